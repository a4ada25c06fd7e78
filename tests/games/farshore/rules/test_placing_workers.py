"""A turn, and placing a worker: shore, islands, docks, lookout, red cards and dunes (F-22 to F-33)."""

from typing import Any

import pytest

from tests.games.farshore.table import DULL_BAY, Seat, Table

GONE = Seat(passed=True, season="autumn")
FOUR_GREEN = ["grove", "grove", "beach_sledge", "merchant"]
SHORE = ["place:shore_driftwood", "place:shore_seaweed", "place:shore_stone", "place:shore_mushroom"]


def places(table: Table) -> list[str]:
    return [key for key in table.options if key.startswith("place:")]


@pytest.mark.rule("F-22")
def test_a_turn_offers_to_place_a_worker_or_to_play_a_card() -> None:
    table = Table(hand=["beach_sledge"], seaweed=2, islands=["coral_isle", "kelp_isle"])
    islands = ["place:coral_isle", "place:kelp_isle"]
    assert table.options == [*SHORE, *islands, "place:docks", "place:lookout", "hand:beach_sledge"]


@pytest.mark.rule("F-22")
def test_without_workers_a_turn_offers_to_play_a_card_or_to_prepare() -> None:
    table = Table(hand=["beach_sledge"], seaweed=2, ready=0)
    assert table.options == ["hand:beach_sledge", "prepare"]


@pytest.mark.rule("F-22")
@pytest.mark.parametrize("action", ["place:shore_driftwood", "hand:beach_sledge", "prepare"])
def test_a_turn_is_exactly_one_action(action: str) -> None:
    ready = 0 if action == "prepare" else 2
    table = Table(hand=["beach_sledge"], seaweed=4, ready=ready)
    table.choose(action)
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.rule("F-23")
def test_a_worker_on_a_place_of_the_board_resolves_it_at_once() -> None:
    table = Table()
    table.choose("place:shore_mushroom")
    assert table.have() == {"mushroom": 2}
    assert table.me.ready == 1


@pytest.mark.rule("F-23")
def test_a_worker_on_a_red_card_resolves_it_at_once() -> None:
    table = Table(city=["crows_nest"])
    table.choose("city:crows_nest")
    assert table.me.ship == 3
    assert table.me.ready == 1


@pytest.mark.rule("F-23")
def test_without_a_ready_worker_no_place_can_be_entered() -> None:
    table = Table(city=["inn"], hand=["beach_sledge"], seaweed=2, ready=0)
    assert table.options == ["hand:beach_sledge", "prepare"]
    assert table.why_not("place:docks") == "farshore-refusal-no-worker"


@pytest.mark.rule("F-24")
def test_a_place_with_another_worker_is_closed() -> None:
    table = Table(Seat(workers_on=["shore_stone"]), workers_on=["shore_mushroom"])
    assert set(SHORE) & set(table.options) == {"place:shore_driftwood", "place:shore_seaweed"}
    assert table.why_not("place:shore_stone") == "farshore-refusal-occupied"


@pytest.mark.rule("F-25")
@pytest.mark.parametrize(
    ("place", "gained", "drawn"),
    [
        ("shore_driftwood", {"driftwood": 3}, 0),
        ("shore_seaweed", {"seaweed": 2}, 1),
        ("shore_stone", {"stone": 1}, 2),
        ("shore_mushroom", {"mushroom": 2}, 0),
    ],
)
def test_a_shore_place_gives_its_reward_to_one_worker(place: str, gained: dict[str, int], drawn: int) -> None:
    table = Table()
    table.choose(f"place:{place}")
    assert table.have() == gained
    assert len(table.hand()) == drawn
    assert not table.offers(f"place:{place}")


@pytest.mark.rule("F-26")
def test_an_island_takes_one_worker() -> None:
    table = Table(islands=["mushroom_atoll", "coral_isle"])
    table.choose("place:mushroom_atoll")
    assert table.have() == {"mushroom": 3}
    assert not table.offers("place:mushroom_atoll")
    assert table.offers("place:coral_isle")


@pytest.mark.rule("F-26")
def test_an_island_turned_face_down_is_closed() -> None:
    table = Table(islands=["mushroom_atoll", "coral_isle"], flooded=[0])
    assert not table.offers("place:mushroom_atoll")
    assert table.offers("place:coral_isle")
    assert table.why_not("place:mushroom_atoll") == "farshore-refusal-flooded"


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("docks", marks=pytest.mark.rule("F-27")),
        pytest.param("lookout", marks=pytest.mark.rule("F-29")),
    ],
)
def test_docks_and_lookout_take_any_number_of_workers(place: str) -> None:
    table = Table(
        Seat(workers_on=[place, place, place], season="spring"),
        season="summer",
        workers_on=[place, place],
        hand=["inn"],
    )
    table.choose(f"place:{place}", "done")
    if place == "lookout":
        table.choose("done")
    assert table.asked_seat == 1
    assert (table.me.at_docks, table.me.at_lookout) == ((3, 0) if place == "docks" else (0, 3))
    assert table.me.ready == 1


