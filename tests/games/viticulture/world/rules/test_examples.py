"""Worked examples of World: we_01 to we_61."""

from typing import Any

import pytest

import figurka
from figurka.games.viticulture.rules.steps import Draw, EachPlayer, Gain, GainWine, Lose
from figurka.games.viticulture.world.content.balance import INFLUENCE_START, LEVEL_START, MOST_AT_START
from figurka.games.viticulture.world.content.board import MOST_INFLUENCE
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import (
    AUTUMN_LIRA,
    TAKE_LIRA,
    cards_at_all,
    open_year,
    pass_on,
    place,
    world,
)

FOUR_CARDS = ["pinot", "syrah", "r5", "patron"]
SEVEN_CARDS = ["pinot", "syrah", "merlot", "r5", "w5", "patron", "judge"]


def hats(table: Table) -> tuple[int, int]:
    workers = table.player().workers
    return workers[0], workers[1]


# Of the rulebook


@pytest.mark.rule("W-82")
def test_we_01_everybody_chooses_the_wine() -> None:
    table = world(Seat(), Seat(), Seat())
    table.do([EachPlayer((GainWine(),))], "wine:red:1", "wine:white:1", "wine:red:1")
    assert [table.wines("red", seat) for seat in range(3)] == [[1], [], [1]]
    assert [table.wines("white", seat) for seat in range(3)] == [[], [1], []]


@pytest.mark.rule("W-24", "W-25")
def test_we_02_turn_order_of_three_roosters() -> None:
    table = open_year(world(Seat(), Seat(), Seat()), 1, 3, 6)
    assert table.state.order == (0, 1, 2)
    table = open_year(world(Seat(), Seat(), Seat()), 6, 1, 3)
    assert table.state.order == (1, 2, 0)


@pytest.mark.rule("W-41")
def test_we_03_two_cards_for_two_cards() -> None:
    table = world(Seat(hand=FOUR_CARDS), Seat())
    place(table, "trade:1", "yellow", "part:discard-card-count2", "vine:pinot", "visitor:patron")
    table.choose("part:drawchoice-count2", "deck:vine", "deck:order")
    assert cards_at_all(table) == 4
    assert (table.discards("vine"), table.discards("summer")) == (["pinot"], ["patron"])


@pytest.mark.rule("W-34", "W-35", "W-37")
def test_we_04_two_vines_for_four_lira() -> None:
    table = world(Seat(hand=["pinot", "syrah"]), Seat(lira=5), board={"B1": ["1.yellow"]})
    place(table, "draw_vine:beside", "grande", "seat:1", "thing:vine", "vine:pinot", "vine:syrah")
    table.choose("thing:lira", "number:4", "agree")
    assert table.hand("vine", 1) == ["pinot", "syrah"]
    assert (table.lira(0), table.lira(1)) == (4, 1)
    assert len(table.hand("vine")) == 1


@pytest.mark.rule("W-37")
def test_we_05_a_gift_of_three_lira_after_the_action() -> None:
    board = {"K1": ["1.blue"]}
    table = world(Seat(grapes={"red": [2]}), Seat(lira=3), season="winter", board=board)
    place(table, "make_wine:beside", "grande", "later", "seat:1", "nothing", "number:3", "agree")
    assert (table.lira(0), table.lira(1), table.wines("red")) == (3, 0, [2])


@pytest.mark.rule("W-20", "W-56")
def test_we_06_a_trained_worker_beside_two_labourers_on_an_oval() -> None:
    seats = [Seat(hats=(1, 2)), Seat(), Seat()]
    table = world(*seats, ovals={"C1": "vine"}, board={"C1": ["1.yellow", "2.yellow"]})
    place(table, "give_tour:1", "bare")
    assert (table.lira(), len(table.hand("vine"))) == (2, 1)
    assert table.standing("C1") == ["1.yellow", "2.yellow", "0.bare"]


@pytest.mark.rule("W-54")
def test_we_07_covering_a_printed_point() -> None:
    table = world(Seat(lira=4), Seat(), revealed=["oval_vp"])
    place(table, "innovate:1", "yellow", "lay:sell_wine:1")
    assert (table.lira(), table.vp()) == (0, 1)
    assert table.world.ovals[28] is not None


