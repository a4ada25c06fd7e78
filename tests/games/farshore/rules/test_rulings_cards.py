"""Rulings F-241 to F-253: single cards."""

import pytest

from tests.games.farshore.table import Seat, Table

SPACELESS = pytest.mark.parametrize(("card", "other"), [("shipwreck", "grove"), ("castaway", "sail_maker")])
GREEN = ["grove", "grove", "beach_sledge", "merchant"]


def passed() -> Seat:
    """Another player who is out of the game already."""
    return Seat(season="autumn", passed=True)


def discarded(table: Table) -> list[str]:
    return [card.key for card in table.state.discard]


# Shipwreck and Castaway


@pytest.mark.rule("F-241")
def test_the_shipwreck_needs_a_construction_in_the_city() -> None:
    table = Table(city=["sail_maker"], hand=["shipwreck"])
    assert table.why_not("hand:shipwreck") == "farshore-refusal-no-construction"
    assert Table(city=["grove"], hand=["shipwreck"]).offers("hand:shipwreck")


@pytest.mark.rule("F-241")
def test_the_castaway_needs_a_critter_in_the_city() -> None:
    table = Table(city=["grove"], hand=["castaway"])
    assert table.why_not("hand:castaway") == "farshore-refusal-no-critter"
    assert Table(city=["sail_maker"], hand=["castaway"]).offers("hand:castaway")


@SPACELESS
@pytest.mark.rule("F-241")
def test_a_spaceless_card_discards_another_of_its_kind_for_a_treasure_and_stays(
    card: str, other: str
) -> None:
    table = Table(city=[other], hand=[card]).choose(f"hand:{card}")
    assert table.city() == [card]
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-241")
def test_which_construction_the_shipwreck_discards_its_owner_chooses() -> None:
    table = Table(city=["grove", "sail_maker", "inn"], hand=["shipwreck"]).choose("hand:shipwreck")
    assert table.asked == "sacrifice"
    assert table.options == ["city:grove", "city:inn"]
    assert table.have() == {}
    table.choose("city:inn")
    assert table.city() == ["grove", "sail_maker", "shipwreck"]


@pytest.mark.rule("F-241")
def test_the_discard_of_the_shipwreck_comes_before_the_triggers() -> None:
    table = Table(city=["customs_office", "grove", "customs_officer"], hand=["shipwreck", "inn"])
    table.choose("hand:shipwreck")
    assert table.asked == "sacrifice"
    assert table.have() == {}
    table.choose("city:customs_office")
    assert table.have() == {"mushroom": 1, "treasure": 1}
    assert table.asked_seat == 1


# Leaving the city


@pytest.mark.rule("F-242")
def test_a_card_that_leaves_goes_to_the_discard_pile_and_frees_its_space() -> None:
    table = Table(city=["grove"], hand=["shipwreck"])
    spaces = table.me.spaces
    table.choose("hand:shipwreck")
    assert discarded(table) == ["grove"]
    assert (spaces, table.me.spaces) == (1, 0)


@pytest.mark.rule("F-242")
def test_the_anchor_on_a_card_that_leaves_is_lost() -> None:
    table = Table(city=["grove"], anchor_on=["grove"], anchors=2, hand=["shipwreck"])
    table.choose("hand:shipwreck")
    assert table.anchored() == []
    assert table.me.anchors == 2


@pytest.mark.rule("F-242")
def test_the_stock_on_a_card_that_leaves_returns_to_the_supply() -> None:
    table = Table(city=["warehouse"], stock={"stone": 2, "seaweed": 1}, hand=["shipwreck"])
    table.choose("hand:shipwreck")
    assert sum(table.me.stock) == 0
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-242")
def test_points_and_type_of_a_card_that_left_no_longer_count() -> None:
    table = Table(passed(), city=["windmill", *GREEN], hand=["shipwreck"])
    assert table.offers("place:dunes")
    assert (table.points()["cards"], table.points()["prosperity"]) == (7, 8)
    table.choose("hand:shipwreck", "city:beach_sledge")
    assert not table.offers("place:dunes")
    assert (table.points()["cards"], table.points()["prosperity"]) == (5, 6)


