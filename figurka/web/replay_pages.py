"""Looking back: any moment of a game again, stepping through it, and playing on from there."""

from dataclasses import replace
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from figurka.agents import DEFAULT_LEVEL, agent_called
from figurka.locales import Words
from figurka.tables.analysing import can_be_analysed
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatPlan, Status
from figurka.tables.service import Tables
from figurka.web.course import Strolls
from figurka.web.found import drawing_of
from figurka.web.identity import AnyRequest, Visitor, address_of, read_number, secure, visitor_of
from figurka.web.limits import Limiter
from figurka.web.live import Watchers
from figurka.web.pages import Form, keys_of
from figurka.web.problems import NoSeatError
from figurka.web.regions import Looking, names_of, seats_of, table_regions
from figurka.web.replay import Replay
from figurka.web.table_pages import looking_at, table_page
from figurka.web.trail import Caption, caption_of, stops_since

STROLLS = Strolls()


async def looking_back(live: LiveTable, looking: Looking, seat: int | None) -> Looking:
    """How somebody looks back: as his own seat saw it; of a finished game as any seat did."""
    if not live.ended and not looking.own:
        raise NoSeatError("error-replay-running")
    if live.status is Status.OVER and seat is not None and 0 <= seat < len(live.seats):
        return Looking(looking.visitor, seat, False, looking.here, back=True)
    return replace(looking, back=True)


def replay_at(live: LiveTable, visitor: Visitor, at: int) -> Replay:
    """Where a replay stands that is asked for this moment."""
    choices = len(live.made)
    moment = max(0, min(at, choices))
    closed = "" if live.closed is None else visitor.words.say(live.closed)
    analysed = can_be_analysed(live)
    return Replay(f"/tables/{live.id}", moment, choices, tuple(live.turns), closed, live.ended, analysed)


def seen_by(bar: Replay, live: LiveTable, looking: Looking, asked: int | None) -> Replay:
    """A replay with through whose eyes one looks."""
    over, several = live.status is Status.OVER, len(live.seats) > 1
    asked = asked if over and looking.seat == asked else None
    return replace(bar, asked=asked, eyes=looking.seat, open_eyes=over and several)


def told_at(live: LiveTable, looking: Looking, at: int) -> Caption:
    """What the journal says of the choice before a moment."""
    words = looking.visitor.words
    telling = drawing_of(live.record.game).telling
    return caption_of(live, looking.seat, called_in(live, words), words, telling, at)


def timed(bar: Replay, past: LiveTable, words: Words) -> Replay:
    """A replay with whose turn its moment belongs to, and what the game calls the time."""
    turns = bar.turns[: bar.turn]
    when = past.game.rules.when(past.game.state, turns[-1].seat) if turns else None
    return replace(bar, names=called_in(past, words), when="" if when is None else words.say(when))


def called_in(live: LiveTable, words: Words) -> tuple[str, ...]:
    """The names of all who act, in a language."""
    return names_of(live, seats_of(live.seats, words), words)


@get("/tables/{table_id:str}/replay", include_in_schema=False, spends="page")
async def replay(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    watchers: Watchers,
    at: int = 0,
    seat: int | None = None,
) -> Response[Any]:
    """The table at any moment before."""
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    if live.status is Status.WAITING:
        return Redirect(f"/tables/{table_id}/invite", status_code=303)
    looking = await looking_back(live, await looking_at(live, visitor, tables, watchers), seat)
    bar = seen_by(replay_at(live, visitor, at), live, looking, seat)
    stops = stops_since(live, looking.seat, called_in(live, visitor.words), 0)
    past = STROLLS.at(live, bar.at)
    bar = timed(replace(bar, told=told_at(live, looking, bar.at), stops=stops), past, visitor.words)
    return table_page(past, looking, bar)


@get("/tables/{table_id:str}/positions", include_in_schema=False)
async def position(
    request: AnyRequest,
    table_id: str,
    tables: Tables,
    watchers: Watchers,
    limiter: Limiter,
    at: int = 0,
    seat: int | None = None,
) -> dict[str, Any]:
    """The regions of the table at any moment before, for a page that steps through the game."""
    await limiter.spend("look", address_of(request))
    visitor = visitor_of(request)
    live = await tables.get(table_id)
    looking = await looking_back(live, await looking_at(live, visitor, tables, watchers), seat)
    bar = replay_at(live, visitor, at)
    past = STROLLS.at(live, bar.at)
    bar = timed(bar, past, visitor.words)
    regions = table_regions(past, looking)
    told = told_at(live, looking, bar.at)
    player, turn, turns = bar.own_turn
    return {
        "at": bar.at,
        "choices": bar.choices,
        "turn": visitor.words("web-replay-turn", player=player, turn=turn, turns=turns),
        "when": bar.when,
        "seat": told.seat,
        "told": told.text,
        "regions": regions,
    }


@post("/tables/{table_id:str}/play-on", include_in_schema=False)
async def play_on(
    request: AnyRequest, table_id: str, data: Form, tables: Tables, limiter: Limiter
) -> Response[Any]:
    """A new table from a moment of a game that has ended, against computers or with others at one screen."""
    visitor = visitor_of(request)
    await limiter.spend("create", address_of(request))
    live = await tables.get(table_id)
    if not live.ended:
        raise NoSeatError("error-replay-running")
    mine = read_number(data.get("seat"))
    seat = mine if mine < len(live.seats) else 0
    together = data.get("against") == "people"
    plans = [plan_for(live, each, seat, visitor, together=together) for each in range(len(live.seats))]
    created = await tables.play_on(live, read_number(data.get("at")), plans, hot_seat=together)
    cookies = keys_of(visitor, created, secure(request))
    return Redirect(f"/tables/{created.table}", status_code=303, cookies=cookies)


def plan_for(live: LiveTable, seat: int, mine: int, visitor: Visitor, *, together: bool) -> SeatPlan:
    """Who plays on at a seat: oneself, a computer, or everybody at one screen."""
    record = live.seats[seat]
    if seat == mine:
        return SeatPlan(SeatKind.PERSON, visitor.name or visitor.words("web-me-nobody"))
    if together:
        return SeatPlan(SeatKind.PERSON, visitor.words("table-guest-number", number=seat + 1))
    agent = record.agent or DEFAULT_LEVEL
    name = record.name if record.agent else visitor.words.say(agent_called(agent))
    return SeatPlan(SeatKind.AGENT, name, agent)


REPLAY_PAGES = [replay, position, play_on]
