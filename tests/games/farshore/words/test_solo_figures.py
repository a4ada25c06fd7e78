"""The texts about the rival captain name the figures that he goes by."""

import re
from pathlib import Path

import pytest

from figurka.games.farshore.rules.solo import LEVELS, MAP_RATE, PURPLE_VALUE, Level
from figurka.locales import Words

GUIDE = Path(__file__).parents[4] / "docs" / "farshore-solo.md"
LANGUAGES = pytest.mark.parametrize("language", ["en", "cs"])


def figures(text: str) -> list[int]:
    """The numbers of a text, without those of rules."""
    return [int(number) for number in re.findall(r"\b\d+", re.sub(r"F-\d+", "", text))]


@LANGUAGES
@pytest.mark.rule("F-307")
def test_the_rule_tells_how_fast_the_rival_works_at_each_level(language: str) -> None:
    moves, cards = [level.season_move for level in LEVELS], [level.season_cards for level in LEVELS]
    assert figures(Words(language)("rule-F-307")) == [*moves, *cards]


@LANGUAGES
@pytest.mark.rule("F-308")
def test_the_rule_tells_how_many_maps_the_rival_takes(language: str) -> None:
    assert figures(Words(language)("rule-F-308")) == [MAP_RATE]


@LANGUAGES
@pytest.mark.rule("F-311")
def test_the_rule_tells_what_his_purple_cards_are_worth(language: str) -> None:
    assert figures(Words(language)("rule-F-311")) == [2, PURPLE_VALUE]


@LANGUAGES
@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_a_level_tells_how_fast_the_rival_works(language: str, level: Level) -> None:
    about = Words(language)(f"farshore-level-{level.name}", "about")
    assert figures(about) == [level.season_move, level.season_cards]


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_the_guide_has_the_figures(level: Level) -> None:
    name = Words("en")(f"farshore-level-{level.name}")
    assert f"| {name} | {level.season_move} | {level.season_cards} |" in GUIDE.read_text(encoding="utf-8")