@pytest.mark.rule("W-54")
def test_we_08_a_printed_cost_that_cannot_be_paid() -> None:
    table = world(Seat(lira=4), Seat(), revealed=["oval_vp"])
    place(table, "innovate:1", "yellow").cannot("lay:play_summer_visitor:1")
    table = world(Seat(lira=5), Seat(), revealed=["oval_vp"])
    place(table, "innovate:1", "yellow", "lay:play_summer_visitor:1")
    assert table.lira() == 0


@pytest.mark.rule("W-57", "W-104")
def test_we_09_an_arrow_does_not_wrap_round_the_board() -> None:
    ovals = {"A1": "arrow_left", "J1": "vp"}
    table = world(Seat(hats=(1, 2), hand=["malvasia"]), Seat(), Seat(), ovals=ovals)
    place(table, "plant_vine:1", "bare", "plant:malvasia:left")
    assert table.vp() == 0


@pytest.mark.rule("W-59")
def test_we_10_three_grapes_bought() -> None:
    seat = Seat(lira=6, hats=(0, 2))
    table = world(seat, Seat(passed=True), tiles="F", ovals={"F1": "arrow_left"})
    for row in (1, 2, 3):
        kind = "grande" if row == 3 else "bare"
        place(table, "sell_grapes_or_field:1", kind, f"buy_grape:red:{row}")
    assert (table.lira(), table.grapes("red"), table.vp()) == (0, [1, 4, 7], 3)


@pytest.mark.rule("W-57")
def test_we_11_a_left_arrow_into_the_other_season() -> None:
    seat = Seat(hats=(2, 1), fields={"left": ["malvasia"]})
    ovals = {"I1": "arrow_left", "B1": "vine"}
    table = world(seat, Seat(), Seat(), season="winter", ovals=ovals)
    place(table, "harvest_field:1", "bare")
    assert (len(table.hand("vine")), table.grapes("white")) == (1, [1])


@pytest.mark.rule("W-11")
def test_we_12_where_influence_begins() -> None:
    state: Any = figurka.new_game("viticulture-world", 3, 1).state
    assert state.world.influence == INFLUENCE_START[3]


@pytest.mark.rule("W-11")
@pytest.mark.parametrize("seats", INFLUENCE_START)
@pytest.mark.parametrize("level", LEVEL_START)
def test_the_level_moves_the_beginning_of_influence_for_every_team(level: str, seats: int) -> None:
    game = figurka.new_game("viticulture-world", seats, 1, level=level)
    state: Any = game.state
    mark = INFLUENCE_START[seats] + LEVEL_START[level]
    assert state.world.influence == min(max(mark, 0), MOST_AT_START) < MOST_INFLUENCE
    assert game.view(None)["level"] == level


@pytest.mark.rule("W-310")
def test_we_13_an_oval_by_the_first_event_of_greengully() -> None:
    said: dict[str, Any] = {"continent": "greengully", "event": "gg_innovation"}
    table = world(Seat(lira=2), Seat(), revealed=["oval_order", "tile_tour"], **said)
    place(table, "event_space:1", "yellow", "lay:build_structure:1")
    assert table.lira() == 0
    assert table.world.ovals[6] is not None


@pytest.mark.rule("W-28")
def test_we_14_one_space_for_three_players_two_for_four() -> None:
    hand = ["malvasia"]
    board = {"A1": ["1.yellow"]}
    world(Seat(hand=hand, workers=["yellow"]), Seat(), Seat(), board=board).cannot("at:plant_vine:1")
    table = world(Seat(hand=hand), Seat(), Seat(), Seat(), board=board)
    place(table, "plant_vine:2", "yellow", "plant:malvasia:left")
    assert table.vines("left") == ["malvasia"]


@pytest.mark.rule("W-64", "W-20")
def test_we_15_a_labourer_takes_its_own_hat_off() -> None:
    table = world(Seat(lira=4), Seat(), season="winter")
    place(table, "train_worker:1", "blue", "hat:blue:acting")
    assert (table.lira(), hats(table), sum(table.player().workers)) == (0, (2, 1), 5)


@pytest.mark.rule("W-68")
def test_we_16_seven_cards_become_five() -> None:
    table = world(Seat(hand=SEVEN_CARDS), Seat(), season="winter").choose("pass", "vine:pinot", "order:r5")
    assert cards_at_all(table) == 5


