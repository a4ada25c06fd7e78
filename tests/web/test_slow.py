"""Requests that are begun and not ended, over real connections to a server that waits for a moment only."""

import json
import socket
from collections.abc import Iterator

import pytest

from tests.patience import PATIENCE
from tests.web.playing import new_table, play
from tests.web.server import SERVE, Server, connect

MOMENT = 0.3
"""So long the server waits."""
HURRIED = (
    "from figurka.web import connection; "
    f"connection.HEAD_SECONDS = connection.BODY_SECONDS = {MOMENT}; {SERVE}"
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


def test_who_listens_may_be_silent_for_as_long_as_he_likes(hurried: Server) -> None:
    with connect(hurried.address) as client:
        table = new_table(client, "person", "person")
        with client.stream("GET", f"{table.path}/events") as stream:
            lines = stream.iter_lines()
            assert "id: 0" in lines
            told_until_closed(hurried, b"")  # so long others are waited for
            play(client, table, choices=1)
            assert "id: 1" in lines
