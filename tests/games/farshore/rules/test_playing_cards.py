"""Playing a card: cost, anchors and the seven steps (F-34 to F-48)."""

from typing import Any

import pytest

from tests.games.farshore.table import DULL_BAY, Seat, Table

GONE = Seat(passed=True, season="autumn")


def events(table: Table) -> list[str]:
    assert table.game.journal is not None
    return [event.kind for event in table.game.journal.events]


@pytest.mark.rule("F-34")
def test_a_card_is_played_for_its_printed_cost_and_joins_the_city() -> None:
    table = Table(city=["inn"], hand=["port", "abbey"], driftwood=3, seaweed=1, stone=2, mushroom=4)
    table.choose("hand:port")
    assert table.city() == ["inn", "port"]
    assert table.hand() == ["abbey"]
    assert table.have() == {"driftwood": 1, "stone": 1, "mushroom": 4}


@pytest.mark.rule("F-34")
@pytest.mark.parametrize("missing", ["driftwood", "seaweed", "stone"])
def test_a_card_whose_cost_cannot_be_paid_cannot_be_played(missing: str) -> None:
    goods: dict[str, Any] = {"driftwood": 2, "seaweed": 2, "stone": 2, "mushroom": 9}
    goods[missing] -= 1
    table = Table(hand=["windmill"], **goods)
    assert not table.offers("hand:windmill")
    assert table.why_not("hand:windmill") == "farshore-refusal-too-dear"


@pytest.mark.rule("F-35")
def test_a_card_comes_from_the_own_hand_or_from_the_bay() -> None:
    table = Table(
        Seat(hand=["scribe"]),
        hand=["merchant", "sail_maker"],
        bay=["diver", "sea_chip"],
        discard=["steward"],
        deck=["postal_pigeon"],
        mushroom=3,
    )
    cards = [key for key in table.options if not key.startswith("place:")]
    assert cards == ["hand:merchant", "hand:sail_maker", "bay:diver", "bay:sea_chip"]


@pytest.mark.rule("F-35")
def test_a_card_played_from_the_bay_leaves_the_hand_alone() -> None:
    table = Table(hand=["sail_maker"], bay=["sail_maker", *DULL_BAY[1:]], mushroom=2)
    table.choose("bay:sail_maker")
    assert table.city() == ["sail_maker"]
    assert table.hand() == ["sail_maker"]
    assert table.have() == {}


@pytest.mark.rule("F-36", "F-48")
def test_the_place_in_the_bay_is_refilled_at_the_end_of_the_turn() -> None:
    table = Table(bay=["merchant", *DULL_BAY[1:]], deck=["inn", "port"], mushroom=3)
    table.choose("bay:merchant")
    assert table.asked == "exchange"
    assert table.bay == [None, *DULL_BAY[1:]]
    table.choose("decline")
    assert table.bay == ["inn", *DULL_BAY[1:]]


@pytest.mark.rule("F-48")
def test_a_card_played_from_the_hand_brings_no_card_to_the_bay() -> None:
    table = Table(hand=["sail_maker"], deck=["inn"], mushroom=2)
    left = len(table.state.deck)
    table.choose("hand:sail_maker")
    assert table.bay == list(DULL_BAY)
    assert len(table.state.deck) == left


@pytest.mark.rule("F-37")
def test_a_critter_may_be_played_by_an_anchor() -> None:
    table = Table(city=["grove"], hand=["treasure_hunter"])
    table.choose("hand:treasure_hunter")
    assert table.city() == ["grove", "treasure_hunter"]
    assert table.have() == {"treasure": 1}
    assert table.me.anchors == 2
    assert table.anchored() == ["grove"]


@pytest.mark.rule("F-37")
def test_the_anchor_is_instead_of_the_mushrooms() -> None:
    table = Table(city=["grove"], hand=["sail_maker"], mushroom=2)
    table.choose("hand:sail_maker")
    assert table.options == ["way:pay", "anchor:city:grove"]
    table.choose("anchor:city:grove")
    assert table.have() == {"mushroom": 2}


