"""The tips that never change: cards, places, maps, winds, seasons and words, drawn once beside the table."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.solo import LEVELS
from figurka.games.farshore.rules.things import KINDS, RARITIES, SEASONS, TOKEN_NAMES, TYPES, Card
from figurka.games.farshore.web.scene import Row
from figurka.games.farshore.web.signs import RULES, SYMBOL
from figurka.locales import Words, capital

SIGN_OF_TERM: Final = {
    "ship": "sign-sail",
    "deck": "sign-draw",
    "discard": "sign-draw",
    "hand": "sign-draw",
    "bay": "",
    "worker": "",
    "anchor": "sign-anchor",
    "map": "sign-map",
}
"""Words of the game that explain themselves, each with its sign."""


@dataclass(frozen=True)
class Tip:
    """A tip that never changes."""

    id: str
    title: str
    text: str
    rules: str
    symbol: str = ""
    aside: str = ""
    rows: tuple[Row, ...] = ()


def terms(words: Words) -> dict[str, object]:
    """What the lexicon is made of."""
    parts = (card_tips, place_tips, map_tips, rose_tips, season_tips, token_tips, term_tips, rival_tips)
    return {"tips": [tip for part in parts for tip in part(words)], "SYMBOL": SYMBOL}


def card_tips(words: Words) -> Iterable[Tip]:
    """The cards."""
    for card in CARDS:
        name, kind = f"farshore-card-{card.key}", TYPES[card.type]
        yield Tip(
            f"card-{card.key}",
            words(name),
            words(name, "effect"),
            f"{RULES[kind]} {RULES.get(card.key, '')}",
            SYMBOL[kind],
            words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}"),
            (
                Row(words(f"farshore-type-{kind}", "short"), "", words(f"farshore-type-{kind}", "about")),
                Row(
                    words("farshore-web-row-price"),
                    printed(card),
                    "" if printed(card) else words("farshore-web-free"),
                ),
            ),
        )


def printed(card: Card) -> str:
    """The cost that is printed on a card, as signs."""
    return " ".join(f"{amount}.{TOKEN_NAMES[token]}" for token, amount in card.cost.parts)


def place_tips(words: Words) -> Iterable[Tip]:
    """The places of the board."""
    groups = (*((place, "shore") for place in SHORE), *((place, "island") for place in ISLANDS))
    for place, rule in (*groups, *((place, place.name) for place in (DOCKS, LOOKOUT, DUNES))):
        name = f"farshore-place-{place.name}"
        yield Tip(f"place-{place.name}", words(name), words(name, "effect"), RULES[rule])


def map_tips(words: Words) -> Iterable[Tip]:
    """The maps."""
    for kind in MAPS:
        name = f"farshore-map-{kind.name}"
        need = words("farshore-web-map-need", need=words(name, "need"))
        yield Tip(f"map-{kind.name}", words(name), need, RULES["map"], "sign-map")


def rose_tips(words: Words) -> Iterable[Tip]:
    """The wind roses."""
    for rose in ROSE:
        name = f"farshore-rose-{rose}"
        yield Tip(f"rose-{rose}", words(name), words(name, "effect"), RULES["rose"], "sign-wind")


def season_tips(words: Words) -> Iterable[Tip]:
    """The seasons."""
    for season in SEASONS:
        name = f"farshore-season-{season}"
        yield Tip(f"season-{season}", words(name), words(name, "effect"), RULES[season], f"season-{season}")


def token_tips(words: Words) -> Iterable[Tip]:
    """Resources, treasures and points."""
    for token in TOKEN_NAMES:
        about = (
            words(f"farshore-term-{token}", "about")
            if token in ("treasure", "point")
            else words("farshore-web-resource")
        )
        rules = RULES.get(token, RULES["resource"])
        yield Tip(token, words(f"farshore-resource-{token}"), about, rules, SYMBOL[token])


def term_tips(words: Words) -> Iterable[Tip]:
    """Parts of the table that are no cards."""
    for term, symbol in SIGN_OF_TERM.items():
        name = f"farshore-term-{term}"
        yield Tip(term, words(name), words(name, "about"), RULES[term], symbol)
    reserve, beside = words("farshore-web-reserve"), "farshore-web-beside"
    yield Tip("reserve", reserve, words("farshore-term-worker", "about"), RULES["reserve"])
    yield Tip("stranded", words(beside), words(beside, "about"), RULES["stranded"])


def rival_tips(words: Words) -> Iterable[Tip]:
    """The rival captain at each level."""
    for level in LEVELS:
        name = f"farshore-level-{level.name}"
        title = capital(words("farshore-rival-name"))
        yield Tip(f"rival-{level.name}", title, words(name, "about"), RULES["rival"], "", words(name))
