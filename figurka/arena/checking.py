"""Playing games of a contest again: the same must come of them."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import figurka
from figurka.arena.contest import Contest, Row, play_numbers
from figurka.arena.keeping import KeptError, contest_of, heading_of, row_of, rows_of
from figurka.arena.provenance import code_of
from figurka.arena.running import flow
from figurka.arena.simulate import Failure
from figurka.core.registry import find_rules


@dataclass(frozen=True)
class Kept:
    """Games that somebody has kept."""

    contest: Contest
    rows: Sequence[Row]

    @property
    def as_here(self) -> bool:
        """Whether rules and agents are those that are here, so that the same must come of each game."""
        return self.contest.code == self.here.code

    @property
    def here(self) -> Contest:
        """The same contest by the rules and agents that are here."""
        contest = self.contest
        code, rules = code_of(contest.game, contest.agents), find_rules(contest.game).version
        return replace(contest, version=figurka.__version__, rules=rules, code=code)

    def some(self, count: int) -> list[Row]:
        """So many of the games, spread over all."""
        count = min(count, len(self.rows))
        return [self.rows[len(self.rows) * place // count] for place in range(count)]


def read_kept(path: Path) -> Kept:
    """The games of a file: JSON lines that were kept, or the figures of a contest."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise KeptError("error-kept-file", file=str(path), reason=error.strerror or str(error)) from error
    try:
        report = json.loads(text)
    except ValueError:
        report = None
    if isinstance(report, dict) and "sample" in report:
        contest = contest_of(report["contest"], path)
        return Kept(contest, [row_of(fields, contest) for fields in report["sample"]])
    lines = text.splitlines(keepends=True)
    contest = contest_of(heading_of(lines[0] if lines else b"", path), path)
    whole = [line for line in lines[1:] if line.endswith(b"\n")]
    return Kept(contest, list(rows_of(whole, path, contest)))


def played_again(
    kept: Kept, rows: Sequence[Row], executor: Executor, workers: int
) -> Iterator[tuple[Row, Row]]:
    """Each of these games as it was, and as it is by the rules and agents that are here."""
    before = {row.number: row for row in rows}
    for row in flow(partial(play_numbers, kept.here), list(before), executor, workers):
        yield before[row.number], row


def essence(row: Row) -> tuple[Any, ...]:
    """What must be the same whenever and wherever a game is played."""
    game = row.game
    if isinstance(game, Failure):
        return game.choice, game.error
    return game.scores, game.shares, game.decisions, game.choices
