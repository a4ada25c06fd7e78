"""A tuning from its first round to its last, which can be broken off and gone on with."""

import json
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from figurka.arena.tuning.evolving import evolve
from figurka.arena.tuning.fitting import fit, watch_many
from figurka.arena.tuning.games import Field, Settings
from figurka.arena.tuning.matching import Lead, compare
from figurka.arena.tuning.shaking import climb, shake
from figurka.core.mind import Weights
from figurka.core.registry import find_rules
from figurka.core.weights import ALL

METHODS = ("shake", "fit", "evolve")
TRUST = 200.0
"""As how many positions the weights so far count when an evaluation is fitted."""


@dataclass(frozen=True)
class Plan:
    """What is tuned, and how much is played for it."""

    game: str
    seats: tuple[int, ...]
    method: str = "shake"
    rounds: int = 6
    games: int = 1500
    """The games of each round, over all numbers of seats."""
    spread: float = 0.25
    """By which part of itself a weight is shaken."""
    seed: int = 1
    settings: Settings = field(default_factory=dict)
    looks: bool = False
    """Whether the players look to the end of their turn, or follow their instinct alone."""
    held: tuple[str, ...] = ()
    """The weights that stay as they are."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """Where games are played."""
        return tuple(Field(self.game, seats, self.settings, self.looks) for seats in self.seats)

    @property
    def choosable(self) -> tuple[str, ...]:
        """The weights that can be tuned in this way."""
        mind = find_rules(self.game).mind(self.seats[0])
        return mind.features if self.method == "fit" else mind.tuned or tuple(mind.weights)

    @property
    def names(self) -> tuple[str, ...]:
        """The weights that are tuned."""
        return tuple(name for name in self.choosable if name not in self.held)


@dataclass(frozen=True)
class Progress:
    """How far a tuning has come."""

    plan: Plan
    weights: Weights
    done: int = 0
    played: int = 0
    spread: float = 0.0
    leads: tuple[Lead, ...] = ()
    """By how much each round was ahead of the one before."""

    def save(self, path: Path) -> None:
        """Write it down, to go on from here."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        fresh.replace(path)


def begin(plan: Plan) -> Progress:
    """A tuning that starts from the weights that the game has now."""
    return Progress(plan, dict(find_rules(plan.game).mind(plan.seats[0]).weights), spread=plan.spread)


def go_on(path: Path, plan: Plan) -> Progress | None:
    """The tuning that was written down, if it is of the same plan but for its length."""
    if not path.exists():
        return None
    read = json.loads(path.read_text(encoding="utf-8"))
    was = Plan(**{**read.pop("plan"), "seats": plan.seats, "held": plan.held})
    if replace(was, rounds=plan.rounds) != plan:
        return None
    leads = tuple(Lead(**lead) for lead in read.pop("leads"))
    return Progress(plan, read.pop("weights"), leads=leads, **read)


def tune(progress: Progress, executor: Executor) -> Iterator[Progress]:
    """Round after round; each tells how far it has come."""
    while progress.done < progress.plan.rounds:
        progress = next_round(progress, executor)
        yield progress


def next_round(progress: Progress, executor: Executor) -> Progress:
    """One round: weights that may be better, tried against those so far on deals of their own."""
    plan = progress.plan
    first = plan.seed * 10_000_000 + progress.done * 2 * plan.games
    tried, played = propose(progress, first, executor)
    seeds = range(first + plan.games, first + plan.games + plan.games // 4)
    found = [compare(each, tried, progress.weights, seeds, executor) for each in plan.fields]
    mean = sum(lead.mean for lead in found) / len(found)
    error = sum(lead.error**2 for lead in found) ** 0.5 / len(found)
    better = mean > 0
    return replace(
        progress,
        weights=tried if better else progress.weights,
        done=progress.done + 1,
        played=progress.played + played + len(seeds) * len(found),
        spread=progress.spread if better else progress.spread * 0.7,
        leads=(*progress.leads, Lead(mean, error)),
    )


def propose(progress: Progress, first: int, executor: Executor) -> tuple[Weights, int]:
    """Weights that one round of games speaks for, and how many games that were."""
    plan, names, share = progress.plan, progress.plan.names, progress.plan.games // len(progress.plan.seats)
    seeds = range(first, first + share)
    if plan.method == "evolve":
        deals = max(share // 160, 4)
        made = list(
            evolve(plan.fields[0], progress.weights, names, progress.spread, deals, 10, first, executor)
        )
        return made[-1].weights, made[-1].games
    if plan.method == "fit":
        shaken = find_rules(plan.game).mind(plan.seats[0]).tuned
        seen = [
            each
            for field in plan.fields
            for each in watch_many(field, shaken, progress.spread, seeds, executor)
        ]
        fitted, _ = fit(seen, progress.weights, plan.choosable, TRUST, plan.held)
        found = dict(zip(plan.choosable, fitted.tolist(), strict=True))
        return {**progress.weights, **found}, share * len(plan.seats)
    dealt = seeds[: max(share // 2, 1)]
    rows = [
        row
        for field in plan.fields
        for row in shake(field, progress.weights, names, progress.spread, dealt, executor)
    ]
    return climb(progress.weights, names, rows, progress.spread), 2 * len(dealt) * len(plan.seats)


def write_weights(progress: Progress, path: Path, command: str) -> None:
    """The file of weights: how, when and from how many games they were made, and they themselves."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    made = {
        "how": command,
        "on": datetime.now(UTC).date().isoformat(),
        "games": progress.played,
        "rules": find_rules(progress.plan.game).version,
    }
    rounded = {name: round(weight, 4) for name, weight in progress.weights.items()}
    key = ALL if len(progress.plan.seats) > 1 or ALL not in kept else str(progress.plan.seats[0])
    written = {**kept, "made": made, key: rounded}
    path.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
