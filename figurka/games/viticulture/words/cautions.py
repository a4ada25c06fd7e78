"""What a player of Viticulture is asked before a choice that brings nothing or takes scarce things."""

from collections.abc import Sequence

from figurka.core.decision import Decision, Option
from figurka.core.rules import Caution
from figurka.games.viticulture.rules.cautions import (
    NO_ROOM,
    harvest_is_lost,
    in_vain,
    only_choice,
    only_way,
    scarce_things,
    takes_scarce,
)
from figurka.games.viticulture.rules.course import Choice, Course
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import BoardSpot, Field, Visitor, WorkerKind
from figurka.games.viticulture.words.effects import way_text
from figurka.games.viticulture.words.names import called, thing_called
from figurka.games.viticulture.words.options import steps_behind
from figurka.locales import Message


def caution(state: VitState, decision: Decision, option: Option) -> Caution | None:
    """What the deciding seat should be asked before it chooses the option."""
    player = state.players[decision.seat]
    if isinstance(option, BoardSpot) and decision.kind == "place":
        return before_action(state, player, option)
    if isinstance(option, WorkerKind) and isinstance(decision.because, BoardSpot):
        return before_forced(state, player, decision.because)
    if isinstance(option, Visitor) and decision.kind == "visitor":
        return before_visitor(state, player, option)
    if decision.kind == "harvest" and isinstance(option, Field) and harvest_is_lost(state, player, option):
        return Caution(NO_ROOM)
    return before_spending(state, decision, steps_behind(decision, option))


def before_spending(state: VitState, decision: Decision, steps: Sequence[Step]) -> Caution | None:
    """Which cards, grapes and wines an option takes without asking on."""
    course = decision.course if isinstance(decision, Choice) else Course(decision.because)
    things = scarce_things(state, state.players[decision.seat], steps, course)
    if not things:
        return None
    told = tuple(thing_called(thing) for thing in things)
    return Caution(Message("viticulture-caution-takes", {"things": told}), spends=True)


def before_action(state: VitState, player: Player, spot: BoardSpot) -> Caution | None:
    """That a worker would gain nothing there, or what it would take without asking again."""
    vain = in_vain(state, player, state.edition.effect_of(state, spot.action))
    return Caution(vain) if vain is not None else before_forced(state, player, spot)


def before_forced(state: VitState, player: Player, spot: BoardSpot) -> Caution | None:
    """What the only visitor that could be played there would take."""
    steps = state.edition.effect_of(state, spot.action)
    forced = only_choice(state, player, spot.action) if steps else None
    return before_visitor(state, player, forced) if isinstance(forced, Visitor) else None


def before_visitor(state: VitState, player: Player, visitor: Visitor) -> Caution | None:
    """What a visitor takes by the only way in which it can be used now."""
    way = only_way(state, player, visitor)
    if way is None or not takes_scarce(way):
        return None
    told = {"card": called(visitor), "text": way_text(way)}
    return Caution(Message("viticulture-caution-only-way", {**told}), spends=True)
