"""The bots of the companion move as those of the solo game in the same position and with the same chance."""

from collections import Counter

import pytest

from tests.games.tapestry.companion.mirror import Mirror, position

GAMES = 12
LEVELS = ("1", "2", "3", "4", "5", "6")


@pytest.mark.parametrize("level", LEVELS)
def test_a_solo_game_that_is_told_has_the_same_bots(level: str) -> None:
    turns = 0
    for seed in range(GAMES):
        mirror = Mirror(seed, level)
        for _ in mirror.play():
            turns += 1
            assert position(mirror.told) == position(mirror.solo), f"seed {seed}"
    assert turns > 20 * GAMES


def test_all_kinds_of_reports_are_needed_for_it() -> None:
    said: Counter[str] = Counter()
    for seed in range(40):
        mirror = Mirror(seed, LEVELS[seed % len(LEVELS)])
        for _ in mirror.play():
            pass
        said += mirror.said
    assert {"report advance", "report back", "report hex", "report income", "report done"} <= said.keys()
    assert {"trap take", "trap decline", "defence number", "defence decline"} <= said.keys()
    assert {"special track", "special landmark", "special camp", "automa_second automaciv"} <= said.keys()
