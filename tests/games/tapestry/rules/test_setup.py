"""Setting up the game (T-1 to T-16)."""

from collections import Counter
from typing import Any

import pytest

import figurka
from figurka.games.tapestry.content.maps import board_for
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.advancing import roll_science
from figurka.games.tapestry.rules.benefits import A_CIVILIZATION, UPGRADE_A_TECH, cards, space_tiles, tiles
from figurka.games.tapestry.rules.conquering import roll_dice
from tests.games.tapestry.table import Seat, Table

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
FEW = pytest.mark.parametrize("seats", [2, 3])
MANY = pytest.mark.parametrize("seats", [4, 5])
SEEDS = range(100)
CAPITALS = {"mountain": 1, "wetland": 2, "tropical": 3, "desert": 4, "grassland": 5, "forest": 6}
STARTS = {
    "small": {1: (0, -2), 2: (2, 0), 3: (-2, 2), 4: (2, 0), 5: (-2, 2), 6: (0, -2)},
    "large": {1: (0, -3), 2: (3, -3), 3: (3, 0), 4: (0, 3), 5: (-3, 3), 6: (-3, 0)},
}
TRACK_LANDMARKS = {
    "exploration": ["lighthouse", "train_station", "launch_pad"],
    "science": ["apothecary", "academy", "laboratory"],
    "military": ["barracks", "tank_factory", "fusion_reactor"],
    "technology": ["forge", "rubber_works", "tech_hub"],
}
TECH_LANDMARKS = ["bakery", "barn", "com_tower", "library", "stock_market", "treasury"]


def new(seats: int, seed: int = 7) -> figurka.Game[Any]:
    return figurka.new_game("tapestry", seats, seed)


def seen(game: figurka.Game[Any], seat: int | None = None) -> Any:
    return game.view(seat)


def offers(game: figurka.Game[Any]) -> list[Any]:
    """What each player may choose from before the game."""
    count = len(game.state.players)
    return [seen(game, seat)["players"][seat]["offer"] for seat in range(count)]


def kinds_picked(game: figurka.Game[Any], pick: int = 0) -> list[str]:
    """Let everybody choose the first or the second of what is dealt; tells what was asked."""
    asked = []
    while game.decision is not None and game.decision.kind in {"capital", "civilization"}:
        asked.append(game.decision.kind)
        game.choose(pick)
    return asked


def begun(seats: int, seed: int = 7, pick: int = 0) -> figurka.Game[Any]:
    game = new(seats, seed)
    kinds_picked(game, pick)
    return game


# What all share


@pytest.mark.rule("T-1")
@pytest.mark.parametrize(
    ("seats", "side", "hexes", "printed"),
    [(2, "small", 34, 13), (3, "small", 34, 13), (4, "large", 61, 25), (5, "large", 61, 25)],
)
def test_few_players_use_the_small_map_many_the_large_one(
    seats: int, side: str, hexes: int, printed: int
) -> None:
    board = seen(new(seats))["map"]
    assert board["side"] == side
    assert len(board["hexes"]) == hexes
    assert sum(place["printed"] for place in board["hexes"]) == printed
    assert all((place["corners"] is not None) == place["printed"] for place in board["hexes"])


@pytest.mark.rule("T-1")
def test_whoever_plays_alone_uses_the_small_map() -> None:
    assert [board_for(seats).name for seats in range(1, 6)] == ["small"] * 3 + ["large"] * 2


@PLAYERS
@pytest.mark.rule("T-2")
def test_three_of_33_shuffled_technologies_lie_open(seats: int) -> None:
    shown = set()
    for seed in SEEDS:
        game = new(seats, seed)
        assert len(seen(game)["display"]) == len(set(seen(game)["display"])) == 3
        assert seen(game)["piles"]["techs"] == 30
        shown |= set(seen(game)["display"])
    assert len(shown) == 33


@PLAYERS
@pytest.mark.rule("T-3", "T-4", "T-5")
def test_cards_and_tiles_lie_face_down_in_three_piles(seats: int) -> None:
    piles = seen(new(seats))["piles"]
    assert (piles["cards"], piles["tiles"], piles["space_tiles"]) == (50, 48, 15)


@pytest.mark.rule("T-3")
def test_the_tapestry_deck_is_shuffled() -> None:
    assert len({Table(seed=seed).gain(cards()).hand()[0] for seed in SEEDS}) > 25


@pytest.mark.rule("T-3")
def test_the_deck_holds_43_cards_once_and_seven_traps() -> None:
    table = Table().gain(cards(50))
    count = Counter(table.hand())
    assert len(count) == 44
    assert count.pop("trap") == 7
    assert set(count.values()) == {1}


@pytest.mark.rule("T-4")
def test_the_territory_tiles_are_shuffled() -> None:
    assert len({Table(seed=seed).gain(tiles()).tiles()[0] for seed in SEEDS}) > 25
    assert sorted(Table().gain(tiles(48)).tiles()) == list(range(1, 49))


