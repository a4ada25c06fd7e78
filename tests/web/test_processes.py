"""Several processes behind one port: killed, renewed one by one, and stopped."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from figurka.web.hosting import Hosting
from figurka.web.server import take_port
from figurka.web.supervisor import TRIES, GaveUpError, Supervisor
from tests.patience import PATIENCE
from tests.web.dying import die
from tests.web.playing import Table, act, cookies, new_table, persons_turn, show
from tests.web.server import Server, connect

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processes are found in /proc")

ORPHANED = re.compile(r"Traceback .*\n(?:  .*\n)*  .* in spawn_main\n(?:  .*\n)*EOFError: Ran out of input\n")
"""What Python says in a process that was being started while the one that started it was killed."""


@pytest.fixture(scope="module")
def shared(postgres_url: str) -> Iterator[Server]:
    """Two processes on one database."""
    with Server(postgres_url, processes=2) as server:
        wait_until(lambda: len(workers(server)) == 2)
        yield server
        assert "Traceback" not in ORPHANED.sub("", server.errors), server.errors


def workers(server: Server) -> set[int]:
    """The processes that serve."""
    assert server.process is not None
    return {child for child in children(server.process.pid) if b"spawn_main" in command(child)}


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


class Player(threading.Thread):
    """Chooses at random for both seats of a table, as a page does: what finds nobody is sent once more."""

    def __init__(self, address: str, table: Table) -> None:
        super().__init__(daemon=True)
        self.client, self.table = connect(address), table
        self.accepted: list[int] = []
        self.played: list[tuple[Table, int]] = []
        """The tables of before, each with how many choices were accepted."""
        self.stop = threading.Event()
        self.start()

    def run(self) -> None:
        random = Random(3)
        with self.client:
            while not self.stop.is_set():
                asked = self.surely(show, 0)["decision"]
                if asked is None:
                    self.played.append((self.table, len(self.accepted)))
                    self.table, self.accepted = self.surely(another), []
                    continue
                shown = self.surely(show, asked["seat"])
                move, option = shown["move"], random.randrange(len(shown["decision"]["options"]))
                answer = self.surely(act, asked["seat"], "choices", move=move, option=option)
                assert answer.status_code in (httpx.codes.OK, httpx.codes.CONFLICT), answer.text
                self.accepted.append(option)

    def surely(self, ask: Callable[..., Any], *what: Any, **more: Any) -> Any:
        """Ask, and once more if the connection broke: what came through counts once."""
        try:
            return ask(self.client, self.table, *what, **more)
        except httpx.TransportError:
            return ask(self.client, self.table, *what, **more)


def another(client: httpx.Client, _: Table) -> Table:
    """A new table for two."""
    return new_table(client, "person", "person")


class Watcher(threading.Thread):
    """Reads a page's stream, and comes again as soon as it is told to."""

    def __init__(self, address: str, table: Table) -> None:
        super().__init__(daemon=True)
        self.client, self.table = connect(address), table
        self.moves, self.times, self.retry = [0], 0, 0.0
        self.stop = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.stop.is_set():
            self.times += 1
            with suppress(httpx.TransportError):
                self.read()
            time.sleep(self.retry)

    def read(self) -> None:
        """Read a stream to its end."""
        path, known = f"/api/tables/{self.table.id}/events", {"Last-Event-ID": str(self.moves[-1])}
        with self.client.stream("GET", path, headers={**known, **cookies(self.table, 0)}) as response:
            for line in response.iter_lines():
                name, _, value = line.partition(": ")
                if name == "retry":
                    self.retry = int(value) / 1000
                if name == "id":
                    self.moves.append(int(value))
                if self.stop.is_set():
                    break


def test_who_plays_notices_nothing_when_the_processes_are_renewed(shared: Server) -> None:
    with connect(shared.address) as client:
        table = new_table(client, "person", "person")
        player, watcher = Player(shared.address, table), Watcher(shared.address, table)
        wait_until(lambda: len(player.accepted) > 3)
        before = workers(shared)
        assert shared.process is not None
        shared.process.send_signal(signal.SIGHUP)
        wait_until(lambda: len(workers(shared)) == 2 and not workers(shared) & before)
        wait_until(lambda: watcher.times > 1)
        player.stop.set()
        player.join(PATIENCE)
        for played, choices in [*player.played, (player.table, len(player.accepted))]:
            assert show(client, played)["move"] == choices
        wait_until(lambda: watcher.moves[-1] == show(client, table)["move"])
        watcher.stop.set()
        assert 0 < watcher.retry < 1, "a browser has to come again within a second"


