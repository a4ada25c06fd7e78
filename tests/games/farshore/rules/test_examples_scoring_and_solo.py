"""The worked examples E-71 to E-84: counting points, ties, and the rival captain."""

from typing import Any

import pytest

from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.rules.sailing import treasures_behind
from figurka.games.farshore.rules.scoring import breakdown, score
from figurka.games.farshore.rules.solo import RIVAL_SEAT, rival_plays
from figurka.games.farshore.rules.state import NOBODY, SHORE_PLACES
from tests.games.farshore.positions import FULL_CITY, map_values
from tests.games.farshore.table import Seat, Table


def bonus(table: Table, key: str) -> int:
    """What one purple card adds for the first seat."""
    count = CARD[key].bonus
    assert count is not None
    return count(table.me)


# Scoring


@pytest.mark.rule("F-67", "F-70", "F-89", "F-90")
def test_e71_a_whole_score() -> None:
    table = Table(city=FULL_CITY, point=6, treasure=3, maps=map_values(2, 1, 1), ship=18)
    points = table.points()
    assert points["cards"] + points["prosperity"] == 40
    assert points["points"] == 6
    assert points["treasures"] == 6
    assert points["maps"] == 12
    assert points["ship"] == 36
    assert table.score() == 100


@pytest.mark.rule("F-57", "F-287")
def test_e72_admiral() -> None:
    table = Table(city=["admiral"], ship=13)
    points = table.points()
    assert points["cards"] == 4
    assert points["prosperity"] == bonus(table, "admiral") == 5
    assert points["ship"] == 26
    assert table.score() == 35


@pytest.mark.rule("F-281", "F-283")
def test_e73_harbor_counts_itself_and_negative_points_count() -> None:
    table = Table(city=["harbor", "windmill", "pilgrim", "shipwreck"], maps=map_values(2, 0))
    points = table.points()
    assert points["cards"] == 8
    assert bonus(table, "harbor") == 9
    assert bonus(table, "windmill") == 0
    assert bonus(table, "pilgrim") == 4
    assert points["prosperity"] == 13
    assert points["maps"] == 4
    assert table.score() == 25


def last_pass(table: Table) -> list[int]:
    """Let the first seat, the last one in the game, pass; returns who has won."""
    table.begin()
    if table.asked != "over":
        table.choose("pass")
    assert table.asked == "over"
    return table.game.winners


def tied_at_100(mine: int, theirs: int) -> Table:
    """Two players alike in everything but the resources left."""
    alike: dict[str, Any] = {"season": "autumn", "ship": 20, "maps": map_values(2, 1, 1), "treasure": 2}
    other = Seat(passed=True, point=44, seaweed=theirs - 1, stone=1, **alike)
    table = Table(other, point=44, driftwood=mine, **alike)
    assert [table.score(seat) for seat in range(2)] == [100, 100]
    return table


@pytest.mark.rule("F-92", "F-284", "F-285")
def test_e74_tie_breaks() -> None:
    table = tied_at_100(4, 5)
    assert [player.map_tiles for player in table.state.players] == [3, 3]
    assert last_pass(table) == [1]


@pytest.mark.rule("F-92", "F-284", "F-285")
def test_e74_counter_case_as_many_resources() -> None:
    assert last_pass(tied_at_100(5, 5)) == [0, 1]


@pytest.mark.rule("F-92")
def test_e75_tie_decided_by_the_ship_before_anything_else() -> None:
    other = Seat(season="autumn", passed=True, ship=14, maps=map_values(2, 1), point=56)
    table = Table(other, season="autumn", ship=12, maps=map_values(2, 1, 1, 1, 1), point=36)
    assert [table.score(seat) for seat in range(2)] == [90, 90]
    assert [player.map_tiles for player in table.state.players] == [5, 2]
    assert last_pass(table) == [1]


# The rival captain


def settle(table: Table, *cities: str) -> None:
    """Put these cards into the rival's city."""
    for key in cities:
        table.rival.enter_city(CARD[key])


def rival_city(table: Table) -> list[str]:
    return [standing.card.key for standing in table.rival.city]


def rival_maps(table: Table) -> dict[str, int]:
    maps = table.rival.maps
    return {kind.name: maps[kind.index] for kind in MAPS if maps[kind.index] != NOBODY}


