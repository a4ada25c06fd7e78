"""What figures depend on has a digest, which knows agents and games that a program has added."""

import sys
from importlib import import_module, invalidate_caches, reload
from pathlib import Path

import pytest

from figurka.arena.contest import Contest
from figurka.arena.keeping import Book, KeptError
from figurka.arena.provenance import code_of
from tests.arena.kit import row

pytestmark = pytest.mark.usefixtures("added")
AGENT = """
from figurka.agents import add_agent
{imported}
class Mine:
    def __init__(self, random):
        self.random = random
    def choose(self, game):
        return {chosen}
add_agent("mine", {maker})
"""
GAME = """
from figurka import add_game
from figurka.core.registry import find_rules
class Mine(type(find_rules("farshore"))):
    name = "mine"
    version = 1  # {said}
add_game(Mine())
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody writes his programs."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("own_agent", "own_helper", "own_game"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def written(folder: Path, name: str, text: str) -> None:
    """A module as it is now, known to this process."""
    (folder / f"{name}.py").write_text(text)
    invalidate_caches()
    if name in sys.modules:
        reload(sys.modules[name])
    else:
        import_module(name)


@pytest.mark.parametrize(
    "maker", ["Mine", "lambda random: Mine(random)", "__import__('functools').partial(Mine)"]
)
def test_games_of_an_agent_that_was_changed_are_not_gone_on_with(folder: Path, maker: str) -> None:
    written(folder, "own_agent", AGENT.format(imported="", chosen="0", maker=maker))
    file, first = folder / "games.jsonl", Contest.of("farshore", ("mine", "random"), 2)
    with Book(file, first).open() as book:
        assert list(book.rows()) == []
        book.add(row(first, 0, (5, 4), (1.0, 0.0)))
    with Book(file, Contest.of("farshore", ("mine", "random"), 2)).open() as book:
        assert len(list(book.rows())) == 1
    written(folder, "own_agent", AGENT.format(imported="", chosen="-1", maker=maker))
    with (
        pytest.raises(KeptError, match="code"),
        Book(file, Contest.of("farshore", ("mine", "random"), 2)).open() as book,
    ):
        list(book.rows())


def test_what_an_agent_imports_of_its_own_counts(folder: Path) -> None:
    written(folder, "own_helper", "def first():\n    return 0\n")
    written(
        folder,
        "own_agent",
        AGENT.format(imported="from own_helper import first", chosen="first()", maker="Mine"),
    )
    before = code_of("farshore", ("mine", "random"))
    assert before == code_of("farshore", ("random", "mine"))
    written(folder, "own_helper", "def first():\n    return -1\n")
    assert code_of("farshore", ("mine", "random")) != before


def test_who_has_not_added_anything_is_not_concerned(folder: Path) -> None:
    before = code_of("farshore", ("random", "expert:60"))
    written(folder, "own_agent", AGENT.format(imported="", chosen="0", maker="Mine"))
    assert code_of("farshore", ("random", "expert:60")) == before == code_of("farshore")


def test_a_game_that_was_added_counts(folder: Path) -> None:
    written(folder, "own_game", GAME.format(said="one"))
    before = code_of("mine")
    assert before == code_of("mine")
    written(folder, "own_game", GAME.format(said="two"))
    assert code_of("mine") != before
