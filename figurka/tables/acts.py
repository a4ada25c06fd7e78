"""What a seat may do at a table: each act is checked here and becomes rows of the log."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from figurka.core.errors import ChoiceError, UndoError
from figurka.core.game import Game
from figurka.tables.clock import has_run_out
from figurka.tables.errors import (
    ConflictError,
    NotYourTurnError,
    PresentError,
    SeatError,
    TableClosedError,
    TableOverError,
    TableWaitingError,
)
from figurka.tables.live import LiveTable
from figurka.tables.model import (
    CLOSINGS,
    PLAYED_ON,
    THE_HOUSE,
    UPGRADED,
    Act,
    ActKind,
    LogRow,
    NewLink,
    Position,
    SeatKind,
    Status,
    Wait,
    now,
)
from figurka.tables.tokens import digest, invitation_token

FELL_BACK = "tables-agent-fell-back"
STOOD_IN = "tables-stood-in"
ASKED_FOR = "tables-asked-for-stand-in"
OUT_OF_TIME = "tables-out-of-time"
HANDED_BACK = "tables-handed-back"
NEW_LINK = "tables-new-link"
STAND_INS = (STOOD_IN, ASKED_FOR, OUT_OF_TIME)
"""The notes that an agent begins to play for a person."""
NOTES = (FELL_BACK, *STAND_INS, HANDED_BACK, NEW_LINK, PLAYED_ON, UPGRADED, *CLOSINGS)
"""What the table notes besides the game's own events."""


def choose(live: LiveTable, seat: int, move: int, option: int, *, hold: bool = False) -> Act:
    """A person chooses an option, and may hold the agents; if one stands in for him, he takes over."""
    check_turn(live, seat, move)
    act = _in_person(live, seat, _choice(live, ActKind.CHOOSE, seat, option))
    return replace(act, hold=hold)


def repeat(live: LiveTable, choices: Sequence[int]) -> Act:
    """The first choices of another game once more, whoever made them; the table has had none yet."""
    twin, rows, turns = live.game.clone(), list[LogRow](), len(live.turns)
    for move, option in enumerate(choices, live.move):
        decision = twin.decision
        assert decision is not None
        chosen = decision.options[option].key
        rows.append(LogRow(move, ActKind.CHOOSE, option, decision.seat, now(), chosen=chosen))
        twin.choose(option)
        turns += twin.opens_turn
    version = live.game.rules.version
    about = f"{version} {version} {len(choices)}"
    rows.append(LogRow(live.move + len(choices), ActKind.NOTE, 0, THE_HOUSE, now(), PLAYED_ON, about))
    return Act(tuple(rows), _position(twin, _wait(live, twin, turns)))


def choose_as_agent(live: LiveTable, seat: int, move: int, option: int | None) -> Act:
    """An agent chooses an option; if it came to no choice, instinct chooses and a note says so."""
    check_turn(live, seat, move)
    agent = live.agent_due
    if not agent:
        raise ConflictError("error-table-conflict")
    made = sound(live, option)
    if made == option:
        return _choice(live, ActKind.CHOOSE, seat, made)
    note = LogRow(move, ActKind.NOTE, 0, seat, now(), FELL_BACK, agent)
    act = _choice(live, ActKind.CHOOSE, seat, made, move + 1)
    return Act((note, *act.rows), act.position)


def sound(live: LiveTable, option: int | None) -> int:
    """What an agent chose; instinct chooses if it came to nothing, or to what cannot be chosen."""
    decision = live.game.decision
    assert decision is not None
    if option is not None and 0 <= option < len(decision.options):
        return option
    return live.game.mind.instinct(live.game.state, decision)


def undo(live: LiveTable, seat: int, move: int) -> Act:
    """A person takes back his last choice; also if it ended his turn, as long as he has not said so."""
    if live.unended != seat or move != live.move:
        _check_undo(live, seat, move)
    elif live.made[-1].revealed:
        raise UndoError("error-undo-nothing")
    return _in_person(live, seat, _return_to(live, ActKind.UNDO, seat, len(live.game.history) - 1))


def reset(live: LiveTable, seat: int, move: int) -> Act:
    """A person takes back all that he may of this turn."""
    _check_undo(live, seat, move)
    return _in_person(live, seat, _return_to(live, ActKind.RESET, seat, _reset_length(live.game)))


def redo(live: LiveTable, seat: int, move: int) -> Act:
    """A person makes once more the choice that he took back last."""
    check_turn(live, seat, move)
    if not live.redo:
        raise UndoError("error-redo-nothing")
    return _in_person(live, seat, _choice(live, ActKind.REDO, seat, live.redo[-1]))


