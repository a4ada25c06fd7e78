"""The worked examples E-21 to E-49: the ship, its treasures, and playing cards."""

from typing import Any

import pytest

from figurka.games.farshore.rules.sailing import VALUES
from tests.games.farshore.table import Seat, Table

FOURTEEN = (
    *("grove",) * 5,
    *("beach_sledge",) * 3,
    *("rope_bridge",) * 3,
    *("sail_maker",) * 3,
)
"""Fourteen common cards; one more makes a full city."""


def passed() -> Seat:
    """An opponent who has passed, so that the first seat takes turn after turn."""
    return Seat(season="autumn", passed=True)


def happened(table: Table) -> list[str]:
    """The journal as kinds with things and numbers."""
    assert table.game.journal is not None
    told = []
    for event in table.game.journal.events:
        thing = "" if event.thing is None else f" {event.thing.key}"
        told.append(f"{event.kind}{thing}" + (f" {event.count}" if event.count else ""))
    return told


# The ship and treasures


@pytest.mark.rule("F-31", "F-66", "F-236")
def test_e21_treasures_on_the_way() -> None:
    table = Table(city=["crows_nest"], ready=1, ship=1)
    table.choose("city:crows_nest")
    assert table.me.ship == 4
    assert table.points()["ship"] == 8
    assert table.have() == {"treasure": 2}


@pytest.mark.rule("F-45", "F-47", "F-64", "F-66")
def test_e22_both_winds_match_order_of_effect_and_wind() -> None:
    table = Table(hand=["pirate"], mushroom=3, ship=1, winds=("traveler", "unique"))
    table.choose("hand:pirate")
    assert table.me.ship == 3
    assert table.have() == {"treasure": 4}
    assert happened(table) == [
        "pays pay:0,0,0,3,0",
        "plays pirate",
        "gains treasure 3",
        "sails-wind pirate 2",
        "finds treasure 1",
    ]


@pytest.mark.rule("F-37", "F-64", "F-233")
def test_e23_anchored_play_sails_too() -> None:
    table = Table(city=["grove"], hand=["sail_maker"], anchors=1, winds=("production", "critter"))
    table.choose("hand:sail_maker")
    assert table.me.anchors == 0
    assert table.anchored() == ["grove"]
    assert table.me.ship == 3
    assert table.have() == {"treasure": 1}
    assert [told for told in happened(table) if told.startswith("sails")] == [
        "sails-by sail_maker 1",
        "sails-wind sail_maker 2",
    ]


@pytest.mark.rule("F-64", "F-68", "F-235", "F-236")
def test_e24_end_of_the_track() -> None:
    table = Table(
        passed(),
        city=["navigator"],
        hand=["pirate", "galley"],
        mushroom=3,
        driftwood=2,
        seaweed=1,
        stone=1,
        ship=39,
        winds=("traveler", "unique"),
        deck=["grove"],
    )
    table.choose("hand:pirate")
    assert table.me.ship == 40
    assert table.points()["ship"] == VALUES[40] == 60
    assert table.asked == "may_draw"
    table.choose("deck")
    assert table.hand() == ["galley", "grove"]
    table.choose("hand:galley", "pay:2,1,1,0,0")
    assert table.me.ship == 40
    assert table.asked == "turn", "the Navigator is not asked"
    assert table.hand() == ["grove"]


@pytest.mark.rule("F-7", "F-43", "F-221")
def test_e25_treasure_as_a_missing_stone() -> None:
    table = Table(
        hand=["windmill"],
        driftwood=2,
        seaweed=2,
        stone=1,
        treasure=1,
        winds=("governance", "common"),
        ship=5,
    )
    table.choose("hand:windmill")
    assert table.city() == ["windmill"]
    assert table.have() == {}
    assert table.me.ship == 5


