"""A game so small that the best choice is known: all take numbers, with a little luck."""

from collections.abc import Mapping
from typing import Self

from figurka.core.chance import Chance
from figurka.core.decision import Decision, Option, Rule, choose
from figurka.core.game import Config, Game, first_state
from figurka.core.mind import Mind
from figurka.core.rules import Rules, Settings
from figurka.core.state import State

NUMBERS = tuple(Option(f"number:{number}") for number in range(6))
TURNS = 4


class PickingState(State):
    """What each seat has taken so far, and how many turns are over."""

    def __init__(self, origin: Chance | State, points: list[int], turns: int) -> None:
        super().__init__(origin)
        self.points = points
        self.turns = turns

    def copy(self) -> Self:
        return type(self)(self, self.points[:], self.turns)


class PickingMind(Mind[PickingState]):
    """Knows what points are; its instinct goes by its one weight."""

    foresight = 0
    playouts = 60

    def __init__(self, seats: int, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(seats, weights or {"high": 0.0})
        self.asked = 0

    def evaluate(self, state: PickingState, seat: int) -> float:
        return float(state.points[seat])

    def likings(self, state: PickingState, decision: Decision) -> list[float]:
        self.asked += 1
        return [self.weights["high"] * NUMBERS.index(option) for option in decision.options]

    def milestone(self, state: PickingState) -> int:
        return state.turns // 2


class Picking(Rules[PickingState]):
    """A number is worth itself and a little luck; five is the best."""

    name = "picking"
    version = 1
    seats = (1, 2, 3)
    usual_seats = 2

    def __init__(self) -> None:
        self.minds = {seats: PickingMind(seats) for seats in self.seats}

    def mind(self, seats: int) -> PickingMind:
        return self.minds[seats]

    def setup(self, seats: int, chance: Chance, settings: Settings) -> PickingState:
        return PickingState(chance, [0] * seats, 0)

    def turn(self, state: PickingState) -> Rule[None]:
        seat = state.turns % len(state.points)
        taken = yield from choose(seat, "number", NUMBERS)
        state.points[seat] += 10 * NUMBERS.index(taken) + state.below(4)
        state.turns += 1

    def over(self, state: PickingState) -> bool:
        return state.turns == TURNS

    def scores(self, state: PickingState) -> list[int]:
        return state.points

    def winners(self, state: PickingState) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def view(self, state: PickingState, seat: int | None) -> Mapping[str, object]:
        return {"points": state.points}

    def redeal(self, state: PickingState, seat: int) -> None:
        """Nothing is hidden but what chance will bring."""


def picking(seats: int = 2) -> Game[PickingState]:
    """A new game."""
    rules = Picking()
    config = Config(seats, 1, {})
    game = Game(rules, config, first_state(rules, config), [], [])
    game.begin()
    return game
