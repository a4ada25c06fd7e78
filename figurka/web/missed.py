"""A choice of a lesson that must wait: what it is called, and all that it would have brought."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from markupsafe import Markup

from figurka.core.decision import Option
from figurka.core.game import Game
from figurka.core.journal import Event, Journal
from figurka.lessons.form import LEARNER
from figurka.locales import Message, capital
from figurka.web.signed import Signed

NOBODY = 0
"""Who sees what the choice would have revealed: it was not made."""


@dataclass(frozen=True)
class Miss:
    """A choice that was not made: what it is, and what it would have brought."""

    label: str
    brings: tuple[Markup, ...]


def miss_of(game: Game[Any], index: int, names: tuple[str, ...], voice: Signed) -> Miss:
    """What would have come of an option, up to where somebody else acts; the game stays as it is."""
    decision = game.decision
    assert decision is not None
    option = decision.options[index]
    label = game.rules.deed(game.state, decision, option, names)
    brings = tuple(voice.say(each, inert=True) for each in would_bring(game, index, option, names))
    return Miss(capital(voice.words.say(label)), brings)


def would_bring(game: Game[Any], index: int, option: Option, names: tuple[str, ...]) -> Iterator[Message]:
    """What the journal would tell of an option, by how much the points change, and what is asked then."""
    tried, journal, rules = game.clone(), Journal(), game.rules
    tried.state.journal = journal
    before = rules.scores(tried.state)[LEARNER]
    turns = tried.turns
    tried.choose(index)
    own = list(takewhile(lambda event: event.seat == LEARNER, journal.events))
    deed = told_of(option, own)
    for place in range(len(own)):
        if place != deed:
            yield rules.sentence(unrevealed(rules.retold(tried.state, own, place)), LEARNER, names)
    more = rules.scores(tried.state)[LEARNER] - before
    if more:
        yield Message("web-lesson-would-points", {"count": abs(more), "way": "more" if more > 0 else "fewer"})
    asked = tried.decision
    if asked is not None and asked.seat == LEARNER and tried.turns == turns:
        yield Message("web-lesson-would-ask", {"question": rules.asked(asked, names)})


def told_of(option: Option, events: Sequence[Event]) -> int:
    """The place of the event that tells only that the option was chosen, which its name says already."""
    things = [("" if event.thing is None else event.thing.key) for event in events]
    named = (place for place, key in enumerate(things) if key and f":{option.key}".endswith(f":{key}"))
    return next(named, 0)


def unrevealed(event: Event) -> Event:
    """An event without what not everybody may know of it."""
    return (
        event
        if event.visible(None)
        else Event(event.kind, event.seat, None, event.count, event.other, (), NOBODY)
    )
