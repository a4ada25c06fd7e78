"""How many points a player will probably have: what he has, and what his position promises."""

from typing import Final

from figurka.games.farshore.mind.outlook import WORKERS_TO_COME, Outlook, rival_play
from figurka.games.farshore.mind.values import Values
from figurka.games.farshore.rules.scoring import TREASURE_POINTS, map_points, score
from figurka.games.farshore.rules.solo import LEVELS
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    AUTUMN,
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
    "aims",
    "goods",
    "production",
    "governance",
    "destination",
    "prosperity",
    "held_cards",
    "hand",
    "anchors",
    "fullness",
)


def measure(values: Values, state: FarshoreState, player: Player) -> list[float]:
    """What each of the features counts for a player; once he has passed only his points."""
    points = float(score(state, player))
    if player.passed:
        return [points] + [0.0] * (len(FEATURES) - 1)
    outlook = Outlook(values, state, player)
    outlook.aim()
    flat = outlook.flat_worth(player.goods) - TREASURE_POINTS * player.goods[TREASURE]
    in_city = effects_to_come(outlook)
    cards = min(len(player.hand) + DRAWS_TO_COME[player.season], HAND_LIMIT)
    held = 0.0
    for card in player.hand:
        held += outlook.holding(card)
    full = player.spaces / CITY_SPACES
    return [
        points,
        float(outlook.left),
        outlook.left * outlook.share,
        outlook.charts.points - map_points(player.maps),
        values.target * outlook.nearness(player.goods),
        flat,
        in_city[PRODUCTION],
        in_city[GOVERNANCE],
        in_city[DESTINATION],
        in_city[PROSPERITY],
        held,
        outlook.drawing(cards, 0),
        player.anchors * outlook.anchor,
        -values.space * outlook.share * CITY_SPACES * full * full * full / 3.0,
    ]


def effects_to_come(outlook: Outlook) -> list[float]:
    """What the cards of the city will still bring by their effects, by type."""
    found = [0.0] * (PROSPERITY + 1)
    effects, times = outlook.values.effects, outlook.times
    for standing in outlook.player.city:
        card = standing.card
        if card.type == PRODUCTION:
            found[PRODUCTION] += outlook.activating(card) * (times[PRODUCTION] - 1.0)
        else:
            found[card.type] += effects[card.rank] * times[card.type]
    return found


def rival_prospect(values: Values, state: FarshoreState, rival: Player) -> float:
    """The points that the rival of a lone player will probably have."""
    player = state.players[0]
    points = float(score(state, rival))
    if player.passed:
        return points
    level, preparations = LEVELS[state.level], AUTUMN - player.season
    left = player.ready + WORKERS_TO_COME[player.season]
    plays = values.pace * left + level.season_cards * preparations
    return points + rival_play(values) * plays + values.rival_space * level.season_move * preparations
