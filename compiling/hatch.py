"""Puts the compiled engine into the wheel of this platform, where `make wheel` asks hatchling for it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from compiling.building import binaries, built


class CompiledHook(BuildHookInterface[Any]):
    """Compiles the engine unless there is a build of these sources, and adds it to the wheel."""

    PLUGIN_NAME = "compiled"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say what else belongs into the wheel, and for which Python and platform it is."""
        if version != "standard":
            return
        build = built()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in binaries(build):
            build_data["force_include"][str(module)] = module.relative_to(build).as_posix()
