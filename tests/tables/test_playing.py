"""Playing at a table: whole games, each decision answered once and in order, taking back."""

import asyncio
from random import Random

import pytest

from figurka.core.errors import ChoiceError, SettingsError, UndoError, UnknownGameError
from figurka.tables.errors import (
    ConflictError,
    NotYourTurnError,
    SeatError,
    SecretError,
    TableOverError,
    TableUnknownError,
    TableWaitingError,
)
from figurka.tables.live import LiveTable, rebuild
from figurka.tables.model import ActKind, Status
from figurka.tables.service import Tables
from tests.patience import PATIENCE
from tests.tables.conftest import House
from tests.tables.playing import (
    FRIEND,
    GREEDY,
    PERSON,
    RANDOM,
    asked,
    go_away,
    options,
    persons_turn,
    picture,
    play_on,
    play_until_undo,
    seat_all,
)

pytestmark = pytest.mark.asyncio


async def rebuilt(tables: Tables, table_id: str) -> LiveTable:
    snapshot = await asyncio.to_thread(tables._store.news, table_id)
    assert snapshot is not None
    return rebuild(snapshot)


async def test_two_people_and_an_agent_play_a_whole_game(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, RANDOM, FRIEND])
    live = await play_on(tables, seated.id, Random(1))
    assert live.game.over
    assert live.status is Status.OVER
    assert live.move == len(live.game.history) > 100
    assert live.record.finished is not None
    assert live.record.winners == tuple(live.game.winners)
    assert picture(await rebuilt(tables, seated.id)) == picture(live)
    with pytest.raises(TableOverError):
        await tables.choose(seated.id, 0, live.move, 0)


async def test_agents_alone_play_a_whole_game_and_everybody_may_look_on(tables: Tables) -> None:
    created = await tables.create("farshore", [GREEDY, RANDOM], seed=2)
    live = await persons_turn(tables, created.table)
    assert live.status is Status.OVER
    assert not live.notes


async def test_agents_choose_the_same_at_two_tables_with_one_seed(tables: Tables) -> None:
    first = await tables.create("farshore", [RANDOM, RANDOM], seed=11)
    second = await tables.create("farshore", [RANDOM, RANDOM], seed=11)
    games = [(await persons_turn(tables, each.table)).game for each in (first, second)]
    assert games[0].history == games[1].history


async def test_solo_with_settings(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON], {"level": "captain"}, seed=1)
    live = await tables.get(created.table)
    assert live.game.config.settings["level"] == ("captain",)
    assert picture(await rebuilt(tables, created.table)) == picture(live)
    live = await play_on(tables, created.table, Random(0))
    assert live.status is Status.OVER


@pytest.mark.parametrize("settings", [{"nonsense": "1"}, {"checkpoints": False}, {"seats": 3}])
async def test_what_is_no_setting_of_the_game_is_refused(tables: Tables, settings: dict[str, object]) -> None:
    with pytest.raises(SettingsError, match="has no setting"):
        await tables.create("farshore", [PERSON, RANDOM], settings)


async def test_wrong_games_and_numbers_of_seats_are_refused(tables: Tables) -> None:
    with pytest.raises(UnknownGameError):
        await tables.create("chess", [PERSON, RANDOM])
    with pytest.raises(SettingsError):
        await tables.create("farshore", [])
    with pytest.raises(SettingsError):
        await tables.create("farshore", [PERSON] * 9)
    with pytest.raises(SettingsError):
        await tables.create("farshore", [PERSON, RANDOM], seed=1 << 256)


@pytest.mark.parametrize("table_id", ["", "x", "0123456789", "\0" * 10, "../../etc", "é" * 10])
async def test_there_is_no_such_table(tables: Tables, table_id: str) -> None:
    with pytest.raises(TableUnknownError):
        await tables.get(table_id)
    with pytest.raises(TableUnknownError):
        await tables.choose(table_id, 0, 0, 0)


