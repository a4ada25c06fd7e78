"""Influence, what an event may give of it, and the team's deeds."""

from collections.abc import Sequence
from dataclasses import replace

from figurka.core.decision import Rule
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import perform, possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Gain, Step
from figurka.games.viticulture.world.content.balance import most_influence, team_target
from figurka.games.viticulture.world.content.board import MOST_INFLUENCE
from figurka.games.viticulture.world.rules.state import TALLIES, World
from figurka.games.viticulture.world.rules.things import Deed


def world_of(state: VitState) -> World:
    """The world of a state that has one."""
    world = state.world
    assert isinstance(world, World)
    return world


def gain_influence(state: VitState, player: Player, amount: int, origin: int) -> None:
    """Move the influence marker forward; what goes beyond its end is lost (W-83, W-109)."""
    world = world_of(state)
    gained = min(amount, MOST_INFLUENCE - world.influence)
    if gained:
        world.influence += gained
        world.origins += ((origin, player.seat),) * gained
        state.tell("influence", player.seat, count=gained)


def lose_influence(state: VitState, amount: int) -> None:
    """Move the influence marker back, as far as it goes (W-307)."""
    world = world_of(state)
    lost = min(amount, world.influence)
    if lost:
        world.influence -= lost
        world.origins = world.origins[: world.influence]
        state.tell("loses-influence", -1, count=lost)


def cap(state: VitState) -> int:
    """How much influence this year's event can give in all (W-300)."""
    event = world_of(state).event
    if event is None:
        return 0
    return most_influence(event.cap, state.seats)


def cap_left(state: VitState) -> int:
    """How much influence this year's event can still give."""
    return cap(state) - world_of(state).year.cap_used


def within_cap(state: VitState, step: Step) -> Step:
    """A step of an event with no more influence than the event may give (W-300)."""
    if not isinstance(step, Gain) or not step.influence:
        return step
    allowed = min(step.influence, cap_left(state))
    world_of(state).year.cap_used += allowed
    return step if allowed == step.influence else replace(step, influence=allowed)


def event_gain(state: VitState, player: Player, steps: Sequence[Step], course: Course) -> Rule[None]:
    """Do the steps that an event gives, as far as they are possible."""
    for step in steps:
        if possible(state, player, step, course):
            yield from perform(state, player, within_cap(state, step), course)


def at_once(state: VitState, player: Player, steps: Sequence[Step]) -> None:
    """Take gains that ask nothing."""
    for step in steps:
        for _ in perform(state, player, step, Course(world_of(state).event)):
            raise AssertionError(step)


def event_gain_at_once(state: VitState, player: Player, steps: Sequence[Step]) -> None:
    """Take gains of an event that ask nothing."""
    at_once(state, player, [within_cap(state, step) for step in steps])


# Deeds


def target(state: VitState, name: str) -> int:
    """A team count by the number of players (W-304)."""
    return team_target(name, state.seats)


def deed_target(state: VitState, deed: Deed) -> int:
    """What a deed asks of the team (W-342)."""
    return deed_asks(deed, state.seats)


def deed_asks(deed: Deed, seats: int) -> int:
    """What a deed asks of so many players."""
    return team_target(deed.target, seats) if deed.target else deed.base + deed.per_player * seats


def tally(state: VitState, player: Player, what: str, amount: int = 1) -> None:
    """Count something that the team has done; when a deed is complete its gain is taken at once (W-342)."""
    year = world_of(state).year
    if what == "players_who_planted":
        if year.planters >> player.seat & 1:
            return
        year.planters |= 1 << player.seat
    year.tallies[TALLIES.index(what)] += amount
    event = world_of(state).event
    if event is None:
        return
    for place, deed in enumerate((event.deed, event.second_deed)):
        done = year.deeds_done >> place & 1
        if (
            deed is not None
            and deed.count == what
            and not done
            and counted(state, what) >= deed_target(state, deed)
        ):
            year.deeds_done |= 1 << place
            state.tell("deed", player.seat, event)
            event_gain_at_once(state, player, deed.gain)


def counted(state: VitState, what: str) -> int:
    """How much of something the team has done this year."""
    return world_of(state).year.tallies[TALLIES.index(what)]
