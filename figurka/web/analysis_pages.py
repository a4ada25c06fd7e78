"""The analysis of a finished game: its page, and the table as it was at a moment."""

from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from figurka.coach.judging import DEEP, QUICK
from figurka.core.seeds import Source
from figurka.tables.analysing import Found, can_be_analysed
from figurka.tables.live import LiveTable
from figurka.tables.model import now
from figurka.tables.service import Tables
from figurka.web.analysis import (
    Analysing,
    Wanted,
    best_known,
    quality,
    quality_explained,
    quality_of_choice,
)
from figurka.web.found import drawing_of
from figurka.web.house import card_of, day
from figurka.web.identity import AnyRequest, Visitor, address_of, read_number, visitor_of
from figurka.web.limits import Limiter
from figurka.web.live import Watchers
from figurka.web.pages import Form
from figurka.web.regions import Looking, framed_regions
from figurka.web.render import page
from figurka.web.replay_pages import STROLLS
from figurka.web.seating import own_seats
from figurka.web.security import SECURITY
from figurka.web.table_pages import looking_at, title_of

POLICY: Final = "Content-Security-Policy"
FRAMING: Final = {POLICY: f"{SECURITY[POLICY]}; frame-src 'self'"}
"""The page shows a table as it was in a frame."""
FRAMED: Final = {POLICY: SECURITY[POLICY].replace("frame-ancestors 'none'", "frame-ancestors 'self'")}


async def found_in(tables: Tables, table_id: str) -> tuple[Found, Found]:
    """What a quick and a deep look have found; one that was begun goes on."""
    quick = await tables.analyse(table_id, QUICK)
    deep = await tables.analysis(table_id, DEEP)
    if 0 < deep.done < deep.total and not deep.working:
        deep = await tables.analyse(table_id, DEEP)
    return quick, deep


def wanted_seat(live: LiveTable, looking: Looking, seat: int | None) -> int:
    """Whose turns are looked at: the seat that is asked for, one's own, or else the winner's."""
    if seat is not None and 0 <= seat < len(live.seats):
        return seat
    if looking.seat is not None:
        return looking.seat
    return next(iter(live.game.winners), 0)


@get("/tables/{table_id:str}/analysis", include_in_schema=False)
async def analysis(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    watchers: Watchers,
    limiter: Limiter,
    at: int | None = None,
    seat: int | None = None,
    show: str = "",
) -> Response[Any]:
    """Which turns of a finished game cost something, and what would have been better."""
    visitor = visitor_of(request)
    await limiter.spend("look", address_of(request))
    live = await tables.get(table_id)
    if not can_be_analysed(live):
        return Redirect(f"/tables/{table_id}", status_code=303)
    quick, deep = await found_in(tables, table_id)
    looking = await looking_at(live, visitor, tables, watchers)
    whose = wanted_seat(live, looking, seat)
    wanted = Wanted(whose, whose in own_seats(live, visitor), at, show == "all")
    return analysis_page(quick, deep, wanted, visitor)


def analysis_page(quick: Found, deep: Found, wanted: Wanted, visitor: Visitor) -> Response[str]:
    """The page, with what a quick and a deep look have found so far."""
    live, words = quick.live, visitor.words
    drawing = drawing_of(live.record.game)
    answer = page(
        visitor,
        "analysis.html",
        section="play",
        analysis=Analysing(live, best_known(quick, deep), wanted, words).sight(),
        quick=quick,
        deep=deep,
        url=f"/tables/{live.id}",
        title=title_of(live, visitor),
        game=card_of(live.game.rules, words),
        seats=len(live.seats),
        day=day((live.record.finished or now()).date(), words),
        every=wanted.every,
        goes_on=live.record.chance is Source.HASHED,
        symbols=drawing.symbols,
        colours=drawing.styles[:1],
        quality=quality,
        quality_of_choice=quality_of_choice,
        quality_explained=quality_explained,
    )
    answer.headers.update(FRAMING)
    return answer


@post("/tables/{table_id:str}/analysis", include_in_schema=False)
async def look_deeper(
    request: AnyRequest, table_id: str, data: Form, tables: Tables, limiter: Limiter
) -> Response[Any]:
    """Look at a game for longer."""
    await limiter.spend("hint", address_of(request))
    await tables.analyse(table_id, DEEP)
    query = "&".join(f"{name}={read_number(data[name])}" for name in ("seat", "at") if data.get(name))
    return Redirect(f"/tables/{table_id}/analysis?{query}", status_code=303)


@get("/tables/{table_id:str}/still", include_in_schema=False)
async def still(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    limiter: Limiter,
    at: int = 0,
    seat: int = 0,
    played: str = "",
    better: str = "",
) -> Response[Any]:
    """Board and own things of a seat at a moment of a finished game, what was played and better."""
    visitor = visitor_of(request)
    await limiter.spend("look", address_of(request))
    live = await tables.get(table_id)
    if not can_be_analysed(live) or not 0 <= seat < len(live.seats):
        return Redirect(f"/tables/{table_id}", status_code=303)
    past = STROLLS.at(live, max(0, min(at, len(live.made))))
    drawing = drawing_of(live.record.game)
    answer = page(
        visitor,
        "still.html",
        game=live.record.game,
        look=drawing.look,
        styles=("table.css", *drawing.styles, "still.css"),
        symbols=drawing.symbols,
        regions=framed_regions(past, Looking(visitor, seat, False, frozenset(), back=True)),
        played=played,
        better=better,
    )
    answer.headers.update(FRAMED)
    return answer


ANALYSIS_PAGES = [analysis, look_deeper, still]
