"""The arena at the terminal: a contest is held, told, kept and checked."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from shlex import join

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.arena.checking import Kept, essence, played_again
from figurka.arena.clusters import cluster
from figurka.arena.contest import Contest, Row
from figurka.arena.findings import Agent, Findings, Pace, as_data, find
from figurka.arena.holding import Course, hold
from figurka.arena.keeping import Book
from figurka.arena.ratings import library
from figurka.arena.report.numbers import Numbers
from figurka.arena.report.page import page
from figurka.arena.report.sayings import counted, found_out, remarks
from figurka.arena.simulate import Failure
from figurka.arena.workers import executor, start_up
from figurka.cli.saves import saves_folder, write_text
from figurka.cli.simulation import MOMENT, progress_bar
from figurka.core.errors import SettingsError
from figurka.locales import Words

GAMES = 400
"""So many games, if nothing else is asked for,"""
CHECKED = 20
"""and so many of them are played again to check them."""
QUIET_STEP = 0.1
"""Where nobody watches, a line tells of every such part of the games,"""
QUIET_SECONDS = 60.0
"""or how it goes after so long."""
MOST_FAILURES = 5


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line."""

    contest: Contest
    games: int
    jobs: int
    scheduler: str = ""
    stop_early: bool = False
    report: Path | None = None
    json: Path | None = None
    keep: Path | None = None
    asked_jobs: int = 0

    def command(self) -> str:
        """The command that holds this contest."""
        contest = self.contest
        words = ["figurka", "arena", contest.game, "--agents", ",".join(contest.agents)]
        words += ["--seats", str(contest.seats), "--games", str(self.games), "--seed", str(contest.seed)]
        for name, value in contest.settings.items():
            words += ["--set", f"{name}={value}"]
        words += ["--stop-early"] if self.stop_early else []
        words += ["--jobs", str(self.asked_jobs)] if self.asked_jobs else []
        words += ["--scheduler", self.scheduler] if self.scheduler else []
        for option, path in (("--report", self.report), ("--json", self.json), ("--keep", self.keep)):
            words += [option, str(path)] if path is not None else []
        return join(words)

    def book(self) -> Path:
        """Where games are kept: in the named file, or in one of our own until the contest is over."""
        if self.keep is not None:
            return self.keep
        told = json.dumps(self.contest.told(), sort_keys=True).encode()
        name = f"{self.contest.game}-{blake2b(told, digest_size=6).hexdigest()}.jsonl"
        return saves_folder() / "arena" / name


@dataclass
class Clock:
    """How long players took to be ready, and when they were."""

    start_up: float = 0.0
    begin: float = field(default_factory=time.perf_counter)
    workers: int = 0

    @contextmanager
    def hire(self, request: Request) -> Iterator[tuple[Executor, int]]:
        """Those who play."""
        begin = time.perf_counter()
        if request.scheduler:
            with cluster(request.scheduler) as (executing, self.workers):
                self.ready(begin)
                yield executing, self.workers
            return
        self.workers = request.jobs
        with executor(request.jobs) as executing:
            start_up(executing, request.jobs, request.contest.game)
            self.ready(begin)
            yield executing, request.jobs

    def ready(self, begin: float) -> None:
        """From now on games are played."""
        seconds = time.perf_counter() - begin
        self.start_up += seconds
        self.begin += seconds


def run(request: Request, words: Words, screen: Console) -> Findings:
    """Hold the contest, going on from the games that are kept; an interrupt ends it early."""
    if request.stop_early and len(request.contest.agents) == 1:
        raise SettingsError("error-stop-one")
    if len(request.contest.agents) > 1 and not request.contest.apart:
        library()
    course = Course(request.contest, request.games, request.stop_early)
    if course.asked != request.games:
        told = words("cli-arena-more", games=course.asked, asked=request.games)
        screen.print(Text(told, "dim"), soft_wrap=True)
    book, clock, stopped, games = Book(request.book(), request.contest), Clock(), False, 0
    with book.open():
        for row in book.rows():
            course.take(row)
        if course.taken:
            told = words("cli-arena-goes-on", count=course.taken, file=str(book.path))
            screen.print(Text(told, "dim"), soft_wrap=True)
        clock.begin = time.perf_counter()
        try:
            rows = () if course.decided else hold(course, book, lambda: clock.hire(request))
            for _ in watched(iter(rows), course, words, screen):
                games += 1
        except KeyboardInterrupt:
            stopped = True
        seconds = time.perf_counter() - clock.begin
    scheduler = bool(request.scheduler)
    pace = Pace(games, seconds, clock.start_up, clock.workers, scheduler, book.repeated, stopped)
    return find(course, pace)


