"""Where a server stands: what is in front of it, and by which names it is known."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hosting:
    """What the operator tells of the way from his visitors to the server; by himself he needs none of it."""

    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-*` headers count."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked; none if any will do."""
    address: str = ""
    """How links for others begin, like `https://figurka.example`; none if they follow the request."""
