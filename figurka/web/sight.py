"""What one viewer sees of a table: all that the templates are given."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from figurka.core.decision import Option, SeatOption
from figurka.core.game import Game
from figurka.locales import Words, capital

RULE = re.compile(r"(?<=\()([A-Z]-\d+)(?=\))")
"""The number of a rule, as a sentence names it at its end."""

LISTS = re.compile(r"[:;]\s")
"""What comes after such a sign would run into the next sentence."""

LONGEST_BREATH = 400
"""After so many characters a sentence of the journal ends, though the same seat goes on."""


@dataclass(frozen=True)
class SeatSight:
    """A seat as everybody sees it."""

    number: int
    name: str
    kind: str
    """`person`, `agent` or `open`."""
    agent: str
    """The agent that plays the seat, or nothing."""
    here: bool
    """Whether somebody looks at the table from this seat now."""


@dataclass(frozen=True)
class OptionSight:
    """Something that the viewer may choose now."""

    index: int
    key: str
    label: str
    caution: str = ""
    """What he is asked before he chooses it, or nothing."""

    def called_beside(self, words: str) -> str:
        """What a button with such words is called where its drawings are not seen; empty if they say all."""
        if words == self.label:
            return ""
        return self.label if words.lower() in self.label.lower() else f"{words}: {self.label}"


@dataclass(frozen=True)
class DecisionSight:
    """What is asked, of whom, because of what; question and options only if it is the viewer who is asked."""

    seat: int
    kind: str
    question: str
    because: str
    because_key: str
    mine: bool
    options: tuple[OptionSight, ...]


@dataclass(frozen=True)
class Entry:
    """A sentence of the journal: after how many choices it was told, and of which seat."""

    move: int
    seat: int
    text: str


@dataclass(frozen=True)
class Sight:
    """The table for one viewer, in one language."""

    words: Words
    game: Game[Any]
    viewer: int | None
    seats: tuple[SeatSight, ...]
    names: tuple[str, ...]
    """The names of the seats, and after them of those who act without one."""
    view: Mapping[str, Any]
    decision: DecisionSight | None
    journal: tuple[Entry, ...]
    move: int
    taken_back: tuple[int, ...] = ()
    """The choices that were taken back since the last one was made, in the order of making them again."""

    @property
    def keys(self) -> Mapping[str, OptionSight]:
        """What the viewer may choose now, by key."""
        if self.decision is None:
            return {}
        return {option.key: option for option in self.decision.options}

    @property
    def winners(self) -> str:
        """The names of those who have won."""
        return ", ".join(self.names[seat] for seat in self.view["winners"])

    def why_not(self, key: str) -> str:
        """Why the viewer, if it is his decision, cannot choose the thing; nothing otherwise."""
        if self.decision is None or not self.decision.mine:
            return ""
        refusal = self.game.why_not(key)
        return "" if refusal is None else self.words.say(refusal.message())


def see(
    game: Game[Any],
    viewer: int | None,
    seats: tuple[SeatSight, ...],
    names: tuple[str, ...],
    words: Words,
    journal: tuple[Entry, ...],
    move: int,
) -> Sight:
    """The table as the viewer may see it."""
    decision = see_decision(game, viewer, names, words)
    return Sight(words, game, viewer, seats, names, game.view(viewer), decision, journal, move)


def see_decision(
    game: Game[Any], viewer: int | None, names: tuple[str, ...], words: Words
) -> DecisionSight | None:
    """The decision as the viewer may see it."""
    if game.decision is None:
        return None
    rules = game.rules
    mine = game.decision.seat == viewer
    decision = game.decision if mine else rules.overheard(game.decision)
    because = decision.because
    options = [
        OptionSight(
            index,
            option.key,
            capital(words.say(rules.label(game.state, decision, option, names))),
            caution_of(game, index, words),
        )
        for index, option in enumerate(decision.options)
        if mine
    ]
    return DecisionSight(
        decision.seat,
        decision.kind,
        words.say(rules.asked(decision, names)) if mine else "",
        reason_of(game, because, names, words),
        "" if because is None else because.key,
        mine,
        tuple(options),
    )


def caution_of(game: Game[Any], index: int, words: Words) -> str:
    """What is asked before an option is chosen, or nothing."""
    caution = game.caution(index)
    return "" if caution is None else words.say(caution)


def reason_of(game: Game[Any], because: Option | None, names: tuple[str, ...], words: Words) -> str:
    """The thing because of which something is asked; players are called by their names."""
    if because is None:
        return ""
    if isinstance(because, SeatOption):
        return names[because.seat]
    return words.say(game.rules.called(because))


def tell_together(entries: tuple[Entry, ...], names: tuple[str, ...], words: Words) -> list[Entry]:
    """The journal with what one seat did in a row told in one breath; what names its rule stands alone."""
    told: list[Entry] = []
    for entry in count_repeated(entries):
        last = told[-1] if told else None
        alone = ". " in entry.text or is_alone(entry.text)
        long = last is not None and len(last.text) > LONGEST_BREATH
        if last is None or last.seat != entry.seat or alone or long or is_alone(last.text):
            told.append(entry)
            continue
        name = names[entry.seat] if 0 <= entry.seat < len(names) else ""
        rest = within(words.going_on(entry.text, name), names)
        told[-1] = Entry(entry.move, entry.seat, f"{last.text[:-1]}, {rest}")
    return told


def count_repeated(entries: tuple[Entry, ...]) -> Iterator[Entry]:
    """The journal with what the same seat did several times running told once."""
    for _, same in groupby(entries, lambda entry: (entry.seat, entry.text)):
        times = list(same)
        entry = times[-1]
        yield entry if len(times) == 1 else replace(entry, text=f"{entry.text[:-1]} ({len(times)}×).")


def is_alone(sentence: str) -> bool:
    """Whether nothing can be told in the same breath with it: it gives a reason or lists things."""
    return (
        not sentence.endswith(".") or LISTS.search(sentence) is not None or RULE.search(sentence) is not None
    )


def cited(text: str) -> list[tuple[str, bool]]:
    """A text in pieces, with the numbers of rules in brackets told apart."""
    return [(piece, place % 2 == 1) for place, piece in enumerate(RULE.split(text))]


def within(sentence: str, names: tuple[str, ...]) -> str:
    """A sentence as it goes on after a comma: small at its start, unless a name stands there."""
    if any(name[:1].isupper() and sentence.startswith(name) for name in names):
        return sentence
    return f"{sentence[:1].lower()}{sentence[1:]}"
