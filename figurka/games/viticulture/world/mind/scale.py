"""By what the mind of World measures: its weights, read once into places that are quick to reach."""

from typing import Final

from figurka.core.mind import Weights
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.things import DECK_NAMES, WINE_TYPES
from figurka.games.viticulture.world.rules.things import LETTERS

TILE_LETTERS: Final = LETTERS[:14]
"""The actions for which there are rectangular tiles."""


class Scale:
    """The weights of a mind; each is in points unless its name says otherwise."""

    def __init__(self, weights: Weights) -> None:
        # The goal
        self.doubt = weights["doubt"]
        self.doubt_year = weights["doubt_year"]
        self.influence = weights["influence"]
        self.beyond = weights["beyond"]
        self.realised = weights["realised"]
        # Money
        self.lira = weights["lira"]
        self.lira_year = weights["lira_year"]
        self.lira_more = weights["lira_more"]
        self.lira_idle = weights["lira_idle"]
        self.saved = weights["saved"]
        self.residual = weights["residual"]
        # Workers
        self.summer_worker = weights["summer_worker"]
        self.winter_worker = weights["winter_worker"]
        self.any_worker = weights["any_worker"]
        self.trained = weights["trained"]
        self.keep_for_winter = weights["keep_for_winter"]
        self.autumn = weights["autumn"]
        self.wake_up = weights["wake_up"]
        # Grapes, wine and orders
        self.grape = weights["grape"]
        self.grape_value = weights["grape_value"]
        self.wine = tuple([weights[f"wine_{name}"] for name in WINE_TYPES])
        self.wine_value = weights["wine_value"]
        self.made = weights["made"]
        self.pressed = weights["pressed"]
        self.grown = weights["grown"]
        self.more_orders = weights["more_orders"]
        self.order_held = weights["order_held"]
        # Fields and vines
        self.bears = weights["bears"]
        self.bears_value = weights["bears_value"]
        self.more_fields = weights["more_fields"]
        self.this_year = weights["this_year"]
        self.sold_field = weights["sold_field"]
        self.to_plant = (weights["to_plant"], weights["to_plant_one"], weights["to_plant_two"])
        self.more_vines = weights["more_vines"]
        # Cards
        self.guest = weights["guest"]
        self.more_guests = weights["more_guests"]
        self.card = tuple([weights[f"card_{name}"] for name in DECK_NAMES])
        self.more_cards = weights["more_cards"]
        # Structures and tiles, for each year
        self.structure = {each.bit: weights[f"built_{each.name}"] for each in BASICS}
        self.building = weights["building"]
        self.tile = {letter: weights[f"tile_{letter}"] for letter in TILE_LETTERS}
        self.oval = {letter: weights[f"oval_{letter}"] for letter in LETTERS}
        self.oval_bonus = weights["oval_bonus"]
        # Events
        self.progress = weights["progress"]
        self.event = weights["event"]
        self.deed = weights["deed"]
        # Trades between players
        self.talk = weights["talk"]
