"""Finding games by name, setting them up and reading saved ones."""

import json
import logging
import secrets
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

from figurka.core.errors import FigurkaError, SaveError, SettingsError, UnknownGameError
from figurka.core.game import FORMAT, Config, Game
from figurka.core.journal import Journal
from figurka.core.rules import Rules
from figurka.core.state import scramble
from figurka.packages import game_packages

LOG = logging.getLogger(__name__)
SEED_BITS = 53
"""How large a seed is that chance gives: too large to be guessed, small enough for every JSON reader."""


def list_games() -> list[str]:
    """The names of all installed games; none of them is imported for it."""
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
    seed: int | None = None,
    *,
    checkpoints: bool = True,
    journal: bool = False,
    **settings: object,
) -> Game[Any]:
    """Set up a game; without a seed, chance gives one.

    Without checkpoints it runs faster but can be neither cloned nor taken back: the way for playouts.
    """
    rules = find_rules(name)
    if seats is None:
        seats = rules.usual_seats
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in rules.seats:
        raise SettingsError(
            "error-seats", game=name, seats=str(seats), allowed=", ".join(str(count) for count in rules.seats)
        )
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
        raise SettingsError("error-seed", seed=str(seed))
    config = Config(seats, seed, _read_settings(rules, seats, settings))
    state = rules.setup(seats, scramble(seed), config.settings)
    game = Game(rules, config, state, [], [] if checkpoints else None, Journal() if journal else None)
    game.begin()
    return game


def _read_settings(
    rules: Rules[Any], seats: int, asked: Mapping[str, object]
) -> Mapping[str, tuple[str, ...]]:
    known = {setting.name: setting for setting in rules.settings}
    for name in asked:
        if name not in known:
            allowed = ", ".join(known) or "–"
            raise SettingsError("error-setting-unknown", game=rules.name, setting=name, settings=allowed)
    return {
        name: setting.read(asked[name], seats) if name in asked else setting.default
        for name, setting in known.items()
        if name in asked or seats in setting.seats
    }


def load_game(text: str, *, journal: bool = False) -> Game[Any]:
    """The game of a save file, brought to where it was."""
    saved = _read_save(text)
    game = new_game(saved["game"], saved["seats"], saved["seed"], journal=journal, **saved["settings"])
    for number, index in enumerate(saved["choices"]):
        try:
            game.choose(index)
        except FigurkaError as error:
            raise SaveError("error-save-choice", number=number + 1) from error
    return game


def _read_save(text: str) -> dict[str, Any]:
    """The save file's fields, each of the right type, made under the rules of today."""
    try:
        saved = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError("error-save-json") from error
    if not isinstance(saved, dict) or "figurka" not in saved:
        raise SaveError("error-save-foreign")
    if saved["figurka"] != FORMAT:
        raise SaveError("error-save-format", format=str(saved["figurka"]))
    shape = {"game": str, "rules": int, "seats": int, "seed": int, "settings": dict, "choices": list}
    for name, kind in shape.items():
        if type(saved.get(name)) is not kind:
            raise SaveError("error-save-field", field=name)
    if not all(type(index) is int for index in saved["choices"]):
        raise SaveError("error-save-field", field="choices")
    rules = find_rules(saved["game"])
    if saved["rules"] != rules.version:
        raise SaveError("error-save-rules", game=rules.name, saved=saved["rules"], now=rules.version)
    return saved
