"""Options, prices, gains and income in detail (V-70 to V-79, V-105 to V-107)."""

import pytest

from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    Discard,
    Draw,
    EachPlayer,
    Gain,
    Harvest,
    Lose,
    Pay,
    Plant,
    Step,
)
from tests.games.viticulture.rules.test_year import year_end
from tests.games.viticulture.table import Seat, Table


def summer(seat: Seat, *others: Seat) -> Table:
    return Table(seat, *(others or (Seat(),)))


def winter(seat: Seat, *others: Seat) -> Table:
    return Table(seat, *(others or (Seat(),)), season="winter")


def can(table: Table, *steps: Step) -> bool:
    """Whether the first player can do all of these steps as one option."""
    return steps_possible(table.state, table.player(), steps, Course())


def told_since(table: Table, kind: str = "") -> list[str]:
    """The kinds of events after the last one of a kind, or of all events."""
    journal = table.game.journal
    assert journal is not None
    kinds = [event.kind for event in journal.events]
    return kinds[len(kinds) - kinds[::-1].index(kind) :] if kind else kinds


# Money


@pytest.mark.rule("V-70")
def test_there_is_no_limit_to_the_lira() -> None:
    table = summer(Seat(lira=10_000), Seat(lira=10_000))
    table.do([Gain(lira=5)])
    assert table.lira() == 10_005


@pytest.mark.rule("V-70")
@pytest.mark.parametrize("lira", range(7))
def test_nobody_goes_into_debt(lira: int) -> None:
    costs = {"trellis": 2, "irrigation": 3, "yoke": 2, "windmill": 5, "cottage": 4, "tasting_room": 6}
    costs["medium_cellar"] = 4
    affordable = [f"structure:{name}" for name, cost in costs.items() if cost <= lira]
    table = summer(Seat(lira=lira, workers=["bare"]))
    if not affordable:
        table.cannot("at:build_structure")
        return
    assert table.choose("at:build_structure").options == affordable
    table.choose(affordable[-1])
    assert table.lira() >= 0


# Which options there are


@pytest.mark.rule("V-71")
def test_an_option_is_open_if_its_steps_can_be_done_in_some_order() -> None:
    me = Seat(hand=["overseer", "syrah"], lira=3)
    table = summer(me).visit("overseer")
    assert table.structures() == ["trellis"], "only the trellis makes the planting possible"
    assert (table.lira(), table.kind) == (1, "plant")
    summer(Seat(hand=["overseer", "merlot"], lira=2)).cannot("at:play_summer_visitor")
    summer(Seat(hand=["overseer", "malvasia"], lira=1)).cannot("at:play_summer_visitor")


@pytest.mark.rule("V-71")
def test_the_first_step_may_not_spoil_the_second() -> None:
    me = Seat(hand=["master_vintner", "r5", "r3_w1"], wines={"red": [3, 5], "white": [1]})
    table = winter(me).visit("master_vintner", "part:fillorder")
    assert table.options == ["order:r5", "order:r3_w1"]
    table.choose("order:r3_w1")
    assert table.wines("red") == [6], "red 3, which could not age, was given, and red 5 aged"
    tight = Seat(hand=["master_vintner", "r6"], wines={"red": [6]}, structures=["medium_cellar"])
    winter(tight).cannot("at:play_winter_visitor")


@pytest.mark.rule("V-71")
def test_costs_come_before_gains() -> None:
    table = summer(Seat(lira=1))
    assert not can(table, Gain(lira=3), Pay(2))
    assert can(table, Gain(lira=3), Pay(1))
    table.do([Gain(lira=3), Pay(1)])
    assert told_since(table) == ["pays", "lira"]


@pytest.mark.rule("V-71", "V-61")
def test_a_card_without_an_open_option_cannot_be_played() -> None:
    stuck = Seat(hand=["broker", "planter", "negotiator", "architect"], vp=-4)
    stuck.structures = ["trellis", "irrigation", "yoke"]
    summer(stuck).cannot("at:play_summer_visitor")
    stuck.vp = -3
    assert summer(stuck).visit("broker").lira() == 6


@pytest.mark.rule("V-72")
def test_a_count_of_nothing_is_no_option() -> None:
    surveyor = summer(Seat(hand=["surveyor"])).visit("surveyor")
    assert (surveyor.lira(), surveyor.vp()) == (6, 0), "no field had a vine"
    full = {"left": ["malvasia"], "middle": ["malvasia"], "right": ["malvasia"]}
    planted = summer(Seat(hand=["surveyor"], fields=full)).visit("surveyor")
    assert (planted.lira(), planted.vp()) == (0, 3), "no field was empty"
    summer(Seat(hand=["surveyor"], sold=["left", "middle", "right"])).cannot("at:play_summer_visitor")
    winter(Seat(hand=["assessor"])).cannot("at:play_winter_visitor")
    winter(Seat(hand=["uncertified_teacher"], vp=-5)).cannot("at:play_winter_visitor")


