"""Fitting the table to the window: its parts are folded, the least needed first, until all else is seen."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rich.console import Console, Group, RenderableType

from figurka.cli.plain import PlainTable
from figurka.cli.scene import Scene
from figurka.core.decision import Decision

NOTE = 1
"""The line that says that something is folded."""
SHARE = 4
"""Of a window too low for all, news may take one part in so many from the table."""


@dataclass(frozen=True)
class Fitted:
    """What is drawn of a table, and whether it fits the room."""

    scene: Scene[Any]
    fits: bool


def window_height(screen: Console) -> int | None:
    """The lines of the window; None where the output is none, unless LINES says what to take it for."""
    return screen.height if screen.is_terminal or os.environ.get("LINES") else None


def lines_of(drawn: RenderableType, screen: Console) -> int:
    """How many lines something takes."""
    return len(screen.render_lines(drawn, pad=False))


def fold_to_fit(
    table: PlainTable, decision: Decision | None, scene: Scene[Any], room: int, screen: Console
) -> Fitted:
    """The scene with so many parts of the table folded that it fits the room, or as many as there are."""

    @cache
    def height(folded: frozenset[str]) -> int:
        return lines_of(table.draw(replace(scene, folded=folded)), screen)

    if height(scene.folded) <= room:
        return Fitted(scene, fits=True)
    folded: list[str] = []
    for name in table.foldable(decision, scene):
        folded.append(name)
        if height(frozenset(folded)) <= room - NOTE:
            break
    least = needed(folded, room - NOTE, height)
    return Fitted(replace(scene, folded=least), height(least) <= room - NOTE)


def crowd_out(news: Sequence[RenderableType], fitted: Fitted, screen: Console) -> bool:
    """Whether news below the table push it off the window, or have it folded for much of themselves."""
    if not fitted.fits:
        return True
    return bool(fitted.scene.folded) and lines_of(Group(*news), screen) * SHARE > screen.height


def needed(folded: Sequence[str], room: int, height: Callable[[frozenset[str]], int]) -> frozenset[str]:
    """Of the parts that were folded those without which it would be higher, and higher than the room."""
    found = frozenset(folded)
    most = max(room, height(found))
    for name in reversed(folded):
        if height(found - {name}) <= most:
            found -= {name}
    return found
