"""Puzzles: each stands on a position that can be reached, has one solution, and that is found again."""

from dataclasses import replace
from datetime import date, timedelta
from math import inf
from pathlib import Path

import pytest

from figurka.agents import new_agent
from figurka.coach.form import THEMES, coach_of
from figurka.coach.making import (
    FEWEST_ANSWERS,
    PROVEN,
    STANDS_OUT,
    chosen,
    held_anew,
    may_be_put,
    puzzles_in,
    solved,
)
from figurka.coach.puzzles import (
    EASIEST,
    HARDEST,
    LETTERS,
    UnknownPuzzleError,
    all_puzzles,
    find_puzzle,
    kept_puzzle,
    puzzle_id,
    puzzle_of_the_day,
    puzzles_of,
    read_puzzle,
    read_puzzles,
    write_puzzles,
)
from figurka.core.registry import new_game
from figurka.locales import LANGUAGES, Words

OWN = ("farshore", "tapestry", "viticulture", "viticulture-world")
LEAST = 40
SAMPLE = 2
ROUNDED = 0.95
"""Figures are kept with two decimals."""
NAMES = ("Jana", "Tom", "Eva", "Petr", "Iva", "Ota", "Automa", "Shadow", "Guest", "Guest")


@pytest.mark.parametrize("game", OWN)
def test_there_are_forty_puzzles_with_one_solution_each(game: str) -> None:
    found = list(puzzles_of(game).values())
    assert len(found) >= LEAST
    for puzzle in found:
        assert puzzle.theme in THEMES
        assert EASIEST <= puzzle.rating <= HARDEST
        assert 3 <= len(puzzle.answers) <= len(LETTERS)
        assert sum(answer.right for answer in puzzle.answers) == 1
        for answer in puzzle.answers:
            assert answer.behind.mean >= ROUNDED * PROVEN * answer.behind.error
        assert puzzle.id == puzzle_id(game, puzzle.seed, puzzle.choices)
    assert len({puzzle.theme for puzzle in found}) >= 4


@pytest.mark.parametrize("game", OWN)
def test_the_position_of_each_puzzle_asks_for_its_answers(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        decision = puzzle.position().decision
        assert decision is not None
        offered = [decision.index(answer.key) for answer in puzzle.answers]
        assert offered == sorted(offered)
        assert offered[0] >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_each_answer_is_right_or_wrong_can_be_said(language: str) -> None:
    words = Words(language)
    for puzzle in all_puzzles():
        for answer in puzzle.answers:
            for message in puzzle.told(answer, NAMES):
                assert words.knows(message.id) or message.otherwise
                assert "\N{OBJECT REPLACEMENT CHARACTER}" not in words.say(message)


@pytest.mark.parametrize("game", OWN)
def test_a_sample_is_solved_anew_by_a_longer_search(game: str) -> None:
    by_id = sorted(puzzles_of(game).values(), key=lambda puzzle: puzzle.id)
    cheapest = sorted(by_id, key=lambda puzzle: (puzzle.seats, -len(puzzle.choices)))
    for puzzle in cheapest[:SAMPLE]:
        assert min(solved(puzzle, 80, seed=7).values()) > STANDS_OUT
        assert held_anew(puzzle, seed=7, worlds=2), "whatever one does after another answer"


def test_days_take_turns() -> None:
    first = date(2026, 11, 18)
    days = [puzzle_of_the_day(first + timedelta(days=each)) for each in range(len(all_puzzles()))]
    assert len({puzzle.id for puzzle in days if puzzle is not None}) == len(all_puzzles())
    assert puzzle_of_the_day(first, "no such game") is None


def test_an_unknown_puzzle_is_an_error() -> None:
    with pytest.raises(UnknownPuzzleError):
        find_puzzle("farshore", "zzzzzz")


def test_a_collection_is_written_as_it_is_read(tmp_path: Path) -> None:
    found = list(puzzles_of("tapestry").values())[:3]
    write_puzzles(tmp_path / "puzzles.json", "tapestry", "figurka puzzles make tapestry", found)
    assert read_puzzles(tmp_path / "puzzles.json") == found


def test_no_puzzle_asks_what_is_asked_in_a_window_of_its_own() -> None:
    for puzzle in all_puzzles():
        asked = puzzle.position().decision
        assert asked is not None
        assert asked.kind not in coach_of(puzzle.game).apart
    game, player = new_game("viticulture-world", 2, 1), new_agent("intermediate", 1)
    met = set()
    while (decision := game.decision) is not None:
        if len(decision.options) >= FEWEST_ANSWERS:
            about = decision.kind.split("_")[0]
            met.add((about in ("offer", "answer"), may_be_put(game)))
        game.choose(player.choose(game))
    assert met == {(False, True), (True, False)}


def test_a_puzzle_keeps_how_its_game_was_set_up() -> None:
    game = new_game("farshore", 2, 5)
    set_up = dict(game.config.settings)
    one = replace(
        next(iter(puzzles_of("farshore").values())), settings=set_up | {"position": ("last-autumn",)}
    )
    again = read_puzzle(kept_puzzle(one), "farshore")
    assert again == one


def test_a_collection_has_not_too_many_of_one_theme() -> None:
    one = next(iter(puzzles_of("tapestry").values()))
    alike = [one] * 20
    assert len(chosen(alike, 20)) == 7


def test_making_finds_what_stands_out_and_the_same_each_time(quick_maker: None) -> None:
    made = puzzles_in("farshore", 1)
    assert made
    assert made == puzzles_in("farshore", 1)
    assert made[0].right.key != "pass"


@pytest.fixture
def quick_maker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making that is content with little, so that a test can wait for it."""
    for name, value in {
        "FIRST_LOOKS": ((2, -inf),),
        "SECOND_WORLDS": 3,
        "LAST_WORLDS": 4,
        "TRIES": 2,
        "LEAST_FAILED": 0.0,
        "PROVEN": -inf,
        "STANDS_OUT": -inf,
        "LEAST_MARGIN": -inf,
        "LARGE": -inf,
        "SMALL_ONES": 0.0,
    }.items():
        monkeypatch.setattr(f"figurka.coach.making.{name}", value)
    for name in ("STILL_AHEAD", "LEAST_MARGIN"):
        monkeypatch.setattr(f"figurka.coach.proving.{name}", -inf)
    autumn = new_game("farshore", seed=1, position="last-autumn")
    monkeypatch.setattr("figurka.coach.making.positions", lambda *_: iter((autumn,)))