@pytest.mark.rule("F-242")
def test_a_unique_card_that_left_may_be_played_again() -> None:
    table = Table(passed(), city=["hideout"], hand=["shipwreck", "hideout"], seaweed=1, stone=1)
    assert table.why_not("hand:hideout") == "farshore-refusal-already-built"
    assert table.choose("hand:shipwreck").offers("hand:hideout")


@pytest.mark.rule("F-242")
def test_map_tiles_already_taken_stay() -> None:
    table = Table(city=GREEN, maps={"production": 2}, hand=["shipwreck"])
    table.choose("hand:shipwreck", "city:beach_sledge")
    assert table.me.maps[0] == 2
    assert table.points()["maps"] == 2


# Market


@pytest.mark.rule("F-243")
def test_the_market_is_discarded_to_take_three_units_off_a_cost() -> None:
    table = Table(city=["market"], hand=["galley"], seaweed=1).choose("hand:galley")
    assert table.city() == ["galley"]
    assert discarded(table) == ["market"]
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-243")
def test_the_market_helps_with_any_card_of_hand_or_bay_up_to_three_units() -> None:
    table = Table(city=["market"], hand=["pirate", "pilgrim"], bay=["tumbler", "galley"])
    assert table.offers("hand:pirate")
    assert table.offers("bay:tumbler")
    assert not table.offers("hand:pilgrim")
    assert not table.offers("bay:galley")


@pytest.mark.rule("F-243")
def test_the_market_takes_off_no_more_than_the_cost() -> None:
    table = Table(city=["market"], hand=["rope_bridge"], seaweed=1)
    table.choose("hand:rope_bridge", "resources", "stone", "stone")
    assert table.have() == {"seaweed": 1, "stone": 2}


@pytest.mark.rule("F-243")
def test_the_market_need_not_be_used() -> None:
    table = Table(city=["market"], hand=["rope_bridge"], seaweed=2).choose("hand:rope_bridge")
    assert set(table.options) == {"way:pay", "way:market"}
    table.choose("way:pay", "deck")
    assert table.city() == ["market", "rope_bridge"]


# Warehouse


@pytest.mark.rule("F-244")
def test_the_warehouse_is_stocked_when_played_and_then_gives_two() -> None:
    table = Table(hand=["warehouse"], driftwood=1, seaweed=1, stone=2).choose("hand:warehouse")
    assert table.asked == "unpack"
    assert table.me.stock == (2, 2, 2, 2)
    table.choose("stone", "mushroom")
    assert table.me.stock == (2, 2, 1, 1)
    assert table.have() == {"stone": 1, "mushroom": 1}


@pytest.mark.rule("F-244")
def test_the_warehouse_is_stocked_when_played_free() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["warehouse", "harbor"])
    table.choose("hand:postal_pigeon", "hand:warehouse", "stone", "stone")
    assert table.me.stock == (2, 2, 0, 2)
    assert table.have() == {"stone": 2}


@pytest.mark.rule("F-244")
def test_the_warehouse_is_stocked_only_once() -> None:
    table = Table(city=["warehouse"], stock={"stone": 1, "seaweed": 2}, ready=0)
    table.prepare("spring", "stone")
    assert sum(table.me.stock) == 1
    assert table.have() == {"stone": 1, "seaweed": 1}


@pytest.mark.rule("F-244")
def test_the_warehouse_gives_one_token_if_only_one_is_left() -> None:
    table = Table(city=["warehouse"], stock={"stone": 1}, ready=0).prepare("spring")
    assert sum(table.me.stock) == 0
    assert table.have() == {"stone": 1}


@pytest.mark.rule("F-244")
def test_the_warehouse_gives_its_last_two_tokens_without_asking_which_first() -> None:
    table = Table(city=["warehouse"], stock={"stone": 1, "seaweed": 1}, ready=0).prepare("spring")
    assert sum(table.me.stock) == 0
    assert table.have() == {"stone": 1, "seaweed": 1}


