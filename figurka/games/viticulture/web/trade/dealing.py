"""What a trade would change for the two who make it, as far as the viewer may know."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import GainTile, Pay, Plant, Train
from figurka.games.viticulture.rules.things import BLUE, GRAPES, WINES, YELLOW, Action, Order, Vine
from figurka.games.viticulture.rules.vineyard.cellar import grape_slot, wine_slot
from figurka.games.viticulture.rules.vineyard.fields import plantings
from figurka.games.viticulture.rules.vineyard.orders import can_fill
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.signs import Sign
from figurka.games.viticulture.web.trade.deals import ASK, GIVE, NOTHING_AT_ALL
from figurka.games.viticulture.words.effects import structures_named
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.words.phrases import all_of
from figurka.games.viticulture.world.content.board import MOST_INFLUENCE, WORLD_ACTION_BY_NAME
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.placing import PROBES
from figurka.games.viticulture.world.rules.things import Goods
from figurka.games.viticulture.world.rules.trading import after_giving, after_receiving
from figurka.locales import Argument, capital

FILLS: Final = "fills"
LOSES: Final = "loses"
PLANTS: Final = "plants"
LACKS: Final = "lacks"
CRAMPED: Final = "cramped"
LIES: Final = "lies"
LOWER: Final = "lower"
HAS: Final = "has"
PRICED: Final = (("gain_influence", "influence"), ("train_worker", "a-train"), ("innovate", "a-innovate"))
"""The actions that are bought for lira, each with its symbol."""


Possible = Mapping[str, Goods]
"""Single things that could change hands, by side and key."""


@dataclass(frozen=True)
class Fact:
    """Something that would be true of a player after a trade."""

    kind: str
    seat: int
    thing: Option | None = None
    value: int = 0
    """The slot of a token, the lira in the purse, or the structures that a vine lacks, as bits."""


@dataclass(frozen=True)
class Change:
    """A fact in words; in an offer that is being put together, by what it comes and by what it goes."""

    text: str
    symbol: str
    signs: tuple[Sign, ...] = ()
    bad: bool = False
    when: str = ""
    """The sides and the keys of the things that bring it about together."""
    unless: tuple[str, ...] = ()
    """The sides and keys of things that undo it."""
    purse: str = ""
    """Whose purse it depends on: the side of who owns it."""
    least: int = 0
    """How many lira must be reached there."""


# Facts


def facts(state: VitState, player: Player, loses: Goods, gets: Goods, *, known: bool) -> Iterator[Fact]:
    """What a trade changes for one of the two; `known` tells whether the hand may be looked at."""
    given = after_giving(player, loses)
    after = after_receiving(given, gets)
    if known:
        yield from order_facts(player, after)
        yield from vine_facts(state, after, gets)
    if gets.wine is not None:
        slot = wine_slot(given, gets.wine.type, gets.wine.value)
        kind = LIES if slot == gets.wine.value else LOWER
        yield Fact(kind, player.seat, WINES[gets.wine.type][gets.wine.value], slot)
    if gets.grape is not None:
        slot = grape_slot(given, gets.grape.colour, gets.grape.value)
        kind = LIES if slot == gets.grape.value else LOWER
        yield Fact(kind, player.seat, GRAPES[gets.grape.colour][gets.grape.value], slot)
    if after.lira != player.lira:
        yield Fact(HAS, player.seat, None, after.lira)


def order_facts(before: Player, after: Player) -> Iterator[Fact]:
    """The orders that can be filled only after the trade, and those that no longer can."""
    could = [order for order in before.orders() if can_fill(before, order)]
    can = [order for order in after.orders() if can_fill(after, order)]
    yield from (Fact(FILLS, after.seat, order) for order in can if order not in could)
    yield from (Fact(LOSES, after.seat, order) for order in could if order not in can)


def vine_facts(state: VitState, after: Player, gets: Goods) -> Iterator[Fact]:
    """Whether the vines that come could be planted, and what is lacking."""
    vines = [card for card in gets.cards if isinstance(card, Vine)]
    if not vines:
        return
    places = [each.vine for each in plantings(state, after, Plant(), PROBES[0])]
    for vine in vines:
        lacking = vine.needs & ~after.structures
        kind = PLANTS if vine in places else LACKS if lacking else CRAMPED
        yield Fact(kind, after.seat, vine, lacking if kind == LACKS else 0)


def besides_lira(found: Iterable[Fact]) -> list[Fact]:
    """The facts without those of the purse, which depend on an amount that is still open."""
    return [fact for fact in found if fact.kind != HAS]


def points_of(state: VitState, order: Order) -> int:
    """What filling an order brings this year."""
    return max(order.vp + state.edition.order_change(state), 0)


# In words


def tell(scene: Scene, fact: Fact) -> Change:
    """A fact in the reader's words."""
    arguments: dict[str, Argument] = {
        "who": "you" if fact.seat == scene.sight.viewer else "other",
        "player": scene.mark(fact.seat).name,
    }
    if fact.kind == HAS:
        text = scene.say("viticulture-web-trade-has", "", count=fact.value, **arguments)
        return Change(text, "lira")
    assert fact.thing is not None
    arguments["thing"] = called(fact.thing)
    if fact.kind == LACKS:
        arguments["things"] = all_of(structures_named(fact.value))
    if fact.kind in (LIES, LOWER):
        arguments["slot"] = fact.value
    text = capital(scene.say(f"viticulture-web-trade-{fact.kind}", "", **arguments))
    return Change(text, symbol_of(fact), signs_of_fact(scene, fact), fact.kind == LOSES)