@pytest.mark.rule("T-5")
def test_the_space_tiles_are_a_stack_of_their_own_and_shuffled() -> None:
    drawn = {Table(seed=seed).gain(space_tiles(1)).me.space_tiles[0].name for seed in SEEDS}
    assert len(drawn) == 15
    table = Table().gain(space_tiles(15))
    assert len({tile.name for tile in table.me.space_tiles}) == 15
    assert table.tiles() == []


@PLAYERS
@pytest.mark.rule("T-6")
def test_all_18_landmarks_wait_to_be_won(seats: int) -> None:
    landmarks = seen(new(seats))["landmarks"]
    assert set(landmarks) == {
        *TECH_LANDMARKS,
        *(name for names in TRACK_LANDMARKS.values() for name in names),
    }
    assert len(landmarks) == 18
    assert set(landmarks.values()) == {None}


@pytest.mark.rule("T-6")
def test_twelve_landmarks_belong_to_the_tiers_of_the_tracks() -> None:
    for track in TRACKS:
        where = {space.number: space.landmark.name for space in track.spaces if space.landmark is not None}
        assert where == dict(zip((4, 7, 10), TRACK_LANDMARKS[track.name], strict=True))


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("name", TECH_LANDMARKS)
def test_six_landmarks_come_with_the_technology_of_their_name(name: str) -> None:
    table = Table(middle=[name], farm=2, house=3, market=2).gain(UPGRADE_A_TECH)
    assert table.skip("quarters", "site").landmarks() == {name}


@pytest.mark.rule("T-7")
def test_a_conquest_rolls_a_red_and_a_black_die_of_six_faces() -> None:
    table = Table()
    rolled: Counter[str] = Counter()
    for _ in range(1800):
        table.run(roll_dice(table.state, table.me, table.state.board.middle, both=False))
        red, black = table.options
        assert red.startswith("die:red-")
        assert black.startswith("die:black-")
        rolled.update((red, black))
    chances = {face.removeprefix("die:"): round(count * 6 / 1800) for face, count in rolled.items()}
    assert chances == {
        **{"red-vp-4": 1, "red-vp-5": 1, "red-vp-6": 1, "red-vp-7": 1, "red-territories": 2},
        **{"black-coin": 1, "black-worker": 1, "black-food": 1, "black-culture": 1, "black-tile": 2},
    }


@pytest.mark.rule("T-7")
def test_the_science_die_shows_each_track_on_a_quarter_of_its_sides() -> None:
    table = Table()
    for _ in range(1200):
        table.run(roll_science(table.state, table.me, TRACKS[0]))
    assert table.state.journal is not None
    rolled = Counter(event.thing.key for event in table.events if event.thing is not None)
    assert {key: round(count * 12 / 1200) for key, count in rolled.items()} == {
        "track:exploration": 3,
        "track:science": 3,
        "track:military": 3,
        "track:technology": 3,
    }


# What each player gets


@PLAYERS
@pytest.mark.rule("T-8")
def test_five_buildings_cover_each_row_of_the_income_mat(seats: int) -> None:
    for player in seen(new(seats))["players"]:
        rows = player["income"]["rows"]
        assert {row: (each["building"], each["left"]) for row, each in rows.items()} == {
            "farms": ("farm", 5),
            "houses": ("house", 5),
            "markets": ("market", 5),
            "armories": ("armory", 5),
        }


@PLAYERS
@pytest.mark.rule("T-8")
def test_the_leftmost_space_of_each_row_is_open(seats: int) -> None:
    ones = ("coin", "worker", "food", "culture", "territory_tile", "tapestry_card")
    for player in seen(new(seats))["players"]:
        assert player["income"]["next"] == dict.fromkeys(ones, 1)


@PLAYERS
@pytest.mark.rule("T-9")
def test_nobody_owns_resources_at_the_start(seats: int) -> None:
    for player in seen(new(seats))["players"]:
        assert player["resources"] == {"coin": 0, "worker": 0, "food": 0, "culture": 0}


@MANY
@pytest.mark.rule("T-10")
def test_each_of_many_players_gets_one_capital_by_lot(seats: int) -> None:
    dealt = set()
    for seed in SEEDS:
        capitals = [offer["capitals"] for offer in offers(new(seats, seed))]
        assert [len(each) for each in capitals] == [1] * seats
        assert len({each[0] for each in capitals}) == seats
        dealt |= {each[0] for each in capitals}
    assert dealt == set(CAPITALS)
    assert kinds_picked(new(seats)) == ["civilization"] * seats


