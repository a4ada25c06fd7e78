"""The ship, the wind and treasures (F-64 to F-70)."""

from typing import Any

import pytest

from tests.games.farshore.table import Seat, Table

TREASURE_SPACES = {2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37}


@pytest.mark.rule("F-64")
@pytest.mark.parametrize(
    ("winds", "spaces"),
    [
        ((None, None), 0),
        (("governance", "common"), 0),
        (("traveler", "common"), 1),
        (("governance", "unique"), 1),
        (("governance", "critter"), 1),
        (("traveler", "critter"), 2),
        (("traveler", "construction"), 1),
    ],
)
def test_a_played_card_sails_one_space_for_each_matching_wind_rose(
    winds: tuple[str | None, str | None], spaces: int
) -> None:
    table = Table(hand=["pirate"], mushroom=3, winds=winds)
    table.choose("hand:pirate")
    assert table.me.ship == spaces


@pytest.mark.rule("F-64")
@pytest.mark.parametrize(
    ("rose", "matching", "other"),
    [
        ("production", "merchant", "steward"),
        ("governance", "herbalist", "steward"),
        ("traveler", "pirate", "steward"),
        ("destination", "steward", "herbalist"),
        ("common", "steward", "herbalist"),
        ("unique", "herbalist", "steward"),
        ("critter", "steward", "hideout"),
        ("construction", "hideout", "steward"),
    ],
)
def test_each_wind_rose_moves_the_cards_that_it_shows(rose: str, matching: str, other: str) -> None:
    moved = []
    for card in (matching, other):
        table = Table(hand=[card], mushroom=3, seaweed=1, stone=1, winds=(rose, None))
        table.choose(f"hand:{card}")
        if table.asked == "exchange":
            table.choose("decline")
        moved.append(table.me.ship)
    assert moved == [1, 0]


@pytest.mark.rule("F-64")
def test_a_card_in_an_opponents_play_does_not_move_my_ship() -> None:
    table = Table(Seat(hand=["pirate"], mushroom=3), actor=1, winds=("traveler", "unique"))
    table.choose("hand:pirate")
    assert (table.me.ship, table.player(1).ship) == (0, 2)


@pytest.mark.rule("F-65")
def test_a_sloop_does_not_set_off_the_navigator() -> None:
    table = Table(city=["sloop", "navigator", "lighthouse"], hand=["inn"], ready=0)
    table.prepare("spring")
    assert table.me.ship == 2
    assert table.asked_seat == 1
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-65")
def test_a_wind_move_sets_off_the_navigator() -> None:
    table = Table(city=["navigator"], hand=["steward"], mushroom=2, winds=("destination", None), deck=["inn"])
    table.choose("hand:steward")
    assert table.options == ["deck", "decline"]
    table.choose("deck")
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-66")
@pytest.mark.parametrize("start", range(40))
def test_a_treasure_is_taken_on_every_treasure_space_stopped_on(start: int) -> None:
    table = Table(hand=["sail_maker"], mushroom=2, ship=start)
    table.choose("hand:sail_maker")
    assert table.me.ship == start + 1
    assert table.have() == ({"treasure": 1} if start + 1 in TREASURE_SPACES else {})


@pytest.mark.rule("F-66")
@pytest.mark.parametrize(("start", "treasures"), [(1, 2), (3, 2), (4, 1), (7, 1), (12, 1), (37, 0)])
def test_a_treasure_is_taken_for_each_treasure_space_passed(start: int, treasures: int) -> None:
    table = Table(city=["crows_nest"], ship=start)
    table.choose("city:crows_nest")
    assert table.me.ship == start + 3
    assert table.me.treasure == treasures


@pytest.mark.rule("F-66")
@pytest.mark.parametrize(
    ("position", "choices"),
    [
        ({"hand": ["steward"], "mushroom": 2, "winds": ("destination", None)}, ["hand:steward"]),
        ({"hand": ["galley"], "driftwood": 2, "seaweed": 1, "stone": 1}, ["hand:galley"]),
        ({"islands": ["windward_isle", "coral_isle"]}, ["place:windward_isle", "stone"]),
    ],
)
def test_treasures_are_taken_whatever_caused_the_move(position: dict[str, Any], choices: list[str]) -> None:
    table = Table(ship=1, **position)
    table.choose(*choices)
    assert table.me.treasure == 1


@pytest.mark.rule("F-67")
def test_the_space_of_the_ship_counts_at_the_end_only() -> None:
    table = Table(city=["crows_nest"], ship=6)
    table.choose("city:crows_nest")
    assert table.have() == {"treasure": 1}
    assert table.points()["points"] == 0
    assert table.points()["ship"] == 18


@pytest.mark.rule("F-67")
@pytest.mark.parametrize(
    ("space", "value"), [(0, 0), (1, 2), (10, 20), (19, 38), (20, 40), (21, 41), (30, 50), (40, 60)]
)
def test_the_spaces_of_the_track_have_their_values(space: int, value: int) -> None:
    assert Table(ship=space).points()["ship"] == value


@pytest.mark.rule("F-68")
def test_a_ship_on_the_space_of_sixty_points_moves_no_further() -> None:
    table = Table(city=["crows_nest", "lighthouse"], ship=39)
    table.choose("city:crows_nest")
    assert table.me.ship == 40
    assert table.points()["ship"] == 60


@pytest.mark.rule("F-68")
def test_at_sixty_points_the_wind_moves_nothing() -> None:
    table = Table(city=["lighthouse"], hand=["pirate"], mushroom=3, ship=40, winds=("traveler", "unique"))
    table.choose("hand:pirate")
    assert table.me.ship == 40
    assert table.have() == {"treasure": 3}


@pytest.mark.rule("F-69")
def test_ships_on_one_space_do_not_affect_each_other() -> None:
    table = Table(Seat(ship=2), Seat(ship=2), seats=3, hand=["sail_maker"], mushroom=2, ship=1)
    table.choose("hand:sail_maker")
    assert [table.player(seat).ship for seat in range(3)] == [2, 2, 2]
    assert table.have() == {"treasure": 1}
    assert table.have(1) == table.have(2) == {}
    assert table.points(0)["ship"] == table.points(1)["ship"] == 4


@pytest.mark.rule("F-70")
@pytest.mark.parametrize(("treasures", "points"), [(0, 0), (1, 2), (5, 10)])
def test_each_unspent_treasure_is_worth_two_points(treasures: int, points: int) -> None:
    table = Table(treasure=treasures)
    assert table.points()["treasures"] == table.score() == points


@pytest.mark.rule("F-70")
def test_a_spent_treasure_is_worth_nothing() -> None:
    table = Table(hand=["steward"], mushroom=1, treasure=3)
    table.choose("hand:steward", "pay:0,0,0,1,1")
    assert table.points()["treasures"] == 4
