"""Rulings on placing workers and tiles: W-100 to W-109, W-137 to W-139."""

from typing import Any

import pytest

from figurka.core.piles import Pile
from figurka.games.viticulture.rules.steps import Gain, Lose
from figurka.games.viticulture.world.content.balance import TILE_PRICE
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.rules.innovating import reveal_tiles
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world

# A bonus makes the action possible


@pytest.mark.rule("W-100")
def test_a_bonus_before_the_action_may_pay_for_it() -> None:
    seat = Seat(lira=TILE_PRICE - 1, hats=(1, 2))
    table = world(seat, Seat(), revealed=["tile_trade"], ovals={"H1": "lira_1"})
    table.choose("at:innovate:1")
    assert table.options == ["worker:bare", "worker:grande"], "a labourer has no bonus"
    table.choose("worker:bare")
    assert table.lira() == 0
    assert table.world.tiles[6] is not None


@pytest.mark.rule("W-100")
def test_the_lira_of_the_sign_of_all_players_counts_too() -> None:
    seat = Seat(lira=TILE_PRICE - 1, hats=(1, 2))
    table = world(seat, Seat(), revealed=["tile_trade"], ovals={"H1": "everyone_lira"})
    place(table, "innovate:1", "bare")
    assert (table.lira(0), table.lira(1)) == (0, 1)


@pytest.mark.rule("W-100")
def test_a_placement_that_no_bonus_makes_possible_is_not_legal() -> None:
    seat = Seat(lira=TILE_PRICE - 2, hats=(1, 2))
    world(seat, Seat(), revealed=["tile_trade"], ovals={"H1": "lira_1"}).cannot("at:innovate:1")
    world(Seat(), Seat()).cannot("at:plant_vine:1", "at:build_structure:1", "at:play_summer_visitor:1")
    table = world(Seat(), Seat(), season="winter")
    table.cannot("at:harvest_field:1", "at:make_wine:1", "at:train_worker:1", "at:fill_order:1")


@pytest.mark.rule("W-100")
def test_a_card_that_nobody_has_seen_yet_does_not_count() -> None:
    world(Seat(hats=(1, 2)), Seat(), ovals={"A1": "vine"}).cannot("at:plant_vine:1")


@pytest.mark.rule("W-100")
def test_the_grape_of_an_oval_is_something_to_trade() -> None:
    seat = Seat(hats=(1, 2), vp=-5)
    table = world(seat, Seat(), ovals={"G1": "grape"})
    table.choose("at:trade:1")
    assert "worker:yellow" not in table.options
    table.choose("worker:bare", "grape:red:1", "part:gain-lira3")
    assert (table.lira(), table.grapes("red")) == (3, [])


@pytest.mark.rule("W-100", "W-137")
def test_the_point_of_an_oval_is_something_to_trade() -> None:
    table = world(Seat(hats=(1, 2), vp=-5), Seat(), ovals={"G1": "vp"})
    place(table, "trade:1", "bare", "part:gain-lira3")
    assert (table.lira(), table.vp()) == (3, -5)


@pytest.mark.rule("W-100")
def test_a_bonus_that_the_action_needs_is_taken_so_that_it_helps() -> None:
    seat = Seat(hats=(2, 1), hand=["r5"], wines={"red": [4], "white": [1]}, structures=["medium_cellar"])
    table = world(seat, Seat(), season="winter", ovals={"N1": "age_wine"})
    table.choose("at:fill_order:1")
    assert table.options == ["worker:bare", "worker:grande"]
    table.choose("worker:bare")
    assert table.kind == "place", "only the red wine helps, so nothing is asked"
    assert (table.vp(), table.wines("red"), table.wines("white")) == (2, [], [1])


@pytest.mark.rule("W-100", "W-102")
def test_a_bonus_is_not_taken_before_the_action_if_it_would_spoil_it() -> None:
    seat = Seat(hats=(1, 2), vp=-5, grapes={"red": [1]})
    table = world(seat, Seat(), ovals={"G1": "age_grape"})
    place(table, "trade:1", "bare")
    assert table.kind == "barter_take", "the only item to give is a grape of value 1"
    table.choose("part:gaingrape", "grape:white:1", "part:agegrape")
    assert table.grapes("white") == [2]


