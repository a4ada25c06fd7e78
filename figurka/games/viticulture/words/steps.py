"""Each step of an effect as a phrase: Fluent messages that are made of its figures."""

from collections.abc import Sequence
from typing import Final

from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.effects.goods import RECEIVED
from figurka.games.viticulture.rules.things import COLOURS, GREY, ORDER, WINE_TYPES, WORKER_NAMES
from figurka.games.viticulture.words.phrases import (
    DO,
    DOES,
    TO,
    Manner,
    all_of,
    amount,
    any_of,
    cards,
    cheaper,
    for_price,
    formed,
    free,
    having,
    is_paid,
    limited,
    of_value,
    one_of,
    phrase,
    things_of_kind,
    wording,
)
from figurka.locales import Argument, Message

PLAIN: Final[dict[type[steps.Step], str]] = {
    steps.DrawOneOfEach: "viticulture-step-draw-each",
    steps.SwapVines: "viticulture-step-swap",
    steps.SellWine: "viticulture-step-sell_wine",
    steps.PlaceAhead: "viticulture-step-place_ahead",
    steps.EarlierAction: "viticulture-step-earlier",
    steps.MoveRooster: "viticulture-step-rooster",
    steps.Demolish: "viticulture-step-demolish",
}
"""The steps without figures."""


def _plain(step: steps.Step, manner: Manner) -> Message:
    return formed(PLAIN[type(step)], manner)


for _kind in PLAIN:
    wording.register(_kind, _plain)


@wording.register
def _(step: steps.Pay, manner: Manner) -> Message:
    return formed("viticulture-step-pay", manner, what=amount("lira", step.lira))


def _goods(step: steps.Gain | steps.Lose | steps.GainPer) -> list[Message]:
    """The amounts of a gain or loss, apart from residual payments."""
    kinds = [kind for kind in ("lira", "vp", "influence", "fame") if getattr(step, kind, 0)]
    return [amount(kind, getattr(step, kind)) for kind in kinds]


@wording.register
def _(step: steps.Gain | steps.Lose, manner: Manner) -> Message:
    verb = "gain" if isinstance(step, steps.Gain) else "lose"
    goods = _goods(step)
    said = [formed(f"viticulture-step-{verb}", manner, what=all_of(goods))] if goods else []
    if step.residual:
        said.append(formed(f"viticulture-step-{verb}-residual", manner, count=step.residual))
    return all_of(said)


@wording.register
def _(step: steps.Discount, manner: Manner) -> Message:
    return formed("viticulture-step-discount", manner, what=amount("lira", step.lira))


def _grape(step: steps.GainGrape) -> Message:
    grape = amount("grape", 1)
    if step.colour >= 0:
        grape = Message(f"viticulture-grape-{COLOURS[step.colour]}", attribute="acc")
    return having(of_value(grape, step.value, step.value), lower=not step.exact)


@wording.register
def _(step: steps.GainGrape, manner: Manner) -> Message:
    return formed("viticulture-step-gain", manner, what=_grape(step))


@wording.register
def _(step: steps.GainWine, manner: Manner) -> Message:
    wines = any_of([Message(f"viticulture-wine-{colour}", attribute="acc") for colour in COLOURS])
    return formed("viticulture-step-gain", manner, what=of_value(wines, step.value, step.value))


def _per(per: str, manner: Manner) -> Message:
    """What is counted; other players are those whom a step before has named."""
    before = [type(step) for step in manner.before]
    if per == steps.OTHERS_WHO_DID and steps.PayOthers in before:
        return Message("viticulture-per-paid")
    if per == steps.OTHERS_WHO_DID_NOT and steps.DemandSummer in before:
        return Message("viticulture-per-unable")
    return Message(f"viticulture-per-{per}")


@wording.register
def _(step: steps.GainPer, manner: Manner) -> Message:
    what = all_of(_goods(step))
    return formed("viticulture-step-gain-per", manner, what=what, per=_per(step.per, manner))


@wording.register
def _(step: steps.Draw, manner: Manner) -> Message:
    drawn = [cards(deck, count) for deck, count in enumerate(step.counts) if count]
    return formed("viticulture-step-draw", manner, what=all_of(drawn))


def _from_one_of(decks: Sequence[int]) -> Message:
    return any_of([cards(deck, 1) for deck in decks])


@wording.register
def _(step: steps.DrawChoice, manner: Manner) -> Message:
    if not step.decks:
        return formed("viticulture-step-draw", manner, what=amount("any_card", step.count))
    if step.count == 1:
        return formed("viticulture-step-draw", manner, what=_from_one_of(step.decks))
    return formed("viticulture-step-draw-times", manner, count=step.count, what=_from_one_of(step.decks))


@wording.register
def _(step: steps.DrawPer, manner: Manner) -> Message:
    per = _per(step.per, manner)
    return formed("viticulture-step-draw-per", manner, what=_from_one_of(step.decks), per=per)


