"""Rulings T-132 to T-141, T-154 and T-155: achievements, neighbours, player counts, finished players."""

from collections.abc import Callable
from typing import Any

import pytest

from figurka import Game, new_game
from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, advance, building, conquer, research
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.things import FARM, SCIENCE, TECHNOLOGY
from tests.games.tapestry.table import Place, Seat, Table

BESIDE: dict[str, list[Place]] = {"small": [(1, 1), (2, -1), (3, 0)], "large": [(3, -4), (4, -3), (2, -2)]}
"""Printed territories near the start of seat 0."""


def done(**what: Any) -> Seat:
    """A player who has finished the game."""
    return Seat(era=5, finished=True, **what)


# Achievements


@pytest.mark.rule("T-132")
def test_a_paid_advance_to_the_end_completes_a_track() -> None:
    table = Table(food=2, exploration=11).advance("exploration")
    assert table.achieved("complete_track") == [0]
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-132")
def test_a_free_advance_to_the_end_completes_a_track() -> None:
    table = Table(science=11).apart().science("science").gain(research(full=False))
    table.choose("advance:science")
    assert table.achieved("complete_track") == [0]
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-132")
def test_jumping_to_an_opponent_at_the_end_completes_a_track() -> None:
    table = Table(Seat(military=12), military=10).work("socialism")
    assert table.tracks()["military"] == 12
    assert table.achieved("complete_track") == [0]


@pytest.mark.rule("T-132")
def test_advancing_on_behalf_of_another_players_card_completes_a_track() -> None:
    table = Table(Seat(science=11), exploration=12, military=12, technology=12)
    table.work("oil_magnate").choose("track:science", "decline", "advance:science")
    assert table.achieved("complete_track") == [1]


@pytest.mark.rule("T-132")
def test_further_tracks_give_nothing_more() -> None:
    table = Table(science=12, technology=11, achievements=["complete_track"])
    table.gain(advance(TECHNOLOGY, full=False)).choose("advance:technology")
    assert table.tracks()["technology"] == 12
    assert table.achieved("complete_track") == [0]
    assert table.vp() == 0


@pytest.mark.rule("T-133")
def test_the_second_conquest_with_a_toppled_outpost_topples_two() -> None:
    table = Table(Seat(toppled=[(1, 1)], controls=[(2, -1)]), controls=[(1, 1)])
    table.gain(conquer()).choose((2, -1))
    assert table.achieved("topple_two") == [0]
    assert table.points() == {"achievements": 10}
    check(table.state)


@pytest.mark.rule("T-133")
def test_the_first_conquest_with_a_toppled_outpost_does_not() -> None:
    table = Table(Seat(controls=[(2, -1)]), controls=[(1, 1)]).gain(conquer()).choose((2, -1))
    assert table.achieved("topple_two") == []


@pytest.mark.rule("T-133")
def test_an_attacker_caught_in_a_trap_counts_for_the_defender() -> None:
    attacker = Seat(toppled=[(1, 1)], controls=[(2, -2)])
    table = Table(attacker, controls=[(1, 1), (2, -1)], hand=["trap"], placed={(2, -2): 5})
    table.gain(conquer(), seat=1).choose((2, -1), "take", "coin")
    assert table.achieved("topple_two") == [0]
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-133")
def test_outposts_stood_up_by_a_revolution_topple_two() -> None:
    table = Table(Seat(controls=[(1, 1), (2, -1)]), toppled=[(1, 1), (2, -1)])
    table.work("revolution").choose("stand_up", (1, 1))
    assert table.achieved("topple_two") == []
    table.choose((2, -1))
    assert table.achieved("topple_two") == [0]
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-133")
def test_what_was_won_back_before_no_longer_counts() -> None:
    table = Table(Seat(toppled=[(1, 1)], controls=[(2, -1)]), controls=[(1, 1)])
    table.work("revolution", seat=1).choose("stand_up", (1, 1))
    table.gain(conquer()).choose((2, -1))
    assert table.achieved("topple_two") == []
    assert (2, -1) in table.controls()


@pytest.mark.rule("T-133")
def test_toppled_outposts_of_two_opponents_count_together() -> None:
    table = Table(Seat(toppled=[(1, 1)]), Seat(controls=[(2, -1)]), seats=3, controls=[(1, 1)])
    table.gain(conquer()).choose((2, -1))
    assert table.achieved("topple_two") == [0]


@pytest.mark.rule("T-133")
def test_a_toppled_building_of_the_nomads_is_no_outpost() -> None:
    nomads = Seat(toppled=[(1, 1)], civ="nomads", controls=[(3, 0)])
    table = Table(nomads, controls=[(1, 1)], placed={(2, 1): 5})
    table.gain(building(FARM), seat=1).choose("hex:2,1")
    table.gain(conquer()).choose((2, 1))
    assert table.pieces((2, 1)) == [(1, "farm", "lies"), (0, "outpost", "stands")]
    assert table.achieved("topple_two") == []


