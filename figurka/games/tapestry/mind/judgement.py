"""The weights of a mind, read into tables by era, track, civilization and card."""

from typing import Final

from figurka.core.mind import Weights
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import LAST, TRACK_COUNT, TRACK_NAMES

ERAS: Final = (1, 2, 3, 4)
"""The eras in which players advance."""
LATE: Final = (3, 4)
"""The eras in which places on tracks may count otherwise than before."""
TIERS: Final = (1, 2, 3, 4)


def by_era(weights: Weights, name: str) -> tuple[float, ...]:
    """A weight that differs by era; before the first income it is as after it, and after the last nothing."""
    return (weights[f"{name}_1"], *(weights[f"{name}_{era}"] for era in ERAS), 0.0)


def slants(weights: Weights, name: str) -> tuple[float, ...]:
    """By era how much more or less something counts than in the game as a whole; after the last as in it."""
    factors = [weights[f"{name}_in_{era}"] for era in ERAS]
    return (factors[0], *factors, factors[-1])


def slanted(weights: Weights, name: str) -> tuple[float, ...]:
    """A weight times its slant by era; the first word of its name tells the slant."""
    return tuple([weights[name] * factor for factor in slants(weights, name.split("_", maxsplit=1)[0])])


def standing_on(weights: Weights, track: int, era: int) -> tuple[float, ...]:
    """What it is worth in an era to stand on each space of a track."""
    worth = [0.0]
    for space in range(1, LAST + 1):
        name = f"{TRACK_NAMES[track]}_{(space + 2) // 3}"
        step = weights[f"step_{name}"]
        if era in LATE:
            step += weights[f"step_{name}_in_{era}"]
        worth.append(worth[-1] + step)
    return tuple(worth)


def powers_of(base: float) -> tuple[float, ...]:
    """What a district or line is worth by how many plots it lacks, as a share of a complete one."""
    return tuple(base**missing for missing in range(10))


class Judgement:
    """What things are worth to a hurried player, in points."""

    def __init__(self, weights: Weights) -> None:
        self.resource = by_era(weights, "resource")
        self.coming = tuple(sum(self.resource[LAST_ERA - count : LAST_ERA]) for count in range(LAST_ERA))
        """What a resource at each of so many incomes to come is worth."""
        self.judge_tracks(weights)
        self.judge_incomes(weights)
        self.judge_capital(weights)
        self.judge_cards(weights)
        self.judge_map(weights)
        self.judge_payments(weights)

    def judge_tracks(self, weights: Weights) -> None:
        """Places on tracks and what leads to them."""
        self.position = tuple(
            tuple(standing_on(weights, track, min(era, LAST_ERA - 1)) for track in range(TRACK_COUNT))
            for era in range(LAST_ERA + 1)
        )
        """By era and track what it is worth to stand on each space."""
        self.hurry = by_era(weights, "hurry")
        """By era how much the place on a track counts."""
        self.onward = slanted(weights, "onward")
        """By era how much of the space after the next one counts."""
        self.skipped = weights["skipped"]
        """How much of a benefit is lost by whoever passes its space without it."""
        self.repeat = weights["repeat"]
        self.restart = weights["restart"]
        self.research = (slanted(weights, "research_bare"), slanted(weights, "research_full"))

    def judge_incomes(self, weights: Weights) -> None:
        """Income turns and what they bring."""
        self.income = by_era(weights, "income")
        """By era how glad a player is of an income turn."""
        self.first = weights["first"]
        """How much of the era bonus is a reason for an income turn."""
        self.future = weights["future"]
        """How much of what is to come counts."""
        self.goods = slants(weights, "goods")
        """By era how much of that are the resources of incomes."""
        self.scored = slants(weights, "scored")
        """By era how much of that are the points of incomes."""
        self.building = weights["building"]
        """What it is worth that the spaces behind the next one of an income row come nearer."""
        self.symbols = (weights["symbol_tech"], weights["symbol_line"], 0.0, weights["symbol_territory"])
        """By kind of building how many more symbols of its row are likely to open."""
        self.opening = slants(weights, "symbol")
        """By era how much of that is still to be expected."""
        self.growth = (weights["growth_tech"], weights["growth_line"], 0.0, weights["growth_territory"])
        """By kind of building how many more of what its symbols count come with each income."""

    def judge_capital(self, weights: Weights) -> None:
        """The capital city and its landmarks."""
        self.plot = by_era(weights, "plot")
        """By era what a covered plot of the capital is worth."""
        self.district = powers_of(weights["district_lacking"])
        self.line = powers_of(weights["line_lacking"])
        self.districts = slants(weights, "district")
        """By era how much districts count that are not complete yet."""
        self.lines = slants(weights, "line")
        """By era how much lines count that are not complete yet."""
        self.landmark = slanted(weights, "landmark")

    def judge_cards(self, weights: Weights) -> None:
        """Tapestry cards, technologies and civilizations."""
        self.card = by_era(weights, "card")
        self.more_cards = slanted(weights, "more_cards")
        self.play_over = weights["play_over"]
        self.cards = {card.name: weights[f"card_{card.name}"] for card in CARDS}
        self.tech = by_era(weights, "tech")
        self.square = weights["square"]
        """How much the square of a technology counts that is invented."""
        self.upgrade = slanted(weights, "upgrade")
        self.civilization = weights["civilization"]
        self.civilizations = tuple(weights[f"civ_{each.name}"] for each in CIVILIZATIONS)

    def judge_map(self, weights: Weights) -> None:
        """Tiles, explorations and conquests."""
        self.tile, self.more_tiles = weights["tile"], slanted(weights, "more_tiles")
        self.exploration = slanted(weights, "exploration")
        self.found = weights["found"]
        """How much of a resource an exploration brings besides."""
        self.star = weights["star"]
        """What a space tile brings that is explored."""
        self.conquest = slanted(weights, "conquest")
        self.known = weights["known"]
        self.reach = weights["reach"]
        self.toppled = weights["toppled"]

    def judge_payments(self, weights: Weights) -> None:
        """Which resources are paid and which are kept."""
        self.even = weights["even"]
        """How much a player wants to have about as many resources of each kind."""
        self.demand = (0.0, 0.0, *(weights[f"demand_{tier}"] for tier in TIERS[1:]), 0.0)
        """By the tier of the next space, how much the resource of a track is in demand."""


def era_of(state: TapestryState, player: Player) -> int:
    """The era in which a player is, 1 to 4; an income turn still belongs to the era before it."""
    within = player.seat == state.active and state.income_step > 0
    return min(max(player.era - within, 1), LAST_ERA - 1)


def scorings(state: TapestryState, player: Player) -> int:
    """How often the income mat will still be scored."""
    now = player.seat == state.active and 0 < state.income_step < 4 and player.era > 1
    return LAST_ERA - max(player.era, 1) + now


def incomes(state: TapestryState, player: Player) -> int:
    """How often there will still be resources of the income mat."""
    now = player.seat == state.active and 0 < state.income_step < 4
    return max(0, LAST_ERA - 1 - player.era + now)


def open_symbols(placed: int, kind: int) -> int:
    """How many symbols of an income row count technologies, lines or territories."""
    return (0 if kind >= 2 else 1) + (placed >= 2) + (placed >= 4)
