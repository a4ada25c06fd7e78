"""What the bots have besides the pieces of a player: cards, favourites, mats."""

from typing import final

from figurka.core.piles import Pile
from figurka.games.tapestry.rules.things import Card
from figurka.games.tapestry.solo.rules.things import AutomaCivilization, DecisionCard, Level


@final
class Bots:
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
        "outcome",
        "pair",
        "progress",
        "reported",
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
        reported: bool = False,
        outcome: int = -1,
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
        self.reported = reported
        """Whether the person plays the printed game and only tells what happens there."""
        self.outcome = outcome
        """How the person's points compare in the end, as far as that is told and not counted."""

    def copy(self) -> "Bots":
        """The same bots once more, to be changed apart."""
        return Bots(
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
            self.reported,
            self.outcome,
        )
