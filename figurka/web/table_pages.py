"""The pages of one table: sitting down, playing, watching, looking back, and the result."""

import asyncio
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect, Stream

from figurka.agents import DEFAULT_LEVEL, LEVELS, STRONGEST
from figurka.calling.caller import Caller
from figurka.core.errors import FigurkaError
from figurka.core.verifying import NotedError
from figurka.locales import Words
from figurka.tables.acts import STAND_INS
from figurka.tables.errors import OwnTableError
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatPlan, Status, now
from figurka.tables.service import Tables
from figurka.tables.tokens import fits
from figurka.tables.worker import LAST_LOOK, LOOKS
from figurka.web.addresses import Reach, outside_of
from figurka.web.calling import secrets_of
from figurka.web.clocks import clock_of
from figurka.web.coaching import tell_advice
from figurka.web.course import course_of
from figurka.web.fairness import promise_of, proof_of, verify_table
from figurka.web.found import drawing_of
from figurka.web.guiding import guided_kind, keep_wish
from figurka.web.house import Invitation, LessonLink, Link, card_of, day, lasted
from figurka.web.identity import (
    AnyRequest,
    Visitor,
    address_of,
    clean_name,
    origin_of,
    reader,
    remember_seats,
    secure,
    visitor_of,
)
from figurka.web.learning import learnt_by, next_link
from figurka.web.limits import Limiter, Streams
from figurka.web.live import Watchers, coming_again, is_host, table_stream
from figurka.web.pages import Form, keep_name, keys_of
from figurka.web.passing import at_end
from figurka.web.problems import NoSeatError
from figurka.web.qr import qr_svg
from figurka.web.regions import Looking, framed, framed_regions, names_of, seats_of
from figurka.web.render import page, render
from figurka.web.replay import Replay
from figurka.web.result import Onward, enumerated, result_of
from figurka.web.seating import (
    look_for_others,
    on_screen,
    own_seats,
    seat_now,
    secret_for,
    spend_at_table,
    welcome,
)
from figurka.web.second_look import SECOND_LOOKS
from figurka.web.streaming import stream_of


async def looking_at(
    live: LiveTable, visitor: Visitor, tables: Tables, watchers: Watchers, shown: int | None = None
) -> Looking:
    """How the visitor looks at the table; at a screen of several people, who has it now."""
    own = own_seats(live, visitor)
    host = await is_host(tables, visitor, live.id)
    seat = on_screen(live, own, shown).seat
    return Looking(visitor, seat, host, watchers.here(live.id).union(own), own)


def title_of(live: LiveTable, visitor: Visitor) -> str:
    """What the table is called."""
    return live.record.title or visitor.words.say(live.game.rules.title())


@cache
def lexicon_of(game: str, language: str) -> str:
    """The tips of a game that never change: the same for all who read a language."""
    drawing, anybody = drawing_of(game), reader(language)
    return render(anybody, drawing.lexicon, drawing.terms(anybody.words)) if drawing.lexicon else ""


def table_page(
    live: LiveTable,
    looking: Looking,
    replay: Replay | None = None,
    lesson: object = None,
    guide: str = "",
    offer: LessonLink | None = None,
    puzzle: object = None,
    column: str = "",
    regions: Mapping[str, str] | None = None,
) -> Response[str]:
    """The table as the visitor sees it: now, at some moment before, in a lesson, or in a puzzle.

    Its regions are given where others look at the same table, and drawn for him alone elsewhere.
    """
    visitor = looking.visitor
    drawing = drawing_of(live.record.game)
    kind = "" if replay or looking.back else guided_kind(live, looking.seat)
    return page(
        visitor,
        "table.html",
        game=live.record.game,
        game_title=visitor.words.say(live.game.rules.title()),
        about=card_of(live.game.rules, visitor.words).about,
        table_id=live.id,
        title=live.record.title,
        heading=title_of(live, visitor),
        move=live.move,
        moment=int(now().timestamp()),
        shared=len(looking.own) > 1,
        hot_seat=live.record.hot_seat,
        viewer=looking.seat,
        styles=("table.css", *drawing.styles),
        look=drawing.look,
        scripts=drawing.scripts,
        apart=drawing.apart,
        reach=drawing.reach,
        symbols=drawing.symbols,
        lexicon=lexicon_of(live.record.game, visitor.language),
        regions=framed_regions(live, looking) if regions is None else framed(live, looking, regions),
        replay=replay,
        live_updates=replay is None,
        calls_back=looking.seat is not None and not (replay or lesson or puzzle or live.ended),
        played_on=live.played_on,
        promise=promise_of(live.record),
        ended=live.ended,
        lesson=lesson,
        guide=guide,
        guide_kind=kind,
        guided=bool(kind) and looking.guided(live) and not live.ended,
        offer=offer,
        puzzle=puzzle,
        column=column,
    )


