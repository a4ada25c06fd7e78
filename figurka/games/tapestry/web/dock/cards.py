"""Tapestry cards: what they say, and the hand."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.rules.state import CARD_SPACES
from figurka.games.tapestry.web.glossary import long_text
from figurka.games.tapestry.web.scene import Scene
from figurka.locales import Words


@dataclass(frozen=True)
class Text:
    """What a tapestry card says."""

    name: str
    title: str
    kind: str
    """When it works, in words."""
    effect: str
    this_era: bool


@dataclass(frozen=True)
class Held:
    """A card of the hand, and how many of it there are."""

    text: Text
    count: int
    why: str
    """Why it cannot be chosen, while others of the hand can."""


@dataclass(frozen=True)
class Hand:
    """The hand: its cards if the viewer may see them, else their backs; and when the next one is laid."""

    cards: tuple[Held, ...]
    size: int
    seen: bool
    next_era: int
    """The era on which a card is laid next; 0 if none will be."""


def card_text(name: str, words: Words) -> Text:
    """What a card says in the reader's language."""
    return text_in(name, words.language)


@cache
def text_in(name: str, language: str) -> Text:
    """What a card says in a language."""
    words, message = Words(language), f"tapestry-card-{name}"
    this_era = bool(CARD[name].power)
    kind = words(f"tapestry-cardtype-{'this_era' if this_era else 'when_played'}")
    return Text(name, words(message), kind, long_text(message, "effect", words), this_era)


def see_hand(scene: Scene) -> Hand:
    """The hand of the player whom the dock shows."""
    shown, following = scene.shown, next_laid(scene)
    if shown["hand"] is None:
        return Hand((), shown["hand_size"], False, following)
    counted = Counter(shown["hand"])
    asked = any(f"card:{name}" in scene.keys for name in counted)
    cards = tuple(
        Held(card_text(name, scene.words), count, refusal(scene, name) if asked else "")
        for name, count in counted.items()
    )
    return Hand(cards, shown["hand_size"], True, following)


def next_laid(scene: Scene) -> int:
    """The era on which the player lays his next card; 0 if he lays no more."""
    shown, era = scene.shown, scene.shown["era"]
    waits = 1 < era <= CARD_SPACES and not shown["eras"][era - 1]
    following = era if waits else max(2, era + 1)
    return following if following <= CARD_SPACES and not shown["finished"] else 0


def refusal(scene: Scene, name: str) -> str:
    """Why a card cannot be chosen."""
    return "" if f"card:{name}" in scene.keys else scene.sight.why_not(f"card:{name}")
