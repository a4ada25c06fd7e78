"""The packages that bring games: found by their entry points, looked into only when something is needed."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

LOG = logging.getLogger(__name__)
GROUP = "figurka.games"
"""The entry point group by which any installed package offers games."""
OWN = "figurka."
"""How the names of the modules begin that come with figurka itself."""
_added: dict[str, "GamePackage"] = {}
"""The games that this program has added, by name."""


@dataclass(frozen=True)
class GamePackage:
    """A game that is installed: its name, the package that brings it, and its Rules object there."""

    name: str
    module: str
    attribute: str
    rules: Any = None
    """The Rules object itself, where a program has added it: then it is all that there is of the game."""

    def load(self) -> Any:
        """The Rules object; this imports the package."""
        return self.rules or getattr(import_module(self.module), self.attribute)

    def part(self, name: str) -> ModuleType | None:
        """A part of the package such as `web` or `terminal`, or None if it has none; this imports it."""
        return None if self.rules else _part(self.module, name)

    @property
    def folder(self) -> Path | None:
        """Where the package lies, found without importing it; None if it is a single module."""
        return None if self.rules else _folder(self.module)


@cache
def _part(package: str, name: str) -> ModuleType | None:
    if not hasattr(import_module(package), "__path__"):
        return None
    module = f"{package}.{name}"
    return None if find_spec(module) is None else import_module(module)


@cache
def _folder(module: str) -> Path | None:
    top, *inner = module.split(".")
    spec = find_spec(top)
    if spec is None or not spec.submodule_search_locations:
        return None
    for location in spec.submodule_search_locations:
        folder = Path(location, *inner)
        if folder.is_dir():
            return folder
    return None


@cache
def game_packages() -> Mapping[str, GamePackage]:
    """The games by their names: figurka's own, those of other packages, then those that were added."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and not always needed

    entries = sorted(entry_points(group=GROUP), key=lambda each: (not each.value.startswith(OWN), each.name))
    found: dict[str, GamePackage] = {}
    for entry in entries:
        package = GamePackage(entry.name, entry.module, entry.attr)
        first = found.setdefault(entry.name, package)
        if first != package:
            LOG.warning("%s is left out: %s brings a game of that name already", entry.value, first.module)
    return found | _added


def add_package(package: GamePackage) -> None:
    """Let this process know one more game, or one that it has added before anew."""
    _added[package.name] = package
    game_packages.cache_clear()
