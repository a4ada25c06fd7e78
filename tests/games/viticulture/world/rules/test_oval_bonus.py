"""When the bonus of an oval is taken: before the action, after it or not at all (W-56, W-101, W-102)."""

from typing import Any

import pytest

from figurka.games.viticulture.rules.things import DECK_NAMES
from figurka.games.viticulture.world.content.balance import COVERED_COSTS, TILE_PRICE
from figurka.games.viticulture.world.content.board import WORLD_ACTIONS
from figurka.games.viticulture.world.rules.bonus import SHORT_DECK
from figurka.games.viticulture.world.rules.things import LETTERS
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world

EVERY_TIME = ["later", "decline"]
"""What stands beside the bonus itself."""


def on(letter: str, oval: str, *seats: Seat, **said: Any) -> Table:
    """A trained worker has been placed on an oval, and nothing was answered yet."""
    season = "summer" if LETTERS.index(letter) < 8 else "winter"
    table = world(*seats, **{"season": season, "ovals": {f"{letter}1": oval}, **said})
    return place(table, f"{WORLD_ACTIONS[LETTERS.index(letter)].name}:1", "bare")


def trained(**said: Any) -> Seat:
    """A player with a trained worker."""
    return Seat(hats=(1, 1), **said)


def shorten(table: Table, deck: str, left: int) -> Table:
    """Leave so many cards in a deck; the others are out of the game."""
    pile = table.state.decks[DECK_NAMES.index(deck)]
    del pile.rest[left:]
    return table


# A card, where the whole hand may go


@pytest.mark.rule("W-56", "W-101", "W-102")
def test_a_vine_drawn_after_the_assessor_survives_him() -> None:
    table = on("M", "vine", trained(hand=["assessor", "pinot"]), Seat())
    assert (table.kind, table.options) == ("oval", ["part:draw-vine1", *EVERY_TIME])
    table.choose("later", "way:vp")
    assert (table.vp(), len(table.hand("vine"))) == (2, 1)
    assert table.asked == 1, "nobody asks twice"


@pytest.mark.rule("W-56", "W-101", "W-102")
def test_a_vine_drawn_before_the_assessor_is_counted_by_him() -> None:
    table = on("M", "vine", trained(hand=["assessor", "pinot"]), Seat())
    table.choose("part:draw-vine1", "way:lira")
    assert (table.lira(), len(table.hand("vine"))) == (2, 2)
    table = on("M", "vine", trained(hand=["assessor", "pinot"]), Seat())
    table.choose("part:draw-vine1", "way:vp")
    assert (table.vp(), table.hand("vine")) == (2, [])


@pytest.mark.rule("W-102")
def test_a_card_may_be_done_without() -> None:
    table = on("M", "vine", trained(hand=["assessor", "pinot"]), Seat())
    table.choose("decline", "way:vp")
    assert (table.vp(), table.hand("vine")) == (2, [])
    assert table.asked == 1


# Where nobody is asked


@pytest.mark.rule("W-56", "W-145")
@pytest.mark.parametrize("oval", ["lira_1", "lira_2", "everyone_lira"])
@pytest.mark.parametrize("letter", ["C", "H", "J", "M"])
def test_lira_is_taken_first_for_it_never_harms(letter: str, oval: str) -> None:
    seat = trained(lira=TILE_PRICE, hand=["benefactor"])
    table = on(letter, oval, seat, Seat(), revealed=["tile_trade", "tile_tour"])
    assert table.kind != "oval"
    assert table.lira() >= TILE_PRICE + 1 + (oval == "lira_2")


@pytest.mark.rule("W-56", "W-145")
@pytest.mark.parametrize("oval", ["vine", "order", "summer_visitor", "winter_visitor", "vp"])
@pytest.mark.parametrize("letter", ["A", "B", "C", "E", "J", "P"])
def test_cards_and_points_are_taken_first_where_that_is_never_worse(letter: str, oval: str) -> None:
    seat = trained(lira=9, hand=["malvasia", "patron"], vp=7)
    table = on(letter, oval, seat, Seat(), influence=4)
    assert table.kind in {"place", "plant", "visitor", "way"}, "the bonus asks nothing"
    assert table.vp() - 7 + len(table.told("draws")) == 1 + (letter in "BJ")


