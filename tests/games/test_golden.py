"""Golden games: saved ones must still come to the same end, unless the version of their rules is raised."""

import json
from pathlib import Path
from typing import Any

import pytest

from figurka import load_game
from figurka.core.game import FORMAT
from figurka.core.saves import read_saved
from tests.golden.make import MAKE_GOLDEN, PLANS, RAISE_VERSION, Plan, make, what_is_wrong
from tests.tutorial import PebblesAt

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
def test_a_golden_game_ends_as_before(name: str) -> None:
    assert EXPECTED[name]["format"] == FORMAT
    wrong = what_is_wrong(read(name), EXPECTED[name])
    assert not wrong, f"{name}: {wrong}"


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_is_saved_as_it_was_read(name: str) -> None:
    game = load_game(read(name))
    assert game.over
    game.rules.check(game.state)
    assert json.loads(game.save()) == json.loads(read(name))


def test_a_changed_rule_is_found_and_nothing_written_until_its_version_is_raised(
    pebbles_at: PebblesAt, tmp_path: Path
) -> None:
    home, earlier, plans = tmp_path / "golden", tmp_path / "earlier", [Plan("pebbles-2", 3, ("random",) * 2)]
    home.mkdir()
    file = home / "pebbles-2.json"

    def wrong() -> str:
        expected = json.loads((home / "expected.json").read_text(encoding="utf-8"))
        return what_is_wrong(file.read_text(encoding="utf-8"), expected[file.name])

    pebbles_at(1)
    assert make(plans, home, earlier) == []
    made = file.read_text(encoding="utf-8")
    assert wrong() == ""
    pebbles_at(2, called=1)
    assert wrong().endswith(RAISE_VERSION)
    assert make(plans, home, earlier) == [f"pebbles-2: {wrong()}"]
    assert file.read_text(encoding="utf-8") == made
    pebbles_at(2)
    assert wrong() == MAKE_GOLDEN
    assert make(plans, home, earlier) == []
    assert wrong() == ""
    assert (earlier / "pebbles-v1" / file.name).read_text(encoding="utf-8") == made
    assert read_saved(file.read_text(encoding="utf-8")).rules == 2
