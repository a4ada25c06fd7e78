"""A connection on which a request that is begun has to be whole soon, and what is answered has to be taken.

Halves of many requests hold up nobody, nor do answers that nobody reads.
"""

import asyncio
from typing import Final

from litestar.types import HTTPDisconnectEvent, HTTPReceiveMessage, Receive, WebSocketReceiveMessage
from uvicorn.protocols.http.h11_impl import H11Protocol

from figurka.core.errors import FigurkaError
from figurka.web.passing import Passing

HEAD_SECONDS: Final = 15.0
"""So long after a connection is made, or a request on it begun, its whole head has to be there."""
BODY_SECONDS: Final = 20.0
"""So long a body may take, which is 64 KiB at most."""
READ_SECONDS: Final = 60.0
"""So long nothing of an answer may be taken, while more of it waits than is kept for a slow reader."""


class SlowBodyError(FigurkaError):
    """The body of a request did not come in time."""


class Connection(H11Protocol):
    """One that is closed if a head does not come or an answer is not read in time; uvicorn waits for ever."""

    head_due: asyncio.TimerHandle | None = None
    """When it is closed, unless a request has come until then."""
    read_due: asyncio.TimerHandle | None = None
    """When it is broken off, unless something of the answer was taken until then."""

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
        self.was_read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More waits to be taken than is kept for a slow reader."""
        super().pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        """Most of it was taken."""
        self.was_read()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """An answer is whole; if nothing comes after it, the rest of it has to be taken in time."""
        super().on_response_complete()
        self.wait_for_reader_of_rest()

    def timeout_keep_alive_handler(self) -> None:
        """No other request has come."""
        super().timeout_keep_alive_handler()
        self.wait_for_reader_of_rest()

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
            self.wait_for_reader_of_rest()

    def wait_for_reader(self) -> None:
        """Give whoever is answered his time, once."""
        if self.read_due is None:
            self.read_due = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def wait_for_reader_of_rest(self) -> None:
        """A closed connection waits for ever until all of it is taken."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.wait_for_reader()

    def was_read(self) -> None:
        """What was waited for was taken."""
        if self.read_due is not None:
            self.read_due.cancel()
            self.read_due = None


def hurried(receive: Receive, passing: Passing) -> Receive:
    """Receives a request's body as long as it comes in time; what comes after it may be waited for.

    Whoever is answered already, as by a stream, is told of no more parts of it, but only that it has ended.
    """
    until, whole = asyncio.get_running_loop().time() + BODY_SECONDS, False

    async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal whole
        while not whole:
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError as error:
                if passing.status:
                    return HTTPDisconnectEvent(type="http.disconnect")
                raise SlowBodyError("error-slow-body") from error
            whole = not message.get("more_body", False)
            if not passing.status or message["type"] != "http.request":
                return message
        return await receive()

    return receiving
