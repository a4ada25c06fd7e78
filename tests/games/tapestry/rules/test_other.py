"""Further civilizations, tokens, neighbours, achievements, the track of points, handicaps (T-92 to T-101)."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import (
    A_CIVILIZATION,
    UPGRADE_A_TECH,
    advance,
    conquer,
    points,
    score_track,
)
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.scoring import winners
from figurka.games.tapestry.rules.things import MILITARY, SCIENCE, TECHNOLOGY
from tests.games.tapestry.table import HANDICAP, NONE, Place, Seat, Table

ANYWHERE = conquer(anywhere=True)


def civilizations(table: Table, seat: int = 0) -> list[str]:
    """A player's civilizations, the first one first."""
    return [each.name for each in table.player(seat).civilizations]


def take(table: Table, where: Place, seat: int = 0, trap: bool | None = None) -> Table:
    """Let a player conquer a hex, the defender answering with a trap or not; the dice are still to choose."""
    table.gain(ANYWHERE, seat=seat).choose(where)
    if trap is not None:
        assert table.asked == "trap"
        table.choose("take" if trap else "decline")
        table.skip("gain")
    return table


# Further civilizations


@pytest.mark.rule("T-92")
def test_the_end_of_the_military_track_brings_another_civilization() -> None:
    table = Table(civ="leaders", civ_pile=["merrymakers"], military=11, culture=2)
    table.advance("military").choose("civilization")
    assert civilizations(table) == ["leaders", "merrymakers"]


@pytest.mark.rule("T-92")
def test_a_technology_brings_another_civilization() -> None:
    table = Table(civ="leaders", civ_pile=["traders"], middle=["radio"], science=10).gain(UPGRADE_A_TECH)
    assert civilizations(table) == ["leaders", "traders"]


@pytest.mark.rule("T-92")
def test_all_civilizations_of_a_player_work_side_by_side() -> None:
    table = Table(civ=["leaders", "merrymakers"], hand=["trap"]).income()
    assert table.options == ["civilization:leaders", "civilization:merrymakers"]
    table.choose("leaders", "decline")
    assert table.asked == "revel"


@pytest.mark.rule("T-92")
def test_with_an_empty_pile_no_civilization_is_gained() -> None:
    table = Table(civ="leaders", civ_pile=[]).gain(A_CIVILIZATION)
    assert civilizations(table) == ["leaders"]
    assert table.asked == "nothing"


# Tokens


@pytest.mark.rule("T-93")
def test_tokens_never_run_out() -> None:
    greedy = ["heralds", "inventors", "isolationists", "traders"]
    table = Table(civ="leaders", civ_pile=greedy)
    table.gain(*[A_CIVILIZATION] * 4)
    mats = table.me.mats
    assert (mats.heralds, mats.inventors, mats.isolation, mats.traders) == (4, 4, 4, 4)
    assert civilizations(table) == ["leaders", *greedy]


@pytest.mark.rule("T-93")
def test_with_all_tokens_on_mats_a_civilization_still_places_its_own() -> None:
    civs = ["traders", "heralds", "inventors", "isolationists", "leaders"]
    table = Table(civ=civs, hand=["trap"], military=1, achievements=["topple_two", "complete_track"])
    table.income().choose("leaders", "military").choose("traders")
    table.choose((0, 0))
    assert table.pieces((0, 0)) == [(0, "token", "stands")]
    assert table.me.mats.traders == 3


# Neighbours


@pytest.mark.rule("T-94")
@pytest.mark.parametrize(
    ("seats", "beside"),
    [(2, {1}), (3, {1, 2}), (4, {1, 3}), (5, {1, 4})],
    ids=["two", "three", "four", "five"],
)
def test_neighbours_sit_directly_to_the_left_and_right(seats: int, beside: set[int]) -> None:
    table = Table(seats=seats)
    found = table.state.neighbours(table.me)
    assert {other.seat for other in found} == beside
    assert len(found) == len(beside)


@pytest.mark.rule("T-94")
@pytest.mark.parametrize(("ahead", "allowed"), [(1, True), (2, False), (3, True)])
def test_only_neighbours_help_to_fulfil_a_prerequisite(ahead: int, allowed: bool) -> None:
    others = [Seat(exploration=4 if seat == ahead else 0) for seat in (1, 2, 3)]
    table = Table(*others, seats=4, middle=["calendar"]).gain(UPGRADE_A_TECH)
    assert (table.techs("top") == ["calendar"]) == allowed


# Achievements


@pytest.mark.rule("T-95")
@pytest.mark.parametrize(("seats", "places"), [(3, [10, 5, 0]), (5, [15, 10, 5, 0, 0])])
def test_the_best_free_place_of_the_end_of_a_track_is_taken(seats: int, places: list[int]) -> None:
    table = Table(*[Seat(science=11) for _ in range(1, seats)], seats=seats, science=11)
    for seat, points_ in enumerate(places):
        table.gain(advance(SCIENCE, full=False), seat=seat).choose("advance:science")
        assert table.points(seat) == ({"achievements": points_} if points_ else {})
    assert table.achieved("complete_track") == [seat for seat, points_ in enumerate(places) if points_]


