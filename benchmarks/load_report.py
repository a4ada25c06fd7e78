"""The figures of a load, for the terminal and as plain data."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.load_check import Verdict
from benchmarks.load_play import SEATS, Notes
from benchmarks.table import number

PERCENTILES = (50, 95, 99)


@dataclass(frozen=True)
class Look:
    """How far a phase was at some moment, and how much memory the server had."""

    seconds: float
    tables: int
    """How many had been played at so far."""
    choices: int
    memory: float


@dataclass(frozen=True)
class Phase:
    """The figures of one phase; times are in milliseconds, memory is in MiB."""

    name: str
    tables: int
    think: float
    seconds: float
    choices: int
    choices_per_second: float
    answer_ms: dict[str, float]
    update_ms: dict[str, float]
    retries: int
    games_over: int
    server_cpu: float
    """How many processors the server kept busy."""
    client_cpu: float
    per_core_second: float
    """How many choices a processor of the server carried in a second that it worked."""
    update_bytes: float
    """How many bytes went over the wire for an update, all seats and choices taken together."""
    course: list[Look]
    errors: dict[str, int]

    @property
    def memory_before(self) -> float:
        """The memory of the server as the phase began."""
        return self.course[0].memory

    @property
    def memory_middle(self) -> float:
        """The same half-way."""
        return self.course[len(self.course) // 2].memory

    @property
    def memory_after(self) -> float:
        """The same at the end."""
        return self.course[-1].memory


@dataclass
class Report:
    """All figures of a run."""

    machine: dict[str, Any]
    memory_at_start: float = 0.0
    memory_peak: float = 0.0
    phases: list[Phase] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)
    server_errors: int = 0

    @property
    def soaked(self) -> bool:
        """Whether the server was busy in a single long phase, which is compared with no other one."""
        return len(self.phases) == 1

    @property
    def growth_per_table(self) -> float:
        """By how many MiB the server has grown for each table since the first one."""
        tables = self.verdict.tables - self.phases[0].tables
        return (self.phases[-1].memory_after - self.phases[0].memory_after) / max(1, tables)

    @property
    def ratio(self) -> float:
        """The 95th percentile from choice to update of many tables over that of one."""
        one, many = self.phases[0].update_ms["p95"], self.phases[1].update_ms["p95"]
        return many / one if one else 0.0

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        told = {**asdict(self), "good": self.verdict.good}
        if self.soaked:
            return told
        return {**told, "growth_per_table": self.growth_per_table, "update_p95_ratio": self.ratio}


def percentiles(times: list[float]) -> dict[str, float]:
    """The usual percentiles of some seconds, in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return {f"p{each}": 0.0 for each in PERCENTILES}
    last = len(ordered) - 1
    return {f"p{each}": round(1000 * ordered[round(last * each / 100)], 2) for each in PERCENTILES}


def phase(
    name: str,
    tables: int,
    think: float,
    seconds: float,
    notes: Notes,
    used: dict[str, float],
    course: list[Look],
) -> Phase:
    """The figures of a phase from what was noted in it; `used` are processors."""
    return Phase(
        name,
        tables,
        think,
        round(seconds, 2),
        notes.choices,
        round(notes.choices / seconds, 1),
        percentiles(notes.answers),
        percentiles(notes.updates),
        notes.retries,
        notes.games_over,
        per_core_second=round(notes.choices / (used["server_cpu"] * seconds), 1),
        update_bytes=round(notes.received / max(1, notes.choices * SEATS)),
        **{key: round(value, 2) for key, value in used.items()},
        course=course,
        errors=dict(notes.errors),
    )


def machine() -> dict[str, Any]:
    """What the figures were taken on, and how busy it was before."""
    return {
        "cores": len(os.sched_getaffinity(0)),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "load_before": [round(each, 2) for each in os.getloadavg()],
    }


