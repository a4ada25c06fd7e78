"""Sitting at tables in tests: who holds which seat, and playing on."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random

from figurka.arena.conformance import fingerprint
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatPlan, Status, now
from figurka.tables.service import Tables
from tests.patience import PATIENCE

PERSON = SeatPlan(SeatKind.PERSON, "Jana")
FRIEND = SeatPlan(SeatKind.PERSON)
OPEN = SeatPlan(SeatKind.OPEN)
RANDOM = SeatPlan(SeatKind.AGENT, agent="random")
GREEDY = SeatPlan(SeatKind.AGENT, agent="greedy")


@dataclass(frozen=True)
class Seated:
    """A table at which everybody sits, and all its secrets."""

    id: str
    host: str
    secrets: dict[int, str]


async def seat_all(tables: Tables, plans: Sequence[SeatPlan], seed: int = 5, public: bool = False) -> Seated:
    """Make a table, and let the invited sit down."""
    created = await tables.create("farshore", plans, seed=seed, public=public)
    held = {}
    for key in created.seats:
        if key.secret is not None:
            held[key.seat] = key.secret
        elif key.invitation is not None:
            seat, held[key.seat] = await tables.sit(created.table, key.invitation, f"Friend {key.seat}")
            assert seat == key.seat
    return Seated(created.table, created.host, held)


async def go_away(tables: Tables, table_id: str, seat: int, minutes: float = 60.0) -> None:
    """Let it be so long ago that somebody looked at the table from this seat."""
    await asyncio.to_thread(tables._store.see, table_id, seat, now() - timedelta(minutes=minutes))


async def play_on(tables: Tables, table_id: str, random: Random, choices: int = 10_000) -> LiveTable:
    """Choose for whichever person is asked, so many times or to the end."""
    live = await tables.get(table_id)
    for _ in range(choices):
        live = await persons_turn(tables, table_id)
        if live.status is Status.OVER:
            break
        live = await tables.choose(table_id, asked(live), live.move, random.randrange(options(live)))
    return live


async def persons_turn(tables: Tables, table_id: str) -> LiveTable:
    """The table once no agent is asked."""
    async with asyncio.timeout(PATIENCE):
        while (live := await tables.get(table_id)).agent_due:
            await asyncio.sleep(0.005)
    return live


async def play_until_undo(tables: Tables, table_id: str, random: Random) -> LiveTable:
    """Play until the last two choices can be taken back."""
    before = False
    while True:
        live = await play_on(tables, table_id, random, 1)
        assert live.status is not Status.OVER
        if live.game.can_undo and before:
            return live
        before = live.game.can_undo


def asked(live: LiveTable) -> int:
    assert live.asked is not None
    return live.asked.seat


def options(live: LiveTable) -> int:
    assert live.game.decision is not None
    return len(live.game.decision.options)


def picture(live: LiveTable) -> object:
    """All that is to be the same however a table came to be in memory."""
    viewers = (None, *range(live.record.seats))
    return (
        fingerprint(live.game),
        live.game.can_undo,
        live.move,
        live.redo,
        [live.journal(viewer) for viewer in viewers],
        [replace(seat, last_seen=None) for seat in live.seats],
        live.chat,
        live.record,
    )
