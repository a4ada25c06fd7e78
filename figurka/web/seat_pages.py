"""A lost seat: the host gives its person a new link, after he has been asked whether he means it."""

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from figurka.tables import acts
from figurka.tables.model import SeatKind
from figurka.tables.service import Tables
from figurka.web.addresses import outside_of
from figurka.web.identity import AnyRequest, address_of, visitor_of
from figurka.web.limits import Limiter
from figurka.web.live import Watchers
from figurka.web.regions import seats_of
from figurka.web.render import page
from figurka.web.table_pages import link_of, title_of


@get("/tables/{table_id:str}/seats/{number:int}/link", include_in_schema=False, spends="page")
async def link(
    request: AnyRequest, table_id: str, number: int, tables: Tables, watchers: Watchers, listens: str
) -> Response[str]:
    """Of a seat that is kept for somebody, the link; of any other, whether it shall have a new one."""
    visitor = visitor_of(request)
    live = await tables.hosted(table_id, visitor.host_secret(table_id))
    seat = number - 1
    acts.check_person(live, seat)
    outside = outside_of(request, listens)
    shown = None
    if live.seats[seat].kind is SeatKind.PERSON and not live.seats[seat].taken:
        token = await tables.invitation(table_id, visitor.host_secret(table_id), seat)
        shown = link_of(outside.origin, table_id, token, visitor.words)
    return page(
        visitor,
        "seat_link.html",
        section="play",
        url=f"/tables/{table_id}",
        title=title_of(live, visitor),
        seat=seats_of(live.seats, visitor.words, watchers.here(table_id))[seat],
        link=shown,
        reach=outside.reach,
    )


@post("/tables/{table_id:str}/seats/{number:int}/link", include_in_schema=False)
async def new_link(
    request: AnyRequest, table_id: str, number: int, tables: Tables, limiter: Limiter
) -> Response[Any]:
    """Take the seat from whoever holds it, and lead to the new link."""
    await limiter.spend("join", address_of(request))
    await tables.renew_invitation(table_id, visitor_of(request).host_secret(table_id), number - 1)
    return Redirect(f"/tables/{table_id}/seats/{number}/link", status_code=303)


SEAT_PAGES = [link, new_link]
