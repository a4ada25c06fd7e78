"""Computer players open a trade when it helps the team, and are silent otherwise."""

from typing import Any

import pytest

from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.mind.test_judgement import liked
from tests.games.viticulture.world.play import place, world

CELLAR = ("medium_cellar",)


def meet(mine: Seat, theirs: Seat, **said: Any) -> Table:
    """In a winter seat 0 brings the grande to the orders, where a worker of seat 1 stands."""
    given = {"season": "winter", "year": 4, "influence": 10, "board": {"J1": ["1.blue"]}, **said}
    return place(world(mine, theirs, **given), "draw_order:beside", "grande")


def said_by_instinct(table: Table) -> list[str]:
    """What a hurried player says from the opening of a trade to its answer, or until there is none."""
    said: list[str] = []
    while table.kind.startswith(("trade", "offer_", "answer")):
        said.append(liked(table))
        table.choose(said[-1])
    return said


def test_a_wine_is_given_that_makes_a_fellow_players_order_complete() -> None:
    table = meet(Seat(wines={"red": [5]}, structures=CELLAR), Seat(hand=["r5"], structures=CELLAR))
    assert said_by_instinct(table) == ["seat:1", "wine:red:5", "nothing", "agree"]
    assert table.wines("red", 1) == [5]


def test_a_wine_is_asked_for_that_makes_the_own_order_complete() -> None:
    table = meet(Seat(hand=["r5"], structures=CELLAR), Seat(wines={"red": [5]}, structures=CELLAR))
    assert said_by_instinct(table) == ["seat:1", "nothing", "agree"], "the wine is all that the other has"
    assert table.wines("red") == [5]


def test_an_order_is_asked_for_by_whoever_has_its_wines() -> None:
    mine = Seat(wines={"red": [6], "white": [6]}, structures=CELLAR)
    table = meet(mine, Seat(hand=["r6_w6"], structures=CELLAR))
    assert said_by_instinct(table) == ["seat:1", "nothing", "agree"]
    assert "r6_w6" in table.hand("order")


def test_who_has_more_lira_than_he_can_use_gives_some_after_the_action() -> None:
    table = meet(Seat(lira=16), Seat(lira=0), year=3)
    assert liked(table) == "later", "the action might need them"
    said = said_by_instinct(table)
    assert said[:3] == ["later", "seat:1", "thing:lira"]
    assert said[-1] == "agree"
    assert 3 <= table.lira(1) <= 8


def test_lira_come_together_where_they_buy_the_influence_that_is_missing() -> None:
    short = meet(Seat(lira=6), Seat(lira=3), year=6, influence=7)
    assert said_by_instinct(short) == ["seat:1", "nothing", "number:2", "agree"]
    assert short.lira() == 8
    enough = meet(Seat(lira=9), Seat(lira=0), year=6, influence=7)
    said_by_instinct(enough)
    assert enough.lira() >= 8, "who can buy it keeps what it costs"


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param({"lira": 4}, {"lira": 4}, id="both have as much"),
        pytest.param({"wines": {"red": [5]}}, {}, id="nobody has an order for the wine"),
        pytest.param(
            {"wines": {"red": [6]}, "hand": ["r6"]}, {"hand": ["r5"]}, id="the own order is as good"
        ),
        pytest.param({"wines": {"red": [3]}}, {"hand": ["w5"]}, id="the order is for another wine"),
        pytest.param({"hand": ["pinot"]}, {}, id="the vine is as good here as there"),
    ],
)
def test_otherwise_nobody_says_anything(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    table = meet(Seat(structures=CELLAR, **mine), Seat(structures=CELLAR, **theirs))
    assert said_by_instinct(table) in (["no_trade"], ["later"], ["later", "no_trade"])


def test_what_was_declined_is_not_said_again() -> None:
    table = meet(Seat(wines={"red": [5]}, structures=CELLAR), Seat(hand=["r5"], structures=CELLAR))
    table.choose("seat:1", "wine:red:5", "nothing")
    assert (table.asked, table.kind) == (1, "answer")
    table.choose("decline")
    assert (table.asked, table.kind) == (0, "trade")
    assert liked(table) == "no_trade"


def test_an_order_in_a_hidden_hand_is_not_known() -> None:
    cellars = (Seat(wines={"red": [5]}, structures=CELLAR), Seat(hand=["r5"], structures=CELLAR))
    assert "seat:1" not in said_by_instinct(meet(*cellars, hands="hidden"))


def test_of_cards_asked_for_by_number_the_one_is_given_that_helps() -> None:
    mine = Seat(wines={"red": [5]}, structures=CELLAR)
    table = meet(mine, Seat(hand=["w8", "r5"], structures=CELLAR), hands="hidden")
    table.choose("seat:1", "nothing", "number:1")
    assert (table.asked, liked(table)) == (1, "agree")
    table.choose("agree")
    assert (table.kind, liked(table)) == ("trade_card", "order:r5")


def test_no_offer_is_made_that_would_keep_the_grande_from_its_action() -> None:
    mine = Seat(hand=["r5"], wines={"red": [5]}, vp=20, structures=CELLAR)
    theirs = Seat(hand=["r5_w3"], wines={"white": [3]}, vp=5, structures=CELLAR)
    table = world(mine, theirs, season="winter", year=6, influence=10, board={"N1": ["1.blue"]})
    place(table, "fill_order:beside", "grande")
    said_by_instinct(table)
    assert not table.told("offer-void")
    assert table.told("fills")
