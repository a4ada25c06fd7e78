"""Every game is drawn as it is played: random games of all numbers of players, in both languages."""

from collections import Counter
from itertools import cycle, product
from random import Random

import pytest

from figurka import list_games, new_game
from figurka.cli.drawing import find_table
from figurka.cli.prompt import COMMANDS
from figurka.core.registry import find_rules
from figurka.locales import LANGUAGES
from tests.cli.drawn import WIDTHS, assert_drawn

NOW_AND_THEN = 0.001
"""Of the questions of a kind that was drawn already, so many are drawn."""


@pytest.mark.parametrize("name", list_games())
def test_all_that_is_asked_in_random_games_can_be_drawn(name: str) -> None:
    kinds: Counter[str] = Counter()
    ways = cycle(product(LANGUAGES, WIDTHS))
    for seats in find_rules(name).seats:
        game, random = new_game(name, seats, 100 + seats), Random(seats)
        while (decision := game.decision) is not None:
            if not kinds[decision.kind] or random.random() < NOW_AND_THEN:
                language, width = next(ways)
                assert_drawn(game, [language], [width])
                kinds[decision.kind] += 1
            game.choose(random.randrange(len(decision.options)))
        assert_drawn(game, [next(ways)[0]])


@pytest.mark.parametrize("name", list_games())
def test_letters_of_options_are_no_commands_and_no_labels(name: str) -> None:
    table, taken = find_table(name), set(COMMANDS)
    if name == "viticulture-world":
        taken |= set("abcdefghijklmnop")
    for key, letter in table.letters.items():
        assert len(letter) == 1, key
        assert letter not in taken, key
