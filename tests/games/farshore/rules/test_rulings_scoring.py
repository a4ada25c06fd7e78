"""Rulings F-281 to F-287: counting points and breaking ties."""

from typing import Any

import pytest

from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.things import UNIQUE
from tests.games.farshore.table import Seat, Table


def winners(table: Table) -> list[int]:
    """Who wins when all have passed."""
    while table.asked != "over":
        table.choose("pass")
    return table.game.winners


def last_to_pass(*others: Seat, seats: int = 2, **me: Any) -> Table:
    """All others have passed and seat 0 is about to."""
    return Table(*others, seats=seats, season="autumn", **me)


def passed(**said: Any) -> Seat:
    return Seat(season="autumn", passed=True, **said)


@pytest.mark.rule("F-281")
def test_the_harbor_alone_counts_itself() -> None:
    table = Table(city=["harbor"])
    assert (table.points()["cards"], table.points()["prosperity"]) == (5, 3)


@pytest.mark.rule("F-281")
def test_the_harbor_counts_itself_among_other_purple_cards() -> None:
    table = Table(city=["harbor", "windmill", "manor", "grove"])
    assert table.points()["prosperity"] == 3 * 3 + 2


@pytest.mark.rule("F-282")
def test_the_gardens_count_a_unique_purple_critter() -> None:
    assert Table(city=["gardens", "admiral", "pirate", "sail_maker"]).points()["prosperity"] == 4


@pytest.mark.rule("F-282")
def test_the_sculptor_counts_unique_purple_constructions() -> None:
    assert Table(city=["sculptor", "manor", "galleon", "grove"]).points()["prosperity"] == 4


@pytest.mark.rule("F-282")
@pytest.mark.parametrize("card", ["windmill", "manor", "gardens", "galleon", "sculptor"])
def test_no_purple_card_but_the_harbor_counts_itself(card: str) -> None:
    assert Table(city=[card]).points()["prosperity"] == 0


@pytest.mark.rule("F-282")
@pytest.mark.parametrize("card", ["pilgrim", "guild_master", "governor", "admiral"])
def test_no_purple_critter_counts_itself(card: str) -> None:
    assert Table(city=[card]).points()["prosperity"] == 0


@pytest.mark.rule("F-283")
def test_negative_base_points_are_subtracted() -> None:
    assert Table(city=["shipwreck", "castaway", "grove"]).score() == -1
    assert Table(city=["shipwreck"]).score() == -1


@pytest.mark.rule("F-283")
def test_score_parts_other_than_base_points_are_never_negative() -> None:
    points = Table(city=["shipwreck", "castaway"]).points()
    assert points.pop("cards") == -2
    assert set(points.values()) == {0}


@pytest.mark.rule("F-283")
def test_maps_not_owned_cost_nothing() -> None:
    assert Table(seats=3, maps={"production": 0, "traveler": 2}).points()["maps"] == 4


@pytest.mark.rule("F-284")
@pytest.mark.parametrize("resource", ["driftwood", "seaweed", "stone", "mushroom"])
def test_the_last_tie_break_counts_each_kind_of_resource(resource: str) -> None:
    assert winners(last_to_pass(passed(**{resource: 2}), **{resource: 1})) == [1]
    assert winners(last_to_pass(passed(**{resource: 1}), **{resource: 2})) == [0]


@pytest.mark.rule("F-284")
def test_the_last_tie_break_counts_all_resources_together() -> None:
    assert winners(last_to_pass(passed(stone=3), driftwood=1, seaweed=1, stone=1, mushroom=1)) == [0]
    assert winners(last_to_pass(passed(stone=4), driftwood=1, seaweed=1, stone=1, mushroom=1)) == [0, 1]


@pytest.mark.rule("F-284")
def test_the_last_tie_break_counts_no_stock_on_a_warehouse() -> None:
    stocked = Seat(season="autumn", passed=True, city=["warehouse"], stock={"stone": 2, "seaweed": 2})
    assert winners(Table(stocked, season="autumn", city=["warehouse"], stone=1)) == [0]
    again = Seat(season="autumn", passed=True, city=["warehouse"], stock={"stone": 2, "seaweed": 2})
    assert winners(Table(again, season="autumn", city=["warehouse"])) == [0, 1]


@pytest.mark.rule("F-284")
def test_with_equal_treasures_the_resources_decide() -> None:
    table = Table(passed(treasure=2, stone=1), season="autumn", treasure=2, stone=2)
    assert winners(table) == [0]
    assert winners(Table(passed(treasure=2, stone=2), season="autumn", treasure=2, stone=1)) == [1]


@pytest.mark.rule("F-285")
def test_the_first_tie_break_is_the_ship_further_ahead() -> None:
    assert winners(last_to_pass(passed(ship=1), point=2)) == [1]
    assert winners(last_to_pass(passed(point=2), ship=1)) == [0]


@pytest.mark.rule("F-285")
@pytest.mark.parametrize(("behind", "ahead", "difference"), [(5, 6, 2), (20, 21, 1), (39, 40, 1)])
def test_the_ship_one_space_ahead_breaks_a_tie_before_treasures_and_resources(
    behind: int, ahead: int, difference: int
) -> None:
    other = passed(ship=ahead)
    table = last_to_pass(other, ship=behind, point=difference, stone=9)
    assert table.score(0) == table.score(1)
    assert winners(table) == [1]


@pytest.mark.rule("F-286")
@pytest.mark.parametrize("card", ["admiral", "governor"])
def test_admiral_and_governor_are_unique(card: str) -> None:
    assert CARD[card].rarity == UNIQUE
    table = Table(city=[card], hand=[card], bay=[], mushroom=5)
    assert table.why_not(f"hand:{card}") == "farshore-refusal-already-built"
    assert Table(city=["gardens", card]).points()["prosperity"] == 2


@pytest.mark.rule("F-286")
@pytest.mark.parametrize("card", ["admiral", "governor"])
def test_admiral_and_governor_sail_with_the_unique_wind_not_the_common(card: str) -> None:
    unique = Table(hand=[card], bay=[], mushroom=5, winds=(None, "unique")).choose(f"hand:{card}")
    common = Table(hand=[card], bay=[], mushroom=5, winds=(None, "common")).choose(f"hand:{card}")
    assert (unique.me.ship, common.me.ship) == (1, 0)


@pytest.mark.rule("F-287")
def test_the_galleon_adds_one_point_for_each_unspent_treasure_to_the_normal_two() -> None:
    points = Table(city=["galleon"], treasure=3).points()
    assert (points["prosperity"], points["treasures"]) == (3, 6)


@pytest.mark.rule("F-287")
@pytest.mark.parametrize(
    ("ship", "bonus"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4), (18, 7), (20, 7), (21, 8), (36, 11), (37, 12), (40, 12)],
)
def test_the_admiral_counts_treasure_spaces_reached_or_passed(ship: int, bonus: int) -> None:
    assert Table(city=["admiral"], ship=ship).points()["prosperity"] == bonus


@pytest.mark.rule("F-287")
def test_the_admiral_does_not_care_whether_the_treasures_were_spent() -> None:
    spent, kept = Table(city=["admiral"], ship=9), Table(city=["admiral"], ship=9, treasure=4)
    assert spent.points()["prosperity"] == kept.points()["prosperity"] == 4
