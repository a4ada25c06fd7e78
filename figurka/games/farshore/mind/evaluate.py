"""How well a player stands, and what a hurried one would choose."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option
from figurka.games.farshore.content.maps import MAPS, map_value
from figurka.games.farshore.rules.scoring import map_points, score
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, NOBODY, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    DECK,
    MUSHROOM,
    PASS,
    PREPARE,
    PRODUCTION,
    PROSPERITY,
    REST,
    Card,
    CardAt,
    CityCard,
    Place,
    Token,
)

TOKEN_VALUE: Final = (0.8, 1.0, 1.6, 1.1)
"""What the first of each resource are worth: most the stone, of which a worker brings the fewest."""
PLENTY: Final = 2
"""Beyond so many of a kind a resource is worth only a part of that, for cards ask for a mix."""
SURPLUS: Final = 0.5
RESOURCE_USE: Final = (1.0, 1.0, 1.0, 0.6)
"""In autumn there is less time to use a resource."""
CARD_VALUE: Final = (0.45, 0.4, 0.35, 0.2)
WORKER_VALUE: Final = 2.0
WORKERS_TO_COME: Final = (3 + 4 + 5, 4 + 5, 5, 0)
ACTIVATIONS_TO_COME: Final = (2, 1, 1, 0)
ANCHOR_VALUE: Final = (1.8, 1.6, 1.3, 0.8)
MAP_HOPE: Final = (
    (0.8, 0.55, 0.4, 0.28, 0.2, 0.15),
    (0.85, 0.6, 0.42, 0.28, 0.18, 0.1),
    (0.9, 0.62, 0.38, 0.2, 0.1, 0.05),
    (0.95, 0.5, 0.2, 0.08, 0.0, 0.0),
)
"""By season and by how many cards are missing: how likely a map tile will be taken."""


def evaluate(state: FarshoreState, seat: int) -> float:
    """The points a player has, and a guess of what the rest is worth to him."""
    player = state.players[seat]
    value = float(score(state, player))
    if player.passed:
        return value
    season = player.season
    value += RESOURCE_USE[season] * resource_value(player)
    value += CARD_VALUE[season] * min(len(player.hand), HAND_LIMIT)
    value += WORKER_VALUE * (player.ready + WORKERS_TO_COME[season])
    value += ANCHOR_VALUE[season] * player.anchors
    value += ACTIVATIONS_TO_COME[season] * (player.types[PRODUCTION] + 0.3 * sum(player.stock))
    return value + map_prospect(state, player)


def resource_value(player: Player) -> float:
    """What the resources are worth: the first of a kind most, for cards ask for a mix of them."""
    value = 0.0
    for token, each in enumerate(TOKEN_VALUE):
        have = player.goods[token]
        value += each * (have if have <= PLENTY else PLENTY + SURPLUS * (have - PLENTY))
    return value


def map_prospect(state: FarshoreState, player: Player) -> float:
    """The points that map tiles may still bring: each makes all others worth more (F-90)."""
    workers = player.ready + WORKERS_TO_COME[player.season]
    if not workers:
        return 0.0
    hope, tiles, values = MAP_HOPE[player.season], 0.0, 0.0
    for kind in MAPS:
        owned = player.maps[kind.index]
        if owned != NOBODY:
            tiles += 1
            values += owned
        elif state.map_left[kind.index]:
            missing = sum(max(0, need - player.types[type_]) for type_, need in kind.needs)
            if missing <= CITY_SPACES - player.spaces:
                tiles += hope[missing]
                values += hope[missing] * map_value(state, kind)
    return tiles * values - map_points(player.maps)


def worth(card: Card) -> float:
    """A rough worth of a card that is not yet played."""
    return card.points + (2.0 if card.type == PROSPERITY else 1.0 if card.type == PRODUCTION else 0.5)


def instinct_value(player: Player, decision: Decision, option: Option) -> float:
    """How much a hurried player likes an option; among equals he takes the first."""
    kind = decision.kind
    if isinstance(option, CardAt | CityCard):
        card_worth = worth(option.card)
        if kind in ("discard", "give_card", "sacrifice"):
            return -card_worth if kind != "discard" else discard_value(player, decision, card_worth)
        return 10.0 + card_worth if isinstance(option, CardAt) else 5.0
    if isinstance(option, Token):
        have = player.goods[option.index]
        return float(have) if kind in ("exchange", "give") and option.index <= MUSHROOM else -float(have)
    if isinstance(option, Place):
        return 3.0
    return PLAIN_VALUES.get(option.key, 0.0)


def discard_value(player: Player, decision: Decision, card_worth: float) -> float:
    """Cards are let go where they are paid for, and never all of them at the lookout."""
    paid = decision.because is not None and decision.because.key != "place:lookout"
    return 4.0 - card_worth if paid else -card_worth


PLAIN_VALUES: Final = {
    REST.key: 20.0,
    DECK.key: 2.0,
    PREPARE.key: 1.0,
    PASS.key: -1.0,
    DONE.key: 0.0,
    DECLINE.key: -0.5,
}
