"""Replaying saved games."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Script, figurka, play_beforehand


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of two."""
    for game in play_beforehand(2, 6, Script()):
        last = game
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**json.loads(last.save()), "seated": ["Anna", "random"]}))
    return path


def test_every_choice_is_told(saved: Path) -> None:
    count = len(json.loads(saved.read_text())["choices"])
    result = figurka("replay", str(saved))
    assert result.exit_code == 0
    assert "\n1. " in f"\n{result.output}"
    assert f"\n{count}. " in result.output
    assert "Total" in result.output


def test_from_and_to_draw_the_table(saved: Path) -> None:
    output = figurka("replay", str(saved), "--from", "10", "--to", "12").output
    assert "After 9 choices" in output
    assert "After 12 choices" in output
    assert "\n9. " not in output
    assert "\n13. " not in output
    assert output.count("Bay") >= 2


def test_stepping_waits_draws_and_leaves(saved: Path) -> None:
    output = figurka("replay", str(saved), "--step", typed="\nt\n\nq\n").output
    assert "3. " in output
    assert "\n4. " not in output
    assert "After 2 choices" in output


def test_a_person_sees_only_the_own_hand(saved: Path) -> None:
    assert "Hand ·" in figurka("replay", str(saved), "--to", "5").output
    fields = json.loads(saved.read_text())
    saved.write_text(json.dumps({**fields, "seated": ["Anna", "Ben"]}))
    assert "Hand ·" not in figurka("replay", str(saved), "--to", "5").output


@pytest.mark.parametrize("arguments", [("--from", "0"), ("--to", "99999"), ("--from", "9", "--to", "3")])
def test_a_range_outside_the_game_is_an_error(saved: Path, arguments: tuple[str, ...]) -> None:
    result = figurka("replay", str(saved), *arguments)
    assert result.exit_code == 2
    assert "Give --from and --to in that range" in result.output


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[]", "This was not saved by figurka."),
        ("{}", "This was not saved by figurka."),
        ("nonsense", "not valid JSON"),
        ('{"figurka": 99}', "in format 99"),
    ],
)
def test_foreign_files_are_errors(tmp_path: Path, text: str, error: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text)
    result = figurka("replay", str(path))
    assert result.exit_code == 2
    assert error in result.output


@pytest.mark.parametrize("choice", [-1, 99])
def test_an_impossible_choice_is_named(saved: Path, choice: int) -> None:
    fields = json.loads(saved.read_text())
    changed = {"choices": [*fields["choices"][:4], choice, 0], "keys": fields["keys"][:6]}
    saved.write_text(json.dumps({**fields, **changed}))
    result = figurka("replay", str(saved))
    assert result.exit_code == 2
    assert "choice number 5 cannot be made" in result.output
    assert figurka("play", "--load", str(saved)).exit_code == 2
