"""Growing a vocabulary: games are played, and what is met in them for the first time is added at its end."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.registry import find_part, find_rules, new_game
from figurka.core.rules import Setting
from figurka.envs.sides import sides_of
from figurka.envs.vocabulary import SECTIONS, file_of, name_of, parse

HEADSTRONG = 1 / 2
"""How often a player who has tastes takes what he fancies."""
HEAD = """# What can be chosen in {game}, what is asked and why, for learners: docs/environments.md
# The place of a line is its number. Lines are only added, at the end of a section, by
# `figurka actions {game} --grow N`; those below a line like "= 2" are known since that version.
"""


def grow(game: str, games: int, seed: int = 0) -> Mapping[str, list[str]]:
    """Play so many games and write what is new into the vocabulary's file; tells what was added."""
    file = file_of(game)
    assert file is not None
    old = file.read_text("utf-8").splitlines() if file.is_file() else []
    sections, newest = parse(old)
    known = {name: {word for word, _ in lines} for name, lines in sections.items()}
    added: dict[str, list[str]] = {name: [] for name in SECTIONS}
    for section, word in (*foreseen(game), *met(game, games, seed)):
        if word not in known[section]:
            known[section].add(word)
            added[section].append(word)
    if any(added.values()):
        version = newest + 1 if old else 1
        file.write_text(written(game, sections, added, version), "utf-8")
    return added


def written(
    game: str,
    sections: Mapping[str, list[tuple[str, int]]],
    added: Mapping[str, Iterable[str]],
    version: int,
) -> str:
    """The file of a vocabulary with what was added as a version of its own."""
    lines = [HEAD.format(game=game).rstrip()]
    for name in SECTIONS:
        lines += ["", f"[{name}]"]
        last = 1
        for word, since in (*sections[name], *((word, version) for word in sorted(added[name]))):
            if since != last:
                lines.append(f"= {since}")
                last = since
            lines.append(word)
    return "\n".join(lines) + "\n"


def foreseen(game: str) -> Iterator[tuple[str, str]]:
    """What a game's features foresee, met or not."""
    part = find_part(game, "features")
    if part is not None:
        yield from (("actions", name) for name in part.ACTIONS)
        yield from (("kinds", name) for name in getattr(part, "KINDS", ()))
        yield from (("causes", name) for name in getattr(part, "CAUSES", ()))


def met(game: str, games: int, seed: int = 0) -> Iterator[tuple[str, str]]:
    """What is met in games of all sizes and settings, each played by players of another mood."""
    for number, (seats, settings) in zip(range(games), tables(game, seed), strict=False):
        table = new_game(game, seats, seed + number, checkpoints=False, **settings)
        random, mood = Random(f"{game} {seed + number}"), number % 3
        while (decision := table.decision) is not None:
            yield from words_of(table, decision)
            table.choose(chosen(table, decision, random, mood))


def words_of(game: Game[Any], decision: Decision) -> Iterator[tuple[str, str]]:
    """The words for what is asked."""
    sides, seat = sides_of(game), decision.seat
    yield "kinds", decision.kind
    for cause in (decision.because, game.rules.overheard(decision).because):
        if cause is not None:
            yield "causes", name_of(cause, seat, sides)
    for option in decision.options:
        yield "actions", name_of(option, seat, sides)


def chosen(game: Game[Any], decision: Decision, random: Random, mood: int) -> int:
    """What a player chooses who takes anything, who has tastes, or who follows his instinct now and then."""
    options = decision.options
    if mood == 1 and random.random() < HEADSTRONG:
        tastes = [Random(f"{game.config.seed} {each.key}").random() for each in options]
        return tastes.index(max(tastes))
    if mood == 2 and random.random() < HEADSTRONG:
        return game.mind.instinct(game.state, decision)
    return random.randrange(len(options))


def tables(game: str, seed: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
    """Tables of a game without end: all numbers of seats in turn, settings as chance gives them."""
    rules, random = find_rules(game), Random(f"{game} {seed}")
    while True:
        for seats in rules.seats:
            settings = [each for each in rules.settings if seats in each.seats]
            yield seats, {each.name: some_of(each, random) for each in settings}


def some_of(setting: Setting, random: Random) -> tuple[str, ...]:
    """A value of a setting; where several may be given, often its default."""
    if setting.many and random.random() < HEADSTRONG:
        return setting.default
    return (random.choice(setting.choices),)
