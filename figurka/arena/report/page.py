"""The page of a contest: what its template draws, worked out from the findings."""

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from shlex import split

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from figurka.agents import STRONGEST
from figurka.arena.estimates import Estimate
from figurka.arena.findings import Agent, Findings, games_of_seatings, versions
from figurka.arena.players import named
from figurka.arena.provenance import machine
from figurka.arena.report.numbers import Numbers
from figurka.arena.report.sayings import counted, found_out, remarks, verdicts
from figurka.arena.report.scales import Scale, even_scale, hill, time_scale
from figurka.arena.sequential import ERROR_RATE, MARGIN
from figurka.core.registry import find_rules
from figurka.locales import Words

HERE = Path(__file__).parent
COLOURS = 8
"""So many agents have a colour of their own."""
FULL_TINT = 35
"""So many per cent from even a cell of the matrix has its full colour."""


@dataclass(frozen=True)
class Lane:
    """A row of a figure: whose it is, where its bar and its dot lie, and what is written beside."""

    name: str
    colour: int
    cells: tuple[str, ...]
    at: float
    low: float
    high: float
    note: str = ""
    sure: bool = True
    hill: str = ""


@dataclass(frozen=True)
class Figure:
    """The rows of a figure on one scale."""

    lanes: tuple[Lane, ...]
    marks: tuple[tuple[float, str], ...]
    """Where something is written below, and what."""
    line: float | None = None
    """Where a line stands for what would be even."""


@dataclass(frozen=True)
class Cell:
    """A cell of the matrix."""

    text: str
    told: str
    side: str
    tint: int


def page(findings: Findings, command: str, made: str, words: Words, keep: Path | None = None) -> str:
    """The report as one file of HTML."""
    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    drawing = Drawing(findings, words)
    shown = {name: figure() for name, figure in drawing.figures().items()} if findings.counted else {}
    return environment.get_template("report.html").render(
        words=words,
        findings=findings,
        style=(HERE / "report.css").read_text(encoding="utf-8"),
        command=[(word, word.startswith("--")) for word in split(command)],
        made=made,
        title=drawing.title(),
        found=emphasised(" ".join(found_out(findings, words)), drawing.colours),
        colours=drawing.colours,
        remarks=remarks(findings, words),
        verdicts=verdicts(findings, words),
        facts=drawing.facts(),
        captions=drawing.captions(),
        matrix=drawing.matrix() if findings.counted and len(findings.agents) > 1 else [],
        provenance=drawing.provenance(made, keep),
        check=f"figurka arena --check {keep.name if keep is not None else words('arena-file')}",
        **{name: shown.get(name) for name in ("ratings", "wins", "scores", "seats", "times")},
    )


