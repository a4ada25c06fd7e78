"""Safe pages: headers on every answer, hostile words, other sites, limits, and secrets only as hashes."""

import asyncio
import re
import sqlite3
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from figurka.tables.live import LiveTable
from figurka.tables.model import Summary
from figurka.tables.notices import NoNotices
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web.app import House, create_app
from figurka.web.limits import LIMITS, LOT, Limiter, TooManyRequestsError
from figurka.web.live import Watchers
from tests.patience import PATIENCE
from tests.web.playing import Table, act, bearer, cookies, new_table, play, show
from tests.web.server import Server, connect

HOSTILE = (
    "<script>alert(1)</script>",
    "\"><img src=x onerror='alert(1)'>",
    "'; DROP TABLE tables; --",
    "{{ 7 * 7 }}{% raw %}",
    "</ol></main><style>*{display:none}</style>",
    "javascript:alert(1)",
    "&lt;b&gt; &amp; \\u003cscript\\u003e",
)
UNSEEN = ("\x00", "\x07", "\u202e", "\u2066", "\u200f", "\ufeff", "\x1b[31m")
LINKS = ("href", "src", "action", "formaction", "xlink:href")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Page(HTMLParser):
    """What a page must not have: scripts of its own, styles of its own, handlers in its tags."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.tags: list[str] = []
        self.inside = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.inside = tag
        for name, value in attrs:
            if name == "style" or name.startswith("on"):
                self.faults.append(f"<{tag} {name}={value!r}>")
            if name in LINKS and (value or "").strip().lower().startswith("javascript:"):
                self.faults.append(f"<{tag} {name}={value!r}>")
        if tag == "style":
            self.faults.append("<style>")
        if tag == "script" and "src" not in dict(attrs):
            self.faults.append("<script> without a source")

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "script" and data.strip():
            self.faults.append(f"script: {data[:40]}")


def check_headers(answer: httpx.Response) -> None:
    """Every answer forbids foreign and inline scripts, and that its type be guessed."""
    policy = answer.headers.get("content-security-policy", "")
    assert "default-src 'none'" in policy, f"{answer.request.method} {answer.url}: {answer.status_code}"
    assert "script-src 'self'" in policy
    for word in ("unsafe-inline", "unsafe-eval", "http:", "*"):
        assert word not in policy
    for word in ("base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"):
        assert word in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer")


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> Table:
    """A table at which the game is over."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
        play(client, table)
    return table


@pytest.fixture
def playing(visitor: httpx.Client) -> Table:
    """A table in the midst of a game."""
    table = new_table(visitor, "person", "person")
    play(visitor, table, choices=3)
    return table


# Headers and pages

PAGES = (
    "/",
    "/tables/new",
    "/tables/new?game=farshore",
    "/rules",
    "/rules/farshore",
    "/rules/farshore?q=wind",
    "/help",
    "/me",
    "/me/games",
    "/carry/x",
    "/nothing",
    "/tables/AAAAAAAAAA",
    "/rules/chess",
    "/static/nothing.css",
)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_of_the_house_has_nothing_inline(visitor: httpx.Client, path: str, language: str) -> None:
    answer = visitor.get(path, headers={"Accept-Language": language})
    assert answer.status_code < 500
    check_headers(answer)
    page = Page(answer.text)
    assert page.faults == []
    assert "main" in page.tags
    assert f'lang="{language}"' in answer.text


@pytest.mark.parametrize("path", ["", "/invite", "/replay?at=2", "/result"])
def test_a_page_of_a_table_has_nothing_inline(
    visitor: httpx.Client, playing: Table, finished: Table, path: str
) -> None:
    for table in (playing, finished):
        for seat in (0, None):
            answer = visitor.get(f"/tables/{table.id}{path}", headers=cookies(table, seat))
            assert answer.status_code in (200, 303, 403)
            check_headers(answer)
            assert Page(answer.text).faults == []
            assert answer.is_redirect or answer.headers["cache-control"] == "no-store"


def test_the_page_where_people_gather_has_nothing_inline(visitor: httpx.Client) -> None:
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend"}
    made = visitor.post("/tables", data=form)
    answer = visitor.get(made.headers["location"])
    assert answer.status_code == 200
    check_headers(answer)
    assert Page(answer.text).faults == []
    door = httpx.get(visitor.base_url.join(made.headers["location"]), timeout=PATIENCE)
    assert Page(door.text).faults == []


