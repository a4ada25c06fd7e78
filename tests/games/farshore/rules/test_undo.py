"""What can be taken back tells nothing of the others' hands."""

from typing import Any

import pytest

from tests.games.farshore.table import Seat, Table

RICH: dict[str, Any] = {"driftwood": 9, "seaweed": 9, "stone": 9, "mushroom": 9}


@pytest.mark.rule("F-22", "F-265")
def test_that_the_next_player_could_only_prepare_was_his_hand_to_say() -> None:
    table = Table(Seat(hand=["harbor"], ready=0), hand=["crows_nest"], **RICH)
    table.choose("hand:crows_nest")
    while table.asked != "turn":
        table.choose(table.options[0])
    assert (table.asked_seat, table.player(1).season) == (0, 1)
    assert not table.game.can_undo


@pytest.mark.rule("F-88")
def test_an_own_turn_after_one_of_who_has_passed_can_be_taken_back() -> None:
    table = Table(Seat(hand=["harbor"], passed=True)).choose("place:shore_driftwood")
    assert table.asked_seat == 0
    assert table.game.can_undo
