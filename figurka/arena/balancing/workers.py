"""Processes that know a game with changed figures."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial

from figurka.arena.balancing.altering import alter
from figurka.arena.balancing.changing import Change, Changed, ChangeError
from figurka.arena.workers import processes

_made: tuple[Changed, ...] | ChangeError = ()
"""What was changed in this process, or why it could not be."""


@contextmanager
def hired(count: int, game: str = "", changes: Sequence[Change] = ()) -> Iterator[Executor]:
    """So many processes, which know a game with these changes; an interrupt ends them at once."""
    with processes(count, partial(_change, game, tuple(changes)) if changes else None) as pool:
        yield pool


def _change(game: str, changes: tuple[Change, ...]) -> None:
    """What a process does first."""
    global _made  # noqa: PLW0603 - a process begins once
    try:
        _made = alter(game, changes)
    except ChangeError as error:
        _made = error


def changes_made() -> tuple[Changed, ...]:
    """What was changed in the process that is asked; raises an error if it could not be."""
    if isinstance(_made, ChangeError):
        raise _made
    return _made
