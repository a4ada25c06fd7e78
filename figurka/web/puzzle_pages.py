"""Puzzles: the collection of all games, and one at the real table with its answers beside it."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect

from figurka.agents import STRONGEST
from figurka.coach.form import THEMES
from figurka.coach.puzzles import (
    Puzzle,
    UnknownPuzzleError,
    find_puzzle,
    puzzle_of_the_day,
    puzzles_of,
)
from figurka.coach.solving import Solver, next_puzzle
from figurka.core.registry import all_rules, find_rules
from figurka.locales import Words
from figurka.tables.model import SeatKind, SeatPlan, now
from figurka.tables.service import Tables
from figurka.web.house import GameCard, card_of, day
from figurka.web.identity import AnyRequest, Visitor, address_of, secure, visitor_of
from figurka.web.limits import Limiter
from figurka.web.pages import keys_of
from figurka.web.puzzling import (
    ASKS,
    RIGHT,
    SHOWN,
    WRONG,
    Filter,
    PuzzleSight,
    Said,
    Task,
    UnknownAnswerError,
    keep_solver,
    lettered,
    progress_of,
    sight_of_puzzle,
    solver_of,
    struck_out,
    task_of,
)
from figurka.web.regions import table_regions
from figurka.web.render import page, render
from figurka.web.table_pages import table_page


class Answering(msgspec.Struct):
    """What a page tells when somebody does something with a puzzle, and what he has done so far."""

    act: Literal["answer", "again", "hint", "show"] = "answer"
    key: str = ""
    tried: str = ""
    struck: str = ""


# The collection


@dataclass(frozen=True)
class PuzzleRow:
    """A puzzle in the collection."""

    puzzle: Puzzle
    address: str
    result: bool | None
    """Whether it was answered rightly, if it was answered."""


@dataclass(frozen=True)
class Shelf:
    """The puzzles of a game, those that are wanted."""

    card: GameCard
    rows: tuple[PuzzleRow, ...]
    solved: int
    onward: str


@dataclass(frozen=True)
class Choosing:
    """A game or a theme by which the collection can be narrowed."""

    name: str
    title: str
    address: str
    chosen: bool
    count: int


@dataclass(frozen=True)
class Collection:
    """All that the page of the collection shows."""

    daily: PuzzleRow | None
    date: str
    game: GameCard | None
    shelves: tuple[Shelf, ...]
    games: tuple[Choosing, ...]
    themes: tuple[Choosing, ...]
    solver: Solver
    row: int


@get("/puzzles", include_in_schema=False, spends="page")
async def collection(request: AnyRequest, game: str = "", theme: str = "") -> Response[str]:
    """All puzzles, of all games and themes or of some."""
    visitor, solver, today = visitor_of(request), solver_of(request), now().date()
    wanted = Filter(find_rules(game).name if game else "", theme if theme in THEMES else "")
    daily = puzzle_of_the_day(today)
    shown = Collection(
        None if daily is None else row_of(daily, Filter(), solver),
        day(today, visitor.words),
        None if daily is None else card_of(find_rules(daily.game), visitor.words),
        tuple(shelves(wanted, solver, visitor.words)),
        games_to_choose(wanted, visitor.words),
        themes_to_choose(wanted, visitor.words),
        solver,
        solver.days_in_a_row(today),
    )
    return page(visitor, "puzzles.html", section="puzzles", shown=shown)


def row_of(puzzle: Puzzle, wanted: Filter, solver: Solver) -> PuzzleRow:
    """A puzzle as the collection shows it."""
    return PuzzleRow(puzzle, wanted.address(puzzle), solver.result(puzzle))


def shelves(wanted: Filter, solver: Solver, words: Words) -> Iterable[Shelf]:
    """The wanted puzzles of each game, the easiest first."""
    for rules in all_rules():
        own = replace(wanted, game=rules.name)
        found = sorted(own.puzzles, key=lambda each: (each.rating, each.id))
        if found and wanted.game in ("", rules.name):
            rows = tuple(row_of(puzzle, own, solver) for puzzle in found)
            following = next_puzzle(solver, found)
            onward = "" if following is None else own.address(following)
            yield Shelf(card_of(rules, words), rows, sum(row.result is True for row in rows), onward)


def games_to_choose(wanted: Filter, words: Words) -> tuple[Choosing, ...]:
    """The games that have puzzles."""
    found = [(rules, len(puzzles_of(rules.name))) for rules in all_rules()]
    shown = [(rules.name, words.say(rules.title()), count) for rules, count in found if count]
    every = ("", words("web-puzzle-all-games"), sum(count for _, count in found))
    return tuple(
        Choosing(name, title, listing(replace(wanted, game=name)), wanted.game == name, count)
        for name, title, count in (every, *shown)
    )


def themes_to_choose(wanted: Filter, words: Words) -> tuple[Choosing, ...]:
    """The themes of the puzzles of the chosen game, or of all."""
    counts = Counter(puzzle.theme for puzzle in Filter(wanted.game).puzzles)
    shown = [(theme, words(f"coach-theme-{theme}"), counts[theme]) for theme in THEMES if counts[theme]]
    every = ("", words("web-puzzle-any-theme"), counts.total())
    return tuple(
        Choosing(theme, title, listing(replace(wanted, theme=theme)), wanted.theme == theme, count)
        for theme, title, count in (every, *shown)
    )


def listing(wanted: Filter) -> str:
    """Where the collection is that is narrowed so."""
    return f"/puzzles{wanted.query.replace('of=', 'game=')}"


@get("/puzzles/today", include_in_schema=False)
async def today() -> Redirect:
    """The puzzle of the day."""
    found = puzzle_of_the_day(now().date())
    if found is None:
        raise UnknownPuzzleError("error-puzzle-none")
    return Redirect(Filter().address(found), status_code=303)


# A puzzle


async def task_for(visitor: Visitor, game: str, name: str) -> Task:
    """A puzzle for a visitor, or an error."""
    find_rules(game)
    return await asyncio.to_thread(task_of, find_puzzle(game, name), visitor)


def filter_of(of: str, theme: str) -> Filter:
    """What was wanted where somebody came from; anything that there is not is not wanted."""
    return Filter(of if puzzles_of(of) else "", theme if theme in THEMES else "")


@get("/puzzles/{game:str}/{name:str}", include_in_schema=False, spends="page")
async def puzzle_page(
    request: AnyRequest, game: str, name: str, tables: Tables, of: str = "", theme: str = ""
) -> Response[str]:
    """A puzzle, as the seat sees the table that decides."""
    task, solver = await task_for(visitor_of(request), game, name), solver_of(request)
    shown = await seen(task, Said(), filter_of(of, theme), solver, solver, tables)
    looking = task.looking(tools_of(task, shown))
    return table_page(task.live, looking, puzzle=shown, column=column_of(task, shown))


@post("/puzzles/{game:str}/{name:str}", include_in_schema=False, status_code=200)
async def answer(
    request: AnyRequest,
    game: str,
    name: str,
    data: Answering,
    tables: Tables,
    limiter: Limiter,
    of: str = "",
    theme: str = "",
) -> Response[dict[str, Any]]:
    """An answer, a hint, the solution, or another try; the first answer counts."""
    await limiter.spend("look", address_of(request))
    task = await task_for(visitor_of(request), game, name)
    said, before = said_after(task.puzzle, data), solver_of(request)
    solver = before
    if said.state != ASKS:
        solver = before.answered(task.puzzle, said.state == RIGHT, now().date())
    if solver is not before:
        await tables.count_puzzle(game, name, said.state == RIGHT)
    shown = await seen(task, said, filter_of(of, theme), before, solver, tables)
    response = Response(
        {
            "move": task.live.move,
            "seat": task.seat,
            "mine": said.state == ASKS,
            "regions": {"decision": decision_region(task, shown), "puzzle": column_of(task, shown)},
        }
    )
    response.set_cookie(keep_solver(solver, secure(request)))
    return response


def said_after(puzzle: Puzzle, data: Answering) -> Said:
    """What was answered in all, after something was done."""
    answers = lettered(puzzle)
    said = Said(known(data.tried, answers), known(data.struck, answers))
    match data.act:
        case "hint":
            return said if said.struck else replace(said, struck=struck_out(puzzle, said))
        case "again":
            return said
        case "show":
            return replace(said, state=SHOWN, chosen=puzzle.right)
    letter = next((letter for letter in answers if answers[letter].key == data.key), "")
    if not letter:
        raise UnknownAnswerError(
            "error-puzzle-answer", answers=", ".join(each.key for each in puzzle.answers)
        )
    chosen = answers[letter]
    tried = said.tried if chosen.right else said.tried.replace(letter, "") + letter
    return replace(said, tried=tried, state=RIGHT if chosen.right else WRONG, chosen=chosen)


def known(letters: str, answers: dict[str, Any]) -> str:
    """Of some letters those of wrong answers: nobody has tried or struck out the solution and goes on."""
    return "".join(each for each in answers if each in letters and not answers[each].right)


async def seen(
    task: Task, said: Said, wanted: Filter, before: Solver, solver: Solver, tables: Tables
) -> PuzzleSight:
    """The column of a puzzle, with the numbers of others."""
    puzzle, words, today = task.puzzle, task.visitor.words, now().date()
    count = await tables.puzzle_count(puzzle.game, puzzle.id)
    progress = progress_of(before, solver, puzzle, count, today, words)
    return sight_of_puzzle(task, said, progress, wanted, wanted.onward(solver, puzzle.id), today)


def column_of(task: Task, shown: PuzzleSight) -> str:
    """The column beside the table."""
    return render(task.visitor, "regions/puzzle.html", {"quiz": shown})


def tools_of(task: Task, shown: PuzzleSight) -> str:
    """What stands beside the question: hint and solution, and on a phone the answers."""
    return render(task.visitor, "regions/puzzle_tools.html", {"quiz": shown})


def decision_region(task: Task, shown: PuzzleSight) -> str:
    """What is asked, or what is said of the answer."""
    if shown.state != ASKS:
        return render(task.visitor, "regions/ruling.html", {"quiz": shown})
    return table_regions(task.live, task.looking(tools_of(task, shown)))["decision"]


@post("/puzzles/{game:str}/{name:str}/play-on", include_in_schema=False)
async def play_on(
    request: AnyRequest, game: str, name: str, tables: Tables, limiter: Limiter
) -> Response[Any]:
    """A new table from the position of a puzzle, against computers."""
    visitor = visitor_of(request)
    await limiter.spend("create", address_of(request))
    task = await task_for(visitor, game, name)
    plans = [
        SeatPlan(SeatKind.PERSON, each.name)
        if each.seat == task.seat
        else SeatPlan(SeatKind.AGENT, each.name, STRONGEST)
        for each in task.live.seats
    ]
    created = await tables.play_on_puzzle(task.live, plans)
    cookies = keys_of(visitor, created, secure(request))
    return Redirect(f"/tables/{created.table}", status_code=303, cookies=cookies)


PUZZLE_PAGES = [collection, today, puzzle_page, answer, play_on]
