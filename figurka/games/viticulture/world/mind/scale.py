"""By what the mind of World measures: the base game's worths, and its own weights."""

from typing import Final

from figurka.core.mind import Weights
from figurka.games.viticulture.mind.mind import PARTS
from figurka.games.viticulture.world.mind.worths import WorldWorths
from figurka.games.viticulture.world.rules.things import LETTERS

TILE_LETTERS: Final = LETTERS[:14]
"""The actions for which there are rectangular tiles."""


class Scale:
    """The weights of a mind; each is in points unless its name says otherwise."""

    def __init__(self, weights: Weights) -> None:
        self.worths = WorldWorths(weights)
        self.shares = [weights[f"share_{part}"] for part in PARTS]
        # The goal
        self.doubt = weights["doubt"]
        self.doubt_year = weights["doubt_year"]
        self.influence = weights["influence"]
        self.beyond = weights["beyond"]
        self.realised = weights["realised"]
        self.saved = weights["saved"]
        """What a lira is worth that is kept for influence."""
        # Workers
        self.summer_worker = weights["summer_worker"]
        self.winter_worker = weights["winter_worker"]
        self.trained = weights["trained"]
        self.keep_for_winter = weights["keep_for_winter"]
        self.autumn = weights["autumn"]
        self.wake_up = weights["wake_up"]
        # Tiles, for each year
        self.tile = {letter: weights[f"tile_{letter}"] for letter in TILE_LETTERS}
        self.oval = {letter: weights[f"oval_{letter}"] for letter in LETTERS}
        self.oval_bonus = weights["oval_bonus"]
        # Events
        self.progress = weights["progress"]
        self.event = weights["event"]
        self.deed = weights["deed"]
        # Trades between players
        self.talk = weights["talk"]
