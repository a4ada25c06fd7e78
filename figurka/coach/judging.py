"""Judging what was chosen: the best that a search finds beside it, in worlds that the search did not see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from random import Random
from typing import Any, Final

from figurka.agents.looking import is_large
from figurka.coach.advice import Choice, Difference
from figurka.coach.following import WORLDS, Step, following
from figurka.coach.form import coach_of, is_humble, theme_of
from figurka.coach.keeping import seat_names
from figurka.coach.telling import reasons_of
from figurka.coach.weighing import Outcome, Weigher, error, mean
from figurka.core.chance import agent_seed
from figurka.core.decision import DECLINE, DONE
from figurka.core.game import Game
from figurka.locales import Message

NEXT: Final = 6
"""Among so many choices after one it is looked for what came of it."""
FIRST: Final = 2
"""So many options come to mind first."""
RIVALS: Final = 2
"""So many options that may be better are checked beside what was chosen."""
SUSPICIOUS: Final = 0.7
"""So many of its standard errors something must be ahead of what was chosen to be looked at more closely."""
CERTAIN: Final = 4.0
"""Beyond so many nothing is left to find out."""
PATIENT: Final = 4
"""A closer look takes so many times as long as a first one at most."""
CONVINCED: Final = 1.5
"""By so many standard errors something must be ahead after it to be measured at last."""


@dataclass(frozen=True)
class Depth:
    """How long a game is looked at."""

    name: str
    playouts: int
    """How many games are played out for all its decisions together, besides closer looks."""
    least: int
    """In so many worlds what was chosen is checked at least."""
    width: int
    """So many options are looked at, the best at a first look."""
    measured: int = 24
    """In so many worlds at least what was lost is measured, of which nothing before knew: who looks for
    differences finds some by luck."""


QUICK: Final = Depth("quick", 4800, 5, 6)
DEEP: Final = Depth("deep", 24000, 24, 8)
DEPTHS: Final = {depth.name: depth for depth in (QUICK, DEEP)}


@dataclass(frozen=True)
class After:
    """What is expected after an option."""

    key: str
    called: Message
    chances: tuple[float, ...]
    """How likely each seat wins; for a team, how much of its way it comes."""
    points: tuple[float, ...]
    """How many points each seat has in the end."""


@dataclass(frozen=True)
class Judged:
    """A decision of a game, what was chosen in it, and what would have been better."""

    choice: int
    """How many choices of the game came before it."""
    seat: int
    turn: int
    """Which turn of the seat it belongs to, counted from 1."""
    played: After
    better: After | None
    """What was better; nothing, if nothing was found."""
    lost: Difference
    """By how much it was better, in points."""
    ahead: Difference
    """By how much what was chosen was better than the next best, if it was the best."""
    liked: bool
    """Whether what was chosen comes to mind first, or is no find however good it turns out."""
    spread: float
    """How far the points of the same choice differ from world to world."""
    worlds: int
    reasons: tuple[Message, ...] = ()
    """What the better one brings."""
    against: tuple[Message, ...] = ()
    """What comes in the end of the one that was chosen; what it brought at once the journal tells."""
    theme: str = ""
    line: tuple[Step, ...] = ()
    """What most likely follows the better one."""
    gained: float = 0.0
    """By how much likelier the seat won by it, if it was the best."""
    when: Message | None = None
    """In which year, season or era of the game it was."""


@dataclass(frozen=True)
class Asked:
    """A decision on which much hangs, with the game up to it."""

    game: Game[Any]
    chosen: int
    turn: int
    rest: tuple[int, ...] = ()
    """What was chosen next, as far as that may belong to it."""


def asked_in(game: Game[Any], choices: Sequence[int]) -> Iterator[Asked]:
    """The decisions of a game on which much hung; the game is played on to its end."""
    turns = [0] * game.config.seats
    for place, index in enumerate(choices):
        decision = game.decision
        assert decision is not None
        if game.opens_turn:
            turns[decision.seat] += 1
        if is_large(game.mind, game) and len(decision.options) > 1:
            yield Asked(game, index, max(1, turns[decision.seat]), rest_of(choices, place))
        game.choose(index)


def rest_of(choices: Sequence[int], place: int) -> tuple[int, ...]:
    """What was chosen after a choice at a place of a game, as far as it may belong to it."""
    return tuple(choices[place + 1 : place + 1 + NEXT])


def random_of(seed: int, choices: int) -> Random:
    """The chance of judging the decision after so many choices of a game: the same wherever it is judged."""
    return Random(agent_seed(seed, choices))


def share_of(depth: Depth, decisions: int) -> int:
    """How many games are played out for each of so many decisions."""
    return max(1, depth.playouts // max(1, decisions))


def judge(asked: Asked, share: int, depth: Depth, random: Random) -> Judged:
    """What was chosen beside the best that is found with a share of the playouts."""
    game, chosen = asked.game.clone(), asked.chosen
    search = Weigher(game, random)
    liked = chosen in search.left[:FIRST] or is_humble(game, chosen)
    first = search.left[: depth.width]
    search = Weigher(game, random, first if chosen in first else [*first, chosen])
    search.think(inf, max(1, share // 2 // len(search.left)))
    rivals = [each for each in search.order() if each != chosen][:RIVALS]
    look = max(depth.least, share // 4)
    check = Weigher(game, random, (chosen, *rivals))
    play_worlds(check, look)
    rival = max(rivals, key=lambda each: mean(check.values(each, chosen)))
    check.left = [chosen, rival]
    while len(check.found[chosen]) < PATIENT * look and in_doubt(leads(check, rival, chosen), liked):
        play_worlds(check, look)
    if not telling(leads(check, rival, chosen), CONVINCED, liked):
        return judged(asked, (search, check), None, rival, liked)
    seed, worlds = random.getrandbits(32), max(depth.measured, look)
    measured = measured_in(game, chosen, rival, seed, worlds)
    if leads(measured, rival, chosen) > 0:
        planned = measured_in(game, chosen, rival, seed, worlds, rival_next=True)
        measured = min(measured, planned, key=lambda each: mean(each.margins(rival, chosen)))
        if leads(measured, rival, chosen) < CONVINCED:
            return judged(asked, (search, check), None, rival, liked)
    return judged(asked, (search, check, measured), measured, rival, liked)


def measured_in(
    game: Game[Any], chosen: int, rival: int, seed: int, worlds: int, rival_next: bool = False
) -> Weigher:
    """What was chosen and its rival in worlds of their own.

    The rival may be planned for the next turn: what loses nothing if the other is only done after it was no
    mistake, for then it was a matter of order.
    """
    weigher = Weigher(game, Random(seed), (chosen, rival))
    if rival_next:
        weigher.planned[chosen] = weigher.decision.options[rival].key
    play_worlds(weigher, worlds)
    return weigher


def in_doubt(lead: float, liked: bool) -> bool:
    """Whether a closer look may show that something was better, or that what was chosen is a find."""
    return telling(lead, SUSPICIOUS, liked) and abs(lead) < CERTAIN


def telling(lead: float, least: float, liked: bool) -> bool:
    """Whether a rival is ahead by so much, or behind what instinct would not have chosen."""
    return lead >= least or (lead <= -least and not liked)


def play_worlds(weigher: Weigher, worlds: int) -> None:
    """Play all that is in question out in so many more worlds."""
    for _ in range(worlds):
        weigher.play_world(weigher.random.getrandbits(32))


def leads(weigher: Weigher, one: int, other: int) -> float:
    """How far one option is ahead of another, in standard errors of their worlds alone."""
    values = weigher.values(one, other)
    doubt = error(values)
    return mean(values) / doubt if doubt else inf * mean(values) if any(values) else 0.0


def judged(
    asked: Asked, seen: Sequence[Weigher], measured: Weigher | None, rival: int, liked: bool
) -> Judged:
    """What was seen of the chosen option, and what was measured of it and its rival, if that was worth it."""
    last, chosen = seen[-1], asked.chosen
    game = last.game
    played = [outcome for weigher in seen for outcome in weigher.found[chosen]]
    margins = last.margins(rival, chosen)
    nothing = Difference(0.0, error(margins))
    about = Judged(
        len(game.history),
        last.seat,
        asked.turn,
        named_after(after(last, chosen, played), asked),
        None,
        nothing,
        nothing,
        liked,
        deviation([each.lead for each in played]),
        len(margins),
        theme=theme_of(game, chosen),
        when=game.rules.when(game.state, last.seat),
    )
    lead = mean(margins)
    if measured is None:
        return about
    if lead <= 0:
        return replace(about, ahead=Difference(-lead, nothing.error), gained=gained(last, chosen, rival))
    names = seat_names(acting_in(game))
    return replace(
        about,
        better=shifted(measured, rival, chosen, played),
        lost=Difference(lead, nothing.error),
        reasons=told(game, measured.choice(rival, rival, chosen, 1), names),
        against=reasons_of(game, measured.choice(chosen, rival, rival, 2), names).later,
        theme=theme_of(game, rival),
        line=line_after(measured, rival, names),
    )


def gained(weigher: Weigher, chosen: int, rival: int) -> float:
    """By how much likelier its seat wins after what was chosen than after the next best."""
    return weigher.difference(chosen, rival, lambda outcome: outcome.chances[weigher.seat]).mean


def line_after(check: Weigher, option: int, names: tuple[str, ...]) -> tuple[Step, ...]:
    """What most likely follows an option."""
    seeds = [check.random.getrandbits(32) for _ in range(WORLDS)]
    return following(check.game, check.seat, option, seeds, names)


def acting_in(game: Game[Any]) -> int:
    """How many act in a game: those at its seats, and those who have none."""
    return game.config.seats + len(game.rules.figures(game.config.seats))


def told(game: Game[Any], choice: Choice, names: tuple[str, ...]) -> tuple[Message, ...]:
    """Why an option comes out as it does."""
    decision = game.decision
    assert decision is not None
    return reasons_of(game, choice, names).messages(game, decision.seat, names)


def after(weigher: Weigher, option: int, found: Sequence[Outcome]) -> After:
    """What is expected after an option that came out so."""
    game, decision = weigher.game, weigher.decision
    names = seat_names(acting_in(game))
    thing = decision.options[option]
    return After(
        thing.key,
        game.rules.deed(game.state, decision, thing, names),
        means([each.chances for each in found]),
        means([each.others for each in found]),
    )


def named_after(expected: After, asked: Asked) -> After:
    """What was chosen, called with the thing that it was chosen for, if the game names that."""
    game = asked.game.clone()
    assert game.decision is not None
    seat, naming = game.decision.seat, coach_of(game.rules.name).naming
    if game.decision.kind in naming:
        return expected
    game.choose(asked.chosen)
    for index in asked.rest:
        decision = game.decision
        if decision is None or decision.seat != seat or game.opens_turn:
            break
        thing = decision.options[index]
        if decision.kind in naming and thing not in (DONE, DECLINE):
            named = {"deed": expected.called, "thing": game.rules.called(thing)}
            return replace(expected, called=Message("coach-deed-with", named))
        game.choose(index)
    return expected


def shifted(check: Weigher, best: int, chosen: int, found: Sequence[Outcome]) -> After:
    """What is expected after the better option: in the same worlds as after the one that was chosen.

    The chosen one may have been seen in more of them; what it had there is counted for both.
    """
    expected, known = after(check, chosen, found), after(check, chosen, check.found[chosen])
    better = after(check, best, check.found[best])
    return replace(
        better,
        chances=tuple(
            min(1.0, max(0.0, a + b - c))
            for a, b, c in zip(expected.chances, better.chances, known.chances, strict=True)
        ),
        points=tuple(a + b - c for a, b, c in zip(expected.points, better.points, known.points, strict=True)),
    )


def means(found: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of each figure."""
    return tuple(mean(figures) for figures in zip(*found, strict=True))


def deviation(values: Sequence[float]) -> float:
    """How far values are usually from their mean."""
    return error(values) * sqrt(len(values))
