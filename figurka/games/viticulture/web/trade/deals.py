"""What two who trade could give each other: a row of controls for each kind of thing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import (
    COLOURS,
    DECK_NAMES,
    STRUCTURE,
    WINE_TYPES,
    Building,
    Card,
    Grape,
    Order,
    Vine,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.cellar import grape_slot, grapes_of, wine_slot, wines_of
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.web.signs import Sign, grape_sign, wine_sign
from figurka.games.viticulture.world.content.balance import PARTNER_GIVES_CARDS, PARTNER_GIVES_LIRA
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import (
    CARD_THINGS,
    LIRA_THING,
    RESOURCES_THING,
    Goods,
    Resource,
)
from figurka.games.viticulture.world.rules.trading import TRADED_DECKS, things
from figurka.games.viticulture.world.words.names import goods as goods_called
from figurka.locales import capital

GIVE: Final = "give"
ASK: Final = "ask"
NOTHING_AT_ALL: Final = Goods()


@dataclass(frozen=True)
class Thing:
    """Something that can be named in an offer: its name and signs, and why it cannot be if so."""

    key: str
    label: str
    title: str = ""
    signs: tuple[Sign, ...] = ()
    tip: str = ""
    why: str = ""
    pressed: bool = False


@dataclass(frozen=True)
class Row:
    """The things of one kind: named one by one, or counted up to the most there are."""

    name: str
    symbol: str
    key: str = ""
    """The option that stands for the kind; nothing if each thing is an option by itself."""
    things: tuple[Thing, ...] = ()
    most: int = 0
    number: int = 0
    """So many are chosen; of cards that are still to be named, so many are asked for."""
    limit: int = 99
    """Of named things at most so many."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing of the kind: its place is kept, so that the others stay in theirs."""
        return not self.things and not self.most


@dataclass(frozen=True)
class Party:
    """One side of an offer that is being put together."""

    side: str
    mark: Mark
    own: bool
    rows: tuple[Row, ...]
    options: int
    """Among how many kinds and tokens the engine lets one choose."""
    nothing: str = ""
    """Whether it may be nothing: `always`, `rather` if the other side gives something, or never."""
    lira: int = 0
    locked: bool = False
    """Whether it was settled before."""


@dataclass(frozen=True)
class Lot:
    """One side of an offer as it lies on the barrel."""

    label: str
    signs: tuple[Sign, ...] = ()
    title: str = ""


NO_LOT: Final = Lot("")


# Things


def thing_of(scene: Scene, option: Option) -> Thing:
    """A card, token or resource as something to be named."""
    name = scene.called(option)
    if isinstance(option, Grape):
        return Thing(option.key, name, "", (grape_sign(COLOURS[option.colour], option.value),))
    if isinstance(option, Wine):
        return Thing(option.key, name, "", (wine_sign(WINE_TYPES[option.type], option.value),))
    if isinstance(option, Order):
        return Thing(option.key, name, "", order_signs(option), tip_of(option))
    if isinstance(option, Vine):
        return Thing(option.key, name, name, vine_signs(option), tip_of(option))
    if isinstance(option, Building):
        return Thing(option.key, name, name, (), tip_of(option))
    assert isinstance(option, Resource)
    return Thing(option.key, name, name, (Sign(f"resource-{option.name}"),), f"resource-{option.name}")


def tip_of(card: Card) -> str:
    """The tip of the lexicon that explains a card."""
    return f"card-{card.key.replace(':', '-')}"


def order_signs(order: Order) -> tuple[Sign, ...]:
    """The wines that an order asks for."""
    return tuple(wine_sign(WINE_TYPES[kind], value) for kind, value in order.wines)


def vine_signs(vine: Vine) -> tuple[Sign, ...]:
    """The grapes that a vine bears."""
    borne = (("red", vine.red), ("white", vine.white))
    return tuple(grape_sign(colour, value) for colour, value in borne if value)


def pressed(listed: Iterable[Thing], keys: Sequence[str]) -> tuple[Thing, ...]:
    """The things with those pressed that are chosen; of equal ones as many as are chosen."""
    left = list(keys)
    found = []
    for thing in listed:
        chosen = thing.key in left
        if chosen:
            left.remove(thing.key)
        found.append(replace(thing, pressed=chosen))
    return tuple(found)


