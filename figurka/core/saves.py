"""Saved games: reading them, going on with them, also under later rules than those they were made by."""

import json
from dataclasses import dataclass
from typing import Any

from figurka.core.errors import FigurkaError, OutgrownError, SaveError
from figurka.core.fairness import OPEN_SEED, seal, seed_fingerprint
from figurka.core.game import FORMAT, Game
from figurka.core.registry import check_settings, find_rules, new_game
from figurka.core.seeds import Source, is_drawn, read_seed

LARGEST = 1 << 31
LONGEST = 80
KEYLESS = 1
"""The format of the saved games of before: without keys, and their chance was of another kind."""


@dataclass(frozen=True)
class Saved:
    """A saved game that was read: all that it says, each field of the right type."""

    game: str
    rules: int
    seats: int
    seed: int
    source: Source
    settings: dict[str, Any]
    choices: tuple[int, ...]
    keys: tuple[str, ...]
    fields: dict[str, Any]
    """The fields as they were written."""

    @property
    def version_now(self) -> int:
        """The version of the game's rules that are installed here."""
        return find_rules(self.game).version

    @property
    def older_rules(self) -> bool:
        """Whether the game was saved under other rules than those of today."""
        return self.rules != self.version_now

    @property
    def open_seed(self) -> bool:
        """Whether somebody gave the seed by hand: the file says so, or it is too small to have been drawn."""
        return not is_drawn(self.seed) or self.fields.get(OPEN_SEED) is True

    @property
    def sound(self) -> bool:
        """Whether fingerprint and seal fit the rest, which those of an untouched file do."""
        fields = self.fields
        if fields["figurka"] == KEYLESS:
            return True
        fingerprint = seed_fingerprint(self.seed)
        return fields.get("fingerprint") == fingerprint and fields.get("seal") == seal(fields)

    def begin(self, *, journal: bool = False) -> Game[Any]:
        """The game before its first choice."""
        settings = self.settings
        check_settings(find_rules(self.game), settings)
        return new_game(self.game, self.seats, self.seed, journal=journal, source=self.source, **settings)

    def repeat(self, game: Game[Any], number: int) -> None:
        """Make the choice of this number, counted from 0, which is the game's next one."""
        try:
            if self.older_rules:
                pass_pauses(game, self.keys[number])
                game.repeat(self.choices[number], self.keys[number])
            else:
                self._repeat_exactly(game, number)
        except FigurkaError as error:
            raise self.impossible(number + 1) from error

    def impossible(self, number: int) -> SaveError:
        """Why the choice of this number, counted from 1, cannot be made."""
        if not self.older_rules:
            return SaveError("error-save-choice", number=number)
        return OutgrownError(
            "error-save-outgrown", number=number, game=self.game, saved=self.rules, now=self.version_now
        )

    def _repeat_exactly(self, game: Game[Any], number: int) -> None:
        """Under the same rules index and key must name one option, or the file was changed."""
        index = self.choices[number]
        if self.keys and game.decision is not None and not game.decision.has(index, self.keys[number]):
            raise SaveError("error-save-choice", number=number + 1)
        game.choose(index)


def pass_pauses(game: Game[Any], key: str) -> None:
    """Go past what has a single answer other than the recorded one: a pause that came with later rules."""
    while (decision := game.decision) is not None and len(decision.options) == 1:
        if decision.has(0, key):
            return
        game.choose(0)


def load_game(text: str, *, journal: bool = False) -> Game[Any]:
    """The game of a save file, brought to where it was."""
    saved = read_saved(text)
    game = saved.begin(journal=journal)
    for number in range(len(saved.choices)):
        saved.repeat(game, number)
    return game


def read_saved(text: str) -> Saved:
    """What a save file says; an error names what is wrong with it."""
    fields = _read_fields(text)
    keyless = fields["figurka"] == KEYLESS
    shape: dict[str, type] = {"game": str, "rules": int, "seats": int, "settings": dict, "choices": list}
    if not keyless:
        shape |= {"keys": list, "chance": str}
    for name, kind in shape.items():
        if type(fields.get(name)) is not kind or _too_large(fields[name]):
            raise SaveError("error-save-field", field=name)
    keys = () if keyless else _all(fields, "keys", str)
    choices = _all(fields, "choices", int)
    if not keyless and len(keys) != len(choices):
        raise SaveError("error-save-field", field="keys")
    saved = Saved(
        fields["game"],
        fields["rules"],
        fields["seats"],
        _read_seed(fields),
        Source.CONGRUENTIAL if keyless else _read_source(fields),
        fields["settings"],
        choices,
        keys,
        fields,
    )
    if keyless and saved.older_rules:
        raise SaveError("error-save-rules", game=saved.game, saved=saved.rules, now=saved.version_now)
    return saved


def _read_fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError("error-save-json") from error
    if not isinstance(fields, dict) or "figurka" not in fields:
        raise SaveError("error-save-foreign")
    if fields["figurka"] not in (KEYLESS, FORMAT):
        raise SaveError("error-save-format", format=json.dumps(fields["figurka"])[:20])
    return fields


def _too_large(value: object) -> bool:
    """Whether a number or a name is larger than any that is meant."""
    if isinstance(value, int):
        return not 0 <= value < LARGEST
    return isinstance(value, str) and len(value) > LONGEST


def _all(fields: dict[str, Any], name: str, kind: type) -> tuple[Any, ...]:
    """The things of a list, all of one type."""
    if not all(type(each) is kind for each in fields[name]):
        raise SaveError("error-save-field", field=name)
    return tuple(fields[name])


def _read_seed(fields: dict[str, Any]) -> int:
    try:
        return read_seed(fields.get("seed"))
    except FigurkaError as error:
        raise SaveError("error-save-field", field="seed") from error


def _read_source(fields: dict[str, Any]) -> Source:
    try:
        return Source(fields["chance"])
    except ValueError as error:
        raise SaveError("error-save-field", field="chance") from error
