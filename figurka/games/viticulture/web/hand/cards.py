"""Cards as they are drawn: one face for a card, wherever it is shown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.steps import Effect, Gain
from figurka.games.viticulture.rules.things import (
    ACTION_CARD,
    DECK_NAMES,
    RESIDUAL,
    WINE_TYPES,
    Building,
    Card,
    Order,
    Vine,
    Visitor,
)
from figurka.games.viticulture.web.catalog import CARDS
from figurka.games.viticulture.web.hand.faces import ADVANTAGES, BUILDING_ART, PORTRAITS
from figurka.games.viticulture.web.signs import (
    Sign,
    effect_signs,
    signs_of,
    signs_of_step,
    vine_signs,
    way_signs,
    wine_sign,
)
from figurka.games.viticulture.words.effects import card_text
from figurka.games.viticulture.words.telling import called
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from figurka.locales import Words, capital

RULES: Final = {
    "vine": "V-40 V-80",
    "summer": "V-60 V-61",
    "winter": "V-60 V-61",
    "order": "V-51 V-52",
    "structure": "V-110 V-111",
}
"""The rules of each kind of cards."""
PLAIN_SYMBOLS: Final = ("lira", "vp", "residual", "to", "both", "when", "discount", "")
"""What tells little of a visitor's trade."""
MOST_SIGNS: Final = 7
"""So many signs have room below a person of full size."""


@dataclass(frozen=True)
class Need:
    """A structure that a vine needs."""

    name: str
    title: str


@dataclass(frozen=True)
class Face:
    """A card as it is drawn: its name and kind, and by the kind what it asks, brings or does."""

    key: str
    deck: str
    title: str
    kind: str
    """Its kind in words."""
    tip: str
    """The tip of the lexicon that explains it."""
    text: str
    """What it does, as a sentence."""
    art: str = ""
    """The symbol of the person or the building."""
    trade: str = ""
    """The symbol of what the person is good at."""
    grapes: tuple[Sign, ...] = ()
    needs: tuple[Need, ...] = ()
    wines: tuple[Sign, ...] = ()
    gains: tuple[Sign, ...] = ()
    ways: tuple[tuple[Sign, ...], ...] = ()
    """What it does, way by way, of which one is taken."""
    bonus: tuple[Sign, ...] = ()
    cost: int = 0

    @property
    def crowded(self) -> bool:
        """Whether it does so much that the person must stand back a little."""
        return len(self.ways) > 2 or sum(breadth(each) for way in self.ways for each in way) > MOST_SIGNS


def face_of(card: Card, words: Words) -> Face:
    """A card as it is drawn in the reader's language."""
    return face_in(card, words.language)


def face_named(deck: str, name: str, words: Words) -> Face:
    """A card by its deck and name, as a view tells of it."""
    return face_of(CARDS[deck][name], words)


def faces_in(hand: Mapping[str, Sequence[str]], words: Words) -> tuple[Face, ...]:
    """The cards of an open hand, deck by deck."""
    return tuple(face_named(deck, name, words) for deck in DECK_NAMES for name in hand.get(deck, ()))


@cache
def face_in(card: Card, language: str) -> Face:
    """A card as it is drawn in a language."""
    words, deck = Words(language), DECK_NAMES[card.deck]
    kind = words(f"viticulture-web-hand-kind-{deck}")
    title = kind if isinstance(card, Order) else words.say(called(card))
    text = capital(words.say(card_text(card)).replace("\n", " "))
    face = Face(
        card.key,
        deck,
        capital(title),
        kind,
        f"card-{card.key.replace(':', '-')}",
        text if text.endswith(".") else f"{text}.",
    )
    return with_signs(face, card, words)


def with_signs(face: Face, card: Card, words: Words) -> Face:
    """The face with what is drawn below the name, by the kind of the card."""
    if isinstance(card, Vine):
        needs = [Need(each.name, words.say(called(each))) for each in BASICS if each.bit & card.needs]
        return replace(face, grapes=vine_signs(card), needs=tuple(needs))
    if isinstance(card, Order):
        wines = tuple(wine_sign(WINE_TYPES[kind], value) for kind, value in card.wines)
        return replace(face, wines=wines, gains=signs_of_step(Gain(vp=card.vp, residual=card.residual)))
    if isinstance(card, Visitor):
        ways = effect_ways(card.effect)
        return replace(face, art=PORTRAITS[card.name], trade=trade_of(ways), ways=ways)
    assert isinstance(card, Building)
    ways, bonus = building_ways(card)
    return replace(face, art=BUILDING_ART[card.name], ways=ways, bonus=bonus, cost=card.cost)


def effect_ways(effect: Effect) -> tuple[tuple[Sign, ...], ...]:
    """The ways of a visitor as signs, one of which is taken; several to be taken are told in one."""
    if effect.pick > 1:
        return (effect_signs(effect),)
    ways = [way_signs(way) for way in effect.ways]
    if effect.both is not None:
        ways.append((Sign("both", group=signs_of_step(effect.both)),))
    return tuple(ways)


def building_ways(building: Building) -> tuple[tuple[tuple[Sign, ...], ...], tuple[Sign, ...]]:
    """What a structure card does as signs, and the bonus of its own space."""
    if building.kind == ACTION_CARD:
        return (signs_of(building.action),), signs_of(building.bonus)
    if building.kind == RESIDUAL:
        return ((Sign("year-end"), *signs_of(building.year_end)),), ()
    advantage = ADVANTAGES.get(building.name, ())
    return ((advantage,) if advantage else ()), ()


def trade_of(ways: Sequence[Sequence[Sign]]) -> str:
    """The symbol that tells most of what a person does: the first that is not just money or points."""
    symbols = [symbol for way in ways for each in way for symbol in symbols_of(each)]
    return next((symbol for symbol in symbols if symbol not in PLAIN_SYMBOLS), symbols[0])


def symbols_of(sign: Sign) -> Iterator[str]:
    """The symbols of a sign and of those within it."""
    yield sign.symbol
    for each in (*sign.options, *sign.group):
        yield from symbols_of(each)


def breadth(sign: Sign) -> int:
    """How much room a sign takes: its symbol, its figures, and the signs within it."""
    return sum(map(breadth, (*sign.options, *sign.group)), 1 + bool(sign.after) + (sign.price >= 0))


# The tips that never change


@dataclass(frozen=True)
class CardTip:
    """A tip of the lexicon about a card."""

    face: Face
    aside: str
    rules: str


def card_terms(words: Words, world: bool) -> dict[str, object]:
    """The tips of all cards of a game."""
    barred = FORBIDDEN if world else frozenset()
    cards = {card for cards in CARDS.values() for card in cards.values()}
    return {
        "card_tips": [
            card_tip(card, words, card.name in barred) for card in sorted(cards, key=lambda card: card.key)
        ]
    }


def card_tip(card: Card, words: Words, barred: bool) -> CardTip:
    """The tip about a card: what kind it is, what it does, and whether it is played at all."""
    face = face_of(card, words)
    return CardTip(face, aside_of(face, words, barred), RULES[face.deck])


def aside_of(face: Face, words: Words, barred: bool = False) -> str:
    """What a tip says beside the name: the kind, the price, and that it is never played."""
    asides = [] if face.kind == face.title.lower() else [face.kind]
    if face.cost:
        asides.append(words("viticulture-web-lira_count", count=face.cost))
    if barred:
        asides.append(words("viticulture-web-barred"))
    return ", ".join(asides)
