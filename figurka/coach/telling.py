"""Why an option is good, in the game's own terms: what the search saw of it, as messages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from figurka.coach.advice import TOTAL, Choice, sign_of
from figurka.coach.form import coach_of
from figurka.coach.weighing import listened
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Message, Words

MOST_TOLD: Final = 3
"""So many things that happen in a turn are told."""
MOST_OPENED: Final = 2


@dataclass(frozen=True)
class Reasons:
    """What speaks for an option, or against it."""

    happens: tuple[Event, ...]
    """What is sure to happen in the turn, the most telling first."""
    now: int
    """How many points it brings at once."""
    later: tuple[Message, ...]
    """What comes of it in the end and in the next turn."""

    def messages(self, game: Game[Any], seat: int, names: Sequence[str]) -> tuple[Message, ...]:
        """All of it as sentences."""
        told = [game.rules.sentence(event.seen(seat), seat, tuple(names)) for event in self.happens]
        return (*told, *self.soon(), *self.later)

    def soon(self) -> tuple[Message, ...]:
        """The points that the turn itself brings."""
        return (Message("coach-now", {"points": self.now}),) if self.now else ()


def reasons_of(game: Game[Any], choice: Choice, names: Sequence[str]) -> Reasons:
    """Why an option of the game's decision comes out as it does; the names are those of the seats."""
    events = happenings(game, choice)
    coach = coach_of(game.rules.name)
    now = sum(event.count for event in events if event.kind in coach.scoring)
    told = [event for event in events if event.kind not in coach.scoring]
    return Reasons(tuple(told[:MOST_TOLD]), now, tuple(later(game, choice, names)))


def happenings(game: Game[Any], choice: Choice) -> list[Event]:
    """What is sure to happen in a turn that begins with an option, the most telling first."""
    decision = game.decision
    if choice.line is None or decision is None:
        return []
    seat = decision.seat
    ahead, journal = listened(game, seat, choice.line.seed)
    for index in choice.line.choices:
        ahead.choose(index)
    coach = coach_of(game.rules.name)
    sure = [
        event
        for event in journal.events
        if event.seat == seat and event.kind not in coach.idle and sign_of(event, seat) in choice.line.sure
    ]
    order = {kind: place for place, kind in enumerate(coach.telling)}
    return sorted(sure, key=lambda event: order.get(event.kind, len(order)))


def later(game: Game[Any], choice: Choice, names: Sequence[str]) -> list[Message]:
    """What an option leads to in the end, and what it makes possible, beside another one."""
    told = []
    if choice.sources:
        sources = tuple(
            Message(
                "coach-source", {"points": in_points(points), "source": source_called(game.rules.name, name)}
            )
            for name, points in choice.sources
        )
        told.append(Message("coach-in-the-end", {"sources": sources}))
    for seat, points in choice.rivals:
        told.append(Message("coach-rival", {"player": names[seat], "points": in_points(points)}))
    if choice.opens:
        told.append(Message("coach-opens", {"things": choice.opens[:MOST_OPENED]}))
    elif choice.then is not None:
        told.append(Message("coach-then", {"thing": choice.then}))
    return told


def source_called(game: str, name: str) -> Message:
    """What a source of points is called."""
    return Message("web-score-points") if name == TOTAL else Message(f"{game}-score-{name}", otherwise=name)


def measure_of(game: Game[Any]) -> str:
    """What a coach's numbers mean: `lead`, `points` of who plays alone, nothing where all play together."""
    if game.rules.cooperative:
        return ""
    alone = game.config.seats == 1 and not game.rules.figures(1)
    return "points" if alone else "lead"


def in_points(points: float) -> str:
    """A difference that is worth telling: at least one point, with its sign."""
    whole = max(1, round(abs(points)))
    return f"+{whole}" if points > 0 else f"−{whole}"


def signed(points: float, words: Words) -> str:
    """A number of points with its sign; from ten on a whole one."""
    told = decimal(abs(points), words)
    return told if told == "0" else f"+{told}" if points > 0 else f"−{told}"


def decimal(points: float, words: Words) -> str:
    """A number of points as a reader writes it, with one decimal below ten."""
    told = f"{points:.0f}" if points >= 9.95 else f"{points:.1f}".removesuffix(".0")
    return told.replace(".", ",") if words.language == "cs" else told