def watched(rows: Iterator[Row], course: Course, words: Words, screen: Console) -> Iterator[Row]:
    """The games as they come, with a progress bar, or with a line now and then where nobody watches."""
    if screen.is_terminal:
        yield from with_bar(rows, course, words, screen)
    else:
        yield from with_lines(rows, course, words, screen)


def with_bar(rows: Iterator[Row], course: Course, words: Words, screen: Console) -> Iterator[Row]:
    """The games as they come, with a progress bar and the time that is left."""
    with progress_bar(screen) as progress:
        doing = words("cli-simulate-progress")
        task = progress.add_task(doing, total=course.asked, completed=course.taken)
        last = time.perf_counter()
        for row in rows:
            yield row
            if time.perf_counter() - last >= MOMENT:
                progress.update(task, completed=course.taken)
                last = time.perf_counter()


def with_lines(rows: Iterator[Row], course: Course, words: Words, screen: Console) -> Iterator[Row]:
    """The games as they come, with a line for every tenth of them and at least each minute."""
    numbers = Numbers(words.language)
    begun, start = course.taken, time.perf_counter()
    told, last = begun, start
    for row in rows:
        yield row
        now = time.perf_counter()
        if course.taken - told < QUIET_STEP * course.asked and now - last < QUIET_SECONDS:
            continue
        speed = (course.taken - begun) / (now - start)
        left = numbers.span((course.asked - course.taken) / speed)
        told_speed = numbers.plain(speed, 1 if speed >= 1 else 2)
        said = words("cli-arena-progress", done=course.taken, total=course.asked, speed=told_speed, left=left)
        screen.print(Text(said, "dim"))
        told, last = course.taken, now


def show(request: Request, findings: Findings, words: Words, screen: Console) -> None:
    """Print what was found out, for people."""
    if findings.counted:
        screen.print(standings(findings, words))
        if len(findings.agents) > 2:
            screen.print(Text(words("cli-arena-note-ahead")))
            screen.print(matrix(findings, words))
    for said in [*found_out(findings, words), *remarks(findings, words)]:
        screen.print(Text(said), soft_wrap=True)
    pace = findings.pace
    if pace.games:
        numbers = Numbers(words.language)
        speed = numbers.plain(pace.games / pace.seconds, 1 if pace.games >= pace.seconds else 2)
        told = words("arena-speed-told", speed=speed, workers=pace.workers)
        start = f"{words('arena-fact-start')} {numbers.span(pace.start_up)}"
        screen.print(Text(f"{told}, {start}", "dim"))
    screen.print(Text(counted(findings, words), "dim"))
    if pace.stopped:
        done = findings.counted + findings.waiting
        told = words("cli-arena-stopped", count=done, asked=findings.asked)
        screen.print(Text(told, "yellow"), soft_wrap=True)
        screen.print(Text(f"  {request.command()}"), soft_wrap=True)


def standings(findings: Findings, words: Words) -> Table:
    """A table of how each agent did."""
    table, numbers = Table(box=box.SIMPLE_HEAD), Numbers(words.language)
    table.add_column(words("arena-agent"), no_wrap=True)
    rated = findings.ratings is not None
    heads = ["rating"] if rated else []
    for name in (*heads, "wins", "slow", "mean", "time"):
        table.add_column(words(f"arena-{name}"), justify="right", no_wrap=True)
    for agent in findings.agents:
        rating = [rating_told(agent, numbers)] if rated else []
        times = f"{numbers.duration(agent.median)} / {numbers.duration(agent.slow)}"
        points = f"{numbers.plain(agent.points.value, 1)} {margin(agent, numbers)}"
        wins = numbers.share(agent.wins.value)
        table.add_row(
            agent.name, *rating, wins, numbers.shares(agent.wins.low, agent.wins.high, 0), points, times
        )
    return table


