"""Playing many games and noting in each what every seat had, used, was dealt and could have had."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, field
from functools import partial
from random import Random
from traceback import format_exc
from typing import Any, Final

from figurka.agents import Agent, new_agent
from figurka.agents.halving import Halving
from figurka.arena.balancing.form import Balance, balance_of
from figurka.arena.simulate import NEVER_IMAGINE, SEATS_APART, Failure
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import new_game

CHOICES: Final = "choices"
"""The kind under which choices are noted where a game does not tell which things it has."""
NOTHING_TOLD: Final = Balance()

Thing = tuple[str, str]
"""The name of a kind and the key of a thing."""


@dataclass(frozen=True)
class Trial:
    """What is played: a game, and who sits at every seat of it."""

    game: str
    seats: int
    agent: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    playouts: int = 0
    """In place of the agent a search that plays out so many games for each choice."""

    @property
    def imagines(self) -> bool:
        """Whether the players look ahead, for which the game must keep checkpoints."""
        return bool(self.playouts) or self.agent not in NEVER_IMAGINE

    def player(self, seed: int) -> Agent:
        """Somebody for a seat."""
        if self.playouts:
            return Halving(Random(seed), playouts=self.playouts)
        return new_agent(self.agent, seed)


@dataclass(frozen=True)
class Observed:
    """One finished game; what is told of seats is in their order."""

    seed: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """What each seat has of the win."""
    places: tuple[int, ...]
    """The place of each seat in the turn order."""
    had: tuple[frozenset[Thing], ...]
    dealt: tuple[frozenset[Thing], ...]
    offered: tuple[frozenset[Thing], ...]
    """What each seat could have chosen at some time."""
    sources: tuple[Mapping[str, float], ...]
    """The points of each seat by where they are from."""
    measures: tuple[Mapping[str, float], ...]
    rival: float | None
    """The points of the best of those without a seat, if there are any."""
    decisions: int
    turns: int


class Watch:
    """What is noted while a game is played."""

    def __init__(self, balance: Balance | None, game: Game[Any]) -> None:
        self.plain = balance is None
        self.balance = balance or NOTHING_TOLD
        self.seats = range(game.config.seats)
        self.offered: list[set[Thing]] = [set() for _ in self.seats]
        self.had: list[set[Thing]] = [set() for _ in self.seats]
        self.dealt = tuple(frozenset(self._dealt(game.state, seat)) for seat in self.seats)
        self.places = tuple(self.balance.place(game.state, seat) for seat in self.seats)
        self._asked: dict[str, list[tuple[str, Mapping[str, str]]]] = {}
        for kind in self.balance.things:
            for decision, begins in kind.asked.items():
                known = {begin + thing.key: thing.key for begin in begins for thing in kind.all}
                self._asked.setdefault(decision, []).append((kind.name, known))

    def _dealt(self, state: Any, seat: int) -> Iterator[Thing]:
        for kind in self.balance.things:
            if kind.dealt is not None:
                yield from ((kind.name, key) for key in kind.dealt(state, seat))

    def asks(self, decision: Decision) -> None:
        """Note what a seat may choose."""
        if self.plain:
            self.offered[decision.seat].update(self._plain(decision))
            return
        offered = self.offered[decision.seat]
        for name, known in self._asked.get(decision.kind, ()):
            offered.update((name, known[option.key]) for option in decision.options if option.key in known)

    def chooses(self, decision: Decision, index: int) -> None:
        """Note a choice, where a game does not tell what it means."""
        if self.plain:
            self.had[decision.seat].add((CHOICES, f"{decision.kind}: {decision.options[index].key}"))

    @staticmethod
    def _plain(decision: Decision) -> Iterator[Thing]:
        return ((CHOICES, f"{decision.kind}: {option.key}") for option in decision.options)

    def ends(self, game: Game[Any]) -> None:
        """Note what the journal tells, and what everybody has in the end."""
        assert game.journal is not None
        for kind in self.balance.things:
            begun: set[int] = set()
            for event in game.journal.events if kind.told else ():
                if event.kind in kind.told and event.seat in self.seats and event.seat not in begun:
                    self.had[event.seat].update((kind.name, kind.key_of(key)) for key in keys_of(event))
                    if kind.first:
                        begun.add(event.seat)
            for seat in self.seats:
                self.had[seat].update((kind.name, key) for key in kind.held(game.state, seat))
        asked = {kind.name for kind in self.balance.things if kind.asked}
        for seat in self.seats:
            self.offered[seat] |= {thing for thing in self.had[seat] if thing[0] in asked}


def keys_of(event: Event) -> Iterator[str]:
    """The thing that an event tells of."""
    if event.thing is not None:
        yield event.thing.key


def play_one(trial: Trial, seed: int) -> Observed | Failure:
    """Play one game to its end and note what was in it; whatever goes wrong is in the failure."""
    balance = balance_of(trial.game)
    players = [trial.player(seed * SEATS_APART + seat) for seat in range(trial.seats)]
    settings = dict(trial.settings)
    game = new_game(trial.game, trial.seats, seed, checkpoints=trial.imagines, journal=True, **settings)
    try:
        watch = Watch(balance, game)
        while (decision := game.decision) is not None:
            watch.asks(decision)
            index = players[decision.seat].choose(game)
            watch.chooses(decision, index)
            game.choose(index)
        watch.ends(game)
        return observed(seed, game, watch)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        agents = (trial.agent,) * trial.seats
        return Failure(seed, agents, len(game.history), said, format_exc(), game.save())


def observed(seed: int, game: Game[Any], watch: Watch) -> Observed:
    """A finished game and what was noted."""
    balance, seats = watch.balance, watch.seats
    players: Sequence[Mapping[str, Any]] = game.view(None)["players"]  # type: ignore[assignment]
    rivals = [points_of(each["score"]) for each in game.rules.rivals(game.view(None))]
    return Observed(
        seed=seed,
        scores=tuple(game.scores),
        shares=tuple(game.returns),
        places=watch.places,
        had=tuple(map(frozenset, watch.had)),
        dealt=watch.dealt,
        offered=tuple(map(frozenset, watch.offered)),
        sources=tuple(sources_of(player) for player in players),
        measures=tuple(
            {name: float(measure(game.state, seat)) for name, measure in balance.measures.items()}
            for seat in seats
        ),
        rival=max(rivals, default=None),
        decisions=len(game.history),
        turns=game.turns,
    )


def sources_of(player: Mapping[str, Any]) -> Mapping[str, float]:
    """A player's points by where they are from, if his game's view tells them so."""
    score = player.get("score")
    return {str(name): float(points) for name, points in score.items()} if isinstance(score, Mapping) else {}


def points_of(score: Any) -> float:
    """The points of a rival, which may be told by their sources."""
    return float(sum(score.values()) if isinstance(score, Mapping) else score)


def play_batch(trial: Trial, seeds: Sequence[int]) -> list[Observed | Failure]:
    """Play several games: the unit of work that an executor gets."""
    return [play_one(trial, seed) for seed in seeds]


def play_both(
    trial: Trial, seeds: Sequence[int], executors: Sequence[Executor], batch: int
) -> Iterator[tuple[int, Observed | Failure]]:
    """Play each seed on every executor, as each of them knows the game; tells which one it was."""
    futures: dict[Future[list[Observed | Failure]], int] = {}
    work = partial(play_batch, trial)
    for start in range(0, len(seeds), batch):
        for version, executor in enumerate(executors):
            futures[executor.submit(work, seeds[start : start + batch])] = version
    try:
        for future in as_completed(futures):
            yield from ((futures[future], game) for game in future.result())
    finally:
        for future in futures:
            future.cancel()