def keys_of(goods: Goods) -> list[str]:
    """The keys of all that is named on one side of an offer."""
    tokens = [token for token in (goods.grape, goods.wine) if token is not None]
    return [option.key for option in (*goods.cards, *goods.resources, *tokens)]


# Both sides of an offer to a fellow player


def see_party(scene: Scene, giver: Player, taker: Player, side: str, chosen: Goods) -> Party:
    """What the giver could give the taker; what cannot be traded says why (W-35, W-36, W-38)."""
    state, keys = scene.state, keys_of(chosen)
    rows = [lira_row(giver.lira, chosen.lira)]
    rows += [card_row(scene, giver, deck, chosen, keys) for deck in decks_of(state)]
    held = world_of(state).resources[giver.seat]
    if held:
        named = [thing_of(scene, resource) for resource in sorted(held, key=lambda each: each.index)]
        rows.append(Row("resources", "resource", RESOURCES_THING.key, pressed(named, keys)))
    tokens: list[tuple[str, Sequence[Grape | Wine]]] = [
        ("grape", grapes_of(giver)),
        ("wine", wines_of(giver)),
    ]
    rows += [token_row(scene, name, found, taker, keys) for name, found in tokens]
    other = bool(things(state, taker, giver))
    return Party(
        side,
        scene.mark(giver.seat),
        giver.seat == scene.sight.viewer,
        tuple(rows),
        len(things(state, giver, taker)),
        "rather" if side == ASK else "always" if other else "",
        giver.lira,
    )


def decks_of(state: VitState) -> list[int]:
    """The decks of which cards may be traded in this game."""
    return [deck for deck in TRADED_DECKS if deck != STRUCTURE or state.with_structures]


def lira_row(most: int, number: int) -> Row:
    """Lira, counted."""
    return Row("lira", "lira", LIRA_THING.key if most else "", (), most, number)


def card_row(scene: Scene, giver: Player, deck: int, chosen: Goods, keys: list[str]) -> Row:
    """The cards of a deck: by name if the viewer may see them, otherwise by number."""
    name, held = DECK_NAMES[deck], giver.hand[deck]
    key = CARD_THINGS[deck].key if held else ""
    asked = chosen.unnamed if chosen.deck == deck else 0
    if scene.players[giver.seat]["hand"] is None:
        return Row(name, name, key, (), len(held), asked)
    named = [thing_of(scene, card) for card in sorted(held, key=lambda card: card.key)]
    return Row(name, name, key, pressed(named, keys), 0, asked)


def token_row(scene: Scene, name: str, tokens: Sequence[Grape | Wine], taker: Player, keys: list[str]) -> Row:
    """Grapes or wines, each an option by itself."""
    named = [replace(thing_of(scene, token), why=no_room(scene, token, taker)) for token in tokens]
    return Row(name, f"{name}-red", "", pressed(named, keys))


def no_room(scene: Scene, token: Grape | Wine, taker: Player) -> str:
    """Why a token cannot be traded: its new owner has no slot for it (W-38)."""
    if isinstance(token, Grape):
        room = grape_slot(taker, token.colour, token.value)
    else:
        room = wine_slot(taker, token.type, token.value)
    if room:
        return ""
    who = "you" if taker.seat == scene.sight.viewer else "other"
    return scene.say("viticulture-web-trade-no-room", who=who, player=scene.mark(taker.seat).name)


# Both sides of a trade with the solo partner