@pytest.mark.rule("W-100", "W-102")
def test_of_two_grapes_the_one_that_is_needed_is_not_aged_before_the_action() -> None:
    seat = Seat(hats=(1, 2), vp=-5, grapes={"red": [1], "white": [4]})
    table = world(seat, Seat(), ovals={"G1": "age_grape"})
    place(table, "trade:1", "bare", "part:agegrape", "part:gain-vp1")
    assert (table.grapes("red"), table.grapes("white"), table.vp()) == ([], [5], -4)


# A trade makes the action possible


def needy(mine: Seat, theirs: Seat, letter: str, where: str, season: str, **said: Any) -> Table:
    """Seat 0 brings the grande to an action where seat 1 stands, which he cannot do as things are."""
    hat = "yellow" if season == "summer" else "blue"
    table = world(mine, theirs, season=season, board={f"{letter}1": [f"1.{hat}"]}, **said)
    return place(table, f"{where}:beside", "grande")


@pytest.mark.rule("W-100", "W-131")
@pytest.mark.parametrize(
    ("mine", "theirs", "letter", "where", "season", "keys"),
    [
        ({}, {"hand": ["malvasia"]}, "A", "plant_vine", "summer", ["agree", "plant:malvasia:left"]),
        ({}, {"lira": 2}, "D", "build_structure", "summer", ["number:2", "agree", "structure:trellis"]),
        ({"lira": 1}, {"lira": 3}, "H", "innovate", "summer", ["nothing", "number:3", "agree"]),
        ({}, {"grapes": {"red": [2]}}, "K", "make_wine", "winter", ["agree"]),
        ({"lira": 3}, {"lira": 6}, "P", "gain_influence", "winter", ["nothing", "number:5", "agree"]),
        (
            {"hand": ["r2_w2"], "wines": {"red": [2]}},
            {"wines": {"white": [2]}},
            "N",
            "fill_order",
            "winter",
            0,
        ),
        ({"wines": {"red": [2], "white": [2]}}, {"hand": ["r2_w2"]}, "N", "fill_order", "winter", 0),
        ({}, {"wines": {"red": [2]}}, "O", "sell_wine", "winter", ["agree"]),
    ],
)
def test_what_a_fellow_player_gives_may_make_the_action_possible(
    mine: dict[str, Any], theirs: dict[str, Any], letter: str, where: str, season: str, keys: Any
) -> None:
    table = needy(Seat(**mine), Seat(**theirs), letter, where, season, revealed=["tile_tour"], influence=4)
    assert table.kind == "trade_needed"
    assert table.options == ["seat:1", "take_back"]
    table.choose("seat:1", *(keys or ["nothing", "agree"]))
    assert table.asked == 1
    assert table.kind == "place"
    assert table.standing(f"{letter}*") == ["0.grande"]
    table.rules.check(table.state)


@pytest.mark.rule("W-100")
def test_if_the_trade_is_refused_the_worker_is_taken_back() -> None:
    table = needy(Seat(lira=3), Seat(lira=6), "P", "gain_influence", "winter", influence=4)
    table.choose("seat:1", "nothing", "number:5", "decline")
    assert (table.asked, table.kind) == (0, "place"), "the turn is not over"
    assert table.available() == {"yellow": 2, "blue": 2, "grande": 1}
    assert table.standing("P*") == []
    assert table.world.influence == 4
    table.cannot("at:gain_influence:beside")
    place(table, "draw_order:1", "grande")
    assert len(table.hand("order")) == 1


@pytest.mark.rule("W-100")
def test_the_player_may_take_the_worker_back_himself() -> None:
    table = needy(Seat(), Seat(hand=["malvasia"]), "A", "plant_vine", "summer").choose("take_back")
    assert (table.asked, table.kind) == (0, "place")
    assert table.standing("A*") == []
    assert table.available()["grande"] == 1
    table.cannot("at:plant_vine:beside")


