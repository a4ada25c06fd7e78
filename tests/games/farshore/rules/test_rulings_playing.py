"""Rulings F-231 to F-239: the steps of playing a card, nested plays, triggers and wind."""

import pytest

from tests.games.farshore.table import Seat, Table

ISLES = ["hermits_isle", "kelp_isle"]
DEAR = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral"]


@pytest.mark.rule("F-231")
def test_a_nested_play_runs_all_its_steps_before_the_outer_card_goes_on() -> None:
    table = Table(
        city=["port", "customs_officer"],
        hand=["postal_pigeon"],
        mushroom=2,
        deck=["grove", "harbor"],
        winds=("production", "critter"),
    )
    table.choose("hand:postal_pigeon", "hand:grove")
    assert table.asked == "gain"
    assert table.have() == {"mushroom": 2}
    assert table.me.ship == 1
    table.choose("stone")
    assert table.have() == {"stone": 1, "mushroom": 2, "treasure": 1}
    assert table.me.ship == 2


@pytest.mark.rule("F-231")
def test_an_action_with_a_nested_play_is_one_action() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["grove", "harbor"])
    table.choose("hand:postal_pigeon", "hand:grove")
    assert table.city() == ["postal_pigeon", "grove"]
    assert table.asked_seat == 1


@pytest.mark.rule("F-231")
def test_a_card_played_at_a_red_card_runs_its_own_effect_triggers_and_wind() -> None:
    table = Table(city=["inn", "customs_officer"], bay=["grove", *DEAR[1:]], winds=("production", None))
    table.choose("city:inn")
    assert table.city() == ["inn", "customs_officer", "grove"]
    assert table.have() == {"mushroom": 2}
    assert table.me.ship == 1


@pytest.mark.rule("F-232")
def test_a_bay_place_stays_empty_until_the_action_with_its_nested_plays_is_over() -> None:
    table = Table(bay=["postal_pigeon", *DEAR[1:]], mushroom=2, deck=["grove", "inn", "port"])
    table.choose("bay:postal_pigeon")
    assert table.asked == "play"
    assert table.bay == [None, *DEAR[1:]]
    table.choose("hand:grove")
    assert table.bay == ["port", *DEAR[1:]]


@pytest.mark.rule("F-232")
def test_the_bay_is_refilled_after_all_draws_and_plays_of_a_place() -> None:
    bay = ["inn", "grove", "rope_bridge", *DEAR[3:]]
    table = Table(islands=ISLES, bay=bay, deck=["pirate", "port", "market"])
    table.choose("place:hermits_isle", "bay:inn", "bay:grove")
    assert table.asked == "play"
    assert table.bay == [None, None, "rope_bridge", *DEAR[3:]]
    table.choose("bay:rope_bridge", "resources", "stone")
    assert table.bay[:3] == [None, None, None]
    table.choose("stone")
    assert table.bay == ["pirate", "port", "market", *DEAR[3:]]


@pytest.mark.rule("F-232")
def test_bay_places_are_filled_in_order() -> None:
    bay = ["harbor", None, "gardens", "galleon", None, "sculptor", "governor", None]
    table = Table(bay=bay, deck=["inn", "grove", "port"]).choose("place:docks")
    assert table.bay == ["harbor", "inn", "gardens", "galleon", "grove", "sculptor", "governor", "port"]


@pytest.mark.rule("F-232")
def test_a_name_already_in_the_bay_is_stacked_and_the_place_filled_again() -> None:
    bay = ["harbor", None, "gardens", "galleon", None, "sculptor", "governor", "admiral"]
    deck = ["gardens", "inn", "inn", "admiral", "port", "pirate"]
    table = Table(bay=bay, deck=deck).choose("place:docks")
    assert table.bay == ["harbor", "inn", "gardens", "galleon", "port", "sculptor", "governor", "admiral"]
    assert list(table.state.bay_counts) == [1, 2, 2, 1, 1, 1, 1, 2]
    assert [card.key for card in table.state.deck.top] == ["pirate"]


@pytest.mark.rule("F-233")
def test_a_paid_card_sails() -> None:
    table = Table(hand=["grove"], driftwood=1, seaweed=2, winds=("production", None)).choose("hand:grove")
    assert table.me.ship == 1


@pytest.mark.rule("F-233")
def test_an_anchored_card_sails() -> None:
    table = Table(city=["grove"], hand=["scribe"], winds=("production", "critter")).choose("hand:scribe")
    assert table.anchored() == ["grove"]
    assert table.me.ship == 2


@pytest.mark.rule("F-233")
def test_a_discounted_card_sails() -> None:
    table = Table(city=["inn"], bay=["grove"], winds=("production", None)).choose("city:inn")
    assert "grove" in table.city()
    assert table.me.ship == 1


