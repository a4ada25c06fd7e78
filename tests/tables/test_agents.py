"""Agents at a table: they never stop it, whatever they do."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from figurka.core.game import Game
from figurka.core.seeds import Source
from figurka.locales import LANGUAGES, Words
from figurka.tables.acts import FELL_BACK
from figurka.tables.errors import ConflictError
from figurka.tables.model import ActKind, Status
from figurka.tables.thinking import LEAST_SECONDS, AgentPool
from figurka.tables.worker import THINKING_SECONDS, Question, Thinker, game_of, think
from tests.patience import PATIENCE
from tests.tables.agents import count, crash, dawdle, fail, ponder, rave, tell_time
from tests.tables.conftest import House
from tests.tables.playing import FRIEND, PERSON, RANDOM, asked, options, persons_turn, play_on, seat_all


def question(*choices: int, agent: str = "greedy", seed: int = 5) -> Question:
    return Question("t", "farshore", 2, seed, Source.HASHED, {}, choices, agent, 1)


PoolOf = Callable[[Thinker], AgentPool]


@pytest_asyncio.fixture
async def pool_of() -> AsyncIterator[PoolOf]:
    """Makes pools of one worker."""
    made: list[AgentPool] = []

    def make(thinker: Thinker) -> AgentPool:
        made.append(AgentPool(1, PATIENCE, thinker))
        return made[-1]

    yield make
    for pool in made:
        await pool.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("thinker", "limit"), [(crash, PATIENCE), (dawdle, 0.3), (fail, PATIENCE), (rave, PATIENCE)]
)
async def test_a_quick_choice_is_made_for_an_agent_that_fails_and_the_journal_says_so(
    house: House, thinker: Thinker, limit: float, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    tables = await house(AgentPool(1, limit, thinker))
    seated = await seat_all(tables, [PERSON, RANDOM])
    live = await tables.get(seated.id)
    while not live.notes:
        live = await play_on(tables, seated.id, Random(1), 1)
        live = await persons_turn(tables, seated.id)
    note = live.notes[0]
    assert (note.note, note.seat, note.about) == (FELL_BACK, 1, "random")
    assert len(live.game.history) == live.move - len(live.notes)
    told = [line.message for line in live.journal(0) if line.message.id == FELL_BACK]
    assert len(told) == len(live.notes)
    for language in LANGUAGES:
        assert "random" in Words(language).say(told[0])


@pytest.mark.asyncio
async def test_after_a_crash_a_new_process_thinks_and_the_game_is_finished(house: House) -> None:
    tables = await house(AgentPool(1, PATIENCE, crash))
    created = await tables.create("farshore", [RANDOM, RANDOM], seed=3)
    live = await persons_turn(tables, created.table)
    assert live.status is Status.OVER
    assert 1 <= len(live.notes) <= 4


@pytest.mark.asyncio
async def test_a_slow_agent_holds_up_neither_the_loop_nor_the_other_tables(house: House) -> None:
    tables = await house(AgentPool(1, 600.0, dawdle))
    slow = await tables.create("farshore", [RANDOM, RANDOM], seed=3)
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_on(tables, seated.id, Random(0))
    assert live.status is Status.OVER
    live = await tables.get(slow.table)
    assert live.agent_due
    assert live.move == 0


@pytest.mark.asyncio
async def test_a_new_process_goes_on_where_agents_are_asked(house: House) -> None:
    first = await house(pace=60.0)
    created = await first.create("farshore", [RANDOM, RANDOM])
    seated = await seat_all(first, [PERSON, FRIEND])
    second = await house()
    assert (await second.get(created.table)).move == 0
    await first.close()
    live = await persons_turn(second, created.table)
    assert live.status is Status.OVER
    assert (await second.get(seated.id)).move == 0


@pytest.mark.asyncio
async def test_two_processes_that_drive_one_table_do_not_disturb_each_other(house: House) -> None:
    first = await house()
    created = await first.create("farshore", [RANDOM, RANDOM])
    second = await house()
    lives = await asyncio.gather(*(persons_turn(each, created.table) for each in (first, second)))
    for live in lives:
        assert live.status is Status.OVER
        assert live.move == len(live.game.history)


@pytest.mark.asyncio
async def test_agents_move_at_a_pace_that_people_can_follow(house: House) -> None:
    tables = await house(pace=0.25)
    seated = await seat_all(tables, [RANDOM, PERSON])
    live = await persons_turn(tables, seated.id)
    snapshot = await asyncio.to_thread(tables._store.news, seated.id)
    assert snapshot is not None
    assert asked(live) == 1
    moments = [live.record.created, *(row.at for row in snapshot.log if row.kind is ActKind.CHOOSE)]
    assert len(moments) > 1
    for before, after in pairwise(moments):
        assert (after - before).total_seconds() > 0.2


# While an agent thinks


@pytest.mark.asyncio
async def test_a_hint_keeps_nobody_from_choosing_and_is_dropped_then(house: House) -> None:
    tables = await house(AgentPool(1, PATIENCE))
    seated = await seat_all(tables, [PERSON, FRIEND])
    seat = asked(await tables.get(seated.id))
    hint = asyncio.create_task(tables.advise(seated.id, seat, 0, 2))
    await asyncio.sleep(0)
    assert (await tables.choose(seated.id, seat, 0, 0)).move == 1
    assert not hint.done()
    with pytest.raises(ConflictError):
        await hint


@pytest.mark.asyncio
async def test_a_hint_about_a_choice_that_was_taken_back_is_dropped(house: House) -> None:
    tables = await house(AgentPool(1, PATIENCE))
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    while not live.game.can_undo:
        live = await play_on(tables, seated.id, Random(2), 1)
    seat, move = asked(live), live.move
    hint = asyncio.create_task(tables.advise(seated.id, seat, move, 2))
    await asyncio.sleep(0)
    await tables.undo(seated.id, seat, move)
    with pytest.raises(ConflictError):
        await hint
    live, advice = await tables.advise(seated.id, seat, move + 1, 1)
    assert live.move == move + 1
    assert all(0 <= choice.option < options(live) for choice in advice.choices)


@pytest.mark.asyncio
async def test_where_no_coach_answers_instinct_advises(house: House) -> None:
    tables = await house(AgentPool(1, limit=0.0))
    seated = await seat_all(tables, [PERSON, FRIEND])
    live, advice = await tables.advise(seated.id, asked(await tables.get(seated.id)), 0, 1)
    assert advice.playouts == 0
    assert 0 <= advice.choices[0].option < options(live)


@pytest.mark.asyncio
async def test_who_comes_back_while_his_stand_in_thinks_decides_himself(house: House) -> None:
    pool = AgentPool(1, 3.0, dawdle)
    tables = await house(pool)
    seated = await seat_all(tables, [PERSON, FRIEND])
    seat = asked(await tables.get(seated.id))
    secret = seated.secrets[seat]
    await tables.stand_in(seated.id, secret, seat, "greedy")
    async with asyncio.timeout(PATIENCE):
        while not any(worker.ready for worker in pool._busy):
            await asyncio.sleep(0.01)
        live = await tables.hand_back(seated.id, secret, seat)
        assert pool._asked, "the stand-in has not found its choice yet"
        while tables._driver._tasks:
            await asyncio.sleep(0.01)
    assert (await tables.get(seated.id)).move == live.move
    assert asked(live) == seat
    assert not live.agent_due


@pytest.mark.asyncio
async def test_tables_take_turns_however_much_one_of_them_asks(pool_of: PoolOf) -> None:
    pool, answered = pool_of(ponder), []

    async def ask(table: str, *choices: int) -> None:
        await pool.think(replace(question(*choices, agent="random"), table=table))
        answered.append(table)

    many = [ask("greedy table", *[0] * choices) for choices in range(4)]
    await asyncio.gather(*many, ask("other", 1), ask("third", 1))
    assert sorted(answered[:3]) == ["greedy table", "other", "third"]


@pytest.mark.asyncio
async def test_who_asks_what_is_thought_about_gets_the_same_answer(pool_of: PoolOf) -> None:
    pool = pool_of(count)
    assert await asyncio.gather(*(pool.think(question(1, 1)) for _ in range(5))) == [1] * 5
    assert await pool.think(question(1, 1)) == 2


@pytest.mark.asyncio
async def test_what_nobody_wants_to_know_any_more_is_not_thought_about(pool_of: PoolOf) -> None:
    pool = pool_of(count)
    assert await pool.think(question(1, 1), lambda: False) is None
    assert await pool.think(question(1, 1)) == 1


@pytest.mark.asyncio
async def test_the_more_tables_wait_the_shorter_each_search_is(pool_of: PoolOf) -> None:
    pool = pool_of(tell_time)
    crowd = [replace(question(1), table=str(number)) for number in range(50)]
    seconds = [each or 0 for each in await asyncio.gather(*(pool.think(each) for each in crowd))]
    assert seconds[0] == LEAST_SECONDS * 1000
    assert seconds == sorted(seconds)
    assert await pool.think(question(1)) == THINKING_SECONDS * 1000


# The worker's own memory


def test_a_worker_plays_only_what_is_new_and_starts_again_after_an_undo() -> None:
    game = game_of(question(1, 1))
    assert game_of(question(1, 1, 0)) is game
    assert game.history == [1, 1, 0]
    shorter = game_of(question(1, 0))
    assert shorter is not game
    assert shorter.history == [1, 0]


def test_agents_choose_by_their_seed() -> None:
    assert think(question(1, 1)) == think(question(1, 1))


def test_a_worker_remembers_few_games() -> None:
    def game(n: int) -> Game[Any]:
        return game_of(Question(f"table {n}", "farshore", 2, n, Source.HASHED, {}, (), "random", 1))

    games = [game(n) for n in range(40)]
    assert game(0) is not games[0]
    assert game(39) is games[39]


@pytest.mark.asyncio
async def test_a_pool_replaces_a_worker_that_died_idle() -> None:
    pool = AgentPool(1)
    try:
        assert await pool.think(question(1, 1)) is not None
        pool._idle[0].process.kill()
        pool._idle[0].process.join()
        assert await pool.think(question(1, 1)) is not None
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_closing_a_pool_ends_who_thinks() -> None:
    pool = AgentPool(1, 600.0, dawdle)
    thinking = asyncio.create_task(pool.think(question()))
    async with asyncio.timeout(PATIENCE):
        while not any(worker.ready for worker in pool._busy):
            await asyncio.sleep(0.02)
        await pool.close()
    assert await thinking is None
