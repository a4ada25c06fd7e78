"""What can be taken back tells nothing of the others' cards."""

import pytest

from tests.games.viticulture.table import Seat, Table

pytestmark = pytest.mark.rule("V-6")


def governor(*hands: list[str], hands_are: str = "") -> Table:
    """The Governor is played, and whom he asks is chosen."""
    seats = [Seat(hand=["governor"]), *(Seat(hand=hand) for hand in hands)]
    if hands_are:
        return Table(*seats, season="winter", continent="greengully", hands=hands_are).visit("governor")
    return Table(*seats, season="winter").visit("governor")


@pytest.mark.parametrize("hands_are", ["", "hidden"])
def test_the_only_visitor_that_the_governor_can_get_was_seen(hands_are: str) -> None:
    table = governor(["patron", "judge"], ["vendor"], hands_are=hands_are)
    assert table.game.can_undo
    table.choose("seat:1")
    assert (table.asked, table.kind, table.hand("summer")) == (0, "demand_seat", ["patron"])
    assert not table.game.can_undo


def test_that_somebody_has_no_summer_visitor_is_no_secret() -> None:
    table = governor(["judge"], ["vendor"]).choose("seat:1")
    assert (table.asked, table.kind) == (0, "demand_seat")
    assert table.game.can_undo


@pytest.mark.rule("W-17")
def test_where_hands_are_open_the_governor_can_change_his_mind() -> None:
    table = governor(["patron", "judge"], ["vendor"], hands_are="open").choose("seat:1")
    assert table.hand("summer") == ["patron"]
    assert table.game.can_undo


def test_that_another_one_could_not_join_was_his_cards_to_say() -> None:
    me = Seat(hand=["volunteer_crew", "malvasia"])
    table = Table(me, Seat(hand=["merlot"], passed=True)).visit("volunteer_crew")
    assert (table.asked, table.kind) == (0, "join")
    table.choose("decline")
    assert (table.asked, table.kind) == (0, "place")
    assert not table.game.can_undo


@pytest.mark.parametrize("accepted", ["part:lose-vp1", "decline"])
def test_what_the_banker_goes_on_with_was_in_his_hand(accepted: str) -> None:
    table = Table(Seat(hand=["banker"]), Seat(hand=["patron"])).visit("banker")
    assert (table.asked, table.kind) == (1, "accept")
    table.choose(accepted)
    assert (table.asked, table.kind) == (1, "place")
    assert not table.game.can_undo


@pytest.mark.rule("V-12")
def test_passing_a_player_without_workers_can_be_taken_back() -> None:
    table = Table(Seat(), Seat(workers=[])).choose("at:give_tour", "worker:bare")
    assert (table.asked, table.kind, table.lira()) == (0, "place", 2)
    assert table.game.can_undo


@pytest.mark.rule("V-12")
@pytest.mark.parametrize("workers", [["bare"], ["bare", "grande"]])
def test_that_the_next_one_is_asked_tells_nothing_of_his_cards(workers: list[str]) -> None:
    table = Table(Seat(), Seat(hand=["merlot"], workers=workers)).begin()
    before = table.state.revelations
    table.choose("at:give_tour", "worker:bare")
    assert (table.asked, table.kind) == (1, "place")
    assert table.state.revelations == before
