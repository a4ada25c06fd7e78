"""Where a server stands: what is in front of it, and by which names it is known."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from figurka.core.errors import FigurkaError

PLAIN, JSON = "plain", "json"
LOGS: Final = (PLAIN, JSON)
"""How a log of requests can be written."""
HOST_SHAPE: Final = re.compile(
    r"(?P<name>[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_.])?|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>\d{1,5}))?"
)
"""A host as a request names it: a name or an address, perhaps with a port."""
NAME_SHAPE: Final = re.compile(r"(?:\*\.)?[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\]")
"""A host as an operator names it: `*.` stands for all names below another one."""
SEPARATORS: Final = re.compile(r"[\s,]+")
YES: Final = ("1", "true", "yes", "on")

Network = IPv4Network | IPv6Network


class HostingError(FigurkaError):
    """What the operator tells of the way to the server cannot be."""


@dataclass(frozen=True)
class Hosting:
    """What the operator tells of the way from his visitors to the server; by himself he needs none of it."""

    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-*` headers count."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked; none if any will do."""
    address: str = ""
    """How links for others begin, like `https://figurka.example`; none if they follow the request."""
    log: str = ""
    """How each request is written to the log, `plain` or `json`; none if it is not."""
    metrics: bool = False
    """Whether `/metrics` answers at all."""
    metrics_token: str = ""
    """The bearer token by which `/metrics` may be read; without it nobody may."""

    @property
    def networks(self) -> tuple[Network, ...]:
        """The proxies as networks."""
        return tuple(network_of(each) for each in self.proxies)

    @property
    def names(self) -> tuple[str, ...]:
        """All names that will do: those that were told, and that of the public address."""
        if not self.hosts or not self.address:
            return self.hosts
        return (*self.hosts, name_of(urlsplit(self.address).netloc))


def hosting_of(
    proxies: Iterable[str],
    hosts: Iterable[str],
    address: str,
    log: str,
    metrics: bool | None,
    environment: Mapping[str, str],
) -> Hosting:
    """What options and environment tell, checked; an option goes before its variable."""
    told_proxies = tuple(proxies) or listed(environment.get("FIGURKA_PROXIES", ""))
    told_hosts = tuple(hosts) or listed(environment.get("FIGURKA_HOSTS", ""))
    shown = environment.get("FIGURKA_METRICS", "").strip().lower() in YES if metrics is None else metrics
    token = environment.get("FIGURKA_METRICS_TOKEN", "").strip()
    if shown and not token:
        raise HostingError("error-metrics-token")
    return Hosting(
        tuple(str(network_of(each)) for each in told_proxies),
        tuple(read_name(each) for each in told_hosts),
        read_address(address or environment.get("FIGURKA_ADDRESS", "")),
        read_log(log or environment.get("FIGURKA_LOG", "")),
        shown,
        token,
    )


def listed(value: str) -> tuple[str, ...]:
    """Several values of one variable, with commas or spaces between them."""
    return tuple(each for each in SEPARATORS.split(value) if each)


def network_of(told: str) -> Network:
    """An address or a network, like 10.0.0.0/8."""
    try:
        return ip_network(told.strip(), strict=False)
    except ValueError as error:
        raise HostingError("error-proxy", told=told) from error


def read_name(told: str) -> str:
    """A name under which the server may be asked."""
    name = told.strip().lower().rstrip(".")
    try:
        name = f"[{name}]" if ip_address(name).version == 6 else name
    except ValueError:
        if not NAME_SHAPE.fullmatch(name):
            raise HostingError("error-host-name", told=told) from None
    return name


def read_address(told: str) -> str:
    """The public address: scheme and host, perhaps a port, and nothing else."""
    address = told.strip().rstrip("/")
    if not address:
        return ""
    scheme, colon, rest = address.partition("://")
    if scheme.lower() not in ("http", "https") or not colon:
        raise HostingError("error-address-scheme", told=told)
    if not is_host(rest):
        raise HostingError("error-address-path", told=told)
    return f"{scheme.lower()}://{rest.lower()}"


def read_log(told: str) -> str:
    """How the log is written."""
    log = told.strip().lower()
    if log and log not in LOGS:
        raise HostingError("error-log-form", told=told, forms=", ".join(LOGS))
    return log


def is_host(told: str) -> bool:
    """Whether it is a name or an address, perhaps with a port."""
    found = HOST_SHAPE.fullmatch(told)
    if found is None or int(found["port"] or 1) not in range(1, 65536):
        return False
    try:
        return not told.startswith("[") or ip_address(found["name"][1:-1]).version == 6
    except ValueError:
        return False


def name_of(host: str) -> str:
    """A host without its port, as names are compared; nothing if it is none."""
    found = HOST_SHAPE.fullmatch(host)
    return "" if found is None else found["name"].lower().rstrip(".")


def is_known(host: str, names: Iterable[str]) -> bool:
    """Whether the server may be asked under this host."""
    name = name_of(host)
    return any(name.endswith(each[1:]) if each.startswith("*.") else name == each for each in names)
