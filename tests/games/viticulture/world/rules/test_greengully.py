"""Greengully: each event card is one more space for workers, all year.

Where a figure matters the event is the test's own, so that the events may be tuned.
"""

from typing import Any

import pytest

from figurka.core.registry import new_game
from figurka.games.viticulture.rules.steps import GRAPE, Discard, Gain, Pay, Step
from figurka.games.viticulture.world.content.events import GREENGULLY
from figurka.games.viticulture.world.rules.things import Event, Space
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year

SPACE = "at:event_space:1"


def court(
    *seats: Seat,
    cost: tuple[Step, ...] = (Pay(2),),
    gain: tuple[Step, ...] = (Gain(vp=1),),
    after_cap: tuple[Step, ...] = (),
    **said: Any,
) -> Table:
    """A year in Greengully with an event of the test's own."""
    table = Table(*seats, **{"continent": "greengully", "influence": 0, **said})
    table.world.event = Event(5, "gg_audience", cap="c1", space=Space(cost, gain, after_cap))
    return table


@pytest.mark.rule("W-310", "W-9")
@pytest.mark.parametrize("events", ["first", "random"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_deck_has_just_six_events_in_their_order(events: str, seed: int) -> None:
    game = new_game("viticulture-world", 3, seed=seed, continent="greengully", events=events)
    world = game.state.world
    assert [*world.past_events, *world.events] == list(GREENGULLY)
    assert [event.number for event in GREENGULLY] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("W-310", "W-32")
@pytest.mark.parametrize(("season", "worker"), [("summer", "yellow"), ("winter", "blue")])
def test_the_event_card_is_a_space_for_workers_in_both_seasons(season: str, worker: str) -> None:
    table = court(Seat(lira=2), Seat(), season=season).choose(SPACE, f"worker:{worker}")
    assert (table.lira(), table.vp(), table.standing("event1")) == (0, 1, [f"0.{worker}"])


@pytest.mark.rule("W-310")
def test_the_space_is_that_of_this_years_event() -> None:
    table = court(Seat(lira=9), Seat(), Seat())
    begin_year(table, "gg_school").choose("position:3", "position:5", "position:6", SPACE, "worker:yellow")
    assert (table.kind, table.vp()) == ("hat", 0)


@pytest.mark.rule("W-311", "W-304")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_there_is_one_space_with_few_players_and_two_with_more(seats: int, spaces: int) -> None:
    table = court(*[Seat(lira=2, workers=["yellow", "yellow"]) for _ in range(seats)])
    for seat in range(spaces):
        assert table.begin().asked == seat
        table.choose(f"at:event_space:{seat + 1}")
    table.cannot("at:event_space:1", "at:event_space:2", "at:event_space:beside")


@pytest.mark.rule("W-311")
def test_alone_there_is_one_space() -> None:
    table = court(Seat(lira=4, workers=["yellow", "yellow"])).choose(SPACE)
    table.cannot("at:event_space:1", "at:event_space:2", "at:event_space:beside")


@pytest.mark.rule("W-311", "W-139")
def test_a_grande_joins_when_the_space_is_full() -> None:
    table = court(Seat(lira=2), Seat(), board={"event1": ["1.yellow"]})
    table.choose("at:event_space:beside", "no_trade")
    assert (table.lira(), table.vp(), table.available()) == (0, 1, {"yellow": 2, "blue": 2})
    assert table.standing("event1") == ["1.yellow"]


@pytest.mark.rule("W-311")
@pytest.mark.parametrize(
    ("cost", "said"),
    [((Pay(2),), {"lira": 1}), ((Discard(GRAPE, least=3), Pay(1)), {"lira": 1, "grapes": {"red": [2]}})],
)
def test_who_cannot_pay_the_whole_cost_cannot_place_a_worker(
    cost: tuple[Step, ...], said: dict[str, Any]
) -> None:
    court(Seat(**said), Seat(), cost=cost).cannot(SPACE)


@pytest.mark.rule("W-311", "W-69")
def test_who_passes_winter_frees_the_space() -> None:
    table = court(Seat(lira=2), Seat(lira=2, workers=["blue"]), season="winter", board={"event1": ["0.blue"]})
    table.choose("pass", SPACE)
    assert table.vp(1) == 1


@pytest.mark.rule("W-311")
def test_who_passes_summer_does_not_free_the_space() -> None:
    table = court(Seat(lira=2), Seat(lira=2, workers=["yellow"]), board={"event1": ["0.yellow"]})
    table.choose("pass")
    while table.kind != "place":
        table.choose(table.options[0])
    table.cannot(SPACE)


@pytest.mark.rule("W-311", "W-300")
def test_a_space_without_another_gain_is_closed_when_the_cap_is_used_up() -> None:
    table = court(Seat(lira=4), Seat(lira=4), gain=(Gain(influence=1, vp=1),)).choose(SPACE, "worker:yellow")
    assert (table.world.influence, table.vp()) == (1, 1)
    table.cannot("at:event_space:beside")


@pytest.mark.rule("W-311", "W-300")
def test_another_gain_replaces_influence_when_the_cap_is_used_up() -> None:
    table = court(Seat(lira=4), Seat(lira=4), gain=(Gain(influence=1),), after_cap=(Gain(vp=3),)).choose(
        SPACE, "worker:yellow", "at:event_space:beside", "no_trade"
    )
    assert (table.world.influence, table.vp(0), table.vp(1)) == (1, 0, 3)


@pytest.mark.rule("W-311", "W-100", "W-130")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_grande_may_trade_for_the_cost_before_paying_it(seats: int) -> None:
    others = [Seat() for _ in range(seats - 2)]
    table = court(Seat(workers=["grande"]), Seat(lira=2), *others, board={"event1": ["1.yellow"]})
    where = "at:event_space:beside" if seats == 2 else "at:event_space:2"
    table.choose(where, "seat:1", "number:2", "agree")
    assert (table.vp(), table.lira(1)) == (1, 0)
