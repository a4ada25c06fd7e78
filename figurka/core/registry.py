"""Finding games by name and setting them up."""

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from types import ModuleType
from typing import Any

from figurka.core.errors import SettingsError, UnknownGameError
from figurka.core.game import Config, Game, first_state
from figurka.core.journal import Journal
from figurka.core.positions import POSITION, find_position
from figurka.core.rules import Rules
from figurka.core.seeds import Source, new_seed, read_seed
from figurka.packages import GamePackage, add_package, game_packages

LOG = logging.getLogger(__name__)


def list_games() -> list[str]:
    """The names of all installed games, and of those that were added; none of them is imported for it."""
    return list(game_packages())


@cache
def find_rules(name: str) -> Rules[Any]:
    """The rules of a game by its name; no other game is imported."""
    package = game_packages().get(name)
    if package is None:
        raise UnknownGameError("error-unknown-game", game=name, games=", ".join(list_games()))
    try:
        rules: Rules[Any] = package.load()
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise UnknownGameError("error-game-broken", game=name, package=package.module, reason=told) from error
    if not isinstance(rules, Rules):
        reason = f"{package.attribute} is no Rules object"
        raise UnknownGameError("error-game-broken", game=name, package=package.module, reason=reason)
    if rules.name != name:
        raise UnknownGameError("error-game-renamed", game=rules.name, entry=name)
    return rules


def add_game(rules: Rules[Any]) -> None:
    """Make a game known to this process by its name, without a package: its rules are all that it brings.

    Simulations and contests on several processes need it in each of them: a script calls this where it is
    imported, not below `if __name__ == "__main__":`.
    """
    known = game_packages().get(rules.name)
    if known is not None and known.rules is None:
        raise SettingsError("error-game-taken", game=rules.name, package=known.module)
    add_package(GamePackage(rules.name, type(rules).__module__, "", rules))
    find_rules.cache_clear()
    all_rules.cache_clear()


@cache
def all_rules() -> tuple[Rules[Any], ...]:
    """The rules of all installed games; one whose package is broken is left out, and the log says why."""
    found = []
    for name in list_games():
        try:
            found.append(find_rules(name))
        except UnknownGameError as error:
            LOG.warning("%s", error)
    return tuple(found)


def find_part(name: str, part: str) -> ModuleType | None:
    """A part of the package that brings a game, such as `web`, or None if it has none."""
    package = game_packages().get(name)
    return None if package is None else package.part(part)


def new_game(
    name: str,
    seats: int | None = None,
    seed: int | str | None = None,
    *,
    checkpoints: bool = True,
    journal: bool = False,
    source: Source = Source.HASHED,
    **settings: object,
) -> Game[Any]:
    """Set up a game; without a seed, chance gives one. A named `position` stands in place of a set-up.

    Without checkpoints it runs faster but can be neither cloned nor taken back: the way for playouts. With a
    journal it tells what happens. All else are the game's own settings, and an error names what there is.
    """
    rules = find_rules(name)
    placed = POSITION in settings
    if seats is None:
        seats = find_position(name, _only(settings[POSITION])).seats if placed else rules.usual_seats
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in rules.seats:
        raise SettingsError(
            "error-seats", game=name, seats=str(seats), allowed=", ".join(str(count) for count in rules.seats)
        )
    given = new_seed() if seed is None else read_seed(seed)
    read = _read_position if placed else _read_settings
    config = Config(seats, given, read(rules, seats, settings), source)
    state = first_state(rules, config)
    game = Game(rules, config, state, [], [] if checkpoints else None, Journal() if journal else None)
    game.begin()
    return game


def _read_settings(
    rules: Rules[Any], seats: int, asked: Mapping[str, object]
) -> Mapping[str, tuple[str, ...]]:
    check_settings(rules, asked)
    return {
        setting.name: setting.read(asked[setting.name], seats) if setting.name in asked else setting.default
        for setting in rules.settings
        if setting.name in asked or seats in setting.seats
    }


def _read_position(
    rules: Rules[Any], seats: int, asked: Mapping[str, object]
) -> Mapping[str, tuple[str, ...]]:
    """The settings of a game that begins in a named position: its name is all of them."""
    name = _only(asked[POSITION])
    position = find_position(rules.name, name)
    if len(asked) > 1:
        others = ", ".join(each for each in asked if each != POSITION)
        raise SettingsError("error-position-settings", position=name, settings=others)
    if seats != position.seats:
        raise SettingsError("error-position-seats", position=name, seats=seats, allowed=position.seats)
    return {POSITION: (name,)}


def _only(value: object) -> str:
    """The name of a position, as it is given or as a saved game has it."""
    return str(value[0]) if isinstance(value, tuple | list) and len(value) == 1 else str(value)


def check_settings(rules: Rules[Any], asked: Iterable[str]) -> None:
    """Raise an error if the game has no setting of one of these names."""
    known = [setting.name for setting in rules.settings]
    for name in asked:
        if name not in known and name != POSITION:
            allowed = ", ".join(known) or "–"
            raise SettingsError("error-setting-unknown", game=rules.name, setting=name, settings=allowed)
