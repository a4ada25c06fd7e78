"""All innovation tiles: the 16 rectangular ones, each on its action, and the 16 ovals with their arrows."""

from typing import Any

import pytest

from figurka.games.viticulture.world.content.balance import CHEAP_TILE_PRICE
from figurka.games.viticulture.world.content.board import GRID
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.things import LETTERS
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.effects import change, holdings

CELLAR = ["medium_cellar", "large_cellar"]


def at(tile: str, *seats: Seat, **said: Any) -> Table:
    """A table on which the tile of a letter lies; a second player looks on."""
    season = "summer" if tile < "I" else "winter"
    players = seats or (Seat(),)
    others = () if len(players) > 1 else (Seat(),)
    return Table(*players, *others, **{"continent": "oceania", "season": season, "tiles": tile, **said})


def worker(**said: Any) -> Seat:
    """A player with one labourer for the season."""
    return Seat(**{"workers": ["yellow"], **said})


def winter_worker(**said: Any) -> Seat:
    return Seat(**{"workers": ["blue"], **said})


@pytest.mark.rule("W-1", "W-10", "W-51")
def test_there_is_a_tile_for_each_letter_from_a_to_n_and_two_for_the_solo_game() -> None:
    assert "".join(LETTERS[tile.action] for tile in TILES) == "ABCDEFGHIJKLMNHN"
    assert [tile.name for tile in TILES if tile.solo] == ["innovate_solo", "fill_order_solo"]
    assert sum(oval.copies for oval in OVALS) == 16


# Summer


@pytest.mark.rule("W-107", "W-51")
def test_tile_a_plants_one_or_two_vines() -> None:
    table = at("A", worker(hand=["malvasia", "sangiovese"]))
    table.choose("at:plant_vine:1", "plant:malvasia:left", "plant:sangiovese:right")
    assert (table.vines("left"), table.vines("right")) == (["malvasia"], ["sangiovese"])
    table = at("A", worker(hand=["malvasia", "sangiovese"]))
    table.choose("at:plant_vine:1", "plant:malvasia:left", "done")
    assert (table.vines("left"), table.hand("vine")) == (["malvasia"], ["sangiovese"])


@pytest.mark.rule("W-107", "W-51")
def test_on_tile_a_only_the_second_vine_may_exceed_its_field() -> None:
    full = {"left": ["chardonnay", "malvasia"]}
    both = ["trellis", "irrigation"]
    table = at("A", worker(hand=["malvasia", "cabernet_sauvignon"], fields=full, structures=both))
    table.choose("at:plant_vine:1")
    table.cannot("plant:malvasia:left", "plant:cabernet_sauvignon:left")
    table.choose("plant:malvasia:right", "plant:cabernet_sauvignon:left")
    assert table.vines("left") == ["chardonnay", "malvasia", "cabernet_sauvignon"]


@pytest.mark.rule("W-51")
def test_on_tile_a_vines_still_need_their_structures() -> None:
    table = at("A", worker(hand=["malvasia", "merlot"])).choose("at:plant_vine:1", "plant:malvasia:left")
    assert (table.asked, table.hand("vine")) == (1, ["merlot"])


@pytest.mark.rule("W-51")
def test_tile_b_draws_four_vines_and_keeps_two() -> None:
    table = at("B", worker()).put_on_top("malvasia", "merlot", "syrah", "pinot")
    table.choose("at:draw_vine:1")
    assert table.options == ["vine:malvasia", "vine:merlot", "vine:syrah", "vine:pinot"]
    table.choose("vine:merlot", "vine:pinot")
    assert (table.hand("vine"), table.lira()) == (["merlot", "pinot"], 1)
    assert sorted(table.discards("vine")) == ["malvasia", "syrah"]


@pytest.mark.rule("W-51", "W-105")
def test_tile_c_pays_for_each_structure_of_the_vineyard_mat() -> None:
    table = at(
        "C", worker(structures=["trellis", "yoke", "medium_cellar"], cards={"mat1": "cafe"}), structures=True
    )
    table.choose("at:give_tour:1")
    assert table.lira() == 2 + 3, "the café is a card"


