"""The page of a person: name, tables, and the way to another device."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from figurka.tables.errors import CarryError
from figurka.tables.model import Summary
from figurka.tables.service import CARRIED_FOR, Tables
from figurka.tables.tokens import TOKEN_SHAPE
from figurka.web.addresses import Reach, outside_of
from figurka.web.identity import (
    AnyRequest,
    Visitor,
    address_of,
    keep_hosts,
    keep_seats,
    secure,
    visitor_of,
)
from figurka.web.limits import Limiter
from figurka.web.pages import ENDED, cards, keep_name, row_of
from figurka.web.qr import qr_svg
from figurka.web.render import page


class Keys(msgspec.Struct):
    """What a person carries to another device."""

    name: str
    seats: dict[str, tuple[str, ...]]
    hosts: dict[str, str]


@dataclass(frozen=True)
class Carried:
    """The link to another device, drawn and written."""

    link: str
    drawn: str
    until: int
    """The moment after which it is worth nothing, in seconds since 1970."""
    now: int
    minutes: int
    reach: Reach
    """Which devices it is good for."""


@get("/me", include_in_schema=False, spends="page")
async def me(request: AnyRequest, tables: Tables) -> Response[str]:
    """What a person has here."""
    return await me_page(visitor_of(request), tables)


async def me_page(visitor: Visitor, tables: Tables, carried: Carried | None = None) -> Response[str]:
    """The page of a person, perhaps with the link to another device."""
    games = {card.name: card for card in cards(visitor.words)}
    found = await tables.tables_of(visitor.keys)
    rows = [
        row_of(each, games, visitor)
        for each in found
        if isinstance(each, Summary) and each.record.game in games
    ]
    running = [row for row in rows if row.state not in ENDED]
    return page(visitor, "me.html", running=running, ended=len(rows) - len(running), carried=carried)


@post("/me/carry", include_in_schema=False, status_code=200)
async def carry(request: AnyRequest, tables: Tables, limiter: Limiter, listens: str) -> Response[Any]:
    """Make the link by which another device gets all that this one holds."""
    visitor = visitor_of(request)
    await limiter.spend("join", address_of(request))
    if not visitor.keys:
        return Redirect("/me", status_code=303)
    keys = Keys(visitor.name, dict(visitor.seats), dict(visitor.hosts))
    token, until = await tables.carry(msgspec.json.encode(keys).decode())
    outside = outside_of(request, listens)
    link = f"{outside.origin}/carry/{token}"
    end, length = int(until.timestamp()), int(CARRIED_FOR.total_seconds())
    drawn = qr_svg(link, visitor.words("web-link-qr"))
    carried = Carried(link, drawn, end, end - length, length // 60, outside.reach)
    return await me_page(replace(visitor, path="/me"), tables, carried)


@get("/carry/{token:str}", include_in_schema=False)
async def arrive(request: AnyRequest, token: str, tables: Tables, limiter: Limiter) -> Response[str]:
    """Ask on the other device whether it is meant; looking uses nothing up."""
    visitor = visitor_of(request)
    await limiter.spend("join", address_of(request))
    if not TOKEN_SHAPE.fullmatch(token):
        return page(visitor, "carry.html", 404, token="")
    if not await tables.is_carried(token):
        return page(visitor, "carry.html", 410, token="")
    return page(visitor, "carry.html", token=token)


@post("/carry/{token:str}", include_in_schema=False)
async def receive(request: AnyRequest, token: str, tables: Tables, limiter: Limiter) -> Response[Any]:
    """Take over what was carried, besides what this device holds already."""
    visitor = visitor_of(request)
    await limiter.spend("join", address_of(request))
    try:
        keys = msgspec.json.decode(await tables.receive(token), type=Keys)
    except CarryError:
        return page(visitor, "carry.html", 410, token="")
    found = await tables.tables_of([*visitor.keys, *keys_in(keys)])
    going_on = {
        each.record.id for each in found if isinstance(each, Summary) and each.record.finished is None
    }
    return Redirect("/me", status_code=303, cookies=together(visitor, keys, going_on, secure(request)))


def keys_in(keys: Keys) -> list[str]:
    """All secrets that were carried."""
    return [*(secret for seats in keys.seats.values() for secret in seats), *keys.hosts.values()]


def together(visitor: Visitor, keys: Keys, going_on: set[str], is_secure: bool) -> list[Cookie]:
    """What both devices held; if a cookie has not room for all, tables whose game goes on come first."""
    seats = {
        table: tuple(dict.fromkeys((*visitor.seats.get(table, ()), *keys.seats.get(table, ()))))
        for table in {**visitor.seats, **keys.seats}
    }
    cookies = [
        keep_seats(first(seats, going_on), is_secure),
        keep_hosts(first({**keys.hosts, **visitor.hosts}, going_on), is_secure),
    ]
    return [*cookies, keep_name(keys.name, is_secure)] if keys.name and not visitor.name else cookies


def first(held: Mapping[str, Any], wanted: set[str]) -> dict[str, Any]:
    """What is held, that of the wanted tables first."""
    return dict(sorted(held.items(), key=lambda pair: pair[0] not in wanted))


ME_PAGES = [me, carry, arrive, receive]