@pytest.mark.rule("F-233")
def test_a_free_card_sails() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["grove", "harbor"], winds=("production", None))
    table.choose("hand:postal_pigeon", "hand:grove")
    assert table.me.ship == 1


@pytest.mark.rule("F-233")
def test_a_card_that_gets_into_a_hand_does_not_sail() -> None:
    table = Table(islands=ISLES, bay=["grove", "tumbler", "inn"], winds=("production", "construction"))
    table.choose("place:hermits_isle", "bay:grove", "bay:tumbler")
    assert table.hand() == ["grove", "tumbler"]
    assert table.me.ship == 0


@pytest.mark.rule("F-233")
def test_a_card_that_leaves_a_city_does_not_sail() -> None:
    table = Table(city=["sail_maker"], hand=["castaway"], winds=("production", "common"))
    table.choose("hand:castaway")
    assert table.city() == ["castaway"]
    assert table.me.ship == 0


@pytest.mark.rule("F-234")
def test_blue_cards_react_each_once_in_the_order_of_choice() -> None:
    table = Table(city=["port", "customs_office"], hand=["scribe", "inn"], mushroom=2, deck=["pirate"])
    table.choose("hand:scribe", "done")
    assert table.asked == "reaction"
    assert set(table.options) == {"city:port", "city:customs_office"}
    table.choose("city:customs_office", "hand:inn", "stone")
    assert table.asked == "gain"
    assert set(table.options) == {"driftwood", "seaweed", "stone"}
    table.choose("seaweed")
    assert table.asked_seat == 1
    assert table.have() == {"stone": 1, "seaweed": 1}


@pytest.mark.rule("F-234")
def test_a_blue_card_does_not_react_to_its_own_play() -> None:
    table = Table(hand=["customs_office", "inn"], driftwood=1, seaweed=1, stone=2)
    table.choose("hand:customs_office")
    assert table.city() == ["customs_office"]
    assert table.asked_seat == 1
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-234")
def test_a_blue_card_of_a_nested_play_reacts_to_the_outer_card() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["port", "harbor"])
    table.choose("hand:postal_pigeon", "hand:port", "stone")
    assert table.have() == {"stone": 1}
    assert table.asked_seat == 1


@pytest.mark.rule("F-234")
def test_a_blue_card_of_a_nested_play_reacts_once_and_not_to_itself() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["customs_office", "harbor", "inn"])
    table.choose("hand:postal_pigeon", "hand:customs_office")
    assert table.asked == "give_card"
    table.choose("hand:harbor", "stone")
    assert table.asked_seat == 1
    assert table.hand(1) == ["harbor"]
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-234")
def test_a_blue_card_that_left_in_step_four_does_not_react() -> None:
    table = Table(city=["customs_office"], hand=["shipwreck", "inn"]).choose("hand:shipwreck")
    assert table.city() == ["shipwreck"]
    assert table.asked_seat == 1


@pytest.mark.rule("F-235")
def test_the_lighthouse_reacts_once_though_the_wind_moved_the_ship_twice() -> None:
    table = Table(city=["lighthouse"], hand=["scribe"], mushroom=2, winds=("production", "critter"))
    table.choose("hand:scribe")
    assert table.me.ship == 2
    assert table.have() == {"treasure": 1, "point": 1}


@pytest.mark.rule("F-235")
def test_the_navigator_reacts_right_after_the_wind() -> None:
    table = Table(
        city=["navigator", "port"], hand=["scribe"], mushroom=2, deck=["inn"], winds=("production", None)
    )
    table.choose("hand:scribe")
    assert (table.asked, table.me.ship) == ("gain", 0)
    table.choose("stone")
    assert (table.asked, table.me.ship) == ("may_draw", 1)
    table.choose("deck")
    assert table.hand() == ["inn"]
    assert table.asked_seat == 1


@pytest.mark.rule("F-235")
def test_the_navigator_may_be_declined() -> None:
    table = Table(city=["navigator"], hand=["scribe"], mushroom=2, winds=("production", None))
    table.choose("hand:scribe", "decline")
    assert table.hand() == []


@pytest.mark.rule("F-235")
def test_navigator_and_lighthouse_do_not_react_without_wind() -> None:
    table = Table(city=["navigator", "lighthouse"], hand=["sail_maker"], mushroom=2).choose("hand:sail_maker")
    assert table.me.ship == 1
    assert table.have() == {}
    assert table.asked_seat == 1


