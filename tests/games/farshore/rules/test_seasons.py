"""Preparing for the next season, wind change and tide (F-71 to F-82)."""

from typing import Any

import pytest

import figurka
from figurka.core.piles import Pile
from figurka.games.farshore.content.winds import ROSE
from tests.games.farshore.table import DULL_BAY, Seat, Table

SEASONS = ("winter", "spring", "summer", "autumn")
GONE = Seat(passed=True, season="autumn")
STACK_A = ("production", "governance", "traveler", "destination")
STACK_B = ("common", "unique", "critter", "construction")
THREE_ISLANDS = ["coral_isle", "kelp_isle", "mushroom_atoll"]


def with_wind_stacks(table: Table) -> Table:
    """Lay both stacks of wind roses in the order of their names."""
    stacks = [[ROSE[name] for name in names] for names in (STACK_A, STACK_B)]
    table.state.winds = tuple(stack[0] for stack in stacks)
    table.state.roses = tuple(Pile([], tuple(stack[1:])) for stack in stacks)
    return table


def wind_stacks(table: Table) -> list[list[str]]:
    """Both stacks from the top tile to the bottom."""
    state = table.state
    return [
        [wind.name, *(rose.name for rose in pile.things())]
        for wind, pile in zip(state.winds, state.roses, strict=True)
    ]


UNCHANGED = [list(STACK_A), list(STACK_B)]
CHANGED = [[*STACK_A[1:], STACK_A[0]], [*STACK_B[1:], STACK_B[0]]]


@pytest.mark.rule("F-71")
@pytest.mark.parametrize(("ready", "legal"), [(2, False), (1, False), (0, True)])
def test_only_with_all_workers_placed_one_may_prepare(ready: int, legal: bool) -> None:
    table = Table(hand=["steward"], mushroom=2, ready=ready)
    assert table.offers("prepare") == legal
    assert table.why_not("prepare") == (None if legal else "farshore-refusal-workers-left")


@pytest.mark.rule("F-71")
def test_with_all_workers_placed_a_card_may_still_be_played() -> None:
    table = Table(GONE, hand=["steward"], mushroom=2, ready=0)
    table.choose("hand:steward")
    assert table.city() == ["steward"]
    assert table.me.season == 1


@pytest.mark.rule("F-71")
def test_who_can_play_no_card_must_prepare() -> None:
    table = Table(hand=["steward"], mushroom=1, ready=0)
    table.begin()
    assert table.me.season == 1
    assert table.asked_seat == 1


@pytest.mark.rule("F-72")
def test_all_workers_come_back_from_board_and_cards_and_one_is_added() -> None:
    table = Table(
        city=["inn"],
        season="summer",
        workers_on=["inn", "shore_stone", "lookout", "island 0"],
        hand_size=8,
    )
    assert table.me.ready == 0
    table.prepare("autumn")
    assert (table.me.ready, table.me.reserve) == (5, 0)
    assert (table.me.at_docks, table.me.at_lookout) == (0, 0)
    assert table.offers("place:shore_stone")
    assert table.offers(table.state.islands[0].key)
    assert not table.me.city[0].worker


@pytest.mark.rule("F-72")
def test_the_workers_of_others_stay_when_one_prepares() -> None:
    table = Table(Seat(workers_on=["shore_stone"], ready=1), ready=0)
    table.prepare("spring")
    assert not table.offers("place:shore_stone")
    assert table.player(1).ready == 1


@pytest.mark.rule("F-72")
def test_the_turn_ends_with_the_preparation() -> None:
    table = Table(hand=["steward"], mushroom=2, ready=0)
    table.prepare("spring")
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.rule("F-72", "F-73")
@pytest.mark.parametrize(
    ("before", "season", "workers"),
    [("winter", "spring", 3), ("spring", "summer", 4), ("summer", "autumn", 5)],
)
def test_spring_summer_and_autumn_follow_with_one_worker_more_each(
    before: str, season: str, workers: int
) -> None:
    table = Table(season=before, ready=0, hand_size=8)
    table.prepare(season)
    assert SEASONS[table.me.season] == season
    assert (table.me.ready, table.me.reserve) == (workers, 5 - workers)


