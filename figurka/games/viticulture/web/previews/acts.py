"""What each choice does, by the engine's own rules: to be tried on a copy of the state."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from typing import Final, TypeAlias

from figurka.core.decision import Decision, Option, Rule
from figurka.games.viticulture.content.buildings import HARVEST_MACHINE
from figurka.games.viticulture.rules.course import NO_ACTION, Choice, Course
from figurka.games.viticulture.rules.effects.foresight import still_possible
from figurka.games.viticulture.rules.effects.goods import grape_room, sell_grapes
from figurka.games.viticulture.rules.effects.verbs import perform
from figurka.games.viticulture.rules.effects.vineyard import make, raise_wine
from figurka.games.viticulture.rules.points import pay_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    CARDS_IN_HAND,
    EMPTY_FIELDS,
    FIELDS_WITH_VINE,
    STRUCTURES,
    STRUCTURES_OF_COST_4,
    AgeGrape,
    AgeWine,
    Build,
    FillOrder,
    Gain,
    GainPer,
    Lose,
    MakeWine,
    Part,
    Pay,
    SellWine,
    Step,
    Way,
)
from figurka.games.viticulture.rules.things import (
    WINES,
    Action,
    Basic,
    Building,
    Field,
    FieldDeal,
    Grape,
    GrapeOffer,
    Order,
    Planting,
    Recipe,
    Swap,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.building import build, charge, sites
from figurka.games.viticulture.rules.vineyard.cellar import (
    age_grape,
    put_grape,
    put_wine,
    take_grape,
    take_wine,
    wine_slot,
)
from figurka.games.viticulture.rules.vineyard.fields import (
    deal_field,
    harvest,
    harvestable,
    plant,
    swap_vines,
    take_off,
)
from figurka.games.viticulture.rules.vineyard.orders import fill
from figurka.games.viticulture.world.rules.selling import do_sell_wine

Act: TypeAlias = Callable[[VitState, Player], Rule[None] | None]
"""Does what an option does; asks as the engine asks."""
STANDING: Final = (EMPTY_FIELDS, FIELDS_WITH_VINE, STRUCTURES, STRUCTURES_OF_COST_4, CARDS_IN_HAND)
"""What is counted on the mat and in the hand, whatever the effect has done so far."""


def act_of(decision: Decision, option: Option) -> Act | None:
    """What an option does at once to the vineyard of whoever is asked, if that can be told."""
    find = ACTS.get(decision.kind)
    return None if find is None else find(decision, option)


def course_apart(decision: Decision) -> Course:
    """The course of the effect that asks, to be changed apart; where it is not known, a fresh one."""
    if isinstance(decision, Choice):
        course = copy(decision.course)
        course.built, course.planted, course.made = course.built[:], course.planted[:], course.made[:]
        return course
    because = decision.because
    return Course(because, because.index if isinstance(because, Action) else NO_ACTION)


# Fields and structures


def planting(decision: Decision, option: Option) -> Act | None:
    """A vine is planted."""
    if not isinstance(option, Planting):
        return None
    return lambda state, player: plant(state, player, option, course_apart(decision))


def uprooting(decision: Decision, option: Option) -> Act | None:
    """A vine leaves its field."""
    return (lambda state, player: take_off(player, option)) if isinstance(option, Planting) else None


def swapping(decision: Decision, option: Option) -> Act | None:
    """Two vines change places."""
    return (lambda state, player: swap_vines(state, player, option)) if isinstance(option, Swap) else None


def harvesting(decision: Decision, option: Option) -> Act | None:
    """A field is harvested, or all that are left."""
    if option is not HARVEST_MACHINE and not isinstance(option, Field):
        return None

    def act(state: VitState, player: Player) -> None:
        for field in harvested_by(option, player):
            harvest(state, player, field, Course())

    return act


def harvested_by(option: Option, player: Player) -> list[Field]:
    """The fields that a choice harvests."""
    return [field for field in harvestable(player) if option in (field, HARVEST_MACHINE)]


def building(decision: Decision, option: Option) -> Act | None:
    """A structure is built; a structure card brings the same wherever it stands."""
    if not isinstance(decision, Choice) or not isinstance(option, Basic | Building):
        return None
    step = decision.step
    assert isinstance(step, Build)

    def act(state: VitState, player: Player) -> Rule[None]:
        course = course_apart(decision)
        cost = charge(state, player, option, step, course)
        return build(state, player, option, cost, sites(player)[:1], course)

    return act


# Wine and orders


def making(decision: Decision, option: Option) -> Act | None:
    """A wine is made."""
    if not isinstance(decision, Choice) or not isinstance(option, Recipe):
        return None
    step = decision.step
    assert isinstance(step, MakeWine)
    return lambda state, player: make(state, player, option, step, course_apart(decision))


def filling(decision: Decision, option: Option) -> Act | None:
    """An order is filled; it may be asked with which wines."""
    if not isinstance(decision, Choice) or not isinstance(option, Order):
        return None
    step = decision.step
    assert isinstance(step, FillOrder)

    def act(state: VitState, player: Player) -> Rule[None]:
        course = course_apart(decision)
        return fill(state, player, option, step, course, still_possible(state, step, course))

    return act


def aging_wine(decision: Decision, option: Option) -> Act | None:
    """A wine rises."""
    if not isinstance(decision, Choice) or not isinstance(option, Wine):
        return None
    step = decision.step
    assert isinstance(step, AgeWine)

    def act(state: VitState, player: Player) -> None:
        raise_wine(state, player, option, step.times)

    return act


def aging_grape(decision: Decision, option: Option) -> Act | None:
    """A grape rises."""
    if not isinstance(option, Grape):
        return None

    def act(state: VitState, player: Player) -> None:
        age_grape(player, option)

    return act


# Tokens and lira


def gaining(decision: Decision, option: Option) -> Act | None:
    """A grape or a wine is gained."""

    def grape(state: VitState, player: Player) -> None:
        assert isinstance(option, Grape)
        put_grape(state, player, option.colour, option.value)

    def wine(state: VitState, player: Player) -> None:
        assert isinstance(option, Wine)
        put_wine(player, WINES[option.type][wine_slot(player, option.type, option.value)])

    return grape if isinstance(option, Grape) else wine if isinstance(option, Wine) else None


def giving(decision: Decision, option: Option) -> Act | None:
    """A grape or a wine is given up."""
    if isinstance(option, Grape):
        return lambda state, player: take_grape(player, option)
    if isinstance(option, Wine):
        return lambda state, player: take_wine(player, option)
    return None


def dealing(decision: Decision, option: Option) -> Act | None:
    """A field or a grape is sold or bought."""
    if isinstance(option, FieldDeal):
        return lambda state, player: deal_field(state, player, option)
    if isinstance(option, Grape):
        return lambda state, player: sell_grapes(state, player, option, 1, course_apart(decision))
    if not isinstance(option, GrapeOffer):
        return None

    def buy(state: VitState, player: Player) -> None:
        pay_lira(state, player, option.price)
        put_grape(state, player, option.colour, grape_room(player, option))

    return buy


def selling_wine(decision: Decision, option: Option) -> Act | None:
    """A wine is sold."""
    index = decision.options.index(option)

    def act(state: VitState, player: Player) -> None:
        rule = do_sell_wine(state, player, SellWine(), course_apart(decision))
        with suppress(StopIteration):
            next(rule)
            rule.send(index)

    return act


# Parts of an effect


def doing(decision: Decision, option: Option) -> Act | None:
    """The parts of an effect that ask nothing and do not hang on the others."""
    steps = option.steps if isinstance(option, Way) else (option.step,) if isinstance(option, Part) else ()
    quiet = [step for step in steps if asks_nothing(step, alone=len(steps) == 1)]
    if not quiet:
        return None

    def act(state: VitState, player: Player) -> Rule[None]:
        for step in quiet:
            yield from perform(state, player, step, course_apart(decision))

    return act


def asks_nothing(step: Step, alone: bool) -> bool:
    """Whether what a step does is plain; alone, also a step that looks at the whole vineyard."""
    if isinstance(step, GainPer):
        return alone and step.per in STANDING
    if isinstance(step, AgeWine | AgeGrape):
        return alone and step.count == 0
    return isinstance(step, Gain | Pay | Lose)


ACTS: Final[Mapping[str, Callable[[Decision, Option], Act | None]]] = {
    "plant": planting,
    "uproot": uprooting,
    "swap": swapping,
    "harvest": harvesting,
    "build": building,
    "wine": making,
    "order": filling,
    "age_wine": aging_wine,
    "age_grape": aging_grape,
    "gain_grape": gaining,
    "gain_wine": gaining,
    "give_up": giving,
    "pour": giving,
    "ingredient": giving,
    "market": dealing,
    "sell_more": dealing,
    "sell_wine": selling_wine,
    **dict.fromkeys(("way", "part", "may", "bonus", "oval", "neighbour"), doing),
}
"""By kind of decision, who knows what its options do."""
