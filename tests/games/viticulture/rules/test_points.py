"""Where points and influence are from: under which heading they are counted, and that none are lost."""

from typing import Any

import pytest

from figurka.core.errors import BrokenInvariantError
from figurka.games.viticulture.rules.view import view_score
from tests.games.viticulture.rules.test_year import winter
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world


def score(table: Table, seat: int = 0) -> dict[str, int]:
    """A seat's points by source, without those that brought nothing."""
    found = view_score(table.state, table.player(seat))
    assert sum(found.values()) == table.vp(seat)
    return {name: points for name, points in found.items() if points}


def test_an_order_counts_as_an_order() -> None:
    table = winter(Seat(wines={"red": [5]}, hand=["r5"], workers=["bare"]), Seat())
    table.choose("at:fill_order")
    assert set(score(table)) == {"orders"}


def test_a_visitor_counts_as_a_visitor_also_when_it_takes_points() -> None:
    table = Table(Seat(hand=["broker"], lira=9, vp=-4), Seat()).visit("broker")
    assert score(table) == {"orders": -4, "visitors": 3}
    table = Table(Seat(hand=["uncertified_broker"], lira=5), Seat()).visit("uncertified_broker")
    assert score(table) == {"visitors": -3}


def test_structures_count_as_structures() -> None:
    table = Table(Seat(hand=["pinot"], structures=["windmill", "trellis"], workers=["bare"]), Seat())
    table.choose("at:plant_vine", "plant:pinot:left")
    assert score(table) == {"structures": 1}


def test_points_of_no_source_break_the_invariants() -> None:
    table = Table(Seat(), Seat())
    table.rules.check(table.state)
    table.player().vp += 1
    with pytest.raises(BrokenInvariantError):
        table.rules.check(table.state)


def test_only_world_has_points_of_events() -> None:
    table = Table(Seat(), Seat())
    assert "events" not in view_score(table.state, table.player())
    table = world(Seat(), Seat())
    assert "events" in view_score(table.state, table.player())


def test_influence_that_is_bought_is_told_apart() -> None:
    table = world(Seat(lira=8, hats=(0, 1)), Seat(), season="winter", influence=4)
    place(table, "gain_influence:1", "blue")
    view: Any = table.rules.view(table.state, None)
    steps = view["needs"]
    origins = [(step["origin"], step["seat"]) for step in steps["influence_from"]]
    assert origins == [("start", None)] * 4 + [("bought", 0)]
    table.rules.check(table.state)
