"""Compiles files of the engine in place, in a process of its own: `python -m compiling.extension FILES`."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from compiling.modules import LEVEL, LIBRARY

MYPY = ("--config-file=", "--ignore-missing-imports")


class ParallelBuild(build_ext):
    """Compiles the many sources of one extension on all cores."""

    def build_extension(self, ext: Extension) -> None:
        """Compile each source by itself, then link what came of them."""

        def compiled(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            ext.extra_objects = list(chain.from_iterable(cores.map(compiled, ext.sources)))
        ext.sources = []
        super().build_extension(ext)


def main() -> int:
    """Compile the named files in place."""
    modules = mypycify(
        [*MYPY, *sys.argv[1:]], opt_level=LEVEL, debug_level="0", multi_file=True, group_name=LIBRARY
    )
    command = ParallelBuild(Distribution({"ext_modules": modules}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
