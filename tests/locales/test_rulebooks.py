"""The rules and settings of every game, as they are looked up and chosen."""

from typing import Any

import pytest

from figurka.core.rules import Rules
from tests.locales.files import GAMES, attributes, messages
from tests.locales.sayings import setting_ids


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_rules_refer_to_rules(rules: Rules[Any]) -> None:
    entries = [entry for section in rules.rulebook for entry in section.rules]
    known = {entry.id for entry in entries}
    assert len(known) == len(entries)
    assert {entry.id: set(entry.see) - known for entry in entries if set(entry.see) - known} == {}


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_settings_are_named_and_explained(rules: Rules[Any]) -> None:
    for setting in rules.settings:
        names = {f"{rules.name}-web-setting-{setting.name}", f"web-setting-{setting.name}"}
        assert names & messages("en").keys(), setting.name
    for name in setting_ids(rules):
        assert "about" in attributes(messages("en")[name])
