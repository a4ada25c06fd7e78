"""Rulings T-156 to T-158 and T-182 to T-186: income turns and the final one."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import PLAY_OVER_A_CARD, score
from figurka.games.tapestry.rules.incomes import income_turn
from figurka.games.tapestry.rules.things import PER_CARD
from tests.games.tapestry.table import Seat, Table

LATE = Seat(era=4)
"""A neighbour who is further on, so that no era bonus is gained."""


def income(table: Table) -> Table:
    """Seat 0 takes an income turn by itself."""
    return table.run(income_turn(table.state, table.me))


def done(**what: Any) -> Seat:
    """A player who has finished the game."""
    return Seat(era=5, finished=True, **what)


# The final income turn


@pytest.mark.rule("T-156")
def test_a_resource_of_the_final_turn_breaks_a_tie() -> None:
    table = Table(done(vp=30, coin=1), civ="merrymakers", era=4, vp=30, food=1)
    table.income().choose("revel:0")
    assert table.have() == {"coin": 1, "food": 1}
    assert table.vp() == table.vp(1)
    assert table.decision is None
    assert table.game.winners == [0]


@pytest.mark.rule("T-156")
def test_a_resource_of_the_final_turn_buys_no_advance() -> None:
    table = Table(Seat(era=3, coin=1), civ="merrymakers", era=4).income().choose("revel:0")
    assert table.have() == {"coin": 1}
    table.choose("advance:military")
    table.skip("conquer", "die")
    assert table.asked_seat == 1


@pytest.mark.rule("T-157")
def test_in_the_final_turn_the_fourth_card_has_ended() -> None:
    table = Table(civ="entertainers", era=4, card="monarchy")
    table.me.mats.stage = 1
    income(table).choose("stage:farm", (0, 0))
    assert table.points() == {}
    assert table.me.finished


@pytest.mark.rule("T-157")
def test_in_the_final_turn_a_golden_age_waives_no_need() -> None:
    table = income(Table(era=4, card="golden_age", middle=["radio"], bottom=["canned_food"]))
    assert table.options == ["tech:canned_food", "decline"]
    table.choose("canned_food")
    assert table.points() == {"technologies": 2}


@pytest.mark.rule("T-157")
def test_in_the_final_turn_no_card_is_laid() -> None:
    table = income(Table(era=4, hand=["trap", "feudalism"]))
    assert table.me.finished
    assert table.hand() == ["trap", "feudalism"]
    assert table.vp() == 0


@pytest.mark.rule("T-157")
def test_in_the_final_turn_no_card_is_laid_over_another() -> None:
    table = Table(era=4, card="monarchy", hand=["trap"], middle=["printing_press"], technology=4)
    income(table).choose("printing_press")
    assert table.laid(4) == ["monarchy"]
    assert table.hand() == ["trap"]


@pytest.mark.rule("T-157")
def test_in_the_final_turn_no_card_of_an_era_is_copied_either() -> None:
    other = Seat(era=4, laid={2: ["espionage"], 3: ["golden_age"]})
    table = Table(other, civ="heralds", era=4, bottom=["canned_food"], middle=["radio"])
    income(table).choose("laid:1:2:0")
    assert table.options == ["tech:canned_food", "decline"]
    table.choose("canned_food")
    assert table.points() == {"technologies": 2}


@pytest.mark.rule("T-158")
def test_mystics_are_judged_when_the_final_turn_ends() -> None:
    table = Table(civ="mystics", era=4, bottom=["eyeglasses"])
    table.me.mats.omens = (2, 9, 9, 4)
    income(table).choose("eyeglasses", "ammonia", "coin")
    assert table.points() == {"technologies": 2, "civilization": 10}


@pytest.mark.rule("T-158")
def test_mystics_score_every_number_that_is_exactly_right() -> None:
    table = Table(civ="mystics", era=4, bottom=["bakery"], controls=[(1, 1)])
    table.me.mats.omens = (1, 9, 2, 4)
    table.me.mats.omens_met = 5
    income(table).choose("decline")
    assert table.points()["civilization"] == 20


@pytest.mark.rule("T-158")
def test_isolationists_are_judged_when_the_final_turn_ends() -> None:
    # (2, 0) and (1, 1) meet in desert; the upgrade conquers the second of them.
    table = Table(civ="isolationists", era=4, bottom=["dynamite"])
    income(table).choose("dynamite").dice("vp-4", "coin").choose((1, 1), "decline", "black-coin")
    assert table.points() == {"technologies": 1, "civilization": 10}


# The era bonus


@pytest.mark.rule("T-182")
@pytest.mark.parametrize(
    ("eras", "first"),
    [
        ([2], True),
        ([3], False),
        ([1, 2], True),
        ([3, 1], False),
        ([1, 3], False),
        ([2, 3, 2], True),
        ([2, 2, 3], False),
        ([2, 4, 5, 2], True),
    ],
)
def test_no_neighbour_may_have_begun_that_income_turn(eras: list[int], first: bool) -> None:
    others = [Seat(era=era, finished=era == 5) for era in eras]
    table = income(Table(*others, seats=len(eras) + 1, era=2, hand=["feudalism"]))
    if first:
        assert table.asked == "gain"
        table.choose("coin", "food")
    assert table.asked == "feudalism"
    assert sum(table.me.goods) == (2 if first else 0)


@pytest.mark.rule("T-183")
def test_the_first_income_turn_has_no_era_bonus() -> None:
    table = income(Table(Seat(era=0), era=0))
    assert table.asked == "nothing"
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}


@pytest.mark.rule("T-183")
def test_the_fifth_income_turn_has_no_era_bonus() -> None:
    table = income(Table(era=4))
    assert table.asked == "nothing"
    assert table.have() == {}


@pytest.mark.rule("T-183")
@pytest.mark.parametrize(("turn", "bonus"), [(2, 1), (3, 2), (4, 3)])
def test_the_income_turns_between_have_one(turn: int, bonus: int) -> None:
    table = income(Table(era=turn - 1, hand=["feudalism"])).skip("gain")
    assert table.have() == {"coin": bonus}


# Step by step


@pytest.mark.rule("T-184")
def test_what_an_upgrade_invents_counts_in_the_same_step() -> None:
    table = Table(LATE, era=2, hand=["trap"], bottom=["eyeglasses"])
    income(table).choose("eyeglasses", "deck")
    assert table.points() == {"tapestry": 10, "technologies": 2}


@pytest.mark.rule("T-184")
def test_what_an_upgrade_builds_counts_in_the_same_step() -> None:
    # The new market opens the second symbol for technologies; the house completes a row.
    table = Table(era=4, bottom=["concrete"], market=1)
    income(table).choose("concrete", (0, 0))
    assert table.points() == {"technologies": 2}
    table = Table(era=4, bottom=["paper"], built=[(1, 2), (1, 3), (1, 4)])
    income(table).choose("paper", (1, 5))
    assert table.points() == {"technologies": 1, "capital": 1}


@pytest.mark.rule("T-184")
def test_the_upgraded_card_is_in_its_new_row_before_the_points() -> None:
    table = income(Table(era=4, bottom=["canned_food"])).choose("canned_food")
    assert table.techs("middle") == ["canned_food"]
    assert table.have() == {"food": 1}
    assert table.points() == {"technologies": 1}


@pytest.mark.rule("T-185")
def test_a_space_opened_in_the_first_step_counts_at_once() -> None:
    table = Table(LATE, civ="entertainers", era=2, hand=["trap"], bottom=["bakery"], market=1)
    table.me.mats.stage = 1
    income(table).choose("stage:market", (0, 0), "decline")
    assert table.points() == {"tapestry": 10, "technologies": 2}
    table = Table(LATE, civ="entertainers", era=2, hand=["trap"])
    table.me.mats.stage = 1
    income(table).choose("stage:market", (0, 0))
    assert table.have()["coin"] == 2


@pytest.mark.rule("T-185")
def test_a_space_opened_in_the_second_step_counts_at_once() -> None:
    table = Table(LATE, era=2, hand=["diplomacy"], farm=1)
    income(table).choose("resource:culture", "resource:coin", "building:farm", (0, 0))
    assert table.points() == {"income": 4}
    table = Table(LATE, era=2, hand=["diplomacy"])
    income(table).choose("resource:culture", "resource:coin", "building:farm", (0, 0))
    assert table.have() == {"coin": 1, "worker": 1, "food": 2, "culture": 2}


@pytest.mark.rule("T-185")
def test_a_space_opened_in_the_third_step_counts_at_once() -> None:
    table = Table(LATE, era=2, hand=["trap"], bottom=["paper"])
    income(table).choose("paper", (0, 0))
    assert table.have()["worker"] == 2


# Face-down cards


@pytest.mark.rule("T-186")
def test_a_face_down_card_occupies_the_space_without_effect() -> None:
    table = income(Table(LATE, era=2, deck=["trap", "feudalism"]))
    assert table.laid(3) == ["?"]
    assert table.vp() == 0
    assert table.hand() == ["feudalism"]


@pytest.mark.rule("T-186")
def test_a_face_down_card_of_an_era_is_not_in_force() -> None:
    table = income(Table(LATE, era=2, deck=["golden_age"], bottom=["canned_food"], middle=["radio"]))
    assert table.options == ["tech:canned_food", "decline"]
    table.choose("canned_food")
    assert table.points() == {"technologies": 2}


@pytest.mark.rule("T-186")
def test_a_face_down_card_counts_as_a_card_on_the_mat() -> None:
    table = income(Table(LATE, era=2, laid={2: ["monarchy"]}, deck=["trap"]))
    table.me.hand.clear()
    table.gain(score(PER_CARD))
    assert table.vp() == 2


@pytest.mark.rule("T-186")
def test_a_face_down_card_can_be_covered_but_not_copied() -> None:
    table = income(Table(LATE, era=2, deck=["boast_of_superiority", "trap"]))
    table.work("espionage")
    assert (table.asked, table.vp()) == ("nothing", 0)
    table.gain(PLAY_OVER_A_CARD)
    assert table.laid(3) == ["?", "trap"]
    assert table.vp() == 10


@pytest.mark.rule("T-186")
def test_heralds_find_nothing_in_a_face_down_card() -> None:
    table = income(Table(LATE, civ="heralds", era=2, deck=["boast_of_superiority", "golden_age"]))
    assert table.laid(3) == ["?"]
    assert income(table).asked == "nothing"
    assert table.me.mats.heralds == 4
    assert table.vp() == 0
