"""The front door: who asks in truth, under which name, what links say, and what no request may be."""

import asyncio
import re
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from figurka.locales import LANGUAGES, Words
from figurka.web.bounds import TEXTS
from figurka.web.forwarding import believe
from figurka.web.hosting import Hosting, HostingError, hosting_of
from figurka.web.identity import SEATS_KEPT, read_seats
from figurka.web.limits import Limiter, Streams, TableCrowdedError, TooManyRequestsError
from tests.patience import PATIENCE
from tests.web.asking import PERSON, PROXY, app_at, asking

pytestmark = [pytest.mark.asyncio, pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")]
TRUSTING = Hosting(proxies=("10.0.0.0/8", "fd00::/8"))
FORM = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend", "name": "Jana"}


def scope_of(peer: str, *headers: tuple[str, str]) -> dict[str, Any]:
    """A request as it comes over the wire."""
    sent = [("host", "inner:8000"), *headers]
    return {
        "client": (peer, 5000),
        "scheme": "http",
        "headers": [(name.encode(), value.encode()) for name, value in sent],
    }


def host_in(scope: dict[str, Any]) -> str:
    """The host that a request names."""
    return str(dict(scope["headers"])[b"host"].decode())


# Proxies


@pytest.mark.parametrize(
    ("peer", "chain", "client"),
    [
        (PROXY, ["203.0.113.9"], "203.0.113.9"),
        (PROXY, ["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
        (PROXY, ["198.51.100.1", "203.0.113.9, 10.9.9.9"], "203.0.113.9"),
        (PROXY, ["10.5.5.5, 203.0.113.9, 10.9.9.9"], "203.0.113.9"),
        (PROXY, ["203.0.113.9:4711"], "203.0.113.9"),
        (PROXY, ["[2001:db8::1]:443"], "2001:db8::1"),
        (PROXY, ["::ffff:203.0.113.9"], "203.0.113.9"),
        (f"::ffff:{PROXY}", ["203.0.113.9"], "203.0.113.9"),
        ("fd00::1", ["2001:db8::1"], "2001:db8::1"),
        (PROXY, ["198.51.100.1, unknown"], PROXY),
        (PROXY, ["198.51.100.1, <script>, 10.9.9.9"], "10.9.9.9"),
        (PROXY, [], PROXY),
        (PROXY, ["10.9.9.9"], "10.9.9.9"),
    ],
)
async def test_the_last_hop_that_is_not_trusted_is_the_client(
    peer: str, chain: list[str], client: str
) -> None:
    scope = scope_of(peer, *(("x-forwarded-for", each) for each in chain))
    assert believe(scope, TRUSTING.networks)
    assert scope["client"][0] == client


@pytest.mark.parametrize("peer", ["203.0.113.9", "127.0.0.1", "2001:db8::1", "11.0.0.1"])
async def test_headers_of_others_are_not_believed(peer: str) -> None:
    forged = [("x-forwarded-for", "1.2.3.4"), ("x-forwarded-proto", "https"), ("x-forwarded-host", "evil")]
    scope = scope_of(peer, *forged)
    assert not believe(scope, TRUSTING.networks)
    assert (scope["client"][0], scope["scheme"], host_in(scope)) == (peer, "http", "inner:8000")


async def test_without_proxies_nobody_is_believed() -> None:
    scope = scope_of("127.0.0.1", ("x-forwarded-for", "1.2.3.4"))
    assert not believe(scope, ())
    assert scope["client"][0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("chain", "proto", "host", "believed"),
    [
        ("203.0.113.9", "https", "figurka.example", ("https", "figurka.example")),
        ("203.0.113.9", "http, https", "evil.example, figurka.example", ("https", "figurka.example")),
        ("203.0.113.9, 10.9.9.9", "https, http", "figurka.example, inner", ("https", "figurka.example")),
        ("203.0.113.9, 10.9.9.9", "ftp, https, http", "a, b:8443, c", ("https", "b:8443")),
        ("203.0.113.9", "gopher", "a b", ("http", "inner:8000")),
        ("203.0.113.9", "", "", ("http", "inner:8000")),
    ],
)
async def test_scheme_and_host_are_those_that_the_first_trusted_proxy_saw(
    chain: str, proto: str, host: str, believed: tuple[str, str]
) -> None:
    told = [("x-forwarded-for", chain), ("x-forwarded-proto", proto), ("x-forwarded-host", host)]
    scope = scope_of(PROXY, *told)
    assert believe(scope, TRUSTING.networks)
    assert (scope["scheme"], host_in(scope)) == believed


async def cookies_set(app: Litestar, client: str, **headers: str) -> tuple[list[str], bool]:
    """The cookies that somebody is given, and whether he shall come back encrypted only."""
    async with asking(app, client, **headers) as asker:
        answer = await asker.post("/settings", data={"theme": "dark", "language": "cs"})
    assert answer.status_code == 303
    return answer.headers.get_list("set-cookie"), "strict-transport-security" in answer.headers


async def test_cookies_are_for_encrypted_connections_where_the_visitor_has_one(tmp_path: Path) -> None:
    app = app_at(tmp_path, TRUSTING)
    encrypted = {"X_Forwarded_For": PERSON, "X_Forwarded_Proto": "https"}
    cookies, hsts = await cookies_set(app, PROXY, **encrypted)
    assert len(cookies) == 2
    assert hsts
    assert all("secure" in each.lower() for each in cookies)
    for client, headers in ((PROXY, {"X_Forwarded_For": PERSON}), (PERSON, encrypted)):
        cookies, hsts = await cookies_set(app, client, **headers)
        assert not hsts
        assert not any("secure" in each.lower() for each in cookies)


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://figurka.example", 303),
        ("https://figurka.example:443", 303),
        ("http://figurka.example", 403),
        ("https://inner:8000", 403),
        ("https://figurka.example:8443", 403),
        ("https://evil.example", 403),
        ("null", 403),
    ],
)
async def test_behind_a_proxy_the_own_site_is_the_one_that_the_visitor_sees(
    tmp_path: Path, origin: str, status: int
) -> None:
    told = {"X_Forwarded_For": PERSON, "X_Forwarded_Proto": "https", "X_Forwarded_Host": "figurka.example"}
    async with asking(app_at(tmp_path, TRUSTING), PROXY, "http://inner:8000", **told, Origin=origin) as asker:
        assert (await asker.post("/settings", data={"theme": "dark"})).status_code == status


async def test_limits_are_for_the_client_behind_the_proxy(tmp_path: Path) -> None:
    app = app_at(tmp_path, TRUSTING, {"create": (1.0, 0.01)})
    clients = ["203.0.113.9", "203.0.113.9", "203.0.113.10", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"]
    statuses = []
    for client in clients:
        async with asking(app, PROXY, X_Forwarded_For=f"1.2.3.4, {client}") as asker:
            answer = await asker.post("/play", data={"game": "farshore", "level": "random"})
            statuses.append(answer.status_code)
            if answer.status_code == 429:
                assert int(answer.headers["retry-after"]) >= 1
    assert statuses == [303, 429, 303, 303, 429, 303], "of IPv6 a /64 is one household"


# Names and the public address


@pytest.mark.parametrize(
    ("host", "path", "status"),
    [
        ("figurka.example", "/help", 200),
        ("FIGURKA.example:8000", "/help", 200),
        ("figurka.example.", "/help", 200),
        ("www.figurka.example", "/help", 421),
        ("tonight.games.example", "/help", 200),
        ("games.example", "/help", 421),
        ("evil.example", "/help", 421),
        ("evil.example", "/api/games", 421),
        ("figurka.example.evil.example", "/help", 421),
        ("127.0.0.1:8000", "/help", 421),
        ("public.example", "/help", 200),
        ("evil.example", "/health", 421),
    ],
)
async def test_only_known_names_are_answered(tmp_path: Path, host: str, path: str, status: int) -> None:
    hosting = Hosting(hosts=("figurka.example", "*.games.example"), address="https://public.example")
    async with asking(app_at(tmp_path, hosting), PERSON, Host=host) as asker:
        answer = await asker.get(path)
    assert answer.status_code == status
    if status == 421:
        assert "--host-name" in answer.text
        assert "content-security-policy" in answer.headers
        assert (answer.headers["content-type"] == "application/problem+json") == path.startswith("/api")


@pytest.mark.parametrize("path", ["/health", "/ready"])
async def test_the_machine_itself_may_ask_how_the_server_is(tmp_path: Path, path: str) -> None:
    app = app_at(tmp_path, Hosting(hosts=("figurka.example",), proxies=("127.0.0.1",)))
    for client in ("127.0.0.1", "::1"):
        async with asking(app, client, Host="localhost:8000") as asker:
            assert (await asker.get(path)).status_code == 200
    async with asking(app, "127.0.0.1", Host="evil.example", X_Forwarded_For=PERSON) as asker:
        assert (await asker.get(path)).status_code == 421, "who comes through the proxy is not the machine"


async def test_links_for_others_begin_with_the_public_address(tmp_path: Path) -> None:
    app = app_at(tmp_path, Hosting(address="https://figurka.example"))
    async with asking(app, "127.0.0.1", "http://127.0.0.1:8000") as asker:
        gather = await asker.post("/tables", data=FORM, follow_redirects=True)
        carry = await asker.post("/me/carry")
        renewed = await asker.get(f"{gather.url.path.removesuffix('/invite')}/seats/2/link")
        for answer in (gather, carry, renewed):
            link = re.search(r'value="(https?://[^"]*)"', answer.text)
            assert link is not None
            assert link[1].startswith("https://figurka.example/")
            assert "open on this computer only" not in answer.text
        previews = re.findall(r'property="og:image" content="([^"]*)"', gather.text)
        assert all(each.startswith("https://figurka.example/") for each in previews)
        document = (await asker.get("/schema/openapi.json")).json()
    assert document["servers"] == [{"url": "https://figurka.example"}]


# What the operator tells


async def test_options_go_before_the_environment() -> None:
    environment = {
        "FIGURKA_PROXIES": "10.0.0.0/8, 192.168.1.7",
        "FIGURKA_HOSTS": "a.example b.example",
        "FIGURKA_ADDRESS": "https://A.example/",
        "FIGURKA_LOG": "json",
        "FIGURKA_METRICS": "yes",
        "FIGURKA_METRICS_TOKEN": "t",
    }
    told = hosting_of((), (), "", "", None, environment)
    assert told == Hosting(
        ("10.0.0.0/8", "192.168.1.7/32"), ("a.example", "b.example"), "https://a.example", "json", True, "t"
    )
    own = hosting_of(("::1",), ("*.C.example",), "http://c.example:8080", "plain", False, environment)
    assert own == Hosting(("::1/128",), ("*.c.example",), "http://c.example:8080", "plain", False, "t")
    assert hosting_of((), (), "", "", None, {}) == Hosting()
    assert not hosting_of((), (), "", "", False, {"FIGURKA_METRICS": "yes"}).metrics


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("what", "value"),
    [
        *(("proxies", value) for value in ("nginx", "10.0.0.0/40", "10.0.0.1:80", "*", "")),
        *(("hosts", value) for value in ("https://a.example", "a.example:80", "a/b", "*", "*.*.a", "a b")),
        *(("address", value) for value in ("figurka.example", "ftp://a.example", "//a.example", "a:80")),
        *(("address", value) for value in ("https://a.example/play", "https://a b", "https://a:99999")),
        *(
            ("address", value)
            for value in ("https://", "https://u:p@a.example", "https://a?b", "https://a#b")
        ),
        ("log", "xml"),
    ],
)
async def test_what_cannot_be_is_told_so(what: str, value: str, language: str) -> None:
    told: dict[str, Any] = {"proxies": (), "hosts": (), "address": "", "log": "", "metrics": None}
    told[what] = (value,) if what in ("proxies", "hosts") else value
    with pytest.raises(HostingError) as refused:
        hosting_of(**told, environment={})
    said = Words(language).say(refused.value.message)
    assert value in said
    assert re.search(r"--\w|plain", said), "it says what would do"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", [{}, {"FIGURKA_METRICS_TOKEN": " "}])
async def test_figures_need_a_token(language: str, token: dict[str, str]) -> None:
    for wanted, environment in ((True, token), (None, {"FIGURKA_METRICS": "yes", **token})):
        with pytest.raises(HostingError) as refused:
            hosting_of((), (), "", "", wanted, environment)
        assert "FIGURKA_METRICS_TOKEN" in Words(language).say(refused.value.message)


# Request ids


async def test_every_answer_has_an_id_and_a_trusted_proxys_is_kept(tmp_path: Path) -> None:
    app = app_at(tmp_path, TRUSTING)
    for client, given, kept in (
        (PROXY, "abc-123.DEF_4", True),
        (PROXY, "short", False),
        (PROXY, "x" * 65, False),
        (PROXY, "new line\tand <b>", False),
        (PERSON, "abc-123.DEF_4", False),
    ):
        async with asking(app, client, X_Request_ID=given) as asker:
            found = await asker.get("/api/tables/AAAAAAAAAA")
        name = found.headers["x-request-id"]
        assert (name == given) == kept
        assert re.fullmatch(r"[A-Za-z0-9._-]{8,64}", name)
        assert found.json()["request"] == name


# Bounds


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/static/%00", 404),
        ("/static/a%00.css", 404),
        ("/%00", 404),
        ("/static/" + "x" * 250, 414),
        ("/static/" + "%C5%99" * 150, 414),
        ("/static/" + "x/" * 5000, 414),
        ("/static/" + "%F0%9F%98%80" * 60, 404),
        ("/static/..%2f..%2fapp.py", 404),
        ("/static/%ff%fe", 404),
        ("/static/%zz", 404),
        ("/tables/" + "x" * 300, 414),
        ("/?q=" + "x" * 5000, 414),
        ("/rules?q=" + "x" * 4000, 200),
    ],
)
async def test_addresses_that_cannot_be_are_refused(tmp_path: Path, path: str, status: int) -> None:
    async with asking(app_at(tmp_path, Hosting()), PERSON) as asker:
        answer = await asker.get(path)
    assert answer.status_code == status
    assert "Traceback" not in answer.text


