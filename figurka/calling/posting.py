"""Posting a notice: one request to one address, short and without redirects."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

from figurka.calling.model import Trouble
from figurka.calling.targets import Names, Target, TargetError, place_of, read_target

SECONDS: Final = 5.0
"""So long a whole request may take."""
LONGEST_HEAD: Final = 16 * 1024
"""So much of an answer is read at most; what comes after its head is not."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})(?: [^\r\n]*)?\r\n")
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


@cache
def trusted() -> ssl.SSLContext:
    """The authorities that the machine trusts."""
    return ssl.create_default_context()


async def post(
    address: str, headers: Mapping[str, str], body: bytes, names: Names, private: bool = False
) -> Trouble | None:
    """Send a request; nothing if it was taken, or else why not.

    What is unreachable or busy has surely not taken it, so that it may be sent again. Its time begins when
    there is a thread in which the name is looked up: who has to wait for others is not late by that.
    """
    sent = asyncio.Event()
    try:
        target = read_target(address, private)
        looking_up = await names.looking_up(target)
        async with asyncio.timeout(SECONDS):
            status = await _exchange(target, await place_of(looking_up, private), headers, body, sent)
    except TargetError:
        return Trouble.ADDRESS
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
        return Trouble.SILENT if sent.is_set() else Trouble.UNREACHABLE
    if 200 <= status < 300:
        return None
    if status in GONE:
        return Trouble.GONE
    return Trouble.BUSY if status in BUSY or status >= 500 else Trouble.REFUSED


async def _exchange(
    target: Target, place: str, headers: Mapping[str, str], body: bytes, sent: asyncio.Event
) -> int:
    """The status of the answer; it is connected to the very address that was looked at."""
    secure = await asyncio.to_thread(trusted) if target.secure else None
    reader, writer = await asyncio.open_connection(
        place,
        target.port,
        limit=LONGEST_HEAD,
        ssl=secure,
        server_hostname=target.host if target.secure else None,
    )
    try:
        sent.set()
        writer.write(_request(target, headers, body))
        await writer.drain()
        return _status(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    said = {
        "Host": target.named,
        "User-Agent": "figurka",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(head: bytes) -> int:
    """The status in the head of an answer."""
    found = STATUS.match(head)
    if found is None:
        raise ValueError("no HTTP")
    return int(found[1])
