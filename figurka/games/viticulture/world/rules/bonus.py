"""The bonus of an oval: before the action, after it or not at all, asked only where that can matter (W-145).

Lira is taken first, for it never harms. So are points and cards, unless something stands to be lost by them.
Grapes and wine come after an action that leaves them alone: then more is known, and a cellar may have grown.
"""

from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, agree, choose
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.board.actions import action_possible
from figurka.games.viticulture.rules.cards import drawable
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.goods import grapes_to_gain
from figurka.games.viticulture.rules.effects.verbs import perform, possible
from figurka.games.viticulture.rules.effects.ways import demanding
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    AgeGrape,
    AgeWine,
    Build,
    Draw,
    DrawKeep,
    EachPlayer,
    Gain,
    GainGrape,
    GainPer,
    GainTile,
    Pay,
    Plant,
    Play,
    Step,
    Train,
    When,
    part,
)
from figurka.games.viticulture.rules.things import LATER, TAKE, WINTER, Action
from figurka.games.viticulture.rules.vineyard.cellar import age_grape, age_wine, ageable_grapes, ageable_wines
from figurka.games.viticulture.world.content.board import BONUS_POINTS
from figurka.games.viticulture.world.rules.influence import world_of

SHORT_DECK: Final = 8
"""No placement draws so many cards of one deck: with as many left the discards are not shuffled meanwhile."""
GOVERNOR: Final = VISITOR_BY_NAME["governor"]
LEAVES_TOKENS: Final = (Build, Draw, DrawKeep, Gain, GainPer, GainTile, Pay, Plant, Train, When)
"""The steps of actions that use neither grapes nor wine; `When` only looks back at those before it."""


# What a bonus does


def has_effect(state: VitState, player: Player, bonus: Step, course: Course) -> bool:
    """Whether the bonus brings anything now; otherwise it lapses (W-102)."""
    if isinstance(bonus, Draw):
        return any(drawable(state, deck) for deck, count in enumerate(bonus.counts) if count)
    return possible(state, player, bonus, course)


def leaves_action(state: VitState, player: Player, action: Action, bonus: Step, course: Course) -> bool:
    """Whether the action is possible after some way of taking the bonus."""
    return any(action_possible(state, after, action, course) for after in after_bonus(player, bonus))


def after_bonus(player: Player, step: Step) -> list[Player]:
    """The player as he could be after a bonus whose outcome is known; nobody counts on a card (W-100)."""
    if isinstance(step, EachPlayer):
        step = step.steps[0]
    found: list[Player] = []
    if isinstance(step, Gain):
        after = player.copy()
        after.lira += step.lira
        after.vp += step.vp
        found.append(after)
    elif isinstance(step, GainGrape):
        for grape in grapes_to_gain(player, step):
            after = player.copy()
            after.grapes[grape.colour] |= 1 << grape.value
            found.append(after)
    elif isinstance(step, AgeGrape):
        for grape in ageable_grapes(player):
            after = player.copy()
            age_grape(after, grape)
            found.append(after)
    elif isinstance(step, AgeWine):
        for wine in ageable_wines(player):
            after = player.copy()
            age_wine(after, wine)
            found.append(after)
    return found


# Where it can matter


def welcome(state: VitState, player: Player, bonus: Step) -> bool:
    """Whether nobody would ever do without the bonus."""
    if isinstance(bonus, Gain):
        return not crosses(state, player, bonus.vp)
    if isinstance(bonus, Draw):
        return not scarce(state, bonus) and not (bonus.summer and demanded(state, player))
    return isinstance(bonus, EachPlayer)


def crosses(state: VitState, player: Player, points: int) -> bool:
    """Whether points lead out of the minus, where the Politician pays more, or bring the influence of 30."""
    before, after = player.vp, player.vp + points
    return before < 0 <= after or (
        before < BONUS_POINTS <= after and not world_of(state).careers[player.seat].thirty
    )


def scarce(state: VitState, bonus: Draw) -> bool:
    """Whether a deck is so short that a card taken could be missed by others, or comes of other discards."""
    return any(count and len(state.decks[deck]) < SHORT_DECK for deck, count in enumerate(bonus.counts))


def demanded(state: VitState, player: Player) -> bool:
    """Whether a fellow player may hold the Governor, who pays for those that have no summer visitor."""
    others = state.others(player.seat)
    if not state.edition.open_hands(state):
        return bool(others)
    return any(GOVERNOR in other.hand[WINTER] for other in others)


def best_first(state: VitState, player: Player, action: Action, bonus: Step) -> bool:
    """Whether lira, points or a card is never worse before the action than after it, or not had.

    Among the winter visitors is the Assessor, to whom a whole hand may go.
    """
    if isinstance(bonus, Draw) and any(
        isinstance(step, Play) and step.deck == WINTER for step in state.edition.effect_of(state, action)
    ):
        return False
    return welcome(state, player, bonus)


def best_later(
    state: VitState, player: Player, action: Action, bonus: Step, course: Course, trading: bool
) -> bool:
    """Whether a grape or wine is never worse after the action, where it may still be left, or spoils it."""
    steps = state.edition.effect_of(state, action)
    if not trading and all(isinstance(step, LEAVES_TOKENS) for step in steps):
        return True
    can = action_possible(state, player, action, course)
    return can and not leaves_action(state, player, action, bonus, course)


# Taking it


def bonus_time(
    state: VitState, player: Player, action: Action, bonus: Step, course: Course, trading: bool
) -> Rule[Option]:
    """When the bonus is taken: TAKE it now, LATER or DECLINE it (W-56, W-101, W-102)."""
    if not has_effect(state, player, bonus, course):
        return LATER
    if isinstance(bonus, Draw | EachPlayer | Gain):
        if best_first(state, player, action, bonus):
            return TAKE
    elif best_later(state, player, action, bonus, course, trading):
        return LATER
    now = part(bonus)
    chosen = yield from choose(player.seat, "oval", [now, LATER, DECLINE], action)
    return TAKE if chosen is now else chosen


def take_bonus(state: VitState, player: Player, action: Action, bonus: Step, course: Course) -> Rule[None]:
    """Take the bonus before the action, in a way that leaves the action possible."""
    works = demanding(state.edition.effect_of(state, action))
    if works and leaves_action(state, player, action, bonus, course):
        course.then = works[0]
    yield from perform(state, player, bonus, course)
    course.then = None


def take_bonus_after(
    state: VitState, player: Player, action: Action, bonus: Step, course: Course
) -> Rule[None]:
    """Take the bonus after the action, or do without it where that can matter (W-56, W-102)."""
    if not has_effect(state, player, bonus, course):
        return
    if welcome(state, player, bonus) or (yield from agree(player.seat, "bonus", part(bonus), action)):
        yield from perform(state, player, bonus, course)
