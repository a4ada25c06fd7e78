"""Taking an action of the board: its effect and what structures add to it."""

from figurka.core.decision import Rule
from figurka.games.viticulture.content.buildings import FOUNTAIN
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.points import gain_lira, gain_points
from figurka.games.viticulture.rules.state import TASTED, Player, VitState
from figurka.games.viticulture.rules.things import BY_STRUCTURES, TASTING_ROOM, Action
from figurka.games.viticulture.rules.vineyard.cellar import has_wine

TOUR = "give_tour"


def action_possible(state: VitState, player: Player, action: Action, course: Course) -> bool:
    """Whether an action can be carried out (V-37)."""
    return steps_possible(state, player, state.edition.effect_of(state, action), course)


def take_action(state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
    """Carry out an action."""
    yield from do_steps(state, player, state.edition.effect_of(state, action), course, ordered=True)
    if action.name == TOUR:
        tour_given(state, player)


def tour_given(state: VitState, player: Player) -> None:
    """The tasting room pays a point once a year if there is wine; other players' fountains pay a lira."""
    if player.structures & TASTING_ROOM and not player.once & TASTED and has_wine(player):
        player.once |= TASTED
        gain_points(state, player, 1, BY_STRUCTURES)
    for other in state.others(player.seat):
        if other.owns(FOUNTAIN):
            gain_lira(state, other, 1)
