"""Telling people that it is their turn: one who looks round in each process, and the first one tells."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from datetime import timedelta
from typing import ParamSpec, TypeVar

from figurka.calling import push, webhooks
from figurka.calling.book import CallBook
from figurka.calling.lines import Lines
from figurka.calling.model import MOST_FAILURES, Call, Due, Kind, Notice, Trouble
from figurka.calling.posting import post
from figurka.calling.saying import notice_of, trial
from figurka.calling.targets import TargetError, place_of, read_target
from figurka.core.errors import FigurkaError
from figurka.tables.engine import Database
from figurka.tables.errors import DatabaseAwayError
from figurka.tables.model import now
from figurka.tables.tokens import digest, new_id, new_token

LOG = logging.getLogger(__name__)
CALL_AFTER = timedelta(seconds=90)
"""So long it has been somebody's turn before he is told, if he does not look at the table."""
LOOKS_STILL = timedelta(seconds=75)
"""So long after he was last seen he may still be looking; open pages are seen at least every 45 seconds."""
ROUND_EVERY = 20.0
SWEEP_EVERY = 180
"""After so many rounds what nobody needs any more is forgotten."""
PAUSES = (15.0, 60.0, 300.0)
"""How many seconds to wait before a notice that was surely not taken is sent again."""
MOST_WEBHOOKS, MOST_BROWSERS = 5, 10
"""So many of each may belong to one person."""
UNANSWERED = (Trouble.ADDRESS, Trouble.UNREACHABLE, Trouble.SILENT)
"""Of whom no answer has come."""
GRACE = 2.0
"""So many seconds notices that are under way have to arrive when the server stops."""
LOOKUP = 10.0
"""So many seconds it may take to find out where the name of a webhook leads."""
SEEN_KEPT = 10_000
ID_LENGTH = 16
VAPID = "vapid"

P = ParamSpec("P")
T = TypeVar("T")


class CallError(FigurkaError):
    """A wish to be called that cannot be granted."""


class UnknownCallError(CallError):
    """The caller is not called there."""


