"""How many points a player will probably have: what he has, and what his position promises."""

from typing import Final

from figurka.games.farshore.mind.outlook import ACTIVATIONS_TO_COME, ALL_WORKERS, Outlook, Target
from figurka.games.farshore.mind.values import Values
from figurka.games.farshore.rules.scoring import map_points, score
from figurka.games.farshore.rules.solo import LEVELS
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TREASURE,
)

DRAWS_TO_COME: Final = (4, 4, 2, 0)
"""How many cards the seasons to come will still bring."""
FEATURES: Final = (
    "score",
    "workers",
    "workers_squared",
    "maps",
    "next_card",
    "further_cards",
    "production",
    "governance",
    "destination",
    "prosperity",
    "stock",
    "hand",
    "hand_early",
    "anchors",
    "anchors_early",
    "room",
    "ship_early",
    "spare_driftwood",
    "spare_seaweed",
    "spare_stone",
    "spare_mushroom",
    "spare_early",
    "treasure_early",
)


def measure(values: Values, state: FarshoreState, player: Player) -> list[float]:
    """What each of the features counts for a player; once he has passed only his points."""
    points = float(score(state, player))
    if player.passed:
        return [points] + [0.0] * (len(FEATURES) - 1)
    outlook = Outlook(values, state, player)
    outlook.aim()
    share = outlook.share
    goods = player.goods[:]
    first, further = plan(outlook, goods)
    in_city = effects_to_come(outlook)
    cards = min(len(player.hand) + DRAWS_TO_COME[player.season], HAND_LIMIT)
    anchors = float(player.anchors)
    return [
        points,
        outlook.left,
        outlook.left * share,
        outlook.charts.points - map_points(player.maps),
        first,
        further,
        in_city[PRODUCTION],
        in_city[GOVERNANCE],
        in_city[DESTINATION],
        in_city[PROSPERITY],
        min(sum(player.stock), 2 * ACTIVATIONS_TO_COME[player.season]),
        cards,
        cards * share,
        anchors,
        anchors * share,
        (CITY_SPACES - player.spaces) * share,
        player.ship * share,
        *goods[:TREASURE],
        sum(goods[:TREASURE]) * share,
        goods[TREASURE] * share,
    ]


def plan(outlook: Outlook, goods: list[int]) -> tuple[float, float]:
    """What the card aimed at first promises and what the others do, each paid for out of what is left."""
    first, further = 0.0, 0.0
    anchors = outlook.player.anchors
    for target in outlook.targets:
        if target.moored and anchors:
            anchors -= 1
            promised = target.gain
        else:
            promised = target.gain * outlook.reach ** pay_from(goods, target)
        if first:
            further += promised
        else:
            first = promised
    return first, further


def pay_from(goods: list[int], target: Target) -> int:
    """Take what a card costs out of the goods; returns how much is missing."""
    short = 0
    for token, amount in target.card.cost.parts:
        paid = min(amount, goods[token])
        goods[token] -= paid
        short += amount - paid
    treasures = min(short, goods[TREASURE])
    goods[TREASURE] -= treasures
    return short - treasures


def effects_to_come(outlook: Outlook) -> list[float]:
    """What the cards of the city will still bring by their effects, by type."""
    found = [0.0] * (PROSPERITY + 1)
    effects, times = outlook.values.effects, outlook.times
    for standing in outlook.player.city:
        card = standing.card
        found[card.type] += effects[card.rank] * times[card.type]
        if card.type == PRODUCTION:
            found[PRODUCTION] -= effects[card.rank]
    return found


def rival_prospect(values: Values, state: FarshoreState, rival: Player) -> float:
    """The points that the rival of a lone player will probably have."""
    player = state.players[0]
    points = float(score(state, rival))
    if player.passed:
        return points
    outlook = Outlook(values, state, player)
    plays = min(CITY_SPACES - player.spaces, values.pace * outlook.left)
    sails = LEVELS[state.level].season_move * (3 - player.season)
    return points + values.answer * plays + 2.0 * sails + 0.0 * ALL_WORKERS