@get("/tables/{table_id:str}", include_in_schema=False, spends="page")
async def show(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    watchers: Watchers,
    caller: Caller,
    seat: int | None = None,
) -> Response[Any]:
    """The table, or the page where people gather before the game begins.

    People who share a screen hand it over; `seat` is whose things may be shown.
    """
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    if live.status is Status.WAITING:
        return Redirect(f"/tables/{table_id}/invite", status_code=303)
    own = own_seats(live, visitor)
    live = await welcome(tables, live, own)
    await look_for_others(tables, live, watchers.here(table_id).union(own))
    await caller.follow(secrets_of(visitor))
    to = on_screen(live, own, seat).next
    if to is not None:
        return curtain(live, visitor, to)
    await watchers.turn()
    looking = await looking_at(live, visitor, tables, watchers, seat)
    regions = watchers.draw(live, looking).html
    return table_page(live, looking, offer=offered_to(request, live, looking), regions=regions)


def offered_to(request: AnyRequest, live: LiveTable, looking: Looking) -> LessonLink | None:
    """The first lesson of the game, for somebody who begins to play it and has learnt nothing of it yet."""
    if looking.seat is None or live.last_choice_of(looking.seat):
        return None
    lesson = next_link(live.record.game, looking.visitor.words, learnt_by(request), looking.visitor.guides)
    return lesson if lesson is not None and lesson.first else None


def curtain(live: LiveTable, visitor: Visitor, to: int) -> Response[str]:
    """What a shared screen shows while it is handed over: nothing of the next hand."""
    seat = seats_of(live.seats, visitor.words)[to]
    return page(
        visitor, "curtain.html", title=title_of(live, visitor), url=f"/tables/{live.id}?seat={to}", seat=seat
    )


@get("/tables/{table_id:str}/events", include_in_schema=False)
async def events(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    watchers: Watchers,
    limiter: Limiter,
    streams: Streams,
    at: int = -1,
    seat: int | None = None,
    parts: bool = False,
) -> Stream:
    """The regions of the table's page as they change; of large ones only what changed, if it asks so."""
    await limiter.spend("stream", address_of(request))
    last = request.headers.get("last-event-id", "")
    await tables.get(table_id)
    at_end(request.scope, streams.take(address_of(request), table_id))
    seen = int(last[:9]) if last.isdecimal() else at
    stream = table_stream(tables, watchers, visitor_of(request), table_id, seen, seat, patched=parts)
    return stream_of(request, coming_again(stream))


# The guide


class Wish(msgspec.Struct):
    """What somebody wants of the guide: `on`, `off`, or that his game is done."""

    state: Literal["on", "off", "done"]


@post("/tables/{table_id:str}/guide", include_in_schema=False, status_code=200)
async def set_guide(request: AnyRequest, table_id: str, data: Wish, tables: Tables) -> Response[Any]:
    """Silence the guide, let him speak again, or note that a game with him is finished."""
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    kind = guided_kind(live, seat_now(live, own_seats(live, visitor)))
    cookies = [keep_wish(visitor, kind, data.state, secure(request))] if kind else []
    return Response({}, cookies=cookies)


class Remembered(msgspec.Struct):
    """In which chapters of its game a browser was told of a better choice."""

    told: list[int] = msgspec.field(default_factory=list)