@pytest.mark.rule("F-73")
def test_the_game_starts_in_winter() -> None:
    view = figurka.new_game("farshore", 4, 1).view(None)
    players: Any = view["players"]
    assert [player["season"] for player in players] == ["winter"] * 4


@pytest.mark.rule("F-73")
def test_after_autumn_comes_no_season() -> None:
    table = Table(season="autumn", ready=0, hand=["steward"], mushroom=2)
    assert not table.offers("prepare")
    assert table.why_not("prepare") == "farshore-refusal-last-season"


@pytest.mark.rule("F-74")
def test_players_may_be_in_different_seasons() -> None:
    table = Table(
        Seat(season="autumn", city=["grove"]), Seat(city=["grove"]), seats=3, season="winter", ready=0
    )
    table.prepare("spring")
    assert [table.player(seat).season for seat in range(3)] == [1, 3, 0]
    assert table.have(1) == table.have(2) == {}
    assert [table.player(seat).ready for seat in range(3)] == [3, 5, 2]


@pytest.mark.rule("F-75")
def test_spring_activates_all_green_cards_in_any_order() -> None:
    table = Table(city=["merchant", "grove", "tumbler", "inn"], ready=0)
    table.prepare("spring")
    assert table.offers("city:grove")
    assert table.offers("city:tumbler")
    table.choose("city:grove", "city:merchant", "mushroom", "seaweed", "seaweed")
    assert table.have() == {"seaweed": 2, "stone": 1}


@pytest.mark.rule("F-75")
def test_each_copy_of_a_green_card_is_activated_once() -> None:
    table = Table(city=["grove", "grove", "grove"], ready=0)
    table.prepare("spring")
    assert table.have() == {"mushroom": 3}


@pytest.mark.rule("F-76")
def test_the_last_to_prepare_for_spring_changes_the_wind() -> None:
    table = with_wind_stacks(Table(Seat(season="spring"), ready=0))
    table.prepare("spring")
    assert wind_stacks(table) == CHANGED


@pytest.mark.parametrize(
    ("before", "season"),
    [
        pytest.param("winter", "spring", marks=pytest.mark.rule("F-76")),
        pytest.param("spring", "summer", marks=pytest.mark.rule("F-80")),
        pytest.param("summer", "autumn", marks=pytest.mark.rule("F-82")),
    ],
)
def test_who_is_not_the_last_to_prepare_changes_nothing(before: str, season: str) -> None:
    table = with_wind_stacks(Table(Seat(season=before), season=before, ready=0, hand_size=8))
    table.prepare(season)
    assert wind_stacks(table) == UNCHANGED
    assert all(table.state.islands_up)


@pytest.mark.rule("F-77")
def test_summer_draws_two_cards_from_the_bay_and_then_refills_it() -> None:
    table = Table(season="spring", ready=0, hand=["inn"], deck=["abbey", "port"])
    table.prepare("summer")
    assert table.options == [f"bay:{name}" for name in DULL_BAY]
    table.choose("bay:manor")
    assert table.bay[1] is None
    table.choose("bay:harbor")
    assert table.hand() == ["inn", "manor", "harbor"]
    assert table.bay == ["abbey", "port", *DULL_BAY[2:]]


@pytest.mark.rule("F-78")
@pytest.mark.parametrize(("flipped", "left"), [((0, 1), 2), ((2, 0), 1), ((1, 2), 0)])
def test_the_last_to_prepare_for_summer_turns_any_two_islands_face_down(
    flipped: tuple[int, int], left: int
) -> None:
    others = [Seat(season="summer"), Seat(season="summer")]
    table = Table(*others, seats=3, islands=THREE_ISLANDS, season="spring", ready=0, hand_size=8)
    table.prepare("summer", *(f"place:{THREE_ISLANDS[slot]}" for slot in flipped))
    assert [slot for slot in range(3) if table.state.islands_up[slot]] == [left]
    assert [name for name in THREE_ISLANDS if table.offers(f"place:{name}")] == [THREE_ISLANDS[left]]


