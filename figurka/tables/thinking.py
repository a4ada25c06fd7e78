"""Agents think in worker processes: none waits for them but a thread, and none of them can stop a table."""

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import monotonic
from weakref import WeakValueDictionary

from figurka.coach import Advice
from figurka.coach.judging import Judged
from figurka.guide.weighing import Verdict
from figurka.tables.timing import Timing
from figurka.tables.worker import (
    THINKING_SECONDS,
    Advising,
    Answer,
    Judging,
    Question,
    Thinker,
    Weighing,
    serve,
    think,
)

LOG = logging.getLogger(__name__)
START_SECONDS = 60.0
"""How long a new process may take to be ready."""
LOOK_SECONDS = 0.1
"""So often it is asked whether what is weighed is still wanted."""
LEAST_SECONDS = 0.2
"""How long an agent may search for one choice however many tables wait."""

JUDGING_SECONDS = 120.0
"""How long a deep look at one decision may take."""

Wanted = Callable[[], bool]
"""Tells whether a question still waits for its answer; is asked from any thread."""


class WorkerLostError(Exception):
    """The worker process has died, or thinks for too long."""


class Worker:
    """One process that thinks about one question at a time."""

    def __init__(self, thinker: Thinker) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=serve, args=(far_end, thinker), daemon=True)
        self.process.start()
        far_end.close()
        self.ready = False

    def ask(self, question: Question, limit: float, wanted: Wanted = lambda: True) -> Answer:
        """The answer, without option if the agent failed; raises WorkerLostError if the process is gone."""
        try:
            if not self.ready:
                self._receive(START_SECONDS)
                self.ready = True
            self.pipe.send(question)
            if isinstance(question, Weighing | Advising):
                self._give_up_unless(wanted, limit)
            return self._receive(limit)
        except (EOFError, OSError) as error:
            raise WorkerLostError("crashed") from error

    def _give_up_unless(self, wanted: Wanted, limit: float) -> None:
        """Wait for an answer as long as it is wanted, and say so when it is not."""
        until = monotonic() + limit
        while not self.pipe.poll(LOOK_SECONDS) and monotonic() < until:
            if not wanted():
                self.pipe.send(None)
                return

    def _receive(self, limit: float) -> Answer:
        if not self.pipe.poll(limit):
            raise WorkerLostError(f"no answer in {limit} s")
        answer: Answer = self.pipe.recv()
        if answer.fault:
            LOG.warning("an agent failed: %s", answer.fault)
        return answer

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class AgentPool:
    """A few worker processes, started when they are first needed; a lost one is replaced by the next.

    Tables take turns: of each, one question at a time is waiting or thought about. The more of them wait, the
    shorter each search is, so that a table has its answer about as soon as if it were alone.
    """

    def __init__(self, workers: int = 2, limit: float = 10.0, thinker: Thinker = think) -> None:
        self.workers = workers
        self.limit = limit
        """How many seconds an agent may think; waiting for a free worker does not count."""
        self._thinker = thinker
        self._threads = ThreadPoolExecutor(workers, "figurka-thinking")
        self._idle: list[Worker] = []
        self._lock = threading.Lock()
        self._busy: set[Worker] = set()
        self._closed = False
        self._asked: dict[object, asyncio.Task[Answer | None]] = {}
        """The questions that wait or are thought about."""
        self.thinking = Timing()
        """How long the answers took, with waiting."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def waiting(self) -> int:
        """How many questions wait or are thought about."""
        return len(self._asked)

    async def think(self, question: Question, wanted: Wanted = lambda: True) -> int | None:
        """What the agent chooses; None if it crashed, was too slow, failed, or is not wanted any more.

        Who asks what is being thought about already gets the same answer.
        """
        answer = await self._think_once(question, wanted)
        return None if answer is None else answer.option

    async def weigh(self, question: Weighing, wanted: Wanted = lambda: True) -> Verdict | None:
        """What was much better than what was chosen; None if nothing clearly was, or there was no answer."""
        answer = await self._think_once(question, wanted)
        return None if answer is None else answer.verdict

    async def advise(self, question: Advising, wanted: Wanted = lambda: True) -> Advice | None:
        """Which options are best, after one look more; None if there was no answer."""
        answer = await self._think_once(question, wanted)
        return None if answer is None else answer.advice

    async def judge(self, question: Judging) -> Judged | None:
        """How good what was chosen was; None if there was no answer."""
        answer = await self._think_once(question, lambda: True)
        return None if answer is None else answer.judged

    async def _think_once(self, question: Question, wanted: Wanted) -> Answer | None:
        asked = (question.table, question.agent, question.agent_seed, question.choices)
        thinking = self._asked.get(asked)
        if thinking is None:
            thinking = self._asked[asked] = asyncio.create_task(self._think_in_turn(question, wanted))
            thinking.add_done_callback(lambda _: self._asked.pop(asked))
        with self.thinking.measured():
            return await asyncio.shield(thinking)

    async def _think_in_turn(self, question: Question, wanted: Wanted) -> Answer | None:
        async with self._turns.setdefault(question.table, asyncio.Lock()):
            if self._closed:
                return None
            ask = asyncio.get_running_loop().run_in_executor
            return await ask(self._threads, self._ask, question, wanted)

    async def close(self) -> None:
        """End all processes, also those that are thinking."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for worker in self._busy:
                worker.process.kill()
        for worker in idle:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    def _ask(self, question: Question, wanted: Wanted) -> Answer | None:
        if not wanted():
            return None
        worker = self._take()
        limit = max(self.limit, JUDGING_SECONDS) if isinstance(question, Judging) else self.limit
        try:
            answer = worker.ask(replace(question, seconds=self._seconds()), limit, wanted)
        except WorkerLostError as error:
            if not self._closed:
                LOG.warning("agent %s at table %s: %s", question.agent, question.table, error)
            self._release(worker, lost=True)
            return None
        self._release(worker)
        return answer

    def _seconds(self) -> float:
        """How long one search may take: the workers' time is shared by all that wait."""
        share = THINKING_SECONDS * self.workers / max(self.workers, len(self._asked))
        return max(LEAST_SECONDS, share)

    def _take(self) -> Worker:
        """An idle worker that still lives, or a new one."""
        worker = None
        with self._lock:
            while self._idle and worker is None:
                worker = self._idle.pop()
                if not worker.process.is_alive():
                    worker = None
        if worker is None:
            worker = Worker(self._thinker)
        with self._lock:
            self._busy.add(worker)
            if self._closed:
                worker.process.kill()
        return worker

    def _release(self, worker: Worker, *, lost: bool = False) -> None:
        with self._lock:
            self._busy.discard(worker)
            if not lost and not self._closed:
                self._idle.append(worker)
                return
        worker.kill()
