"""The table itself: a few plays, so that the other tests can trust it."""

from tests.games.viticulture.table import Seat, Table


def test_a_vine_is_planted_in_the_base_game() -> None:
    table = Table(Seat(hand=["malvasia"]), Seat())
    table.choose("at:plant_vine", "worker:bare", "plant:malvasia:left")
    assert table.vines("left") == ["malvasia"]
    assert table.available() == {"bare": 1, "grande": 1}
    assert table.asked == 1
    table.rules.check(table.state)


def test_a_vine_is_drawn_in_world() -> None:
    table = Table(Seat(), Seat(), continent="asia", event="as_raisins")
    table.choose("at:draw_vine:1", "worker:yellow")
    assert len(table.hand("vine")) == 1
    assert table.standing("B1") == ["0.yellow"]
    table.rules.check(table.state)


def test_a_visitor_is_played() -> None:
    table = Table(Seat(hand=["patron"]), Seat()).visit("patron", "way:lira")
    assert table.lira() == 4
    assert table.discards("summer") == ["patron"]
    table.rules.check(table.state)
