"""A puzzle at the real table: who decides there, what may be answered, and what is said of each answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlencode

from litestar.datastructures import Cookie
from markupsafe import Markup

from figurka.coach.puzzles import LETTERS, Answer, Puzzle, all_puzzles, puzzle_of_the_day, puzzles_of
from figurka.coach.solving import Solver, next_puzzle, read_solver
from figurka.coach.telling import amount, decimal
from figurka.core.decision import Decision
from figurka.core.errors import FigurkaError
from figurka.lessons.form import FELLOWS
from figurka.locales import Words, capital
from figurka.tables.live import LiveTable
from figurka.tables.model import JournalLine, PuzzleCount
from figurka.web.found import drawing_of
from figurka.web.house import day as told_day
from figurka.web.identity import AnyRequest, Visitor, keep
from figurka.web.regions import Looking, names_of, seats_of
from figurka.web.told import Teller
from figurka.web.unkept import name_of, seat_of_person, unkept_record

COOKIE: Final = "puzzles"
PUZZLE: Final = "puzzle"
ASKS, WRONG, RIGHT, SHOWN = "asks", "wrong", "right", "shown"
"""How it stands with a puzzle: it asks, was answered wrongly or rightly, or its solution was shown."""
FEWEST_GUESTS: Final = 5
"""What share of all solves a puzzle is told once so many have tried it."""
FEWEST_LEFT: Final = 2
"""A hint leaves so many wrong answers that were not tried, with the one that it strikes out."""
TABLES_KEPT: Final = 64
WEEK: Final = 7
SHORTEST_BAR: Final = 30
"""How long the bar of the worst answer is, in percent of that of the best."""


class UnknownAnswerError(FigurkaError):
    """A puzzle has no such answer."""


# The table


@lru_cache(maxsize=TABLES_KEPT)
def table_at(game: str, puzzle: str, name: str) -> LiveTable:
    """The table of a puzzle, in memory only; whoever decides has this name. It is looked at, never played."""
    found = puzzles_of(game)[puzzle]
    live = LiveTable(unkept_record(PUZZLE, game, found.seats, found.seed, found.settings, 0), ())
    live.repeat(found.choices)
    seat = decision_of(live).seat
    others = iter(FELLOWS)
    names = [name if each == seat else next(others) for each in range(found.seats)]
    live.seats = tuple(seat_of_person(each, called, PUZZLE) for each, called in enumerate(names))
    return live


def decision_of(live: LiveTable) -> Decision:
    """What a puzzle asks."""
    decision = live.game.decision
    assert decision is not None
    return decision


@dataclass(frozen=True)
class Task:
    """A puzzle in front of somebody: its table, and who he is."""

    puzzle: Puzzle
    live: LiveTable
    visitor: Visitor

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return decision_of(self.live).seat

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all at the table."""
        words = self.visitor.words
        return names_of(self.live, seats_of(self.live.seats, words), words)

    def looking(self, tools: str = "") -> Looking:
        """How the solver looks at the table, with his own tools beside the question."""
        return Looking(self.visitor, self.seat, False, frozenset((self.seat,)), (self.seat,), tools=tools)

    def labels(self) -> list[str]:
        """What each answer is called: in short, unless two would be called the same."""
        game, words, names = self.live.game, self.visitor.words, self.names
        decision = decision_of(self.live)
        options = [decision.options[decision.index(answer.key)] for answer in self.puzzle.answers]
        for told in (game.rules.deed, game.rules.label):
            labels = [capital(words.say(told(game.state, decision, each, names))) for each in options]
            if len(set(labels)) == len(labels):
                break
        return labels

    def reasons(self, answer: Answer) -> tuple[Markup, ...]:
        """Why an answer is right or wrong, with signs."""
        game, names = self.puzzle.game, self.names
        teller = Teller(game, drawing_of(game), names, self.visitor.words)
        lines = (JournalLine(0, self.seat, told, 0, 0) for told in self.puzzle.told(answer, names))
        return tuple(teller.tell(line).whole for line in lines)

    def origin(self) -> str:
        """Which game the position is from: for how many, and how far it was."""
        turn = max(1, sum(begun.seat == self.seat for begun in self.live.turns))
        return self.visitor.words("web-puzzle-origin", seats=self.puzzle.seats, turn=turn)

    def standing(self) -> str:
        """How the points stand beside the best of the others; where all play together, what counts."""
        rules, words = self.live.game.rules, self.visitor.words
        if rules.cooperative:
            return words("web-puzzle-together")
        view: Mapping[str, Any] = self.live.game.view(self.seat)
        points = [points_of(player) for player in view.get("players", ())]
        others = [seat for seat in range(len(points)) if seat != self.seat]
        if not others or None in points:
            return ""
        known = [each or 0 for each in points]
        rival = max(others, key=lambda seat: known[seat])
        lead = known[self.seat] - known[rival]
        way = "even" if not lead else "leads" if lead > 0 else "trails"
        return words("web-puzzle-standing", way=way, points=abs(lead), name=self.names[rival])


