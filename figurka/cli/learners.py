"""The numbers that learners use: the vocabulary of a game, and what its features mean."""

from typing import Any

from figurka.core.errors import SettingsError
from figurka.core.rules import Rules
from figurka.envs.encoder import encoder_for
from figurka.envs.features import Block
from figurka.envs.growing import grow
from figurka.envs.vocabulary import read_vocabulary
from figurka.locales import Words

SHOWN = 6
"""How many names of a block are written out."""


def list_actions(game: str) -> str:
    """The number and the name of each action."""
    return "\n".join(f"{number:5}  {name}" for number, name in enumerate(read_vocabulary(game).actions))


def grow_vocabulary(game: str, games: int, seed: int, words: Words) -> str:
    """Play games and add to the vocabulary what is new in them; tells what that was."""
    added = grow(game, games, seed)
    actions, kinds, causes = (len(found) for found in added.values())
    told = words("cli-vocabulary-grown", games=games, actions=actions, kinds=kinds, causes=causes)
    return "\n".join([told, *(f"  {name}" for found in added.values() for name in found)])


def feature_reference(rules: Rules[Any], seats: int | None, words: Words) -> str:
    """The blocks of numbers as a Markdown table."""
    count = rules.usual_seats if seats is None else seats
    if count not in rules.seats:
        allowed = ", ".join(map(str, rules.seats))
        raise SettingsError("error-seats", game=rules.name, seats=str(count), allowed=allowed)
    encoder = encoder_for(rules.name, count)
    title = words("cli-features-title", game=rules.title(), seats=count)
    about = words("cli-features-about", count=encoder.size, version=encoder.version)
    lines = [f"# {title}", "", about, "", words("cli-features-head"), "|---|---|---|---|"]
    for block in encoder.blocks:
        start = block.start if block.large else encoder.large + block.start
        lines.append(row(block, start))
    return "\n".join(lines)


def row(block: Block, start: int) -> str:
    """A block as a row of the table."""
    last = start + len(block.parts) - 1
    places = str(start) if last == start else f"{start}–{last}"
    parts = " ".join(f"`{part}`" for part in block.parts[:SHOWN] if part)
    more = " …" if len(block.parts) > SHOWN else ""
    return f"| {places} | `{block.name}` | {block.about} | {parts}{more} |"
