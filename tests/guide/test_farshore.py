"""What the guide of Farshore remarks, each shown by a position."""

from figurka.games.farshore.guide import GUIDE
from tests.games.farshore.table import Seat, Table
from tests.guide.moments import Guided


def guided(*others: Seat, **said: object) -> Guided:
    return Guided(GUIDE, Table(*others, **said).begin().game)  # type: ignore[arg-type]


def test_a_first_turn_points_at_the_card_that_lacks_least() -> None:
    at = guided(hand=["harbor", "beach_sledge"])
    assert "Beach Sledge" in at.said("begin")
    assert at.lit("begin") == {"card": ("hand:beach_sledge",)}


def test_a_treasure_that_need_not_be_paid_is_worth_points() -> None:
    at = guided(hand=["beach_sledge"], seaweed=2, treasure=1).choose("hand:beach_sledge")
    assert "worth 2 points" in at.said("treasure")
    assert at.lit("treasure")["without"] == ("pay:0,2,0,0,0",)


def test_an_anchor_is_too_good_for_a_cheap_critter() -> None:
    at = guided(city=["grove"], hand=["merchant"], mushroom=2).choose("hand:merchant")
    assert "3 left" in at.said("anchor")
    assert "Merchant" in at.said("anchor")


def test_the_wind_is_told_of_when_it_first_took_the_ship() -> None:
    at = guided(Seat(), hand=["grove", "inn"], driftwood=1, seaweed=2, winds=("production", "critter"))
    assert "wind" not in at.fitting
    at.choose("hand:grove", "place:docks")
    assert "Grove matched the wind" in at.said("wind")
    assert at.lit("wind")["ship"] == ("ship:1",)


def test_a_full_hand_is_told_of_while_a_worker_can_go() -> None:
    hand = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral"]
    assert "docks" in guided(hand=hand).said("full-hand")
    assert "full-hand" not in guided(hand=hand, ready=0, driftwood=9, stone=9, seaweed=9, mushroom=9).fitting


def test_a_city_with_little_room_left() -> None:
    city = ["grove"] * 3 + ["beach_sledge"] * 3 + ["tangle_raft"] * 3 + ["merchant"] * 3
    assert "3 more cards" in guided(city=city).said("narrow-city")
    assert "narrow-city" not in guided(city=city[:-1]).fitting


def test_a_place_of_ones_own() -> None:
    assert guided(city=["inn"]).lit("own-place") == {"card": ("city:inn",)}
    assert "own-place" not in guided(city=["inn"], workers_on=["inn"]).fitting


def test_the_bay_when_nothing_in_hand_can_be_paid() -> None:
    at = guided(hand=["harbor"], bay=["grove"], driftwood=1, seaweed=2)
    assert at.lit("bay") == {"card": ("bay:grove",)}
    assert "bay" not in guided(hand=["beach_sledge"], bay=["grove"], driftwood=1, seaweed=2).fitting


def test_the_last_season_tells_what_counts() -> None:
    assert "5 workers" in guided(season="autumn").said("last-season")
    assert "last-season" not in guided(season="summer").fitting


def test_preparing_is_doubted_while_a_green_card_would_work_again_at_once() -> None:
    ready = {"ready": 0, "hand": ["grove", "inn"], "driftwood": 1, "seaweed": 2}
    assert "Grove" in guided(**ready).doubt("prepare")
    assert not guided(**ready, season="spring").doubt("prepare")


def test_passing_is_doubted_while_a_worker_or_points_are_left() -> None:
    assert "1 worker" in guided(season="autumn", ready=1).doubt("pass")
    card = guided(season="autumn", ready=0, hand=["grove"], driftwood=1, seaweed=2)
    assert "Grove, worth" in card.doubt("pass")
    assert not guided(season="autumn", ready=0, hand=["harbor"], mushroom=1, bay=["merchant"]).doubt("pass")
