"""The worked examples E-1 to E-16: those that the rulebook itself gives."""

import pytest

from figurka import new_game
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.rules.state import NOBODY
from tests.games.farshore.positions import FULL_CITY
from tests.games.farshore.table import Table

FOUR_GREEN = ("grove", "grove", "beach_sledge", "merchant")


def owned_maps(table: Table) -> dict[str, int]:
    """The map tiles of the first seat, by type."""
    return {kind.name: table.me.maps[kind.index] for kind in MAPS if table.me.maps[kind.index] != NOBODY}


def with_maps(*values: int) -> Table:
    """A table whose first seat owns tiles of these values, each of another type."""
    return Table(maps={kind.name: value for kind, value in zip(MAPS, values, strict=False)})


def per_tile(table: Table) -> list[int]:
    """What each tile of the first seat is worth."""
    return [value * table.me.map_tiles for value in table.me.maps if value != NOBODY]


@pytest.mark.rule("F-32", "F-202")
def test_e1_map_for_four_green_cards() -> None:
    table = Table(city=FOUR_GREEN, ready=1)
    table.choose("place:dunes")
    assert owned_maps(table) == {"production": 2}
    assert table.city() == list(FOUR_GREEN)
    assert table.state.map_left[0] == 1


@pytest.mark.rule("F-32", "F-202")
def test_e1_counter_case_three_green_cards() -> None:
    table = Table(city=FOUR_GREEN[:3], ready=1)
    assert not table.offers("place:dunes")
    assert table.why_not("place:dunes") == "farshore-refusal-no-map"


@pytest.mark.rule("F-32")
def test_e2_map_for_one_card_of_each_type() -> None:
    city = ["grove", "port", "pirate", "inn", "windmill"]
    table = Table(city=city, map_left={"all_types": 1}, ready=1)
    table.choose("place:dunes")
    assert owned_maps(table) == {"all_types": 1}


@pytest.mark.rule("F-33", "F-202")
def test_e3_no_second_tile_of_one_type() -> None:
    table = Table(city=FOUR_GREEN, maps={"production": 2}, ready=1)
    assert table.state.map_left[0] == 1, "a tile of this type is left for others"
    assert not table.offers("place:dunes")
    assert table.why_not("place:dunes") == "farshore-refusal-no-map"


@pytest.mark.rule("F-90")
def test_e4_map_score_one_tile() -> None:
    assert with_maps(2).points()["maps"] == 2


@pytest.mark.rule("F-90")
def test_e5_map_score_two_tiles() -> None:
    table = with_maps(2, 1)
    assert table.points()["maps"] == 6
    assert per_tile(table) == [4, 2]


@pytest.mark.rule("F-90")
def test_e6_map_score_three_tiles_with_a_zero() -> None:
    table = with_maps(1, 2, 0)
    assert table.points()["maps"] == 9
    assert per_tile(table) == [3, 6, 0]


@pytest.mark.rule("F-90")
def test_e7_map_score_six_tiles() -> None:
    assert with_maps(2, 2, 1, 1, 1, 0).points()["maps"] == 42


@pytest.mark.rule("F-90")
def test_e8_map_score_the_same_without_the_zero() -> None:
    assert with_maps(2, 2, 1, 1, 1).points()["maps"] == 35


@pytest.mark.rule("F-33", "F-90")
def test_e9_the_most_that_maps_can_give() -> None:
    table = with_maps(2, 2, 2, 2, 2, 2)
    assert table.me.map_tiles == len(MAPS)
    assert table.points()["maps"] == 72


@pytest.mark.rule("F-37", "F-38", "F-45")
def test_e10_anchor_on_the_warehouse_plays_the_diver() -> None:
    table = Table(city=["warehouse"], hand=["diver"], anchors=3, seaweed=1)
    table.choose("hand:diver", "seaweed")
    assert table.city() == ["warehouse", "diver"]
    assert table.anchored() == ["warehouse"]
    assert table.me.anchors == 2
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-63", "F-261")
def test_e11_deck_runs_out_while_drawing() -> None:
    thrown = ["inn", "inn", "inn", "abbey", "abbey", "abbey", "tumbler", "tumbler", "tumbler", "market"]
    table = Table(
        hand=["manor", "harbor"], deck=["pirate"], deck_size=1, discard=thrown, islands=["gull_roost"]
    )
    table.choose("place:gull_roost", "stone")
    hand = table.hand()
    assert len(hand) == 5
    assert hand[:3] == ["manor", "harbor", "pirate"], "the old card first"
    assert set(hand[3:]) <= set(thrown), "then two of the reshuffled discards"
    assert len(table.state.deck) == 8
    assert not table.state.discard
    assert table.told("reshuffles") == 1