@pytest.mark.rule("V-72")
def test_a_count_of_nothing_may_stand_beside_other_steps() -> None:
    table = winter(Seat(hand=["supervisor"], grapes={"red": [1]})).visit("supervisor")
    assert (table.wines("red"), table.vp()) == ([1], 0)
    crew = summer(Seat(hand=["volunteer_crew"])).visit("volunteer_crew")
    assert (crew.lira(), crew.discards("summer")) == (0, ["volunteer_crew"])


@pytest.mark.rule("V-73")
def test_a_draw_from_nothing_is_lost_and_changes_nothing_else() -> None:
    table = summer(Seat(hand=["patron"]), Seat())
    table.state.decks[3].rest = []
    table.visit("patron", "way:draw")
    assert (table.hand("order"), len(table.hand("winter"))) == ([], 1)
    assert table.discards("summer") == ["patron"]
    board = winter(Seat(workers=["bare"]))
    board.state.decks[3].rest = []
    board.choose("at:draw_order")
    assert (board.hand("order"), board.standing("draw_order"), board.asked) == ([], ["0.bare"], 1)


# Both options of a card


@pytest.mark.rule("V-74")
def test_for_a_point_both_options_may_be_taken_in_either_order() -> None:
    for first, told in (("harvest", ["harvests", "makes"]), ("wine", ["makes", "harvests"])):
        seat = Seat(hand=["laborer"], vp=1, fields={"left": ["malvasia"]}, grapes={"red": [1]})
        table = winter(seat).visit("laborer", "way:both")
        assert (table.vp(), table.options) == (0, ["way:harvest", "way:wine"]), "the price is paid first"
        table.choose(f"way:{first}")
        while table.kind == "wine":
            table.choose("make:red:r1" if "make:red:r1" in table.options else "done")
        assert [kind for kind in told_since(table, "loses-points") if kind in told] == told


@pytest.mark.rule("V-74", "V-79")
def test_both_is_closed_to_who_cannot_lose_the_point() -> None:
    assert summer(Seat(hand=["sponsor"], vp=-4)).visit("sponsor").options == [
        "way:draw",
        "way:lira",
        "way:both",
    ]
    assert summer(Seat(hand=["sponsor"], vp=-5)).visit("sponsor").options == ["way:draw", "way:lira"]


@pytest.mark.rule("V-74")
def test_the_second_option_must_be_possible_at_its_moment() -> None:
    me = Seat(hand=["laborer"], fields={"left": ["malvasia"], "right": ["sangiovese"]})
    me.wines = {"white": [1, 2, 3]}
    table = winter(me).visit("laborer", "way:both")
    assert table.options == ["field:left", "field:right"], "without grapes the harvest comes first"
    table.choose("field:left")
    assert (table.grapes("white"), table.wines("red")) == ([1], [1]), (
        "white wine has no room: both were harvested"
    )
    assert table.vp() == -1
    dry = Seat(hand=["laborer"], fields={"left": ["malvasia"]}, wines={"white": [1, 2, 3]})
    alone = winter(dry).visit("laborer")
    assert (alone.grapes("white"), alone.vp()) == ([1], 0), "both was not possible"


@pytest.mark.rule("V-74")
def test_the_second_option_is_not_open_if_the_first_spoils_it() -> None:
    me = Seat(hand=["laborer"], fields={"left": ["malvasia"]}, harvested=["left"], grapes={"red": [1]})
    table = winter(me).visit("laborer")
    assert (table.wines("red"), table.vp()) == ([1], 0), "there was nothing to harvest"


# Offers


@pytest.mark.rule("V-75")
def test_the_acting_player_decides_and_acts_first() -> None:
    table = Table(Seat(row=2, hand=["handyman"], lira=5), Seat(row=0, lira=5), Seat(row=1, lira=5))
    table.visit("handyman")
    assert (table.kind, table.asked) == ("join", 0)
    table.choose("take")
    assert (table.kind, table.asked) == ("build", 0), "he acts before the next one is asked"
    table.choose("structure:cottage")
    assert (table.kind, table.asked) == ("join", 1)


