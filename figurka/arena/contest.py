"""A contest: which agents play what against each other, and each of its games by its number."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

import figurka
from figurka.arena.players import check_agents, check_measurable
from figurka.arena.provenance import code_of
from figurka.arena.seatings import Seatings
from figurka.arena.simulate import Failure, Plan, Played, play_seated, players_of
from figurka.arena.timing import Timed
from figurka.core.errors import FigurkaError
from figurka.core.registry import find_rules, new_game


class OtherCodeError(FigurkaError):
    """Games would be played by other agents or rules than those that were asked for."""


@dataclass(frozen=True)
class Contest:
    """All that decides how each game goes; how many are played is no part of it."""

    game: str
    agents: tuple[str, ...]
    """Who competes, each once: a name, or `expert:60` for an expert who plays 60 games out for a decision."""
    seats: int
    """How many sit at a table."""
    seed: int
    """The seed of the first deal; the next deal adds one."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """The settings of the game."""
    version: str = figurka.__version__
    rules: int = 0
    """The version of the game's rules."""
    code: str = ""
    """What rules and agents are, in some digits."""

    @classmethod
    def of(
        cls,
        game: str,
        agents: Sequence[str],
        seats: int,
        seed: int = 1,
        settings: Mapping[str, Any] | None = None,
    ) -> "Contest":
        """A contest of the rules and agents that are here; an error says what is wrong with it."""
        check_measurable(game)
        check_agents(agents)
        rules, settings = find_rules(game), settings or {}
        new_game(game, seats, seed, checkpoints=False, **settings)
        return cls(
            game, tuple(agents), seats, seed, settings, rules=rules.version, code=code_of(game, agents)
        )

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together, so that a team is made of one agent."""
        return find_rules(self.game).cooperative

    @property
    def apart(self) -> bool:
        """Whether agents never sit at one table: they are compared by the same deals."""
        return self.together or self.seats == 1

    @cached_property
    def seatings(self) -> Seatings:
        """Who sits where."""
        return Seatings(len(self.agents), self.seats, self.together)

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where in a game."""
        return self.seatings.at(*divmod(number, len(self.agents)))

    def seed_of(self, number: int) -> int:
        """The seed of a game: the games of one deal share it."""
        return self.seed + number // len(self.agents)

    def whole(self, games: int) -> int:
        """So many games, or a few more, so that each deal is played to its end."""
        return -(-games // len(self.agents)) * len(self.agents)

    def told(self) -> dict[str, Any]:
        """All this as plain data."""
        return {**asdict(self), "agents": list(self.agents), "settings": dict(self.settings)}


@dataclass(frozen=True)
class Row:
    """A game of a contest: its number, what came of it, and how long each seat thought, by bins."""

    number: int
    game: Played | Failure
    times: tuple[Mapping[int, int], ...] = ()


def play_number(contest: Contest, number: int) -> Row:
    """Play one game of a contest."""
    seed = contest.seed_of(number)
    agents = tuple(contest.agents[agent] for agent in contest.seating(number))
    players = [Timed(agent) for agent in players_of(agents, seed)]
    game = play_seated(Plan(contest.game, agents, contest.settings), agents, players, seed)
    return Row(number, game, tuple(player.times for player in players))


def play_numbers(contest: Contest, numbers: Sequence[int]) -> list[Row]:
    """Play some games of a contest, if the rules and agents here are those that it asks for."""
    find_rules(contest.game)
    check_agents(contest.agents)
    if code_of(contest.game, contest.agents) != contest.code:
        raise OtherCodeError("error-other-code", game=contest.game, version=figurka.__version__)
    return [play_number(contest, number) for number in numbers]