def stand_in(live: LiveTable, seat: int, agent: str, *, asked_for: bool = False) -> Act:
    """An agent begins to play for a person, who may have asked for it himself."""
    check_person(live, seat)
    return _note(live, ASKED_FOR if asked_for else STOOD_IN, seat, agent, agent)


def stand_in_late(live: LiveTable, seat: int, agent: str) -> Act:
    """An agent begins to play for a person whose time for this turn is over."""
    check_person(live, seat)
    if not has_run_out(live.record, live.seats, seat, now()):
        raise PresentError("error-seat-in-time", player=live.seats[seat].name)
    return _note(live, OUT_OF_TIME, seat, agent, agent)


def finishes_late_turn(live: LiveTable, seat: int) -> bool:
    """Whether an agent is just finishing the turn that took somebody too long."""
    told = [row for row in live.notes if row.seat == seat and row.note in STAND_INS]
    since = live.record.wait_since
    if not told or since is None or told[-1].note != OUT_OF_TIME:
        return False
    return live.record.turn == live.record.wait_seat == seat and told[-1].at >= since


def stood_in_unasked(live: LiveTable, seat: int) -> bool:
    """Whether an agent plays for somebody who sits here and did not ask for it."""
    record = live.seats[seat]
    return record.taken and bool(record.stand_in) and not asked_for(live, seat)


def asked_for(live: LiveTable, seat: int) -> bool:
    """Whether who holds a seat, if any, has himself let an agent play there."""
    if not 0 <= seat < len(live.seats) or not live.seats[seat].stand_in:
        return False
    return _stood_in_for(live, seat) == ASKED_FOR


def played_meanwhile(live: LiveTable, seat: int) -> tuple[int, str]:
    """How many choices an agent made for somebody who is back and has not chosen yet, and which agent."""
    told = [row for row in live.notes if row.seat == seat and row.note in (*STAND_INS, HANDED_BACK)]
    if len(told) < 2 or told[-1].note != HANDED_BACK or live.chosen_since(seat, told[-1].move):
        return 0, ""
    begun = next(row for row in reversed(told) if row.note in STAND_INS)
    return live.chosen_since(seat, begun.move), told[-1].about


def give_new_link(live: LiveTable, seat: int, host_secret: str) -> Act:
    """Whoever sits at a seat loses it to the person who is sent the new link."""
    check_person(live, seat)
    number = live.seats[seat].invitations + 1
    link = NewLink(seat, number, digest(invitation_token(host_secret, seat, number)))
    return replace(_note(live, NEW_LINK, seat, "", ""), stand_in=None, new_link=link)


def hand_back(live: LiveTable, seat: int, *, himself: bool = False) -> Act:
    """A person plays again where an agent has stood in; he may have said so himself."""
    _check_seat(live, seat)
    record = live.seats[seat]
    if not record.stand_in:
        raise SeatError("error-seat-no-stand-in")
    if not record.taken:
        raise SeatError("error-seat-empty")
    act = _note(live, HANDED_BACK, seat, record.stand_in, "")
    anew = _stood_in_for(live, seat) == STOOD_IN or not _still_waited_for(live, seat)
    if anew or (himself and not _had_his_time(live, seat)):
        return _waits_anew(live, seat, act)
    return act


def check_person(live: LiveTable, seat: int) -> None:
    """Only at a seat for a person, and only before the end, can somebody play for him or have a new link."""
    _check_seat(live, seat)
    if live.seats[seat].kind is SeatKind.AGENT:
        raise SeatError("error-seat-agent")


def _check_seat(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.seats):
        raise SeatError("error-seat-unknown", last=len(live.seats) - 1)
    if live.status is Status.OVER:
        raise TableOverError("error-table-over")
    _check_not_closed(live)


def _check_not_closed(live: LiveTable) -> None:
    if live.status is Status.CLOSED:
        raise TableClosedError("error-table-closed", why=live.closed or "")


def check_turn(live: LiveTable, seat: int, move: int) -> None:
    """Only the seat that is asked may act, and only if it has seen the table as it is."""
    _check_not_closed(live)
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


def _in_person(live: LiveTable, seat: int, act: Act) -> Act:
    """The act of a person; if an agent stands in for him, it first gives the seat back."""
    record = live.seats[seat]
    if record.agent:
        raise SeatError("error-seat-stand-in", agent=record.agent)
    if not record.stand_in:
        return act
    back = hand_back(live, seat)
    both = replace(back, rows=(*back.rows, *_later(act.rows)), position=act.position)
    if act.position.wait is not None or _had_his_time(live, seat):
        return both
    return _waits_anew(live, seat, both)


