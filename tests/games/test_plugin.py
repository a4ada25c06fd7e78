"""The tutorial's game, as a package of its own beside figurka."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

TUTORIAL = Path(__file__).parents[2] / "docs" / "write-your-own-game.md"

USE_IT = """
import figurka
from figurka.arena.conformance import check_game
assert "pebbles" in figurka.list_games()
for seats in (2, 3, 4):
    for seed in range(10):
        assert sum(check_game("pebbles", seats, seed).scores) == 12
print("played")
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a package index would install it: the module and the entry point of its distribution."""
    home = tmp_path_factory.mktemp("site")
    text = TUTORIAL.read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    entry_points = re.search(r"```toml\n\[project\.entry-points\.\"(.*?)\"\]\n(.*?)```", text, re.DOTALL)
    assert code is not None
    assert entry_points is not None
    (home / "pebbles.py").write_text(code[1], encoding="utf-8")
    info = home / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        f"[{entry_points[1]}]\n{entry_points[2].replace(chr(34), '')}", encoding="utf-8"
    )
    return home


def run(package: Path, *arguments: str) -> str:
    ran = subprocess.run(
        [sys.executable, *arguments],
        env={"PYTHONPATH": str(package), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_tutorials_game_passes_the_suite_of_every_game(package: Path) -> None:
    assert run(package, "-c", USE_IT).strip() == "played"


def test_the_tutorials_game_is_simulated_like_any_other(package: Path) -> None:
    out = run(
        package,
        "-m",
        "figurka.cli.app",
        "simulate",
        "pebbles",
        "--seats",
        "greedy,random",
        "--games",
        "4",
        "--json",
    )
    assert '"games": 4' in out


def test_the_tutorials_code_is_typed(package: Path) -> None:
    run(package, "-m", "mypy", "--strict", str(package / "pebbles.py"))
