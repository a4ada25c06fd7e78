"""Whose a message is can be seen by its id: a game's begin with its name, and the house names no game."""

import re
from importlib.metadata import entry_points

import pytest

from figurka.cli.companions import GROUP
from figurka.core.registry import find_rules, list_games
from figurka.locales import LANGUAGES, Words
from figurka.locales.catalog import HOUSE
from figurka.packages import game_packages
from tests.locales.files import HOMES, home_of, messages_of, resources, words_of
from tests.locales.sayings import rule_ids

OF_THE_HOUSE = {
    "arena",
    "balance",
    "cli",
    "coach",
    "error",
    "fair",
    "level",
    "list",
    "refusal",
    "table",
    "tables",
    "web",
}
"""How the ids of the house begin; in those of a game `cli` stands before its name."""


def commands_of(game: str) -> set[str]:
    """The commands that the package of a game brings beside those of the house."""
    module = game_packages()[game].module
    return {entry.name for entry in entry_points(group=GROUP) if entry.module.startswith(f"{module}.")}


def is_own(game: str, message_id: str) -> bool:
    """Whether the package of a game may have such a message."""
    rules = find_rules(game)
    told = message_id.removeprefix("cli-")
    if told.startswith(f"{home_of(game)}-"):
        return True
    if message_id in {f"game-{game}", *rule_ids(rules)}:
        return True
    if message_id in {f"web-setting-{setting.name}" for setting in rules.settings}:
        return True
    return any(re.match(rf"cli-(help-|error-)?{command}\b", message_id) for command in commands_of(game))


@pytest.mark.parametrize("game", list_games())
def test_the_messages_of_a_game_begin_with_its_name(game: str) -> None:
    ids = [
        message.id.name
        for language in LANGUAGES
        for path, resource in resources(language).items()
        if path.parent == words_of(game)
        for message in messages_of(resource)
    ]
    assert ids
    assert [name for name in ids if not is_own(game, name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_names_no_game(language: str) -> None:
    words = Words(language)
    names = {*HOMES, *(command for game in HOMES for command in commands_of(game))}
    titles = {words.say(find_rules(game).title()) for game in list_games()}
    named = re.compile("|".join(map(re.escape, sorted(names | titles))), re.IGNORECASE)
    for path in sorted((HOUSE / language).glob("*.ftl")):
        assert named.findall(path.read_text(encoding="utf-8")) == [], path


def test_the_messages_of_the_house_are_of_known_kinds() -> None:
    house = [resource for path, resource in resources("en").items() if path.parent == HOUSE]
    assert house
    ids = [message.id.name for resource in house for message in messages_of(resource)]
    assert [name for name in ids if name.partition("-")[0] not in OF_THE_HOUSE] == []
