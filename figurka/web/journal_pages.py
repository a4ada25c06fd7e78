"""Earlier turns of the journal, for whoever reads on beyond those that a table's page begins with."""

from litestar import Response, get

from figurka.tables.live import LiveTable
from figurka.tables.model import Status
from figurka.tables.service import Tables
from figurka.web.found import drawing_of
from figurka.web.identity import AnyRequest, Visitor, visitor_of
from figurka.web.journal import journal_page
from figurka.web.regions import names_of, seats_of
from figurka.web.render import page
from figurka.web.seating import on_screen, own_seats


@get("/tables/{table_id:str}/journal", include_in_schema=False, spends="page")
async def earlier(
    request: AnyRequest, table_id: str, tables: Tables, before: int = 0, seat: int | None = None
) -> Response[str]:
    """Some turns before one, as the visitor's own seat knows them; of a finished game, as any does."""
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    words, viewer = visitor.words, reader(live, visitor, seat)
    names = names_of(live, seats_of(live.seats, words), words)
    told = journal_page(live, viewer, names, words, drawing_of(live.record.game), before)
    return page(visitor, "regions/journal.html", journal=told, viewer=None)


def reader(live: LiveTable, visitor: Visitor, seat: int | None) -> int | None:
    """The seat whose knowledge may be told to a visitor who asks for that of one."""
    if live.status is Status.OVER and seat is not None and 0 <= seat < len(live.seats):
        return seat
    return on_screen(live, own_seats(live, visitor), seat).seat


JOURNAL_PAGES = [earlier]
