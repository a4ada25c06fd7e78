"""What the tips that never change are made of, for each of the two games."""

from figurka.games.viticulture.web.board.terms import board_terms
from figurka.games.viticulture.web.hand.cards import card_terms
from figurka.games.viticulture.web.vineyard.terms import dock_terms
from figurka.games.viticulture.web.year.terms import almanac_terms
from figurka.locales import Words


def base_terms(words: Words) -> dict[str, object]:
    """The tips of the base game."""
    return all_terms(words, world=False)


def world_terms(words: Words) -> dict[str, object]:
    """The tips of World: all those of the base game that it uses, and its own."""
    return all_terms(words, world=True)


def all_terms(words: Words, *, world: bool) -> dict[str, object]:
    """The tips of all parts of the page."""
    return {
        "world": world,
        **almanac_terms(words, world=world),
        **board_terms(words, world=world),
        **card_terms(words, world=world),
        **dock_terms(words, world=world),
    }