# Workers, hats, all-year spaces


@pytest.mark.rule("W-29")
def test_we_17_a_yellow_hat_is_idle_in_winter() -> None:
    table = world(Seat(workers=["yellow"]), Seat(), season="winter").begin()
    assert table.asked == 1, "there was nothing but passing"
    assert table.lira() == 0


@pytest.mark.rule("W-29", "W-32")
def test_we_18_the_lira_space_is_never_full() -> None:
    seat = Seat(workers=["blue"])
    table = world(seat, Seat(), season="winter", board={"gain_lira": ["0.blue", "1.blue"]})
    place(table, "gain_lira", "blue")
    assert table.lira() == 1


@pytest.mark.rule("W-32")
def test_we_19_a_structure_card_instead_of_a_lira() -> None:
    table = world(Seat(), Seat(), structures=True)
    place(table, "gain_lira", "yellow", "part:draw-structure1")
    assert (table.lira(), len(table.hand("structure"))) == (0, 1)


@pytest.mark.rule("W-30")
def test_we_20_a_bare_worker_left_from_summer() -> None:
    table = world(Seat(hats=(2, 1), workers=["bare"]), Seat(), season="winter")
    place(table, "draw_order:1", "bare")
    assert (len(table.hand("order")), table.available()) == (1, {})


@pytest.mark.rule("W-31", "W-74")
def test_we_21_the_grande_joins_a_full_action() -> None:
    table = world(Seat(), Seat(), season="winter", board={"J1": ["1.blue"]})
    place(table, "draw_order:beside", "grande", "no_trade")
    assert len(table.hand("order")) == 1


@pytest.mark.rule("W-33")
def test_we_22_the_grey_worker_gains_a_bonus() -> None:
    seat = Seat(workers=["grey"], row=5)
    table = world(seat, Seat(), season="winter", ovals={"J1": "lira_1"})
    place(table, "draw_order:1", "grey")
    assert (table.lira(), len(table.hand("order"))) == (1, 1)
    table.choose("pass")
    assert table.player().workers[4] == 0


@pytest.mark.rule("W-139")
def test_we_23_the_grande_does_not_join_the_yoke() -> None:
    seat = Seat(structures=["yoke"], fields={"left": ["malvasia"]})
    world(seat, Seat(), board={"yoke": ["0.yellow"]}).cannot("at:yoke")


@pytest.mark.rule("W-20")
def test_we_24_a_labourer_in_the_cafe() -> None:
    for kind, lira, vp in (("yellow", 0, 0), ("bare", 3, 1)):
        seat = Seat(hats=(1, 2), cards={"mat1": "cafe"}, grapes={"red": [2]})
        table = world(seat, Seat(), structures=True)
        place(table, "structure:cafe", kind)
        assert (table.grapes("red"), table.lira(), table.vp()) == ([], lira, vp)


@pytest.mark.rule("W-73")
def test_we_25_blue_hats_in_summer_can_only_pass() -> None:
    table = world(Seat(workers=["blue", "blue"]), Seat()).begin()
    assert (table.asked, table.kind) == (0, "autumn")


# Tiles


@pytest.mark.rule("W-53")
def test_we_26_a_worker_under_a_new_oval() -> None:
    seat = Seat(lira=4, hats=(1, 2))
    table = world(seat, Seat(), Seat(), revealed=["oval_vp"], board={"B1": ["0.bare"]})
    place(table, "innovate:1", "yellow", "lay:draw_vine:1")
    assert (table.vp(), table.lira(), table.hand("vine")) == (0, 1, [])
    assert table.standing("B1") == ["0.bare"]


@pytest.mark.rule("W-57")
def test_we_27_an_arrow_through_an_arrow() -> None:
    ovals = {"C1": "arrow_right", "D1": "arrow_up", "B1": "vp"}
    table = world(Seat(hats=(1, 2)), Seat(), Seat(), ovals=ovals)
    place(table, "give_tour:1", "bare")
    assert (table.lira(), table.vp()) == (2, 1)


@pytest.mark.rule("W-104")
def test_we_28_two_arrows_at_each_other() -> None:
    table = world(Seat(hats=(1, 2)), Seat(), Seat(), ovals={"C1": "arrow_right", "D1": "arrow_left"})
    place(table, "give_tour:1", "bare")
    assert (table.lira(), table.vp()) == (2, 0)