@pytest.mark.rule("F-8", "F-221", "F-253")
def test_e26_treasure_feeds_the_merchant_and_any_is_never_a_treasure() -> None:
    table = Table(city=["merchant"], treasure=1, season="winter", ready=0)
    table.prepare("spring", "treasure")
    for token in ("stone", "mushroom"):
        assert table.asked == "gain"
        assert table.options == ["driftwood", "seaweed", "stone", "mushroom"]
        table.choose(token)
    assert table.have() == {"stone": 1, "mushroom": 1}


# Playing cards


@pytest.mark.rule("F-42", "F-49", "F-223", "F-228", "F-243")
def test_e31_market_frees_a_space_in_a_full_city() -> None:
    table = Table(city=["market", *FOURTEEN], hand=["post_office"], winds=("destination", "common"))
    thrown = len(table.state.discard)
    table.choose("hand:post_office")
    assert table.me.spaces == 15
    assert "market" not in table.city()
    assert "post_office" in table.city()
    assert len(table.state.discard) == thrown + 1
    assert table.me.ship == 2
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-42", "F-49", "F-228")
def test_e31_counter_case_without_using_the_market() -> None:
    goods: dict[str, Any] = {"driftwood": 1, "seaweed": 1, "stone": 1}
    table = Table(city=["market", *FOURTEEN], hand=["post_office"], **goods)
    table.choose("hand:post_office")
    assert "market" not in table.city(), "paying the cost was no way to play it"
    assert table.have() == goods
    table = Table(city=["inn", *FOURTEEN], hand=["post_office"], **goods)
    assert not table.offers("hand:post_office")
    assert table.why_not("hand:post_office") == "farshore-refusal-city-full"


@pytest.mark.rule("F-42", "F-224")
def test_e32_when_playing_effects_are_not_combined() -> None:
    table = Table(city=["market", "lighthouse_keeper"], bay=["guild_master"], mushroom=1)
    table.choose("bay:guild_master")
    assert table.asked_seat == 1, "there was one way only"
    assert table.city() == ["lighthouse_keeper", "guild_master"]
    assert table.have() == {}


@pytest.mark.rule("F-42", "F-224")
def test_e32_counter_case_three_and_one_may_not_be_added() -> None:
    table = Table(city=["market", "lighthouse_keeper"], bay=["guild_master"])
    assert not table.offers("bay:guild_master")
    assert table.why_not("bay:guild_master") == "farshore-refusal-too-dear"


@pytest.mark.rule("F-51", "F-228")
def test_e33_market_pays_for_another_market() -> None:
    table = Table(city=["market"], hand=["market"])
    table.choose("hand:market")
    assert table.city() == ["market"]
    assert table.hand() == []
    assert [card.key for card in table.state.discard] == ["market"]


@pytest.mark.rule("F-51")
def test_e34_unique_and_common_copies() -> None:
    table = Table(city=["pirate", "sail_maker"], hand=["pirate", "sail_maker"], mushroom=5)
    assert [key for key in table.options if key.startswith("hand:")] == ["hand:sail_maker"]
    assert table.why_not("hand:pirate") == "farshore-refusal-already-built"


@pytest.mark.rule("F-38", "F-39", "F-227")
def test_e35_which_construction_takes_the_anchor() -> None:
    city = ["warehouse", "grove", "port", "sail_maker"]
    table = Table(city=city, anchor_on=["warehouse"], anchors=2, hand=["diver"])
    table.choose("hand:diver")
    assert table.told("anchors") == 1
    assert table.anchored() == ["warehouse", "grove"]
    assert table.me.anchors == 1
    table = Table(city=city, anchor_on=["warehouse"], anchors=2, hand=["diver"], mushroom=3)
    table.choose("hand:diver")
    assert table.options == ["way:pay", "anchor:city:grove"], "with the cost at hand, paying is the other way"


@pytest.mark.rule("F-223", "F-226", "F-232")
def test_e36_inn_with_more_discount_than_cost() -> None:
    table = Table(city=["inn", "grove"], ready=1, bay=["sail_maker"], anchors=3, mushroom=1)
    table.choose("city:inn")
    assert table.asked == "way"
    assert table.options == ["way:pay", "anchor:city:grove"]
    table.choose("way:pay")
    assert table.city() == ["inn", "grove", "sail_maker"]
    assert table.have() == {"mushroom": 1}
    assert table.me.anchors == 3