def test_every_answer_of_the_interface_has_the_headers(visitor: httpx.Client, playing: Table) -> None:
    answers = [
        visitor.get("/health"),
        visitor.get("/ready"),
        visitor.get("/api/games"),
        visitor.get("/schema/openapi.json"),
        visitor.get("/static/table.js"),
        visitor.get(playing.path),
        visitor.get("/api/nothing"),
        visitor.get("/api/tables/AAAAAAAAAA"),
        visitor.put(playing.path),
        visitor.post("/settings", data={"theme": "dark"}),
        visitor.post(f"{playing.path}/choices", content=b"{"),
        visitor.post(f"{playing.path}/choices", json={"move": 0, "option": 0}),
        visitor.post("/play", data={"game": "chess"}),
        visitor.post("/api/tables", json={}, headers={"Origin": "https://evil.example"}),
        visitor.post("/api/tables", content=b"x" * 100_000),
        visitor.get(f"{playing.path}/history?at=never"),
        visitor.request("OPTIONS", "/api/tables"),
    ]
    for answer in answers:
        check_headers(answer)
        assert "Traceback" not in answer.text
    with visitor.stream("GET", f"{playing.path}/events") as stream:
        check_headers(stream)


def test_the_streams_regions_have_nothing_inline(visitor: httpx.Client, playing: Table) -> None:
    with visitor.stream("GET", f"/tables/{playing.id}/events", headers=cookies(playing, 0)) as stream:
        check_headers(stream)
        line = next(line for line in stream.iter_lines() if line.startswith("data: "))
    regions = httpx.Response(200, content=line.removeprefix("data: ")).json()["regions"]
    assert len(regions) >= 6
    for html in regions.values():
        assert Page(html).faults == []


def test_no_page_loads_anything_from_elsewhere(visitor: httpx.Client, finished: Table) -> None:
    for path in ("/", "/rules", f"/tables/{finished.id}", f"/tables/{finished.id}/result"):
        html = visitor.get(path).text
        assert re.findall(r'(?:src|href|action)="(?:https?:)?//[^"]*"', html) == []


class Broken(Tables):
    """Tables that cannot be looked at."""

    async def get(self, table_id: str) -> LiveTable:
        raise RuntimeError("the password is swordfish")

    async def tables_of(self, secrets: Iterable[str]) -> list[Summary]:
        raise RuntimeError("the password is swordfish")


@pytest.mark.parametrize("path", ["/api/tables/AAAAAAAAAA", "/tables/AAAAAAAAAA", "/"])
def test_a_fault_inside_is_told_without_a_stack_trace(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, {}, Broken) as client:
        answer = client.get(path)
    assert answer.status_code == 500
    for word in ("Traceback", "swordfish", "RuntimeError(", "site-packages", "figurka/web"):
        assert word not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    if path.startswith("/api"):
        assert answer.headers["content-type"] == "application/problem+json"
        assert set(answer.json()) == {"type", "title", "status", "detail", "request"}


# Cookies


def test_cookies_are_for_the_server_only(visitor: httpx.Client) -> None:
    answers = [
        visitor.post("/play", data={"game": "farshore", "opponents": "1", "level": "random"}),
        visitor.post("/settings", data={"language": "cs"}),
        visitor.post("/settings", data={"theme": "dark"}),
        visitor.post("/settings", data={"name": "Jana"}),
    ]
    set_cookies = [each.lower() for answer in answers for each in answer.headers.get_list("set-cookie")]
    assert len(set_cookies) >= 5
    for each in set_cookies:
        assert "httponly" in each
        assert "samesite=lax" in each or "samesite=strict" in each
        assert "path=/" in each
        assert "domain=" not in each


@pytest.mark.parametrize(
    "cookie",
    [
        "seats=",
        "seats=....:::",
        "seats=" + "A" * 3000,
        'seats="\\000"',
        "name=zz",
        "name=" + "ff" * 20,
        "name=" + b"<script>".hex(),
        "theme=<script>; language=../../etc",
        "hosts=x:y.z",
    ],
)
def test_a_broken_cookie_does_no_harm(visitor: httpx.Client, cookie: str) -> None:
    answer = visitor.get("/", headers={"Cookie": cookie})
    assert answer.status_code == 200
    assert Page(answer.text).faults == []
    assert "<script>alert" not in answer.text
    assert 'data-theme="system"' in answer.text


