"""Farshore's glossary for the rules page: cards, places, maps, winds and words."""

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.things import KINDS, RARITIES, TOKENS, TREASURE, TYPES, Card
from figurka.locales import Words
from figurka.web.reference import Glossary, Term

TERMS = (
    *(
        "anchor",
        "bay",
        "city",
        "deck",
        "discard",
        "docks",
        "hand",
        "map",
        "point",
        "ship",
        "tide",
        "treasure",
    ),
    *("wind", "worker"),
)


def glossaries(words: Words) -> tuple[Glossary, ...]:
    """Everything on the table, explained in the reader's language."""
    places = (*SHORE, *ISLANDS, DOCKS, LOOKOUT, DUNES)
    return (
        Glossary("cards", words("farshore-glossary-cards"), tuple(card_term(card, words) for card in CARDS)),
        Glossary(
            "places",
            words("farshore-glossary-places"),
            tuple(term("place", place.name, "effect", words) for place in places),
        ),
        Glossary(
            "maps",
            words("farshore-glossary-maps"),
            tuple(term("map", kind.name, "need", words) for kind in MAPS),
        ),
        Glossary(
            "winds",
            words("farshore-glossary-winds"),
            tuple(term("rose", name, "effect", words) for name in ROSE),
        ),
        Glossary(
            "terms",
            words("farshore-glossary-terms"),
            (
                *(term("type", name, "about", words) for name in TYPES),
                *(term("term", name, "about", words) for name in TERMS),
            ),
        ),
    )


def term(kind: str, name: str, attribute: str, words: Words) -> Term:
    """A thing by its message."""
    message = f"farshore-{kind}-{name}"
    return Term(f"{kind}-{name}", words(message), "", words(message, attribute))


def card_term(card: Card, words: Words) -> Term:
    """A card with its keywords, price and effect."""
    message = f"farshore-card-{card.key}"
    keywords = words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}")
    kind = f"{keywords}, {words(f'farshore-type-{TYPES[card.type]}', 'short')}"
    cost = [
        words(f"farshore-resource-{token.key}", "count", count=amount)
        for token, amount in zip(TOKENS[:TREASURE], card.cost.amounts, strict=True)
        if amount
    ]
    price = (
        words("farshore-glossary-costs", cost=", ".join(cost)) if cost else words("farshore-glossary-free")
    )
    worth = words("farshore-count-points", count=card.points)
    return Term(f"card-{card.key}", words(message), f"{kind} · {price} · {worth}", words(message, "effect"))
