"""Paying for a card: the ways to play it, what may be handed over, and why it cannot be played."""

from functools import cache

from figurka.core.rules import Refusal
from figurka.games.farshore.rules.state import CITY_SPACES, Player
from figurka.games.farshore.rules.things import (
    BAY,
    CRITTER,
    MUSHROOM,
    NOTHING,
    PAY,
    SEAWEED,
    TREASURE,
    UNIQUE,
    Card,
    Help,
    Payment,
    Terms,
    Way,
)

CITY_FULL = Refusal("farshore-refusal-city-full")
ALREADY_BUILT = Refusal("farshore-refusal-already-built")
NO_OTHER = (Refusal("farshore-refusal-no-construction"), Refusal("farshore-refusal-no-critter"))
ALL_CARDS = -1
TOO_DEAR = tuple(Refusal("farshore-refusal-too-dear", count) for count in range(16))


class Means:
    """What a player can bring to bear on playing cards on certain terms, looked up once for many cards."""

    __slots__ = ("berths", "closed", "credit", "player", "terms")

    def __init__(self, player: Player, terms: Terms) -> None:
        self.player = player
        self.terms = terms
        self.credit = player.goods[TREASURE] + terms.discount
        """How many units of a cost need no resource."""
        self.closed = ALL_CARDS if player.spaces >= CITY_SPACES else player.uniques
        """The bits of the cards for which there may be no room in the city."""
        self.berths = 0
        """The bits of the types of critters that an anchor could bring."""
        if player.anchors and not terms.free:
            for standing in player.city:
                self.berths |= standing.berth


def why_not_play(means: Means, card: Card, source: int) -> Refusal | None:
    """Why the card cannot be played, or None if it can."""
    player, terms = means.player, means.terms
    missing = 0 if terms.free else shortfall(player, card) - means.credit
    payable = missing <= 0 or card.berth & means.berths
    refusal = why_no_room(player, card) if card.bit & means.closed or card.needs >= 0 else None
    if payable and refusal is None:
        return None
    if player.helpers and terms.usual and ways_to_play(means, card, source):
        return None
    return TOO_DEAR[missing] if refusal is None else refusal


def shortfall(player: Player, card: Card) -> int:
    """How many units of the cost the player's resources do not cover."""
    goods = player.goods
    short = 0
    for token, amount in card.cost.parts:
        if amount > goods[token]:
            short += amount - goods[token]
    return short


def why_no_room(player: Player, card: Card, leaving: Card | None = None) -> Refusal | None:
    """Why the card cannot enter the city, once the card named as leaving has left it (F-228)."""
    if card.rarity == UNIQUE and player.uniques & card.bit and card is not leaving:
        return ALREADY_BUILT
    if card.takes_space and player.spaces - (leaving is not None) >= CITY_SPACES:
        return CITY_FULL
    if card.needs >= 0 and not any(standing.card.kind == card.needs for standing in player.city):
        return NO_OTHER[card.needs]
    return None


def ways_to_play(means: Means, card: Card, source: int) -> list[Way]:
    """All ways in which the card can be played (F-37, F-42, F-226)."""
    player, terms = means.player, means.terms
    ways: list[Way] = []
    missing = 0 if terms.free else shortfall(player, card) - means.credit
    has_room = why_no_room(player, card) is None
    if has_room and missing <= 0:
        ways.append(PAY)
    if terms.usual and card.cost.total:
        for helper in player.helpers:
            given = helper.help
            if given is not None and helper_fits(player, card, source, helper, given, missing):
                ways.append(helper.by_help)
    if has_room and card.berth & means.berths:
        berths = dict.fromkeys(player.city)
        ways += [standing.by_anchor for standing in berths if standing.berth & card.berth]
    return ways


def helper_fits(player: Player, card: Card, source: int, helper: Card, given: Help, missing: int) -> bool:
    """Whether the card can be played with this one when-playing effect (F-225, F-228)."""
    if (given.bay_only and source != BAY) or (given.critters_only and card.kind != CRITTER):
        return False
    if why_no_room(player, card, helper if given.leaves else None) is not None:
        return False
    if given.substitutes:
        replaced = min(given.substitutes, player.goods[SEAWEED], card.cost.amounts[MUSHROOM])
        return replaced > 0 and missing <= replaced
    return missing <= given.discount


def payments_by(player: Player, card: Card, way: Way, terms: Terms) -> list[Payment]:
    """All that the player may hand over for the card in this way; nothing if an anchor or the terms pay."""
    if way.anchor_on is not None or terms.free:
        return [NOTHING]
    given = None if way.helper is None else way.helper.help
    if given is None:
        return payments(player, card, terms.discount, 0)
    return payments(player, card, given.discount, given.substitutes)


def payments(player: Player, card: Card, discount: int, substitutes: int) -> list[Payment]:
    """All that the player may hand over for the card, the fewest treasures first (F-221, F-223)."""
    cost, goods = card.cost, player.goods
    most = [min(amount, goods[token]) for token, amount in enumerate(cost.amounts)]
    if substitutes:
        most[SEAWEED] = min(substitutes, goods[SEAWEED], cost.amounts[MUSHROOM])
    units = max(0, cost.total - discount)
    treasures = min(goods[TREASURE], units)
    least_seaweed = 1 if substitutes else 0
    return _payments(most[0], most[1], most[2], most[3], treasures, units, least_seaweed)


@cache
def _payments(
    driftwood: int, seaweed: int, stone: int, mushroom: int, treasures: int, units: int, least_seaweed: int
) -> list[Payment]:
    """Every way to make up so many units from at most these tokens."""
    found: list[Payment] = []
    for treasure in range(treasures + 1):
        for wood in range(min(driftwood, units - treasure), -1, -1):
            for weed in range(min(seaweed, units - treasure - wood), least_seaweed - 1, -1):
                for rock in range(min(stone, units - treasure - wood - weed), -1, -1):
                    rest = units - treasure - wood - weed - rock
                    if rest <= mushroom:
                        found.append(Payment((wood, weed, rock, rest, treasure)))
    return found