@pytest.mark.rule("T-134")
def test_two_players_take_the_middle_island_and_nobody_after_them() -> None:
    around: dict[str, Any] = {"placed": {(1, 0): 5, (0, -1): 7, (-1, 1): 16}, "seats": 3}
    table = Table(Seat(controls=[(0, -1)]), Seat(controls=[(-1, 1)]), controls=[(1, 0)], **around)
    table.gain(conquer()).choose((0, 0))
    table.gain(conquer(), seat=1).choose((0, 0))
    assert table.achieved("middle_island") == [0, 1]
    assert [table.vp(0), table.vp(1)] == [10, 5]
    assert not table.gain(conquer(), seat=2).offers("hex:0,0")
    assert not table.gain(conquer(anywhere=True), seat=2).offers("hex:0,0")


@pytest.mark.rule("T-134")
def test_a_revolution_on_the_middle_island_earns_nothing() -> None:
    table = Table(Seat(controls=[(0, 0)]), toppled=[(0, 0)])
    table.work("revolution").choose("stand_up", (0, 0))
    assert (0, 0) in table.controls()
    assert table.achieved("middle_island") == []


def complete_a_track(table: Table) -> None:
    table.gain(advance(SCIENCE, full=False)).choose("advance:science")


def topple_the_second(table: Table) -> None:
    table.gain(conquer()).choose(BESIDE[table.state.board.name][1])


def take_the_middle(table: Table) -> None:
    table.gain(conquer(anywhere=True)).choose((0, 0))


@pytest.mark.rule("T-135")
@pytest.mark.parametrize(
    ("name", "earn"),
    [
        ("complete_track", complete_a_track),
        ("topple_two", topple_the_second),
        ("middle_island", take_the_middle),
    ],
)
@pytest.mark.parametrize(
    ("seats", "before"), [(seats, before) for seats in (2, 3, 4, 5) for before in range(min(seats, 4))]
)
def test_achievements_are_worth_less_to_those_who_come_later(
    name: str, earn: Callable[[Table], None], seats: int, before: int
) -> None:
    beside = BESIDE["small" if seats <= 3 else "large"]
    first = Seat(toppled=[beside[0]], controls=[beside[1]], achievements=[name] if before else [])
    others = [Seat(achievements=[name] if seat < before else []) for seat in range(1, seats - 1)]
    table = Table(first, *others, seats=seats, science=11, controls=[beside[0]])
    earn(table)
    small = seats <= 3 or name == "middle_island"
    places = [10, 5, 0, 0] if small else [15, 10, 5, 0]
    assert table.points() == ({"achievements": places[before]} if places[before] else {})
    assert (0 in table.achieved(name)) == (places[before] > 0)


# Neighbours


@pytest.mark.rule("T-136")
def test_a_finished_neighbour_still_meets_a_need() -> None:
    table = Table(done(exploration=4), middle=["zeppelins"], exploration=3)
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["zeppelins"]


@pytest.mark.rule("T-136")
def test_a_finished_neighbour_was_first_in_every_era() -> None:
    table = Table(done(), era=2, hand=["feudalism"]).income()
    assert table.asked == "feudalism"
    assert table.have() == {}


@pytest.mark.rule("T-137")
def test_with_two_players_the_opponent_counts_once() -> None:
    table = Table(tile_stack=[5])
    assert [each.seat for each in table.state.neighbours(table.me)] == [1]
    table.work("coal_baron").skip("explore")
    assert len(table.tiles(1)) == 1


@pytest.mark.rule("T-137")
def test_with_two_players_the_opponent_invents_once_by_a_steam_tycoon() -> None:
    table = Table(display=["canned_food", "ammonia", "anesthesia"])
    table.work("steam_tycoon").choose("canned_food")
    assert (table.asked, table.asked_seat) == ("invent_unseen", 1)
    table.choose("take")
    assert table.asked == "nothing"
    assert table.player(1).tech_count == 1


@pytest.mark.rule("T-137")
def test_with_two_players_the_opponent_moves_once_by_an_oil_magnate() -> None:
    table = Table().work("oil_magnate").choose("track:military", "decline", "advance:military")
    assert table.asked == "nothing"
    assert table.tracks(1)["military"] == 1


@pytest.mark.rule("T-138")
@pytest.mark.parametrize(("seats", "gained"), [(3, [1, 1]), (4, [1, 0, 1]), (5, [1, 0, 0, 1])])
def test_only_those_beside_you_are_neighbours(seats: int, gained: list[int]) -> None:
    table = Table(seats=seats, tile_stack=[5]).work("coal_baron").skip("explore")
    assert [len(table.tiles(seat)) for seat in range(1, seats)] == gained


@pytest.mark.rule("T-138")
@pytest.mark.parametrize(("far", "allowed"), [(1, True), (2, False), (3, True)])
def test_of_four_players_the_one_opposite_meets_no_need(far: int, allowed: bool) -> None:
    others = [Seat(exploration=9 if seat == far else 0) for seat in (1, 2, 3)]
    table = Table(*others, seats=4, middle=["zeppelins"]).gain(UPGRADE_A_TECH)
    assert table.techs("top") == (["zeppelins"] if allowed else [])