def _had_his_time(live: LiveTable, seat: int) -> bool:
    """Whether who takes his seat back goes on by the clock of before.

    Who has called the agent himself does. Who was too slow has time again, or else he could be replaced anew
    before his next click; but only once until another person has chosen, or else he could let it run out
    again and again, and they would wait for ever.
    """
    if not _still_waited_for(live, seat):
        return False
    why = _stood_in_for(live, seat)
    if why != OUT_OF_TIME:
        return why == ASKED_FOR
    late = [row for row in live.notes if row.seat == seat and row.note == OUT_OF_TIME]
    return len(late) > 1 and late[-2].move >= live.alone_since(seat)


def _still_waited_for(live: LiveTable, seat: int) -> bool:
    """Whether it is a turn for which the table has already waited for this seat, perhaps gone back to."""
    return live.record.wait_seat == seat and live.record.wait_turn >= len(live.turns)


def _stood_in_for(live: LiveTable, seat: int) -> str | None:
    """Which note tells why an agent last began to play for somebody."""
    return next(
        (row.note for row in reversed(live.notes) if row.seat == seat and row.note in STAND_INS), None
    )


def _waits_anew(live: LiveTable, seat: int, act: Act) -> Act:
    """If an act leaves the question with who now plays himself again, his time begins anew."""
    if act.position.turn != seat or live.status is not Status.RUNNING:
        return act
    wait = Wait(seat, len(live.turns), live.record.wait_number + 1, act.rows[-1].at)
    return replace(act, position=replace(act.position, wait=wait))


def _later(rows: tuple[LogRow, ...]) -> tuple[LogRow, ...]:
    return tuple(replace(row, move=row.move + 1) for row in rows)


def _check_undo(live: LiveTable, seat: int, move: int) -> None:
    """Whoever is asked made the last choice too, if it can be taken back at all."""
    check_turn(live, seat, move)
    if not live.game.can_undo:
        raise UndoError("error-undo-nothing")


def _choice(live: LiveTable, kind: ActKind, seat: int, option: int, move: int | None = None) -> Act:
    """Try the choice on a twin first: what the rules cannot carry out must never come into the log."""
    if isinstance(option, bool) or not isinstance(option, int):
        raise ChoiceError("error-table-option")
    twin = live.game.clone()
    decision = twin.decision
    twin.choose(option)
    assert decision is not None
    chosen = decision.options[option].key
    row = LogRow(live.move if move is None else move, kind, option, seat, now(), chosen=chosen)
    return Act((row,), _position(twin, _wait(live, twin, len(live.turns) + twin.opens_turn)))


def _position(game: Game[Any], wait: Wait | None) -> Position:
    if game.decision is None:
        return Position(Status.OVER, None, tuple(game.winners))
    return Position(Status.RUNNING, game.decision.seat, wait=wait)


def _wait(live: LiveTable, game: Game[Any], turns: int) -> Wait | None:
    """The wait that begins with the game's turn of this number; none if one goes on or an agent is asked.

    A person who is asked again in his own turn, after agents only, has been waited for all the time; so has
    one who went back to his turn before, by undo, and comes to the same one again.
    """
    record = live.record
    if game.decision is None or live.seats[game.decision.seat].played_by:
        return None
    if record.wait_seat == game.decision.seat and record.wait_turn >= turns:
        return None
    return Wait(game.decision.seat, turns, record.wait_number + 1, now())


def _reset_length(game: Game[Any]) -> int:
    """How many choices remain if the turn is reset: tried on the game itself, then made good."""
    made = game.history[:]
    game.reset_turn()
    remain = len(game.history)
    for option in made[remain:]:
        game.choose(option)
    return remain


def _return_to(live: LiveTable, kind: ActKind, seat: int, choices: int) -> Act:
    row, record = LogRow(live.move, kind, choices, seat, now()), live.record
    goes_on = record.wait_seat == seat
    wait = None if goes_on else Wait(seat, len(live.turns), record.wait_number + 1, row.at)
    return Act((row,), Position(Status.RUNNING, seat, wait=wait))


def _note(live: LiveTable, note: str, seat: int, about: str, agent: str) -> Act:
    decision = live.game.decision
    assert decision is not None
    row = LogRow(live.move, ActKind.NOTE, 0, seat, now(), note, about)
    return Act((row,), Position(live.status, decision.seat), (seat, agent))
