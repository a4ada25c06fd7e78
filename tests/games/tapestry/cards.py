"""What tests of the tapestry cards share: a card about to be laid, and which test shows which card."""

from collections.abc import Callable
from typing import Any, TypeVar

from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.rules.things import RESOURCE_NAMES
from tests.games.tapestry.table import Seat, Table

Test = TypeVar("Test", bound=Callable[..., None])
SHOWN: dict[str, list[str]] = {name: [] for name in CARD}
"""For each card the tests that show it."""


def of_card(*names: str) -> Callable[[Test], Test]:
    """Say which cards a test shows."""

    def note(test: Test) -> Test:
        for name in names:
            SHOWN[name].append(test.__name__)
        return test

    return note


def holding(card: str, *others: Seat, seats: int | None = None, **said: Any) -> Table:
    """Seat 0 is about to lay the card in income turn 2.

    The others have begun that era before, so there is no era bonus; each has at least a coin, so that their
    turns wait for them.
    """
    count = seats or max(2, 1 + len(others))
    rivals = [*others, *(Seat() for _ in range(count - 1 - len(others)))]
    for rival in rivals:
        rival.era = max(2, rival.era)
        if not rival.finished and not any(rival.numbers.get(name) for name in RESOURCE_NAMES):
            rival.numbers["coin"] = 1
    hand = [card, *said.pop("hand", ())]
    return Table(*rivals, seats=count, hand=hand, **said)


def with_income(**more: int) -> dict[str, int]:
    """What a player has who had nothing: the income of a mat with all its buildings, and so much more."""
    return {name: 1 + more.get(name, 0) for name in RESOURCE_NAMES}
