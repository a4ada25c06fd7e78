"""Simulations at the terminal: progress while they run, the summary after."""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from figurka.arena.players import check_measurable, named
from figurka.arena.simulate import Plan, part_of_view, simulate
from figurka.arena.statistics import Record, Summary, new_summary
from figurka.arena.workers import executor, start_up
from figurka.cli.saves import write_text
from figurka.core.registry import find_rules, new_game
from figurka.locales import Words

T = TypeVar("T")
MOMENT = 0.1
"""Seconds between two movements of the progress bar: more often nobody sees."""


@dataclass(frozen=True)
class Outcome:
    """A summary with how long it took, once all who play were ready."""

    plan: Plan
    seeds: range
    summary: Summary
    seconds: float
    stopped: bool


def check_plan(plan: Plan, seed: int) -> None:
    """Raise now what would otherwise go wrong in each of the games."""
    check_measurable(plan.game)
    for agent in plan.agents:
        named(agent)
    game = new_game(plan.game, len(plan.agents), seed, checkpoints=False, **plan.settings)
    if plan.by:
        part_of_view(game, 0, plan.by.partition(".")[0])


def run(plan: Plan, seeds: range, jobs: int, words: Words, progress_screen: Console) -> Outcome:
    """Play the games on so many processes, showing how far they are; an interrupt ends it early."""
    check_plan(plan, seeds[0])
    summary = new_summary(plan.agents)
    start = time.perf_counter()
    stopped = False
    try:
        with executor(jobs) as workers:
            start_up(workers, jobs, plan.game)
            start = time.perf_counter()
            games = simulate(plan, seeds, workers, jobs)
            for game in shown(games, len(seeds), words("cli-simulate-progress"), progress_screen):
                summary.add(game)
    except KeyboardInterrupt:
        stopped = True
    return Outcome(plan, seeds, summary, time.perf_counter() - start, stopped)


def progress_bar(screen: Console) -> Progress:
    """A bar with how many of all are done and the time that is left; at the end it goes away."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=screen, transient=True)


def shown(found: Iterator[T], total: int, doing: str, screen: Console) -> Iterator[T]:
    """What comes one after the other, with a progress bar that moves by it."""
    with progress_bar(screen) as progress:
        task = progress.add_task(doing, total=total)
        last = time.perf_counter()
        for count, each in enumerate(found, 1):
            yield each
            if time.perf_counter() - last >= MOMENT:
                progress.update(task, completed=count)
                last = time.perf_counter()


def show_summary(outcome: Outcome, words: Words, screen: Console) -> None:
    """Print the summary for people."""
    plan, summary = outcome.plan, outcome.summary
    screen.print(results(words("cli-simulate-agent"), list(summary.records.values()), words))
    if summary.groups:
        ordered = sorted(summary.groups.values(), key=lambda record: -record.win_rate)
        screen.print(results(plan.by, ordered, words))
    speed = f"{summary.games / outcome.seconds:.1f}"
    decisions = f"{summary.mean_decisions:.1f}"
    screen.print(Text(words("cli-simulate-games", count=summary.games, speed=speed, decisions=decisions)))
    if len(plan.agents) > 1:
        together = find_rules(plan.game).cooperative
        screen.print(Text(words("cli-simulate-together" if together else "cli-simulate-rotation"), "dim"))
    first, last = str(outcome.seeds[0]), str(outcome.seeds[-1])
    screen.print(Text(words("cli-simulate-seeds", first=first, last=last), "dim"))
    if outcome.stopped:
        screen.print(Text(words("cli-simulate-stopped", count=len(outcome.seeds)), "yellow"))


def results(title: str, records: Sequence[Record], words: Words) -> Table:
    """A table of how each of them did."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(title, no_wrap=True)
    for name in ("seats-played", "wins", "rate", "interval", "score"):
        table.add_column(words(f"cli-simulate-{name}"), justify="right", no_wrap=name == "interval")
    for record in records:
        low, high = record.interval
        table.add_row(
            record.agent,
            str(record.seats_played),
            f"{record.wins:g}" if record.wins == int(record.wins) else f"{record.wins:.1f}",
            f"{record.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{record.mean_score:.1f} ± {record.score_margin:.1f}",
        )
    return table


def show_failures(
    outcome: Outcome, saved: Sequence[Path], words: Words, screen: Console, most: int = 5
) -> None:
    """Print each broken game with how to see it again."""
    failures = outcome.summary.failures
    for failure, path in list(zip(failures, saved, strict=True))[:most]:
        message = words("cli-simulate-failure", seed=str(failure.seed), choice=failure.choice)
        screen.print(Text(f"{message} {failure.error}", "red"), soft_wrap=True)
        screen.print(Text(failure.traceback.rstrip(), "dim"), soft_wrap=True)
        screen.print(Text(words("cli-simulate-reproduce")), soft_wrap=True)
        screen.print(Text(f"  figurka replay {path}"), soft_wrap=True)
        screen.print(Text(f"  {again(outcome.plan, failure.seed)}"), soft_wrap=True)
    if failures:
        screen.print(Text(words("cli-simulate-failures", count=len(failures)), "bold red"))


def again(plan: Plan, seed: int) -> str:
    """The command that plays the one game again."""
    settings = "".join(f" --set {name}={value}" for name, value in plan.settings.items())
    check = " --check" if plan.check else ""
    seats = ",".join(plan.agents)
    return f"figurka simulate {plan.game} --seats {seats} --games 1 --seed {seed}{settings}{check}"


def save_failures(outcome: Outcome, folder: Path) -> list[Path]:
    """Write each broken game to a file of its own."""
    paths = []
    for failure in outcome.summary.failures:
        path = folder / f"figurka-{outcome.plan.game}-{failure.seed}-broken.json"
        write_text(path, failure.save)
        paths.append(path)
    return paths


def as_json(outcome: Outcome, saved: Sequence[Path]) -> str:
    """The summary for programs."""
    plan, summary = outcome.plan, outcome.summary
    agents = [{"agent": record.agent, **figures(record)} for record in summary.records.values()]
    groups = [{"group": record.agent, **figures(record)} for record in summary.groups.values()]
    errors = [
        {"seed": failure.seed, "choice": failure.choice, "error": failure.error, "save": str(path)}
        for failure, path in zip(summary.failures, saved, strict=True)
    ]
    return json.dumps(
        {
            "game": plan.game,
            "seats": list(plan.agents),
            "settings": dict(plan.settings),
            "first_seed": outcome.seeds[0],
            "games": summary.games,
            "mean_decisions": summary.mean_decisions,
            "seconds": outcome.seconds,
            "games_per_second": summary.games / outcome.seconds,
            "agents": agents,
            "by": plan.by,
            "groups": groups,
            "errors": errors,
        },
        indent=2,
    )


def figures(record: Record) -> dict[str, object]:
    """How one of them did, for programs."""
    return {
        "seats_played": record.seats_played,
        "wins": record.wins,
        "win_rate": record.win_rate,
        "win_rate_95": list(record.interval),
        "mean_score": record.mean_score,
        "mean_score_95": [
            record.mean_score - record.score_margin,
            record.mean_score + record.score_margin,
        ],
    }
