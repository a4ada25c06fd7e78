"""Spring in World: W-21 to W-26, W-33."""

from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import Draw, DrawChoice, Gain
from figurka.games.viticulture.world.content.balance import WAKE_UP
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import (
    GREY_POSITION,
    cards_at_all,
    open_year,
    pass_on,
    place,
    wake,
    world,
)


@pytest.mark.rule("W-21")
def test_first_the_event_then_the_tiles_then_the_roosters() -> None:
    table = open_year(world(Seat(), Seat(), continent="asia"), 3, 5)
    journal = table.game.journal
    assert journal is not None
    kinds = [event.kind for event in journal.events if event.kind in {"event", "tiles", "wakes", "season"}]
    assert kinds == ["event", "tiles", "wakes", "wakes", "season"]


@pytest.mark.rule("W-22")
def test_the_event_stays_face_up_with_its_token_for_this_year_only() -> None:
    table = open_year(world(Seat(), Seat(), continent="europe"), 3, 5)
    view: Any = table.game.view(0)
    assert view["event"]["event"] == "eu_grants"
    assert [action["letter"] for action in view["board"] if action["marked"]] == ["D"]
    pass_on(table, 4)
    while table.kind != "position":
        table.choose(table.options[0])
    view = table.game.view(0)
    assert view["event"]["event"] == "eu_phylloxera"
    assert [action["letter"] for action in view["board"] if action["marked"]] == ["A"]


@pytest.mark.rule("W-22")
def test_the_effect_of_an_event_holds_in_its_year_only() -> None:
    table = world(Seat(lira=4), Seat(), continent="europe", event="eu_grants")
    place(table, "build_structure:1", "yellow", "structure:trellis")
    assert table.lira() == 3, "structures are a lira cheaper this year"
    table.set_event("eu_phylloxera")
    place(table, "draw_vine:1", "yellow")
    place(table, "build_structure:beside", "grande", "structure:yoke")
    assert table.lira() == 1, "another event, another year"


@pytest.mark.rule("W-23")
def test_old_tiles_are_discarded_and_two_of_each_shape_revealed() -> None:
    table = world(Seat(), Seat(), revealed=["tile_tour", "oval_vp"])
    open_year(table)
    shown = [tile.key.partition(":")[0] for tile in table.world.revealed]
    assert shown == ["tile", "tile", "oval", "oval"]
    assert [tile.name for tile in table.world.tile_discards] == ["tour"]
    assert [tile.name for tile in table.world.oval_discards] == ["vp"]
    table.rules.check(table.state)


# Waking up


@pytest.mark.rule("W-24")
def test_each_rooster_takes_a_free_space() -> None:
    table = open_year(world(Seat(), Seat(), Seat()))
    assert table.options == [f"position:{place}" for place in range(1, 7)] + ["defer"]
    wake(table, 3)
    assert table.asked == 1
    table.cannot("position:3")
    wake(table, 2)
    assert table.asked == 2
    table.cannot("position:2", "position:3")


@pytest.mark.rule("W-24", "W-26")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_the_benefit_of_a_space_is_taken_before_the_next_rooster_is_placed(position: int) -> None:
    table = open_year(world(Seat(), Seat()), position)
    assert (table.asked, table.kind) == (1, "position")
    (benefit,) = WAKE_UP[position - 1]
    cards = 0
    if isinstance(benefit, Draw):
        cards = sum(benefit.counts)
    elif isinstance(benefit, DrawChoice):
        cards = benefit.count
    gain = benefit if isinstance(benefit, Gain) else Gain()
    assert (table.lira(), table.vp(), cards_at_all(table)) == (gain.lira, gain.vp, cards)
    assert table.player().available[4] == (position == GREY_POSITION)
    assert cards or gain.lira or gain.vp or position == GREY_POSITION


@pytest.mark.rule("W-24")
def test_a_visitor_of_either_season_may_be_the_benefit() -> None:
    place_of = [isinstance(benefit[0], DrawChoice) for benefit in WAKE_UP].index(True)
    table = open_year(world(Seat(), Seat())).choose(f"position:{place_of + 1}")
    assert table.options == ["deck:summer", "deck:winter"]
    table.choose("deck:winter")
    assert len(table.hand("winter")) == 1


@pytest.mark.rule("W-25")
def test_the_turns_go_clockwise_from_position_one_in_both_seasons() -> None:
    table = open_year(world(Seat(), Seat(), Seat()), 5, 1, 3)
    assert table.state.order == (1, 2, 0)
    assert turns(table, "yellow") == [1, 2, 0]
    pass_on(table, 3)
    assert table.state.winter
    assert turns(table, "blue") == [1, 2, 0]


def turns(table: Table, kind: str) -> list[int]:
    """Who acts, one lira after another."""
    seats = []
    for _ in range(3):
        seats.append(table.asked)
        place(table, "gain_lira", kind)
    return seats


@pytest.mark.rule("W-26")
def test_roosters_are_placed_in_seat_order_unless_a_player_lets_others_go_first() -> None:
    table = open_year(world(Seat(), Seat(), Seat()))
    assert table.asked == 0
    table.choose("defer")
    assert table.asked == 1
    wake(table, 6)
    assert table.asked == 2
    wake(table, 5)
    assert table.asked == 0
    table.cannot("defer", "position:5", "position:6")
    wake(table, 1)
    assert table.state.order == (0, 2, 1)


@pytest.mark.rule("W-26")
def test_nobody_is_put_off_twice() -> None:
    table = open_year(world(Seat(), Seat())).choose("defer")
    assert table.asked == 1
    table.choose("defer")
    assert table.asked == 0
    table.cannot("defer")
    wake(table, 2)
    table.cannot("defer")


# The grey worker


@pytest.mark.rule("W-33")
def test_the_grey_worker_is_trained_and_works_in_either_season() -> None:
    for season, where in (("summer", "draw_vine:1"), ("winter", "draw_order:1")):
        ovals = {"B1": "lira_1", "J1": "lira_2"}
        table = world(Seat(workers=["grey"], row=5), Seat(), season=season, ovals=ovals)
        place(table, where, "grey")
        assert table.lira() == (1 if season == "summer" else 2), "it gains the bonus of an oval"


@pytest.mark.rule("W-33", "W-68")
def test_the_grey_worker_returns_to_the_chart_when_its_player_passes_winter() -> None:
    table = world(Seat(workers=["grey", "blue"], row=5), Seat(), season="winter", active=0)
    place(table, "draw_order:1", "grey")
    pass_on(table, 2)
    assert table.player(0).workers[4] == 0
    assert table.available(0) == {"yellow": 2, "blue": 2, "grande": 1}
    wake(table, 1)
    wake(table, GREY_POSITION)
    assert table.player(1).available[4] == 1
