"""Golden games: saved ones must still come to the same end; `python -m tests.golden.make` plays them anew."""

import json
from pathlib import Path
from typing import Any

import pytest

from figurka import load_game
from figurka.core.registry import find_rules
from tests.golden.make import PLANS, digest

HOME = Path(__file__).parents[1] / "golden"
EXPECTED: dict[str, dict[str, Any]] = json.loads((HOME / "expected.json").read_text(encoding="utf-8"))


def read(name: str) -> str:
    """The text of a golden game."""
    return (HOME / name).read_text(encoding="utf-8")


def test_every_golden_game_has_its_expected_end() -> None:
    assert sorted(EXPECTED) == sorted(file.name for file in HOME.glob("*-*.json"))
    assert sorted(EXPECTED) == sorted(f"{plan.name}.json" for plan in PLANS)
    seats = {(name.partition("-")[0], len(end["scores"])) for name, end in EXPECTED.items()}
    assert seats >= {("farshore", count) for count in (1, 2, 3, 4)}
    assert seats >= {("tapestry", count) for count in (1, 2, 3, 4, 5)}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_is_of_the_present_rules(name: str) -> None:
    saved = json.loads(read(name))
    assert saved["rules"] == find_rules(saved["game"]).version
    assert len(saved["choices"]) == EXPECTED[name]["choices"]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_before(name: str) -> None:
    game = load_game(read(name), journal=True)
    assert game.over
    assert game.scores == EXPECTED[name]["scores"]
    assert game.winners == EXPECTED[name]["winners"]
    assert len(game.history) == EXPECTED[name]["choices"]
    if "journal" in EXPECTED[name]:
        assert digest(game) == EXPECTED[name]["journal"]
    game.rules.check(game.state)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_is_saved_as_it_was_read(name: str) -> None:
    assert json.loads(load_game(read(name)).save()) == json.loads(read(name))
