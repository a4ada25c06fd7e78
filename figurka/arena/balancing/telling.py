"""What was found as sheets of words and figures: for a terminal, for Markdown, for a page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import isnan
from typing import Final

from figurka.arena.balancing.comparing import MEASURES as MEASURED
from figurka.arena.balancing.comparing import OWNED, OWNERS, PLACES, SOURCES, Compared, Comparison
from figurka.arena.balancing.figures import FEWEST, Estimate, Rate, mean, ratio
from figurka.arena.balancing.findings import LOST, WON, Findings, Finish, Row, Unused
from figurka.arena.balancing.form import DEALT
from figurka.arena.balancing.playing import CHOICES
from figurka.arena.statistics import Record
from figurka.core.decision import Option
from figurka.core.registry import find_rules
from figurka.core.rules import Setting, readable
from figurka.locales import Message, Words

OWNED_HEADS: Final = ("thing", "wins", "interval", "more", "points", "seats")
DEALT_HEADS: Final = ("dealt", "dealt-wins", "dealt-points")
BRIEF: Final = frozenset(("thing", "wins", "points", "dealt-wins", "dealt-points"))
"""The columns of things that say most."""
CLEAR: Final = "●"
UNCLEAR: Final = "○"
NONE: Final = "–"


@dataclass(frozen=True)
class Sheet:
    """A table: its title, what is to be known of it, heads and rows; the first column has the names."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    brief: tuple[int, ...] = ()
    """The columns that say most, for where there is little room; none: all."""

    def shortened(self) -> "Sheet":
        """The table with the columns that say most."""
        if not self.brief:
            return self
        rows = tuple(tuple(row[column] for column in self.brief) for row in self.rows)
        return replace(self, heads=tuple(self.heads[column] for column in self.brief), rows=rows, brief=())

    def markdown(self) -> str:
        """The table as Markdown."""
        lines = [self.heads, ("---", *["---:"] * (len(self.heads) - 1)), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


class Naming:
    """What the things of a game are called in one language."""

    def __init__(self, game: str, findings: Findings, words: Words) -> None:
        self.rules = find_rules(game)
        self.findings = findings
        self.words = words

    @cached_property
    def _options(self) -> Mapping[tuple[str, str], Option]:
        balance = self.findings.balance
        kinds = () if balance is None else balance.things
        return {(kind.name, thing.key): thing for kind in kinds for thing in kind.all}

    def thing(self, kind: str, key: str) -> str:
        """The name of a thing."""
        option = self._options.get((kind, key))
        return key if option is None else self.words.say(self.rules.called(option))

    def kind(self, kind: str) -> str:
        """What having things of a kind means."""
        titles = {name: title for name, title, _ in self.findings.kinds}
        return self.words(titles[kind])

    def source(self, name: str) -> str:
        """Where points are from."""
        return self.words.say(Message(f"{self.rules.name}-score-{name}", otherwise=readable(name)))

    def setting(self, setting: Setting) -> str:
        """The name of a setting."""
        named = Message(f"{self.rules.name}-web-setting-{setting.name}", otherwise=readable(setting.name))
        return self.words.say(named)

    def choice(self, setting: Setting, value: str) -> str:
        """A choice of a setting."""
        return self.words.say(Message(f"{self.rules.name}-{setting.name}-{value}", otherwise=readable(value)))

    def finish(self, name: str) -> str:
        """How one finished."""
        if name in (WON, LOST):
            return self.words(f"balance-finish-{name}")
        return self.words("balance-finish-place", number=name)


def per_cent(value: float) -> str:
    """A share in per cent."""
    return NONE if isnan(value) else f"{value:.1%}"


def interval(rate: Rate) -> str:
    """The interval of a share."""
    return NONE if isnan(rate.low) else f"{100 * rate.low:.1f} – {100 * rate.high:.1f}"


def plus(estimate: Estimate, share: bool = False) -> str:
    """A difference with its margin, in points or in per cent."""
    if isnan(estimate.value):
        return NONE
    times = 100 if share else 1
    value = f"{estimate.value * times:+.1f}".replace("-", "−")
    return value if isnan(estimate.margin) else f"{value} ± {estimate.margin * times:.1f}"


def sign(here: bool, tested: bool = True) -> str:
    """A filled dot for what stands clear, an empty one for what does not."""
    return (CLEAR if here else UNCLEAR) if tested else " "


def things_sheet(findings: Findings, kind: str, way: str, naming: Naming, most: int = 0) -> Sheet:
    """How the things of a kind fared: all that were in games enough, or so many of them from both ends."""
    words = naming.words
    known = [row for row in findings.of(kind) if row.tested]
    shown = known if not most or len(known) <= most else [*known[: most // 2], *known[-most // 2 :]]
    few = len(findings.of(kind)) - len(known)
    notes = [words(f"balance-way-{way}")]
    if len(shown) < len(known):
        notes.append(words("balance-left-out", shown=len(shown), count=len(known)))
    if few:
        notes.append(words("balance-too-few", count=few))
    names = [*OWNED_HEADS, *(DEALT_HEADS if way == DEALT else ()), "taken"]
    heads = tuple(words(f"balance-head-{name}") for name in names)
    rows = tuple(tuple(_cells(row, way, naming)) for row in shown)
    brief = tuple(names.index(name) for name in names if name in BRIEF)
    return Sheet(naming.kind(kind), " ".join(notes), heads, rows, brief)


def _cells(row: Row, way: str, naming: Naming) -> Iterator[str]:
    """A row of the table of things."""
    yield naming.thing(row.kind, row.key)
    yield f"{per_cent(row.rate.value)} {sign(row.clear)}"
    yield interval(row.rate)
    yield plus(row.wins, share=True)
    yield f"{plus(row.points)} {sign(row.points_clear)}"
    yield str(row.rate.seats)
    if way == DEALT and row.dealt is None:
        yield from (NONE, NONE, NONE)
    elif way == DEALT and row.dealt is not None:
        yield str(row.dealt.rate.seats)
        yield f"{plus(row.dealt.wins, share=True)} {sign(row.dealt.clear, row.dealt.tested)}"
        yield f"{plus(row.dealt.points)} {sign(row.dealt.points_clear, row.dealt.tested)}"
    yield f"{row.taken:.0%}" if row.offered > row.rate.seats else NONE


def places_sheet(findings: Findings, naming: Naming) -> Sheet:
    """How the places in the turn order fared."""
    words = naming.words
    heads = [words(f"balance-head-{name}") for name in ("place", "wins", "interval", "points", "seats")]
    rows = tuple(
        (
            words("balance-place", number=row.key),
            f"{per_cent(row.rate.value)} {sign(row.clear)}",
            interval(row.rate),
            f"{plus(row.points)} {sign(row.points_clear)}",
            str(row.rate.seats),
        )
        for row in findings.places
    )
    return Sheet(words("balance-places"), words("balance-places-about"), tuple(heads), rows)


def finishes_sheet(findings: Findings, naming: Naming) -> Sheet:
    """Where points are from and what else was measured, by how one finished."""
    words, finishes = naming.words, findings.finishes
    heads = (words("balance-head-source"), *(naming.finish(each.name) for each in finishes))
    sources, measures = finishes[0].sources, finishes[0].measures
    rows = (
        (words("balance-seats"), *(str(each.seats) for each in finishes)),
        (words("balance-points"), *(f"{each.points:.1f}" for each in finishes)),
        *((naming.source(name), *(_part(each, name) for each in finishes)) for name in sources),
        *((words(name), *(f"{each.measures[name]:.1f}" for each in finishes)) for name in measures),
    )
    return Sheet(words("balance-finishes"), words("balance-finishes-about"), heads, rows)


def _part(finish: Finish, source: str) -> str:
    """Points from one source, and which part of all that is."""
    points = finish.sources[source]
    return f"{points:.1f} ({points / finish.points:.0%})" if finish.points > 0 else f"{points:.1f}"


def unused_sheet(findings: Findings, naming: Naming) -> Sheet:
    """What is never or hardly used."""
    words = naming.words
    heads = tuple(words(f"balance-head-{name}") for name in ("thing", "kind", "offered", "had"))
    rows = tuple(
        (naming.thing(each.kind, each.key), naming.kind(each.kind), str(each.offered), str(each.had))
        for each in findings.unused
    )
    return Sheet(words("balance-unused"), words("balance-unused-about"), heads, rows)


def comparison_sheet(comparison: Comparison, naming: Naming) -> Sheet:
    """All that a change changes."""
    words = naming.words
    heads = tuple(words(f"balance-head-{name}") for name in ("figure", "before", "after", "moved"))
    rows = tuple(
        (
            compared_name(row, naming),
            per_cent(row.before) if row.share else _plain(row.before),
            per_cent(row.after) if row.share else _plain(row.after),
            f"{plus(row.moved, row.share)} {sign(row.clear) if row.tested else words('balance-untested')}",
        )
        for row in comparison.rows
    )
    note = words("balance-moved-about", count=len(comparison.pairs), same=comparison.same, rows=len(rows))
    marks = words("balance-moved-marks", rows=len(rows), fewest=FEWEST)
    return Sheet(words("balance-moved"), f"{note} {marks}", heads, rows)


def _plain(value: float) -> str:
    return NONE if isnan(value) else f"{value:.1f}"


def compared_name(row: Compared, naming: Naming) -> str:
    """What a compared figure is called."""
    words = naming.words
    if row.part in (OWNED, OWNERS):
        kind, _, key = row.name.partition("/")
        return words(f"balance-compared-{row.part}", thing=naming.thing(kind, key), kind=naming.kind(kind))
    if row.part == PLACES:
        return words("balance-compared-place", number=row.name)
    if row.part == SOURCES:
        return words("balance-compared-source", source=naming.source(row.name))
    return words(row.name) if row.part == MEASURED else words(f"balance-compared-{row.name}")


def changed_sheet(comparison: Comparison, words: Words) -> Sheet:
    """What was changed."""
    heads = tuple(words(f"balance-head-{name}") for name in ("figure", "before", "after"))
    rows = tuple((each.path, each.was, each.now) for each in comparison.changed)
    return Sheet(words("balance-changed"), words("balance-changed-about"), heads, rows)


def unused_things(found: Sequence[Unused], naming: Naming) -> str:
    """Several unused things in one line."""
    return ", ".join(naming.thing(each.kind, each.key) for each in found)


@dataclass(frozen=True)
class Line:
    """One line of a table across the choices of a setting: a choice, a number of seats, what was found."""

    value: str
    seats: int
    """0: all numbers of seats together."""
    findings: tuple[Findings, ...]


def across_sheet(setting: Setting, lines: Sequence[Line], naming: Naming) -> Sheet:
    """How the choices of a setting compare."""
    words = naming.words
    played = [game for line in lines for found in line.findings for game in found.played]
    rival, measures = any(game.rival is not None for game in played), list(played[0].measures[0])
    won = not all(line.findings[0].apart for line in lines)
    names = ["setting", "players", "games", *(["won"] if won else []), "score", *(["rival"] if rival else [])]
    heads = (*(words(f"balance-head-{name}") for name in names), *map(words, measures))
    rows = tuple(
        (naming.choice(setting, line.value), *_across_cells(line, won, rival, measures, words))
        for line in lines
    )
    title = words("balance-across", setting=naming.setting(setting))
    return Sheet(title, words("balance-across-about"), heads, rows, tuple(range(len(names))))


def _across_cells(line: Line, won: bool, rival: bool, measures: Sequence[str], words: Words) -> Iterator[str]:
    """A line of such a table; the margins are of games."""
    games = [game for found in line.findings for game in found.played]
    yield str(line.seats) if line.seats else words("balance-all-seats")
    yield str(len(games))
    if won:
        rate = ratio([(sum(game.shares) / len(game.shares), 1) for game in games])
        yield f"{per_cent(rate.value)} ({interval(rate)})"
    yield level(mean([sum(game.scores) / len(game.scores) for game in games]))
    if rival:
        yield level(mean([game.rival or 0.0 for game in games]))
    for name in measures:
        yield level(mean([sum(each[name] for each in game.measures) / len(game.measures) for game in games]))


def level(estimate: Estimate) -> str:
    """A mean with its margin."""
    return (
        f"{estimate.value:.1f}" if isnan(estimate.margin) else f"{estimate.value:.1f} ± {estimate.margin:.1f}"
    )


SIDE_HEADS: Final = ("seats", "score", "wins")


def side_by_side(kind: str, setting: Setting, lines: Sequence[Line], naming: Naming) -> Sheet:
    """The things of a kind, with every choice of a setting beside each other, and how their owners fared."""
    words = naming.words
    owners = [owners_of(line.findings[0], kind) for line in lines]
    values = [naming.choice(setting, line.value) for line in lines]
    heads = [f"{value}: {words(f'balance-head-{name}')}" for value in values for name in SIDE_HEADS]
    names = sorted(owners[0], key=lambda key: -owners[0][key].win_rate)
    names += [key for found in owners[1:] for key in found if key not in owners[0]]
    rows = [
        (naming.thing(kind, key), *(cell for found in owners for cell in _owner_cells(found.get(key))))
        for key in dict.fromkeys(names)
    ]
    title, note = naming.kind(kind), words("balance-side-by-side")
    brief = tuple(column for column in range(len(heads) + 1) if column % len(SIDE_HEADS) != 1)
    return Sheet(title, note, (words("balance-head-thing"), *heads), tuple(rows), brief)


def owners_of(findings: Findings, kind: str) -> dict[str, Record]:
    """How those fared who had each thing of a kind."""
    found: dict[str, Record] = {}
    for game in findings.played:
        for score, share, had in zip(game.scores, game.shares, game.had, strict=True):
            for name, key in had:
                if name == kind:
                    found.setdefault(key, Record(key)).add(score, share)
    return found


def _owner_cells(record: Record | None) -> tuple[str, str, str]:
    """How the owners of a thing fared: seats, mean score, win rate."""
    if record is None:
        return "0", NONE, NONE
    low, high = record.interval
    score = f"{record.mean_score:.1f} ± {record.score_margin:.1f}"
    return str(record.seats_played), score, f"{record.win_rate:.1%} ({100 * low:.1f} – {100 * high:.1f})"


def caution(kinds: Sequence[str]) -> str:
    """The id of the caution that belongs to what is shown."""
    return "balance-caution-choices" if CHOICES in kinds else "balance-caution"
