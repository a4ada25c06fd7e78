"""The weights of a mind, read once into what is quick to look up."""

from typing import Final

from figurka.core.mind import Weights
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.rules.things import TOKEN_NAMES, TREASURE

PAID_WITH: Final = TOKEN_NAMES[: TREASURE + 1]
"""What cards are paid with."""
INSTINCTIVE: Final = (
    *("early_" + name for name in PAID_WITH),
    *("late_" + name for name in PAID_WITH),
    *("card_" + card.key for card in CARDS),
    "surplus",
    "plenty",
    "anchor",
    "space",
    "drawn",
    "crowd",
    "held",
    "reach",
    "target",
    "far",
    "sure",
    "pace",
    "wind",
    "play_now",
    "bay_now",
    "from_bay",
    "preparing",
    "passing",
    "redraw",
    "sift",
)
"""The weights by which instinct judges, as far as games of several tell something about them."""


class Values:
    """What things are worth in points, by the weights."""

    __slots__ = (
        "anchor",
        "answer",
        "bay_now",
        "crowd",
        "drawn",
        "early",
        "effects",
        "far",
        "from_bay",
        "held",
        "late",
        "pace",
        "passing",
        "play_now",
        "plenty",
        "preparing",
        "reach",
        "redraw",
        "rival_space",
        "sift",
        "space",
        "sure",
        "surplus",
        "target",
        "wind",
    )

    def __init__(self, weights: Weights) -> None:
        self.early = tuple(weights["early_" + name] for name in PAID_WITH)
        self.late = tuple(weights["late_" + name] for name in PAID_WITH)
        self.effects = tuple(weights["card_" + card.key] for card in CARDS)
        self.surplus = weights["surplus"]
        """Which part of its worth a resource keeps of which there are plenty."""
        self.plenty = weights["plenty"]
        self.anchor = weights["anchor"]
        """What an anchor is worth at the game's start."""
        self.space = weights["space"]
        """What a space of the city is worth, the fuller it is the more."""
        self.drawn = weights["drawn"]
        """What a drawn card is worth to an empty hand at the game's start."""
        self.crowd = weights["crowd"]
        """How much less a card is worth to a full hand."""
        self.held = weights["held"]
        """Which part of what a card would bring is kept by holding it."""
        self.reach = weights["reach"]
        """How likely each missing resource will still come, with many workers left."""
        self.target = weights["target"]
        """Which part of a card's gain comes nearer with what is missing for it."""
        self.far = weights["far"]
        """How much each missing card takes away of the hope for a map."""
        self.sure = weights["sure"]
        """How much a map that could be taken counts of one that is."""
        self.pace = weights["pace"]
        """How many cards are played for each worker."""
        self.wind = weights["wind"]
        """How much a space of the ship counts besides its points: later treasures, ties, reactions."""
        self.play_now = weights["play_now"]
        """What is gained by playing a card before placing workers."""
        self.bay_now = weights["bay_now"]
        """What is gained by playing from the Bay before somebody else does."""
        self.from_bay = weights["from_bay"]
        """Which part of its worth a card of the Bay gains by being taken into the hand."""
        self.preparing = weights["preparing"]
        """How much a card must bring to be played before the next season."""
        self.passing = weights["passing"]
        self.redraw = weights["redraw"]
        """How much the cards of a first hand must be worth to be kept."""
        self.sift = weights["sift"]
        """How much a card must be worth, by that of a drawn one, to be kept at the lookout."""
        self.answer = weights["answer"]
        """What the rival gains by each card that a lone player plays, but for the bonus of purple ones."""
        self.rival_space = weights["rival_space"]
        """What a space of the ship is worth to the rival."""
