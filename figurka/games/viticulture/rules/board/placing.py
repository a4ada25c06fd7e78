"""Placing a worker in the base game, and what follows from it."""

from typing import Final

from figurka.core.decision import Option, Rule, agree, choose
from figurka.games.viticulture.content.board import ACTIONS, YOKE_EFFECT
from figurka.games.viticulture.rules.board.actions import action_possible, take_action
from figurka.games.viticulture.rules.board.spots import open_spots, private_spots, usable_kinds
from figurka.games.viticulture.rules.board.workers import put_worker
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import perform, possible
from figurka.games.viticulture.rules.effects.vineyard import aftermath, maybe_ferment
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Demolish, Discount, Draw, Gain, Step, part
from figurka.games.viticulture.rules.things import (
    BARE,
    GRANDE,
    GREY,
    PASS,
    SUMMER_SEASON,
    WINTER_SEASON,
    WITH_BONUS,
    WORKERS,
    BoardSpot,
    CardSpot,
    Spot,
)

PROBES: Final = tuple(Course(action, action.index) for action in ACTIONS)
"""For each action a course by which it is asked whether the action is possible; they are never changed."""
DEMOLISH_STEPS: tuple[Step, ...] = (Demolish(),)
YOKE_STEPS: tuple[Step, ...] = (YOKE_EFFECT,)
FIRST = (Gain, Discount, Draw)
"""The bonuses that are taken before the action, since they can only help it."""


def placements(state: VitState, player: Player) -> list[Option]:
    """The spots where a worker may be put to do something, and passing (V-12, V-37)."""
    options: list[Option] = []
    if player.available[BARE] or player.available[GRANDE] or player.available[GREY]:
        season = WINTER_SEASON if state.winter else SUMMER_SEASON
        can: dict[int, bool] = {}
        for spot in open_spots(state, player, season):
            index = spot.action.index
            if index not in can:
                can[index] = action_possible(state, player, spot.action, PROBES[index])
            if can[index] or bonus_enables(state, player, spot):
                options.append(spot)
        options += [
            spot
            for spot in private_spots(player)
            if steps_possible(state, player, steps_at(spot), Course(spot))
        ]
    options.append(PASS)
    return options


def bonus_enables(state: VitState, player: Player, spot: BoardSpot) -> bool:
    """Whether the action becomes possible by the bonus taken before it."""
    if spot.space != WITH_BONUS:
        return False
    bonus = spot.action.bonus[0]
    if not isinstance(bonus, Discount):
        return False
    course = Course(spot.action, spot.action.index)
    course.discount = bonus.lira
    return action_possible(state, player, spot.action, course)


def steps_at(spot: Spot) -> tuple[Step, ...]:
    """What a private space does."""
    if isinstance(spot, CardSpot):
        return spot.building.action
    return YOKE_STEPS if spot.key == "at:yoke" else DEMOLISH_STEPS


def place(state: VitState, player: Player, spot: Spot) -> Rule[None]:
    """Put a worker onto a spot and do what it says."""
    kinds = usable_kinds(state, player, spot)
    kind = yield from choose(player.seat, "worker", [WORKERS[kind] for kind in kinds], spot)
    put_worker(state, player, spot, kind.index)
    state.tell("places", player.seat, spot, things=(kind,))
    if isinstance(spot, BoardSpot):
        course = Course(spot.action, spot.action.index, kind.index)
        course.space = spot.space
        yield from act(state, player, spot, course)
    else:
        course = Course(spot, worker=kind.index)
        yield from do_steps(state, player, steps_at(spot), course)
        if isinstance(spot, CardSpot):
            yield from do_steps(state, player, spot.building.bonus, course)
    yield from aftermath(state, player, course)


def act(state: VitState, player: Player, spot: BoardSpot, course: Course) -> Rule[None]:
    """The action with the bonus of the middle space before or after it (V-36, V-78)."""
    action = spot.action
    bonus = action.bonus[0] if spot.space == WITH_BONUS else None
    if bonus is not None and isinstance(bonus, FIRST):
        yield from perform(state, player, bonus, course)
    yield from take_action(state, player, action, course)
    if bonus is None or isinstance(bonus, FIRST):
        return
    if not possible(state, player, bonus, course):
        return
    yield from maybe_ferment(state, player, course)
    if (yield from agree(player.seat, "bonus", part(bonus), action)):
        yield from perform(state, player, bonus, course)
