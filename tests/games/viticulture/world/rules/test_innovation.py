"""Innovation tiles and their bonuses: W-50 to W-59, W-81, W-82."""

from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import EachPlayer, GainWine
from figurka.games.viticulture.world.content.balance import (
    COVERED_BENEFITS,
    COVERED_COSTS,
    TILE_PRICE,
)
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, OVALS
from figurka.games.viticulture.world.rules.innovating import bonus_oval
from figurka.games.viticulture.world.rules.things import LETTERS, Oval
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import TAKE_LIRA, place, world


def oval_on(table: Table, where: str) -> str | None:
    """The name of the oval on a space like `O1`."""
    oval = table.world.ovals[2 * LETTERS.index(where[0]) + int(where[1]) - 1]
    return None if oval is None else oval.name


def innovator(lira: int = TILE_PRICE, seats: int = 2, **said: Any) -> Table:
    """A labourer of seat 0 stands on H, with these tiles on offer."""
    others = [Seat() for _ in range(seats - 1)]
    table = world(Seat(lira=lira), *others, **said)
    return place(table, "innovate:1", "yellow")


def name_of(letter: str) -> str:
    """The key by which the first space of an action is chosen for an oval."""
    table = world(Seat(), Seat())
    return f"lay:{table.state.edition.actions[LETTERS.index(letter)].name}:1"


# Taking a tile


@pytest.mark.rule("W-50")
def test_a_tile_costs_its_price_and_is_laid_at_once() -> None:
    table = innovator(TILE_PRICE + 1, revealed=["tile_tour", "tile_trade"]).choose("tile:trade")
    assert table.lira() == 1
    assert [tile and tile.name for tile in table.world.tiles].count("trade") == 1
    assert table.asked == 1, "one tile for one action"


@pytest.mark.rule("W-50")
def test_without_the_price_there_is_no_innovation() -> None:
    world(Seat(lira=TILE_PRICE - 1), Seat(), revealed=["tile_tour"]).cannot("at:innovate:1")
    world(Seat(lira=TILE_PRICE), Seat(), revealed=[]).cannot("at:innovate:1")


@pytest.mark.rule("W-50", "W-52")
@pytest.mark.parametrize("letter", LETTERS)
def test_every_action_of_both_seasons_can_be_improved_for_good(letter: str) -> None:
    table = innovator(TILE_PRICE + 9, revealed=["oval_order"]).choose(name_of(letter))
    assert oval_on(table, f"{letter}1") == "order"
    table.choose("pass", TAKE_LIRA, "pass", TAKE_LIRA, "pass", "pass")
    assert table.state.year == 2
    assert oval_on(table, f"{letter}1") == "order"


@pytest.mark.rule("W-51")
def test_a_rectangular_tile_replaces_the_text_of_its_action_for_all_players() -> None:
    table = innovator(revealed=["tile_tour"])
    view: Any = table.game.view(1)["board"]
    assert [action["tile"] for action in view if action["letter"] == "C"] == ["tour"]
    table.player(1).structures = 0b11
    place(table, "give_tour:1", "yellow")
    assert table.lira(1) == 2 + 2, "the others have it too"


@pytest.mark.rule("W-51")
def test_a_rectangular_tile_has_just_one_place() -> None:
    table = innovator(revealed=["tile_tour"])
    assert table.kind == "place", "nothing is asked about it"
    assert [LETTERS[index] for index, tile in enumerate(table.world.tiles) if tile is not None] == ["C"]


@pytest.mark.rule("W-52")
def test_an_oval_goes_on_any_space_without_one() -> None:
    ovals = {"A1": "lira_1", "P1": "order"}
    table = innovator(TILE_PRICE + 9, revealed=["oval_vp"], ovals=ovals)
    laid = [name_of(letter) for letter in LETTERS if letter not in "AP"]
    assert table.options == laid