@pytest.mark.rule("T-138")
def test_all_others_are_opponents() -> None:
    table = Table(Seat(science=1), Seat(military=1), Seat(exploration=1), seats=4)
    table.work("boast_of_superiority")
    assert table.vp() == 4
    table.work("alliance")
    assert table.options == ["seat:1", "seat:2", "seat:3"]


# Numbers of players


def chosen(seats: int, seed: int) -> Game[Any]:
    """A game in which all have chosen their capital and civilization."""
    game = new_game("tapestry", seats=seats, seed=seed)
    while game.decision is not None and game.decision.kind in ("capital", "civilization", "omen"):
        game.choose(0)
    return game


def places_of(game: Game[Any]) -> list[tuple[int, ...]]:
    return list(game.state.board.achievements)


@pytest.mark.rule("T-139")
def test_two_play_on_the_small_map() -> None:
    game = chosen(2, 1)
    assert game.state.board.name == "small"
    assert len(game.state.board.hexes) == 34
    assert places_of(game) == [(10, 5), (10, 5), (10, 5)]
    assert len(game.state.players) == 2
    starts = [place for place in game.state.board.hexes if place.capitals]
    assert sum(bool(game.state.pieces[place.index]) for place in starts) == 2


@pytest.mark.rule("T-140")
@pytest.mark.parametrize("seed", range(4))
def test_three_play_on_the_small_map_from_all_its_starts(seed: int) -> None:
    game = chosen(3, seed)
    assert game.state.board.name == "small"
    assert places_of(game) == [(10, 5), (10, 5), (10, 5)]
    starts = [place for place in game.state.board.hexes if place.capitals]
    assert len(starts) == 3
    owners = [{piece.seat for piece in game.state.pieces[place.index]} for place in starts]
    assert all(len(owner) == 1 for owner in owners)
    assert set.union(*owners) == {0, 1, 2}


@pytest.mark.rule("T-141")
@pytest.mark.parametrize("seats", [4, 5])
def test_more_play_on_the_large_map_with_a_random_capital_each(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        game = chosen(seats, seed)
        capitals = [player.capital.name for player in game.state.players]
        assert len(set(capitals)) == seats
        seen |= set(capitals)
    assert seen == {"mountain", "wetland", "tropical", "desert", "grassland", "forest"}
    assert game.state.board.name == "large"
    assert len(game.state.board.hexes) == 61
    assert places_of(game) == [(15, 10, 5), (15, 10, 5), (10, 5)]


@pytest.mark.rule("T-141")
@pytest.mark.parametrize("seats", [4, 5])
def test_more_players_do_not_choose_their_capital(seats: int) -> None:
    game = new_game("tapestry", seats=seats, seed=1)
    assert game.decision is not None
    assert game.decision.kind == "civilization"


# Finished players


@pytest.mark.rule("T-154")
def test_the_territory_of_a_finished_player_may_be_conquered() -> None:
    table = Table(done(controls=[(1, 1)], hand=["trap"], vp=50)).gain(conquer()).choose((1, 1))
    assert table.asked == "die"
    assert table.pieces((1, 1)) == [(1, "outpost", "lies"), (0, "outpost", "stands")]
    assert table.hand(1) == ["trap"]
    assert table.vp(1) == 50


@pytest.mark.rule("T-154")
def test_tokens_of_a_finished_player_are_compared() -> None:
    table = Table(done(science=5, military=1), science=4, military=1).work("boast_of_superiority")
    assert table.vp() == 12


@pytest.mark.rule("T-154")
def test_buildings_of_a_finished_neighbour_still_meet_a_need() -> None:
    table = Table(done(farm=2), middle=["barn"]).gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["barn"]


@pytest.mark.rule("T-154")
def test_cards_of_a_finished_player_may_still_be_copied() -> None:
    table = Table(done(laid={2: ["boast_of_superiority"]}), era=2, hand=["trap"]).work("espionage")
    assert table.vp() == 16


@pytest.mark.rule("T-155")
def test_a_finished_player_does_not_advance_when_everybody_does() -> None:
    table = Table(done(), seats=3).apart().science("military").work("age_of_discovery")
    table.skip("conquer", "die")
    assert [table.tracks(seat)["military"] for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("T-155")
def test_a_finished_neighbour_is_not_asked_by_an_oil_magnate() -> None:
    table = Table(done()).work("oil_magnate").choose("track:military", "decline")
    assert table.asked == "nothing"
    assert table.tracks(1)["military"] == 0


@pytest.mark.rule("T-155")
def test_a_finished_player_gains_nothing_when_everybody_does() -> None:
    table = Table(done(), Seat(), seats=3).work("diplomacy").choose("coin", "food")
    assert table.have(1) == {}
    assert table.have(2) == {"food": 1}
    assert table.asked == "building"
