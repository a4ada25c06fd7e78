"""The income mat: each of the 24 spaces, by whole income turns."""

from typing import Any

import pytest

from figurka.games.tapestry.content.incomes import INCOME_ROWS
from tests.games.tapestry.plenty import changes, holdings, noted
from tests.games.tapestry.table import Seat, Table

TECHS, LINES, LANDS = 4, 2, 3
"""How many technologies, complete lines and territories the player of these tests has."""
# For each row its spaces from the left: name, points of step 3 and gains of step 4
MAT = {
    "market": (
        ("barter", f"vp+{TECHS}", "coin+1"),
        ("currency", "", "coin+1"),
        ("banking", f"vp+{TECHS}", ""),
        ("credit_cards", "", "coin+1"),
        ("e_commerce", f"vp+{TECHS}", "coin+1"),
        ("biometrics", "vp+10", ""),
    ),
    "house": (
        ("symbology", f"vp+{LINES}", "worker+1"),
        ("language", "", "worker+1"),
        ("writing", f"vp+{LINES}", ""),
        ("telephone", "", "worker+1"),
        ("email", f"vp+{LINES}", "worker+1"),
        ("neural_implants", "vp+10", ""),
    ),
    "farm": (
        ("hunting", "", "food+1 tile+1"),
        ("farming", "", "food+1"),
        ("breeding", "vp+4", ""),
        ("preservation", "", "food+1"),
        ("fertilization", "vp+7", "food+1"),
        ("food_printing", "vp+10", ""),
    ),
    "armory": (
        ("ceremony", "", "culture+1 card+1"),
        ("racing", "", "culture+1"),
        ("team_sports", f"vp+{LANDS}", ""),
        ("tabletop_games", "", "culture+1"),
        ("video_games", f"vp+{LANDS}", "culture+1"),
        ("virtual_reality", "vp+10", ""),
    ),
}
SPACES = [(row, number) for row in MAT for number in range(6)]
NAMES = [MAT[row][number][0] for row, number in SPACES]
TWO_ROWS = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8)]
"""Plots that complete two rows of the wetland."""


def income_turn(turn: int, **placed: Any) -> tuple[Table, dict[str, int]]:
    """An income turn with so many buildings gone from the mat, and all that it has changed.

    The neighbour has been there before, and without cards in hand one of the deck is laid face down.
    """
    table = Table(
        Seat(era=4, coin=1),
        era=turn - 1,
        top=["barn", "bakery", "treasury", "library"],
        controls=[(1, 1), (3, 0)],
        built=TWO_ROWS,
        **placed,
    )
    held = holdings(table)
    table.income()
    assert (table.asked, table.asked_seat) == ("turn", 1)
    return table, changes(held, holdings(table))


def open_spaces(**placed: int) -> list[tuple[str, str, str]]:
    """The spaces that are open when so many buildings have gone."""
    return [space for row, spaces in MAT.items() for space in spaces[: 1 + placed.get(row, 0)]]


@pytest.mark.rule("T-8")
def test_the_mat_has_four_rows_of_six_spaces() -> None:
    assert [[space.name for space in row] for row in INCOME_ROWS] == [
        [space[0] for space in spaces] for spaces in MAT.values()
    ]
    assert len(NAMES) == 24


@pytest.mark.rule("T-32", "T-37", "T-38", "T-86")
@pytest.mark.parametrize(("row", "number"), SPACES, ids=NAMES)
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_a_space_pays_once_its_building_is_gone(turn: int, row: str, number: int) -> None:
    _, changed = income_turn(turn, **{row: number})
    notes = [f"{points} {gains}" for _, points, gains in open_spaces(**{row: number})]
    assert changed == noted(" ".join(["laid+1", *notes]))


@pytest.mark.rule("T-22", "T-38")
@pytest.mark.parametrize(("row", "number"), SPACES, ids=NAMES)
def test_in_the_first_income_turn_it_gives_no_points(row: str, number: int) -> None:
    _, changed = income_turn(1, **{row: number})
    assert changed == noted(" ".join(gains for _, _, gains in open_spaces(**{row: number})))


@pytest.mark.rule("T-22", "T-32", "T-103")
@pytest.mark.parametrize(("row", "number"), SPACES, ids=NAMES)
def test_in_the_last_income_turn_it_gives_only_points(row: str, number: int) -> None:
    _, changed = income_turn(5, **{row: number})
    assert changed == noted(" ".join(points for _, points, _ in open_spaces(**{row: number})))


@pytest.mark.rule("T-32", "T-33", "T-34", "T-35", "T-36", "T-37")
def test_every_open_point_symbol_counts_by_itself() -> None:
    table, _ = income_turn(5, market=5, house=5, farm=5, armory=5)
    told = {
        event.thing.key.partition(":")[2]: f"vp+{event.count}"
        for event in table.events
        if event.kind == "scores" and event.thing is not None
    }
    assert told == {name: points for spaces in MAT.values() for name, points, _ in spaces if points}
    assert table.vp() == 3 * TECHS + 3 * LINES + 2 * LANDS + 4 + 7 + 4 * 10


@pytest.mark.rule("T-38", "T-39")
def test_a_whole_mat_gives_four_of_each_resource() -> None:
    table, changed = income_turn(3, market=5, house=5, farm=5, armory=5)
    assert table.have() == {"coin": 4, "worker": 4, "food": 4, "culture": 4}
    assert (changed["tile"], changed["card"]) == (1, 1)
