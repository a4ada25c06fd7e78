"""Agents at the tables: whenever one is asked, it is made to think and its choice is brought to the table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from logging import DEBUG, WARNING
from typing import Any

from figurka.core.chance import agent_seed
from figurka.core.errors import FigurkaError
from figurka.tables.errors import ConflictError, DatabaseAwayError, TableError
from figurka.tables.live import LiveTable
from figurka.tables.thinking import AgentPool
from figurka.tables.worker import Advising, Question, Weighing

LOG = logging.getLogger(__name__)
TRIES = 5
"""How often a table is tried again that could not be read or written."""
LONGEST_WAIT = 5
"""How many seconds agents wait at most until they look whether the database is there again."""

PACES = {"slow": 4.0, "normal": 2.0, "fast": 0.5, "at-once": 0.0}
"""How many times the server's pause agents take before a turn."""

Look = Callable[[str], Awaitable[LiveTable]]
Answer = Callable[[str, int, int, int | None], Awaitable[LiveTable]]
Drive = Callable[[str], Awaitable[str | None]]
"""The pace of a table's agents, or None if another process lets them choose."""
Current = Callable[[str, int], bool]
"""Whether a table is still at this move, as far as this process knows."""


class Driver:
    """Plays the agents of all tables, one task for each table at which an agent is asked."""

    def __init__(
        self, pool: AgentPool, look: Look, answer: Answer, current: Current, drive: Drive, pace: float
    ) -> None:
        self._pool = pool
        self._current = current
        self._look = look
        self._answer = answer
        self._drives = drive
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()

    def wake(self, table_id: str) -> None:
        """See to it that the table's agents choose."""
        self._wanted.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._drive(table_id))

    def rouse(self, table_id: str) -> None:
        """Wake the table's agents unless they are choosing already."""
        if table_id not in self._tasks:
            self.wake(table_id)

    async def close(self) -> None:
        """Stop; whoever starts next goes on where the tables are."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table_id: str) -> None:
        """Play as long as an agent is asked, and once more for each wake that came meanwhile."""
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                await self._play_patiently(table_id)
        finally:
            self._wanted.discard(table_id)
            del self._tasks[table_id]

    async def _play_patiently(self, table_id: str) -> None:
        """Play, and after a fault that may pass try again, each time later; a database is waited for."""
        number = away = 0
        while number < TRIES:
            try:
                await self._play(table_id)
            except DatabaseAwayError:
                LOG.log(DEBUG if away else WARNING, "the agents of table %s wait for the database", table_id)
                await asyncio.sleep(min(2**away, LONGEST_WAIT))
                away += 1
            except TableError as error:
                LOG.warning("the agents of table %s cannot play: %s", table_id, error)
                return
            except FigurkaError:
                LOG.exception("the agents of table %s cannot play", table_id)
                return
            except Exception:
                number += 1
                LOG.exception("the agents of table %s are stopped, try %s of %s", table_id, number, TRIES)
                await asyncio.sleep(2 ** (number - 1))
            else:
                return

    def _pause(self, pace: str) -> float:
        """How long the first choice of a turn takes at least: people want to see where one begins."""
        return self._pace * PACES.get(pace, PACES["normal"])

    async def _play(self, table_id: str) -> None:
        """Let one agent after the other choose until a person is asked or the game is over."""
        clock = asyncio.get_running_loop().time
        while True:
            live = await self._look(table_id)
            asked, move = live.asked, live.move
            if asked is None or not asked.played_by or live.unended is not None:
                return
            question, opens = question_for(live), live.game.opens_turn  # before the table may move on
            pace = await self._drives(table_id)
            if pace is None:
                return
            began, pause = clock(), self._pause(pace) if opens else 0.0
            option = await self._pool.think(question, partial(self._current, table_id, move))
            await asyncio.sleep(max(0.0, began + pause - clock()))
            try:
                await self._answer(table_id, asked.seat, move, option)
            except ConflictError:
                continue


def question_for(live: LiveTable) -> Question:
    """What the agent that is asked has to know; its chance follows from the table's seed and the move."""
    return Question(
        table=live.id,
        **set_up_of(live),
        choices=tuple(live.game.history),
        agent=live.agent_due,
        agent_seed=agent_seed(live.record.seed, live.move),
    )


def set_up_of(live: LiveTable) -> dict[str, Any]:
    """What every question tells of how the table's game began."""
    record = live.record
    return {
        "game": record.game,
        "seats": record.seats,
        "seed": record.seed,
        "chance": record.chance,
        "settings": dict(record.settings),
    }


def advising_of(live: LiveTable, look: int) -> Advising:
    """What a coach has to know of the decision of now; the table's agents need not wait for him."""
    return Advising(
        table=f"{live.id} advised",
        **set_up_of(live),
        choices=tuple(live.game.history),
        agent=f"look {look}",
        agent_seed=agent_seed(live.record.seed, live.move),
        look=look,
    )


def weighing_of(live: LiveTable, choices: int, least: float) -> Weighing:
    """What is asked of a choice that was made after so many others: the same whenever it is asked.

    It is thought about beside what agents are asked at the table, who need not wait for it.
    """
    history = live.game.history
    return Weighing(
        table=f"{live.id} weighed",
        **set_up_of(live),
        choices=tuple(history[:choices]),
        agent="",
        agent_seed=agent_seed(live.record.seed, choices),
        chosen=history[choices],
        least=least,
    )
