"""What a computer player sees in a position of Farshore."""

from typing import Any

from figurka.games.farshore.mind.evaluate import evaluate
from tests.games.farshore.table import Table


def worth(**position: Any) -> float:
    """How well seat 0 stands."""
    return evaluate(Table(**position).state, 0)


def test_a_card_that_completes_a_map_is_worth_more_than_one_that_does_not() -> None:
    green = ["grove", "grove", "grove"]
    completing = worth(city=[*green, "tangle_raft"]) - worth(city=green)
    beginning = worth(city=["tangle_raft"]) - worth(city=[])
    assert completing > beginning


def test_a_map_is_worth_more_to_whoever_has_others() -> None:
    green = ["grove", "grove", "grove", "tangle_raft"]
    with_others = worth(city=green, maps={"governance": 2, "traveler": 2}) - worth(
        maps={"governance": 2, "traveler": 2}
    )
    assert with_others > worth(city=green) - worth()


def test_a_map_that_nobody_can_take_any_more_promises_nothing() -> None:
    gone = {"production": 0}
    green = ["grove", "grove", "grove", "tangle_raft"]
    assert worth(city=green) > worth(city=green, map_left=gone)


def test_the_first_stone_is_worth_more_than_another_piece_of_driftwood() -> None:
    assert worth(driftwood=4, stone=1) > worth(driftwood=5)