# One decision, one answer


async def results_of(*acts: object) -> tuple[int, int]:
    """How many acts were accepted, and how many met a table that had moved on."""
    results = await asyncio.gather(*acts, return_exceptions=True)  # type: ignore[call-overload]
    accepted = sum(isinstance(result, LiveTable) for result in results)
    refused = sum(isinstance(result, ConflictError) for result in results)
    assert accepted + refused == len(acts), results
    return accepted, refused


async def test_two_clicks_are_one_choice(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    for _ in range(10):
        live = await tables.get(seated.id)
        clicks = [tables.choose(seated.id, asked(live), live.move, 0) for _ in range(5)]
        assert await results_of(*clicks) == (1, 4)
    assert len((await tables.get(seated.id)).game.history) == 10


async def test_two_processes_accept_a_choice_once(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    for turn in range(12):
        live = await here.get(seated.id)
        await there.get(seated.id)
        seat, move, last = asked(live), live.move, options(live) - 1
        acts = [each.choose(seated.id, seat, move, index) for each in (here, there) for index in (0, last)]
        assert await results_of(*acts) == (1, 3)
        pictures = [picture(await each.get(seated.id)) for each in (here, there)]
        assert pictures[0] == pictures[1]
        assert (await here.get(seated.id)).move == turn + 1


async def test_a_choice_reads_nothing_as_long_as_nobody_else_has_changed_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    live = await here.get(seated.id)
    await there.get(seated.id)
    with monkeypatch.context() as blind:
        blind.setattr(here._store, "news", None)
        for _ in range(3):
            live = await here.choose(seated.id, asked(live), live.move, 0)
    # The other process knows of none of them: it finds out when it stores the next one, also after mere talk.
    live = await there.choose(seated.id, asked(live), live.move, 0)
    await here.say(seated.id, 0, "", "Well played!")
    live = await there.choose(seated.id, asked(live), live.move, 0)
    assert len(live.game.history) == 5
    assert picture(live) == picture(await here.get(seated.id))


async def test_who_has_lost_his_seat_in_another_process_chooses_nothing(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    live = await here.get(seated.id)
    while asked(live) != 1:
        live = await here.choose(seated.id, asked(live), live.move, 0)
    known = await there.get(seated.id)
    await go_away(here, seated.id, 1)
    await here.renew_invitation(seated.id, seated.host, 1)
    claims = []

    def claim(live: LiveTable) -> int:
        claims.append(live.seat_of(seated.secrets[1]))
        if claims[-1] is None:
            raise SecretError("error-seat-secret")
        return 1

    with pytest.raises(SecretError):
        await there.choose(seated.id, claim, known.move, 0)
    assert claims == [1, None]
    assert len((await here.get(seated.id)).game.history) == len(live.game.history)


async def test_a_retry_changes_nothing(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    seat = asked(live)
    before = picture(await tables.choose(seated.id, seat, 0, 1))
    with pytest.raises(ConflictError, match="moved on"):
        await tables.choose(seated.id, seat, 0, 1)
    assert picture(await tables.get(seated.id)) == before


async def test_acts_out_of_order_are_refused(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    for move in (1, 2, -1, 1_000_000):
        with pytest.raises(ConflictError):
            await tables.choose(seated.id, asked(live), move, 0)
    assert live.move == 0


async def test_only_the_seat_that_is_asked_may_choose_and_only_what_there_is(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    with pytest.raises(NotYourTurnError):
        await tables.choose(seated.id, 1 - asked(live), 0, 0)
    for option in (-1, options(live), 1 << 70):
        with pytest.raises(ChoiceError):
            await tables.choose(seated.id, asked(live), 0, option)
    with pytest.raises(ChoiceError):
        await tables.choose(seated.id, asked(live), 0, True)
    assert (await tables.get(seated.id)).move == 0


async def test_nobody_chooses_for_an_agent_or_before_all_sit(tables: Tables) -> None:
    waiting = await tables.create("farshore", [PERSON, FRIEND])
    live = await tables.get(waiting.table)
    assert live.status is Status.WAITING
    assert live.asked is None
    with pytest.raises(TableWaitingError):
        await tables.choose(waiting.table, 0, 0, 0)


async def test_a_choice_is_carried_out_even_if_who_made_it_goes_away(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    told: list[tuple[str, int]] = []
    tables.subscribe(lambda table_id, move: told.append((table_id, move)))
    live = await tables.get(seated.id)
    act = asyncio.create_task(tables.choose(seated.id, asked(live), 0, 0))
    await asyncio.sleep(0)
    act.cancel()
    with pytest.raises(asyncio.CancelledError):
        await act
    async with asyncio.timeout(PATIENCE):
        while not told:
            await asyncio.sleep(0.005)
    assert told == [(seated.id, 1)]
    assert (await tables.get(seated.id)).move == 1


async def test_a_choice_that_the_rules_cannot_carry_out_is_not_stored(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    game_type = type(live.game)
    with monkeypatch.context() as patched:
        patched.setattr(game_type, "choose", lambda game, index: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await tables.choose(seated.id, asked(live), 0, 0)
    assert (await tables.choose(seated.id, asked(live), 0, 0)).move == 1


async def test_listeners_hear_each_act_until_they_stop(tables: Tables) -> None:
    told: list[tuple[str, int]] = []

    def listen(table_id: str, move: int) -> None:
        told.append((table_id, move))
        raise RuntimeError("a bad listener")

    seated = await seat_all(tables, [PERSON, FRIEND])
    stop = tables.subscribe(listen)
    await play_on(tables, seated.id, Random(0), 2)
    await tables.say(seated.id, 0, "", "hello")
    assert told == [(seated.id, 1), (seated.id, 2), (seated.id, 2)]
    stop()
    await play_on(tables, seated.id, Random(0), 1)
    assert len(told) == 3


@pytest.mark.parametrize("look", [0, 1])
async def test_a_coach_advises_who_is_asked(tables: Tables, look: int) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    live, advice = await tables.advise(seated.id, asked(live), 0, look)
    assert (advice.playouts > 0) == (look > 0)
    assert all(0 <= choice.option < options(live) for choice in advice.choices)
    with pytest.raises(NotYourTurnError):
        await tables.advise(seated.id, 1 - asked(live), 0, look)
    assert (await tables.get(seated.id)).move == 0


async def test_each_look_of_a_coach_knows_more(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    seat = asked(await tables.get(seated.id))
    _, first = await tables.advise(seated.id, seat, 0, 1)
    _, second = await tables.advise(seated.id, seat, 0, 2)
    assert second.playouts > first.playouts or first.decided


# Taking back


async def test_undo_and_redo_walk_back_and_forth(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_until_undo(tables, seated.id, Random(4))
    seat, history = asked(live), live.game.history[:]
    views = [live.game.view(seat)]
    for _ in range(2):
        live = await tables.undo(seated.id, seat, live.move)
        views.append(live.game.view(seat))
    assert live.game.history == history[:-2]
    assert live.redo == [history[-1], history[-2]]
    assert picture(await rebuilt(tables, seated.id)) == picture(live)
    for view in reversed(views[:-1]):
        live = await tables.redo(seated.id, seat, live.move)
        assert live.game.view(seat) == view
    assert live.game.history == history
    with pytest.raises(UndoError, match="nothing to redo"):
        await tables.redo(seated.id, seat, live.move)
    assert picture(await rebuilt(tables, seated.id)) == picture(live)


async def test_another_choice_forgets_what_was_taken_back(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_until_undo(tables, seated.id, Random(4))
    seat = asked(live)
    live = await tables.undo(seated.id, seat, live.move)
    live = await tables.choose(seated.id, seat, live.move, 0)
    assert live.redo == []
    assert picture(await rebuilt(tables, seated.id)) == picture(live)


async def test_reset_goes_to_where_the_turn_may_go_back_and_redo_returns(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_until_undo(tables, seated.id, Random(4))
    seat, history, journal = asked(live), live.game.history[:], live.journal(None)
    live = await tables.reset(seated.id, seat, live.move)
    assert len(live.game.history) <= len(history) - 2
    assert not live.game.can_undo or live.game.history != history
    assert picture(await rebuilt(tables, seated.id)) == picture(live)
    while live.redo:
        live = await tables.redo(seated.id, seat, live.move)
    assert live.game.history == history
    assert [line.message for line in live.journal(None)] == [line.message for line in journal]
    snapshot = await asyncio.to_thread(tables._store.news, seated.id)
    assert snapshot is not None
    resets = [row for row in snapshot.log if row.kind is ActKind.RESET]
    assert len(resets) == 1


async def test_undo_is_refused_where_it_may_not_be(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.get(seated.id)
    with pytest.raises(UndoError):
        await tables.undo(seated.id, asked(live), 0)
    with pytest.raises(UndoError):
        await tables.reset(seated.id, asked(live), 0)
    live = await play_until_undo(tables, seated.id, Random(4))
    with pytest.raises(NotYourTurnError):
        await tables.undo(seated.id, 1 - asked(live), live.move)
    with pytest.raises(ConflictError):
        await tables.undo(seated.id, asked(live), live.move - 1)


async def test_two_undo_clicks_take_back_one_choice(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_until_undo(tables, seated.id, Random(4))
    length = len(live.game.history)
    clicks = [tables.undo(seated.id, asked(live), live.move) for _ in range(3)]
    assert await results_of(*clicks) == (1, 2)
    assert len((await tables.get(seated.id)).game.history) == length - 1


@pytest.mark.parametrize("act", ["choose", "undo"])
async def test_who_acts_where_an_agent_stands_in_takes_over(house: House, act: str) -> None:
    tables, other = await house(pace=5.0), await house()
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_until_undo(tables, seated.id, Random(4))
    seat, choices = asked(live), len(live.game.history)
    live = await tables.stand_in(seated.id, seated.secrets[seat], seat, "random")
    if act == "undo":
        live = await tables.undo(seated.id, seat, live.move)
    else:
        live = await tables.choose(seated.id, seat, live.move, 0)
    assert live.seats[seat].played_by == ""
    assert len(live.game.history) == choices + (1 if act == "choose" else -1)
    assert [note.note for note in live.notes] == ["tables-asked-for-stand-in", "tables-handed-back"]
    assert picture(await other.get(seated.id)) == picture(live)


async def test_nobody_chooses_for_an_agent(house: House) -> None:
    tables = await house(pace=5.0)
    created = await tables.create("farshore", [RANDOM, RANDOM], seed=3)
    with pytest.raises(SeatError):
        await tables.choose(created.table, 0, 0, 0)


# What is held in memory


async def test_few_tables_are_held_and_the_others_come_back_when_asked_for(house: House) -> None:
    tables = await house(held=2)
    seated = [await seat_all(tables, [PERSON, FRIEND], seed) for seed in range(5)]
    for _ in range(3):
        for number, each in enumerate(seated):
            await play_on(tables, each.id, Random(number), 2)
            assert len(tables._held) <= 2
    assert [(await tables.get(each.id)).move for each in seated] == [6] * 5


async def test_a_table_far_behind_is_rebuilt_and_one_close_behind_caught_up(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    held = await there.get(seated.id)
    live = await play_on(here, seated.id, Random(3), 3)
    assert await there.get(seated.id) is held
    assert picture(held) == picture(live)
    live = await play_on(here, seated.id, Random(3), 60)
    assert await there.get(seated.id) is not held
    assert picture(await there.get(seated.id)) == picture(live)
