"""Things may be named as people write them: settings, sections of the rules, parts of the table, games."""

import re

import pytest

from figurka.cli.start import as_spelled
from tests.cli.terminal import figurka


@pytest.mark.parametrize("value", ["south_america", "south-america", "South America", "South-America"])
def test_a_setting_may_be_written_with_a_dash_or_a_blank(value: str) -> None:
    assert as_spelled("viticulture-world", "continent", value) == "south_america"


def test_several_values_are_spelled_one_by_one() -> None:
    assert as_spelled("farshore", "islands", "coral-isle,gull_roost") == "coral_isle,gull_roost"
    assert as_spelled("farshore", "islands", "atlantis") == "atlantis"


def test_a_game_begins_with_a_setting_written_with_a_dash() -> None:
    result = figurka("play", "viticulture-world", "--set", "continent=south-america", typed="q\n")
    assert result.exit_code == 0
    assert "South America" in result.output


@pytest.mark.parametrize(("lang", "title"), [("en", "South America"), ("cs", "Jižní Amerika")])
def test_a_section_of_the_rules_is_found_by_its_title(lang: str, title: str) -> None:
    result = figurka("rules", "viticulture-world", title, "--lang", lang)
    assert result.exit_code == 0
    assert "W-341" in result.output
    assert "W-320" not in result.output


def test_a_part_of_the_table_is_found_by_what_its_frame_says() -> None:
    typed = "t year\nq\n"
    result = figurka("play", "viticulture-world", "--seed", "4", typed=typed)
    assert len(re.findall(r"Year 1 of 6 ", result.output)) == 2
    assert "No part of the table" not in result.output


@pytest.mark.parametrize(("lang", "said"), [("en", "This is Everdell Farshore"), ("cs", "Začíná Dálava")])
def test_who_names_no_game_is_told_which_begins_and_how_to_name_another(lang: str, said: str) -> None:
    result = figurka("play", "--lang", lang, typed="q\n")
    told = " ".join(result.output.split())
    assert said in told
    assert "viticulture-world" in told
    named = figurka("play", "farshore", "--lang", lang, typed="q\n")
    assert said not in " ".join(named.output.split())
