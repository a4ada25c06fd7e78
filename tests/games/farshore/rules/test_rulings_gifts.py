"""Rulings F-271 to F-273: giving cards and resources."""

from typing import Any

import pytest

from tests.games.farshore.table import Seat, Table

GIVER: dict[str, Any] = {"city": ["customs_office"], "hand": ["pirate", "inn"], "mushroom": 3}


def passed(**goods: Any) -> Seat:
    """Another player who is out of the game already."""
    return Seat(season="autumn", passed=True, **goods)


def discarded(table: Table) -> list[str]:
    return [card.key for card in table.state.discard]


@pytest.mark.rule("F-271")
def test_the_giver_of_a_card_chooses_among_opponents_in_play_with_room_in_hand() -> None:
    table = Table(passed(), Seat(hand_size=7), Seat(), seats=4, deck=["grove"], **GIVER)
    table.choose("hand:pirate", "hand:inn")
    assert table.asked == "receiver"
    assert set(table.options) == {"seat:2", "seat:3"}
    table.choose("seat:2", "stone")
    assert table.hand(2)[7:] == ["inn"]
    assert table.have() == {"treasure": 3, "stone": 1}
    assert table.hand() == ["grove"]


@pytest.mark.rule("F-271")
def test_an_opponent_with_eight_cards_receives_none() -> None:
    table = Table(Seat(hand_size=8), Seat(), seats=3, **GIVER)
    table.choose("hand:pirate", "hand:inn", "stone")
    assert len(table.hand(1)) == 8
    assert table.hand(2) == ["inn"]


@pytest.mark.rule("F-271")
@pytest.mark.parametrize("full", [True, False])
def test_a_card_that_nobody_can_receive_is_discarded_and_the_reward_gained(full: bool) -> None:
    other = Seat(hand_size=8) if full else passed()
    table = Table(other, deck=["grove"], **GIVER).choose("hand:pirate", "hand:inn", "stone")
    assert discarded(table) == ["inn"]
    assert "inn" not in table.hand(1)[8:]
    assert table.have() == {"treasure": 3, "stone": 1}
    assert table.hand() == ["grove"]


@pytest.mark.rule("F-272")
def test_a_resource_may_go_to_any_opponent_who_has_not_passed() -> None:
    rich = Seat(hand_size=8, stone=30, driftwood=30)
    table = Table(rich, passed(), Seat(), seats=4, city=["abbey"], stone=1).choose("city:abbey", "stone")
    assert set(table.options) == {"seat:1", "seat:3"}
    table.choose("seat:1")
    assert table.have(1) == {"stone": 31, "driftwood": 30}
    assert table.have() == {"point": 2}


@pytest.mark.rule("F-272")
def test_a_passed_opponent_receives_no_resource() -> None:
    table = Table(passed(stone=1), Seat(), seats=3, city=["abbey"], stone=1).choose("city:abbey", "stone")
    assert table.have(1) == {"stone": 1}
    assert table.have(2) == {"stone": 1}


@pytest.mark.rule("F-273")
def test_receiving_a_card_sets_off_no_effect() -> None:
    blue = ["port", "customs_office", "customs_officer", "navigator", "lighthouse"]
    receiver = Seat(city=blue, hand=["grove"])
    table = Table(receiver, winds=("destination", "construction"), **GIVER)
    table.choose("hand:pirate", "hand:inn", "stone")
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.hand(1) == ["grove", "inn"]
    assert table.have(1) == {}
    assert table.city(1) == blue
    assert table.player(1).ship == 0


@pytest.mark.rule("F-273")
def test_receiving_a_resource_sets_off_no_effect() -> None:
    city = ["port", "customs_office", "merchant", "warehouse"]
    receiver = Seat(city=city, hand=["grove"], stock={"stone": 2})
    table = Table(receiver, city=["abbey"], stone=1).choose("city:abbey", "stone")
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.have(1) == {"stone": 1}
    assert table.hand(1) == ["grove"]
