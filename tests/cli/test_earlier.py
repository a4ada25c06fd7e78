"""Saved games of earlier versions: they go on in the terminal and are replayed, or it is said why not."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from figurka import load_game
from figurka.core.errors import OutgrownError, SaveError
from figurka.core.game import FORMAT
from figurka.core.registry import find_rules
from figurka.core.saves import KEYLESS, read_saved
from tests.cli.terminal import figurka
from tests.earlier.make import HOME, PEBBLES
from tests.tutorial import PebblesAt

KEPT: dict[str, dict[str, Any]] = json.loads((HOME / "keyless" / "expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", KEPT)
def test_a_game_of_before_choices_had_keys_ends_as_it_did(name: str) -> None:
    path = HOME / "keyless" / name
    text = path.read_text(encoding="utf-8")
    fields = json.loads(text)
    assert fields["figurka"] == KEYLESS
    if fields["rules"] != find_rules(fields["game"]).version:
        with pytest.raises(SaveError, match="is installed"):
            load_game(text)
        return
    game = load_game(text)
    assert {"scores": game.scores, "winners": game.winners, "choices": len(game.history)} == KEPT[name]
    again = load_game(game.save())
    assert json.loads(game.save())["figurka"] == FORMAT
    assert (again.scores, again.history) == (game.scores, game.history)
    replayed = figurka("replay", str(path), "--from", str(len(game.history)))
    assert replayed.exit_code == 0
    assert "Total" in replayed.output


def test_every_game_of_an_earlier_version_is_told_as_far_as_it_goes(pebbles_at: PebblesAt) -> None:
    pebbles_at(2)
    told = {}
    for path in sorted(HOME.glob("*-v*/*.json")):
        saved = read_saved(path.read_text(encoding="utf-8"))
        assert saved.older_rules, path
        game = saved.begin()
        with suppress(OutgrownError):
            for number in range(len(saved.choices)):
                saved.repeat(game, number)
        game.rules.check(game.state)
        told[f"{path.parent.name}/{path.stem}"] = len(game.history)
    assert told["pebbles-v1/goes-on"] == 6
    assert told["pebbles-v1/stops"] == 4


# Under a rule that was changed on purpose


def copy(name: str, folder: Path) -> Path:
    """A game of the tutorial's first version."""
    path = folder / "game.json"
    path.write_text((PEBBLES / f"{name}.json").read_text(encoding="utf-8"), encoding="utf-8")
    return path


def test_a_saved_game_goes_on_under_later_rules_and_says_so(pebbles_at: PebblesAt, tmp_path: Path) -> None:
    path = copy("goes-on", tmp_path)
    keys = json.loads(path.read_text(encoding="utf-8"))["keys"]
    pebbles_at(1)
    assert "rules have changed" not in figurka("play", "--load", str(path), typed="q\n").output
    pebbles_at(2)
    played = figurka("play", "--load", str(path), "--seats", "you,you", typed="\n2\nq\n")
    assert played.exit_code == 0
    said = " ".join(played.output.split())
    assert "since this game was saved (version 1, now 2); it goes on under the new ones." in said
    fields = json.loads(path.read_text(encoding="utf-8"))
    assert (fields["rules"], fields["keys"][:-1]) == (2, keys)
    assert "rules have changed" not in figurka("play", "--load", str(path), typed="q\n").output


def test_a_saved_game_that_is_outgrown_is_replayed_up_to_there(pebbles_at: PebblesAt, tmp_path: Path) -> None:
    path = copy("stops", tmp_path)
    pebbles_at(2)
    before = path.read_text(encoding="utf-8")
    refused = figurka("play", "--load", str(path))
    assert refused.exit_code == 2
    assert "choice number 5 is no longer possible" in refused.output
    assert path.read_text(encoding="utf-8") == before
    for arguments in ((), ("--from", "6")):
        told = figurka("replay", str(path), *arguments)
        said = " ".join(told.output.split())
        assert told.exit_code == 0
        assert ("4. Player 2: Take Three" in said) == (not arguments)
        assert "5. Player 1: Take" not in said
        assert "After 4 choices" in said
        assert "The replay ends here. The rules of the game “pebbles” have changed" in said
    with pytest.raises(OutgrownError, match="choice number 5"):
        load_game(before)


def test_a_game_without_keys_is_not_loaded_under_later_rules(pebbles_at: PebblesAt, tmp_path: Path) -> None:
    path = copy("goes-on", tmp_path)
    fields = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**fields, "figurka": KEYLESS}), encoding="utf-8")
    pebbles_at(2)
    refused = figurka("replay", str(path))
    assert refused.exit_code == 2
    assert "version 2 is installed" in refused.output