@pytest.mark.rule("W-100")
def test_in_another_turn_the_action_may_be_tried_again() -> None:
    table = needy(Seat(), Seat(hand=["malvasia"]), "A", "plant_vine", "summer").choose("take_back")
    place(table, "gain_lira", "yellow")
    place(table, "gain_lira", "yellow")
    assert "at:plant_vine:beside" in table.options


@pytest.mark.rule("W-100")
def test_if_one_fellow_refuses_another_may_help() -> None:
    board = {"P1": ["1.blue"], "P2": ["2.blue"]}
    seats = [Seat(lira=3), Seat(lira=6), Seat(lira=5), Seat()]
    table = world(*seats, season="winter", board=board, influence=4)
    place(table, "gain_influence:beside", "grande", "seat:1", "nothing", "number:5", "decline")
    assert table.options == ["seat:2", "take_back"]
    table.choose("seat:2", "nothing", "number:5", "agree")
    assert table.world.influence == 5
    assert [table.lira(seat) for seat in range(4)] == [0, 6, 0, 0]


@pytest.mark.rule("W-100")
def test_a_trade_that_leaves_the_action_impossible_comes_to_nothing() -> None:
    table = needy(Seat(lira=3), Seat(lira=6), "P", "gain_influence", "winter", influence=4)
    table.choose("seat:1", "nothing", "number:4")
    assert len(table.told("offer-void")) == 1
    assert (table.lira(0), table.lira(1)) == (3, 6)
    assert table.standing("P*") == []


@pytest.mark.rule("W-100", "W-101")
def test_nobody_gives_away_before_the_action_what_it_needs() -> None:
    board = {"H1": ["1.yellow"]}
    table = world(Seat(lira=TILE_PRICE), Seat(), revealed=["tile_tour"], board=board)
    place(table, "innovate:beside", "grande", "seat:1", "number:1")
    assert len(table.told("offer-void")) == 1
    assert table.lira() == 0, "the action itself is done"
    assert table.world.tiles[2] is not None


@pytest.mark.rule("W-100", "W-101")
def test_the_price_of_an_event_comes_back_with_the_worker() -> None:
    said: dict[str, Any] = {"continent": "north_america", "event": "na_prohibition"}
    table = needy(Seat(lira=2), Seat(grapes={"red": [2]}), "K", "make_wine", "winter", **said)
    assert table.lira() == 1
    table.choose("take_back")
    assert (table.lira(), table.standing("K*")) == (2, [])
    table = needy(Seat(lira=2), Seat(grapes={"red": [2]}), "K", "make_wine", "winter", **said)
    table.choose("seat:1", "nothing", "agree")
    assert (table.lira(), table.wines("red")) == (1, [2])


@pytest.mark.rule("W-100")
def test_only_the_grande_is_placed_in_the_hope_of_a_trade() -> None:
    theirs = Seat(lira=9)
    board = {"P1": ["1.blue"]}
    seats = [Seat(lira=3, hats=(2, 1), workers=["bare", "blue", "grey"]), theirs, Seat(), Seat()]
    world(*seats, season="winter", board=board, influence=4).cannot("at:gain_influence:2")
    table = world(Seat(lira=3), theirs, Seat(), Seat(), season="winter", board=board, influence=4)
    table.choose("at:gain_influence:2")
    assert table.kind == "trade_needed", "no other kind of worker could be chosen"


@pytest.mark.rule("W-100", "W-17")
def test_cards_of_a_hidden_hand_are_not_counted_on() -> None:
    board = {"A1": ["1.yellow"]}
    table = world(Seat(), Seat(hand=["malvasia"]), board=board, hands="hidden")
    table.cannot("at:plant_vine:beside")


