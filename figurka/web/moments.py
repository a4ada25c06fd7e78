"""The course of a game, and the turns of it that are worth looking at again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from figurka.core.journal import Event

MOST_MOMENTS = 5


@dataclass(frozen=True)
class Moment:
    """A turn worth looking at again."""

    number: int
    turn: int
    seat: int
    kind: str
    """`jump`: a good turn; `lead`: the lead was taken for good; `ahead`: nobody was ever further ahead.

    A game may have kinds of its own; their moments bring a title."""
    count: int
    score: int
    name: str = ""
    told: str = ""
    """What the journal says of it."""
    at: int = 0
    """After how many choices."""
    title: str = ""
    """What the game calls it, if its kind is the game's own."""
    year: int = 0
    """In which year it was, if the game counts in years."""
    gain: int = 0
    """How many points it brought whoever it is about."""
    own: bool = False
    """Whether it is the reader's."""


@dataclass(frozen=True)
class Course:
    """The points after each turn, as if the game had ended then, and before the first.

    For each turn the points of the seats and, if known, of an opponent without a seat after them.
    """

    scores: tuple[tuple[int, ...], ...]
    choices: tuple[int, ...]
    """After how many choices each turn was over: for the replay."""
    told: tuple[Mapping[int, str], ...] = ()
    """What the journal says of each turn, if it is known, by who did it; he whose turn it is comes first."""
    events: tuple[tuple[tuple[Event, str], ...], ...] = ()
    """What happened in each turn and before the first, as the viewer may know it, in the journal's words."""
    ending: str = ""
    """What is told of points that somebody was counted only at the end, without having done anything."""


def key_moments(course: Course, winners: Sequence[int]) -> tuple[Moment, ...]:
    """The turns that decided the game, in their order.

    The lead for good and everybody's best turn are always among them, then the widest lead and good turns.
    """
    turns = best_turns(course)
    best = [
        next(turn for turn in turns if turn.seat == seat) for seat in sorted({turn.seat for turn in turns})
    ]
    return chosen_of(course, [*widest_lead(course), *turns], [*lead_for_good(course, winners), *best])


def best_moments(course: Course) -> tuple[Moment, ...]:
    """The best turns of a game that nobody could lead, in their order."""
    return chosen_of(course, best_turns(course))


def chosen_of(
    course: Course, candidates: Sequence[Moment], sure: Sequence[Moment] = ()
) -> tuple[Moment, ...]:
    """What is sure, a turn of somebody only once, and the first candidates that are not too close to others.

    They come in their order, with their story.
    """
    apart = max(1, len(course.scores) // 24)
    chosen = list({(moment.turn, moment.seat): moment for moment in reversed(sure)}.values())
    for moment in candidates:
        near = any(abs(moment.turn - other.turn) < apart for other in chosen)
        if not near and len(chosen) < MOST_MOMENTS:
            chosen.append(moment)
    return tuple(
        replace(
            moment,
            number=number,
            told=moment.told or told_of(course, moment),
            at=course.choices[moment.turn],
            gain=gain_of(course, moment),
        )
        for number, moment in enumerate(sorted(chosen, key=lambda moment: moment.turn), 1)
    )


def gain_of(course: Course, moment: Moment) -> int:
    """How many points a moment brought whoever it is about."""
    return course.scores[moment.turn][moment.seat] - course.scores[max(0, moment.turn - 1)][moment.seat]


def is_move(course: Course, moment: Moment) -> bool:
    """Whether somebody did something for it, and did not just have it counted at the end."""
    if moment.turn < len(course.scores) - 1 or moment.turn >= len(course.told):
        return True
    return moment.seat in course.told[moment.turn]


def told_of(course: Course, moment: Moment) -> str:
    """What the journal says of a moment: what its hero did, or else whoever had the turn, or the end."""
    told = course.told[moment.turn] if moment.turn < len(course.told) else {}
    last = moment.turn == len(course.scores) - 1
    return told.get(moment.seat) or (course.ending if last else "") or next(iter(told.values()), "")


def lead_for_good(course: Course, winners: Sequence[int]) -> list[Moment]:
    """The turn from which the only winner was never behind again."""
    if len(winners) != 1 or len(course.scores[0]) < 2:
        return []
    winner = winners[0]
    behind = [turn for turn, scores in enumerate(course.scores) if scores[winner] < max(scores)]
    turn = behind[-1] + 1 if behind else 0
    if not 0 < turn < len(course.scores):
        return []
    scores = course.scores[turn]
    return [Moment(0, turn, winner, "lead", margin(scores, winner), scores[winner])]


def widest_lead(course: Course) -> list[Moment]:
    """The turn after which somebody was further ahead than at any other time, unless it was the last one."""
    leads = [
        (margin(scores, scores.index(max(scores))), turn)
        for turn, scores in enumerate(course.scores)
        if len(scores) > 1
    ]
    lead, turn = max(leads, key=lambda each: each[0], default=(0, 0))
    if lead <= 0 or turn in {0, len(course.scores) - 1}:
        return []
    scores = course.scores[turn]
    leader = scores.index(max(scores))
    return [Moment(0, turn, leader, "ahead", lead, scores[leader])]


def best_turns(course: Course) -> list[Moment]:
    """The turns by how much they brought, each seat's best before anybody's second; counting comes last."""
    jumps: list[tuple[int, Moment]] = []
    for seat in range(len(course.scores[0])):
        own = [
            Moment(0, turn, seat, "jump", after[seat] - before[seat], after[seat])
            for turn, (before, after) in enumerate(zip(course.scores, course.scores[1:], strict=False), 1)
        ]
        own.sort(key=lambda moment: (not is_move(course, moment), -moment.count))
        jumps += list(enumerate(moment for moment in own if moment.count > 1))
    return [moment for _, moment in sorted(jumps, key=lambda each: (each[0], -each[1].count))]


def margin(scores: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
