"""Filling wine orders (V-51 to V-53)."""

import pytest

from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.rules.things import WINE_TYPES
from tests.games.viticulture.rules.test_year import everybody_passes
from tests.games.viticulture.table import Seat, Table

LARGE = ["medium_cellar", "large_cellar"]
CARDS = {
    # points and income of each order
    "r5": (2, 1),
    "r2_w2": (2, 1),
    "r3_w1": (2, 1),
    "r1_w3": (2, 1),
    "w5": (2, 1),
    "b4": (2, 1),
    "r6": (3, 1),
    "r2_w4": (3, 1),
    "r4_w2": (3, 1),
    "r3_w3": (3, 1),
    "r4_r3": (3, 1),
    "w6": (3, 1),
    "w4_w3": (3, 1),
    "b6": (3, 1),
    "r8": (4, 1),
    "r5_w3": (4, 1),
    "r3_w5": (4, 1),
    "r4_b4": (4, 1),
    "r4_r3_r2": (4, 1),
    "w8": (4, 1),
    "w4_b4": (4, 1),
    "w4_w3_w2": (4, 1),
    "b8": (4, 1),
    "s7": (4, 1),
    "r2_w2_b5": (5, 2),
    "r7_r6": (5, 2),
    "r6_w6": (5, 2),
    "r3_b7": (5, 2),
    "w3_b7": (5, 2),
    "w7_w6": (5, 2),
    "s9": (5, 2),
    "b6_b5": (6, 2),
    "w4_s7": (6, 2),
    "w3_s7": (6, 2),
    "w3_s8": (6, 2),
    "w2_s8": (6, 2),
}


def asked_for(name: str) -> dict[str, list[int]]:
    """The wines that an order names, by type."""
    wines: dict[str, list[int]] = {}
    for wine in name.split("_"):
        kind = next(each for each in WINE_TYPES if each.startswith(wine[0]))
        wines.setdefault(kind, []).append(int(wine[1]))
    return wines


def seller(order: str, wines: dict[str, list[int]]) -> Table:
    me = Seat(hand=[order], wines=wines, structures=LARGE, workers=["bare"])
    return Table(me, Seat(), season="winter").begin()


@pytest.mark.rule("V-51")
def test_all_orders_are_known() -> None:
    assert {order.name for order in ORDERS} == set(CARDS)
    assert len(CARDS) == 36


@pytest.mark.rule("V-51")
@pytest.mark.parametrize("order", CARDS)
def test_an_order_takes_its_wines_and_brings_points_and_income(order: str) -> None:
    table = seller(order, asked_for(order)).choose("at:fill_order")
    while table.kind == "pour":
        table.choose(table.options[0])
    assert (table.vp(), table.player().residual) == CARDS[order]
    assert all(table.wines(kind) == [] for kind in WINE_TYPES)
    assert (table.hand("order"), table.discards("order")) == ([], [order])


@pytest.mark.rule("V-51")
@pytest.mark.parametrize("order", CARDS)
def test_no_wine_may_be_missing_or_worth_less(order: str) -> None:
    wines = asked_for(order)
    for kind, values in wines.items():
        for place, value in enumerate(values):
            missing = {**wines, kind: values[:place] + values[place + 1 :]}
            seller(order, missing).cannot("at:fill_order")
            if value > {"red": 1, "white": 1, "blush": 4, "sparkling": 7}[kind]:
                lower = [each - (each <= value) for each in values]
                if len(set(lower)) == len(lower) and min(lower) > 0:
                    seller(order, {**wines, kind: lower}).cannot("at:fill_order")


@pytest.mark.rule("V-51")
def test_the_type_must_be_the_same() -> None:
    for other in ("white", "blush"):
        seller("r5", {other: [9]}).cannot("at:fill_order")
    seller("b4", {"sparkling": [9], "red": [9], "white": [9]}).cannot("at:fill_order")


@pytest.mark.rule("V-51")
def test_surplus_value_is_lost() -> None:
    table = seller("r3_w1", {"red": [9], "white": [8]}).choose("at:fill_order")
    assert (table.vp(), table.player().residual) == (2, 1)
    assert (table.wines("red"), table.wines("white")) == ([], [])


@pytest.mark.rule("V-51")
def test_the_player_chooses_which_wines_to_give() -> None:
    table = seller("r5", {"red": [4, 5, 7, 9]}).choose("at:fill_order")
    assert table.options == ["wine:red:5", "wine:red:7", "wine:red:9"]
    table.choose("wine:red:7")
    assert table.wines("red") == [4, 5, 9]


@pytest.mark.rule("V-51")
def test_the_player_chooses_which_order_to_fill() -> None:
    me = Seat(hand=["r5", "r6", "r8", "s7"], wines={"red": [7]}, workers=["bare"])
    table = Table(me, Seat(), season="winter").choose("at:fill_order")
    assert table.options == ["order:r5", "order:r6"]
    table.choose("order:r6")
    assert (table.vp(), table.hand("order")) == (3, ["r5", "r8", "s7"])
    assert table.asked == 1, "one order is filled"


@pytest.mark.rule("V-52")
def test_one_wine_serves_one_request() -> None:
    seller("r4_r3", {"red": [9]}).cannot("at:fill_order")
    seller("w4_w3_w2", {"white": [8, 9]}).cannot("at:fill_order")
    table = seller("r4_r3", {"red": [3, 9]}).choose("at:fill_order")
    assert table.wines("red") == []


@pytest.mark.rule("V-52")
def test_wines_are_not_added_together() -> None:
    seller("r5", {"red": [2, 3, 4]}).cannot("at:fill_order")
    seller("s9", {"sparkling": [7, 8]}).cannot("at:fill_order")


@pytest.mark.rule("V-52")
def test_a_wine_that_another_request_needs_cannot_be_given_first() -> None:
    table = seller("r7_r6", {"red": [6, 7, 9]}).choose("at:fill_order")
    assert table.options == ["wine:red:7", "wine:red:9"]
    table.choose("wine:red:9")
    assert table.options == ["wine:red:6", "wine:red:7"]
    table.choose("wine:red:6")
    assert table.wines("red") == [7]
    tight = seller("r4_r3", {"red": [3, 4]}).choose("at:fill_order")
    assert (tight.vp(), tight.wines("red")) == (3, [])


@pytest.mark.rule("V-53", "V-105")
def test_income_of_an_order_pays_first_at_the_coming_year_end() -> None:
    me = Seat(hand=["r5"], wines={"red": [5]}, structures=LARGE, workers=["bare"])
    table = Table(me, Seat(), season="winter").choose("at:fill_order")
    assert (table.lira(), table.player().residual) == (0, 1)
    everybody_passes(table)
    assert (table.state.year, table.lira(), table.player().residual) == (2, 1, 1)
