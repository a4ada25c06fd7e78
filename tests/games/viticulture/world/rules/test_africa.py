"""Africa: hardships and the resources that end them.

Where a figure matters the hardship is the test's own, so that the events may be tuned.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from figurka.core.chance import game_chance
from figurka.games.viticulture.rules.steps import EachPlayer, Gain, Lose
from figurka.games.viticulture.world.content.balance import (
    RESOURCE_COPIES,
    RESOURCES_AT_START,
    RESOURCES_IN_SPRING,
)
from figurka.games.viticulture.world.content.events import AFRICA
from figurka.games.viticulture.world.content.goals import RESOURCE_BY_NAME, RESOURCES
from figurka.games.viticulture.world.rules.continents.africa import needs
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import ANY_DIFFERENT, Change, Event, Hardship
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, event, idle

WATERLESS = {"water": 2, "tools": 1}


def cape(
    *seats: Seat, need: Mapping[str, int] | None = None, change: Change | None = None, **said: Any
) -> Table:
    """A year in Africa with a hardship of the test's own: it takes a point of everybody if it stays open."""
    wanted = WATERLESS if need is None else need
    table = Table(*seats, **{"continent": "africa", "influence": 0, **said})
    table.world.event = Event(
        1,
        "af_boycott",
        "N",
        "c1",
        change=Change(planting_price=1) if change is None else change,
        hardship=Hardship(wanted, wanted, wanted, (Gain(influence=1, lira=4),), (EachPlayer((Lose(vp=1),)),)),
    )
    return table


def held(table: Table, seat: int = 0) -> list[str]:
    return sorted(resource.name for resource in table.world.resources[seat])


def stack(table: Table, *names: str) -> Table:
    """The next resource cards."""
    pile = table.world.resource_pile
    for name in reversed(names):
        pile.rest.remove(RESOURCE_BY_NAME[name])
        pile.top = (RESOURCE_BY_NAME[name], *pile.top)
    return table


# Resources


@pytest.mark.rule("W-370")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_everybody_begins_with_a_few_of_the_30_resources(seats: int) -> None:
    state = Table(players=seats, continent="africa").rules.setup(
        seats,
        game_chance(1),
        {
            "continent": ("africa",),
            "structures": ("without",),
            "events": ("first",),
            "hands": ("open",),
            "level": ("normal",),
        },
    )
    world = world_of(state)
    assert [len(cards) for cards in world.resources] == [RESOURCES_AT_START[seats]] * seats
    dealt = sum(world.resources, [*world.resource_pile.things()])
    assert len(RESOURCES) == 5
    assert all(dealt.count(resource) == RESOURCE_COPIES for resource in RESOURCES)


@pytest.mark.rule("W-371", "W-304")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_spring_the_team_draws_resources_and_deals_them_as_it_likes(seats: int) -> None:
    table = begin_year(
        stack(Table(players=seats, continent="africa"), "water", "tools", "unity"), "af_unrest"
    )
    for _ in range(RESOURCES_IN_SPRING[seats]):
        assert table.kind == "deal_resource"
        assert table.options == [f"seat:{seat}" for seat in range(seats)]
        table.choose("seat:1")
    assert table.kind == "position"
    assert held(table, 1) == sorted(["water", "tools", "unity"][: RESOURCES_IN_SPRING[seats]])


@pytest.mark.rule("W-371")
def test_the_team_sees_a_resource_before_it_is_dealt() -> None:
    table = begin_year(stack(Table(players=3, continent="africa"), "water"), "af_unrest")
    assert table.decision is not None
    assert table.decision.because is RESOURCE_BY_NAME["water"]


@pytest.mark.rule("W-372")
def test_at_the_lira_space_a_resource_may_be_bought_instead() -> None:
    table = stack(cape(Seat(lira=1), Seat()), "water").choose("at:gain_lira", "worker:yellow")
    assert table.options == ["part:gain-lira1", "part:buyresource"]
    table.choose("part:buyresource")
    assert (table.lira(), held(table)) == (0, ["water"])