@pytest.mark.rule("F-78")
def test_who_is_not_the_last_to_prepare_for_summer_makes_no_tide() -> None:
    table = Table(Seat(season="spring"), season="spring", ready=0, hand_size=8)
    table.prepare("summer")
    assert list(table.state.islands_up) == [True, True]
    assert table.asked_seat == 1


@pytest.mark.rule("F-79")
def test_a_worker_on_a_flipped_island_stays_until_its_owner_prepares() -> None:
    table = Table(
        Seat(season="summer", workers_on=["coral_isle"], ready=0, hand_size=8),
        Seat(season="summer"),
        seats=3,
        islands=THREE_ISLANDS,
        season="spring",
        ready=0,
        hand_size=8,
    )
    table.prepare("summer", "place:coral_isle", "place:kelp_isle")
    table.prepare("autumn", seat=1)
    assert table.player(1).ready == 5
    assert table.asked_seat == 2
    assert table.why_not("place:coral_isle") == "farshore-refusal-flooded"


@pytest.mark.rule("F-79")
def test_the_tide_sends_no_worker_home() -> None:
    table = Table(
        Seat(season="summer", workers_on=["coral_isle"], ready=1),
        Seat(season="summer"),
        seats=3,
        islands=THREE_ISLANDS,
        season="spring",
        ready=0,
        hand_size=8,
    )
    table.prepare("summer", "place:coral_isle", "place:kelp_isle")
    assert table.game.view(None)["islands"] == [
        {"place": "coral_isle", "up": False, "worker": 1},
        {"place": "kelp_isle", "up": False, "worker": None},
        {"place": "mushroom_atoll", "up": True, "worker": None},
    ]
    assert table.player(1).ready == 1


@pytest.mark.rule("F-80")
def test_the_last_to_prepare_for_summer_changes_the_wind_too() -> None:
    others = [Seat(season="autumn"), Seat(season="summer")]
    table = Table(*others, seats=3, islands=THREE_ISLANDS, season="spring", ready=0, hand_size=8)
    with_wind_stacks(table).prepare("summer", "place:coral_isle")
    assert wind_stacks(table) == UNCHANGED
    table.choose("place:kelp_isle")
    assert wind_stacks(table) == CHANGED


@pytest.mark.rule("F-81")
def test_autumn_activates_green_cards_and_draws_two_from_bay_or_deck() -> None:
    table = Table(city=["grove"], season="summer", ready=0, hand=["inn"], deck=["abbey", "port"])
    table.prepare("autumn")
    assert table.have() == {"mushroom": 1}
    assert table.options == [*(f"bay:{name}" for name in DULL_BAY), "deck"]
    table.choose("bay:manor", "deck")
    assert table.hand() == ["inn", "manor", "abbey"]
    assert table.bay == [DULL_BAY[0], "port", *DULL_BAY[2:]]


@pytest.mark.rule("F-81")
@pytest.mark.parametrize(
    ("draws", "hand"), [(["deck", "deck"], ["abbey", "port"]), (["manor", "harbor"], ["manor", "harbor"])]
)
def test_the_two_cards_of_autumn_may_come_from_one_source(draws: list[str], hand: list[str]) -> None:
    table = Table(season="summer", ready=0, deck=["abbey", "port"])
    table.prepare("autumn", *draws)
    assert table.hand() == hand


@pytest.mark.rule("F-81")
def test_autumn_activates_the_green_cards_in_any_order() -> None:
    table = Table(city=["diver", "tangle_raft", "tumbler"], season="summer", ready=0, hand_size=8, anchors=0)
    table.prepare("autumn", "city:tumbler")
    table.choose("seaweed")
    assert table.have() == {"stone": 1, "treasure": 1}


@pytest.mark.rule("F-82")
def test_the_last_to_prepare_for_autumn_changes_the_wind() -> None:
    table = with_wind_stacks(Table(Seat(season="autumn"), season="summer", ready=0, hand_size=8))
    table.prepare("autumn")
    assert wind_stacks(table) == CHANGED
    assert all(table.state.islands_up)
