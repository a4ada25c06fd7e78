"""Whole games of Tapestry, read in both languages."""

import re

import pytest

from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.rules.adjustments import ADJUSTMENTS
from tests.games.tapestry.words.choosing import Variously
from tests.locales.files import messages
from tests.locales.reading import read_games


@pytest.mark.parametrize("seats", range(2, 6))
def test_whole_games_can_be_read(seats: int) -> None:
    read = read_games(TAPESTRY, seats, 40 // seats, {"adjustments": ADJUSTMENTS})
    assert {"tapestry-ask-turn", "tapestry-label-advance", "tapestry-tell-draws-hidden"} <= read
    assert "tapestry-tell-handicap" in read
    assert any(message.startswith("tapestry-refusal-short-") for message in read)
    assert ("tapestry-ask-capital" in read) == (seats < 4)
    assert {f"tapestry-civilization-{each.name}" for each in CIVILIZATIONS} <= read
    assert sum(f"tapestry-card-{card.name}" in read for card in CARDS) > len(CARDS) - 8


@pytest.mark.parametrize("seats", range(2, 6))
def test_long_games_can_be_read(seats: int) -> None:
    read = read_games(TAPESTRY, seats, 24 // seats, {"adjustments": ADJUSTMENTS}, Variously())
    spoken = {name for name in messages("en") if re.match("tapestry-(ask|label|tell|refusal)-(?!bot-)", name)}
    assert len(spoken - read) < len(spoken) / 4
    assert {"tapestry-tell-explores-space", "tapestry-tell-restarts"} <= read
