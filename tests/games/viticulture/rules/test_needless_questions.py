"""Nobody is asked where every answer comes to the same."""

from typing import Any

import pytest

from figurka.locales import Words
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import place, world

# Discards where all go


def test_cards_that_all_go_are_discarded_unasked() -> None:
    table = Table(Seat(hand=["peddler", "pinot", "r5"]), Seat()).visit("peddler")
    assert (table.discards("vine"), table.discards("order"), table.asked) == (["pinot"], ["r5"], 1)


def test_which_of_two_cards_of_one_deck_lies_on_top_is_asked() -> None:
    table = Table(Seat(hand=["peddler", "pinot", "merlot"]), Seat()).visit("peddler")
    assert (table.kind, table.options) == ("discard", ["vine:pinot", "vine:merlot"])
    table.choose("vine:merlot")
    assert table.discards("vine") == ["merlot", "pinot"], "the innkeeper could take the topmost one"


def test_two_equal_cards_are_no_choice() -> None:
    table = Table(Seat(hand=["peddler", "pinot", "pinot"]), Seat()).visit("peddler")
    assert table.discards("vine") == ["pinot", "pinot"]


def test_of_more_cards_some_are_chosen_until_all_others_go() -> None:
    table = Table(Seat(hand=["peddler", "pinot", "r5", "patron"]), Seat()).visit("peddler")
    assert (table.kind, len(table.options)) == ("discard", 3)
    table.choose("order:r5")
    assert (table.kind, len(table.options)) == ("discard", 2)


@pytest.mark.rule("W-362")
def test_an_interview_takes_the_last_two_cards_unasked() -> None:
    seat = Seat(hand=["pinot", "r5"])
    table = world(seat, Seat(), continent="north_america", event="na_radio").choose("interview:up")
    assert (table.kind, table.player().cards_in_hand()) == ("place", 0)


# Wines that all go to an order


@pytest.mark.rule("V-51")
def test_wines_that_all_go_to_an_order_are_poured_unasked() -> None:
    seat = Seat(hand=["w4_w3_w2"], wines={"white": [6, 4, 3]})
    table = Table(seat, Seat(), season="winter").choose("at:fill_order", "worker:bare")
    assert (table.asked, table.wines("white"), table.discards("order")) == (1, [], ["w4_w3_w2"])


@pytest.mark.rule("V-51")
def test_a_wine_too_young_for_the_order_is_no_choice() -> None:
    seat = Seat(hand=["r4_r3"], wines={"red": [2, 5, 6]})
    table = Table(seat, Seat(), season="winter").choose("at:fill_order", "worker:bare")
    assert (table.asked, table.wines("red")) == (1, [2])


@pytest.mark.rule("V-51")
def test_which_of_more_wines_goes_is_asked_for_each_place() -> None:
    seat = Seat(hand=["r4_r3"], wines={"red": [3, 5, 6]})
    table = Table(seat, Seat(), season="winter").choose("at:fill_order", "worker:bare")
    assert (table.kind, table.options) == ("pour", ["wine:red:5", "wine:red:6"])
    assert asked_in_words(table) == "Which wine goes to the order (red 4 and red 3) as red 4?"
    table.choose("wine:red:5")
    assert table.options == ["wine:red:3", "wine:red:6"]
    assert asked_in_words(table) == "Which wine goes to the order (red 4 and red 3) as red 3?"
    table.choose("wine:red:6")
    assert table.wines("red") == [3]


def asked_in_words(table: Table) -> str:
    """The question of now."""
    assert table.decision is not None
    return Words("en").say(table.rules.question(table.decision))


# The order of gains


@pytest.mark.rule("V-74")
def test_the_order_of_two_gains_is_not_asked() -> None:
    table = Table(Seat(hand=["sponsor"]), Seat()).visit("sponsor", "way:both")
    assert (table.lira(), len(table.hand("vine")), table.vp(), table.asked) == (3, 2, -1, 1)
    table = Table(Seat(hand=["craftsman"]), Seat(), season="winter").visit("craftsman")
    assert (len(table.hand("order")), table.vp(), table.asked) == (1, 1, 1), "no cellar can be paid for"


@pytest.mark.rule("V-74")
def test_a_point_may_come_before_or_after_a_work() -> None:
    table = Table(Seat(hand=["contractor", "malvasia"]), Seat()).visit("contractor")
    assert table.kind == "plant", "nothing can be built, so there is one pair of ways"


@pytest.mark.rule("V-74")
def test_the_order_of_two_works_is_asked() -> None:
    seat = Seat(hand=["laborer"], fields={"left": ["malvasia"]}, grapes={"red": [1]})
    table = Table(seat, Seat(), season="winter").visit("laborer", "way:both")
    assert (table.kind, table.options) == ("first_way", ["way:harvest", "way:wine"])


# Trades


@pytest.mark.rule("W-34", "W-35")
def test_nobody_is_offered_as_a_partner_for_a_trade_of_nothing() -> None:
    board = {"C1": ["1.yellow"]}
    table = place(world(Seat(), Seat(), board=board), "give_tour:beside", "grande")
    assert (table.kind, table.options) == ("trade", ["seat:1", "no_trade"]), "after the tour there is lira"
    table = place(world(Seat(lira=1), Seat(), board=board), "give_tour:beside", "grande")
    assert table.options == ["seat:1", "later", "no_trade"]


@pytest.mark.rule("W-229")
def test_alone_without_anything_to_give_no_trade_is_offered() -> None:
    said: dict[str, Any] = {"board": {"J1": ["1.blue"]}, "season": "winter", "purse": 3}
    table = place(world(Seat(), **said), "draw_order:beside", "grande")
    assert table.options == ["partner", "no_trade"], "after the action there is an order to give"
