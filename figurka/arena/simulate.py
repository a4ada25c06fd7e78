"""Playing many games between agents, on any executor of concurrent.futures."""

import traceback
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from typing import Any

from figurka.agents import Agent, new_agent
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
    check: bool = False
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
    shares: tuple[float, ...] = ()
    """What each seat has of the win."""


@dataclass(frozen=True)
class Failure:
    """A game that broke: after which choice, why, and the game so far as a save file."""

    seed: int
    agents: tuple[str, ...]
    choice: int
    error: str
    traceback: str
    save: str


def seating(agents: Sequence[str], seed: int) -> tuple[str, ...]:
    """Who sits where in the game of this seed: with each seed everybody moves one seat on."""
    shift = seed % len(agents)
    return (*agents[shift:], *agents[:shift])


def play_one(plan: Plan, seed: int) -> Played | Failure:
    """Play one game to its end; whatever goes wrong on the way is in the failure."""
    agents = seating(plan.agents, seed)
    players = [new_agent(name, seed * SEATS_APART + seat) for seat, name in enumerate(agents)]
    game = new_game(plan.game, len(agents), seed, checkpoints=plan.imagines, **plan.settings)
    try:
        play_out(game, players, plan.check)
        scores, winners = tuple(game.scores), tuple(game.winners)
        groups = tuple(part_of_view(game, seat, plan.by) for seat in range(len(agents))) if plan.by else ()
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Failure(seed, agents, len(game.history), said, traceback.format_exc(), game.save())
    return Played(seed, agents, scores, winners, len(game.history), groups, tuple(game.returns))


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


def simulate(plan: Plan, seeds: Sequence[int], executor: Executor, batch: int) -> Iterator[Played | Failure]:
    """Play a game of each seed on the executor; games come as they are finished, in batches."""
    starts = range(0, len(seeds), batch)
    futures = [executor.submit(play_batch, plan, seeds[start : start + batch]) for start in starts]
    try:
        for future in as_completed(futures):
            yield from future.result()
    finally:
        for future in futures:
            future.cancel()