@pytest.mark.rule("F-57", "F-89", "F-282")
def test_e12_guild_master_in_a_full_city() -> None:
    table = Table(city=FULL_CITY)
    points = table.points()
    assert points["cards"] == 22
    assert points["prosperity"] == 18
    assert table.score() == 40
    standing = {own.card.key: own.card for own in table.me.city}
    bonuses = {key: card.bonus(table.me) for key, card in standing.items() if card.bonus is not None}
    assert bonuses == {"windmill": 10, "guild_master": 8}
    assert standing["guild_master"].points == 2
    assert standing["windmill"].points == 2
    assert table.me.types == [5, 3, 3, 2, 2], "green, blue, tan, red, purple"


@pytest.mark.rule("F-65", "F-66", "F-75", "F-235")
def test_e13_sloop_does_not_set_off_the_navigator() -> None:
    table = Table(season="winter", city=["sloop", "navigator"], ready=0, hand_size=4)
    table.prepare("spring")
    assert table.asked_seat == 1, "the Navigator asked nothing"
    assert table.me.ship == 2
    assert table.have() == {"treasure": 1}
    assert len(table.me.hand) == 4
    assert table.me.ready == 3


@pytest.mark.rule("F-70", "F-287")
def test_e14_galleon_and_unspent_treasures() -> None:
    table = Table(city=["galleon"], treasure=3)
    points = table.points()
    assert points["cards"] == 5
    assert points["prosperity"] == 3
    assert points["treasures"] == 6
    assert table.score() == 14


@pytest.mark.rule("F-11", "F-12", "F-14", "F-16", "F-18", "F-19")
@pytest.mark.parametrize(
    ("seats", "hands", "deck_at_most"), [(2, [5, 6], 106), (3, [5, 6, 7], 99), (4, [5, 6, 7, 8], 91)]
)
def test_e15_setup_by_number_of_players(seats: int, hands: list[int], deck_at_most: int) -> None:
    for seed in range(20):
        state = new_game("farshore", seats=seats, seed=seed).state
        in_order = [state.players[(state.first + place) % seats] for place in range(seats)]
        assert [len(player.hand) for player in in_order] == hands
        assert len(state.islands) == len(set(state.islands)) == seats
        assert list(state.islands_up) == [True] * seats
        assert list(state.map_left) == [seats] * 6
        assert len(state.deck) <= deck_at_most
        assert len({card.key for card in state.bay}) == len(state.bay) == 8
        assert len(state.deck) + sum(state.bay_counts) + sum(hands) == 125


@pytest.mark.rule("F-18", "F-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e15_each_player_starts_alike(seats: int) -> None:
    for player in new_game("farshore", seats=seats, seed=1).state.players:
        assert (player.ready, player.reserve, player.anchors, player.ship) == (2, 3, 3, 0)
        assert player.goods == [0] * 6, "no resources, treasures or points"
        assert not player.city


@pytest.mark.rule("F-16", "F-17", "F-264")
def test_e16_starting_hands_and_redraw() -> None:
    game = new_game("farshore", seats=4, seed=1)
    state = game.state
    assert not state.discard
    for place, answer in enumerate(("keep", "keep", "redraw", "keep")):
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seat) == ("redraw", (state.first + place) % 4)
        game.choose(game.decision.index(answer))
    in_order = [state.players[(state.first + place) % 4] for place in range(4)]
    assert [len(player.hand) for player in in_order] == [5, 6, 7, 8]
    assert len(state.discard) == 7
    assert game.decision is not None
    assert game.decision.kind == "turn", "nobody is asked a second time"
    assert game.why_not("redraw") is not None
