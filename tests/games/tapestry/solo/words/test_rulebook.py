"""The rules of Tapestry's bots, as they are looked up."""

import pytest

from figurka.games.tapestry import TAPESTRY
from figurka.locales import LANGUAGES, Words
from tests.games.tapestry.solo.words.sayings import named_rules
from tests.locales.files import HARD


def test_all_rules_of_the_bots_are_there() -> None:
    sections = [section for section in TAPESTRY.rulebook if section.name.startswith("solo-")]
    spans = ((1, 146), (201, 222), (241, 251), (261, 267), (281, 305))
    wanted = [f"A-{number}" for first, last in spans for number in range(first, last + 1)]
    assert [entry.id for section in sections for entry in section.rules] == wanted
    everywhere = {entry.id for section in TAPESTRY.rulebook for entry in section.rules}
    assert named_rules() <= everywhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_printed_rule_says_so(language: str) -> None:
    """In the section of two people with the Shadow Empire, whose printed rules were not seen."""
    words = Words(language)
    duo = next(section for section in TAPESTRY.rulebook if section.name == "solo-duo")
    marks = {"en": ("figurka's", "public implementations", "Uncertain")}
    marks["cs"] = ("výklad figurky", "veřejných zpracování", "Nejisté")
    for entry in duo.rules:
        said = words(f"rule-{entry.id}").replace("\n", " ").replace(HARD, " ")
        assert (entry.source == "rulebook") != any(mark in said for mark in marks[language]), entry.id
