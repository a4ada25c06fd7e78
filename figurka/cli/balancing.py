"""What wins in a game and what a changed figure changes, at the terminal: played, shown, written to files."""

import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.agents import agent_title, new_agent
from figurka.arena.balancing.changing import Change
from figurka.arena.balancing.comparing import Comparison
from figurka.arena.balancing.files import as_json, tables
from figurka.arena.balancing.findings import Findings
from figurka.arena.balancing.playing import Observed, Trial, play_batch, play_both
from figurka.arena.balancing.report import Facts, report
from figurka.arena.balancing.telling import (
    Line,
    Naming,
    Sheet,
    across_sheet,
    caution,
    changed_sheet,
    comparison_sheet,
    finishes_sheet,
    places_sheet,
    side_by_side,
    things_sheet,
    unused_sheet,
    unused_things,
)
from figurka.arena.balancing.workers import changes_made, hired
from figurka.arena.players import check_measurable
from figurka.arena.running import flow
from figurka.arena.simulate import Failure
from figurka.cli.saves import check_file, check_folder, write_text
from figurka.cli.simulation import shown
from figurka.core.errors import FigurkaError, SettingsError
from figurka.core.registry import find_rules, new_game
from figurka.core.rules import Setting
from figurka.locales import Words

MOST: Final = 12
"""So many things of a kind are shown in a terminal; a report and files have all."""
ROOMY: Final = 120
"""A terminal of so many columns has room for all that a table tells."""
MOST_UNUSED: Final = 40
MOST_ERRORS: Final = 3
LONGEST_BATCH: Final = 25
"""So many deals that are quickly played in both versions are a unit of work at most."""
BATCHES_EACH: Final = 8
"""So many units of work each process gets at least, so that none waits long for the last."""


@dataclass(frozen=True)
class Asked:
    """What is to be found out, and how it is to be shown."""

    trial: Trial
    seeds: range
    jobs: int
    of: str = ""
    """The one kind of things to be told of, instead of all."""
    markdown: bool = False


@dataclass(frozen=True)
class Outcome:
    """What was found, how long it took, and whether it was stopped before its end."""

    asked: Asked
    findings: Findings
    seconds: float
    stopped: bool
    comparison: Comparison | None = None

    def facts(self, words: Words) -> Facts:
        """What the report tells of the run."""
        trial, seeds = self.asked.trial, self.asked.seeds
        settings = ", ".join(f"{name}={value}" for name, value in trial.settings.items())
        played = len(self.findings.played)
        speed = f"{played * (2 if self.comparison else 1) / self.seconds:.1f}"
        player = player_of(trial, words)
        return Facts(
            trial.seats, player, played, seeds[0], seeds[-1], settings, len(self.findings.failures), speed
        )


def player_of(trial: Trial, words: Words) -> str:
    """What the computer player is called."""
    if trial.playouts:
        return words("balance-search", count=trial.playouts)
    return words.say(agent_title(trial.agent))


def check(asked: Asked) -> None:
    """Raise now what would otherwise go wrong in each of the games."""
    trial = asked.trial
    check_measurable(trial.game)
    new_agent(trial.agent, 0)
    game = new_game(trial.game, trial.seats, asked.seeds[0], checkpoints=False, **dict(trial.settings))
    kinds = [name for name, _, _ in Findings(game.rules.name).kinds]
    if asked.of and asked.of not in kinds:
        raise FigurkaError("balance-error-of", kind=asked.of, game=trial.game, kinds=", ".join(kinds))


def examine(asked: Asked, words: Words, screen: Console) -> Outcome:
    """Play the games and look into them; an interrupt ends it with what was found."""
    check(asked)
    findings, stopped, start = Findings(asked.trial.game), False, time.perf_counter()
    try:
        with hired(asked.jobs) as workers:
            games = played(asked, workers)
            for game in shown(games, len(asked.seeds), words("cli-simulate-progress"), screen):
                findings.add(game)
    except KeyboardInterrupt:
        stopped = True
    return Outcome(asked, findings, time.perf_counter() - start, stopped)


def played(asked: Asked, workers: Executor) -> Iterator[Observed | Failure]:
    """The games as they come."""
    return flow(partial(play_batch, asked.trial), asked.seeds, workers, asked.jobs)


