"""Finished games are judged decision by decision, in the background, and what is found is kept with them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from figurka.coach.judging import QUICK, Depth, Judged, acting_in, asked_in, rest_of, share_of
from figurka.coach.keeping import seat_names
from figurka.coach.records import UnreadableError, kept_judged, read_judged
from figurka.core.chance import agent_seed
from figurka.tables.driving import set_up_of
from figurka.tables.errors import TableClosedError
from figurka.tables.leases import Leases
from figurka.tables.live import LiveTable
from figurka.tables.model import Status
from figurka.tables.opening import open_game
from figurka.tables.store import Store
from figurka.tables.thinking import AgentPool
from figurka.tables.worker import Judging

LOG = logging.getLogger(__name__)
Run = Callable[..., Awaitable[Any]]
"""Runs what blocks in a thread."""
K = TypeVar("K")
GAMES_KNOWN: Final = 200
"""Of so many games it is known which decisions are judged."""


@dataclass(frozen=True)
class Moment:
    """A decision that is judged: how many choices came before it, and which turn of its seat it was."""

    choice: int
    turn: int


@dataclass(frozen=True)
class Found:
    """What is known of a finished game at a depth; players stand in it by their seats, not their names."""

    live: LiveTable
    depth: Depth
    total: int
    """How many decisions there are to judge."""
    judged: tuple[Judged, ...]
    working: bool = False
    """Whether more of them are being judged, by whichever process."""

    @property
    def done(self) -> int:
        """How many are judged."""
        return len(self.judged)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.done >= self.total


@dataclass
class Job:
    """A game that is being judged, or was in this process."""

    given_up: set[int] = field(default_factory=set)
    """The decisions of which no worker found anything."""
    task: asyncio.Task[None] | None = None

    @property
    def working(self) -> bool:
        """Whether it goes on."""
        return self.task is not None and not self.task.done()


def can_be_analysed(live: LiveTable) -> bool:
    """Whether a game has ended, and was played here as a whole: a companion knows nothing of the person."""
    return live.status is Status.OVER and not live.game.rules.companion_of


class Analyst:
    """Lets worker processes judge games, as many decisions at once as there are workers.

    A deep look at one decision takes so long that one worker, if there are several, is left to agents.
    """

    def __init__(self, pool: AgentPool, store: Store, leases: Leases, run: Run) -> None:
        self._pool = pool
        self._store = store
        self._leases = leases
        self._run = run
        self._all = asyncio.Semaphore(pool.workers)
        self._long = asyncio.Semaphore(max(1, pool.workers - 1))
        self._moments: dict[str, tuple[Moment, ...]] = {}
        self._jobs: dict[tuple[str, str], Job] = {}

    async def start(self, live: LiveTable, depth: Depth) -> Found:
        """See that a game is judged to its end, and tell what is known of it so far."""
        found = await self.look(live, depth)
        job = self._jobs.setdefault((live.id, depth.name), Job())
        forget(self._jobs, [key for key, each in self._jobs.items() if not each.working and each is not job])
        known = {each.choice for each in found.judged} | job.given_up
        left = [each for each in await self._moments_of(live) if each.choice not in known]
        begun = bool(left) and await self._run(self._leases.begin_judging, live.id, depth.name)
        if begun and not job.working:
            job.task = asyncio.create_task(self._judge_all(live, depth, left, job))
        return replace(found, working=job.working or (bool(left) and not begun))

    async def look(self, live: LiveTable, depth: Depth) -> Found:
        """What is known of a game that has ended."""
        if not can_be_analysed(live):
            raise TableClosedError("error-analysis-running")
        moments = await self._moments_of(live)
        rows = await self._run(self._store.judgements, live.id, live.game.rules.version, depth.name)
        judged = tuple(read_rows(rows, {each.choice for each in moments}, seat_names(acting_in(live.game))))
        job = self._jobs.get((live.id, depth.name))
        here = job is not None and job.working
        working = here or await self._run(self._leases.judges, live.id, depth.name)
        return Found(live, depth, len(moments), judged, working)

    async def close(self) -> None:
        """Give up what is being judged: what was found so far is kept."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):  # where it cannot be said, others find out by themselves
            await self._run(self._leases.end_judging)

    async def _moments_of(self, live: LiveTable) -> tuple[Moment, ...]:
        if live.id not in self._moments:
            self._moments[live.id] = await self._run(moments_in, live)
            forget(self._moments, [table_id for table_id in self._moments if table_id != live.id])
        return self._moments[live.id]

    async def _judge_all(self, live: LiveTable, depth: Depth, left: list[Moment], job: Job) -> None:
        """Judge what is left, in strands that each take the next decision."""
        share = share_of(depth, len(await self._moments_of(live)))
        questions = (judging_of(live, moment, share, depth) for moment in left)
        strands = [self._judge_next(live, strand, questions, job) for strand in range(self._pool.workers)]
        try:
            await asyncio.gather(*strands)
        finally:
            await self._run(self._leases.end_judging, live.id, depth.name)

    async def _judge_next(self, live: LiveTable, strand: int, questions: Iterator[Judging], job: Job) -> None:
        names = seat_names(acting_in(live.game))
        for question in questions:
            choice = len(question.choices)
            about = (live.id, live.game.rules.version, question.depth.name, choice)
            try:
                known = await self._run(self._store.judgements, *about)
                if any(read_rows(known, [choice], names)):
                    continue  # another process was first
                judged = await self._ask(replace(question, table=f"{question.table} {strand}"))
                if judged is not None:
                    await self._run(self._store.keep_judgement, *about, kept_judged(judged))
                    continue
            except Exception:
                LOG.exception("choice %s at table %s could not be judged", choice, live.id)
            job.given_up.add(choice)

    async def _ask(self, question: Judging) -> Judged | None:
        if question.depth.playouts <= QUICK.playouts:
            async with self._all:
                return await self._pool.judge(question)
        async with self._long, self._all:
            return await self._pool.judge(question)


def forget(known: dict[K, Any], idle: list[K]) -> None:
    """Drop the oldest of those that are not needed now, if too many are known."""
    for key in idle[: max(0, len(known) - GAMES_KNOWN)]:
        del known[key]


def moments_in(live: LiveTable) -> tuple[Moment, ...]:
    """The decisions of a game on which much hung."""
    set_up = set_up_of(live)
    game = open_game(set_up["game"], set_up["seats"], set_up["seed"], set_up["settings"], set_up["chance"])
    return tuple(
        Moment(len(asked.game.history), asked.turn) for asked in asked_in(game, tuple(live.game.history))
    )


def read_rows(rows: dict[int, Any], wanted: Iterable[int], names: tuple[str, ...]) -> Iterator[Judged]:
    """The judgements that can be read; others are made anew."""
    for choice in sorted(set(wanted) & set(rows)):
        try:
            yield read_judged(rows[choice], names)
        except UnreadableError as error:
            LOG.warning("a judgement of choice %s cannot be read: %s", choice, error)


def judging_of(live: LiveTable, moment: Moment, share: int, depth: Depth) -> Judging:
    """What is asked of a decision of a game that has ended: the same whenever it is asked."""
    history = live.game.history
    return Judging(
        table=f"{live.id} judged",
        **set_up_of(live),
        choices=tuple(history[: moment.choice]),
        agent=depth.name,
        agent_seed=agent_seed(live.record.seed, moment.choice),
        chosen=history[moment.choice],
        rest=rest_of(history, moment.choice),
        turn=moment.turn,
        share=share,
        depth=depth,
    )
