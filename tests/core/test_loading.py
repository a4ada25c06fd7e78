"""Only what is used is loaded: games, their messages, and the libraries of the terminal and the pages."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from figurka import list_games
from figurka.locales import LANGUAGES
from figurka.locales.catalog import HOUSE, Catalog
from figurka.packages import game_packages

LOADED = """
import json, sys
{code}
from figurka.locales.catalog import LANGUAGES, catalog
parsed = [str(path) for language in LANGUAGES for path in catalog(language).parsed]
print("\\n" + json.dumps([sorted(sys.modules), parsed]))
"""
COMMAND = """
from typer.testing import CliRunner
from figurka.cli.app import app
CliRunner().invoke(app, {arguments}, input="q\\n", catch_exceptions=False)
"""
HOMES = {name: f"{package.module}." for name, package in game_packages().items()}
FAMILIES = {name: {other for other in HOMES if HOMES[name].startswith(HOMES[other])} for name in HOMES}
"""Each game with those that it is built upon."""


def loaded(code: str, folder: Path) -> tuple[set[str], set[Path]]:
    """The modules and Fluent files that are loaded after some code has run in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", LOADED.format(code=code)],
        capture_output=True,
        text=True,
        check=True,
        env={"FIGURKA_SAVES": str(folder), "FIGURKA_LANG": "en", "PYTHONIOENCODING": "utf-8"},
    )
    modules, parsed = json.loads(ran.stdout.splitlines()[-1])
    return set(modules), {Path(path) for path in parsed}


def games_in(modules: set[str]) -> set[str]:
    """The games whose packages are among the modules."""
    return {name for name, package in game_packages().items() if package.module in modules}


def test_importing_figurka_imports_no_game(tmp_path: Path) -> None:
    modules, parsed = loaded("import figurka; figurka.list_games()", tmp_path)
    assert games_in(modules) == set()
    assert parsed == set()
    assert not {"rich", "typer", "litestar", "fluent.runtime"} & modules


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["simulate", "--help"]])
def test_the_commands_help_needs_no_game(arguments: list[str], tmp_path: Path) -> None:
    modules, parsed = loaded(COMMAND.format(arguments=arguments), tmp_path)
    assert games_in(modules) == set()
    assert all(path.is_relative_to(HOUSE) for path in parsed)


@pytest.mark.parametrize("game", [name for name in HOMES if len(FAMILIES[name]) == 1])
def test_playing_a_game_loads_no_other(game: str, tmp_path: Path) -> None:
    modules, parsed = loaded(COMMAND.format(arguments=["play", game, "--seed", "1"]), tmp_path)
    assert games_in(modules) <= {name for name, home in HOMES.items() if home.startswith(HOMES[game])}
    assert parsed
    folder = game_packages()[game].folder
    assert folder is not None
    assert all(path.is_relative_to(HOUSE) or path.is_relative_to(folder) for path in parsed)
    assert not any(path.stem.endswith(("rules", "rulings")) for path in parsed)


def test_a_game_imports_those_it_is_built_upon_and_no_other(tmp_path: Path) -> None:
    for game in list_games():
        modules, _ = loaded(f"import figurka; figurka.new_game({game!r}, seed=1)", tmp_path)
        assert games_in(modules) == FAMILIES[game], game
        assert not {"rich", "litestar"} & modules


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_message_says_what_fluent_says(language: str) -> None:
    quick, parsing = Catalog(language), Catalog(language)
    quick.has("no-such-message")
    plain = dict(quick._plain)
    parsing.has("no-such-message")
    parsing._plain.clear()
    assert len(plain) > 1000
    for message, said in plain.items():
        assert parsing.formatted(message, "", {}) == (said, [])
        assert not parsing.has(message, "acc")
