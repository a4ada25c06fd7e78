"""Paired matches of two sets of weights: both play the same deals from the same seats."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt

from figurka.arena.tuning.games import Field, results
from figurka.core.mind import Weights
from figurka.core.registry import find_rules


@dataclass(frozen=True)
class Match:
    """A batch of deals in which one set of weights is tried against another."""

    field: Field
    one: Weights
    other: Weights
    seeds: Sequence[int]


@dataclass(frozen=True)
class Lead:
    """By how many points one is ahead of the other, and the error of that."""

    mean: float
    error: float


def play_match(match: Match) -> list[float]:
    """For each deal, how much better one came out than the other, from every seat."""
    field = match.field
    one, other = field.mind(match.one), field.mind(match.other)
    together = find_rules(field.game).cooperative or field.seats == 1
    leads = []
    for seed in match.seeds:
        if together:
            ours = results(field.play([one] * field.seats, seed))[0]
            leads.append(ours - results(field.play([other] * field.seats, seed))[0])
            continue
        seat = seed % field.seats
        minds = [one if each == seat else other for each in range(field.seats)]
        leads.append(results(field.play(minds, seed))[seat])
    return leads


def compare(
    field: Field, one: Weights, other: Weights, seeds: Sequence[int], executor: Executor, batch: int = 10
) -> Lead:
    """One against the other over many deals."""
    starts = range(0, len(seeds), batch)
    matches = [Match(field, one, other, seeds[start : start + batch]) for start in starts]
    leads = [lead for found in executor.map(play_match, matches) for lead in found]
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1)
    return Lead(mean, sqrt(variance / len(leads)))
