"""How phrases about effects are put together: forms, enumerations, amounts and prices, as Fluent messages.

A phrase has four forms, by which the messages choose (`$form`): an order ("gain 1 VP"), the same after a
linking word, where the order of words may differ, an infinitive for what somebody may do, and the third
person for what others do.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from itertools import groupby
from typing import Final, final

from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import DECK_NAMES, HIGHEST, SUMMER, VINE
from figurka.locales import Argument, Message

# How things are put together


@final
@dataclass(frozen=True)
class Manner:
    """How a step is said: in which form, and after which other steps of the same effect."""

    form: str
    before: tuple[Step, ...] = ()

    def inside(self) -> "Manner":
        """For what stands inside the phrase."""
        return replace(self, form=DO.form) if self.form == AFTER.form else self

    def following(self) -> "Manner":
        """For what follows a linking word."""
        return replace(self, form=AFTER.form) if self.form == DO.form else self


DO: Final = Manner("do")
AFTER: Final = Manner("after")
TO: Final = Manner("to")
DOES: Final = Manner("does")

PRICES: Final = (steps.Pay, steps.Lose, steps.Discard, steps.Uproot)
"""The steps by which something is given up."""
CLAUSES: Final = (
    steps.AllMay,
    steps.Barter,
    steps.ChooseOne,
    steps.DemandSummer,
    steps.DrawKeep,
    steps.EachPlayer,
    steps.JointGift,
    steps.Market,
    steps.May,
    steps.NeighbourMust,
    steps.OtherPlayer,
    steps.OthersMay,
    steps.PlaceAhead,
    steps.RevealOneOfEach,
    steps.When,
)
"""The steps that are long or sentences of their own, set apart by semicolons."""
ENUMERATION: Final = "viticulture-text-all"
MERGED: Final = ("viticulture-step-gain", "viticulture-step-discard")
"""The verbs that stand before several things at once."""


@singledispatch
def wording(step: Step, manner: Manner) -> Message:
    """A step as a phrase."""
    raise NotImplementedError(step)


def joined(message_id: str, messages: Sequence[Message], last_id: str = "") -> Message:
    """Messages strung together two by two, the last two perhaps in another way."""
    whole = messages[0]
    for place, message in enumerate(messages[1:], 2):
        link = last_id if last_id and place == len(messages) else message_id
        whole = Message(link, {"first": whole, "last": message})
    return whole


def all_of(messages: Sequence[Message]) -> Message:
    """Several things as one enumeration."""
    return messages[0] if len(messages) == 1 else Message(ENUMERATION, {"all": tuple(messages)})


def any_of(things: Sequence[Message]) -> Message:
    """Several things of which one is taken."""
    return joined("viticulture-text-comma", things, "viticulture-text-or")


def one_of(steps: Sequence[Step], manner: Manner) -> Message:
    """Steps of which one is done."""
    last = len(steps) - 1
    said = [
        wording(step, manner if place == 0 else manner.following() if place == last else manner.inside())
        for place, step in enumerate(steps)
    ]
    return joined("viticulture-text-comma", said, "viticulture-text-or_way")


def phrase(steps: Sequence[Step], manner: Manner = DO, ordered: bool = False) -> Message:
    """Steps that are all done: prices, then what they bring; sentences of their own come after semicolons."""
    runs: list[list[Step]] = []
    for step in steps:
        if not runs or isinstance(step, CLAUSES) or isinstance(runs[-1][-1], CLAUSES):
            runs.append([])
        runs[-1].append(step)
    said: list[Message] = []
    for run in runs:
        said.append(_run(run, manner, ordered))
        manner = replace(manner.inside(), before=(*manner.before, *run))
    return joined("viticulture-text-semicolon", said)


def _run(steps: Sequence[Step], manner: Manner, ordered: bool) -> Message:
    """Steps without a semicolon between them."""
    parts: list[list[Step]] = [[step] for step in steps]
    if not ordered:
        prices: list[Step] = [step for step in steps if isinstance(step, PRICES)]
        gains = [step for step in steps if not isinstance(step, PRICES)]
        parts = [part for part in (prices, gains) if part]
    said: list[Message] = []
    for part in parts:
        phrases: list[Message] = []
        for step in part:
            phrases.append(wording(step, manner))
            manner = replace(manner.inside(), before=(*manner.before, step))
        said.append(all_of(_with_common_verbs(phrases)))
        manner = manner.following()
    return joined("viticulture-text-then", said)


def _with_common_verbs(phrases: Sequence[Message]) -> list[Message]:
    """Phrases with the same verb one after another as one: discard 1 wine and 3 visitors."""
    merged: list[Message] = []
    for verb, group in groupby(phrases, lambda phrase: phrase.id):
        same = list(group)
        objects = [phrase.arguments.get("what") for phrase in same]
        simple = [each for each in objects if isinstance(each, Message) and each.id != ENUMERATION]
        if verb in MERGED and len(simple) == len(same) > 1:
            merged.append(Message(verb, {**same[0].arguments, "what": all_of(simple)}))
        else:
            merged += same
    return merged


# Amounts, values and prices


def amount(kind: str, count: int) -> Message:
    """So many of something, in the accusative."""
    return Message(f"viticulture-amount-{kind}", {"count": count})


def cards(deck: int, count: int) -> Message:
    """So many cards of a deck, in the accusative."""
    return Message(f"viticulture-deck-{DECK_NAMES[deck]}", {"count": count}, "acc")


def things_of_kind(kind: str, count: int) -> Message:
    """So many of what can be discarded, in the accusative."""
    if kind == steps.VINE_CARD:
        return cards(VINE, count)
    return cards(SUMMER, count) if kind == steps.SUMMER_CARD else amount(kind, count)


def limited(what: Message, up_to: bool) -> Message:
    """So many, or any number up to that."""
    return Message("viticulture-amount-up_to", {"what": what}) if up_to else what


def of_value(what: Message, least: int, most: int = HIGHEST) -> Message:
    """Tokens of certain values."""
    if least == most:
        return Message("viticulture-value-just", {"what": what, "value": least})
    if most < HIGHEST:
        return Message("viticulture-value-between", {"what": what, "least": max(least, 1), "most": most})
    return Message("viticulture-value-least", {"what": what, "value": least}) if least else what


def for_price(what: Message, kind: str, price: int, count: int, manner: Manner) -> Message:
    """Something at a price, each at that price if there are several."""
    if price == 0:
        return free(what, manner)
    each = "each" if count > 1 else "one"
    return Message(f"viticulture-price-{each}", {"what": what, "kind": kind, "price": amount("lira", price)})


def free(what: Message, manner: Manner) -> Message:
    """Something that costs nothing, or nothing more."""
    return Message("viticulture-price-paid" if is_paid(manner) else "viticulture-price-free", {"what": what})


def is_paid(manner: Manner) -> bool:
    """Whether something was given up before."""
    return any(isinstance(step, PRICES) for step in manner.before)


def cheaper(what: Message, discount: int, count: int) -> Message:
    """Something at a discount, each if there are several."""
    if not discount:
        return what
    each = "each_less" if count > 1 else "less"
    return Message(f"viticulture-price-{each}", {"what": what, "price": amount("lira", discount)})


def having(what: Message, **additions: bool) -> Message:
    """Something with those of the additions that apply."""
    for name, applies in additions.items():
        if applies:
            what = Message(f"viticulture-with-{name}", {"what": what})
    return what


def formed(message_id: str, manner: Manner, **arguments: Argument) -> Message:
    """A message that chooses by the form."""
    return Message(message_id, {"form": manner.form, **arguments})
