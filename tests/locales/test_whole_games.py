"""Whole games of every registered game, read by everybody in all languages."""

from random import Random
from typing import Any

import pytest

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.registry import find_rules, list_games, new_game
from tests.locales.files import messages
from tests.locales.reading import Reader, at_random, play_and_read

TABLES = [(name, seats) for name in list_games() for seats in find_rules(name).seats]
AGAIN = 5
"""Of how many things it is asked at each decision why they cannot be chosen any more."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_games_can_be_read(name: str, seats: int) -> None:
    reader, offered = Reader(), dict[str, None]()

    def ask_again(game: Game[Any], decision: Decision, random: Random) -> int:
        """Any choice, after asking for some of what was offered before."""
        for key in random.sample(list(offered), min(AGAIN, len(offered))):
            reader.refuse(game.why_not(key))
        offered.update((option.key, None) for option in decision.options)
        return at_random(game, decision, random)

    game = new_game(name, seats, 1, checkpoints=False, journal=True)
    play_and_read(reader, game, Random(1), choose=ask_again)
    assert reader.refusals
    assert reader.read <= messages("en").keys()