@wording.register
def _(step: steps.DrawKeep, manner: Manner) -> Message:
    what = cards(step.deck, step.count)
    return formed("viticulture-step-draw-keep", manner, what=what, keep=step.keep)


@wording.register
def _(step: steps.RevealOneOfEach, manner: Manner) -> Message:
    return formed("viticulture-step-reveal", manner, keep=step.keep)


@wording.register
def _(step: steps.TakeFromDiscards, manner: Manner) -> Message:
    return formed("viticulture-step-take-discards", manner, count=step.count)


@wording.register
def _(step: steps.Discard, manner: Manner) -> Message:
    if step.what == steps.WHOLE_HAND:
        return formed("viticulture-step-discard", manner, what=Message("viticulture-amount-hand"))
    what = things_of_kind(step.what, step.count)
    if step.what in (steps.GRAPE, steps.WINE, steps.GRAPE_OR_WINE):
        what = of_value(what, step.least, step.most)
    return formed("viticulture-step-discard", manner, what=what)


@wording.register
def _(step: steps.Build, manner: Manner) -> Message:
    if step.only:
        what = Message(f"viticulture-structure-{step.only}", attribute="acc")
    else:
        what = limited(amount("structure", step.count), step.up_to)
    if step.dearest < steps.Build().dearest:
        what = Message("viticulture-price-at_most", {"what": what, "price": amount("lira", step.dearest)})
    if step.free:
        what = free(what, manner)
    elif step.price >= 0:
        what = for_price(what, "structure", step.price, step.count, manner)
    return formed("viticulture-step-build", manner, what=cheaper(what, step.discount, step.count))


@wording.register
def _(step: steps.UpgradeCellar, manner: Manner) -> Message:
    what = Message("viticulture-amount-next_cellar")
    if step.price >= 0:
        what = for_price(what, "structure", step.price, 1, manner)
    return formed("viticulture-step-build", manner, what=cheaper(what, step.discount, 1))


@wording.register
def _(step: steps.Plant, manner: Manner) -> Message:
    what = amount("vine", step.count)
    what = having(what, skip=True) if step.may_skip else limited(what, step.up_to)
    what = having(
        what,
        any_structures=step.ignores_structures,
        any_load=step.ignores_limit,
        any_load_of_second=step.second_ignores_limit,
    )
    return formed("viticulture-step-plant", manner, what=what)


@wording.register
def _(step: steps.Uproot, manner: Manner) -> Message:
    message_id = "viticulture-step-uproot-to_hand" if step.to_hand else "viticulture-step-uproot"
    return formed(message_id, manner, what=amount("vine", step.count), count=step.count)


@wording.register
def _(step: steps.Harvest, manner: Manner) -> Message:
    what = limited(amount("field", step.count), step.up_to)
    return formed("viticulture-step-harvest", manner, what=what)


@wording.register
def _(step: steps.MakeWine, manner: Manner) -> Message:
    what = of_value(limited(amount("wine", step.count), step.up_to), step.least)
    what = having(what, any_cellar=step.ignores_cellar)
    if step.types != steps.MakeWine().types:
        types = any_of([Message(f"viticulture-wine-{WINE_TYPES[each]}") for each in step.types])
        what = Message("viticulture-with-types", {"what": what, "types": types})
    return formed("viticulture-step-make", manner, what=having(what, once_each=step.once_each))


@wording.register
def _(step: steps.FillOrder, manner: Manner) -> Message:
    what = amount("order_drawn", step.count) if step.just_drawn else cards(ORDER, step.count)
    what = limited(what, step.up_to)
    if step.relief:
        what = Message("viticulture-with-relief", {"what": what, "relief": step.relief})
    if step.extra_vp:
        each = "each_more" if step.count > 1 else "more"
        vp = amount("vp", step.extra_vp)
        what = Message(f"viticulture-with-{each}", {"what": what, "vp": vp})
    return formed("viticulture-step-fill", manner, what=having(what, partner=step.from_partner))


def _age(what: Message, times: int, manner: Manner) -> Message:
    message_id = "viticulture-step-age" if times == 1 else "viticulture-step-age-times"
    return formed(message_id, manner, what=what, times=times)


@wording.register
def _(step: steps.AgeWine, manner: Manner) -> Message:
    if step.count == 0:
        return _age(Message("viticulture-amount-all_wines"), step.times, manner)
    what = amount("wine_made" if step.just_made else "wine", step.count)
    return _age(limited(what, step.up_to), step.times, manner)


@wording.register
def _(step: steps.AgeGrape, manner: Manner) -> Message:
    what = amount("grape", step.count) if step.count else Message("viticulture-amount-all_grapes")
    return _age(what, step.times, manner)


@wording.register
def _(step: steps.Market, manner: Manner) -> Message:
    if step.grapes == steps.Market().grapes:
        what = Message("viticulture-amount-any_grapes")
    else:
        what = limited(amount("grape", step.grapes), step.grapes > 1)
    message_id = "viticulture-step-market-buying" if step.buys_grape else "viticulture-step-market"
    return formed(message_id, manner, what=what)


