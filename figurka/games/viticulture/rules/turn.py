"""A turn of the base game: one decision of set-up or spring, one placement, or the fall."""

from figurka.core.decision import Rule, choose
from figurka.games.viticulture.rules.board.placing import place, placements
from figurka.games.viticulture.rules.board.rows import to_next_player
from figurka.games.viticulture.rules.effects import cards as drawing
from figurka.games.viticulture.rules.effects import company, goods, visitors
from figurka.games.viticulture.rules.effects import workers as working
from figurka.games.viticulture.rules.setup import choose_gift, draft, next_parent
from figurka.games.viticulture.rules.state import DRAFT, FALL, PARENTS, SPRING, SUMMER_PHASE, VitState
from figurka.games.viticulture.rules.things import Spot
from figurka.games.viticulture.rules.year import begin_season, fall, next_phase, pass_season, wake_up

VOCABULARY = (company, drawing, goods, visitors, working)
"""The modules that make the steps of effects known."""


def turn(state: VitState) -> Rule[None]:
    """One turn of the active player."""
    player = state.players[state.active]
    if state.phase == PARENTS:
        yield from choose_gift(state, player)
        next_parent(state)
    elif state.phase == DRAFT:
        yield from draft(state, player)
    elif state.phase == SPRING:
        yield from wake_up(state, player)
        next_rooster(state)
    elif state.phase == FALL:
        yield from fall(state, player)
        player.passed = True
        if not to_next_player(state):
            yield from next_phase(state)
    else:
        yield from season_turn(state)
        if not to_next_player(state):
            yield from next_phase(state)


def season_turn(state: VitState) -> Rule[None]:
    """Place a worker or pass (V-12)."""
    player = state.players[state.active]
    chosen = state.recall_opening("place")
    if chosen is None:
        chosen = yield from choose(player.seat, "place", placements(state, player))
    if isinstance(chosen, Spot):
        yield from place(state, player, chosen)
    else:
        yield from pass_season(state, player)


def next_rooster(state: VitState) -> None:
    """Clockwise from the first player each takes a row; then summer begins (V-11)."""
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        begin_season(state, SUMMER_PHASE)