@pytest.mark.rule("F-235")
def test_navigator_and_lighthouse_do_not_react_to_their_own_play() -> None:
    table = Table(hand=["lighthouse"], driftwood=1, seaweed=1, stone=1, winds=("governance", "unique"))
    table.choose("hand:lighthouse")
    assert table.me.ship == 2
    assert table.have() == {"treasure": 1}
    table = Table(hand=["navigator"], mushroom=3, winds=("governance", None)).choose("hand:navigator")
    assert table.me.ship == 1
    assert table.asked_seat == 1


@pytest.mark.rule("F-235")
def test_navigator_and_lighthouse_do_not_react_if_the_ship_stood_on_sixty() -> None:
    table = Table(
        city=["navigator", "lighthouse"], hand=["scribe"], mushroom=2, ship=40, winds=("production", None)
    )
    table.choose("hand:scribe")
    assert table.have() == {}
    assert table.asked_seat == 1


@pytest.mark.rule("F-236")
def test_movement_beyond_sixty_is_lost() -> None:
    table = Table(city=["crows_nest"], ship=39).choose("city:crows_nest")
    assert table.me.ship == 40
    assert table.have() == {}
    assert table.points()["ship"] == 60


@pytest.mark.rule("F-236")
def test_a_move_takes_the_treasure_of_every_treasure_space_entered() -> None:
    table = Table(city=["crows_nest"], ship=3).choose("city:crows_nest")
    assert table.me.ship == 6
    assert table.have() == {"treasure": 2}


@pytest.mark.rule("F-236")
def test_the_treasure_space_where_a_move_begins_gives_nothing_again() -> None:
    table = Table(city=["crows_nest"], ship=6).choose("city:crows_nest")
    assert table.me.ship == 9
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-237")
def test_an_effect_that_says_play_a_card_cannot_be_declined() -> None:
    table = Table(city=["inn"], bay=["grove", "tumbler", "harbor"]).choose("city:inn")
    assert table.asked == "play"
    assert table.options == ["bay:grove", "bay:tumbler"]
    forced = Table(city=["inn"], bay=["grove", "harbor"]).choose("city:inn")
    assert forced.city() == ["inn", "grove"]


@pytest.mark.rule("F-237")
def test_nothing_happens_if_no_legal_and_payable_play_exists() -> None:
    table = Table(city=["cooper", "port"], hand=["port", "pirate"], bay=["harbor"], mushroom=3)
    table.choose("city:cooper")
    assert table.asked_seat == 1
    assert table.city() == ["cooper", "port"]


@pytest.mark.rule("F-237")
def test_an_optional_play_may_be_declined() -> None:
    table = Table(islands=ISLES, hand=["rope_bridge"], hand_size=8).choose("place:hermits_isle")
    assert table.asked == "play"
    table.choose("decline")
    assert table.city() == []
    pigeon = Table(hand=["postal_pigeon"], mushroom=2, deck=["grove", "inn"])
    pigeon.choose("hand:postal_pigeon", "decline")
    assert pigeon.city() == ["postal_pigeon"]
    assert pigeon.hand() == ["grove", "inn"]


@pytest.mark.rule("F-238")
def test_a_mandatory_effect_draws_up_to_eight_cards() -> None:
    table = Table(islands=["treasure_key", "kelp_isle"], hand_size=7).choose("place:treasure_key")
    assert table.have() == {"treasure": 1}
    assert len(table.hand()) == 8


@pytest.mark.rule("F-238")
def test_a_part_that_fails_does_not_stop_the_next() -> None:
    table = Table(islands=["windward_isle", "kelp_isle"], ship=40, deck=["inn"])
    table.choose("place:windward_isle", "stone")
    assert table.me.ship == 40
    assert table.have() == {"stone": 1}
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-238")
def test_the_parts_of_an_effect_come_in_the_order_given() -> None:
    table = Table(city=["steward"], deck=["inn"]).choose("city:steward")
    assert table.asked == "gain"
    assert table.have() == {"mushroom": 1}
    assert table.hand() == []
    table.choose("stone")
    assert table.have() == {"stone": 1, "mushroom": 1}
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-239")
def test_blue_cards_react_to_plays_of_their_owner_only() -> None:
    other = Seat(city=["port", "customs_office", "lighthouse", "navigator"], hand=["inn"])
    table = Table(other, hand=["scribe"], mushroom=2, winds=("production", None)).choose("hand:scribe")
    assert table.asked == "turn"
    assert table.asked_seat == 1
    assert table.have(1) == {}
    assert table.hand(1) == ["inn"]


@pytest.mark.rule("F-239")
def test_a_when_playing_effect_helps_its_owner_only() -> None:
    other = Seat(city=["market", "lighthouse_keeper"])
    table = Table(other, hand=["tangle_raft"], bay=["grove"], driftwood=1, seaweed=1)
    assert not table.offers("hand:tangle_raft")
    assert not table.offers("bay:grove")
