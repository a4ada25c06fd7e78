"""What a player of World is asked before a choice that is in vain, takes scarce things or ends the year."""

from typing import Final

from figurka.core.decision import DECLINE, Decision, Option
from figurka.core.rules import Caution
from figurka.games.viticulture.rules.effects.verbs import COSTS
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Gain, Step
from figurka.games.viticulture.rules.things import (
    GRANDE,
    LATER,
    PASS,
    TAKE,
    Action,
    BoardSpot,
    CardSpot,
    WorkerKind,
)
from figurka.games.viticulture.words import cautions as base
from figurka.games.viticulture.words.effects import steps_text
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.world.content.board import MOST_INFLUENCE
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.innovating import oval_bonus
from figurka.games.viticulture.world.rules.placing import BESIDE, TRAINED, fellows_at, usable_workers
from figurka.games.viticulture.world.rules.things import EVENT_SPACE, LIRA_SPACE, NO_TRADE, Event
from figurka.locales import Message

AS_IT_IS: Final = (NO_TRADE, LATER, DECLINE)
"""The answers after which an action is done as it is."""


def caution(state: VitState, decision: Decision, option: Option) -> Caution | None:
    """What the deciding seat should be asked before it chooses the option."""
    return before_work(state, decision, option) or before_year_end(state, decision, option)


def before_work(state: VitState, decision: Decision, option: Option) -> Caution | None:
    """That an option brings nothing, or what it takes."""
    player = state.players[decision.seat]
    if isinstance(option, CardSpot):
        return before_card(option, usable_workers(state, player))
    if isinstance(option, WorkerKind) and isinstance(decision.because, CardSpot):
        return before_card(decision.because, [option.index])
    if decision.kind in ("trade", "oval") and isinstance(decision.because, Action):
        return base.before_forced(state, player, decision.because) if option in AS_IT_IS else None
    if option is TAKE and (steps := event_steps(decision)):
        return base.before_spending(state, decision, steps)
    if isinstance(option, BoardSpot) and option.action.index == EVENT_SPACE:
        return before_event_space(state)
    found = base.caution(state, decision, option)
    where = option if isinstance(option, BoardSpot) else decision.because
    if found is not None and not found.spends and isinstance(where, BoardSpot):
        return None if brings_more(state, player, where) else found
    return found


def before_year_end(state: VitState, decision: Decision, option: Option) -> Caution | None:
    """That this ends the last turn of the year: all pass then unasked, and the next event comes (W-68)."""
    player = state.players[decision.seat]
    if not state.winter or player.passed or state.active != player.seat or option is PASS:
        return None
    to_be_placed = decision.kind in ("place", "worker")
    if hands_left(state, player) > to_be_placed or any(
        hands_left(state, each) or continent_of(state).free_acts(state, each)
        for each in state.others(player.seat)
        if not each.passed
    ):
        return None
    return Caution(Message("viticulture-caution-year-ends", {"year": state.year}), spends=True)


def hands_left(state: VitState, player: Player) -> int:
    """How many workers a player can still place in this season."""
    return sum(player.available[kind] for kind in usable_workers(state, player))


def event_steps(decision: Decision) -> tuple[Step, ...]:
    """The price and the gain of what the event offers after an action."""
    event = decision.because
    if isinstance(event, Event) and decision.kind == "event" and event.bonus is not None:
        return event.bonus.cost + event.bonus.gain
    if isinstance(event, Event) and decision.kind == "service" and event.service is not None:
        service = event.service
        return () if service.inside else service.cost + service.gain
    return ()


def before_event_space(state: VitState) -> Caution | None:
    """That the space of the event's card brings nothing but influence, of which the team has all (W-83)."""
    world = world_of(state)
    space = world.event.space if world.event is not None else None
    if space is None or world.influence < MOST_INFLUENCE or space.after_cap:
        return None
    in_vain = all(step == Gain(influence=1) for step in space.gain)
    return Caution(Message("viticulture-caution-influence-full")) if in_vain else None


def before_card(spot: CardSpot, kinds: list[int]) -> Caution | None:
    """That none of the workers would get what a structure card gives for its price (W-20)."""
    building = spot.building
    only_pays = all(type(step) in COSTS for step in building.action)
    if not building.bonus or not only_pays or any(kind in TRAINED for kind in kinds):
        return None
    told = {
        "card": called(building),
        "price": steps_text(building.action),
        "bonus": steps_text(building.bonus),
    }
    return Caution(Message("viticulture-caution-untrained", {**told}))


def is_used_up(state: VitState, player: Player, event: Event) -> bool:
    """Whether the player has had what the event gives each player once."""
    once = event.service is not None or (event.bonus is not None and event.bonus.once_per_player)
    return once and bool(world_of(state).year.served >> player.seat & 1)


def brings_more(state: VitState, player: Player, spot: BoardSpot) -> bool:
    """Whether a worker there could gain more than the action gives: by an oval, the event or an exchange."""
    index = spot.action.index
    if index >= LIRA_SPACE:
        return True
    event = world_of(state).event
    if event is not None and event.marks(index) and gives(event) and not is_used_up(state, player, event):
        return True
    if player.available[GRANDE] and fellows_at(state, player, index):
        return True
    if spot.space == BESIDE or not any(kind in TRAINED for kind in usable_workers(state, player)):
        return False
    return bool(oval_bonus(state, index, spot.space))


def gives(event: Event) -> bool:
    """Whether an event gives something at the actions that it touches, and does not only make them harder."""
    deeds = (event.deed, event.second_deed, event.share, event.dish)
    return event.bonus is not None or event.service is not None or any(each is not None for each in deeds)
