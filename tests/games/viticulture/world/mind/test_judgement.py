"""What a hurried player of World thinks, in the game's own terms."""

from figurka.core.decision import Option
from figurka.games.viticulture.rules.steps import DrawChoice, Gain
from figurka.games.viticulture.world.mind.gains import WorldGains
from figurka.games.viticulture.world.mind.mind import world_mind
from figurka.games.viticulture.world.mind.team import team_worth, wanted_influence
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world


def liked(table: Table) -> str:
    """The key of the option that a hurried player likes best."""
    decision = table.decision
    assert decision is not None
    option: Option = decision.options[table.game.mind.instinct(table.state, decision)]
    return option.key


def gains(table: Table, seat: int = 0) -> WorldGains:
    """What a seat may gain."""
    return WorldGains(world_mind(table.state.seats).scale, table.state, table.player(seat))


def test_a_point_is_better_than_two_cards() -> None:
    table = world(Seat(lira=3), Seat(), year=5, influence=10)
    place(table, "trade:1", "yellow", "part:pay-lira3")
    assert table.kind == "barter_take"
    assert liked(table) == "part:gain-vp1"
    mine = gains(table)
    assert mine.of(Gain(vp=1)) > mine.of(DrawChoice(2))


def test_who_has_the_goal_needs_no_more_points() -> None:
    rich, poor = gains(world(Seat(vp=25), Seat(), influence=10)), gains(world(Seat(vp=20), Seat()))
    assert rich.of(Gain(vp=1)) < 0.2 < poor.of(Gain(vp=1))


def test_influence_is_worth_nothing_once_it_is_full() -> None:
    assert gains(world(influence=10)).influence() == 0.0
    assert gains(world(influence=9)).influence() > 1.0


def test_an_order_that_can_be_filled_in_the_last_winter_is_filled() -> None:
    seat = Seat(hand=["r4_r3", "w8"], wines={"red": [3, 5]}, lira=3)
    table = world(seat, Seat(), season="winter", year=6, influence=10).begin()
    assert liked(table) == "at:fill_order:1"


def test_grapes_are_worth_nothing_when_nobody_can_press_them() -> None:
    last = world(Seat(workers=["blue"], grapes={"red": [5]}), Seat(), season="winter", year=6)
    early = world(Seat(workers=["blue"], grapes={"red": [5]}), Seat(), season="winter", year=3)
    assert gains(last).now == 0.0
    assert gains(early).now > 0.0


def test_without_need_nobody_proposes_a_trade() -> None:
    table = world(Seat(lira=2), Seat(lira=2), board={"B1": ["1.yellow"]})
    place(table, "draw_vine:beside", "grande")
    assert table.kind == "trade"
    assert liked(table) in ("no_trade", "later")


def test_a_wine_goes_to_whoever_has_the_order_for_it() -> None:
    cellar = ["medium_cellar"]
    seats = (
        Seat(wines={"red": [5]}, structures=cellar, workers=["grande"]),
        Seat(hand=["r5"], structures=cellar),
    )
    table = world(*seats, season="winter", year=6, board={"J1": ["1.blue"]}, influence=10)
    place(table, "draw_order:beside", "grande")
    assert liked(table) == "seat:1"
    table.choose("seat:1")
    assert liked(table) == "wine:red:5"


def test_a_gift_is_never_declined() -> None:
    table = world(Seat(lira=6), Seat(), year=6, board={"B1": ["1.yellow"]})
    place(table, "draw_vine:beside", "grande")
    table.choose("seat:1", "number:2")
    assert (table.kind, table.asked) == ("answer", 1)
    assert liked(table) == "agree"


def test_the_team_is_as_good_as_its_last_player() -> None:
    scale = world_mind(2).scale
    even = world(Seat(vp=20), Seat(vp=20), year=6, season="winter", influence=10)
    uneven = world(Seat(vp=30), Seat(vp=10), year=6, season="winter", influence=10)
    assert team_worth(scale, even.state) > team_worth(scale, uneven.state)


def test_the_fewer_events_are_left_the_more_influence_must_be_bought() -> None:
    scale = world_mind(2).scale
    early, late = world(influence=7), world(influence=7, year=6)
    late.world.events = ()
    assert wanted_influence(scale, early.state) < wanted_influence(scale, late.state)
