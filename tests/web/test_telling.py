"""What a server tells its operator: figures for Prometheus and a log, and nothing private in either."""

import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from figurka.web import metrics
from figurka.web.access import ACCESS, PlainLines, shortened, tell_request
from figurka.web.hosting import Hosting
from tests.patience import PATIENCE
from tests.web.asking import PERSON, app_at, asking
from tests.web.playing import Table, act, bearer, play
from tests.web.server import Server, connect

TOKEN = "metrics-token-swordfish"
NAMES = ("Jana Žlutá", "Ondřej Modrý")
TITLE, TALK, QUERY = "Tajný večírek", "Mám v ruce truhlu", "quermarmalade"
FROM = "203.0.113.77"
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with figures and a log."""
    path = tmp_path_factory.mktemp("telling") / "tables.sqlite"
    hosting = Hosting(proxies=("127.0.0.1",), log="json", metrics=True, metrics_token=TOKEN)
    with Server(str(path), hosting=hosting) as server:
        yield server


def figures(server: Server) -> dict[tuple[str, ...], float]:
    """The figures of a server, by name and labels."""
    with connect(server.address) as client:
        told = client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}", "X-Forwarded-For": FROM})
    assert told.status_code == 200, told.text
    families = text_string_to_metric_families(told.text)
    return {
        (each.name, *sorted(each.labels.values())): each.value for one in families for each in one.samples
    }


class Evening:
    """Two people who meet at a table by an invitation, in browsers, and play it to the end as programs."""

    def __init__(self, server: Server) -> None:
        self.secrets: set[str] = {TALK, TITLE, QUERY, *NAMES, *(name.encode().hex() for name in NAMES)}
        headers = {"X-Forwarded-For": FROM, "X-Forwarded-Proto": "https"}
        with (
            connect(server.address, headers=headers) as host,
            connect(server.address, headers=headers) as guest,
        ):
            path = self.meet(host, guest)
            self.table = self.play(host, guest, path)
            self.look_around(host, path)
            self.go_wrong(host, path)
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as way:
            way.sendall(b"a-secret-that-nobody-knows is no HTTP\r\n\r\n")
            assert way.recv(100)

    def meet(self, host: httpx.Client, guest: httpx.Client) -> str:
        """Set up a table, invite by its link and sit down."""
        form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend", "title": TITLE}
        made = host.post("/tables", data={**form, "name": NAMES[0]})
        self.keep(host, made)
        gather = host.get(made.headers["location"])
        link = re.search(r'value="https://[^"]*invitation=([^"]+)"', gather.text)
        assert link is not None
        self.secrets.add(link[1])
        path = made.headers["location"].removesuffix("/invite")
        assert guest.get(f"{path}/invite", params={"invitation": link[1]}).is_success
        joined = guest.post(f"{path}/join", data={"invitation": link[1], "name": NAMES[1]})
        assert joined.status_code == 303
        self.keep(guest, joined)
        return str(path)

    def keep(self, client: httpx.Client, answer: httpx.Response) -> None:
        """Keep Secure cookies though the way to the server itself is not encrypted, as a proxy has it."""
        pairs = [each.partition(";")[0] for each in answer.headers.get_list("set-cookie")]
        client.headers["Cookie"] = "; ".join([client.headers.get("Cookie", ""), *pairs]).strip("; ")
        kept = dict(pair.split("=", 1) for pair in client.headers["Cookie"].split("; "))
        for name in ("seats", "hosts"):
            self.secrets |= {one.partition(":")[2] for one in kept.get(name, "").split(".") if ":" in one}

    def play(self, host: httpx.Client, guest: httpx.Client, path: str) -> Table:
        """Talk, and choose to the end with the secrets of both seats."""
        table_id = path.rpartition("/")[2]
        secrets = {}
        for seat, client in enumerate((host, guest)):
            found = re.search(rf"seats={table_id}:([\w-]+)", client.headers["Cookie"])
            assert found is not None
            secrets[seat] = found[1]
        table = Table(table_id, "", secrets)
        assert act(host, table, 0, "chat", text=TALK).is_success
        assert guest.post(f"{path}/chat", data={"text": TALK}).status_code == 303
        assert play(guest, table)["over"]
        return table

    def look_around(self, host: httpx.Client, path: str) -> None:
        """Pages after the game, with words in their addresses, and the seats carried to another device."""
        for page in ("", "/result", f"/verify?fingerprint={QUERY}", f"/replay?at=2&x={QUERY}"):
            assert host.get(path + page).status_code in (200, 400)
        host.get(f"/rules/farshore?q={QUERY}&lang=cs", headers={"Referer": f"https://a.example/{QUERY}"})
        carried = host.post("/me/carry")
        token = re.search(r'value="https://[^"]*/carry/([\w-]+)"', carried.text)
        assert token is not None
        self.secrets.add(token[1])
        assert host.get(f"/carry/{token[1]}").is_success
        assert host.post(f"/carry/{token[1]}").status_code == 303

    def go_wrong(self, host: httpx.Client, path: str) -> None:
        """Requests that fail in every way, with secrets wherever they can stand."""
        secret = "a-secret-that-nobody-knows"
        self.secrets.add(secret)
        for wrong in (
            f"/carry/{secret}",
            f"/static/{secret}",
            f"/{secret}",
            f"/tables/{secret}",
            f"/rules/{secret}",
        ):
            assert host.get(f"{wrong}?x={secret}", headers=bearer(secret)).status_code in (404, 410)
        assert host.get(f"/static/table.js/{secret}").status_code == 404
        assert host.get(f"/static/{secret}%00").status_code == 404
        assert host.get("/" + secret * 40).status_code == 414
        assert host.post(f"/api{path}/chat", json={"text": secret}, headers=bearer(secret)).status_code == 403
        assert host.post(f"/api{path}/chat", content=f'{{"{secret}'.encode()).status_code == 400
        assert host.post("/settings", data={"name": secret}, headers={"Origin": secret}).status_code == 403
        host.request("PROPFIND", path, headers={"X-Request-ID": f"x {secret}"})


@pytest.fixture(scope="module")
def evening(telling: Server) -> Evening:
    """An evening that was played."""
    return Evening(telling)


def lines_of(server: Server) -> list[dict[str, Any]]:
    """The log, each line of which is JSON."""
    return [msgspec.json.decode(line) for line in server.errors.splitlines()]


def test_a_line_of_the_log_tells_of_each_request(telling: Server, evening: Evening) -> None:
    requests = [line for line in lines_of(telling) if line["logger"] == "figurka.access"]
    assert all(
        set(line) == {"time", "level", "logger", "method", "route", "status", "ms", "request", "client"}
        for line in requests
    )
    told = {(line["method"], line["route"], line["status"]) for line in requests}
    assert told >= {
        ("POST", "/tables", 303),
        ("GET", "/tables/{table_id}/invite", 200),
        ("POST", "/tables/{table_id}/join", 303),
        ("POST", "/api/tables/{table_id}/choices", 200),
        ("GET", "/carry/{token}", 200),
        ("GET", "/static/{file_path}", 404),
        ("GET", "-", 404),
        ("GET", "-", 414),
    }
    assert "uvicorn.error" in {line["logger"] for line in lines_of(telling)}, "its lines are JSON, too"
    assert "203.0.113.0" in {line["client"] for line in requests}
    assert len({line["request"] for line in requests}) == len(requests)


def test_nothing_private_is_in_the_log(telling: Server, evening: Evening) -> None:
    log = telling.errors
    assert len(evening.secrets) >= 12
    for secret in (*evening.secrets, FROM, TOKEN):
        for written in (secret, httpx.QueryParams({"x": secret}).__str__()[2:], ascii(secret)[1:-1]):
            assert written not in log, secret
    assert evening.table.id not in log, "who knows a table's name can look on"
    assert "Traceback" not in log


def test_figures_tell_of_requests_choices_streams_and_tables(telling: Server, evening: Evening) -> None:
    before = figures(telling)
    route = "/api/tables/{table_id}/choices"
    chosen = before["figurka_choices_total", "person"]
    assert chosen == before["figurka_requests_total", route, "200", "POST"] > 5
    assert before["figurka_request_seconds_count", route, "POST"] == chosen
    assert before["figurka_drawing_seconds_count",] >= 1
    assert before["figurka_tables_held",] == 1
    assert before["figurka_streams_open",] == 0
    assert "figurka_thinking_waiting" in {name for name, *_ in before}
    assert not any(evening.table.id in label for key in before for label in key)
    with (
        connect(telling.address) as client,
        client.stream("GET", f"{evening.table.path}/events") as stream,
    ):
        lines = stream.iter_lines()  # kept: with it the stream would end
        assert any(line.startswith("id: ") for line in lines)
        assert figures(telling)["figurka_streams_open",] == 1


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"Authorization": f"Bearer {TOKEN}"}, 200),
        ({"X-Forwarded-For": FROM}, 403),
        ({"X-Forwarded-For": FROM, "Authorization": "Bearer wrong"}, 403),
        ({"X-Forwarded-For": FROM, "Authorization": f"Basic {TOKEN}"}, 403),
        ({"X-Forwarded-For": FROM, "Authorization": f"Bearer {TOKEN}"}, 200),
    ],
)
def test_figures_are_for_who_has_the_token(telling: Server, headers: dict[str, str], status: int) -> None:
    with connect(telling.address) as client:
        assert client.get("/metrics", headers=headers).status_code == status


@pytest.mark.asyncio
async def test_a_proxy_that_says_nothing_of_itself_tells_nobody_the_figures(tmp_path: Path) -> None:
    app = app_at(tmp_path, Hosting(metrics=True))
    for client in ("127.0.0.1", "::1", PERSON):
        for shown in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer x"}):
            async with asking(app, client, "http://127.0.0.1:8000", **shown) as asker:
                assert (await asker.get("/metrics")).status_code == 403, "no token is no token"


@pytest.mark.asyncio
async def test_figures_are_told_only_if_they_are_wanted_and_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asking(app_at(tmp_path, Hosting()), "127.0.0.1") as asker:
        answer = await asker.get("/metrics")
    assert answer.status_code == 404
    assert "figurka serve --metrics" in answer.text
    monkeypatch.setattr(metrics, "prometheus", None)
    async with asking(
        app_at(tmp_path, Hosting(metrics=True, metrics_token=TOKEN)), Authorization=f"Bearer {TOKEN}"
    ) as asker:
        answer = await asker.get("/metrics")
        assert (await asker.get("/help")).status_code == 200
    assert answer.status_code == 404
    assert "figurka[metrics]" in answer.text


def test_a_line_can_be_plain(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, ACCESS.name):
        tell_request("GET", "/help", 200, 0.0123, "abc", "2001:db8:1:2:3::4")
    line = PlainLines().format(caplog.records[-1])
    assert line.endswith(" INFO figurka.access: GET /help 200 12.3 ms abc 2001:db8:1::")


@pytest.mark.parametrize(
    ("client", "told"),
    [("203.0.113.77", "203.0.113.0"), ("::ffff:203.0.113.77", "203.0.113.0"), ("x", "-"), ("", "-")],
)
def test_of_an_address_only_the_network_is_told(client: str, told: str) -> None:
    assert shortened(client) == told
