"""Setting up the game (F-10 to F-21)."""

from typing import Any

import pytest

import figurka
from figurka.games.farshore.content.cards import DECK_OF_CARDS
from tests.games.farshore.table import Seat, Table

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(40)
ISLANDS = {
    "coral_isle",
    "kelp_isle",
    "timber_spit",
    "mushroom_atoll",
    "treasure_key",
    "windward_isle",
    "gull_roost",
    "bounty_isle",
    "hermits_isle",
    "mirror_lagoon",
}
ROSES_A = {"production", "governance", "traveler", "destination"}
ROSES_B = {"common", "unique", "critter", "construction"}


def new(seats: int, seed: int = 7) -> figurka.Game[Any]:
    return figurka.new_game("farshore", seats, seed)


def answer(game: figurka.Game[Any], key: str) -> None:
    assert game.decision is not None
    game.choose(game.decision.index(key))


def in_turn_order(game: figurka.Game[Any]) -> list[Any]:
    state = game.state
    return [state.players[(state.first + place) % len(state.players)] for place in range(len(state.players))]


def begun(seats: int, seed: int = 7) -> figurka.Game[Any]:
    game = new(seats, seed)
    for _ in range(seats):
        answer(game, "keep")
    return game


@PLAYERS
@pytest.mark.rule("F-10")
def test_the_whole_board_lies_ready(seats: int) -> None:
    game = begun(seats)
    assert game.decision is not None
    places = {option.key for option in game.decision.options if option.key.startswith("place:")}
    shore = {"shore_driftwood", "shore_seaweed", "shore_stone", "shore_mushroom"}
    islands = {island.name for island in game.state.islands}
    assert places == {f"place:{name}" for name in {*shore, *islands, "docks", "lookout"}}


