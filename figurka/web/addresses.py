"""By which address others reach the pages: on the server itself one may read them at one that is its own."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_address
from typing import Final

from figurka.web.identity import AnyRequest, public_address

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that stands for any other machine; nothing is sent there."""


class Reach(StrEnum):
    """How far an address can be reached, as far as it tells itself."""

    WIDE = "wide"
    NETWORK = "network"
    HERE = "here"


@dataclass(frozen=True)
class Outside:
    """The beginning of every link for others, and whom it reaches."""

    origin: str
    reach: Reach


def outside_of(request: AnyRequest, listens: str) -> Outside:
    """How others find what the reader sees; `listens` is the address that the server listens on."""
    if public_address(request):
        return Outside(public_address(request), Reach.WIDE)
    own = str(request.base_url).rstrip("/")
    if not is_own(request.base_url.hostname or ""):
        return Outside(own, Reach.WIDE)
    found = network_address() if is_any(listens) else ""
    if not found:
        return Outside(own, Reach.HERE)
    port = f":{request.base_url.port}" if request.base_url.port else ""
    return Outside(f"{request.base_url.scheme}://{found}{port}", Reach.NETWORK)


def is_own(host: str) -> bool:
    """Whether a host is the machine itself, whichever machine it is."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(host).is_loopback or ip_address(host).is_unspecified
    return False


def is_any(host: str) -> bool:
    """Whether who listens there listens on all addresses of the machine."""
    with suppress(ValueError):
        return ip_address(host).is_unspecified
    return False


def network_address() -> str:
    """The address of this machine on its network, or nothing if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, suppress(OSError):
        way.connect(ELSEWHERE)
        address = str(way.getsockname()[0])
        return "" if is_own(address) else address
    return ""


def readable_at(host: str, port: int) -> str:
    """The address under which who starts a server reads its pages himself."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{own}]:{port}/" if ":" in own else f"http://{own}:{port}/"