@pytest.mark.rule("T-95")
@pytest.mark.parametrize(("earned", "points_"), [([], 10), ([1], 5), ([1, 2], 0)])
def test_the_best_free_place_of_two_toppled_outposts_is_taken(earned: list[int], points_: int) -> None:
    others = [
        Seat(achievements=["topple_two"] if seat in earned else [], toppled=[(1, 1)] if seat == 1 else [])
        for seat in (1, 2)
    ]
    others[1].controls = [(2, -1)]
    table = take(Table(*others, seats=3, controls=[(1, 1)]), (2, -1))
    assert table.points().get("achievements", 0) == points_


@pytest.mark.rule("T-95")
@pytest.mark.parametrize(("seats", "points_"), [(2, (10, 5)), (4, (10, 5))])
def test_the_middle_island_is_worth_ten_points_then_five(seats: int, points_: tuple[int, int]) -> None:
    table = Table(seats=seats)
    take(table, (0, 0))
    assert table.points() == {"achievements": points_[0]}
    take(table, (0, 0), seat=1)
    assert table.points(1) == {"achievements": points_[1]}
    assert table.achieved("middle_island") == [0, 1]


@pytest.mark.rule("T-95")
def test_there_are_three_achievements() -> None:
    for seats in (2, 5):
        seen: Any = Table(seats=seats).begin().game.view(0)
        names = [each["name"] for each in seen["achievements"]]
        assert names == ["complete_track", "topple_two", "middle_island"]


@pytest.mark.rule("T-96")
def test_a_second_completed_track_brings_nothing_more() -> None:
    table = Table(science=11, military=11).gain(advance(SCIENCE, full=False), advance(MILITARY, full=False))
    table.choose("advance:science", "advance:military")
    assert table.points() == {"achievements": 10}
    assert table.achieved("complete_track") == [0]


@pytest.mark.rule("T-96")
def test_an_achievement_is_kept_when_its_ground_is_lost() -> None:
    table = take(Table(), (0, 0))
    take(table, (0, 0), seat=1)
    assert table.controls() == {(2, 0)}
    assert table.achieved("middle_island") == [0, 1]
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-96")
def test_toppling_two_again_after_a_revolution_brings_nothing_more() -> None:
    table = Table(Seat(toppled=[(1, 1)], controls=[(2, -1), (3, 0)]), controls=[(1, 1)])
    take(table, (2, -1))
    assert table.points() == {"achievements": 10}
    table.work("revolution", seat=1).choose("stand_up", (2, -1), "done")
    assert table.achieved("topple_two") == [0]
    take(table, (3, 0))
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-97")
def test_the_toppled_outposts_may_belong_to_one_opponent() -> None:
    table = Table(Seat(controls=[(1, 1), (2, -1)]))
    take(table, (1, 1))
    assert table.achieved("topple_two") == []
    take(table, (2, -1))
    assert table.achieved("topple_two") == [0]


@pytest.mark.rule("T-97")
def test_the_toppled_outposts_may_belong_to_different_opponents() -> None:
    table = Table(Seat(controls=[(1, 1)]), Seat(controls=[(2, -1)]), seats=3)
    take(table, (1, 1))
    take(table, (2, -1))
    assert table.achieved("topple_two") == [0]


@pytest.mark.rule("T-97")
def test_an_outpost_toppled_by_a_trap_counts_like_a_conquered_one() -> None:
    table = Table(Seat(toppled=[(1, 1)]), controls=[(1, 1), (2, -1)], hand=["trap"])
    take(table, (2, -1), seat=1, trap=True)
    assert table.pieces((2, -1)) == [(0, "outpost", "stands"), (1, "outpost", "lies")]
    assert table.achieved("topple_two") == [0]
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-97")
def test_two_traps_will_do() -> None:
    table = Table(controls=[(1, 1), (2, -1)], hand=["trap", "trap"])
    take(table, (1, 1), seat=1, trap=True)
    assert table.achieved("topple_two") == []
    take(table, (2, -1), seat=1, trap=True)
    assert table.achieved("topple_two") == [0]


@pytest.mark.rule("T-97")
def test_own_outposts_toppled_do_not_count() -> None:
    table = Table(controls=[(1, 1), (2, -1)])
    take(table, (1, 1), seat=1)
    take(table, (2, -1), seat=1)
    assert table.achieved("topple_two") == [1]


