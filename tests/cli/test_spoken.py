"""What Typer says by itself is said in the reader's language: headings of the help, mistakes on the line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import figurka

ENGLISH = re.compile(
    r"\b(?:Usage|Options|Arguments|Commands|Error|default|required|Show|Install|Try|for help"
    r"|Missing|Invalid|No such|Got|Input|OPTIONS|COMMAND|ARGS)\b"
)
"""Words of Typer that a Czech should not meet."""


def in_czech(*arguments: str) -> str:
    """What the command prints for a Czech."""
    environment = {**os.environ, "FIGURKA_LANG": "cs", "COLUMNS": "100", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "figurka", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    "arguments", ["--help", "play --help", "replay --help", "serve --help", "automa --help"]
)
def test_help_is_wholly_in_czech(arguments: str) -> None:
    printed = in_czech(*arguments.split())
    assert "Použití:" in printed
    assert "─ Volby ─" in printed
    assert "Vypíše tuto nápovědu a skončí." in printed
    assert ENGLISH.findall(printed) == []


@pytest.mark.parametrize("command", ["play", "replay", "serve", "automa", "simulate"])
def test_no_type_of_the_code_stands_in_the_help(command: str) -> None:
    printed = in_czech(command, "--help")
    assert not re.search(r"<\w+>", printed)
    assert "FILE" not in printed


def test_a_file_that_cannot_be_read_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.json"
    save.write_text("{}")
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    monkeypatch.setenv("COLUMNS", "300")
    for command in (("automa", "--save"), ("play", "--load"), ("replay",)):
        printed = figurka(*command, str(save)).output
        assert f"{save} cannot be read: Permission denied." in printed


def test_what_stands_for_a_value_is_czech_too() -> None:
    printed = in_czech("play", "--help")
    assert all(value in printed for value in ("HRA", "KDO,KDO", "NÁZEV=HODNOTA", "ÚROVEŇ", "SOUBOR"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("replay", "Chybí SOUBOR."),
        ("play --nothing", "Volba --nothing neexistuje."),
        ("nothing", "Příkaz „nothing“ neexistuje."),
        ("play --seed", "Volba --seed potřebuje hodnotu."),
        ("verify --json=3 x", "K volbě --json žádná hodnota nepatří."),
        ("simulate --games many", "--games musí být číslo."),
        ("simulate --games 0", "--games musí být nejméně 1."),
        ("serve --port 70000", "--port smí být nejvýš 65535."),
        ("games this that", "Tohle je navíc: this that."),
        ("automa --nothing", "Volba --nothing neexistuje."),
    ],
)
def test_mistakes_are_told_in_czech(arguments: str, said: str) -> None:
    printed = in_czech(*arguments.split())
    assert said in printed
    assert "─ Chyba ─" in printed
    assert ENGLISH.findall(printed) == []


def test_mistakes_in_english_end_the_command_politely() -> None:
    result = figurka("simulate", "--games", "0")
    assert result.exit_code == 2
    assert "--games must be at least 1." in result.output
    assert "For help, try" in result.output
