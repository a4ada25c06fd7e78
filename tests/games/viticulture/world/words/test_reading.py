"""Whole games of World, its things and its texts, read in both languages."""

import re

import pytest

from figurka.games.viticulture import VITICULTURE
from figurka.games.viticulture.rules.setup import STRUCTURE_CHOICES
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.content.events import DIFFICULTY, EVENTS
from figurka.games.viticulture.world.content.goals import GOALS
from figurka.games.viticulture.world.rules.setup import EVENT_CHOICES, HAND_CHOICES, LEVELS
from figurka.locales import LANGUAGES, Words
from tests.games.viticulture.words import sayings as base
from tests.games.viticulture.words.choosing import richly
from tests.games.viticulture.world.words.sayings import all_things, texts
from tests.locales.files import messages
from tests.locales.reading import StrictWords, read_games

NUMBERS = {"two": 2, "dva": 2, "dvě": 2, "three": 3, "tři": 3, "four": 4, "čtyři": 4, "five": 5, "pět": 5}
"""The numbers that the name of a goal could hold, in both languages."""


@pytest.mark.parametrize("continent", EVENTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_can_be_read(seats: int, continent: str) -> None:
    choices = {"continent": (continent,), "events": EVENT_CHOICES, "hands": HAND_CHOICES}
    choices["structures"] = STRUCTURE_CHOICES[::-1]
    choices["level"] = LEVELS
    read = read_games(VITICULTURE_WORLD, seats, 2, choices)
    assert {"viticulture-ask-position", "viticulture-label-place", "viticulture-tell-event"} <= read
    assert {"viticulture-tell-passes", "viticulture-refusal-only-summer"} <= read
    assert ("viticulture-tell-partner" in read) == (seats == 1)


def test_rich_games_of_viticulture_and_world_can_be_read() -> None:
    read = read_games(VITICULTURE, 3, 3, {"structures": ("with",)}, richly, asking_why=0)
    for place, continent in enumerate(EVENTS):
        choices = {"continent": (continent,), "hands": HAND_CHOICES[place % 2 :]}
        read |= read_games(VITICULTURE_WORLD, 1 + place % 4, 2, choices, richly, asking_why=0)
    spoken = {name for name in messages("en") if re.match("viticulture-(ask|label|tell)-", name)}
    assert len(spoken - read) < len(spoken) / 4
    assert {"viticulture-tell-trades", "viticulture-tell-trades-hidden", "viticulture-ask-answer"} <= read
    assert {"viticulture-label-noted", "viticulture-label-answer-agree", "viticulture-tell-claims"} <= read


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called(language: str) -> None:
    words = StrictWords(language)
    for thing in (*base.all_things(), *all_things()):
        assert words.say(VITICULTURE_WORLD.called(thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_that_names_a_number_asks_for_it(language: str) -> None:
    for goal in GOALS:
        name = Words(language).say(VITICULTURE_WORLD.called(goal)).lower().split()
        assert {NUMBERS[word] for word in name if word in NUMBERS} <= {goal.least}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_said(language: str) -> None:
    for message in texts():
        assert StrictWords(language).say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_continents_are_offered_with_their_difficulty(language: str) -> None:
    words = Words(language)
    for continent, difficulty in DIFFICULTY.items():
        assert words(f"viticulture-difficulty-{difficulty}") in words(
            f"viticulture-world-continent-{continent}"
        )