def symbol_of(fact: Fact) -> str:
    """The symbol of what a fact is about."""
    assert fact.thing is not None
    deck = fact.thing.key.split(":")
    return f"{deck[0]}-{deck[1]}" if deck[0] in ("grape", "wine") else deck[0]


def signs_of_fact(scene: Scene, fact: Fact) -> tuple[Sign, ...]:
    """What an order brings to whoever can fill it."""
    if not isinstance(fact.thing, Order) or fact.kind != FILLS:
        return ()
    gains = (Sign("vp", points_of(scene.state, fact.thing)), Sign("residual", fact.thing.residual))
    return tuple(sign for sign in gains if sign.amount)


# A whole offer


def changes_of(scene: Scene, fellow: Player, gives: Goods, asks: Goods) -> list[Change]:
    """What an offer of the viewer, or one turned round, changes for both."""
    me = scene.me
    assert me is not None
    state = scene.state
    both = (
        *facts(state, fellow, asks, gives, known=hand_seen(scene, fellow)),
        *facts(state, me, gives, asks, known=True),
    )
    told = [tell(scene, fact) for fact in both]
    for side, player, spent in ((ASK, fellow, asks.lira - gives.lira), (GIVE, me, gives.lira - asks.lira)):
        told += [
            change
            for change in affordable(scene, player, side)
            if player.lira < change.least <= player.lira - spent
        ]
    return told


def hand_seen(scene: Scene, player: Player) -> bool:
    """Whether the viewer may see a player's cards."""
    return scene.players[player.seat]["hand"] is not None


def affordable(scene: Scene, player: Player, side: str) -> list[Change]:
    """What more lira would be enough for, from the least price on; only what is still to come this year."""
    state, found = scene.state, []
    if not sum(player.available):
        return []
    for name, symbol in PRICED:
        action = WORLD_ACTION_BY_NAME[name]
        if not worth_buying(state, player, action):
            continue
        price = price_of(state, action)
        who = "you" if player.seat == scene.sight.viewer else "other"
        text = scene.say(
            f"viticulture-web-trade-enough-{name}",
            who=who,
            player=scene.mark(player.seat).name,
            letter=action.letter,
            count=price,
        )
        found.append(Change(text, symbol, purse=side, least=price))
    return found


def worth_buying(state: VitState, player: Player, action: Action) -> bool:
    """Whether an action can still be of use this year."""
    if action.name == "innovate":
        return not state.winter
    if action.name == "train_worker":
        return bool(player.workers[YELLOW] + player.workers[BLUE])
    return world_of(state).influence < MOST_INFLUENCE


def price_of(state: VitState, action: Action) -> int:
    """What an action asks for, with the tile that lies on it."""
    for step in state.edition.effect_of(state, action):
        if isinstance(step, Pay):
            return step.lira
        if isinstance(step, Train | GainTile):
            return step.price
    return 0


# An offer that is being put together


def maybes_of(scene: Scene, seat: int, mine: Possible, theirs: Possible) -> list[Change]:
    """What each single thing would change, and which things of the other side would undo that."""
    me, state = scene.me, scene.state
    assert me is not None
    told = [*maybes_for(scene, me, theirs, mine, known=True), *affordable(scene, me, GIVE)]
    if seat >= state.seats:
        return told
    fellow = state.players[seat]
    known = hand_seen(scene, fellow)
    return [
        *maybes_for(scene, fellow, mine, theirs, known=known),
        *told,
        *affordable(scene, fellow, ASK),
    ]


def maybes_for(
    scene: Scene, player: Player, gets: Possible, loses: Possible, *, known: bool
) -> Iterator[Change]:
    """What comes for one player of each thing that he could get or give up."""

    def told(given: Goods, got: Goods) -> tuple[Fact, ...]:
        return tuple(facts(scene.state, player, given, got, known=known))

    def alone(
        key: str, given: Goods, got: Goods, besides: dict[str, tuple[Goods, Goods]]
    ) -> Iterator[Change]:
        swapped = {other: told(*swap) for other, swap in besides.items()}
        for fact in besides_lira(told(given, got)):
            undone = tuple([other for other, then in swapped.items() if fact not in then])
            yield replace(tell(scene, fact), when=key, unless=undone)

    for key, got in gets.items():
        yield from alone(key, NOTHING_AT_ALL, got, {lost: (given, got) for lost, given in loses.items()})
    for key, given in loses.items():
        yield from alone(key, given, NOTHING_AT_ALL, {gain: (given, got) for gain, got in gets.items()})
