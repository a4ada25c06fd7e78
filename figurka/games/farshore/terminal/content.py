"""Farshore's cards as Markdown: what is printed, what was designed for figurka and what was reconstructed."""

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.things import KINDS, RARITIES, TOKEN_NAMES, TYPES, Card
from figurka.games.farshore.terminal.marks import SIGN
from figurka.locales import Words

PLACES = (*SHORE, DOCKS, LOOKOUT, DUNES, *ISLANDS)


def content(words: Words) -> str:
    """One row for each of the cards."""
    heads = [
        words("cli-content-card"),
        words("cli-content-type"),
        words("cli-content-keywords"),
        words("cli-content-cost"),
        words("cli-content-points"),
        words("cli-content-copies"),
        words("cli-content-effect"),
        words("cli-content-source"),
        words("cli-content-designed"),
        words("cli-content-reconstructed"),
    ]
    signs = ", ".join(f"{SIGN[name]} {words(f'farshore-resource-{name}').lower()}" for name in TOKEN_NAMES)
    rows = [heads, ["---"] * len(heads), *(row(card, words) for card in CARDS)]
    table = "\n".join(f"| {' | '.join(cell.replace('|', '∣') for cell in cells)} |" for cells in rows)
    total = words("cli-content-total", kinds=len(CARDS), count=sum(card.copies for card in CARDS))
    return f"# {words('game-farshore')}\n\n{total} {signs}.\n\n{table}\n\n{other_things(words)}\n"


def other_things(words: Words) -> str:
    """One row for each place, map and wind rose."""
    heads = [words("cli-content-thing"), words("cli-content-effect"), words("cli-content-source")]
    rows = [
        *(named("place", place.name, "effect", place.origin, words) for place in PLACES),
        *(named("map", kind.name, "need", kind.origin, words) for kind in MAPS),
        *(named("rose", rose.name, "effect", rose.origin, words) for rose in ROSE.values()),
    ]
    cells = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def named(kind: str, name: str, attribute: str, origin: str, words: Words) -> list[str]:
    """A thing, what it does and where that is from."""
    message = f"farshore-{kind}-{name}"
    return [words(message), words(message, attribute), origin]


def row(card: Card, words: Words) -> list[str]:
    """All that is known of a card."""
    cost = " ".join(f"{amount} {SIGN[TOKEN_NAMES[token]]}" for token, amount in card.cost.parts) or "0"
    return [
        words(f"farshore-card-{card.key}"),
        words(f"farshore-type-{TYPES[card.type]}"),
        words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}"),
        cost,
        str(card.points),
        str(card.copies),
        words(f"farshore-card-{card.key}", "effect"),
        card.origin.source,
        card.origin.designed,
        card.origin.reconstructed,
    ]
