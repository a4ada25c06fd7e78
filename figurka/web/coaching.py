"""Advice at a table, as a page or a program is told it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from figurka.coach import Advice, Choice, Reasons, reasons_of
from figurka.coach.advice import SURE
from figurka.coach.telling import heading, told_behind
from figurka.locales import Words, capital
from figurka.tables.live import LiveTable
from figurka.tables.model import JournalLine
from figurka.web.found import drawing_of
from figurka.web.regions import names_of, seats_of
from figurka.web.sight import OptionSight, see_decision
from figurka.web.told import Teller

ROOM: Final = 3
"""So much of the line, in percent, is left free at its ends."""


@dataclass(frozen=True)
class Span:
    """A range on the line that all options share, in percent of its length."""

    middle: float
    start: float
    end: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.end - self.start


@dataclass(frozen=True)
class AdvisedSight:
    """One of the best options as a page shows it."""

    option: int
    key: str
    label: str
    rank: int
    shared: bool
    """Whether others have the same rank."""
    reasons: tuple[str, ...]
    """Why, in sentences."""
    happens: tuple[Markup, ...]
    """What the turn brings, with signs and tips."""
    later: tuple[str, ...]
    """What comes of it after the turn."""
    behind: float
    error: float
    figure: str
    """How far it is behind the best, in words; nothing for the best itself."""
    span: Span | None = None


@dataclass(frozen=True)
class AdviceSight:
    """What the coach says of a decision."""

    choices: tuple[AdvisedSight, ...]
    heading: str
    """What they are: the best ones, or some that are about equal."""
    says: str
    """The first of them in one sentence."""
    then: str
    """The key of what is chosen with it, where the table asks for both at once."""
    playouts: int
    decided: bool
    others: int
    """How many others, given up early, may be as good."""


def tell_advice(live: LiveTable, seat: int, advice: Advice, words: Words) -> AdviceSight:
    """The best options of the decision that the seat is asked, in the reader's words."""
    names = names_of(live, seats_of(live.seats, words), words)
    seen = see_decision(live.game, seat, names, words)
    assert seen is not None
    best = advice.choices[0]
    teller = Teller(live.record.game, drawing_of(live.record.game), names, words)
    choices = []
    for choice in advice.choices:
        why = reasons_of(live.game, choice, names)
        label = seen.options[choice.option].label
        choices.append(advised(live, seat, choice, advice, why, label, teller))
    following = see_following(live, seat, best.option, names, words)
    first = choices[0].label
    says = (
        words("table-hint-says", option=first)
        if following is None
        else words("table-hint-says-then", option=first, then=following.label)
    )
    then = "" if following is None else following.key
    shown = tuple(spanned(choices))
    head = heading(advice, words)
    return AdviceSight(shown, head, says, then, advice.playouts, advice.decided, advice.others)


def advised(
    live: LiveTable,
    seat: int,
    choice: Choice,
    advice: Advice,
    why: Reasons,
    label: str,
    teller: Teller,
) -> AdvisedSight:
    """One option."""
    words, rules = teller.words, live.game.rules
    told = [
        teller.tell(JournalLine(0, seat, rules.sentence(event.seen(seat), seat, teller.names), 0, 0)).deed
        for event in why.happens
    ]
    reasons, later = why.messages(live.game, seat, teller.names), (*why.soon(), *why.later)
    return AdvisedSight(
        choice.option,
        choice.key,
        label,
        choice.rank,
        advice.shares_rank(choice),
        tuple(capital(words.say(message)) for message in reasons),
        tuple(counted(told)),
        tuple(capital(words.say(message)) for message in later),
        round(choice.behind.mean, 1),
        round(choice.behind.error, 1),
        told_behind(choice, advice, words),
    )


def counted(told: Sequence[Markup]) -> Iterator[Markup]:
    """What happens, and how often if the same happens several times."""
    for each, count in Counter(told).items():
        yield each if count == 1 else each + Markup(" ({}×)").format(count)


def spanned(choices: list[AdvisedSight]) -> list[AdvisedSight]:
    """The options with the ranges of what they are behind, on one line from the worst to the best."""
    ranges = [(-each.behind, 0.0 if place == 0 else SURE * each.error) for place, each in enumerate(choices)]
    low = min(middle - half for middle, half in ranges)
    high = max(middle + half for middle, half in ranges)
    if high <= low:
        return choices

    def place_of(points: float) -> float:
        return round(ROOM + (100 - 2 * ROOM) * (points - low) / (high - low), 1)

    return [
        replace(each, span=Span(place_of(middle), place_of(middle - half), place_of(middle + half)))
        for each, (middle, half) in zip(choices, ranges, strict=True)
    ]


def see_following(
    live: LiveTable, seat: int, option: int, names: tuple[str, ...], words: Words
) -> OptionSight | None:
    """What an agent would answer to the question that the table asks together with an option."""
    ahead = live.game.imagine(seat, 0)
    before = ahead.decision
    ahead.choose(option)
    after = ahead.decision
    if before is None or after is None or after.seat != seat:
        return None
    if drawing_of(live.record.game).follows.get(after.kind) != before.kind:
        return None
    seen = see_decision(ahead, seat, names, words)
    return None if seen is None else seen.options[ahead.mind.instinct(ahead.state, after)]
