"""Why an option is good, in the game's own terms: what the search saw of it, as messages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from figurka.coach.advice import SURE, TOTAL, Advice, Choice, signs_of
from figurka.coach.form import coach_of
from figurka.coach.keeping import kept, read, seat_names
from figurka.coach.weighing import listened
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Message, Words

MOST_TOLD: Final = 3
"""So many things that happen in a turn are told."""


SMALL_WORDS: Final = frozenset(
    {"a", "an", "and", "at", "for", "from", "have", "in", "is", "of", "on", "the", "this", "to", "with"}
    | {"1", "hand", "you", "your", "yours"}
)
"""Words that tell nothing new."""


@dataclass(frozen=True)
class Reasons:
    """What speaks for an option, or against it."""

    happens: tuple[Event, ...]
    """What is sure to happen in the turn, as it happens."""
    now: tuple[int, int]
    """How many points it brings at once: at least, and at most."""
    later: tuple[Message, ...]
    """What comes of it in the end and in the next turn."""

    def messages(self, game: Game[Any], seat: int, names: Sequence[str]) -> tuple[Message, ...]:
        """All of it as sentences."""
        told = [game.rules.sentence(event.seen(seat), seat, tuple(names)) for event in self.happens]
        once = [each for place, each in enumerate(told) if each not in told[:place]]
        return (*(times(each, told.count(each)) for each in once), *self.soon(), *self.later)

    def soon(self) -> tuple[Message, ...]:
        """The points that the turn itself brings."""
        least, most = self.now
        if least <= 0:
            return ()
        if least == most:
            return (Message("coach-now", {"points": least}),)
        return (Message("coach-now-range", {"least": least, "most": most}),)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self.happens or self.soon() or self.later)


def times(told: Message, count: int) -> Message:
    """A sentence, and how often it is so."""
    return told if count == 1 else Message("coach-times", {"what": told, "count": count})


def reasons_of(game: Game[Any], choice: Choice, names: Sequence[str]) -> Reasons:
    """Why an option of the game's decision comes out as it does; the names are those of the seats."""
    now = (0, 0) if choice.line is None else choice.line.scored
    told = tuple(later(game, choice, names))
    unlike = most_telling(game, choice, happenings(game, choice))
    if unlike or choice.line is None:
        return Reasons(tuple(unlike), now, told)
    certain = replace(choice, line=replace(choice.line, sure=choice.line.certain))
    return Reasons(tuple(most_telling(game, choice, happenings(game, certain))), now, told)


def happenings(game: Game[Any], choice: Choice) -> list[Event]:
    """What is sure to happen in a turn that begins with an option, as it happens."""
    decision = game.decision
    if choice.line is None or decision is None:
        return []
    seat = decision.seat
    ahead, journal = listened(game, seat, choice.line.seed)
    for index in choice.line.choices:
        ahead.choose(index)
    signed = zip(journal.events, signs_of(journal.events, seat), strict=True)
    return [event for event, sign in signed if event.seat == seat and sign in choice.line.sure]


def most_telling(game: Game[Any], choice: Choice, events: Sequence[Event]) -> list[Event]:
    """Those that tell most of what happens, besides points; what is best has no losses for reasons."""
    decision, coach = game.decision, coach_of(game.rules.name)
    assert decision is not None
    left_out = coach.idle | coach.scoring | (coach.losing if choice.best else frozenset())
    new = [
        event
        for event in events
        if event.kind not in left_out and not repeats(game, choice.option, event, decision.seat)
    ]
    order = {kind: place for place, kind in enumerate(coach.telling)}
    most = sorted(range(len(new)), key=lambda place: order.get(new[place].kind, len(order)))[:MOST_TOLD]
    return [new[place] for place in sorted(most)]


def repeats(game: Game[Any], option: int, event: Event, seat: int) -> bool:
    """Whether what is told of an event only repeats what the option itself says."""
    decision = game.decision
    assert decision is not None
    things = event.things if event.thing is None else (event.thing, *event.things)
    if decision.options[option].key in [thing.key for thing in things]:
        return True
    words, names = english(), seat_names(game.config.seats + len(game.rules.figures(game.config.seats)))
    asked = words.say(game.rules.asked(decision, names))
    label = words.say(game.rules.label(game.state, decision, decision.options[option], names))
    told = words.say(game.rules.sentence(event.seen(seat), seat, names))
    return telling_words(told) <= telling_words(asked) | telling_words(label)


@cache
def english() -> Words:
    """The language in which it is seen whether two sentences say the same: its words are not inflected."""
    return Words("en")


def telling_words(text: str) -> set[str]:
    """The words of a text that tell something."""
    return set(re.findall(r"[\w’']+", text.lower())) - SMALL_WORDS


def later(game: Game[Any], choice: Choice, names: Sequence[str]) -> list[Message]:
    """What an option leads to in the end, and what it makes possible, beside another one."""
    told = []
    if choice.meant is not None:
        told.append(Message("coach-meant", {"thing": read(kept(choice.meant), names)}))
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
        told.append(Message("coach-opens", {"thing": read(kept(choice.opens[0]), names)}))
    elif choice.then is not None:
        told.append(Message("coach-then", {"thing": read(kept(choice.then), names)}))
    return told


def source_called(game: str, name: str) -> Message:
    """What a source of points is called."""
    return Message("web-score-points") if name == TOTAL else Message(f"{game}-score-{name}", otherwise=name)


def in_points(points: float) -> str:
    """A difference that is worth telling: at least one point, with its sign."""
    whole = max(1, round(abs(points)))
    return signed(whole if points > 0 else -whole)


def signed(number: int) -> str:
    """A whole number with its sign."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"


def told_behind(choice: Choice, advice: Advice, words: Words) -> str:
    """How far an option is behind the best, and within which range that is 19 times of 20.

    Nothing is told of those that share the first rank: it would mean nothing.
    """
    if choice.best or not advice.playouts or advice.shares_rank(choice):
        return ""
    behind = words("coach-mark-less", points=amount(max(0.0, choice.behind.mean), words))
    doubt = decimal(SURE * choice.behind.error, words)
    return behind if doubt == "0" else f"{behind} {words('coach-mark-equal', error=doubt)}"


def heading(advice: Advice, words: Words) -> str:
    """What the options that are advised are: the best ones, or some that are about equal."""
    if advice.is_instinct:
        return words("coach-first-guess" if not advice.playouts else "coach-few-worlds")
    if advice.equals > 1:
        return words("coach-open" if advice.is_open else "coach-equal", count=advice.equals)
    return words("coach-best", count=len(advice.choices))


def amount(points: float, words: Words) -> int | str:
    """A number of points for a sentence that asks how many they are; what is no whole number is text."""
    told = decimal(points, words)
    return int(told) if told.isdecimal() else told


def decimal(points: float, words: Words) -> str:
    """A number of points as a reader writes it, with one decimal below ten."""
    told = f"{points:.0f}" if points >= 9.95 else f"{points:.1f}".removesuffix(".0")
    return told.replace(".", ",") if words.language == "cs" else told