@pytest.mark.rule("F-28")
def test_the_docks_give_any_resource_for_each_of_up_to_three_cards() -> None:
    table = Table(hand=["inn", "grove", "port", "abbey"])
    table.choose("place:docks", "hand:inn", "hand:grove", "hand:port")
    assert table.asked == "gain"
    table.choose("stone", "stone", "mushroom")
    assert table.have() == {"stone": 2, "mushroom": 1}
    assert table.hand() == ["abbey"]


@pytest.mark.rule("F-28")
def test_at_the_docks_all_discards_come_before_the_gains() -> None:
    table = Table(hand=["inn", "grove"])
    table.choose("place:docks", "hand:inn")
    assert table.have() == {}
    table.choose("done", "driftwood")
    assert table.have() == {"driftwood": 1}


@pytest.mark.rule("F-30")
def test_the_lookout_draws_from_bay_and_deck_up_to_the_hand_limit() -> None:
    table = Table(hand=["inn", "grove"], hand_size=7, deck=["port", "abbey"])
    table.choose("place:lookout", "hand:inn", "hand:grove", "done")
    table.choose("bay:manor", "deck", "deck")
    assert table.asked_seat == 1
    assert len(table.hand()) == 8
    assert table.hand()[-3:] == ["manor", "port", "abbey"]


@pytest.mark.rule("F-30")
def test_the_lookout_refills_the_bay_after_the_last_draw() -> None:
    table = Table(hand_size=6, deck=["port", "abbey"])
    table.choose("place:lookout", "done", "bay:manor")
    assert table.bay == [None if name == "manor" else name for name in DULL_BAY]
    table.choose("deck")
    assert table.hand()[-1] == "port"
    assert table.bay[1] == "abbey"


@pytest.mark.rule("F-31")
def test_a_red_card_takes_one_worker() -> None:
    table = Table(GONE, city=["crows_nest"])
    table.choose("city:crows_nest")
    assert not any(key.startswith("city:") for key in table.options)
    assert table.why_not("city:crows_nest") == "farshore-refusal-occupied"


@pytest.mark.rule("F-31")
def test_each_copy_of_a_red_card_takes_its_own_worker() -> None:
    table = Table(GONE, city=["steward", "steward"])
    table.choose("city:steward", "stone")
    assert table.offers("city:steward")


@pytest.mark.rule("F-31")
def test_a_red_card_is_closed_to_other_players() -> None:
    table = Table(Seat(city=["crows_nest"]), city=["steward"])
    assert [key for key in table.options if key.startswith("city:")] == ["city:steward"]
    table.choose("place:docks")
    assert table.offers("city:crows_nest")


MAP_CITIES: dict[str, list[str]] = {
    "production": FOUR_GREEN,
    "governance": ["market", "port", "navigator"],
    "traveler": ["pirate", "hideout", "galley"],
    "destination": ["inn", "inn", "cooper"],
    "prosperity": ["pilgrim", "windmill", "guild_master"],
    "all_types": ["grove", "port", "pirate", "inn", "windmill"],
}


@pytest.mark.rule("F-32")
@pytest.mark.parametrize("kind", MAP_CITIES)
def test_the_dunes_give_a_map_tile_whose_requirement_the_city_meets(kind: str) -> None:
    table = Table(city=MAP_CITIES[kind])
    table.choose("place:dunes")
    view: Any = table.game.view(0)
    assert view["players"][0]["maps"] == {kind: 2}
    assert {pile["map"]: pile["value"] for pile in view["maps"]}[kind] == 1
    assert table.city() == MAP_CITIES[kind]


@pytest.mark.rule("F-32")
@pytest.mark.parametrize("kind", MAP_CITIES)
def test_the_dunes_are_closed_while_one_card_is_missing(kind: str) -> None:
    table = Table(city=MAP_CITIES[kind][1:])
    assert "place:dunes" not in places(table)
    assert table.why_not("place:dunes") == "farshore-refusal-no-map"


@pytest.mark.rule("F-32")
def test_one_of_the_fitting_piles_is_chosen() -> None:
    table = Table(city=[*FOUR_GREEN, "port", "pirate", "inn", "windmill"])
    table.choose("place:dunes")
    assert table.options == ["map:production", "map:all_types"]
    table.choose("map:all_types")
    assert table.me.map_tiles == 1


@pytest.mark.rule("F-32")
def test_an_empty_pile_gives_no_tile() -> None:
    table = Table(city=FOUR_GREEN, map_left={"production": 0})
    assert not table.offers("place:dunes")


@pytest.mark.rule("F-33")
def test_nobody_owns_two_map_tiles_of_one_type() -> None:
    table = Table(city=FOUR_GREEN, maps={"production": 2})
    assert table.state.map_left[0] == 1
    assert not table.offers("place:dunes")


@pytest.mark.rule("F-33")
def test_a_type_already_owned_is_not_among_the_fitting_piles() -> None:
    city = [*FOUR_GREEN, "port", "market", "navigator", "pirate", "inn", "windmill"]
    table = Table(city=city, maps={"governance": 2})
    table.choose("place:dunes")
    assert table.options == ["map:production", "map:all_types"]
