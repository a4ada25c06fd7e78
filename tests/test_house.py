"""The house knows no game: neither by import, which import-linter checks, nor by name."""

import re
from pathlib import Path

import figurka
from figurka.cli.coverage import shown_rules
from figurka.core.registry import all_rules
from figurka.packages import game_packages

PACKAGE = Path(figurka.__file__).parent
PICTURES = (".pyc", ".so", ".pyd", ".jpg", ".png")
"""What is not text."""
ROOMS = ("core", "agents", "arena", "envs", "tables", "web", "cli", "locales")
NAMES = {"everdell", "vinohrad", "dálav", *(name.partition("-")[0] for name in game_packages())}
NAMED = re.compile("|".join(sorted(NAMES)), re.IGNORECASE)


def files_of_the_house() -> list[Path]:
    """All that the house is made of, code, templates, styles and words."""
    rooms = [path for room in ROOMS for path in (PACKAGE / room).rglob("*") if path.is_file()]
    return [*PACKAGE.glob("*.py"), *(path for path in rooms if path.suffix not in PICTURES)]


def test_no_game_is_named_in_the_house() -> None:
    files = files_of_the_house()
    assert len(files) > 100
    named = {path: NAMED.findall(path.read_text(encoding="utf-8")) for path in files}
    assert {str(path): found for path, found in named.items() if found} == {}


def test_every_package_of_a_game_says_what_it_is() -> None:
    for path in (PACKAGE / "games").rglob("__init__.py"):
        first = path.read_text(encoding="utf-8").splitlines()[0]
        assert re.fullmatch(r'"""[A-Z].*\."""', first), path


def test_content_is_tables_of_things_that_the_rules_define() -> None:
    """A compiled engine leaves content interpreted, and such classes cannot inherit from compiled ones."""
    tables = list((PACKAGE / "games").rglob("content/*.py"))
    assert len(tables) > 20
    classes = re.compile("^class ", re.MULTILINE)
    assert [str(path) for path in tables if classes.search(path.read_text(encoding="utf-8"))] == []


def test_every_rule_that_a_test_names_is_in_a_rulebook() -> None:
    numbered = {entry.id for rules in all_rules() for section in rules.rulebook for entry in section.rules}
    assert shown_rules(Path(__file__).parent) - numbered == set()
