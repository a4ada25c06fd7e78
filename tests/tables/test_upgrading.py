"""A game that was begun under earlier rules goes on under those of today, or is closed and says why."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import text

from figurka.core.game import Game
from figurka.locales import Words
from figurka.tables.errors import TableClosedError, TableDamagedError, TableGoneError
from figurka.tables.founding import Wishes, found
from figurka.tables.live import LiveTable, rebuild
from figurka.tables.model import KEYLESS, OUTGROWN, UPGRADED, ActKind, LogRow, Snapshot, Status, Summary, now
from figurka.tables.service import Tables
from figurka.tables.store import Store
from figurka.tables.tokens import digest
from figurka.tables.upgrading import settlement
from tests.tables.conftest import House
from tests.tables.playing import FRIEND, PERSON, asked, picture
from tests.tables.test_rebuilding import new_table, random_act, seated
from tests.tutorial import PebblesAt


async def play(tables: Tables, keys: Sequence[str]) -> str:
    """A public table of two at which these handfuls are taken in turn; its id."""
    created = await tables.create("pebbles", [PERSON, FRIEND], seed=1, public=True)
    assert created.seats[1].invitation is not None
    await tables.sit(created.table, created.seats[1].invitation, "Petr")
    await take(tables, created.table, keys)
    return created.table


async def take(tables: Tables, table_id: str, keys: Sequence[str]) -> LiveTable:
    """Take handfuls in turn."""
    live = await tables.get(table_id)
    for key in keys:
        assert live.game.decision is not None
        live = await tables.choose(table_id, asked(live), live.move, live.game.decision.index(key))
    return live


def taken(live: LiveTable) -> list[str]:
    """What was chosen so far."""
    return live.game.keys()


@pytest.mark.asyncio
async def test_a_game_goes_on_under_later_rules(house: House, store: Store, pebbles_at: PebblesAt) -> None:
    pebbles_at(1)
    table_id = await play(await house(), ["one", "three", "two"])
    pebbles_at(2)
    live = await (second := await house()).get(table_id)
    assert taken(live) == ["one", "three", "two"]
    assert live.game.history == [2, 0, 1], "the options are turned round"
    assert (live.status, live.record.rules_version, live.move) == (Status.RUNNING, 2, 4)
    said = [Words("en").say(line.message) for line in live.journal(None)]
    assert said[-1].startswith("The rules have changed since then (version 1, now 2). The game goes on")
    live = await take(second, table_id, ["one"])
    assert taken(live) == ["one", "three", "two", "one"]
    again = await (await house()).get(table_id)
    assert picture(again) == picture(live), "a log of both kinds of rows"
    news = store.news(table_id)
    assert news is not None
    assert [row.note for row in news.log if row.kind is ActKind.NOTE] == [UPGRADED]


@pytest.mark.asyncio
async def test_processes_that_upgrade_at_once_note_it_once(
    house: House, store: Store, pebbles_at: PebblesAt
) -> None:
    pebbles_at(1)
    table_id = await play(await house(), ["one", "two"])
    pebbles_at(2)
    houses = [await house() for _ in range(4)]
    lives = await asyncio.gather(*(tables.get(table_id) for tables in houses))
    assert {live.move for live in lives} == {3}
    news = store.news(table_id)
    assert news is not None
    assert [row.note for row in news.log] == ["", "", UPGRADED]


@pytest.mark.asyncio
async def test_a_game_whose_choice_is_outgrown_is_closed_there(house: House, pebbles_at: PebblesAt) -> None:
    pebbles_at(1)
    first = await house()
    table_id = await play(first, ["three"] * 6)
    secret = await first.get(table_id)
    pebbles_at(2)
    second = await house()
    live = await second.get(table_id)
    assert (live.status, live.asked, live.ended) == (Status.CLOSED, None, True)
    assert (live.record.status, live.record.rules_version) == (Status.CLOSED, 1)
    assert taken(live) == ["three"] * 4
    assert live.closed is not None
    why = Words("en").say(live.closed)
    assert "version 1, now 2" in why
    assert "choice number 5 is no longer possible" in why
    for act in (second.choose(table_id, 0, live.move, 0), second.undo(table_id, 0, live.move)):
        with pytest.raises(TableClosedError, match="choice number 5"):
            await act
    assert await second.open_tables() == []
    (mine,) = await second._run(second._store.tables_of, frozenset([secret.record.host_hash]))
    assert isinstance(mine, Summary)
    assert mine.closed == replace(live.closed, arguments={**live.closed.arguments, "player": ""})
    assert Words("cs").say(mine.closed) == Words("cs").say(live.closed)


@pytest.mark.asyncio
async def test_a_closed_game_stays_closed_whatever_later_rules_repeat(
    house: House, pebbles_at: PebblesAt
) -> None:
    pebbles_at(1)
    table_id = await play(await house(), ["three"] * 6)
    for version, repeated in ((2, 4), (3, 2), (4, 6)):
        pebbles_at(version)
        live = await (await house()).get(table_id)
        assert (live.status, len(live.game.history), live.move) == (Status.CLOSED, repeated, 7)
        assert live.closed is not None
        assert "now 2" in Words("en").say(live.closed), "the reason is the one of then"


@pytest.mark.asyncio
async def test_rows_without_keys_are_repeated_only_under_their_own_rules(
    house: House, store: Store, pebbles_at: PebblesAt
) -> None:
    pebbles_at(1)
    table_id = await play(await house(), ["one", "two"])
    with store.database.writing() as connection:
        connection.execute(text("UPDATE log SET chosen = ''"))
    assert taken(await (await house()).get(table_id)) == ["one", "two"]
    pebbles_at(2)
    live = await (await house()).get(table_id)
    assert (live.status, live.game.history, live.outgrown) == (Status.CLOSED, [], KEYLESS)


@pytest.mark.asyncio
async def test_a_finished_game_is_told_or_says_why_not(house: House, pebbles_at: PebblesAt) -> None:
    pebbles_at(1)
    first = await house()
    fits, does_not = await play(first, ["two"] * 12), await play(first, ["three"] * 8)
    ended = await first.get(fits)
    pebbles_at(2)
    second = await house()
    live = await second.get(fits)
    assert (live.status, live.game.scores, live.notes) == (Status.OVER, ended.game.scores, [])
    live = await second.get(does_not)
    assert (live.status, live.record.status, len(live.game.history)) == (Status.CLOSED, Status.OVER, 4)


@pytest.mark.asyncio
async def test_a_table_that_waits_may_begin_while_it_is_upgraded(
    house: House, store: Store, pebbles_at: PebblesAt
) -> None:
    pebbles_at(1)
    first = await house()
    created = await first.create("pebbles", [PERSON, FRIEND])
    assert created.seats[1].invitation is not None
    pebbles_at(2)
    news = store.news(created.table)
    assert news is not None
    act = settlement(rebuild(news))
    assert act is not None
    assert store.sit(created.table, 1, "Petr", "x" * 64, digest(created.seats[1].invitation))
    store.append(created.table, 0, act)
    live = await (await house()).get(created.table)
    assert (live.status, live.record.rules_version) == (Status.RUNNING, 2)


@pytest.mark.asyncio
async def test_a_process_with_the_rules_of_before_gives_a_table_up(
    house: House, pebbles_at: PebblesAt
) -> None:
    pebbles_at(1)
    first = await house()
    table_id = await play(first, ["one"])
    pebbles_at(2)
    await (await house()).get(table_id)
    with pytest.raises(TableGoneError, match="only version 1 is installed"):
        await first.get(table_id)


@pytest.mark.asyncio
async def test_rules_older_than_the_table_leave_it_alone(house: House, pebbles_at: PebblesAt) -> None:
    pebbles_at(2)
    first = await house()
    table_id = await play(first, ["one"])
    pebbles_at(1)
    with pytest.raises(TableGoneError, match="only version 1 is installed"):
        await (await house()).get(table_id)
    pebbles_at(2)
    assert (await (await house()).get(table_id)).status is Status.RUNNING


# The log under rules that allow less


def pebbles_log(*acts: tuple[ActKind, int, str]) -> Snapshot:
    """A table of two whose log has these acts, as rules stored it that let a handful be put back."""
    record, seats, _ = found("pebbles", [PERSON, FRIEND], {}, 1, Wishes())
    rows: list[LogRow] = []
    made = 0
    for move, (kind, option, key) in enumerate(acts):
        rows.append(LogRow(move, kind, option, made % 2, now(), chosen=key))
        made = option if kind is ActKind.UNDO else made + 1
    running = replace(record, status=Status.RUNNING, move=len(rows))
    return Snapshot(running, seats, tuple(rows), ())


def test_what_was_taken_back_need_not_be_possible(pebbles_at: PebblesAt) -> None:
    pebbles_at(1)
    three, undo = (ActKind.CHOOSE, 2, "three"), (ActKind.UNDO, 4, "")
    otherwise = pebbles_log(*[three] * 6, undo, (ActKind.CHOOSE, 0, "one"))
    again = pebbles_log(*[three] * 6, undo, (ActKind.REDO, 2, "three"))
    assert (rebuild(otherwise).redo, rebuild(again).redo) == ([], [2])
    pebbles_at(2)
    later = rebuild(otherwise)
    assert (later.outgrown, later.game.keys()) == ("", ["three"] * 4 + ["one"])
    later = rebuild(again)
    assert (later.outgrown, later.game.keys()) == (OUTGROWN, ["three"] * 4)


def test_a_choice_of_another_seat_is_outgrown(pebbles_at: PebblesAt) -> None:
    pebbles_at(1)
    snapshot = pebbles_log((ActKind.CHOOSE, 0, "one"), (ActKind.CHOOSE, 0, "one"))
    wrong = replace(snapshot, log=(snapshot.log[0], replace(snapshot.log[1], seat=0)))
    with pytest.raises(TableDamagedError, match="act number 2"):
        rebuild(wrong)
    pebbles_at(2)
    assert rebuild(wrong).outgrown == OUTGROWN
    assert rebuild(snapshot).outgrown == ""


@pytest.mark.parametrize("seed", range(2))
def test_what_was_taken_back_stays_so_where_nothing_may_be(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    record, seats = new_table(seed)
    live = rebuild(Snapshot(record, seats, (), ()))
    log: list[LogRow] = []
    while len(log) < 60:
        act = random_act(live, random)
        live.seats = seated(live, act)
        log += act.rows
        live.accept(act, live.record.revision + 1)
    undone = [row for row in log if row.kind in (ActKind.UNDO, ActKind.RESET)]
    assert len(undone) > 3
    monkeypatch.setattr(Game, "can_undo", property(lambda game: False))
    assert picture(rebuild(Snapshot(live.record, live.seats, tuple(log), ()))) == picture(live)
