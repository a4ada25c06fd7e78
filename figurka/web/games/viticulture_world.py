"""Viticulture World's table for the browser: Viticulture's, with the tips of World."""

from dataclasses import replace
from typing import Final

from figurka.web.games import viticulture
from figurka.web.games.viticulture.closing import close_world
from figurka.web.games.viticulture.terms import world_terms

DRAWING: Final = replace(viticulture.DRAWING, look="viticulture", terms=world_terms, close=close_world)
