"""What a computer player sees in a position of Farshore."""

from typing import Any

import pytest

from figurka.games.farshore.mind.mind import mind
from tests.games.farshore.table import Seat, Table

GREEN = ("grove", "grove", "grove")


def worth(**position: Any) -> float:
    """How well seat 0 stands."""
    return mind(2).evaluate(Table(**position).state, 0)


def likes(table: Table) -> dict[str, float]:
    """How much the seat that is asked likes each option, by key."""
    decision = table.begin().game.decision
    assert decision is not None
    likings = mind(len(table.state.players)).likings(table.state, decision)
    return {option.key: liked for option, liked in zip(decision.options, likings, strict=True)}


def test_a_card_that_completes_a_map_is_worth_more_than_one_that_does_not() -> None:
    completing = Table(city=GREEN, hand=["tangle_raft"], driftwood=2)
    going_on = Table(city=GREEN[:1], hand=["tangle_raft"], driftwood=2)
    assert likes(completing)["hand:tangle_raft"] > likes(going_on)["hand:tangle_raft"]


def test_a_map_is_worth_more_to_whoever_has_others() -> None:
    city = [*GREEN, "tangle_raft"]
    with_others = Table(city=city, maps={"governance": 2, "traveler": 2})
    assert likes(with_others)["place:dunes"] > likes(Table(city=city))["place:dunes"]


def test_a_map_that_nobody_can_take_any_more_promises_nothing() -> None:
    city = [*GREEN, "tangle_raft"]
    assert worth(city=city) > worth(city=city, map_left={"production": 0})


def test_a_map_that_can_be_taken_is_taken_before_resources() -> None:
    liked = likes(Table(city=[*GREEN, "tangle_raft"], maps={"traveler": 2}))
    assert max(liked, key=lambda key: liked[key]) == "place:dunes"


def test_a_treasure_is_kept_where_resources_pay() -> None:
    liked = likes(Table(hand=["tangle_raft"], driftwood=2, treasure=2).choose("hand:tangle_raft"))
    assert max(liked, key=lambda key: liked[key]) == "pay:2,0,0,0,0"


def test_an_anchor_pays_for_a_dear_critter_rather_than_five_mushrooms() -> None:
    table = Table(hand=["admiral"], city=["windmill"], mushroom=5, season="autumn", ready=0)
    liked = likes(table.choose("hand:admiral"))
    assert liked["anchor:city:windmill"] > liked["way:pay"]


def test_the_resource_that_is_missing_for_a_card_is_the_one_to_gain() -> None:
    table = Table(hand=["tumbler"], driftwood=1, seaweed=1, islands=["bounty_isle", "coral_isle"])
    liked = likes(table.choose("place:bounty_isle"))
    assert max(liked, key=lambda key: liked[key]) == "stone"


def test_a_card_that_is_already_in_the_city_is_the_first_to_be_discarded() -> None:
    table = Table(hand=["port", "grove"], city=["port"])
    liked = likes(table.choose("place:docks"))
    assert liked["hand:port"] > liked["hand:grove"]


def test_a_green_card_is_worth_more_in_winter_than_in_autumn() -> None:
    early, late = (
        likes(Table(hand=["sloop"], driftwood=2, seaweed=2, stone=1, season=season))
        for season in ("winter", "autumn")
    )
    assert early["hand:sloop"] > late["hand:sloop"]


def test_a_gift_goes_to_the_player_with_the_fewest_points() -> None:
    table = Table(Seat(ship=20), Seat(ship=2), seats=3, city=["abbey"], driftwood=2)
    liked = likes(table.choose("city:abbey", "driftwood", "driftwood"))
    assert liked["seat:2"] > liked["seat:1"]


@pytest.mark.parametrize("level", ["cabin_boy", "captain"])
def test_alone_a_player_stands_worse_the_more_the_rival_has(level: str) -> None:
    table = Table(seats=1, level=level)
    before = mind(1).standing(table.state, 0)
    table.rival.ship = 10
    assert mind(1).standing(table.state, 0) < before


def test_alone_a_strong_rival_is_thought_to_win_more_than_a_weak_one() -> None:
    weak, strong = (mind(1).standing(Table(seats=1, level=level).state, 0) for level in ("bosun", "captain"))
    assert strong < weak
