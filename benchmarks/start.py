"""How long figurka takes to start, beside Python itself: python -m benchmarks.start [--beside CHECKOUT].

Everything is started anew in a process of its own, in turn and several times; the best time of each counts.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.environment import CommandError
from figurka.core.registry import find_rules, list_games

ROOT = Path(__file__).resolve().parent.parent
BARE = "python -c pass"
LIBRARIES = "import typer, rich"
SERVER = "first page of the server"
PATIENCE = 60.0


@dataclass(frozen=True)
class Start:
    """Something that is started anew: its name, the arguments of Python, and what is typed at it."""

    name: str
    arguments: tuple[str, ...]
    typed: str = ""


def command_of(root: Path) -> tuple[str, ...]:
    """How a checkout's command is run."""
    module = "figurka" if (root / "figurka" / "__main__.py").exists() else "figurka.cli.app"
    return "-m", module


def starts(root: Path) -> list[Start]:
    """What is measured of a checkout, from the barest to the whole."""
    command = command_of(root)
    return [
        Start(BARE, ("-c", "pass")),
        Start(LIBRARIES, ("-c", "import typer, rich.console, rich.table")),
        Start("import figurka", ("-c", "import figurka")),
        Start("figurka --version", (*command, "--version")),
        Start("figurka --help", (*command, "--help")),
        *(
            Start(f"first decision of {game}", (*command, "play", game, "--seats", seats_of(game)), "q\n")
            for game in list_games()
        ),
    ]


def seats_of(game: str) -> str:
    """A person, with opponents where the game is not for one alone."""
    return ",".join(["you", *["random"] * (min(find_rules(game).seats) - 1)])


def environment(root: Path, scratch: Path) -> dict[str, str]:
    """Where figurka is found, and where it may write."""
    return {
        **os.environ,
        "PYTHONPATH": str(root),
        "FIGURKA_SAVES": str(scratch / "saves"),
        "FIGURKA_LANG": "en",
        "COLUMNS": "120",
    }


def take(start: Start, root: Path, scratch: Path) -> float:
    """The seconds from the start of a process to its end."""
    begun = time.perf_counter()
    ran = subprocess.run(
        [sys.executable, "-P", *start.arguments],
        input=start.typed,
        capture_output=True,
        text=True,
        env=environment(root, scratch),
        cwd=scratch,
        check=False,
    )
    if ran.returncode:
        raise CommandError(f"{start.name}: {ran.stderr[-400:]}")
    return time.perf_counter() - begun


def take_server(root: Path, scratch: Path) -> float:
    """The seconds from the start of a server to the last byte of its first page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = str(scratch / f"{port}.sqlite")
    serve = [*command_of(root), "serve", "--no-browser", "--port", str(port), "--database", database]
    begun = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-P", *serve],
        env=environment(root, scratch),
        cwd=scratch,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        read_page(f"http://127.0.0.1:{port}/")
        return time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait()


def read_page(address: str) -> None:
    """Read a page as soon as it is served."""
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        try:
            with urlopen(address) as page:
                page.read()
                return
        except (URLError, ConnectionError):
            time.sleep(0.01)
    raise CommandError(f"{address} is not served")


def measure(roots: Sequence[Path], repeats: int, console: Console) -> list[dict[str, float]]:
    """The best time of each start in each checkout, taken in turn."""
    best: list[dict[str, float]] = [{} for _ in roots]
    with TemporaryDirectory(prefix="figurka-start-") as folder:
        for turn in range(repeats):
            for place, root in enumerate(roots):
                with console.status(f"Round {turn + 1} of {repeats}: {root}"):
                    taken = {start.name: take(start, root, Path(folder)) for start in starts(root)}
                    taken[SERVER] = take_server(root, Path(folder))
                best[place] = {name: min(best[place].get(name, taken[name]), taken[name]) for name in taken}
    return best


def show(names: Sequence[str], best: Sequence[dict[str, float]]) -> None:
    """Print the times side by side, each also as a multiple of Python's own and of the libraries alone."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in names:
        table.add_column(f"{name}\nms", justify="right")
        table.add_column("× bare\nPython", justify="right")
        table.add_column("× typer\nand rich", justify="right")
    for start in best[0]:
        cells: list[str] = []
        for times in best:
            seconds = times[start]
            cells += [
                f"{seconds * 1000:.0f}",
                f"{seconds / times[BARE]:.1f}",
                f"{seconds / times[LIBRARIES]:.2f}",
            ]
        table.add_row(start, *cells)
    Console().print(table)


def main() -> int:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="measure another checkout in turn")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="how many times; the best counts")
    asked = parser.parse_args()
    roots = [ROOT] if asked.beside is None else [ROOT, asked.beside.resolve()]
    console = Console(stderr=True)
    try:
        best = measure(roots, asked.repeats, console)
    except CommandError as failure:
        console.print(str(failure), style="red", markup=False)
        return 1
    show(["here", "beside"][: len(roots)], best)
    return 0


if __name__ == "__main__":
    sys.exit(main())