@pytest.mark.rule("W-372")
def test_without_a_lira_no_resource_is_bought() -> None:
    table = cape(Seat(), Seat()).choose("at:gain_lira", "worker:yellow")
    assert (table.lira(), held(table), table.asked) == (1, [], 1)


@pytest.mark.rule("W-373")
def test_two_visitors_are_discarded_for_a_resource() -> None:
    table = stack(cape(Seat(hand=["patron", "judge", "malvasia"]), Seat()), "unity")
    table.choose("search")
    assert held(table) == ["unity"]
    assert (table.discards("summer"), table.discards("winter")) == (["patron"], ["judge"])
    assert (table.asked, table.kind) == (0, "place")


@pytest.mark.rule("W-373")
def test_only_visitors_serve_to_search() -> None:
    cape(Seat(hand=["patron", "malvasia", "r5"]), Seat()).cannot("search")


@pytest.mark.rule("W-373")
def test_each_player_searches_once_a_season() -> None:
    visitors = ["patron", "vendor", "judge", "crusher"]
    table = cape(Seat(hand=visitors, workers=[]), Seat(hand=["planter", "buyer"]))
    table.choose("search", "visitor:patron", "visitor:vendor")
    table.cannot("search")
    while not (table.kind == "place" and table.state.winter and table.asked == 0):
        table.choose("pass" if table.kind == "place" else table.options[0])
    assert (table.state.year, "search" in table.options) == (1, True)


@pytest.mark.rule("W-373")
def test_another_player_may_search_too() -> None:
    table = cape(Seat(hand=["patron", "vendor"]), Seat(hand=["planter", "buyer"]))
    table.choose("search", "visitor:patron", "at:give_tour:1", "worker:yellow")
    assert table.asked == 1
    assert "search" in table.options


@pytest.mark.rule("W-374")
def test_resources_are_one_thing_of_the_grandes_trade() -> None:
    table = cape(
        Seat(resources=["water", "unity", "routes"], workers=["grande"]),
        Seat(lira=2),
        board={"B1": ["1.yellow"]},
    )
    table.choose(
        "at:draw_vine:beside", "seat:1", "thing:resources", "resource:water", "resource:unity", "done"
    )
    table.choose("thing:lira", "number:2", "agree")
    assert (held(table), held(table, 1), table.lira()) == (["routes"], ["unity", "water"], 2)


@pytest.mark.rule("W-374")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = cape(Seat(hand=["patron", "judge"]), Seat())
    pile = table.world.resource_pile
    pile.rest.remove(RESOURCE_BY_NAME["water"])
    table.world.resources[1] = pile.rest
    pile.rest = []
    table.world.resource_discards = [RESOURCE_BY_NAME["water"]]
    table.choose("search")
    assert (held(table), table.world.resource_discards) == (["water"], [])
    table.rules.check(table.state)


@pytest.mark.rule("W-374")
def test_without_any_resource_left_nothing_is_bought_or_searched() -> None:
    table = cape(Seat(hand=["patron", "judge"], lira=1), Seat())
    table.world.resources[1], table.world.resource_pile.rest = table.world.resource_pile.rest, []
    table.cannot("search")
    table.choose("at:gain_lira", "worker:yellow")
    assert (table.asked, table.lira()) == (1, 2)


# Laying resources


@pytest.mark.rule("W-375")
def test_resources_are_laid_besides_the_placement() -> None:
    table = cape(Seat(resources=["water", "unity"]), Seat()).choose("against:water")
    assert (held(table), table.asked, table.kind) == (["unity"], 0, "place")
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.asked == 1
    table.rules.check(table.state)


@pytest.mark.rule("W-375")
def test_two_equal_cards_stand_in_for_any_one() -> None:
    table = cape(Seat(resources=["unity", "unity", "routes"]), Seat()).begin()
    assert [key for key in table.options if key.startswith("against")] == [
        "against:unity:unity:water",
        "against:unity:unity:tools",
    ]
    table.choose("against:unity:unity:tools")
    assert (held(table), [act.counts_as.name for act in table.world.year.laid]) == (["routes"], ["tools"])


