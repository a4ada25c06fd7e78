"""Throw-away virtual environments and the commands run in them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

SHOWN_LINES = 40


class CommandError(Exception):
    """A command ended with an error; the text is what it had to say."""


def run(command: Sequence[str], *, folder: Path | None = None, extra: Mapping[str, str] | None = None) -> str:
    """Run a command and return its standard output, or raise with the end of all it printed."""
    environment = {**os.environ, **(extra or {})}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-SHOWN_LINES:]
        raise CommandError("\n".join([f"{' '.join(command[:4])} ... failed:", *said]))
    return done.stdout


def python_of(environment: Path) -> str:
    """The Python of a virtual environment."""
    where = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return str(environment.joinpath(*where))


def has_module(python: str, *modules: str) -> bool:
    """Whether a Python can import all of the modules."""
    try:
        run([python, "-P", "-c", f"import {', '.join(modules)}"])
    except (CommandError, OSError):
        return False
    return True


def prepare(environment: Path, requirements: Sequence[str], modules: Sequence[str]) -> str:
    """Make the environment unless it already has the modules, and return its Python."""
    python = python_of(environment)
    if has_module(python, *modules):
        return python
    if shutil.which("uv"):
        run(["uv", "venv", "--quiet", "--allow-existing", "--python", sys.executable, str(environment)])
        run(["uv", "pip", "install", "--quiet", "--python", python, *requirements])
    else:
        run([sys.executable, "-m", "venv", str(environment)])
        run([python, "-m", "pip", "install", "--quiet", "--retries", "1", *requirements])
    return python