@pytest.mark.rule("W-100", "W-17")
def test_cards_named_only_when_they_are_handed_over_may_void_a_trade() -> None:
    seat = Seat(hand=["r5", "w5"], vp=-5)
    table = world(seat, Seat(lira=1), board={"G1": ["1.yellow"]}, hands="hidden")
    place(table, "trade:beside", "grande", "seat:1", "nothing", "counter", "nothing", "number:1", "agree")
    table.choose("order:w5")
    assert len(table.told("offer-void")) == 1
    assert table.kind == "discard", "both cards are needed for the action"
    assert table.hand("order", 1) == []


@pytest.mark.rule("W-100", "W-36")
def test_nobody_hopes_for_a_visitor() -> None:
    world(Seat(), Seat(hand=["patron"]), board={"E1": ["1.yellow"]}).cannot("at:play_summer_visitor:beside")


@pytest.mark.rule("W-100", "W-130")
def test_a_trade_may_pay_for_the_event_card_of_greengully() -> None:
    said: dict[str, Any] = {"continent": "greengully", "event": "gg_audience", "influence": 4}
    table = world(Seat(lira=2), Seat(lira=3), board={"event1": ["1.yellow"]}, **said)
    place(table, "event_space:beside", "grande", "seat:1", "nothing", "number:3", "agree")
    assert (table.world.influence, table.lira(0), table.lira(1)) == (5, 0, 0)
    table = world(Seat(lira=1), Seat(lira=3), board={"event1": ["1.yellow"]}, **said)
    table.cannot("at:event_space:beside")
    seats = [Seat(lira=2), Seat(lira=3), Seat(), Seat()]
    table = world(*seats, board={"event1": ["1.yellow"]}, **said).choose("at:event_space:2")
    assert table.kind == "trade_needed", "only the grande could be placed"
    table.choose("take_back")
    assert table.available()["grande"] == 1


# The order of a placement


@pytest.mark.rule("W-101")
def test_bonus_trade_action_bonus_trade_and_at_last_the_event() -> None:
    seat = Seat(lira=2, grapes={"red": [1, 2]}, wines={"white": [1]})
    table = world(
        seat,
        Seat(lira=1),
        season="winter",
        continent="asia",
        event="as_qvevri",
        ovals={"K1": "age_wine"},
        board={"K1": ["1.blue"]},
    )
    place(table, "make_wine:1", "grande")
    kinds = []
    for key in ("later", "later", "make:red:r1", "done", "part:agewine", "wine:white:1", "no_trade"):
        kinds.append(table.kind)
        table.choose(key)
    assert kinds == ["oval", "trade", "wine", "wine", "bonus", "age_wine", "trade"]
    assert table.kind == "event"
    table.choose("take")
    assert (table.wines("red"), table.wines("white")) == ([2], [2])
    assert table.asked == 1


@pytest.mark.rule("W-101")
def test_the_extra_price_of_an_event_is_paid_first() -> None:
    table = world(
        Seat(lira=1, hats=(2, 1), grapes={"red": [1, 2]}),
        Seat(),
        season="winter",
        continent="north_america",
        event="na_prohibition",
        ovals={"K1": "vp"},
    )
    place(table, "make_wine:1", "bare", "make:red:r1", "done")
    journal = table.game.journal
    assert journal is not None
    kinds = [event.kind for event in journal.events if event.kind in {"places", "pays", "points", "makes"}]
    assert kinds == ["places", "pays", "points", "makes"]


@pytest.mark.rule("W-101")
def test_triggers_come_before_the_effect_of_the_event() -> None:
    table = world(
        Seat(cards={"mat1": "fermentation_tank"}, fields={"left": ["malvasia"]}, grapes={"red": [1]}),
        Seat(),
        season="winter",
        structures=True,
        continent="asia",
        event="as_raisins",
    )
    place(table, "harvest_field:1", "blue")
    assert table.kind == "ferment"
    table.choose("structure:fermentation_tank", "make:red:r1")
    assert table.kind == "ingredient", "the dish comes last"


