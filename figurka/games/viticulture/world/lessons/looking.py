"""What lessons of World look at in a state: the learner's and the fellow player's things, and the team's."""

from collections.abc import Mapping

from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.lessons.looking import points_in_words
from figurka.games.viticulture.rules.state import OVER, VitState
from figurka.games.viticulture.rules.steps import Pay
from figurka.games.viticulture.rules.things import BARE, GRANDE, ORDER
from figurka.games.viticulture.words.names import lira
from figurka.games.viticulture.world.content.balance import TILE_PRICE, TRAINING_PRICE
from figurka.games.viticulture.world.content.board import GOAL_POINTS, INFLUENCE_PRICE, MOST_INFLUENCE
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.scoring import won
from figurka.games.viticulture.world.rules.things import Oval
from figurka.lessons.form import LEARNER, Figure, Holds
from figurka.locales import Message

FELLOW = 1
"""The seat of Alma."""


# Figures


def points_of(seat: int) -> Figure:
    """How many points a seat has."""
    return lambda state: points_in_words(state.players[seat].vp)


def lira_of(seat: int) -> Figure:
    """How many lira a seat has."""
    return lambda state: lira(state.players[seat].lira)


def influence(state: VitState) -> int:
    """The team's influence."""
    return world_of(state).influence


def lira_short(state: VitState) -> Message:
    """What the learner lacks to buy influence."""
    return lira(INFLUENCE_PRICE - state.players[LEARNER].lira)


def event_price(state: VitState) -> Message:
    """What the space of the event's card costs."""
    event = world_of(state).event
    assert event is not None
    assert event.space is not None
    return lira(sum(step.lira for step in event.space.cost if isinstance(step, Pay)))


def trained(state: VitState) -> int:
    """How many workers of the learner wear no hat."""
    workers = state.players[LEARNER].workers
    return workers[BARE] + workers[GRANDE]


GOAL: Mapping[str, Figure] = {
    "goal": lambda _: points_in_words(GOAL_POINTS),
    "most": lambda _: MOST_INFLUENCE,
    "influence": influence,
    "price": lambda _: lira(INFLUENCE_PRICE),
    "mine": points_of(LEARNER),
    "hers": points_of(FELLOW),
    "lira": lira_of(LEARNER),
}
"""What the team needs and has."""
TRAINING: Mapping[str, Figure] = {
    "price": lambda _: lira(TRAINING_PRICE),
    "lira": lira_of(LEARNER),
    "trained": trained,
}
TILES: Mapping[str, Figure] = {"price": lambda _: lira(TILE_PRICE), "lira": lira_of(LEARNER)}


# What holds


def has_points(count: int) -> Holds:
    """The learner has just so many points."""
    return lambda state: state.players[LEARNER].vp == count


def has_influence(count: int) -> Holds:
    """The team has just so much influence."""
    return lambda state: influence(state) == count


def has_won(state: VitState) -> bool:
    """The game is over, and the team has won it."""
    return state.phase == OVER and won(state)


def is_offered(state: VitState) -> bool:
    """An offer lies before the fellow player, so it was one that can be made."""
    return world_of(state).offer is not None


def lays_an_oval(state: VitState) -> bool:
    """An oval tile was taken and is about to be laid."""
    return isinstance(world_of(state).laying, Oval)


def both_planted(state: VitState) -> bool:
    """Everybody has a vine in a field."""
    return all(any(player.fields) for player in state.players)


def is_filled(order: str) -> Holds:
    """An order was filled: it lies on its discard pile."""
    return lambda state: ORDER_BY_NAME[order] in state.discards[ORDER]
