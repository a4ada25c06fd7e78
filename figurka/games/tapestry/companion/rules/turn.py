"""A turn at the printed table: the person tells what happened, then the bots act by their own rules."""

from figurka.core.decision import Rule, choose
from figurka.games.tapestry.companion.rules.bots import TableBots, carried_out, table_bots
from figurka.games.tapestry.companion.rules.reporting import report_turn
from figurka.games.tapestry.companion.rules.things import AUTOMA, OUTCOMES, PERSON, SHADOW, SHARED
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.state import OVER, PLAY, SETUP, TapestryState
from figurka.games.tapestry.rules.world import settle
from figurka.games.tapestry.solo.rules.turn import bots_turn


def turn(state: TapestryState) -> Rule[None]:
    """The person's turn with the bots' answer; before the first the set-up, after the last the outcome."""
    if state.phase == SETUP:
        return openly(state, opening(state))
    if state.players[PERSON].finished and state.players[AUTOMA].finished:
        return openly(state, ending(state))
    return openly(state, both_turns(state))


def over(state: TapestryState) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


def scores(state: TapestryState) -> list[int]:
    """Nothing: the person's points are counted at the printed table."""
    return [0]


def winners(state: TapestryState) -> list[int]:
    """The person, if he has told so: a tie is won, or shared with the Automa, which has no seat (A-124)."""
    return [PERSON] if table_bots(state).outcome >= SHARED.index else []


def openly(state: TapestryState, rule: Rule[None]) -> Rule[None]:
    """Run a rule whose chance hides nothing that counts, so that what it draws can be taken back."""
    revelations = state.revelations
    try:
        decision = next(rule)
        while True:
            state.revelations = revelations
            decision = rule.send((yield decision))
    except StopIteration:
        state.revelations = revelations


def opening(state: TapestryState) -> Rule[None]:
    """Tell how the bots are laid out; they may begin."""
    bots = table_bots(state)
    tell_layout(state, bots)
    yield from bots.picked(state, state.players[PERSON])
    state.phase, state.active = PLAY, PERSON
    for place in state.board.chosen(state.occupied):
        yield from settle(state, place)
    if state.first == AUTOMA:
        yield from bots_act(state)


def tell_layout(state: TapestryState, bots: TableBots) -> None:
    """Tell what goes where at the printed table (A-11 to A-19, A-121)."""
    assert bots.level is not None
    level, (civilization, *_) = bots.level.number, bots.civilizations
    homes = tuple(
        place for seat in (PERSON, AUTOMA) for place in state.board.hexes if holds(state, place.index, seat)
    )
    state.tell("lays-out-level", AUTOMA, count=level)
    state.tell("lays-out-civilization", AUTOMA, civilization, things=(TRACKS[bots.favourites[0]],))
    state.tell("lays-out-shadow", SHADOW, TRACKS[bots.favourites[1]])
    state.tell("lays-out-map", AUTOMA, homes[1], things=homes[:1])
    state.tell("lays-out-hexes", AUTOMA)
    state.tell("lays-out-cards", AUTOMA)
    if level == 1:
        state.tell("lays-out-head-start", AUTOMA)
    state.tell("lays-out-first", state.first)


def holds(state: TapestryState, index: int, seat: int) -> bool:
    """Whether a seat has a piece on a hex."""
    return any(piece.seat == seat for piece in state.pieces[index])


def both_turns(state: TapestryState) -> Rule[None]:
    """The person's turn and then that of the bots, as long as they are not done (A-20, A-122)."""
    person = state.players[PERSON]
    if not person.finished:
        yield from report_turn(state, person)
    yield from bots_act(state)


def bots_act(state: TapestryState) -> Rule[None]:
    """The bots' turn, which the person carries out before anything else."""
    if not state.players[AUTOMA].finished:
        yield from carried_out(state, acting(state))


def acting(state: TapestryState) -> Rule[None]:
    """The bots' turn, by the rules of the solo game."""
    state.active = AUTOMA
    yield from bots_turn(state, state.players[AUTOMA])
    state.active = PERSON


def ending(state: TapestryState) -> Rule[None]:
    """Both sides are done: the person compares the points (A-123, A-124)."""
    told = yield from choose(PERSON, "outcome", OUTCOMES)
    table_bots(state).outcome = told.index
    state.phase = OVER