@pytest.mark.rule("F-244")
def test_tokens_on_the_warehouse_belong_to_nobody() -> None:
    table = Table(city=["warehouse", "abbey"], stock={"seaweed": 2}, hand=["rope_bridge"])
    assert table.why_not("hand:rope_bridge") == "farshore-refusal-too-dear"
    assert table.choose("city:abbey").asked_seat == 1


# Sea Chip


@pytest.mark.rule("F-245")
def test_the_sea_chip_activates_a_green_card_that_is_no_sea_chip() -> None:
    table = Table(city=["grove", "tumbler", "sea_chip", "inn", "port"], hand=["sea_chip"], mushroom=2)
    table.choose("hand:sea_chip", "way:pay")
    assert table.asked == "activate"
    assert table.options == ["city:grove", "city:tumbler"]
    table.choose("city:tumbler", "driftwood")
    assert table.have() == {"driftwood": 1, "stone": 1}


@pytest.mark.rule("F-245")
def test_a_sea_chip_without_another_green_card_has_no_effect() -> None:
    table = Table(city=["sea_chip", "inn"], hand=["sea_chip"], mushroom=2).choose("hand:sea_chip")
    assert table.city() == ["sea_chip", "inn", "sea_chip"]
    assert table.have() == {}
    assert table.asked_seat == 1


@pytest.mark.rule("F-245")
def test_at_a_preparation_each_sea_chip_adds_one_activation() -> None:
    table = Table(city=["grove", "sea_chip", "sea_chip"], ready=0).prepare("spring", "rest")
    assert table.have() == {"mushroom": 3}
    assert table.asked_seat == 1


@pytest.mark.rule("F-245")
def test_a_sea_chip_may_activate_a_card_before_its_own_activation() -> None:
    table = Table(city=["grove", "tumbler", "sea_chip"], ready=0)
    table.prepare("spring", "city:sea_chip", "city:tumbler")
    assert table.have() == {"stone": 2, "mushroom": 1}


# Cartographer


@pytest.mark.rule("F-246")
def test_the_cartographer_copies_shore_places_and_face_up_islands_only() -> None:
    islands = ["kelp_isle", "gull_roost", "timber_spit"]
    table = Table(seats=3, islands=islands, flooded=[1], city=["cartographer"]).choose("city:cartographer")
    assert table.asked == "copy"
    assert set(table.options) == {
        "place:shore_driftwood",
        "place:shore_seaweed",
        "place:shore_stone",
        "place:shore_mushroom",
        "place:kelp_isle",
        "place:timber_spit",
    }


@pytest.mark.rule("F-246")
@pytest.mark.parametrize(
    ("place", "gained"),
    [("shore_driftwood", {"driftwood": 3}), ("timber_spit", {"driftwood": 3, "seaweed": 1})],
)
def test_the_cartographer_copies_an_occupied_place(place: str, gained: dict[str, int]) -> None:
    other = Seat(season="spring", workers_on=["shore_driftwood", "timber_spit"])
    table = Table(other, islands=["timber_spit", "kelp_isle"], city=["cartographer"])
    table.choose("city:cartographer", f"place:{place}")
    assert table.have() == gained
    assert table.me.city[0].worker


@pytest.mark.rule("F-246")
def test_the_cartographer_may_copy_an_island_that_copies_a_shore_place() -> None:
    other = Seat(season="spring", workers_on=["mirror_lagoon"])
    table = Table(other, islands=["mirror_lagoon", "kelp_isle"], city=["cartographer"], deck=["inn"])
    table.choose("city:cartographer", "place:mirror_lagoon", "place:shore_mushroom")
    assert table.have() == {"mushroom": 2}
    assert table.hand() == ["inn"]


# Customs Office


