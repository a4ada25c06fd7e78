"""Hand limit, deck, gifts and the Bay (F-58 to F-63)."""

import pytest

from tests.games.farshore.table import DULL_BAY, Seat, Table

GONE = Seat(passed=True, season="autumn")
BAY_OF_EXAMPLE = ["grove", "inn", "pirate", "port", "diver", "merchant", "manor", "galley"]


@pytest.mark.rule("F-58")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (6, 8), (7, 8), (8, 8)])
def test_a_draw_stops_at_eight_cards(before: int, after: int) -> None:
    table = Table(hand_size=before)
    left = len(table.state.deck)
    table.choose("place:shore_stone")
    assert len(table.hand()) == after
    assert len(table.state.deck) == left - (after - before)


@pytest.mark.rule("F-58")
def test_a_draw_from_the_bay_stops_at_eight_cards() -> None:
    table = Table(hand_size=7, season="spring", ready=0)
    table.prepare("summer", "bay:harbor")
    assert table.asked_seat == 1
    assert len(table.hand()) == 8
    assert table.bay[1:] == list(DULL_BAY[1:])


@pytest.mark.rule("F-58")
def test_forfeited_draws_are_not_made_up_later() -> None:
    table = Table(GONE, hand=["inn"] * 3, hand_size=8)
    table.choose("place:shore_stone", "place:docks", "hand:inn", "done", "mushroom")
    assert len(table.hand()) == 7


@pytest.mark.rule("F-59")
@pytest.mark.parametrize("place", ["shore_seaweed", "shore_stone"])
def test_cards_are_drawn_from_the_deck(place: str) -> None:
    table = Table(deck=["inn", "abbey"])
    table.choose(f"place:{place}")
    assert table.hand() == ["inn", "abbey"][: len(table.hand())]
    assert table.hand()
    assert table.bay == list(DULL_BAY)


@pytest.mark.rule("F-59")
def test_an_effect_that_names_the_bay_draws_from_it() -> None:
    table = Table(islands=["hermits_isle", "coral_isle"], deck=["inn", "abbey"])
    table.choose("place:hermits_isle")
    assert table.options == [f"bay:{name}" for name in DULL_BAY]
    table.choose("bay:harbor", "bay:manor")
    assert table.hand() == ["harbor", "manor"]


@pytest.mark.rule("F-60")
def test_a_card_is_given_to_a_player_of_choice_with_room_in_hand() -> None:
    table = Table(
        Seat(hand_size=8),
        Seat(hand_size=7),
        Seat(),
        seats=4,
        city=["customs_office"],
        hand=["beach_sledge", "inn"],
        seaweed=2,
        deck=["port"],
    )
    table.choose("hand:beach_sledge", "hand:inn")
    assert table.options == ["seat:2", "seat:3"]
    table.choose("seat:2", "mushroom")
    assert table.hand(2)[-1] == "inn"
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 8, 8, 0]
    assert table.have() == {"driftwood": 2, "mushroom": 1}
    assert table.hand() == ["port"]


@pytest.mark.rule("F-60")
def test_a_card_that_nobody_can_take_is_discarded_and_rewarded_all_the_same() -> None:
    table = Table(
        Seat(hand_size=8), city=["customs_office"], hand=["beach_sledge", "inn"], seaweed=2, deck=["port"]
    )
    table.choose("hand:beach_sledge", "hand:inn", "mushroom")
    assert [card.key for card in table.state.discard] == ["inn"]
    assert len(table.hand(1)) == 8
    assert table.have() == {"driftwood": 2, "mushroom": 1}
    assert table.hand() == ["port"]


@pytest.mark.rule("F-61")
def test_equal_names_are_stacked_and_the_freed_place_gets_a_new_card() -> None:
    table = Table(bay=BAY_OF_EXAMPLE, deck=["inn", "diver", "sloop", "abbey"], mushroom=3)
    table.choose("bay:pirate")
    assert table.bay == ["grove", "inn", "sloop", "port", "diver", "merchant", "manor", "galley"]
    assert list(table.state.bay_counts) == [1, 2, 1, 1, 2, 1, 1, 1]
    assert [card.key for card in table.state.deck.top] == ["abbey"]


@pytest.mark.rule("F-62")
def test_the_other_cards_of_a_stack_stay_when_one_is_played() -> None:
    table = Table(bay=[("sail_maker", 2), *DULL_BAY[1:]], deck=["inn"], mushroom=2)
    left = len(table.state.deck)
    table.choose("bay:sail_maker")
    assert table.bay == ["sail_maker", *DULL_BAY[1:]]
    assert list(table.state.bay_counts) == [1] * 8
    assert len(table.state.deck) == left


@pytest.mark.rule("F-62")
def test_a_place_is_free_when_the_last_card_of_its_stack_is_gone() -> None:
    table = Table(GONE, bay=[("sail_maker", 2), *DULL_BAY[1:]], deck=["inn"], mushroom=4)
    table.choose("bay:sail_maker", "bay:sail_maker")
    assert table.bay == ["inn", *DULL_BAY[1:]]


@pytest.mark.rule("F-63")
def test_the_discard_pile_becomes_a_new_deck_while_drawing() -> None:
    table = Table(deck=["inn"], deck_size=1, discard=["port", "abbey", "grove", "galley"])
    table.choose("place:shore_stone")
    assert table.hand()[0] == "inn"
    assert table.hand()[1] in {"port", "abbey", "grove", "galley"}
    assert len(table.state.deck) == 3
    assert len(table.state.discard) == 0


@pytest.mark.rule("F-63")
def test_the_new_deck_is_shuffled() -> None:
    discards = ["port", "abbey", "grove", "galley"]
    drawn = set()
    for seed in range(30):
        table = Table(deck_size=0, discard=discards, seed=seed)
        table.choose("place:shore_seaweed")
        drawn.add(table.hand()[0])
    assert drawn == set(discards)


@pytest.mark.rule("F-63")
def test_the_discard_pile_becomes_a_new_deck_for_the_bay() -> None:
    table = Table(bay=["sail_maker", *DULL_BAY[1:]], deck_size=0, discard=["inn"], mushroom=2)
    table.choose("bay:sail_maker")
    assert table.bay == ["inn", *DULL_BAY[1:]]
    assert len(table.state.discard) == 0


@pytest.mark.rule("F-63")
def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    table = Table(deck=["inn", "grove"], deck_size=2, discard=["port"])
    table.choose("place:shore_stone")
    assert len(table.state.deck) == 0
    assert [card.key for card in table.state.discard] == ["port"]
