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
from figurka.games.viticulture.rules.effects.visitors import playable
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Play, Step
from figurka.games.viticulture.rules.things import Action, BoardSpot, Field, Visitor, WorkerKind
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
        return before_forced(state, player, decision.because.action)
    if isinstance(option, Action) and decision.kind == "earlier":
        return before_forced(state, player, option)
    if isinstance(option, Visitor) and decision.kind == "visitor":
        return before_visitor(state, player, option)
    if decision.kind == "harvest" and isinstance(option, Field) and harvest_is_lost(state, player, option):
        return Caution(NO_ROOM)
    steps = steps_behind(decision, option)
    return before_spending(state, decision, steps) or before_playing(state, player, steps)


def before_playing(state: VitState, player: Player, steps: Sequence[Step]) -> Caution | None:
    """What the only visitor takes that could be played by one of these steps."""
    for step in steps:
        if isinstance(step, Play):
            cards = playable(state, player, step.deck, Course(None))
            return before_visitor(state, player, cards[0], named=False) if len(cards) == 1 else None
    return None


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
    return Caution(vain) if vain is not None else before_forced(state, player, spot.action)


def before_forced(state: VitState, player: Player, action: Action) -> Caution | None:
    """What the only visitor that could be played by an action would take."""
    steps = state.edition.effect_of(state, action)
    forced = only_choice(state, player, action) if steps else None
    return before_visitor(state, player, forced, named=False) if isinstance(forced, Visitor) else None


def before_visitor(state: VitState, player: Player, visitor: Visitor, named: bool = True) -> Caution | None:
    """What a visitor takes by its only way now; whoever names one himself knows if it has but one."""
    way = only_way(state, player, visitor, named)
    if way is None or not takes_scarce(way):
        return None
    told = {"card": called(visitor), "text": way_text(way)}
    return Caution(Message("viticulture-caution-only-way", {**told}), spends=True)