# Other sites

ACTS = (
    "/play",
    "/tables",
    "/settings",
    "/invitations",
    "/me/carry",
    "/me/notices",
    "/carry/x",
    "/api/tables",
)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
@pytest.mark.parametrize("path", ACTS)
def test_another_site_changes_nothing(visitor: httpx.Client, path: str, headers: dict[str, str]) -> None:
    answer = visitor.post(path, data={"game": "farshore", "name": "x"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_another_site_cannot_act_at_a_table(visitor: httpx.Client, playing: Table) -> None:
    before = show(visitor, playing)["move"]
    for what in ("choices", "undo", "redo", "reset", "hint", "chat"):
        body = {"move": before, "option": 0}
        answer = visitor.post(
            f"{playing.path}/{what}",
            json=body,
            headers={**cookies(playing, 0), "Origin": "https://evil.example"},
        )
        assert answer.status_code == 403
    for what in ("join", "chat", "start", "seats/1", "seats/1/link", "again"):
        answer = visitor.post(
            f"/tables/{playing.id}/{what}", data={"text": "x"}, headers={"Sec-Fetch-Site": "cross-site"}
        )
        assert answer.status_code == 403
    assert show(visitor, playing)["move"] == before


def test_the_own_site_may_act(visitor: httpx.Client) -> None:
    own = {"Origin": str(visitor.base_url).rstrip("/"), "Sec-Fetch-Site": "same-origin"}
    assert visitor.post("/settings", data={"theme": "dark"}, headers=own).status_code == 303


def test_nothing_is_changed_by_a_get(visitor: httpx.Client, playing: Table) -> None:
    for path in (f"{playing.path}/choices", f"{playing.path}/undo", f"/tables/{playing.id}/start", "/play"):
        assert visitor.get(path).status_code in (404, 405)


# Sizes and limits


def test_a_body_that_is_too_large_is_refused(visitor: httpx.Client, playing: Table) -> None:
    large = b'{"text": "' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json", **bearer(playing.secrets[0])}
    answer = visitor.post(f"{playing.path}/chat", content=large, headers=headers)
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"
    assert visitor.post("/tables", content=b"title=" + b"x" * 70_000, headers=FORM).status_code == 413

    def chunks() -> Iterator[bytes]:
        yield b'{"text": "'
        for _ in range(100):
            yield b"x" * 1000
        yield b'"}'

    assert visitor.post(f"{playing.path}/chat", content=chunks(), headers=headers).status_code == 413


@pytest.mark.parametrize("count", ["999999999999", "-1", "²", "٣", "1e9", "", "9" * 5000])
def test_no_number_of_seats_is_too_odd(visitor: httpx.Client, count: str) -> None:
    game = {"game": "farshore", "level": "random"}
    for path, form in (("/play", {**game, "opponents": count}), ("/tables", {**game, "seats": count})):
        answer = visitor.post(path, data=form)
        assert answer.status_code in (303, 400), answer.text[:200]
    seed = visitor.post("/tables", data={**game, "seats": "2", "seat-1": "you", "seed": count})
    assert seed.status_code in (303, 400)


@contextmanager
def serving(
    folder: Path, limits: dict[str, tuple[float, float]], tables: type[Tables] = Tables
) -> Iterator[httpx.Client]:
    """The application in the test's own process, with other limits or other tables than usual."""
    house = House(
        tables(open_store(str(folder / "tables.sqlite")), AgentPool(), NoNotices()),
        Watchers(),
        Limiter(limits),
    )
    with TestClient(create_app(house), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("what", ["choices", "undo", "redo", "reset", "chat", "hint"])
def test_nobody_acts_too_often(tmp_path: Path, what: str) -> None:
    bodies: dict[str, dict[str, object]] = {"choices": {"move": 99, "option": 0}, "chat": {"text": "hello"}}
    body = bodies.get(what, {"move": 99})
    slow = dict.fromkeys(("choose", "chat", "hint"), (3.0, 0.01))
    with serving(tmp_path, slow) as client:
        table = new_table(client, "person", "person")
        statuses = [act(client, table, 0, what, **body).status_code for _ in range(4)]
        assert statuses[:3] == [200 if what == "chat" else 409] * 3
        assert statuses[3] == 429
        problem = act(client, table, 0, what, **body)
        assert problem.headers["content-type"] == "application/problem+json"
        assert re.search(r"\d", problem.json()["detail"]), "it says when to try again"
        assert act(client, table, 1, what, **body).status_code != 429, "others are not held up"


def test_nobody_makes_too_many_tables(tmp_path: Path) -> None:
    body = {"game": "farshore", "seats": ["person", "person"]}
    with serving(tmp_path, {"create": (3.0, 0.01), "join": (2.0, 0.01)}) as client:
        made = [client.post("/api/tables", json=body).status_code for _ in range(4)]
        assert made == [201, 201, 201, 429]
        page = client.post("/play", data={"game": "farshore"})
        assert page.status_code == 429
        assert Page(page.text).faults == []
        joins = [client.post("/tables/AAAAAAAAAA/join", data={"name": "x"}).status_code for _ in range(3)]
        assert joins == [404, 404, 429]


def test_a_usual_server_has_its_limits_on(database: str) -> None:
    assert set(LIMITS) >= {"create", "choose", "chat"}
    body = {"game": "farshore", "seats": ["person", "person"]}

    def make(_: int) -> int:
        with connect(server.address) as client:
            return client.post("/api/tables", json=body).status_code

    # All at once: on a busy machine one after another would be slow enough to be allowed.
    with Server(database, limits=True) as server, ThreadPoolExecutor(20) as visitors:
        made = set(visitors.map(make, range(20)))
    assert made == {201, 429}


@pytest.mark.asyncio
async def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("figurka.web.limits.monotonic", lambda: now[0])
    limiter = Limiter({"chat": (2.0, 0.5)})
    for _ in range(2):
        await limiter.spend("chat", "a")
    with pytest.raises(TooManyRequestsError):
        await limiter.spend("chat", "a")
    await limiter.spend("chat", "b")
    now[0] += 2
    await limiter.spend("chat", "a")
    with pytest.raises(TooManyRequestsError):
        await limiter.spend("chat", "a")


@pytest.mark.asyncio
async def test_pages_are_taken_by_the_lot_from_what_all_processes_have() -> None:
    asked: list[tuple[str, str, float, float]] = []
    waits = [0.0, 0.0, 7.0]

    async def shared(*about: Any) -> float:
        asked.append(about)
        return waits[len(asked) - 1]

    limiter = Limiter({"page": (300.0, 20.0)}, shared)
    for _ in range(LOT):
        await limiter.spend("page", "a")
    assert asked == [("page", "a", 300.0 / LOT, 20.0 / LOT)]
    for _ in range(LOT):
        await limiter.spend("page", "a")
    assert len(asked) == 2
    with pytest.raises(TooManyRequestsError):
        await limiter.spend("page", "a")
    assert limiter.lots == {}


@pytest.mark.asyncio
async def test_a_database_that_hangs_holds_no_page_up_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("figurka.web.limits.ASKED_SECONDS", 0.01)
    asked = 0

    async def hangs(*_: Any) -> float:
        nonlocal asked
        asked += 1
        await asyncio.sleep(PATIENCE)
        return 0.0

    limiter = Limiter({"page": (300.0, 20.0)}, hangs)
    for visitor in range(50):
        await limiter.spend("page", f"visitor {visitor}")
    assert asked == 1, "and it is not asked for each visitor"
    limiter.alone_until = 0.0
    await limiter.spend("page", "another")
    assert asked == 2


@pytest.mark.asyncio
async def test_whoever_asks_for_many_pages_at_once_loses_none_of_a_lot() -> None:
    taken = 0

    async def shared(*_: Any) -> float:
        nonlocal taken
        await asyncio.sleep(0)
        taken += LOT
        return 0.0

    limiter = Limiter({"page": (300.0, 20.0)}, shared)
    await asyncio.gather(*(limiter.spend("page", "a") for _ in range(LOT)))
    assert limiter.lots == {("page", "a"): taken - LOT}


# Hostile words


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_names_talk_and_titles_are_only_words(visitor: httpx.Client, text: str) -> None:
    table = talked_over(visitor, text)
    spectator = visitor.get(f"/tables/{table.id}").text
    for path in (f"/tables/{table.id}", f"/tables/{table.id}/invite", f"/tables/{table.id}/replay?at=1"):
        answer = visitor.get(path, headers=cookies(table, 0), follow_redirects=True)
        assert answer.status_code == 200
        page = Page(answer.text)
        assert page.faults == []
        assert "img" not in page.tags
    assert "&lt;script&gt;alert" in spectator or "<script>alert" not in text
    assert "49" not in text
    lobby = visitor.get("/").text
    assert Page(lobby).faults == []
    assert "img" not in Page(lobby).tags


def talked_over(client: httpx.Client, text: str) -> Table:
    """A public table where names, title and talk are this text."""
    body = {
        "game": "farshore",
        "seats": ["person", "person"],
        "title": text,
        "public": True,
        "invite": True,
        "seed": 5,
    }
    made = client.post("/api/tables", json=body).json()
    table = Table(made["table"], made["host"], {0: made["seats"][0]["secret"]})
    form = {"invitation": made["seats"][1]["invitation"], "name": text}
    door = client.post(f"/tables/{table.id}/join", data={**form, "invitation": f'"><script>{text}'})
    assert door.status_code == 400
    assert Page(door.text).faults == []
    assert client.post(f"/tables/{table.id}/join", data=form).status_code == 303
    assert act(client, table, 0, "chat", text=text).is_success
    assert act(client, table, 0, "choices", move=0, option=0).is_success
    client.cookies.clear()
    return table


def test_what_would_not_be_seen_is_taken_out(client: httpx.Client) -> None:
    text = "a" + "".join(UNSEEN) + "b"
    body = {"game": "farshore", "seats": ["person", "person"], "title": text, "invite": True}
    made = client.post("/api/tables", json=body).json()
    table = Table(made["table"], made["host"], {0: made["seats"][0]["secret"]})
    form = {"invitation": made["seats"][1]["invitation"], "name": text}
    assert client.post(f"/tables/{table.id}/join", data=form).status_code == 303
    assert act(client, table, 0, "chat", text=text).is_success
    page = client.get(f"/tables/{table.id}", headers=cookies(table, 0)).text
    assert not any(sign in page for sign in UNSEEN)
    name = show(client, table)["names"][1]
    assert name.startswith("a")
    assert "b" in name


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "\x00"])
def test_a_name_that_cannot_be_seen_is_refused(visitor: httpx.Client, name: str) -> None:
    body = {"game": "farshore", "seats": ["person", "person"], "invite": True}
    made = visitor.post("/api/tables", json=body).json()
    form = {"invitation": made["seats"][1]["invitation"], "name": name}
    answer = visitor.post(f"/tables/{made['table']}/join", data=form)
    assert answer.status_code == 400
    assert visitor.get(f"/api/tables/{made['table']}").json()["status"] == "waiting"


def test_very_long_words_are_cut_or_refused(visitor: httpx.Client, playing: Table) -> None:
    assert act(visitor, playing, 0, "chat", text="x" * 5000).status_code == 400
    long = {"game": "farshore", "seats": ["person", "person"], "title": "x" * 5000}
    assert visitor.post("/api/tables", json=long).status_code == 400
    visitor.post("/settings", data={"name": "y" * 5000})
    lobby = visitor.get("/").text
    assert "y" * 10 in lobby
    assert "y" * 60 not in lobby


def test_broken_text_is_no_fault_of_the_server(visitor: httpx.Client, playing: Table) -> None:
    headers = {"Content-Type": "application/json", **bearer(playing.secrets[0])}
    for body in (b'{"text": "\xff\xfe"}', b'{"text": "\\ud800"}', b'\xef\xbb\xbf{"text": "x"}'):
        assert visitor.post(f"{playing.path}/chat", content=body, headers=headers).status_code in (200, 400)
    answer = visitor.post("/settings", content=b"name=%ff%fe%00&back=%ff", headers=FORM)
    assert answer.status_code in (303, 400)
    assert visitor.get("/rules/farshore?q=%ff%00%F0").status_code == 200
    assert visitor.get("/tables/%ff%fe").status_code == 404


# Ways out and ways in


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\r\nSet-Cookie: x=1",
        "javascript:alert(1)",
        "\x00//evil.example",
        "http:/evil.example",
        " //evil.example",
        "",
    ],
)
def test_settings_lead_back_to_the_own_pages_only(visitor: httpx.Client, back: str) -> None:
    answer = visitor.post("/settings", data={"theme": "dark", "back": back})
    assert answer.status_code == 303
    check_local(answer)