@pytest.mark.rule("W-57")
def test_we_29_an_arrow_at_an_empty_space() -> None:
    table = world(Seat(hats=(1, 2)), Seat(), Seat(), ovals={"C1": "arrow_down"})
    place(table, "give_tour:1", "bare")
    assert (table.lira(), table.vp(), cards_at_all(table)) == (2, 0, 0)


@pytest.mark.rule("W-55")
def test_we_30_a_taken_tile_is_not_replaced() -> None:
    revealed = ["tile_tour", "tile_trade", "oval_vp", "oval_order"]
    table = world(Seat(lira=4), Seat(), revealed=revealed)
    place(table, "innovate:1", "yellow", "tile:trade")
    assert [tile.key for tile in table.world.revealed] == ["tile:tour", "oval:vp", "oval:order"]
    assert [index for index, tile in enumerate(table.world.tiles) if tile is not None] == [6]


@pytest.mark.rule("W-23")
def test_we_31_new_tiles_in_spring() -> None:
    table = open_year(world(Seat(), Seat(), revealed=["tile_tour", "oval_vp"]))
    shapes = [tile.key.partition(":")[0] for tile in table.world.revealed]
    assert shapes == ["tile", "tile", "oval", "oval"]
    assert [tile.name for tile in table.world.tile_discards] == ["tour"]
    assert [tile.name for tile in table.world.oval_discards] == ["vp"]


@pytest.mark.rule("W-107", "V-68")
def test_we_32_two_structures_by_the_tile() -> None:
    table = world(Seat(lira=3), Seat(), tiles="D")
    place(table, "build_structure:1", "yellow", "structure:trellis", "structure:irrigation")
    assert (table.lira(), table.vp(), table.structures()) == (0, 1, ["trellis", "irrigation"])


@pytest.mark.rule("W-107")
def test_we_33_the_second_vine_may_exceed_the_field() -> None:
    seat = Seat(
        structures=["trellis", "irrigation"], fields={"left": ["chardonnay"]}, hand=["malvasia", "merlot"]
    )
    table = world(seat, Seat(), tiles="A").choose("at:plant_vine:1", "worker:yellow")
    assert "plant:merlot:left" not in table.options
    table.choose("plant:malvasia:left", "plant:merlot:left")
    assert table.vines("left") == ["chardonnay", "malvasia", "merlot"]


@pytest.mark.rule("W-41", "W-137")
def test_we_34_one_item_for_two() -> None:
    table = world(Seat(lira=3, vp=4), Seat(), tiles="G")
    place(table, "trade:1", "yellow", "part:pay-lira3", "part:gain-vp1", "part:gain-vp1")
    assert (table.lira(), table.vp()) == (0, 6)


@pytest.mark.rule("W-107")
def test_we_35_an_order_filled_as_it_is_drawn() -> None:
    seat = Seat(structures=["medium_cellar"], wines={"red": [4]})
    table = world(seat, Seat(), season="winter", tiles="J").put_on_top("r6", "w8")
    place(table, "draw_order:1", "blue", "part:fillorder-relief2-just_drawn1")
    assert (table.vp(), table.player().residual) == (3, 1)
    assert (table.hand("order"), table.wines("red")) == (["w8"], [])


@pytest.mark.rule("W-59")
def test_we_36_a_full_row_gives_way_to_the_row_before() -> None:
    table = world(Seat(lira=2, grapes={"white": [4, 5, 6]}), Seat(), tiles="F")
    place(table, "sell_grapes_or_field:1", "yellow", "buy_grape:white:2")
    assert (table.lira(), table.grapes("white"), table.vp()) == (0, [1, 4, 5, 6], 1)


@pytest.mark.rule("W-42")
def test_we_37_one_grape_is_sold() -> None:
    table = world(Seat(grapes={"red": [3, 8]}), Seat())
    place(table, "sell_grapes_or_field:1", "yellow", "grape:red:8")
    assert (table.lira(), table.grapes("red")) == (3, [3])
    assert table.asked == 1


