"""What a player is warned of: work that brings nothing, and prices that are taken without asking again."""

from collections.abc import Sequence

from figurka.core.decision import Option
from figurka.games.viticulture.rules.cards import drawable
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.foresight import options_of
from figurka.games.viticulture.rules.effects.goods import market, to_give
from figurka.games.viticulture.rules.effects.visitors import playable
from figurka.games.viticulture.rules.effects.ways import way_possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    Barter,
    Build,
    Discard,
    Draw,
    DrawKeep,
    FillOrder,
    Harvest,
    Lose,
    MakeWine,
    Market,
    Plant,
    Play,
    Step,
    Train,
    Way,
)
from figurka.games.viticulture.rules.things import Action, Field, Visitor
from figurka.games.viticulture.rules.vineyard.cellar import grape_slot
from figurka.games.viticulture.rules.vineyard.fields import borne, harvestable
from figurka.games.viticulture.rules.year import END_AT
from figurka.locales import Message

NO_CARDS = Message("viticulture-caution-no-cards")
NO_ROOM = Message("viticulture-caution-no-room")
TOO_LATE = Message("viticulture-caution-too-late")


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
    step, course = state.edition.effect_of(state, action)[0], Course(action, action.index)
    course.discount = discount
    options: Sequence[Option] = ()
    if isinstance(step, Build | Plant | Harvest | MakeWine | FillOrder):
        options = options_of(state, player, step, course)
    elif isinstance(step, Play):
        options = playable(state, player, step.deck, course)
    elif isinstance(step, Market):
        options = market(state, player, step, course)
    elif isinstance(step, Barter):
        options = to_give(state, player, course)
    return options[0] if len(options) == 1 else None


def only_way(state: VitState, player: Player, visitor: Visitor) -> Way | None:
    """The way of a visitor in hand that is taken without asking, because its others cannot be."""
    effect = visitor.effect
    if len(effect.ways) == 1 or effect.pick > 1 or effect.both is not None:
        return None
    hand, course = player.hand[visitor.deck], Course(visitor)
    place = hand.index(visitor)
    hand.pop(place)
    ways = [way for way in effect.ways if way_possible(state, player, way, course)]
    hand.insert(place, visitor)
    return ways[0] if len(ways) == 1 else None


def takes_scarce(way: Way) -> bool:
    """Whether a way is paid with points, income, cards, grapes or wine."""
    return any(isinstance(step, Lose | Discard) for step in way.steps)
