"""All visitors by name."""

from typing import Final

from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.winter import WINTER_VISITORS

VISITOR_BY_NAME: Final = {visitor.name: visitor for visitor in (*SUMMER_VISITORS, *WINTER_VISITORS)}
