"""A whole game in one file: Pig, an old game with a die.

On your turn you roll as often as you dare. Each roll adds to the pot; a one takes the pot away and ends your
turn. Stop in time and the pot is yours. Whoever has forty points first wins.

    python examples/write_a_game.py play pig --seats you,expert
    python examples/write_a_game.py simulate pig --seats instinct,expert,random --games 200
    python examples/write_a_game.py arena pig --agents instinct,expert,random --seats 2 --games 300

Every command of figurka knows the game here: undo, hints, saves, replays and computer players are there.
"""

from typing import final

from figurka import Decision, Option, add_game
from figurka.__main__ import main
from figurka.core.chance import Chance
from figurka.core.decision import Rule, choose
from figurka.core.mind import Mind
from figurka.core.rules import Rules, Settings
from figurka.core.state import State

GOAL = 40
DARING = 20
"""With so much in the pot a roll would cost as much on average as it brings."""
ROLL, STOP = Option("roll"), Option("stop")


@final
class PigState(State):
    """Everybody's points, whose turn it is, and what is in the pot."""

    __slots__ = ("active", "points", "pot")

    def __init__(self, origin: "Chance | PigState", points: list[int], active: int = 0, pot: int = 0) -> None:
        super().__init__(origin)
        self.points = points
        self.active = active
        self.pot = pot

    def copy(self) -> "PigState":
        """The same position once more."""
        return PigState(self, self.points[:], self.active, self.pot)


class PigMind(Mind[PigState]):
    """What a computer player knows: how it stands, and when to stop."""

    weighty = frozenset({"roll-or-stop"})  # worth a search whenever it is asked
    glances = False  # a single look ahead would only tell whether this die is a good one

    def evaluate(self, state: PigState, seat: int) -> float:
        """The points, with what is in one's own pot."""
        return state.points[seat] + (state.pot if seat == state.active else 0)

    def likings(self, state: PigState, decision: Decision) -> list[float]:
        """Roll until the pot is worth more than another roll, or wins the game."""
        enough = min(DARING, GOAL - state.points[decision.seat])
        return [enough - state.pot, 0.5]


class Pig(Rules[PigState]):
    """The rules."""

    name = "pig"
    version = 1
    seats = (2, 3, 4)
    usual_seats = 2

    def setup(self, seats: int, chance: Chance, settings: Settings) -> PigState:
        """Nobody has any points."""
        return PigState(chance, [0] * seats)

    def turn(self, state: PigState) -> Rule[None]:
        """Roll as often as you dare."""
        seat = state.active
        while True:
            die = state.below(6) + 1
            state.tell(f"rolls-{die}", seat)
            if die == 1:
                break
            state.pot += die
            if (yield from choose(seat, "roll-or-stop", (ROLL, STOP))) is STOP:
                state.points[seat] += state.pot
                break
        state.pot = 0
        state.active = (seat + 1) % len(state.points)

    def over(self, state: PigState) -> bool:
        """Somebody has come to the goal."""
        return max(state.points) >= GOAL

    def scores(self, state: PigState) -> list[int]:
        """The points."""
        return state.points[:]

    def winners(self, state: PigState) -> list[int]:
        """Whoever has the most points."""
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def view(self, state: PigState, seat: int | None) -> dict[str, object]:
        """Everything lies open."""
        players = [{"score": points} for points in state.points]
        return {"players": players, "pot": state.pot, "active": state.active, "goal": GOAL}

    def redeal(self, state: PigState, seat: int) -> None:
        """Nothing is hidden but the die, which the engine sees to."""

    def mind(self, seats: int) -> Mind[PigState]:
        """What computer players go by."""
        return PigMind(seats)


# Here, and not below: each process that plays for the arena imports this file to know the game
add_game(Pig())

if __name__ == "__main__":
    main()
