"""Who looks: a visitor's language, theme, name and the seats he holds, all kept in his own cookies."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.datastructures import Cookie

from figurka.locales import LANGUAGES, Words
from figurka.web.forwarding import read_address

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
AGENT_NAMES: Final = ("Alma", "Bruno", "Cilka", "Dan", "Ema", "Filip")
"""What agents are called, by seat, so that two of them can be told apart."""
THEMES: Final = ("system", "light", "dark")
LONGEST_NAME: Final = 24
SEATS_KEPT: Final = 40
"""How many tables a browser remembers: as many as fit well into one cookie."""
LONGEST_NUMBER: Final = 9
MOST_SEATS: Final = 9
"""So many seats a table has at most, and so many of one its browser shows."""
LONGEST_COOKIE: Final = 3600
"""So many characters fit into a cookie of any browser."""
YEAR: Final = 365 * 24 * 3600
ON, OFF, DONE, AGAIN = "on", "off", "done", "again"
"""The guide is wanted or silenced in a first game, over with it, or wanted again in a later one."""
FINISHED: Final = (DONE, AGAIN)
"""What a browser keeps of the guide once a game of a kind was finished."""


@dataclass(frozen=True)
class Visitor:
    """What a request tells of the one who made it."""

    words: Words
    theme: str
    name: str
    seats: Mapping[str, tuple[str, ...]]
    """The secrets of the seats that he holds, by table: several where several people share his screen."""
    hosts: Mapping[str, str]
    """The secrets of the tables that he hosts."""
    bearer: str
    """The secret that a program sent in the Authorization header."""
    path: str
    origin: str = ""
    """How links for others begin: scheme, host and port."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """What his browser has kept of the guide, by what is learnt."""

    @property
    def language(self) -> str:
        """The language that he reads."""
        return self.words.language

    @property
    def keys(self) -> tuple[str, ...]:
        """All secrets that his browser keeps."""
        return (*(secret for seats in self.seats.values() for secret in seats), *self.hosts.values())

    def secrets(self, table_id: str) -> tuple[str, ...]:
        """The secrets with which he claims seats at the table."""
        return (self.bearer,) if self.bearer else self.seats.get(table_id, ())

    def secret(self, table_id: str) -> str:
        """The first of them, or nothing."""
        return next(iter(self.secrets(table_id)), "")

    def host_secret(self, table_id: str) -> str:
        """The secret with which he claims to host the table, or nothing."""
        return self.bearer or self.hosts.get(table_id, "")

    def held(self, table_id: str) -> tuple[str, ...]:
        """All that he holds of a table, whatever it is good for."""
        return (*self.secrets(table_id), self.host_secret(table_id))


@cache
def reader(language: str) -> Visitor:
    """Anybody who reads a language, for what looks the same to all of them."""
    return Visitor(Words(language), "system", "", {}, {}, "", "/")


def visitor_of(request: AnyRequest) -> Visitor:
    """The visitor who made the request."""
    cookies = request.cookies
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    query = f"?{request.url.query}" if request.url.query else ""
    return Visitor(
        Words(request.query_params.get("lang") or cookies.get("language") or preferred(request)),
        cookies.get("theme", "system") if cookies.get("theme") in THEMES else "system",
        read_name(cookies.get("name", "")),
        read_seats(cookies.get("seats", "")),
        read_pairs(cookies.get("hosts", "")),
        token.strip() if kind.lower() == "bearer" else "",
        request.url.path + query,
        origin_of(request),
        read_pairs(cookies.get("guide", "")),
    )


def public_address(request: AnyRequest) -> str:
    """The address that the operator has told, or nothing."""
    return str(request.app.state.get("address", ""))


def origin_of(request: AnyRequest) -> str:
    """How links for others begin: as the operator has told, or else as the reader has come."""
    return public_address(request) or str(request.base_url).rstrip("/")


def preferred(request: AnyRequest) -> str:
    """The first language of the browser that there is."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def read_number(field: object) -> int:
    """A number of a form; 0 if it is none, or a larger one than there can be."""
    text = str(field or "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else 0


def read_name(cookie: str) -> str:
    """The name of a cookie, which is kept as hexadecimal UTF-8."""
    try:
        return clean_name(bytes.fromhex(cookie).decode("utf-8"))
    except ValueError:
        return ""


def clean_name(name: str) -> str:
    """A name without control characters, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def read_pairs(cookie: str) -> dict[str, str]:
    """What a cookie has of each table: `table:secret` pairs, the newest first."""
    pairs: dict[str, str] = {}
    for pair in cookie.split(".")[:SEATS_KEPT]:
        table_id, colon, secret = pair.partition(":")
        if colon and table_id.replace("-", "").replace("_", "").isalnum():
            pairs[table_id] = secret
    return pairs


def read_seats(cookie: str) -> dict[str, tuple[str, ...]]:
    """The seats of a cookie; several at one table are joined by `+`."""
    found = read_pairs(cookie).items()
    return {table: tuple(secrets.split("+", MOST_SEATS)[:MOST_SEATS]) for table, secrets in found}


def remember_seats(visitor: Visitor, table_id: str, secrets: Sequence[str], secure: bool) -> Cookie:
    """A cookie with the seats at one more table."""
    return keep_seats({table_id: tuple(secrets)} | without(visitor.seats, table_id), secure)


def remember_host(visitor: Visitor, table_id: str, secret: str, secure: bool) -> Cookie:
    """A cookie with one more table of one's own."""
    return keep_hosts({table_id: secret} | without(visitor.hosts, table_id), secure)


def without(held: Mapping[str, T], table_id: str) -> dict[str, T]:
    """What is held at other tables."""
    return {table: each for table, each in held.items() if table != table_id}


def keep_seats(seats: Mapping[str, Sequence[str]], secure: bool) -> Cookie:
    """A cookie with these seats, the newest first."""
    return keep("seats", as_pairs({table: "+".join(each) for table, each in seats.items()}), secure)


def keep_hosts(hosts: Mapping[str, str], secure: bool) -> Cookie:
    """A cookie with these tables of one's own, the newest first."""
    return keep("hosts", as_pairs(hosts), secure)


def as_pairs(held: Mapping[str, str]) -> str:
    """What a cookie has of each table, of as many of the first as fit in."""
    pairs = [f"{table}:{each}" for table, each in held.items()][:SEATS_KEPT]
    while len(".".join(pairs)) > LONGEST_COOKIE:
        pairs.pop()
    return ".".join(pairs)


def keep(name: str, value: str, secure: bool) -> Cookie:
    """A cookie for a year that no script can read."""
    return Cookie(key=name, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def secure(request: AnyRequest) -> bool:
    """Whether cookies shall travel over encrypted connections only."""
    return request.url.scheme == "https"


def address_of(request: AnyRequest) -> str:
    """Where a request came from, for limits: an address, of IPv6 its /64, which is one household."""
    told = request.client.host if request.client is not None else ""
    address = read_address(told)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return told if address is None else str(address)