@pytest.mark.rule("W-375")
def test_two_of_a_needed_kind_may_stand_in_for_another_one() -> None:
    assert "against:water:water:tools" in cape(Seat(resources=["water", "water"]), Seat()).begin().options


@pytest.mark.rule("W-375")
def test_several_players_lay_their_resources_together() -> None:
    table = cape(Seat(resources=["water", "tools"]), Seat(resources=["water"]), need={"water": 2})
    table.choose("against:water", "at:give_tour:1", "worker:yellow", "against:water")
    assert (table.world.influence, table.lira(1)) == (1, 4)


@pytest.mark.rule("W-376")
def test_when_the_need_is_met_the_hardship_ends_at_once() -> None:
    table = cape(Seat(resources=["water", "water", "tools"], hand=["malvasia"], lira=1), Seat())
    table.choose("against:water", "against:tools")
    assert (table.world.influence, table.lira(), table.world.year.ended) == (0, 1, False)
    table.choose("against:water")
    assert (table.world.influence, table.lira(), table.world.year.ended) == (1, 5, True)
    assert sorted(each.name for each in table.world.resource_discards) == ["tools", "water", "water"]
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.lira() == 5, "planting costs nothing any more"


@pytest.mark.rule("W-376")
def test_while_the_hardship_lasts_its_change_holds() -> None:
    table = cape(Seat(resources=["water"], hand=["malvasia"], lira=1), Seat())
    table.choose("against:water", "at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.lira() == 0


@pytest.mark.rule("W-376")
def test_nothing_is_laid_against_an_answered_hardship() -> None:
    table = cape(Seat(resources=["water", "water"]), Seat(), need={"water": 1}).choose("against:water")
    assert not [key for key in table.options if key.startswith("against")]


@pytest.mark.rule("W-376", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", [each.name for each in AFRICA])
def test_the_need_grows_with_the_size_of_the_team(name: str, seats: int) -> None:
    hardship = event(name).hardship
    assert hardship is not None
    wanted = {1: hardship.small, 2: hardship.small, 3: hardship.medium, 4: hardship.medium}.get(
        seats, hardship.large
    )
    assert needs(Table(players=seats, continent="africa", event=name).state, hardship) == wanted
    assert sum(hardship.small.values()) <= sum(hardship.medium.values()) <= sum(hardship.large.values())


@pytest.mark.rule("W-376")
def test_a_need_of_different_resources_takes_each_kind_once() -> None:
    table = cape(
        Seat(resources=["water", "water", "tools"]), Seat(), need={ANY_DIFFERENT: 2}, change=Change()
    )
    table.choose("against:water")
    assert [key for key in table.options if key.startswith("against")] == ["against:tools"]
    table.choose("against:tools")
    assert table.world.influence == 1


@pytest.mark.rule("W-377", "W-303")
def test_a_hardship_that_stays_open_applies() -> None:
    table = cape(idle(vp=3), idle(vp=1), season="winter", year=6).begin()
    assert (table.over, table.vp(0), table.vp(1)) == (True, 2, 0)


@pytest.mark.rule("W-377")
def test_an_answered_hardship_does_not_apply() -> None:
    table = cape(idle(vp=3, resources=["water"]), idle(vp=1), need={"water": 1}, season="winter", year=6)
    table.choose("against:water")
    assert (table.over, table.vp(0), table.vp(1)) == (True, 3, 1)


@pytest.mark.rule("W-377")
def test_what_was_laid_in_vain_is_discarded() -> None:
    table = cape(idle(resources=["water"]), idle(), season="winter", year=6).choose("against:water")
    assert table.over
    assert [each.name for each in table.world.resource_discards] == ["water"]
    assert not table.world.year.laid
    table.rules.check(table.state)
