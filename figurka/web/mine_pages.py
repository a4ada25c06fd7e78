"""My games: whose turn it is at all tables of a visitor, and how he is called back."""

from dataclasses import replace
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from figurka.calling.caller import Caller
from figurka.calling.model import Kind
from figurka.core.errors import FigurkaError
from figurka.tables.service import Tables
from figurka.web.addresses import outside_of
from figurka.web.calling import Calling, calling_of, secrets_of
from figurka.web.identity import AnyRequest, Visitor, address_of, visitor_of
from figurka.web.limits import Limiter
from figurka.web.mine import my_games
from figurka.web.pages import Form
from figurka.web.render import page


@get("/me/games", include_in_schema=False, spends="page")
async def games(request: AnyRequest, tables: Tables, caller: Caller) -> Response[str]:
    """All tables of the visitor."""
    visitor = visitor_of(request)
    await caller.follow(secrets_of(visitor))
    return await games_page(visitor, tables, await calling_of(caller, visitor))


async def games_page(visitor: Visitor, tables: Tables, calling: Calling) -> Response[str]:
    """The page, perhaps with what came of a wish to be called; only without that it may be loaded anew."""
    looks, visitor = visitor.path.startswith("/me/games"), replace(visitor, path="/me/games")
    mine = await my_games(tables, visitor)
    return page(
        visitor,
        "mine.html",
        400 if calling.wrong else 200,
        section="mine",
        mine=mine,
        calling=calling,
        again=looks,
        waiting=len(mine.yours),
    )


@post("/me/notices", include_in_schema=False, status_code=200)
async def add_webhook(
    request: AnyRequest, data: Form, tables: Tables, caller: Caller, limiter: Limiter, listens: str
) -> Response[str]:
    """Call the visitor by a webhook; the secret that its notices are signed with is shown only now."""
    visitor = visitor_of(request)
    await limiter.spend("notice", address_of(request))
    address, kind = str(data.get("address", "")).strip(), webhook_kind(str(data.get("kind", "")))
    origin = outside_of(request, listens).origin
    try:
        call = await caller.add_webhook(secrets_of(visitor), kind, address, visitor.language, origin)
    except FigurkaError as error:
        calling = await calling_of(caller, visitor)
        wrong = visitor.words.say(error.message)
        return await games_page(visitor, tables, replace(calling, wrong=wrong, address=address, kind=kind))
    calling = replace(await calling_of(caller, visitor), secret=call.secret)
    return await games_page(visitor, tables, calling)


@get(["/me/notices", "/me/notices/{call_id:str}/trial"], include_in_schema=False, sync_to_thread=False)
def reopened(request: AnyRequest) -> Response[Any]:
    """Whoever opens the address of a form again is led to the page that it stands on."""
    return Redirect("/me/games#calling", status_code=303)


def webhook_kind(text: str) -> Kind:
    """The shape of a webhook that a form asks for."""
    return next((kind for kind in Kind if kind == text and kind is not Kind.PUSH), Kind.JSON)


@post("/me/notices/{call_id:str}/remove", include_in_schema=False)
async def remove_webhook(request: AnyRequest, call_id: str, caller: Caller) -> Response[Any]:
    """Call the visitor there no more, and forget the address."""
    await caller.remove(secrets_of(visitor_of(request)), call_id)
    return Redirect("/me/games#calling", status_code=303)


@post("/me/notices/{call_id:str}/trial", include_in_schema=False, status_code=200)
async def try_webhook(
    request: AnyRequest, call_id: str, tables: Tables, caller: Caller, limiter: Limiter
) -> Response[str]:
    """Send a notice that tells of nothing, and say whether it was taken."""
    visitor = visitor_of(request)
    await limiter.spend("notice", address_of(request))
    trouble = await caller.try_out(secrets_of(visitor), call_id)
    calling = await calling_of(caller, visitor)
    done = "" if trouble else visitor.words("web-call-trial-taken")
    return await games_page(visitor, tables, replace(calling, done=done))


MINE_PAGES = [games, add_webhook, reopened, remove_webhook, try_webhook]
