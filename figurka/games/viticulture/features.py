"""What learners see of Viticulture: a position in numbers, as one seat may see it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from figurka.envs.features import Features, bits, fellows
from figurka.games.viticulture.content.board import ACTIONS as ACTIONS_OF_BOARD
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.setup import parents
from figurka.games.viticulture.rules.state import NOBODY, PHASE_NAMES, Player, VitState, kind_of, seat_of
from figurka.games.viticulture.rules.things import (
    ACTION_CARD,
    COLOURS,
    DECK_NAMES,
    FIELDS,
    GRANDE,
    LEAST,
    SITES,
    SPACE_NAMES,
    WINE_TYPES,
    WORKER_NAMES,
    Action,
    Card,
    Mama,
    Papa,
    Recipe,
)

SMALL_CARDS: Final[tuple[Card, ...]] = (*VINES, *SUMMER_VISITORS, *WINTER_VISITORS, *ORDERS, *BUILDINGS)
CARD_NAMES: Final = tuple(card.key for card in SMALL_CARDS)
CARD_AT: Final = {key: index for index, key in enumerate(CARD_NAMES)}
BUILDING_NAMES: Final = tuple(building.name for building in BUILDINGS)
BUILDING_AT: Final = {name: index for index, name in enumerate(BUILDING_NAMES)}
VINE_NAMES: Final = tuple(vine.name for vine in VINES)
VINE_AT: Final = {name: index for index, name in enumerate(VINE_NAMES)}
FIELD_NAMES: Final = tuple(field.name for field in FIELDS)
SITE_NAMES: Final = tuple(site.key.partition(":")[2] for site in SITES)
VALUES: Final = tuple(str(value) for value in range(1, 10))
YEARLY: Final = ("windmill", "tasting_room")
MOST_SEATS: Final = 6
ROW_COUNT: Final = 7

RECIPES: Final = (
    *(Recipe(0, (value,), ()) for value in range(1, 10)),
    *(Recipe(1, (), (value,)) for value in range(1, 10)),
    *(Recipe(2, (red,), (white,)) for red in range(1, 10) for white in range(1, 10)),
    *(Recipe(3, (red,), (white,)) for red in range(1, 10) for white in range(1, 10)),
    *(Recipe(3, reds, (white,)) for reds in combinations(range(1, 10), 2) for white in range(1, 10)),
)
"""All the wines that can be made of grapes, sparkling ones also of two by the Charmat."""


def standing_workers(actions: tuple[Action, ...], kinds: tuple[str, ...]) -> Iterator[str]:
    """The keys of workers that stand somewhere, on the board or on a mat."""
    places = [f"{action.name}:{space}" for action in actions for space in range(len(SPACE_NAMES))]
    cards = [building.name for building in BUILDINGS if building.kind == ACTION_CARD]
    for place in (*places, *cards, "yoke", "demolish"):
        yield from (f"back:{place}:{kind}" for kind in kinds)


ACTIONS: Final = (
    *CARD_NAMES,
    *(basic.key for basic in BASICS),
    *(recipe.key for recipe in RECIPES),
    *(
        f"{verb}:{vine}:{field}"
        for verb in ("plant", "uproot")
        for vine in VINE_NAMES
        for field in FIELD_NAMES
    ),
    *(
        f"swap:{one}:{here}:{other}:{there}"
        for here, there in combinations(FIELD_NAMES, 2)
        for one in VINE_NAMES
        for other in VINE_NAMES
        if one != other
    ),
    *(f"grape:{colour}:{value}" for colour in COLOURS for value in VALUES),
    *(
        f"wine:{kind}:{value}"
        for kind, least in zip(WINE_TYPES, LEAST, strict=True)
        for value in VALUES
        if int(value) >= least
    ),
    *(f"at:structure:{name}" for name in BUILDING_NAMES),
    *(f"row:{row + 1}" for row in range(ROW_COUNT)),
    *standing_workers(ACTIONS_OF_BOARD, ("bare", "grande", "grey")),
    *(f"seat:+{ahead}" for ahead in range(MOST_SEATS)),
)
"""What can be chosen, as far as it is known without playing."""
KINDS: Final = (
    "age_grape",
    "fellow",
    "gain_wine",
    "may",
    "mercado",
    "neighbour",
    "sell_more",
    "tavern",
    "train_more",
)
"""Kinds of questions that are hardly ever asked in one of the two games."""
CAUSES: Final = (*CARD_NAMES, *(parent.key for parent in (*MAMAS, *PAPAS)))
"""Because of what something can be asked, as far as that is known without playing."""


class Side:
    """Where the numbers of a player begin."""

    def __init__(
        self, features: Features[VitState], name: str, parent_names: tuple[str, ...], spaces: tuple[str, ...]
    ) -> None:
        block, count = features.block, features.count
        self.vp = features.amount(f"{name}.vp", "the points")
        self.lira = features.amount(f"{name}.lira", "the lira")
        self.residual = count(f"{name}.residual", "the residual payment")
        self.row = block(f"{name}.row", [str(row + 1) for row in range(ROW_COUNT)], "the row of the rooster")
        self.passed = count(f"{name}.passed", "whether the player has passed for this season")
        self.parents = block(f"{name}.parent", parent_names, "the parents")
        self.workers = block(f"{name}.workers", WORKER_NAMES, "the workers of each kind")
        self.available = block(f"{name}.available", WORKER_NAMES, "those that can still be placed")
        self.trainees = count(f"{name}.trainees", "the workers that come next year")
        self.fields = [
            block(f"{name}.field.{field}", VINE_NAMES, "the vines on the field") for field in FIELD_NAMES
        ]
        self.sold = block(f"{name}.sold", FIELD_NAMES, "the fields that are sold")
        self.harvested = block(f"{name}.harvested", FIELD_NAMES, "the fields that were harvested this year")
        self.structures = block(f"{name}.structure", [basic.name for basic in BASICS], "the basic structures")
        self.buildings = [
            block(f"{name}.building.{site}", BUILDING_NAMES, "the structure card there")
            for site in SITE_NAMES
        ]
        self.staffed = block(f"{name}.staffed", SITE_NAMES, "whether a worker is on the structure card there")
        self.at_yoke = block(f"{name}.yoke", WORKER_NAMES, "the worker at the yoke")
        self.demolishing = block(f"{name}.demolisher", WORKER_NAMES, "the worker who takes down a structure")
        self.grapes = [block(f"{name}.grape.{colour}", VALUES, "the grapes") for colour in COLOURS]
        self.wines = [block(f"{name}.wine.{kind}", VALUES, "the wines") for kind in WINE_TYPES]
        self.used = block(f"{name}.used", YEARLY, "whether the structure has paid its point this year")
        self.counts = block(f"{name}.hand_size", DECK_NAMES, "how many cards of the deck are in hand")
        self.hand = block(f"{name}.hand", CARD_NAMES, "the cards in hand, as far as they may be seen")
        self.at = block(f"{name}.at", spaces, "how many of the workers stand there")
        self.grande_at = block(f"{name}.grande_at", spaces, "whether the grande worker is among them")


class ViticultureFeatures(Features[VitState]):
    """The numbers of Viticulture; World adds its own to them."""

    def __init__(
        self,
        seats: int,
        actions: tuple[Action, ...],
        parents_in_play: tuple[Mama | Papa, ...],
        sides: int,
    ) -> None:
        super().__init__(seats)
        names = fellows(sides)
        block, count = self.block, self.count
        self.parent_at = {parent.key: index for index, parent in enumerate(parents_in_play)}
        spaces = tuple(f"{action.name}.{space}" for action in actions for space in SPACE_NAMES)
        self.phase = block("phase", PHASE_NAMES, "how far the year is")
        self.year = count("year", "the year")
        self.active = block("active", names, "whose turn it is")
        self.first = block("first", names, "who was first in the first year")
        self.order = block("order", names, "the place in this season's order, from 1")
        self.piles = block("pile", DECK_NAMES, "how many cards are left in the deck")
        self.discards = block("discarded", CARD_NAMES, "the cards that were discarded")
        self.playing = block("playing", CARD_NAMES, "the visitors that are being played")
        self.packet = block("draft", BUILDING_NAMES, "the structure cards of one's packet")
        self.with_structures = count("structures", "whether structure cards are in play")
        parent_names = tuple(parent.name for parent in parents_in_play)
        self.sides = [Side(self, name, parent_names, spaces) for name in names]

    def write(self, state: VitState, seat: int, small: bytearray, large: list[float]) -> None:
        """Write a position as the seat may see it over zeros."""
        seats, players = self.seats, state.players
        self.write_table(state, seat, small)
        self.write_board(state, seat, small)
        open_hands = state.edition.open_hands(state)
        for ahead in range(seats):
            player, at = players[(seat + ahead) % seats], self.sides[ahead]
            self.write_player(player, at, small, large)
            self.write_vineyard(player, at, small)
            for deck in state.in_play:
                small[at.counts + deck] = len(player.hand[deck])
                if ahead == 0 or open_hands:
                    for card in player.hand[deck]:
                        small[at.hand + CARD_AT[card.key]] += 1

    def write_table(self, state: VitState, seat: int, small: bytearray) -> None:
        """What everybody shares besides the board."""
        seats = self.seats
        small[self.phase + state.phase] = 1
        small[self.year] = state.year
        small[self.active + (state.active - seat) % seats] = 1
        small[self.first + (state.first - seat) % seats] = 1
        for place, each in enumerate(state.order, 1):
            small[self.order + (each - seat) % seats] = place
        small[self.with_structures] = state.with_structures
        for deck in state.in_play:
            small[self.piles + deck] = len(state.decks[deck])
            for card in state.discards[deck]:
                small[self.discards + CARD_AT[card.key]] += 1
        for card in state.aside:
            if card.key.startswith("visitor:"):
                small[self.playing + CARD_AT[card.key]] += 1
        if state.packets:
            for card in state.packets[seat]:
                small[self.packet + BUILDING_AT[card.name]] += 1

    def write_board(self, state: VitState, seat: int, small: bytearray) -> None:
        """Who stands where."""
        sides = len(self.sides)
        place = -1
        for spaces in state.board:
            for workers in spaces:
                place += 1
                for worker in workers:
                    side = self.sides[(seat_of(worker) - seat) % sides]
                    small[side.at + place] += 1
                    if kind_of(worker) == GRANDE:
                        small[side.grande_at + place] = 1

    def write_player(self, player: Player, at: Side, small: bytearray, large: list[float]) -> None:
        """What a player has in the open besides his vineyard."""
        large[at.vp] = player.vp
        large[at.lira] = player.lira
        small[at.residual] = player.residual
        if player.row != NOBODY:
            small[at.row + player.row] = 1
        small[at.passed] = player.passed
        for parent in parents(player):
            small[at.parents + self.parent_at[parent.key]] = 1
        kinds = len(WORKER_NAMES)
        small[at.workers : at.workers + kinds] = bytes(player.workers)
        small[at.available : at.available + kinds] = bytes(player.available)
        small[at.trainees] = player.trainees
        if player.yoke != NOBODY:
            small[at.at_yoke + player.yoke] = 1
        if player.demolisher != NOBODY:
            small[at.demolishing + player.demolisher] = 1

    def write_vineyard(self, player: Player, at: Side, small: bytearray) -> None:
        """Fields, structures, grapes and wines."""
        for start, vines in zip(at.fields, player.fields, strict=True):
            for vine in vines:
                small[start + VINE_AT[vine.name]] += 1
        small[at.sold : at.sold + 3] = bits(player.sold, 3)
        small[at.harvested : at.harvested + 3] = bits(player.harvested, 3)
        small[at.structures : at.structures + len(BASICS)] = bits(player.structures, len(BASICS))
        if player.buildings:
            for site, building in enumerate(player.sites):
                if building is not None:
                    small[at.buildings[site] + BUILDING_AT[building.name]] = 1
                    small[at.staffed + site] = player.card_workers[site] != NOBODY
        for start, values in zip(at.grapes, player.grapes, strict=True):
            if values:
                small[start : start + 9] = bits(values >> 1, 9)
        for start, values in zip(at.wines, player.wines, strict=True):
            if values:
                small[start : start + 9] = bits(values >> 1, 9)
        small[at.used : at.used + 2] = bits(player.once, 2)


class BaseFeatures(ViticultureFeatures):
    """The numbers of the base game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, ACTIONS_OF_BOARD, (*MAMAS, *PAPAS), seats)


FEATURES: Final = BaseFeatures
