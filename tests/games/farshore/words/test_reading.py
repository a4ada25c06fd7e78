"""Whole games of Farshore, read in both languages."""

import pytest

from figurka.games.farshore import FARSHORE
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from tests.locales.reading import read_games


@pytest.mark.parametrize("seats", FARSHORE.seats)
def test_whole_games_can_be_read(seats: int) -> None:
    read = read_games(FARSHORE, seats, 15, {"level": LEVEL_NAMES} if seats == 1 else {})
    assert {"farshore-ask-turn", "farshore-label-hand-turn", "farshore-tell-draws-hidden"} <= read
    assert ("farshore-tell-gives-card-hidden" in read) == (seats > 1)
    assert ("farshore-tell-guards-bay" in read) == (seats == 1)
