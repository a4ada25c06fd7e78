"""Rulings F-221 to F-228: treasures, discounts, when-playing effects and anchors."""

import pytest

from tests.games.farshore.table import Seat, Table

FULL_WITH_MARKET = ["market", *["grove"] * 5, *["tumbler"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]


@pytest.mark.rule("F-221")
def test_a_treasure_pays_one_unit_of_any_kind_of_a_cost() -> None:
    table = Table(hand=["tumbler", "sail_maker"], driftwood=1, seaweed=1, mushroom=1, treasure=2)
    assert table.offers("hand:sail_maker")
    table.choose("hand:tumbler", "pay:1,1,0,0,1")
    assert table.have() == {"mushroom": 1, "treasure": 1, "stone": 1}


@pytest.mark.rule("F-221")
def test_a_treasure_pays_no_more_than_one_unit() -> None:
    assert not Table(hand=["tumbler"], driftwood=1, treasure=1).offers("hand:tumbler")
    assert Table(hand=["tumbler"], driftwood=1, treasure=2).offers("hand:tumbler")


@pytest.mark.rule("F-221")
def test_a_treasure_may_be_used_though_the_resource_is_at_hand() -> None:
    table = Table(hand=["rope_bridge"], seaweed=2, treasure=1).choose("hand:rope_bridge")
    assert table.asked == "payment"
    assert set(table.options) == {"pay:0,2,0,0,0", "pay:0,1,0,0,1"}
    table.choose("pay:0,1,0,0,1")
    assert table.have() == {"seaweed": 1}


@pytest.mark.rule("F-221")
def test_a_treasure_pays_inside_an_effect() -> None:
    table = Table(city=["merchant"], treasure=1, ready=0).prepare("spring")
    assert table.options == ["treasure", "decline"]
    table.choose("treasure", "driftwood", "stone")
    assert table.have() == {"driftwood": 1, "stone": 1}


@pytest.mark.rule("F-222")
def test_a_treasure_cannot_be_exchanged_for_a_resource_outside_a_payment() -> None:
    rich, poor = Table(treasure=3), Table()
    assert rich.options == poor.options
    assert rich.choose("place:docks").have() == {"treasure": 3}


@pytest.mark.rule("F-222")
def test_a_treasure_cannot_be_given_in_place_of_a_resource() -> None:
    table = Table(city=["abbey"], driftwood=1, treasure=2).choose("city:abbey")
    assert table.options == ["driftwood", "done"]
    table.choose("driftwood")
    assert table.asked_seat == 1
    assert table.have() == {"treasure": 2, "point": 2}


@pytest.mark.rule("F-222")
def test_a_treasure_cannot_stand_for_a_card() -> None:
    table = Table(city=["customs_office", "illuminator"], hand=["rope_bridge"], seaweed=2, treasure=3)
    table.choose("hand:rope_bridge", "pay:0,2,0,0,0", "resources", "stone", "stone")
    assert table.asked_seat == 1
    assert table.have() == {"stone": 2, "treasure": 3}
    visited = Table(city=["illuminator"], treasure=3).choose("city:illuminator")
    assert visited.have() == {"treasure": 3}


@pytest.mark.rule("F-223")
def test_which_units_a_discount_takes_off_the_player_chooses() -> None:
    table = Table(city=["inn"], bay=["windmill"], driftwood=2, seaweed=2, stone=2).choose("city:inn")
    assert table.asked == "payment"
    assert set(table.options) == {
        "pay:2,1,0,0,0",
        "pay:2,0,1,0,0",
        "pay:1,2,0,0,0",
        "pay:1,1,1,0,0",
        "pay:1,0,2,0,0",
        "pay:0,2,1,0,0",
        "pay:0,1,2,0,0",
    }


@pytest.mark.rule("F-223")
def test_a_discount_larger_than_the_cost_gives_no_refund() -> None:
    table = Table(city=["inn"], bay=["tangle_raft"], driftwood=2).choose("city:inn")
    assert table.city() == ["inn", "tangle_raft"]
    assert table.have() == {"driftwood": 2, "seaweed": 1}


@pytest.mark.rule("F-223")
def test_a_discount_takes_off_mushrooms_of_critters() -> None:
    table = Table(city=["inn"], bay=["pilgrim"], mushroom=1).choose("city:inn")
    assert table.city() == ["inn", "pilgrim"]
    assert table.have() == {}


@pytest.mark.rule("F-223")
def test_what_a_discount_leaves_may_be_paid_with_treasures() -> None:
    table = Table(city=["inn"], bay=["windmill"], stone=1, treasure=2).choose("city:inn")
    assert table.city() == ["inn", "windmill"]
    assert table.have() == {}


@pytest.mark.rule("F-224")
@pytest.mark.parametrize("card", ["inn", "cooper"])
def test_market_and_keeper_cannot_be_added_to_the_discount_of_a_red_card(card: str) -> None:
    table = Table(city=[card, "market", "lighthouse_keeper"], bay=["windmill"], driftwood=2)
    table.choose(f"city:{card}")
    assert table.asked_seat == 1
    assert table.city() == [card, "market", "lighthouse_keeper"]


@pytest.mark.rule("F-224")
def test_market_and_keeper_cannot_be_added_to_the_discount_of_a_post_office() -> None:
    city = ["post_office", "market", "lighthouse_keeper"]
    table = Table(city=city, hand=["harbor"], bay=["windmill"], driftwood=2, seaweed=2)
    table.choose("city:post_office", "hand:harbor")
    assert table.asked_seat == 1
    assert table.city() == city


@pytest.mark.rule("F-224")
def test_the_discount_of_a_red_card_is_used_without_asking_for_market_or_keeper() -> None:
    table = Table(city=["inn", "market", "lighthouse_keeper"], bay=["windmill"], driftwood=2, seaweed=1)
    table.choose("city:inn")
    assert table.city() == ["inn", "market", "lighthouse_keeper", "windmill"]
    assert table.have() == {}


@pytest.mark.rule("F-224")
def test_no_when_playing_effect_is_added_at_hermits_isle() -> None:
    bay, city = ["windmill", "sculptor", "governor"], ["market", "lighthouse_keeper"]
    table = Table(islands=["hermits_isle", "kelp_isle"], city=city, bay=bay, driftwood=2, seaweed=1)
    table.choose("place:hermits_isle", "bay:sculptor", "bay:governor")
    assert table.asked_seat == 1
    assert table.city() == city


@pytest.mark.rule("F-224")
def test_the_herbalist_cannot_be_added_to_a_discount() -> None:
    table = Table(city=["inn", "herbalist"], bay=["sculptor"], seaweed=3, mushroom=1).choose("city:inn")
    assert table.asked_seat == 1
    assert table.city() == ["inn", "herbalist"]


@pytest.mark.rule("F-224")
def test_a_market_makes_no_room_for_the_free_play_of_the_postal_pigeon() -> None:
    city = FULL_WITH_MARKET[:-1]
    table = Table(city=city, hand=["postal_pigeon"], mushroom=2, deck=["inn", "galley"])
    table.choose("hand:postal_pigeon", "way:pay")
    assert table.asked_seat == 1
    assert table.city() == [*city, "postal_pigeon"]
    assert table.hand() == ["inn", "galley"]


@pytest.mark.rule("F-225")
def test_a_market_cannot_be_used_for_a_card_that_costs_nothing() -> None:
    table = Table(city=["market", "grove"], hand=["shipwreck"]).choose("hand:shipwreck")
    assert table.asked == "sacrifice"
    assert set(table.options) == {"city:market", "city:grove"}


@pytest.mark.rule("F-225")
def test_a_keeper_cannot_be_used_for_a_card_that_costs_nothing() -> None:
    table = Table(city=["lighthouse_keeper", "sail_maker"], bay=["castaway"]).choose("bay:castaway")
    assert table.asked == "sacrifice"


@pytest.mark.rule("F-225")
def test_no_when_playing_effect_goes_together_with_an_anchor() -> None:
    table = Table(city=["market", "grove"], hand=["sail_maker"]).choose("hand:sail_maker")
    assert set(table.options) == {"way:market", "anchor:city:grove"}
    table.choose("anchor:city:grove")
    assert table.city() == ["market", "grove", "sail_maker"]
    assert (table.me.anchors, table.anchored()) == (2, ["grove"])


@pytest.mark.rule("F-225")
def test_a_card_played_with_a_when_playing_effect_takes_no_anchor() -> None:
    table = Table(city=["market", "grove"], hand=["sail_maker"]).choose("hand:sail_maker", "way:market")
    assert table.city() == ["grove", "sail_maker"]
    assert (table.me.anchors, table.anchored()) == (3, [])


@pytest.mark.rule("F-225")
def test_the_herbalist_must_replace_at_least_one_mushroom() -> None:
    without = Table(city=["herbalist"], hand=["sail_maker"], mushroom=2).choose("hand:sail_maker")
    assert without.asked_seat == 1
    table = Table(city=["herbalist"], hand=["sail_maker"], mushroom=2, seaweed=2)
    table.choose("hand:sail_maker", "way:herbalist")
    assert set(table.options) == {"pay:0,1,0,1,0", "pay:0,2,0,0,0"}


@pytest.mark.rule("F-226")
def test_a_critter_played_at_a_discounting_place_may_be_paid_by_an_anchor() -> None:
    table = Table(city=["inn", "harbor"], bay=["sculptor"], mushroom=2).choose("city:inn")
    assert set(table.options) == {"way:pay", "anchor:city:harbor"}
    table.choose("anchor:city:harbor")
    assert table.city() == ["inn", "harbor", "sculptor"]
    assert table.have() == {"mushroom": 2}
    assert (table.me.anchors, table.anchored()) == (2, ["harbor"])


@pytest.mark.rule("F-226")
def test_a_critter_too_dear_even_with_the_discount_may_be_paid_by_an_anchor() -> None:
    table = Table(city=["inn", "harbor"], bay=["sculptor"]).choose("city:inn")
    assert table.city() == ["inn", "harbor", "sculptor"]
    assert table.anchored() == ["harbor"]


@pytest.mark.rule("F-226")
def test_a_critter_played_free_takes_no_anchor() -> None:
    table = Table(city=["grove"], hand=["postal_pigeon"], mushroom=2, deck=["sail_maker", "harbor"])
    table.choose("hand:postal_pigeon", "hand:sail_maker")
    assert table.asked_seat == 1
    assert "sail_maker" in table.city()
    assert (table.me.anchors, table.anchored()) == (3, [])


@pytest.mark.rule("F-226")
def test_a_critter_without_cost_takes_no_anchor() -> None:
    table = Table(city=["galley", "sail_maker"], hand=["castaway"]).choose("hand:castaway")
    assert table.city() == ["galley", "castaway"]
    assert (table.me.anchors, table.anchored()) == (3, [])


@pytest.mark.rule("F-227")
def test_an_anchor_needs_a_construction_of_the_type_already_in_the_city() -> None:
    assert not Table(city=["inn", "sea_chip"], hand=["sail_maker", "grove"]).offers("hand:sail_maker")
    assert Table(city=["grove"], hand=["sail_maker"]).offers("hand:sail_maker")


@pytest.mark.rule("F-227")
def test_which_of_several_fitting_constructions_takes_the_anchor_the_player_chooses() -> None:
    table = Table(city=["grove", "tumbler", "inn"], hand=["sail_maker"]).choose("hand:sail_maker")
    assert table.options == ["anchor:city:grove", "anchor:city:tumbler"]
    table.choose("anchor:city:tumbler")
    assert table.anchored() == ["tumbler"]


@pytest.mark.rule("F-227")
def test_an_anchor_leaves_the_stock_of_a_warehouse_alone() -> None:
    alone = Seat(season="autumn", passed=True)
    table = Table(alone, city=["warehouse"], hand=["scribe"], stock={"stone": 2, "seaweed": 1})
    table.choose("hand:scribe")
    assert table.anchored() == ["warehouse"]
    assert table.me.stock == (0, 1, 2, 0)
    table.choose("place:docks", "place:docks").prepare("spring", "stone", "stone")
    assert table.have() == {"stone": 2}


@pytest.mark.rule("F-227")
def test_an_anchor_leaves_a_worker_on_the_construction_alone() -> None:
    table = Table(city=["inn"], workers_on=["inn"], hand=["steward"]).choose("hand:steward")
    inn = table.me.city[0]
    assert (inn.anchor, inn.worker) == (True, True)


@pytest.mark.rule("F-227")
def test_a_construction_under_an_anchor_does_what_it_did() -> None:
    table = Table(city=["crows_nest"], hand=["steward"]).choose("hand:steward", "place:docks")
    table.choose("city:crows_nest+anchor")
    assert table.me.ship == 3


@pytest.mark.rule("F-227")
@pytest.mark.parametrize("critter", ["pilgrim", "guild_master", "sculptor", "governor", "admiral"])
def test_purple_constructions_take_anchors_for_purple_critters(critter: str) -> None:
    table = Table(city=["galleon"], hand=[critter], bay=[]).choose(f"hand:{critter}")
    assert table.city() == ["galleon", critter]
    assert table.anchored() == ["galleon"]


@pytest.mark.rule("F-228")
def test_a_market_discarded_in_step_one_frees_a_space_in_a_full_city() -> None:
    table = Table(city=FULL_WITH_MARKET, hand=["galley"], driftwood=2, seaweed=1, stone=1)
    table.choose("hand:galley")
    assert table.asked == "payment"
    table.choose("pay:1,0,0,0,0")
    assert table.city() == [*FULL_WITH_MARKET[1:], "galley"]
    assert table.have() == {"driftwood": 1, "seaweed": 1, "stone": 1, "treasure": 1}


@pytest.mark.rule("F-228")
def test_a_full_city_without_a_market_takes_no_further_card() -> None:
    table = Table(city=[*FULL_WITH_MARKET[1:], "hideout"], hand=["rope_bridge"], seaweed=2)
    assert table.why_not("hand:rope_bridge") == "farshore-refusal-city-full"


@pytest.mark.rule("F-228")
def test_a_market_pays_for_another_copy_of_itself() -> None:
    table = Table(city=["market"], hand=["market"]).choose("hand:market")
    assert table.city() == ["market"]
    assert table.hand() == []
    assert [card.key for card in table.state.discard] == ["market"]
