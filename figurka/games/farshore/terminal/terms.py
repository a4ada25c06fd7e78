"""Farshore's glossary: every card, place, tile, token and word of the rulebook, explained."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from figurka.cli.scene import Term
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.things import KINDS, RARITIES, SEASONS, TOKEN_NAMES, TYPES
from figurka.games.farshore.terminal.cards import card_face
from figurka.games.farshore.terminal.marks import SIGN, type_letter
from figurka.locales import Words

EXPLAINED = (
    "anchor",
    "bay",
    "deck",
    "discard",
    "hand",
    "city",
    "ship",
    "treasure",
    "point",
    "worker",
    "wind",
    "tide",
    "map",
)


def terms(words: Words) -> list[Term]:
    """All that can be looked up."""
    cards = [Term(card.key, words(f"farshore-card-{card.key}"), card_face(card, words)) for card in CARDS]
    return [*cards, *place_terms(words), *sign_terms(words), *word_terms(words)]


def place_terms(words: Words) -> list[Term]:
    """Places, map piles, wind roses and seasons."""
    ids = [f"farshore-place-{place.name}" for place in (*SHORE, *ISLANDS, DOCKS, LOOKOUT, DUNES)]
    ids += [f"farshore-rose-{name}" for name in ROSE]
    ids += [f"farshore-season-{name}" for name in SEASONS]
    maps = [f"farshore-map-{kind.name}" for kind in MAPS]
    return [
        *(term(message_id, "effect", words) for message_id in ids),
        *(term(message_id, "need", words) for message_id in maps),
    ]


def word_terms(words: Words) -> list[Term]:
    """The rulebook's words, the keywords and the levels of the rival."""
    ids = [f"farshore-term-{name}" for name in EXPLAINED]
    ids += [f"farshore-kind-{name}" for name in KINDS]
    ids += [f"farshore-rarity-{name}" for name in RARITIES]
    ids += [f"farshore-level-{name}" for name in LEVEL_NAMES]
    return [term(message_id, "about", words) for message_id in ids]


def sign_terms(words: Words) -> list[Term]:
    """The signs and letters of this table."""
    types = [
        Term(type_letter(name, words), words(f"farshore-type-{name}"), about(f"farshore-type-{name}", words))
        for name in TYPES
    ]
    tokens = [Term(SIGN[name], words(f"farshore-resource-{name}"), Text(SIGN[name])) for name in TOKEN_NAMES]
    signs = [
        Term("†", words("cli-farshore-sign-anchor"), about("farshore-term-anchor", words)),
        Term("»", words("cli-farshore-sign-wind"), Text(words("cli-farshore-sign-wind", "about"))),
        Term("¹", words("cli-farshore-sign-unique"), about("farshore-rarity-unique", words)),
        Term("×", words("cli-farshore-sign-times"), Text(words("cli-farshore-sign-times", "about"))),
    ]
    return [*types, *tokens, *signs]


def about(message_id: str, words: Words) -> RenderableType:
    """The explanation that stands beside a name."""
    return Text(words(message_id, "about"))


def term(message_id: str, attribute: str, words: Words) -> Term:
    """A term whose explanation is an attribute of its name."""
    short = message_id.split("-", 2)[2]
    return Term(short, words(message_id), Text(words(message_id, attribute)))


def legend(words: Words) -> RenderableType:
    """What the signs of the table mean, in a line or two."""
    parts = [f"{SIGN[name]} {words(f'farshore-resource-{name}').lower()}" for name in TOKEN_NAMES]
    parts += [
        f"† {words('cli-farshore-sign-anchor').lower()}",
        f"» {words('cli-farshore-sign-wind').lower()}",
        f"¹ {words('cli-farshore-sign-unique').lower()}",
    ]
    parts += [f"{type_letter(name, words)} {words(f'farshore-type-{name}', 'short')}" for name in TYPES]
    return Columns([Text(part, "dim") for part in parts], padding=(0, 2))
