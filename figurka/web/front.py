"""The front door: what is done with every request before a page is asked for, and after it has answered."""

import re
import secrets
from typing import Any, Final, Protocol

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from figurka.core.errors import FigurkaError
from figurka.web.access import tell_request
from figurka.web.bounds import check_bounds
from figurka.web.connection import hurried
from figurka.web.forwarding import believe, came_through, peer_of
from figurka.web.hosting import Hosting, is_known
from figurka.web.identity import AnyRequest
from figurka.web.passing import PASSING, Passing, route_of
from figurka.web.problems import answer_error
from figurka.web.security import ENCRYPTED_ONLY, HEADERS, HostRefusedError

ID_SHAPE: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""A request id that a proxy gave, if it can be one."""
NO_HOST: Final = (b"host", b"localhost")
"""For a request that names none, as in HTTP/1.0, or none that can be."""
ASKED_FROM_HERE: Final = frozenset({"/health", "/ready", "/metrics"})
"""What the machine itself may ask by whatever name it knows itself."""


class Measuring(Protocol):
    """Is told of each request that has ended."""

    def request_ended(self, method: str, route: str, passing: Passing) -> None:
        """Count it."""


class Front:
    """Stands before the application: who asks in truth, under which name, how much, and what came of it."""

    def __init__(self, app: ASGIApp, hosting: Hosting, measuring: Measuring | None) -> None:
        self.app = app
        self.networks = hosting.networks
        self.names = hosting.names
        self.log = hosting.log
        self.measuring = measuring

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here if it cannot be meant for any page."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        trusted = believe(scope, self.networks)
        passing = Passing(request_id(scope, trusted), is_from_here(scope, trusted))
        scope["state"][PASSING] = passing
        answering = answering_with(scope, passing, send)
        try:
            try:
                check_bounds(scope)
                self.check_host(scope, passing)
            except FigurkaError as error:
                await refuse(scope, receive, answering, error)
            else:
                if not any(name == b"host" for name, _ in scope["headers"]):
                    scope["headers"] = [NO_HOST, *scope["headers"]]
                await self.app(scope, hurried(receive, passing), answering)
        finally:
            self.end(scope, passing)

    def check_host(self, scope: Scope, passing: Passing) -> None:
        """Raise if the server is asked under a name that is not its own."""
        if not self.names or (passing.here and scope["path"] in ASKED_FROM_HERE):
            return
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if not is_known(host, self.names):
            raise HostRefusedError("error-host")

    def end(self, scope: Scope, passing: Passing) -> None:
        """A request has ended, answered or broken off."""
        for give_back in passing.endings:
            give_back()
        method, route = str(scope.get("method", "")), route_of(scope)
        if self.measuring is not None:
            self.measuring.request_ended(method, route, passing)
        if self.log:
            client = (scope.get("client") or ("",))[0]
            tell_request(method, route, passing.status, passing.seconds, passing.id, client)


def request_id(scope: Scope, trusted: bool) -> str:
    """How a request is called in the log: as a trusted proxy calls it, or else by a new id."""
    if trusted:
        for name, value in scope["headers"]:
            if name == b"x-request-id" and ID_SHAPE.fullmatch(value.decode("latin-1")):
                return value.decode("ascii")
    return secrets.token_hex(8)


def is_from_here(scope: Scope, trusted: bool) -> bool:
    """Whether the machine itself asks: not if a proxy on it, trusted or not, asks for somebody else."""
    peer = peer_of(scope)
    return peer is not None and peer.is_loopback and (trusted or not came_through(scope))


def answering_with(scope: Scope, passing: Passing, send: Send) -> Send:
    """Sends with the headers that every answer has."""
    more = [(b"x-request-id", passing.id.encode("ascii")), *HEADERS]
    if scope["scheme"] == "https":
        more.append(ENCRYPTED_ONLY)

    async def answering(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            told = {name.lower(): value for name, value in headers}
            passing.status = message["status"]
            passing.streaming = told.get(b"content-type", b"").startswith(b"text/event-stream")
            message = {**message, "headers": [*headers, *(each for each in more if each[0] not in told)]}
        await send(message)

    return answering


async def refuse(scope: Scope, receive: Receive, send: Send, error: FigurkaError) -> None:
    """Answer with an error before any page was asked; a host that cannot be is not read again."""
    scope["headers"] = [NO_HOST, *(pair for pair in scope["headers"] if pair[0] != b"host")]
    request: AnyRequest = Request(scope, receive, send)
    answer = answer_error(request, error).to_asgi_response(app=None, request=request)
    await answer(scope, receive, send)
