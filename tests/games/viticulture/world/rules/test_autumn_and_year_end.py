"""Autumn and the year's end: W-60 to W-62, W-68 to W-71."""

import pytest

from figurka.games.viticulture.rules.steps import Gain
from figurka.games.viticulture.world.content.balance import AUTUMN
from figurka.locales import Words
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import AUTUMN_LIRA, TAKE_LIRA, cards_at_all, pass_on, place, world

HAND = ["pinot", "syrah", "merlot", "r5", "w5", "b4", "patron"]
A_LIRA = TAKE_LIRA
A_CARD = "part:drawchoice-count1"
A_GRAPE = "part:agegrape"


# Autumn


@pytest.mark.rule("W-60")
def test_autumn_comes_at_the_moment_of_passing_summer() -> None:
    table = world(Seat(), Seat()).choose("pass")
    assert (table.asked, table.kind) == (0, "autumn")
    table.choose(A_LIRA)
    assert not table.state.winter, "the other player is still in summer"
    assert table.asked == 1


@pytest.mark.rule("W-60")
def test_passing_early_does_not_change_the_order() -> None:
    table = world(Seat(row=2), Seat(row=0), Seat(row=4), active=1)
    assert table.state.order == (1, 0, 2)
    place(table, "gain_lira", "yellow")
    table.choose("pass", A_LIRA)
    pass_on(table, 2)
    assert table.state.winter
    assert table.state.order == (1, 0, 2)
    assert table.asked == 1


@pytest.mark.rule("W-61")
def test_one_of_three_benefits_is_chosen() -> None:
    gain = AUTUMN[0]
    assert isinstance(gain, Gain)
    table = world(Seat(grapes={"red": [2]}), Seat()).choose("pass")
    assert len(table.options) == 3
    table.choose(table.options[0])
    assert (table.lira(), cards_at_all(table), table.grapes("red")) == (gain.lira, 0, [2])
    assert f" {gain.lira} lira," in Words("en")("rule-W-61"), "the rulebook says so, too"


@pytest.mark.rule("W-61")
@pytest.mark.parametrize("deck", ["vine", "summer", "winter", "order"])
def test_a_card_of_any_kind_in_autumn(deck: str) -> None:
    table = world(Seat(), Seat()).choose("pass", A_CARD, f"deck:{deck}")
    assert len(table.hand(deck)) == 1
    assert table.lira() == 0
    assert table.asked == 1


@pytest.mark.rule("W-61")
def test_a_structure_card_in_autumn_with_the_module_only() -> None:
    world(Seat(), Seat()).choose("pass", A_CARD).cannot("deck:structure")
    table = world(Seat(), Seat(), structures=True).choose("pass", A_CARD, "deck:structure")
    assert len(table.hand("structure")) == 1


@pytest.mark.rule("W-61", "W-81")
def test_a_grape_ages_in_autumn_if_there_is_one() -> None:
    table = world(Seat(grapes={"red": [2], "white": [4]}), Seat())
    table.choose("pass", A_GRAPE, "grape:white:4")
    assert (table.grapes("red"), table.grapes("white")) == ([2], [5])
    world(Seat(), Seat()).choose("pass").cannot(A_GRAPE)


@pytest.mark.rule("W-62")
@pytest.mark.parametrize("deck", ["summer", "winter"])
def test_then_the_owner_of_a_cottage_draws_a_visitor(deck: str) -> None:
    table = world(Seat(structures=["cottage"]), Seat()).choose("pass", A_LIRA)
    assert (table.asked, table.options) == (0, ["deck:summer", "deck:winter"])
    table.choose(f"deck:{deck}")
    assert (table.lira(), len(table.hand(deck))) == (AUTUMN_LIRA, 1)
    assert cards_at_all(table) == 1


@pytest.mark.rule("W-62")
def test_without_a_cottage_there_is_no_visitor() -> None:
    table = world(Seat(structures=["trellis"]), Seat()).choose("pass", A_LIRA)
    assert table.asked == 1
    assert cards_at_all(table) == 0


# The year's end


def leave_winter(seat: Seat, *keys: str) -> Table:
    """Seat 0 passes winter while seat 1 goes on."""
    return world(seat, Seat(), season="winter").choose("pass", *keys)


@pytest.mark.rule("W-68", "W-69")
def test_workers_come_back_at_the_moment_of_passing() -> None:
    board = {"J1": ["0.blue"], "B1": ["0.yellow"], "gain_lira": ["0.grande"]}
    table = world(Seat(), Seat(), season="winter", board=board).choose("pass")
    assert table.available() == {"yellow": 2, "blue": 2, "grande": 1}
    assert (table.standing("J1"), table.standing("B1"), table.standing("gain_lira")) == ([], [], [])
    assert table.asked == 1
    place(table, "draw_order:1", "blue")
    assert table.standing("J1") == ["1.blue"], "the space is free for who is still in winter"


