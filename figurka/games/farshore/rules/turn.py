"""A turn: place a worker, play a card, prepare for the next season, or pass."""

from figurka.core.decision import Option, Rule, choose
from figurka.games.farshore.rules.paying import Means, why_not_play
from figurka.games.farshore.rules.placing import open_places, visit
from figurka.games.farshore.rules.playing import play_card
from figurka.games.farshore.rules.seasons import prepare
from figurka.games.farshore.rules.solo import rival_answers, rival_prepares, rival_takes_maps
from figurka.games.farshore.rules.state import OVER, PLAY, SETUP, FarshoreState, Player
from figurka.games.farshore.rules.things import AUTUMN, BAY, HAND, KEEP, PASS, PREPARE, REDRAW, USUAL, CardAt


def turn(state: FarshoreState) -> Rule[None]:
    """One turn of the active player; in the setup, his one chance to redraw his hand."""
    player = state.players[state.active]
    if state.phase == SETUP:
        yield from redraw(state, player)
        state.active = (state.active + 1) % len(state.players)
        if state.active == state.first:
            state.phase = PLAY
        return
    state.played = 0
    action = state.recall_opening("turn")
    if action is None:
        action = yield from choose(player.seat, "turn", actions(state, player))
    if isinstance(action, CardAt):
        yield from play_card(state, player, action.card, action.source, USUAL)
    elif action is PREPARE:
        yield from prepare(state, player)
    elif action is PASS:
        player.passed = True
        state.tell("passes", player.seat)
    else:
        player.ready -= 1
        yield from visit(state, player, action)
    state.refill_bay()
    if state.rival is not None:
        rival_acts(state, state.rival, action)
    next_player(state)


def over(state: FarshoreState) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


def actions(state: FarshoreState, player: Player) -> list[Option]:
    """All that the player may do in his turn (F-22)."""
    options = open_places(state, player) if player.ready else []
    means = Means(player, USUAL)
    seen = 0
    for card in player.hand:
        if not seen & card.bit and why_not_play(means, card, HAND) is None:
            options.append(card.in_hand)
        seen |= card.bit
    for place in range(state.bay_guards, len(state.bay)):
        lying = state.bay[place]
        if lying is not None and why_not_play(means, lying, BAY) is None:
            options.append(lying.in_bay)
    if player.season == AUTUMN:
        options.append(PASS)
    elif not player.ready:
        options.append(PREPARE)
    return options


def redraw(state: FarshoreState, player: Player) -> Rule[None]:
    """Once, in the setup, a player may discard the whole hand and draw as many cards (F-17, F-264)."""
    answer = yield from choose(player.seat, "redraw", (KEEP, REDRAW))
    if answer is KEEP:
        return
    count = len(player.hand)
    for card in player.hand:
        state.put_aside(card, 1 << player.seat)
    player.hand.clear()
    state.tell("redraws", player.seat, count=count)
    for _ in range(count):
        drawn = state.draw_card()
        if drawn is not None:
            player.hand.append(drawn)


def rival_acts(state: FarshoreState, rival: Player, action: Option) -> None:
    """What the rival does after an action of the lone player (F-304, F-307, F-310)."""
    rival_answers(state, rival)
    if action is PREPARE:
        rival_prepares(state, rival)
    elif action is PASS:
        rival_takes_maps(state, rival)


def next_player(state: FarshoreState) -> None:
    """Give the turn to the next player who has not passed; when all have, the game is over (F-88, F-216).

    If he has no worker left, whether anything but to prepare or pass is left to him, which nobody is asked,
    follows from his hand; a worker can always go to the docks or the lookout.
    """
    count = len(state.players)
    for step in range(1, count + 1):
        seat = (state.active + step) % count
        if not state.players[seat].passed:
            state.active = seat
            if not state.players[seat].ready:
                state.look_into(seat)
            return
    state.phase = OVER
