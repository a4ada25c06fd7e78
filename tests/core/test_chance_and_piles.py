"""Chance replays, is fair enough, and a pile has no order until someone looks."""

from collections import Counter

from figurka.core.decision import EVERYONE, Option
from figurka.core.journal import Event
from figurka.core.piles import Pile
from figurka.core.state import State, scramble


class Dice(State):
    """A state with nothing but chance."""

    def copy(self) -> "Dice":
        return Dice(self.chance, self.revelations)


def test_chance_replays_from_its_number() -> None:
    first, second = Dice(scramble(3)), Dice(scramble(3))
    assert [first.below(6) for _ in range(50)] == [second.below(6) for _ in range(50)]
    assert first.copy().below(1000) == first.below(1000)


def test_chance_is_fair_enough() -> None:
    dice = Dice(scramble(1))
    rolls = Counter(dice.below(6) for _ in range(60_000))
    assert set(rolls) == set(range(6))
    assert all(9_500 < count < 10_500 for count in rolls.values())


def test_neighbouring_seeds_begin_unlike_each_other() -> None:
    firsts = Counter(Dice(scramble(seed)).below(10) for seed in range(10_000))
    assert all(850 < count < 1_150 for count in firsts.values())


def test_every_look_at_chance_is_a_revelation() -> None:
    dice = Dice(1)
    dice.below(6)
    pile = Pile([1], top=(2,), bottom=(3,))
    assert [pile.draw(dice) for _ in range(3)] == [2, 1, 3]
    assert dice.revelations == 4


def test_known_cards_keep_their_place_in_a_pile() -> None:
    dice = Dice(scramble(8))
    pile = Pile(list("abc"), top=("x", "y"))
    pile.put_under("z")
    twin = pile.copy()
    drawn = [pile.draw(dice) for _ in range(6)]
    assert drawn[:2] == ["x", "y"]
    assert sorted(drawn[2:5]) == ["a", "b", "c"]
    assert drawn[5] == "z"
    assert len(pile) == 0
    assert len(twin) == 6
    assert sorted(twin.things()) == sorted(drawn)


def test_the_rest_of_a_pile_comes_in_any_order() -> None:
    firsts = Counter(Pile(list("abc")).draw(Dice(scramble(seed))) for seed in range(3_000))
    assert all(900 < count < 1_100 for count in firsts.values())


def test_an_event_shows_its_things_only_to_those_who_saw_them() -> None:
    event = Event("draws", 0, Option("pearl"), 1, -1, (Option("pearl"),), 1 << 2)
    assert event.seen(2) is event
    for viewer in (None, 0, 1):
        seen = event.seen(viewer)
        assert seen.thing is None
        assert seen.things == ()
        assert seen.count == 1
    assert Event("draws", 0, Option("pearl"), 1, -1, (), EVERYONE).visible(None)
