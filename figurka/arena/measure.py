"""Measures random play of one game engine, single-threaded, whatever the engine."""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
import tracemalloc
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

if sys.platform != "win32":
    import resource

CALIBRATION_STEPS = 1_000_000
CALIBRATION_REPEATS = 20
POSITION_EVERY = 25
COPIES_AT_POSITION = 10
COPY_GAMES = 5
CHOICE_SEED = 1_000_003
MEBIBYTE = 1024 * 1024
clock = perf_counter if sys.platform == "win32" else process_time
"""Time of the processor, in which other programs matter little; too coarse on Windows."""


class Position(NamedTuple):
    """A moment of a random game before a choice is made."""

    seat: Hashable
    options: int
    copy_state: Callable[[], object]
    clone: Callable[[], object]


@dataclass(frozen=True)
class Subject:
    """An engine under measurement: how it plays a game out fast, and how it walks through one."""

    name: str
    version: str
    seats: int
    play_out: Callable[[int], int]
    walk: Callable[[int], Iterator[Position]]


@dataclass(frozen=True)
class Settings:
    """How much is measured."""

    games: int = 50
    repeats: int = 5

    def arguments(self) -> list[str]:
        """The command-line arguments that stand for these settings."""
        return ["--games", str(self.games), "--repeats", str(self.repeats)]


@dataclass(frozen=True)
class Figures:
    """What was measured; rates are per second of one thread."""

    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    decisions_per_game: float
    state_copies_per_second: float
    clones_per_second: float
    game_peak_mib: float
    process_peak_mib: float
    calibration_ms: float

    @property
    def decisions_per_calibration(self) -> float:
        """Decisions made in the time of one calibration loop: comparable between machines."""
        return self.decisions_per_second * self.calibration_ms / 1000


@dataclass(frozen=True)
class Report:
    """The figures of one subject, with what they were taken on."""

    subject: str
    version: str
    python: str
    compiled_modules: int
    figures: Figures
    seats: int

    @classmethod
    def from_json(cls, text: str) -> Report:
        """Read a report back from its JSON text."""
        fields: dict[str, Any] = json.loads(text)
        return cls(**{**fields, "figures": Figures(**fields["figures"])})


def calibration_loop() -> int:
    """Run the fixed integer loop whose time tells how fast the machine and its Python are."""
    total = 0
    for step in range(CALIBRATION_STEPS):
        total = (total * 31 + step) & 0xFFFFFF
    return total


def time_calibration() -> float:
    """The shortest of several timings of the calibration loop, in seconds."""
    return min(time_calls(calibration_loop, calls=1) for _ in range(CALIBRATION_REPEATS))


def time_games(subject: Subject, seeds: Iterable[int]) -> tuple[float, int]:
    """Play the games out, with the garbage collector as in normal use; the seconds and the decisions."""
    gc.collect()
    start = clock()
    decisions = sum(map(subject.play_out, seeds))
    return clock() - start, decisions


def census(subject: Subject, seeds: Iterable[int]) -> tuple[int, int]:
    """Count the decisions of the games, and those of them with two options or more."""
    decisions = choices = 0
    for seed in seeds:
        for position in subject.walk(seed):
            decisions += 1
            choices += position.options > 1
    return decisions, choices


def mid_turn(positions: Iterable[Position]) -> Iterator[Position]:
    """About every k-th position, put off (at most twice as far) until its seat has already chosen."""
    since_last, previous_seat = 0, None
    for position in positions:
        since_last += 1
        inside_turn = position.seat == previous_seat
        if since_last >= POSITION_EVERY and (inside_turn or since_last >= 2 * POSITION_EVERY):
            since_last = 0
            yield position
        previous_seat = position.seat


def time_copies(subject: Subject, seeds: Iterable[int]) -> tuple[float, float]:
    """State copies and clones per second, in mid-turn over the games; 0 if those are too short for it."""
    positions = 0
    copying = cloning = 0.0
    for seed in seeds:
        for position in mid_turn(subject.walk(seed)):
            positions += 1
            copying += time_calls(position.copy_state, COPIES_AT_POSITION)
            cloning += time_calls(position.clone, COPIES_AT_POSITION)
    if not positions:
        return 0.0, 0.0
    taken = positions * COPIES_AT_POSITION
    return taken / copying, taken / cloning


def time_calls(call: Callable[[], object], calls: int) -> float:
    """Time some calls, after one that warms up."""
    call()
    start = clock()
    for _ in range(calls):
        call()
    return clock() - start


def game_peak(subject: Subject, seed: int) -> float:
    """Peak traced memory of one game played in the normal mode, in MiB."""
    gc.collect()
    tracemalloc.start()
    for _ in subject.walk(seed):
        pass
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / MEBIBYTE


def process_peak() -> float:
    """Peak resident memory of this process, in MiB (0 where the platform cannot tell).

    Linux counts the parent's memory at the fork into ru_maxrss, so VmHWM is read there instead.
    """
    if sys.platform == "win32":
        return 0.0
    if sys.platform == "linux":
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM:"))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / MEBIBYTE if sys.platform == "darwin" else peak / 1024


def measure(subject: Subject, settings: Settings) -> Figures:
    """Take every figure of the subject, after a warm-up by the games of which the decisions are counted."""
    seeds = range(1, settings.games + 1)
    asked, choices = census(subject, seeds)
    takes = [time_games(subject, seeds) for _ in range(settings.repeats)]
    playing, decisions = min(takes)
    copies = [time_copies(subject, seeds[:COPY_GAMES]) for _ in range(settings.repeats)]
    resident = process_peak()
    return Figures(
        decisions_per_second=decisions / playing,
        choices_per_second=decisions / playing * choices / asked,
        games_per_second=settings.games / playing,
        decisions_per_game=decisions / settings.games,
        state_copies_per_second=max(copy for copy, _ in copies),
        clones_per_second=max(clone for _, clone in copies),
        game_peak_mib=game_peak(subject, seeds[0]),
        process_peak_mib=resident,
        calibration_ms=1000 * time_calibration(),
    )


def compiled_modules(package: str) -> int:
    """How many loaded modules of the package are compiled extensions."""
    names = [name for name in sys.modules if name.split(".")[0] == package]
    files = [getattr(sys.modules[name], "__file__", None) or "" for name in names]
    return sum(file.endswith((".so", ".pyd")) for file in files)


def report(subject: Subject) -> None:
    """Measure the subject as the command line asks and print its report as JSON."""
    parser = argparse.ArgumentParser(description=f"Measure {subject.name} and print JSON.")
    parser.add_argument("--games", type=int, default=Settings.games)
    parser.add_argument("--repeats", type=int, default=Settings.repeats)
    settings = Settings(**vars(parser.parse_args()))
    figures = measure(subject, settings)
    compiled = compiled_modules("figurka")
    taken = Report(subject.name, subject.version, platform.python_version(), compiled, figures, subject.seats)
    print(json.dumps(asdict(taken)))
