"""Tuning at the terminal: a line for each round, and the file of weights in the end."""

import shlex
import sys
from pathlib import Path

from rich.console import Console

from figurka.arena.tuning.run import METHODS, Plan, Progress, begin, go_on, tune, write_weights
from figurka.arena.workers import executor
from figurka.core.errors import SettingsError
from figurka.core.registry import find_rules
from figurka.locales import Words


def check_plan(plan: Plan) -> None:
    """Raise what is wrong with a plan before anything is played."""
    rules = find_rules(plan.game)
    if plan.method not in METHODS:
        raise SettingsError("cli-error-method", method=plan.method, methods=", ".join(METHODS))
    for seats in plan.seats:
        if seats not in rules.seats:
            allowed = ", ".join(str(count) for count in rules.seats)
            raise SettingsError("error-seats", game=plan.game, seats=str(seats), allowed=allowed)
    for name in plan.held:
        if name not in plan.choosable:
            raise SettingsError("cli-error-hold", weight=name, weights=", ".join(plan.choosable))
    if not plan.names:
        raise SettingsError("cli-error-no-weights", game=plan.game)


def run(plan: Plan, work: Path, out: Path, jobs: int, words: Words, screen: Console) -> None:
    """Tune from where it was broken off, or from the start; write the weights in the end."""
    check_plan(plan)
    progress = go_on(work, plan) or begin(plan)
    if progress.done:
        screen.print(words("cli-tune-goes-on", done=progress.done, rounds=plan.rounds))
    with executor(jobs) as workers:
        for progress in tune(progress, workers):  # noqa: B020
            progress.save(work)
            screen.print(told(progress, words), highlight=False)
    write_weights(progress, out, shlex.join(["figurka", *sys.argv[1:]]))
    screen.print(words("cli-tune-written", path=str(out)), soft_wrap=True)


def told(progress: Progress, words: Words) -> str:
    """What came of the last round."""
    lead = progress.leads[-1]
    said = "cli-tune-better" if lead.mean > 0 else "cli-tune-no-better"
    return words(
        said,
        round=progress.done,
        rounds=progress.plan.rounds,
        lead=f"{lead.mean:+.2f} ± {2 * lead.error:.2f}",
        games=progress.played,
    )