@FEW
@pytest.mark.rule("T-11")
def test_each_of_few_players_chooses_from_a_pair_of_capitals(seats: int) -> None:
    dealt = set()
    for seed in SEEDS:
        pairs = [tuple(CAPITALS[name] for name in offer["capitals"]) for offer in offers(new(seats, seed))]
        assert len(set(pairs)) == seats
        dealt |= {(seat, pair) for seat, pair in enumerate(pairs)}
    assert dealt == {(seat, pair) for seat in range(seats) for pair in ((1, 6), (2, 4), (3, 5))}
    assert kinds_picked(new(seats)) == ["capital", "civilization"] * seats


@FEW
@pytest.mark.rule("T-11")
@pytest.mark.parametrize("pick", [0, 1])
def test_one_capital_of_the_pair_is_kept_and_the_other_is_gone(seats: int, pick: int) -> None:
    game = new(seats)
    dealt = [offer["capitals"] for offer in offers(game)]
    kinds_picked(game, pick)
    kept = [player["city"]["capital"] for player in seen(game)["players"]]
    assert kept == [pair[pick] for pair in dealt]
    assert [offer for offer in offers(game) if offer] == []


@PLAYERS
@pytest.mark.rule("T-12")
def test_two_outposts_stand_at_the_number_of_the_capital(seats: int) -> None:
    for seed in SEEDS:
        view = seen(begun(seats, seed, seed % 2))
        starts = STARTS[view["map"]["side"]]
        pieces = {(place["q"], place["r"]): place["pieces"] for place in view["map"]["hexes"]}
        for player in view["players"]:
            start = starts[CAPITALS[player["city"]["capital"]]]
            outpost = {"seat": player["seat"], "piece": "outpost", "toppled": False}
            assert pieces.pop(start) == [outpost, outpost]
            assert player["outposts"] == 8
            assert player["territories"] == 1
        assert not any(pieces.values())


@PLAYERS
@pytest.mark.rule("T-13")
def test_two_of_16_civilizations_are_dealt_to_each_player(seats: int) -> None:
    dealt = set()
    for seed in SEEDS:
        game = new(seats, seed)
        names = [name for offer in offers(game) for name in offer["civilizations"]]
        assert len(names) == len(set(names)) == 2 * seats
        assert seen(game)["piles"]["civilizations"] == 16 - 2 * seats
        dealt |= set(names)
    assert len(dealt) == 16


@PLAYERS
@pytest.mark.rule("T-13")
@pytest.mark.parametrize("pick", [0, 1])
def test_one_civilization_is_kept_and_all_others_make_one_pile(seats: int, pick: int) -> None:
    game = new(seats)
    dealt = [offer["civilizations"] for offer in offers(game)]
    kinds_picked(game, pick)
    kept = [player["civilizations"] for player in seen(game)["players"]]
    assert kept == [[pair[pick]] for pair in dealt]
    pile = {each.name for each in game.state.civ_pile.things()}
    assert len(pile) == 16 - seats
    assert pile >= {pair[1 - pick] for pair in dealt}


@pytest.mark.rule("T-13")
def test_the_pile_of_unused_civilizations_is_shuffled() -> None:
    drawn = set()
    for seed in SEEDS:
        table = Table(civ="leaders", seed=seed).gain(A_CIVILIZATION)
        drawn.add(table.me.civilizations[1].name)
    assert len(drawn) > 10
    assert "leaders" not in drawn


@PLAYERS
@pytest.mark.rule("T-14")
def test_tokens_begin_at_no_points_and_at_the_start_of_each_track(seats: int) -> None:
    view = seen(new(seats))
    assert [player["vp"] for player in view["players"]] == [0] * seats
    for spaces in view["tracks"].values():
        assert spaces == [list(range(seats)), *([] for _ in range(12))]


@PLAYERS
@pytest.mark.rule("T-15")
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    firsts = set()
    for seed in SEEDS:
        game = begun(seats, seed)
        while game.decision is not None and game.decision.kind in {"omen", "heralds_start"}:
            game.choose(len(game.decision.options) - 1)
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seat) == ("turn", seen(game)["first"])
        firsts.add(game.decision.seat)
    assert firsts == set(range(seats))


# The first turn


@PLAYERS
@pytest.mark.rule("T-16")
def test_the_first_turn_of_everybody_is_an_income_turn(seats: int) -> None:
    others = [Seat(era=0, coin=3) for _ in range(seats - 1)]
    table = Table(*others, seats=seats, era=0, coin=3)
    assert table.asked == "turn"
    assert table.asked_seat == 0
    for seat in range(seats):
        assert table.player(seat).era == 1
        assert table.tracks(seat) == {"exploration": 0, "science": 0, "military": 0, "technology": 0}
        assert table.have(seat) == {"coin": 4, "worker": 1, "food": 1, "culture": 1}


@pytest.mark.rule("T-16")
def test_whoever_must_take_the_first_income_turn_is_offered_no_advance() -> None:
    table = Table(era=0, civ="heralds", coin=8, worker=8, deck=["trap"])
    assert table.asked == "heralds_start"
    assert (table.me.era, table.hand()) == (1, ["trap"])
