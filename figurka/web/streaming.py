"""Streams of events, compressed with their history: an update that resembles the one before takes little."""

import zlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.response import ServerSentEvent, ServerSentEventMessage
from litestar.response.streaming import Stream

WINDOW: Final = 30
"""zlib's name for a gzip stream that looks back over 16 kB, for some 100 kB of memory a stream."""
MEMORY: Final = 6
LEVEL: Final = 5


def takes_gzip(accepted: str) -> bool:
    """Whether who sent this Accept-Encoding reads gzip; what is named with a weight of 0 is refused."""
    wishes: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        wishes[name.strip()] = weight.replace(" ", "").rstrip("0.") not in ("q=", "q")
    return wishes.get("gzip", wishes.get("*", False))


class Shared(ServerSentEventMessage):
    """An event that many are sent: it is written once, as JSON, which has no line breaks."""

    def __init__(self, event: str, number: int, news: object) -> None:
        data = msgspec.json.encode(news)
        super().__init__(event=event, id=str(number), data=data.decode())
        self.written = b"id: %d\r\nevent: %b\r\ndata: %b\r\n\r\n" % (number, event.encode(), data)

    def encode(self) -> bytes:
        """The same for all."""
        return self.written


class Packer:
    """Compresses one stream; each part can be read as soon as it is sent."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY)

    def pack(self, part: bytes) -> bytes:
        """The next part, told by what came before it."""
        return self._deflate.compress(part) + self._deflate.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        """The end of the stream."""
        return self._deflate.flush()


async def compressed(events: AsyncIterator[ServerSentEventMessage]) -> AsyncIterator[bytes]:
    """Events as one compressed stream."""
    packer = Packer()
    async for event in events:
        yield packer.pack(event.encode())
    yield packer.end()


def stream_of(request: Request[Any, Any, Any], events: AsyncIterator[ServerSentEventMessage]) -> Stream:
    """Events as an answer, compressed if the reader understands that."""
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return ServerSentEvent(events, headers={"Vary": "Accept-Encoding"})
    return Stream(
        compressed(events),
        media_type="text/event-stream",
        headers={
            "Content-Encoding": "gzip",
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
            "Connection": "keep-alive",
            "X-Accel-Buffering": "no",
        },
    )
