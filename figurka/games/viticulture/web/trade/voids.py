"""Offers that would come to nothing: those after which whoever placed could not carry out the action."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from figurka.core.journal import Event
from figurka.games.viticulture.rules.things import LATER, Action, BoardSpot, Card
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.trade.dealing import Change, Possible, hand_seen
from figurka.games.viticulture.web.trade.deals import ASK, GIVE, NOTHING_AT_ALL
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.world.rules.placing import PROBES, help_enables, possible_now
from figurka.games.viticulture.world.rules.things import Goods
from figurka.games.viticulture.world.rules.trading import after_giving, after_receiving
from figurka.locales import Argument

Allows = Callable[[Goods, Goods], bool]
"""Whether the engine lets an offer stand in which these goods are given for those."""
TALK: Final = ("offers", "declines", "offer-void")
"""What happens while a trade is talked about."""


def action_at_stake(scene: Scene) -> tuple[Action, int] | None:
    """The action that must still be possible after an offer, and whose it is; None if it is already done."""
    since: list[Event] = []
    for event in reversed(scene.events):
        if event.kind == "places" and isinstance(event.thing, BoardSpot):
            return (event.thing.action, event.seat) if still_to_come(scene, since) else None
        since.append(event)
    return None


def still_to_come(scene: Scene, since: list[Event]) -> bool:
    """Whether the action comes after the trade: so the first question says, or nothing was done before."""
    game = scene.sight.game
    if scene.kind == "offer_give" and game.can_undo:
        before = game.clone()
        before.undo()
        asked = before.decision
        if asked is not None and asked.kind != "answer":
            return asked.kind != "trade" or LATER in asked.options
    return scene.kind in ("offer_give", "answer") and all(event.kind in TALK for event in since)


def warnings_of(scene: Scene, mine: Possible, theirs: Possible) -> list[Change]:
    """The warnings for an offer of the viewer; a hand that he may not see is not looked at."""
    at_stake, state = action_at_stake(scene), scene.state
    if at_stake is None:
        return []
    action, actor = at_stake[0], state.players[at_stake[1]]
    own = actor.seat == scene.sight.viewer
    if not own and not hand_seen(scene, actor):
        return []
    loses, gets = (mine, theirs) if own else (theirs, mine)

    def allows(gives: Goods, asks: Goods) -> bool:
        """Whether the action would be possible after the trade."""
        after = after_receiving(after_giving(actor, gives), asks)
        return possible_now(state, after, action, PROBES[action.index]) or help_enables(state, after, action)

    said: dict[str, Argument] = {
        "action": called(action),
        "who": "you" if own else "other",
        "player": scene.mark(actor.seat).name,
    }
    purse = GIVE if own else ASK
    if not allows(NOTHING_AT_ALL, NOTHING_AT_ALL):
        text = scene.say("viticulture-web-trade-needed", "", **said)
        return [needed(text, purse, actor.lira, gets, allows)]
    found = list(spoiling(scene.say("viticulture-web-trade-void", "", **said), loses, gets, allows))
    left = least_left(actor.lira, allows)
    if left:
        text = scene.say("viticulture-web-trade-void-lira", "", count=left, **said)
        found.append(Change(text, "lock", bad=True, when="below", purse=purse, least=left))
    return found


def needed(text: str, purse: str, lira: int, gets: Possible, allows: Allows) -> Change:
    """A warning that stands until something comes that makes the action possible, or lira enough."""
    most = max((goods.lira for goods in gets.values()), default=0)
    more = (more for more in range(1, most + 1) if allows(NOTHING_AT_ALL, Goods(lira=more)))
    least = next((lira + each for each in more), 0)
    tokens = {key: goods for key, goods in gets.items() if not goods.lira}
    undone = mending(NOTHING_AT_ALL, tokens, allows)
    return Change(
        text, "lock", bad=True, when="always", unless=undone, purse=purse if least else "", least=least
    )


def mending(gives: Goods, gets: Possible, allows: Allows) -> tuple[str, ...]:
    """What would have to come for the goods so that the action is possible."""
    return tuple(key for key, asks in gets.items() if allows(gives, asks))


def spoiling(text: str, loses: Possible, gets: Possible, allows: Allows) -> Iterator[Change]:
    """A warning for each thing that must stay, and for cards of which one must; lira are counted."""
    found: list[set[str]] = []
    for keys, gives in heaps(loses, allows):
        told = any(each <= set(keys) for each in found)
        if not told and not allows(gives, NOTHING_AT_ALL):
            found.append(set(keys))
            yield Change(text, "lock", bad=True, when=" ".join(keys), unless=mending(gives, gets, allows))


def heaps(loses: Possible, allows: Allows) -> Iterator[tuple[tuple[str, ...], Goods]]:
    """Single tokens, then cards alone and together, from few to many; not cards that could all go."""
    decks: dict[int, dict[str, Card]] = {}
    for key, goods in loses.items():
        if goods.cards:
            decks.setdefault(goods.deck, {})[key] = goods.cards[0]
        elif not goods.lira:
            yield (key,), goods
    for deck, held in decks.items():
        if allows(Goods(deck=deck, cards=tuple(held.values())), NOTHING_AT_ALL):
            continue
        for count in range(1, len(held) + 1):
            for keys in combinations(held, count):
                yield keys, Goods(deck=deck, cards=tuple(held[key] for key in keys))


def least_left(lira: int, allows: Allows) -> int:
    """How many lira must be left for the action."""
    return next((left for left in range(lira) if allows(Goods(lira=lira - left), NOTHING_AT_ALL)), lira)