@post("/tables/{table_id:str}/second-look", include_in_schema=False, status_code=200)
async def second_look(
    request: AnyRequest, table_id: str, tables: Tables, limiter: Limiter, data: Remembered | None = None
) -> Response[dict[str, Any]]:
    """Whether a much better choice was there in the visitor's last turn; nothing on the page waits for it."""
    visitor = visitor_of(request)
    await limiter.spend("look", address_of(request))
    live = await tables.get(table_id)
    seat = seat_now(live, own_seats(live, visitor))
    if seat is None or not guided_kind(live, seat):
        raise NoSeatError("error-no-seat")
    better = await SECOND_LOOKS.at(tables, live, seat, data.told if data else ())
    if better is None:
        return Response({})
    names = names_of(live, seats_of(live.seats, visitor.words), visitor.words)
    return Response(better.said(live, names, visitor.words))


# The coach


class AdviceWish(msgspec.Struct):
    """The move that advice is wanted for, and the look that it is: each one thinks longer."""

    move: int
    look: Annotated[int, msgspec.Meta(ge=0, le=LAST_LOOK)] = 0


@post("/tables/{table_id:str}/hint", include_in_schema=False, status_code=200)
async def advise(
    request: AnyRequest, table_id: str, data: AdviceWish, tables: Tables, limiter: Limiter
) -> Response[dict[str, Any]]:
    """The best options as the panel beside the table shows them, and where they are to be marked."""
    visitor = visitor_of(request)
    await limiter.spend("hint", address_of(request))
    live = await tables.get(table_id)
    seat = seat_now(live, own_seats(live, visitor))
    if seat is None:
        raise NoSeatError("error-no-seat")
    live, advice = await tables.advise(table_id, seat, data.move, data.look)
    told = tell_advice(live, seat, advice, visitor.words)
    final = advice.decided or data.look >= LAST_LOOK
    more = data.look + 1 < len(LOOKS) and not final
    panel = render(
        visitor, "regions/hint.html", {"advice": told, "look": data.look, "final": final, "more": more}
    )
    return Response(
        {
            "option": told.choices[0].option,
            "label": told.says,
            "then": told.then,
            "panel": panel,
            "ranks": [[each.option, each.rank, each.shared] for each in told.choices],
            "more": more,
        }
    )


# Sitting down


@get("/tables/{table_id:str}/invite", include_in_schema=False, spends="page")
async def gather(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    watchers: Watchers,
    listens: str,
    invitation: str = "",
) -> Response[Any]:
    """Where people gather, and the door for those who come by an invitation."""
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    live = await welcome(tables, live, own_seats(live, visitor))
    looking = await looking_at(live, visitor, tables, watchers)
    if (looking.own or looking.host) and live.status is not Status.WAITING:
        return Redirect(f"/tables/{table_id}", status_code=303)
    outside = outside_of(request, listens)
    links = await invitation_links(outside.origin, live, looking, tables) if looking.host else {}
    return gather_page(live, looking, invitation, links, outside.reach)


def gather_page(
    live: LiveTable,
    looking: Looking,
    token: str,
    links: Mapping[int, Link] = MappingProxyType({}),
    reach: Reach = Reach.WIDE,
    wrong: str = "",
) -> Response[str]:
    """The page where people gather, or its door."""
    visitor = looking.visitor
    seats = seats_of(live.seats, visitor.words, looking.here)
    host = next((seat.name for seat in seats if seat.kind == "person"), "")
    offered = next((seat for seat in live.seats if fits(token, seat.invitation_hash)), None)
    table = Invitation(
        f"/tables/{live.id}",
        title_of(live, visitor),
        card_of(live.game.rules, visitor.words),
        seats,
        host,
        links,
        looking.own,
        looking.host,
        offered=None if offered is None else offered.seat,
        name=(offered.name if offered is not None else "") or visitor.name,
        wrong=wrong,
        token=token,
        hot_seat=live.record.hot_seat,
        promise=promise_of(live.record),
        reach=reach,
        clock=clock_of(live.record, live.seats, visitor.words, now()),
    )
    return page(visitor, "invitation.html", 400 if wrong else 200, section="play", table=table)


async def invitation_links(origin: str, live: LiveTable, looking: Looking, tables: Tables) -> dict[int, Link]:
    """A link for each seat that waits for a friend; the tokens are the host's to hand out."""
    links = {}
    for seat in live.seats:
        if seat.kind is SeatKind.PERSON and not seat.taken:
            token = await tables.invitation(live.id, looking.visitor.host_secret(live.id), seat.seat)
            links[seat.seat] = link_of(origin, live.id, token, looking.visitor.words)
    return links


