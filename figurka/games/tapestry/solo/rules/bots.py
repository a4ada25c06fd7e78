"""What the bots have besides the pieces of a player, and what all of them do otherwise than people."""

from collections.abc import Sequence
from operator import attrgetter

from figurka.core.decision import Rule
from figurka.core.errors import demand
from figurka.core.piles import Pile
from figurka.games.tapestry.content.historians import historians_listen
from figurka.games.tapestry.rules.company import Company
from figurka.games.tapestry.rules.shape import BotsView
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import Card, Landmark
from figurka.games.tapestry.solo.content.cards import DECISION_CARDS, DUO_CARDS
from figurka.games.tapestry.solo.rules.explaining import explain
from figurka.games.tapestry.solo.rules.things import (
    AUTOMA,
    SHADOW,
    AutomaCivilization,
    DecisionCard,
    Level,
)
from figurka.games.tapestry.solo.rules.view import view_bots


class Bots(Company):
    """The decision cards, the favourite tracks and the Automa's mat; `level` is None without the Automa."""

    __slots__ = (
        "civilizations",
        "deck",
        "discard",
        "favourites",
        "hidden",
        "level",
        "mat",
        "opened",
        "pair",
        "progress",
        "supply",
        "swift",
    )

    def __init__(
        self,
        level: Level | None,
        deck: Pile[DecisionCard],
        progress: Pile[DecisionCard],
        discard: tuple[DecisionCard, ...] = (),
        pair: tuple[DecisionCard, ...] = (),
        favourites: tuple[int, int] = (-1, -1),
        civilizations: tuple[AutomaCivilization, ...] = (),
        supply: tuple[Card, ...] = (),
        mat: tuple[Card, ...] = (),
        hidden: DecisionCard | None = None,
        opened: bool = False,
        swift: bool = False,
    ) -> None:
        self.level = level
        self.deck = deck
        self.progress = progress
        self.discard = discard
        self.pair = pair
        """The track card and the tiebreaker card that lie open, or nothing."""
        self.favourites = favourites
        """The favourite tracks of the Automa and of the Shadow Empire."""
        self.civilizations = civilizations
        self.supply = supply
        """The tapestry cards face down beside the Automa's mat, its traps maybe among them."""
        self.mat = mat
        """The tapestry cards face down on the mat."""
        self.hidden = hidden
        """The progress card of the first deck, until it is drawn; nobody knows which it is."""
        self.opened = opened
        """Whether the Shadow Empire among two people has let the opening round pass (A-290)."""
        self.swift = swift
        """Whether shuffling costs the Shadow Empire no turn (A-296)."""

    def copy(self) -> "Bots":
        """The same bots once more, to be changed apart."""
        return type(self)(
            self.level,
            self.deck.copy(),
            self.progress.copy(),
            self.discard,
            self.pair,
            self.favourites,
            self.civilizations,
            self.supply,
            self.mat,
            self.hidden,
            self.opened,
            self.swift,
        )

    def competes(self, player: Player) -> bool:
        """The Shadow Empire never wins; its places and its outposts bring no points (A-96, A-98, A-305)."""
        return player.bot != SHADOW

    def win_landmark(self, state: TapestryState, player: Player, landmark: Landmark) -> Rule[None]:
        """Bots have no capital city for their landmarks."""
        if player.bot:
            return bot_wins_landmark(state, player, landmark)
        return super().win_landmark(state, player, landmark)

    def check(self, state: TapestryState) -> None:
        """All decision cards in play are somewhere, each once."""
        cards = [*self.deck.things(), *self.progress.things(), *self.discard, *self.pair]
        wanted = DUO_CARDS if self.level is None else DECISION_CARDS
        demand(sorted(card.number for card in cards) == [card.number for card in wanted], "decision cards")
        demand(self.hidden is None or self.hidden in self.deck.things(), "the hidden progress card")

    def kept_cards(self) -> Sequence[Card]:
        """The Automa's tapestry cards."""
        return (*self.supply, *self.mat)

    def outposts_aside(self, player: Player) -> int:
        """One outpost of each bot marks its favourite track (A-134)."""
        return 1 if player.bot else 0

    def view(self, state: TapestryState) -> BotsView:
        """What lies open of the bots' cards, their favourites, and what each of them has."""
        return view_bots(state, self)

    def redeal(self, state: TapestryState) -> None:
        """Nobody knows the bots' tapestry cards, nor which progress card lies in their first deck."""
        self.supply = tuple(state.deck.draw(state) for _ in self.supply)
        self.mat = tuple(state.deck.draw(state) for _ in self.mat)
        hidden = self.hidden
        if hidden is not None:
            self.deck.rest.remove(hidden)
            self.progress.rest.append(hidden)
            self.progress.rest.sort(key=attrgetter("number"))
            self.hidden = self.progress.draw(state)
            self.deck.rest.append(self.hidden)
        self.deck.rest.sort(key=attrgetter("number"))


def bots_of(state: TapestryState) -> Bots:
    """The bots of a game in which some take part."""
    bots = state.bots
    assert isinstance(bots, Bots)
    return bots


def bot_wins_landmark(state: TapestryState, bot: Player, landmark: Landmark) -> Rule[None]:
    """Landmarks of both bots lie on the Automa's mat; without it they leave the game (A-36, A-298)."""
    owner = next((player for player in state.players if player.bot == AUTOMA), bot)
    state.owners[landmark.index] = owner.seat
    owner.landmarks += 1
    state.tell("wins-landmark", bot.seat, landmark)
    if bot.bot == SHADOW:
        explain(state, bot, "A-298" if owner is bot else "A-36", (landmark,))
    yield from historians_listen(state, bot)
