"""Every game is drawn as it is played: random games of all numbers of players, in both languages."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product
from random import Random
from typing import Any

import pytest

from figurka import Game, list_games, new_game
from figurka.cli.drawing import find_table
from figurka.cli.prompt import COMMANDS
from figurka.core.registry import find_rules
from figurka.locales import LANGUAGES
from tests.cli.drawn import OTHERWISE, WIDTHS, assert_asked, assert_drawn

WAYS = tuple(product(LANGUAGES, WIDTHS))
TABLES = 8
"""With one of so many questions of a kind that are drawn the table is drawn once more, which takes longer."""


def played(name: str) -> Iterator[Game[Any]]:
    """Random games of all numbers of players, at each of their decisions and at their ends."""
    for seats in find_rules(name).seats:
        game, random = new_game(name, seats, 100 + seats), Random(seats)
        while (decision := game.decision) is not None:
            yield game
            game.choose(random.randrange(len(decision.options)))
        yield game


def spread(count: int) -> list[int]:
    """Which of so many questions of a kind are drawn, from all over the games: the first, and some more."""
    drawn = min(count, 2 * count.bit_length())
    return [place * count // drawn for place in range(drawn)]


@pytest.mark.parametrize("name", list_games())
def test_all_that_is_asked_in_random_games_can_be_drawn(name: str) -> None:
    asked = Counter(game.decision.kind for game in played(name) if game.decision is not None)
    places = {kind: spread(count) for kind, count in asked.items()}
    met: Counter[str] = Counter()
    otherwise = cycle(product(OTHERWISE, LANGUAGES, WIDTHS))
    for game in played(name):
        kind = "" if game.decision is None else game.decision.kind
        met[kind] += 1
        if not kind or met[kind] == 1:
            for language, width in zip(LANGUAGES, WIDTHS[:: -1 if len(met) % 2 else 1], strict=True):
                assert_drawn(game, language, width)
        elif met[kind] - 1 in places[kind]:
            drawn = places[kind].index(met[kind] - 1)
            assert_asked(game, *WAYS[drawn % len(WAYS)])
            if drawn % TABLES == TABLES // 2:
                draw, language, width = next(otherwise)
                draw(game, language, width)


@pytest.mark.parametrize("name", list_games())
def test_letters_of_options_are_no_commands_and_no_labels(name: str) -> None:
    table, taken = find_table(name), set(COMMANDS)
    if name == "viticulture-world":
        taken |= set("abcdefghijklmnop")
    for key, letter in table.letters.items():
        assert len(letter) == 1, key
        assert letter not in taken, key