@pytest.mark.rule("W-68")
def test_grapes_and_wines_age() -> None:
    table = leave_winter(Seat(grapes={"red": [1, 4], "white": [9]}, wines={"red": [1], "white": [2]}))
    assert (table.grapes("red"), table.grapes("white")) == ([2, 5], [9])
    assert (table.wines("red"), table.wines("white")) == ([2], [3])


@pytest.mark.rule("W-68")
def test_five_cards_are_kept() -> None:
    table = leave_winter(Seat(hand=HAND), "vine:pinot")
    assert (table.asked, table.kind) == (0, "hand_limit")
    table.choose("visitor:patron")
    assert cards_at_all(table) == 5
    assert (table.discards("vine"), table.discards("summer")) == (["pinot"], ["patron"])
    assert table.asked == 1


@pytest.mark.rule("W-68")
def test_five_cards_are_not_too_many() -> None:
    table = leave_winter(Seat(hand=HAND[:5]))
    assert table.asked == 1
    assert cards_at_all(table) == 5


@pytest.mark.rule("W-68")
@pytest.mark.parametrize("residual", [0, 3, 5])
def test_then_income_is_paid(residual: int) -> None:
    table = leave_winter(Seat(residual=residual, lira=1))
    assert table.lira() == 1 + residual


@pytest.mark.rule("W-68")
def test_the_steps_of_the_year_end_are_in_order() -> None:
    seat = Seat(hand=[*HAND[:5], "w6"], residual=2, grapes={"red": [1]})
    table = world(seat, Seat(), season="winter", board={"J1": ["0.blue"]}).choose("pass")
    assert table.kind == "hand_limit"
    assert table.standing("J1") == [], "workers came back"
    assert table.grapes("red") == [2], "and grapes have aged"
    assert table.lira() == 0, "but income is not paid yet"
    table.choose("vine:pinot")
    assert table.lira() == 2


@pytest.mark.rule("W-68")
def test_each_player_does_it_alone() -> None:
    table = world(
        Seat(grapes={"red": [1]}, residual=1), Seat(grapes={"red": [1]}, residual=1), season="winter"
    ).choose("pass")
    assert [(table.grapes("red", seat), table.lira(seat)) for seat in (0, 1)] == [([2], 1), ([1], 0)]


@pytest.mark.rule("W-69")
def test_spaces_that_were_full_are_open_again() -> None:
    table = world(Seat(), Seat(workers=["blue"]), season="winter", board={"J1": ["0.blue"]}, active=1)
    table.cannot("at:draw_order:1")
    table = world(Seat(), Seat(workers=["blue"]), season="winter", board={"J1": ["0.blue"]})
    table.choose("pass")
    assert "at:draw_order:1" in table.options


@pytest.mark.rule("W-70", "W-12")
def test_when_all_have_passed_the_year_marker_moves() -> None:
    table = world(Seat(), Seat(), season="winter", year=3).choose("pass")
    assert table.state.year == 3
    table.choose("pass")
    assert table.state.year == 4
    assert [event.count for event in table.told("year")] == [4]


@pytest.mark.rule("W-70")
def test_after_year_six_the_win_is_checked() -> None:
    table = pass_on(world(Seat(vp=25), Seat(vp=25), season="winter", year=6, influence=10), 2)
    assert table.over
    assert table.game.winners == [0, 1]


@pytest.mark.rule("W-71")
def test_the_check_of_the_continent_comes_when_all_have_passed_and_before_the_marker_moves() -> None:
    table = world(
        Seat(wines={"red": [6]}, structures=["medium_cellar"]),
        Seat(),
        continent="europe",
        event="eu_classification",
        season="winter",
    ).choose("pass")
    assert table.vp() == 0
    table.choose("pass")
    assert table.vp() == 1
    journal = table.game.journal
    assert journal is not None
    kinds = [event.kind for event in journal.events if event.kind in {"points", "year", "event"}]
    assert kinds[:2] == ["points", "year"]


@pytest.mark.rule("W-71", "W-70")
def test_the_check_of_the_last_year_counts_for_the_win() -> None:
    seats = [Seat(vp=24, wines={"red": [6]}, structures=["medium_cellar"]), Seat(vp=25)]
    table = world(
        *seats, continent="europe", event="eu_classification", season="winter", year=6, influence=10
    )
    pass_on(table, 2)
    assert table.vp() == 25
    assert table.game.winners == [0, 1]
