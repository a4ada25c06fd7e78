"""What a player is warned of: work that brings nothing, and prices that are taken without asking again."""

from collections.abc import Sequence

from figurka.core.decision import Option
from figurka.games.viticulture.rules.cards import cards_of, count_of, drawable
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.foresight import options_of
from figurka.games.viticulture.rules.effects.goods import market, to_give, tokens
from figurka.games.viticulture.rules.effects.visitors import playable
from figurka.games.viticulture.rules.effects.ways import demanding, way_possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    GRAPE,
    GRAPE_OR_WINE,
    WHOLE_HAND,
    WINE,
    Barter,
    Build,
    Discard,
    Draw,
    DrawKeep,
    FillOrder,
    Gain,
    GainPer,
    Harvest,
    Lose,
    MakeWine,
    Market,
    Pay,
    Plant,
    Play,
    SellWine,
    Step,
    Train,
    UpgradeCellar,
    Uproot,
    Way,
    When,
)
from figurka.games.viticulture.rules.things import LEAST, Action, Field, Order, Visitor, Wine
from figurka.games.viticulture.rules.vineyard.cellar import grape_slot
from figurka.games.viticulture.rules.vineyard.fields import borne, harvestable
from figurka.games.viticulture.rules.vineyard.orders import all_go, best_kept, pourable, without
from figurka.games.viticulture.rules.year import END_AT
from figurka.locales import Message

NO_CARDS = Message("viticulture-caution-no-cards")
NO_ROOM = Message("viticulture-caution-no-room")
TOO_LATE = Message("viticulture-caution-too-late")
SPENDING = (FillOrder, MakeWine, SellWine, Build, UpgradeCellar, Plant, Play, Market, Barter)
"""The works that take something of one's own."""
BESIDE_THE_WORK = (Pay, Lose, Gain, GainPer, When)
"""The steps that leave it as it is what can be chosen for the work, if they are about no lira."""


def in_vain(state: VitState, player: Player, steps: Sequence[Step]) -> Message | None:
    """Why steps, all of which can be done, would bring nothing at all; None if they bring something."""
    reasons = [step_in_vain(state, player, step) for step in steps]
    return None if None in reasons or not reasons else reasons[0]


def step_in_vain(state: VitState, player: Player, step: Step) -> Message | None:
    """Why a step would bring nothing, or None."""
    if isinstance(step, Draw):
        decks = [deck for deck, count in enumerate(step.counts) if count]
        return None if any(drawable(state, deck) for deck in decks) else NO_CARDS
    if isinstance(step, DrawKeep):
        return None if drawable(state, step.deck) else NO_CARDS
    if isinstance(step, Harvest):
        lost = [harvest_is_lost(state, player, field) for field in harvestable(player)]
        return NO_ROOM if lost and all(lost) else None
    if isinstance(step, Train) and not step.this_year and state.world is None:
        return TOO_LATE if any(each.vp >= END_AT for each in state.players) else None
    return None


def harvest_is_lost(state: VitState, player: Player, field: Field) -> bool:
    """Whether the crush pad has no room for any grape of a field."""
    grapes = borne(state, player.fields[field.index])
    return all(grape_slot(player, colour, value) < 1 for colour, value in grapes)


def only_choice(state: VitState, player: Player, action: Action, discount: int = 0) -> Option | None:
    """What an action of the board would do without asking, since there is nothing else to choose."""
    course = Course(action, action.index)
    course.discount = discount
    return only_option(state, player, state.edition.effect_of(state, action)[0], course)


def only_option(state: VitState, player: Player, step: Step, course: Course) -> Option | None:
    """What a step would do without asking, since there is nothing else to choose."""
    options: Sequence[Option] = ()
    if isinstance(step, Build | UpgradeCellar | Plant | Harvest | MakeWine | FillOrder):
        options = options_of(state, player, step, course)
    elif isinstance(step, Play):
        options = playable(state, player, step.deck, course)
    elif isinstance(step, Market):
        options = market(state, player, step, course)
    elif isinstance(step, Barter):
        options = to_give(state, player, course)
    elif isinstance(step, SellWine):
        options = state.edition.wines_to_sell(state, player)
    return options[0] if len(options) == 1 else None


def only_work(
    state: VitState, player: Player, steps: Sequence[Step], course: Course
) -> tuple[Step, Option] | None:
    """The one work of steps that takes something without asking what, and what it is done with."""
    works = demanding(steps)
    if len(works) != 1 or not isinstance(works[0], SPENDING):
        return None
    others = [step for step in steps if step is not works[0]]
    if not all(isinstance(step, BESIDE_THE_WORK) for step in others):
        return None
    if not isinstance(works[0], FillOrder | MakeWine | SellWine) and any(map(moves_lira, others)):
        return None
    option = only_option(state, player, works[0], course)
    return None if option is None else (works[0], option)


def moves_lira(step: Step) -> bool:
    """Whether a step changes what can be paid."""
    return isinstance(step, Pay | Lose | Gain) and step.lira != 0


def only_goods(player: Player, step: Discard) -> list[Option]:
    """The grapes, wines or cards that are discarded without asking, since there are no others."""
    if step.what == WHOLE_HAND:
        return []
    if step.what in (GRAPE, WINE, GRAPE_OR_WINE):
        found = tokens(player, step)
        return found if len(found) == step.count else []
    cards = cards_of(player, step.what)
    return [*cards] if len(cards) == count_of(player, step.what) == step.count else []


def only_pouring(player: Player, order: Order, step: FillOrder, course: Course) -> list[Wine]:
    """The wines that an order takes without asking, one for each of its requests; none if one is asked."""
    requests, one_relief, after = order.wines, course.one_relief, player
    used: list[Wine] = []
    for place, (kind, value) in enumerate(requests):
        left = requests[place:]
        wines = pourable(after, left, step.relief, one_relief)
        if all_go(after, left, step.relief + one_relief):
            wines = [best_kept(wines, left[0], step.relief)]
        if len(wines) != 1:
            return []
        if wines[0].value < max(value - step.relief, LEAST[kind]):
            one_relief = 0
        after = without(after, wines[0])
        used += wines
    return used


def only_way(state: VitState, player: Player, visitor: Visitor, several: bool = True) -> Way | None:
    """The way of a visitor in hand that is taken without asking, because its others cannot be.

    If it must have `several`, a visitor with but one way has none that is worth a word.
    """
    effect = visitor.effect
    if (several and len(effect.ways) == 1) or effect.pick > 1 or effect.both is not None:
        return None
    hand, course = player.hand[visitor.deck], Course(visitor)
    place = hand.index(visitor)
    hand.pop(place)
    ways = [way for way in effect.ways if way_possible(state, player, way, course)]
    hand.insert(place, visitor)
    return ways[0] if len(ways) == 1 else None


def takes_scarce(way: Way) -> bool:
    """Whether a way is paid with points, income, cards, vines, grapes or wine."""
    return any(isinstance(step, Lose | Discard | Uproot) for step in way.steps)


def scarce_things(state: VitState, player: Player, steps: Sequence[Step], course: Course) -> list[Option]:
    """The cards, grapes and wines that steps take without asking, for good."""
    things = [each for step in steps if isinstance(step, Discard) for each in only_goods(player, step)]
    step, option = only_work(state, player, steps, course) or (None, None)
    if isinstance(step, FillOrder) and isinstance(option, Order):
        things += only_pouring(player, option, step, course)
    elif isinstance(step, SellWine) and option is not None:
        things.append(option)
    return things
