"""Puzzles in a browser: letters on the table, answers by click and by key, nothing that keeps people out."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from figurka.coach.puzzles import Puzzle, puzzles_of
from figurka.core.registry import list_games
from tests.web.browsing import PHONE, findings, guest, overflow, picture
from tests.web.server import Server

GAMES = [game for game in list_games() if puzzles_of(game)]
QUIZ = "#quiz"
LETTERS = ".quiz-letters b"


def at_a_turn(game: str) -> Puzzle:
    """A puzzle of a game, if possible one about a whole turn, whose answers lie on the table."""
    found = list(puzzles_of(game).values())
    return next((each for each in found if each.position().opens_turn), found[0])


def solve(page: Page, key: str) -> None:
    """Answer in the column or, on a phone, at the thumb."""
    page.locator(f'[data-answer="{key}"]:visible').first.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_answered_wrongly_tried_again_and_solved(
    browser: Browser, sqlite_server: Server, game: str
) -> None:
    puzzle = at_a_turn(game)
    wrong = next(answer for answer in puzzle.answers if not answer.right)
    with guest(browser, sqlite_server) as page:
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        expect(page.locator(f"{QUIZ} [data-answer]")).to_have_count(len(puzzle.answers))
        expect(page.locator(LETTERS).first).to_be_visible()
        assert page.locator(LETTERS).count() <= len(puzzle.answers)
        solve(page, wrong.key)
        expect(page.locator(".decision.ruling.wrong")).to_be_visible()
        expect(page.locator('[data-quiz="again"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(f"{QUIZ}.asks")).to_be_visible()
        expect(page.locator(f'{QUIZ} [data-answer="{wrong.key}"]')).to_be_disabled()
        right = page.locator(f'{QUIZ} [data-answer="{puzzle.right.key}"]')
        page.keyboard.press(str(right.get_attribute("data-letter")).lower())
        expect(page.locator(".decision.ruling.right")).to_be_visible()
        picture(page, f"puzzle-{game}")
        page.locator(".ruling a.primary").click()
        expect(page.locator(f"{QUIZ}.asks, .page.puzzles").first).to_be_visible()
        assert puzzle.id not in page.url


def test_what_has_a_letter_on_the_table_is_answered_there_and_nothing_else(
    browser: Browser, sqlite_server: Server
) -> None:
    puzzle = at_a_turn(GAMES[0])
    keys = [answer.key for answer in puzzle.answers]
    with guest(browser, sqlite_server) as page:
        page.goto(f"/puzzles/{puzzle.game}/{puzzle.id}")
        expect(page.locator(LETTERS).first).to_be_visible()
        board = page.locator(":is(#region-board, #region-dock) [data-option][data-key]")
        others = [each for each in board.all() if each.get_attribute("data-key") not in keys]
        if others:
            others[0].dispatch_event("click")
            expect(page.locator("#toasts .toast")).to_be_visible()
            expect(page.locator(f"{QUIZ}.asks")).to_be_visible()
        lettered = page.locator(", ".join(f'#table [data-option][data-key="{key}"]:visible' for key in keys))
        lettered.first.dispatch_event("click")
        expect(page.locator(".decision.ruling")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_on_a_phone_fits_and_keeps_nobody_out(
    browser: Browser, sqlite_server: Server, game: str
) -> None:
    puzzle = at_a_turn(game)
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "locale": "cs-CZ", "bypass_csp": True}
    with guest(browser, sqlite_server, **wishes) as page:
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        expect(page.locator(".letters [data-answer]").first).to_be_visible()
        assert overflow(page) <= 0
        assert findings(page, ".decision", QUIZ) == []
        solve(page, puzzle.right.key)
        expect(page.locator(".decision.ruling.right")).to_be_visible()
        expect(page.locator(QUIZ)).to_be_in_viewport()
        picture(page, f"puzzle-{game}-phone")
        assert overflow(page) <= 0
        assert findings(page, ".decision", QUIZ) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_puzzles_keep_nobody_out(browser: Browser, sqlite_server: Server, scheme: str) -> None:
    puzzle = at_a_turn(GAMES[0])
    with guest(browser, sqlite_server, bypass_csp=True, color_scheme=scheme) as page:
        page.goto(f"/puzzles/{puzzle.game}/{puzzle.id}")
        expect(page.locator(LETTERS).first).to_be_visible()
        page.locator('[data-quiz="hint"]').click()
        expect(page.locator(f'{QUIZ} [data-mark="struck"]')).to_have_count(1)
        left = page.locator(f"{QUIZ} [data-answer]:enabled").evaluate_all(
            "(all) => all.map((each) => each.dataset.answer)"
        )
        solve(page, next(key for key in left if key != puzzle.right.key))
        expect(page.locator(".decision.ruling.wrong")).to_be_visible()
        assert findings(page, ".decision", QUIZ) == []
        page.locator('[data-quiz="show"]').click()
        expect(page.locator(".decision.ruling.shown")).to_be_visible()
        page.goto("/puzzles")
        assert findings(page) == []


def test_the_collection_fits_a_phone(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, viewport=PHONE, locale="cs-CZ", bypass_csp=True) as page:
        page.goto("/puzzles")
        assert overflow(page) <= 0
        assert findings(page) == []
        picture(page, "puzzles-phone", whole=True)


def test_letters_lie_on_the_sectors_of_the_watch_and_the_next_answer_may_follow(
    browser: Browser, sqlite_server: Server
) -> None:
    found = puzzles_of("viticulture-world").values()
    puzzle = next(each for each in found if all("position:" in answer.key for answer in each.answers))
    wrong, *_ = (answer for answer in puzzle.answers if not answer.right)
    with guest(browser, sqlite_server) as page:
        page.goto(f"/puzzles/{puzzle.game}/{puzzle.id}")
        expect(page.locator(LETTERS)).to_have_count(len(puzzle.answers))
        assert page.locator(LETTERS).all_inner_texts() == list("ABCD")[: len(puzzle.answers)]
        for letter, answer in zip(page.locator(LETTERS).all(), puzzle.answers, strict=True):
            box = letter.bounding_box()
            assert box is not None
            middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            beneath = page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]')?.dataset.key", middle
            )
            assert beneath == answer.key
        page.locator(f'.watch [data-key="{wrong.key}"]').click()
        expect(page.locator(".decision.ruling.wrong")).to_be_visible()
        expect(page.locator(".watch .choosable")).to_have_count(len(puzzle.answers) - 1)
        page.locator(f'.watch [data-key="{puzzle.right.key}"]').click()
        expect(page.locator(".decision.ruling.right")).to_be_visible()


def test_a_phone_tells_first_what_the_puzzle_is_and_long_answers_can_be_read(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server, viewport=PHONE, has_touch=True, locale="cs-CZ") as page:
        page.goto("/puzzles/viticulture/31fa02")
        expect(page.locator(f"{QUIZ} h2")).to_be_in_viewport(ratio=1)
        expect(page.locator(f"{QUIZ} .known")).to_be_in_viewport(ratio=1)
        expect(page.locator(f"{QUIZ} .from")).to_be_in_viewport(ratio=1)
        answers = page.locator(".letters [data-answer]")
        tallest = max(box["height"] for each in answers.all() if (box := each.bounding_box()))
        page.locator("[data-whole]").tap()
        expect(page.locator("[data-whole]")).to_be_hidden()
        whole = max(box["height"] for each in answers.all() if (box := each.bounding_box()))
        assert whole > 1.5 * tallest


def test_no_proposal_tells_the_solution_before_the_answer(browser: Browser, sqlite_server: Server) -> None:
    placing = [each for each in puzzles_of("tapestry").values() if kind_of(each) in ("site", "explore")]
    with guest(browser, sqlite_server) as page:
        for puzzle in placing:
            page.goto(f"/puzzles/tapestry/{puzzle.id}")
            expect(page.locator(f"{QUIZ} [data-answer]")).to_have_count(len(puzzle.answers))
            expect(page.locator("[data-placing]")).to_have_count(1)
            for told in (".ghost", ".placing-tools", "[data-place]", "#region-plan .plan"):
                assert not page.locator(f"{told} >> visible=true").count(), told


def test_letters_lie_within_the_plots_that_they_mean(browser: Browser, sqlite_server: Server) -> None:
    for puzzle in (each for each in puzzles_of("tapestry").values() if kind_of(each) == "plot"):
        with guest(browser, sqlite_server) as page:
            page.goto(f"/puzzles/tapestry/{puzzle.id}")
            expect(page.locator(LETTERS)).to_have_count(len(puzzle.answers))
            for letter, answer in zip(page.locator(LETTERS).all(), puzzle.answers, strict=True):
                mark, plot = (
                    letter.bounding_box(),
                    page.locator(f'.plot[data-key="{answer.key}"]').bounding_box(),
                )
                assert mark is not None
                assert plot is not None
                assert abs(mark["x"] + mark["width"] / 2 - plot["x"] - plot["width"] / 2) < 2
                assert abs(mark["y"] + mark["height"] / 2 - plot["y"] - plot["height"] / 2) < 2


def test_others_are_not_away_in_a_puzzle_and_only_its_answers_are_counted(
    browser: Browser, sqlite_server: Server
) -> None:
    found = [each for each in puzzles_of("viticulture-world").values() if kind_of(each) == "position"]
    with guest(browser, sqlite_server) as page:
        page.goto(f"/puzzles/viticulture-world/{found[0].id}")
        expect(page.locator(LETTERS).first).to_be_visible()
        assert not page.get_by_text("away", exact=True).count()
        assert not page.locator(".deed > small >> visible=true").count()


def kind_of(puzzle: Puzzle) -> str:
    """What a puzzle asks."""
    decision = puzzle.position().decision
    assert decision is not None
    return decision.kind
