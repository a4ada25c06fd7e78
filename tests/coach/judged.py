"""Judgements that nobody had to think about: every third choice was a mistake, and one was brilliant."""

from collections.abc import Sequence
from typing import Any

from figurka.coach.advice import Difference
from figurka.coach.following import Step
from figurka.coach.judging import After, Asked, Judged, acting_in, asked_in
from figurka.coach.keeping import seat_names
from figurka.core.game import Game
from figurka.locales import Message

SURE = Difference(6.0, 1.0)
NONE = Difference(0.0)


def judged_in(game: Game[Any], choices: Sequence[int]) -> list[Judged]:
    """All decisions of a game, which stands at its start and is played to its end."""
    return [judged_of(asked, place) for place, asked in enumerate(asked_in(game, choices))]


def judged_of(asked: Asked, place: int) -> Judged:
    """A judgement of a decision; its place tells how good what was chosen is said to be."""
    game, seats = asked.game, asked.game.config.seats
    decision = game.decision
    assert decision is not None
    names = seat_names(acting_in(game))
    other = (asked.chosen + 1) % len(decision.options)

    def after(option: int, more: float) -> After:
        thing = decision.options[option]
        called = game.rules.deed(game.state, decision, thing, names)
        even = 1.0 if game.rules.cooperative or seats == 1 else 1.0 / seats
        chances = [even / 2] * seats
        chances[decision.seat] = even / 2 + more
        return After(thing.key, called, tuple(chances), tuple(40.0 + 10 * more for _ in range(seats)))

    wrong, brilliant = place % 3 == 1, place == 5
    option = decision.options[other]
    called = game.rules.deed(game.state, decision, option, names)
    brings = (
        Message("coach-now", {"points": 3}),
        Message("coach-rival-fewer", {"player": names[0], "points": 2}),
        Message("coach-opens", {"thing": game.rules.called(option)}),
    )
    return Judged(
        len(game.history),
        decision.seat,
        asked.turn,
        after(asked.chosen, 0.1),
        after(other, 0.3) if wrong else None,
        SURE if wrong else NONE,
        SURE if brilliant else NONE,
        not brilliant,
        10.0,
        20,
        brings if wrong else (),
        brings[:1] if wrong else (),
        "placing",
        (Step(0, option.key, called), Step(1, option.key, called)) if wrong else (),
    )
