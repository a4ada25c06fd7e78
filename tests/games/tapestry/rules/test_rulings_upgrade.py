"""Rulings T-187 to T-190: upgrading technologies."""

from typing import Any

import pytest

from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, regress, score
from figurka.games.tapestry.rules.incomes import income_turn
from figurka.games.tapestry.rules.inventing import is_allowed
from figurka.games.tapestry.rules.things import EXPLORATION, PER_TECH
from tests.games.tapestry.table import Seat, Table

NEEDS = {
    "air_conditioning": ("technology", 2),
    "ammonia": ("military", 3),
    "anesthesia": ("science", 2),
    "assembly_line": ("exploration", 3),
    "lithium_ion_battery": ("exploration", 4),
    "calendar": ("exploration", 2),
    "canned_food": ("military", 2),
    "radio": ("science", 4),
    "time_travel": ("technology", 4),
    "transistors": ("military", 4),
    "warships": ("exploration", 3),
}
FIRST_SPACE = {2: 4, 3: 7, 4: 10}
ROWS = {
    "bakery": ("farm", 1),
    "barn": ("farm", 2),
    "com_tower": ("house", 3),
    "library": ("house", 2),
    "stock_market": ("market", 2),
    "treasury": ("market", 1),
}


def having(name: str, count: int) -> Seat:
    """A player with a token so far on a track, or with so many buildings placed."""
    numbers: dict[str, Any] = {name: count}
    return Seat(**numbers)


def may_rise(tech: str, *others: Seat, **me: Any) -> bool:
    """Whether seat 0 may move a technology from the middle into the top row."""
    table = Table(*others, seats=max(2, 1 + len(others)), middle=[tech], **me)
    return is_allowed(table.state, table.me, TECH[tech])


@pytest.mark.rule("T-187")
def test_a_new_technology_moves_to_the_middle_row_without_its_need() -> None:
    table = Table(bottom=["radio"]).gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["radio"]
    assert table.vp() == 3


@pytest.mark.rule("T-187")
def test_the_need_is_looked_at_when_the_card_moves_into_the_top_row() -> None:
    table = Table(middle=["zeppelins"], exploration=3).gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["zeppelins"]
    table.me.tokens[EXPLORATION] = (4,)
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["zeppelins"]


@pytest.mark.rule("T-187")
def test_losing_the_need_later_changes_nothing() -> None:
    table = Table(middle=["zeppelins"], exploration=4).gain(UPGRADE_A_TECH)
    table.gain(regress(EXPLORATION, full=False))
    assert table.tracks()["exploration"] == 3
    assert table.techs("top") == ["zeppelins"]
    assert table.vp() == 4
    assert table.gain(score(PER_TECH)).vp() == 5


@pytest.mark.rule("T-187")
def test_losing_it_before_the_move_keeps_the_card_down() -> None:
    table = Table(middle=["zeppelins"], exploration=4).gain(regress(EXPLORATION, full=False))
    table.gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["zeppelins"]


@pytest.mark.rule("T-188")
@pytest.mark.parametrize("tech", NEEDS)
def test_a_tier_begins_with_its_first_space(tech: str) -> None:
    track, tier = NEEDS[tech]
    first = FIRST_SPACE[tier]
    assert not may_rise(tech, **{track: first - 1})
    assert may_rise(tech, **{track: first})
    assert may_rise(tech, **{track: 12})


@pytest.mark.rule("T-188")
@pytest.mark.parametrize("tech", NEEDS)
def test_the_tier_may_be_a_neighbours(tech: str) -> None:
    track, tier = NEEDS[tech]
    assert not may_rise(tech, having(track, FIRST_SPACE[tier] - 1))
    assert may_rise(tech, having(track, FIRST_SPACE[tier]))


@pytest.mark.rule("T-188")
def test_of_several_tokens_the_most_advanced_one_counts() -> None:
    assert may_rise("ammonia", military=(7, 2), technology=())
    assert may_rise("ammonia", Seat(military=(7, 0), technology=()))
    assert not may_rise("ammonia", military=(6, 2), technology=())


@pytest.mark.rule("T-188")
def test_the_mark_at_the_end_of_technology_counts() -> None:
    assert may_rise("time_travel", technology=(), science=(3, 0), singular=True)


@pytest.mark.rule("T-189")
@pytest.mark.parametrize("tech", ROWS)
def test_the_space_of_the_income_row_must_be_open(tech: str) -> None:
    kind, count = ROWS[tech]
    assert not may_rise(tech, **{kind: count - 1})
    assert may_rise(tech, **{kind: count})
    assert may_rise(tech, **{kind: 5})


@pytest.mark.rule("T-189")
@pytest.mark.parametrize("tech", ROWS)
def test_the_open_space_may_be_a_neighbours_but_not_of_the_two_together(tech: str) -> None:
    kind, count = ROWS[tech]
    assert may_rise(tech, having(kind, count))
    assert not may_rise(tech, having(kind, count - 1), **{kind: count - 1})


@pytest.mark.rule("T-189")
def test_an_open_space_of_somebody_opposite_does_not_help() -> None:
    assert not may_rise("barn", Seat(), Seat(farm=5), Seat())
    assert may_rise("barn", Seat(), Seat(), Seat(farm=2))


@pytest.mark.rule("T-190")
def test_without_a_card_that_can_move_the_upgrade_is_void() -> None:
    table = Table(middle=["zeppelins"], top=["calendar"], exploration=3).gain(UPGRADE_A_TECH)
    assert table.asked == "nothing"
    assert table.techs("middle") == ["zeppelins"]
    assert table.techs("top") == ["calendar"]
    assert table.vp() == 0


@pytest.mark.rule("T-190")
def test_only_cards_that_can_move_are_offered() -> None:
    table = Table(
        bottom=["ammonia", "radio"], middle=["zeppelins", "canned_food"], top=["calendar"], military=4
    ).gain(UPGRADE_A_TECH)
    assert table.options == ["tech:ammonia", "tech:radio", "tech:canned_food"]


@pytest.mark.rule("T-190")
def test_without_a_card_that_can_move_step_three_asks_for_none() -> None:
    table = Table(era=4, middle=["zeppelins"], exploration=3)
    table.run(income_turn(table.state, table.me))
    assert table.asked == "nothing"
    assert table.points() == {"technologies": 1}