@pytest.mark.rule("W-65", "W-56")
def test_we_38_a_bonus_after_the_own_training() -> None:
    table = world(Seat(lira=4), Seat(), season="winter", ovals={"L1": "lira_1"})
    place(table, "train_worker:1", "blue", "hat:blue:acting")
    assert table.lira() == 1


# The trade of the grande


@pytest.mark.rule("W-100", "W-131")
def test_we_39_a_trade_pays_for_influence() -> None:
    board = {"P1": ["1.blue"]}
    table = world(Seat(lira=3), Seat(lira=6), season="winter", influence=4, board=board)
    place(table, "gain_influence:beside", "grande", "seat:1", "nothing", "number:5", "agree")
    assert (table.world.influence, table.lira(0), table.lira(1)) == (5, 0, 1)


@pytest.mark.rule("W-36")
def test_we_40_no_visitor_is_traded() -> None:
    table = world(Seat(hand=["patron"], lira=1), Seat(lira=1), board={"B1": ["1.yellow"]})
    place(table, "draw_vine:beside", "grande", "seat:1")
    assert table.options == ["nothing", "thing:lira"]


@pytest.mark.rule("W-39")
def test_we_41_no_vines_together_with_orders() -> None:
    seat = Seat(hand=["pinot", "syrah", "r5"])
    table = world(seat, Seat(lira=1), board={"B1": ["1.yellow"]})
    place(table, "draw_vine:beside", "grande", "seat:1", "thing:vine", "vine:pinot")
    assert table.options == ["vine:syrah", "done"]


@pytest.mark.rule("W-38", "V-92")
def test_we_42_a_wine_falls_into_the_small_cellar() -> None:
    fellow = Seat(wines={"red": [5]}, structures=["medium_cellar"])
    table = world(Seat(), fellow, season="winter", board={"J1": ["1.blue"]})
    place(table, "draw_order:beside", "grande", "seat:1", "agree")
    assert (table.wines("red", 0), table.wines("red", 1)) == ([3], [])


@pytest.mark.rule("W-34")
def test_we_43_only_who_stands_there() -> None:
    seats = [Seat(), Seat(lira=1), Seat(lira=4)]
    table = world(*seats, season="winter", board={"J1": ["1.blue"]})
    place(table, "draw_order:beside", "grande")
    assert "seat:2" not in table.options


@pytest.mark.rule("W-132")
def test_we_44_nobody_who_has_passed_winter() -> None:
    table = world(Seat(), Seat(lira=1), season="winter", board={"J1": ["1.blue"]}, active=1).choose("pass")
    place(table, "draw_order:1", "grande")
    assert (table.asked, table.kind) == (0, "place")
    assert table.lira(1) == 1


# Training, influence, wine


@pytest.mark.rule("W-110")
def test_we_45_without_hats_there_is_no_training() -> None:
    world(Seat(lira=8, hats=(0, 0)), Seat(), season="winter").cannot("at:train_worker:1")


@pytest.mark.rule("W-110")
def test_we_46_the_teacher_takes_a_hat_off() -> None:
    table = world(Seat(lira=2, hand=["teacher"]), Seat(), season="winter")
    place(table, "play_winter_visitor:1", "blue", "hat:yellow:home")
    assert (table.lira(), hats(table)) == (0, (1, 2))


@pytest.mark.rule("W-67")
def test_we_47_influence_for_eight_lira() -> None:
    table = world(Seat(lira=9), Seat(), season="winter", influence=6)
    place(table, "gain_influence:1", "blue")
    assert (table.lira(), table.world.influence) == (1, 7)


@pytest.mark.rule("W-109")
def test_we_48_no_influence_beyond_ten() -> None:
    world(Seat(lira=8), Seat(), season="winter", influence=10).cannot("at:gain_influence:1")


@pytest.mark.rule("W-66")
def test_we_49_a_blush_wine_is_sold() -> None:
    table = world(Seat(wines={"blush": [6]}, structures=["medium_cellar"]), Seat(), season="winter")
    place(table, "sell_wine:1", "blue")
    assert (table.lira(), table.wines("blush")) == (6, [])


@pytest.mark.rule("W-19", "W-140")
def test_we_50_thirty_points_once() -> None:
    table = world(Seat(vp=28), Seat(), influence=5)
    for step in (Gain(vp=3), Lose(vp=3), Gain(vp=4)):
        table.do([step])
    assert (table.vp(), table.world.influence) == (32, 6)