@pytest.mark.rule("F-223", "F-226", "F-232")
def test_e36_inn_with_an_anchor() -> None:
    table = Table(city=["inn", "grove"], ready=1, bay=["sail_maker"], anchors=3, mushroom=1)
    table.choose("city:inn", "anchor:city:grove")
    assert table.city() == ["inn", "grove", "sail_maker"]
    assert table.have() == {"mushroom": 1}
    assert table.me.anchors == 2


@pytest.mark.rule("F-31", "F-223", "F-250")
def test_e37_post_office() -> None:
    table = Table(city=["post_office"], ready=1, hand=["guild_master", "grove", "grove"], mushroom=2)
    table.choose("city:post_office", "hand:guild_master")
    assert table.city() == ["post_office", "guild_master"]
    assert table.hand() == []
    assert table.have() == {}
    assert [card.key for card in table.state.discard] == ["grove", "grove"]


@pytest.mark.rule("F-231", "F-234", "F-249")
def test_e38_postal_pigeon_plays_the_port_which_then_reacts_to_the_pigeon() -> None:
    table = Table(
        hand=["postal_pigeon"], mushroom=2, deck=["port", "manor"], winds=("governance", "construction")
    )
    table.choose("hand:postal_pigeon")
    assert table.options == ["hand:port", "decline"], "the Manor (purple) is not offered"
    table.choose("hand:port")
    assert table.asked == "gain"
    table.choose("stone")
    assert table.city() == ["postal_pigeon", "port"]
    assert table.hand() == ["manor"]
    assert table.have() == {"stone": 1, "treasure": 1}
    assert table.me.ship == 2
    assert happened(table) == [
        "pays pay:0,0,0,2,0",
        "plays postal_pigeon",
        "draws 2",
        "plays port",
        "sails-wind port 2",
        "finds treasure 1",
        "gains stone 1",
    ]


def fly_in_vain(table: Table, key: str) -> int:
    """Play the Pigeon without a free play; returns how many cards were drawn."""
    table.choose(key)
    assert table.game.journal is not None
    if table.asked == "play":
        table.choose("decline")
    return sum(event.count for event in table.game.journal.events if event.kind == "draws")


@pytest.mark.rule("F-58", "F-249")
def test_e39_postal_pigeon_from_the_bay_with_a_full_hand() -> None:
    table = Table(bay=["harbor", "manor", ("postal_pigeon", 2)], hand_size=8, mushroom=2)
    assert fly_in_vain(table, "bay:postal_pigeon") == 0
    assert table.asked_seat == 1, "no free play was offered"
    assert table.city() == ["postal_pigeon"]
    assert len(table.me.hand) == 8


@pytest.mark.rule("F-58", "F-249")
@pytest.mark.parametrize(("hand_size", "drawn", "left"), [(8, 1, 8), (5, 2, 6)])
def test_e39_postal_pigeon_from_the_hand(hand_size: int, drawn: int, left: int) -> None:
    table = Table(hand=["postal_pigeon"], hand_size=hand_size, mushroom=2)
    assert fly_in_vain(table, "hand:postal_pigeon") == drawn
    assert len(table.me.hand) == left
    assert table.city() == ["postal_pigeon"]


@pytest.mark.rule("F-40", "F-50", "F-241", "F-242")
def test_e40_shipwreck_into_a_full_city() -> None:
    table = Table(
        city=[*FOURTEEN, "inn"],
        anchor_on=["grove"],
        anchors=2,
        hand=["shipwreck"],
        winds=("production", "common"),
        ship=7,
    )
    assert table.me.spaces == 15
    table.choose("hand:shipwreck", "city:grove+anchor")
    assert table.me.spaces == 14
    assert table.city().count("shipwreck") == 1
    assert table.city().count("grove") == 4
    assert table.me.types[0] == 10
    assert table.have() == {"treasure": 1}
    assert table.me.anchors == 2
    assert table.anchored() == []
    assert [card.key for card in table.state.discard] == ["grove"]
    assert table.me.ship == 7


