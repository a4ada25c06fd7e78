"""Lays a build beside the sources that it was made of, and takes it away again."""

import shutil
from filecmp import cmp

from compiling.building import ROOT, binaries, built
from compiling.modules import sources
from figurka.engine import STAMP, stamp_of


def put_in_place() -> int:
    """Compile the engine unless that is done, lay it beside its sources, and tell how many modules it has.

    A running server may still hold the files of before, so they are replaced and never written over.
    """
    stamps = "\n".join(stamp_of(ROOT / name) for name in sources(ROOT))
    build = built()
    targets = {module: ROOT / module.relative_to(build) for module in binaries(build)}
    if not all(target.exists() and cmp(module, target) for module, target in targets.items()):
        remove()
        for module, target in targets.items():
            shutil.copy2(module, target.with_suffix(".new"))
            target.with_suffix(".new").replace(target)
    STAMP.write_text(stamps, encoding="utf-8")
    return len(targets) - 1


def remove() -> None:
    """Take the compiled modules away, so that the sources alone are left."""
    for module in list(binaries(ROOT)):
        module.unlink()
    STAMP.unlink(missing_ok=True)
