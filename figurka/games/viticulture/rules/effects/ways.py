"""Effects: which of their ways can be taken, and taking them."""

from collections.abc import Sequence
from itertools import permutations

from figurka.core.decision import Option, Rule, choose
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.foresight import in_turn
from figurka.games.viticulture.rules.effects.verbs import ALWAYS, COSTS, perform, possible
from figurka.games.viticulture.rules.state import MOST_WORKERS, Player, VitState
from figurka.games.viticulture.rules.steps import (
    A_CARD_LEFT,
    SIX_WORKERS,
    Draw,
    DrawPer,
    Effect,
    Gain,
    GainPer,
    Step,
    Way,
    When,
    part,
)

BOTH = Option("way:both")
LOOKING_BACK = (GainPer, DrawPer, When)
"""The steps that come last, because they look at what was done."""


# Whether an effect can be taken


def demanding(steps: Sequence[Step]) -> list[Step]:
    """The works: steps that may be impossible, apart from prices and from what only looks back."""
    return [
        step
        for step in steps
        if type(step) not in ALWAYS and type(step) not in COSTS and not isinstance(step, LOOKING_BACK)
    ]


def way_possible(state: VitState, player: Player, way: Way, course: Course) -> bool:
    """Whether every step of a way can be done in some order (V-71)."""
    if way.needs and not need_met(state, player, way.needs):
        return False
    return steps_possible(state, player, way.steps, course)


def steps_possible(state: VitState, player: Player, steps: tuple[Step, ...], course: Course) -> bool:
    """Whether all of the steps can be done: each price, and the rest in some order."""
    if len(steps) == 1:
        return possible(state, player, steps[0], course)
    works: list[Step] = []
    for step in steps:
        kind = type(step)
        if kind in COSTS:
            if not possible(state, player, step, course):
                return False
        elif kind not in ALWAYS and kind is not GainPer:
            works.append(step)
    if len(works) <= 1:
        return not works or possible(state, player, works[0], course)
    return any(in_turn(state, player, first, then, course) for first, then in permutations(works, 2))


def need_met(state: VitState, player: Player, need: str) -> bool:
    """Whether what a way asks for, without being a price, is there."""
    if need == A_CARD_LEFT:
        return player.cards_in_hand() > 0
    assert need == SIX_WORKERS
    return state.edition.worker_total(player) >= MOST_WORKERS


def work(way: Way) -> Step | None:
    """The step of a way that may be impossible."""
    works = demanding(way.steps)
    return works[0] if works else None


def can_follow(state: VitState, player: Player, first: Way, then: Way, course: Course) -> bool:
    """Whether one way can be taken after another."""
    one, other = work(first), work(then)
    if one is None or other is None:
        return way_possible(state, player, first, course) and way_possible(state, player, then, course)
    if not all(
        possible(state, player, step, course)
        for way in (first, then)
        for step in way.steps
        if type(step) in COSTS
    ):
        return False
    return in_turn(state, player, one, other, course)


def effect_possible(state: VitState, player: Player, effect: Effect, course: Course) -> bool:
    """Whether an effect can be taken in some way."""
    ways = effect.ways
    if effect.pick == 1:
        return any(way_possible(state, player, way, course) for way in ways)
    return any(
        can_follow(state, player, first, then, course) for first in ways for then in ways if first is not then
    )


# Taking an effect


def take_effect(state: VitState, player: Player, effect: Effect, course: Course) -> Rule[None]:
    """Choose the ways of an effect and take them."""
    ways = effect.ways
    if len(ways) == 1:
        yield from take_way(state, player, ways[0], course)
        return
    if effect.pick > 1:
        yield from take_two(state, player, ways, course)
        return
    options: list[Option] = [way for way in ways if way_possible(state, player, way, course)]
    both = effect.both
    affordable = both is not None and possible(state, player, both, course)
    pairs = permutations(ways, 2) if affordable else ()
    if any(can_follow(state, player, one, other, course) for one, other in pairs):
        options.append(BOTH)
    chosen = yield from choose(player.seat, "way", options, course.source)
    if isinstance(chosen, Way):
        yield from take_way(state, player, chosen, course)
    elif both is not None:
        yield from perform(state, player, both, course)
        yield from take_two(state, player, ways, course)


def take_two(state: VitState, player: Player, ways: tuple[Way, ...], course: Course) -> Rule[None]:
    """Choose two ways in the order in which they are taken (V-74)."""
    pairs = [pair for pair in permutations(ways, 2) if can_follow(state, player, *pair, course)]
    firsts = list(dict.fromkeys([first for first, _ in pairs]))
    if len(pairs) == 2 and pairs[0] == pairs[1][::-1] and indifferent(*pairs[0]):
        firsts = firsts[:1]
    first = yield from choose(player.seat, "first_way", firsts, course.source)
    seconds = [second for one, second in pairs if one is first]
    second = yield from choose(player.seat, "second_way", seconds, course.source)
    course.then = work(second)
    yield from take_way(state, player, first, course)
    course.then = None
    yield from take_way(state, player, second, course)


def indifferent(one: Way, other: Way) -> bool:
    """Whether two ways come to the same in either order: mere gains, or points beside whatever else."""
    if all(isinstance(step, Gain | Draw) for step in one.steps + other.steps):
        return True
    return any(all(isinstance(step, Gain) and not step.lira for step in way.steps) for way in (one, other))


def take_way(state: VitState, player: Player, way: Way, course: Course) -> Rule[None]:
    """Do all steps of a way."""
    yield from do_steps(state, player, way.steps, course, way.ordered)


def do_steps(
    state: VitState, player: Player, steps: tuple[Step, ...], course: Course, ordered: bool = False
) -> Rule[None]:
    """Do steps: prices, then what cannot fail, then the works in the order that the player likes (V-63)."""
    if ordered or len(steps) == 1:
        for step in steps:
            yield from perform(state, player, step, course)
        return
    for step in steps:
        if type(step) in COSTS:
            yield from perform(state, player, step, course)
    for step in steps:
        if type(step) in ALWAYS and type(step) not in COSTS and not isinstance(step, LOOKING_BACK):
            yield from perform(state, player, step, course)
    yield from do_works(state, player, demanding(steps), course)
    for step in steps:
        if isinstance(step, LOOKING_BACK):
            yield from perform(state, player, step, course)


def do_works(state: VitState, player: Player, works: list[Step], course: Course) -> Rule[None]:
    """Do one or two works; of two unlike ones, the player says which comes first."""
    if len(works) < 2 or type(works[0]) is type(works[1]):
        for step in works:
            yield from perform(state, player, step, course)
        return
    orders = [pair for pair in permutations(works, 2) if in_turn(state, player, *pair, course)]
    firsts = [part(first) for first, _ in orders]
    chosen = yield from choose(player.seat, "part_first", firsts, course.source)
    first, then = orders[firsts.index(chosen)]
    course.then = then
    yield from perform(state, player, first, course)
    course.then = None
    yield from perform(state, player, then, course)
