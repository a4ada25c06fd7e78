"""What the tests of environments share."""

from collections.abc import Iterator
from random import Random
from typing import Any

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.registry import all_rules, new_game
from figurka.envs.episode import Episode, Kind
from figurka.envs.growing import chosen, tables

GAMES = [rules.name for rules in all_rules() if not rules.companion_of]
EVERYWHERE = [(rules.name, seats) for rules in all_rules() if not rules.companion_of for seats in rules.seats]
"""Every game at every number of seats."""
SETTINGS = [
    (rules.name, setting.seats[0], setting.name, choice)
    for rules in all_rules()
    if not rules.companion_of
    for setting in rules.settings
    for choice in setting.choices
]
"""Every value of every setting."""


def asked_in(name: str, games: int, seed: int) -> Iterator[tuple[Game[Any], Decision]]:
    """All that is asked in games of all sizes and settings, by players of all moods."""
    for number, (seats, settings) in zip(range(games), tables(name, seed), strict=False):
        game, random = new_game(name, seats, seed + number, checkpoints=False, **settings), Random(number)
        while (decision := game.decision) is not None:
            yield game, decision
            game.choose(chosen(game, decision, random, number % 3))


def play(episode: Episode, random: Random, choices: int) -> Episode:
    """Go on at random for so many choices, or to the end."""
    for _ in range(choices):
        if episode.over:
            break
        episode.act(random.choice(episode.actions))
    return episode


def opened(name: str, seats: int, seed: int = 1, choices: int = 0, **settings: Any) -> Episode:
    """A game after so many choices at random."""
    return play(Episode.begin(Kind(name, seats, **settings), seed), Random(seed), choices)
