"""Of two things that go together it does not matter which is done first."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from figurka.coach import proving
from figurka.coach.judging import CONVINCED, QUICK, Asked, judge, leads, measured_in
from figurka.coach.proving import holds
from figurka.core.game import Game
from figurka.core.saves import load_game

FIRST, SECOND = "hand:galleon", "city:crows_nest"
"""Two cards for the last two turns, in whatever order."""
WORLDS = 4


@pytest.fixture(name="game")
def position() -> Game[Any]:
    """The end of a game: two cards can still be played, and nobody else does anything any more."""
    return load_game((Path(__file__).parent / "order.json").read_text(encoding="utf-8"))


def options(game: Game[Any], *keys: str) -> tuple[int, ...]:
    assert game.decision is not None
    return tuple(game.decision.index(key) for key in keys)


def test_instinct_thinks_that_the_order_matters_unless_it_is_planned(game: Game[Any]) -> None:
    first, second = options(game, FIRST, SECOND)
    thoughtless = measured_in(game, second, first, seed=1, worlds=WORLDS)
    planned = measured_in(game, second, first, seed=1, worlds=WORLDS, rival_next=True)
    assert leads(thoughtless, first, second) >= CONVINCED
    assert planned.margins(first, second) == [0.0] * WORLDS


def test_another_order_is_no_mistake(game: Game[Any]) -> None:
    (second,) = options(game, SECOND)
    assert judge(Asked(game, second, 1), share=24, depth=QUICK, random=Random(1)).better is None


def test_another_order_makes_no_puzzle(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "CAREFUL_PLAYOUTS", 2)
    assert not holds(game, options(game, FIRST, SECOND), seed=1, worlds=WORLDS)
    assert holds(game, options(game, FIRST, "pass"), seed=1, worlds=WORLDS)
