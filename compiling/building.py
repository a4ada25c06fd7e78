"""Builds of the engine: each is kept by the digest of what it was made of, so that none is made twice."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from compiling.modules import digest, files_to_compile

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "compiled"
MOST_KEPT = 3
SUFFIXES = {".so", ".pyd"}
SHOWN_LINES = 40


class BuildError(Exception):
    """The engine could not be compiled; the text is what the tools had to say."""


def built() -> Path:
    """The folder of a build of these very sources; it is made if there is none yet."""
    kept = KEPT / digest(ROOT)
    if kept.is_dir():
        kept.touch()
        return kept
    KEPT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="making-", dir=KEPT) as making:
        finished = Path(making) / "finished"
        compile_in(Path(making) / "work")
        for module in binaries(Path(making) / "work"):
            target = finished / module.relative_to(Path(making) / "work")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(module, target)
        if digest(ROOT) != kept.name:
            raise BuildError("The sources have changed meanwhile; compile them once more.")
        finished.rename(kept)
    for old in sorted(KEPT.iterdir(), key=lambda each: each.stat().st_mtime)[:-MOST_KEPT]:
        shutil.rmtree(old)
    return kept


def compile_in(work: Path) -> None:
    """Compile a copy of the package in a folder."""
    left_out = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in SUFFIXES))
    shutil.copytree(ROOT / "figurka", work / "figurka", ignore=left_out)
    command = [sys.executable, "-P", "-m", "compiling.extension", *files_to_compile(work)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if ": warning: " not in line]
        raise BuildError("\n".join(said[-SHOWN_LINES:]))


def binaries(root: Path) -> Iterator[Path]:
    """The library and the compiled modules of the package under a folder."""
    for pattern in ("*", "figurka/**/*"):
        yield from (file for file in root.glob(pattern) if file.suffix in SUFFIXES)