@pytest.mark.rule("F-247")
def test_at_the_customs_office_giving_comes_before_resource_and_draw() -> None:
    table = Table(city=["customs_office"], hand_size=8, bay=["rope_bridge"], seaweed=2, deck=["pirate"])
    table.choose("bay:rope_bridge", "resources", "stone", "stone")
    assert table.asked == "give_card"
    given = table.options[0]
    table.choose(given)
    assert table.asked == "gain"
    assert table.hand(1) == [given.removeprefix("hand:")]
    assert len(table.hand()) == 7
    table.choose("stone")
    assert table.have() == {"stone": 3}
    assert len(table.hand()) == 8
    assert table.hand()[-1] == "pirate"


@pytest.mark.rule("F-247")
def test_the_customs_office_is_optional() -> None:
    table = Table(city=["customs_office"], hand=["inn", "scribe"], mushroom=2)
    table.choose("hand:scribe", "done", "done")
    assert table.asked_seat == 1
    assert (table.hand(), table.hand(1), table.have()) == (["inn"], [], {})


@pytest.mark.rule("F-247")
def test_the_customs_office_needs_a_card_in_hand() -> None:
    table = Table(city=["customs_office"], hand=["scribe"], mushroom=2).choose("hand:scribe")
    assert table.asked_seat == 1
    assert (table.hand(), table.have()) == ([], {})


# Stowaway


@pytest.mark.rule("F-248")
def test_the_stowaway_may_be_declined() -> None:
    table = Table(hand=["stowaway"], mushroom=2, workers_on=["shore_stone"])
    table.choose("hand:stowaway", "decline")
    assert table.asked_seat == 1
    assert table.state.taken[2] == 0


@pytest.mark.rule("F-248")
def test_the_stowaway_moves_a_placed_worker_and_resolves_the_new_place() -> None:
    table = Table(hand=["stowaway"], mushroom=2, workers_on=["shore_stone"])
    table.choose("hand:stowaway", "place:shore_stone", "place:shore_mushroom")
    assert [table.state.taken[2], table.state.taken[3]] == [-1, 0]
    assert table.have() == {"mushroom": 2}
    assert table.me.ready == 1


@pytest.mark.rule("F-248")
def test_the_stowaway_moves_to_a_different_place_that_may_be_entered() -> None:
    other = Seat(season="spring", workers_on=["shore_driftwood"])
    table = Table(
        other, islands=["kelp_isle", "gull_roost"], flooded=[1], hand=["stowaway"], mushroom=2, ready=1
    )
    table.choose("hand:stowaway", "place:docks")
    assert table.asked == "move_to"
    assert set(table.options) == {
        "place:shore_seaweed",
        "place:shore_stone",
        "place:shore_mushroom",
        "place:kelp_isle",
        "place:lookout",
    }


@pytest.mark.rule("F-248")
def test_the_stowaway_moves_a_worker_from_a_flipped_island() -> None:
    table = Table(
        islands=["kelp_isle", "gull_roost"],
        flooded=[0],
        hand=["stowaway"],
        mushroom=2,
        workers_on=["kelp_isle"],
    )
    table.choose("hand:stowaway", "place:kelp_isle")
    assert not table.offers("place:kelp_isle")
    table.choose("place:shore_driftwood")
    assert table.have() == {"driftwood": 3}
    assert table.state.taken.count(0) == 1


@pytest.mark.rule("F-248")
def test_the_stowaway_moves_a_worker_beside_the_city() -> None:
    table = Table(passed(), city=["inn"], workers_on=["inn"], hand=["shipwreck", "stowaway"], mushroom=2)
    table.choose("hand:shipwreck", "hand:stowaway", "way:pay", "pay:0,0,0,2,0")
    table.choose("stranded", "place:shore_driftwood")
    assert table.me.stranded == 0
    assert table.state.taken[0] == 0
    assert table.have() == {"driftwood": 3, "treasure": 1}


