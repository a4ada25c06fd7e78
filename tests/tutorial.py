"""The tutorial's game: its files as the tutorial prints them, and the game by its rules alone."""

import re
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Protocol

import pytest

from figurka.core import registry
from figurka.locales.catalog import Catalog
from figurka.packages import GamePackage, game_packages

TUTORIAL = Path(__file__).parents[1] / "docs" / "write-your-own-game.md"
RULES = "pebbles/__init__.py"
PRINTED = re.compile(r"`([\w./-]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)
"""A file of the tutorial: its name at the end of a paragraph, and its text."""


ASKED = "COUNTS[: len(state.bag)])"
LIMITED = "COUNTS[: min(len(state.bag), 3 if len(state.bag) > {full} else 2)][::-1])"
CHANGED = {1: ASKED, 2: LIMITED.format(full=12), 3: LIMITED.format(full=18), 4: ASKED}
"""What later versions ask instead: the options are turned round, and three need a full bag."""


class PebblesAt(Protocol):
    """Installs a version of the tutorial's game, which may call itself by the number of another one."""

    def __call__(self, version: int, called: int | None = None) -> None: ...


def pebbles_rules(version: int, called: int | None = None) -> str:
    """The rules of the tutorial's game, or of a later version of it with a rule changed on purpose."""
    text = tutorial_files()[RULES]
    assert text.count(ASKED) == text.count("version = 1") == 1
    return text.replace(ASKED, CHANGED[version]).replace("version = 1", f"version = {called or version}")


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
def pebbles(pebbles_at: PebblesAt) -> None:
    """The tutorial's game without its words and drawings."""
    pebbles_at(1)


@pytest.fixture
def pebbles_at(guests: dict[str, GamePackage], monkeypatch: pytest.MonkeyPatch) -> PebblesAt:
    """Installs the tutorial's game, without its words and drawings, in any of its versions."""

    def install(version: int, called: int | None = None) -> None:
        module = module_from_spec(ModuleSpec("pebbles", None))
        exec(pebbles_rules(version, called), module.__dict__)
        monkeypatch.setitem(sys.modules, "pebbles", module)
        guests["pebbles"] = GamePackage("pebbles", "pebbles", "PEBBLES")
        forget_rules()

    return install


@pytest.fixture(scope="module")
def bare_pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the tutorial's game is installed by its rules alone, without words and drawings."""
    return install_pebbles(tmp_path_factory.mktemp("site"))


def install_pebbles(home: Path, version: int = 1) -> Path:
    """Install the tutorial's game by its rules alone into a folder, in any of its versions."""
    (home / "pebbles.py").write_text(pebbles_rules(version), encoding="utf-8")
    info = home / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[figurka.games]\npebbles = pebbles:PEBBLES\n", encoding="utf-8")
    return home