def test_with_several_processes_too_each_line_of_the_log_is_json(postgres_url: str) -> None:
    with Server(postgres_url, processes=2, hosting=Hosting(log="json")) as server:
        wait_until(lambda: server.errors.count(" serves, ") == 2)
        os.kill(sorted(workers(server))[0], signal.SIGKILL)
        wait_until(lambda: "has died" in server.errors and server.errors.count(" serves, ") == 3)
        told = [msgspec.json.decode(line) for line in server.errors.splitlines()]
    loggers = {line["logger"]: line["level"] for line in told}
    assert loggers["figurka.web.supervisor"] == "warning"
    assert loggers["figurka.web.server"] == "info"


@pytest.mark.parametrize("database", ["no-database", "postgresql://nobody@127.0.0.1:1/nothing"])
def test_who_cannot_serve_says_so_in_the_form_of_the_log(tmp_path: Path, database: str) -> None:
    if database == "no-database":
        database = str(tmp_path / database)
        Path(database).write_text("this is none" * 100, encoding="utf-8")
    command = [*(sys.executable, "-m", "figurka.cli.app", "serve", "--no-browser", "--port", "0")]
    ran = subprocess.run(
        [*command, "--log", "json", "--database", database],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 2
    (line,) = [msgspec.json.decode(line) for line in ran.stderr.splitlines()]
    assert (line["level"], line["logger"]) == ("critical", "figurka.cli.serving")
    assert "cannot be opened" in line["message"]


@pytest.mark.parametrize(("work", "says"), [("refuse", "database"), ("fail", "LookupError: a fault")])
def test_processes_that_cannot_serve_say_so_in_the_form_of_the_log(work: str, says: str) -> None:
    code = (
        "from figurka.web import supervisor; from figurka.web.access import set_up_logs; "
        f"from figurka.web.server import take_port; from tests.web.dying import {work}; "
        "set_up_logs('json'); supervisor.LONGEST_PAUSE = 0.0; "
        f"supervisor.Supervisor({work}, take_port('127.0.0.1', 0), 1).run()"
    )
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    told = [msgspec.json.decode(line) for line in ran.stderr.splitlines()]
    assert ran.returncode == 1
    refused = [line for line in told if "cannot serve" in line["message"]]
    assert len(refused) == TRIES
    assert all(says in line["message"] + line.get("trace", "") for line in refused)
    assert "GaveUpError" in told[-1]["trace"]


def test_agents_go_on_when_any_of_the_processes_is_killed(shared: Server) -> None:
    with connect(shared.address) as client:
        table = new_table(client, "person", "random")
        assert act(client, table, 0, "pace", pace="slow").status_code == httpx.codes.OK
    for victim in sorted(workers(shared)):
        with connect(shared.address) as client:
            shown = persons_turn(client, table)
            while shown["decision"]["seat"] == 0:
                shown = act(client, table, 0, "choices", move=shown["move"], option=0).json()
        os.kill(victim, signal.SIGKILL)
        with connect(shared.address) as client:
            assert persons_turn(client, table)["move"] > shown["move"]
        wait_until(lambda victim=victim: len(workers(shared) - {victim}) == 2)  # type: ignore[misc]
    assert f"process {victim} has died (-9)" in shared.errors


def test_several_processes_need_postgresql(database: str) -> None:
    command = [*(sys.executable, "-m", "figurka.cli.app", "serve", "--no-browser", "--port", "0")]
    ran = subprocess.run(
        [*command, "--processes", "3", "--database", database],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode != 0
    assert "--database postgresql://" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_processes_that_only_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("figurka.web.supervisor.LONGEST_PAUSE", 0.0)
    with take_port("127.0.0.1", 0) as listening, pytest.raises(GaveUpError, match=f"{TRIES} times in a row"):
        Supervisor(die, listening, 1).run()
