"""How steps about lira, points, grapes and wine are done."""

from dataclasses import replace

from figurka.core.decision import DONE, Option, Rule, choose
from figurka.games.viticulture.rules.cards import count_of, discard_card, discard_cards
from figurka.games.viticulture.rules.course import Course, choose_at
from figurka.games.viticulture.rules.effects.conditions import counted
from figurka.games.viticulture.rules.effects.verbs import perform, possible, verb
from figurka.games.viticulture.rules.points import (
    gain_lira,
    gain_points,
    gain_residual,
    lose_points,
    pay_lira,
)
from figurka.games.viticulture.rules.state import LOWEST_POINTS, Player, VitState
from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    GRAPE,
    GRAPE_OR_WINE,
    WHOLE_HAND,
    WINE,
    Barter,
    Discard,
    Discount,
    DrawChoice,
    Gain,
    GainGrape,
    GainPer,
    GainWine,
    Lose,
    Market,
    Part,
    Pay,
    Step,
    part,
)
from figurka.games.viticulture.rules.things import (
    GRAPE_OFFERS,
    GRAPES,
    RED,
    WHITE,
    WINES,
    FieldDeal,
    Grape,
    GrapeOffer,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.cellar import (
    grape_slot,
    grapes_of,
    put_grape,
    put_wine,
    take_grape,
    take_wine,
    wine_slot,
    wines_of,
)
from figurka.games.viticulture.rules.vineyard.fields import deal_field, field_deals

# Prices


def can_pay(state: VitState, player: Player, step: Pay, course: Course) -> bool:
    """Whether the lira are there."""
    return player.lira >= step.lira


def do_pay(state: VitState, player: Player, step: Pay, course: Course) -> Rule[None]:
    """Pay lira to the bank."""
    pay_lira(state, player, step.lira)
    return
    yield


def can_lose(state: VitState, player: Player, step: Lose, course: Course) -> bool:
    """Whether the whole price can be paid without passing a limit (V-79, V-107)."""
    return (
        player.vp - step.vp >= LOWEST_POINTS and player.residual >= step.residual and player.lira >= step.lira
    )


def do_lose(state: VitState, player: Player, step: Lose, course: Course) -> Rule[None]:
    """Lose as much as there is; where it is a price, all of it is there."""
    lose_points(state, player, step.vp, state.edition.branch(course.source))
    if step.residual:
        player.residual -= min(step.residual, player.residual)
        state.tell("loses-residual", player.seat, count=step.residual)
    pay_lira(state, player, min(step.lira, player.lira))
    if step.influence:
        state.edition.lose_influence(state, step.influence)
    if step.fame:
        state.edition.change_fame(state, player, -step.fame)
    return
    yield


def tokens(player: Player, step: Discard) -> list[Option]:
    """The grapes or wines that may be discarded."""
    found: list[Option] = []
    if step.what in (GRAPE, GRAPE_OR_WINE):
        found += [grape for grape in grapes_of(player) if step.least <= grape.value <= step.most]
    if step.what in (WINE, GRAPE_OR_WINE):
        found += [wine for wine in wines_of(player, step.least) if wine.value <= step.most]
    return found


def can_discard(state: VitState, player: Player, step: Discard, course: Course) -> bool:
    """Whether there is enough to discard."""
    if step.what == WHOLE_HAND:
        return True
    if step.what in (GRAPE, WINE, GRAPE_OR_WINE):
        return len(tokens(player, step)) >= step.count
    return count_of(player, step.what) >= step.count


def do_discard(state: VitState, player: Player, step: Discard, course: Course) -> Rule[None]:
    """Discard cards or tokens of the player's choice."""
    if step.what == WHOLE_HAND:
        for cards in player.hand:
            for card in cards[:]:
                discard_card(state, player, card)
    elif step.what in (GRAPE, WINE, GRAPE_OR_WINE):
        for left in range(step.count, 0, -1):
            yield from discard_token(state, player, replace(step, count=left), course)
    else:
        yield from discard_cards(state, player, step.what, step.count, course)


def discard_token(state: VitState, player: Player, step: Discard, course: Course) -> Rule[None]:
    """Discard a grape or wine."""
    token = yield from choose_at(player.seat, "give_up", tokens(player, step), step, course)
    if isinstance(token, Grape):
        take_grape(player, token)
    elif isinstance(token, Wine):
        take_wine(player, token)
        course.tasted = token
    state.tell("gives-up", player.seat, token)


# Gains


def do_gain(state: VitState, player: Player, step: Gain, course: Course) -> Rule[None]:
    """Gain lira, points and the like."""
    gain_lira(state, player, step.lira)
    if step.vp:
        gain_points(state, player, step.vp, state.edition.branch(course.source))
    gain_residual(state, player, step.residual)
    if step.influence:
        state.edition.gain_influence(state, player, step.influence, course)
    if step.fame:
        state.edition.change_fame(state, player, step.fame)
    return
    yield


def can_gain_per(state: VitState, player: Player, step: GainPer, course: Course) -> bool:
    """A count of nothing cannot be chosen (V-72)."""
    return counted(state, player, step.per, course) > 0


def do_gain_per(state: VitState, player: Player, step: GainPer, course: Course) -> Rule[None]:
    """Gain something for each thing counted."""
    count = counted(state, player, step.per, course)
    gain_lira(state, player, step.lira * count)
    gain_points(state, player, step.vp * count, state.edition.branch(course.source))
    return
    yield


def do_discount(state: VitState, player: Player, step: Discount, course: Course) -> Rule[None]:
    """Make the action cheaper."""
    course.discount += step.lira
    return
    yield


def grapes_to_gain(player: Player, step: GainGrape) -> list[Grape]:
    """The grapes of the value for which there is room (V-98, V-99)."""
    colours = (RED, WHITE) if step.colour < 0 else (step.colour,)
    return [
        GRAPES[colour][step.value]
        for colour in colours
        if (
            not player.grapes[colour] >> step.value & 1
            if step.exact
            else grape_slot(player, colour, step.value) > 0
        )
    ]


def can_gain_grape(state: VitState, player: Player, step: GainGrape, course: Course) -> bool:
    """Whether there is room for the grape."""
    return bool(grapes_to_gain(player, step))


def do_gain_grape(state: VitState, player: Player, step: GainGrape, course: Course) -> Rule[None]:
    """Gain a grape."""
    grape = yield from choose(player.seat, "gain_grape", grapes_to_gain(player, step), course.source)
    put_grape(state, player, grape.colour, grape.value)


def wines_to_gain(player: Player, step: GainWine) -> list[Wine]:
    """The red and white wines of the value for which there is room (V-99)."""
    return [WINES[kind][step.value] for kind in (RED, WHITE) if wine_slot(player, kind, step.value)]


def can_gain_wine(state: VitState, player: Player, step: GainWine, course: Course) -> bool:
    """Whether there is room for the wine."""
    return bool(wines_to_gain(player, step))


def do_gain_wine(state: VitState, player: Player, step: GainWine, course: Course) -> Rule[None]:
    """Gain a wine."""
    wine = yield from choose(player.seat, "gain_wine", wines_to_gain(player, step), course.source)
    placed = WINES[wine.type][wine_slot(player, wine.type, wine.value)]
    put_wine(player, placed)
    state.tell("wine", player.seat, placed)


# Selling grapes and dealing in fields


def grape_room(player: Player, offer: GrapeOffer) -> int:
    """Where a bought grape comes to lie: in its row or, if that is full, the one before (W-59)."""
    for row in (offer.price, offer.price - 1):
        if row:
            for value in range(3 * row - 2, 3 * row + 1):
                if not player.grapes[offer.colour] >> value & 1:
                    return value
    return 0


def market(state: VitState, player: Player, step: Market, course: Course) -> list[Option]:
    """What may be sold and bought."""
    options: list[Option] = [*field_deals(state, player)]
    if not state.edition.blocked(state, "sell_grapes"):
        options += grapes_of(player)
    if step.buys_grape and not state.edition.blocked(state, "buy_grape"):
        options += [
            offer for offer in GRAPE_OFFERS if offer.price <= player.lira and grape_room(player, offer)
        ]
    return options


def can_market(state: VitState, player: Player, step: Market, course: Course) -> bool:
    """Whether there is anything to sell or buy."""
    return bool(market(state, player, step, course))


def do_market(state: VitState, player: Player, step: Market, course: Course) -> Rule[None]:
    """Sell grapes, or deal in a field, or buy a grape."""
    chosen = yield from choose_at(player.seat, "market", market(state, player, step, course), step, course)
    if isinstance(chosen, FieldDeal):
        deal_field(state, player, chosen)
    elif isinstance(chosen, GrapeOffer):
        pay_lira(state, player, chosen.price)
        put_grape(state, player, chosen.colour, grape_room(player, chosen))
    elif isinstance(chosen, Grape):
        yield from sell_grapes(state, player, chosen, step.grapes, course)


def sell_grapes(state: VitState, player: Player, first: Grape, most: int, course: Course) -> Rule[None]:
    """Sell grapes one after another, each at the price of its row (V-45, W-42)."""
    grape: Option = first
    sold = 0
    while isinstance(grape, Grape):
        take_grape(player, grape)
        player.lira += grape.price
        sold += 1
        state.tell("sells-grape", player.seat, grape, grape.price)
        left: list[Option] = [*grapes_of(player)]
        if sold >= most or not left:
            break
        grape = yield from choose(player.seat, "sell_more", [*left, DONE], course.source)
    state.edition.grapes_sold(state, player, sold, course)


# Bartering

GIVEN: tuple[Step, ...] = (Pay(3), Lose(vp=1), Discard(ANY_CARD, 2), Discard(GRAPE, least=1, most=1))
RECEIVED: tuple[Step, ...] = (Gain(lira=3), Gain(vp=1), DrawChoice(2), GainGrape())


def to_give(state: VitState, player: Player, course: Course) -> list[Part]:
    """The items that the player can give (W-41, W-137)."""
    return [part(step) for step in GIVEN if possible(state, player, step, course)]


def can_barter(state: VitState, player: Player, step: Barter, course: Course) -> bool:
    """Whether there is an item to give."""
    return any(possible(state, player, each, course) for each in GIVEN)


def do_barter(state: VitState, player: Player, step: Barter, course: Course) -> Rule[None]:
    """Give one item and receive one or two."""
    given = yield from choose(player.seat, "barter_give", to_give(state, player, course), course.source)
    yield from perform(state, player, given.step, course)
    for taken in range(step.receive):
        items = [part(each) for each in RECEIVED if possible(state, player, each, course)]
        item = yield from choose_at(player.seat, "barter_take", items, replace(step, taken=taken), course)
        yield from perform(state, player, item.step, course)


def largest_discard(player: Player, step: Discard) -> int:
    """How many of what is asked can be discarded."""
    if step.what in (GRAPE, WINE, GRAPE_OR_WINE):
        return min(step.count, len(tokens(player, step)))
    return min(step.count, count_of(player, step.what))


verb(Pay, do_pay, can_pay, cost=True)
verb(Lose, do_lose, can_lose, cost=True)
verb(Discard, do_discard, can_discard, cost=True)
verb(Gain, do_gain)
verb(GainPer, do_gain_per, can_gain_per)
verb(Discount, do_discount)
verb(GainGrape, do_gain_grape, can_gain_grape)
verb(GainWine, do_gain_wine, can_gain_wine)
verb(Market, do_market, can_market)
verb(Barter, do_barter, can_barter)
