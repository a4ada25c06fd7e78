"""What a card of the viewer's hand still lacks, also while others play: planning is the game."""

from dataclasses import dataclass
from typing import Final

from figurka.core.rules import Refusal
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.ways import way_possible
from figurka.games.viticulture.rules.refusals.placing import NOT_ASKED, SEND, why_not_yet
from figurka.games.viticulture.rules.refusals.steps import NEEDS_BOTH, NEEDS_IRRIGATION, NEEDS_TRELLIS
from figurka.games.viticulture.rules.state import OVER, Player, VitState
from figurka.games.viticulture.rules.things import WINE_TYPES, WINES, Card, Order, Vine, Visitor
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.words.telling import called

CARD_KINDS: Final = frozenset(
    ("visitor", "order", "plant", "build", "discard", "give_card", "promise", "ingredient")
)
"""The decisions that know why a card of the hand is not among their options."""
USES: Final = frozenset(("visitor", "order", "plant", "build"))
"""The decisions by which a card does what it is for."""
READY: Final = frozenset(SEND.values())
LACKS_WINE: Final = frozenset(f"viticulture-refusal-order-{name}" for name in WINE_TYPES)
LACKS_STRUCTURES: Final = (NEEDS_TRELLIS, NEEDS_IRRIGATION, NEEDS_BOTH)


@dataclass(frozen=True)
class Readiness:
    """Whether nothing is missing for a card, what is told of that, and which of its parts are missing."""

    ready: bool = False
    note: str = ""
    missing: tuple[str | int, ...] = ()
    """The names of the structures, the places of the wines, or the places of the ways."""


def readiness(scene: Scene, player: Player, card: Card) -> Readiness:
    """What is missing for a card of the viewer's own hand."""
    state = scene.state
    if state.phase == OVER:
        return Readiness()
    if scene.kind in USES and offered(scene, card):
        return Readiness(missing=missing_parts(state, player, card) if isinstance(card, Visitor) else ())
    reason = asked_reason(scene, card) or why_not_yet(state, player, card)
    missing = missing_parts(state, player, card)
    if isinstance(card, Order) and missing and reason.id in LACKS_WINE:
        return Readiness(False, missing_wines_told(scene, card, missing), missing)
    return Readiness(reason in READY, scene.say(reason.message()), missing)


def offered(scene: Scene, card: Card) -> bool:
    """Whether the card is an option, or a vine that stands in one together with a field."""
    return card.key in scene.keys or any(key.startswith(f"plant:{card.name}:") for key in scene.keys)


def asked_reason(scene: Scene, card: Card) -> Refusal | None:
    """Why the decision at hand does not offer the card, if it is one about cards."""
    if scene.kind not in CARD_KINDS or card.key in scene.keys:
        return None
    reason = scene.sight.game.why_not(card.key)
    return None if reason in (None, NOT_ASKED) else reason


def missing_parts(state: VitState, player: Player, card: Card) -> tuple[str | int, ...]:
    """What of a card cannot be had now: structures of a vine, wines of an order, ways of a visitor."""
    if isinstance(card, Vine):
        return missing_structures(state, player, card)
    if isinstance(card, Order):
        return missing_wines(player, card)
    return missing_ways(state, player, card) if isinstance(card, Visitor) else ()


def missing_structures(state: VitState, player: Player, vine: Vine) -> tuple[str, ...]:
    """The structures without which a vine cannot be planted."""
    if why_not_yet(state, player, vine) not in LACKS_STRUCTURES:
        return ()
    lacking = vine.needs & ~player.structures
    return tuple(each.name for each in BASICS if each.bit & lacking)


def missing_wines(player: Player, order: Order) -> tuple[int, ...]:
    """The places of the wines of an order for which the cellar has none; each token serves once."""
    wines, missing = player.wines[:], []
    for place, (kind, value) in enumerate(order.wines):
        best = wines[kind].bit_length() - 1
        if best < value:
            missing.append(place)
        else:
            wines[kind] &= ~(1 << best)
    return tuple(missing)


def missing_wines_told(scene: Scene, order: Order, missing: tuple[str | int, ...]) -> str:
    """The wines that are missing for an order, in words."""
    wines = tuple(
        called(WINES[kind][value]) for place, (kind, value) in enumerate(order.wines) if place in missing
    )
    return scene.say("viticulture-web-hand-missing", wines=wines)


def missing_ways(state: VitState, player: Player, visitor: Visitor) -> tuple[int, ...]:
    """The places of the ways of a visitor that cannot be taken; while played it is not part of the hand."""
    effect = visitor.effect
    if effect.pick > 1 or len(effect.ways) == 1 or visitor not in player.hand[visitor.deck]:
        return ()
    after = player.copy()
    after.hand[visitor.deck].remove(visitor)
    course = Course()
    return tuple(
        place for place, way in enumerate(effect.ways) if not way_possible(state, after, way, course)
    )
