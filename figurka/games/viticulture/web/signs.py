"""Steps of effects as signs: a few symbols with numbers instead of a sentence."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, singledispatch
from typing import Final

from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.steps import Effect, Step, Way
from figurka.games.viticulture.rules.things import (
    COLOURS,
    DECK_NAMES,
    HIGHEST,
    ORDER,
    SUMMER,
    VINE,
    VISITOR_DECKS,
    WINE_TYPES,
    WINTER,
    Order,
    Vine,
)
from figurka.games.viticulture.world.rules.steps import BuyResource


@dataclass(frozen=True)
class Sign:
    """A symbol of the sheet with a number: an amount before it, or the value of a token behind it."""

    symbol: str
    amount: int = 0
    """So much of it; nothing is written for none or one where one thing is drawn."""
    value: int = 0
    """The value of a grape or a wine."""
    lost: bool = False
    """Paid or given up: with a minus."""
    options: tuple["Sign", ...] = ()
    """One of these instead, with strokes between them; if there is an amount, so many of them."""
    group: tuple["Sign", ...] = ()
    """All of these, after the symbol if there is one."""
    per: str = ""
    """The symbol of what is counted: so much for each."""
    price: int = -1
    """What each of them costs in lira, if that is said."""
    after: str = ""
    """A figure behind the symbol: `7+` at least, `≤3` at most, `+2` better."""


TO: Final = Sign("to")
"""The arrow from what is given to what comes of it."""
GOODS: Final = ("lira", "vp", "residual", "influence", "fame")
COUNTED: Final = {
    steps.EMPTY_FIELDS: "field-empty",
    steps.FIELDS_WITH_VINE: "field",
    steps.STRUCTURES_ON_MAT: "structure",
    steps.STRUCTURES_OF_COST_4: "structure",
    steps.OTHERS_WHO_DID: "others",
    steps.OTHERS_WHO_DID_NOT: "others-not",
    steps.OTHERS_WITH_SIX_WORKERS: "others",
    steps.CARDS_IN_HAND: "hand",
    steps.SPARKLING_MADE: "wine-sparkling",
    steps.TYPES_MADE: "any-wine",
}
"""The symbol of what is counted."""
DISCARDED: Final = {
    steps.ANY_CARD: "any-card",
    steps.VISITOR: "visitor",
    steps.VINE_CARD: "vine",
    steps.SUMMER_CARD: "summer",
    steps.GRAPE: "any-grape",
    steps.WINE: "any-wine",
    steps.WHOLE_HAND: "hand",
}
PLAIN: Final[dict[type[Step], str]] = {
    steps.SwapVines: "swap",
    steps.SellWine: "a-sell",
    steps.TakeTemporary: "temporary",
    steps.PlaceAhead: "ahead",
    steps.EarlierAction: "earlier",
    steps.MoveRooster: "rooster",
    steps.Demolish: "demolish",
}
"""The symbols of the steps without figures."""
EITHER_TOKEN: Final = (Sign("any-grape"), Sign("any-wine"))
EVERY_DECK: Final = tuple(Sign(DECK_NAMES[deck], 1) for deck in (VINE, SUMMER, ORDER, WINTER))


def signs_of(steps: Iterable[Step]) -> tuple[Sign, ...]:
    """Steps as signs: if something is given up for the rest, that first and an arrow."""
    signs = [sign for step in steps for sign in signs_of_step(step)]
    prices = [sign for sign in signs if sign.lost]
    gains = [sign for sign in signs if not sign.lost]
    return joined(prices, gains)


def joined(prices: Sequence[Sign], gains: Sequence[Sign]) -> tuple[Sign, ...]:
    """What is given and what comes of it, with an arrow between them if there are both."""
    return (*prices, TO, *gains) if prices and gains else (*prices, *gains)


@cache
def way_signs(way: Way) -> tuple[Sign, ...]:
    """A way in which an effect may be taken, as signs."""
    return signs_of(way.steps)


@cache
def effect_signs(effect: Effect) -> tuple[Sign, ...]:
    """An effect as signs: its one way, or a choice between ways."""
    if len(effect.ways) == 1:
        return way_signs(effect.ways[0])
    options = [as_one(way_signs(way)) for way in effect.ways]
    if effect.both is not None:
        options.append(Sign("both", group=signs_of_step(effect.both)))
    return (Sign("", effect.pick if effect.pick > 1 else 0, options=tuple(options)),)


def as_one(signs: Sequence[Sign]) -> Sign:
    """Several signs as one, where one is wanted."""
    return signs[0] if len(signs) == 1 else Sign("", group=tuple(signs))


def grape_sign(colour: str, value: int) -> Sign:
    """A grape of the crush pad: `red` or `white` and its value."""
    return Sign(f"grape-{colour}", value=value)


def wine_sign(type_: str, value: int) -> Sign:
    """A wine of the cellar: its type and value."""
    return Sign(f"wine-{type_}", value=value)


def order_signs(order: Order) -> tuple[Sign, ...]:
    """A wine order: the wines that it asks for, and what it brings."""
    asked = [replace(wine_sign(WINE_TYPES[type_], value), lost=True) for type_, value in order.wines]
    return joined(asked, signs_of_step(steps.Gain(vp=order.vp, residual=order.residual)))


def vine_signs(vine: Vine) -> tuple[Sign, ...]:
    """A vine: the grapes that it brings."""
    yields = zip(COLOURS, (vine.red, vine.white), strict=True)
    return tuple(grape_sign(colour, value) for colour, value in yields if value)


# One step after another


@singledispatch
def signs_of_step(step: Step) -> tuple[Sign, ...]:
    """One step as signs."""
    raise NotImplementedError(step)


def _plain(step: Step) -> tuple[Sign, ...]:
    return (Sign(PLAIN[type(step)]),)


for _kind in PLAIN:
    signs_of_step.register(_kind, _plain)


@signs_of_step.register
def _pay(step: steps.Pay) -> tuple[Sign, ...]:
    return (Sign("lira", step.lira, lost=True),)


@signs_of_step.register
def _lose(step: steps.Lose) -> tuple[Sign, ...]:
    return tuple(Sign(good, amount, lost=True) for good in GOODS if (amount := getattr(step, good)))


@signs_of_step.register
def _gain(step: steps.Gain) -> tuple[Sign, ...]:
    return tuple(Sign(good, amount) for good in GOODS if (amount := getattr(step, good)))


@signs_of_step.register
def _discount(step: steps.Discount) -> tuple[Sign, ...]:
    return (Sign("discount", step.lira),)


@signs_of_step.register
def _gain_grape(step: steps.GainGrape) -> tuple[Sign, ...]:
    return (Sign(f"grape-{COLOURS[step.colour]}" if step.colour >= 0 else "any-grape", value=step.value),)


@signs_of_step.register
def _gain_wine(step: steps.GainWine) -> tuple[Sign, ...]:
    return (Sign("", options=tuple(wine_sign(colour, step.value) for colour in COLOURS)),)


@signs_of_step.register
def _gain_per(step: steps.GainPer) -> tuple[Sign, ...]:
    per = COUNTED[step.per]
    return tuple(Sign(good, amount, per=per) for good in ("lira", "vp") if (amount := getattr(step, good)))


# Cards


def _of_decks(decks: tuple[int, ...], count: int = 1) -> Sign:
    """Cards of one of some decks; of any if none is named."""
    if not decks:
        return Sign("any-card", count)
    if decks == VISITOR_DECKS:
        return Sign("visitor", count)
    return Sign("", count, options=tuple(Sign(DECK_NAMES[deck], 1) for deck in decks))


@signs_of_step.register
def _draw(step: steps.Draw) -> tuple[Sign, ...]:
    return tuple(Sign(DECK_NAMES[deck], count) for deck, count in enumerate(step.counts) if count)


@signs_of_step.register
def _draw_choice(step: steps.DrawChoice) -> tuple[Sign, ...]:
    return (_of_decks(step.decks, step.count),)


@signs_of_step.register
def _draw_per(step: steps.DrawPer) -> tuple[Sign, ...]:
    return (replace(_of_decks(step.decks), per=COUNTED[step.per]),)


@signs_of_step.register
def _draw_keep(step: steps.DrawKeep) -> tuple[Sign, ...]:
    deck = DECK_NAMES[step.deck]
    return (Sign("", group=(Sign(deck, step.count), TO, Sign(deck, step.keep))),)


@signs_of_step.register
def _draw_one_of_each(_step: steps.DrawOneOfEach) -> tuple[Sign, ...]:
    return EVERY_DECK


@signs_of_step.register
def _reveal_one_of_each(step: steps.RevealOneOfEach) -> tuple[Sign, ...]:
    return (Sign("", group=(*EVERY_DECK, TO, Sign("any-card", step.keep))),)


@signs_of_step.register
def _take_from_discards(step: steps.TakeFromDiscards) -> tuple[Sign, ...]:
    return (Sign("discards", step.count),)


@signs_of_step.register
def _discard(step: steps.Discard) -> tuple[Sign, ...]:
    after = f"{step.least}+" if step.least else f"≤{step.most}" if step.most < HIGHEST else ""
    if step.what == steps.GRAPE_OR_WINE:
        return (Sign("", step.count, lost=True, options=EITHER_TOKEN, after=after),)
    return (Sign(DISCARDED[step.what], step.count, lost=True, after=after),)


# The vineyard


@signs_of_step.register
def _build(step: steps.Build) -> tuple[Sign, ...]:
    after = f"≤{step.dearest}" if step.dearest < 99 else ""
    price = 0 if step.free else step.price
    symbol = step.only or "a-build"
    return (Sign(symbol, step.count, price=price, after=after), *_cheaper(step.discount))


@signs_of_step.register
def _upgrade_cellar(step: steps.UpgradeCellar) -> tuple[Sign, ...]:
    return (Sign("medium_cellar", price=step.price), *_cheaper(step.discount))


def _cheaper(lira: int) -> tuple[Sign, ...]:
    """A discount, if there is one."""
    return (Sign("discount", lira),) if lira else ()


@signs_of_step.register
def _plant(step: steps.Plant) -> tuple[Sign, ...]:
    return (Sign("a-plant", step.count),)


@signs_of_step.register
def _uproot(step: steps.Uproot) -> tuple[Sign, ...]:
    if step.to_hand:
        return (Sign("", group=(Sign("uproot", step.count), TO, Sign("vine", step.count))),)
    return (Sign("uproot", step.count, lost=True),)


@signs_of_step.register
def _harvest(step: steps.Harvest) -> tuple[Sign, ...]:
    return (Sign("a-harvest", step.count),)


@signs_of_step.register
def _make_wine(step: steps.MakeWine) -> tuple[Sign, ...]:
    after = f"{step.least}+" if step.least else ""
    made = Sign("a-wine", step.count, after=after)
    if len(step.types) == len(WINE_TYPES):
        return (made,)
    types = tuple(Sign(f"wine-{WINE_TYPES[type_]}") for type_ in step.types)
    return (made, Sign("", options=() if step.once_each else types, group=types if step.once_each else ()))


@signs_of_step.register
def _fill_order(step: steps.FillOrder) -> tuple[Sign, ...]:
    filled = Sign("a-fill", step.count, after=f"−{step.relief}" if step.relief else "")
    return (filled, Sign("vp", step.extra_vp)) if step.extra_vp else (filled,)


@signs_of_step.register
def _age_wine(step: steps.AgeWine) -> tuple[Sign, ...]:
    return (_aged("wine", step.count, step.times),)


@signs_of_step.register
def _age_grape(step: steps.AgeGrape) -> tuple[Sign, ...]:
    return (_aged("grape", step.count, step.times),)


def _aged(token: str, count: int, times: int) -> Sign:
    """Tokens that get better; none counted means all."""
    return Sign(f"age-{token}" if count else f"age-{token}s", count, after=f"+{times}" if times > 1 else "")


@signs_of_step.register
def _market(step: steps.Market) -> tuple[Sign, ...]:
    tokens = (Sign("sell-grape"), Sign("buy-grape")) if step.buys_grape else (Sign("sell-grape"),)
    return (Sign("", options=(*tokens, Sign("a-field"))),)


@signs_of_step.register
def _barter(step: steps.Barter) -> tuple[Sign, ...]:
    return (Sign("a-trade", after=f"1:{step.receive}"),)


# Workers, visitors and tiles


@signs_of_step.register
def _train(step: steps.Train) -> tuple[Sign, ...]:
    return (Sign("a-train", step.count, price=step.price),)


@signs_of_step.register
def _retrieve(step: steps.Retrieve) -> tuple[Sign, ...]:
    return (Sign("back-grande" if step.only_grande else "back", step.count),)


@signs_of_step.register
def _play(step: steps.Play) -> tuple[Sign, ...]:
    return (Sign(f"play-{DECK_NAMES[step.deck]}", step.count),)


@signs_of_step.register
def _gain_tile(step: steps.GainTile) -> tuple[Sign, ...]:
    return (Sign("oval" if step.only_oval else "a-innovate", step.count, price=step.price),)


@signs_of_step.register
def _buy_resource(step: BuyResource) -> tuple[Sign, ...]:
    return (Sign("lira", step.price, lost=True), Sign("resource"))


# Other players


def _by(whom: str, steps: Iterable[Step]) -> tuple[Sign, ...]:
    """What somebody does, after the symbol of whom."""
    return (Sign(whom, group=signs_of(steps)),)


@signs_of_step.register
def _all_may(step: steps.AllMay) -> tuple[Sign, ...]:
    return _by("everyone", (step.step,))


@signs_of_step.register
def _others_may(step: steps.OthersMay) -> tuple[Sign, ...]:
    return _by("others", step.steps)


@signs_of_step.register
def _give_to_actor(step: steps.GiveToActor) -> tuple[Sign, ...]:
    if step.lira:
        return (Sign("lira", step.lira, lost=True),)
    return (Sign("any-card", step.cards, lost=True),)


@signs_of_step.register
def _pay_others(step: steps.PayOthers) -> tuple[Sign, ...]:
    return (Sign("lira", step.lira, lost=True, per="others", after=f"≤{step.up_to}"),)


@signs_of_step.register
def _demand_summer(step: steps.DemandSummer) -> tuple[Sign, ...]:
    return (Sign("others", after=f"≤{step.up_to}", group=(Sign("summer", 1, lost=True),)),)


@signs_of_step.register
def _joint_gift(step: steps.JointGift) -> tuple[Sign, ...]:
    return (Sign("others", group=(Sign("visitor", step.total, lost=True),)),)


@signs_of_step.register
def _neighbour_must(step: steps.NeighbourMust) -> tuple[Sign, ...]:
    return (Sign("neighbour", group=_one_of(step.steps)),)


@signs_of_step.register
def _each_player(step: steps.EachPlayer) -> tuple[Sign, ...]:
    return _by("everyone", step.steps)


@signs_of_step.register
def _other_player(step: steps.OtherPlayer) -> tuple[Sign, ...]:
    return _by("fellow", step.steps)


# Putting steps together


def _one_of(steps: Iterable[Step]) -> tuple[Sign, ...]:
    """A choice between steps."""
    return (Sign("", options=tuple(as_one(signs_of_step(step)) for step in steps)),)


@signs_of_step.register
def _when(step: steps.When) -> tuple[Sign, ...]:
    held = Sign("when", group=signs_of(step.steps))
    return (Sign("", options=(held, as_one(signs_of(step.otherwise)))),) if step.otherwise else (held,)


@signs_of_step.register
def _choose_one(step: steps.ChooseOne) -> tuple[Sign, ...]:
    return _one_of(step.steps)


@signs_of_step.register
def _may(step: steps.May) -> tuple[Sign, ...]:
    return signs_of_step(step.step)
