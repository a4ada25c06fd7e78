"""The table of figures, for the terminal and for the README."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields

from rich.console import Console
from rich.table import Table

from figurka.arena.measure import Figures, Report

ROWS: Mapping[str, str] = {
    "decisions_per_second": "decisions/s",
    "choices_per_second": "… with 2+ options",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions/game",
    "state_copies_per_second": "state copies/s",
    "clones_per_second": "mid-turn clones/s",
    "game_peak_mib": "game peak, MiB",
    "process_peak_mib": "process peak, MiB",
    "calibration_ms": "calibration, ms",
    "decisions_per_calibration": "decisions/calibration",
}
WITHOUT_RATIO = ("decisions_per_game", "calibration_ms", "decisions_per_calibration")
OWN, PEER, COMPILED = "own", "peer", "compiled"


def best(first: Figures, second: Figures) -> Figures:
    """The better of two takes, figure by figure: the higher rate, the lower cost."""
    merged = {}
    for field in fields(Figures):
        pick: Callable[[float, float], float] = max if "_per_" in field.name else min
        merged[field.name] = pick(getattr(first, field.name), getattr(second, field.name))
    return Figures(**merged)


def number(value: float) -> str:
    """A figure with thousands apart and no more digits than it deserves."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(reports: Mapping[str, Report], row: str, over: str, under: str) -> str:
    """The ratio of two reports' figures in a row, where it says anything."""
    below = getattr(reports[under].figures, row)
    if row in WITHOUT_RATIO or not below:
        return ""
    return f"{getattr(reports[over].figures, row) / below:.2f}×"


def title(report: Report) -> str:
    """What a column of figures is headed by."""
    return f"{report.subject} {report.version}".strip()


def cells(reports: Mapping[str, Report]) -> list[list[str]]:
    """The heading and the rows of the table, as text."""
    rows = [["", title(reports[OWN])]] + [
        [name, number(getattr(reports[OWN].figures, row))] for row, name in ROWS.items()
    ]
    for key, heading, over, under in (
        (PEER, "ratio", OWN, PEER),
        (COMPILED, "gain", COMPILED, OWN),
    ):
        if key not in reports:
            continue
        rows[0] += ["compiled" if key == COMPILED else title(reports[key]), heading]
        for line, row in zip(rows[1:], ROWS, strict=True):
            line += [number(getattr(reports[key].figures, row)), ratio(reports, row, over, under)]
    return rows


def show(reports: Mapping[str, Report], console: Console) -> None:
    """Print the table to the terminal."""
    heading, *lines = cells(reports)
    table = Table(title=f"Random play, 4 seats, one thread, CPython {reports[OWN].python}")
    for index, name in enumerate(heading):
        table.add_column(name, justify="right" if index else "left", no_wrap=not index)
    for line in lines:
        table.add_row(*line)
    console.print(table)


def markdown(reports: Mapping[str, Report]) -> str:
    """The table in Markdown."""
    heading, *lines = cells(reports)
    rule = ["---"] + ["---:"] * (len(heading) - 1)
    return "\n".join(f"| {' | '.join(line)} |" for line in (heading, rule, *lines))
