"""Which engine runs: the compiled one where its modules were made of these very sources, or else the sources.

A compiled module beside its source goes before it, also when the source has changed since; so whoever imports
figurka looks first whether all sources are as they were when they were compiled.
"""

import os
import sys
from hashlib import sha256
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HOME = Path(__file__).parent
STAMP = HOME / ".compiled"
"""Written by `make compile`: a line for each source, with its time, size, digest and name."""
WISH = "FIGURKA_ENGINE"
"""The environment variable that asks for the one engine or the other."""
COMPILED, INTERPRETED = "compiled", "interpreted"
STALE = "interpreted; sources have changed since they were compiled"


class EngineError(ImportError):
    """The engine that is wished for cannot be had."""


def settle() -> None:
    """Before anything else is imported: leave out compiled modules if that is wished or they are stale."""
    wish = os.environ.get(WISH, "")
    if wish not in ("", COMPILED, INTERPRETED):
        raise EngineError(f"{WISH} is “{wish}”; it can be {COMPILED}, {INTERPRETED} or not set.")
    if wish == INTERPRETED or is_stale():
        leave_compiled_out()


def leave_compiled_out() -> None:
    """From now on import figurka's modules from their sources; what is imported already stays as it is."""
    sys.path_hooks.insert(0, _sources_alone)


def is_stale() -> bool:
    """Whether a source is not the one any more of which a compiled module was made."""
    try:
        lines = STAMP.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return any(map(_has_changed, lines))


def stamp_of(source: Path) -> str:
    """By what a source is known again: its time and size at a glance, its digest for certain."""
    seen = source.stat()
    name = source.relative_to(HOME).as_posix()
    return f"{seen.st_mtime_ns} {seen.st_size} {sha256(source.read_bytes()).hexdigest()} {name}"


def _has_changed(line: str) -> bool:
    time, size, digest, name = line.split(" ", 3)
    try:
        seen = os.stat(f"{HOME}/{name}")
        if seen.st_mtime_ns == int(time) and seen.st_size == int(size):
            return False
        return sha256((HOME / name).read_bytes()).hexdigest() != digest
    except OSError:
        return True


def _sources_alone(folder: str) -> FileFinder:
    """Find modules in figurka's folders by their sources, as if nothing was compiled."""
    if not Path(folder).is_relative_to(HOME):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def confirm() -> None:
    """After the engine is imported: raise an error if the compiled one was asked for and is not there."""
    if os.environ.get(WISH) == COMPILED and kind() != COMPILED:
        raise EngineError(f"{WISH} asks for the compiled engine, and the one that runs is {described()}.")


def kind() -> str:
    """Which engine runs in this process."""
    loader = sys.modules["figurka.core.decision"].__loader__
    return INTERPRETED if isinstance(loader, SourceFileLoader) else COMPILED


def described() -> str:
    """Which engine runs, and whether compiled modules were left out because their sources have changed."""
    return STALE if kind() == INTERPRETED and is_stale() else kind()
