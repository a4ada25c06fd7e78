"""Figurka as somebody has it who only installed it: played, served, simulated and replayed."""

import json
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from figurka.core.registry import find_rules, list_games
from tests.install.archives import build
from tests.install.environment import Environment
from tests.patience import PATIENCE
from tests.tutorial import tutorial_files

LEFT_OUT = (
    "psycopg",
    "playwright",
    "pytest",
    "hypothesis",
    "mypy",
    "hatchling",
    "pip",
    "tests",
    "benchmarks",
)
WHERE = """
import figurka, importlib.util, json
found = [name for name in {names!r} if importlib.util.find_spec(name)]
print(json.dumps([figurka.__file__, found]))
"""
ALONE = """
from figurka import __main__
from figurka.web import server
take_port = server.take_port
server.take_port = lambda host, port: take_port(host, 0)
__main__.main()
"""
"""The command without anything else, on a free port: the usual one may be taken on this machine."""
LOADED = re.compile(r'<(?:link|script|img)[^>]+(?:href|src)="(/[^"]+)"')
DRAWN = re.compile(r'<use href="#([\w-]+)"')
SYMBOL = re.compile(r'<(?:symbol|g|path)[^>]* id="([\w-]+)"')


@contextmanager
def served(environment: Environment) -> Iterator[httpx.Client]:
    """The server of the environment, as `figurka serve` starts it."""
    serve = ("serve", "--no-browser", "--port", "0", "--pace", "0")
    with until_stopped(environment.start("figurka", *serve)) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            yield client


@contextmanager
def until_stopped(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """A server that ends without an error when it is interrupted."""
    with process:
        try:
            yield process
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def saved_games(environment: Environment) -> set[Path]:
    """The games that were kept in the home of who plays."""
    return {path for path in environment.home.rglob("*.json") if path.parent.name == "saves"}


def test_only_what_is_required_is_installed(installed: Environment) -> None:
    ran = installed.try_out("python", "-c", WHERE.format(names=LEFT_OUT))
    assert ran.returncode == 0, ran.stderr
    place, found = json.loads(ran.stdout)
    assert Path(place).is_relative_to(installed.place)
    assert found == []


def test_the_command_tells_its_version_and_its_commands(installed: Environment) -> None:
    assert installed.figurka("--version").startswith("figurka ")
    told = installed.figurka("--help")
    assert all(command in told for command in ("play", "serve", "simulate", "replay", "verify", "automa"))
    games = installed.figurka("games")
    assert all(name in games for name in list_games())


@pytest.mark.parametrize("game", list_games())
def test_a_game_is_begun_in_the_terminal_and_left(installed: Environment, game: str) -> None:
    seats = ",".join(["you", *["random"] * (min(find_rules(game).seats) - 1)])
    before = saved_games(installed)
    told = installed.figurka("play", game, "--seats", seats, "--lang", "cs", typed="1\n1\nq\n")
    assert re.search(rf"\b{game}-[a-z]+-", told) is None, "a message without its words"
    assert len(saved_games(installed) - before) == 1


def test_a_whole_game_is_played_replayed_and_verified(installed: Environment) -> None:
    before = saved_games(installed)
    assert "Total" in installed.figurka("play", "farshore", "--seats", "random,random", "--seed", "5")
    (saved,) = saved_games(installed) - before
    assert "Total" in installed.figurka("replay", str(saved))
    assert json.loads(installed.figurka("verify", str(saved), "--json"))


def test_games_are_simulated_on_several_processes(installed: Environment) -> None:
    asked = ("--seats", "greedy,random", "--games", "4", "--jobs", "2", "--json")
    assert json.loads(installed.figurka("simulate", "farshore", *asked))["games"] == 4


def test_the_command_alone_opens_the_lobby(installed: Environment) -> None:
    process = installed.start("python", "-c", ALONE, BROWSER="echo opened %s")
    with until_stopped(process):
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert process.stdout.readline().strip() == f"opened {address}"
        assert "farshore" in httpx.get(address, timeout=PATIENCE).text


def test_pages_are_served_with_their_styles_and_pictures(installed: Environment) -> None:
    with served(installed) as client:
        lobby = client.get("/").text
        paths = set(LOADED.findall(lobby))
        for game in list_games():
            assert f"#scene-{game}" in lobby
            seats = ["person"] * min(find_rules(game).seats)
            made = client.post("/api/tables", json={"game": game, "seats": seats}).json()
            paths |= set(LOADED.findall(client.get(f"/tables/{made['table']}").text))
        assert set(DRAWN.findall(lobby)) <= set(SYMBOL.findall(lobby))
        assert {Path(path).suffix for path in paths} == {".css", ".js", ".svg", ".png", ".webmanifest"}
        for path in paths:
            answer = client.get(path)
            assert answer.status_code == httpx.codes.OK, path
            assert answer.content.strip(), path


def test_a_table_is_opened_and_played_at(installed: Environment) -> None:
    with served(installed) as client:
        made = client.post("/api/tables", json={"game": "farshore", "seats": ["person", "greedy"]}).json()
        path, secret = (
            f"/api/tables/{made['table']}",
            {"Authorization": f"Bearer {made['seats'][0]['secret']}"},
        )
        seen = client.get(path, headers=secret).json()
        while seen["decision"]["seat"] != 0:
            seen = client.get(path, headers=secret).json()
        answer = client.post(f"{path}/choices", json={"move": seen["move"], "option": 0}, headers=secret)
        assert answer.status_code == httpx.codes.OK
        assert answer.json()["move"] > seen["move"]


def test_postgresql_is_asked_for_politely(installed: Environment) -> None:
    ran = installed.try_out("figurka", "serve", "--port", "0", "--database", "postgresql://nowhere/none")
    assert ran.returncode == 2
    assert "figurka[postgres]" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_guest_game_is_found_by_its_entry_point(wheel: Path, packages: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    for name, text in tutorial_files().items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    environment = Environment(tmp_path / "own", [packages])
    environment.install(wheel)
    assert "pebbles" not in environment.figurka("games")
    environment.install(build(source, "wheel", tmp_path / "guest"))
    assert "pebbles" in environment.figurka("games")
    assert "Pebbles" in environment.figurka("play", "pebbles", typed="1\nq\n")
    asked = ("--seats", "greedy,random", "--games", "2", "--json")
    assert json.loads(environment.figurka("simulate", "pebbles", *asked))["games"] == 2