@pytest.mark.rule("W-53")
def test_workers_on_the_covered_space_move_onto_the_tile_without_bonus_or_action() -> None:
    seat = Seat(lira=TILE_PRICE, hats=(1, 2))
    table = world(seat, Seat(), revealed=["oval_vp"], board={"J1": ["0.bare"]})
    place(table, "innovate:1", "yellow", "lay:draw_order:1")
    assert table.standing("J1") == ["0.bare"]
    assert (table.vp(), table.hand("order")) == (0, [])


@pytest.mark.rule("W-53", "W-56")
def test_a_covered_space_is_open_again_for_everybody() -> None:
    table = innovator(seats=3, revealed=["oval_vp"], board={"B1": ["2.yellow"]}).choose("lay:draw_vine:1")
    place(table, "draw_vine:1", "yellow")
    assert table.standing("B1") == ["2.yellow", "1.yellow"]


@pytest.mark.rule("W-54")
@pytest.mark.parametrize("letter", list(COVERED_BENEFITS))
@pytest.mark.parametrize("space", [1, 2])
def test_a_printed_benefit_is_gained_by_who_covers_it(letter: str, space: int) -> None:
    table = innovator(seats=4, revealed=["oval_order"])
    table.choose(name_of(letter)[:-1] + str(space))
    printed: Any = COVERED_BENEFITS[letter][space - 1]
    assert table.lira() == sum(step.lira for step in printed)
    assert table.vp() == sum(step.vp for step in printed)
    assert [table.lira(seat) + table.vp(seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("W-54")
@pytest.mark.parametrize("letter", list(COVERED_COSTS))
@pytest.mark.parametrize("space", [1, 2])
def test_a_printed_cost_must_be_paid_or_another_space_be_chosen(letter: str, space: int) -> None:
    cost = COVERED_COSTS[letter][space - 1]
    key = name_of(letter)[:-1] + str(space)
    table = innovator(TILE_PRICE + cost, seats=4, revealed=["oval_order"]).choose(key)
    assert table.lira() == 0
    if cost:
        innovator(TILE_PRICE + cost - 1, seats=4, revealed=["oval_order"]).cannot(key)


@pytest.mark.rule("W-54")
def test_what_is_printed_is_gone_when_it_is_covered() -> None:
    table = world(Seat(hats=(2, 1), wines={"red": [1]}), Seat(), season="winter", ovals={"O1": "order"})
    place(table, "sell_wine:1", "bare")
    assert (table.vp(), len(table.hand("order"))) == (0, 1), "whoever works there has the tile's bonus only"


@pytest.mark.rule("W-55")
def test_taken_tiles_are_not_replaced_before_next_spring() -> None:
    revealed = ["tile_tour", "tile_trade", "oval_vp", "oval_order"]
    table = innovator(revealed=revealed).choose("tile:tour")
    assert [tile.key for tile in table.world.revealed] == ["tile:trade", "oval:vp", "oval:order"]
    table.choose("pass", TAKE_LIRA, "pass", TAKE_LIRA)
    assert len(table.world.revealed) == 3, "nor before winter"
    table.choose("pass", "pass")
    assert len(table.world.revealed) == 4


@pytest.mark.rule("W-58")
def test_a_tile_that_cannot_be_laid_cannot_be_taken() -> None:
    names = [oval.name for oval in OVALS for _ in range(oval.copies) if oval.name != "vp"]
    ovals = {f"{letter}1": name for letter, name in zip(LETTERS, names, strict=False)}
    assert "P1" not in ovals
    table = world(Seat(lira=TILE_PRICE), Seat(), revealed=["oval_vp", "tile_tour"], ovals=ovals)
    place(table, "innovate:1", "yellow")
    assert table.kind != "tile", "only P is without oval, and its printed cost cannot be paid"
    assert table.world.tiles[2] is not None
    table = world(Seat(lira=TILE_PRICE), Seat(), revealed=["oval_vp"], ovals=ovals)
    table.cannot("at:innovate:1")
    rich = world(Seat(lira=TILE_PRICE + COVERED_COSTS["P"][0]), Seat(), revealed=["oval_vp"], ovals=ovals)
    place(rich, "innovate:1", "yellow")
    assert oval_on(rich, "P1") == "vp"


# The bonus of an oval


@pytest.mark.rule("W-56")
def test_any_number_of_workers_stand_on_an_oval_and_each_trained_one_gains_the_bonus() -> None:
    table = world(Seat(hats=(1, 2)), Seat(hats=(1, 2)), ovals={"C1": "vp"})
    for kind in ("bare", "bare", "yellow", "yellow"):
        place(table, "give_tour:1", kind)
    place(table, "give_tour:1", "grande", "no_trade")
    place(table, "give_tour:1", "grande", "no_trade")
    assert (table.vp(0), table.vp(1)) == (2, 2), "the labourers gain none"
    assert len(table.standing("C1")) == 6


@pytest.mark.rule("W-56")
def test_the_bonus_is_taken_before_or_after_the_action() -> None:
    seat = Seat(hats=(2, 1), grapes={"red": [1]})
    table = world(seat, Seat(), season="winter", ovals={"K1": "age_grape"})
    place(table, "make_wine:1", "bare", "part:agegrape")
    assert table.wines("red") == [2], "aged before it was pressed"
    seat = Seat(hats=(2, 1), grapes={"red": [1], "white": [4]})
    table = world(seat, Seat(), season="winter", ovals={"K1": "age_grape"})
    place(table, "make_wine:1", "bare", "later", "make:red:r1", "done", "part:agegrape")
    assert (table.wines("red"), table.grapes("white")) == ([1], [5])


@pytest.mark.rule("W-56")
@pytest.mark.parametrize(
    ("oval", "cards"),
    [("vine", "vine"), ("order", "order"), ("summer_visitor", "summer"), ("winter_visitor", "winter")],
)
def test_ovals_that_bring_a_card(oval: str, cards: str) -> None:
    table = world(Seat(hats=(1, 2)), Seat(), ovals={"C1": oval})
    place(table, "give_tour:1", "bare")
    assert len(table.hand(cards)) == 1


@pytest.mark.rule("W-56")
def test_an_oval_that_brings_a_grape() -> None:
    table = world(Seat(hats=(1, 2)), Seat(), ovals={"C1": "grape"})
    place(table, "give_tour:1", "bare", "part:gaingrape", "grape:white:1")
    assert table.grapes("white") == [1]


# Arrows


def toured(ovals: dict[str, str], seats: int = 3, where: str = "give_tour:1") -> int:
    """The points of a trained worker on a tour; `vp` is the only oval that brings any."""
    table = world(Seat(hats=(1, 2)), *[Seat() for _ in range(seats - 1)], ovals=ovals)
    place(table, where, "bare")
    return table.vp()


@pytest.mark.rule("W-57")
@pytest.mark.parametrize(
    ("arrow", "target"), [("arrow_right", "D1"), ("arrow_up", "A1"), ("arrow_down", "E1")]
)
def test_an_arrow_gives_the_bonus_of_the_oval_next_to_it(arrow: str, target: str) -> None:
    assert toured({"C1": arrow, target: "vp"}) == 1
    for other in {"D1", "A1", "E1"} - {target}:
        assert toured({"C1": arrow, other: "vp"}) == 0


@pytest.mark.rule("W-57")
def test_an_arrow_looks_at_the_very_next_space_only() -> None:
    assert toured({"C1": "arrow_right", "K1": "vp"}) == 0
    assert toured({"C1": "arrow_down", "G1": "vp"}) == 0


@pytest.mark.rule("W-57")
def test_arrows_lead_on_through_arrows() -> None:
    assert toured({"C1": "arrow_right", "D1": "arrow_up", "B1": "vp"}) == 1
    assert toured({"C1": "arrow_up", "A1": "arrow_right", "B1": "arrow_down", "D1": "vp"}) == 1


@pytest.mark.rule("W-57")
def test_an_arrow_never_wraps_round_the_board() -> None:
    assert toured({"C1": "arrow_left", "L1": "vp"}) == 0
    assert toured({"C1": "arrow_left", "B1": "vp"}) == 0
    table = world(Seat(hats=(2, 1)), Seat(), season="winter", ovals={"J1": "arrow_right", "A1": "vp"})
    place(table, "draw_order:1", "bare")
    assert table.vp() == 0
    table = world(Seat(hats=(2, 1)), Seat(), season="winter", ovals={"J1": "arrow_up", "P1": "vp"})
    place(table, "draw_order:1", "bare")
    assert table.vp() == 0


@pytest.mark.rule("W-57")
def test_an_arrow_may_copy_a_tile_of_the_other_season() -> None:
    table = world(
        Seat(hats=(2, 1), fields={"left": ["malvasia"]}),
        Seat(),
        season="winter",
        ovals={"I1": "arrow_left", "B1": "vp"},
    )
    place(table, "harvest_field:1", "bare")
    assert table.vp() == 1
    table = world(Seat(hats=(1, 2)), Seat(), ovals={"B1": "arrow_right", "I1": "vp"})
    place(table, "draw_vine:1", "bare")
    assert table.vp() == 1


@pytest.mark.rule("W-57", "W-108")
def test_with_two_open_spaces_the_neighbour_is_the_other_space_of_the_action() -> None:
    assert toured({"C1": "arrow_right", "C2": "vp"}, seats=4) == 1
    assert toured({"C1": "arrow_right", "D1": "vp"}, seats=4) == 0
    assert toured({"C2": "arrow_right", "D1": "vp"}, seats=4, where="give_tour:2") == 1
    assert toured({"C2": "arrow_up", "A2": "vp"}, seats=4, where="give_tour:2") == 1
    assert toured({"C2": "arrow_up", "A1": "vp"}, seats=4, where="give_tour:2") == 0


@pytest.mark.rule("W-57")
def test_the_neighbours_of_all_actions() -> None:
    rows = ("ABIJ", "CDKL", "EFMN", "GHOP")
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            around = {
                "arrow_left": letters[column - 1] if column else "",
                "arrow_right": letters[column + 1] if column < 3 else "",
                "arrow_up": rows[row - 1][column] if row else "",
                "arrow_down": rows[row + 1][column] if row < 3 else "",
            }
            for arrow, next_to in around.items():
                for target in LETTERS.replace(letter, ""):
                    assert copies(letter, arrow, target) == (target == next_to), (letter, arrow, target)


def copies(letter: str, arrow: str, target: str) -> bool:
    """Whether an arrow on an action leads to the oval of another one."""
    ovals: list[Oval | None] = [None] * 32
    ovals[2 * LETTERS.index(letter)] = OVAL_BY_NAME[arrow]
    ovals[2 * LETTERS.index(target)] = OVAL_BY_NAME["vp"]
    return bonus_oval(ovals, LETTERS.index(letter), 0, 1) is OVAL_BY_NAME["vp"]


# Buying grapes


@pytest.mark.rule("W-59")
@pytest.mark.parametrize(("row", "value"), [(1, 1), (2, 4), (3, 7)])
@pytest.mark.parametrize("colour", ["red", "white"])
def test_a_grape_is_bought_at_the_price_of_its_row(row: int, value: int, colour: str) -> None:
    table = world(Seat(lira=row), Seat(), tiles="F")
    place(table, "sell_grapes_or_field:1", "yellow", f"buy_grape:{colour}:{row}")
    assert (table.lira(), table.grapes(colour)) == (0, [value])


@pytest.mark.rule("W-59")
def test_a_bought_grape_takes_the_leftmost_free_slot_of_its_row() -> None:
    table = world(Seat(lira=3, grapes={"red": [7, 9], "white": [4]}), Seat(), tiles="F")
    place(table, "sell_grapes_or_field:1", "yellow", "buy_grape:red:3")
    assert table.grapes("red") == [7, 8, 9]
    table = world(Seat(lira=2, grapes={"white": [4]}), Seat(), tiles="F")
    place(table, "sell_grapes_or_field:1", "yellow", "buy_grape:white:2")
    assert table.grapes("white") == [4, 5]


@pytest.mark.rule("W-59")
def test_if_its_row_is_full_the_row_before_takes_the_grape() -> None:
    table = world(Seat(lira=3, grapes={"red": [4, 7, 8, 9]}), Seat(), tiles="F")
    place(table, "sell_grapes_or_field:1", "yellow", "buy_grape:red:3")
    assert (table.lira(), table.grapes("red")) == (0, [4, 5, 7, 8, 9])
    table = world(Seat(lira=3, grapes={"red": [4, 5, 6, 7, 8, 9]}), Seat(), tiles="F")
    table.choose("at:sell_grapes_or_field:1", "worker:yellow")
    assert "buy_grape:red:3" not in table.options, "two rows down is too far"
    assert "buy_grape:red:2" in table.options
    table = world(Seat(lira=1, grapes={"red": [1, 2, 3]}), Seat(), tiles="F")
    table.choose("at:sell_grapes_or_field:1", "worker:yellow")
    assert "buy_grape:red:1" not in table.options


@pytest.mark.rule("W-59")
def test_a_grape_is_bought_with_tile_f_only_and_only_for_its_price() -> None:
    table = world(Seat(lira=2), Seat()).choose("at:sell_grapes_or_field:1", "worker:yellow")
    assert not [key for key in table.options if key.startswith("buy_grape")]
    table = world(Seat(lira=2), Seat(), tiles="F").choose("at:sell_grapes_or_field:1", "worker:yellow")
    bought = [key for key in table.options if key.startswith("buy_grape")]
    assert bought == ["buy_grape:red:1", "buy_grape:white:1", "buy_grape:red:2", "buy_grape:white:2"]


# The signs of aging and of all players


@pytest.mark.rule("W-81")
def test_the_sign_of_aging_raises_one_grape_or_wine_of_choice() -> None:
    table = world(Seat(hats=(1, 2), grapes={"red": [2, 5], "white": [9]}), Seat(), ovals={"C1": "age_grape"})
    place(table, "give_tour:1", "bare", "part:agegrape")
    assert table.options == ["grape:red:2", "grape:red:5"], "a nine cannot rise"
    table.choose("grape:red:5")
    assert (table.grapes("red"), table.grapes("white")) == ([2, 6], [9])
    table = world(Seat(hats=(1, 2), wines={"red": [2], "white": [1]}), Seat(), ovals={"C1": "age_wine"})
    place(table, "give_tour:1", "bare", "part:agewine", "wine:white:1")
    assert (table.wines("red"), table.wines("white")) == ([2], [2])


@pytest.mark.rule("W-82")
def test_the_sign_of_all_players_reaches_everybody() -> None:
    table = world(Seat(hats=(1, 2)), Seat(), Seat(passed=True), ovals={"C1": "everyone_lira"})
    place(table, "give_tour:1", "bare")
    assert [table.lira(seat) for seat in range(3)] == [3, 1, 1]


@pytest.mark.rule("W-82")
def test_everybody_makes_the_own_choice() -> None:
    table = world(Seat(), Seat(), Seat())
    table.do([EachPlayer((GainWine(),))], "wine:red:1", "wine:white:1", "wine:red:1")
    assert [(table.wines("red", seat), table.wines("white", seat)) for seat in range(3)] == [
        ([1], []),
        ([], [1]),
        ([1], []),
    ]