def link_of(origin: str, table_id: str, token: str, words: Words) -> Link:
    """The link by which the holder of an invitation comes to his seat."""
    address = f"{origin}/tables/{table_id}/invite?invitation={token}"
    return Link(address, qr_svg(address, words("web-link-qr")))


@post("/tables/{table_id:str}/join", include_in_schema=False)
async def join(
    request: AnyRequest, table_id: str, data: Form, tables: Tables, watchers: Watchers, limiter: Limiter
) -> Response[Any]:
    """Sit down, by an invitation or at an open seat."""
    visitor = visitor_of(request)
    await limiter.spend("join", address_of(request))
    live = await tables.get(table_id)
    name, token = clean_name(str(data.get("name", ""))), str(data.get("invitation", ""))
    try:
        secret = await sit_down(tables, live, token, name, visitor.held(table_id))
    except OwnTableError:
        raise
    except FigurkaError as error:
        looking = await looking_at(live, visitor, tables, watchers)
        return gather_page(live, looking, token, wrong=visitor.words.say(error.message))
    before = [each for each in visitor.seats.get(table_id, ()) if live.seat_of(each) is not None]
    secrets = [*before, secret]
    cookies = [remember_seats(visitor, table_id, secrets, secure(request)), keep_name(name, secure(request))]
    return Redirect(f"/tables/{table_id}", status_code=303, cookies=cookies)


async def sit_down(tables: Tables, live: LiveTable, token: str, name: str, held: tuple[str, ...]) -> str:
    """The secret of the seat that the invitation is for, or of the first open one."""
    if token:
        _, secret = await tables.sit(live.id, token, name, held)
        return secret
    for seat in live.seats:
        if seat.kind is SeatKind.OPEN:
            return await tables.take(live.id, seat.seat, name, held)
    raise NoSeatError("error-no-open-seat")


@post("/tables/{table_id:str}/seats/{number:int}", include_in_schema=False)
async def set_seat(
    request: AnyRequest, table_id: str, number: int, data: Form, tables: Tables
) -> Response[Any]:
    """An agent plays for who asks for it himself or is away; he or the host ends that."""
    secret = secret_for(await tables.get(table_id), visitor_of(request), number - 1)
    if agent := str(data.get("agent", "")):
        await tables.stand_in(table_id, secret, number - 1, agent)
    else:
        await tables.hand_back(table_id, secret, number - 1)
    return Redirect(f"/tables/{table_id}", status_code=303)


@post("/tables/{table_id:str}/start", include_in_schema=False)
async def start(request: AnyRequest, table_id: str, tables: Tables) -> Response[Any]:
    """The host begins: agents sit down wherever nobody has come."""
    host = visitor_of(request).host_secret(table_id)
    live = await tables.get(table_id)
    for seat in live.seats:
        if not seat.taken and not seat.stand_in:
            await tables.stand_in(table_id, host, seat.seat, STRONGEST)
    return Redirect(f"/tables/{table_id}", status_code=303)


@post("/tables/{table_id:str}/chat", include_in_schema=False)
async def chat(
    request: AnyRequest, table_id: str, data: Form, tables: Tables, limiter: Limiter
) -> Response[Any]:
    """Say something at the table, where there is no script."""
    visitor = visitor_of(request)
    await spend_at_table(limiter, "chat", request, tables, table_id)
    live = await tables.get(table_id)
    seat = seat_now(live, own_seats(live, visitor))
    if seat is None:
        raise NoSeatError("error-no-seat")
    await tables.come(table_id, seat)
    await tables.say(table_id, seat, "", str(data.get("text", "")))
    return Redirect(f"/tables/{table_id}", status_code=303)


# Looking back


