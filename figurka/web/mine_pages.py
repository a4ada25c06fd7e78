"""My games: whose turn it is at all tables of a visitor, and how he is called back."""

from litestar import Response, get

from figurka.tables.service import Tables
from figurka.web.identity import AnyRequest, visitor_of
from figurka.web.mine import my_games
from figurka.web.render import page


@get("/me/games", include_in_schema=False)
async def games(request: AnyRequest, tables: Tables) -> Response[str]:
    """All tables of the visitor."""
    visitor = visitor_of(request)
    mine = await my_games(tables, visitor)
    return page(visitor, "mine.html", section="mine", mine=mine, waiting=len(mine.yours))


MINE_PAGES = [games]
