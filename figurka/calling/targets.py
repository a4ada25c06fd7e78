"""To which addresses notices may go: public ones, over https, at exactly the address that was looked at."""

import asyncio
import socket
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from figurka.core.errors import FigurkaError

LONGEST_ADDRESS: Final = 2000
LOWEST_PORT: Final = 1024
"""Below it only https has a port to which notices go."""
ANYBODYS_V6: Final = IPv6Network("2000::/3")
INDIRECT_V6: Final = tuple(
    IPv6Network(each) for each in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""Parts of it that lead to other networks by tunnels, among them private ones, or to nobody."""
NOBODYS_V4: Final = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Parts for protocols and relays, of which not every Python knows that they are nobody's."""
Found = Sequence[tuple[Any, ...]]
"""What is known of a name, as `socket.getaddrinfo` tells it."""


class TargetError(FigurkaError):
    """Notices cannot go to such an address."""


@dataclass(frozen=True)
class Target:
    """An address as it was written, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The host and port as a request names them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The beginning of the address."""
        return f"{'https' if self.secure else 'http'}://{self.named}"


def read_target(address: str, private: bool = False) -> Target:
    """An address taken apart, if notices may go to such a one; only private ones may do without https."""
    try:
        parts = urlsplit(address)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode() if parts.hostname else ""
    except (ValueError, UnicodeError) as error:
        raise TargetError("error-call-address") from error
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or len(address) > LONGEST_ADDRESS or not host or parts.username is not None:
        raise TargetError("error-call-address")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise TargetError("error-call-address")
    secure = parts.scheme == "https"
    port = port if port is not None else (443 if secure else 80)
    if not private and port != 443 and port < LOWEST_PORT:
        raise TargetError("error-call-address")
    query = f"?{parts.query}" if parts.query else ""
    return Target(secure, host, port, (parts.path or "/") + query)


class Names:
    """Threads in which names are looked up, which may take long: what else needs a thread has others.

    A lookup that is not waited for any more keeps its thread to its end, and its place until then.
    """

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "figurka-names")
        self._places = asyncio.Semaphore(threads)

    async def looking_up(self, target: Target) -> "asyncio.Future[Found]":
        """Begin to look up the name of a target, as soon as there is a thread for it."""
        await self._places.acquire()
        loop, begun = asyncio.get_running_loop(), self._pool.submit(_look_up, target)

        def over(_: "Future[Found]") -> None:
            with suppress(RuntimeError):  # nobody waits any more where the loop is closed
                loop.call_soon_threadsafe(self._places.release)

        begun.add_done_callback(over)
        return asyncio.wrap_future(begun)


def _look_up(target: Target) -> Found:
    return socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)


async def place_of(looking_up: "asyncio.Future[Found]", private: bool = False) -> str:
    """The address that a name leads to; if any of several is not public, it is not used at all."""
    try:
        found = await looking_up
    except (OSError, UnicodeError) as error:
        raise TargetError("error-call-name") from error
    addresses = [str(place[4][0]) for place in found]
    if not addresses:
        raise TargetError("error-call-name")
    if not private and not all(is_public(each) for each in addresses):
        raise TargetError("error-call-private")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, which is nobody's own network."""
    try:
        read = ip_address(address)
    except ValueError:  # with a scope, such as fe80::1%eth0
        return False
    if isinstance(read, IPv6Address):
        outside = read in ANYBODYS_V6 and not any(read in each for each in INDIRECT_V6)
    else:
        outside = not any(read in each for each in NOBODYS_V4)
    return outside and read.is_global and not read.is_multicast and not read.is_reserved
