"""Offers that would come to nothing: those after which the viewer could not carry out his action."""

from collections.abc import Callable, Iterator

from figurka.games.viticulture.naming import called
from figurka.games.viticulture.things import LATER, Action, BoardSpot
from figurka.games.viticulture.world.placing import PROBES, help_enables, possible_now
from figurka.games.viticulture.world.things import Goods
from figurka.games.viticulture.world.trading import after_giving, after_receiving
from figurka.web.games.viticulture.dealing import Change, Possible
from figurka.web.games.viticulture.deals import GIVE, NOTHING_AT_ALL
from figurka.web.games.viticulture.scene import Scene

Allows = Callable[[Goods, Goods], bool]
"""Whether the engine lets an offer stand in which these goods are given for those."""


def action_at_stake(scene: Scene) -> Action | None:
    """The action that must still be possible after the viewer's first offer; None if it is already done."""
    game = scene.sight.game
    if scene.kind != "offer_give" or not game.can_undo:
        return None
    before = game.clone()
    before.undo()
    asked = before.decision
    if asked is None or (asked.kind == "trade" and LATER not in asked.options):
        return None
    placed = next((event for event in reversed(scene.events) if event.kind == "places"), None)
    return placed.thing.action if placed is not None and isinstance(placed.thing, BoardSpot) else None


def warnings_of(scene: Scene, mine: Possible, theirs: Possible) -> list[Change]:
    """The warnings for an offer of the viewer."""
    action, me, state = action_at_stake(scene), scene.me, scene.state
    if action is None or me is None:
        return []

    def allows(gives: Goods, asks: Goods) -> bool:
        """Whether the action would be possible after the trade."""
        after = after_receiving(after_giving(me, gives), asks)
        return possible_now(state, after, action, PROBES[action.index]) or help_enables(state, after, action)

    text = scene.say("viticulture-web-trade-void", action=called(action))
    if not allows(NOTHING_AT_ALL, NOTHING_AT_ALL):
        return [Change(text, "lock", bad=True, when="always", unless=mending(NOTHING_AT_ALL, theirs, allows))]
    found = list(spoiling(text, mine, theirs, allows))
    left = least_left(me.lira, allows)
    if left:
        text = scene.say("viticulture-web-trade-void-lira", action=called(action), count=left)
        found.append(Change(text, "lock", bad=True, when="below", purse=GIVE, least=left))
    return found


def mending(gives: Goods, theirs: Possible, allows: Allows) -> tuple[str, ...]:
    """What would have to come for the goods so that the action is possible."""
    return tuple(key for key, asks in theirs.items() if allows(gives, asks))


def spoiling(text: str, mine: Possible, theirs: Possible, allows: Allows) -> Iterator[Change]:
    """A warning for each thing that the action needs; of lira some may be spared."""
    for key, gives in mine.items():
        if not gives.lira and not allows(gives, NOTHING_AT_ALL):
            yield Change(text, "lock", bad=True, when=key, unless=mending(gives, theirs, allows))


def least_left(lira: int, allows: Allows) -> int:
    """How many lira must be left for the action."""
    return next((left for left in range(lira) if allows(Goods(lira=lira - left), NOTHING_AT_ALL)), lira)