class Drawing:
    """Works out the figures of a report in one language."""

    def __init__(self, findings: Findings, words: Words) -> None:
        self.findings = findings
        self.words = words
        self.numbers = Numbers(words.language)
        self.colours = {agent.name: place % COLOURS + 1 for place, agent in enumerate(findings.agents)}

    def title(self) -> str:
        """What was played, by how many, how often."""
        game = self.words.say(find_rules(self.findings.contest.game).title())
        agents = len(self.findings.agents)
        return self.words("arena-title", game=game, agents=agents, games=self.findings.counted)

    def figures(self) -> dict[str, Callable[[], Figure]]:
        """The figures that this contest has."""
        found = {"wins": self.wins, "scores": self.scores, "times": self.times}
        if self.findings.ratings is not None:
            found["ratings"] = self.ratings
        if self.findings.seats:
            found["seats"] = self.seats
        return found

    def ratings(self) -> Figure:
        """Ratings with their intervals."""
        rated = [(agent, agent.rating) for agent in self.findings.agents if agent.rating is not None]
        scale = scale_of([rating for _, rating in rated])
        lanes = [
            self.lane(
                agent,
                rating,
                scale,
                f"{rating.value:.0f}",
                self.numbers.about(rating.high - rating.value),
                self.numbers.share(agent.wins.value),
            )
            for agent, rating in rated
        ]
        return Figure(tuple(lanes), tuple((scale.at(mark), f"{mark:.0f}") for mark in scale.marks))

    def wins(self) -> Figure:
        """Win rates with their intervals."""
        agents, even = self.findings.agents, 1 / self.findings.contest.seats
        apart = self.findings.contest.apart
        scale = scale_of([agent.wins for agent in agents], *([] if apart else [even]))
        lanes = [
            self.lane(
                agent,
                agent.wins,
                scale,
                self.numbers.share(agent.wins.value),
                self.numbers.shares(agent.wins.low, agent.wins.high),
                self.numbers.plain(agent.seats_played),
            )
            for agent in agents
        ]
        return Figure(tuple(lanes), self.share_marks(scale), None if apart else scale.at(even))

    def scores(self) -> Figure:
        """How the scores of each agent are spread."""
        agents = self.findings.agents
        every = [points for agent in agents for points in agent.scores]
        scale = even_scale(min(every), max(every))
        lanes = []
        for agent in agents:
            low, median, high = (agent.score_at(part) for part in (0.25, 0.5, 0.75))
            mean = f"{self.numbers.plain(agent.points.value, 1)}"
            margin = self.numbers.about(agent.points.high - agent.points.value, 1)
            lanes.append(
                Lane(
                    agent.name,
                    self.colours[agent.name],
                    (str(low), str(median), str(high), f"{mean} {margin}"),
                    scale.at(median),
                    scale.at(low),
                    scale.at(high),
                    hill=hill(agent.scores, scale),
                )
            )
        return Figure(tuple(lanes), tuple((scale.at(mark), f"{mark:.0f}") for mark in scale.marks))

    def seats(self) -> Figure:
        """The win rate of each seat."""
        even = 1 / len(self.findings.seats)
        scale = scale_of(self.findings.seats, even)
        lanes = [
            Lane(
                self.words("arena-seat", seat=number),
                0,
                (self.numbers.share(seat.value), self.numbers.shares(seat.low, seat.high)),
                scale.at(seat.value),
                scale.at(seat.low),
                scale.at(seat.high),
                sure=seat.leaves_out(even),
            )
            for number, seat in enumerate(self.findings.seats, 1)
        ]
        return Figure(tuple(lanes), self.share_marks(scale), scale.at(even))

    def times(self) -> Figure:
        """How long each agent thinks."""
        agents = [agent for agent in self.findings.agents if agent.decisions]
        scale = time_scale(
            min((agent.median for agent in agents), default=1e-3),
            max((agent.slow for agent in agents), default=1.0),
        )
        lanes = [
            Lane(
                agent.name,
                self.colours[agent.name],
                (
                    self.numbers.duration(agent.median),
                    self.numbers.duration(agent.slow),
                    self.numbers.plain(agent.decisions),
                ),
                scale.at(agent.median),
                scale.at(agent.median),
                scale.at(agent.slow),
            )
            for agent in agents
        ]
        every = 1 if len(scale.marks) < 5 else 2
        marks = tuple(
            (scale.at(mark), self.numbers.duration(float(f"{mark:.0e}"))) for mark in scale.marks[::every]
        )
        return Figure(tuple(lanes), marks)

    def lane(self, agent: Agent, estimate: Estimate, scale: Scale, *cells: str) -> Lane:
        """The row of an agent."""
        low, high = scale.at(estimate.low), scale.at(estimate.high)
        note = note_of(agent.name, self.words)
        return Lane(agent.name, self.colours[agent.name], cells, scale.at(estimate.value), low, high, note)

    def share_marks(self, scale: Scale) -> tuple[tuple[float, str], ...]:
        """The parts of one that are written below a figure."""
        digits = 0 if len(scale.marks) < 2 or scale.marks[1] - scale.marks[0] >= 0.01 else 1
        return tuple((scale.at(mark), self.numbers.share(mark, digits)) for mark in scale.marks)

    def matrix(self) -> list[tuple[str, list[Cell | None]]]:
        """Who finishes ahead of whom, row by row; nobody meets himself."""
        names = [agent.name for agent in self.findings.agents]
        return [(one, [self.cell(one, two) if one != two else None for two in names]) for one in names]

    def cell(self, one: str, two: str) -> Cell | None:
        """How often one finished ahead of another, if they have met."""
        if not self.findings.met[one, two]:
            return None
        found = self.findings.ahead[one, two]
        told = self.words(
            "arena-ahead-cell",
            first=one,
            second=two,
            rate=self.numbers.share(found.value),
            interval=self.numbers.shares(found.low, found.high),
            meetings=self.findings.met[one, two],
        )
        away = 100 * found.value - 50
        tint = min(100, round(100 * abs(away) / FULL_TINT))
        return Cell(self.numbers.plain(100 * found.value), told, "hi" if away >= 0 else "lo", tint)

    def facts(self) -> list[tuple[str, str]]:
        """What was played, in a few figures."""
        findings, words, numbers = self.findings, self.words, self.numbers
        contest, pace = findings.contest, findings.pace
        least, most = games_of_seatings(findings)
        if least:
            games = str(least) if least == most else f"{least}–{most}"
            seatings = words("arena-seatings-told", count=contest.seatings.count, games=games)
        else:
            played = findings.deals * len(contest.agents)
            seatings = words("arena-seatings-some", played=played, count=contest.seatings.count)
        last = contest.seed + max(0, findings.deals - 1)
        seeds = words("arena-seeds-told", first=str(contest.seed), last=str(last))
        settings = [(name, str(value)) for name, value in contest.settings.items()]
        facts = [
            (words("arena-fact-games"), self.counted()),
            (words("arena-fact-seats"), str(contest.seats)),
            *settings,
            (words("arena-fact-seatings"), seatings),
            (words("arena-fact-seed"), seeds),
            (words("arena-fact-errors"), str(len(findings.failures))),
        ]
        if pace.games:
            speed = numbers.plain(pace.games / pace.seconds, 1 if pace.games > pace.seconds else 2)
            told = words("arena-speed-told", speed=speed, workers=pace.workers)
            facts += [
                (words("arena-fact-speed"), told),
                (words("arena-fact-took"), numbers.span(pace.seconds)),
                (words("arena-fact-start"), numbers.span(pace.start_up)),
            ]
        return facts

    def counted(self) -> str:
        """How many games were asked for, how many are counted, and how many came twice."""
        return counted(self.findings, self.words)

    def captions(self) -> dict[str, str]:
        """What is to be known to read each figure."""
        findings, words, numbers = self.findings, self.words, self.numbers
        even = numbers.share(1 / findings.contest.seats)
        apart = findings.contest.apart
        ratings = findings.ratings
        met = sorted(set(findings.met.values()))
        meetings = "–".join(numbers.plain(count) for count in ([met[0], met[-1]] if met[1:] else met))
        per_game = numbers.plain(findings.decisions / findings.counted) if findings.counted else "0"
        return {
            "ratings": ""
            if ratings is None
            else words("arena-ratings-about", passes=ratings.passes, games=ratings.games),
            "ahead": words("arena-ahead-apart", meetings=meetings)
            if apart
            else words("arena-ahead-about", meetings=meetings),
            "wins": words("arena-win-rates-apart") if apart else words("arena-win-rates-about", even=even),
            "scores": words("arena-scores-about"),
            "seats": words("arena-seat-advantage-about", even=even),
            "times": words("arena-times-about", decisions=per_game),
            "verdicts": words(
                "arena-verdicts-about",
                rate=numbers.share(ERROR_RATE, 0),
                margin=numbers.share(MARGIN / 2),
            ),
        }

    def provenance(self, made: str, keep: Path | None) -> list[tuple[str, str]]:
        """Where the figures come from."""
        words, pace, found = self.words, self.findings.pace, versions(self.findings)
        libraries = [f"{name} {found[name]}" for name in ("openskill", "distributed") if name in found]
        said = "arena-cluster-told" if pace.scheduler else "arena-machine-told"
        rows = [
            (words("arena-made"), made),
            (words("arena-version"), f"figurka {found['figurka']}"),
            (words("arena-commit"), found["commit"]),
            (words("arena-rules"), found["rules"]),
            (words("arena-code"), found["code"]),
            (words("arena-python"), found["python"]),
            (words("arena-libraries"), ", ".join(libraries)),
            (words("arena-machine"), words(said, machine=machine(), workers=pace.workers)),
        ]
        if keep is not None:
            rows += [(words("arena-kept"), keep.name), (words("arena-sha"), sha256_of(keep))]
        return [(name, told) for name, told in rows if told]


def scale_of(estimates: Sequence[Estimate], *more: float) -> Scale:
    """A scale that holds these estimates with their intervals."""
    every = [bound for each in estimates for bound in (each.low, each.value, each.high) if isfinite(bound)]
    return even_scale(min([*every, *more]), max([*every, *more]))


def note_of(agent: str, words: Words) -> str:
    """How an agent finds its choice, in a few words."""
    name, playouts = named(agent)
    if name == STRONGEST and playouts:
        return words("arena-agent-playouts", count=playouts)
    message = f"arena-agent-{name}"
    return words(message) if words.knows(message) else ""


def emphasised(text: str, names: Iterable[str]) -> Markup:
    """A text in which these names stand out."""
    named_in = re.compile("|".join(rf"(?<![\w:]){re.escape(name)}(?![\w:])" for name in names))
    parts = named_in.split(text)
    marks = [Markup("<b>{}</b>").format(name) for name in named_in.findall(text)]
    return Markup("").join(part for pair in zip(parts, [*marks, ""], strict=True) for part in pair)


def sha256_of(path: Path) -> str:
    """The digest of a file, by which it can be told from any other."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
