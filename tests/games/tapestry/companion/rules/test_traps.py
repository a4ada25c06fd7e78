"""Traps both ways: the person turns over the Automa's cards, or sets a trap of his own."""

from random import Random

import pytest

from figurka.games.tapestry.rules.things import OUTPOST, standing
from figurka.games.tapestry.rules.world import put_piece, settle
from figurka.games.tapestry.solo.content.cards import DECISION_CARDS
from figurka.games.tapestry.solo.rules.acting import conquer
from tests.games.tapestry.companion.table import Companion

TARGET = "hex:-1,1"
"""A hex beside the Automa's start."""


def attacked(cards: int) -> Companion:
    """The person's second turn, with a single outpost of the Automa on the target."""
    table = Companion(seed=3).tell("income").end_turn()
    place = table.hex(TARGET)
    if not table.state.explored & place.bit:
        table.tell(TARGET)
    table.automa.outposts -= 1
    put_piece(table.state, place, standing(1, OUTPOST))
    assert list(settle(table.state, place)) == []
    missing = cards - len(table.bots.supply)
    return table.give_automa_cards(missing).tell(TARGET)


def test_the_cards_of_the_automa_are_asked_about() -> None:
    table = attacked(3)
    assert table.asked.kind == "defence"
    assert table.keys == ["decline", "number:0", "number:1", "number:2", "undefended"]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_trap_keeps_the_territory(left: int) -> None:
    table = attacked(3).tell(f"number:{left}")
    assert table.pieces(TARGET) == [(1, False), (0, True)]
    assert table.automa.lands & table.hex(TARGET).bit
    assert len(table.bots.supply) == left
    assert table.told()[-2:] == ["traps", "bot-keeps-cards"]


def test_without_a_trap_all_cards_are_gone() -> None:
    table = attacked(3).tell("decline")
    assert table.pieces(TARGET) == [(1, True), (0, False)]
    assert table.me.lands & table.hex(TARGET).bit
    assert table.bots.supply == ()
    assert table.told()[-1] == "A-88"


def test_under_pillage_and_plunder_no_card_is_discarded() -> None:
    table = attacked(3).tell("undefended")
    assert table.me.lands & table.hex(TARGET).bit
    assert len(table.bots.supply) == 3


def test_a_toppled_outpost_stands_up_again() -> None:
    table = attacked(3).tell("number:2", TARGET)
    assert table.pieces(TARGET) == [(1, True), (0, False)]
    assert table.told()[-1] == "stands-up"


@pytest.mark.parametrize("answer", [0, 1])
def test_the_person_may_set_a_trap_without_a_hand(answer: int) -> None:
    table = Companion(seed=3).tell("income").end_turn()
    place = table.hex(TARGET)
    if not table.state.explored & place.bit:
        table.tell(TARGET)
    table.tell(TARGET)
    rule = conquer(table.state, table.automa, DECISION_CARDS[0], anywhere=False)
    decision = next(rule)
    assert (decision.seat, decision.kind) == (0, "trap")
    assert [option.key for option in decision.options] == ["take", "decline"]
    with pytest.raises(StopIteration):
        rule.send(answer)
    assert table.pieces(TARGET) == [(0, answer == 1), (1, answer == 0)]
    assert bool(table.me.lands & place.bit) == (answer == 0)


def test_after_the_last_income_turn_no_trap_is_asked() -> None:
    for seed in range(12):
        table = Companion(seed)
        random = Random(seed)
        while table.game.decision is not None:
            assert table.asked.kind != "trap" or not table.me.finished
            table.play_on(random, 1)
