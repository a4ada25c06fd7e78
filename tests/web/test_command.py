"""`figurka serve` from the terminal, and the client of the documentation."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from figurka.locales import Words
from figurka.web.server import ServeError, take_port
from tests.patience import PATIENCE
from tests.web.server import Server

DOCS = Path(__file__).parents[2] / "docs"
CLIENT = DOCS / "example_client.py"
SERVE = [sys.executable, "-m", "figurka.cli.app", "serve", "--no-browser", "--port"]


def test_the_example_client_plays_a_game(sqlite_server: Server) -> None:
    ran = subprocess.run(
        [sys.executable, str(CLIENT), sqlite_server.address],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert lines[0].startswith(f"Look on at {sqlite_server.address}/tables/")
    assert len(lines) > 20
    assert all(re.search(r": -?\d+ points$", line) for line in lines[-2:])
    assert httpx.get(lines[0].removeprefix("Look on at "), timeout=PATIENCE).status_code == 200


def test_the_documentation_quotes_the_example_and_knows_all_routes(sqlite_server: Server) -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    client = CLIENT.read_text(encoding="utf-8")
    quoted = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert quoted is not None
    for line in quoted[1].splitlines():
        assert line.strip() in client
    assert len(client.splitlines()) < 50
    schema = httpx.get(f"{sqlite_server.address}/schema/openapi.json", timeout=PATIENCE).json()
    for path in schema["paths"]:
        last = path.rpartition("/")[2]
        assert f"/api/{last}" in text or f"`{last}`" in text or f"/{last}`" in text or "{" in last, path


def test_the_command_serves_until_it_is_stopped(database: str) -> None:
    command = [*SERVE, "0", "--database", database, "--pace", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
            assert "farshore" in httpx.get(address, timeout=PATIENCE).text, (
                "the address is good once it is told"
            )
            assert Path(database).exists()
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def test_a_taken_port_is_told_in_a_sentence(sqlite_server: Server, database: str) -> None:
    command = [*SERVE, str(sqlite_server.port), "--database", database]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode != 0
    assert str(sqlite_server.port) in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("host", ["8.8.8.8", "nowhere.invalid"])
def test_an_address_that_is_not_ones_own_is_told_as_such(host: str) -> None:
    with pytest.raises(ServeError) as refused:
        take_port(host, 0)
    said = Words("en").say(refused.value.message)
    assert host in said
    assert "cannot be listened on" in said
    assert "taken" not in said


def test_a_port_that_is_taken_is_told_as_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(ServeError) as refused:
        take_port("127.0.0.1", other.getsockname()[1])
    assert "is taken" in Words("en").say(refused.value.message)
