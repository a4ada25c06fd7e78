"""The ship track: moving along it, its treasures and its values."""

from bisect import bisect_right
from typing import Final

from figurka.core.decision import Option
from figurka.games.farshore.rules.state import LAST_SPACE, FarshoreState, Player
from figurka.games.farshore.rules.things import TOKENS, TREASURE, Card

VALUES: Final = (*range(0, 40, 2), *range(40, 61))
TREASURE_SPACES: Final = (2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37)


def treasures_behind(ship: int) -> int:
    """How many treasure spaces the ship has reached or passed."""
    return bisect_right(TREASURE_SPACES, ship)


def move_ship(
    state: FarshoreState, player: Player, spaces: int, because: Option | None = None, by_wind: bool = False
) -> int:
    """Move a ship forward, taking treasures on the way; returns how far it went (F-66, F-68)."""
    start = player.ship
    goal = min(start + spaces, LAST_SPACE)
    if goal == start:
        return 0
    player.ship = goal
    if by_wind:
        state.tell("sails-wind", player.seat, because, goal - start)
    elif because is not None:
        state.tell("sails-by", player.seat, because, goal - start)
    else:
        state.tell("sails", player.seat, count=goal - start)
    found = treasures_behind(goal) - treasures_behind(start)
    if found:
        player.goods[TREASURE] += found
        state.tell("finds", player.seat, TOKENS[TREASURE], found)
    return goal - start


def wind_strength(state: FarshoreState, card: Card) -> int:
    """How many of the two wind roses the card matches (F-64)."""
    first, second = state.winds
    return (1 if card.winds & first.bit else 0) + (1 if card.winds & second.bit else 0)


def sail_with_the_wind(state: FarshoreState, player: Player, card: Card) -> int:
    """Move the ship for a played card; returns how far the wind took it."""
    strength = wind_strength(state, card)
    return move_ship(state, player, strength, card, by_wind=True) if strength else 0


def change_wind(state: FarshoreState, seat: int) -> None:
    """Put both wind roses under their stacks and turn up the next (F-76)."""
    roses = tuple(pile.copy() for pile in state.roses)
    for pile, rose in zip(roses, state.winds, strict=True):
        pile.put_under(rose)
    state.winds = tuple(pile.draw(state) for pile in roses)
    state.roses = roses
    state.wind_changes += 1
    state.tell("changes-wind", seat, things=state.winds)