@pytest.mark.rule("W-102")
def test_a_bonus_may_be_left_and_is_taken_once() -> None:
    seat = Seat(hats=(1, 2), grapes={"red": [3]})
    table = world(seat, Seat(), ovals={"G1": "age_grape"})
    place(table, "trade:1", "bare", "later", "part:gain-lira3", "decline")
    assert table.grapes("red") == [3]
    assert table.asked == 1
    table = world(seat, Seat(), ovals={"G1": "age_grape"})
    place(table, "trade:1", "bare", "part:agegrape", "part:gain-lira3")
    assert table.grapes("red") == [4]
    assert table.asked == 1, "not asked again after the action"


@pytest.mark.rule("W-102")
@pytest.mark.parametrize("oval", ["age_grape", "age_wine"])
def test_a_bonus_without_effect_lapses(oval: str) -> None:
    table = world(Seat(hats=(1, 2), grapes={"red": [9]}, wines={"red": [3]}), Seat(), ovals={"C1": oval})
    place(table, "give_tour:1", "bare")
    assert table.asked == 1
    assert (table.grapes("red"), table.wines("red"), table.lira()) == ([9], [3], 2)


@pytest.mark.rule("W-102")
def test_a_bonus_that_the_help_of_an_event_makes_needless_may_still_wait() -> None:
    seat = Seat(
        lira=1, hats=(2, 1), hand=["r6"], wines={"red": [4], "white": [1]}, structures=["medium_cellar"]
    )
    said: dict[str, Any] = {"continent": "south_america", "event": "sa_harriague", "season": "winter"}
    table = world(seat, Seat(), ovals={"N1": "age_wine"}, **said)
    place(table, "fill_order:1", "bare", "later")
    assert table.wines("red") == [], "the order was filled with the wine as it was"
    table.choose("part:agewine")
    assert table.wines("white") == [2]


# Where ovals lie


@pytest.mark.rule("W-103")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_ovals_go_on_open_spaces_of_lettered_actions_only(seats: int, spaces: int) -> None:
    table = world(
        Seat(lira=TILE_PRICE + 9, structures=["yoke"]),
        *[Seat() for _ in range(seats - 1)],
        revealed=["oval_vp"],
        continent="greengully",
        event="gg_innovation",
    )
    place(table, "innovate:1", "yellow")
    assert len(table.options) == 16 * spaces
    assert {key[-1] for key in table.options} == ({"1"} if spaces == 1 else {"1", "2"})
    table.cannot("lay:gain_lira:1", "lay:event_space:1", "lay:yoke:1")


@pytest.mark.rule("W-104")
@pytest.mark.parametrize(
    "ovals",
    [
        {"C1": "arrow_right", "D1": "arrow_left"},
        {"C1": "arrow_right", "D1": "arrow_up", "B1": "arrow_left", "A1": "arrow_down"},
        {"C1": "arrow_right", "D1": "arrow_down"},
        {"C1": "arrow_left"},
        {"C1": "arrow_up", "A1": "arrow_left"},
    ],
)
def test_a_circle_of_arrows_an_empty_space_and_the_edge_give_nothing(ovals: dict[str, str]) -> None:
    table = world(Seat(hats=(1, 2)), Seat(), Seat(), ovals={**ovals, "P1": "vp"})
    place(table, "give_tour:1", "bare")
    assert (table.lira(), table.vp()) == (2, 0)
    assert (table.asked, table.kind) == (1, "place")


# Rectangular tiles


@pytest.mark.rule("W-105")
def test_the_grand_tour_counts_structures_of_the_vineyard_mat_but_no_cards_and_not_the_small_cellar() -> None:
    for structures, cards, lira in (
        ([], {}, 2),
        (["trellis", "yoke"], {}, 4),
        (["medium_cellar", "large_cellar"], {"mat1": "inn", "left": "dock"}, 4),
    ):
        seat = Seat(structures=structures, cards=cards)
        table = world(seat, Seat(cards={"mat1": "cask"}), structures=True, tiles="C")
        place(table, "give_tour:1", "yellow")
        assert table.lira() == lira


