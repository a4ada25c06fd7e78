"""Whole games of Viticulture, its things and its texts, read in both languages."""

import pytest

from figurka.games.viticulture import VITICULTURE
from figurka.games.viticulture.rules.setup import STRUCTURE_CHOICES
from figurka.locales import LANGUAGES
from tests.games.viticulture.words.sayings import all_things, texts
from tests.locales.reading import StrictWords, read_games


@pytest.mark.parametrize("seats", VITICULTURE.seats)
def test_whole_games_can_be_read(seats: int) -> None:
    read = read_games(VITICULTURE, seats, 12 // seats, {"structures": STRUCTURE_CHOICES[::-1]})
    assert {"viticulture-ask-place", "viticulture-label-plant", "viticulture-tell-draws-hidden"} <= read
    assert {"viticulture-refusal-needs-trellis", "viticulture-refusal-only-summer"} <= read
    assert ("viticulture-ask-bonus" in read) == (seats > 2)
    assert "viticulture-tell-event" not in read


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called(language: str) -> None:
    words = StrictWords(language)
    for thing in all_things():
        assert words.say(VITICULTURE.called(thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_said(language: str) -> None:
    for message in texts():
        assert StrictWords(language).say(message)
