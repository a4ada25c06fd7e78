"""A turn of World: set-up, the year's opening, waking up, or a placement."""

from figurka.core.decision import Option, Rule, choose
from figurka.games.viticulture.rules import turn as base_turn
from figurka.games.viticulture.rules.board.rows import to_next_player
from figurka.games.viticulture.rules.state import PARENTS, SPRING, SUMMER_PHASE, YEAR_START, Player, VitState
from figurka.games.viticulture.rules.things import PASS, Spot
from figurka.games.viticulture.world.rules import selling
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.placing import place, placements
from figurka.games.viticulture.world.rules.setup import begin
from figurka.games.viticulture.world.rules.year import (
    next_phase,
    next_rooster,
    open_year,
    pass_summer,
    pass_winter,
    wake_up,
)

VOCABULARY = (base_turn, selling)
"""The modules that make the steps of effects known."""


def turn(state: VitState) -> Rule[None]:
    """One turn of the active player."""
    if state.phase == PARENTS:
        yield from begin(state)
    elif state.phase == YEAR_START:
        yield from open_year(state)
    elif state.phase == SPRING:
        yield from wake_up(state, state.players[state.active])
        yield from next_rooster(state)
    else:
        yield from season_turn(state, state.players[state.active])
        if not to_next_player(state):
            yield from next_phase(state)


def season_turn(state: VitState, player: Player) -> Rule[None]:
    """Place a worker or pass; before that, what the continent allows besides (W-27)."""
    closed: tuple[Spot, ...] = ()
    continent = continent_of(state)
    while True:
        chosen = state.recall_opening("place")
        if chosen is None:
            options: list[Option] = placements(state, player, closed)
            options += continent.free_acts(state, player)
            options.append(PASS)
            chosen = yield from choose(player.seat, "place", options)
        if chosen is PASS:
            if state.phase == SUMMER_PHASE:
                yield from pass_summer(state, player)
            else:
                yield from pass_winter(state, player)
            return
        if isinstance(chosen, Spot):
            if (yield from place(state, player, chosen)):
                return
            closed += (chosen,)
        else:
            yield from continent.do_free_act(state, player, chosen)
