"""What one viewer sees of a table: all that the templates are given."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from figurka.core.decision import Option, SeatOption
from figurka.core.game import Game
from figurka.locales import Words, capital

RULE = re.compile(r"(?<=\()([A-Z]-\d+)(?=\))")
"""The number of a rule, as a sentence names it at its end."""
RIVAL_SEAT = 5
"""The colour and emblem of the first opponent who has no seat; the next has the one before."""


@dataclass(frozen=True)
class Eyes:
    """All of a viewer that a drawing depends on: whoever looks through the same eyes is shown the same.

    Neither his name nor what his browser keeps is in it, so none of that can come into another's page.
    """

    in_parts: ClassVar = True
    language: str
    seat: int | None
    """The seat from which he looks, or None."""
    own: tuple[int, ...] = ()
    """All seats that his screen has, of which `seat` is the one that is shown."""
    host: bool = False
    guided: bool = False
    """Whether a guide speaks to him."""
    back: bool = False
    """Whether he looks at a moment of before, so that nothing is new to him and nothing asked of him."""
    tools: str = ""
    """What stands beside the question in place of a table's own tools, or nothing."""


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

    in_parts: ClassVar = True
    seat: int
    kind: str
    question: str
    because: str
    because_key: str
    mine: bool
    options: tuple[OptionSight, ...]


@dataclass(frozen=True)
class Sight:
    """The table for one viewer, in one language."""

    in_parts: ClassVar = True
    words: Words
    game: Game[Any]
    viewer: int | None
    seats: tuple[SeatSight, ...]
    names: tuple[str, ...]
    """The names of the seats, and after them of those who act without one."""
    view: Mapping[str, Any]
    decision: DecisionSight | None
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
    move: int,
) -> Sight:
    """The table as the viewer may see it."""
    decision = see_decision(game, viewer, names, words)
    return Sight(words, game, viewer, seats, names, game.view(viewer), decision, move)


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


def sign_of(seat: int, seats: int) -> int:
    """The number of the emblem of a seat, or of who acts without one: the last, and before it the next."""
    return seat if seat < seats else RIVAL_SEAT - (seat - seats)