def see_partner_parties(scene: Scene, player: Player) -> tuple[Party, Party]:
    """What the player could give the partner, and take of purse and display (W-228, W-229)."""
    world = world_of(scene.state)
    assert world.partner is not None
    purse, display = world.partner.purse, world.partner.display
    gives = [lira_row(player.lira, 0)]
    gives += [card_row(scene, player, deck, NOTHING_AT_ALL, []) for deck in decks_of(scene.state)]
    takes = [lira_row(min(PARTNER_GIVES_LIRA, purse), 0)]
    for deck in decks_of(scene.state):
        named = tuple(thing_of(scene, card) for card in display if card.deck == deck)
        key = CARD_THINGS[deck].key if named else ""
        takes.append(Row(DECK_NAMES[deck], DECK_NAMES[deck], key, named, 0, 0, PARTNER_GIVES_CARDS))
    own, other = (sum(not row.empty for row in rows) for rows in (gives, takes))
    return (
        Party(GIVE, scene.mark(player.seat), True, tuple(gives), own, "always", player.lira),
        Party(ASK, scene.mark(len(scene.players)), False, tuple(takes), other, "always", purse),
    )


# What was settled before


def locked_party(scene: Scene, side: str, seat: int) -> Party:
    """A side that was chosen before in another way."""
    return Party(side, scene.mark(seat), seat == scene.sight.viewer, (), 0, locked=True)


def narrowed(party: Party, kind: str, options: Sequence[Option]) -> Party:
    """A side of which the kind of thing is settled, and only its number or its cards are asked for."""
    keys = [option.key for option in options]
    if kind.endswith("_lira"):
        rows = tuple(row for row in party.rows if row.name == "lira")
    elif kind.endswith("_number"):
        rows = (Row("cards", "any-card", "", (), len(keys)),)
    else:
        left = [row for row in party.rows if any(thing.key in keys for thing in row.things)]
        rows = tuple(replace(row, key=row.key or row.name) for row in left[:1])
    return replace(party, rows=rows)


# On the barrel


def see_lot(scene: Scene, goods: Goods) -> Lot:
    """One side of an offer as signs and in words."""
    label = capital(scene.words.listing(goods_called(goods)))
    if goods.lira:
        return Lot(label, (Sign("lira", value=goods.lira),))
    named = [*goods.cards, *goods.resources, *(token for token in (goods.grape, goods.wine) if token)]
    if len(named) == 1:
        thing = thing_of(scene, named[0])
        return Lot(label, thing.signs, thing.title)
    count = len(named) + goods.unnamed
    symbol = DECK_NAMES[goods.deck] if goods.deck >= 0 else "any-card"
    return Lot(label, (Sign(symbol, value=count),) if count else ())


def possible_goods(state: VitState, giver: Player, taker: Player, *, named: bool) -> dict[str, Goods]:
    """Each single thing that could change hands, and the whole purse; cards only if they are open."""
    found = {LIRA_THING.key: Goods(lira=giver.lira)} if giver.lira else {}
    for thing in things(state, giver, taker):
        if isinstance(thing, Grape):
            found[thing.key] = Goods(grape=thing)
        elif isinstance(thing, Wine):
            found[thing.key] = Goods(wine=thing)
    return found | (named_goods(card for cards in giver.hand for card in cards) if named else {})


def named_goods(cards: Iterable[Card]) -> dict[str, Goods]:
    """Cards by their keys, as far as they may be traded."""
    return {card.key: Goods(deck=card.deck, cards=(card,)) for card in cards if card.deck in TRADED_DECKS}


def both_goods(scene: Scene, seat: int) -> tuple[dict[str, Goods], dict[str, Goods]]:
    """What the viewer, and a fellow player or the solo partner, could give, by side and key."""
    me, state = scene.me, scene.state
    assert me is not None
    if seat < state.seats:
        fellow = state.players[seat]
        known = scene.players[seat]["hand"] is not None
        mine = possible_goods(state, me, fellow, named=True)
        theirs = possible_goods(state, fellow, me, named=known)
    else:
        partner = world_of(state).partner
        assert partner is not None
        most = min(PARTNER_GIVES_LIRA, partner.purse)
        mine = {LIRA_THING.key: Goods(lira=me.lira)} if me.lira else {}
        mine |= named_goods(card for cards in me.hand for card in cards)
        theirs = {LIRA_THING.key: Goods(lira=most)} if most else {}
        theirs |= named_goods(partner.display)
    return (
        {f"{GIVE}|{key}": goods for key, goods in mine.items()},
        {f"{ASK}|{key}": goods for key, goods in theirs.items()},
    )