@pytest.mark.rule("V-75")
def test_each_does_the_whole_step_or_nothing() -> None:
    table = summer(Seat(hand=["banker"]), Seat(vp=0), Seat(vp=0))
    table.visit("banker", "part:lose-vp1", "decline")
    assert [(table.vp(seat), table.lira(seat)) for seat in range(3)] == [(0, 5), (-1, 3), (0, 0)]


# Cards drawn and cards given


@pytest.mark.rule("V-76")
def test_cards_drawn_by_an_effect_do_not_pay_for_it() -> None:
    table = summer(Seat(hand=["r5"]))
    assert not can(table, Draw(vine=2), Discard(ANY_CARD, 2))
    table.put_on_top("pinot", "merlot").do([Draw(vine=2), Discard(ANY_CARD, 1)])
    assert (table.discards("order"), table.hand("vine")) == (["r5"], ["merlot", "pinot"])


@pytest.mark.rule("V-76")
def test_in_an_ordered_list_cards_drawn_before_may_pay() -> None:
    table = summer(Seat(hand=["r5"])).put_on_top("pinot", "merlot")
    steps: tuple[Step, ...] = (Draw(vine=2), Discard(ANY_CARD, 2))
    course = Course()
    table.run(do_steps(table.state, table.player(), steps, course, ordered=True), "vine:pinot", "vine:merlot")
    assert (table.hand("order"), table.discards("vine")) == (["r5"], ["pinot", "merlot"])


@pytest.mark.rule("V-76", "V-69")
def test_the_peddler_cannot_be_paid_with_the_cards_that_it_brings() -> None:
    summer(Seat(hand=["peddler", "r5"])).cannot("at:play_summer_visitor")
    table = summer(Seat(hand=["peddler", "r5", "pinot"])).visit("peddler")
    assert (table.discards("order"), table.discards("vine")) == (["r5"], ["pinot"])
    assert table.player().cards_in_hand() == 4


# Refusing


@pytest.mark.rule("V-77")
def test_an_offered_gain_may_be_refused_in_whole() -> None:
    table = summer(Seat(hand=["vendor"]), Seat()).visit("vendor")
    assert (table.asked, table.options) == (1, ["part:draw-summer1", "decline"])
    table.choose("decline")
    assert table.player(1).cards_in_hand() == 0


@pytest.mark.rule("V-77", "V-36")
def test_a_mandatory_part_may_not_be_refused() -> None:
    table = Table(Seat(hand=["malvasia"], workers=["bare"]), Seat(), Seat()).choose("at:plant_vine:bonus")
    assert table.options == ["plant:malvasia:left", "plant:malvasia:middle", "plant:malvasia:right"]
    harvester = winter(Seat(hand=["harvester"], fields={"left": ["malvasia"]})).visit("harvester")
    harvester.choose("part:harvest-count2-up_to1", "part:gain-lira2")
    assert (harvester.grapes("white"), harvester.lira()) == ([1], 2)


@pytest.mark.rule("V-77", "V-92")
def test_grapes_without_a_slot_are_lost_while_points_and_lira_fit() -> None:
    me = Seat(fields={"left": ["pinot"]}, grapes={"red": [1], "white": [2]}, vp=30, lira=60)
    table = summer(me)
    table.do([Harvest(), Gain(vp=1, lira=1)])
    assert (table.grapes("red"), table.grapes("white")) == ([1], [1, 2])
    assert len(table.told("grape-lost")) == 1
    assert (table.vp(), table.lira()) == (31, 61)


# Several effects of one action


@pytest.mark.rule("V-78")
def test_the_windmill_and_the_bonus_are_both_taken_each_once() -> None:
    me = Seat(structures=["windmill"], hand=["malvasia", "sangiovese"], workers=["bare"])
    table = Table(me, Seat(), Seat()).choose("at:plant_vine:bonus", "plant:malvasia:left")
    assert (table.vp(), table.kind) == (1, "bonus")
    table.choose("part:plant", "plant:sangiovese:left")
    assert (table.vp(), table.vines("left")) == (1, ["malvasia", "sangiovese"])


@pytest.mark.rule("V-78")
def test_the_tasting_room_and_the_bonus_are_both_taken() -> None:
    me = Seat(structures=["tasting_room"], wines={"red": [1]}, workers=["bare"])
    table = Table(me, Seat(), Seat()).choose("at:give_tour:bonus")
    assert (table.lira(), table.vp()) == (3, 1)