def _item(step: steps.Step) -> Message:
    """What is received by a trade, without the verb."""
    if isinstance(step, steps.Gain):
        return all_of(_goods(step))
    if isinstance(step, steps.DrawChoice):
        return amount("card", step.count)
    assert isinstance(step, steps.GainGrape)
    return _grape(step)


@wording.register
def _(step: steps.Barter, manner: Manner) -> Message:
    items = any_of([_item(each) for each in RECEIVED])
    return formed("viticulture-step-barter", manner, count=step.receive, items=items)


@wording.register
def _(step: steps.Train, manner: Manner) -> Message:
    what = limited(amount("worker", step.count), step.up_to)
    what = for_price(what, "worker", step.price, step.count, manner)
    return formed("viticulture-step-train", manner, what=having(what, this_year=step.this_year))


@wording.register
def _(step: steps.Retrieve, manner: Manner) -> Message:
    if step.only_grande:
        return formed("viticulture-step-retrieve-grande", manner)
    what = limited(amount("placed_worker", step.count), step.count > 1)
    return formed("viticulture-step-retrieve", manner, what=what)


@wording.register
def _(step: steps.TakeTemporary, manner: Manner) -> Message:
    worker = Message(f"viticulture-worker-{WORKER_NAMES[GREY]}", attribute="acc")
    return formed("viticulture-step-temporary", manner, worker=worker)


@wording.register
def _(step: steps.Play, manner: Manner) -> Message:
    what = limited(cards(step.deck, step.count), step.up_to)
    return formed("viticulture-step-play", manner, what=what)


@wording.register
def _(step: steps.GainTile, manner: Manner) -> Message:
    what = limited(amount("oval" if step.only_oval else "tile", step.count), step.up_to)
    if step.price or not is_paid(manner):
        what = for_price(what, "tile", step.price, step.count, manner)
    return formed("viticulture-step-gain", manner, what=what)


# Steps of other players


@wording.register
def _(step: steps.AllMay, manner: Manner) -> Message:
    return Message("viticulture-step-all_may", {"steps": wording(step.step, TO)})


@wording.register
def _(step: steps.OthersMay, manner: Manner) -> Message:
    gift = step.steps[0]
    if isinstance(gift, steps.GiveToActor) and len(step.steps) == 1:
        return Message("viticulture-step-others_may-give", {"what": _given(gift)})
    return Message("viticulture-step-others_may", {"steps": phrase(step.steps, TO)})


def _given(step: steps.GiveToActor) -> Message:
    return all_of(
        [amount(kind, count) for kind, count in (("lira", step.lira), ("card", step.cards)) if count]
    )


@wording.register
def _(step: steps.GiveToActor, manner: Manner) -> Message:
    return formed("viticulture-step-give", manner, what=_given(step))


@wording.register
def _(step: steps.PayOthers, manner: Manner) -> Message:
    return formed("viticulture-step-pay_others", manner, lira=step.lira, count=step.up_to)


@wording.register
def _(step: steps.DemandSummer, manner: Manner) -> Message:
    return Message("viticulture-step-demand", {"count": step.up_to})


@wording.register
def _(step: steps.JointGift, manner: Manner) -> Message:
    return Message("viticulture-step-joint_gift", {"what": amount("visitor", step.total)})


@wording.register
def _(step: steps.NeighbourMust, manner: Manner) -> Message:
    return Message("viticulture-step-neighbour", {"steps": one_of(step.steps, TO)})


@wording.register
def _(step: steps.EachPlayer, manner: Manner) -> Message:
    return Message("viticulture-step-each_player", {"steps": phrase(step.steps, DOES)})


@wording.register
def _(step: steps.OtherPlayer, manner: Manner) -> Message:
    return Message("viticulture-step-other_player", {"steps": phrase(step.steps, TO)})


# Steps made of steps


def condition(name: str, manner: Manner = DO) -> Message:
    """A condition as an if-clause."""
    return formed(f"viticulture-if-{name}", manner)


@wording.register
def _(step: steps.When, manner: Manner) -> Message:
    manner = manner.inside()
    arguments: dict[str, Argument] = {
        "condition": condition(step.condition, manner),
        "steps": phrase(step.steps, manner),
    }
    if not step.otherwise:
        return formed("viticulture-step-when", manner, **arguments)
    arguments["otherwise"] = phrase(step.otherwise, manner.following())
    return Message("viticulture-step-when-otherwise", arguments)


@wording.register
def _(step: steps.ChooseOne, manner: Manner) -> Message:
    return Message("viticulture-step-choose_one", {"steps": one_of(step.steps, manner.following())})


@wording.register
def _(step: steps.May, manner: Manner) -> Message:
    return formed("viticulture-step-may", manner, steps=wording(step.step, TO))