async def test_headers_have_their_bounds(tmp_path: Path) -> None:
    app = app_at(tmp_path, Hosting())
    async with asking(app, PERSON, Cookie="seats=" + "x" * 10_000) as asker:
        assert (await asker.get("/help")).status_code == 200
    async with asking(app, PERSON, Cookie="seats=" + "x" * 40_000) as asker:
        assert (await asker.get("/help")).status_code == 431
    for host in ("a b", "a/b", "<script>", "a:b", "a:99999", "[::1", "[1:2]", "x" * 300):
        async with asking(app, PERSON, Host=host) as asker:
            assert (await asker.get("/help")).status_code == 400, host


# Streams


async def test_streams_have_their_bounds_and_make_room_when_they_end() -> None:
    streams = Streams(of_client=2, of_table=3)
    places = [streams.take("a", "t"), streams.take("a", "u")]
    with pytest.raises(TooManyRequestsError):
        streams.take("a", "v")
    places += [streams.take("b", "t"), streams.take("c", "t")]
    with pytest.raises(TableCrowdedError):
        streams.take("d", "t")
    assert streams.open == 4
    places[0]()
    assert [streams.take("d", "t"), streams.take("a", "v")]
    free = Streams(0, 0)
    assert len([free.take("a", "t") for _ in range(1000)]) == free.open == 1000


