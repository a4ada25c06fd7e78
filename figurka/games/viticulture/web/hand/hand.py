"""The hand by kind, and the cards that are looked at."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.rules.shape import DeckName
from figurka.games.viticulture.rules.state import OVER
from figurka.games.viticulture.rules.things import DECK_NAMES, FIELDS, Card, Planting, Vine
from figurka.games.viticulture.web.catalog import CARDS
from figurka.games.viticulture.web.hand.cards import RULES, Face, aside_of, face_named, face_of
from figurka.games.viticulture.web.hand.readiness import Readiness, readiness
from figurka.games.viticulture.web.scene import Line, Mark, Preview, Scene
from figurka.games.viticulture.web.signs import Sign

HAND_KINDS: Final = frozenset(
    (
        "visitor",
        "order",
        "hand_limit",
        "discard",
        "give_card",
        "promise",
        "build",
        "ingredient",
        "trade_card",
        "offer_give_card",
    )
)
"""The decisions whose cards are those of one's own hand."""
SPREAD_KINDS: Final = ("keep", "draft")
"""The decisions about cards that are looked at."""


@dataclass(frozen=True)
class Place:
    """A field where a vine of the hand may be planted, and how full it would be."""

    key: str
    title: str
    load: str
    costs: tuple[Sign, ...] = ()


@dataclass(frozen=True)
class Held:
    """A card of the hand or one that is looked at."""

    face: Face
    key: str
    """What choosing it means; a key that is no option if it cannot be chosen."""
    label: str
    tip: str
    places: tuple[Place, ...] = ()
    ready: bool = False
    told: bool = False
    """Whether what is missing for it is known."""
    missing: tuple[str | int, ...] = ()


@dataclass(frozen=True)
class HandTip:
    """What is told of a card of the hand: what it does and what it lacks."""

    id: str
    face: Face
    aside: str
    rules: str
    lines: tuple[Line, ...]
    why: str


@dataclass(frozen=True)
class Hand:
    """The hand that is shown: its cards if the viewer may see them, or else how many of each kind."""

    mark: Mark
    own: bool
    count: int
    limit: int
    cards: tuple[Held, ...]
    backs: tuple[tuple[str, int, str], ...]
    """The kinds of hidden cards, how many there are, and that in words."""
    spread: tuple[Held, ...]
    """Cards that are looked at and not part of the hand."""
    spread_title: str
    tips: tuple[HandTip, ...]


def see_hand(scene: Scene, previews: Mapping[str, Preview]) -> dict[str, object]:
    """The hand of the player whom the dock shows."""
    shown, me = scene.shown, scene.me
    hand = shown["hand"] or {}
    cards = [CARDS[deck][name] for deck, names in hand.items() for name in names]
    if me is None:
        held = [watched(scene, card) for card in cards]
        tips: list[HandTip] = []
    else:
        known = {card: readiness(scene, me, card) for card in dict.fromkeys(cards)}
        held = [held_card(scene, previews, card, known[card]) for card in cards]
        tips = [hand_tip(scene, card, each) for card, each in known.items()]
    drawn = Hand(
        scene.mark(shown["seat"]),
        me is not None,
        sum(shown["hand_counts"].values()),
        scene.state.edition.hand_limit,
        tuple(held),
        () if hand else tuple(see_backs(scene, shown["hand_counts"])),
        tuple(see_spread(scene, cards)),
        scene.say(f"viticulture-web-hand-{scene.kind}") if scene.kind in (*SPREAD_KINDS, "order") else "",
        tuple(tips),
    )
    return {"hand": drawn}


def see_backs(scene: Scene, counts: Mapping[DeckName, int]) -> Iterator[tuple[str, int, str]]:
    """How many cards of each kind a hidden hand has."""
    for deck, count in counts.items():
        if count:
            yield deck, count, scene.say(f"viticulture-deck-{deck}", "count", count=count)


def watched(scene: Scene, card: Card) -> Held:
    """A card of an open hand, for somebody who only watches."""
    face = face_of(card, scene.words)
    return Held(face, f"hand:{card.key}", name_of(face), face.tip)


def name_of(face: Face) -> str:
    """A card in words."""
    return f"{face.title}: {face.text}"


def held_card(scene: Scene, previews: Mapping[str, Preview], card: Card, known: Readiness) -> Held:
    """A card of the viewer's own hand."""
    face = face_of(card, scene.words)
    places = tuple(see_places(scene, previews, card)) if isinstance(card, Vine) else ()
    key = places[0].key if len(places) == 1 else own_key(scene, card)
    option = scene.keys.get(key)
    return Held(
        face,
        key,
        name_of(face) if option is None else option.label,
        tip_of(card),
        places if len(places) > 1 else (),
        known.ready,
        scene.state.phase != OVER,
        known.missing,
    )


def own_key(scene: Scene, card: Card) -> str:
    """The option that a card of the hand stands for; somebody else's card of the same name is another one."""
    if scene.kind in HAND_KINDS or card.key not in scene.keys:
        return card.key
    return f"hand:{card.key}"


def see_places(scene: Scene, previews: Mapping[str, Preview], vine: Vine) -> Iterator[Place]:
    """The fields where a vine may be planted now, and what that costs."""
    options = () if scene.decision is None or scene.kind != "plant" else scene.decision.options
    for option in options:
        if isinstance(option, Planting) and option.vine is vine:
            field = option.field
            load = scene.shown["fields"][field.index]["value"] + vine.value
            costs = previews.get(option.key, Preview()).costs
            title = scene.say(f"viticulture-web-hand-field-{field.name}")
            yield Place(option.key, title, f"{load}/{FIELDS[field.index].limit}", costs)


def see_spread(scene: Scene, hand: Iterable[Card]) -> Iterator[Held]:
    """The cards that are looked at: those to keep or to draft, or orders that lie with the solo partner."""
    if scene.decision is None or scene.kind not in (*SPREAD_KINDS, "order"):
        return
    within = set(hand) if scene.kind == "order" else set()
    for option in scene.decision.options:
        if isinstance(option, Card) and option not in within:
            face = face_of(option, scene.words)
            yield Held(face, option.key, scene.keys[option.key].label, face.tip)


# Tips


def tip_of(card: Card) -> str:
    """The tip of the region about a card of the hand."""
    return f"hand-{card.key.replace(':', '-')}"


def hand_tip(scene: Scene, card: Card, known: Readiness) -> HandTip:
    """What is told of a card of the hand."""
    face = face_named(DECK_NAMES[card.deck], card.name, scene.words)
    lines = (Line(known.note, "tick"),) if known.ready else ()
    why = "" if known.ready else known.note
    return HandTip(tip_of(card), face, aside_of(face, scene.words), RULES[face.deck], lines, why)
