"""Traps at a printed table, where the person alone sees the cards and tells what came of them."""

from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import TAKE, Hex, Number
from figurka.games.tapestry.rules.world import topple
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.games.tapestry.solo.rules.explaining import explain

UNDEFENDED: Final = Option("undefended")
"""No card was discarded: Pillage and Plunder lets nobody defend himself."""
CARDS_LEFT: Final = tuple(Number(count) for count in range(40))
"""How many cards may be left to the Automa: always fewer than there are tapestry cards."""


def told_trap(state: TapestryState, attacker: Player, defender: Player, place: Hex) -> Rule[bool]:
    """Whether a trap decided a conquest, as the person tells it (A-67, A-85 to A-90, A-139, A-140)."""
    if defender.bot:
        return (yield from told_defence(state, attacker, defender, place))
    if defender.finished:
        return False
    answer = yield from choose(defender.seat, "trap", (TAKE, DECLINE), place)
    if answer is DECLINE:
        return False
    spring(state, attacker, defender, place)
    return True


def told_defence(state: TapestryState, person: Player, automa: Player, place: Hex) -> Rule[bool]:
    """The person turns over the Automa's cards until one is a trap, and tells how many are left."""
    bots = bots_of(state)
    explain(state, automa, "A-85", count=len(bots.supply))
    if not bots.supply:
        return False
    answers: tuple[Option, ...] = (DECLINE, *CARDS_LEFT[: len(bots.supply)], UNDEFENDED)
    answer = yield from choose(person.seat, "defence", answers, place)
    if answer is UNDEFENDED:
        return False
    left = answer.number if isinstance(answer, Number) else 0
    state.discard += bots.supply[left:]
    bots.supply = bots.supply[:left]
    if answer is DECLINE:
        explain(state, automa, "A-88")
        return False
    spring(state, person, automa, place)
    state.tell("bot-keeps-cards", automa.seat, count=left)
    return True


def spring(state: TapestryState, attacker: Player, defender: Player, place: Hex) -> None:
    """A trap keeps a hex: what attacks it lies."""
    topple(state, place, attacker.seat)
    state.tell("traps", defender.seat, place, other=attacker.seat)