# Seasons and the end


@pytest.mark.rule("W-60", "W-61", "W-62", "W-143")
def test_we_51_autumn_with_a_cottage() -> None:
    table = world(Seat(structures=["cottage"]), Seat()).choose("pass", TAKE_LIRA, "deck:winter")
    assert (table.lira(), len(table.hand("winter"))) == (AUTUMN_LIRA, 1)
    assert table.player().passed


@pytest.mark.rule("W-68", "W-142", "W-144")
def test_we_52_a_year_end_with_the_dock() -> None:
    seat = Seat(
        hand=SEVEN_CARDS,
        residual=2,
        lira=1,
        cards={"mat1": "dock"},
        grapes={"red": [1]},
        wines={"white": [3]},
    )
    table = world(seat, Seat(), season="winter", structures=True, board={"J1": ["0.blue"]})
    table.choose("pass", "vine:pinot", "vine:syrah")
    assert (table.grapes("red"), table.wines("white"), table.lira()) == ([2], [3], 3)
    assert cards_at_all(table) == 6
    assert table.available() == {"yellow": 2, "blue": 2, "grande": 1}


@pytest.mark.rule("W-69")
def test_we_53_passing_frees_a_space() -> None:
    board = {"K1": ["1.blue"]}
    table = world(Seat(grapes={"red": [1]}), Seat(), season="winter", board=board, active=1).choose("pass")
    place(table, "make_wine:1", "blue")
    assert table.wines("red") == [1]


@pytest.mark.rule("W-3", "W-70")
def test_we_54_a_win() -> None:
    seats = [Seat(vp=vp) for vp in (25, 31, 27)]
    table = pass_on(world(*seats, season="winter", year=6, influence=10), 3)
    assert (table.over, table.game.winners) == (True, [0, 1, 2])


@pytest.mark.rule("W-3")
def test_we_55_one_player_short_of_points() -> None:
    seats = [Seat(vp=vp) for vp in (24, 40, 30)]
    table = pass_on(world(*seats, season="winter", year=6, influence=10), 3)
    assert (table.over, table.game.winners) == (True, [])


@pytest.mark.rule("W-3")
def test_we_56_short_of_influence() -> None:
    seats = [Seat(vp=25) for _ in range(3)]
    table = pass_on(world(*seats, season="winter", year=6, influence=9), 3)
    assert (table.over, table.game.winners) == (True, [])


@pytest.mark.rule("W-4")
def test_we_57_the_goals_reached_in_year_four() -> None:
    table = pass_on(world(Seat(vp=25), Seat(vp=25), season="winter", year=4, influence=10), 2)
    assert (table.over, table.state.year, table.game.winners) == (False, 5, [])


# Cards


@pytest.mark.rule("W-80", "W-120")
def test_we_58_the_planner_is_replaced() -> None:
    table = world(Seat(), Seat()).put_on_top("planner", "patron")
    table.do([Draw(summer=1)])
    assert (table.hand("summer"), table.discards("summer")) == (["patron"], ["planner"])


@pytest.mark.rule("W-18", "W-117")
def test_we_59_the_swindler_among_friends() -> None:
    seats = [Seat(hand=["swindler"], vp=5), Seat(lira=2), Seat(lira=2), Seat(lira=2)]
    table = world(*seats).visit("swindler", "decline", "decline", "part:givetoactor-lira2")
    assert (table.vp(), table.lira(0), table.lira(3)) == (7, 2, 0)


@pytest.mark.rule("W-119", "W-106")
def test_we_60_the_manager_gives_a_tour() -> None:
    seat = Seat(hand=["manager"], structures=["trellis", "yoke"])
    table = world(seat, Seat(), season="winter", tiles="C", ovals={"C1": "vp"})
    table.visit("manager", "action:give_tour")
    assert (table.lira(), table.vp()) == (4, 0)


@pytest.mark.rule("W-126", "W-114")
def test_we_61_the_motivator_returns_the_grande() -> None:
    table = world(Seat(hand=["motivator"], workers=["grande"]), Seat(), season="winter")
    place(table, "play_winter_visitor:1", "grande", "take")
    assert table.available() == {"grande": 1}
