"""A hex that is hardly meant is asked about before it is told."""

import pytest

from figurka.games.tapestry.rules.things import OUTPOST, standing
from figurka.games.tapestry.rules.world import put_piece, settle
from figurka.locales import Message
from tests.games.tapestry.companion.table import Companion

NEUTRAL = "hex:2,-1"
"""An explored hex beside the person's start."""
BESIDE = "hex:1,0"
"""An unexplored one."""
FAR = "hex:-3,1"


def begun() -> Companion:
    """The person's second turn."""
    return Companion().tell("income").end_turn()


def asked_before(table: Companion, key: str) -> Message | None:
    """What is asked before this is told."""
    return table.game.caution(table.asked.index(key))


@pytest.mark.parametrize("key", [NEUTRAL, BESIDE, "income", "advance:military:0", "special"])
def test_what_happens_every_day_is_told_without_a_question(key: str) -> None:
    assert asked_before(begun(), key) is None


def test_a_second_piece_on_a_territory_of_ones_own_is_rare() -> None:
    table = begun().tell(NEUTRAL)
    asked = asked_before(table, NEUTRAL)
    assert asked is not None
    assert (asked.id, asked.arguments) == ("tapestry-automa-caution-piece", {"place": "Q3"})


def test_standing_up_again_is_rare() -> None:
    table = begun()
    place = table.hex(NEUTRAL)
    put_piece(table.state, place, standing(0, OUTPOST).counterpart)
    put_piece(table.state, place, standing(1, OUTPOST))
    table.me.outposts -= 1
    table.automa.outposts -= 1
    assert list(settle(table.state, place)) == []
    table.tell(BESIDE)
    asked = asked_before(table, NEUTRAL)
    assert asked is not None
    assert asked.id == "tapestry-automa-caution-stand-up"


def test_a_hex_far_from_ones_territories_is_asked_about() -> None:
    asked = asked_before(begun(), FAR)
    assert asked is not None
    assert asked.id == "tapestry-automa-caution-far"


def test_nothing_is_asked_about_a_building_of_the_nomads() -> None:
    table = begun().tell("special", "camp")
    assert asked_before(table, NEUTRAL) is None
