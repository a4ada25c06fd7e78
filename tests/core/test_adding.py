"""Games that a program adds without a package: known like any other, and to this process alone."""

import pytest

import figurka
from figurka.core.chance import Chance
from figurka.core.decision import Option, Rule, choose
from figurka.core.errors import SettingsError
from figurka.core.registry import all_rules, find_part
from figurka.core.rules import Rules, Settings
from figurka.core.state import State
from figurka.packages import game_packages

pytestmark = pytest.mark.usefixtures("added")
HEADS, TAILS = Option("heads"), Option("tails")


class Toss(State):
    """Whether it was called, and whether rightly."""

    def __init__(self, origin: "Chance | Toss", called: bool = False, right: bool = False) -> None:
        super().__init__(origin)
        self.called = called
        self.right = right

    def copy(self) -> "Toss":
        return Toss(self, self.called, self.right)


class Coin(Rules[Toss]):
    """Call it in the air."""

    name = "coin"
    version = 1
    seats = (1,)
    usual_seats = 1

    def setup(self, seats: int, chance: Chance, settings: Settings) -> Toss:
        return Toss(chance)

    def turn(self, state: Toss) -> Rule[None]:
        called = yield from choose(0, "call", (HEADS, TAILS))
        state.right = called is (HEADS, TAILS)[state.below(2)]
        state.called = True

    def over(self, state: Toss) -> bool:
        return state.called

    def scores(self, state: Toss) -> list[int]:
        return [int(state.right)]

    def winners(self, state: Toss) -> list[int]:
        return [0] if state.right else []

    def view(self, state: Toss, seat: int | None) -> dict[str, object]:
        return {"called": state.called}

    def redeal(self, state: Toss, seat: int) -> None:
        pass


def test_a_game_that_was_added_is_found_played_and_loaded() -> None:
    coin = Coin()
    figurka.add_game(coin)
    assert figurka.list_games()[-1] == "coin"
    assert figurka.find_rules("coin") is coin
    assert coin in all_rules()
    game = figurka.new_game("coin", seed=5)
    game.choose(0)
    assert game.over
    assert figurka.load_game(game.save()).scores == game.scores


def test_it_brings_its_rules_and_nothing_else() -> None:
    figurka.add_game(Coin())
    assert find_part("coin", "words") is None
    assert game_packages()["coin"].folder is None


def test_it_can_be_added_anew_as_one_does_at_a_prompt() -> None:
    figurka.add_game(Coin())
    figurka.new_game("coin")
    second = Coin()
    figurka.add_game(second)
    assert figurka.new_game("coin").rules is second


def test_the_name_of_an_installed_game_stays_with_it() -> None:
    class Thief(Coin):
        name = "farshore"

    with pytest.raises(SettingsError, match=r"figurka\.games\.farshore"):
        figurka.add_game(Thief())
    assert not isinstance(figurka.find_rules("farshore"), Thief)
