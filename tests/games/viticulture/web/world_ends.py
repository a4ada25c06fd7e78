"""Ends of World for looking at: a real game with what the agents lack given to them year by year."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import figurka
from figurka.agents import new_agent
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import find_rules
from figurka.games.viticulture.rules.points import gain_points
from figurka.games.viticulture.rules.state import WINTER_PHASE
from figurka.games.viticulture.rules.things import BY_ORDERS
from figurka.games.viticulture.world.rules.influence import gain_influence
from figurka.games.viticulture.world.rules.things import FROM_EVENT, FROM_PURCHASE
from figurka.locales import Words, capital
from figurka.web.house import card_of
from figurka.web.moments import Course
from figurka.web.result import Result, result_of

NAMES = ("Jana", "Petr", "Lída", "Marek", "Ela", "Ivo")


@dataclass
class End:
    """A finished game and its course: the points, the choices and the events at the start of each turn."""

    game: Game[Any]
    scores: list[tuple[int, ...]]
    choices: list[int]
    events: list[int]

    def course(self, words: Words) -> Course:
        """Its course in words."""
        journal = self.game.journal
        assert journal is not None
        told = [(event, self.say(event, words)) for event in journal.events]
        turns = [tuple(told[first:last]) for first, last in pairwise([0, *self.events])]
        return Course(tuple(self.scores), tuple(self.choices), (), tuple(turns))

    def say(self, event: Event, words: Words) -> str:
        """An event as the journal tells it."""
        return capital(words.say(self.game.rules.sentence(event, None, NAMES[: self.game.config.seats])))

    def note(self) -> None:
        """Write down where the game is."""
        assert self.game.journal is not None
        self.scores.append(tuple(self.game.scores))
        self.choices.append(len(self.game.history))
        self.events.append(len(self.game.journal.events))


@cache
def play(seats: int, points: int, influence: int, continent: str = "asia") -> End:
    """A game of agents who are given points and influence of the table in each year."""
    game: Game[Any] = figurka.new_game(
        "viticulture-world", seats=seats, seed=2, journal=True, continent=continent
    )
    agents = [new_agent("greedy", seat) for seat in range(seats)]
    end = End(game, [], [], [])
    turns, years = 0, 0
    while game.decision is not None:
        if game.turns != turns:
            turns = game.turns
            end.note()
        if game.state.phase == WINTER_PHASE and game.state.year > years:
            years = game.state.year
            help_along(game, points, influence)
        game.choose(agents[game.decision.seat].choose(game))
    end.note()
    return end


def help_along(game: Game[Any], points: int, influence: int) -> None:
    """Give everybody points, and the table influence of one origin or another."""
    state = game.state
    for player in state.players:
        gain_points(state, player, max(0, points - player.seat), BY_ORDERS)
    for _ in range(influence):
        origin = FROM_PURCHASE if state.year % 3 == 0 else FROM_EVENT
        gain_influence(state, state.players[state.year % state.seats], 1, origin)


def result(language: str, seats: int, points: int, influence: int) -> Result:
    """The result page of such a game."""
    words, end = Words(language), play(seats, points, influence)
    return result_of(
        url="/tables/7f2",
        share="http://house.test/tables/7f2/result",
        title=words("web-seats", count=seats),
        game=card_of(find_rules("viticulture-world"), words),
        view=end.game.view(None),
        names=(*NAMES[:seats], *(words.say(each) for each in end.game.rules.figures(seats))),
        winners=end.game.winners,
        course=end.course(words),
        words=words,
        facts=("1 h 38 min",),
    )
