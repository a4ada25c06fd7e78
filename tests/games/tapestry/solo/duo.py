"""A table for tests of two people with the Shadow Empire, which is seat 2 and has no Automa beside it."""

from collections.abc import Mapping, Sequence
from typing import Any

from figurka.core.piles import Pile
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.state import NOBODY, Player
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.games.tapestry.rules.turn import turn
from figurka.games.tapestry.solo.content.cards import DUO_CARDS
from figurka.games.tapestry.solo.rules.bots import Bots, bots_of
from figurka.games.tapestry.solo.rules.setting_up import seat_shadow
from figurka.games.tapestry.solo.rules.things import RuleRef
from tests.games.tapestry.solo.table import decision_card
from tests.games.tapestry.table import Seat, Table

SHADOW = 2


class DuoTable(Table):
    """Two people, who are seats 0 and 1, and the Shadow Empire; the keywords are those of `Table`.

    `shadow` names the spaces of its tokens. Decision cards are named by number, the deck from the top; those
    of the 12 that are named nowhere lie in the discard pile if a deck is named, else in the deck.
    """

    def __init__(
        self,
        *others: Seat,
        shadow: Mapping[str, int] | None = None,
        favourite: str = "science",
        swift: bool = False,
        opened: bool = True,
        decision_deck: Sequence[int] | None = None,
        pair: Sequence[int] = (),
        **me: Any,
    ) -> None:
        super().__init__(*others, **me)
        seat_shadow(self.state, swift)
        self.shadow.tokens = [((shadow or {}).get(name, 0),) for name in TRACK_NAMES]
        bots = self.bots
        bots.favourites = (NOBODY, TRACK_NAMES.index(favourite))
        bots.opened = opened
        named = {*(decision_deck or ()), *pair}
        rest = [card for card in DUO_CARDS if card.number not in named]
        bots.pair = tuple(decision_card(number) for number in pair)
        if decision_deck is None:
            bots.deck = Pile(rest)
        else:
            bots.deck = Pile([], tuple(decision_card(number) for number in decision_deck))
            bots.discard = tuple(rest)
        check(self.state)

    @property
    def bots(self) -> Bots:
        return bots_of(self.state)

    @property
    def shadow(self) -> Player:
        return self.player(SHADOW)

    @property
    def favourite(self) -> str:
        return TRACK_NAMES[self.bots.favourites[1]]

    @property
    def shown(self) -> list[int]:
        """The open pair of decision cards."""
        return [card.number for card in self.bots.pair]

    @property
    def sizes(self) -> tuple[int, int, int]:
        """How many decision cards lie in the deck, open, and in the discard pile."""
        return len(self.bots.deck), len(self.bots.pair), len(self.bots.discard)

    def shadow_turn(self) -> "DuoTable":
        """The Shadow Empire's turn by itself."""
        self.state.active = SHADOW
        self.run(turn(self.state))
        check(self.state)
        return self

    def rules_told(self) -> list[str]:
        """The ids of the rules that the Shadow Empire has named so far, in order."""
        return [
            event.thing.id
            for event in self.events
            if event.kind == "bot-rule" and isinstance(event.thing, RuleRef)
        ]
