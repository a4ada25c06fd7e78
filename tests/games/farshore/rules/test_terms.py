"""The words of the rulebook: gain, pay, draw, reveal, discard, treasure, any, may (F-1 to F-9)."""

from typing import Any

import pytest

from tests.games.farshore.table import DULL_BAY, Seat, Table

FOUR_RESOURCES = ["driftwood", "seaweed", "stone", "mushroom"]


@pytest.mark.rule("F-1")
@pytest.mark.parametrize(
    ("position", "choices", "gained"),
    [
        ({}, ["place:shore_driftwood"], {"driftwood": 3}),
        ({"city": ["illuminator"], "hand": ["inn"]}, ["city:illuminator", "hand:inn"], {"point": 1}),
        ({"islands": ["treasure_key", "coral_isle"]}, ["place:treasure_key"], {"treasure": 1}),
    ],
)
def test_what_is_gained_comes_from_the_common_supply(
    position: dict[str, Any], choices: list[str], gained: dict[str, int]
) -> None:
    table = Table(Seat(driftwood=3, point=1, treasure=1), **position)
    table.choose(*choices)
    assert table.have() == gained
    assert table.have(1) == {"driftwood": 3, "treasure": 1, "point": 1}


@pytest.mark.rule("F-2")
def test_what_is_paid_goes_to_the_common_supply() -> None:
    table = Table(hand=["grove"], driftwood=2, seaweed=3)
    table.choose("hand:grove")
    assert table.have() == {"driftwood": 1, "seaweed": 1, "mushroom": 1}
    assert table.have(1) == {}


@pytest.mark.rule("F-3")
def test_a_card_is_drawn_from_the_top_of_the_deck_into_the_hand() -> None:
    table = Table(hand=["port"], deck=["inn", "abbey", "grove"])
    table.choose("place:shore_stone")
    assert table.hand() == ["port", "inn", "abbey"]
    assert table.bay == list(DULL_BAY)


@pytest.mark.rule("F-3")
def test_a_bare_card_symbol_draws_one_card() -> None:
    table = Table(deck=["inn", "abbey"])
    table.choose("place:shore_seaweed")
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-4")
def test_a_card_turned_over_from_the_deck_is_seen_by_everyone() -> None:
    table = Table(bay=["sail_maker", *DULL_BAY[1:]], deck=["inn"], mushroom=2)
    table.choose("bay:sail_maker")
    shown = [{"card": name, "count": 1, "blocked": False} for name in ("inn", *DULL_BAY[1:])]
    for viewer in (0, 1, None):
        assert table.game.view(viewer)["bay"] == shown


@pytest.mark.rule("F-5")
def test_a_discarded_card_of_the_hand_lies_face_down_on_the_discard_pile() -> None:
    table = Table(hand=["inn", "grove"], discard=["port"])
    table.choose("place:docks", "hand:inn", "done", "stone")
    assert [card.key for card in table.state.discard] == ["port", "inn"]
    assert table.hand() == ["grove"]
    assert table.game.view(0)["discard"] == {"count": 2, "known": ["inn"]}
    assert table.game.view(1)["discard"] == {"count": 2, "known": []}


@pytest.mark.rule("F-6")
def test_a_treasure_is_not_a_resource() -> None:
    table = Table(city=["abbey"], stone=1, treasure=2)
    table.choose("city:abbey")
    assert table.options == ["stone", "done"]


@pytest.mark.rule("F-6")
def test_only_treasures_leave_no_resource_to_give() -> None:
    table = Table(city=["abbey"], treasure=2)
    table.choose("city:abbey")
    assert table.asked_seat == 1
    assert table.have() == {"treasure": 2}


@pytest.mark.rule("F-7")
def test_a_treasure_pays_for_any_missing_resource() -> None:
    table = Table(hand=["windmill"], driftwood=2, seaweed=2, stone=1, treasure=1)
    table.choose("hand:windmill")
    assert table.city() == ["windmill"]
    assert table.have() == {}


@pytest.mark.rule("F-7")
def test_a_treasure_may_be_paid_even_with_the_resource_at_hand() -> None:
    table = Table(hand=["beach_sledge"], seaweed=2, treasure=1)
    table.choose("hand:beach_sledge")
    assert sorted(table.options) == ["pay:0,1,0,0,1", "pay:0,2,0,0,0"]
    table.choose("pay:0,1,0,0,1")
    assert table.have() == {"seaweed": 1, "driftwood": 2}


@pytest.mark.rule("F-7")
def test_a_treasure_pays_inside_an_effect_too() -> None:
    table = Table(city=["grove"], anchors=1, hand=["merchant"], treasure=1)
    table.choose("hand:merchant", "treasure", "stone", "stone")
    assert table.have() == {"stone": 2}


@pytest.mark.rule("F-8")
def test_any_resource_is_one_of_four_and_never_a_treasure() -> None:
    table = Table(hand=["inn", "grove"], treasure=1)
    table.choose("place:docks", "hand:inn", "hand:grove")
    assert table.options == FOUR_RESOURCES
    table.choose("stone")
    assert table.options == FOUR_RESOURCES


@pytest.mark.rule("F-8")
@pytest.mark.parametrize(
    ("chosen", "gained"),
    [(["stone", "mushroom"], {"stone": 1, "mushroom": 1}), (["seaweed", "seaweed"], {"seaweed": 2})],
)
def test_several_any_resources_may_differ_or_be_alike(chosen: list[str], gained: dict[str, int]) -> None:
    table = Table(islands=["bounty_isle", "coral_isle"])
    table.choose("place:bounty_isle", *chosen)
    assert table.have() == gained


@pytest.mark.rule("F-9")
def test_an_effect_with_may_can_be_declined() -> None:
    table = Table(hand=["merchant"], mushroom=2, stone=1)
    table.choose("hand:merchant", "decline")
    assert table.have() == {"stone": 1}


@pytest.mark.rule("F-9")
def test_an_effect_without_may_is_mandatory() -> None:
    table = Table(hand=["rope_bridge"], seaweed=2)
    table.choose("hand:rope_bridge")
    assert table.options == ["deck", "resources"]


@pytest.mark.rule("F-9")
def test_an_inn_must_be_used_if_it_can_be() -> None:
    table = Table(city=["inn"], bay=["sail_maker", "manor"])
    table.choose("city:inn")
    assert table.city() == ["inn", "sail_maker"]
