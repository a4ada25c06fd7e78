"""Requests that somebody might try by hand: bodies, forms, queries and addresses that make no sense."""

from collections.abc import Iterator
from typing import Final

from tests.web.playing import Table

JSON: Final = "application/json"
FORM: Final = "application/x-www-form-urlencoded"
DEEP: Final = (b"[" * 60_000, b'{"a":' * 10_000, b'{"move":' + b"[" * 50_000, b"[" * 30_000 + b"]" * 30_000)
NUMBERS: Final = (b"1e999", b"9" * 5000, b"-1", b"1.5", b"NaN", b'"1"')
SIGNS: Final = (b"\\ud800", b"\\udfff", b"\\u0000")
BODIES: Final = (
    *DEEP,
    *(b"", b" ", b"null", b"[]", b"{", b'"x"', b"\xff\xfe", b"\xef\xbb\xbf{}", b'{"move":0,"move":1}'),
    *(b'{"move":%s,"option":%s,"look":%s}' % (each, each, each) for each in NUMBERS),
    *(b'{"text":"%s","pace":"%s","agent":"%s"}' % (each, each, each) for each in SIGNS),
)
TABLE_BODIES: Final = (
    *DEEP,
    b'{"game":"farshore","seats":["person","\\ud800"]}',
    b'{"game":"\\ud800","seats":["person"]}',
    b'{"game":"farshore","seats":["person","person"],"title":"\\ud800"}',
    b'{"game":"farshore","seats":["person","person"],"seed":' + b"9" * 5000 + b"}",
    b'{"game":"farshore","seats":["person","person"],"patience":1e300}',
    b'{"game":"farshore","seats":["person","person"],"options":{"\\ud800":["\\ud800"]}}',
    b'{"game":"farshore","seats":[' + b'"person",' * 5000 + b'"person"]}',
)
WORDS: Final = (b"%00", b"%ed%a0%80", b"%ff", b"\xff")
FORMS: Final = (
    *(b"", b"%", b"%zz=%zz", b"%ff=%ff", b"a" * 60_000, b"&" * 60_000, b"=" * 60_000, b"a=b&" * 15_000),
    b"game=farshore&game=tapestry&seats=2&seats=3&name=a&name=b&text=a&text=b&agent=a&agent=b&back=/&back=x",
    *(b"game=farshore&seats=2&seat-1=you&title=%s&seed=%s&name=%s" % (each, each, each) for each in WORDS),
    *(b"name=%s&text=%s&link=%s&invitation=%s" % (each, each, each, each) for each in WORDS),
)
KINDS: Final = (
    *("text/plain", ";;;", "application/json; charset=utf-99", "application/msgpack", "multipart/form-data"),
    *("multipart/form-data; boundary=", "multipart/form-data; boundary=x"),
)
HUGE: Final = "99999999999999999999"
QUERIES: Final = (
    *("at=%00", f"at={HUGE}", "at=1e9", "at=1&at=2", "at=", f"seat={HUGE}", "seat=-1", "answers=9.9"),
    *("lang=%00", "lang=../../x", "lang=%ff", "lang=cs&lang=en", "q=%ed%a0%80", "game=%00"),
    *("%", "&&&=", "a[]=b", "fingerprint=%00&seal=%ff", "invitation=%ed%a0%80"),
    "&".join(f"a{number}=1" for number in range(400)),
)
COOKIES: Final = (
    "seats=%00; name=zz",
    ";;;=;=",
    'seats="\\000\\777"',
    "guide=a:b.c;learnt=%00;habits=a:b:c:d;solved=%ff",
)
READ: Final = ("", "/history", "/verification", "/analysis")
SEEN: Final = ("", "/invite", "/result", "/replay", "/positions", "/still", "/journal", "/verify")
HOUSE: Final = ("/", "/tables/new", "/rules/farshore", "/me", "/learn", "/puzzles/today", "/api/puzzles")
ACTS: Final = ("choices", "undo", "end-turn", "hint", "pace", "chat", "seats/0/stand-in", "analysis")
PAGES: Final = ("join", "chat", "start", "seats/1", "seats/1/link", "again", "guide", "second-look", "hint")
ODD: Final = (
    *("/static/table.js/..", "/static/table.js/%ff", "/static/%2e%2e/app.py", "/tables/%ff", "//"),
    *(
        "/carry/%00",
        "/api/tables/%00",
        f"/tables/x/seats/{HUGE}/link",
        "/tables/x/seats/-1/link",
        "/rules/%ff",
    ),
)

Sent = tuple[str, str, bytes, dict[str, str]]
"""Method, address, body and headers of a request, which are sent just so."""


def by_hand(table: Table) -> Iterator[Sent]:
    """Requests of every kind that somebody might try at a table."""
    bearing = {"Authorization": f"Bearer {table.secrets[0]}"}
    acts = [f"{table.path}/{each}" for each in ACTS]
    forms = [
        "/play",
        "/tables",
        "/settings",
        "/invitations",
        *(f"/tables/{table.id}/{each}" for each in PAGES),
    ]
    for path in (*acts, "/api/tables", *forms):
        bodies = BODIES if path in acts else TABLE_BODIES if path == "/api/tables" else DEEP
        yield from (("POST", path, body, {**bearing, "Content-Type": JSON}) for body in bodies)
        yield from (("POST", path, b"--x", {**bearing, "Content-Type": kind}) for kind in KINDS)
    for path in forms:
        yield from (("POST", path, body, {**bearing, "Content-Type": FORM}) for body in FORMS)
    yield from looks(table, bearing)


def looks(table: Table, bearing: dict[str, str]) -> Iterator[Sent]:
    """Requests for pages and answers that change nothing."""
    for path in (
        *(f"{table.path}{each}" for each in READ),
        *(f"/tables/{table.id}{each}" for each in SEEN),
        *HOUSE,
    ):
        yield from (("GET", f"{path}?{query}", b"", bearing) for query in QUERIES)
        yield from (("GET", path, b"", {"Cookie": each}) for each in COOKIES)
        yield from ((method, path, b"", {}) for method in ("PUT", "DELETE", "OPTIONS", "HEAD", "PROPFIND"))
    yield from (("GET", path, b"", {}) for path in ODD)
