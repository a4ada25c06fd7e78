"""The published handicaps: what a starting civilization gains or loses when the first income turn ends."""

import pytest

import figurka
from figurka.games.tapestry.rules.check import check
from tests.games.tapestry.civs import Opening, gaining, out
from tests.games.tapestry.table import HANDICAP, NONE, Table

GAINED = {"alchemists": 2, "entertainers": 1, "merrymakers": 1, "mystics": 1, "traders": 2}
LOST = {"craftsmen": 1, "futurists": 1}
"""Resources of any kind; the Futurists lose a culture before."""
POINTS = {"alchemists": 10, "traders": 10}
PER_OPPONENT = {"architects": 10, "the_chosen": 15}
UNTOUCHED = ("heralds", "historians", "inventors", "isolationists", "leaders", "militants", "nomads")
CHANGED = ("alchemists", "architects", "craftsmen", "entertainers", "futurists")
ALL = (*CHANGED, "merrymakers", "mystics", "the_chosen", "traders", *UNTOUCHED)


def opening(civ: str, seats: int = 2, adjustments: str = HANDICAP) -> Table:
    """A real set-up in which seat 0 has the civilization, up to its handicap."""
    table = Opening(civ, seats=seats, adjustments=adjustments)
    if civ == "mystics":
        table.choose("number:9", "number:9", "number:9", "number:4")
    if civ == "heralds":
        table.choose("decline")
    return table


def total(table: Table) -> int:
    return sum(table.me.goods)


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("civ", ALL)
def test_every_civilization_has_its_handicap(civ: str) -> None:
    table = opening(civ)
    before = 8 if civ == "futurists" else 4
    assert table.me.era == 1
    for _ in range(GAINED.get(civ, 0)):
        assert (table.asked, table.asked_seat) == ("gain", 0)
        table.choose("worker")
    for _ in range(LOST.get(civ, 0)):
        assert (table.asked, table.asked_seat) == ("lose", 0)
        table.choose("coin")
    assert table.asked == "turn" or table.asked_seat == 1
    expected = before + GAINED.get(civ, 0) - LOST.get(civ, 0) - (civ == "futurists")
    assert total(table) == expected
    points = POINTS.get(civ, 0) + (PER_OPPONENT.get(civ, 0) if civ == "the_chosen" else 0)
    assert table.points() == ({"civilization": points} if points else {})
    check(table.state)


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("civ", UNTOUCHED)
def test_those_without_one_are_as_ever(civ: str) -> None:
    table = opening(civ)
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert table.vp() == 0


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("civ", ALL)
def test_without_the_option_nobody_has_a_handicap(civ: str) -> None:
    table = opening(civ, adjustments=NONE)
    each = 2 if civ == "futurists" else 1
    assert table.have() == {"coin": each, "worker": each, "food": each, "culture": each}
    assert table.vp() == 0
    assert (table.asked, table.asked_seat) == ("turn", 0)
    assert table.told("handicap") == 0


@pytest.mark.rule("T-101")
def test_it_is_off_by_default() -> None:
    assert figurka.new_game("tapestry", 3, 1).state.adjusted is False
    assert figurka.new_game("tapestry", 3, 1, adjustments=HANDICAP).state.adjusted is True


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_architects_gain_10_points_for_each_opponent_among_three_or_more(seats: int) -> None:
    table = opening("architects", seats)
    assert table.points() == ({"civilization": 10 * (seats - 1)} if seats >= 3 else {})


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_chosen_gain_15_points_for_each_opponent(seats: int) -> None:
    assert opening("the_chosen", seats).points() == {"civilization": 15 * (seats - 1)}


@pytest.mark.rule("T-101")
def test_resources_are_of_any_kind_one_by_one() -> None:
    table = opening("traders")
    assert table.options == ["resource:coin", "resource:worker", "resource:food", "resource:culture"]
    table.choose("coin").choose("food")
    assert table.have() == {"coin": 2, "worker": 1, "food": 2, "culture": 1}


@pytest.mark.rule("T-101")
def test_futurists_lose_a_culture_and_one_of_any_kind() -> None:
    table = opening("futurists")
    assert table.have() == {"coin": 2, "worker": 2, "food": 2, "culture": 1}
    table.choose("culture")
    assert table.have() == {"coin": 2, "worker": 2, "food": 2}


@pytest.mark.rule("T-101")
def test_the_handicap_comes_when_the_first_income_turn_ends() -> None:
    table = opening("craftsmen")
    assert table.asked == "lose"
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert len(table.hand()) == 1
    assert len(table.tiles()) == 1


@pytest.mark.rule("T-101")
def test_it_comes_in_no_later_income_turn() -> None:
    table = Table(out(), civ="the_chosen", era=1, exploration=1, adjustments=HANDICAP).income()
    assert table.told("handicap") == 0
    assert table.points() == {"civilization": 4}


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("civ", [civ for civ in ALL if civ not in ("futurists", "mystics")])
def test_civilizations_gained_during_play_have_none(civ: str) -> None:
    table = gaining(civ, out(), civ=(), adjustments=HANDICAP)
    assert table.told("handicap") == 0
    assert table.have() == {}
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-101")
def test_each_player_has_that_of_his_own() -> None:
    table = Opening("leaders", "the_chosen", "traders", seats=3, adjustments=HANDICAP)
    assert table.vp(0) == 0
    assert table.points(1) == {"civilization": 30}
    assert (table.asked, table.asked_seat) == ("gain", 2)
    assert table.points(2) == {"civilization": 10}