@pytest.mark.rule("F-37")
def test_without_an_anchor_the_mushrooms_must_be_paid() -> None:
    table = Table(city=["grove"], hand=["sail_maker"], anchors=0)
    assert not table.offers("hand:sail_maker")


@pytest.mark.rule("F-37")
def test_a_construction_is_never_played_by_an_anchor() -> None:
    table = Table(city=["grove"], hand=["tumbler"])
    assert not table.offers("hand:tumbler")


@pytest.mark.rule("F-38")
@pytest.mark.parametrize(
    ("critter", "construction"),
    [
        ("sail_maker", "grove"),
        ("herbalist", "port"),
        ("pirate", "hideout"),
        ("cooper", "inn"),
        ("admiral", "windmill"),
    ],
)
def test_the_anchor_needs_a_construction_of_the_critters_type(critter: str, construction: str) -> None:
    constructions = ["grove", "port", "hideout", "inn", "windmill"]
    table = Table(city=constructions, hand=[critter])
    table.choose(f"hand:{critter}")
    assert table.anchored() == [construction]
    others = [name for name in constructions if name != construction]
    assert not Table(city=others, hand=[critter]).offers(f"hand:{critter}")


@pytest.mark.rule("F-38")
def test_a_critter_holds_no_anchor() -> None:
    assert not Table(city=["sail_maker"], hand=["diver"]).offers("hand:diver")


@pytest.mark.rule("F-38")
def test_an_opponents_construction_holds_no_anchor_of_mine() -> None:
    assert not Table(Seat(city=["grove"]), hand=["diver"]).offers("hand:diver")


@pytest.mark.rule("F-39")
def test_a_construction_holds_one_anchor() -> None:
    table = Table(city=["grove"], anchor_on=["grove"], anchors=2, hand=["diver"])
    assert not table.offers("hand:diver")


@pytest.mark.rule("F-39")
def test_a_second_copy_holds_another_anchor() -> None:
    table = Table(city=["grove", "grove"], anchor_on=["grove"], anchors=2, hand=["sail_maker"])
    table.choose("hand:sail_maker")
    assert table.anchored() == ["grove", "grove"]


@pytest.mark.rule("F-40")
def test_an_anchor_is_lost_with_the_card_below_it() -> None:
    table = Table(city=["grove"], anchor_on=["grove"], anchors=0, hand=["shipwreck"])
    table.choose("hand:shipwreck")
    assert table.city() == ["shipwreck"]
    assert table.me.anchors == 0
    assert table.anchored() == []


@pytest.mark.rule("F-40")
def test_anchors_do_not_come_back_with_a_season() -> None:
    table = Table(city=["inn"], anchor_on=["inn"], anchors=2, ready=0)
    table.prepare("spring")
    assert table.me.anchors == 2
    assert table.anchored() == ["inn"]


@pytest.mark.rule("F-40")
def test_three_anchors_are_all_for_the_whole_game() -> None:
    berths = ["inn", "abbey", "post_office", "crows_nest"]
    table = Table(GONE, city=berths, hand=["steward"] * 3 + ["cooper"])
    for berth in berths[:3]:
        assert table.offers("hand:cooper")
        table.choose("hand:steward", f"anchor:city:{berth}")
    assert table.me.anchors == 0
    assert not table.offers("hand:cooper")


@pytest.mark.rule("F-41")
def test_a_card_is_played_in_seven_steps() -> None:
    table = Table(
        city=["lighthouse_keeper", "port"],
        bay=["merchant", *DULL_BAY[1:]],
        deck=["inn"],
        winds=("production", None),
        mushroom=1,
        stone=1,
        anchors=0,
    )
    table.choose("bay:merchant", "stone", "seaweed", "seaweed")
    assert table.bay[0] is None
    table.choose("driftwood")
    told = ["uses", "pays", "plays-bay", "pays", "gains", "gains", "gains", "sails-wind"]
    assert [kind for kind in events(table) if kind in told] == told
    assert table.have() == {"driftwood": 1, "seaweed": 2}
    assert table.bay[0] == "inn"