@pytest.mark.rule("W-51", "W-105")
def test_tile_c_is_still_a_tour() -> None:
    table = at(
        "C",
        worker(structures=["tasting_room"], wines={"red": [1]}),
        Seat(cards={"mat1": "fountain"}),
        structures=True,
    )
    table.choose("at:give_tour:1")
    assert (table.lira(), table.vp(), table.lira(1)) == (3, 1, 1)


@pytest.mark.rule("W-51", "W-107")
def test_tile_d_builds_two_structures_each_a_lira_cheaper_for_a_point() -> None:
    table = at("D", worker(lira=9)).choose(
        "at:build_structure:1", "structure:trellis", "structure:irrigation"
    )
    assert (table.lira(), table.vp(), table.structures()) == (9 - 1 - 2, 1, ["trellis", "irrigation"])


@pytest.mark.rule("W-107")
def test_tile_d_gives_no_point_for_one_structure() -> None:
    table = at("D", worker(lira=9)).choose("at:build_structure:1", "structure:trellis", "done")
    assert (table.lira(), table.vp()) == (8, 0)


@pytest.mark.rule("W-51", "W-107", "W-125")
def test_tile_e_plays_two_summer_visitors_for_a_point() -> None:
    table = at("E", worker(hand=["patron", "surveyor"])).choose(
        "at:play_summer_visitor:1", "visitor:patron", "way:lira"
    )
    assert table.vp() == 0
    table.choose("visitor:surveyor")
    assert table.vp() == 1
    assert sorted(table.discards("summer")) == ["patron", "surveyor"]


@pytest.mark.rule("W-107")
def test_tile_e_gives_no_point_for_one_visitor() -> None:
    table = at("E", worker(hand=["patron", "surveyor"])).choose(
        "at:play_summer_visitor:1", "visitor:patron", "way:lira"
    )
    table.choose("done")
    assert (table.vp(), table.hand("summer")) == (0, ["surveyor"])


@pytest.mark.rule("W-51", "W-42", "W-59")
@pytest.mark.parametrize(
    ("seat", "key", "lira", "red"),
    [
        ({"sold": ["left"]}, "buy:left", 4, [1]),
        ({}, "sell:right", 16, [1]),
        ({}, "grape:red:1", 10, []),
        ({}, "buy_grape:red:2", 7, [1, 4]),
    ],
)
def test_tile_f_deals_in_a_field_or_a_grape_for_a_point(
    seat: dict[str, Any], key: str, lira: int, red: list[int]
) -> None:
    table = at("F", worker(lira=9, grapes={"red": [1]}, **seat)).choose("at:sell_grapes_or_field:1", key)
    assert (table.lira(), table.grapes("red"), table.vp()) == (lira, red, 1)


@pytest.mark.rule("W-51", "W-41", "W-137")
def test_tile_g_receives_two_items_for_one() -> None:
    table = at("G", worker(lira=3)).choose("at:trade:1", "part:pay-lira3", "part:gain-vp1", "part:gain-lira3")
    assert (table.lira(), table.vp()) == (3, 1)


@pytest.mark.rule("W-51", "W-50")
def test_tile_h_gains_two_tiles_at_a_lower_price() -> None:
    said: dict[str, Any] = {"revealed": ["tile_tour", "tile_plant", "oval_vp"]}
    table = at("H", worker(lira=2 * CHEAP_TILE_PRICE), **said)
    table.choose("at:innovate:1", "tile:tour", "tile:plant")
    assert (table.lira(), [tile.key for tile in table.world.revealed]) == (0, ["oval:vp"])
    table = at("H", worker(lira=2 * CHEAP_TILE_PRICE), **said).choose("at:innovate:1", "tile:tour", "done")
    assert table.lira() == CHEAP_TILE_PRICE


# Winter


@pytest.mark.rule("W-51", "W-107")
def test_tile_i_harvests_two_fields_and_then_ages_a_grape() -> None:
    fields = {"left": ["malvasia"], "right": ["syrah"]}
    table = at("I", winter_worker(fields=fields)).choose("at:harvest_field:1", "field:left", "field:right")
    assert table.kind == "age_grape"
    table.choose("grape:red:2")
    assert (table.grapes("red"), table.grapes("white")) == ([3], [1])


