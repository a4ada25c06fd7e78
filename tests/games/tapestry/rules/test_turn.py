"""Turns: what may be done, in which order, and how many there are (T-17 to T-20)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import figurka
from tests.games.tapestry.table import Seat, Table, having

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
ADVANCES = ["advance:exploration:0", "advance:science:0", "advance:military:0", "advance:technology:0"]


def turns_of_a_random_game(seats: int, seed: int) -> tuple[Counter[int], Counter[int]]:
    """How many income turns and how many advance turns each seat took."""
    game = figurka.new_game("tapestry", seats, seed, journal=True)
    random = Random(seed)
    advances: Counter[int] = Counter()
    while game.decision is not None:
        decision = game.decision
        index = random.randrange(len(decision.options))
        if decision.kind == "turn" and decision.options[index].key.startswith("advance:"):
            advances[decision.seat] += 1
        game.choose(index)
    assert game.journal is not None
    return Counter(event.seat for event in game.journal.events if event.kind == "income"), advances


# One thing on a turn


@pytest.mark.rule("T-17")
def test_a_turn_is_an_advance_on_one_of_four_tracks_or_an_income_turn() -> None:
    table = Table(coin=1)
    assert (table.asked, table.options) == ("turn", [*ADVANCES, "income"])


@pytest.mark.rule("T-17")
@pytest.mark.parametrize("track", ["exploration", "science", "military", "technology"])
def test_after_an_advance_the_turn_is_over(track: str) -> None:
    table = Table(Seat(coin=1), coin=4, **having({track: 1}))
    table.advance(track, {"coin": 1}).skip("bonus").skip("plot")
    assert table.tracks()[track] == 2
    assert (table.asked, table.asked_seat, table.me.era) == ("turn", 1, 1)


@pytest.mark.rule("T-17")
def test_after_an_income_turn_the_turn_is_over() -> None:
    table = Table(Seat(era=2, coin=1), hand=["trap"], coin=8)
    table.income()
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.me.era == 2
    assert set(table.tracks().values()) == {0}


@pytest.mark.rule("T-17")
def test_an_income_turn_begins_a_new_era() -> None:
    table = Table(Seat(era=4), era=2, hand=["trap"])
    table.income()
    assert table.me.era == 3
    assert table.laid(3) == ["trap"]


# Turn order


@PLAYERS
@pytest.mark.rule("T-18")
def test_the_player_at_the_left_is_next(seats: int) -> None:
    others = [Seat(coin=2, technology=1, market=5) for _ in range(seats - 1)]
    table = Table(*others, seats=seats, coin=2, technology=1, market=5)
    order = []
    for _ in range(2 * seats):
        order.append(table.asked_seat)
        table.advance("technology").skip("invent", "either")
    assert order == [*range(seats)] * 2


@PLAYERS
@pytest.mark.rule("T-18")
def test_after_the_last_seat_comes_the_first(seats: int) -> None:
    others = [Seat() for _ in range(seats - 2)]
    table = Table(*others, Seat(coin=1), seats=seats, actor=seats - 1, coin=1)
    table.choose("advance:exploration")
    assert table.asked_seat == 0


# Turns do not overlap


@pytest.mark.rule("T-19")
def test_nobody_moves_before_the_turn_before_is_done() -> None:
    table = Table(Seat(coin=1), coin=1, worker=1, technology=1)
    table.advance("technology", {"coin": 1})
    assert (table.asked, table.asked_seat) == ("bonus", 0)
    table.choose("decline")
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.rule("T-19")
def test_turns_that_do_not_touch_each_other_end_the_same_in_either_order() -> None:
    def both(first: int) -> list[Any]:
        table = Table(Seat(coin=3, technology=4), coin=2, exploration=4, food=1, actor=first)
        for seat in (first, 1 - first):
            assert table.asked_seat == seat
            if seat == 0:
                table.advance("exploration").choose("decline")
            else:
                table.advance("technology").choose("gain-farm", (0, 0))
        view: Any = table.game.view(None)
        return [view["players"], view["map"], view["tracks"], view["landmarks"], view["piles"]]

    assert both(first=0) == both(first=1)


# The length of the game


@PLAYERS
@pytest.mark.rule("T-20", "T-21")
def test_all_take_five_income_turns_and_any_number_of_advances(seats: int) -> None:
    lengths = set()
    for seed in range(5):
        incomes, advances = turns_of_a_random_game(seats, seed)
        assert incomes == dict.fromkeys(range(seats), 5)
        lengths |= set(advances.values())
    assert len(lengths) > 2


@pytest.mark.rule("T-20")
def test_one_player_may_finish_long_before_another() -> None:
    table = Table(Seat(era=5, finished=True), era=4, coin=3, science=1)
    for track in ("exploration", "science"):
        table.advance(track)
        if table.asked == "bonus":
            table.choose("decline")
        assert (table.asked, table.asked_seat) == ("turn", 0)
    table.income()
    assert table.decision is None
