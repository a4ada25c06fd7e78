"""A table is its log: however it was caught up, it is the table that the whole log makes."""

from dataclasses import replace
from random import Random

import pytest

from figurka.arena.conformance import fingerprint
from figurka.tables import acts
from figurka.tables.founding import Wishes, found
from figurka.tables.live import LiveTable, rebuild
from figurka.tables.model import Act, ActKind, LogRow, SeatRecord, Snapshot, Status, TableRecord
from tests.tables.playing import FRIEND, PERSON, RANDOM, asked, options, picture


def random_act(live: LiveTable, random: Random) -> Act:
    """Mostly a choice; where it may be, now and then a step back or forth, a stand-in or a fall-back."""
    seat, move = asked(live), live.move
    if live.agent_due:
        if live.seats[seat].stand_in and random.random() < 0.3:
            if random.random() < 0.5:
                return acts.choose(live, seat, move, random.randrange(options(live)))
            return acts.hand_back(live, seat)
        option = random.randrange(options(live)) if random.random() < 0.9 else None
        return acts.choose_as_agent(live, seat, move, option)
    if live.redo and random.random() < 0.6:
        return acts.redo(live, seat, move)
    if live.game.can_undo and random.random() < 0.4:
        return acts.reset(live, seat, move) if random.random() < 0.3 else acts.undo(live, seat, move)
    if random.random() < 0.02:
        return acts.stand_in(live, seat, "random")
    return acts.choose(live, seat, move, random.randrange(options(live)))


def seated(live: LiveTable, act: Act) -> tuple[SeatRecord, ...]:
    """The seats after an act, as the store would have them."""
    if act.stand_in is None:
        return live.seats
    seat, agent = act.stand_in
    return tuple(replace(each, stand_in=agent) if each.seat == seat else each for each in live.seats)


def new_table(seed: int) -> tuple[TableRecord, tuple[SeatRecord, ...]]:
    record, seats, _ = found("farshore", [PERSON, FRIEND, RANDOM][: 2 + seed % 2], {}, seed, Wishes())
    everybody = tuple(replace(seat, secret_hash="x", invitation_hash=None) for seat in seats)
    return replace(record, status=Status.RUNNING), everybody


@pytest.mark.parametrize("seed", range(6))
def test_rebuilding_equals_catching_up_step_by_step_and_in_leaps(seed: int) -> None:
    random = Random(seed)
    record, seats = new_table(seed)
    live = rebuild(Snapshot(record, seats, (), ()))
    leaper = rebuild(Snapshot(record, seats, (), ()))
    log: list[LogRow] = []
    undone = 0
    while not live.game.over:
        act = random_act(live, random)
        undone += act.rows[0].kind in (ActKind.UNDO, ActKind.RESET)
        live.seats = seated(live, act)
        log += act.rows
        live.accept(act, live.record.revision + 1)
        if random.random() < 0.03:
            leaper.catch_up(Snapshot(live.record, live.seats, tuple(log[leaper.move :]), ()))
            assert picture(leaper) == picture(live)
        if random.random() < 0.03:
            assert picture(rebuild(Snapshot(live.record, live.seats, tuple(log), ()))) == picture(live)
    assert live.move == len(log)
    assert undone > 3
    assert picture(rebuild(Snapshot(live.record, live.seats, tuple(log), ()))) == picture(live)


def test_trying_how_far_a_reset_goes_changes_nothing() -> None:
    record, seats = new_table(0)
    live = rebuild(Snapshot(record, seats, (), ()))
    random, resets = Random(0), 0
    while not live.game.over:
        if live.game.can_undo:
            before = fingerprint(live.game), live.game.can_undo, live.journal(None)
            acts.reset(live, asked(live), live.move)
            resets += 1
            assert (fingerprint(live.game), live.game.can_undo, live.journal(None)) == before
        live.apply(acts.choose(live, asked(live), live.move, random.randrange(options(live))).rows)
    assert resets > 10


def test_rows_that_are_known_are_passed_over() -> None:
    record, seats = new_table(0)
    live = rebuild(Snapshot(record, seats, (), ()))
    rows = acts.choose(live, asked(live), 0, 0).rows
    live.apply(rows)
    before = picture(live)
    live.apply(rows)
    assert picture(live) == before