@pytest.mark.rule("F-248")
def test_the_new_place_of_the_stowaway_is_resolved_before_the_triggers() -> None:
    table = Table(city=["port"], hand=["stowaway"], mushroom=2, workers_on=["shore_stone"])
    table.choose("hand:stowaway", "place:shore_stone", "place:shore_driftwood")
    assert table.asked == "gain"
    assert table.have() == {"driftwood": 3}


@pytest.mark.rule("F-248")
def test_a_stowaway_without_a_placed_worker_moves_nobody() -> None:
    table = Table(hand=["stowaway"], mushroom=2).choose("hand:stowaway")
    assert table.city() == ["stowaway"]
    assert table.asked_seat == 1


# Postal Pigeon


@pytest.mark.rule("F-249")
@pytest.mark.parametrize(("held", "drawn"), [(8, 0), (7, 1), (6, 2)])
def test_the_postal_pigeon_draws_into_the_room_in_hand(held: int, drawn: int) -> None:
    table = Table(hand_size=held, bay=["postal_pigeon"], mushroom=2, deck=["harbor", "manor"])
    table.choose("bay:postal_pigeon")
    assert table.asked_seat == 1
    assert table.hand()[held:] == ["harbor", "manor"][:drawn]


@pytest.mark.rule("F-249")
def test_the_postal_pigeon_itself_has_left_the_hand_when_the_cards_are_drawn() -> None:
    table = Table(hand=["postal_pigeon"], hand_size=8, mushroom=2, deck=["harbor", "manor"])
    table.choose("hand:postal_pigeon")
    assert len(table.hand()) == 8
    assert table.hand()[-1] == "harbor"


@pytest.mark.rule("F-249")
def test_only_a_card_drawn_by_the_postal_pigeon_may_be_played_and_the_rest_stays() -> None:
    table = Table(hand=["postal_pigeon", "rope_bridge"], mushroom=2, deck=["grove", "inn"])
    table.choose("hand:postal_pigeon")
    assert table.options == ["hand:grove", "hand:inn", "decline"]
    table.choose("hand:inn")
    assert table.city() == ["postal_pigeon", "inn"]
    assert table.hand() == ["rope_bridge", "grove"]
    assert table.have() == {}


@pytest.mark.rule("F-249")
def test_the_postal_pigeon_plays_no_purple_card() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["harbor", "inn"]).choose("hand:postal_pigeon")
    assert table.options == ["hand:inn", "decline"]


@pytest.mark.rule("F-249")
def test_the_postal_pigeon_plays_no_second_unique_card_and_no_shipwreck_without_need() -> None:
    table = Table(city=["pirate"], hand=["postal_pigeon"], mushroom=2, deck=["pirate", "shipwreck"])
    table.choose("hand:postal_pigeon")
    assert table.asked_seat == 1
    assert table.city() == ["pirate", "postal_pigeon"]
    assert table.hand() == ["pirate", "shipwreck"]


