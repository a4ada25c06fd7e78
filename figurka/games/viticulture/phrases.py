"""Each step of an effect as a phrase: Fluent messages that are made of its figures.

A phrase has three forms: an order ("gain 1 VP"), an infinitive for what somebody may do, and the third
person for what others do. The messages choose by `$form`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Final, final

from figurka.games.viticulture.goods import RECEIVED
from figurka.games.viticulture.steps import (
    GRAPE,
    GRAPE_OR_WINE,
    OTHERS_WHO_DID,
    OTHERS_WHO_DID_NOT,
    SUMMER_CARD,
    VINE_CARD,
    WHOLE_HAND,
    WINE,
    AgeGrape,
    AgeWine,
    AllMay,
    Barter,
    Build,
    ChooseOne,
    DemandSummer,
    Demolish,
    Discard,
    Discount,
    Draw,
    DrawChoice,
    DrawKeep,
    DrawOneOfEach,
    DrawPer,
    EachPlayer,
    EarlierAction,
    FillOrder,
    Gain,
    GainGrape,
    GainPer,
    GainTile,
    GainWine,
    GiveToActor,
    Harvest,
    JointGift,
    Lose,
    MakeWine,
    Market,
    May,
    MoveRooster,
    NeighbourMust,
    OtherPlayer,
    OthersMay,
    Pay,
    PayOthers,
    PlaceAhead,
    Plant,
    Play,
    Retrieve,
    RevealOneOfEach,
    SellWine,
    Step,
    SwapVines,
    TakeFromDiscards,
    TakeTemporary,
    Train,
    UpgradeCellar,
    Uproot,
    When,
)
from figurka.games.viticulture.things import (
    COLOURS,
    DECK_NAMES,
    GREY,
    HIGHEST,
    ORDER,
    SUMMER,
    VINE,
    WINE_TYPES,
    WORKER_NAMES,
)
from figurka.locales import Argument, Message

# How things are put together


@final
@dataclass(frozen=True)
class Manner:
    """How a step is said: in which form, and after which other steps of the same effect."""

    form: str
    before: tuple[Step, ...] = ()


DO: Final = Manner("do")
TO: Final = Manner("to")
DOES: Final = Manner("does")

PRICES: Final = (Pay, Lose, Discard)
CLAUSES: Final = (
    AllMay,
    ChooseOne,
    DemandSummer,
    EachPlayer,
    JointGift,
    May,
    NeighbourMust,
    OtherPlayer,
    OthersMay,
    PlaceAhead,
    When,
)
"""The steps that are sentences of their own, set apart by a semicolon."""


def joined(message_id: str, messages: Sequence[Message], last_id: str = "") -> Message:
    """Messages strung together two by two, the last two perhaps in another way."""
    whole = messages[0]
    for place, message in enumerate(messages[1:], 2):
        link = last_id if last_id and place == len(messages) else message_id
        whole = Message(link, {"first": whole, "last": message})
    return whole


def all_of(messages: Sequence[Message]) -> Message:
    """Several things as one enumeration."""
    return messages[0] if len(messages) == 1 else Message("viticulture-text-all", {"all": tuple(messages)})


def any_of(messages: Sequence[Message]) -> Message:
    """Several things of which one is taken."""
    return joined("viticulture-text-comma", messages, "viticulture-text-or")


def phrase(steps: Sequence[Step], manner: Manner = DO, ordered: bool = False) -> Message:
    """Steps that are all done: prices, then what they bring; sentences of their own come after semicolons."""
    runs: list[list[Step]] = []
    for step in steps:
        if not runs or isinstance(step, CLAUSES) or isinstance(runs[-1][-1], CLAUSES):
            runs.append([])
        runs[-1].append(step)
    said: list[Message] = []
    before = manner.before
    for run in runs:
        said.append(_run(run, Manner(manner.form, before), ordered))
        before += tuple(run)
    return joined("viticulture-text-semicolon", said)


def _run(steps: Sequence[Step], manner: Manner, ordered: bool) -> Message:
    """Steps without a semicolon between them."""
    said = [
        wording(step, Manner(manner.form, (*manner.before, *steps[:place])))
        for place, step in enumerate(steps)
    ]
    prices = [text for text, step in zip(said, steps, strict=True) if isinstance(step, PRICES)]
    gains = [text for text, step in zip(said, steps, strict=True) if not isinstance(step, PRICES)]
    if ordered:
        return joined("viticulture-text-then", said)
    if prices and gains:
        return Message("viticulture-text-then", {"first": all_of(prices), "last": all_of(gains)})
    return all_of(said)


# Amounts, values and prices


def amount(kind: str, count: int) -> Message:
    """So many of something, in the accusative."""
    return Message(f"viticulture-amount-{kind}", {"count": count})


def cards(deck: int, count: int) -> Message:
    """So many cards of a deck, in the accusative."""
    return Message(f"viticulture-deck-{DECK_NAMES[deck]}", {"count": count}, "acc")


def things_of_kind(kind: str, count: int) -> Message:
    """So many of what can be discarded, in the accusative."""
    if kind == VINE_CARD:
        return cards(VINE, count)
    return cards(SUMMER, count) if kind == SUMMER_CARD else amount(kind, count)


def _up_to(what: Message, up_to: bool) -> Message:
    return Message("viticulture-amount-up_to", {"what": what}) if up_to else what


def _of_value(what: Message, least: int, most: int = HIGHEST) -> Message:
    """Tokens of certain values."""
    if least == most:
        return Message("viticulture-value-just", {"what": what, "value": least})
    if most < HIGHEST:
        return Message("viticulture-value-between", {"what": what, "least": max(least, 1), "most": most})
    return Message("viticulture-value-least", {"what": what, "value": least}) if least else what


def _for_price(what: Message, kind: str, price: int, count: int, manner: Manner) -> Message:
    """Something at a price, each at that price if there are several."""
    if price == 0:
        return _free(what, manner)
    each = "each" if count > 1 else "one"
    return Message(f"viticulture-price-{each}", {"what": what, "kind": kind, "price": amount("lira", price)})


def _free(what: Message, manner: Manner) -> Message:
    """Something that costs nothing, or nothing more."""
    paid = any(isinstance(step, PRICES) for step in manner.before)
    return Message("viticulture-price-paid" if paid else "viticulture-price-free", {"what": what})


def _cheaper(what: Message, discount: int, count: int) -> Message:
    if not discount:
        return what
    each = "each_less" if count > 1 else "less"
    return Message(f"viticulture-price-{each}", {"what": what, "price": amount("lira", discount)})


def _with(what: Message, **additions: bool) -> Message:
    """Something with those of the additions that apply."""
    for name, applies in additions.items():
        if applies:
            what = Message(f"viticulture-with-{name}", {"what": what})
    return what


def _said(message_id: str, manner: Manner, **arguments: Argument) -> Message:
    return Message(message_id, {"form": manner.form, **arguments})


# Steps


@singledispatch
def wording(step: Step, manner: Manner) -> Message:
    """A step as a phrase."""
    raise NotImplementedError(step)


@wording.register
def _(step: Pay, manner: Manner) -> Message:
    return _said("viticulture-step-pay", manner, what=amount("lira", step.lira))


def _goods(step: Gain | Lose | GainPer) -> list[Message]:
    """The amounts of a gain or loss, apart from residual payments."""
    kinds = [kind for kind in ("lira", "vp", "influence", "fame") if getattr(step, kind, 0)]
    return [amount(kind, getattr(step, kind)) for kind in kinds]


@wording.register
def _(step: Lose, manner: Manner) -> Message:
    goods = _goods(step)
    said = [_said("viticulture-step-lose", manner, what=all_of(goods))] if goods else []
    if step.residual:
        said.append(_said("viticulture-step-lose-residual", manner, count=step.residual))
    return all_of(said)


@wording.register
def _(step: Gain, manner: Manner) -> Message:
    goods = _goods(step)
    said = [_said("viticulture-step-gain", manner, what=all_of(goods))] if goods else []
    if step.residual:
        said.append(_said("viticulture-step-gain-residual", manner, count=step.residual))
    return all_of(said)


@wording.register
def _(step: Discount, manner: Manner) -> Message:
    return _said("viticulture-step-discount", manner, what=amount("lira", step.lira))


def _grape(step: GainGrape) -> Message:
    grape = amount("grape", 1)
    if step.colour >= 0:
        grape = Message(f"viticulture-grape-{COLOURS[step.colour]}", attribute="acc")
    return _with(_of_value(grape, step.value, step.value), lower=not step.exact)


@wording.register
def _(step: GainGrape, manner: Manner) -> Message:
    return _said("viticulture-step-gain", manner, what=_grape(step))


@wording.register
def _(step: GainWine, manner: Manner) -> Message:
    wines = any_of([Message(f"viticulture-wine-{colour}", attribute="acc") for colour in COLOURS])
    return _said("viticulture-step-gain", manner, what=_of_value(wines, step.value, step.value))


def _per(per: str, manner: Manner) -> Message:
    """What is counted; other players are those whom a step before has named."""
    if per == OTHERS_WHO_DID and any(isinstance(step, PayOthers) for step in manner.before):
        return Message("viticulture-per-paid")
    if per == OTHERS_WHO_DID_NOT and any(isinstance(step, DemandSummer) for step in manner.before):
        return Message("viticulture-per-unable")
    return Message(f"viticulture-per-{per}")


@wording.register
def _(step: GainPer, manner: Manner) -> Message:
    what = all_of(_goods(step))
    return _said("viticulture-step-gain-per", manner, what=what, per=_per(step.per, manner))


@wording.register
def _(step: Draw, manner: Manner) -> Message:
    drawn = [cards(deck, count) for deck, count in enumerate(step.counts) if count]
    return _said("viticulture-step-draw", manner, what=all_of(drawn))


def _one_of(decks: Sequence[int]) -> Message:
    return any_of([cards(deck, 1) for deck in decks])


@wording.register
def _(step: DrawChoice, manner: Manner) -> Message:
    if not step.decks:
        return _said("viticulture-step-draw", manner, what=amount("any_card", step.count))
    if step.count == 1:
        return _said("viticulture-step-draw", manner, what=_one_of(step.decks))
    return _said("viticulture-step-draw-times", manner, count=step.count, what=_one_of(step.decks))


@wording.register
def _(step: DrawPer, manner: Manner) -> Message:
    per = _per(step.per, manner)
    return _said("viticulture-step-draw-per", manner, what=_one_of(step.decks), per=per)


@wording.register
def _(step: DrawKeep, manner: Manner) -> Message:
    what = cards(step.deck, step.count)
    return _said("viticulture-step-draw-keep", manner, what=what, keep=step.keep)


@wording.register
def _(step: DrawOneOfEach, manner: Manner) -> Message:
    return _said("viticulture-step-draw-each", manner)


@wording.register
def _(step: RevealOneOfEach, manner: Manner) -> Message:
    return _said("viticulture-step-reveal", manner, keep=step.keep)


@wording.register
def _(step: TakeFromDiscards, manner: Manner) -> Message:
    return _said("viticulture-step-take-discards", manner, count=step.count)


@wording.register
def _(step: Discard, manner: Manner) -> Message:
    if step.what == WHOLE_HAND:
        return _said("viticulture-step-discard", manner, what=Message("viticulture-amount-hand"))
    what = things_of_kind(step.what, step.count)
    if step.what in (GRAPE, WINE, GRAPE_OR_WINE):
        what = _of_value(what, step.least, step.most)
    return _said("viticulture-step-discard", manner, what=what)


@wording.register
def _(step: Build, manner: Manner) -> Message:
    if step.only:
        what = Message(f"viticulture-structure-{step.only}", attribute="acc")
    else:
        what = _up_to(amount("structure", step.count), step.up_to)
    if step.dearest < Build().dearest:
        what = Message("viticulture-price-at_most", {"what": what, "price": amount("lira", step.dearest)})
    if step.free:
        what = _free(what, manner)
    elif step.price >= 0:
        what = _for_price(what, "structure", step.price, step.count, manner)
    return _said("viticulture-step-build", manner, what=_cheaper(what, step.discount, step.count))


@wording.register
def _(step: UpgradeCellar, manner: Manner) -> Message:
    what = Message("viticulture-amount-next_cellar")
    if step.price >= 0:
        what = _for_price(what, "structure", step.price, 1, manner)
    return _said("viticulture-step-build", manner, what=_cheaper(what, step.discount, 1))


@wording.register
def _(step: Plant, manner: Manner) -> Message:
    what = amount("vine", step.count)
    what = _with(what, skip=True) if step.may_skip else _up_to(what, step.up_to)
    what = _with(
        what,
        any_structures=step.ignores_structures,
        any_load=step.ignores_limit,
        any_load_of_second=step.second_ignores_limit,
    )
    return _said("viticulture-step-plant", manner, what=what)


@wording.register
def _(step: Uproot, manner: Manner) -> Message:
    message_id = "viticulture-step-uproot-to_hand" if step.to_hand else "viticulture-step-uproot"
    return _said(message_id, manner, what=amount("vine", step.count), count=step.count)


@wording.register
def _(step: SwapVines, manner: Manner) -> Message:
    return _said("viticulture-step-swap", manner)


@wording.register
def _(step: Harvest, manner: Manner) -> Message:
    what = _up_to(amount("field", step.count), step.up_to)
    return _said("viticulture-step-harvest", manner, what=what)


@wording.register
def _(step: MakeWine, manner: Manner) -> Message:
    what = _of_value(_up_to(amount("wine", step.count), step.up_to), step.least)
    if step.types != MakeWine().types:
        types = any_of([Message(f"viticulture-wine-{WINE_TYPES[each]}") for each in step.types])
        what = Message("viticulture-with-types", {"what": what, "types": types})
    what = _with(what, once_each=step.once_each, any_cellar=step.ignores_cellar)
    return _said("viticulture-step-make", manner, what=what)


@wording.register
def _(step: FillOrder, manner: Manner) -> Message:
    what = amount("order_drawn", step.count) if step.just_drawn else cards(ORDER, step.count)
    what = _up_to(what, step.up_to)
    if step.relief:
        what = Message("viticulture-with-relief", {"what": what, "relief": step.relief})
    if step.extra_vp:
        each = "each_more" if step.count > 1 else "more"
        vp = amount("vp", step.extra_vp)
        what = Message(f"viticulture-with-{each}", {"what": what, "vp": vp})
    return _said("viticulture-step-fill", manner, what=_with(what, partner=step.from_partner))


def _age(what: Message, times: int, manner: Manner) -> Message:
    message_id = "viticulture-step-age" if times == 1 else "viticulture-step-age-times"
    return _said(message_id, manner, what=what, times=times)


@wording.register
def _(step: AgeWine, manner: Manner) -> Message:
    if step.count == 0:
        return _age(Message("viticulture-amount-all_wines"), step.times, manner)
    what = amount("wine_made" if step.just_made else "wine", step.count)
    return _age(_up_to(what, step.up_to), step.times, manner)


@wording.register
def _(step: AgeGrape, manner: Manner) -> Message:
    what = amount("grape", step.count) if step.count else Message("viticulture-amount-all_grapes")
    return _age(what, step.times, manner)


@wording.register
def _(step: Market, manner: Manner) -> Message:
    if step.grapes == Market().grapes:
        what = Message("viticulture-amount-any_grapes")
    else:
        what = _up_to(amount("grape", step.grapes), step.grapes > 1)
    message_id = "viticulture-step-market-buying" if step.buys_grape else "viticulture-step-market"
    return _said(message_id, manner, what=what)


@wording.register
def _(step: SellWine, manner: Manner) -> Message:
    return _said("viticulture-step-sell_wine", manner)


def _item(step: Step) -> Message:
    """What is received by a trade, without the verb."""
    if isinstance(step, Gain):
        return all_of(_goods(step))
    if isinstance(step, DrawChoice):
        return amount("card", step.count)
    assert isinstance(step, GainGrape)
    return _grape(step)


@wording.register
def _(step: Barter, manner: Manner) -> Message:
    items = any_of([_item(each) for each in RECEIVED])
    return _said("viticulture-step-barter", manner, count=step.receive, items=items)


@wording.register
def _(step: Train, manner: Manner) -> Message:
    what = _up_to(amount("worker", step.count), step.up_to)
    what = _for_price(what, "worker", step.price, step.count, manner)
    return _said("viticulture-step-train", manner, what=_with(what, this_year=step.this_year))


@wording.register
def _(step: Retrieve, manner: Manner) -> Message:
    if step.only_grande:
        return _said("viticulture-step-retrieve-grande", manner)
    what = _up_to(amount("placed_worker", step.count), step.count > 1)
    return _said("viticulture-step-retrieve", manner, what=what)


@wording.register
def _(step: TakeTemporary, manner: Manner) -> Message:
    worker = Message(f"viticulture-worker-{WORKER_NAMES[GREY]}", attribute="acc")
    return _said("viticulture-step-temporary", manner, worker=worker)


@wording.register
def _(step: PlaceAhead, manner: Manner) -> Message:
    return _said("viticulture-step-place_ahead", manner)


@wording.register
def _(step: EarlierAction, manner: Manner) -> Message:
    return _said("viticulture-step-earlier", manner)


@wording.register
def _(step: MoveRooster, manner: Manner) -> Message:
    return _said("viticulture-step-rooster", manner)


@wording.register
def _(step: Demolish, manner: Manner) -> Message:
    return _said("viticulture-step-demolish", manner)


@wording.register
def _(step: Play, manner: Manner) -> Message:
    what = _up_to(cards(step.deck, step.count), step.up_to)
    return _said("viticulture-step-play", manner, what=what)


@wording.register
def _(step: GainTile, manner: Manner) -> Message:
    what = _up_to(amount("oval" if step.only_oval else "tile", step.count), step.up_to)
    what = _for_price(what, "tile", step.price, step.count, manner)
    return _said("viticulture-step-gain", manner, what=what)


# Steps of other players


@wording.register
def _(step: AllMay, manner: Manner) -> Message:
    return Message("viticulture-step-all_may", {"steps": wording(step.step, TO)})


@wording.register
def _(step: OthersMay, manner: Manner) -> Message:
    return Message("viticulture-step-others_may", {"steps": phrase(step.steps, TO)})


@wording.register
def _(step: GiveToActor, manner: Manner) -> Message:
    goods = [amount(kind, count) for kind, count in (("lira", step.lira), ("card", step.cards)) if count]
    return _said("viticulture-step-give", manner, what=all_of(goods))


@wording.register
def _(step: PayOthers, manner: Manner) -> Message:
    return _said("viticulture-step-pay_others", manner, lira=step.lira, count=step.up_to)


@wording.register
def _(step: DemandSummer, manner: Manner) -> Message:
    return Message("viticulture-step-demand", {"count": step.up_to})


@wording.register
def _(step: JointGift, manner: Manner) -> Message:
    return Message("viticulture-step-joint_gift", {"what": amount("visitor", step.total)})


@wording.register
def _(step: NeighbourMust, manner: Manner) -> Message:
    ways = any_of([wording(each, TO) for each in step.steps])
    return Message("viticulture-step-neighbour", {"steps": ways})


@wording.register
def _(step: EachPlayer, manner: Manner) -> Message:
    return Message("viticulture-step-each_player", {"steps": phrase(step.steps, DOES)})


@wording.register
def _(step: OtherPlayer, manner: Manner) -> Message:
    return Message("viticulture-step-other_player", {"steps": phrase(step.steps, TO)})


# Steps made of steps


def condition(name: str, manner: Manner = DO) -> Message:
    """A condition as an if-clause."""
    return _said(f"viticulture-if-{name}", manner)


@wording.register
def _(step: When, manner: Manner) -> Message:
    arguments: dict[str, Argument] = {
        "form": manner.form,
        "condition": condition(step.condition, manner),
        "steps": phrase(step.steps, manner),
    }
    if not step.otherwise:
        return Message("viticulture-step-when", arguments)
    arguments["otherwise"] = phrase(step.otherwise, manner)
    return Message("viticulture-step-when-otherwise", arguments)


@wording.register
def _(step: ChooseOne, manner: Manner) -> Message:
    return Message(
        "viticulture-step-choose_one", {"steps": any_of([wording(each, manner) for each in step.steps])}
    )


@wording.register
def _(step: May, manner: Manner) -> Message:
    return _said("viticulture-step-may", manner, steps=wording(step.step, TO))
