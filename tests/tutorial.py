"""The tutorial's game: its files as the tutorial prints them, and the game by its rules alone."""

import re
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path

import pytest

from figurka.core import registry
from figurka.locales.catalog import Catalog
from figurka.packages import GamePackage, game_packages

TUTORIAL = Path(__file__).parents[1] / "docs" / "write-your-own-game.md"
RULES = "pebbles/__init__.py"
PRINTED = re.compile(r"`([\w./-]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)
"""A file of the tutorial: its name at the end of a paragraph, and its text."""


def tutorial_files() -> dict[str, str]:
    """The files that the tutorial prints, by their names."""
    return dict(PRINTED.findall(TUTORIAL.read_text(encoding="utf-8")))


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, GamePackage]]:
    """The installed games, to which a test may add some."""
    games = dict(game_packages())
    for module in (registry, sys.modules[Catalog.__module__]):
        monkeypatch.setattr(module, "game_packages", lambda: games)
    forget_rules()
    yield games
    forget_rules()


def forget_rules() -> None:
    """Look for the games anew."""
    registry.find_rules.cache_clear()
    registry.all_rules.cache_clear()


@pytest.fixture
def pebbles(guests: dict[str, GamePackage], monkeypatch: pytest.MonkeyPatch) -> None:
    """The tutorial's game without its words and drawings."""
    module = module_from_spec(ModuleSpec("pebbles", None))
    exec(tutorial_files()[RULES], module.__dict__)
    monkeypatch.setitem(sys.modules, "pebbles", module)
    guests["pebbles"] = GamePackage("pebbles", "pebbles", "PEBBLES")


@pytest.fixture(scope="module")
def bare_pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the tutorial's game is installed by its rules alone, without words and drawings."""
    home = tmp_path_factory.mktemp("site")
    (home / "pebbles.py").write_text(tutorial_files()[RULES], encoding="utf-8")
    info = home / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[figurka.games]\npebbles = pebbles:PEBBLES\n", encoding="utf-8")
    return home