@pytest.mark.parametrize(
    "link",
    [
        "https://evil.example/tables/AAAAAAAAAA/invite?invitation=x",
        "https://evil.example/elsewhere",
        "//evil.example/tables/x",
        "/tables/\\evil.example",
        "/tables//evil.example",
        "http://[",
        "javascript:alert(1)",
        "\x00",
        "/tables/x\r\nSet-Cookie: x=1",
        "",
    ],
)
def test_a_pasted_link_leads_to_the_own_tables_only(visitor: httpx.Client, link: str) -> None:
    answer = visitor.post("/invitations", data={"link": link})
    assert answer.status_code == 303
    check_local(answer)
    assert re.match(r"/($|\?|tables/)", answer.headers["location"])


def check_local(answer: httpx.Response) -> None:
    """The way leads to a page of this server, however a browser reads it."""
    place = answer.headers["location"]
    assert re.match(r"/(?![/\\])", place), place
    assert not re.search(r"[\x00-\x20\\]", place), place
    assert "set-cookie: x=1" not in str(answer.headers).lower()
    assert answer.next_request is not None
    assert answer.next_request.url.host == "127.0.0.1"


def test_an_invitation_is_good_once(client: httpx.Client) -> None:
    body = {"game": "farshore", "seats": ["person", "person", "person"], "invite": True}
    made = client.post("/api/tables", json=body).json()
    first, second = (seat["invitation"] for seat in made["seats"][1:])
    path = f"/tables/{made['table']}/join"
    joined = client.post(path, data={"invitation": first, "name": "Eva"})
    assert joined.status_code == 303
    client.cookies.clear()
    again = client.post(path, data={"invitation": first, "name": "Mallory"})
    assert again.status_code == 400
    assert "set-cookie" not in again.headers
    assert client.post(path, data={"invitation": "x" * 32, "name": "Mallory"}).status_code == 400
    assert client.post(path, data={"name": "Mallory"}).status_code == 400
    names = client.get(f"/api/tables/{made['table']}").json()["names"]
    assert names[1] == "Eva"
    assert "Mallory" not in names
    assert client.post(path, data={"invitation": second, "name": "Petr"}).status_code == 303


