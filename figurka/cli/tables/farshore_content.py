"""Farshore's cards as Markdown: what is printed, what was designed for figurka and what was reconstructed."""

from figurka.cli.tables.farshore_marks import SIGN
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.things import KINDS, RARITIES, TOKENS, TYPES, Card
from figurka.locales import Words


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
    signs = ", ".join(
        f"{SIGN[token.key]} {words(f'farshore-resource-{token.key}').lower()}" for token in TOKENS
    )
    rows = [heads, ["---"] * len(heads), *(row(card, words) for card in CARDS)]
    table = "\n".join(f"| {' | '.join(cell.replace('|', '∣') for cell in cells)} |" for cells in rows)
    total = words("cli-content-total", kinds=len(CARDS), count=sum(card.copies for card in CARDS))
    return f"# {words('game-farshore')}\n\n{total} {signs}.\n\n{table}\n"


def row(card: Card, words: Words) -> list[str]:
    """All that is known of a card."""
    cost = " ".join(f"{amount} {SIGN[TOKENS[token].key]}" for token, amount in card.cost.parts) or "0"
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