@pytest.mark.rule("F-304", "F-305", "F-306")
def test_e81_the_rival_answers_every_card() -> None:
    table = Table(
        seats=1,
        bay=["inn", "grove", "harbor", "manor", "gardens", "galleon", "sculptor", "pirate"],
        deck=["abbey", "tumbler", "scribe"],
        winds=("destination", "construction"),
    )
    settle(table, "pirate")
    rival_plays(table.state, table.rival, 8 - 1)
    assert rival_city(table) == ["pirate", "inn"]
    assert [card.key for card in table.state.discard] == ["pirate"]
    assert table.rival.ship == 2, "the Inn matches both winds"
    table.state.refill_bay()
    assert (table.bay[0], table.bay[7]) == ("abbey", "tumbler")
    rival_plays(table.state, table.rival, 2 - 1)
    table.state.refill_bay()
    assert table.bay[1] == "scribe"
    assert rival_city(table) == ["pirate", "inn", "grove"]
    assert table.rival.ship == 3, "the Grove matches one"
    assert table.rival.treasure == 1


@pytest.mark.rule("F-304")
def test_e81_one_answer_for_each_card_played() -> None:
    table = Table(seats=1, hand=["postal_pigeon"], mushroom=2, deck=["port", "manor"])
    table.choose("hand:postal_pigeon", "hand:port", "stone")
    assert table.city() == ["postal_pigeon", "port"]
    assert len(rival_city(table)) == 2
    assert None not in table.bay
    assert len(set(table.bay)) == 8


@pytest.mark.rule("F-308")
def test_e82_the_rivals_maps() -> None:
    table = Table(seats=1, level="captain", season="autumn", map_left={"production": 1})
    settle(table, "grove", "grove", "merchant", "diver", "port", "navigator", "market")
    table.choose("pass")
    assert rival_maps(table) == {"governance": 2, "production": 1}
    assert breakdown(table.state, table.rival)["maps"] == 6
    assert table.game.journal is not None
    taken = [event.thing for event in table.game.journal.events if event.kind == "takes-map"]
    assert taken == [MAPS[2], MAPS[0]], "the more valuable first"


def guarded() -> Table:
    """The position of E-83: spring ends, the rival stands on a shore place, an island and a Bay place."""
    table = Table(seats=1, level="bosun", season="spring", ready=0, hand_size=4)
    table.rival.ship = 4
    table.rival.reserve = 2
    table.state.taken[2] = table.state.taken[SHORE_PLACES] = RIVAL_SEAT
    table.state.bay_guards = 1
    return table


@pytest.mark.rule("F-303")
def test_e83_no_card_of_a_blocked_bay_place() -> None:
    table = guarded()
    places = table.bay
    table.prepare("summer")
    assert table.asked == "bay"
    assert table.options == [f"bay:{name}" for name in places[1:]]


@pytest.mark.rule("F-303", "F-307", "F-214")
def test_e83_the_rival_when_you_prepare_for_summer() -> None:
    table = guarded()
    table.prepare("summer", "bay:manor", "bay:gardens")
    while table.asked == "tide":
        table.choose(table.options[0])
    assert len(table.me.hand) == 6
    assert not any(table.state.islands_up)
    assert table.state.wind_changes == 1
    assert table.game.journal is not None
    sails = {event.kind: event.count for event in table.game.journal.events if event.seat == RIVAL_SEAT}
    assert sails["sails"] == 4
    assert len(rival_city(table)) == 2
    assert table.rival.treasure == treasures_behind(table.rival.ship) - treasures_behind(4)
    shore, islands = table.state.taken[:SHORE_PLACES], table.state.taken[SHORE_PLACES:]
    assert list(shore) == [NOBODY, NOBODY, NOBODY, RIVAL_SEAT]
    assert list(islands) == [NOBODY, NOBODY], "out of play"
    assert table.state.bay_guards == 2
    assert table.rival.reserve == 1
    assert rival_maps(table) == {}


@pytest.mark.rule("F-309", "F-311", "F-312")
def test_e84_the_rivals_score() -> None:
    table = Table(seats=1, level="bosun", season="autumn", point=45)
    settle(table, "windmill", "pirate", "grove")
    table.rival.ship = 10
    table.rival.goods[4] = 4
    table.rival.maps = (2, 1, *(NOBODY,) * 4)
    assert last_pass(table) == [0]
    points = breakdown(table.state, table.rival)
    assert points == {"cards": 3, "prosperity": 4, "points": 0, "treasures": 8, "maps": 6, "ship": 20}
    assert score(table.state, table.rival) == 41
    assert table.score() == 45
