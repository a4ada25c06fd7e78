"""The analysis of a finished game, for programs."""

from typing import Literal

import msgspec
from litestar import Controller, get, post

from figurka.coach.analysis import Mark, Player, Point, summary_of
from figurka.coach.judging import DEEP, DEPTHS, QUICK, After
from figurka.locales import Message, Words, capital
from figurka.tables.analysing import Found
from figurka.tables.service import Tables
from figurka.web.analysis import Analysing, Wanted, as_of_another, best_known
from figurka.web.identity import AnyRequest, address_of, visitor_of
from figurka.web.limits import Limiter


class AnalysisWish(msgspec.Struct, forbid_unknown_fields=True):
    """How long a game shall be looked at: `quick` takes a minute, `deep` ten times as long."""

    depth: Literal["quick", "deep"] = "quick"


class ProgressAnswer(msgspec.Struct):
    """How far an analysis has come."""

    depth: str
    done: int
    """How many decisions are judged."""
    total: int
    working: bool
    """Whether this server is at it."""


class ExpectedAnswer(msgspec.Struct):
    """An option, and what was expected after it."""

    key: str
    label: str
    points: list[float]
    """How many points each seat has in the end."""
    chances: list[float]
    """How likely each seat wins; of a team, how much of its way it comes."""


class StepAnswer(msgspec.Struct):
    """Something that one chooses later."""

    turn: int
    """How many turns later: 0 in the same one."""
    key: str
    label: str


class JudgedAnswer(msgspec.Struct):
    """A decision of the game, and how good what was chosen was."""

    choice: int
    """How many choices of the game came before it."""
    seat: int
    turn: int
    """Which turn of its seat it belongs to, counted from 1."""
    mark: str
    """`brilliant`, `good`, `inaccuracy` or `mistake`."""
    played: ExpectedAnswer
    better: ExpectedAnswer | None
    """What was better; null if nothing surely was."""
    lost: float
    """By how many points; 0 if that may be chance."""
    error: float
    """The standard error of that."""
    swing: float
    """By how much it changed the chance to win of who chose."""
    chances: list[float]
    """How likely each seat won after it, steadied by the decisions around; of a team, how far it came."""
    reasons: list[str]
    """What the better one brings."""
    line: list[StepAnswer]
    """What most likely follows it, as far as most imagined games agree."""
    against: list[str]
    """What is to be said of what was chosen."""


class PlayerAnswer(msgspec.Struct):
    """How a seat played."""

    seat: int
    points: int
    accuracy: float
    """From 0 to 1."""
    lost: float
    """How many points its turns lost in all."""
    marks: dict[str, int]
    summary: str
    """What cost it most, in a sentence."""


class AnalysisAnswer(msgspec.Struct):
    """All that is known of a finished game."""

    table: str
    progress: list[ProgressAnswer]
    """Of the quick look and of the deep one; of each decision the deeper is told."""
    names: list[str]
    cooperative: bool
    winners: list[int]
    players: list[PlayerAnswer]
    moments: list[JudgedAnswer]
    """The decisions that were judged, in their order."""
    swings: list[int]
    """The moments that turned the game, the largest first, by their `choice`."""
    playouts: int
    """How many imagined games it rests on."""
    error: float
    """How far what a turn lost may usually be off, in points."""


def answer_progress(found: Found) -> ProgressAnswer:
    """How far an analysis has come."""
    return ProgressAnswer(found.depth.name, found.done, found.total, found.working)


def answer_expected(after: After, chances: tuple[float, ...], words: Words) -> ExpectedAnswer:
    """An option in words, with the chances as the page tells them."""
    return ExpectedAnswer(after.key, said(after.called, words), rounded(after.points, 1), rounded(chances, 3))


def answer_judged(point: Point, words: Words) -> JudgedAnswer:
    """A decision in words."""
    judged = point.judged
    better = judged.better if point.lost else None
    return JudgedAnswer(
        judged.choice,
        judged.seat,
        judged.turn,
        str(point.mark),
        answer_expected(judged.played, point.chances, words),
        None if better is None else answer_expected(better, point.better_chances, words),
        round(point.lost, 2),
        round(point.loss.error, 2),
        round(0.0 if point.mark is Mark.GOOD else point.swing, 3),
        rounded(point.chances, 3),
        [said(as_of_another(each), words) for each in judged.reasons] if better is not None else [],
        [StepAnswer(step.turn, step.key, said(step.deed, words)) for step in judged.line]
        if better is not None
        else [],
        [said(as_of_another(each), words) for each in judged.against] if better is not None else [],
    )


def answer_player(told: Analysing, player: Player) -> PlayerAnswer:
    """How a seat played, in words."""
    return PlayerAnswer(
        player.seat,
        player.points,
        round(player.accuracy, 3),
        round(player.lost, 2),
        {str(mark): count for mark, count in player.marks.items()},
        said(summary_of(told.analysis, player.seat), told.words),
    )


def said(message: Message, words: Words) -> str:
    """A sentence."""
    return capital(words.say(message))


def rounded(figures: tuple[float, ...], places: int) -> list[float]:
    """Figures as exactly as they are known."""
    return [round(each, places) for each in figures]


class AnalysisApi(Controller):
    """Which decisions of a finished game cost something, and what would have been better."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @post("/tables/{table_id:str}/analysis", summary="Analyse a game that is over", status_code=200)
    async def analyse(
        self, request: AnyRequest, table_id: str, data: AnalysisWish, tables: Tables, limiter: Limiter
    ) -> ProgressAnswer:
        """Have each decision judged, in the background, and tell how far that has come; ask again at will."""
        await limiter.spend("look", address_of(request))
        return answer_progress(await tables.analyse(table_id, DEPTHS[data.depth]))

    @get("/tables/{table_id:str}/analysis", summary="What is known of a game that is over")
    async def analysis(
        self, request: AnyRequest, table_id: str, tables: Tables, limiter: Limiter
    ) -> AnalysisAnswer:
        """All that was found so far; each decision is judged by what its own seat could see."""
        await limiter.spend("look", address_of(request))
        words = visitor_of(request).words
        quick, deep = await tables.analysis(table_id, QUICK), await tables.analysis(table_id, DEEP)
        told = Analysing(quick.live, best_known(quick, deep), Wanted(0, own=False), words)
        found = told.analysis
        return AnalysisAnswer(
            table_id,
            [answer_progress(quick), answer_progress(deep)],
            list(told.names),
            found.cooperative,
            list(found.winners),
            [answer_player(told, each) for each in found.players],
            [answer_judged(point, words) for point in found.points],
            [point.judged.choice for point in found.swings()],
            found.playouts,
            round(found.error, 2),
        )
