"""Viticulture World's table for the browser: Viticulture's, with the tips of World."""

from dataclasses import replace
from typing import Final

from figurka.games.viticulture.web import table as viticulture
from figurka.games.viticulture.web.ending.closing import close_world
from figurka.games.viticulture.web.glossary import world_glossaries
from figurka.games.viticulture.web.terms import world_terms
from figurka.games.viticulture.world.web.tales import TALES

DRAWING: Final = replace(
    viticulture.DRAWING,
    look="viticulture",
    terms=world_terms,
    close=close_world,
    glossaries=world_glossaries,
    tales=TALES,
)