@pytest.mark.rule("F-249")
def test_the_postal_pigeon_plays_no_card_into_a_full_city_but_a_castaway() -> None:
    city = [*["grove"] * 5, *["tumbler"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]
    table = Table(city=city, hand=["postal_pigeon"], mushroom=2, deck=["inn", "castaway"])
    table.choose("hand:postal_pigeon")
    assert table.options == ["hand:castaway", "decline"]


# Post Office


@pytest.mark.rule("F-250")
def test_the_post_office_asks_first_which_card_to_play() -> None:
    table = Table(city=["post_office"], hand=["harbor", "port", "tumbler"], bay=["inn"], stone=1)
    table.choose("city:post_office")
    assert table.asked == "play"
    assert table.options == ["hand:tumbler", "bay:inn", "discard_first"]


@pytest.mark.rule("F-250")
def test_at_the_post_office_each_discarded_card_takes_one_unit_off() -> None:
    table = Table(city=["post_office"], hand=["inn", "port", "abbey", "tumbler"], bay=["harbor"], stone=1)
    table.choose("city:post_office", "hand:tumbler", "hand:inn", "hand:port", "done")
    assert table.city() == ["post_office", "tumbler"]
    assert discarded(table) == ["inn", "port"]
    assert table.hand() == ["abbey"]
    assert table.have() == {"stone": 1}


@pytest.mark.rule("F-250")
def test_at_the_post_office_no_card_need_be_discarded() -> None:
    table = Table(city=["post_office"], hand=["tangle_raft", "inn"], bay=["harbor"], driftwood=2)
    table.choose("city:post_office", "hand:tangle_raft", "done")
    assert table.city() == ["post_office", "tangle_raft"]
    assert table.hand() == ["inn"]
    assert table.have() == {"seaweed": 1}


@pytest.mark.rule("F-250")
def test_at_the_post_office_enough_cards_are_discarded_before_one_may_stop() -> None:
    table = Table(city=["post_office"], hand=["inn", "port", "abbey", "grove"], bay=["rope_bridge"])
    table.choose("city:post_office", "bay:rope_bridge")
    assert table.options == ["hand:inn", "hand:port", "hand:abbey", "hand:grove"]
    table.choose("hand:inn", "hand:port")
    assert table.asked == "cards_or_resources", "a card for nothing needs no further discards"


@pytest.mark.rule("F-250")
def test_at_the_post_office_nobody_is_asked_which_cards_go_if_all_must() -> None:
    table = Table(city=["post_office"], hand=["inn", "port", "tumbler"], bay=["harbor"], stone=1)
    table.choose("city:post_office", "hand:tumbler")
    assert table.asked_seat == 1
    assert table.city() == ["post_office", "tumbler"]
    assert discarded(table) == ["inn", "port"]


@pytest.mark.rule("F-250")
def test_at_the_post_office_nobody_is_asked_which_of_equal_cards_goes() -> None:
    table = Table(city=["post_office"], hand=["pirate", "grove", "grove"], bay=["harbor"], mushroom=2)
    table.choose("city:post_office", "hand:pirate")
    assert table.hand() == ["pirate", "grove"]
    assert table.options == ["hand:grove", "done"], "one had to go, another may"


@pytest.mark.rule("F-250")
def test_at_the_post_office_a_card_that_only_an_anchor_can_bring_asks_for_no_discards() -> None:
    table = Table(city=["post_office", "rope_bridge"], hand=["pirate", "grove", "inn"], bay=["harbor"])
    table.choose("city:post_office")
    assert table.label("hand:pirate").endswith(" – with an anchor on Rope Bridge")
    table.choose("hand:pirate")
    assert table.city() == ["post_office", "rope_bridge", "pirate"]
    assert table.hand() == ["grove", "inn"]


@pytest.mark.rule("F-250")
def test_at_the_post_office_discards_that_can_help_may_still_save_an_anchor() -> None:
    table = Table(city=["post_office", "rope_bridge"], hand=["pirate", "grove"], bay=["harbor"], mushroom=2)
    table.choose("city:post_office", "hand:pirate")
    assert table.options == ["hand:grove", "done"]


@pytest.mark.rule("F-250")
def test_at_the_post_office_a_copy_of_the_card_may_be_discarded_for_it() -> None:
    table = Table(city=["post_office"], hand=["grove", "grove", "inn"], bay=["harbor"], seaweed=2)
    table.choose("city:post_office", "hand:grove")
    assert table.options == ["hand:grove", "hand:inn"]
    table.choose("hand:grove", "done")
    assert table.city() == ["post_office", "grove"]
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-250")
def test_the_post_office_plays_from_the_rest_of_the_hand_or_the_bay() -> None:
    table = Table(city=["post_office"], hand=["inn", "port", "tumbler", "grove"], bay=["rope_bridge"])
    table.choose("city:post_office", "discard_first", "hand:inn", "hand:port", "hand:grove", "done")
    assert table.options == ["hand:tumbler", "bay:rope_bridge"]


@pytest.mark.rule("F-250")
def test_at_the_post_office_cards_may_be_discarded_though_nothing_can_be_played_then() -> None:
    table = Table(city=["post_office"], hand=["inn", "port"], bay=["harbor"])
    table.choose("city:post_office", "hand:inn", "hand:port")
    assert table.asked_seat == 1
    assert table.city() == ["post_office"]
    assert table.hand() == []


# Cards without a space


@SPACELESS
@pytest.mark.rule("F-251")
def test_a_spaceless_card_counts_for_a_map(card: str, other: str) -> None:
    table = Table(city=["pirate", "hideout", card]).choose("place:dunes")
    assert table.me.maps[3] == 2


@SPACELESS
@pytest.mark.rule("F-251")
def test_a_spaceless_card_counts_for_purple_bonuses(card: str, other: str) -> None:
    assert Table(city=["guild_master", card]).points()["prosperity"] == 1
    purple = {"shipwreck": "sculptor", "castaway": "gardens"}[card]
    assert Table(city=[purple, card]).points()["prosperity"] == 2


@SPACELESS
@pytest.mark.rule("F-251")
def test_a_spaceless_card_is_unique(card: str, other: str) -> None:
    table = Table(city=[card, other], hand=[card])
    assert table.why_not(f"hand:{card}") == "farshore-refusal-already-built"


@SPACELESS
@pytest.mark.rule("F-251")
def test_a_spaceless_card_sails(card: str, other: str) -> None:
    table = Table(city=[other], hand=[card], winds=("traveler", "unique")).choose(f"hand:{card}")
    assert table.me.ship == 2


@pytest.mark.rule("F-251")
def test_the_shipwreck_is_a_place_for_an_anchor() -> None:
    table = Table(city=["shipwreck"], hand=["pirate"]).choose("hand:pirate")
    assert table.city() == ["shipwreck", "pirate"]
    assert table.anchored() == ["shipwreck"]


# Abbey


@pytest.mark.rule("F-252")
def test_all_resources_given_at_the_abbey_go_to_one_receiver_of_choice() -> None:
    table = Table(Seat(), passed(), Seat(), seats=4, city=["abbey"], driftwood=2, stone=1)
    table.choose("city:abbey", "driftwood", "stone")
    assert table.asked == "receiver"
    assert set(table.options) == {"seat:1", "seat:3"}
    table.choose("seat:3")
    assert (table.have(1), table.have(3)) == ({}, {"driftwood": 1, "stone": 1})
    assert table.have() == {"driftwood": 1, "point": 4}


@pytest.mark.rule("F-252")
def test_if_all_have_passed_resources_given_at_the_abbey_go_to_the_supply() -> None:
    table = Table(passed(), passed(), seats=3, city=["abbey"], driftwood=1, stone=1)
    table.choose("city:abbey", "driftwood", "stone")
    assert table.have() == {"point": 4}
    assert (table.have(1), table.have(2)) == ({}, {})


# Payments inside effects


@pytest.mark.rule("F-253")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_the_diver_is_paid_unit_by_unit_and_the_gains_come_last(paid: int) -> None:
    table = Table(city=["diver"], seaweed=5, ready=0).prepare("spring")
    for _ in range(paid):
        table.choose("seaweed")
        assert "treasure" not in table.have()
    table.choose("done")
    assert table.me.treasure == paid
    assert table.have()["seaweed"] == 5 - paid


@pytest.mark.rule("F-253")
def test_the_diver_is_paid_no_more_than_three() -> None:
    table = Table(city=["diver"], seaweed=5, ready=0).prepare("spring", "seaweed", "seaweed", "seaweed")
    assert table.asked_seat == 1
    assert table.have() == {"seaweed": 2, "treasure": 3}


@pytest.mark.rule("F-253")
def test_what_the_merchant_gains_cannot_be_paid_in_the_same_activation() -> None:
    table = Table(city=["merchant"], stone=1, ready=0).prepare("spring", "stone", "seaweed", "seaweed")
    assert table.asked_seat == 1
    assert table.have() == {"seaweed": 2}