@pytest.mark.rule("F-241")
def test_e40_counter_case_no_other_construction() -> None:
    table = Table(city=["sail_maker"], hand=["shipwreck"])
    assert not table.offers("hand:shipwreck")
    assert table.why_not("hand:shipwreck") == "farshore-refusal-no-construction"


def stock(table: Table) -> dict[str, int]:
    """What lies on the Warehouse of the first seat."""
    names = ("driftwood", "seaweed", "stone", "mushroom")
    return {name: count for name, count in zip(names, table.me.stock, strict=True) if count}


def spend_a_season_at_the_docks(table: Table) -> None:
    """Send all ready workers of the first seat to the docks, for nothing."""
    for _ in range(table.me.ready):
        table.choose("place:docks")
        if table.asked == "discard":
            table.choose("done")


@pytest.mark.rule("F-53", "F-244", "F-245")
def test_e41_life_of_a_warehouse() -> None:
    table = Table(
        passed(), season="winter", city=["sea_chip"], hand=["warehouse"], driftwood=1, seaweed=1, stone=2
    )
    table.choose("hand:warehouse", "mushroom", "mushroom")
    assert table.asked == "turn", "playing the Warehouse does not activate the Sea Chip"
    assert table.have() == {"mushroom": 2}
    assert stock(table) == {"driftwood": 2, "seaweed": 2, "stone": 2}
    live_through_spring(table)
    live_through_autumn(table)


def live_through_spring(table: Table) -> None:
    """E-41 in spring: two stones by the Warehouse, two seaweed by the Sea Chip on it."""
    spend_a_season_at_the_docks(table)
    table.prepare("spring", "city:warehouse", "stone", "stone", "seaweed", "seaweed")
    assert table.asked == "turn"
    assert table.have() == {"mushroom": 2, "stone": 2, "seaweed": 2}
    assert stock(table) == {"driftwood": 2}


def live_through_autumn(table: Table) -> None:
    """E-41 on to autumn: the last two driftwood, and nothing for the Sea Chip."""
    spend_a_season_at_the_docks(table)
    prepare_for_summer(table)
    spend_a_season_at_the_docks(table)
    table.prepare("autumn", "city:warehouse")
    assert table.asked == "draw", "the Sea Chip has nothing to activate"
    assert table.have() == {"mushroom": 2, "stone": 2, "seaweed": 2, "driftwood": 2}
    assert stock(table) == {}
    table.choose("deck", "deck")
    assert table.asked == "turn"
    assert table.have() == {"mushroom": 2, "stone": 2, "seaweed": 2, "driftwood": 2}


def prepare_for_summer(table: Table) -> None:
    """Prepare for summer, with any cards of the Bay and any islands."""
    table.prepare("summer")
    while table.asked in ("bay", "tide"):
        table.choose(table.options[0])


@pytest.mark.rule("F-60", "F-247", "F-271")
def test_e42_customs_office_and_full_hands() -> None:
    table = Table(
        Seat(hand_size=8),
        Seat(hand_size=5),
        seats=3,
        city=["customs_office"],
        hand=["beach_sledge", "inn"],
        seaweed=2,
    )
    table.choose("hand:beach_sledge", "hand:inn")
    assert table.asked == "gain", "only one receiver could be offered"
    assert table.hand(2)[-1] == "inn"
    table.choose("mushroom")
    assert table.have() == {"driftwood": 2, "mushroom": 1}
    assert [len(table.player(seat).hand) for seat in range(3)] == [1, 8, 6]