@pytest.mark.rule("W-106")
def test_a_rectangular_tile_keeps_spaces_ovals_and_workers() -> None:
    board = {"C1": ["1.yellow"]}
    table = world(Seat(lira=TILE_PRICE), Seat(), revealed=["tile_tour"], ovals={"C1": "vp"}, board=board)
    place(table, "innovate:1", "yellow")
    assert table.world.tiles[2] is not None
    assert table.world.ovals[4] is not None
    assert table.standing("C1") == ["1.yellow"]
    assert (table.lira(1), table.vp(1)) == (0, 0), "who stands there does not act again"


@pytest.mark.rule("W-106", "W-119")
def test_a_rectangular_tile_counts_when_a_card_takes_its_action() -> None:
    seat = Seat(hand=["manager"], structures=["trellis", "yoke"])
    table = world(seat, Seat(), season="winter", tiles="C").visit("manager", "action:give_tour")
    assert table.lira() == 4


@pytest.mark.rule("W-106")
def test_effects_printed_on_cards_stay_as_printed() -> None:
    seat = Seat(hand=["tour_guide"], fields={"left": ["malvasia"], "right": ["sangiovese"]})
    table = world(seat, Seat(), tiles="I").visit("tour_guide", "way:harvest", "field:left")
    assert (table.grapes("white"), table.grapes("red")) == ([1], []), "one field, not two"
    assert table.asked == 1
    seat = Seat(hand=["scholar"], lira=2)
    table = world(seat, Seat(), season="winter", tiles="L").visit("scholar")
    assert len(table.hand("order")) == 2, "training by this card still costs 3"


@pytest.mark.rule("W-107")
def test_up_to_two_means_one_or_two_and_the_reward_needs_both() -> None:
    for keys, vp in ((["structure:trellis", "done"], 0), (["structure:trellis", "structure:irrigation"], 1)):
        table = world(Seat(lira=9), Seat(), tiles="D")
        place(table, "build_structure:1", "yellow", *keys)
        assert (table.vp(), len(table.structures())) == (vp, len(keys) - (1 - vp))


@pytest.mark.rule("W-107")
@pytest.mark.parametrize(
    ("letter", "season", "where", "cards", "first", "second"),
    [
        ("E", "summer", "play_summer_visitor:1", ["patron", "vendor"], "visitor:patron", "visitor:vendor"),
        ("M", "winter", "play_winter_visitor:1", ["judge", "crusher"], "visitor:judge", "visitor:crusher"),
    ],
)
def test_one_or_two_visitors_and_a_point_for_two(
    letter: str, season: str, where: str, cards: list[str], first: str, second: str
) -> None:
    for again, vp in ((second, 1), ("done", 0)):
        table = world(Seat(hand=cards), Seat(), season=season, tiles=letter)
        place(table, where, "grande", first)
        while again not in table.options:
            table.choose(next(key for key in table.options if key in {"way:lira", "way:draw"}))
        table.choose(again)
        while table.kind in {"accept", "way"}:
            table.choose(table.options[0])
        assert table.vp() == vp


@pytest.mark.rule("W-107")
def test_one_or_two_fields_and_a_grape_ages_after_two() -> None:
    fields = {"left": ["malvasia"], "right": ["sangiovese"]}
    table = world(Seat(fields=fields), Seat(), season="winter", tiles="I")
    place(table, "harvest_field:1", "blue", "field:left", "done")
    assert (table.grapes("white"), table.grapes("red")) == ([1], [])
    table = world(Seat(fields=fields), Seat(), season="winter", tiles="I")
    place(table, "harvest_field:1", "blue", "field:left", "field:right", "grape:red:1")
    assert (table.grapes("white"), table.grapes("red")) == ([1], [2])


@pytest.mark.rule("W-107")
def test_one_to_three_wines_and_a_lira_for_three() -> None:
    for keys, lira in (
        (["make:red:r1", "make:red:r2", "done"], 0),
        (["make:red:r1", "make:red:r2", "make:red:r3"], 1),
    ):
        table = world(Seat(grapes={"red": [1, 2, 3], "white": [1]}), Seat(), season="winter", tiles="K")
        place(table, "make_wine:1", "blue", *keys)
        assert table.lira() == lira
        assert table.asked == 1


