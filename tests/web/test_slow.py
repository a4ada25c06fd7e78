"""Requests that are begun and not ended, over real connections to a server that waits for a moment only."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.web.playing import new_table, play
from tests.web.server import SERVE, Server, connect

MOMENT = 0.3
"""So long the server waits."""
HURRIED = (
    "from figurka.web import connection; "
    f"connection.HEAD_SECONDS = connection.BODY_SECONDS = connection.READ_SECONDS = {MOMENT}; {SERVE}"
)
WHOLE = b"GET /health HTTP/1.1\r\nHost: a.example\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("slow") / "own.sqlite"), code=HURRIED) as server:
        yield server
        assert "Traceback" not in server.errors, server.errors


def told_until_closed(server: Server, *parts: bytes, drip: bytes = b"") -> bytes:
    """What a server answers until it closes, to parts of a request and to single bytes without an end."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as way:
        for part in parts:
            way.sendall(part)
        way.settimeout(MOMENT / 10 if drip else PATIENCE)
        told = b""
        for _ in range(round(PATIENCE / MOMENT * 10)):
            try:
                if drip:
                    way.sendall(drip)
                more = way.recv(65_536)
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError):
                return told
            if not more:
                return told
            told += more
    raise AssertionError("the server does not close")


@pytest.mark.parametrize("begun", [b"", b"GET", WHOLE[:-2], WHOLE[:-2] + b"X: 1"])
def test_whoever_does_not_end_a_head_is_not_waited_for(hurried: Server, begun: bytes) -> None:
    assert told_until_closed(hurried, begun) == b""


def test_who_sends_a_byte_now_and_then_is_not_waited_for(hurried: Server) -> None:
    assert told_until_closed(hurried, WHOLE[:-2], b"X: ", drip=b"x") == b""


def test_after_a_whole_request_the_next_one_has_to_come_in_time_too(hurried: Server) -> None:
    told = told_until_closed(hurried, WHOLE, WHOLE[:-2], drip=b"x")
    assert told.count(b"HTTP/1.1 200") == 1


@pytest.mark.parametrize("drip", [b"", b" "])
def test_a_body_that_does_not_come_is_told_so(hurried: Server, drip: bytes) -> None:
    told = told_until_closed(hurried, POST, b'{"game":', drip=drip)
    assert told.startswith(b"HTTP/1.1 408")
    assert json.loads(told.partition(b"\r\n\r\n")[2])["type"] == "about:blank"


def test_a_body_that_nobody_reads_is_not_waited_for(hurried: Server) -> None:
    unread = b"GET /health HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\n"
    assert told_until_closed(hurried, unread, drip=b"x").startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("drip", [b"", b"x"])
def test_a_stream_that_is_asked_for_with_half_a_body_ends_without_a_fault(
    hurried: Server, drip: bytes
) -> None:
    with connect(hurried.address) as client:
        table = new_table(client, "person", "person")
    asked = f"GET {table.path}/events HTTP/1.1\r\nHost: a.example\r\nContent-Length: 99999\r\n\r\n"
    told = told_until_closed(hurried, asked.encode(), drip=drip)
    assert told.startswith(b"HTTP/1.1 200")
    assert "Traceback" not in hurried.errors


def test_who_listens_may_be_silent_for_as_long_as_he_likes(hurried: Server) -> None:
    with connect(hurried.address) as client:
        table = new_table(client, "person", "person")
        with client.stream("GET", f"{table.path}/events") as stream:
            lines = stream.iter_lines()
            assert "id: 0" in lines
            told_until_closed(hurried, b"")  # so long others are waited for
            play(client, table, choices=1)
            assert "id: 1" in lines


def sockets_of(server: Server) -> set[str]:
    """The sockets that a server has open."""
    assert server.process is not None
    found = set()
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            found.add(file.readlink().name)
    return {each for each in found if each.startswith("socket:")}


@pytest.mark.parametrize("last", [b"keep-alive", b"close"])
def test_an_answer_that_nobody_reads_is_not_kept_for_ever(hurried: Server, last: bytes) -> None:
    before = sockets_of(hurried)
    asked = b"GET /static/table.js HTTP/1.1\r\nHost: a.example\r\nConnection: keep-alive\r\n\r\n"
    with socket.socket() as way:
        way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        way.connect(("127.0.0.1", hurried.port))
        way.sendall(asked * 300 + asked.replace(b"keep-alive", last))
        until(lambda: bool(sockets_of(hurried) - before))
        own = sockets_of(hurried) - before
        until(lambda: not own & sockets_of(hurried))


def test_who_reads_slowly_is_told_all(hurried: Server) -> None:
    asked = b"GET /static/table.js HTTP/1.1\r\nHost: a.example\r\n\r\n"
    with socket.socket() as way:
        way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        way.settimeout(PATIENCE)
        way.connect(("127.0.0.1", hurried.port))
        way.sendall(asked * 40)
        told = b""
        while told.count(b"HTTP/1.1 200") < 40:
            more = way.recv(65_536)
            assert more, "it was broken off"
            told += more


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)