@pytest.mark.rule("F-60", "F-84", "F-86", "F-271")
def test_e43_customs_office_when_nobody_can_receive() -> None:
    table = Table(
        Seat(season="autumn", passed=True, hand_size=3),
        season="autumn",
        city=["customs_office"],
        hand=["beach_sledge", "inn"],
        seaweed=2,
    )
    table.choose("hand:beach_sledge", "hand:inn", "mushroom")
    assert [card.key for card in table.state.discard] == ["inn"]
    assert table.have() == {"driftwood": 2, "mushroom": 1}
    assert [len(table.player(seat).hand) for seat in range(2)] == [1, 3]


@pytest.mark.rule("F-46", "F-54", "F-235")
def test_e44_a_blue_card_does_not_react_to_its_own_play() -> None:
    table = Table(city=["port"], hand=["navigator"], mushroom=3, winds=("governance", "critter"))
    table.choose("hand:navigator", "way:pay", "driftwood")
    assert table.asked_seat == 1, "no card is drawn by the Navigator"
    assert table.me.ship == 2
    assert table.have() == {"driftwood": 1, "treasure": 1}
    assert table.hand() == []


@pytest.mark.rule("F-222", "F-252", "F-272", "F-273")
def test_e45_abbey_treasures_cannot_be_given() -> None:
    table = Table(city=["abbey"], ready=1, driftwood=1, treasure=2)
    table.choose("city:abbey")
    assert table.options == ["driftwood", "done"]
    table.choose("driftwood")
    assert table.asked_seat == 1, "nothing is left to be given"
    assert table.have() == {"treasure": 2, "point": 2}
    assert table.have(1) == {"driftwood": 1}


@pytest.mark.rule("F-231", "F-248")
def test_e46_stowaway() -> None:
    table = Table(hand=["stowaway"], mushroom=2, workers_on=["docks", "shore_stone"], ready=0)
    table.choose("hand:stowaway", "place:shore_stone")
    assert table.offers("place:docks")
    table.choose("place:shore_driftwood")
    assert table.have() == {"driftwood": 3}
    assert table.me.at_docks == 1
    assert list(table.state.taken[:4]) == [0, -1, -1, -1], "shore_stone is free again"
    assert table.me.ready == 0


@pytest.mark.rule("F-248")
def test_e46_docks_to_docks_is_not_offered() -> None:
    table = Table(hand=["stowaway"], mushroom=2, workers_on=["docks", "shore_stone"], ready=0)
    table.choose("hand:stowaway", "place:docks")
    assert table.offers("place:shore_driftwood")
    assert not table.offers("place:docks")


@pytest.mark.rule("F-225", "F-241")
def test_e47_market_cannot_be_used_for_a_card_without_cost() -> None:
    table = Table(city=["market", "grove"], hand=["shipwreck"])
    table.choose("hand:shipwreck")
    assert table.city() == ["market", "grove", "shipwreck"], "the one way was without the Market"
    assert table.asked == "sacrifice"
    assert table.options == ["city:market", "city:grove"]


@pytest.mark.rule("F-72", "F-206", "F-242")
def test_e48_a_worker_on_a_card_that_leaves_the_city() -> None:
    table = Table(season="spring", city=["inn"], workers_on=["inn"], hand=["shipwreck"], ready=0)
    table.choose("hand:shipwreck")
    assert table.city() == ["shipwreck"]
    assert table.have() == {"treasure": 1}
    assert table.me.ready == 0
    assert table.asked_seat == 1
    table.choose("place:docks")
    prepare_for_summer(table)
    assert table.me.ready == 4


@pytest.mark.rule("F-221", "F-223")
def test_e49_a_discount_smaller_than_the_cost_the_rest_paid_with_a_treasure() -> None:
    table = Table(city=["inn"], ready=1, bay=["port"], treasure=1)
    table.choose("city:inn")
    assert table.city() == ["inn", "port"]
    assert table.have() == {}


@pytest.mark.rule("F-221", "F-223")
def test_e49_counter_case_a_mushroom_is_no_help() -> None:
    table = Table(city=["inn"], ready=1, bay=["port"], mushroom=1)
    table.choose("city:inn")
    assert table.city() == ["inn"]
    assert table.bay[0] == "port"
    assert table.have() == {"mushroom": 1}