def stood_in_for(live: LiveTable, names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """For whom a computer played a part of the game, if for anybody."""
    seats = sorted({row.seat for row in live.notes if row.note in STAND_INS})
    whom = enumerated([names[seat] for seat in seats], words)
    return (words("web-result-stood-in", names=whom),) if seats else ()


@get("/tables/{table_id:str}/result", include_in_schema=False, spends="page")
async def result(request: AnyRequest, table_id: str, tables: Tables, watchers: Watchers) -> Response[Any]:
    """Who won and why."""
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    if live.status is not Status.OVER:
        return Redirect(f"/tables/{table_id}", status_code=303)
    looking = await looking_at(live, visitor, tables, watchers)
    words = visitor.words
    names = names_of(live, seats_of(live.seats, words), words)
    record = live.record
    ended = record.finished or now()
    view = live.game.view(looking.seat)
    shown = result_of(
        url=f"/tables/{table_id}",
        share=f"{origin_of(request)}/tables/{table_id}/result",
        title=title_of(live, visitor),
        game=card_of(live.game.rules, words),
        view=view,
        rivals=live.game.rules.rivals(view),
        names=names,
        winners=live.game.winners,
        course=course_of(live, names, looking.seat, words),
        words=words,
        viewer=looking.seat,
        facts=(
            lasted(int((ended - record.created).total_seconds()), words),
            day(ended.date(), words),
            *stood_in_for(live, names, words),
        ),
        again=looking.seat is not None,
        proof=await asyncio.to_thread(proof_of, live),
        onward=onward_from(request, live, looking),
    )
    return page(visitor, "result.html", section="play", result=shown)


def onward_from(request: AnyRequest, live: LiveTable, looking: Looking) -> Onward | None:
    """How a newcomer goes on after a game against beginners, or alone: where a guide could have spoken."""
    levels = {seat.agent for seat in live.seats if seat.kind is SeatKind.AGENT}
    if not guided_kind(live, looking.seat) or levels - {DEFAULT_LEVEL}:
        return None
    lesson = next_link(live.record.game, looking.visitor.words, learnt_by(request), looking.visitor.guides)
    return Onward(lesson, LEVELS[1] if levels else "", len(live.seats) - 1)


@get("/tables/{table_id:str}/verify", include_in_schema=False)
async def verify(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    limiter: Limiter,
    fingerprint: str = "",
) -> Response[Any]:
    """The check of a game that has ended: that fingerprint, seed and choices make exactly this game."""
    visitor = visitor_of(request)
    await limiter.spend("verify", address_of(request))
    live = await tables.get(table_id)
    proof = await asyncio.to_thread(proof_of, live)
    verification, wrong = None, ""
    try:
        verification = await asyncio.to_thread(verify_table, live, fingerprint)
    except NotedError as error:
        wrong = visitor.words.say(error.message)
    return page(
        visitor,
        "verify.html",
        400 if wrong else 200,
        section="play",
        url=f"/tables/{table_id}",
        table=table_id,
        title=title_of(live, visitor),
        game=live.record.game,
        proof=proof,
        verification=verification,
        noted=fingerprint,
        wrong=wrong,
    )


@post("/tables/{table_id:str}/again", include_in_schema=False)
async def again(request: AnyRequest, table_id: str, tables: Tables, limiter: Limiter) -> Response[Any]:
    """The same seats once more at a new table; the visitor sits where he sat."""
    visitor = visitor_of(request)
    await limiter.spend("create", address_of(request))
    live = await tables.get(table_id)
    mine = seat_now(live, own_seats(live, visitor))
    if mine is None:
        raise NoSeatError("error-no-seat")
    order = [mine, *(seat.seat for seat in live.seats if seat.seat != mine)]
    plans = [
        SeatPlan(SeatKind.AGENT, live.seats[seat].name, live.seats[seat].agent)
        if live.seats[seat].agent
        else SeatPlan(SeatKind.PERSON, live.seats[seat].name)
        for seat in order
    ]
    record = live.record
    created = await tables.create(
        record.game,
        plans,
        dict(record.settings),
        None,
        record.title,
        False,
        hot_seat=record.hot_seat,
        patience=record.patience,
        turn_time=record.turn_time,
    )
    cookies = keys_of(visitor, created, secure(request))
    return Redirect(f"/tables/{created.table}", status_code=303, cookies=cookies)


TABLE_PAGES = [
    show,
    events,
    set_guide,
    second_look,
    advise,
    gather,
    join,
    set_seat,
    start,
    chat,
    result,
    verify,
    again,
]