# A point


@pytest.mark.rule("W-56", "W-145")
def test_the_point_that_leads_out_of_the_minus_may_wait_for_the_politician() -> None:
    table = on("M", "vp", trained(hand=["politician"], vp=-1), Seat())
    assert (table.kind, table.options) == ("oval", ["part:gain-vp1", *EVERY_TIME])
    table.choose("later")
    assert (table.lira(), table.kind, table.options) == (6, "bonus", ["part:gain-vp1", "decline"])
    table.choose("part:gain-vp1")
    assert table.vp() == 0


@pytest.mark.rule("W-19", "W-145")
@pytest.mark.parametrize(("key", "vp", "influence"), [("part:gain-vp1", 30, 10), ("decline", 29, 9)])
def test_the_thirtieth_point_brings_influence_only_once_and_may_be_done_without(
    key: str, vp: int, influence: int
) -> None:
    table = on("C", "vp", trained(vp=29), Seat(), influence=9)
    assert table.kind == "oval"
    table.choose(key)
    assert (table.vp(), table.world.influence, table.asked) == (vp, influence, 1)


@pytest.mark.rule("W-19", "W-145")
def test_whoever_had_thirty_points_before_is_not_asked() -> None:
    table = world(trained(vp=29), Seat(), ovals={"C1": "vp"})
    table.world.careers[0].thirty = True
    place(table, "give_tour:1", "bare")
    assert (table.vp(), table.asked) == (30, 1)


# Cards that are scarce or demanded


@pytest.mark.rule("W-145")
def test_of_a_short_deck_a_card_may_be_left_to_others() -> None:
    for left, asked in ((SHORT_DECK, "place"), (SHORT_DECK - 1, "oval")):
        table = shorten(world(trained(), Seat(), ovals={"C1": "order"}), "order", left)
        assert place(table, "give_tour:1", "bare").kind == asked
    table.choose("decline")
    assert (table.hand("order"), table.asked) == ([], 1)


@pytest.mark.rule("W-102")
def test_the_bonus_of_an_exhausted_deck_lapses() -> None:
    table = shorten(world(trained(), Seat(), ovals={"C1": "order"}), "order", 0)
    place(table, "give_tour:1", "bare")
    assert (table.asked, table.lira()) == (1, 2)


@pytest.mark.rule("W-145")
def test_a_summer_visitor_is_not_pressed_upon_those_whom_the_governor_will_ask() -> None:
    table = on("C", "summer_visitor", trained(), Seat(hand=["governor"]))
    assert table.options == ["part:draw-summer1", *EVERY_TIME]
    table.choose("decline")
    assert table.hand("summer") == []
    table = on("C", "summer_visitor", trained(), Seat(hand=["judge"]))
    assert (table.asked, len(table.hand("summer"))) == (1, 1)


@pytest.mark.rule("W-17", "W-145")
def test_behind_hidden_cards_anybody_could_have_the_governor() -> None:
    for seat in (Seat(hand=["governor"]), Seat(hand=["judge"])):
        assert on("C", "summer_visitor", trained(), seat, hands="hidden").kind == "oval"
    assert on("C", "vine", trained(), Seat(), hands="hidden").kind == "place"


# Grapes and wine


@pytest.mark.rule("W-56", "W-145")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D", "J"])
@pytest.mark.parametrize("oval", ["age_grape", "age_wine", "grape"])
def test_where_the_action_leaves_grapes_and_wine_alone_the_bonus_comes_after_it(
    letter: str, oval: str
) -> None:
    seat = trained(lira=4, hand=["malvasia"], grapes={"red": [3]}, wines={"red": [1]}, structures=["trellis"])
    table = on(letter, oval, seat, Seat())
    while table.kind in {"plant", "build"}:
        table.choose(table.options[0])
    assert table.kind == "bonus"
    table.choose("decline")
    assert (table.grapes("red"), table.wines("red"), table.asked) == ([3], [1], 1)


