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
from figurka.locales import Words


def take(game: str, games: int, repeats: int) -> Report:
    """Measure random play of the game in this process."""
    subject = game_subject(game, game, figurka.__version__)
    figures = measure(subject, Settings(games, repeats))
    modules = compiled_modules("figurka")
    return Report(subject.name, subject.version, platform.python_version(), modules, figures)


def as_json(report: Report) -> str:
    """The figures for programs."""
    return json.dumps(asdict(report), indent=2)


def show(report: Report, words: Words, screen: Console) -> None:
    """Print the figures for people."""
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
    table.add_column(words(f"game-{report.subject}"))
    table.add_column(f"Python {report.python}", justify="right")
    for field in fields(Figures):
        value = getattr(report.figures, field.name)
        table.add_row(names.get(field.name, field.name), number(value))
    screen.print(table)
    kind = "cli-bench-compiled" if report.compiled_modules else "cli-bench-interpreted"
    screen.print(Text(words(kind), "dim"))


def number(value: float) -> str:
    """A figure with no more digits than it deserves, thousands apart."""
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"
