"""Clocks of slow games: a turn may take so long, and then anybody at the table may call a stand-in."""

import asyncio
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import update

from figurka.agents import STRONGEST
from figurka.core.errors import SettingsError
from figurka.tables import acts
from figurka.tables.clock import DAY, asked_since, runs_out
from figurka.tables.errors import NotHostError, PresentError, SeatError
from figurka.tables.live import LiveTable
from figurka.tables.model import Status, now
from figurka.tables.schema import TABLES
from figurka.tables.service import Tables
from tests.tables.conftest import House
from tests.tables.playing import (
    FRIEND,
    PERSON,
    RANDOM,
    asked,
    go_away,
    options,
    persons_turn,
    play_on,
    play_until_undo,
    seat_all,
)

pytestmark = pytest.mark.asyncio


async def slow_table(tables: Tables, turn_time: int = DAY) -> tuple[str, str, dict[int, str]]:
    """A table of two with a clock: its id, the host's secret and those of the seats."""
    created = await tables.create("farshore", [PERSON, FRIEND], seed=5, turn_time=turn_time)
    mine, friends = created.seats
    assert mine.secret is not None
    assert friends.invitation is not None
    _, secret = await tables.sit(created.table, friends.invitation, "Friend")
    return created.table, created.host, {0: mine.secret, 1: secret}


async def let_pass(tables: Tables, table_id: str, seconds: int) -> None:
    """Let the wait have begun so much earlier."""
    moment = now() - timedelta(seconds=seconds)

    def write() -> None:
        with tables.database.writing() as connection:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id)
                .values(wait_since=moment, revision=TABLES.c.revision + 1)
            )

    await asyncio.to_thread(write)


def end_of(live: LiveTable) -> object:
    return runs_out(live.record, live.seats)


async def test_the_clock_begins_when_all_sit_and_runs_on_through_a_turn(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND], seed=5, turn_time=DAY)
    live = await tables.get(created.table)
    assert live.status is Status.WAITING
    assert end_of(live) is None, "nobody is late while others are still to come"
    before = now()
    assert created.seats[1].invitation is not None
    await tables.sit(created.table, created.seats[1].invitation, "Friend")
    live = await tables.get(created.table)
    since = asked_since(live.record, live.seats)
    assert since is not None
    assert since >= before
    assert end_of(live) == since + timedelta(seconds=DAY)
    random, waits = Random(3), set()
    for _ in range(60):
        live = await play_on(tables, created.table, random, 1)
        record, last = live.record, live.turns[-1]
        waits.add((record.wait_number, record.wait_since, record.wait_seat))
        assert record.wait_seat == asked(live)
        assert record.wait_turn == len(live.turns), last
    numbers = [number for number, _, _ in waits]
    assert len(numbers) == len(set(numbers)), "a wait keeps its beginning"
    assert len(numbers) < 60, "some turns had several choices"


async def test_what_the_clock_knows_survives_the_process(house: House) -> None:
    first = await house()
    table_id, _, _ = await slow_table(first)
    live = await play_on(first, table_id, Random(1), 7)
    second = await house()
    again = await second.get(table_id)
    assert again.record == live.record
    assert end_of(again) == end_of(live) is not None


