"""Puzzles for programs: the collection, a position with what may be answered, and what an answer is worth."""

from typing import Any

import msgspec
from litestar import Controller, get, post

from figurka.coach.form import THEMES
from figurka.coach.puzzles import Answer, UnknownPuzzleError, puzzle_of_the_day
from figurka.core.registry import find_rules
from figurka.locales import capital
from figurka.tables.model import now
from figurka.tables.service import Tables
from figurka.web.identity import AnyRequest, address_of, visitor_of
from figurka.web.limits import Limiter
from figurka.web.puzzle_pages import task_for
from figurka.web.puzzling import FEWEST_GUESTS, Filter, Task, UnknownAnswerError
from figurka.web.sight import see_decision


class PuzzleRow(msgspec.Struct):
    """A puzzle of the collection."""

    game: str
    id: str
    theme: str
    rating: int
    """How hard it is: from about 900 to 1800."""
    seats: int


class PuzzleAnswerOption(msgspec.Struct):
    """What may be answered."""

    key: str
    label: str


class PuzzleAnswer(msgspec.Struct):
    """A puzzle as the seat sees it that decides; the solution is not in it."""

    game: str
    id: str
    theme: str
    rating: int
    seats: int
    seat: int
    """The seat that decides, for which the answer is sought."""
    names: list[str]
    view: dict[str, Any]
    question: str
    answers: list[PuzzleAnswerOption]
    tried: int
    """How many guests have tried it in the browser."""
    solved: int | None
    """How many of them have solved it with their first answer; null as long as few have tried."""


class PuzzleGuess(msgspec.Struct, forbid_unknown_fields=True):
    """An answer by its key; whoever gives up is told the solution."""

    key: str = ""
    give_up: bool = False


class JudgedAnswer(msgspec.Struct):
    """What an answer is worth, and why."""

    key: str
    label: str
    points: float
    """By how many points it is behind the best; 0 for the solution."""
    error: float
    """The standard error of that."""
    reasons: list[str]


class PuzzleVerdict(msgspec.Struct, omit_defaults=True):
    """What comes of an answer."""

    right: bool
    answer: JudgedAnswer | None = None
    """The answer that was given; nothing if somebody gave up at once."""
    solution: str | None = None
    """The key of the solution, only for who has found it or given up."""
    margin: float | None = None
    """By how many points the solution is better than the next best; with the solution."""
    answers: list[JudgedAnswer] = []
    """All answers, the best first; with the solution."""


class PuzzleApi(Controller):
    """Puzzles for programs; nothing is counted of what they answer."""

    path = "/api/puzzles"
    tags = ["puzzles"]  # noqa: RUF012

    @get("/", summary="The puzzles of all games")
    async def listed(self, game: str = "", theme: str = "") -> list[PuzzleRow]:
        """All puzzles, or those of one game and one theme."""
        if theme and theme not in THEMES:
            raise UnknownPuzzleError("error-puzzle-theme", themes=", ".join(THEMES))
        found = Filter(find_rules(game).name if game else "", theme).puzzles
        return [PuzzleRow(each.game, each.id, each.theme, each.rating, each.seats) for each in found]

    @get("/today", summary="The puzzle of the day")
    async def today(
        self, request: AnyRequest, tables: Tables, limiter: Limiter, game: str = ""
    ) -> PuzzleAnswer:
        """The puzzle of today, of all games or of one."""
        puzzle = puzzle_of_the_day(now().date(), find_rules(game).name if game else "")
        if puzzle is None:
            raise UnknownPuzzleError("error-puzzle-none")
        return await shown_to(request, tables, limiter, puzzle.game, puzzle.id)

    @get("/{game:str}/{name:str}", summary="A puzzle")
    async def show(
        self, request: AnyRequest, tables: Tables, limiter: Limiter, game: str, name: str
    ) -> PuzzleAnswer:
        """The position of a puzzle as the seat sees it that decides, and what may be answered."""
        return await shown_to(request, tables, limiter, game, name)

    @post(
        "/{game:str}/{name:str}",
        summary="Answer a puzzle",
        status_code=200,
    )
    async def answer(
        self, request: AnyRequest, limiter: Limiter, game: str, name: str, data: PuzzleGuess
    ) -> PuzzleVerdict:
        """What an answer is worth; the solution only for who has found it or gives up."""
        await limiter.spend("look", address_of(request))
        task = await task_for(visitor_of(request), game, name)
        return verdict_on(task, data)


async def shown_to(
    request: AnyRequest, tables: Tables, limiter: Limiter, game: str, name: str
) -> PuzzleAnswer:
    """A puzzle without its solution."""
    await limiter.spend("look", address_of(request))
    task = await task_for(visitor_of(request), game, name)
    puzzle, live, words = task.puzzle, task.live, task.visitor.words
    count = await tables.puzzle_count(game, name)
    asked = see_decision(live.game, task.seat, task.names, words)
    assert asked is not None
    return PuzzleAnswer(
        puzzle.game,
        puzzle.id,
        puzzle.theme,
        puzzle.rating,
        puzzle.seats,
        task.seat,
        list(task.names),
        live.game.view(task.seat),
        asked.question,
        [PuzzleAnswerOption(each.key, label) for each, label in labelled(task)],
        count.tried,
        count.solved if count.tried >= FEWEST_GUESTS else None,
    )


def verdict_on(task: Task, guess: PuzzleGuess) -> PuzzleVerdict:
    """What comes of an answer."""
    puzzle = task.puzzle
    judged = {each.key: judge(task, each, label) for each, label in labelled(task)}
    if guess.key not in judged and (guess.key or not guess.give_up):
        raise UnknownAnswerError("error-puzzle-answer", answers=", ".join(judged))
    right = guess.key == puzzle.right.key
    if not right and not guess.give_up:
        return PuzzleVerdict(False, judged[guess.key])
    ranked = sorted(judged.values(), key=lambda each: each.points)
    return PuzzleVerdict(right, judged.get(guess.key), puzzle.right.key, round(puzzle.margin, 2), ranked)


def labelled(task: Task) -> list[tuple[Answer, str]]:
    """The answers with what they are called."""
    return list(zip(task.puzzle.answers, task.labels(), strict=True))


def judge(task: Task, answer: Answer, label: str) -> JudgedAnswer:
    """An answer with what it is worth and why, in words."""
    words = task.visitor.words
    reasons = [capital(words.say(message)) for message in task.puzzle.told(answer, task.names)]
    return JudgedAnswer(answer.key, label, answer.behind.mean, answer.behind.error, reasons)