@pytest.mark.rule("W-107")
def test_nothing_at_all_is_not_up_to_two() -> None:
    table = world(Seat(lira=9), Seat(), tiles="D").choose("at:build_structure:1", "worker:yellow")
    table.cannot("done")
    world(Seat(lira=0), Seat(), tiles="D").cannot("at:build_structure:1")


@pytest.mark.rule("W-108")
def test_both_spaces_may_carry_ovals_and_a_worker_gains_the_bonus_of_its_own() -> None:
    for where, vp, orders in (("give_tour:1", 1, 0), ("give_tour:2", 0, 1)):
        seats = [Seat(hats=(1, 2)), Seat(), Seat(), Seat()]
        table = world(*seats, ovals={"C1": "vp", "C2": "order"})
        place(table, where, "bare")
        assert (table.vp(), len(table.hand("order"))) == (vp, orders)


@pytest.mark.rule("W-108")
def test_one_player_may_have_several_workers_on_one_action() -> None:
    table = world(Seat(), *[Seat(passed=True) for _ in range(3)])
    place(table, "draw_vine:1", "yellow")
    place(table, "draw_vine:2", "yellow")
    place(table, "draw_vine:beside", "grande")
    assert len(table.hand("vine")) == 3
    assert (table.standing("B1"), table.standing("B2")) == (["0.yellow"], ["0.yellow"])
    assert table.standing("B*") == ["0.grande"]
    table.rules.check(table.state)


@pytest.mark.rule("W-109")
def test_influence_is_not_bought_beyond_ten() -> None:
    world(Seat(lira=20), Seat(), season="winter", influence=10).cannot("at:gain_influence:1")
    table = world(Seat(lira=20), Seat(passed=True), season="winter", influence=9)
    place(table, "gain_influence:1", "blue")
    assert table.world.influence == 10
    table.cannot("at:gain_influence:beside")


@pytest.mark.rule("W-109")
def test_influence_gained_above_ten_and_lost_below_nothing_is_gone() -> None:
    table = world(Seat(vp=29), Seat(), influence=9)
    table.do([Gain(influence=3)])
    assert table.world.influence == 10
    table.do([Gain(vp=1)])
    assert table.world.influence == 10
    table = world(Seat(), Seat(), influence=1)
    table.do([Lose(influence=3)])
    assert table.world.influence == 0


# Trading on the board


@pytest.mark.rule("W-137")
def test_a_received_grape_needs_the_free_slot_of_value_one() -> None:
    table = world(Seat(lira=3, grapes={"red": [1]}), Seat())
    place(table, "trade:1", "yellow", "part:pay-lira3", "part:gaingrape")
    assert (table.grapes("red"), table.grapes("white")) == ([1], [1]), "white is the only colour with room"
    table = world(Seat(lira=3, grapes={"red": [1], "white": [1]}), Seat())
    place(table, "trade:1", "yellow", "part:pay-lira3").cannot("part:gaingrape")


@pytest.mark.rule("W-137")
def test_the_decks_of_two_received_cards_are_named_before_either_is_drawn() -> None:
    table = world(Seat(lira=3), Seat())
    place(table, "trade:1", "yellow", "part:pay-lira3", "part:drawchoice-count2")
    assert table.options == ["deck:vine", "deck:summer", "deck:winter", "deck:order"]
    table.choose("deck:vine")
    assert table.hand("vine") == []
    table.choose("deck:order")
    assert (len(table.hand("vine")), len(table.hand("order"))) == (1, 1)


@pytest.mark.rule("W-137")
def test_structure_cards_are_received_with_the_module_only() -> None:
    table = world(Seat(lira=3), Seat(), structures=True)
    place(table, "trade:1", "yellow", "part:pay-lira3", "part:drawchoice-count2", "deck:structure")
    table.choose("deck:structure")
    assert len(table.hand("structure")) == 2


