"""A connection on which a request that is begun has to be whole soon: halves of many hold up nobody."""

import asyncio
from typing import Final

from litestar.types import HTTPReceiveMessage, Receive, WebSocketReceiveMessage
from uvicorn.protocols.http.h11_impl import H11Protocol

from figurka.core.errors import FigurkaError

HEAD_SECONDS: Final = 15.0
"""So long after a connection is made, or a request on it begun, its whole head has to be there."""
BODY_SECONDS: Final = 20.0
"""So long a body may take, which is 64 KiB at most."""


class SlowBodyError(FigurkaError):
    """The body of a request did not come in time."""


class Connection(H11Protocol):
    """One that is closed if the head of a request does not come in time; uvicorn waits for it for ever."""

    head_due: asyncio.TimerHandle | None = None
    """When it is closed, unless a request has come until then."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        super().connection_made(transport)
        self.wait_for_head()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or a whole one."""
        super().data_received(data)
        self.wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.wait_no_more()
        super().connection_lost(exc)

    @property
    def answers(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def wait_for_head(self) -> None:
        """Give a request that has begun its time, once; one whose head is there has it no more."""
        if self.answers:
            self.wait_no_more()
        elif self.head_due is None and not self.transport.is_closing():
            self.head_due = self.loop.call_later(HEAD_SECONDS, self.end_if_silent)

    def wait_no_more(self) -> None:
        """What was waited for has come."""
        if self.head_due is not None:
            self.head_due.cancel()
            self.head_due = None

    def end_if_silent(self) -> None:
        """The time is over."""
        self.head_due = None
        if not self.answers:
            self.transport.close()


def hurried(receive: Receive) -> Receive:
    """Receives a request's body as long as it comes in time; what comes after it may be waited for."""
    until, whole = asyncio.get_running_loop().time() + BODY_SECONDS, False

    async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError as error:
            raise SlowBodyError("error-slow-body") from error
        whole = not message.get("more_body", False)
        return message

    return receiving
