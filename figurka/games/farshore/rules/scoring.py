"""Counting points: every source apart, and who wins."""

from figurka.games.farshore.rules.sailing import VALUES
from figurka.games.farshore.rules.shape import ScoreSource
from figurka.games.farshore.rules.solo import PURPLE_VALUE
from figurka.games.farshore.rules.state import NOBODY, FarshoreState, Player
from figurka.games.farshore.rules.things import POINT, PROSPERITY, TREASURE

TREASURE_POINTS = 2


def map_points(maps: tuple[int, ...]) -> int:
    """The sum of the tiles' values times their number (F-90)."""
    values = [value for value in maps if value != NOBODY]
    return sum(values) * len(values)


def base_points(player: Player) -> int:
    """The printed points of all cards in the city."""
    return sum(standing.card.points for standing in player.city)


def bonus_points(player: Player) -> int:
    """What the purple cards of the city add."""
    return sum(standing.card.bonus(player) for standing in player.city if standing.card.bonus is not None)


def breakdown(state: FarshoreState, player: Player) -> dict[ScoreSource, int]:
    """The points of a player by their sources (F-89); the rival's purple cards count alike (F-311)."""
    purple = bonus_points(player)
    if player is state.rival:
        purple = PURPLE_VALUE * player.types[PROSPERITY]
    return {
        "cards": base_points(player),
        "prosperity": purple,
        "points": player.goods[POINT],
        "treasures": TREASURE_POINTS * player.goods[TREASURE],
        "maps": map_points(player.maps),
        "ship": VALUES[player.ship],
    }


def score(state: FarshoreState, player: Player) -> int:
    """All points of a player."""
    return sum(breakdown(state, player).values())


def scores(state: FarshoreState) -> list[int]:
    """The points of each seat, as if the game ended now."""
    return [score(state, player) for player in state.players]


def standing(state: FarshoreState, player: Player) -> tuple[int, ...]:
    """What decides the game, in order: points, ship, map tiles, treasures, resources (F-92)."""
    return (
        score(state, player),
        player.ship,
        player.map_tiles,
        player.goods[TREASURE],
        sum(player.goods[:TREASURE]),
    )


def winners(state: FarshoreState) -> list[int]:
    """The seats that win; alone, a full tie is the rival's (F-91, F-312)."""
    if state.rival is not None:
        alone = state.players[0]
        return [alone.seat] if standing(state, alone) > standing(state, state.rival) else []
    best = max(standing(state, player) for player in state.players)
    return [player.seat for player in state.players if standing(state, player) == best]
