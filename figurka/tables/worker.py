"""A worker process: agents think here, away from the event loop."""

import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from figurka.agents import new_agent
from figurka.coach import Advice, Weigher
from figurka.coach.judging import QUICK, Asked, Depth, Judged, judge
from figurka.core.game import Game
from figurka.core.rules import Settings
from figurka.core.seeds import Source
from figurka.guide.weighing import Verdict, weigh
from figurka.tables.opening import open_game

GAMES_KEPT = 32
THINKING_SECONDS = 2.5
"""How long an agent may search for one choice when no other table waits."""
WEIGHING_SECONDS = 6.0
"""How long what was chosen may be weighed: nobody waits for it."""
LOOKS = (0.0, 0.6, 1.6)
"""How many seconds each look of a coach at a decision takes: the first one goes by instinct."""
LONGER = 2.4
"""How long each look after those takes."""
LAST_LOOK = 12
"""So often one may look at most."""
NICENESS = 5
"""Thinking gives way to serving when both want the processor."""


@dataclass(frozen=True)
class Question:
    """All that an agent needs to choose at a table: the game so far, who thinks, and his chance."""

    table: str
    game: str
    seats: int
    seed: int
    chance: Source
    settings: Settings
    choices: tuple[int, ...]
    agent: str
    agent_seed: int
    seconds: float = THINKING_SECONDS
    """How long he may search."""


@dataclass(frozen=True)
class Weighing(Question):
    """The question whether something was much better than what was chosen after the game so far."""

    chosen: int = 0
    least: float = 0.0
    """By how many points at least."""


@dataclass(frozen=True)
class Advising(Question):
    """The question which options are best now; each look at it goes on where the one before ended."""

    look: int = 0


@dataclass(frozen=True)
class Judging(Question):
    """The question how good what was chosen after the game so far was."""

    chosen: int = 0
    rest: tuple[int, ...] = ()
    """What was chosen next, as far as that may belong to it."""
    turn: int = 1
    """Which turn of the seat it was."""
    share: int = 1
    """How many games are played out for it, besides closer looks."""
    depth: Depth = QUICK


@dataclass(frozen=True)
class Answer:
    """The option that an agent chose, or what went wrong with it; or what was found about options."""

    option: int | None
    fault: str = ""
    verdict: Verdict | None = None
    advice: Advice | None = None
    judged: Judged | None = None


Thinker = Callable[[Question], int]

_games: OrderedDict[str, Game[Any]] = OrderedDict()
"""The games of the tables that this process was asked about lately."""


def think(question: Question) -> int:
    """Let the agent choose."""
    return new_agent(question.agent, question.agent_seed, question.seconds).choose(game_of(question))


def weighed(question: Weighing, stopped: Callable[[], bool]) -> Verdict | None:
    """Weigh what was chosen; the same question has always the same answer, unless time is short."""
    random = Random(question.agent_seed)
    return weigh(game_of(question), question.chosen, question.least, random, WEIGHING_SECONDS, stopped)


_weighers: OrderedDict[tuple[str, tuple[int, ...]], tuple[int, Weigher]] = OrderedDict()
"""What this process was asked about lately, and by which look it has known it."""


def advised(question: Advising, stopped: Callable[[], bool]) -> Advice:
    """Look once more at the options of a decision; looks that another process has had are made up for."""
    asked = (question.table, question.choices)
    seen, weigher = _weighers.pop(asked, (0, None))
    if weigher is None:
        weigher = Weigher(game_of(question).clone(), Random(question.agent_seed))
    looks = [LOOKS[look] if look < len(LOOKS) else LONGER for look in range(seen + 1, question.look + 1)]
    advice = weigher.think(min(sum(looks), question.seconds), stopped=stopped)
    _weighers[asked] = (max(seen, question.look), weigher)
    while len(_weighers) > GAMES_KEPT:
        _weighers.popitem(last=False)
    return advice


def judged(question: Judging) -> Judged:
    """Judge what was chosen; the same question has always the same answer."""
    asked = Asked(game_of(question), question.chosen, question.turn, question.rest)
    return judge(asked, question.share, question.depth, Random(question.agent_seed))


def game_of(question: Question) -> Game[Any]:
    """The table's game; if it is still known from an earlier question, only the new choices are played."""
    game = _games.pop(question.table, None)
    choices = question.choices
    if game is None or tuple(game.history) != choices[: len(game.history)]:
        game = open_game(question.game, question.seats, question.seed, question.settings, question.chance)
    for option in choices[len(game.history) :]:
        game.choose(option)
    _games[question.table] = game
    while len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game


def serve(pipe: "Connection[Answer, Question | None]", thinker: Thinker) -> None:
    """Answer questions until the other end is closed; the first answer says that the process is ready.

    Nothing instead of a question says that the last one is not wanted any more; weighing is given up then.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    with suppress(EOFError, BrokenPipeError):  # whoever asked may be gone, even while it is thought about
        _answer_all(pipe, thinker)


def _answer_all(pipe: "Connection[Answer, Question | None]", thinker: Thinker) -> None:
    pipe.send(Answer(None))
    while True:
        question = pipe.recv()
        if question is None:
            continue
        try:
            if isinstance(question, Weighing):
                answer = Answer(None, verdict=weighed(question, pipe.poll))
            elif isinstance(question, Advising):
                answer = Answer(None, advice=advised(question, pipe.poll))
            elif isinstance(question, Judging):
                answer = Answer(None, judged=judged(question))
            else:
                answer = Answer(thinker(question))
        except Exception:  # an agent may fail in any way, and the table goes on
            answer = Answer(None, traceback.format_exc())
        pipe.send(answer)
