"""The face of the tables: everything that people, agents and pages do at a table goes through here."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from math import ceil
from random import uniform
from typing import Any, ParamSpec, Self, TypeVar
from weakref import WeakValueDictionary

from figurka.agents import STRONGEST, agent_name
from figurka.coach import Advice, at_first_sight
from figurka.coach.judging import Depth
from figurka.core.errors import FigurkaError
from figurka.core.seeds import Source
from figurka.guide.weighing import Verdict
from figurka.tables import acts, carrying
from figurka.tables.analysing import Analyst, Found
from figurka.tables.clock import HOUR
from figurka.tables.driving import Driver, advising_of, weighing_of
from figurka.tables.engine import Database, reason_of
from figurka.tables.errors import (
    CarryError,
    ConflictError,
    DatabaseAwayError,
    InvitationError,
    NotHostError,
    OwnTableError,
    PresentError,
    SeatError,
    SeatTakenError,
    SecretError,
    TableClosedError,
    TableOverError,
    TableUnknownError,
)
from figurka.tables.founding import Wishes, found
from figurka.tables.leases import RENEW_SECONDS, Leases
from figurka.tables.live import LiveTable, rebuild
from figurka.tables.model import (
    PATIENCE,
    Act,
    Created,
    PuzzleCount,
    SeatPlan,
    SetAside,
    Snapshot,
    Summary,
    now,
)
from figurka.tables.notices import Notices, notices_for
from figurka.tables.operating import expire
from figurka.tables.spending import spend, sweep
from figurka.tables.store import Store, open_store
from figurka.tables.talk import read_line, read_name
from figurka.tables.thinking import AgentPool
from figurka.tables.tokens import ID_SHAPE, digest, fits, invitation_token, new_token
from figurka.tables.upgrading import settlement

LOG = logging.getLogger(__name__)
TABLES_HELD = 500
FAR_BEHIND = 40
"""A table that missed more acts is rebuilt in a thread rather than caught up on the event loop."""
SEEN_EVERY = timedelta(seconds=30)
PROBE_SECONDS = 1.0
"""So long the answer holds whether the database can be written to."""
SWEEP_EVERY = 500
"""After so many acts that were counted together those are swept out that count no more."""
CARRIED_FOR = timedelta(minutes=10)
OWN_EVERY = 20
"""So often another process's tables are looked after before one's own are."""
EXPIRE_EVERY = 3600
"""And so often, which is about an hour, before those that nobody plays at any more."""

P = ParamSpec("P")
T = TypeVar("T")
Claim = Callable[[LiveTable], int]
"""Tells the seat of who acts, or raises; asked again if the table has to be read anew."""
Listener = Callable[[str, int], None]
"""Is called with a table and its move after each change, whichever process made it."""


class Tables:
    """All tables of one database; one object per process, used from its event loop."""

    def __init__(
        self,
        store: Store,
        pool: AgentPool,
        notices: Notices,
        *,
        pace: float = 0.6,
        held: int = TABLES_HELD,
        expire: timedelta | None = None,
    ) -> None:
        self._store = store
        self._pool = pool
        self._notices = notices
        self._most_held = held
        self._expire = expire
        self._held: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._stale: dict[str, int] = {}
        """Tables that others have changed since they were read, with the number of the news that said so."""
        self._heard = 0
        self._listeners: list[Listener] = []
        self._here: Callable[[str], frozenset[int]] = lambda _: frozenset()
        self._threads = ThreadPoolExecutor(store.database.connections, "figurka-store")
        self._under_way: set[asyncio.Task[Any]] = set()
        self._probed: asyncio.Task[bool] | None = None
        self._spent = 0
        self.choices: Counter[str] = Counter()
        """How many choices people and agents have made through this process."""
        self._leases = Leases(store.database, store.origin)
        self._analyst = Analyst(pool, store, self._leases, self._run)
        self._driver = Driver(pool, self.get, self._choose_as_agent, self.is_current, self._drive, pace)
        self._lease: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, *, workers: int = 2, limit: float = 10.0, pace: float = 0.6) -> Self:
        """Open the database, listen to other processes and let agents go on where they are asked."""
        store = await asyncio.to_thread(open_store, url)
        tables = cls(store, AgentPool(workers, limit), notices_for(store), pace=pace)
        await tables.resume()
        return tables

    async def resume(self) -> None:
        """Begin to listen, and take up the tables at which an agent is asked and no other process cares."""
        await self._run(self._leases.renew)
        await self._notices.listen(self._hear, self._hear_all)
        await self._take_up(self._leases.abandoned)
        self._lease = asyncio.create_task(self._stay_alive())

    async def close(self) -> None:
        """Stop agents and close the database, after what is under way; other processes take up the tables."""
        if self._lease is not None:
            self._lease.cancel()
            await asyncio.gather(self._lease, return_exceptions=True)
        await self._driver.close()
        await self._analyst.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._pool.close()
        await self._notices.close()
        with suppress(Exception):  # where it cannot be said, others find out by themselves
            await self._run(self._leases.end)
        await asyncio.to_thread(self._threads.shutdown)
        self._store.close()

    @property
    def database(self) -> Database:
        """The database, for what else is kept in it."""
        return self._store.database

    async def ready(self) -> bool:
        """Whether the database can be written to; who asks again within a second gets the same answer."""
        if self._probed is None:
            self._probed = self._begin(self._probe())
        return await asyncio.shield(self._probed)

    async def _probe(self) -> bool:
        """Try a write; whether there is room on the disk tells only that."""
        asyncio.get_running_loop().call_later(PROBE_SECONDS, self._forget_probe)
        try:
            await self._run(self._store.probe)
        except DatabaseAwayError as error:
            LOG.warning("the database cannot be written to: %s", reason_of(error))
            return False
        return True

    def _forget_probe(self) -> None:
        self._probed = None

    # Limits that processes share

    @property
    def spends(self) -> Callable[[str, str, float, float], Coroutine[Any, Any, float]] | None:
        """How an act of a visitor is counted together with other processes; None if there are none."""
        return self._spend if self._store.database.postgres else None

    async def _spend(self, kind: str, who: str, size: float, rate: float) -> float:
        self._spent += 1
        if self._spent % SWEEP_EVERY == 0:
            self._begin(self._run(sweep, self._store.database))
        return await self._run(spend, self._store.database, kind, who, size, rate)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after each change; returns how to stop that."""
        self._listeners.append(listener)
        return partial(self._listeners.remove, listener)

    @property
    def held(self) -> int:
        """How many tables are held in memory."""
        return len(self._held)

    @property
    def pool(self) -> AgentPool:
        """The processes in which agents think."""
        return self._pool

    # Making tables

    async def create(
        self,
        game: str,
        seats: Sequence[SeatPlan],
        settings: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        title: str = "",
        public: bool = False,
        *,
        hot_seat: bool = False,
        patience: int = PATIENCE,
        turn_time: int = 0,
    ) -> Created:
        """Make a table; the creator sits at the first seat for a person, other persons are invited.

        At a hot-seat table all persons sit at the creator's own screen.
        """
        wishes = Wishes(title, public, hot_seat, patience, turn_time)
        record, records, created = await self._run(found, game, seats, settings or {}, seed, wishes)
        await self._run(self._store.create, record, records)
        await self._changed(record.id)
        return created

    async def play_on(
        self, past: LiveTable, choices: int, seats: Sequence[SeatPlan], *, hot_seat: bool = False
    ) -> Created:
        """Make a table for practice that goes on from a moment of a game that has ended."""
        told, wishes = past.record, Wishes(past.record.title, False, hot_seat, PATIENCE)
        if not past.ended or told.chance is not Source.HASHED:
            raise TableClosedError("error-play-on")
        return await self._go_on(past, past.game.history[:choices], seats, wishes)

    async def play_on_puzzle(self, puzzle: LiveTable, seats: Sequence[SeatPlan]) -> Created:
        """Make a table for practice that goes on from the position of a puzzle."""
        return await self._go_on(puzzle, puzzle.game.history, seats, Wishes())

    async def _go_on(
        self, past: LiveTable, choices: Sequence[int], seats: Sequence[SeatPlan], wishes: Wishes
    ) -> Created:
        """Make a table at which the first choices of another game are already made."""
        told = past.record
        record, records, created = await self._run(found, told.game, seats, told.settings, told.seed, wishes)
        await self._run(self._store.create, record, records)
        if choices:
            await self._act(record.id, partial(acts.repeat, choices=choices))
        else:
            await self._changed(record.id)
        return created

    # Puzzles

    async def count_puzzle(self, game: str, puzzle: str, solved: bool) -> None:
        """Count one more who has tried a puzzle; nobody is kept from it by a database that is away."""
        with suppress(DatabaseAwayError):
            await self._run(self._store.count_puzzle, game, puzzle, solved)

    async def puzzle_count(self, game: str, puzzle: str) -> PuzzleCount:
        """How many have tried a puzzle and how many have solved it; without a database nobody is known of."""
        with suppress(DatabaseAwayError):
            return await self._run(self._store.puzzle_count, game, puzzle)
        return PuzzleCount()

    # Finding tables

    async def get(self, table_id: str) -> LiveTable:
        """The table as the database has it now; look at it before the next await."""
        async with self._lock(table_id):
            return await self._caught_up(table_id)

    async def look(self, table_id: str) -> LiveTable:
        """The table as this process knows it: enough to be shown, since whoever changes it announces that.

        Who looks while it is being read anew waits: he would see it as it was, and not be woken again.
        """
        live = self._held.get(table_id)
        if live is not None and table_id not in self._stale:
            return live
        async with self._lock(table_id):
            live, heard = self._held.get(table_id), self._stale.get(table_id)
            if live is None or heard is not None:
                live = await self._caught_up(table_id)
            if heard is not None and self._stale.get(table_id) == heard:
                del self._stale[table_id]
            return live

    async def open_tables(self) -> list[Summary]:
        """The public tables that are not over, first those with a free seat."""
        return [self._as_known(each) for each in await self._run(self._store.open_tables)]

    async def tables_of(self, secrets: Iterable[str]) -> Sequence[Summary | SetAside]:
        """The tables of who holds these secrets of seats or of a host, the damaged ones too."""
        hashes = frozenset(digest(secret) for secret in secrets)
        found = await self._run(self._store.tables_of, hashes)
        return [self._as_known(each) if isinstance(each, Summary) else each for each in found]

    def _as_known(self, summary: Summary) -> Summary:
        """A stored table; who has yet to say that his turn is done is the one it waits for."""
        live, record = self._held.get(summary.record.id), summary.record
        if live is None or live.move != record.move or live.unended is None:
            return summary
        return replace(summary, record=replace(record, turn=live.unended))

    # Sitting down

    async def sit(
        self, table_id: str, invitation: str, name: str, held: Iterable[str] = ()
    ) -> tuple[int, str]:
        """Sit down by an invitation, which is thereby used up; returns the seat and its secret.

        Who holds other secrets of the table may not, unless it is a hot-seat table.
        """
        live, name = await self.get(table_id), read_name(name)
        _check_newcomer(live, held)
        for record in live.seats:
            if fits(invitation, record.invitation_hash):
                secret = new_token()
                await self._to_the_end(self._sit(table_id, record.seat, name, secret, digest(invitation)))
                return record.seat, secret
        raise InvitationError("error-invitation-invalid")

    async def take(self, table_id: str, seat: int, name: str, held: Iterable[str] = ()) -> str:
        """Sit down at an open seat; returns its secret. The same holds for who has other secrets."""
        live, name = await self.get(table_id), read_name(name)
        _check_seat(live, seat)
        _check_newcomer(live, held)
        secret = new_token()
        await self._to_the_end(self._sit(table_id, seat, name, secret, None))
        return secret

    async def renew_invitation(self, table_id: str, host_secret: str, seat: int) -> str:
        """A new invitation to a seat; an earlier one is good no more, nor is the secret of who sits there.

        Who looks at the table has not lost his seat, so that it cannot be taken from him in this way; in a
        slow game he need not look at it for as long as a turn may take.
        """
        live = await self.hosted(table_id, host_secret)
        acts.check_person(live, seat)
        if not live.seats[seat].taken:
            return await self._invite(table_id, host_secret, seat, live.seats[seat].invitations + 1)
        if live.record.turn_time:
            await self._check_away(table_id, seat, "slow-link", max(PATIENCE, live.record.turn_time))
        else:
            await self._check_away(table_id, seat, "link", PATIENCE)
        plan = partial(acts.give_new_link, seat=seat, host_secret=host_secret)
        live = await self._act_anyhow(table_id, plan)
        return invitation_token(host_secret, seat, live.seats[seat].invitations)

    async def invitation(self, table_id: str, host_secret: str, seat: int) -> str:
        """The invitation to a seat where nobody sits, told to the host again; an open seat is now kept."""
        live = await self.hosted(table_id, host_secret)
        _check_seat(live, seat)
        number = live.seats[seat].invitations
        invitation = invitation_token(host_secret, seat, number)
        if fits(invitation, live.seats[seat].invitation_hash):
            return invitation
        return await self._invite(table_id, host_secret, seat, number)

    async def seat_of(self, table_id: str, secret: str) -> int | None:
        """The seat that this secret holds now, if any: another process may have taken it away."""
        return (await self.get(table_id)).seat_of(secret)

    async def hosted(self, table_id: str, host_secret: str) -> LiveTable:
        """The table, if this is the secret of its host."""
        live = await self.get(table_id)
        if not fits(host_secret, live.record.host_hash):
            raise NotHostError("error-not-host")
        return live

    async def is_host(self, table_id: str, secret: str) -> bool:
        """Whether this is the secret of the table's host."""
        return fits(secret, (await self.get(table_id)).record.host_hash)

    async def rename(self, table_id: str, secret: str, name: str) -> LiveTable:
        """Give one's own seat another name."""
        seat = (await self.get(table_id)).seat_of(secret)
        if seat is None:
            raise SecretError("error-seat-secret")
        await self._run(self._store.rename, table_id, seat, read_name(name))
        return await self._changed(table_id)

    # Coming and going

    def attend(self, here: Callable[[str], frozenset[int]]) -> None:
        """Ask this who looks at a table through this process just now."""
        self._here = here

    async def see(self, table_id: str, seat: int) -> LiveTable:
        """Remember that somebody looks at the table from this seat."""
        live = await self.look(table_id)
        _check_seat(live, seat)
        last, moment = live.seats[seat].last_seen, now()
        if last is None or moment - last >= SEEN_EVERY:
            await self._mark_seen(table_id, seat)
        return live

    async def come(self, table_id: str, seat: int) -> LiveTable:
        """Somebody comes to the table; if an agent plays for him unasked, he takes over at once.

        Only the turn that took him too long is finished without him, as he may have sat there all the time.
        Agents that waited for the end of his turn may have been forgotten with it: they go on.
        """
        live = await self.see(table_id, seat)
        if live.agent_due and live.unended is None:
            self._driver.wake(table_id)
        if acts.stood_in_unasked(live, seat) and not acts.finishes_late_turn(live, seat):
            # a second look may have come first, and on a full disk one can still look on
            with suppress(SeatError, TableOverError, TableClosedError, DatabaseAwayError):
                live = await self._act_anyhow(table_id, partial(acts.hand_back, seat=seat))
        return live

    def leave(self, table_id: str, seat: int) -> None:
        """Somebody has just stopped looking at the table from this seat; who tells it need not wait."""
        self._begin(self._mark_seen(table_id, seat))

    async def seen_anew(self, table_id: str) -> bool:
        """Read when each seat was last looked from, through any process; tells whether that is news."""
        live, moments = await self.look(table_id), await self._run(self._store.last_seen, table_id)
        news = [
            (seat, moment)
            for seat, moment in enumerate(moments)
            if moment is not None and moment != live.seats[seat].last_seen
        ]
        for seat, moment in news:
            live.mark_seen(seat, moment)
        return bool(news)

    async def stand_in(self, table_id: str, secret: str, seat: int, agent: str) -> LiveTable:
        """Let an agent play for a person: an act of the person, or of the host if nobody is there.

        Who calls one for somebody else calls the strongest: he must not make a rival play badly.
        Where turns have a time, everybody at the table may call one when it is over, and nobody before.
        """
        agent, live = agent_name(agent), await self.get(table_id)
        asked_for = live.seat_of(secret) == seat
        if not asked_for:
            if live.seat_of(secret) is None:
                await self.hosted(table_id, secret)
            acts.check_person(live, seat)
            timed = live.record.turn_time and live.seats[seat].taken
            if not timed:
                await self.hosted(table_id, secret)
            if agent != STRONGEST:
                raise SeatError("error-seat-strongest", agent=STRONGEST)
            if timed:
                return await self._act_anyhow(table_id, partial(acts.stand_in_late, seat=seat, agent=agent))
            await self._check_away(table_id, seat, "seat", live.record.patience)
        plan = partial(acts.stand_in, seat=seat, agent=agent, asked_for=asked_for)
        return await self._act_anyhow(table_id, plan)

    async def hand_back(self, table_id: str, secret: str, seat: int) -> LiveTable:
        """Let the person play again; his own act, or the host's unless the person asked for the agent."""
        live = await self.get(table_id)
        himself = live.seat_of(secret) == seat
        if not himself:
            live = await self.hosted(table_id, secret)
            if acts.asked_for(live, seat):
                raise SeatError("error-seat-own-wish", player=live.seats[seat].name)
        return await self._act_anyhow(table_id, partial(acts.hand_back, seat=seat, himself=himself))

    # Carrying keys to another device

    async def carry(self, keys: str) -> tuple[str, datetime]:
        """Lay somebody's keys ready for another device; returns their token and until when it is good."""
        token, until = new_token(), now() + CARRIED_FOR
        await self._run(self._store.put_carried, digest(token), carrying.seal(keys, token), until)
        return token, until

    async def is_carried(self, token: str) -> bool:
        """Whether keys are still ready under this token, which is not used up by asking."""
        return await self._run(self._store.is_carried, digest(token))

    async def receive(self, token: str) -> str:
        """The keys that were carried; the token is thereby used up."""
        sealed = await self._run(self._store.take_carried, digest(token))
        if sealed is None:
            raise CarryError("error-carry-gone")
        return carrying.unseal(sealed, token)

    # Playing

    async def choose(
        self, table_id: str, seat: int | Claim, move: int, option: int, *, hold: bool = False
    ) -> LiveTable:
        """Answer the decision that the seat saw at this move.

        Who plays with agents alone may hold them: if this ends his turn, they wait until he says so.
        """

        def plan(live: LiveTable) -> Act:
            return acts.choose(live, seat(live) if callable(seat) else seat, move, option, hold=hold)

        live = await self._act(table_id, plan)
        self.choices["person"] += 1
        return live

    async def undo(self, table_id: str, seat: int, move: int) -> LiveTable:
        """Take back the seat's last choice."""
        return await self._act(table_id, partial(acts.undo, seat=seat, move=move))

    async def end_turn(self, table_id: str, seat: int) -> LiveTable:
        """Say that one's turn is done: the agents go on."""
        live = await self.get(table_id)
        if live.unended == seat:
            await self._run(self._store.end_hold, table_id)
            live = await self._changed(table_id)
        return live

    async def redo(self, table_id: str, seat: int, move: int) -> LiveTable:
        """Make the choice again that was taken back last."""
        return await self._act(table_id, partial(acts.redo, seat=seat, move=move))

    async def reset(self, table_id: str, seat: int, move: int) -> LiveTable:
        """Take back what may be taken back of the turn."""
        return await self._act(table_id, partial(acts.reset, seat=seat, move=move))

    async def advise(self, table_id: str, seat: int, move: int, look: int) -> tuple[LiveTable, Advice]:
        """Which options are best for the seat that is asked, and the table that it is about.

        The first look goes by instinct and comes at once; each one after it has thought longer. Nobody waits
        for the coach; if the table goes on meanwhile, the advice is a conflict.
        """
        live = await self.get(table_id)
        acts.check_turn(live, seat, move)
        advice = None
        if look > 0:
            wanted = partial(self.is_current, table_id, move)
            advice = await self._pool.advise(advising_of(live, look), wanted)
            live = await self.get(table_id)
            acts.check_turn(live, seat, move)
        return live, advice or at_first_sight(live.game)

    async def weigh(self, table_id: str, seat: int, choices: int, least: float) -> Verdict | None:
        """What was much better, by so many points at least, than what the seat chose back then."""
        live = await self.get(table_id)
        _check_seat(live, seat)
        if not choices < len(live.made) or live.made[choices].seat != seat:
            return None
        wanted = partial(self.is_current, table_id, live.move)
        return await self._pool.weigh(weighing_of(live, choices, least), wanted)

    # Looking back at a game that has ended

    async def analyse(self, table_id: str, depth: Depth) -> Found:
        """See that each decision of a finished game is judged, and tell what is known so far.

        It goes on in the background, and after a restart where it was.
        """
        return await self._analyst.start(await self.get(table_id), depth)

    async def analysis(self, table_id: str, depth: Depth) -> Found:
        """What is known of a finished game, without finding out more."""
        return await self._analyst.look(await self.get(table_id), depth)

    async def set_pace(self, table_id: str, pace: str) -> None:
        """Let the agents of a table pause for longer or shorter before each of their turns."""
        await self._run(self._store.set_pace, table_id, pace)

    async def say(self, table_id: str, seat: int | None, name: str, text: str) -> LiveTable:
        """Say something at the table; a seat speaks by its own name, a spectator by the one he gives."""
        live, line = await self.get(table_id), read_line(text)
        if seat is None:
            name = read_name(name)
        else:
            _check_seat(live, seat)
            name = live.seats[seat].name
        await self._run(self._store.say, table_id, seat, name, line)
        return await self._changed(table_id)

    # Sharing the tables with other processes

    async def _drive(self, table_id: str) -> str | None:
        return await self._run(self._leases.drive, table_id)

    async def _take_up(self, tables: Callable[[], Sequence[str]]) -> None:
        for table_id in await self._run(tables):
            self._driver.rouse(table_id)

    async def _stay_alive(self) -> None:
        """Say again and again that this process lives, and take up what another one has left behind.

        Now and then one's own tables too: where the database was away for long, their agents have stopped.
        """
        for number in count(1):
            await asyncio.sleep(RENEW_SECONDS * uniform(0.8, 1.2))
            try:
                if self.database.away:  # so that it is told when it is back, though nobody plays
                    await self._run(self._store.probe)
                if self._leases.shared:
                    await self._run(self._leases.renew)
                    await self._take_up(self._leases.abandoned)
                if number % OWN_EVERY == 0:
                    await self._take_up(self._leases.own)
                if self._expire is not None and number % EXPIRE_EVERY == 1:
                    await self._close_abandoned(self._expire)
            except DatabaseAwayError:
                continue  # that it is away is told once
            except Exception as error:
                LOG.warning("the tables of other processes cannot be looked after: %s", type(error).__name__)

    async def _close_abandoned(self, quiet: timedelta) -> None:
        for table_id, move in await self._run(expire, self._store, quiet):
            self._hear(table_id, move)

    # How an act comes to pass

    def is_current(self, table_id: str, move: int) -> bool:
        """Whether the table is at this move, as far as this process knows."""
        live = self._held.get(table_id)
        return live is None or live.move == move

    async def _choose_as_agent(self, table_id: str, seat: int, move: int, option: int | None) -> LiveTable:
        plan = partial(acts.choose_as_agent, seat=seat, move=move, option=option)
        live = await self._act(table_id, plan)
        self.choices["agent"] += 1
        return live

    async def _act(self, table_id: str, plan: Callable[[LiveTable], Act]) -> LiveTable:
        """Carry out an act to its end, even if who asked for it goes away meanwhile."""
        return await self._to_the_end(self._act_now(table_id, plan))

    async def _act_anyhow(self, table_id: str, plan: Callable[[LiveTable], Act]) -> LiveTable:
        """Carry out an act that answers no decision: if the table moves on, it is tried again."""
        while True:
            try:
                return await self._act(table_id, plan)
            except ConflictError:
                continue

    async def _act_now(self, table_id: str, plan: Callable[[LiveTable], Act]) -> LiveTable:
        """Check the act against the table as it is, store it, and only then carry it out.

        Mostly the table is as it is held here, and storing the act finds out whether it is; if not, or if the
        act cannot be, it is read anew first.
        """
        async with self._lock(table_id):
            live = self._held.get(table_id)
            stored = None if live is None else await self._store_if_known(live, plan)
            if live is None or stored is None:
                live = await self._caught_up(table_id)
                act = plan(live)
                stored = act, await self._append(live, act)
            act, revision = stored
            try:
                live.accept(act, revision)
            except BaseException:
                self._held.pop(table_id, None)
                raise
            if act.changes_seats:
                live = await self._caught_up(table_id)
        self._announce(live)
        return live

    async def _store_if_known(
        self, live: LiveTable, plan: Callable[[LiveTable], Act]
    ) -> tuple[Act, int] | None:
        """Store an act if the table is still as it is held here; None if it has to be looked at again."""
        self._held.move_to_end(live.id)
        try:
            act = plan(live)
            return act, await self._run(self._store.append, live.id, live.move, act, live.record.revision)
        except FigurkaError as error:
            if not isinstance(error, DatabaseAwayError):
                return None
            self._held.pop(live.id, None)
            raise
        except BaseException:
            self._held.pop(live.id, None)
            raise

    async def _append(self, live: LiveTable, act: Act) -> int:
        """Store an act; if that fails, the table is read anew when it is next wanted."""
        try:
            return await self._run(self._store.append, live.id, live.move, act)
        except BaseException:
            self._held.pop(live.id, None)
            raise

    async def _sit(self, table_id: str, seat: int, name: str, secret: str, invitation: str | None) -> None:
        if not await self._run(self._store.sit, table_id, seat, name, digest(secret), invitation):
            raise SeatTakenError("error-seat-taken")
        await self._changed(table_id)

    async def _check_away(self, table_id: str, seat: int, asked: str, patience: int) -> None:
        """Nobody has ever sat there, or who did has not looked at the table for so many seconds."""
        await self.seen_anew(table_id)
        record = (await self.look(table_id)).seats[seat]
        if seat in self._here(table_id):
            raise PresentError(
                f"error-{asked}-present",
                player=record.name,
                minutes=patience // 60,
                hours=ceil(patience / HOUR),
            )
        if record.last_seen is None:
            return
        wait = record.last_seen + timedelta(seconds=patience) - now()
        if wait > timedelta():
            raise PresentError(
                f"error-{asked}-awaited",
                player=record.name,
                seconds=ceil(wait.total_seconds()),
                hours=ceil(wait.total_seconds() / HOUR),
            )

    async def _mark_seen(self, table_id: str, seat: int) -> None:
        live, moment = self._held.get(table_id), now()
        if live is not None:
            live.mark_seen(seat, moment)
        with suppress(DatabaseAwayError):  # who only looks can go on on a full disk
            await self._run(self._store.see, table_id, seat, moment)

    async def _invite(self, table_id: str, host_secret: str, seat: int, number: int) -> str:
        invitation = invitation_token(host_secret, seat, number)
        if not await self._run(self._store.invite, table_id, seat, number, digest(invitation)):
            raise SeatTakenError("error-seat-taken")
        await self._changed(table_id)
        return invitation

    async def _changed(self, table_id: str) -> LiveTable:
        live = await self.get(table_id)
        self._announce(live)
        return live

    def _announce(self, live: LiveTable) -> None:
        self._tell(live.id, live.move)
        if live.agent_due:
            self._driver.wake(live.id)

    def _tell(self, table_id: str, move: int) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(table_id, move)
            except Exception:  # one who listens badly must not stop the table
                LOG.exception("a listener failed at table %s", table_id)

    def _hear(self, table_id: str, move: int) -> None:
        """Another process has changed the table, or our own notice comes back."""
        if table_id in self._held or table_id in self._locks:  # held, or just being read
            self._heard += 1
            self._stale[table_id] = self._heard
        self._tell(table_id, move)

    def _hear_all(self) -> None:
        """Notices may have been missed: every table is to be looked at again."""
        for live in tuple(self._held.values()):
            self._hear(live.id, live.move)

    # What is held in memory

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _caught_up(self, table_id: str) -> LiveTable:
        """The table brought to the log's end; the table's lock must be held."""
        if not ID_SHAPE.fullmatch(table_id):
            raise TableUnknownError("error-table-unknown")
        live = self._held.get(table_id)
        if live is None:
            return self._hold(await self._run(self._rebuilt, table_id))
        self._held.move_to_end(table_id)
        news = await self._run(self._store.news, table_id, live.record.revision, live.move, live.next_chat)
        if news is None:
            return live
        if len(news.log) > FAR_BEHIND:
            return self._hold(await self._run(self._rebuilt, table_id))
        try:
            live.catch_up(news)
        except Exception:
            self._held.pop(table_id, None)
            raise
        return live

    def _rebuilt(self, table_id: str) -> LiveTable:
        """The table from its whole log; what comes of changed rules is stored by whoever is first."""
        while True:
            snapshot: Snapshot | None = self._store.news(table_id)
            assert snapshot is not None
            live = rebuild(snapshot)
            act = settlement(live)
            if act is None:
                return live
            with suppress(ConflictError):
                live.accept(act, self._store.append(table_id, live.move, act))
                return live

    def _hold(self, live: LiveTable) -> LiveTable:
        self._held[live.id] = live
        self._held.move_to_end(live.id)
        while len(self._held) > self._most_held:
            forgotten, _ = self._held.popitem(last=False)
            self._stale.pop(forgotten, None)
        return live

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what blocks in a thread."""
        call = partial(function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def _to_the_end(self, act: Coroutine[Any, Any, T]) -> T:
        return await asyncio.shield(self._begin(act))

    def _begin(self, act: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(act)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task


def _check_newcomer(live: LiveTable, held: Iterable[str]) -> None:
    """Who hosts the table or sits there may take another seat only at a hot-seat table."""
    if live.record.hot_seat:
        return
    for secret in held:
        if fits(secret, live.record.host_hash) or live.seat_of(secret) is not None:
            raise OwnTableError("error-seat-own-table")


def _check_seat(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.seats):
        raise SeatError("error-seat-unknown", last=len(live.seats) - 1)
