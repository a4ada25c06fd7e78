"""Looking ahead: what comes of an option in an imagined game."""

from typing import Any

from figurka.core.game import Game
from figurka.core.mind import Mind


def is_large(mind: Mind[Any], game: Game[Any]) -> bool:
    """Whether much hangs on what is asked now: it opens a turn, or the mind says so."""
    return game.opens_turn or (game.decision is not None and game.decision.kind in mind.weighty)


def glance(mind: Mind[Any], imagined: Game[Any], seat: int, index: int) -> float:
    """How the seat stands at the end of its turn if it chooses this option and then follows its instinct.

    Whoever else is asked meanwhile is thought to follow his, too.
    """
    ahead = imagined.fork()
    ahead.choose(index)
    if ahead.turns == 0:
        ahead.follow(mind, 1)
    return mind.evaluate(ahead.state, seat) + win_worth(mind, ahead, seat)


def play_out(mind: Mind[Any], imagined: Game[Any], seat: int, index: int) -> float:
    """How the seat stands against the others some turns after it chose this option."""
    ahead = imagined.fork()
    ahead.choose(index)
    ahead.follow(mind, mind.foresight, mind.milestones)
    return mind.standing(ahead.state, seat) + win_worth(mind, ahead, seat)


def win_worth(mind: Mind[Any], game: Game[Any], seat: int) -> float:
    """What a game that has come to its end is worth besides its points."""
    return mind.win_worth * game.returns[seat] if game.over else 0.0


def glances(mind: Mind[Any], imagined: Game[Any]) -> list[float]:
    """How the deciding seat stands at the end of its turn after each of its options."""
    decision = imagined.decision
    assert decision is not None
    return [glance(mind, imagined, decision.seat, index) for index in range(len(decision.options))]
