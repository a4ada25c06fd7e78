"""Who looks: a visitor's language, theme, name and the seats he holds, all kept in his own cookies."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from figurka.locales import LANGUAGES, Words

AnyRequest = Request[Any, Any, Any]
AGENT_NAMES: Final = ("Alma", "Bruno", "Cilka", "Dan", "Ema", "Filip")
"""What agents are called, by seat, so that two of them can be told apart."""
THEMES: Final = ("system", "light", "dark")
LONGEST_NAME: Final = 24
SEATS_KEPT: Final = 40
"""How many tables a browser remembers: as many as fit well into one cookie."""
YEAR: Final = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """What a request tells of the one who made it."""

    words: Words
    theme: str
    name: str
    seats: Mapping[str, str]
    """The secrets of the seats that he holds, by table."""
    hosts: Mapping[str, str]
    """The secrets of the tables that he hosts."""
    bearer: str
    """The secret that a program sent in the Authorization header."""
    path: str

    @property
    def language(self) -> str:
        """The language that he reads."""
        return self.words.language

    def secret(self, table_id: str) -> str:
        """The secret with which he claims a seat at the table, or nothing."""
        return self.bearer or self.seats.get(table_id, "")


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
        read_seats(cookies.get("hosts", "")),
        token.strip() if kind.lower() == "bearer" else "",
        request.url.path + query,
    )


def preferred(request: AnyRequest) -> str:
    """The first language of the browser that there is."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def read_name(cookie: str) -> str:
    """The name of a cookie, which is kept as hexadecimal UTF-8."""
    try:
        return clean_name(bytes.fromhex(cookie).decode("utf-8"))
    except ValueError:
        return ""


def clean_name(name: str) -> str:
    """A name without control characters, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def read_seats(cookie: str) -> dict[str, str]:
    """The seats of a cookie: `table:secret` pairs, the newest first."""
    seats: dict[str, str] = {}
    for pair in cookie.split(".")[:SEATS_KEPT]:
        table_id, colon, secret = pair.partition(":")
        if colon and table_id.replace("-", "").replace("_", "").isalnum():
            seats[table_id] = secret
    return seats


def remember_seat(visitor: Visitor, table_id: str, secret: str, secure: bool) -> Cookie:
    """A cookie with one more seat."""
    return keep("seats", newest_first(visitor.seats, table_id, secret), secure)


def remember_host(visitor: Visitor, table_id: str, secret: str, secure: bool) -> Cookie:
    """A cookie with one more table of one's own."""
    return keep("hosts", newest_first(visitor.hosts, table_id, secret), secure)


def newest_first(held: Mapping[str, str], table_id: str, secret: str) -> str:
    """The pairs of a cookie with one more in front."""
    seats = {table_id: secret} | {table: old for table, old in held.items() if table != table_id}
    return ".".join([f"{table}:{each}" for table, each in seats.items()][:SEATS_KEPT])


def keep(name: str, value: str, secure: bool) -> Cookie:
    """A cookie for a year that no script can read."""
    return Cookie(key=name, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def secure(request: AnyRequest) -> bool:
    """Whether cookies shall travel over encrypted connections only."""
    return request.url.scheme == "https"


def address_of(request: AnyRequest) -> str:
    """The address a request came from, for limits."""
    return request.client.host if request.client is not None else ""
