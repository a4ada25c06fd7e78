"""Decisions that say more than their options: on what terms a card is played, for which one others go."""

from collections.abc import Sequence

from figurka.core.decision import Decision, O, OneOfSeveral, Option, Rule
from figurka.games.farshore.rules.things import Card, CardAt, Terms


class Playing(Decision):
    """Which card to play, in which way, or what to pay for it, on certain terms."""

    __slots__ = ("helper", "terms")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        because: Option,
        terms: Terms,
        helper: Card | None,
    ) -> None:
        super().__init__(seat, kind, options, because)
        self.terms = terms
        self.helper = helper
        """The card whose help was chosen before."""


class Paring(OneOfSeveral):
    """Which card to discard so that a card chosen before gets cheaper, after so many others (F-250)."""

    __slots__ = ("bought", "needed")

    def __init__(
        self,
        seat: int,
        options: Sequence[Option],
        because: Option,
        left: int,
        bought: CardAt,
        count: int,
        needed: int,
    ) -> None:
        super().__init__(seat, "discard", options, because, left, count)
        self.bought = bought
        self.needed = needed
        """How many more must be discarded before the card can be played."""


def choose_on_terms(
    seat: int, kind: str, options: Sequence[O], because: Option, terms: Terms, helper: Card | None = None
) -> Rule[O]:
    """Ask a seat which card it plays, in which way or for what; a single one is taken without asking."""
    if len(options) == 1:
        return options[0]
    index = yield Playing(seat, kind, options, because, terms, helper)
    return options[index]
