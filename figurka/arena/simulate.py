"""Playing many games between agents, on any executor of concurrent.futures."""

import traceback
from array import array
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Any

from figurka.agents import Agent
from figurka.arena.players import arena_agent
from figurka.arena.running import flow
from figurka.core.decision import Decision
from figurka.core.errors import BrokenInvariantError, SettingsError
from figurka.core.game import Game
from figurka.core.registry import new_game

NEVER_IMAGINE = frozenset({"random"})
"""Agents that look at nothing but the options: they do without checkpoints, which is faster."""
SEATS_APART = 16
"""Keeps the seeds of the agents of neighbouring games apart."""


@dataclass(frozen=True)
class Plan:
    """What is played: a game, the agents in the order of the first game's seats, and how."""

    game: str
    agents: tuple[str, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)
    """The settings of the game."""
    check: bool = False
    """Whether each position is held against what the rules never allow, which takes time."""
    by: str = ""
    """The part of a player's view by which results are grouped: `civilizations.0`."""

    @property
    def imagines(self) -> bool:
        """Whether an agent looks ahead, for which the game must keep checkpoints."""
        return not NEVER_IMAGINE.issuperset(self.agents)


@dataclass(frozen=True)
class Played:
    """One finished game; agents, scores and winners are by seat."""

    seed: int
    agents: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    groups: tuple[str, ...] = ()
    """What each seat has at the part of its view by which results are grouped."""
    shares: tuple[float, ...] = ()
    """What each seat has of the win."""
    choices: str = ""
    """What was chosen, in some digits: equal for equal games."""


@dataclass(frozen=True)
class Failure:
    """A game that broke: after which choice, why, and the game so far as a save file."""

    seed: int
    agents: tuple[str, ...]
    choice: int
    """How many choices had been made."""
    error: str
    traceback: str
    save: str
    """What `figurka.load_game` reads."""


def seating(agents: Sequence[str], seed: int) -> tuple[str, ...]:
    """Who sits where in the game of this seed: with each seed everybody moves one seat on."""
    shift = seed % len(agents)
    return (*agents[shift:], *agents[:shift])


def play_one(plan: Plan, seed: int) -> Played | Failure:
    """Play one game to its end; whatever goes wrong on the way is in the failure."""
    agents = seating(plan.agents, seed)
    return play_seated(plan, agents, players_of(agents, seed), seed)


def players_of(agents: Sequence[str], seed: int) -> list[Agent]:
    """The agents of a game by seat; what is left to chance depends on the seed and the seat alone."""
    return [arena_agent(name, seed * SEATS_APART + seat) for seat, name in enumerate(agents)]


def play_seated(plan: Plan, agents: tuple[str, ...], players: Sequence[Agent], seed: int) -> Played | Failure:
    """Play the game of a seed with these agents in these seats."""
    game = new_game(plan.game, len(agents), seed, checkpoints=plan.imagines, **plan.settings)
    try:
        play_out(game, players, plan.check)
        scores, winners = tuple(game.scores), tuple(game.winners)
        groups = tuple(part_of_view(game, seat, plan.by) for seat in range(len(agents))) if plan.by else ()
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Failure(seed, agents, len(game.history), said, traceback.format_exc(), game.save())
    shares, choices = tuple(game.returns), digits(game.history)
    return Played(seed, agents, scores, winners, len(game.history), groups, shares, choices)


def digits(choices: Sequence[int]) -> str:
    """What was chosen in a game, in some digits."""
    return blake2b(array("I", choices).tobytes(), digest_size=8).hexdigest()


def part_of_view(game: Game[Any], seat: int, path: str) -> str:
    """What stands at a path in a player's view: names of fields and places in lists, dots between them."""
    part: Any = game.view(seat)
    for name in ("players", str(seat), *path.split(".")):
        try:
            part = part[int(name)] if isinstance(part, list) else part[name]
        except (KeyError, IndexError, ValueError, TypeError):
            raise SettingsError("error-no-part-of-view", path=path, name=name) from None
    return str(part)


def play_out(game: Game[Any], players: Sequence[Agent], check: bool) -> None:
    """Let the agents choose until the game is over."""
    while (decision := game.decision) is not None:
        if check:
            check_decision(decision, len(players))
            game.rules.check(game.state)
        game.choose(players[decision.seat].choose(game))
    if check:
        game.rules.check(game.state)


def check_decision(decision: Decision, seats: int) -> None:
    """Raise BrokenInvariantError if nobody, or nothing, or one thing twice could be chosen."""
    if not 0 <= decision.seat < seats:
        raise BrokenInvariantError(f"decision {decision.kind!r} asks seat {decision.seat} of {seats}")
    if not decision.options:
        raise BrokenInvariantError(f"decision {decision.kind!r} without options")
    keys = [option.key for option in decision.options]
    if len(set(keys)) != len(keys):
        twice = sorted({key for key in keys if keys.count(key) > 1})
        raise BrokenInvariantError(f"decision {decision.kind!r} offers {', '.join(twice)} twice")


def play_batch(plan: Plan, seeds: Sequence[int]) -> list[Played | Failure]:
    """Play several games: the unit of work that an executor gets."""
    return [play_one(plan, seed) for seed in seeds]


def simulate(
    plan: Plan, seeds: Sequence[int], executor: Executor, workers: int
) -> Iterator[Played | Failure]:
    """Play a game of each seed on an executor of so many workers; games come as they are finished."""
    return flow(partial(play_batch, plan), seeds, executor, workers)
