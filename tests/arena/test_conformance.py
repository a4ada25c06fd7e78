"""The suite of every game finds what shows too much, also in games that are over before chance would look."""

import pytest

from figurka import Option, add_game
from figurka.arena import conformance
from figurka.arena.conformance import check_game
from figurka.core.chance import Chance
from figurka.core.decision import Rule, choose
from figurka.core.errors import BrokenInvariantError
from figurka.core.game import Game
from figurka.core.rules import Rules, Settings
from figurka.core.state import State

pytestmark = pytest.mark.usefixtures("added")
BIDS = tuple(Option(f"bid-{amount}") for amount in range(3))
ROUNDS, CARDS, SEEDS = 3, 20, range(20)


class ShortState(State):
    """A hidden card and the bids of each seat."""

    __slots__ = ("bids", "cards")

    def __init__(self, origin: "Chance | ShortState", cards: list[int], bids: list[list[int]]) -> None:
        super().__init__(origin)
        self.cards = cards
        self.bids = bids

    def copy(self) -> "ShortState":
        return ShortState(self, self.cards[:], [bids[:] for bids in self.bids])


class Short(Rules[ShortState]):
    """Six bids upon a card that the other one does not see."""

    name = "short"
    version = 1
    seats = (2,)
    usual_seats = 2

    def setup(self, seats: int, chance: Chance, settings: Settings) -> ShortState:
        state = ShortState(chance, [], [[] for _ in range(seats)])
        state.cards = [state.below(CARDS) for _ in range(seats)]
        return state

    def turn(self, state: ShortState) -> Rule[None]:
        for seat in range(len(state.cards)):
            bid = yield from choose(seat, "bid", BIDS)
            state.bids[seat].append(BIDS.index(bid))

    def over(self, state: ShortState) -> bool:
        return len(state.bids[-1]) == ROUNDS

    def scores(self, state: ShortState) -> list[int]:
        return [sum(bids) for bids in state.bids]

    def winners(self, state: ShortState) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def view(self, state: ShortState, seat: int | None) -> dict[str, object]:
        players = [
            {"score": sum(bids), "bids": bids[:], "card": card if number == seat else None}
            for number, (bids, card) in enumerate(zip(state.bids, state.cards, strict=True))
        ]
        return {"players": players}

    def redeal(self, state: ShortState, seat: int) -> None:
        for other in range(len(state.cards)):
            if other != seat:
                state.cards[other] = state.below(CARDS)


class Leaky(Short):
    """The same, but everybody sees all cards."""

    name = "leaky"

    def view(self, state: ShortState, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "cards": state.cards[:]}


def test_what_shows_too_much_is_found_in_a_game_of_six_choices() -> None:
    add_game(Leaky())
    for seed in SEEDS:
        with pytest.raises(BrokenInvariantError, match=r"looks different to its seat|what is hidden shows"):
            check_game("leaky", 2, seed)


def test_a_short_game_that_shows_nothing_passes() -> None:
    add_game(Short())
    for seed in SEEDS:
        assert len(check_game("short", 2, seed).history) == 2 * ROUNDS


def test_a_long_game_is_looked_at_no_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(conformance, "look_closely", lambda game, random: looks.append(len(game.history)))
    game: Game[ShortState] = check_game("farshore", 2, 1)
    assert len(game.history) > conformance.SHORT
    assert 1 <= len(looks) <= 8
    assert looks == sorted(looks), "it is played once"
