"""The analysis of a game: how likely each player was to win, which turns cost something, and which most."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp
from statistics import median
from typing import Final

from figurka.coach.advice import Difference
from figurka.coach.judging import Judged
from figurka.locales import Message

SMALL: Final = 0.08
"""What is lost is told if it is such a part of what chance alone makes of the points in the end."""
LARGE: Final = 0.2
"""Such a part is a mistake: it takes about eight in a hundred from an even chance to win."""
SURE_LOSS: Final = 1.96
"""By so many of its standard errors a loss must be ahead of chance to be told."""
SURE_FIND: Final = 2.6
"""And by so many what was chosen must be ahead to be called brilliant."""
WHOLE: Final = 1.0
"""Who lost less than so many points with any choice is not told which cost most."""
ENOUGH: Final = 8
"""Fewer worlds show no mistake."""
SHARPNESS: Final = 2.0
"""How quickly what is lost takes from the accuracy of a turn."""
NEAR: Final = 2
"""The chances of so many turns before and after steady those of a turn."""
SWINGS: Final = 3
"""So many moments are told that turned the game."""
LEAST_SWING: Final = 0.04
STEADY: Final = 40
"""What points say of a chance counts as much as so many worlds: who wins in a few of them is often luck."""
AGAIN: Final = 4
"""What was missed and would have been better still, within so many turns, is the same chance missed."""
ODDS: Final = 0.4
"""By so much the chance of an even game changes with as many points as chance alone makes of them."""


class Mark(StrEnum):
    """How good what was chosen was."""

    BRILLIANT = "brilliant"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


@dataclass(frozen=True)
class Point:
    """A decision of the game as the analysis shows it."""

    judged: Judged
    mark: Mark
    chances: tuple[float, ...]
    """How likely each seat won after it, steadied by the turns around; for a team, how far it came."""
    loss: Difference
    """How many points it probably lost: what is in doubt counts for less."""
    together: bool = False
    """Whether all win or lose together."""

    @property
    def lost(self) -> float:
        """How many points it lost; nothing if that may be chance."""
        return self.loss.mean if self.mark in (Mark.INACCURACY, Mark.MISTAKE) else 0.0

    @property
    def swing(self) -> float:
        """By how much it changed the chance of who chose, beside the other option that was in question."""
        judged, now = self.judged, self.chances[self.judged.seat]
        if judged.better is None:
            return min(now, self.steady(judged.gained, judged.ahead.mean)) if judged.gained > 0 else 0.0
        seen = judged.played.chances[judged.seat] - judged.better.chances[judged.seat]
        return max(now - 1.0, min(now, self.steady(seen, -judged.lost.mean)))

    def steady(self, seen: float, points: float) -> float:
        """A difference of chances that was seen, with what so many points say of it."""
        judged, now = self.judged, self.chances[self.judged.seat]
        if self.together:
            return seen * self.loss.mean / judged.lost.mean if judged.lost.mean else seen
        even = ODDS * 4 * now * (1.0 - now)
        told = max(-1.0, min(1.0, even * points / judged.spread)) if judged.spread else 0.0
        return (judged.worlds * seen + STEADY * told) / (judged.worlds + STEADY)

    @property
    def better_chances(self) -> tuple[float, ...]:
        """How likely each seat would have won after the better option."""
        judged = self.judged
        if judged.better is None:
            return self.chances
        known = judged.worlds / (judged.worlds + STEADY)
        pairs = zip(self.chances, judged.better.chances, judged.played.chances, strict=True)
        chances = [min(1.0, max(0.0, now + known * (other - played))) for now, other, played in pairs]
        chances[judged.seat] = self.chances[judged.seat] - self.swing
        return tuple(chances)


@dataclass(frozen=True)
class Player:
    """How one seat played."""

    seat: int
    points: int
    accuracy: float
    """From 0 to 1."""
    lost: float
    """How many points its turns lost in all, what was missed several times counted once."""
    marks: dict[Mark, int]


@dataclass(frozen=True)
class Analysis:
    """All that is known of a game."""

    points: tuple[Point, ...]
    players: tuple[Player, ...]
    winners: tuple[int, ...]
    cooperative: bool
    playouts: int
    error: float
    """How far what a turn lost may usually be off, in points."""
    way: float = 0.0
    """How much of its way a team came in the end."""

    def of(self, seat: int) -> tuple[Point, ...]:
        """What one seat chose."""
        return tuple(point for point in self.points if point.judged.seat == seat)

    def swings(self, seat: int | None = None) -> tuple[Point, ...]:
        """The moments that turned the game, the largest first; of one seat, or of all."""
        found = self.points if seat is None else self.of(seat)
        large = [each for each in found if each.mark is not Mark.GOOD and worth(each) >= LEAST_SWING]
        return tuple(sorted(large, key=lambda each: -worth(each))[:SWINGS])


def worth(point: Point) -> float:
    """How much a moment mattered, as a chance."""
    return point.swing if point.mark is Mark.BRILLIANT else -point.swing


def analysis_of(
    judged: Iterable[Judged],
    scores: Sequence[int],
    winners: Sequence[int],
    *,
    cooperative: bool,
    way: float = 0.0,
) -> Analysis:
    """Put together what was found about each decision of a game that has ended."""
    found = sorted(judged, key=lambda each: each.choice)
    spread = median([each.spread for each in found]) if found else 0.0
    points = [
        Point(
            each,
            mark_of(each, spread),
            steadied(found, place),
            probable(each.lost, spread),
            cooperative,
        )
        for place, each in enumerate(found)
    ]
    players = [player_of(seat, score, points, spread) for seat, score in enumerate(scores)]
    return Analysis(
        tuple(points),
        tuple(players),
        tuple(winners),
        cooperative,
        sum(each.worlds for each in found),
        median([each.lost.error or each.ahead.error for each in found]) if found else 0.0,
        way,
    )


def probable(found: Difference, spread: float) -> Difference:
    """What is probably true of a difference: large ones are rare, so the more in doubt, the less of it."""
    usual = (LARGE * spread) ** 2
    part = usual / (usual + found.error**2) if usual else 1.0
    return Difference(part * found.mean, part * found.error)


def mark_of(judged: Judged, spread: float) -> Mark:
    """How good a choice was; the spread is that of the points in the whole game."""
    lost, ahead = judged.lost, judged.ahead
    cost = probable(lost, spread).mean
    if lost.mean > 0 and lost.mean >= SURE_LOSS * lost.error and cost >= SMALL * spread:
        return Mark.MISTAKE if judged.worlds >= ENOUGH and cost >= LARGE * spread else Mark.INACCURACY
    clear = ahead.mean >= LARGE * spread and ahead.mean >= SURE_FIND * ahead.error
    if judged.worlds >= ENOUGH and ahead.mean > 0 and clear and not judged.liked:
        return Mark.BRILLIANT
    return Mark.GOOD


def steadied(found: Sequence[Judged], place: int) -> tuple[float, ...]:
    """How likely each seat wins after a decision, with what the decisions around it say of that."""
    near = found[max(0, place - NEAR) : place + NEAR + 1]
    first = max(0, place - NEAR)
    weights = [1.0 + NEAR - abs(first + offset - place) for offset in range(len(near))]
    chances = [
        sum(weight * each.played.chances[seat] for weight, each in zip(weights, near, strict=True))
        for seat in range(len(found[place].played.chances))
    ]
    return tuple(each / sum(weights) for each in chances)


def player_of(seat: int, score: int, points: Sequence[Point], spread: float) -> Player:
    """How a seat played."""
    own = [point for point in points if point.judged.seat == seat]
    turns = dict.fromkeys((point.judged.turn for point in own), 0.0)
    for point in missed(own, again=0):
        turns[point.judged.turn] += point.lost
    accuracy = [exp(-SHARPNESS * lost / spread) if spread else 1.0 for lost in turns.values()]
    marks = {mark: sum(point.mark is mark for point in own) for mark in Mark}
    left = sum(point.lost for point in missed(own))
    return Player(seat, score, sum(accuracy) / len(accuracy) if accuracy else 1.0, left, marks)


def missed(own: Iterable[Point], again: int = AGAIN) -> list[Point]:
    """The choices of a seat that lost something; where one thing was missed again and again, the worst.

    One thing is what would have been better within so many turns, and within a turn all of one theme: whoever
    leaves something out is asked for what leads to it several times.
    """
    worst: list[Point] = []
    latest: dict[str, tuple[int, int]] = {}  # of each thing the turn in which it was missed, and its place
    themes: dict[tuple[int, str], int] = {}
    for point in own:
        judged = point.judged
        better, turn = judged.better, judged.turn
        if better is None or not point.lost:
            continue
        before, known = latest.get(better.key, (-again - 1, len(worst)))
        place = themes.get((turn, judged.theme), known if turn - before <= again else len(worst))
        if place == len(worst):
            worst.append(point)
        elif point.lost > worst[place].lost:
            worst[place] = point
        latest[better.key] = (turn, place)
        if judged.theme:
            themes[turn, judged.theme] = place
    return worst


# What it comes to, in a sentence


def summary_of(analysis: Analysis, seat: int) -> Message:
    """What cost a seat the game, or nearly did; or what won it."""
    lossy = sorted(missed(analysis.of(seat)), key=lambda each: -each.lost)
    if not lossy:
        return Message("coach-analysis-nothing")
    worst = lossy[0]
    if worst.lost < WHOLE:
        return Message("coach-analysis-little")
    by_theme: dict[str, list[Point]] = defaultdict(list)
    for point in lossy:
        by_theme[point.judged.theme].append(point)
    theme, often = max(by_theme.items(), key=lambda each: sum(point.lost for point in each[1]))
    together = sum(point.lost for point in often)
    if theme and len(often) > 2 and together > 2 * worst.lost:
        return Message(
            "coach-analysis-often",
            {
                "theme": Message(f"coach-theme-{theme}"),
                "times": len(often),
                "points": max(1, round(together)),
            },
        )
    better = worst.judged.better
    assert better is not None
    return Message(
        "coach-analysis-worst",
        {
            "turn": worst.judged.turn,
            "played": worst.judged.played.called,
            "better": better.called,
            "points": max(1, round(worst.lost)),
        },
    )
