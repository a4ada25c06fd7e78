"""The analysis of a finished game: begun once, kept with the table, gone on with after a restart."""

import asyncio
from random import Random
from typing import Any

import pytest

from figurka.coach.judging import QUICK, Depth
from figurka.coach.records import kept_judged
from figurka.tables.analysing import Found, moments_in
from figurka.tables.errors import TableClosedError
from figurka.tables.live import LiveTable
from figurka.tables.service import Tables
from figurka.tables.store import Store
from tests.coach.judged import judged_in
from tests.patience import PATIENCE
from tests.tables.conftest import House
from tests.tables.playing import FRIEND, PERSON, RANDOM, play_on, seat_all

TINY = Depth("tiny", 1, 1, 2, 2)
LEFT = 4
"""So many decisions are left to judge, so that it takes no time."""


async def finished(tables: Tables) -> LiveTable:
    """A table whose game is over."""
    seated = await seat_all(tables, [PERSON, FRIEND])
    return await play_on(tables, seated.id, Random(3))


async def judge_most(tables: Tables, live: LiveTable, left: int = LEFT) -> int:
    """Keep judgements of all decisions but so many; returns how many there are."""
    found = judged_in(LiveTable(live.record, live.seats).game, tuple(live.game.history))
    assert len(found) > left
    for each in found[: len(found) - left]:
        await keep(tables, live, each.choice, kept_judged(each))
    return len(found)


async def keep(tables: Tables, live: LiveTable, choice: int, data: Any, version: int = 0) -> None:
    version = version or live.game.rules.version
    await asyncio.to_thread(tables._store.keep_judgement, live.id, version, TINY.name, choice, data)


async def to_the_end(tables: Tables, table_id: str) -> Found:
    """The analysis once nothing more is worked out."""
    async with asyncio.timeout(PATIENCE):
        while (found := await tables.analyse(table_id, TINY)).working:
            await asyncio.sleep(0.02)
    return found


@pytest.mark.asyncio
async def test_what_is_kept_is_found_again_and_the_last_word_counts(tables: Tables) -> None:
    live = await finished(tables)
    store: Store = tables._store
    for data in ({"of": "the first"}, {"of": "the second"}):
        await keep(tables, live, 3, data)
    version = live.game.rules.version
    assert store.judgements(live.id, version, TINY.name) == {3: {"of": "the second"}}
    assert store.judgements(live.id, version, TINY.name, 3) == {3: {"of": "the second"}}
    assert store.judgements(live.id, version, TINY.name, 4) == {}
    assert store.judgements(live.id, version, QUICK.name) == {}
    assert store.judgements(live.id, version + 1, TINY.name) == {}


@pytest.mark.asyncio
async def test_a_finished_game_is_judged_to_its_end(house: House) -> None:
    tables = await house()
    live = await finished(tables)
    total = await judge_most(tables, live)
    begun = await tables.analyse(live.id, TINY)
    assert (begun.done, begun.total, begun.working, begun.complete) == (total - LEFT, total, True, False)
    found = await to_the_end(tables, live.id)
    assert found.complete
    assert [each.choice for each in found.judged] == [each.choice for each in moments_in(live)]
    last = found.judged[-1]
    assert sum(last.played.chances) == pytest.approx(1.0)
    assert (await tables.analyse(live.id, TINY)).working is False


@pytest.mark.asyncio
async def test_it_is_begun_once_however_often_it_is_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await house()
    live = await finished(tables)
    await judge_most(tables, live)
    asked: list[int] = []
    judge = tables._pool.judge

    async def counting(question: Any) -> Any:
        asked.append(len(question.choices))
        return await judge(question)

    monkeypatch.setattr(tables._pool, "judge", counting)
    await asyncio.gather(*(tables.analyse(live.id, TINY) for _ in range(5)))
    await to_the_end(tables, live.id)
    assert len(asked) == len(set(asked)) == LEFT


@pytest.mark.asyncio
async def test_another_process_goes_on_where_it_was(house: House) -> None:
    first = await house()
    live = await finished(first)
    total = await judge_most(first, live)
    await first.analyse(live.id, TINY)
    await first._analyst.close()
    second = await house()
    assert (await second.analysis(live.id, TINY)).done >= total - LEFT
    assert (await to_the_end(second, live.id)).complete


@pytest.mark.asyncio
async def test_what_cannot_be_read_is_judged_anew_and_what_other_rules_found_is_left(house: House) -> None:
    tables = await house()
    live = await finished(tables)
    total = await judge_most(tables, live, 1)
    first, last = moments_in(live)[0].choice, moments_in(live)[-1].choice
    await keep(tables, live, first, {"of": "another time"})
    await keep(tables, live, last, {"of": "other rules"}, live.game.rules.version + 1)
    assert (await tables.analysis(live.id, TINY)).done == total - 2
    found = await to_the_end(tables, live.id)
    assert found.complete
    assert found.judged[0].choice == first


@pytest.mark.asyncio
async def test_what_no_worker_finds_out_is_left_out_and_told_of(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = await house()
    live = await finished(tables)
    total = await judge_most(tables, live)

    async def failing(question: Any) -> Any:
        raise RuntimeError("a coach with a bug")

    monkeypatch.setattr(tables._pool, "judge", failing)
    found = await to_the_end(tables, live.id)
    assert (found.done, found.total) == (total - LEFT, total)
    assert "a coach with a bug" in caplog.text


@pytest.mark.asyncio
async def test_a_game_that_goes_on_is_not_analysed(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, RANDOM])
    for ask in (tables.analyse, tables.analysis):
        with pytest.raises(TableClosedError):
            await ask(seated.id, QUICK)
