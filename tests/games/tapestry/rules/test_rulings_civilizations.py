"""Rulings T-142 to T-148: civilizations gained during the game, and the AI Singularity."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import (
    A_CIVILIZATION,
    REPEAT_A_SPACE,
    UPGRADE_A_TECH,
    advance,
    conquer,
    regress,
    score_track,
)
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.incomes import income_turn
from figurka.games.tapestry.rules.things import TECHNOLOGY
from tests.games.tapestry.table import Seat, Table

TRACKS = {"track:exploration", "track:science", "track:military", "track:technology"}


def civs(table: Table, seat: int = 0) -> list[str]:
    """The civilizations of a player, the first one first."""
    return [each.name for each in table.player(seat).civilizations]


def gained(*pile: str, **me: Any) -> Table:
    """Seat 0 gains a civilization, of a pile in this order."""
    return Table(civ_pile=pile, **me).gain(A_CIVILIZATION)


def income(table: Table) -> Table:
    """Seat 0 takes an income turn by itself."""
    return table.run(income_turn(table.state, table.me))


# Drawing


@pytest.mark.rule("T-142")
def test_the_top_mat_of_the_pile_is_drawn() -> None:
    table = gained("nomads", "leaders", civ="heralds")
    assert civs(table) == ["heralds", "nomads"]
    assert [each.name for each in table.state.civ_pile.things()] == ["leaders"]


@pytest.mark.rule("T-142")
def test_mystics_and_futurists_are_discarded_for_the_next_mat() -> None:
    table = gained("mystics", "futurists", "leaders", "nomads", exploration=1)
    assert civs(table) == ["leaders"]
    assert [each.name for each in table.state.civ_pile.things()] == ["nomads"]
    assert table.tracks()["exploration"] == 1
    assert table.have() == {}
    assert table.asked == "nothing"


@pytest.mark.rule("T-142")
@pytest.mark.parametrize("pile", [[], ["mystics"], ["futurists", "mystics"]])
def test_without_another_mat_nothing_is_gained(pile: list[str]) -> None:
    assert civs(gained(*pile)) == []


# Coming during the game


@pytest.mark.rule("T-143")
def test_entertainers_begin_on_any_space_and_gain_it() -> None:
    table = gained("entertainers")
    assert len(table.options) == 16
    assert not table.offers("stage:start")
    table.choose("stage:market")
    assert table.asked == "plot"


@pytest.mark.rule("T-143")
def test_historians_give_all_their_tokens_at_once() -> None:
    table = gained("historians", seats=3)
    for seat in (1, 1, 2, 1):
        assert set(table.options) == {"seat:1", "seat:2"}
        table.choose(f"seat:{seat}")
    assert table.me.mats.given == (1, 1, 2, 1)
    table.gain(advance(TECHNOLOGY, full=False), seat=2)
    assert table.vp() == 0
    table.player(2).tokens[TECHNOLOGY] = (3,)
    table.gain(advance(TECHNOLOGY, full=False), seat=2).choose("advance:technology", "site:0,0")
    assert table.vp() == 6
    assert table.have() == {"worker": 1, "food": 1}


@pytest.mark.rule("T-143")
def test_militants_put_the_outposts_that_are_left_onto_their_mat() -> None:
    table = gained("militants", outposts=5)
    assert table.options == [f"number:{number}" for number in (1, 2, 3, 4)]
    table.choose("number:4")
    assert table.me.mats.ranks == (4, 1)
    table.gain(conquer()).choose((1, 1), "rank:1")
    assert table.me.mats.ranks == (4, 0)


@pytest.mark.rule("T-143")
def test_architects_may_swap_pairs_of_buildings_three_times() -> None:
    built = {"house": [(0, 0), (0, 1)], "farm": [(0, 2), (2, 0)]}
    table = gained("architects", built=built)
    table.choose((0, 0), (0, 2))
    assert table.me.plots[1] == 1 << 1 | 1 << 2
    table.choose((0, 0), (0, 2)).choose((0, 1), (2, 0))
    assert table.asked == "nothing"
    assert table.me.plots[1:3] == [1 << 0 | 1 << 18, 1 << 1 | 1 << 2]


@pytest.mark.rule("T-143")
def test_architects_need_not_swap() -> None:
    table = gained("architects", built={"house": [(0, 0)], "farm": [(0, 2)]}).choose("done")
    assert table.asked == "nothing"
    assert table.me.plots[1] == 1


@pytest.mark.rule("T-143")
@pytest.mark.parametrize("name", ["heralds", "inventors", "isolationists", "traders"])
def test_others_bring_their_four_tokens_and_nothing_else(name: str) -> None:
    table = gained(name, era=1, hand=["trap"])
    assert table.asked == "nothing"
    mats = table.me.mats
    tokens = {
        "heralds": mats.heralds,
        "inventors": mats.inventors,
        "isolationists": mats.isolation,
        "traders": mats.traders,
    }
    assert tokens == {**dict.fromkeys(tokens, 0), name: 4}


@pytest.mark.rule("T-143")
def test_the_new_mat_arrives_inside_the_benefit_that_brings_it() -> None:
    table = Table(culture=2, military=11, civ_pile=["entertainers"]).advance("military")
    table.choose("civilization")
    assert table.asked == "stage"
    table.choose("stage:coin")
    assert table.have() == {"coin": 1}
    assert table.asked == "conquer"


# When they act


@pytest.mark.rule("T-144")
def test_a_civilization_gained_in_the_first_step_still_acts_in_it() -> None:
    table = income(
        Table(civ="leaders", era=2, military=11, outposts=0, hand=["trap"], civ_pile=["merrymakers"])
    )
    table.choose("track:military", "civilization")
    assert civs(table) == ["leaders", "merrymakers"]
    assert table.asked == "revel"
    table.choose("revel:0")
    assert table.have() == {"coin": 1}
    assert (table.asked, table.laid(3)) == ("gain", [])


@pytest.mark.rule("T-144")
def test_a_civilization_gained_later_acts_first_in_the_next_income_turn() -> None:
    table = Table(Seat(era=4), era=2, hand=["trap"], middle=["radio"], science=10, civ_pile=["merrymakers"])
    income(table)
    assert table.asked == "upgrade"
    table.choose("radio")
    assert civs(table) == ["merrymakers"]
    assert table.asked == "nothing"
    assert income(table).asked == "revel"


@pytest.mark.rule("T-145")
def test_one_gained_after_the_first_step_of_the_final_turn_does_not_act() -> None:
    table = Table(era=4, middle=["radio"], science=10, civ_pile=["the_chosen"], achievements=["topple_two"])
    income(table).choose("radio")
    assert civs(table) == ["the_chosen"]
    assert table.me.finished
    assert table.points() == {"technologies": 1}


@pytest.mark.rule("T-145")
def test_one_gained_in_the_first_step_of_the_final_turn_acts_a_last_time() -> None:
    me: dict[str, Any] = {"civ": "leaders", "military": 11, "outposts": 0, "achievements": ["topple_two"]}
    table = Table(Seat(science=5), civ_pile=["the_chosen"], era=4, **me)
    income(table).choose("track:military", "civilization")
    # Three tracks led against one opponent, and two achievements.
    assert table.points()["civilization"] == 3 + 2 * 5


@pytest.mark.rule("T-145")
def test_isolationists_gained_in_the_final_turn_score_their_land() -> None:
    table = Table(era=4, middle=["radio"], science=10, civ_pile=["isolationists"])
    income(table).choose("radio")
    assert table.points()["civilization"] == 5


@pytest.mark.rule("T-145")
def test_entertainers_gained_in_the_final_turn_perform_once() -> None:
    table = Table(era=4, middle=["radio"], science=10, civ_pile=["entertainers"])
    income(table).choose("radio", "stage:culture")
    assert table.have() == {"culture": 1}
    assert table.me.finished


# AI Singularity


@pytest.mark.rule("T-146")
def test_the_token_restarts_on_any_track_and_each_resource_is_gained() -> None:
    table = Table(coin=2, technology=11, military=6).advance("technology")
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert set(table.options) == TRACKS
    table.choose("track:military")
    assert table.me.tokens[2:] == [(6, 0), ()]
    assert table.tracks()["technology"] == 12
    assert table.achieved("complete_track") == [0]
    check(table.state)


def singular(**me: Any) -> Table:
    """Seat 0 has left the end of the technology track for the start of another."""
    return Table(singular=True, technology=(), **{"military": (6, 0), **me})


@pytest.mark.rule("T-146")
def test_technology_stays_completed() -> None:
    table = singular(middle=["time_travel"]).gain(score_track(TECHNOLOGY))
    assert table.vp() == 12
    assert table.me.completed_tracks == 1
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["time_travel"]


@pytest.mark.rule("T-146")
def test_technology_stays_completed_when_others_compare() -> None:
    table = Table(Seat(singular=True, technology=(0,)), technology=11).work("boast_of_superiority")
    assert table.vp() == 12


@pytest.mark.rule("T-147")
def test_the_mark_at_the_end_cannot_be_moved() -> None:
    table = singular(coin=8, worker=8, food=8, culture=8)
    assert not table.offers("advance:technology")
    assert {"advance:military:6", "advance:military:0"} <= set(table.options)
    table.gain(regress(TECHNOLOGY, full=True))
    assert table.asked == "nothing"
    assert table.tracks()["technology"] == 12


@pytest.mark.rule("T-147")
def test_the_mark_does_not_go_back_in_dark_ages() -> None:
    table = singular(military=(6, 1)).work("dark_ages").choose("track:exploration", "advance:military:6")
    assert table.me.singular
    assert table.me.tokens == [(3,), (0,), (5, 1), ()]


@pytest.mark.rule("T-147")
def test_the_mark_cannot_be_repeated() -> None:
    table = singular(exploration=3).gain(REPEAT_A_SPACE)
    assert table.options == ["space:exploration:3", "space:military:6"]


@pytest.mark.rule("T-147")
def test_the_mark_cannot_be_copied() -> None:
    other = Seat(singular=True, technology=(), military=(4, 2))
    table = Table(other).work("trade_economy")
    assert table.options == ["space:military:4", "space:military:2"]


@pytest.mark.rule("T-148")
def test_a_token_restarted_on_technology_may_reach_the_end_again() -> None:
    table = Table(coin=2, technology=11).advance("technology").choose("track:technology")
    assert table.me.tokens[3] == (0,)
    table.me.tokens[TECHNOLOGY] = (11,)
    table.gain(advance(TECHNOLOGY, full=True))
    table.me.spaces_used = 0
    table.choose("advance:technology")
    assert table.have() == {"coin": 2, "worker": 2, "food": 2, "culture": 2}
    table.choose("track:science")
    assert table.me.tokens == [(0,), (0, 0), (0,), ()]
    assert table.tracks()["technology"] == 12
    assert table.points() == {"achievements": 10}