class Caller:
    """Calls people back to the tables of one database; one object per process, used from its event loop."""

    def __init__(
        self,
        database: Database,
        *,
        private: bool = False,
        after: timedelta = CALL_AFTER,
        pauses: Sequence[float] = PAUSES,
        every: float = ROUND_EVERY,
    ) -> None:
        self.book = CallBook(database)
        self.private = private
        """Whether notices may go to private addresses: for tests and home networks."""
        self._after = after
        self._unseen = min(after, LOOKS_STILL)
        self._pauses = pauses
        self._every = every
        self._lines = Lines()
        self._under_way: set[asyncio.Task[None]] = set()
        self._round: asyncio.Task[None] | None = None
        self._followed: set[str] = set()
        self._key = ""

    async def prepare(self) -> None:
        """Take the server's key; it is made when the first one starts that has what it needs."""
        if push.is_offered():
            self._key = await self._run(self.book.key, VAPID, push.new_private_key)

    async def open(self) -> None:
        """Begin to look round."""
        await self.prepare()
        self._round = asyncio.create_task(self._look_round())

    async def close(self) -> None:
        """Stop soon; a notice that has not gone out by then is lost, and nobody is told twice."""
        if self._round is not None:
            self._round.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GRACE)
        tasks = [*self._under_way, *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Who wants to be called

    @property
    def calls_browsers(self) -> bool:
        """Whether this server can."""
        return bool(self._key)

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with; nothing where this server does not offer it."""
        return push.public_key(self._key) if self._key else ""

    async def calls_of(self, secrets: Collection[str]) -> list[Call]:
        """Where the holder of these secrets is called."""
        return await self._run(self.book.calls_of, _hashes(secrets))

    async def add_webhook(
        self, secrets: Collection[str], kind: Kind, address: str, language: str, origin: str
    ) -> Call:
        """Call somebody by a webhook; the secret of the answer is told once."""
        await self._check_room(secrets, MOST_WEBHOOKS, browser=False)
        await self._check_name(address)
        call = Call(new_id(), kind, address, "", new_token(), language, origin, now())
        return await self._added(call, secrets)

    async def add_browser(
        self, secrets: Collection[str], endpoint: str, p256dh: str, auth: str, language: str, origin: str
    ) -> Call:
        """Call somebody by a browser; the same one is not called twice."""
        if not self._key:
            raise CallError("error-call-no-push")
        call_id = digest(endpoint)[:ID_LENGTH]
        await self._check_room(secrets, MOST_BROWSERS, browser=True, but=call_id)
        await self._run(push.check_subscription, endpoint, p256dh, auth, self.private)
        call = Call(call_id, Kind.PUSH, endpoint, p256dh, auth, language, origin, now())
        return await self._added(call, secrets)

    async def _check_name(self, address: str) -> None:
        try:
            async with asyncio.timeout(LOOKUP):
                target = read_target(address, self.private)
                names = self._lines.lane_to(target.host).names
                await place_of(await names.looking_up(target), self.private)
        except TimeoutError as error:
            raise TargetError("error-call-name") from error

    async def _check_room(self, secrets: Collection[str], most: int, *, browser: bool, but: str = "") -> None:
        held = [call for call in await self.calls_of(secrets) if (call.kind is Kind.PUSH) is browser]
        if sum(call.id != but for call in held) >= most:
            raise CallError("error-call-many", most=most)

    async def _added(self, call: Call, secrets: Collection[str]) -> Call:
        if not await self._run(self.book.add, call, _hashes(secrets)):
            raise CallError("error-call-no-seat")
        self._followed.clear()
        return call

    async def remove(self, secrets: Collection[str], call_id: str) -> None:
        """Forget a call of the holder of these secrets, with all that is known of it."""
        if not await self._run(self.book.remove, call_id, _hashes(secrets)):
            raise UnknownCallError("error-call-unknown")

    async def follow(self, secrets: Collection[str]) -> None:
        """The calls of somebody are good for the seats that he has taken since, too."""
        hashes = frozenset(_hashes(secrets))
        together = digest(" ".join(sorted(hashes)))
        if not hashes or together in self._followed:
            return
        if len(self._followed) >= SEEN_KEPT:
            self._followed.clear()
        await self._run(self.book.follow, hashes)
        self._followed.add(together)

    async def try_out(self, secrets: Collection[str], call_id: str) -> Trouble | None:
        """Send a notice that tells of nothing, once; if it arrives, all is well again."""
        call = next((each for each in await self.calls_of(secrets) if each.id == call_id), None)
        if call is None:
            raise UnknownCallError("error-call-unknown")
        trouble = await self._send(call, trial(call.language))
        await self._note(call, trouble)
        return trouble

    # Looking round

    async def _look_round(self) -> None:
        rounds = 0
        while True:
            try:
                if rounds % SWEEP_EVERY == 0:
                    await self._run(self.book.sweep)
                await self.call_due()
            except DatabaseAwayError:
                LOG.debug("turn notices wait for the database")
            except Exception:
                LOG.exception("turn notices are delayed")
            rounds += 1
            await asyncio.sleep(self._every)

    async def call_due(self) -> int:
        """Tell of every turn that nobody has told of yet; returns of how many this process tells."""
        moment, told = now(), 0
        for due in await self._run(self.book.due, moment - self._after, moment - self._unseen):
            if await self._run(self.book.claim, due):
                told += 1
                task = asyncio.create_task(self._tell(due))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
        return told

    async def told(self) -> None:
        """Wait until all that is under way has come to an end."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _tell(self, due: Due) -> None:
        """Tell somebody wherever he wants to be called."""
        calls = await self._run_when_there(self.book.calls_for, due)
        found = await asyncio.gather(*(self._deliver(call, due) for call in calls), return_exceptions=True)
        for error in found:
            if isinstance(error, Exception):
                LOG.error("a turn notice failed at table %s", due.table, exc_info=error)

    async def _deliver(self, call: Call, due: Due) -> None:
        """Send a notice when those before it are through, and again if it was surely not taken.

        It is sent only as long as it is still that turn and its receiver is not given up.
        """
        async with self._lines.queue_of(call.id):
            notice, trouble = notice_of(due, call.language, now()), None
            for pause in (0.0, *self._pauses):
                await asyncio.sleep(pause)
                if not await self._run_when_there(self.book.is_wanted, call, due):
                    return
                trouble = await self._send(call, notice)
                if trouble not in (Trouble.UNREACHABLE, Trouble.BUSY):
                    break
            await self._note(call, trouble)

    async def _send(self, call: Call, notice: Notice) -> Trouble | None:
        """Send a notice once."""
        async with self._lines.lane_to(call.host).line_to(call.host) as names:
            if call.kind is not Kind.PUSH:
                headers, body = webhooks.request_of(call, notice, int(time.time()))
            elif self._key:
                headers, body = await self._run(push.request_of, call, notice, self._key)
            else:
                return Trouble.REFUSED
            trouble = await post(call.address, headers, body, names, self.private)
            self._lines.answered(call.host, soon=trouble not in UNANSWERED)
            return trouble

    async def _note(self, call: Call, trouble: Trouble | None) -> None:
        """Remember how it went; a browser that is gone is forgotten, a webhook that is gone given up."""
        if trouble is None:
            await self._run(self.book.delivered, call)
        elif trouble is Trouble.GONE and call.kind is Kind.PUSH:
            await self._run(self.book.remove, call.id)
        else:
            failures = MOST_FAILURES if trouble is Trouble.GONE else 1
            await self._run(self.book.not_delivered, call, trouble, failures)

    async def _run_when_there(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what needs the database, however long that is away: who was claimed is told by nobody else."""
        while True:
            try:
                return await self._run(function, *args, **kwargs)
            except DatabaseAwayError:
                await asyncio.sleep(self._every)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what blocks in a thread."""
        return await asyncio.to_thread(function, *args, **kwargs)


def _hashes(secrets: Collection[str]) -> list[str]:
    return [digest(secret) for secret in secrets]
