"""Which modules are compiled, and what the compiled ones were made of."""

import sys
from fnmatch import fnmatch
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_platform

COMPILED = (
    *(f"figurka/core/{name}.py" for name in ("chance", "decision", "game", "journal", "piles", "state")),
    *(f"figurka/agents/{name}.py" for name in ("greedy", "halving", "instinctive", "looking", "novice")),
    *(f"figurka/games/**/{part}/**/*.py" for part in ("rules", "content", "mind")),
)
"""What whole games are played by: the core's inner loop, the computer players, and of each game what it
plays by and what is known of it. What runs once a game stays as it is written."""
INTERPRETED = {
    "*/__init__.py": "they only gather what other modules have",
    "*/mind/mind.py": "a class that inherits from one that is not compiled",
    "*/shape.py": "only for readers",
    "*/rulebook.py": "a long table that only people read",
}
"""What of these stays interpreted, and why."""
TOOLS = ("mypy", "setuptools")
LIBRARY = "figurka"
"""The compiled modules are doors to one library, `figurka__mypyc`, which lies beside the package."""
LEVEL = "2"
"""How much the C compiler optimizes; measured in docs/speed.md."""


def sources(root: Path) -> list[str]:
    """All modules that compiled code is made of or knows, relative to the folder in which figurka lies.

    What an interpreted module calls a constant may be written out in a compiled one.
    """
    files = {file for part in ("core", "agents", "games") for file in (root / "figurka" / part).rglob("*.py")}
    return sorted(file.relative_to(root).as_posix() for file in files if not is_drawing(file))


def is_drawing(file: Path) -> bool:
    """Whether a module is of a page or the terminal, which no compiled one knows."""
    return bool({"web", "terminal", "words"}.intersection(file.parts))


def files_to_compile(root: Path) -> list[str]:
    """The modules that mypyc gets, relative to the folder in which figurka lies."""
    files = {file for pattern in COMPILED for file in root.glob(pattern)}
    names = sorted(file.relative_to(root).as_posix() for file in files)
    return [name for name in names if not any(fnmatch(name, pattern) for pattern in INTERPRETED)]


def digest(root: Path) -> str:
    """What tells builds apart: the sources, the tools, the Python, the platform and how it is compiled."""
    told = sha256()
    tools = [f"{tool} {version(tool)}" for tool in TOOLS]
    for each in (*tools, sys.version, get_platform(), LEVEL, *files_to_compile(root)):
        told.update(each.encode() + b"\n")
    for name in sources(root):
        told.update(name.encode() + b"\n" + (root / name).read_bytes())
    return told.hexdigest()[:16]
