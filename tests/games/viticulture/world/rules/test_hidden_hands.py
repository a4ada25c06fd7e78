"""Hidden hands: what can be taken back and what a computer proposes tell nothing of them."""

import pytest

from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world

pytestmark = pytest.mark.rule("W-17")


def trading(hands: str, *theirs: str) -> Table:
    """Seat 0 trades with seat 1, who holds these cards, and will gain a lira."""
    mine = Seat(lira=5, wines={"red": [5]}, structures=["medium_cellar"], hand=["w3_s7", "pinot"])
    fellow = Seat(lira=3, hand=theirs, structures=["trellis", "irrigation"])
    table = world(mine, fellow, board={"gain_lira": ["1.yellow"]}, hands=hands)
    return place(table, "gain_lira", "grande", "seat:1")


def proposed(table: Table) -> list[str]:
    """What a hurried player puts together as his offer."""
    keys = []
    while table.asked == 0 and table.decision is not None and table.kind.startswith("offer_"):
        index = table.game.mind.instinct(table.state, table.decision)
        keys.append(table.options[index])
        table.game.choose(index)
    return keys


def test_an_offer_goes_by_what_the_proposer_sees() -> None:
    assert proposed(trading("hidden", "r5")) == proposed(trading("hidden", "s7"))
    assert proposed(trading("open", "r5")) != proposed(trading("open", "s7"))


@pytest.mark.parametrize(("hands", "undo"), [("hidden", False), ("open", True)])
def test_who_agrees_has_seen_what_the_other_did_with_it(hands: str, undo: bool) -> None:
    table = trading(hands, "r5").choose("thing:lira", "number:1", "nothing")
    assert (table.asked, table.kind) == (1, "answer")
    table.choose("agree")
    assert (table.asked, table.kind) == (1, "place")
    assert table.game.can_undo == undo


def test_an_offer_that_is_still_put_together_can_be_taken_back() -> None:
    table = trading("hidden", "r5").choose("thing:lira", "number:1")
    assert (table.asked, table.kind, table.game.can_undo) == (0, "offer_ask", True)
