"""Nobody can peek: neither by undo, nor by a preview, nor by what a computer advises."""

from collections.abc import Mapping
from itertools import islice
from random import Random

import pytest

import figurka
from figurka.arena.conformance import check_peeks
from figurka.arena.peeking import Findings, Walk, Watch, tables, walk
from figurka.core.chance import Chance, game_chance
from figurka.core.decision import Decision, Option, Rule, choose
from figurka.core.errors import BrokenInvariantError
from figurka.core.game import Config, Game
from figurka.core.mind import Mind
from figurka.core.registry import find_rules
from figurka.core.rules import Caution, Rules, Settings
from figurka.core.state import State
from figurka.locales import Message

GAMES = [name for name in figurka.list_games() if not find_rules(name).companion_of]
TABLES = {"farshore": 60, "tapestry": 30, "viticulture": 10, "viticulture-world": 12}
"""How many games are played: fewer of the long ones, but every number of seats comes up."""
FEW_CHOICES = 300


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_peek(name: str) -> None:
    found = Findings()
    for table in islice(tables(name), TABLES[name]):
        found.add(walk(table))
    assert [str(peek) for peek in found.peeks] == []
    assert found.choices > FEW_CHOICES


# A game that can be made to give itself away

LOOK, WAIT = Option("look"), Option("wait")
ROUNDS = 20
UNLIKE = 0
"""A seed by which a seat imagines another stone under the other cup than there is."""


class Cups(State):
    """Two seats with a cup each, under which there is a stone or nothing."""

    __slots__ = ("active", "rounds", "stones", "told")

    def __init__(
        self, origin: "Chance | Cups", stones: list[int], active: int, rounds: int, told: int
    ) -> None:
        super().__init__(origin)
        self.stones = stones
        self.active = active
        self.rounds = rounds
        self.told = told

    def copy(self) -> "Cups":
        return Cups(self, self.stones[:], self.active, self.rounds, self.told)


class PeekingMind(Mind[Cups]):
    """Likes best what the stones of the other seat say."""

    def likings(self, state: Cups, decision: Decision) -> list[float]:
        hidden = state.stones[1 - decision.seat]
        return [float(index == hidden) for index in range(len(decision.options))]


class Cheating(Rules[Cups]):
    """A game in which a seat may look under the other cup; it cheats in one way, or in none."""

    name = "cups"
    version = 1
    seats = (2,)
    usual_seats = 2

    def __init__(self, cheat: str) -> None:
        self.cheat = cheat

    def setup(self, seats: int, chance: Chance, settings: Settings) -> Cups:
        state = Cups(chance, [], 0, 0, 0)
        state.stones = [state.below(2), state.below(2)]
        return state

    def turn(self, state: Cups) -> Rule[None]:
        seat, other = state.active, 1 - state.active
        if (yield from choose(seat, "first", (LOOK, WAIT))) is LOOK:
            if self.cheat != "undo":
                state.look_into(other)
            state.told += state.stones[other]
        yield from choose(seat, "second", (LOOK, WAIT))
        state.active = other
        state.rounds += 1

    def over(self, state: Cups) -> bool:
        return state.rounds == ROUNDS

    def scores(self, state: Cups) -> list[int]:
        return [0, 0]

    def winners(self, state: Cups) -> list[int]:
        return []

    def view(self, state: Cups, seat: int | None) -> Mapping[str, object]:
        own = None if seat is None else state.stones[seat]
        return {"own": own, "told": state.told, "active": state.active}

    def redeal(self, state: Cups, seat: int) -> None:
        before = state.stones[1 - seat] if self.cheat == "imagined" else 0
        state.stones[1 - seat] = before ^ state.below(2)

    def mind(self, seats: int) -> Mind[Cups]:
        return PeekingMind(seats) if self.cheat == "instinct" else Mind(seats)

    def caution(self, state: Cups, decision: Decision, option: Option) -> Caution | None:
        warned = self.cheat == "caution" and state.stones[1 - decision.seat]
        return Caution(Message("caution")) if warned else None

    def label(self, state: Cups, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
        return Message(f"label-{state.stones[1 - decision.seat] if self.cheat == 'sight' else 0}")


def at_cups(cheat: str) -> Game[Cups]:
    rules = Cheating(cheat)
    game = Game(rules, Config(2, 1, {}), rules.setup(2, game_chance(1), {}), [], [])
    game.begin()
    return game


@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        ("", set()),
        ("undo", {"undo", "preview"}),
        ("imagined", {"imagined", "advice"}),  # what is followed begins where it was imagined
        ("instinct", {"instinct"}),
        ("sight", {"sight", "undo"}),
        ("caution", {"sight", "undo"}),
    ],
)
def test_whatever_gives_a_hidden_thing_away_is_found(cheat: str, found: set[str]) -> None:
    peeks = [peek for seed in range(20) for peek in Walk(at_cups(cheat), Random(seed), 0.1).go().peeks]
    assert {peek.how for peek in peeks} == found


def test_a_peek_says_where_it_is_and_what_differs() -> None:
    watches = [Watch(at_cups("undo"), Random(seed)) for seed in range(5)]
    for watch in watches:
        watch.look()
    peeks = {str(peek) for watch in watches for peek in watch.found.peeks if peek.how == "undo"}
    (peek,) = peeks
    assert peek.startswith("undo at cups, 2 seats, seed 1 after 0 choices, seat 0, first look: .view.told ")


def test_the_suite_of_every_game_refuses_one_that_lets_peek() -> None:
    check_peeks(at_cups(""), Random(UNLIKE))
    with pytest.raises(BrokenInvariantError, match="what is hidden shows: undo at cups"):
        check_peeks(at_cups("undo"), Random(UNLIKE))
