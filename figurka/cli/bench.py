"""How fast a game runs here, as figures for people or for programs."""

import json
import platform
from dataclasses import asdict, fields

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import figurka
from figurka.arena.measure import Figures, Report, Settings, compiled_modules, measure
from figurka.arena.subject import game_subject
from figurka.core.registry import find_rules
from figurka.locales import Words


def take(game: str, seats: int | None, games: int, repeats: int) -> Report:
    """Measure random play of the game in this process."""
    seats = find_rules(game).usual_seats if seats is None else seats
    subject = game_subject(game, game, figurka.__version__, seats)
    figures = measure(subject, Settings(games, repeats))
    modules = compiled_modules("figurka")
    return Report(subject.name, subject.version, platform.python_version(), modules, figures, seats)


def as_json(reports: list[Report]) -> str:
    """The figures for programs."""
    return json.dumps([asdict(report) for report in reports], indent=2)


def show(reports: list[Report], words: Words, screen: Console) -> None:
    """Print the figures for people, the games side by side."""
    names = {
        "decisions_per_second": words("cli-bench-decisions"),
        "choices_per_second": words("cli-bench-choices"),
        "games_per_second": words("cli-bench-games"),
        "decisions_per_game": words("cli-bench-length"),
        "state_copies_per_second": words("cli-bench-copies"),
        "clones_per_second": words("cli-bench-clones"),
        "game_peak_mib": words("cli-bench-game-memory"),
        "process_peak_mib": words("cli-bench-process-memory"),
        "calibration_ms": words("cli-bench-calibration"),
    }
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(f"Python {reports[0].python}")
    for report in reports:
        title = words.say(find_rules(report.subject).title())
        seats = words("cli-bench-seats", count=report.seats)
        table.add_column(f"{title}\n{seats}", justify="right")
    for field in fields(Figures):
        values = [number(getattr(report.figures, field.name)) for report in reports]
        table.add_row(names.get(field.name, field.name), *values)
    screen.print(table)
    kind = "cli-bench-compiled" if reports[0].compiled_modules else "cli-bench-interpreted"
    screen.print(Text(words(kind), "dim"))


def number(value: float) -> str:
    """A figure with no more digits than it deserves, thousands apart."""
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"
