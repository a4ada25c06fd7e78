"""The glossaries behind a game's rules: its cards, places and signs, explained."""

from collections.abc import Callable
from typing import Final

from figurka.games.farshore.web import glossary as farshore_glossary
from figurka.games.tapestry.web import glossary as tapestry_glossary
from figurka.games.viticulture.web import glossary as viticulture_glossary
from figurka.locales import Words
from figurka.web.reference import Glossary

GLOSSARIES: Final[dict[str, Callable[[Words], tuple[Glossary, ...]]]] = {
    "farshore": farshore_glossary.glossaries,
    "tapestry": tapestry_glossary.glossaries,
    "viticulture": viticulture_glossary.glossaries,
    "viticulture-world": viticulture_glossary.world_glossaries,
}


def glossaries_of(game: str, words: Words) -> tuple[Glossary, ...]:
    """What is explained beside the rules of a game; of a plugin's game, nothing."""
    explain = GLOSSARIES.get(game)
    return () if explain is None else explain(words)
