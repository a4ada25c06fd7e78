"""Setting a table up: a new game or a saved one, and the list of games there are."""

from collections.abc import Mapping, Sequence
from inspect import signature
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.agents import DEFAULT_LEVEL
from figurka.cli.language import plain
from figurka.cli.saves import Save, last_unfinished, resuming_command
from figurka.cli.seats import Seat, SeatError, read_seats
from figurka.core.errors import SettingsError
from figurka.core.game import Game
from figurka.core.registry import all_rules, find_rules, list_games, new_game
from figurka.locales import Words

USUAL_SEATS = f"you,{DEFAULT_LEVEL}"
NOT_SETTINGS = frozenset(signature(new_game).parameters)
"""What a new game is told besides its settings."""


def usual_game() -> str:
    """The game that is meant when none is named: the first in the list."""
    return list_games()[0]


def read_settings(asked: Sequence[str], level: str | None, game: str) -> dict[str, Any]:
    """The settings of texts such as `level=captain`; the level may also be given by itself."""
    settings: dict[str, Any] = {} if level is None else {"level": level}
    for text in asked:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise SettingsError("cli-error-set", text=text)
        if name.strip() in NOT_SETTINGS:
            raise SettingsError("cli-error-set", text=text)
        settings[name.strip()] = value.strip()
    return {name: as_spelled(game, name, value) for name, value in settings.items()}


def as_spelled(game: str, name: str, value: str) -> str:
    """Values as the game spells them: `South-America` is its `south_america`."""
    setting = next((each for each in find_rules(game).settings if each.name == name), None)
    known = {plain(choice): choice for choice in setting.choices} if setting is not None else {}
    parts = [part.strip() for part in value.split(",")]
    alike = [known.get(plain(part.replace("-", "_").replace(" ", "_")), part) for part in parts]
    return ",".join(alike)


def read_counts(asked: str) -> tuple[int, ...]:
    """The numbers of a list such as `2,3`."""
    try:
        return tuple(int(number) for number in asked.split(","))
    except ValueError:
        raise SettingsError("cli-error-counts", text=asked) from None


def new_table(
    game: str | None, seats: str | None, seed: str | None, settings: Mapping[str, Any]
) -> tuple[Game[Any], tuple[Seat, ...]]:
    """A new game and who sits at it."""
    sitting = read_seats(seats or USUAL_SEATS)
    return new_game(game or usual_game(), len(sitting), seed, journal=True, **settings), sitting


def load_table(
    save: Save, game: str | None, seats: str | None
) -> tuple[Game[Any], tuple[Seat, ...], dict[int | None, int], bool]:
    """A saved game where it was left, who sits at it, what they knew, and whether its seed is an open one.

    Those sit at it who did before, unless others are named.
    """
    loaded, known = save.resume()
    if game is not None and game != loaded.rules.name:
        raise SettingsError("cli-error-load-game", asked=game, game=loaded.rules.name)
    sitting = save.seats if seats is None else read_seats(seats)
    if not sitting:
        sitting = usual_seats(loaded.config.seats)
    if len(sitting) != loaded.config.seats:
        raise SeatError("cli-error-load-seats", asked=len(sitting), seats=loaded.config.seats)
    return loaded, sitting, known, save.saved.open_seed


def mention_unfinished(words: Words, screen: Console) -> None:
    """Say how to play the last game on, if it is not over."""
    path = last_unfinished()
    if path is not None:
        command = resuming_command(path, words)
        screen.print(Text(words("cli-unfinished", command=command), "dim"), soft_wrap=True)


def mention_games(words: Words, screen: Console) -> None:
    """Say which game begins when none was named, which others there are, and how they are named."""
    first, *others = [rules for rules in all_rules() if not rules.companion_of]
    told = words("cli-game-unnamed", game=first.title(), others=", ".join(rules.name for rules in others))
    screen.print(Text(told, "dim"))


def usual_seats(count: int) -> tuple[Seat, ...]:
    """A person and computer opponents, where a save file does not say who sat there."""
    person, opponent = read_seats(USUAL_SEATS)
    return (person, *([opponent] * (count - 1)))


def show_games(words: Words, screen: Console) -> None:
    """Print all games: their name to type, how many may play, and what they are about."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("cli-games-name"), style="bold", no_wrap=True)
    table.add_column(words("cli-games-title"))
    table.add_column(words("cli-games-seats"), no_wrap=True)
    table.add_column(words("cli-games-about"))
    for rules in all_rules():
        message = f"game-{rules.name}"
        about = words(message, "about") if words.knows(message, "about") else ""
        table.add_row(rules.name, words.say(rules.title()), seat_range(rules.seats), about)
    screen.print(table)
    screen.print(Text(words("cli-games-hint", game=usual_game()), "dim"))


def seat_range(seats: tuple[int, ...]) -> str:
    """The numbers of players that a game takes."""
    if seats == tuple(range(seats[0], seats[-1] + 1)) and len(seats) > 1:
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(count) for count in seats)
