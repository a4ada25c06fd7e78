"""The little of HTTP that the load needs: requests on a kept connection, and streams of events."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable
from time import perf_counter

import msgspec

PATIENCE = 30.0
"""After so many seconds without an answer or an update the client gives up."""
IDLE = 3.0
"""A connection that was silent for longer is opened anew, before the server closes it."""


GZIP = 31
"""zlib's name for a stream as browsers take it."""
OPTION = re.compile(r' data-option="(\d+)"')


class TroubleError(Exception):
    """Something went wrong on the way; the text is what kind of thing."""


class Line:
    """A connection to the server, on which one request after another is sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.used = 0.0
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, secret: str = "", body: bytes = b"", more: str = ""
    ) -> tuple[int, bytes]:
        """Send a request, perhaps with one more header, and return the status and the body of the answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ask(head(method, path, secret, body, more))
        except TimeoutError:
            self.close()
            raise TroubleError("no answer") from None
        except (OSError, EOFError):
            self.close()
            raise TroubleError("connection lost") from None

    async def _ask(self, request: bytes) -> tuple[int, bytes]:
        reader, writer = await self._connected()
        writer.write(request)
        status, length = await read_head(reader)
        body = await reader.readexactly(length) if length > 0 else b""
        self.used = perf_counter()
        return status, body

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.reader is None or self.writer is None or perf_counter() - self.used > IDLE:
            self.close()
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self.reader, self.writer

    def close(self) -> None:
        """Close the connection."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Stream:
    """The events of a table as one seat gets them: the latest move that was told, and when."""

    def __init__(
        self, line: Line, path: str, secret: str, complain: Callable[[str], None], *, page: bool = False
    ) -> None:
        self.line = line
        self.path = path
        self.secret = secret
        self.complain = complain
        self.page = page
        """Whether it listens as a browser does: compressed, and told of a move again if the page changed."""
        self.move = -1
        self.at = 0.0
        self.received = 0
        """How many bytes of events came over the wire."""
        self.closed = False
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def reach(self, move: int, patience: float = PATIENCE) -> float:
        """Wait until this move or a later one is told; returns when that was."""
        try:
            async with asyncio.timeout(patience):
                while self.move < move:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise TroubleError("no update") from None
        return self.at

    async def close(self) -> None:
        """Listen no more."""
        self.closed = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.line.close()

    async def _listen(self) -> None:
        """Read events, from a new connection whenever one is lost."""
        while not self.closed:
            try:
                await self._read_events()
            except (OSError, EOFError):
                self.complain("stream lost")
            self.line.close()
            await asyncio.sleep(0.1)

    async def _read_events(self) -> None:
        reader, writer = await self.line._connected()
        writer.write(head("GET", self.path, self.secret, b"", "Accept-Encoding: gzip" if self.page else ""))
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 200"):
            raise OSError(answer[:12])
        unpack = zlib.decompressobj(GZIP).decompress if b"content-encoding: gzip" in answer.lower() else bytes
        kept, first = b"", True
        while size := int(await reader.readline(), 16):
            self.received += size
            part = (await reader.readexactly(size + 2))[:-2]
            *events, kept = (kept + unpack(part)).split(b"\r\n\r\n")
            for event in events:
                first = self._take(event, first) and first
        raise EOFError

    def _take(self, event: bytes, first: bool) -> bool:
        """Note an event; only a connection's first may repeat a move. True if no move was told yet."""
        number = next((line[3:] for line in event.split(b"\r\n") if line.startswith(b"id:")), None)
        if number is None:
            return True
        self.read(event)
        move = int(number)
        if move < self.move or (move == self.move and not first and not self.page):
            self.complain("update told twice" if move == self.move else "update out of order")
        if move > self.move:
            self.move, self.at = move, perf_counter()
            self._news.set()
        return False

    def read(self, event: bytes) -> None:
        """Look into an event; a program needs no more than its number."""


class PageStream(Stream):
    """The events as the page of a player gets them: it puts the regions together and shows the options."""

    def __init__(self, line: Line, path: str, secret: str, complain: Callable[[str], None]) -> None:
        self.texts: dict[str, str] = {}
        super().__init__(line, path, secret, complain, page=True)

    def read(self, event: bytes) -> None:
        """Show the regions that are sent."""
        data = next((line[6:] for line in event.split(b"\r\n") if line.startswith(b"data: ")), b"{}")
        for name, sent in msgspec.json.decode(data).get("regions", {}).items():
            text = sent if isinstance(sent, str) else put_together(self.texts.get(name, ""), sent["parts"])
            if text is not sent and len(text.encode("utf-16-le")) != 2 * sent["length"]:
                self.complain("a region cannot be put together")
            self.texts[name] = text

    @property
    def options(self) -> int:
        """How many options the page offers."""
        found = (int(number) for text in self.texts.values() for number in OPTION.findall(text))
        return 1 + max(found, default=-1)


def put_together(old: str, parts: list[str | list[int]]) -> str:
    """A text from what is new in it and which tags of the old one stay."""
    tags = old.split("<")
    return "<".join(
        part if isinstance(part, str) else "<".join(tags[part[0] : part[0] + part[1]]) for part in parts
    )


def head(method: str, path: str, secret: str, body: bytes, more: str = "") -> bytes:
    """A request as it goes over the line."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *([more] if more else [])]
    if secret:
        lines.append(f"Authorization: Bearer {secret}")
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def read_head(reader: asyncio.StreamReader) -> tuple[int, int]:
    """The status of an answer and the length of its body (0 if it comes in chunks)."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
    length = next((line[15:] for line in lines if line.startswith(b"content-length:")), b"0")
    return int(first.split(b" ", 2)[1]), int(length)
