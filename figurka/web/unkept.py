"""Tables that stand in no database: those of lessons and of puzzles."""

from collections.abc import Mapping
from typing import Any

from figurka.core.registry import find_rules
from figurka.core.seeds import Source
from figurka.tables.model import SeatKind, SeatRecord, Status, TableRecord, now
from figurka.web.identity import Visitor


def unkept_record(
    name: str, game: str, seats: int, seed: int, settings: Mapping[str, Any], turn: int
) -> TableRecord:
    """The record of a table that nobody will look for in a database."""
    moment = now()
    return TableRecord(
        id=name,
        game=game,
        rules_version=find_rules(game).version,
        seats=seats,
        seed=seed,
        chance=Source.HASHED,
        open_seed=True,
        settings=dict(settings),
        title="",
        created=moment,
        public=False,
        hot_seat=False,
        patience=0,
        host_hash="",
        status=Status.RUNNING,
        move=0,
        turn=turn,
        winners=(),
        moved=moment,
        finished=None,
        revision=0,
    )


def seat_of_person(seat: int, name: str, table: str) -> SeatRecord:
    """The seat of somebody at such a table, which nobody else can take."""
    return SeatRecord(seat, SeatKind.PERSON, name, "", "", table, None, None)


def name_of(visitor: Visitor) -> str:
    """What a visitor is called at such a table."""
    return visitor.name or visitor.words("web-me-nobody")