@pytest.mark.rule("W-107")
def test_tile_i_ages_no_grape_after_one_field() -> None:
    fields = {"left": ["malvasia"], "right": ["syrah"]}
    table = at("I", winter_worker(fields=fields)).choose("at:harvest_field:1", "field:left", "done")
    assert (table.asked, table.grapes("white")) == (1, [1])


@pytest.mark.rule("W-51", "W-107")
def test_tile_j_draws_two_orders_and_may_fill_one_of_them_with_lesser_wine() -> None:
    table = at("J", winter_worker(wines={"red": [4], "white": [6]}, structures=CELLAR, hand=["r5"]))
    table.put_on_top("r6", "w8").choose("at:draw_order:1")
    assert (table.kind, table.hand("order")) == ("may", ["r5", "r6", "w8"])
    table.choose("part:fillorder-relief2-just_drawn1")
    assert table.options == ["order:r6", "order:w8"]
    table.choose("order:w8")
    assert (table.vp(), table.wines("white"), table.hand("order")) == (4, [], ["r5", "r6"])


@pytest.mark.rule("W-51")
def test_on_tile_j_no_order_must_be_filled() -> None:
    table = at("J", winter_worker(wines={"red": [4]}, structures=CELLAR)).put_on_top("r6", "w8")
    table.choose("at:draw_order:1", "decline")
    assert (table.vp(), table.hand("order")) == (0, ["r6", "w8"])


@pytest.mark.rule("W-51")
@pytest.mark.parametrize(("order", "wines"), [("r6", {"red": [3]}), ("s9", {"red": [9], "white": [9]})])
def test_on_tile_j_wine_is_no_more_than_two_lower_and_of_its_type(
    order: str, wines: dict[str, list[int]]
) -> None:
    table = at("J", winter_worker(wines=wines, structures=CELLAR)).put_on_top(order, "b8")
    assert table.choose("at:draw_order:1").asked == 1


@pytest.mark.rule("W-51", "W-107")
def test_tile_k_makes_three_wines_for_a_lira() -> None:
    table = at("K", winter_worker(grapes={"red": [1, 2], "white": [1]}))
    table.choose("at:make_wine:1", "make:red:r1", "make:red:r2")
    assert table.options == ["make:white:w1", "done"]
    table.choose("make:white:w1")
    assert (table.wines("red"), table.wines("white"), table.lira()) == ([1, 2], [1], 1)


@pytest.mark.rule("W-107")
def test_tile_k_pays_nothing_for_two_wines() -> None:
    table = at("K", winter_worker(grapes={"red": [1, 2], "white": [1]}))
    table.choose("at:make_wine:1", "make:red:r1", "make:red:r2", "done")
    assert table.lira() == 0


@pytest.mark.rule("W-51", "W-64")
def test_tile_l_trains_two_workers_for_two_lira_each() -> None:
    table = at("L", Seat(lira=5)).choose("at:train_worker:1", "worker:blue", "hat:yellow:home", "worker:bare")
    table.choose("hat:blue:acting")
    assert (table.lira(), table.player().workers[:3]) == (1, [1, 1, 2])
    table = at("L", Seat(lira=5)).choose("at:train_worker:1", "worker:blue", "hat:yellow:home", "done")
    assert (table.lira(), table.player().workers[:3]) == (3, [1, 2, 1])


@pytest.mark.rule("W-51", "W-107", "W-125")
def test_tile_m_plays_two_winter_visitors_for_a_point() -> None:
    table = at("M", winter_worker(hand=["marketer", "crush_expert"]))
    table.choose("at:play_winter_visitor:1", "visitor:marketer")
    assert table.vp() == 0
    table.choose("visitor:crush_expert")
    assert (table.vp(), sorted(table.discards("winter"))) == (1, ["crush_expert", "marketer"])


