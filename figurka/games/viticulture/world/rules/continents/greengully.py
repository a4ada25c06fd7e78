"""Greengully: each event card is an all-year space for workers."""

from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Gain, Pay, Step
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import cap, cap_left, world_of


class Greengully(Continent):
    """The continent of the first game."""

    def offered(self, state: VitState) -> tuple[tuple[Step, ...], tuple[Step, ...]] | None:
        """Cost and gain of the event's space now; None if it is closed (W-300, W-311)."""
        event = world_of(state).event
        space = None if event is None else event.space
        if space is None:
            return None
        gives_influence = any(isinstance(step, Gain) and step.influence for step in space.gain)
        if gives_influence and cap(state) and not cap_left(state):
            return (space.cost, space.after_cap) if space.after_cap else None
        return space.cost, space.gain

    def can_enter(self, state: VitState, player: Player, course: Course) -> bool:
        """Whether a player can pay the cost and take the gain."""
        offered = self.offered(state)
        if offered is None:
            return False
        cost, gain = offered
        if not all(possible(state, player, step, course) for step in cost):
            return False
        price = sum(step.lira for step in cost if isinstance(step, Pay))
        player.lira -= price
        can = all(possible(state, player, step, course) for step in gain)
        player.lira += price
        return can
