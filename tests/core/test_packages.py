"""Packages of others: one that is broken, or takes what is not its own, harms nobody else."""

import logging
import sys
from pathlib import Path

import pytest

from figurka.cli.drawing import find_table
from figurka.cli.plain import PlainTable
from figurka.core.errors import UnknownGameError
from figurka.core.registry import all_rules, find_rules
from figurka.locales.catalog import Catalog
from figurka.packages import GamePackage, game_packages
from figurka.web.found import drawing_of
from figurka.web.plain import PLAIN
from tests.cli.terminal import figurka


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a test writes into its folder can be imported."""
    monkeypatch.syspath_prepend(str(tmp_path))


BROKEN = {
    "bad-import": "import no_such_module",
    "bad-syntax": "def",
    "bad-attribute": "",
    "bad-object": "GAME = 7",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_says_what_is_wrong_and_the_others_go_on(
    name: str, guests: dict[str, GamePackage], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    module = name.replace("-", "_")
    (tmp_path / f"{module}.py").write_text(BROKEN[name], encoding="utf-8")
    guests[name] = GamePackage(name, module, "GAME")
    with pytest.raises(UnknownGameError, match=module):
        find_rules(name)
    with caplog.at_level(logging.WARNING):
        assert [rules.name for rules in all_rules()] == list(game_packages())
    assert module in caplog.text
    shown = figurka("games")
    assert shown.exit_code == 0
    assert "farshore" in shown.output
    refused = figurka("play", name)
    assert refused.exit_code == 2
    assert module in refused.output + refused.stderr


def test_parts_without_what_is_looked_for_are_drawn_plainly(
    guests: dict[str, GamePackage], tmp_path: Path
) -> None:
    for part in ("web", "terminal"):
        (tmp_path / "halfway" / part).mkdir(parents=True)
    (tmp_path / "halfway" / "__init__.py").write_text("GAME = None", encoding="utf-8")
    guests["halfway"] = GamePackage("halfway", "halfway", "GAME")
    assert drawing_of("halfway") is PLAIN
    assert type(find_table("halfway")) is PlainTable


def test_words_of_others_stay_theirs_and_broken_ones_are_told(
    guests: dict[str, GamePackage], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = tmp_path / "loud" / "words" / "en"
    words.mkdir(parents=True)
    (words / "loud.ftl").write_text(
        "web-rules-heading = LOUD { $game }\nloud-count = { $count } loud\nloud-broken = { oh\n",
        encoding="utf-8",
    )
    sys.modules.pop("loud", None)
    (tmp_path / "loud" / "__init__.py").write_text("", encoding="utf-8")
    guests["loud"] = GamePackage("loud", "loud", "GAME")
    english = Catalog("en")
    with caplog.at_level(logging.WARNING):
        assert english.formatted("loud-count", "", {"count": 2}) == ("2 loud", [])
    assert "loud.ftl" in caplog.text
    assert not english.has("loud-broken")
    said = english.formatted("web-rules-heading", "", {"game": "Chess"})
    assert said is not None
    assert "LOUD" not in said[0]


def test_a_name_that_is_taken_stays_with_whom_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    info = tmp_path / "thief-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thief\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[figurka.games]\nfarshore = thief:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with caplog.at_level(logging.WARNING):
        packages = game_packages.__wrapped__()
    assert packages["farshore"].module == "figurka.games.farshore"
    assert "thief" in caplog.text