async def test_a_stream_gives_its_place_back_however_it_ends(tmp_path: Path) -> None:
    streams = Streams(of_client=1, of_table=2)
    app = app_at(tmp_path, TRUSTING, streams=streams)
    async with asking(app, PERSON) as asker:
        made = (
            await asker.post("/api/tables", json={"game": "farshore", "seats": ["person", "person"]})
        ).json()
    for path in (f"/api/tables/{made['table']}/events", f"/tables/{made['table']}/events"):
        listening = [await listen(app, path, PERSON)]
        assert (await refused_stream(app, path, PERSON)).status_code == 429, "one for each client"
        listening.append(await listen(app, path, "203.0.113.10"))
        crowded = await refused_stream(app, path, "203.0.113.11")
        assert crowded.status_code == 503, "two for each table"
        assert int(crowded.headers["retry-after"]) >= 1
        assert streams.open == 2
        for task, gone in listening:
            gone.set()
            await asyncio.wait_for(task, PATIENCE)
        assert streams.open == 0
        assert not streams.clients


async def refused_stream(app: Litestar, path: str, client: str) -> httpx.Response:
    """What is answered to who gets no stream."""
    async with asking(app, client) as asker:
        return await asker.get(path)


async def listen(app: Litestar, path: str, client: str) -> tuple[asyncio.Task[None], asyncio.Event]:
    """Somebody listens until he breaks off; what the event is for."""
    heard, gone = asyncio.Event(), asyncio.Event()
    scope = {
        **{"type": "http", "method": "GET", "path": path, "query_string": b"", "scheme": "http"},
        **{
            "client": (client, 1),
            "server": ("figurka.example", 80),
            "headers": [(b"host", b"figurka.example")],
        },
        **{"raw_path": path.encode(), "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"}},
    }

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.body" and message.get("body"):
            heard.set()

    task = asyncio.create_task(cast(Any, app)(scope, receive, send))
    await asyncio.wait_for(heard.wait(), PATIENCE)
    return task, gone