@pytest.mark.rule("T-98")
@pytest.mark.parametrize(("trap", "points_"), [(False, 5), (True, 0)])
def test_a_trap_on_the_middle_island_keeps_the_achievement_away(trap: bool, points_: int) -> None:
    table = Table(Seat(controls=[(0, 0)], achievements=["middle_island"], hand=["trap"]))
    take(table, (0, 0), trap=trap)
    assert table.points().get("achievements", 0) == points_
    assert table.achieved("middle_island") == ([1] if trap else [1, 0])


# Points


@pytest.mark.rule("T-99")
@pytest.mark.parametrize(("before", "after"), [(95, 108), (195, 208), (399, 412), (495, 508)])
def test_points_go_on_beyond_every_hundred(before: int, after: int) -> None:
    table = Table(Seat(vp=99), vp=before).gain(points(13))
    assert table.vp() == after
    assert winners(table.state) == [0]
    check(table.state)


# AI Singularity


@pytest.mark.rule("T-100")
def test_a_token_that_begins_anew_stands_beside_another_one() -> None:
    table = Table(technology=11, military=6, coin=2).advance("technology").choose("track:military")
    assert table.me.tokens[MILITARY] == (6, 0)
    assert table.me.tokens[TECHNOLOGY] == ()
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert table.achieved("complete_track") == [0]


@pytest.mark.rule("T-100")
@pytest.mark.parametrize(("start", "tokens"), [(6, (7, 0)), (0, (6, 1))])
def test_each_of_the_tokens_may_advance(start: int, tokens: tuple[int, int]) -> None:
    table = Table(military=(6, 0), technology=(), singular=True, culture=3, claimed=["tank_factory"])
    assert table.offers("advance:military:6")
    assert table.offers("advance:military:0")
    table.choose(f"advance:military:{start}")
    assert table.me.tokens[MILITARY] == tokens
    assert table.have() == ({} if start else {"culture": 2})


@pytest.mark.rule("T-100")
def test_each_token_pays_for_its_own_tier() -> None:
    table = Table(military=(6, 0), technology=(), singular=True, coin=1)
    assert table.offers("advance:military:0")
    assert not table.offers("advance:military:6")


@pytest.mark.rule("T-100")
def test_only_the_most_advanced_token_is_compared_and_scored() -> None:
    table = Table(Seat(military=5), military=(6, 0), technology=(), singular=True)
    table.gain(score_track(MILITARY), score_track(TECHNOLOGY))
    assert table.vp() == 18
    table.work("boast_of_superiority")
    assert table.vp() == 18 + 4 * 4


@pytest.mark.rule("T-100")
def test_the_most_advanced_token_fulfils_a_prerequisite() -> None:
    table = Table(military=(6, 0), technology=(), singular=True, middle=["canned_food", "time_travel"])
    table.gain(UPGRADE_A_TECH)
    assert table.options == ["tech:canned_food", "tech:time_travel"]


# Handicaps


def after_first_income(civ: str, adjustments: str, seats: int = 2) -> Table:
    """A table where the first player has had the first income turn."""
    others = [Seat(era=0, civ=name) for name in ("nomads", "isolationists", "architects")[: seats - 1]]
    table = Table(*others, seats=seats, era=0, civ=civ, adjustments=adjustments, deck=["trap"])
    return table.begin()


@pytest.mark.rule("T-101")
def test_there_is_no_handicap_unless_it_is_agreed() -> None:
    for civ in ("alchemists", "the_chosen", "craftsmen"):
        table = after_first_income(civ, NONE)
        assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
        assert table.vp() == 0


@pytest.mark.rule("T-101")
@pytest.mark.parametrize(
    ("civ", "points_", "resources"),
    [
        ("alchemists", 10, 6),
        ("craftsmen", 0, 3),
        ("entertainers", 0, 5),
        ("merrymakers", 0, 5),
        ("mystics", 0, 5),
        ("traders", 10, 6),
        ("the_chosen", 30, 4),
        ("leaders", 0, 4),
        ("inventors", 0, 4),
    ],
)
def test_an_agreed_handicap_works_when_the_first_income_turn_ends(
    civ: str, points_: int, resources: int
) -> None:
    table = after_first_income(civ, HANDICAP, seats=3)
    while table.decision is not None and table.asked_seat == 0 and table.asked in ("gain", "lose"):
        table.choose("coin")
    assert table.vp() == points_
    assert sum(table.me.goods) == resources


@pytest.mark.rule("T-101")
def test_futurists_lose_a_culture_and_another_resource() -> None:
    table = after_first_income("futurists", HANDICAP)
    assert table.asked == "lose"
    table.choose("food")
    assert table.have() == {"coin": 1, "worker": 1}


@pytest.mark.rule("T-101")
@pytest.mark.parametrize(("seats", "points_"), [(2, 0), (3, 20)])
def test_architects_are_helped_only_among_three_or_more(seats: int, points_: int) -> None:
    assert after_first_income("architects", HANDICAP, seats=seats).vp() == points_
