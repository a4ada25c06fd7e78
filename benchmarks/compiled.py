"""A build of figurka with its core and the rules and content of its games compiled by mypyc."""

from __future__ import annotations

import shutil
import sys
from fnmatch import fnmatch
from pathlib import Path

from benchmarks.environment import has_module, prepare, run

COMPILED = (
    "figurka/core/*.py",
    *(f"figurka/games/**/{part}/**/*.py" for part in ("rules", "mind")),
)
"""The engine, and of each game what it plays by and what computer players know of it."""
INTERPRETED = (
    *("figurka/core/rules.py", "figurka/core/mind.py", "*/mind/mind.py"),
    *("*/__init__.py", "*/views.py", "*/shape.py", "*/rulebook.py"),
)
"""Interpreted classes (a game's own Rules or Mind) cannot inherit from compiled ones; shapes are only for
readers; and long tables, as content and rulebooks have them, become hundreds of megabytes for nothing."""
REQUIREMENTS = ("mypy[mypyc]", "setuptools")
MODULES = ("mypyc.build", "setuptools")
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--ignore-missing-imports", "--python-executable=" + {python!r}]
modules = mypycify(options + {files!r}, debug_level="0", multi_file=True)
setup(name="figurka-compiled", packages=[], ext_modules=modules)
"""


def build_python(given: Path | None, spare: Path) -> str:
    """A Python that can compile: that of the given environment, this one if it can, or a spare one."""
    if given is None and has_module(sys.executable, *MODULES):
        return sys.executable
    return prepare(given or spare, REQUIREMENTS, MODULES)


def files_to_compile(root: Path) -> list[str]:
    """The modules of the copied package that mypyc gets, relative to the root."""
    files = {file for pattern in COMPILED for file in root.glob(pattern)}
    names = sorted(file.relative_to(root).as_posix() for file in files)
    return [name for name in names if not any(fnmatch(name, pattern) for pattern in INTERPRETED)]


def build(package: Path, root: Path, python: str) -> int:
    """Copy the package under the root, compile it there and return how many modules were."""
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(package, root / "figurka", ignore=skipped)
    files = files_to_compile(root)
    (root / "setup.py").write_text(SETUP.format(python=sys.executable, files=files), encoding="utf-8")
    run([python, "setup.py", "build_ext", "--inplace"], folder=root)
    return len(files)