def rating_told(agent: Agent, numbers: Numbers) -> str:
    """A rating with its doubt."""
    assert agent.rating is not None
    half = numbers.about(agent.rating.high - agent.rating.value)
    return f"{agent.rating.value:.0f} {half}"


def margin(agent: Agent, numbers: Numbers) -> str:
    """Half of the interval of the mean score."""
    return numbers.about(agent.points.high - agent.points.value, 1)


def matrix(findings: Findings, words: Words) -> Table:
    """A table of who finishes ahead of whom."""
    table, numbers = Table(box=box.SIMPLE_HEAD), Numbers(words.language)
    table.add_column("", no_wrap=True)
    names = [agent.name for agent in findings.agents]
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for one in names:
        found = [findings.ahead[one, two].value if one != two else None for two in names]
        table.add_row(one, *("" if rate is None else numbers.plain(100 * rate) for rate in found))
    return table


def show_failures(findings: Findings, words: Words, screen: Console) -> None:
    """Print which games broke."""
    for failure in findings.failures[:MOST_FAILURES]:
        told = words("cli-arena-failure", seed=str(failure.seed), choice=failure.choice, error=failure.error)
        screen.print(Text(told, "red"), soft_wrap=True)
        screen.print(Text(failure.traceback.rstrip(), "dim"), soft_wrap=True)


def write(request: Request, findings: Findings, words: Words, screen: Console) -> None:
    """Write the report and the figures, if they were asked for."""
    made = datetime.now(UTC).isoformat(timespec="seconds")
    command = request.command()
    if request.report is not None:
        write_text(request.report, page(findings, command, made, words, request.keep))
    if request.json is not None:
        write_text(request.json, json.dumps(as_data(findings, command, made), indent=1))
    for path in (request.report, request.json):
        if path is not None:
            screen.print(words("cli-arena-written", file=str(path)), soft_wrap=True)


def forget(request: Request, findings: Findings) -> None:
    """Once all is played and told, remove the games that nobody asked to keep."""
    if request.keep is None and not findings.pace.stopped:
        request.book().unlink(missing_ok=True)


def check(kept: Kept, games: int, jobs: int, words: Words, screen: Console) -> bool:
    """Play some games again and tell which came out differently; whether none did."""
    if not kept.as_here:
        was, now = kept.contest.code, kept.here.code
        told = words("cli-arena-check-other", version=kept.contest.version, was=was, now=now)
        screen.print(Text(told, "yellow"), soft_wrap=True)
    rows = kept.some(games)
    wrong = 0
    with executor(jobs) as workers:
        for was_row, now_row in played_again(kept, rows, workers, jobs):
            if essence(was_row) == essence(now_row):
                continue
            wrong += 1
            head = words("cli-arena-check-game", game=str(was_row.number), seed=str(was_row.game.seed))
            screen.print(Text(head, "bold red"))
            screen.print(Text(f"  {ended(was_row, 'was', words)}"), soft_wrap=True)
            screen.print(Text(f"  {ended(now_row, 'now', words)}"), soft_wrap=True)
    said = "cli-arena-check-differs" if wrong else "cli-arena-check-same"
    screen.print(Text(words(said, count=len(rows), wrong=wrong), "bold red" if wrong else ""), soft_wrap=True)
    return not wrong


def ended(row: Row, when: str, words: Words) -> str:
    """How a game ended, then or now."""
    game = row.game
    if isinstance(game, Failure):
        return words("cli-arena-check-broken", choice=game.choice, error=game.error)
    points = " : ".join(str(score) for score in game.scores)
    said = "cli-arena-check-was" if when == "was" else "cli-arena-check-now"
    return words(said, points=points, decisions=game.decisions, choices=game.choices)
