"""Viticulture's glossary: every card, structure, action and sign, explained."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import Flowing
from figurka.cli.scene import Term
from figurka.games.viticulture.content.board import ACTIONS, ROWS
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.things import WINE_TYPES, Card, Mama, Papa
from figurka.games.viticulture.terminal.cards import card_brief
from figurka.games.viticulture.terminal.faces import about, action_face, sentence, title
from figurka.games.viticulture.terminal.marks import GRAPE_SIGN, SIGN, WORKER_SIGN, wine_letter
from figurka.games.viticulture.words.effects import basic_text, card_text, parent_text, row_text
from figurka.games.viticulture.words.names import parent_kind
from figurka.locales import Words

CARDS: Final[tuple[Card, ...]] = (*VINES, *SUMMER_VISITORS, *WINTER_VISITORS, *ORDERS, *BUILDINGS)
WORLDLY: Final = ("influence", "fame", "tile", "event")
"""Signs that only World has."""
SIGNS: Final = (
    *((sign, name) for name, sign in SIGN.items() if name not in WORLDLY),
    (GRAPE_SIGN["white"], "white"),
    *((WORKER_SIGN[name], name) for name in ("bare", "grande", "grey")),
    *((SIGN[name], name) for name in WORLDLY),
)
"""All signs of the tables and what they are called."""


def terms(words: Words) -> list[Term]:
    """All that can be looked up at the table of the base game."""
    found = [*card_terms(words), *sign_terms(words), *parent_terms((*MAMAS, *PAPAS), words)]
    found += [Term(action.name, title(action, words), Text(action_face(action, words))) for action in ACTIONS]
    found += [
        Term(row.key, title(row, words), Text(sentence(row_text(row), words))) for row in ROWS if row.bonus
    ]
    return found


def card_terms(words: Words) -> Iterator[Term]:
    """The cards and the structures of the mat."""
    for card in CARDS:
        yield Term(card.name, title(card, words), card_face(card, words))
    for structure in BASICS:
        face = Group(
            Text(f"{structure.cost}{SIGN['lira']}", "dim"), Text(sentence(basic_text(structure), words))
        )
        yield Term(structure.name, title(structure, words), face)


def parent_terms(parents: Iterable[Mama | Papa], words: Words) -> Iterator[Term]:
    """Mamas and papas, and what each gives."""
    for parent in parents:
        kind = words(f"cli-viticulture-{parent_kind(parent)}")
        told = Text(sentence(parent_text(parent), words))
        yield Term(parent.name, title(parent, words), Group(Text(kind, "dim"), told))


def card_face(card: Card, words: Words) -> RenderableType:
    """A card in signs and in words."""
    deck = words(f"viticulture-deck-{('vine', 'summer', 'winter', 'order', 'structure')[card.deck]}")
    brief = Text.assemble((f"{deck}  ", "dim"), card_brief(card, words))
    return Group(brief, Text(sentence(card_text(card), words)))


def sign_terms(words: Words) -> list[Term]:
    """The signs and letters of this table."""
    found = [
        Term(sign, words(f"cli-viticulture-sign-{name}"), Text(about(f"cli-viticulture-sign-{name}", words)))
        for sign, name in SIGNS
    ]
    found += [
        Term(
            wine_letter(kind, words),
            words(f"viticulture-wine-{name}"),
            Text(about("cli-viticulture-sign-wine", words)),
        )
        for kind, name in enumerate(WINE_TYPES)
    ]
    return found


def legend(words: Words, worldly: bool = False) -> RenderableType:
    """What the signs of the table mean, in a few lines."""
    parts = [
        f"{sign} {words(f'cli-viticulture-sign-{name}')}"
        for sign, name in SIGNS
        if worldly or name not in WORLDLY
    ]
    parts += [
        f"{wine_letter(kind, words)} {words(f'viticulture-wine-{name}')}"
        for kind, name in enumerate(WINE_TYPES)
    ]
    return Flowing([Text(part, "dim") for part in parts])
