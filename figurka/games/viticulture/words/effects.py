"""What cards, actions and effects do, in words: made from their data, as Fluent messages.

Most texts are phrases without a capital and full stop; those of structures are whole sentences.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.steps import Draw, Effect, Gain, Step, Train, Way
from figurka.games.viticulture.rules.things import (
    ENHANCEMENT,
    RESIDUAL,
    WINE_TYPES,
    Basic,
    Building,
    Card,
    Gift,
    Mama,
    Order,
    Papa,
    Row,
    Vine,
    Visitor,
)
from figurka.games.viticulture.words.phrases import (
    AFTER,
    DO,
    Manner,
    all_of,
    amount,
    joined,
    of_value,
    one_of,
    phrase,
    wording,
)
from figurka.games.viticulture.words.steps import condition
from figurka.locales import Message

NOTHING: Final = Message("viticulture-text-nothing")


# Effects


def step_text(step: Step) -> Message:
    """A step as a short imperative phrase."""
    return wording(step, DO)


@cache
def steps_text(steps: tuple[Step, ...]) -> Message:
    """Steps that are all done, as one phrase: prices first, then what they bring."""
    return phrase(steps) if steps else NOTHING


def way_text(way: Way) -> Message:
    """One way of an effect."""
    return _way(way, DO)


def _way(way: Way, manner: Manner) -> Message:
    steps = phrase(way.steps, manner, way.ordered)
    if not way.needs:
        return steps
    return Message("viticulture-text-needing", {"condition": condition(way.needs), "steps": steps})


def effect_text(effect: Effect) -> Message:
    """An effect with all its ways."""
    if effect.pick > 1:
        listed = joined("viticulture-text-semicolon", [way_text(way) for way in effect.ways])
        return Message("viticulture-text-pick", {"count": effect.pick, "ways": listed})
    if effect.both is None and all(len(way.steps) == 1 and not way.needs for way in effect.ways):
        return one_of([way.steps[0] for way in effect.ways], DO)
    ways = [_way(way, AFTER if place else DO) for place, way in enumerate(effect.ways)]
    if effect.both is not None:
        ways.append(Message("viticulture-text-both", {"price": wording(effect.both, AFTER)}))
    return joined("viticulture-text-or_else", ways)


def action_text(steps: Sequence[Step]) -> Message:
    """What an action does, given the steps that hold for it now; the event's space has none of its own."""
    return phrase(steps) if steps else Message("viticulture-text-event_space")


# Cards and structures


def visitor_text(visitor: Visitor) -> Message:
    """What a visitor does."""
    return effect_text(visitor.effect)


def building_text(building: Building) -> Message:
    """What a structure card does, in sentences."""
    if building.kind == ENHANCEMENT:
        return Message(f"viticulture-advantage-{building.name}")
    if building.kind == RESIDUAL:
        return Message("viticulture-text-yearly", {"steps": phrase(building.year_end)})
    action = Message("viticulture-text-space", {"steps": phrase(building.action)})
    if not building.bonus:
        return action
    bonus = Message("viticulture-text-bonus", {"steps": phrase(building.bonus)})
    return joined("viticulture-text-sentences", [action, bonus])


@cache
def basic_text(structure: Basic) -> Message:
    """What a structure of the vineyard mat is good for, in a sentence."""
    return Message(f"viticulture-basic-{structure.name}")


def structures_named(bits: int) -> list[Message]:
    """The structures of the mat that are marked by bits, in the accusative."""
    return [
        Message(f"viticulture-structure-{each.name}", attribute="acc") for each in BASICS if each.bit & bits
    ]


def vine_text(vine: Vine) -> Message:
    """What a vine brings to the harvest and what it needs."""
    values = (("red", vine.red), ("white", vine.white))
    brings = all_of(
        [Message(f"viticulture-value-{colour}", {"value": value}) for colour, value in values if value]
    )
    needs = structures_named(vine.needs)
    if not needs:
        return Message("viticulture-text-vine-bare", {"brings": brings})
    return Message("viticulture-text-vine", {"brings": brings, "needs": all_of(needs)})


def order_text(order: Order) -> Message:
    """The wines that an order asks for and what it brings."""
    wines = [
        of_value(Message(f"viticulture-wine-{WINE_TYPES[kind]}", attribute="acc"), value)
        for kind, value in order.wines
    ]
    return Message(
        "viticulture-text-order",
        {"wines": all_of(wines), "vp": amount("vp", order.vp), "residual": order.residual},
    )


# The wake-up chart and parents


def row_text(row: Row) -> Message:
    """The bonus of a row of the wake-up chart."""
    return steps_text(row.bonus)


def gift_text(gift: Gift) -> Message:
    """What a papa gives."""
    if gift.structure is not None:
        what = Message(f"viticulture-structure-{gift.structure.name}", attribute="acc")
        return Message("viticulture-step-gain", {"form": DO.form, "what": what})
    if gift.worker:
        return Message("viticulture-step-gain", {"form": DO.form, "what": amount("worker", 1)})
    if gift.trains:
        return step_text(Train(0))
    if gift.orders:
        return step_text(Draw(order=gift.orders))
    return step_text(Gain(vp=gift.vp, lira=gift.lira))


def parent_text(parent: Mama | Papa) -> Message:
    """What a parent gives: cards and lira, or lira and a choice."""
    if isinstance(parent, Mama):
        vine, summer, winter, order = parent.draw
        cards = Draw(vine=vine, summer=summer, winter=winter, order=order)
        return steps_text((cards, Gain(lira=parent.lira)) if parent.lira else (cards,))
    gifts = [gift_text(parent.gift), gift_text(parent.instead)]
    either = joined("viticulture-text-or_else", gifts)
    if not parent.lira:
        return either
    return joined("viticulture-text-semicolon", [gift_text(Gift("lira", lira=parent.lira)), either])


def card_text(card: Card) -> Message:
    """What a card does."""
    if isinstance(card, Vine):
        return vine_text(card)
    if isinstance(card, Visitor):
        return visitor_text(card)
    if isinstance(card, Order):
        return order_text(card)
    assert isinstance(card, Building)
    return building_text(card)
