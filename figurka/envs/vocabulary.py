"""The vocabulary of a game: numbers for all that can be chosen or asked, the same in every run.

An action is the key of an option, as saved games have it. A key that names a seat is told as the one who
chooses sees it: `seat:+1` is the next seat after his own. Each game has its vocabulary as a file, to which
lines are only ever added; what is not in it has a number by its place among all that is not.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from figurka.core.decision import Option
from figurka.core.errors import FigurkaError
from figurka.packages import game_packages

FILE: Final = "vocabulary.txt"
OTHERS: Final = 32
"""How many actions there are for options outside of the vocabulary, by their place among these."""
PLACES: Final = 256
"""How many there are if the game has no vocabulary at all."""
SECTIONS: Final = ("actions", "kinds", "causes")
UNKNOWN: Final = -1
_FELLOW: Final = re.compile(r"(?<=:)\+(\d+)(?=:|$)")


class VocabularyError(FigurkaError):
    """A vocabulary has no such version, or too few numbers for what can be chosen."""


class Vocabulary:
    """What the numbers of a game's actions mean, and of the questions that are asked and their causes."""

    def __init__(
        self, game: str, version: int, others: int, sections: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        known = sections or {}
        self.game = game
        self.version = version
        """It is raised whenever lines are added; an older one can still be asked for."""
        self.others = others
        self.actions = (*(f"other:{place}" for place in range(others)), *known.get("actions", ()))
        """The name of each action; first come those for whatever is not in the vocabulary."""
        self.kinds = tuple(known.get("kinds", ()))
        """The kinds of questions."""
        self.causes = tuple(known.get("causes", ()))
        """The keys of the things because of which something is asked."""
        self._numbers = {name: number for number, name in enumerate(self.actions)}
        if len(self._numbers) != len(self.actions):
            raise ValueError(f"the vocabulary of {game} names something twice")
        self._tables: dict[tuple[int, int], dict[str, int]] = {}
        self._reasons: dict[tuple[int, int], dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, name: str) -> int:
        """The action of this name, or -1."""
        return self._numbers.get(name, UNKNOWN)

    def table(self, seat: int, sides: int) -> dict[str, int]:
        """The action of each key, for a seat at a table of so many sides."""
        table = self._tables.get((seat, sides))
        if table is None:
            names = enumerate(self.actions[self.others :], self.others)
            table = {key: number for number, name in names for key in keys_of(name, seat, sides)}
            self._tables[seat, sides] = table
        return table

    def reasons(self, seat: int, sides: int) -> dict[str, int]:
        """The place among the causes of each key, for a seat at a table of so many sides."""
        table = self._reasons.get((seat, sides))
        if table is None:
            names = enumerate(self.causes)
            table = {key: number for number, name in names for key in keys_of(name, seat, sides)}
            self._reasons[seat, sides] = table
        return table

    def choices(self, options: Sequence[Option], seat: int, sides: int) -> list[int]:
        """The action of each option: never the same one twice."""
        table = self._tables.get((seat, sides)) or self.table(seat, sides)
        found = [table.get(option.key, UNKNOWN) for option in options]
        if UNKNOWN in found or len(set(found)) != len(found):
            self._place_others(found, options)
        return found

    def _place_others(self, found: list[int], options: Sequence[Option]) -> None:
        """Give numbers by place to options that have none of their own."""
        place, taken = 0, {UNKNOWN}
        for index, number in enumerate(found):
            if number not in taken:
                taken.add(number)
                continue
            if place == self.others:
                raise VocabularyError("error-vocabulary-full", game=self.game, key=options[index].key)
            found[index] = place
            place += 1


def keys_of(name: str, seat: int, sides: int) -> Iterator[str]:
    """The key that a name means to a seat, if there is such a seat at its table."""
    fellow = _FELLOW.search(name)
    if fellow is None:
        yield name
    elif (ahead := int(fellow[1])) < sides:
        yield name[: fellow.start()] + str((seat + ahead) % sides) + name[fellow.end() :]


def name_of(option: Option, seat: int, sides: int) -> str:
    """How an option is named by a seat at a table of so many sides."""
    named = getattr(option, "seat", None)
    if named is None:
        return option.key
    ahead = (named - seat) % sides
    return re.sub(rf"(?<=:){named}(?=:|$)", f"+{ahead}", option.key, count=1)


# The file


def read_vocabulary(game: str, version: int | None = None) -> Vocabulary:
    """The vocabulary of a game, the newest or the one of an earlier version."""
    file = file_of(game)
    if file is None or not file.is_file():
        if version not in (None, 0):
            raise VocabularyError("error-vocabulary-version", game=game, version=version or 0, newest=0)
        return Vocabulary(game, 0, PLACES)
    return _read(game, file, version)


@cache
def _read(game: str, file: Path, version: int | None) -> Vocabulary:
    sections, newest = parse(file.read_text("utf-8").splitlines())
    asked = newest if version is None else version
    if not 1 <= asked <= newest:
        raise VocabularyError("error-vocabulary-version", game=game, version=asked, newest=newest)
    known = {name: [word for word, since in lines if since <= asked] for name, lines in sections.items()}
    return Vocabulary(game, asked, OTHERS, known)


def parse(lines: Iterable[str]) -> tuple[dict[str, list[tuple[str, int]]], int]:
    """The words of each section, each with the version since which it is known, and the newest version."""
    sections: dict[str, list[tuple[str, int]]] = {name: [] for name in SECTIONS}
    section, since, newest = SECTIONS[0], 1, 1
    for line in lines:
        if line.startswith("["):
            section, since = line.strip("[]"), 1
        elif line.startswith("= "):
            since = int(line[2:])
            newest = max(newest, since)
        elif line and not line.startswith("#"):
            sections[section].append((line, since))
    return sections, newest


def file_of(game: str) -> Path | None:
    """Where the vocabulary of a game is, or would be."""
    package = game_packages().get(game)
    folder = None if package is None else package.folder
    return None if folder is None else folder / FILE