@pytest.mark.rule("W-56", "W-145")
def test_a_cellar_built_by_the_action_gives_the_wine_room_to_age() -> None:
    table = on("D", "age_wine", trained(lira=4, wines={"red": [3]}), Seat())
    table.choose("structure:medium_cellar")
    assert table.kind == "bonus"
    table.choose("part:agewine")
    assert table.wines("red") == [4]


@pytest.mark.rule("W-56", "W-145")
@pytest.mark.parametrize(
    ("letter", "said"),
    [
        ("F", {"grapes": {"red": [3]}}),
        ("G", {"grapes": {"red": [1, 3]}}),
        ("I", {"grapes": {"red": [3]}, "fields": {"left": ["malvasia"]}}),
        ("K", {"grapes": {"red": [3]}}),
        ("E", {"grapes": {"red": [3]}, "hand": ["patron"]}),
        ("M", {"grapes": {"red": [3]}, "hand": ["judge"]}),
    ],
)
def test_where_the_action_uses_grapes_the_time_of_aging_is_asked(letter: str, said: dict[str, Any]) -> None:
    table = on(letter, "age_grape", trained(**said), Seat())
    assert (table.kind, table.options) == ("oval", ["part:agegrape", *EVERY_TIME])


@pytest.mark.rule("W-56", "W-145")
def test_whoever_does_without_at_first_is_not_asked_again() -> None:
    table = on("K", "age_wine", trained(grapes={"red": [2]}, wines={"white": [1]}), Seat())
    table.choose("decline")
    assert (table.wines("white"), table.wines("red"), table.asked) == ([1], [2], 1)


@pytest.mark.rule("W-56", "W-101")
def test_a_grande_among_fellow_players_may_age_before_trading() -> None:
    said: dict[str, Any] = {"ovals": {"C1": "age_wine"}, "board": {"C1": ["1.yellow"]}}
    table = place(world(trained(wines={"red": [2]}), Seat(), **said), "give_tour:1", "grande")
    assert (table.kind, table.options) == ("oval", ["part:agewine", *EVERY_TIME])


# What makes the action possible


@pytest.mark.rule("W-100", "W-101")
def test_a_bonus_that_the_action_needs_is_taken_unasked_but_a_trade_may_stand_in() -> None:
    seat = Seat(hats=(2, 1), hand=["r5"], wines={"red": [4]}, structures=["medium_cellar"])
    said: dict[str, Any] = {"season": "winter", "ovals": {"N1": "age_wine"}}
    table = place(world(seat, Seat(), **said), "fill_order:1", "grande")
    assert (table.vp(), table.asked) == (2, 1)
    fellow = Seat(wines={"red": [5]}, structures=["medium_cellar"])
    table = place(world(seat, fellow, board={"N1": ["1.blue"]}, **said), "fill_order:1", "grande")
    assert table.options == ["part:agewine", *EVERY_TIME]
    table.choose("later")
    assert table.options == ["seat:1", "take_back"]
    table.choose("seat:1", "nothing", "agree", "part:agewine")
    assert (table.vp(), table.wines("red")) == (2, [5])


@pytest.mark.rule("W-100", "W-101")
def test_whoever_trusts_in_a_trade_and_fails_takes_the_worker_back() -> None:
    seat = Seat(hats=(2, 1), hand=["r5"], wines={"red": [4]}, structures=["medium_cellar"])
    fellow = Seat(wines={"red": [5]}, structures=["medium_cellar"])
    said: dict[str, Any] = {"season": "winter", "ovals": {"N1": "age_wine"}, "board": {"N1": ["1.blue"]}}
    table = place(world(seat, fellow, **said), "fill_order:1", "grande", "later", "take_back")
    assert (table.asked, table.kind, table.standing("N1")) == (0, "place", ["1.blue"])
    assert (table.wines("red"), table.available()["grande"]) == ([4], 1)