async def test_made_up_secrets_do_not_get_past_the_limits(tmp_path: Path) -> None:
    app = app_at(tmp_path, Hosting(), {"quick": (3.0, 0.01), "choose": (100.0, 1.0)})
    statuses = []
    async with asking(app, PERSON) as asker:
        for number in range(4):
            made_up = {"Authorization": f"Bearer {number}"}
            answer = await asker.post("/api/tables/AAAAAAAAAA/undo", json={"move": 0}, headers=made_up)
            statuses.append(answer.status_code)
    assert statuses == [404, 404, 404, 429]


async def test_pages_are_counted_for_each_client_and_files_are_not(tmp_path: Path) -> None:
    app = app_at(tmp_path, TRUSTING, {"page": (2.0, 0.01)})
    for path in ("/rules/farshore?q=card", "/tables/AAAAAAAAAA", "/", "/learn", "/puzzles", "/me/games"):
        statuses = []
        client = f"203.0.113.{len(path)}"
        async with asking(app, PROXY, X_Forwarded_For=client) as asker:
            for _ in range(3):
                answer = await asker.get(path)
                statuses.append(answer.status_code)
            assert statuses[:2] in ([200, 200], [404, 404]), path
            assert statuses[2] == 429, path
            assert int(answer.headers["retry-after"]) >= 1
            for other in ("/static/table.js", "/health", "/api/games"):
                assert (await asker.get(other)).status_code == 200
    async with asking(app, PROXY, X_Forwarded_For="203.0.113.200") as asker:
        assert (await asker.get("/rules")).status_code == 200, "somebody else has his own count"