@pytest.mark.rule("W-137")
def test_a_point_given_may_not_pass_the_lowest_space() -> None:
    table = world(Seat(vp=-5, lira=3, hand=["pinot", "r5"]), Seat()).choose("at:trade:1", "worker:yellow")
    table.cannot("part:lose-vp1")
    table = world(Seat(vp=-4), Seat())
    place(table, "trade:1", "yellow", "part:gain-lira3")
    assert (table.vp(), table.lira()) == (-5, 3)


# The piles of tiles


def revealing(rectangular: list[str], ovals: list[str], old: list[str], old_ovals: list[str]) -> Table:
    table = world(Seat(), Seat())
    table.world.tile_pile = Pile([TILE_BY_NAME[name] for name in rectangular])
    table.world.oval_pile = Pile([OVAL_BY_NAME[name] for name in ovals])
    table.world.tile_discards = [TILE_BY_NAME[name] for name in old]
    table.world.oval_discards = [OVAL_BY_NAME[name] for name in old_ovals]
    reveal_tiles(table.state)
    return table


@pytest.mark.rule("W-138")
def test_an_empty_pile_of_tiles_is_made_of_its_discards() -> None:
    table = revealing(["tour"], ["vp", "vine", "order"], ["trade", "plant", "build"], [])
    shown = [tile.key for tile in table.world.revealed]
    assert shown[0] == "tile:tour"
    assert shown[1] in {"tile:trade", "tile:plant", "tile:build"}
    assert len(shown) == 4
    assert (len(table.world.tile_pile), table.world.tile_discards) == (2, [])
    assert len(table.world.oval_pile) == 1


@pytest.mark.rule("W-138")
def test_if_there_are_still_too_few_tiles_those_that_there_are_lie_open() -> None:
    table = revealing(["tour"], [], [], ["vp"])
    assert [tile.key for tile in table.world.revealed] == ["tile:tour", "oval:vp"]
    assert len(revealing([], [], [], []).world.revealed) == 0


# Private spaces


@pytest.mark.rule("W-139")
def test_the_grande_does_not_join_the_own_yoke_or_structure_card() -> None:
    seat = Seat(structures=["yoke"], fields={"left": ["malvasia"]})
    world(seat, Seat(), board={"yoke": ["0.yellow"]}).cannot("at:yoke")
    table = world(Seat(cards={"mat1": "cafe"}, grapes={"red": [1, 2]}), Seat(passed=True), structures=True)
    place(table, "structure:cafe", "yellow", "grape:red:1")
    table.cannot("at:structure:cafe")


@pytest.mark.rule("W-139")
def test_nobody_uses_the_yoke_or_the_cards_of_others() -> None:
    theirs = Seat(structures=["yoke"], fields={"left": ["malvasia"]}, cards={"mat1": "cafe"})
    table = world(Seat(grapes={"red": [1]}, fields={"left": ["malvasia"]}), theirs, structures=True)
    table.cannot("at:yoke", "at:structure:cafe")


@pytest.mark.rule("W-139")
def test_the_grande_joins_the_event_card_of_greengully_when_it_is_full() -> None:
    said: dict[str, Any] = {"continent": "greengully", "event": "gg_audience", "influence": 4}
    table = world(Seat(lira=9), Seat(), board={"event1": ["1.yellow"]}, **said)
    table.cannot("at:event_space:1")
    place(table, "event_space:beside", "grande", "no_trade")
    assert table.world.influence == 5
    world(Seat(lira=9, workers=["yellow"]), Seat(), board={"event1": ["1.yellow"]}, **said).cannot(
        "at:event_space:beside"
    )
    seats = [Seat(lira=9), Seat(), Seat(), Seat()]
    table = world(*seats, board={"event1": ["1.yellow"]}, **said)
    place(table, "event_space:2", "yellow")
    assert table.world.influence == 5


@pytest.mark.rule("W-102")
def test_a_bonus_before_the_grand_tour_asks_for_no_structure() -> None:
    seat = Seat(hats=(1, 2), wines={"red": [1, 3]})
    table = world(seat, Seat(), tiles="C", ovals={"C1": "age_wine"})
    place(table, "give_tour:1", "bare", "part:agewine")
    assert table.wines("red") == [2, 3]
    assert table.lira() == 2
