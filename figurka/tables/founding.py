"""Making a table: the wishes for it are checked and become its record, its seats and their keys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from figurka.agents import agent_name
from figurka.core.errors import SettingsError
from figurka.core.game import Game
from figurka.tables.clock import LONGEST_TURN, SHORTEST_TURN
from figurka.tables.errors import SeatError
from figurka.tables.model import (
    LONGEST_PATIENCE,
    PATIENCE,
    Created,
    SeatKey,
    SeatKind,
    SeatPlan,
    SeatRecord,
    Status,
    TableRecord,
    now,
)
from figurka.tables.opening import open_game
from figurka.tables.talk import read_name, read_title
from figurka.tables.tokens import digest, invitation_token, new_id, new_token


@dataclass(frozen=True)
class Wishes:
    """What is wished of a table besides its game and its seats."""

    title: str = ""
    public: bool = False
    hot_seat: bool = False
    patience: int = PATIENCE
    turn_time: int = 0
    """How many seconds a turn may take; 0 is as long as one likes."""


def found(
    game: str,
    plans: Sequence[SeatPlan],
    settings: Mapping[str, object],
    seed: int | str | None,
    wishes: Wishes,
) -> tuple[TableRecord, tuple[SeatRecord, ...], Created]:
    """A new table, not yet stored."""
    opening = open_game(game, len(plans), seed, settings)
    wishes = _checked(wishes, plans)
    host = new_token()
    keys = _keys(plans, host, wishes.hot_seat)
    seats = tuple(_seat(plan, key) for plan, key in zip(plans, keys, strict=True))
    created = Created(new_id(), host, keys)
    record = _record(opening, created, seats, wishes)
    return replace(record, open_seed=seed is not None), seats, created


def _checked(wishes: Wishes, plans: Sequence[SeatPlan]) -> Wishes:
    """The wishes, if they can be; a screen with one person at it is no hot seat."""
    _check_plans(plans, wishes.public)
    if not PATIENCE <= wishes.patience <= LONGEST_PATIENCE:
        raise SettingsError("error-patience", least=PATIENCE, most=LONGEST_PATIENCE)
    if wishes.turn_time and not SHORTEST_TURN <= wishes.turn_time <= LONGEST_TURN:
        raise SettingsError("error-turn-time", least=SHORTEST_TURN, most=LONGEST_TURN)
    several = sum(plan.kind is SeatKind.PERSON for plan in plans) > 1
    return replace(wishes, title=read_title(wishes.title), hot_seat=wishes.hot_seat and several)


def _check_plans(plans: Sequence[SeatPlan], public: bool) -> None:
    for plan in plans:
        if plan.kind is SeatKind.AGENT:
            agent_name(plan.agent)
        if plan.kind is SeatKind.OPEN and not public:
            raise SeatError("error-seat-open-private")


def _keys(plans: Sequence[SeatPlan], host: str, hot_seat: bool) -> tuple[SeatKey, ...]:
    """A secret for the creator's seat, which is the first for a person; invitations for other persons.

    At a hot-seat table the creator holds the secrets of all persons.
    """
    keys: list[SeatKey] = []
    seated = False
    for seat, plan in enumerate(plans):
        if plan.kind is not SeatKind.PERSON:
            keys.append(SeatKey(seat))
        elif seated and not hot_seat:
            keys.append(SeatKey(seat, invitation=invitation_token(host, seat, 0)))
        else:
            seated = True
            keys.append(SeatKey(seat, secret=new_token()))
    return tuple(keys)


def _seat(plan: SeatPlan, key: SeatKey) -> SeatRecord:
    agent = plan.agent if plan.kind is SeatKind.AGENT else ""
    return SeatRecord(
        seat=key.seat,
        kind=plan.kind,
        name=read_name(plan.name, needed=False) or agent,
        agent=agent,
        stand_in="",
        secret_hash=None if key.secret is None else digest(key.secret),
        invitation_hash=None if key.invitation is None else digest(key.invitation),
        last_seen=None if key.secret is None else now(),
    )


def _record(opening: Game[Any], created: Created, seats: Sequence[SeatRecord], wishes: Wishes) -> TableRecord:
    config, decision, moment = opening.config, opening.decision, now()
    status = Status.RUNNING if all(seat.taken for seat in seats) else Status.WAITING
    waits = decision is not None and seats[decision.seat].kind is not SeatKind.AGENT
    return TableRecord(
        id=created.table,
        game=opening.rules.name,
        rules_version=opening.rules.version,
        seats=config.seats,
        seed=config.seed,
        chance=config.source,
        open_seed=False,
        settings=config.settings,
        title=wishes.title,
        created=moment,
        public=wishes.public,
        hot_seat=wishes.hot_seat,
        patience=wishes.patience,
        host_hash=digest(created.host),
        status=Status.OVER if decision is None else status,
        move=0,
        turn=None if decision is None else decision.seat,
        winners=tuple(opening.winners),
        moved=moment,
        finished=moment if decision is None else None,
        revision=0,
        turn_time=wishes.turn_time,
        wait_seat=decision.seat if decision is not None and waits else None,
        wait_turn=int(opening.opens_turn),
        wait_number=int(waits),
        wait_since=moment if waits else None,
    )
