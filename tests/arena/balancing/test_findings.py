"""What is found in games of which the truth is known."""

from collections.abc import Sequence
from random import Random

import pytest

from figurka.arena.balancing import findings as finding
from figurka.arena.balancing.comparing import GENERAL, Comparison
from figurka.arena.balancing.figures import clear
from figurka.arena.balancing.findings import LOST, WON, Findings
from figurka.arena.balancing.form import CHOSEN, DEALT, GIVEN, Balance, Things
from figurka.arena.balancing.playing import Observed
from figurka.core.decision import Option
from tests.arena.balancing.games import KIND, game, games

CARDS = tuple(f"card{number}" for number in range(20))
THINGS = Things(KIND, "balance-choices", tuple(map(Option, (*CARDS, "never"))))


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that tells of twenty cards and of one that nobody has."""
    monkeypatch.setattr(finding, "balance_of", lambda game: Balance((THINGS,)))


def found_in(played: Sequence[Observed], name: str = "farshore") -> Findings:
    """The findings of such games."""
    return Findings(name, list(played))


def test_a_card_that_is_worth_too_much_is_found_and_no_other() -> None:
    worth = dict.fromkeys(CARDS, 0.0) | {"card7": 0.8, "card3": -0.8}
    rows = {row.key: row for row in found_in(games(800, worth)).rows}
    assert {key for key, row in rows.items() if row.clear} == {"card7", "card3"}
    assert rows["card7"].wins.value > 0.1
    assert rows["card3"].wins.value < -0.1
    assert rows["card7"].points.value == pytest.approx(8, abs=2)
    assert rows["card7"].rate.low > 1 / 3 > rows["card3"].rate.high


def test_where_all_cards_are_alike_hardly_ever_any_stands_clear() -> None:
    worth = dict.fromkeys(CARDS, 0.0)
    runs = [found_in(games(120, worth, seed)) for seed in range(40)]
    assert sum(any(row.clear or row.points_clear for row in run.rows) for run in runs) <= 6
    raw = sum(row.wins.p is not None and row.wins.p < 0.05 for run in runs for row in run.rows) / (
        40 * len(CARDS)
    )
    assert 0.03 <= raw <= 0.08


def test_what_the_able_have_is_not_yet_why_they_win() -> None:
    """Worthless cards that the able can afford: their owners win, those who were dealt them do not."""
    random, played = Random(9), []
    for number in range(600):
        able = [random.choice((0.0, 1.5)) for _ in range(3)]
        dealt = [{card for card in CARDS[:2] if random.random() < 0.3} for _ in range(3)]
        had = [cards if strong else set[str]() for cards, strong in zip(dealt, able, strict=True)]
        played.append(game(number, had, [random.gauss(strong, 1) for strong in able], dealt))
    things = Things(KIND, "balance-choices", THINGS.all, dealt=lambda state, seat: ())
    assert (things.way, THINGS.way) == (DEALT, CHOSEN)
    assert Things(KIND, "", (), given=True).way == GIVEN
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "balance_of", lambda game: Balance((things,)))
        rows = found_in(played).rows
    assert len(rows) == 2
    for row in rows:
        assert row.clear
        assert row.dealt is not None
        assert not row.dealt.clear
        assert row.dealt.rate.low < 1 / 3 < row.dealt.rate.high


def test_seats_of_a_cooperative_game_are_compared_with_other_tables() -> None:
    worth = dict.fromkeys(CARDS[:3], 0.0) | {"card1": 1.0}
    rows = {row.key: row for row in found_in(games(600, worth, together=True), "viticulture-world").rows}
    assert [key for key, row in rows.items() if row.clear] == ["card1"]
    assert rows["card1"].wins.value > 0


def test_who_begins_is_levelled_out_and_told_by_itself() -> None:
    random, played = Random(3), []
    for number in range(600):
        ahead = [(seat + number) % 3 == 0 for seat in range(3)]
        had = [{"card0"} if first else set[str]() for first in ahead]
        played.append(game(number, had, [random.gauss(1.0 if first else 0.0, 1) for first in ahead]))
    found = found_in(played)
    assert [row.clear for row in found.places] == [True, True, True]
    assert found.places[0].rate.value > 0.5
    (card,) = found.rows
    assert not card.clear
    assert card.rate.value == pytest.approx(1 / 3, abs=0.01)


def test_places_are_held_to_one_bound_with_all_things() -> None:
    """A place that would stand clear among the places alone does not among many things."""
    random, played = Random(5), []
    for number in range(400):
        had = [{card for card in CARDS if random.random() < 0.3} for _ in range(3)]
        ahead = [0.24 if (seat + number) % 3 == 0 else 0.0 for seat in range(3)]
        played.append(game(number, had, [random.gauss(more, 1) for more in ahead]))
    found = found_in(played)
    places = found.places
    chances = [each.p for row in [*places, *found.rows] for each in (row.wins, row.points)]
    assert found.comparisons == len(chances) == 2 * (3 + len(CARDS))
    alone = clear([each.p for row in places for each in (row.wins, row.points)])
    assert alone[0]
    assert not places[0].clear
    marks = [mark for row in [*places, *found.rows] for mark in (row.clear, row.points_clear)]
    assert marks == clear(chances)


def test_what_nobody_has_is_told() -> None:
    played = games(60, dict.fromkeys(CARDS[:2], 0.0))
    unused = {each.key: each for each in found_in(played).unused}
    assert unused.keys() == {*CARDS[2:], "never"}
    assert unused["never"].had == 0


def test_points_divide_by_the_place_in_the_end() -> None:
    played = [game(seed, [set(), set(), set()], [2.0, 1.0, 0.0]) for seed in range(4)]
    first, second, third = found_in(played).finishes
    assert (first.name, first.points, first.sources["rest"]) == ("1", 120, 60)
    assert (second.points, third.points, third.seats) == (110, 100, 4)
    together = [game(seed, [set()], [seed - 1.5], together=True) for seed in range(4)]
    assert [each.name for each in found_in(together).finishes] == [WON, LOST]


def test_a_change_without_effect_changes_nothing() -> None:
    played = games(100, dict.fromkeys(CARDS, 0.0))
    compared = Comparison("farshore", (), found_in(played), found_in(played[::-1]))
    assert compared.same == 100
    assert {row.moved.value for row in compared.rows} == {0.0}
    assert not any(row.clear for row in compared.rows)


def test_between_versions_that_only_luck_tells_apart_hardly_ever_anything_stands_clear() -> None:
    worth = dict.fromkeys(CARDS[:4], 0.0)
    stood = 0
    for run in range(40):
        before, after = games(100, worth, 2 * run), games(100, worth, 2 * run + 1)
        stood += any(row.clear for row in Comparison("farshore", (), found_in(before), found_in(after)).rows)
    assert stood <= 6


def test_a_change_of_points_is_found_where_deals_are_the_same() -> None:
    worth = dict.fromkeys(CARDS[:4], 0.0)
    after = games(200, worth | {"card1": 0.5})
    compared = Comparison("farshore", (), found_in(games(200, worth)), found_in(after))
    points = compared.of(GENERAL)[0]
    assert points.name == "points"
    assert points.clear
    assert points.moved.value == pytest.approx(5 * 0.3, abs=0.5)
    assert not next(row for row in compared.of(GENERAL) if row.name == "decisions").clear
