"""Who sits where: the seats of a visitor, and who of the others is away."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil
from typing import Final

from figurka.tables.acts import played_meanwhile, stood_in_unasked
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatRecord, Status, now
from figurka.tables.service import Tables
from figurka.web.identity import AnyRequest, Visitor, address_of, visitor_of
from figurka.web.limits import Limiter

UNNOTICED: Final = timedelta(seconds=60)
"""So long somebody may be gone before the others are told: who reloads his page is not away."""
OWN_IN_VIEW: Final = ("seat", "decision")
"""What differs in the view of each seat though nothing is hidden."""


def own_seats(live: LiveTable, visitor: Visitor) -> tuple[int, ...]:
    """The seats that the visitor holds at the table: several where several people share his screen."""
    held = {live.seat_of(secret) for secret in visitor.secrets(live.id)}
    return tuple(record.seat for record in live.seats if record.seat in held)


async def spend_at_table(
    limiter: Limiter, kind: str, request: AnyRequest, tables: Tables, table_id: str
) -> None:
    """Count an act for the seat from which it is done, so that a household is not in its own way.

    It counts for where it came from, too, and for that alone if no seat is held: anybody can make up secrets.
    """
    client = address_of(request)
    await limiter.spend("quick", client)
    own = own_seats(await tables.look(table_id), visitor_of(request))
    await limiter.spend(kind, f"{table_id} {own[0]}" if own else client)


def seat_now(live: LiveTable, own: Sequence[int]) -> int | None:
    """Of one's own seats the one that is asked, or else the first."""
    asked = live.asked
    if asked is not None and asked.seat in own:
        return asked.seat
    return next(iter(own), None)


@dataclass(frozen=True)
class Screen:
    """What a screen shows: the table from a seat, or as a spectator sees it."""

    seat: int | None
    next: int | None = None
    """The seat whose person shall take the screen before anything of his is shown."""


def on_screen(live: LiveTable, own: Sequence[int], shown: int | None = None) -> Screen:
    """The seat that the screen shows after this one; who share it hand it over if they have secrets."""
    if len(own) < 2:
        return Screen(next(iter(own), None))
    asked = live.asked
    turn = asked.seat if asked is not None and asked.seat in own and not asked.played_by else None
    stays = shown if shown in own else None
    if have_secrets(live, own):
        return Screen(stays) if turn in (None, stays) else Screen(None, turn)
    return Screen(next(seat for seat in (turn, stays, own[0]) if seat is not None))


def have_secrets(live: LiveTable, own: Sequence[int]) -> bool:
    """Whether one of these seats sees something of the game that another does not."""
    views = [live.game.view(seat) for seat in own]
    return any(view[key] != views[0].get(key) for view in views for key in view if key not in OWN_IN_VIEW)


def secret_for(live: LiveTable, visitor: Visitor, seat: int) -> str:
    """The visitor's secret of a seat, or else the one with which he hosts the table, or of his own seat."""
    for secret in visitor.secrets(live.id):
        if live.seat_of(secret) == seat:
            return secret
    return visitor.host_secret(live.id) or visitor.secret(live.id)


async def welcome(tables: Tables, live: LiveTable, own: Sequence[int]) -> LiveTable:
    """The table when somebody has come to it: at his seats he is seen, and takes over from an agent."""
    for seat in own:
        live = await tables.come(live.id, seat)
    return live


async def look_for_others(tables: Tables, live: LiveTable, here: frozenset[int]) -> None:
    """If somebody seems to be away, ask whether he looks through another process."""
    if absences(live, here):
        await tables.seen_anew(live.id)


@dataclass(frozen=True)
class Absence:
    """A person who does not look at the table, as all others there see it; moments in seconds since 1970."""

    seat: int
    told: int
    """From when on the others are told."""
    until: int
    """From when on the host may let a computer play."""
    minutes: int
    """How many minutes are left until then."""
    shown: bool
    due: bool
    """Whether those moments have come."""


def absences(live: LiveTable, here: frozenset[int]) -> tuple[Absence, ...]:
    """The persons who are away from a running game; of a slow one, only those who have left their seats."""
    if live.status is not Status.RUNNING:
        return ()
    moment = now()
    return tuple(
        _absence(record, record.last_seen, live.record.patience, moment)
        for record in live.seats
        if record.last_seen is not None and _missed(live, record) and record.seat not in here
    )


def _missed(live: LiveTable, record: SeatRecord) -> bool:
    expected = not live.record.turn_time or not record.taken
    return expected and record.kind is SeatKind.PERSON and not record.stand_in


def _absence(record: SeatRecord, seen: datetime, patience: int, moment: datetime) -> Absence:
    told, until = seen + UNNOTICED, seen + timedelta(seconds=patience)
    left = ceil((until - moment).total_seconds() / 60)
    return Absence(
        record.seat,
        ceil(told.timestamp()),
        ceil(until.timestamp()),
        max(1, left),
        moment >= told,
        moment >= until,
    )


@dataclass(frozen=True)
class Company:
    """Who sits at a table, as far as there is something to tell or to do about it."""

    away: tuple[Absence, ...]
    stood_in: tuple[int, ...]
    """The seats of others at which an agent plays for the person."""
    may_return: tuple[int, ...]
    """Those of them at which the host may end that: the person has not asked for it himself."""
    may_rest: bool
    """Whether the viewer may let an agent play for him."""
    links: tuple[int, ...]
    """The seats to which the viewer, as the host, may give a new link."""
    meanwhile: int = 0
    """How many choices an agent made for the viewer, who is back and has not chosen himself yet."""
    by: str = ""
    """Which agent that was."""

    def away_from(self, seat: int) -> Absence | None:
        """The absence of who should be at the seat, if he is away."""
        return next((each for each in self.away if each.seat == seat), None)


def company_of(
    live: LiveTable, seat: int | None, own: Sequence[int], host: bool, here: frozenset[int]
) -> Company:
    """What the viewer sees of the others and may do about them, while the game goes on."""
    running = live.status is Status.RUNNING
    persons = [record for record in live.seats if running and record.kind is SeatKind.PERSON]
    others = [record for record in persons if record.seat not in own]
    replaced = [record for record in persons if record.stand_in and record.last_seen is not None]
    resting = live.game.rules.companion_of or seat is None or live.seats[seat].stand_in
    return Company(
        absences(live, here.union(own)),
        tuple(record.seat for record in replaced if record.seat != seat),
        tuple(record.seat for record in others if host and stood_in_unasked(live, record.seat)),
        running and not resting,
        tuple(record.seat for record in others if host and record.seat not in here),
        *(played_meanwhile(live, seat) if running and seat is not None else (0, "")),
    )
