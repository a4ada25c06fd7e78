"""Income turns, step by step (T-21 to T-40)."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import building, resource
from figurka.games.tapestry.rules.gaining import take_any
from figurka.games.tapestry.rules.incomes import gain_income, upgrade_and_score
from figurka.games.tapestry.rules.things import COIN, CULTURE, FARM, FOOD, WORKER
from tests.games.tapestry.table import SOME_THING, Seat, Table, having

THREE_LINES = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8), (0, 2), (2, 2), (6, 2), (8, 2)]
"""Plots that complete the rows 1 and 3 and the column 2 of the wetland."""
LATE = Seat(era=4, coin=1)
"""A neighbour who has begun all eras with a card before."""


def step_3(table: Table) -> Table:
    return table.run(upgrade_and_score(table.state, table.me))


def step_4(table: Table) -> Table:
    return table.run(gain_income(table.state, table.me))


# Five income turns


@pytest.mark.rule("T-21")
def test_after_the_first_income_turn_everybody_chooses_when_the_next_one_comes() -> None:
    table = Table(Seat(coin=2), coin=8)
    assert table.offers("income")
    table.advance("technology").choose("deck")
    table.choose("advance:exploration")
    assert (table.asked_seat, table.me.era) == (0, 1)
    assert table.offers("income")


@pytest.mark.rule("T-21")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_each_income_turn_is_the_next_one_and_the_fifth_is_the_last(era: int) -> None:
    table = Table(LATE, era=era, hand=["trap"])
    table.income()
    assert table.me.era == era + 1
    assert table.me.finished == (era == 4)
    assert table.asked_seat == 1


@pytest.mark.rule("T-22")
@pytest.mark.parametrize(
    ("turn", "steps"), [(1, {4}), (2, {1, 2, 3, 4}), (3, {1, 2, 3, 4}), (4, {1, 2, 3, 4}), (5, {1, 3})]
)
def test_each_income_turn_has_the_steps_of_the_table_on_the_mat(turn: int, steps: set[int]) -> None:
    table = Table(
        LATE, civ="merrymakers", era=turn - 1, hand=["olympic_host", "trap"], bottom=["bakery"], farm=2
    )
    seen = set()
    table.begin()
    if table.asked == "turn" and table.asked_seat == 0:
        table.choose("income")
    while table.asked_seat == 0 and table.asked != "turn":
        seen.add({"revel": 1, "lay": 2, "upgrade": 3, "gain": 2}[table.asked])
        table.choose("trap" if table.asked == "lay" else "decline")
    if table.points().get("income"):
        seen.add(3)
    if table.have():
        seen.add(4)
    assert seen == steps


@pytest.mark.rule("T-23")
def test_the_steps_follow_each_other_and_each_is_done_before_the_next() -> None:
    table = Table(LATE, civ="merrymakers", hand=["trap", "boast_of_superiority"], bottom=["bakery"], farm=2)
    table.income()
    assert (table.asked, table.vp()) == ("revel", 0)
    table.choose("revel:2")
    assert (table.asked, table.vp()) == ("lay", 5)
    table.choose("trap")
    assert (table.asked, table.vp()) == ("upgrade", 5 + 10)
    assert table.have() == {}
    table.choose("bakery")
    assert table.vp() == 15 + 4 + 1 + 4
    assert table.have() == {"coin": 1, "worker": 1, "food": 2, "culture": 1}
    told = [event.kind for event in table.events]
    steps = ["revels", "lays", "upgrades", "gains", "draws-tiles", "draws"]
    assert sorted(steps, key=told.index) == steps


@pytest.mark.rule("T-24")
@pytest.mark.parametrize(
    ("civ", "position", "asked"),
    [
        ("alchemists", {}, "alchemists_start"),
        ("entertainers", {}, "perform"),
        ("historians", {"tiles": [5]}, "historians_tile"),
        ("inventors", {"bottom": ["bakery"]}, "inventors"),
        ("leaders", {}, "leaders"),
        ("merrymakers", {}, "revel"),
        ("traders", {}, "trade"),
    ],
)
def test_civilizations_are_used_in_the_first_step(civ: str, position: dict[str, Any], asked: str) -> None:
    table = Table(LATE, civ=civ, hand=["trap"], **position)
    table.income()
    assert (table.asked, table.laid(2)) == (asked, [])


@pytest.mark.rule("T-24")
def test_all_civilizations_of_a_player_are_used_each_once() -> None:
    table = Table(LATE, civ=["merrymakers", "leaders"], hand=["trap", "democracy"])
    table.income()
    assert (table.asked, table.options) == (
        "civilization_first",
        ["civilization:merrymakers", "civilization:leaders"],
    )
    table.choose("leaders", "decline")
    assert table.asked == "revel"
    table.choose("decline")
    assert table.asked == "lay"


@pytest.mark.rule("T-24")
@pytest.mark.parametrize("civ", ["architects", "craftsmen", "nomads", "historians", "heralds", "inventors"])
def test_a_civilization_that_can_do_nothing_is_passed_over(civ: str) -> None:
    table = Table(LATE, civ=civ, hand=["trap", "democracy"])
    table.income()
    assert table.asked == "lay"


# The tapestry card


@pytest.mark.rule("T-25")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_a_card_from_the_hand_goes_onto_the_leftmost_free_space(turn: int) -> None:
    before = {2: ["academia"], 3: ["empiricism"]}
    laid = {era: cards for era, cards in before.items() if era < turn}
    table = Table(LATE, era=turn - 1, hand=["trap", "democracy"], laid=laid, deck=["alliance"])
    table.income().choose("trap")
    assert [table.laid(era) for era in range(1, 5)] == [
        [],
        *(["trap"] if era == turn else laid.get(era, []) for era in (2, 3, 4)),
    ]
    assert table.hand() == ["democracy", "alliance"]


@pytest.mark.rule("T-25")
def test_a_card_must_be_laid() -> None:
    table = Table(LATE, hand=["trap", "democracy", "empiricism"])
    table.income()
    assert (table.asked, table.options) == ("lay", ["card:trap", "card:democracy", "card:empiricism"])


@pytest.mark.rule("T-25")
def test_only_one_card_is_laid() -> None:
    table = Table(LATE, hand=["trap", "trap", "trap"], deck=["alliance"])
    table.income()
    assert table.laid(2) == ["trap"]
    assert table.hand() == ["trap", "trap", "alliance"]


@pytest.mark.rule("T-26")
def test_with_an_empty_hand_the_top_card_of_the_deck_is_laid_face_down() -> None:
    table = Table(LATE, era=2, laid={2: ["academia"]}, deck=["trap", "alliance"])
    table.income()
    assert table.laid(3) == ["?"]
    assert table.me.cards[2][0].card.name == "trap"
    assert table.points().get("tapestry") is None
    assert table.hand() == ["alliance"]
    assert table.me.card_count == 3


@pytest.mark.rule("T-26")
def test_a_card_laid_face_down_has_no_effect_in_its_era_and_nobody_sees_it() -> None:
    table = Table(LATE, deck=["academia", "trap"])
    table.income()
    assert (table.me.powers, table.vp()) == (0, 0)
    players: Any = table.game.view(0)["players"]
    assert players[0]["eras"][1] == [{"card": None, "copied": None, "heralded": False}]


@pytest.mark.rule("T-27")
def test_a_card_that_works_when_it_is_laid_works_then_and_only_then() -> None:
    table = Table(LATE, hand=["boast_of_superiority", "trap"], exploration=3)
    table.income().choose("boast_of_superiority")
    assert table.points() == {"tapestry": 16}
    assert table.me.powers == 0
    table = Table(LATE, era=2, laid={2: ["boast_of_superiority"]}, hand=["trap"])
    table.income()
    assert table.points() == {"tapestry": 10}


@pytest.mark.rule("T-28")
def test_a_card_for_the_era_is_in_force_from_the_moment_it_is_laid() -> None:
    table = Table(LATE, hand=["academia"], deck=["trap"])
    table.income()
    assert table.points() == {"tapestry": 3}
    assert table.hand() == ["trap"]


@pytest.mark.rule("T-28")
def test_a_card_for_the_era_stays_in_force_until_the_next_income_turn() -> None:
    table = Table(Seat(coin=3), era=2, card="academia", coin=2, military=1)
    table.advance("military").choose("decline")
    assert table.points() == {"tapestry": 3}
    table.advance("exploration", {"coin": 1})
    table.choose("advance:technology").choose("deck")
    assert table.points() == {"tapestry": 6}


@pytest.mark.rule("T-28")
def test_a_card_for_the_era_has_ended_before_the_first_step_of_the_next_income_turn() -> None:
    table = Table(LATE, civ="alchemists", era=2, card="empiricism", hand=["trap"])
    table.income().science("science").choose("roll", "stop").choose("advance:science")
    assert table.tracks()["science"] == 1
    assert table.points() == {"tapestry": 10}


# The era bonus


@pytest.mark.rule("T-29")
@pytest.mark.parametrize(("turn", "resources"), [(2, 1), (3, 2), (4, 3)])
def test_the_first_of_the_neighbours_in_an_era_gains_the_resources_on_the_space(
    turn: int, resources: int
) -> None:
    table = Table(Seat(era=turn - 1), Seat(era=turn - 1), seats=3, era=turn - 1, hand=["trap"])
    table.income()
    for _ in range(resources):
        assert (table.asked, len(table.options)) == ("gain", 4)
        table.choose("coin")
    assert table.me.goods == [resources + 1, 1, 1, 1]


@pytest.mark.rule("T-29")
@pytest.mark.parametrize(("first", "second"), [(2, 1), (1, 2), (2, 2), (3, 1), (5, 1)])
def test_there_is_no_era_bonus_once_a_neighbour_has_begun_the_era(first: int, second: int) -> None:
    neighbours = [Seat(era=era, finished=era == 5, coin=1) for era in (first, second)]
    table = Table(*neighbours, seats=3, era=1, hand=["trap"])
    table.income()
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}


@pytest.mark.rule("T-29")
def test_a_player_who_is_no_neighbour_does_not_spoil_the_era_bonus() -> None:
    table = Table(Seat(era=2), Seat(era=3), Seat(era=2), seats=4, era=2, hand=["trap"])
    table.income().choose("food", "food")
    assert table.have()["food"] == 3


@pytest.mark.rule("T-29")
@pytest.mark.parametrize("turn", [1, 5])
def test_the_first_and_the_last_income_turn_have_no_era_bonus(turn: int) -> None:
    table = Table(Seat(era=max(1, turn - 2), coin=1), era=turn - 1)
    table.income()
    assert table.told("era-bonus") == 0
    assert sum(table.me.goods) == (4 if turn == 1 else 0)


@pytest.mark.rule("T-30")
def test_the_era_bonus_comes_after_the_civilizations_and_just_before_the_card() -> None:
    table = Table(Seat(era=1), civ="merrymakers", hand=["trap", "guilds"])
    table.income()
    assert table.asked == "revel"
    table.choose("decline")
    assert (table.asked, table.laid(2)) == ("gain", [])
    table.choose("worker")
    assert (table.asked, table.have()) == ("lay", {"worker": 1})


@pytest.mark.rule("T-30")
def test_the_card_may_use_the_era_bonus() -> None:
    table = Table(Seat(era=1), hand=["olympic_host"])
    table.income().choose("worker")
    assert table.asked == "olympics"
    table.choose("worker")
    assert table.points() == {"tapestry": 10}


# Upgrade and points


@pytest.mark.rule("T-31")
@pytest.mark.parametrize(("answer", "rows"), [("bakery", ([], ["bakery"])), ("decline", (["bakery"], []))])
def test_one_technology_may_be_upgraded(answer: str, rows: tuple[list[str], list[str]]) -> None:
    table = step_3(Table(bottom=["bakery"]))
    assert (table.asked, table.options) == ("upgrade", ["tech:bakery", "decline"])
    table.choose(answer)
    assert table.decision is None
    assert (table.techs("bottom"), table.techs("middle")) == rows


@pytest.mark.rule("T-31")
def test_no_more_than_one_technology_is_upgraded() -> None:
    table = step_3(Table(bottom=["bakery", "barn"], middle=["calendar"], exploration=4))
    assert table.options == ["tech:bakery", "tech:barn", "tech:calendar", "decline"]
    table.choose("barn")
    assert table.decision is None
    assert (table.techs("bottom"), table.techs("middle")) == (["bakery"], ["calendar", "barn"])


@pytest.mark.rule("T-31", "T-32")
def test_the_upgrade_comes_before_the_points() -> None:
    table = step_3(Table(bottom=["eyeglasses"]))
    table.choose("eyeglasses", "deck")
    assert table.points() == {"technologies": 2}


@pytest.mark.rule("T-32", "T-33", "T-34", "T-36", "T-37")
def test_the_points_of_the_rulebooks_income_mat() -> None:
    built = {"market": THREE_LINES[:4], "house": THREE_LINES[4:8], "armory": THREE_LINES[8:]}
    rows = {"market": 3, "house": 4, "armory": 2}
    table = Table(built=built, bottom=["bakery"], middle=["zeppelins"], controls=[(1, 1)], **having(rows))
    step_3(table).choose("decline")
    assert table.points() == {"technologies": 2 * 2, "capital": 3 * 3, "territories": 2}


@pytest.mark.rule("T-32")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("market", [1, 1, 2, 2, 3, 3 + 10]),
        ("house", [3, 3, 6, 6, 9, 9 + 10]),
        ("farm", [0, 0, 4, 4, 11, 21]),
        ("armory", [0, 0, 3, 3, 6, 6 + 10]),
    ],
)
def test_only_open_symbols_score_and_each_row_opens_from_the_left(row: str, points: list[int]) -> None:
    elsewhere = {"market": 3, "house": 1}.get(row, 4)
    for placed in range(6):
        rows = {"market": 0, "house": 0, "farm": 0, "armory": 0, row: placed}
        table = Table(
            top=["zeppelins"], controls=[(1, 1), (2, -1)], built={"farm": THREE_LINES}, **having(rows)
        )
        assert step_3(table).vp() == points[placed] + elsewhere


@pytest.mark.rule("T-33")
def test_the_technology_symbol_counts_all_rows() -> None:
    table = step_3(Table(bottom=["bakery", "barn"], middle=["radio"], top=["clocks", "vaccines"])).choose(
        "decline"
    )
    assert table.points() == {"technologies": 5}


@pytest.mark.rule("T-34")
def test_the_capital_symbol_counts_complete_rows_and_columns() -> None:
    plots = {"house": THREE_LINES[:4], "farm": THREE_LINES[4:8], "market": THREE_LINES[8:]}
    table = step_3(Table(built=plots, house=0, farm=0, market=0))
    assert table.points() == {"capital": 3}


@pytest.mark.rule("T-34")
def test_a_row_with_one_free_plot_is_not_complete() -> None:
    plots = {"house": THREE_LINES[1:4], "farm": THREE_LINES[4:7], "market": THREE_LINES[8:]}
    table = step_3(Table(built=plots, house=0, farm=0, market=0))
    assert table.points() == {}


@pytest.mark.rule("T-35")
@pytest.mark.parametrize(
    ("rows", "points"),
    [({"farm": 2}, 4), ({"farm": 4}, 11), ({"farm": 5}, 21), ({"market": 5, "house": 5, "armory": 5}, 30)],
)
def test_a_number_symbol_brings_its_points(rows: dict[str, int], points: int) -> None:
    assert step_3(Table(**having(rows))).points()["income"] == points


@pytest.mark.rule("T-36")
def test_the_territory_symbol_counts_what_is_controlled_now() -> None:
    table = Table(Seat(controls=[(2, -1)]), toppled=[(2, -1)], controls=[(1, 1), (3, 0)], armory=2)
    assert step_3(table).points() == {"territories": 3}


@pytest.mark.rule("T-36")
def test_a_territory_with_two_outposts_counts_once() -> None:
    table = Table(armory=2)
    assert table.pieces((2, 0)) == [(0, "outpost", "stands")] * 2
    assert step_3(table).points() == {"territories": 1}


@pytest.mark.rule("T-37")
@pytest.mark.parametrize(("markets", "times"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_a_symbol_that_is_open_again_scores_again(markets: int, times: int) -> None:
    table = step_3(Table(top=["clocks", "vaccines"], market=markets))
    assert table.points() == {"technologies": 2 * times}


# Income


@pytest.mark.rule("T-38", "T-39")
def test_the_income_of_the_rulebooks_income_mat() -> None:
    table = step_4(Table(market=3, house=4, armory=2))
    assert table.have() == {"coin": 3, "worker": 4, "food": 1, "culture": 2}
    assert (len(table.tiles()), len(table.hand())) == (1, 1)


@pytest.mark.rule("T-38", "T-39")
@pytest.mark.parametrize(
    ("row", "good"), [("market", "coin"), ("house", "worker"), ("farm", "food"), ("armory", "culture")]
)
def test_each_row_brings_its_resource_where_it_is_open(row: str, good: str) -> None:
    got = [step_4(Table(**having({row: placed}))).have()[good] for placed in range(6)]
    assert got == [1, 2, 2, 3, 4, 4]


@pytest.mark.rule("T-38")
def test_a_building_gained_in_the_turn_opens_its_space_for_the_income() -> None:
    table = Table(LATE, bottom=["ammonia"], hand=["trap"])
    table.income().choose("ammonia", (0, 0))
    assert table.have() == {"coin": 1, "worker": 1, "food": 2, "culture": 1}


@pytest.mark.rule("T-38")
def test_tiles_and_cards_of_the_income_come_from_the_top_of_their_piles() -> None:
    table = step_4(Table(tile_stack=[14, 3], deck=["alliance", "trap"]))
    assert (table.tiles(), table.hand()) == ([14], ["alliance"])


@pytest.mark.rule("T-39")
def any_resources(table: Table, count: int) -> Table:
    return table.run(take_any(table.state, table.me, count, SOME_THING))


def test_any_resource_is_one_of_four() -> None:
    table = any_resources(Table(), 4)
    assert table.options == ["resource:coin", "resource:worker", "resource:food", "resource:culture"]
    table.choose("coin", "worker", "food", "culture")
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}


@pytest.mark.rule("T-40")
@pytest.mark.parametrize(("owned", "after"), [(3, 7), (4, 8), (6, 8), (8, 8)])
def test_more_than_eight_of_a_resource_are_lost(owned: int, after: int) -> None:
    assert step_4(Table(market=4, coin=owned)).have()["coin"] == after


@pytest.mark.rule("T-40")
@pytest.mark.parametrize("kind", [COIN, WORKER, FOOD, CULTURE])
def test_the_limit_holds_for_each_resource_by_itself(kind: int) -> None:
    table = Table(coin=7, worker=7, food=7, culture=7).gain(resource(kind, 3))
    assert table.me.goods == [8 if each == kind else 7 for each in range(4)]


@pytest.mark.rule("T-40")
def test_a_resource_of_choice_above_the_limit_is_lost_too() -> None:
    table = any_resources(Table(coin=8), 1).choose("coin")
    assert table.have() == {"coin": 8}


@pytest.mark.rule("T-40")
def test_a_district_brings_nothing_above_the_limit() -> None:
    built = {"house": [(4, 3), (4, 4), (5, 4)]}
    table = Table(capital="mountain", built=built, food=8).gain(building(FARM))
    table.choose((5, 5), "food")
    assert table.districts() == {(1, 1)}
    assert table.have() == {"food": 8}