def rows(report: Report) -> list[list[str]]:
    """The rows of the table of phases."""
    phases = report.phases
    lines = [
        ["tables", *(str(each.tables) for each in phases)],
        ["thinking up to, s", *(f"{each.think:g}" for each in phases)],
        ["seconds", *(f"{each.seconds:.1f}" for each in phases)],
        ["choices", *(f"{each.choices:,}" for each in phases)],
        ["choices/s", *(number(each.choices_per_second) for each in phases)],
        ["choices a core-second", *(number(each.per_core_second) for each in phases)],
        ["bytes an update", *(f"{each.update_bytes:,.0f}" for each in phases)],
    ]
    for title, name in (("choice to update", "update_ms"), ("choice to answer", "answer_ms")):
        lines += [
            [f"{title}, {key}, ms", *(f"{getattr(each, name)[key]:,.1f}" for each in phases)]
            for key in (f"p{percent}" for percent in PERCENTILES)
        ]
    return [
        *lines,
        ["sent twice on purpose", *(str(each.retries) for each in phases)],
        ["games ended", *(str(each.games_over) for each in phases)],
        ["processors busy: server", *(f"{each.server_cpu:.2f}" for each in phases)],
        ["processors busy: clients", *(f"{each.client_cpu:.2f}" for each in phases)],
        ["memory before, MiB", *(f"{each.memory_before:.1f}" for each in phases)],
        ["memory half-way, MiB", *(f"{each.memory_middle:.1f}" for each in phases)],
        ["memory after, MiB", *(f"{each.memory_after:.1f}" for each in phases)],
        ["errors", *(str(sum(each.errors.values())) for each in phases)],
    ]


def compare(before: Report, now: Report, console: Console) -> None:
    """Print what another checkout carried in the same run, and how many times as much it is now."""
    table = Table(title="beside the other checkout")
    for heading in ("", "there", "here", "ratio"):
        table.add_column(heading, justify="left" if not heading else "right")
    for old, new in zip(before.phases, now.phases, strict=True):
        for title, name in (
            ("choices a core-second", "per_core_second"),
            ("bytes an update", "update_bytes"),
        ):
            was, is_now = getattr(old, name), getattr(new, name)
            table.add_row(
                f"{new.name}: {title}", number(was), number(is_now), f"{is_now / max(was, 0.001):.2f}"
            )
        was, is_now = old.update_ms["p95"], new.update_ms["p95"]
        cells = number(was), number(is_now), f"{is_now / max(was, 0.001):.2f}"
        table.add_row(f"{new.name}: choice to update, p95, ms", *cells)
    console.print(table)


def show_course(soak: Phase, console: Console) -> None:
    """Print how the memory of the server went while it was busy."""
    table = Table(title="memory meanwhile")
    for heading in ("after, s", "tables so far", "choices so far", "memory, MiB"):
        table.add_column(heading, justify="right")
    for look in soak.course:
        table.add_row(f"{look.seconds:.0f}", str(look.tables), f"{look.choices:,}", f"{look.memory:.1f}")
    console.print(table)


def show(report: Report, console: Console, name: str = "figurka") -> None:
    """Print all figures to the terminal."""
    table = Table(title=f"{name} under load, {report.machine['cores']} cores")
    table.add_column("")
    for each in report.phases:
        table.add_column(each.name, justify="right")
    for line in rows(report):
        table.add_row(*line)
    console.print(table)
    verdict = report.verdict
    console.print(
        f"{verdict.tables} tables, {verdict.choices:,} choices: {verdict.lost} lost, "
        f"{verdict.doubled} doubled, {verdict.different} tables different when repeated",
        style="green" if verdict.good else "red",
    )
    console.print(f"errors in the server's log: {report.server_errors}")
    told = f"memory: {report.memory_at_start:.1f} MiB at the start, at most {report.memory_peak:.1f} MiB"
    if report.soaked:
        console.print(told)
        show_course(report.phases[0], console)
    else:
        console.print(f"{told}, {report.growth_per_table:.3f} MiB for each further table")
        console.print(f"choice to update, p95: {report.ratio:.1f}× that of a single table")
    console.print(f"load of the machine before the run: {report.machine['load_before']}")
    for each in report.phases:
        for kind, count in each.errors.items():
            console.print(f"{each.name}: {count} × {kind}", style="red")