async def test_after_its_end_the_others_may_call_a_stand_in_and_nobody_before(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = "beginner"
    monkeypatch.setattr("figurka.tables.service.STRONGEST", quick)
    table_id, host, secrets = await slow_table(tables)
    late = asked(await tables.get(table_id))
    other = secrets[1 - late]
    for seat in (0, 1):
        await go_away(tables, table_id, seat)
    for secret in (other, host):
        with pytest.raises(PresentError):
            await tables.stand_in(table_id, secret, late, quick)
    await let_pass(tables, table_id, DAY + 1)
    with pytest.raises(NotHostError):
        await tables.stand_in(table_id, "somebody", late, quick)
    with pytest.raises(PresentError):
        await tables.stand_in(table_id, secrets[late], 1 - late, quick)
    for secret in (other, host):
        with pytest.raises(SeatError, match="strongest"):
            await tables.stand_in(table_id, secret, late, "random")
    tables.attend(lambda _: frozenset({late}))  # a page that was left open keeps nobody's seat
    live = await tables.stand_in(table_id, other, late, quick)
    assert live.seats[late].stand_in == quick
    assert end_of(live) is None, "an agent needs no clock"
    assert live.notes[-1].note == "tables-out-of-time"
    live = await tables.come(table_id, late)
    assert live.seats[late].stand_in or asked(live) != late
    while asked(live) == late:
        await asyncio.sleep(0.01)
        live = await tables.get(table_id)
    live = await tables.come(table_id, late)
    assert not live.seats[late].stand_in, "he takes the seat back when he comes"
    count, agent = acts.played_meanwhile(live, late)
    assert (count, agent) == (live.last_choice_of(late), quick), "he is told of what was chosen for him"
    assert acts.played_meanwhile(live, 1 - late) == (0, "")
    while not live.chosen_since(late, live.notes[-1].move):
        assert acts.played_meanwhile(live, late) == (count, quick)
        live = await play_on(tables, table_id, Random(1), 1)
    assert acts.played_meanwhile(live, late) == (0, ""), "until he chooses himself"


async def test_who_is_late_takes_over_by_choosing_and_has_time_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _, secrets = await slow_table(tables)
    late = asked(await tables.get(table_id))
    await let_pass(tables, table_id, 2 * DAY)
    monkeypatch.setattr(tables._driver, "wake", lambda _: None)
    live = await tables.stand_in(table_id, secrets[1 - late], late, STRONGEST)
    number = live.record.wait_number
    assert options(live) > 1
    live = await tables.choose(table_id, late, live.move, 0)
    assert not live.seats[late].stand_in
    assert live.record.wait_number == number + 1
    end = runs_out(live.record, live.seats)
    assert end is not None
    assert end > now() + timedelta(seconds=DAY - 600)


async def test_who_is_late_and_says_that_he_plays_again_has_time_again_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _, secrets = await slow_table(tables)
    late = asked(await tables.get(table_id))
    monkeypatch.setattr(tables._driver, "wake", lambda _: None)
    late_by = []
    for _ in range(3):
        await let_pass(tables, table_id, 2 * DAY)
        await tables.stand_in(table_id, secrets[1 - late], late, STRONGEST)
        live = await tables.hand_back(table_id, secrets[late], late)
        end = runs_out(live.record, live.seats)
        late_by.append(end is not None and end < now())
    assert late_by == [False, True, True]


async def test_who_hosts_gives_nobody_time_by_giving_his_seat_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, host, secrets = await slow_table(tables)
    late = asked(await tables.get(table_id))
    while late != 1:
        late = asked(await play_on(tables, table_id, Random(1), 1))
    monkeypatch.setattr(tables._driver, "wake", lambda _: None)
    await let_pass(tables, table_id, 2 * DAY)
    await tables.stand_in(table_id, secrets[0], late, STRONGEST)
    live = await tables.hand_back(table_id, host, late)
    end = runs_out(live.record, live.seats)
    assert end is not None
    assert end < now()


async def test_what_computers_choose_gives_who_is_late_no_more_time(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND, RANDOM], seed=5, turn_time=DAY)
    assert created.seats[1].invitation is not None
    assert created.seats[0].secret is not None
    late, secret = await tables.sit(created.table, created.seats[1].invitation, "Friend")
    live, random, renewed, choices = await persons_turn(tables, created.table), Random(8), list[bool](), 0
    while len(renewed) < 2:  # until only a computer has chosen between two turns of his
        between = {made.seat for made in live.made[choices:]} - {late}
        if asked(live) == late and between != set():
            renewed = renewed if between == {2} else []
            choices = len(live.made)
            await let_pass(tables, created.table, 2 * DAY)
            with monkeypatch.context() as still:
                still.setattr(tables._driver, "wake", lambda _: None)
                await tables.stand_in(created.table, created.seats[0].secret, late, STRONGEST)
                live = await tables.hand_back(created.table, secret, late)
            end = runs_out(live.record, live.seats)
            assert end is not None
            renewed.append(end > now())
        assert live.game.decision is not None
        keys = [option.key for option in live.game.decision.options]
        passing = [number for number, key in enumerate(keys) if (key == "pass") is (asked(live) == 0)]
        option = random.choice(passing or range(len(keys)))
        await tables.choose(created.table, asked(live), live.move, option)
        live = await persons_turn(tables, created.table)
        assert live.status is not Status.OVER
    assert renewed == [True, False]