@pytest.mark.rule("F-42")
def test_when_playing_effects_are_not_combined() -> None:
    city = ["market", "lighthouse_keeper"]
    table = Table(city=city, bay=["guild_master"], mushroom=1)
    table.choose("bay:guild_master")
    assert table.city() == ["lighthouse_keeper", "guild_master"]
    assert table.have() == {}
    assert not Table(city=city, bay=["guild_master"]).offers("bay:guild_master")


@pytest.mark.rule("F-42")
def test_one_of_several_when_playing_effects_is_chosen_or_none() -> None:
    city = ["market", "lighthouse_keeper", "herbalist"]
    table = Table(city=city, bay=["diver"], mushroom=3, seaweed=1, anchors=0)
    table.choose("bay:diver")
    assert set(table.options) == {"way:pay", "way:market", "way:lighthouse_keeper", "way:herbalist"}


@pytest.mark.rule("F-43")
@pytest.mark.parametrize(("mushroom", "treasure"), [(3, 0), (2, 1), (0, 3)])
def test_the_cost_is_paid_with_resources_or_treasures(mushroom: int, treasure: int) -> None:
    table = Table(hand=["navigator"], mushroom=mushroom, treasure=treasure)
    table.choose("hand:navigator")
    assert table.city() == ["navigator"]
    assert table.have() == {}


@pytest.mark.rule("F-43")
def test_an_anchor_is_not_mixed_with_a_payment() -> None:
    table = Table(city=["port"], hand=["navigator"], mushroom=1, treasure=1)
    table.choose("hand:navigator", "stone")
    assert table.anchored() == ["port"]
    assert table.have() == {"mushroom": 1, "stone": 1, "treasure": 1}


@pytest.mark.rule("F-44")
def test_the_card_is_in_the_city_before_its_effect_is_resolved() -> None:
    table = Table(hand=["merchant"], mushroom=3)
    table.choose("hand:merchant")
    assert table.asked == "exchange"
    assert table.city() == ["merchant"]
    assert table.hand() == []
    assert table.have() == {"mushroom": 1}


@pytest.mark.rule("F-45")
@pytest.mark.parametrize(
    ("card", "goods", "after"),
    [
        ("tumbler", {"driftwood": 1, "seaweed": 1, "stone": 1}, {"stone": 1}),
        ("hideout", {"seaweed": 1, "stone": 1}, {"treasure": 2}),
        ("steward", {"mushroom": 2}, {}),
        ("customs_officer", {"mushroom": 2}, {}),
        ("admiral", {"mushroom": 5}, {}),
    ],
)
def test_only_green_and_tan_cards_have_an_effect_when_played(
    card: str, goods: dict[str, Any], after: dict[str, int]
) -> None:
    table = Table(hand=[card], **goods)
    table.choose(f"hand:{card}")
    assert table.asked_seat == 1
    assert table.have() == after


@pytest.mark.rule("F-46")
def test_other_cards_are_triggered_after_the_effect_of_the_new_card() -> None:
    table = Table(city=["port"], hand=["pirate"], mushroom=3)
    table.choose("hand:pirate")
    assert table.asked == "gain"
    assert table.have() == {"treasure": 3}
    table.choose("stone")
    assert table.have() == {"stone": 1, "treasure": 3}


@pytest.mark.rule("F-46")
def test_the_owner_chooses_the_order_of_triggered_effects() -> None:
    table = Table(city=["port", "customs_office"], hand=["sail_maker", "inn"], mushroom=2)
    table.choose("hand:sail_maker")
    assert set(table.options) == {"city:port", "city:customs_office"}
    table.choose("city:customs_office", "done")
    assert table.options == ["driftwood", "seaweed", "stone"]


@pytest.mark.rule("F-47")
def test_the_ship_sails_after_the_triggered_effects() -> None:
    table = Table(city=["port"], hand=["pirate"], mushroom=3, ship=1, winds=("traveler", None))
    table.choose("hand:pirate")
    assert table.me.ship == 1
    table.choose("stone")
    assert table.me.ship == 2
    assert table.have() == {"stone": 1, "treasure": 4}
