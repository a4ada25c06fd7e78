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
GAMES: Mapping[str, int] = {"farshore": 4, "tapestry": 3, "viticulture": 3, "viticulture-world": 3}
"""The games that are measured, and with how many seats."""
PEER, COMPILED, BEFORE = "peer", " compiled", " before"


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
    version = "" if report.subject in GAMES else f" {report.version}"
    return f"{report.subject}{version}, {report.seats} seats"


def cells(reports: Mapping[str, Report]) -> list[list[str]]:
    """The heading and the rows of the table, as text: the peer, then each game, compiled, and before."""
    rows = [[""], *([name] for name in ROWS.values())]
    order = [(PEER, "", "", "")]
    for game in GAMES:
        order += [
            (game, "ratio", game, PEER),
            (game + COMPILED, "gain", game + COMPILED, game),
            (game + BEFORE, "now to before", game, game + BEFORE),
        ]
    for key, heading, over, under in order:
        if key not in reports:
            continue
        shows_ratio = bool(under) and under in reports
        kind = next((kind for kind in (COMPILED, BEFORE) if key.endswith(kind)), "")
        rows[0] += [kind.strip() or title(reports[key])]
        rows[0] += [heading] if shows_ratio else []
        for line, row in zip(rows[1:], ROWS, strict=True):
            line.append(number(getattr(reports[key].figures, row)))
            if shows_ratio:
                line.append(ratio(reports, row, over, under))
    return rows


def show(reports: Mapping[str, Report], console: Console) -> None:
    """Print the table to the terminal."""
    heading, *lines = cells(reports)
    python = next(iter(reports.values())).python
    table = Table(title=f"Random play, one thread, CPython {python}")
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