def test_only_the_host_replaces_players_and_only_absent_ones(visitor: httpx.Client, playing: Table) -> None:
    path = f"/tables/{playing.id}/seats/2"
    for headers in ({}, cookies(playing, 0), {"Cookie": f"hosts={playing.id}:wrong"}):
        answer = visitor.post(path, data={"agent": "expert"}, headers=headers)
        assert answer.status_code == 403
    host = {"Cookie": f"hosts={playing.id}:{playing.host}"}
    for agent in ("wizard", "random", "beginner"):
        assert visitor.post(path, data={"agent": agent}, headers=host).status_code == 400
    assert visitor.post(path, data={"agent": "expert"}, headers=host).status_code == 409, "he is here"


def test_the_database_has_no_secret_in_it(database: str) -> None:
    with Server(database) as server, connect(server.address) as client:
        body = {"game": "farshore", "seats": ["person", "person", "person"], "invite": True}
        made = client.post("/api/tables", json=body).json()
        invitations = [seat["invitation"] for seat in made["seats"][1:]]
        form = {"invitation": invitations[0], "name": "Eva"}
        joined = client.post(f"/tables/{made['table']}/join", data=form)
        own = re.search(r"seats=\"?[^:]+:([\w-]+)", joined.headers["set-cookie"])
        assert own is not None
        secrets = [made["host"], made["seats"][0]["secret"], own[1], *invitations]
    kept = b"".join(path.read_bytes() for path in Path(database).parent.glob("own.sqlite*"))
    assert made["table"].encode() in kept
    for secret in secrets:
        assert len(secret) >= 32
        assert secret.encode() not in kept
    with sqlite3.connect(database) as connection:
        hashes = [
            row[0] for row in connection.execute("SELECT secret_hash FROM seats WHERE secret_hash > ''")
        ]
    assert len(hashes) == 2
    assert all(re.fullmatch("[0-9a-f]{64}", each) for each in hashes)
