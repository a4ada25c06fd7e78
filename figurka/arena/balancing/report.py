"""The report: one page that is a file by itself, of what was found."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from math import isnan
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from figurka import __version__
from figurka.arena.balancing.comparing import Compared, Comparison
from figurka.arena.balancing.findings import Findings, Row
from figurka.arena.balancing.form import GIVEN
from figurka.arena.balancing.telling import (
    Naming,
    Sheet,
    caution,
    changed_sheet,
    compared_name,
    comparison_sheet,
    finishes_sheet,
    per_cent,
    places_sheet,
    things_sheet,
    unused_things,
)
from figurka.locales import Words

PAGE: Final = Path(__file__).with_name("page")
OPEN: Final = 16
"""So many rows of a table are open at once."""
NAMED: Final = 4
"""So many things are named in the sentence at the top."""
WIDTH: Final = 176
"""The width of a drawn interval."""
EDGE: Final = 6
"""What is left free at both ends of it."""


@dataclass(frozen=True)
class Facts:
    """What is told of a run."""

    seats: int
    player: str
    games: int
    first: int
    last: int
    settings: str
    errors: int
    speed: str


@dataclass(frozen=True)
class Lane:
    """A drawn interval: where its value and ends are, and where what is usual."""

    value: float
    low: float
    high: float
    usual: float
    up: bool
    sure: bool


@dataclass(frozen=True)
class Part:
    """A table of the page with drawn intervals beside its names."""

    sheet: Sheet
    lanes: tuple[Lane, ...] = ()
    usual: str = ""
    kind: str = ""
    whole: bool = False
    """Whether all rows are open at once, however many there are."""

    @property
    def ends(self) -> list[int]:
        """The rows that are open: all, or so many from both ends."""
        rows = range(len(self.sheet.rows))
        return [*rows] if self.whole or len(rows) <= OPEN else [*rows[: OPEN // 2], *rows[-OPEN // 2 :]]

    @property
    def middle(self) -> range:
        """The rows between these."""
        rows = range(len(self.sheet.rows))
        return rows[:0] if self.whole or len(rows) <= OPEN else rows[OPEN // 2 : -OPEN // 2]


def report(
    findings: Findings, comparison: Comparison | None, facts: Facts, command: str, words: Words
) -> str:
    """The whole page."""
    naming = Naming(findings.game, findings, words)
    game = naming.rules.title()
    unused = () if comparison is not None else tuple(unused_of(findings, naming))
    page = environment().get_template("page.html")
    return page.render(
        words=words,
        title=words("balance-title" if comparison is None else "balance-title-changed", game=game),
        style=Markup((PAGE / "page.css").read_text(encoding="utf-8")),
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        finding=found(findings, naming) if comparison is None else found_changed(comparison, naming),
        command=command,
        facts=tuple(told(facts, words)),
        parts=tuple(parts(findings, naming) if comparison is None else changed_parts(comparison, naming)),
        unused=unused,
        notes=tuple(notes(findings, comparison, words)),
    )


@cache
def environment() -> Environment:
    """The templates; whatever they are told is escaped."""
    return Environment(loader=FileSystemLoader(PAGE), autoescape=True, undefined=StrictUndefined)


def told(facts: Facts, words: Words) -> Iterator[tuple[str, str]]:
    """The facts of the run by their names."""
    yield words("balance-page-games"), str(facts.games)
    yield words("balance-page-seats"), str(facts.seats)
    yield words("balance-page-agent"), facts.player
    yield words("balance-page-seeds"), f"{facts.first} – {facts.last}"
    if facts.settings:
        yield words("balance-page-settings"), facts.settings
    yield words("balance-page-errors"), str(facts.errors)
    yield words("balance-page-speed"), words("balance-page-a-second", speed=facts.speed)
    yield words("balance-page-version"), __version__


def notes(findings: Findings, comparison: Comparison | None, words: Words) -> Iterator[str]:
    """What is to be kept in mind."""
    if comparison is None:
        legend = "balance-legend" if findings.apart else "balance-legend-together"
        yield words(legend, count=findings.comparisons)
        yield words(caution([name for name, _, _ in findings.kinds]))
    yield words("balance-page-again-about")


def parts(findings: Findings, naming: Naming) -> Iterator[Part]:
    """The tables of a run, those of things with drawn win rates."""
    usual = findings.usual
    for name, _, way in findings.kinds:
        rows = [row for row in findings.of(name) if row.tested]
        if rows:
            sheet = things_sheet(findings, name, way, naming)
            yield Part(sheet, tuple(rate_lanes(rows, usual)), per_cent(usual))
    if findings.places:
        lanes = tuple(rate_lanes(findings.places, usual))
        yield Part(places_sheet(findings, naming), lanes, per_cent(usual))
    sheet = finishes_sheet(findings, naming)
    yield Part(sheet, whole=True)


def changed_parts(comparison: Comparison, naming: Naming) -> Iterator[Part]:
    """The tables of a comparison, differences drawn as multiples of their margins."""
    changed = changed_sheet(comparison, naming.words)
    yield Part(changed, kind="written", whole=True)
    if comparison.pairs:
        sheet = comparison_sheet(comparison, naming)
        yield Part(sheet, tuple(moved_lane(row) for row in comparison.rows), whole=True)


def rate_lanes(rows: Sequence[Row], usual: float) -> Iterator[Lane]:
    """Win rates on one scale."""
    least = min(usual, *(row.rate.low for row in rows))
    most = max(usual, *(row.rate.high for row in rows))
    scale = (WIDTH - 2 * EDGE) / (most - least) if most > least else 0.0

    def at(rate: float) -> float:
        return round(EDGE + (rate - least) * scale, 1)

    for row in rows:
        rate = row.rate
        yield Lane(at(rate.value), at(rate.low), at(rate.high), at(usual), rate.value >= usual, row.clear)


MARGINS: Final = 4.0
"""So many margins from zero a difference is drawn at most."""


def moved_lane(row: Compared) -> Lane:
    """A difference in units of its own margin, so that all figures share one scale."""
    middle, step = WIDTH / 2, (WIDTH / 2 - EDGE) / (MARGINS + 1)
    margin = row.moved.margin
    far = 0.0 if isnan(margin) or not margin else row.moved.value / margin
    far = max(-MARGINS, min(MARGINS, far))
    value = round(middle + far * step, 1)
    width = step if margin else 0.0
    return Lane(value, round(value - width, 1), round(value + width, 1), middle, far >= 0, row.clear)


def found(findings: Findings, naming: Naming) -> str:
    """What stands clear, in a sentence; what chance gives is told apart."""
    words = naming.words
    fair: list[Row] = [row.dealt for row in findings.rows if row.dealt is not None and row.dealt.clear]
    ways = {name: way for name, _, way in findings.kinds}
    fair += [row for row in findings.rows if row.clear and ways.get(row.kind) == GIVEN]
    chosen = [row for row in findings.rows if row.clear and ways.get(row.kind) != GIVEN]
    sentences = [
        *told_of(fair, f" ({words('balance-page-fair')})", naming),
        *told_of(chosen, "", naming),
    ]
    if not sentences:
        return words("balance-page-none")
    return f"{words('balance-page-found')}: {'; '.join(sentences)}."


def told_of(rows: Sequence[Row], how: str, naming: Naming) -> Iterator[str]:
    """The things that go with winning, and those that go with losing."""
    ordered = sorted(rows, key=lambda row: -row.wins.value)
    for good in (True, False):
        some = [row for row in ordered if (row.wins.value > 0) is good]
        some = some[:NAMED] if good else some[-NAMED:][::-1]
        if some:
            names = ", ".join(naming.thing(row.kind, row.key) for row in some)
            does = naming.words("balance-page-for" if good else "balance-page-against")
            yield f"{names}{how} {does}"


def found_changed(comparison: Comparison, naming: Naming) -> str:
    """Which differences stand clear, in a sentence."""
    words = naming.words
    names = [compared_name(row, naming) for row in comparison.rows if row.clear]
    return f"{words('balance-page-found')}: {'; '.join(names)}." if names else words("balance-page-none")


def unused_of(findings: Findings, naming: Naming) -> Iterator[tuple[str, str]]:
    """What is not used, by kinds."""
    for name, _, _ in findings.kinds:
        some = [each for each in findings.unused if each.kind == name]
        if some:
            yield naming.kind(name), unused_things(some, naming)
