"""How well a player stands, and what a hurried one would choose."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.incomes import income_of, open_spaces
from figurka.games.tapestry.rules.scoring import amount
from figurka.games.tapestry.rules.state import LAST_ERA, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUILDING,
    INCOME,
    LAST,
    MIDDLE,
    PER_LINE,
    PER_TECH,
    PER_TERRITORY,
    POINTS,
    RESOURCE,
    SCORE,
    STOP,
    TAKE,
    TRACK_COUNT,
    Benefit,
    Card,
    Die,
    Ground,
    Hex,
    Payment,
    Plot,
    Resource,
    Site,
    Tech,
)
from figurka.games.tapestry.rules.world import matching_sides

RESOURCE_VALUE: Final = 4.0
"""What a resource is worth while there are advances to pay for."""
TILE_VALUE: Final = 0.9
CARD_VALUE: Final = 1.6
TECH_VALUE: Final = (1.2, 1.9, 0.6)
"""What a technology is worth in the bottom, middle and top row besides what is scored for it."""
LANDMARK_VALUE: Final = 0.8
TERRITORY_VALUE: Final = 0.8
CIVILIZATION_VALUE: Final = 6.0
SPACE_VALUE: Final = tuple(0.25 * space + 0.02 * space * space for space in range(LAST + 1))
"""What it is worth to stand on a space: the better ones are nearer."""
SYMBOLS_TO_COME: Final = {PER_LINE: 0.5, PER_TECH: 0.5, PER_TERRITORY: 0.4}
"""For each score on the income mat, how many more symbols of it are likely to open."""
ERA_VALUE: Final = 40.0
"""What an income turn still to come is worth besides: whoever hurries has less to show for it."""


# Standing


def evaluate(state: TapestryState, seat: int) -> float:
    """The points a player has, and a guess of what the rest is worth to him."""
    player = state.players[seat]
    value = float(player.vp)
    if player.finished:
        return value + 0.01 * sum(player.goods)
    left = LAST_ERA - player.era
    value += RESOURCE_VALUE * sum(player.goods)
    value += TILE_VALUE * min(len(player.tiles), 5)
    value += CARD_VALUE * min(len(player.hand), left) + 0.4 * max(0, len(player.hand) - left)
    for row, worth in enumerate(TECH_VALUE):
        value += worth * len(player.techs[row])
    value += LANDMARK_VALUE * player.landmarks
    value += TERRITORY_VALUE * player.lands.bit_count()
    value += CIVILIZATION_VALUE * len(player.civilizations)
    for track in range(TRACK_COUNT):
        for space in player.tokens[track]:
            value += SPACE_VALUE[space]
    return value + income_value(player, left) + city_value(player, left)


def income_value(player: Player, left: int) -> float:
    """What the income turns that are left will bring, as the income mat stands now."""
    value = 0.0
    for space in open_spaces(player):
        for benefit in space.scores:
            if benefit.verb == SCORE:
                value += amount(player, benefit.what)
            else:
                value += benefit.count
    for what, symbols in SYMBOLS_TO_COME.items():
        value += symbols * amount(player, what)
    value = left * (value + ERA_VALUE)
    resources, tiles, cards = income_of(player)
    once = RESOURCE_VALUE * sum(resources) + TILE_VALUE * tiles + CARD_VALUE * cards
    return value + once * max(0, left - 1)


def city_value(player: Player, left: int) -> float:
    """What the districts and lines of the capital that are not complete yet promise."""
    filled, value = player.filled, 0.0
    for index, district in enumerate(DISTRICTS):
        if not player.districts >> index & 1:
            share = (filled & district).bit_count() / 9
            value += RESOURCE_VALUE * share * share * share
    symbols = 1 + (player.left[1] < 4) + (player.left[1] < 2) + 0.8
    for line in LINES:
        share = (filled & line).bit_count() / 9
        if share < 1:
            value += symbols * left * share**4 * 0.6
    return value


# Instinct


def liking(state: TapestryState, player: Player, decision: Decision, option: Option) -> float:
    """How much a hurried player likes an option; among equals he takes the first."""
    if isinstance(option, Plot):
        return fitting(player, option.bit)
    if isinstance(option, Site):
        return fitting(player, option.mask)
    if isinstance(option, Resource):
        return resource_liking(player, decision, option)
    if isinstance(option, Payment):
        return balance(player, option)
    if isinstance(option, Ground):
        place = decision.because
        return float(matching_sides(state, place, option)) if isinstance(place, Hex) else 0.0
    if isinstance(option, Hex):
        return hex_liking(state, option)
    if isinstance(option, Die):
        return worth(state, player, option.benefit)
    if isinstance(option, Benefit):
        return worth(state, player, option) if decision.kind == "either" else 0.0
    if isinstance(option, Card):
        return card_liking(decision, option)
    if isinstance(option, Tech):
        return 1.0 + (option in player.techs[MIDDLE]) - 2.0 * (decision.kind == "discard_tech")
    return PLAIN_LIKING.get(option.key, 1.0)


def fitting(player: Player, mask: int) -> float:
    """How well plots fit into the capital: complete districts, then nearly complete districts and lines."""
    filled = player.filled | mask
    value = 0.1 * mask.bit_count()
    for index, district in enumerate(DISTRICTS):
        if district & mask and not player.districts >> index & 1:
            share = (filled & district).bit_count() / 9
            value += 5.0 if share == 1 else share * share * share
    for line in LINES:
        if line & mask:
            share = (filled & line).bit_count() / 9
            value += 2.5 if share == 1 else share * share * share
    return value


def resource_liking(player: Player, decision: Decision, option: Resource) -> float:
    """What there is least of is gained, what there is most of is paid."""
    owned = player.goods[option.index]
    if decision.kind == "gain":
        return -10.0 if owned >= RESOURCE_LIMIT else -float(owned)
    return float(owned)


def balance(player: Player, payment: Payment) -> float:
    """How evenly a payment leaves the resources."""
    return -float(sum((have - paid) ** 2 for have, paid in zip(player.goods, payment.amounts, strict=True)))


def hex_liking(state: TapestryState, place: Hex) -> float:
    """The middle island first, then hexes with much explored land around them."""
    known = (state.explored & place.around).bit_count()
    ground = state.ground[place.index]
    return known + 4.0 * (place is state.board.middle) + (ground is not None and ground.tile is not None)


def card_liking(decision: Decision, card: Card) -> float:
    """Traps are kept to the last when cards are discarded and laid when nothing better is known."""
    if decision.kind in ("discard_card", "democracy"):
        return 0.5 - (card.name == "trap")
    return 1.5 if card.name == "trap" else 1.0


def worth(state: TapestryState, player: Player, benefit: Benefit) -> float:
    """A rough worth of a benefit."""
    if benefit.verb == POINTS:
        return float(benefit.count)
    if benefit.verb == SCORE:
        return float(benefit.count * amount(player, benefit.what))
    if benefit.verb == RESOURCE:
        return RESOURCE_VALUE * benefit.count
    if benefit.verb == BUILDING:
        return 6.0 if player.left[benefit.what] else 0.0
    return 3.0


PLAIN_LIKING: Final = {
    TAKE.key: 2.0,
    STOP.key: 2.0,
    DONE.key: 0.0,
    DECLINE.key: 0.0,
    INCOME.key: -5.0,
}