@pytest.mark.rule("W-51")
def test_tile_n_fills_two_orders() -> None:
    wines = {"red": [5], "white": [5]}
    table = at("N", winter_worker(hand=["r5", "w5"], wines=wines, structures=CELLAR))
    table.choose("at:fill_order:1", "order:r5", "order:w5")
    assert (table.vp(), table.hand("order")) == (4, [])
    table = at("N", winter_worker(hand=["r5", "w5"], wines=wines, structures=CELLAR))
    table.choose("at:fill_order:1", "order:r5", "done")
    assert table.vp() == 2


@pytest.mark.rule("W-106")
@pytest.mark.parametrize("letter", [letter for letter in LETTERS if letter < "O"])
def test_without_its_tile_an_action_is_what_the_board_says(letter: str) -> None:
    table = at("")
    edition = table.state.edition
    plain = edition.effect_of(table.state, edition.actions[LETTERS.index(letter)])
    covered = at(letter)
    tile = covered.world.tiles[LETTERS.index(letter)]
    assert tile is not None
    assert edition.effect_of(covered.state, edition.actions[LETTERS.index(letter)]) == tile.steps != plain


# The solo tiles


@pytest.mark.rule("W-211", "W-226")
def test_the_solo_tile_of_h_gains_two_tiles_with_the_help_of_the_purse() -> None:
    table = Table(
        Seat(lira=CHEAP_TILE_PRICE, workers=["yellow"]),
        continent="oceania",
        tiles="H",
        purse=CHEAP_TILE_PRICE,
        revealed=["tile_tour", "tile_plant"],
    )
    table.choose("at:innovate:1", "tile:tour", f"number:{CHEAP_TILE_PRICE}")
    partner = table.world.partner
    assert partner is not None
    assert (table.lira(), partner.purse, table.options) == (CHEAP_TILE_PRICE, 0, ["tile:plant", "done"])


@pytest.mark.rule("W-211")
def test_the_solo_tile_of_n_fills_an_order_of_the_display() -> None:
    table = Table(
        Seat(wines={"red": [5]}, structures=CELLAR, workers=["blue", "blue"]),
        continent="oceania",
        season="winter",
        tiles="N",
        display=["r5"],
    )
    table.choose("at:fill_order:1")
    assert (table.vp(), table.discards("order")) == (2, ["r5"])


# Ovals


BONUSES: dict[str, tuple[str, dict[str, int]]] = {
    "vine": ("", {"card": 1, "vine card": 1}),
    "lira_1": ("", {"lira": 1}),
    "lira_2": ("", {"lira": 2}),
    "order": ("", {"card": 1, "order card": 1}),
    "summer_visitor": ("", {"card": 1, "summer card": 1}),
    "winter_visitor": ("", {"card": 1, "winter card": 1}),
    "vp": ("", {"vp": 1}),
    "age_grape": ("part:agegrape", {"grapes": 1}),
    "age_wine": ("part:agewine", {"wines": 1}),
    "grape": ("part:gaingrape", {"grape": 1, "grapes": 1}),
    "everyone_lira": ("", {"lira": 1}),
}
"""What the bonus of each oval changes, and what is answered for it."""
ARROWS = {"arrow_left": (0, -1), "arrow_right": (0, 1), "arrow_up": (-1, 0), "arrow_down": (1, 0)}


def toured(worker: str, keys: str, **said: Any) -> Table:
    """A worker is put on the tour, whose space may carry an oval."""
    seat = Seat(hats=(1, 1), grapes={"red": [1]}, wines={"red": [1]})
    table = Table(seat, Seat(), continent="oceania", **said)
    return table.choose("at:give_tour:1", f"worker:{worker}", *keys.split())


@pytest.mark.rule("W-1", "W-52")
def test_every_oval_has_a_test() -> None:
    assert {oval.name for oval in OVALS} == {*BONUSES, *ARROWS}
    assert [oval.name for oval in OVALS if oval.copies > 1] == ["lira_1"]


@pytest.mark.rule("W-56", "W-20")
@pytest.mark.parametrize("worker", ["bare", "grande"])
@pytest.mark.parametrize("name", BONUSES)
def test_an_oval_gives_its_bonus_to_a_trained_worker(name: str, worker: str) -> None:
    keys, wanted = BONUSES[name]
    plain, table = toured(worker, ""), toured(worker, keys, ovals={"C1": name})
    assert change(holdings(plain, 0), holdings(table, 0)) == wanted
    assert change(holdings(plain, 1), holdings(table, 1)) == (wanted if name == "everyone_lira" else {})


