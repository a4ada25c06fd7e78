"""Farshore's decision bar: ways with counts and reasons, and what is picked in one go."""

from typing import Any

import pytest

from figurka.games.farshore.web.asking import Picking, amounts, see_asked
from figurka.games.farshore.web.board import see_bay
from figurka.games.farshore.web.dock import lay_out, see_city, see_hand
from figurka.games.farshore.web.scene import Scene
from figurka.web.drawing import Way
from tests.games.farshore.table import Table
from tests.web.kit import seen


def a_table(**position: Any) -> Table:
    """A position with some wind."""
    return Table(winds=("production", "unique"), **position)


def asked(table: Table, language: str = "en") -> dict[str, Any]:
    """What the bar shows to seat 0."""
    scene = Scene(seen(table.begin().game, 0, language))
    cards = [*see_hand(scene), *(card for card in see_bay(scene) if card is not None), *see_city(scene)]
    return see_asked(scene, cards)


def ways(table: Table) -> dict[str, Way]:
    """The ways of acting by their words."""
    return {way.words: way for way in asked(table)["ways"]}


def test_a_turn_is_told_with_all_its_ways_and_what_is_locked_says_why() -> None:
    table = a_table(hand=["pirate", "harbor"], city=["inn"], bay=["grove", "manor"], mushroom=3)
    shown = asked(table)
    assert shown["prompt"] == "Send one of 2 workers, or play a card."
    told = ways(table)
    places = told["Send a worker"]
    assert places.count == f"{len(places.tiles)} places"
    assert {tile.option.key for tile in places.tiles} >= {"place:docks", "city:inn"}
    assert told["Play a card"].count == "1 of 4"
    assert told["Prepare for spring"].why_not == "2 workers still ready"


def test_who_has_no_worker_and_no_card_to_play_is_told_so() -> None:
    told = ways(a_table(hand=["harbor"], bay=["grove", "castaway"], city=["merchant"], ready=0))
    assert told["Send a worker"].why_not == "none ready"
    assert told["Prepare for spring"].option is not None
    assert not told["Prepare for spring"].why_not


@pytest.mark.parametrize("language", ["en", "cs"])
def test_cards_for_the_docks_are_picked_in_one_go(language: str) -> None:
    table = a_table(hand=["pirate", "harbor", "pirate", "inn"]).choose("place:docks")
    picking = asked(table, language)["picking"]
    assert isinstance(picking, Picking)
    assert (picking.most, picking.stops) == (3, True)
    assert set(picking.limits.split()) == {"hand:pirate=2", "hand:harbor=1", "hand:inn=1"}
    assert len(picking.words) == picking.most + 1


def test_who_draws_at_the_lookout_may_look_at_a_card_before_he_takes_more() -> None:
    table = a_table(bay=["grove", "manor"]).choose("place:lookout")
    picking = asked(table)["picking"]
    assert isinstance(picking, Picking)
    assert not picking.stops
    assert "done" in [choice.option.key for choice in asked(table)["choices"]]


def test_one_thing_is_chosen_by_a_click() -> None:
    table = a_table(hand=["pirate"]).choose("place:docks")
    assert asked(table)["picking"] is None


def test_resources_bear_their_signs_and_how_many_there_are() -> None:
    table = a_table(islands=["bounty_isle", "coral_isle"], stone=4).choose("place:bounty_isle")
    choices = {choice.option.key: choice for choice in asked(table)["choices"]}
    assert (choices["stone"].signs, choices["stone"].note) == ("stone", "you have 4")


def test_signs_become_amounts_with_symbols() -> None:
    assert amounts("2.seaweed 1.draw") == (("2", "token-seaweed"), ("1", "sign-draw"))
    assert amounts("draw > any ×3") == (("", "sign-draw"), ("›", "sign-any"))


def test_equal_tiles_of_hand_and_bay_are_told_apart() -> None:
    tiles = ways(a_table(hand=["grove"], bay=["grove", "manor"], seaweed=9, driftwood=9))["Play a card"].tiles
    groves = {tile.option.key: tile.note for tile in tiles if tile.words == "Grove"}
    assert groves == {"hand:grove": "In your hand", "bay:grove": "In the Bay"}


def test_cards_to_discard_show_what_they_are_worth_and_what_is_got_for_them() -> None:
    table = a_table(hand=["pirate", "harbor", "pirate"]).choose("place:docks")
    shown = asked(table)
    (way,) = shown["ways"]
    notes = {tile.option.key: tile.note for tile in way.tiles}
    assert (way.count, notes["hand:pirate"]) == ("3 to choose from", "0 points (2×)")
    assert all(tile.costs for tile in way.tiles)
    assert (shown["swap"], shown["because_tip"]) == ("draw > any ×3", "tip-place-docks")


def test_places_of_the_bay_count_once_whatever_lies_on_them() -> None:
    table = a_table(bay=["grove", "grove", "manor"]).choose("place:lookout")
    way = ways(table)["In the Bay"]
    assert way.count == f"{len(way.tiles)} to choose from"
    assert any("2×" in tile.note for tile in way.tiles)


def test_a_city_shows_as_many_free_spaces_as_it_has() -> None:
    assert lay_out(hand=3, city=14, spaces=13) == {"columns": 8, "slots": 2, "close": False}
    assert lay_out(hand=6, city=3, spaces=2) == {"columns": 4, "slots": 5, "close": False}
    assert lay_out(hand=6, city=17, spaces=15) == {"columns": 9, "slots": 0, "close": True}


def test_who_gives_no_card_away_says_so() -> None:
    table = a_table(city=["customs_office"], hand=["beach_sledge", "inn", "harbor"], seaweed=2)
    labels = [choice.words for choice in asked(table.choose("hand:beach_sledge"))["choices"]]
    assert labels == ["Give none"]


def test_what_is_paid_at_the_inn_is_asked_because_of_the_inn() -> None:
    table = a_table(city=["inn"], bay=["windmill", "manor"], driftwood=2, seaweed=2, stone=2)
    shown = asked(table.choose("city:inn").choose("bay:windmill"))
    assert (shown["cause"], shown["because_tip"]) == ("Inn", "tip-card-inn")


def test_what_is_paid_at_the_usual_price_is_asked_because_of_the_card() -> None:
    table = a_table(hand=["windmill"], driftwood=2, seaweed=2, stone=2, treasure=2)
    shown = asked(table.choose("hand:windmill"))
    assert (shown["cause"], shown["because_tip"]) == ("", "tip-card-windmill")


def test_a_tile_of_a_card_shows_its_colour_and_what_it_does() -> None:
    (tile,) = ways(a_table(hand=["beach_sledge"], bay=["manor"], seaweed=2))["Play a card"].tiles
    assert tile.colour == ("type", "production")
    assert tile.costs == (("2", "token-seaweed"),)
    assert tile.brings == (("2", "token-driftwood"),)


def test_signs_of_several_things_are_all_drawn_and_none_is_a_word() -> None:
    assert [sign for _, sign in amounts("critter > driftwood.seaweed.stone")][1:] == [
        "token-driftwood",
        "token-seaweed",
        "token-stone",
    ]
    assert all(
        not any(letter.isalpha() for letter in told) for told, _ in amounts("2.point / common.critter")
    )
