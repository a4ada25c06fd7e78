"""Measures figurka, its compiled build and its peers, and prints one table: python -m benchmarks."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from benchmarks.environment import CommandError, run
from benchmarks.own import SUBJECT
from benchmarks.peer import PEERS
from benchmarks.table import BEFORE, COMPILED, GAMES, best, losses, markdown, show
from compiling.building import BuildError
from compiling.placing import put_in_place
from figurka import engine
from figurka.arena.measure import Report, Settings

OWN_MODULE = "benchmarks.own"
QUICK = Settings(games=5, repeats=2)
ROOT = Path(__file__).resolve().parent.parent
WIDE = 200
"""How wide the table is where no window says it."""


@dataclass(frozen=True)
class Column:
    """One subject of the table: which Python runs which module, with figurka found where."""

    python: str
    module: str
    figurka_root: Path
    game: str = ""
    engine: str = engine.INTERPRETED
    most_games: int = Settings.games

    def take(self, settings: Settings) -> Report:
        """Measure the subject once, in a process of its own."""
        paths = os.pathsep.join([str(self.figurka_root), str(ROOT)])
        extra = {"PYTHONPATH": paths, "PYTHONHASHSEED": "0", SUBJECT: self.game, engine.WISH: self.engine}
        settings = replace(settings, games=min(settings.games, self.most_games))
        command = [self.python, "-P", "-m", self.module, *settings.arguments()]
        return Report.from_json(run(command, extra=extra))


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", type=int, metavar="N", help="games in each timing")
    parser.add_argument("--rounds", type=int, default=2, metavar="N", help="takes of every subject, in turn")
    parser.add_argument("--quick", action="store_true", help="few games, one round")
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")
    parser.add_argument(
        "--peers-home", type=Path, metavar="DIR", help="keep and reuse the environments of other engines"
    )
    parser.add_argument("--compiled", action="store_true", help="add the engine compiled by mypyc")
    parser.add_argument("--before", type=Path, metavar="DIR", help="add the figurka of another checkout")
    parser.add_argument(
        "--check", action="store_true", help="fail if a game lost more than a quarter since --before"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--markdown", action="store_true", help="print the table for the README")
    return parser.parse_args()


def figurka_package() -> Path:
    """Where the figurka that Python finds here is."""
    spec = find_spec("figurka")
    if spec is None or not spec.submodule_search_locations:
        raise CommandError("figurka is not importable here")
    return Path(spec.submodule_search_locations[0])


def columns(asked: argparse.Namespace, stack: ExitStack, console: Console) -> dict[str, Column]:
    """Prepare every subject that is asked for and can be had."""
    package = figurka_package()
    found = {
        game: Column(sys.executable, OWN_MODULE, package.parent, f"{game}:{seats}")
        for game, seats in GAMES.items()
    }
    scratch = Path(stack.enter_context(TemporaryDirectory(prefix="figurka-benchmarks-")))
    if not asked.no_peers:
        found |= peers(asked.peers_home or scratch / "peers", package.parent, console)
    if asked.compiled:
        with console.status("Compiling with mypyc"):
            count = put_in_place()
        console.print(f"{count} modules are compiled.")
        for game, seats in GAMES.items():
            found[game + COMPILED] = Column(
                sys.executable, OWN_MODULE, package.parent, f"{game}:{seats}", engine.COMPILED
            )
    if asked.before:
        for game, seats in GAMES.items():
            found[game + BEFORE] = Column(sys.executable, OWN_MODULE, asked.before, f"{game}:{seats}")
    return found


def peers(home: Path, figurka_root: Path, console: Console) -> dict[str, Column]:
    """The other engines that can be had here, each in an environment of its own."""
    found = {}
    for peer in PEERS:
        try:
            python = peer.python(home)
        except CommandError as failure:
            console.print(f"Not in the table: {failure}", style="yellow", markup=False)
            continue
        found[peer.name] = Column(python, peer.module, figurka_root, peer.game, most_games=peer.most_games)
    return found


def take_all(
    found: dict[str, Column], settings: Settings, rounds: int, console: Console
) -> dict[str, Report]:
    """Measure the subjects in turn, round after round, and keep the best of each figure."""
    reports: dict[str, Report] = {}
    for turn in range(rounds):
        for key, column in found.items():
            with console.status(f"Round {turn + 1} of {rounds}: {key}"):
                report = column.take(settings)
            earlier = reports.get(key, report)
            reports[key] = replace(report, figures=best(earlier.figures, report.figures))
    for game in GAMES:
        if game + COMPILED in reports:
            check_compiled(reports[game], reports[game + COMPILED])
    return reports


def check_compiled(own: Report, compiled: Report) -> None:
    """Refuse figures of a build that was not imported or that plays other games."""
    if not compiled.compiled_modules:
        raise CommandError("the compiled build was not the one imported")
    if compiled.figures.decisions_per_game != own.figures.decisions_per_game:
        raise CommandError("the compiled build plays other games than the interpreted one")


def main() -> int:
    """Measure what is asked for and print it."""
    asked = options()
    console = Console(stderr=True)
    settings = QUICK if asked.quick else Settings()
    settings = replace(settings, games=asked.games or settings.games)
    try:
        with ExitStack() as stack:
            found = columns(asked, stack, console)
            reports = take_all(found, settings, 1 if asked.quick else asked.rounds, console)
    except (BuildError, CommandError) as failure:
        console.print(str(failure), style="red", markup=False)
        return 1
    if asked.json:
        taken = {key: asdict(report) for key, report in reports.items()}
        asked.json.write_text(json.dumps(taken, indent=2) + "\n", encoding="utf-8")
    if asked.markdown:
        print(markdown(reports))
    else:
        show(reports, Console(width=None if sys.stdout.isatty() else WIDE))
    lost = losses(reports) if asked.check else []
    for each in lost:
        console.print(each, style="red", markup=False)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