@pytest.mark.rule("F-11")
@pytest.mark.parametrize(("seats", "values"), [(2, [2, 1]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_six_map_piles_with_falling_values(seats: int, values: list[int]) -> None:
    assert list(new(seats).state.map_left) == [len(values)] * 6
    taken = []
    for left in range(len(values), 0, -1):
        table = Table(seats=seats, city=["market", "port", "navigator"], map_left={"governance": left})
        table.choose("place:dunes")
        taken.append(max(table.me.maps))
    assert taken == values


@PLAYERS
@pytest.mark.rule("F-12")
def test_as_many_random_islands_as_players_lie_face_up(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        state = new(seats, seed).state
        names = {island.name for island in state.islands}
        assert len(state.islands) == len(names) == seats
        assert list(state.islands_up) == [True] * seats
        seen |= names
    assert seen == ISLANDS


@pytest.mark.rule("F-13")
def test_two_stacks_of_wind_roses_are_shuffled_apart() -> None:
    turned_up = set()
    for seed in SEEDS:
        state = new(2, seed).state
        for stack, tiles in enumerate((ROSES_A, ROSES_B)):
            under = [rose.name for rose in state.roses[stack].things()]
            assert {state.winds[stack].name, *under} == tiles
            assert len(under) == 3
            turned_up.add(state.winds[stack].name)
    assert turned_up == ROSES_A | ROSES_B


@pytest.mark.rule("F-13")
def test_only_the_top_wind_roses_are_seen() -> None:
    game = new(2)
    assert game.view(0)["winds"] == [rose.name for rose in game.state.winds]
    assert game.view(0)["winds_past"] == [[], []]


@PLAYERS
@pytest.mark.rule("F-14")
def test_eight_different_names_lie_in_the_bay(seats: int) -> None:
    stacked = False
    for seed in SEEDS:
        state = new(seats, seed).state
        assert None not in state.bay
        assert len(set(state.bay)) == 8
        in_hands = sum(len(player.hand) for player in state.players)
        assert len(state.deck) + in_hands + sum(state.bay_counts) == 125
        stacked |= max(state.bay_counts) > 1
    assert stacked


@pytest.mark.rule("F-14")
def test_the_deck_of_125_cards_is_shuffled() -> None:
    assert len(DECK_OF_CARDS) == 125
    bays = {tuple(card.key for card in new(2, seed).state.bay) for seed in SEEDS}
    assert len(bays) == len(SEEDS)


@PLAYERS
@pytest.mark.rule("F-15")
def test_the_discard_pile_starts_empty_and_is_face_down(seats: int) -> None:
    game = new(seats)
    assert game.view(None)["discard"] == {"count": 0, "known": []}
    answer(game, "redraw")
    assert game.view(None)["discard"] == {"count": 5, "known": []}


@PLAYERS
@pytest.mark.rule("F-16")
def test_the_first_to_fourth_player_draw_five_to_eight_cards(seats: int) -> None:
    for seed in SEEDS:
        hands = [len(player.hand) for player in in_turn_order(new(seats, seed))]
        assert hands == [5, 6, 7, 8][:seats]


@PLAYERS
@pytest.mark.rule("F-16")
def test_hands_are_secret(seats: int) -> None:
    game = new(seats)
    for viewer in (*range(seats), None):
        players: Any = game.view(viewer)["players"]
        shown = [seen["seat"] for seen in players if seen["hand"] is not None]
        assert shown == ([] if viewer is None else [viewer])


@pytest.mark.rule("F-17")
def test_the_whole_hand_may_be_redrawn_once_in_the_setup() -> None:
    game = new(4)
    third = in_turn_order(game)[2]
    old = list(third.hand)
    for key in ("keep", "keep", "redraw", "keep"):
        assert game.decision is not None
        assert [option.key for option in game.decision.options] == ["keep", "redraw"]
        answer(game, key)
    assert game.state.discard == old
    assert [len(player.hand) for player in in_turn_order(game)] == [5, 6, 7, 8]
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert game.decision.index("redraw") == -1


@pytest.mark.rule("F-17")
def test_a_hand_may_be_kept() -> None:
    game = new(2)
    old = list(in_turn_order(game)[0].hand)
    answer(game, "keep")
    assert in_turn_order(game)[0].hand == old
    assert game.state.discard == []


@PLAYERS
@pytest.mark.rule("F-18", "F-19")
def test_players_start_with_two_workers_three_in_reserve_and_three_anchors(seats: int) -> None:
    for player in new(seats).state.players:
        assert (player.ready, player.reserve, player.ship, player.anchors) == (2, 3, 0, 3)
        assert player.city == []


@PLAYERS
@pytest.mark.rule("F-19")
def test_nobody_starts_with_tokens(seats: int) -> None:
    for player in new(seats).state.players:
        assert player.goods == [0] * 6


@PLAYERS
@pytest.mark.rule("F-20")
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    assert {new(seats, seed).state.first for seed in SEEDS} == set(range(seats))


@PLAYERS
@pytest.mark.rule("F-20")
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    game = begun(seats, seed=3)
    order = []
    for place in ("driftwood", "seaweed", "stone", "mushroom")[:seats]:
        assert game.decision is not None
        order.append(game.decision.seat)
        answer(game, f"place:shore_{place}")
    first = game.state.first
    assert order == [(first + step) % seats for step in range(seats)]


@pytest.mark.rule("F-21")
def test_resources_never_run_out() -> None:
    hoard = {"driftwood": 999, "seaweed": 999, "stone": 999, "mushroom": 999}
    table = Table(
        Seat(passed=True, season="autumn", driftwood=999, seaweed=999, stone=999, mushroom=999),
        season="summer",
        driftwood=999,
        seaweed=999,
        stone=999,
        mushroom=999,
    )
    for name in ("driftwood", "seaweed", "stone", "mushroom"):
        table.choose(f"place:shore_{name}")
    assert table.have() == {"driftwood": 1002, "seaweed": 1001, "stone": 1000, "mushroom": 1001}
    assert table.have(1) == hoard


@pytest.mark.rule("F-21")
def test_treasures_and_points_never_run_out() -> None:
    table = Table(
        Seat(passed=True, season="autumn", treasure=999, point=999),
        city=["illuminator"],
        hand=["inn"],
        treasure=999,
        point=999,
        islands=["treasure_key", "coral_isle"],
    )
    table.choose("city:illuminator", "hand:inn", "place:treasure_key")
    assert table.have() == {"treasure": 1000, "point": 1000}