@pytest.mark.rule("W-100")
@pytest.mark.parametrize(
    ("letter", "oval", "hand"),
    [("A", "vine", []), ("E", "summer_visitor", []), ("G", "vine", ["pinot"]), ("M", "winter_visitor", [])],
)
def test_a_draw_makes_no_placement_legal(letter: str, oval: str, hand: list[str]) -> None:
    season = "summer" if letter in "AEG" else "winter"
    table = world(trained(hand=hand, vp=-5), Seat(), season=season, ovals={f"{letter}1": oval})
    table.cannot(f"at:{WORLD_ACTIONS[LETTERS.index(letter)].name}:1")


# Arrows


@pytest.mark.rule("W-56", "W-57")
def test_an_arrow_gives_after_the_action_what_the_action_has_laid_beside_it() -> None:
    said: dict[str, Any] = {"ovals": {"H1": "arrow_left"}, "revealed": ["oval_lira_2"]}
    purse = TILE_PRICE + COVERED_COSTS["G"][0]
    table = place(world(trained(lira=purse), Seat(), **said), "innovate:1", "bare")
    table.choose("lay:trade:1")
    assert (table.lira(), table.asked) == (2, 1), "the new oval's lira"


@pytest.mark.rule("W-53", "W-56")
def test_whoever_covers_his_own_space_gets_no_bonus() -> None:
    table = world(trained(lira=TILE_PRICE), Seat(), revealed=["oval_lira_2"])
    place(table, "innovate:1", "bare", "lay:innovate:1")
    assert (table.lira(), table.asked) == (0, 1)


# Tile J


@pytest.mark.rule("W-51", "W-56")
def test_tile_j_fills_an_order_that_it_has_drawn_itself() -> None:
    seat = trained(wines={"red": [4]}, structures=["medium_cellar"])
    table = world(seat, Seat(), season="winter", tiles="J", ovals={"J1": "order"})
    table.put_on_top("r6", "w8", "s9")
    place(table, "draw_order:1", "bare")
    assert (table.asked, table.hand("order")) == (1, ["r6", "s9", "w8"]), "the oval has drawn the fitting one"
    table = world(seat, Seat(), season="winter", tiles="J", ovals={"J1": "order"})
    table.put_on_top("w8", "s9", "r6")
    place(table, "draw_order:1", "bare")
    assert table.kind == "may"


@pytest.mark.rule("V-122")
def test_the_mercado_fills_an_order_of_the_oval_too() -> None:
    seat = trained(wines={"red": [5]}, structures=["medium_cellar"], cards={"mat1": "mercado"})
    said: dict[str, Any] = {"season": "winter", "structures": True, "ovals": {"J1": "order"}}
    table = world(seat, Seat(), **said).put_on_top("r5", "w8")
    place(table, "draw_order:1", "bare")
    assert table.kind == "mercado"


# What a computer player answers


@pytest.mark.rule("W-145")
@pytest.mark.parametrize(
    ("letter", "oval", "said", "answer"),
    [
        ("M", "vine", {"hand": ["assessor", "pinot"]}, "later"),
        ("M", "vine", {"hand": ["benefactor", "pinot"]}, "part:draw-vine1"),
        ("M", "vp", {"hand": ["politician"], "vp": -1}, "later"),
        ("C", "vp", {"vp": 29}, "part:gain-vp1"),
        ("I", "age_grape", {"grapes": {"red": [1]}, "fields": {"left": ["malvasia"]}}, "later"),
        ("K", "age_grape", {"grapes": {"red": [1]}}, "part:agegrape"),
        ("K", "age_wine", {"grapes": {"red": [2]}, "wines": {"white": [1]}}, "later"),
    ],
)
def test_a_hurried_player_takes_the_bonus_when_it_is_best(
    letter: str, oval: str, said: dict[str, Any], answer: str
) -> None:
    table = on(letter, oval, trained(**said), Seat())
    assert table.decision is not None
    assert table.options[table.game.mind.instinct(table.state, table.decision)] == answer
