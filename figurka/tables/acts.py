"""What a seat may do at a table: each act is checked here and becomes rows of the log."""

from typing import Any

from figurka.core.errors import ChoiceError, UndoError
from figurka.core.game import Game
from figurka.tables.errors import (
    ConflictError,
    NotYourTurnError,
    SeatError,
    TableOverError,
    TableWaitingError,
)
from figurka.tables.live import LiveTable
from figurka.tables.model import Act, ActKind, LogRow, Position, SeatKind, Status, now

FELL_BACK = "tables-agent-fell-back"
STOOD_IN = "tables-stood-in"
HANDED_BACK = "tables-handed-back"


def choose(live: LiveTable, seat: int, move: int, option: int) -> Act:
    """A person chooses an option."""
    check_turn(live, seat, move)
    _check_person(live, seat)
    return _choice(live, ActKind.CHOOSE, seat, option)


def choose_as_agent(live: LiveTable, seat: int, move: int, option: int | None) -> Act:
    """An agent chooses an option; if it came to no choice, instinct chooses and a note says so."""
    check_turn(live, seat, move)
    agent = live.agent_due
    if not agent:
        raise ConflictError("error-table-conflict")
    decision = live.game.decision
    assert decision is not None
    if option is not None and 0 <= option < len(decision.options):
        return _choice(live, ActKind.CHOOSE, seat, option)
    note = LogRow(move, ActKind.NOTE, 0, seat, now(), FELL_BACK, agent)
    act = _choice(live, ActKind.CHOOSE, seat, live.game.rules.instinct(live.game.state, decision), move + 1)
    return Act((note, *act.rows), act.position)


def undo(live: LiveTable, seat: int, move: int) -> Act:
    """A person takes back his last choice."""
    _check_undo(live, seat, move)
    return _return_to(live, ActKind.UNDO, seat, len(live.game.history) - 1)


def reset(live: LiveTable, seat: int, move: int) -> Act:
    """A person takes back all that he may of this turn."""
    _check_undo(live, seat, move)
    return _return_to(live, ActKind.RESET, seat, _reset_length(live.game))


def redo(live: LiveTable, seat: int, move: int) -> Act:
    """A person makes once more the choice that he took back last."""
    check_turn(live, seat, move)
    _check_person(live, seat)
    if not live.redo:
        raise UndoError("error-redo-nothing")
    return _choice(live, ActKind.REDO, seat, live.redo[-1])


def stand_in(live: LiveTable, seat: int, agent: str) -> Act:
    """An agent begins to play for a person."""
    _check_seat(live, seat)
    if live.seats[seat].kind is SeatKind.AGENT:
        raise SeatError("error-seat-agent")
    return _note(live, STOOD_IN, seat, agent, agent)


def hand_back(live: LiveTable, seat: int) -> Act:
    """A person plays again where an agent has stood in."""
    _check_seat(live, seat)
    record = live.seats[seat]
    if not record.stand_in:
        raise SeatError("error-seat-no-stand-in")
    if not record.taken:
        raise SeatError("error-seat-empty")
    return _note(live, HANDED_BACK, seat, record.stand_in, "")


def _check_seat(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.seats):
        raise SeatError("error-seat-unknown", last=len(live.seats) - 1)
    if live.status is Status.OVER:
        raise TableOverError("error-table-over")


def check_turn(live: LiveTable, seat: int, move: int) -> None:
    """Only the seat that is asked may act, and only if it has seen the table as it is."""
    if move != live.move:
        raise ConflictError("error-table-conflict")
    if live.status is Status.OVER:
        raise TableOverError("error-table-over")
    if live.status is Status.WAITING:
        raise TableWaitingError("error-table-waiting")
    asked = live.asked
    assert asked is not None
    if asked.seat != seat:
        raise NotYourTurnError("error-table-not-your-turn")


def _check_person(live: LiveTable, seat: int) -> None:
    if live.seats[seat].played_by:
        raise SeatError("error-seat-stand-in", agent=live.seats[seat].played_by)


def _check_undo(live: LiveTable, seat: int, move: int) -> None:
    """Whoever is asked made the last choice too, if it can be taken back at all."""
    check_turn(live, seat, move)
    _check_person(live, seat)
    if not live.game.can_undo:
        raise UndoError("error-undo-nothing")


def _choice(live: LiveTable, kind: ActKind, seat: int, option: int, move: int | None = None) -> Act:
    """Try the choice on a twin first: what the rules cannot carry out must never come into the log."""
    if isinstance(option, bool) or not isinstance(option, int):
        raise ChoiceError("error-table-option")
    twin = live.game.clone()
    twin.choose(option)
    after = twin.decision
    row = LogRow(live.move if move is None else move, kind, option, seat, now())
    if after is None:
        return Act((row,), Position(Status.OVER, None, tuple(twin.winners)))
    return Act((row,), Position(Status.RUNNING, after.seat))


def _reset_length(game: Game[Any]) -> int:
    """How many choices remain if the turn is reset: tried on the game itself, then made good."""
    made = game.history[:]
    game.reset_turn()
    remain = len(game.history)
    for option in made[remain:]:
        game.choose(option)
    return remain


def _return_to(live: LiveTable, kind: ActKind, seat: int, choices: int) -> Act:
    row = LogRow(live.move, kind, choices, seat, now())
    return Act((row,), Position(Status.RUNNING, seat))


def _note(live: LiveTable, note: str, seat: int, about: str, agent: str) -> Act:
    decision = live.game.decision
    assert decision is not None
    row = LogRow(live.move, ActKind.NOTE, 0, seat, now(), note, about)
    return Act((row,), Position(live.status, decision.seat), (seat, agent))
