"""What the tips that never change are made of, for each of the two games."""

from figurka.locales import Words
from figurka.web.games.viticulture.almanac_terms import almanac_terms
from figurka.web.games.viticulture.board_terms import board_terms
from figurka.web.games.viticulture.cards import card_terms
from figurka.web.games.viticulture.dock_terms import dock_terms


def base_terms(words: Words) -> dict[str, object]:
    """The tips of the base game."""
    return {
        "world": False,
        **almanac_terms(words, world=False),
        **board_terms(words, world=False),
        **card_terms(words, world=False),
        **dock_terms(words, world=False),
    }


def world_terms(words: Words) -> dict[str, object]:
    """The tips of World: all those of the base game that it uses, and its own."""
    return {
        "world": True,
        **almanac_terms(words, world=True),
        **board_terms(words, world=True),
        **card_terms(words, world=True),
        **dock_terms(words, world=True),
    }