@pytest.mark.rule("V-78")
def test_a_structure_card_may_be_used_before_the_bonus() -> None:
    me = Seat(
        fields={"left": ["merlot"], "right": ["merlot"]},
        cards={"mat1": "fermentation_tank"},
        workers=["bare"],
    )
    table = Table(me, Seat(), Seat(), season="winter", structures=True)
    table.choose("at:harvest_field:bonus", "field:left", "structure:fermentation_tank", "part:harvest")
    assert (table.wines("red"), table.grapes("red")) == ([3], [3]), (
        "the slot was free again for the second harvest"
    )
    assert table.asked == 1, "and the tank works once"


@pytest.mark.rule("V-78")
def test_a_structure_card_may_be_used_after_the_bonus() -> None:
    me = Seat(
        fields={"left": ["merlot"], "right": ["merlot"]},
        cards={"mat1": "fermentation_tank"},
        workers=["bare"],
    )
    table = Table(me, Seat(), Seat(), season="winter", structures=True)
    table.choose("at:harvest_field:bonus", "field:left", "decline", "part:harvest")
    assert table.grapes("red") == [2, 3]
    table.choose("structure:fermentation_tank", "make:red:r2")
    assert (table.wines("red"), table.grapes("red")) == ([2], [3])


@pytest.mark.rule("V-78")
def test_one_structure_card_may_make_room_for_another() -> None:
    me = Seat(hand=["tour_guide"], fields={"left": ["merlot"]}, wines={"red": [1, 2, 3]})
    me.cards = {"mat1": "fermentation_tank", "mat2": "tap_room"}
    table = Table(me, Seat(), structures=True).visit("tour_guide", "way:harvest")
    table.choose("structure:tap_room", "wine:red:3", "structure:fermentation_tank")
    assert (table.wines("red"), table.grapes("red"), table.vp()) == ([1, 2, 3], [], 2)
    assert table.asked == 1


# Limits


@pytest.mark.rule("V-79")
@pytest.mark.parametrize(("points", "open_"), [(-3, True), (-4, False)])
def test_a_price_that_passes_the_limit_of_points_closes_the_option(points: int, open_: bool) -> None:
    table = summer(Seat(vp=points, hand=["broker"], lira=0)).begin()
    assert ("at:play_summer_visitor" in table.options) is open_
    if open_:
        assert table.visit("broker").vp() == -5


@pytest.mark.rule("V-79", "V-107")
@pytest.mark.parametrize(("residual", "open_"), [(0, False), (1, False), (2, True)])
def test_a_price_that_passes_the_limit_of_income_closes_the_option(residual: int, open_: bool) -> None:
    table = winter(Seat(residual=residual, hand=["noble"], lira=0)).begin()
    assert ("at:play_winter_visitor" in table.options) is open_
    if open_:
        table.visit("noble")
        assert (table.player().residual, table.vp()) == (0, 2)


@pytest.mark.rule("V-79")
def test_a_forced_loss_stops_at_the_limit() -> None:
    table = summer(Seat(vp=-4, residual=1, lira=1), Seat(vp=2, residual=5, lira=4))
    table.do([EachPlayer((Lose(vp=2, residual=3, lira=2),))])
    assert [(table.vp(seat), table.player(seat).residual, table.lira(seat)) for seat in (0, 1)] == [
        (-5, 0, 0),
        (0, 2, 2),
    ]


# Income


@pytest.mark.rule("V-105")
@pytest.mark.parametrize("residual", range(6))
def test_income_is_paid_every_year_and_the_marker_stays(residual: int) -> None:
    table = year_end(Seat(lira=2, residual=residual), Seat())
    assert (table.lira(), table.player().residual) == (2 + residual, residual)


@pytest.mark.rule("V-106")
@pytest.mark.parametrize(("before", "gained", "after"), [(0, 2, 2), (4, 1, 5), (4, 2, 5), (5, 2, 5)])
def test_income_above_five_is_lost(before: int, gained: int, after: int) -> None:
    table = summer(Seat(residual=before))
    table.do([Gain(residual=gained)])
    assert table.player().residual == after
    table.do([Gain(vp=1)])
    assert table.vp() == 1, "nothing is paid for what was lost"


@pytest.mark.rule("V-107")
def test_income_is_sold_in_full_or_not_at_all() -> None:
    table = winter(Seat(residual=3, lira=1, hand=["noble"])).visit("noble", "way:sell")
    assert (table.player().residual, table.vp(), table.lira()) == (1, 2, 1)
    poor = winter(Seat(residual=1, lira=1, hand=["noble"])).visit("noble")
    assert (poor.player().residual, poor.vp(), poor.lira()) == (2, 0, 0), "only buying was open"
    assert not can(winter(Seat(residual=1)), Lose(residual=2), Plant(may_skip=True))
