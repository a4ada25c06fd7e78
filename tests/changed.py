"""Runs the tests of what has changed since a commit: python -m tests.changed [COMMIT]."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = {
    "core": "tests/core",
    "envs": "tests/envs",
    "locales": "tests/locales",
    "tables": "tests/tables",
    "web": "tests/web",
    "cli": "tests/cli",
    "engine": "tests/compiling",
}
"""The rooms of the house and where their tests are."""
GUIDES = {"docs": ("tests/site",), "examples": ("tests/examples", "tests/site")}
"""What is written for readers, and where its tests are."""
NUMBERED = ("features.py", "vocabulary.txt")
"""What a game tells learners."""
EVERY_GAME = "tests/games/test_every_game.py"
ALWAYS = (
    "tests/test_house.py",
    "tests/games/test_golden.py",
    "tests/locales/test_files.py",
    "tests/locales/test_use.py",
    "tests/cli/test_views.py",
)
"""What is quick, and tells of most that can be forgotten."""
PARTS = {"content": "rules", "mind": "rules"}
"""The parts of a game whose tests are those of another part."""


def changed(since: str) -> list[str]:
    """The files that differ from a commit, and those that are new."""
    differ = git("diff", "--name-only", since)
    return sorted({*differ, *git("ls-files", "--others", "--exclude-standard")})


def git(*arguments: str) -> list[str]:
    """The lines that git prints."""
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def tests_of(files: Iterable[str]) -> list[str]:
    """The tests that look at these files: those of a part of a game, or of a room of the house."""
    found = set(ALWAYS)
    for file in map(Path, files):
        parts = file.parts
        if file.name in NUMBERED:
            found.add(ROOMS["envs"])
        elif parts[:2] == ("figurka", "games") and len(parts) > 4:
            found.add(tests_of_part(parts[2:-1]))
        elif parts[0] == "figurka":
            found.add(ROOMS.get(parts[1].removesuffix(".py"), EVERY_GAME))
        elif parts[0] in {"benchmarks", "compiling"}:
            found.add("tests/compiling")
        elif parts[0] in GUIDES:
            found.update(GUIDES[parts[0]])
        elif file.name == "pyproject.toml":
            found.add("tests/install")
        elif file.name.startswith("test_") and file.suffix == ".py":
            found.add(str(file))
        elif parts[:2] == ("tests", "games") and len(parts) > 3:
            found.add("/".join(parts[:3]))
        elif parts[0] == "tests" and len(parts) > 2:
            found.add("/".join(parts[:2]))
    return sorted(path for path in found if (ROOT / path).exists())


def tests_of_part(parts: tuple[str, ...]) -> str:
    """The folder of tests that mirrors a folder of a game, or the nearest one above it that there is."""
    folder = Path("tests/games", *(PARTS.get(part, part) for part in parts))
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    return str(folder)


def main() -> int:
    """Run them, those in the browser left out."""
    tests = tests_of(changed(sys.argv[1] if len(sys.argv) > 1 else "HEAD"))
    print("Tests of what has changed:", *tests)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "auto",
        "--dist",
        "worksteal",
        "-k",
        "not browser",
        *tests,
    ]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
