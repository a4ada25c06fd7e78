"""Trades that would help the team, as far as they follow from what the viewer may see."""

from collections.abc import Iterator
from dataclasses import dataclass

from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Plant
from figurka.games.viticulture.rules.things import GRANDE, VINE, Card, Order, Vine, Wine
from figurka.games.viticulture.rules.vineyard.cellar import wine_slot, wines_of
from figurka.games.viticulture.rules.vineyard.fields import plantings
from figurka.games.viticulture.rules.vineyard.orders import can_fill, satisfied
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.web.signs import Sign
from figurka.games.viticulture.web.trade.dealing import hand_seen, points_of
from figurka.games.viticulture.web.trade.deals import ASK, GIVE
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.placing import PROBES
from figurka.locales import Argument

MOST = 3


@dataclass(frozen=True)
class Suggestion:
    """A thing that one of two could give the other so that an order can be filled or a vine planted."""

    fellow: Mark
    side: str
    """Whether the viewer gives it or asks for it."""
    key: str
    text: str
    symbol: str
    signs: tuple[Sign, ...]
    points: int
    lacking: int
    """How many points whoever would fill the order still lacks."""
    order: str


def suggest(scene: Scene) -> list[Suggestion]:
    """The best trades with anybody, by the points they make possible; none for those who only watch."""
    me = scene.me
    if me is None or not scene.world or scene.sight.game.over:
        return []
    found = [
        each for fellow in scene.state.players if fellow is not me for each in with_fellow(scene, me, fellow)
    ]
    if world_of(scene.state).partner is not None:
        found += with_partner(scene, me)
    return best(found)


def best(found: list[Suggestion]) -> list[Suggestion]:
    """Those that bring most to whoever lacks most, each thing and order once; a vine only by itself."""
    chosen: list[Suggestion] = []
    for each in sorted(found, key=lambda each: (-each.points, -each.lacking, each.key)):
        again = any(each.order == other.order or each.key == other.key for other in chosen)
        if not again and (each.points or not chosen):
            chosen.append(each)
    return chosen[:MOST]


def with_fellow(scene: Scene, me: Player, fellow: Player) -> Iterator[Suggestion]:
    """What the viewer and a fellow player could give each other while one of them has a grande worker."""
    if not (me.available[GRANDE] or fellow.available[GRANDE] or scene.kind.startswith("offer_")):
        return
    seen = hand_seen(scene, fellow)
    pairs = ((me, fellow, GIVE, seen), (fellow, me, ASK, True))
    for giver, taker, side, known in pairs:
        if known:
            yield from wines_for(scene, giver, taker, side, fellow, own_known=giver is me or seen)
        if giver is me or seen:
            yield from orders_for(scene, giver, taker, side, fellow)
            yield from vines_for(scene, giver, taker, side, fellow)


def wines_for(
    scene: Scene, giver: Player, taker: Player, side: str, fellow: Player, *, own_known: bool
) -> Iterator[Suggestion]:
    """Wines of the one that would fill orders of the other, where that is worth more than it costs."""
    state = scene.state
    for wine in wines_of(giver):
        loss = lost_by(state, giver, wine) if own_known else 0
        for order in filled_by(taker, wine):
            if points_of(state, order) > loss:
                yield made(scene, fellow, side, "wine", wine, order)


def filled_by(taker: Player, wine: Wine) -> list[Order]:
    """The orders that a player could fill only with one more wine."""
    slot = wine_slot(taker, wine.type, wine.value)
    if not slot:
        return []
    wines = taker.wines[:]
    wines[wine.type] |= 1 << slot
    return [
        order for order in taker.orders() if not can_fill(taker, order) and satisfied(wines, order.wines, 0)
    ]


def lost_by(state: VitState, giver: Player, wine: Wine) -> int:
    """The points of the dearest order that the giver could not fill any more."""
    wines = giver.wines[:]
    wines[wine.type] &= ~(1 << wine.value)
    lost = [
        points_of(state, order)
        for order in giver.orders()
        if can_fill(giver, order) and not satisfied(wines, order.wines, 0)
    ]
    return max(lost, default=0)


def orders_for(scene: Scene, giver: Player, taker: Player, side: str, fellow: Player) -> Iterator[Suggestion]:
    """Orders that the one cannot fill, but the other could."""
    for order in giver.orders():
        if not can_fill(giver, order) and can_fill(taker, order):
            yield made(scene, fellow, side, "order", order, order)


def vines_for(scene: Scene, giver: Player, taker: Player, side: str, fellow: Player) -> Iterator[Suggestion]:
    """Vines for which the one lacks structures, but not the other."""
    state = scene.state
    for vine in dict.fromkeys(giver.vines()):
        if (
            vine.needs & ~giver.structures
            and not plantable(state, giver, vine)
            and plantable(state, taker, vine)
        ):
            yield made(scene, fellow, side, "vine", vine, None)


def plantable(state: VitState, player: Player, vine: Vine) -> bool:
    """Whether a player could plant a vine if he held it."""
    holder = player.copy()
    holder.hand[VINE] = [vine]
    return bool(plantings(state, holder, Plant(), PROBES[0]))


def with_partner(scene: Scene, me: Player) -> Iterator[Suggestion]:
    """Orders on the partner's display that the player could fill."""
    partner = world_of(scene.state).partner
    assert partner is not None
    for card in partner.display:
        if isinstance(card, Order) and can_fill(me, card):
            yield made(scene, None, ASK, "display", card, card)


def made(
    scene: Scene, fellow: Player | None, side: str, kind: str, thing: Wine | Card, order: Order | None
) -> Suggestion:
    """A suggestion in the reader's words."""
    mark = scene.mark(len(scene.players) if fellow is None else fellow.seat)
    arguments: dict[str, Argument] = {"player": mark.name, "thing": called(thing)}
    points, gains = 0, tuple[Sign, ...]()
    if order is not None:
        arguments["order"] = called(order)
        points = points_of(scene.state, order)
        signs = (Sign("vp", points), Sign("residual", order.residual))
        gains = tuple(sign for sign in signs if sign.amount)
    text = scene.say(f"viticulture-web-trade-suggest-{kind}-{side}", "", **arguments)
    symbol = f"wine-{thing.key.split(':')[1]}" if isinstance(thing, Wine) else thing.key.partition(":")[0]
    assert scene.world is not None
    assert scene.own is not None
    lacking = scene.world["needs"]["points"][mark.seat if side == GIVE else scene.own["seat"]]
    filled = thing.key if order is None else order.key
    return Suggestion(mark, side, thing.key, text, symbol, gains, points, lacking, filled)
