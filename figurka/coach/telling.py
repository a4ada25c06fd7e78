"""Why an option is good, in the game's own terms: what the search saw of it, as messages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from figurka.coach.advice import TOTAL, Choice, sign_of
from figurka.coach.form import coach_of
from figurka.coach.weighing import SURE, listened
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Message, Words

MOST_TOLD: Final = 3
"""So many things that happen in a turn are told."""


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
        if event.seat == seat
        and event.kind not in coach.idle
        and sign_of(event, seat) in choice.line.sure
        and (event.thing is None or event.thing.key != choice.key)
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
        beside = "coach-beside-next" if choice.best else "coach-beside-best"
        told.append(Message(beside, {"sources": sources}))
    for seat, points in choice.rivals:
        how = "coach-rival-more" if points > 0 else "coach-rival-fewer"
        told.append(Message(how, {"player": names[seat], "points": max(1, round(abs(points)))}))
    if choice.opens:
        told.append(Message("coach-opens", {"thing": choice.opens[0]}))
    elif choice.then is not None:
        told.append(Message("coach-then", {"thing": choice.then}))
    return told


def source_called(game: str, name: str) -> Message:
    """What a source of points is called."""
    return Message("web-score-points") if name == TOTAL else Message(f"{game}-score-{name}", otherwise=name)


def in_points(points: float) -> str:
    """A difference that is worth telling: at least one point, with its sign."""
    whole = max(1, round(abs(points)))
    return f"+{whole}" if points > 0 else f"−{whole}"


def told_behind(choice: Choice, words: Words) -> str:
    """How far an option is behind the best, and within which range that is 19 times of 20."""
    behind = words("coach-mark-less", points=decimal(max(0.0, choice.behind.mean), words))
    return f"{behind} {words('coach-mark-equal', error=decimal(SURE * choice.behind.error, words))}"


def decimal(points: float, words: Words) -> str:
    """A number of points as a reader writes it, with one decimal below ten."""
    told = f"{points:.0f}" if points >= 9.95 else f"{points:.1f}".removesuffix(".0")
    return told.replace(".", ",") if words.language == "cs" else told
