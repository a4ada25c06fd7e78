"""Who really asks: what trusted proxies tell of a request takes the place of what its connection tells.

uvicorn has something like it, but it leaves the host as it is, does not understand a scheme to which several
proxies have added their own, and takes an IPv4 address that is written as IPv6 for another one.
"""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from figurka.web.hosting import Network, is_host

Address = IPv4Address | IPv6Address
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded")
"""By these headers one sees that a request came through some proxy, whether it is trusted or not."""


def read_address(told: str) -> Address | None:
    """An IP address, perhaps with a port or in brackets; an IPv4 one may be written as IPv6."""
    text = told.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_in(address: Address | None, networks: Iterable[Network]) -> bool:
    """Whether an address lies in one of these networks."""
    return address is not None and any(address in network for network in networks)


def peer_of(scope: Any) -> Address | None:
    """Who is at the other end of the connection; nobody known if it is a socket in the file system."""
    return read_address(scope["client"][0]) if scope.get("client") else None


def header_values(scope: Any, name: bytes) -> list[str]:
    """The values of a header that holds a list, in order, over all its lines."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [each.strip() for each in ",".join(lines).split(",") if each.strip()]


def came_through(scope: Any) -> bool:
    """Whether a proxy says that it has passed the request on."""
    return any(key in FORWARDED for key, _ in scope["headers"])


def believe(scope: Any, networks: Sequence[Network]) -> bool:
    """Put the true client, scheme and host into a request of a trusted proxy; tells whether it is one."""
    peer = peer_of(scope)
    if not is_in(peer, networks):
        return False
    client, hops = true_client(peer, header_values(scope, b"x-forwarded-for"), networks)
    scope["client"] = (str(client), 0)
    scheme = told_by(header_values(scope, b"x-forwarded-proto"), hops).lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme
    host = told_by(header_values(scope, b"x-forwarded-host"), hops)
    if is_host(host):
        others = [pair for pair in scope["headers"] if pair[0] != b"host"]
        scope["headers"] = [(b"host", host.encode("ascii")), *others]
    return True


def true_client(
    peer: Address | None, chain: Sequence[str], networks: Sequence[Network]
) -> tuple[Address | None, int]:
    """The last hop that is no trusted proxy, and how many trusted ones stand between."""
    client, hops = peer, 1
    for told in reversed(chain):
        address = read_address(told)
        if address is None:
            break
        client = address
        if not is_in(address, networks):
            break
        hops += 1
    return client, hops


def told_by(values: Sequence[str], hops: int) -> str:
    """What the first trusted proxy has told; others may have added their own, or written over it."""
    return values[-min(hops, len(values))] if values else ""