def points_of(player: dict[str, Any]) -> int | None:
    """The points of a player, as far as a view shows them."""
    score = player.get("score")
    return sum(score.values()) if isinstance(score, dict) else score


def task_of(puzzle: Puzzle, visitor: Visitor) -> Task:
    """A puzzle for a visitor."""
    return Task(puzzle, table_at(puzzle.game, puzzle.id, name_of(visitor)), visitor)


# Who solves


def solver_of(request: AnyRequest) -> Solver:
    """What a browser has kept of its solver."""
    return read_solver(request.cookies.get(COOKIE, ""))


def keep_solver(solver: Solver, secure: bool) -> Cookie:
    """A cookie with what a solver has done."""
    return keep(COOKIE, solver.written, secure)


@dataclass(frozen=True)
class Filter:
    """Of which game and theme somebody wants puzzles; nothing stands for any."""

    game: str = ""
    theme: str = ""

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles that fit."""
        found = list(puzzles_of(self.game).values()) if self.game else all_puzzles()
        return [puzzle for puzzle in found if self.theme in ("", puzzle.theme)]

    @property
    def query(self) -> str:
        """The filter as a part of an address."""
        told = {name: value for name, value in (("of", self.game), ("theme", self.theme)) if value}
        return f"?{urlencode(told)}" if told else ""

    def address(self, puzzle: Puzzle) -> str:
        """Where a puzzle is solved, with the way on from there."""
        return f"/puzzles/{puzzle.game}/{puzzle.id}{self.query}"

    def onward(self, solver: Solver, after: str) -> str:
        """Where the next puzzle is, or the collection if there is none."""
        found = next_puzzle(solver, self.puzzles, after)
        return "/puzzles" if found is None else self.address(found)


# What is shown


@dataclass(frozen=True)
class AnswerSight:
    """One of the answers, with its letter."""

    letter: str
    key: str
    option: int
    label: str
    mark: str
    """`struck`, `tried`, `best` or `weaker`; nothing as long as it may be answered."""
    figure: str
    """How many points it is weaker, once that is told."""
    bar: int
    """How long its bar is, in percent."""


@dataclass(frozen=True)
class Day:
    """One of the last days."""

    letter: str
    done: bool
    today: bool


@dataclass(frozen=True)
class Progress:
    """What a solver has done, as the foot of the column shows it."""

    rating: int
    change: int
    """By how much the rating has just changed."""
    again: bool
    """Whether the puzzle was answered before, so that it counts no more."""
    row: int
    week: tuple[Day, ...]
    share: int | None
    """How many of a hundred guests have solved it, if enough have tried."""
    tried: int


@dataclass(frozen=True)
class PuzzleSight:
    """All that the column shows of a puzzle."""

    puzzle: Puzzle
    address: str
    daily: str
    """The date, if it is the puzzle of the day."""
    origin: str
    standing: str
    state: str
    answers: tuple[AnswerSight, ...]
    ranked: tuple[AnswerSight, ...]
    chosen: AnswerSight | None
    why: tuple[Markup, ...]
    margin: int | str
    """By how many points the solution is better than the next best, or what was chosen weaker."""
    hints: bool
    progress: Progress
    onward: str


@dataclass(frozen=True)
class Said:
    """What was answered so far: the letters that were tried and struck out, and what was answered last."""

    tried: str = ""
    struck: str = ""
    state: str = ASKS
    chosen: Answer | None = None


def sights_of(task: Task, said: Said) -> tuple[AnswerSight, ...]:
    """The answers in the order of their letters."""
    puzzle, words, decision = task.puzzle, task.visitor.words, decision_of(task.live)
    told = said.state in (RIGHT, SHOWN)
    most = max(answer.behind.mean for answer in puzzle.answers)
    sights = []
    for (letter, answer), label in zip(lettered(puzzle).items(), task.labels(), strict=True):
        tried = letter in said.tried
        mark = ("best" if answer.right else "weaker") if told else ""
        mark = mark or ("tried" if tried else "struck" if letter in said.struck else "")
        figure = decimal(answer.behind.mean, words) if (told or tried) and not answer.right else ""
        bar = round(100 - (100 - SHORTEST_BAR) * answer.behind.mean / most) if told else 0
        index = decision.index(answer.key)
        sights.append(AnswerSight(letter, answer.key, index, label, mark, figure, bar))
    return tuple(sights)


def sight_of_puzzle(
    task: Task, said: Said, progress: Progress, wanted: Filter, onward: str, today: date
) -> PuzzleSight:
    """The column, in the state to which an answer has led."""
    puzzle, words = task.puzzle, task.visitor.words
    answers = sights_of(task, said)
    chosen = None if said.chosen is None else answers[puzzle.answers.index(said.chosen)]
    ranked = sorted(zip(puzzle.answers, answers, strict=True), key=lambda each: each[0].behind.mean)
    points = puzzle.margin if said.state != WRONG or said.chosen is None else said.chosen.behind.mean
    return PuzzleSight(
        puzzle,
        wanted.address(puzzle),
        told_day(today, words) if puzzle == puzzle_of_the_day(today) else "",
        task.origin(),
        task.standing(),
        said.state,
        answers,
        tuple(sight for _, sight in ranked) if said.state in (RIGHT, SHOWN) else (),
        chosen,
        () if said.chosen is None else task.reasons(said.chosen),
        "" if said.state == ASKS else amount(points, words),
        can_strike(puzzle, said),
        progress,
        onward,
    )


def lettered(puzzle: Puzzle) -> dict[str, Answer]:
    """The answers of a puzzle by their letters."""
    drawing = drawing_of(puzzle.game)
    figured = any(answer.key.split(":")[0] in drawing.figured for answer in puzzle.answers)
    return dict(zip(LETTERS if figured else drawing.answers, puzzle.answers, strict=False))


def can_strike(puzzle: Puzzle, said: Said) -> bool:
    """Whether a hint may strike out a wrong answer: once, and not the last that was not tried."""
    return not said.struck and len(open_wrong(puzzle, said)) >= FEWEST_LEFT


def open_wrong(puzzle: Puzzle, said: Said) -> list[str]:
    """The letters of the wrong answers that were not tried."""
    return [
        letter for letter, answer in lettered(puzzle).items() if not answer.right and letter not in said.tried
    ]


def struck_out(puzzle: Puzzle, said: Said) -> str:
    """The letter that a hint strikes out: that of the weakest answer that was not tried."""
    answers = lettered(puzzle)
    return max(open_wrong(puzzle, said), key=lambda letter: answers[letter].behind.mean)


def progress_of(
    before: Solver, now: Solver, puzzle: Puzzle, count: PuzzleCount, today: date, words: Words
) -> Progress:
    """What a solver has done, after an answer."""
    return Progress(
        round(now.rating),
        round(now.rating) - round(before.rating),
        before.result(puzzle) is not None,
        now.days_in_a_row(today),
        week_of(now, today, words("web-puzzle-weekdays").split()),
        round(100 * count.solved / count.tried) if count.tried >= FEWEST_GUESTS else None,
        count.tried,
    )


def week_of(solver: Solver, today: date, letters: Sequence[str]) -> tuple[Day, ...]:
    """The last seven days, and which of them are the days in a row on which a puzzle was solved."""
    days = [today - timedelta(ago) for ago in range(WEEK - 1, -1, -1)]
    first = solver.last - solver.row
    return tuple(
        Day(letters[each.weekday()], first < each.toordinal() <= solver.last, each == today) for each in days
    )
