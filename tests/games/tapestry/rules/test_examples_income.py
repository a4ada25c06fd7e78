"""Worked examples of income turns and of the end: TE-1, TE-3, TE-4, TE-33 to TE-39, TE-53, TE-55, TE-56."""

from collections.abc import Mapping
from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import score
from figurka.games.tapestry.rules.incomes import gain_income, lay_card, upgrade_and_score
from figurka.games.tapestry.rules.things import PER_CARD
from figurka.games.tapestry.rules.turn import actions, next_player
from tests.games.tapestry.plenty import NEXT
from tests.games.tapestry.table import Seat, Table

RULEBOOK_MAT: Mapping[str, Any] = {"market": 3, "house": 4, "armory": 2}
"""The mat of the rulebook's example: 4 spaces of markets, 5 of houses, 1 of farms and 3 of armories open."""
TWO_ROWS = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8)]
A_COLUMN_TOO = [(0, 2), (2, 2), (6, 2), (8, 2)]
"""Plots that complete lines of the wetland."""


@pytest.mark.rule("T-29", "T-30", "T-25")
def test_te_01_second_income_turn_as_first_among_the_neighbours() -> None:
    table = Table(seats=3, hand=["meritocracy"]).income()
    assert table.asked == "gain"
    assert table.laid(2) == [], "the bonus comes just before the card"
    table.choose("coin")
    assert table.have() == {"coin": 1}
    assert table.laid(2) == ["meritocracy"]
    assert table.asked == "invent", "and the card works after it is laid"


@pytest.mark.rule("T-32", "T-33", "T-34", "T-36", "T-37")
def test_te_03_income_example_points() -> None:
    table = Table(top=["barn", "bakery"], built=[*TWO_ROWS, *A_COLUMN_TOO], controls=[(1, 1)], **RULEBOOK_MAT)
    table.run(upgrade_and_score(table.state, table.me))
    assert table.points() == {"technologies": 2 * 2, "capital": 3 * 3, "territories": 1 * 2}
    assert table.vp() == 15


@pytest.mark.rule("T-38", "T-39")
def test_te_04_income_example_resources() -> None:
    table = Table(**RULEBOOK_MAT)
    table.run(gain_income(table.state, table.me))
    assert table.have() == {"coin": 3, "worker": 4, "food": 1, "culture": 2}
    assert (len(table.tiles()), len(table.hand())) == (1, 1)


@pytest.mark.rule("T-31", "T-184")
def test_te_33_upgrade_before_the_points_of_step_3() -> None:
    table = Table(bottom=["eyeglasses"])
    table.run(upgrade_and_score(table.state, table.me)).choose("eyeglasses", "deck")
    assert table.me.tech_count == 2
    assert table.vp() == 2


@pytest.mark.rule("T-16", "T-22", "T-38")
def test_te_34_income_turn_1() -> None:
    table = Table(NEXT, era=0).begin()
    assert table.asked_seat == 1, "nothing else could be done"
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert (len(table.tiles()), len(table.hand())) == (1, 1)
    assert table.vp() == 0
    assert table.laid(1) == []
    assert Table(NEXT, era=0, coin=1).begin().asked_seat == 1, "not even with a coin"


@pytest.mark.rule("T-40", "T-38")
def test_te_35_resource_cap() -> None:
    table = Table(market=4, coin=6)
    table.run(gain_income(table.state, table.me))
    assert table.have()["coin"] == 8


@pytest.mark.rule("T-29", "T-182", "T-94")
def test_te_36_era_bonus_with_four_players() -> None:
    table = Table(Seat(era=2), Seat(era=3), Seat(era=2), seats=4, era=2, hand=["trap", "guilds"]).income()
    table.choose("coin", "culture")
    assert table.asked == "lay"
    assert table.have() == {"coin": 1, "culture": 1}


@pytest.mark.rule("T-29", "T-183")
def test_te_37_no_era_bonus_after_a_neighbour_and_none_in_turn_5() -> None:
    after_a_neighbour = Table(Seat(era=3), era=2, hand=["trap", "guilds"]).income()
    assert after_a_neighbour.asked == "lay"
    assert after_a_neighbour.have() == {}
    fifth = Table(Seat(era=3, coin=1), era=4).income()
    assert fifth.me.finished
    assert fifth.have() == {}
    assert fifth.told("era-bonus") == 0


@pytest.mark.rule("T-26", "T-186")
def test_te_38_empty_hand_in_step_2() -> None:
    table = Table(Seat(era=3), era=3, laid={2: ["meritocracy"]}, deck=["trap"])
    deck = len(table.state.deck)
    table.run(lay_card(table.state, table.me))
    assert table.laid(3) == ["?"]
    assert [laid.card.name for laid in table.me.cards[2]] == ["trap"]
    assert len(table.state.deck) == deck - 1
    assert table.vp() == 0, "it has no effect"
    assert table.gain(score(PER_CARD)).vp() == 2


@pytest.mark.rule("T-28", "T-119")
def test_te_39_a_card_of_this_era_ends_before_step_1() -> None:
    table = Table(Seat(era=3), civ="alchemists", era=2, card="empiricism", hand=["trap", "guilds"], coin=1)
    table.choose("income").science("science").choose("roll", "stop", "advance:science")
    assert table.asked == "lay"
    assert table.tracks()["science"] == 1
    assert table.vp() == 0


@pytest.mark.rule("T-103", "T-102")
def test_te_53_final_income_turn() -> None:
    table = Table(
        NEXT,
        era=4,
        hand=["trap"],
        market=5,
        farm=2,
        bottom=["barn", "bakery", "treasury"],
        built=TWO_ROWS,
        controls=[(1, 1), (2, -1), (3, 0)],
    ).income()
    assert table.asked == "upgrade"
    table.choose("decline")
    assert table.vp() == 3 * 3 + 10 + 2 + 4 == 25
    assert table.have() == {}
    assert table.hand() == ["trap"]
    assert all(table.laid(era) == [] for era in (1, 2, 3, 4))
    assert table.me.finished
    assert table.asked_seat == 1


@pytest.mark.rule("T-106", "T-105")
@pytest.mark.parametrize(("culture", "winners"), [(3, [0, 1]), (2, [0]), (4, [1])])
def test_te_55_tie_break(culture: int, winners: list[int]) -> None:
    second = Seat(vp=187, culture=culture, finished=True)
    third = Seat(vp=150, coin=8, finished=True)
    table = Table(second, third, seats=3, vp=187, coin=1, food=2, finished=True)
    next_player(table.state)
    table.begin()
    assert table.game.over
    assert table.game.winners == winners


@pytest.mark.rule("T-113", "T-111")
def test_te_56_forced_income_turn() -> None:
    table = Table(NEXT, exploration=3, science=3, military=3, technology=3, food=1)
    assert [option.key for option in actions(table.state, table.me)] == ["income"]
    table.begin()
    assert table.me.era == 2, "the income turn begins unasked"