async def test_who_is_late_again_and_again_in_one_turn_has_no_more_time(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _, secrets = await slow_table(tables)
    monkeypatch.setattr(tables._driver, "wake", lambda _: None)
    await play_until_undo(tables, table_id, Random(4))
    late, ends = asked(await tables.get(table_id)), []
    for _ in range(4):
        await let_pass(tables, table_id, 2 * DAY)
        live = await tables.stand_in(table_id, secrets[1 - late], late, STRONGEST)
        live = await tables.undo(table_id, late, live.move)
        ends.append(runs_out(live.record, live.seats))
        live = await tables.redo(table_id, late, live.move)
        assert (asked(live), live.seats[late].stand_in) == (late, "")
    late_by = [end is not None and end < now() for end in ends]
    assert late_by == [False, True, True, True], "the others may call a computer again at once"
    done = live.move
    while asked(live) != late or live.alone_since(late) <= done:
        live = await play_until_undo(tables, table_id, Random(live.move))
    await let_pass(tables, table_id, 2 * DAY)
    live = await tables.stand_in(table_id, secrets[1 - late], late, STRONGEST)
    live = await tables.undo(table_id, late, live.move)
    end = runs_out(live.record, live.seats)
    assert end is not None
    assert end > now(), "in a later turn he is late for the first time"


async def test_going_back_to_the_turn_before_and_on_again_gives_no_more_time(tables: Tables) -> None:
    table_id, _, _ = await slow_table(tables)
    live, random, waits = await tables.get(table_id), Random(13), set()
    while not begins_second_turn(live):  # at the end, when the other has passed
        live = await play_on(tables, table_id, random, 1)
    seat = asked(live)
    for act in (tables.undo, tables.undo, tables.redo, tables.redo) * 2:
        live = await act(table_id, seat, live.move)
        waits.add((live.record.wait_number, live.record.wait_since))
    assert begins_second_turn(live)
    assert len(waits) == 1


def begins_second_turn(live: LiveTable) -> bool:
    """Whether somebody begins a turn after one of his own with several choices, and can take two back."""
    assert live.status is not Status.OVER
    if len(live.turns) < 2 or live.turns[-1].seat != live.turns[-2].seat:
        return False
    choices = len(live.game.history)
    if live.turns[-1].choices != choices or live.turns[-2].choices > choices - 2:
        return False
    return live.game.can_undo and live.game._floor < choices - 1


async def test_a_computer_called_for_oneself_gives_no_more_time(house: House) -> None:
    tables = await house(pace=60.0)
    table_id, _, secrets = await slow_table(tables)
    await play_until_undo(tables, table_id, Random(4))
    await let_pass(tables, table_id, DAY // 2)
    live = await tables.get(table_id)
    seat, end, number = asked(live), end_of(live), live.record.wait_number
    assert end is not None
    await tables.stand_in(table_id, secrets[seat], seat, STRONGEST)
    live = await tables.hand_back(table_id, secrets[seat], seat)
    assert (end_of(live), live.record.wait_number) == (end, number), "handed back"
    live = await tables.stand_in(table_id, secrets[seat], seat, STRONGEST)
    live = await tables.undo(table_id, seat, live.move)
    assert end_of(live) == end, "taken over by an act"


async def test_in_a_slow_game_a_seat_is_not_lost_within_a_turn(tables: Tables) -> None:
    table_id, host, secrets = await slow_table(tables)
    await go_away(tables, table_id, 1, minutes=24 * 60 - 1)
    with pytest.raises(PresentError, match="slow game") as awaited:
        await tables.renew_invitation(table_id, host, 1)
    assert awaited.value.message.arguments["hours"] == 1
    assert await tables.seat_of(table_id, secrets[1]) == 1
    await go_away(tables, table_id, 1, minutes=24 * 60)
    tables.attend(lambda _: frozenset({1}))
    with pytest.raises(PresentError, match="slow game"):
        await tables.renew_invitation(table_id, host, 1)
    tables.attend(lambda _: frozenset())
    await tables.renew_invitation(table_id, host, 1)
    assert await tables.seat_of(table_id, secrets[1]) is None


async def test_agents_between_two_choices_of_a_turn_begin_no_new_wait(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, RANDOM], seed=6)
    random = Random(2)
    seen: dict[tuple[int, int], int] = {}
    for _ in range(50):
        live = await play_on(tables, seated.id, random, 1)
        if live.status is Status.OVER or live.asked is None or live.agent_due:
            continue
        record = live.record
        assert seen.setdefault((record.wait_turn, asked(live)), record.wait_number) == record.wait_number


async def test_a_turn_has_a_time_that_makes_sense(tables: Tables) -> None:
    for seconds in (1, 59, 31 * DAY, -DAY):
        with pytest.raises(SettingsError):
            await tables.create("farshore", [PERSON, FRIEND], turn_time=seconds)
    created = await tables.create("farshore", [PERSON, RANDOM])
    live = await tables.get(created.table)
    assert (live.record.turn_time, end_of(live)) == (0, None)
