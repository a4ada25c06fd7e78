"""Requests that nobody meant to send, at real tables: made up from the OpenAPI document, and by hand."""

import http.client
import re
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from figurka.coach.puzzles import all_puzzles
from tests.patience import PATIENCE
from tests.web.odd import by_hand
from tests.web.playing import Table, act, new_table, play
from tests.web.server import Server, connect

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
    unsupported_method,
]
"""Not whether all nonsense is refused: a table takes no offence at a query that means nothing to it."""
EXAMPLES: Final = 10
NOWHERE: Final = "AAAAAAAAAA"
MOSTLY: Final = st.integers(0, 3).map(lambda drawn: drawn < 3)
CONFIG: Final = schemathesis.Config.from_dict(
    {"generation": {"deterministic": True}, "phases": {"coverage": {"enabled": False}}}
)


@dataclass(frozen=True)
class Evening:
    """Tables in every state, and what the document declares of the interface to them."""

    interface: Any
    tables: tuple[Table, ...]
    address: str

    def move_at(self, table_id: str) -> int:
        """The move of a table, which may have gone on meanwhile."""
        with connect(self.address) as client:
            return int(client.get(f"/api/tables/{table_id}").json().get("move", 0))

    def values(self, path: str) -> dict[str, list[Any]]:
        """What path, query and body of an operation may have besides what is made up."""
        puzzle = all_puzzles()[0]
        waiting, running, _ = self.tables
        # The analysis of a game that is over would go on for long.
        tables = (waiting, running) if path.endswith("/analysis") else self.tables
        return {
            "table_id": [*(table.id for table in tables), NOWHERE],
            "seat": [0, 1, 2],
            "name": [puzzle.id],
            "at": [0, 2, 99],
            "option": [0, 1],
            "look": [0],
            "agent": ["random", ""],
            "pace": ["fast"],
            "text": ["Ahoj"],
            "key": [answer.key for answer in puzzle.answers],
            "game": [puzzle.game] if "puzzles" in path else ["farshore"],
            "options": [{}],
            "seed": [5, None],
            "patience": [120],
            "seats": [["person", "random"], ["person", "person"], ["open", "random"]],
        }


def waiting_table(address: str) -> Table:
    """A table at which somebody is still to sit down."""
    body = {"game": "tapestry", "seats": ["person", "person"], "invite": True}
    with connect(address) as client:
        made = client.post("/api/tables", json=body).json()
    return Table(made["table"], made["host"], {0: made["seats"][0]["secret"]})


@pytest.fixture(scope="module")
def evening(sqlite_server: Server) -> Evening:
    """A table that waits, one in mid-game where something may be taken back, and one whose game is over."""
    with connect(sqlite_server.address) as client:
        document = client.get("/schema/openapi.json").json()
        running, over = new_table(client, "person", "person"), new_table(client, "person", "person")
        play(client, running, choices=4)
        play(client, over)
        act(client, running, 0, "chat", text="Ahoj")
    interface = schemathesis.openapi.from_dict(document, config=CONFIG)
    interface.config.update(base_url=sqlite_server.address)
    return Evening(interface, (waiting_table(sqlite_server.address), running, over), sqlite_server.address)


@pytest.mark.parametrize("mode", GenerationMode)
def test_whatever_is_asked_gets_a_declared_answer(
    evening: Evening, mode: GenerationMode, subtests: pytest.Subtests
) -> None:
    operations = [each.ok() for each in evening.interface.get_all_operations()]
    asked = [each for each in operations if not each.path.endswith("/events")]  # streams have no end
    assert len(asked) > 20
    statuses: Counter[int] = Counter()
    for operation in asked:
        # Where nothing can be wrong by its form, nothing is made up that is.
        unless = suppress(*[Unsatisfiable] if mode is GenerationMode.NEGATIVE else ())
        with subtests.test(f"{operation.method} {operation.path}"), unless:
            ask(operation.as_strategy(generation_mode=mode), evening, statuses)
    wanted = {200, 201, 400, 403, 404} if mode is GenerationMode.POSITIVE else {400, 404}
    assert statuses.keys() >= wanted, "it gets past the door"
    assert max(statuses) < 500


def ask(cases: st.SearchStrategy[Case[Any]], evening: Evening, statuses: Counter[int]) -> None:
    """Send some requests of a kind, the same each time, and hold their answers against what is declared."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(cases, st.data())
    def asking(case: Case[Any], data: st.DataObject) -> None:
        make_real(case, evening, data)
        answer = case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
        statuses[answer.status_code] += 1

    asking()


def make_real(case: Case[Any], evening: Evening, data: st.DataObject) -> None:
    """Put real tables, seats, secrets, moves and puzzles in the place of most that was made up."""
    values = evening.values(case.operation.path)
    body = case.body if isinstance(case.body, dict) else {}
    for part in (case.path_parameters or {}, case.query or {}, body):
        for name in sorted(values.keys() & part.keys()):
            if data.draw(MOSTLY) or name == "look":
                part[name] = data.draw(st.sampled_from(values[name]))
    asked = str((case.path_parameters or {}).get("table_id"))
    if "move" in body and data.draw(MOSTLY):
        body["move"] = evening.move_at(asked)
    secrets = [
        key for each in evening.tables if each.id == asked for key in (*each.secrets.values(), each.host)
    ]
    if data.draw(MOSTLY) and secrets:
        case.headers["Authorization"] = f"Bearer {data.draw(st.sampled_from(secrets))}"


# By hand


def test_nothing_that_is_sent_by_hand_is_a_fault_of_the_server(
    evening: Evening, sqlite_server: Server
) -> None:
    faults, statuses = [], Counter[int]()
    way = http.client.HTTPConnection("127.0.0.1", sqlite_server.port, timeout=PATIENCE)
    for method, address, body, headers in by_hand(evening.tables[1]):
        way.request(method, address, body, headers)
        answer = way.getresponse()
        answer.read()
        statuses[answer.status] += 1
        kind = answer.headers.get("content-type", "")
        undeclared = (
            address.startswith("/api/") and answer.status >= 400 and kind != "application/problem+json"
        )
        if answer.status >= 500 or (undeclared and method != "HEAD"):
            faults.append((answer.status, method, address[:60], body[:40], headers, kind))
    way.close()
    assert faults == []
    assert statuses.keys() >= {200, 303, 400, 403, 404, 405}


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET /help HTTP/1.0\r\nHost: \r\n\r\n",
        b"GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET help HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET /\xc5\x99 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /?q=\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /help HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"POST /settings HTTP/1.1\r\nHost: a\r\nContent-Length: "
        + b"9" * 20
        + b"\r\nConnection: close\r\n\r\n",
        b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 60_000 + b"\r\nConnection: close\r\n\r\n",
    ],
    ids=lambda sent: repr(sent[:60]),
)
def test_what_is_hardly_http_gets_an_answer_all_the_same(sqlite_server: Server, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", sqlite_server.port), timeout=PATIENCE) as way:
        way.sendall(sent)
        status = way.recv(12)
    assert re.fullmatch(rb"HTTP/1.1 [24]\d\d", status)


def test_who_goes_away_before_he_has_said_all_is_no_fault_of_the_server(sqlite_server: Server) -> None:
    for path in ("/settings", "/api/tables"):
        with socket.create_connection(("127.0.0.1", sqlite_server.port), timeout=PATIENCE) as way:
            way.sendall(f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc".encode())
    with connect(sqlite_server.address) as client:
        assert client.get("/health").is_success
    assert "Traceback" not in sqlite_server.errors