def batch_of(asked: Asked) -> int:
    """How many deals are a unit of work for both versions: one by itself where players think."""
    if asked.trial.imagines:
        return 1
    return max(1, min(LONGEST_BATCH, len(asked.seeds) // (asked.jobs * BATCHES_EACH)))


def compare(asked: Asked, changes: Sequence[Change], words: Words, screen: Console) -> Outcome:
    """Play each deal in both versions; an interrupt ends it with what was found."""
    check(asked)
    game, stopped, start = asked.trial.game, False, time.perf_counter()
    both = Findings(game), Findings(game)
    comparison = Comparison(game, (), *both)
    here = max(1, asked.jobs // 2)
    try:
        with hired(here) as workers, hired(max(1, asked.jobs - here), game, changes) as others:
            comparison = replace(comparison, changed=others.submit(changes_made).result())
            games = play_both(asked.trial, asked.seeds, (workers, others), batch_of(asked))
            doing = words("cli-simulate-progress")
            for version, each in shown(games, 2 * len(asked.seeds), doing, screen):
                both[version].add(each)
    except KeyboardInterrupt:
        stopped = True
    return Outcome(asked, both[0], time.perf_counter() - start, stopped, comparison)


def typed() -> str:
    """The command as it was typed."""
    return shlex.join(["figurka", *sys.argv[1:]])


def find_setting(game: str, name: str) -> Setting:
    """The setting of a game by its name, or an error that tells all names."""
    settings = {each.name: each for each in find_rules(game).settings}
    if name not in settings:
        raise SettingsError(
            "balance-error-setting", game=game, setting=name, settings=", ".join(settings) or "–"
        )
    return settings[name]


def across(
    asked: Asked, setting: Setting, counts: Sequence[int], words: Words, screen: Console
) -> tuple[list[Line], bool]:
    """Play the same seeds with every choice of a setting and every number of seats."""
    lines: list[Line] = []
    try:
        with hired(asked.jobs) as workers:
            for value in chosen(asked, setting):
                lines += lines_of(asked, setting, value, counts, workers, words, screen)
    except KeyboardInterrupt:
        return lines, True
    return lines, False


def chosen(asked: Asked, setting: Setting) -> Sequence[str]:
    """The choices that are compared: those that were named, or all."""
    named = asked.trial.settings.get(setting.name)
    return str(named).split(",") if named else setting.choices


def lines_of(
    asked: Asked,
    setting: Setting,
    value: str,
    counts: Sequence[int],
    workers: Executor,
    words: Words,
    screen: Console,
) -> list[Line]:
    """The lines of one choice: one for each number of seats, and one for all of them together."""
    lines = []
    for seats in counts:
        settings = {**asked.trial.settings, setting.name: value}
        one = replace(asked, trial=replace(asked.trial, seats=seats, settings=settings))
        check(one)
        findings = Findings(asked.trial.game)
        doing = f"{setting.name}={value}, {seats}"
        for game in shown(played(one, workers), len(asked.seeds), doing, screen):
            findings.add(game)
        lines.append(Line(value, seats, (findings,)))
    if len(counts) > 1:
        lines.append(Line(value, 0, tuple(found for line in lines for found in line.findings)))
    return lines


def show_across(
    asked: Asked, setting: Setting, lines: Sequence[Line], stopped: bool, words: Words, screen: Console
) -> None:
    """Print how the choices of a setting compare."""
    whole = [line for line in lines if any(found.played for found in line.findings)]
    if not whole:
        screen.print(words("balance-nothing"))
        return
    naming = Naming(asked.trial.game, whole[0].findings[0], words)
    show(across_sheet(setting, whole, naming), asked.markdown, screen)
    if asked.of:
        show(side_by_side(asked.of, setting, whole, naming), asked.markdown, screen)
    for line in whole:
        show_errors(line.findings[0], words, screen)
    if stopped:
        screen.print(Text(words("balance-stopped", count=len(asked.seeds)), "yellow"))


@dataclass(frozen=True)
class Files:
    """Where what was found is written to."""

    report: Path | None = None
    json: Path | None = None
    csv: Path | None = None

    def check(self) -> None:
        """Raise now if one of them could not be written when all is played."""
        for path in (self.report, self.json):
            if path is not None:
                check_file(path)
        if self.csv is not None:
            check_folder(self.csv)

    def write(self, outcome: Outcome, command: str, words: Words, screen: Console) -> None:
        """Write all files that are asked for, and say which."""
        findings, comparison = outcome.findings, outcome.comparison
        if not findings.played or (comparison is not None and not comparison.pairs):
            return
        trial, naming = outcome.asked.trial, Naming(findings.game, findings, words)
        texts: dict[Path, str] = {}
        if self.report is not None:
            texts[self.report] = report(findings, comparison, outcome.facts(words), command, words)
        if self.json is not None:
            texts[self.json] = as_json(trial, findings, comparison, naming, outcome.asked.seeds[0])
        if self.csv is not None:
            self.csv.mkdir(parents=True, exist_ok=True)
            found = tables(findings, comparison, naming)
            texts |= {self.csv / name: text for name, text in found.items()}
        for path, text in texts.items():
            write_text(path, text)
            screen.print(Text(words("balance-written", file=str(path)), "dim"), soft_wrap=True)


def show_outcome(outcome: Outcome, words: Words, screen: Console) -> None:
    """Print what was found."""
    asked, findings = outcome.asked, outcome.findings
    if not findings.played:
        screen.print(words("balance-nothing"))
    elif outcome.comparison is not None:
        show_comparison(outcome, outcome.comparison, words, screen)
    else:
        show_findings(outcome, words, screen)
    show_errors(findings, words, screen)
    if outcome.stopped:
        screen.print(Text(words("balance-stopped", count=len(asked.seeds)), "yellow"))


def facts_of(outcome: Outcome, words: Words) -> str:
    """What was played, in one line."""
    facts = outcome.facts(words)
    return words(
        "balance-facts",
        games=facts.games,
        seats=facts.seats,
        agent=facts.player,
        first=str(facts.first),
        last=str(facts.last),
        speed=facts.speed,
    )


def show_findings(outcome: Outcome, words: Words, screen: Console) -> None:
    """Print how things fared, who began, where points are from and what is not used."""
    asked, findings = outcome.asked, outcome.findings
    naming = Naming(asked.trial.game, findings, words)
    kinds = [kind for kind in findings.kinds if asked.of in ("", kind[0])]
    most = 0 if asked.of else MOST
    for name, _, way in kinds:
        if findings.of(name):
            show(things_sheet(findings, name, way, naming, most), asked.markdown, screen)
    if not asked.of:
        if findings.places:
            show(places_sheet(findings, naming), asked.markdown, screen)
        show(finishes_sheet(findings, naming), asked.markdown, screen)
        show_unused(findings, naming, asked.markdown, screen)
    legend = "balance-legend" if findings.apart else "balance-legend-together"
    screen.print(Text(words(legend, count=findings.comparisons), "dim"), soft_wrap=asked.markdown)
    screen.print(Text(words(caution([name for name, _, _ in kinds])), "dim"), soft_wrap=asked.markdown)
    screen.print(Text(facts_of(outcome, words)), soft_wrap=asked.markdown)


def show_unused(findings: Findings, naming: Naming, markdown: bool, screen: Console) -> None:
    """Print what is not used: as a table where all of it is wanted, or its names."""
    sheet = unused_sheet(findings, naming)
    if markdown and sheet.rows:
        show(sheet, markdown, screen)
    elif sheet.rows:
        screen.print(Text(sheet.title, "bold"))
        for name, _, _ in findings.kinds:
            found = [each for each in findings.unused if each.kind == name][:MOST_UNUSED]
            if found:
                screen.print(Text.assemble((f"{naming.kind(name)}: ", "dim"), unused_things(found, naming)))


def show_comparison(outcome: Outcome, comparison: Comparison, words: Words, screen: Console) -> None:
    """Print what was changed and what that changes."""
    naming = Naming(comparison.game, comparison.before, words)
    show(changed_sheet(comparison, words), outcome.asked.markdown, screen)
    if comparison.pairs:
        show(comparison_sheet(comparison, naming), outcome.asked.markdown, screen)
    show_errors(comparison.after, words, screen)
    screen.print(Text(facts_of(outcome, words)), soft_wrap=outcome.asked.markdown)


def show_errors(findings: Findings, words: Words, screen: Console) -> None:
    """Print how many games broke, and why."""
    if findings.failures:
        screen.print(Text(words("cli-simulate-failures", count=len(findings.failures)), "bold red"))
        for failure in findings.failures[:MOST_ERRORS]:
            said = words("cli-simulate-failure", seed=str(failure.seed), choice=failure.choice)
            screen.print(Text(f"{said} {failure.error}", "red"), soft_wrap=True)


def show(sheet: Sheet, markdown: bool, screen: Console) -> None:
    """Print a table."""
    if markdown:
        screen.print(f"## {sheet.title}\n\n{sheet.note}\n\n{sheet.markdown()}\n", soft_wrap=True)
        return
    sheet = sheet if screen.width >= ROOMY else sheet.shortened()
    screen.print(Text(sheet.title, "bold"))
    screen.print(Text(sheet.note, "dim"))
    if not sheet.rows:
        return
    table = Table(box=box.SIMPLE_HEAD)
    for number, head in enumerate(sheet.heads):
        table.add_column(head, justify="right" if number else "left", no_wrap=number > 0)
    for row in sheet.rows:
        table.add_row(*row)
    screen.print(table)
