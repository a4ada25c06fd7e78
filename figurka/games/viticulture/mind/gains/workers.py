"""Workers who are trained, fetched back or sent elsewhere."""

from typing import Final

from figurka.games.viticulture.content.board import ACTIONS
from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, Finders, Gains
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.things import SUMMER_SEASON

SUMMER_ACTIONS: Final = tuple(action for action in ACTIONS if action.season == SUMMER_SEASON)


def train(gains: Gains, step: steps.Train) -> float:
    """A worker for the years to come."""
    player = gains.player
    if not gains.state.edition.can_train(gains.state, player):
        return IMPOSSIBLE
    value = gains.worths.trained(player, gains.time) + gains.lira(-step.price)
    return value + gains.worths.work if step.this_year else value


def retrieve(gains: Gains, step: steps.Retrieve) -> float:
    """Workers who can work once more."""
    away = sum(gains.player.workers) - sum(gains.player.available)
    return gains.worths.work * min(away, step.count) if away else IMPOSSIBLE


def temporary(gains: Gains, step: steps.Step) -> float:
    """The grey worker."""
    return gains.worths.work


def place_ahead(gains: Gains, step: steps.Step) -> float:
    """A space of winter without delay."""
    return 0.3 if sum(gains.player.available) > 1 else IMPOSSIBLE


def earlier(gains: Gains, step: steps.Step) -> float:
    """The best summer action."""
    return max([gains.of_all(action.effect.ways[0].steps) for action in SUMMER_ACTIONS])


WORKERS: Final[Finders] = {
    steps.Train: train,
    steps.Retrieve: retrieve,
    steps.TakeTemporary: temporary,
    steps.PlaceAhead: place_ahead,
    steps.EarlierAction: earlier,
}
