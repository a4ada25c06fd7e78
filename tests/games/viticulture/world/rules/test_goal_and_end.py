"""The goal and the end of World: W-2 to W-4, W-19, W-72, W-83."""

from typing import Any

import pytest

import figurka
from figurka.games.viticulture.rules.steps import Gain, Lose
from figurka.games.viticulture.world.content.balance import CAPS
from figurka.games.viticulture.world.content.events import EVENTS
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import pass_on, world


def last_winter(points: list[int], influence: int, year: int = 6) -> Table:
    """The year ends with these points and this influence."""
    seats = [Seat(vp=vp) for vp in points]
    return pass_on(world(*seats, season="winter", year=year, influence=influence), len(points))


@pytest.mark.rule("W-2")
def test_the_game_lasts_exactly_six_years() -> None:
    game: Any = figurka.new_game("viticulture-world", 2, 5, journal=True)
    while not game.over:
        keys = [option.key for option in game.decision.options]
        game.choose(keys.index("pass") if "pass" in keys else 0)
    years = [event.count for event in game.journal.events if event.kind == "year"]
    assert years == [2, 3, 4, 5, 6]
    assert sum(event.kind == "event" for event in game.journal.events) == 6
    assert game.winners == []


@pytest.mark.rule("W-2", "W-3")
def test_all_win_together() -> None:
    table = last_winter([25, 31, 27], 10)
    assert table.over
    assert table.game.winners == [0, 1, 2]


@pytest.mark.rule("W-2", "W-3")
@pytest.mark.parametrize(
    ("points", "influence"), [([24, 40, 30], 10), ([25, 25, 25], 9), ([24, 24, 24], 9), ([60, 60, 24], 10)]
)
def test_all_lose_if_one_player_or_the_influence_is_short(points: list[int], influence: int) -> None:
    table = last_winter(points, influence)
    assert table.over
    assert table.game.winners == []


@pytest.mark.rule("W-3")
def test_the_view_tells_what_is_still_needed() -> None:
    table = world(Seat(vp=20), Seat(vp=26), influence=8)
    needs: Any = table.game.view(0)["needs"]
    assert (needs["points"], needs["influence_missing"], needs["met"]) == ([5, 0], 2, False)


@pytest.mark.rule("W-4")
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_reaching_the_goals_early_does_not_end_the_game(year: int) -> None:
    table = last_winter([25, 30], 10, year)
    assert not table.over
    assert table.state.year == year + 1
    assert table.game.winners == []


@pytest.mark.rule("W-4", "W-3")
def test_points_lost_after_the_goal_was_reached_are_missing_at_the_end() -> None:
    table = world(Seat(vp=25), Seat(vp=25), season="winter", year=6, influence=10)
    table.do([Lose(vp=1)])
    pass_on(table, 2)
    assert table.game.winners == []


# Thirty points


@pytest.mark.rule("W-19")
def test_whoever_reaches_thirty_points_brings_influence() -> None:
    table = world(Seat(vp=29), Seat(vp=29), influence=3)
    table.do([Gain(vp=1)])
    assert table.world.influence == 4
    table.do([Gain(vp=1)], seat=1)
    assert table.world.influence == 5, "each player does it once"


@pytest.mark.rule("W-19")
def test_thirty_points_count_once_for_each_player() -> None:
    table = world(Seat(vp=28), Seat(), influence=3)
    table.do([Gain(vp=1)])
    assert table.world.influence == 3
    table.do([Gain(vp=5)])
    table.do([Lose(vp=6)])
    assert table.vp() == 28
    table.do([Gain(vp=9)])
    assert table.world.influence == 4


@pytest.mark.rule("W-83")
def test_influence_moves_the_marker_one_space_to_the_right() -> None:
    table = world(Seat(), Seat(), influence=3)
    table.do([Gain(influence=1)])
    assert table.world.influence == 4
    assert [(event.seat, event.count) for event in table.told("influence")] == [(0, 1)]


@pytest.mark.rule("W-72")
@pytest.mark.parametrize("continent", list(EVENTS))
def test_the_authors_advice_can_be_followed(continent: str) -> None:
    for place in (0, 1):
        most = sum(CAPS[event.cap][place] for event in EVENTS[continent][:6])
        assert most >= 5, "three to five influence from the events"
    game: Any = figurka.new_game("viticulture-world", 3, 2, continent=continent, journal=True)
    while not game.over:
        keys = [option.key for option in game.decision.options]
        game.choose(keys.index("pass") if "pass" in keys else 0)
    shown = [event.things for event in game.journal.events if event.kind == "tiles"]
    assert [len(tiles) for tiles in shown] == [4] * 6, "an innovation every year"
