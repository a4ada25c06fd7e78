"""How well a player stands, and what a hurried one would choose."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.rules.scoring import score
from figurka.games.farshore.rules.state import HAND_LIMIT, NOBODY, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    DECK,
    MUSHROOM,
    PASS,
    PREPARE,
    PRODUCTION,
    PROSPERITY,
    REST,
    TREASURE,
    Card,
    CardAt,
    CityCard,
    Place,
    Token,
)

RESOURCE_VALUE: Final = (0.9, 0.9, 0.9, 0.55)
"""What a resource is worth in each season: in autumn there is less time to use it."""
CARD_VALUE: Final = (0.45, 0.4, 0.35, 0.2)
WORKER_VALUE: Final = 2.0
WORKERS_TO_COME: Final = (3 + 4 + 5, 4 + 5, 5, 0)
ACTIVATIONS_TO_COME: Final = (2, 1, 1, 0)
ANCHOR_VALUE: Final = (1.8, 1.6, 1.3, 0.8)
MAP_STEP_VALUE: Final = 0.5


def evaluate(state: FarshoreState, seat: int) -> float:
    """The points a player has, and a guess of what the rest is worth to him."""
    player = state.players[seat]
    value = float(score(state, player))
    if player.passed:
        return value
    season = player.season
    value += RESOURCE_VALUE[season] * sum(player.goods[:TREASURE])
    value += CARD_VALUE[season] * min(len(player.hand), HAND_LIMIT)
    value += WORKER_VALUE * (player.ready + WORKERS_TO_COME[season])
    value += ANCHOR_VALUE[season] * player.anchors
    value += ACTIVATIONS_TO_COME[season] * (player.types[PRODUCTION] + 0.3 * sum(player.stock))
    return value + MAP_STEP_VALUE * map_progress(player)


def map_progress(player: Player) -> int:
    """How many cards of the city help towards map tiles not owned yet."""
    return sum(
        min(player.types[type_], count)
        for kind in MAPS
        if player.maps[kind.index] == NOBODY
        for type_, count in kind.needs
    )


def worth(card: Card) -> float:
    """A rough worth of a card that is not yet played."""
    return card.points + (2.0 if card.type == PROSPERITY else 1.0 if card.type == PRODUCTION else 0.5)


def instinct(state: FarshoreState, decision: Decision) -> int:
    """The index of what a hurried player would choose."""
    player = state.players[decision.seat]
    options = decision.options
    ranked = [instinct_value(player, decision, option) for option in options]
    return ranked.index(max(ranked))


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
