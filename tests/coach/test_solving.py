"""What solvers of puzzles have done: ratings, days in a row, and how they are kept."""

from datetime import date, timedelta

import pytest

from figurka.coach.advice import Difference
from figurka.coach.puzzles import Answer, Puzzle
from figurka.coach.solving import START, Solver, next_puzzle, rated, read_solver

TODAY = date(2026, 11, 16)


def puzzle(number: int, rating: int = 1200) -> Puzzle:
    """Some puzzle."""
    answers = (Answer("a", Difference(0.0), ()), Answer("b", Difference(3.0), ()))
    return Puzzle(f"{number:06x}", "farshore", 2, 1, (), "timing", rating, 80, answers)


def test_a_right_answer_raises_the_rating_and_a_wrong_one_lowers_it() -> None:
    assert rated(START, 0, 1200, True) > START > rated(START, 0, 1200, False)


def test_a_hard_puzzle_brings_more_and_costs_less_than_an_easy_one() -> None:
    assert rated(1400, 50, 1700, True) > rated(1400, 50, 1100, True)
    assert rated(1400, 50, 1700, False) > rated(1400, 50, 1100, False)


def test_the_first_twenty_answers_move_a_rating_twice_as_far() -> None:
    first, later = rated(1400, 19, 1500, True) - 1400, rated(1400, 20, 1500, True) - 1400
    assert first == pytest.approx(2 * later, abs=0.2)


def test_only_the_first_answer_to_a_puzzle_counts() -> None:
    wrong = Solver().answered(puzzle(1), False, TODAY)
    assert wrong.answered(puzzle(1), True, TODAY) == wrong
    assert (wrong.count, wrong.solved, wrong.result(puzzle(1))) == (1, 0, False)


def test_days_in_a_row_grow_by_one_a_day_and_begin_anew_after_a_gap() -> None:
    solver = Solver()
    for ago in (4, 2, 1):
        solver = solver.answered(puzzle(ago), True, TODAY - timedelta(ago))
    assert solver.days_in_a_row(TODAY) == 2
    assert not solver.has_solved_on(TODAY)
    today = solver.answered(puzzle(8), True, TODAY).answered(puzzle(9), True, TODAY)
    assert today.days_in_a_row(TODAY) == 3
    assert today.has_solved_on(TODAY)
    assert today.days_in_a_row(TODAY + timedelta(2)) == 0


def test_a_wrong_answer_neither_adds_a_day_nor_ends_the_row() -> None:
    solver = Solver().answered(puzzle(1), True, TODAY - timedelta(1)).answered(puzzle(2), False, TODAY)
    assert solver.days_in_a_row(TODAY) == 1
    assert solver.answered(puzzle(3), True, TODAY).days_in_a_row(TODAY) == 2


def test_a_solver_is_kept_as_text_and_read_again() -> None:
    solver = Solver().answered(puzzle(1), True, TODAY).answered(puzzle(2, 1700), False, TODAY)
    assert read_solver(solver.written) == solver
    assert read_solver(Solver().written) == Solver()


def test_the_newest_answers_of_many_fit_into_a_cookie() -> None:
    solver = Solver()
    for number in range(400):
        solver = solver.answered(puzzle(number), True, TODAY)
    assert len(solver.written) <= 3600
    kept = read_solver(solver.written)
    assert (kept.result(puzzle(399)), kept.result(puzzle(0)), kept.count) == (True, None, 400)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "12000",
        "12000.1.1.1",
        "12000.1.1.1.abc",
        "12000.0.0.0.abcdefr",
        "12000.9.9.9999999.",
        "12000.5.20.3.",
        "-1200.0.0.0.",
        "１２０００.0.0.0.",
        "12000.0.0.0.\n",
        "9" * 4000,
    ],
)
def test_rubbish_is_read_as_somebody_new(text: str) -> None:
    assert read_solver(text) == Solver()


def test_a_rating_that_somebody_wrote_himself_stays_within_bounds() -> None:
    assert read_solver("99999.0.0.0.").rating == 3000
    assert read_solver("0001.0.0.0.").rating == 100


def test_the_next_puzzle_is_unanswered_and_nearest_to_the_rating() -> None:
    easy, near, hard = puzzle(1, 1000), puzzle(2, 1250), puzzle(3, 1600)
    solver = Solver()
    assert next_puzzle(solver, [easy, near, hard]) == near
    assert next_puzzle(solver, [easy, near, hard], after=near.id) == easy
    assert next_puzzle(solver.answered(near, True, TODAY), [easy, near, hard]) == easy


def test_when_all_are_answered_a_wrong_one_comes_again() -> None:
    one, two = puzzle(1), puzzle(2)
    solver = Solver().answered(one, True, TODAY).answered(two, False, TODAY)
    assert next_puzzle(solver, [one, two]) == two
    assert next_puzzle(solver, [two], after=two.id) is None