@pytest.mark.rule("W-20", "W-56")
@pytest.mark.parametrize("name", [*BONUSES, *ARROWS])
def test_an_oval_gives_a_labourer_nothing(name: str) -> None:
    plain, table = toured("yellow", ""), toured("yellow", "", ovals={"C1": name})
    assert change(holdings(plain, 0), holdings(table, 0)) == {}


@pytest.mark.rule("W-57")
@pytest.mark.parametrize("name", ARROWS)
@pytest.mark.parametrize("letter", ["D", "K", "F", "M"])
def test_an_arrow_gives_the_bonus_of_the_oval_next_to_it(name: str, letter: str) -> None:
    row = next(index for index, letters in enumerate(GRID) if letter in letters)
    down, right = ARROWS[name]
    target = GRID[row + down][GRID[row].index(letter) + right]
    seat = Seat(lira=9, hand=["marketer"], grapes={"red": [1]}, hats=(0, 0))
    keys = {
        "D": "at:build_structure:1 worker:bare structure:yoke",
        "K": "at:make_wine:1 worker:bare",
        "F": "at:sell_grapes_or_field:1 worker:bare sell:left",
        "M": "at:play_winter_visitor:1 worker:bare",
    }[letter]
    season = "summer" if letter in "DF" else "winter"
    table = Table(
        seat, Seat(), continent="oceania", season=season, ovals={f"{letter}1": name, f"{target}1": "vp"}
    )
    table.choose(*keys.split())
    assert table.vp() == 1


@pytest.mark.rule("W-57", "W-104")
@pytest.mark.parametrize(
    ("name", "letter", "elsewhere"),
    [("arrow_left", "C", "L"), ("arrow_up", "B", "H"), ("arrow_left", "G", "P"), ("arrow_down", "G", "A")],
)
def test_an_arrow_over_the_edge_gives_nothing(name: str, letter: str, elsewhere: str) -> None:
    keys = {
        "C": "at:give_tour:1 worker:bare",
        "B": "at:draw_vine:1 worker:bare",
        "G": "at:trade:1 worker:bare part:pay-lira3 part:gain-lira3",
    }[letter]
    table = Table(
        Seat(lira=3, hats=(0, 0)),
        Seat(),
        continent="oceania",
        ovals={f"{letter}1": name, f"{elsewhere}1": "vp"},
    )
    table.choose(*keys.split())
    assert table.vp() == 0


@pytest.mark.rule("W-57", "W-108")
@pytest.mark.parametrize(
    ("name", "start", "target"),
    [
        ("arrow_right", "C1", "C2"),
        ("arrow_right", "C2", "D1"),
        ("arrow_left", "C2", "C1"),
        ("arrow_up", "C2", "A2"),
        ("arrow_down", "C1", "E1"),
    ],
)
def test_with_more_players_both_spaces_of_an_action_are_neighbours(
    name: str, start: str, target: str
) -> None:
    table = Table(
        Seat(hats=(0, 0)), Seat(), Seat(), Seat(), continent="oceania", ovals={start: name, target: "vp"}
    )
    table.choose(f"at:give_tour:{start[1]}", "worker:bare")
    assert table.vp() == 1


@pytest.mark.rule("W-57", "W-104")
def test_arrows_lead_on_but_not_in_a_circle() -> None:
    said: dict[str, Any] = {"continent": "oceania"}
    chain = {"C1": "arrow_right", "D1": "arrow_down", "F1": "vp"}
    table = Table(Seat(hats=(0, 0)), Seat(), ovals=chain, **said).choose("at:give_tour:1", "worker:bare")
    assert table.vp() == 1
    circle = {"C1": "arrow_right", "D1": "arrow_left"}
    table = Table(Seat(hats=(0, 0)), Seat(), ovals=circle, **said).choose("at:give_tour:1", "worker:bare")
    assert (table.vp(), table.lira()) == (0, 2)