async def test_a_made_up_secret_before_the_true_one_begins_no_new_count(tmp_path: Path) -> None:
    app = app_at(tmp_path, Hosting(), {"chat": (2.0, 0.01)})
    statuses = []
    async with asking(app, PERSON) as asker:
        made = (
            await asker.post("/api/tables", json={"game": "farshore", "seats": ["person", "person"]})
        ).json()
        for number in range(3):
            shown = {"Cookie": f"seats={made['table']}:made-up-{number}+{made['seats'][0]['secret']}"}
            path = f"/api/tables/{made['table']}/chat"
            statuses.append((await asker.post(path, json={"text": "hello"}, headers=shown)).status_code)
    assert statuses == [200, 200, 429]


def test_a_cookie_shows_no_more_secrets_than_a_table_has_seats() -> None:
    read = read_seats(".".join(f"table{number}:{'+'.join('abcdefghijklmn')}" for number in range(60)))
    assert len(read) == SEATS_KEPT
    assert set(read.values()) == {tuple("abcdefghi")}


def test_what_limits_are_counted_for_is_short(tmp_path: Path) -> None:
    limiter = Limiter({"chat": (1.0, 0.01)})
    asyncio.run(limiter.spend("chat", "a" * 30_000))
    assert max(len(who) for _, who in limiter.buckets) < 100


def test_a_text_without_an_end_is_read_once() -> None:
    """Looked for from each quotation mark anew, a small body would halt everything for half a minute."""
    body = b'"' + b'\\"' * 20
    assert TEXTS.findall(body) == [body]
    assert TEXTS.findall(body + b"\\") == [body + b"\\"]
    assert TEXTS.findall(b'{"a\\"[": "]"}') == [b'"a\\"["', b'"]"']
