"""Keeping the games of a contest: a file of JSON lines that only grows, from which the contest goes on."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from figurka.arena.contest import Contest, Row
from figurka.arena.simulate import Failure, Played
from figurka.core.errors import FigurkaError

try:
    import fcntl
except ModuleNotFoundError:  # Windows: two commands on one file are not told apart there
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class KeptError(FigurkaError):
    """Games that were kept cannot be gone on with."""


@dataclass
class Book:
    """The file of a contest: its first line says what is played, each other one is a game."""

    path: Path
    contest: Contest
    numbers: set[int] = field(default_factory=set)
    """The games that are in it."""
    repeated: int = 0
    """How often a game came that was in it already, which is then left out."""
    _file: IO[bytes] | None = None

    @contextmanager
    def open(self) -> Iterator["Book"]:
        """Have the file open, for this process alone."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a+b") as file:
                lock(file, self.path)
                self._file = file
                yield self
        except OSError as error:
            raise KeptError(
                "error-kept-file", file=str(self.path), reason=error.strerror or str(error)
            ) from error
        finally:
            self._file = None

    def rows(self) -> Iterator[Row]:
        """The games that are in the file, each once; a torn last line is cut off, a new file is begun."""
        file = self._file
        assert file is not None
        file.seek(0)
        lines = whole_lines(file)
        first = next(lines, None)
        if first is None:
            self._write({"figurka": "arena", "format": FORMAT, **self.contest.told()})
            return
        self._compare(heading_of(first, self.path))
        for row in rows_of(lines, self.path, self.contest):
            if self._is_new(row):
                yield row

    def add(self, row: Row) -> bool:
        """Keep one more game, whatever happens to this process; whether it was not in the file yet."""
        if not self._is_new(row):
            return False
        self._write(told(row, self.contest))
        return True

    def _is_new(self, row: Row) -> bool:
        if row.number in self.numbers:
            self.repeated += 1
            return False
        self.numbers.add(row.number)
        return True

    def _write(self, fields: Mapping[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(fields, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _compare(self, heading: Mapping[str, Any]) -> None:
        """Raise if the file is of another contest, or of other rules or agents."""
        for name, wanted in self.contest.told().items():
            if heading.get(name) != wanted:
                was, now = json.dumps(heading.get(name)), json.dumps(wanted)
                raise KeptError("error-kept-other", file=str(self.path), what=name, was=was, now=now)


def lock(file: IO[bytes], path: Path) -> None:
    """See to it that no other command plays into the same file."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise KeptError("error-kept-busy", file=str(path)) from error


def whole_lines(file: IO[bytes]) -> Iterator[bytes]:
    """The lines of a file; a last one that was not written to its end is cut off."""
    for line in file:
        if not line.endswith(b"\n"):
            file.truncate(file.tell() - len(line))
            return
        yield line


def heading_of(line: bytes, path: Path) -> dict[str, Any]:
    """The first line of a file, which says what was played."""
    try:
        heading = json.loads(line)
    except ValueError:
        heading = None
    if not isinstance(heading, dict) or heading.get("figurka") != "arena" or heading.get("format") != FORMAT:
        raise KeptError("error-kept-none", file=str(path))
    return heading


def contest_of(heading: Mapping[str, Any], path: Path) -> Contest:
    """The contest that a heading tells of."""
    try:
        fields = {name: heading[name] for name in Contest.__dataclass_fields__}
        return Contest(**{**fields, "agents": tuple(fields["agents"])})
    except (KeyError, TypeError) as error:
        raise KeptError("error-kept-none", file=str(path)) from error


def rows_of(lines: Iterable[bytes], path: Path, contest: Contest) -> Iterator[Row]:
    """The games of some lines; the heading is the first of the file."""
    for number, line in enumerate(lines, 2):
        try:
            yield row_of(json.loads(line), contest)
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise KeptError("error-kept-line", file=str(path), line=number) from error


def told(row: Row, contest: Contest) -> dict[str, Any]:
    """A game as plain data; who sat where follows from its number, and is told for those who read."""
    game = row.game
    fields: dict[str, Any] = {"game": row.number, "seed": game.seed, "agents": list(game.agents)}
    if isinstance(game, Failure):
        broken = {"choice": game.choice, "error": game.error, "traceback": game.traceback}
        return {**fields, **broken, "save": game.save}
    return {
        **fields,
        "points": list(game.scores),
        "won": list(game.shares),
        "decisions": game.decisions,
        "choices": game.choices,
        "times": list(row.times),
    }


def row_of(fields: Mapping[str, Any], contest: Contest) -> Row:
    """A game of plain data."""
    number, agents = int(fields["game"]), tuple(fields["agents"])
    if agents != tuple(contest.agents[agent] for agent in contest.seating(number)):
        raise ValueError(f"other agents than in game {number}")
    if "error" in fields:
        broken = (fields["choice"], fields["error"], fields["traceback"], fields["save"])
        return Row(number, Failure(fields["seed"], agents, *broken))
    shares = tuple(float(share) for share in fields["won"])
    winners = tuple(seat for seat, share in enumerate(shares) if share)
    played = Played(
        fields["seed"],
        agents,
        tuple(fields["points"]),
        winners,
        fields["decisions"],
        shares=shares,
        choices=fields["choices"],
    )
    times = tuple({int(place): count for place, count in seat.items()} for seat in fields["times"])
    return Row(number, played, times)
