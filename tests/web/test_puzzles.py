"""Puzzles as a server gives them: pages, answers, the numbers of others, and the interface for programs."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from html import unescape
from typing import Any

import httpx
import pytest

from figurka.coach.advice import Difference
from figurka.coach.puzzles import Puzzle, all_puzzles, puzzle_of_the_day, puzzles_of
from figurka.coach.solving import START, Solver, read_solver
from figurka.core.registry import list_games
from figurka.locales import LANGUAGES
from figurka.tables.model import PuzzleCount, now
from figurka.web.puzzle_pages import column_of, decision_region, tools_of
from figurka.web.puzzling import (
    FEWEST_GUESTS,
    RIGHT,
    WRONG,
    Filter,
    PuzzleSight,
    Said,
    Task,
    progress_of,
    sight_of_puzzle,
    struck_out,
    task_of,
    week_of,
)
from figurka.web.table_pages import table_page
from tests.web.kit import now_asked
from tests.web.kit import visitor as reader
from tests.web.server import Server, connect

GAMES = [game for game in list_games() if puzzles_of(game)]
TODAY = date(2026, 11, 16)
SOME = next(iter(all_puzzles()))
ADDRESS = f"/puzzles/{SOME.game}/{SOME.id}"
WRONG_ONE = next(answer for answer in SOME.answers if not answer.right)


@pytest.fixture
def guest(sqlite_server: Server) -> Iterator[httpx.Client]:
    """A browser that keeps its cookies."""
    with connect(sqlite_server.address) as client:
        yield client


def shown(task: Task, said: Said) -> PuzzleSight:
    """The column in a state, for somebody new."""
    solver, words = Solver(), task.visitor.words
    progress = progress_of(solver, solver, task.puzzle, PuzzleCount(), TODAY, words)
    return sight_of_puzzle(task, said, progress, Filter(), "/puzzles", TODAY)


def done(client: httpx.Client, puzzle: Puzzle, **told: str) -> dict[str, Any]:
    """What the server answers when something is done with a puzzle."""
    response = client.post(f"/puzzles/{puzzle.game}/{puzzle.id}", json=told)
    assert response.status_code == 200, response.text
    client.cookies.update(response.cookies)
    answer: dict[str, Any] = response.json()
    return answer


# Every puzzle


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_drawn_at_its_table(game: str) -> None:
    for place, puzzle in enumerate(puzzles_of(game).values()):
        task = task_of(puzzle, reader(LANGUAGES[place % len(LANGUAGES)]))
        sight = shown(task, Said())
        page = table_page(
            task.live, task.looking(tools_of(task, sight)), puzzle=sight, column=column_of(task, sight)
        ).content
        for answer in sight.answers:
            assert f'data-answer="{answer.key}"' in page, puzzle.id
            assert f'data-option="{answer.option}"' in page, puzzle.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_told_what_it_is_worth_and_why(game: str, language: str) -> None:
    for puzzle in puzzles_of(game).values():
        task = task_of(puzzle, reader(language))
        assert len(set(task.labels())) == len(puzzle.answers), puzzle.id
        for letter, answer in zip("ABCD", puzzle.answers, strict=False):
            state = RIGHT if answer.right else WRONG
            sight = shown(task, Said("" if answer.right else letter, "", state, answer))
            column, ruling = column_of(task, sight), decision_region(task, sight)
            assert sight.chosen is not None
            assert sight.chosen.label in unescape(ruling), puzzle.id
            assert all(str(reason) in column for reason in sight.why), puzzle.id
            assert ('class="ranking"' in column) == answer.right, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_before_the_answer_nothing_depends_on_which_one_is_right(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        first, *others = puzzle.answers
        behind = [Difference(0.0), *(Difference(3.0 + place) for place, _ in enumerate(others))]
        pages = set()
        for values in (behind, behind[::-1]):
            pairs = zip((first, *others), values, strict=True)
            other = replace(puzzle, answers=tuple(replace(each, behind=value) for each, value in pairs))
            task = replace(task_of(puzzle, reader()), puzzle=other)
            sight = shown(task, Said())
            pages.add(column_of(task, sight) + tools_of(task, sight))
        assert len(pages) == 1, puzzle.id


# Solving one


def test_the_page_of_a_puzzle_shows_the_table_of_the_seat_that_decides(guest: httpx.Client) -> None:
    page = guest.get(ADDRESS).text
    assert f'data-puzzle="{ADDRESS}"' in page
    assert f'data-viewer="{now_asked(SOME.position()).seat}"' in page
    assert 'class="opt best"' not in page
    assert "Alma" in page


def test_a_puzzle_of_a_team_says_what_counts(guest: httpx.Client) -> None:
    for game, together in (("viticulture-world", True), ("farshore", False)):
        puzzle = next(iter(puzzles_of(game)))
        page = guest.get(f"/puzzles/{game}/{puzzle}").text
        assert ("brings the team nearest to its goal" in page) == together


def test_a_wrong_answer_counts_once_and_may_be_tried_again(guest: httpx.Client) -> None:
    wrong = done(guest, SOME, key=WRONG_ONE.key)
    assert "ruling wrong" in wrong["regions"]["decision"]
    assert 'class="opt best"' not in wrong["regions"]["puzzle"]
    solver = read_solver(guest.cookies["puzzles"])
    assert (solver.result(SOME), solver.count) == (False, 1)
    assert solver.rating < START
    letter = "ABCD"[SOME.answers.index(WRONG_ONE)]
    again = done(guest, SOME, act="again", tried=letter)
    assert again["mine"]
    assert 'data-quiz="hint"' in again["regions"]["decision"]
    assert f'data-tried="{letter}"' in again["regions"]["puzzle"]
    right = done(guest, SOME, key=SOME.right.key, tried=letter)
    assert "ruling right" in right["regions"]["decision"]
    assert read_solver(guest.cookies["puzzles"]) == solver


def test_a_right_answer_raises_the_rating_and_begins_a_row_of_days(guest: httpx.Client) -> None:
    right = done(guest, SOME, key=SOME.right.key)
    solver = read_solver(guest.cookies["puzzles"])
    assert solver.rating > START
    assert solver.days_in_a_row(now().date()) == 1
    assert 'class="ranking"' in right["regions"]["puzzle"]
    others = [puzzle for puzzle in all_puzzles() if puzzle.id != SOME.id]
    assert any(f'href="/puzzles/{each.game}/{each.id}"' in right["regions"]["decision"] for each in others)


def test_who_has_the_solution_shown_has_not_solved_it(guest: httpx.Client) -> None:
    told = done(guest, SOME, act="show")
    assert "ruling shown" in told["regions"]["decision"]
    assert read_solver(guest.cookies["puzzles"]).result(SOME) is False


def test_a_hint_strikes_out_one_wrong_answer_and_only_one(guest: httpx.Client) -> None:
    letter = struck_out(SOME, Said())
    hinted = done(guest, SOME, act="hint")
    assert hinted["regions"]["puzzle"].count('data-mark="struck"') == 1
    assert f'data-struck="{letter}"' in hinted["regions"]["puzzle"]
    again = done(guest, SOME, act="hint", struck=letter)
    assert again["regions"]["puzzle"].count('data-mark="struck"') == 1
    assert read_solver(guest.cookies["puzzles"]).count == 0
    assert not next(each for each, name in zip(SOME.answers, "ABCD", strict=False) if name == letter).right


def test_the_next_puzzle_is_one_of_what_was_wanted(guest: httpx.Client) -> None:
    wanted = Filter(SOME.game, SOME.theme)
    told = guest.post(f"{ADDRESS}{wanted.query}", json={"key": SOME.right.key}).json()
    others = [puzzle for puzzle in wanted.puzzles if puzzle.id != SOME.id]
    ways = [wanted.address(puzzle) for puzzle in others] or ["/puzzles"]
    assert any(f'href="{way}"' in unescape(told["regions"]["decision"]) for way in ways)


def test_what_is_no_answer_is_refused(guest: httpx.Client) -> None:
    assert guest.post(ADDRESS, json={"key": "nothing of the kind"}).status_code == 400
    assert guest.post(ADDRESS, json={"act": "cheat"}).status_code == 400


@pytest.mark.parametrize("path", [f"/puzzles/{SOME.game}/nobody", "/puzzles/chess/123456"])
def test_an_unknown_puzzle_has_a_page_that_says_so(guest: httpx.Client, path: str) -> None:
    response = guest.get(path)
    assert response.status_code == 404
    assert "<h1>" in response.text


def test_rubbish_in_the_cookie_does_no_harm(guest: httpx.Client) -> None:
    guest.cookies.set("puzzles", "99999.nonsense.-1")
    assert guest.get(ADDRESS).status_code == 200
    assert guest.get("/puzzles").status_code == 200


def test_the_game_is_played_on_from_the_position(guest: httpx.Client) -> None:
    response = guest.post(f"{ADDRESS}/play-on")
    assert response.status_code == 303
    guest.cookies.update(response.cookies)
    table = guest.get(f"/api{response.headers['location']}").json()
    asked = now_asked(SOME.position())
    assert table["seat"] == asked.seat
    assert [option["key"] for option in table["decision"]["options"]] == [each.key for each in asked.options]


# The collection, and the numbers of others


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_collection_has_all_puzzles_and_can_be_narrowed(guest: httpx.Client, language: str) -> None:
    page = guest.get("/puzzles", params={"lang": language}).text
    assert all(f'href="/puzzles/{each.game}/{each.id}?of={each.game}"' in page for each in all_puzzles())
    narrowed = unescape(guest.get("/puzzles", params={"game": SOME.game, "theme": SOME.theme}).text)
    wanted = Filter(SOME.game, SOME.theme)
    shelved = narrowed.partition('class="shelf"')[2]
    assert {each.id for each in all_puzzles() if f"/{each.id}?" in shelved} == {
        each.id for each in wanted.puzzles
    }


def test_the_lobby_leads_to_the_puzzle_of_the_day(guest: httpx.Client) -> None:
    page = guest.get("/").text
    assert 'href="/puzzles"' in page
    assert 'href="/puzzles/today"' in page
    daily = puzzle_of_the_day(now().date())
    assert daily is not None
    assert guest.get("/puzzles/today").headers["location"] == f"/puzzles/{daily.game}/{daily.id}"


def test_the_share_of_those_who_solved_it_is_told_once_enough_have_tried(client: httpx.Client) -> None:
    puzzle = next(each for each in reversed(all_puzzles()) if each.id != SOME.id)
    wrong = next(answer for answer in puzzle.answers if not answer.right)
    address = f"/api/puzzles/{puzzle.game}/{puzzle.id}"
    before = client.get(address).json()
    for key in [puzzle.right.key] + [wrong.key] * (FEWEST_GUESTS - 1):
        client.cookies.clear()
        done(client, puzzle, key=key)
    after = client.get(address).json()
    assert after["tried"] == before["tried"] + FEWEST_GUESTS
    assert after["solved"] == (before["solved"] or 0) + 1
    done(client, puzzle, key=puzzle.right.key)
    assert client.get(address).json()["tried"] == after["tried"]


def test_the_week_shows_the_days_in_a_row() -> None:
    solver = Solver(START, 9, 3, TODAY.toordinal() - 1)
    week = week_of(solver, TODAY, list("MTWTFSS"))
    assert [day.done for day in week] == [False, False, False, True, True, True, False]
    assert week[-1].today
    assert week[-1].letter == "MTWTFSS"[TODAY.weekday()]


# For programs


def test_a_program_lists_puzzles_and_finds_nothing_of_the_solution(guest: httpx.Client) -> None:
    rows = guest.get("/api/puzzles", params={"game": SOME.game, "theme": SOME.theme}).json()
    assert {row["id"] for row in rows} == {each.id for each in Filter(SOME.game, SOME.theme).puzzles}
    told = guest.get(f"/api{ADDRESS}").json()
    assert [each["key"] for each in told["answers"]] == [each.key for each in SOME.answers]
    assert told["seat"] == now_asked(SOME.position()).seat
    assert told["view"]["decision"]["seat"] == told["seat"]
    assert {"solution", "points", "margin", "reasons", "seed"}.isdisjoint(told)
    assert all(each.keys() == {"key", "label"} for each in told["answers"])


def test_a_program_is_told_the_solution_when_it_has_found_it_or_gives_up(guest: httpx.Client) -> None:
    wrong = guest.post(f"/api{ADDRESS}", json={"key": WRONG_ONE.key}).json()
    assert (wrong["right"], wrong["answer"]["points"]) == (False, WRONG_ONE.behind.mean)
    assert "solution" not in wrong
    right = guest.post(f"/api{ADDRESS}", json={"key": SOME.right.key}).json()
    assert (right["right"], right["solution"]) == (True, SOME.right.key)
    assert right["answers"][0]["key"] == SOME.right.key
    given_up = guest.post(f"/api{ADDRESS}", json={"give_up": True}).json()
    assert (given_up["right"], given_up["solution"]) == (False, SOME.right.key)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (f"/api{ADDRESS}", {"key": "nothing"}, 400),
        (f"/api{ADDRESS}", {}, 400),
        (f"/api{ADDRESS}", {"unknown": 1}, 400),
        ("/api/puzzles/chess/123456", {"key": "a"}, 404),
        (f"/api/puzzles/{SOME.game}/nobody", {"key": "a"}, 404),
    ],
)
def test_a_program_is_told_what_was_wrong(
    guest: httpx.Client, path: str, body: dict[str, Any], status: int
) -> None:
    problem = guest.post(path, json=body)
    assert problem.status_code == status
    assert problem.json()["detail"]


def test_the_openapi_document_has_the_problems_of_puzzles(guest: httpx.Client) -> None:
    document = guest.get("/schema/openapi.json").json()
    answered = document["paths"]["/api/puzzles/{game}/{name}"]["post"]["responses"]
    assert {"200", "400", "404", "429"} <= answered.keys()
    assert "anyOf" in document["components"]["schemas"]["PuzzleAnswer"]["properties"]["view"]
    assert guest.get("/api/puzzles", params={"theme": "luck"}).status_code == 404
    assert guest.get("/api/puzzles/today").json()["answers"]
