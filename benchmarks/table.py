"""The table of figures, for the terminal and for the README: a line for each subject."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields

from rich.console import Console
from rich.table import Table

from benchmarks.peer import CATANATRON
from figurka.arena.measure import Figures, Report

COLUMNS: Mapping[str, str] = {
    "decisions_per_second": "decisions/s",
    "choices_per_second": "… with 2+ options",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions/game",
    "state_copies_per_second": "state copies/s",
    "clones_per_second": "mid-turn clones/s",
    "game_peak_mib": "game peak, MiB",
    "process_peak_mib": "process peak, MiB",
    "decisions_per_calibration": "decisions/calibration",
}
COMPARED = ("decisions_per_second", "state_copies_per_second", "clones_per_second")
"""What must not become much slower."""
MOST_LOST = 0.25
GAMES: Mapping[str, int] = {"farshore": 4, "tapestry": 3, "viticulture": 3, "viticulture-world": 3}
"""The games that are measured, and with how many seats."""
COMPILED, BEFORE = " compiled", " before"


def best(first: Figures, second: Figures) -> Figures:
    """The better of two takes, figure by figure: the higher rate, the lower cost."""
    merged = {}
    for field in fields(Figures):
        pick: Callable[[float, float], float] = max if "_per_" in field.name else min
        merged[field.name] = pick(getattr(first, field.name), getattr(second, field.name))
    return Figures(**merged)


def number(value: float) -> str:
    """A figure with thousands apart and no more digits than it deserves; a dash if it could not be taken."""
    if not value:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(reports: Mapping[str, Report], over: str, under: str, figure: str = COMPARED[0]) -> float:
    """How many times as fast one subject is as another."""
    below: float = getattr(reports[under].figures, figure)
    return getattr(reports[over].figures, figure) / below if below else 0.0


def title(key: str, report: Report) -> str:
    """What a line of figures is headed by."""
    own = key.removesuffix(COMPILED).removesuffix(BEFORE) in GAMES
    return f"{key if own else f'{report.subject} {report.version}'}, {report.seats} seats"


def faster(reports: Mapping[str, Report], key: str) -> str:
    """What a subject's speed is beside that of its like: the interpreted engine, or that of before."""
    for kind in (COMPILED, BEFORE):
        if key.endswith(kind):
            return f"{ratio(reports, key, key.removesuffix(kind)):.2f}×"
    return ""


def beside_peer(reports: Mapping[str, Report], key: str) -> str:
    """What a subject's speed is beside catanatron's."""
    return f"{ratio(reports, key, CATANATRON):.2f}×" if CATANATRON in reports else ""


def cells(reports: Mapping[str, Report]) -> list[list[str]]:
    """The heading and the lines of the table, as text: the peers, then each game, compiled, and before."""
    games = [f"{game}{kind}" for game in GAMES for kind in ("", COMPILED, BEFORE)]
    peers = [key for key in reports if key not in games]
    rows = [["", *COLUMNS.values(), "gain", f"beside {CATANATRON}"]]
    for key in (*peers, *(game for game in games if game in reports)):
        report = reports[key]
        figures = [number(getattr(report.figures, figure)) for figure in COLUMNS]
        rows.append([title(key, report), *figures, faster(reports, key), beside_peer(reports, key)])
    return rows


def losses(reports: Mapping[str, Report]) -> list[str]:
    """What has become slower by more than a quarter since the checkout of before."""
    found = []
    for game in GAMES:
        for figure in COMPARED:
            now = ratio(reports, game, game + BEFORE, figure)
            if now < 1 - MOST_LOST:
                found.append(f"{game}: {COLUMNS[figure]} are {now:.2f} of what they were")
    return found


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
