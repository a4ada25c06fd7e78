"""Seats: invitations, open seats, secrets, stand-ins, names and table talk."""

import asyncio
import base64
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import select, update

from figurka.agents import STRONGEST, UnknownAgentError, agent_name, agent_title
from figurka.core.errors import SettingsError
from figurka.locales import LANGUAGES, Words
from figurka.tables import carrying
from figurka.tables.errors import (
    CarryError,
    InvitationError,
    NotHostError,
    OwnTableError,
    PresentError,
    SeatError,
    SeatTakenError,
    SecretError,
    TableOverError,
    TalkError,
)
from figurka.tables.model import SeatKind, SeatPlan, Status, Summary, now
from figurka.tables.schema import CARRIES
from figurka.tables.service import Tables
from figurka.tables.talk import CHAT_LENGTH, NAME_LENGTH, TITLE_LENGTH
from tests.tables.conftest import House
from tests.tables.playing import (
    FRIEND,
    OPEN,
    PERSON,
    RANDOM,
    asked,
    go_away,
    persons_turn,
    play_on,
    seat_all,
)

pytestmark = pytest.mark.asyncio


async def test_the_creator_sits_and_friends_are_invited(tables: Tables) -> None:
    created = await tables.create("farshore", [RANDOM, PERSON, FRIEND], title="  Quick\nregatta ")
    agent, mine, friends = created.seats
    assert (agent.secret, agent.invitation) == (None, None)
    assert mine.secret is not None
    assert mine.invitation is None
    assert friends.secret is None
    assert friends.invitation is not None
    live = await tables.get(created.table)
    assert live.record.title == "Quick regatta"
    assert live.names == ("random", "Jana", "")
    assert live.status is Status.WAITING
    assert await tables.seat_of(created.table, mine.secret) == 1
    seat, secret = await tables.sit(created.table, friends.invitation, " Žofie ")
    assert seat == 2
    assert await tables.seat_of(created.table, secret) == 2
    live = await persons_turn(tables, created.table)
    assert live.status is Status.RUNNING
    assert live.names[2] == "Žofie"


async def test_an_invitation_is_good_once(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND])
    invitation = created.seats[1].invitation
    assert invitation is not None
    sat = await asyncio.gather(
        *(tables.sit(created.table, invitation, f"F{number}") for number in range(4)), return_exceptions=True
    )
    assert sum(isinstance(each, tuple) for each in sat) == 1
    assert all(isinstance(each, tuple | SeatTakenError | InvitationError) for each in sat)
    with pytest.raises(InvitationError):
        await tables.sit(created.table, invitation, "Late")


@pytest.mark.parametrize("token", ["", "x", "\ud800", "\0", "a" * 32, "a" * 100_000])
async def test_wrong_secrets_and_invitations_open_nothing(tables: Tables, token: str) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND])
    with pytest.raises(InvitationError):
        await tables.sit(created.table, token, "Eve")
    assert await tables.seat_of(created.table, token) is None
    assert not await tables.is_host(created.table, token)
    with pytest.raises(NotHostError):
        await tables.renew_invitation(created.table, token, 1)
    with pytest.raises(NotHostError):
        await tables.stand_in(created.table, token, 1, "random")
    with pytest.raises(NotHostError):
        await tables.hand_back(created.table, token, 1)
    with pytest.raises(SecretError):
        await tables.rename(created.table, token, "Eve")
    assert await tables.tables_of([token]) == []


async def test_one_token_is_not_good_for_another_purpose_or_table(tables: Tables) -> None:
    first = await tables.create("farshore", [PERSON, FRIEND])
    second = await tables.create("farshore", [PERSON, FRIEND])
    secret, invitation = first.seats[0].secret, first.seats[1].invitation
    assert secret is not None
    assert invitation is not None
    assert await tables.seat_of(first.table, invitation) is None
    assert await tables.seat_of(second.table, secret) is None
    for wrong in (secret, first.host):
        with pytest.raises(InvitationError):
            await tables.sit(first.table, wrong, "Eve")
    with pytest.raises(InvitationError):
        await tables.sit(second.table, invitation, "Eve")
    with pytest.raises(NotHostError):
        await tables.stand_in(first.table, secret, 1, "random")


async def test_the_host_renews_an_invitation_until_somebody_sits(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND])
    old = created.seats[1].invitation
    assert old is not None
    new = await tables.renew_invitation(created.table, created.host, 1)
    with pytest.raises(InvitationError):
        await tables.sit(created.table, old, "Eve")
    assert await tables.invitation(created.table, created.host, 1) == new
    with pytest.raises(InvitationError):
        await tables.sit(created.table, old, "Eve")
    await tables.sit(created.table, new, "Petr")
    for seat in (-1, 2):
        with pytest.raises(SeatError):
            await tables.renew_invitation(created.table, created.host, seat)


async def test_anybody_takes_an_open_seat_of_a_public_table_once(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, OPEN], public=True)
    for seat in (0, 7, -1):
        with pytest.raises(SeatError):
            await tables.take(created.table, seat, "Eve")
    taken = await asyncio.gather(
        *(tables.take(created.table, 1, f"F{number}") for number in range(4)), return_exceptions=True
    )
    secrets = [each for each in taken if isinstance(each, str)]
    assert len(secrets) == 1
    assert sum(isinstance(each, SeatTakenError) for each in taken) == 3
    assert await tables.seat_of(created.table, secrets[0]) == 1
    assert (await tables.get(created.table)).status is Status.RUNNING


async def test_the_last_two_sit_down_at_once_in_two_processes(house: House) -> None:
    here, there = await house(), await house()
    for _ in range(5):
        created = await here.create("farshore", [PERSON, OPEN, OPEN, OPEN], public=True)
        await asyncio.gather(*(each.take(created.table, seat, "F") for each, seat in ((here, 1), (there, 2))))
        await asyncio.gather(here.get(created.table), there.take(created.table, 3, "G"))
        assert (await here.get(created.table)).status is Status.RUNNING


async def test_an_invited_seat_is_not_open_to_all_and_an_open_one_may_be_kept(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND, OPEN], public=True)
    with pytest.raises(SeatTakenError):
        await tables.take(created.table, 1, "Eve")
    invitation = await tables.renew_invitation(created.table, created.host, 2)
    with pytest.raises(SeatTakenError):
        await tables.take(created.table, 2, "Eve")
    assert (await tables.sit(created.table, invitation, "Petr"))[0] == 2


async def test_plans_that_cannot_be(tables: Tables) -> None:
    with pytest.raises(SeatError, match="public"):
        await tables.create("farshore", [PERSON, OPEN])
    with pytest.raises(UnknownAgentError):
        await tables.create("farshore", [PERSON, SeatPlan(SeatKind.AGENT, agent="hal")])
    with pytest.raises(TalkError):
        await tables.create("farshore", [PERSON, RANDOM], title="x" * (TITLE_LENGTH + 1))
    with pytest.raises(TalkError):
        await tables.create("farshore", [SeatPlan(SeatKind.PERSON, "x" * (NAME_LENGTH + 1)), RANDOM])


async def test_the_host_is_told_an_invitation_again(house: House) -> None:
    here, there = await house(), await house()
    created = await here.create("farshore", [PERSON, FRIEND, OPEN], public=True)
    invitation = await there.invitation(created.table, created.host, 1)
    assert invitation == created.seats[1].invitation
    assert (await here.get(created.table)).record.revision == 0
    kept = await there.invitation(created.table, created.host, 2)
    with pytest.raises(SeatTakenError):
        await here.take(created.table, 2, "Eve")
    assert [(await here.sit(created.table, token, "F"))[0] for token in (invitation, kept)] == [1, 2]
    with pytest.raises(SeatTakenError):
        await here.invitation(created.table, created.host, 1)
    with pytest.raises(NotHostError):
        await here.invitation(created.table, "wrong", 1)


# Stand-ins


async def test_an_agent_stands_in_and_the_seat_is_handed_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("figurka.tables.service.STRONGEST", "random")  # which takes no time
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_on(tables, seated.id, Random(2), 20)
    absent = 1 - asked(live)
    await go_away(tables, seated.id, absent)
    await tables.stand_in(seated.id, seated.host, absent, "random")
    for _ in range(10):
        live = await persons_turn(tables, seated.id)
        assert asked(live) != absent
        live = await play_on(tables, seated.id, Random(2), 1)
    live = await tables.hand_back(seated.id, seated.host, absent)
    assert live.seats[absent].stand_in == ""
    assert [note.note for note in live.notes] == ["tables-stood-in", "tables-handed-back"]
    live = await play_on(tables, seated.id, Random(2))
    assert live.status is Status.OVER
    with pytest.raises(TableOverError):
        await tables.stand_in(seated.id, seated.host, absent, "random")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_journal_tells_of_a_stand_in(tables: Tables, language: str) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    before = (await tables.get(seated.id)).move
    await go_away(tables, seated.id, 1)
    live = await tables.stand_in(seated.id, seated.host, 1, STRONGEST)
    lines = live.journal(None, since=before + 1)
    assert (lines[0].move, lines[0].seat) == (1, 1)
    said = Words(language).say(lines[0].message)
    assert "Friend 1" in said
    assert Words(language).say(agent_title(STRONGEST)) in said


async def test_who_comes_back_may_take_his_seat_back_but_no_other(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await go_away(tables, seated.id, 1)
    await tables.stand_in(seated.id, seated.host, 1, STRONGEST)
    with pytest.raises(NotHostError):
        await tables.hand_back(seated.id, seated.secrets[0], 1)
    live = await tables.hand_back(seated.id, seated.secrets[1], 1)
    assert live.seats[1].played_by == ""
    with pytest.raises(SeatError):
        await tables.hand_back(seated.id, seated.host, 1)


async def test_the_host_does_not_end_what_a_person_wished_himself(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await tables.stand_in(seated.id, seated.secrets[1], 1, "random")
    with pytest.raises(SeatError, match="takes over again"):
        await tables.hand_back(seated.id, seated.host, 1)
    assert (await tables.hand_back(seated.id, seated.secrets[1], 1)).seats[1].played_by == ""


async def test_a_stand_in_lets_the_game_begin_and_leaves_when_the_friend_comes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("figurka.tables.service.STRONGEST", "random")
    created = await tables.create("farshore", [PERSON, FRIEND])
    invitation = created.seats[1].invitation
    assert invitation is not None
    live = await tables.stand_in(created.table, created.host, 1, "random")
    assert live.status is Status.RUNNING
    with pytest.raises(SeatError, match="sat down"):
        await tables.hand_back(created.table, created.host, 1)
    await play_on(tables, created.table, Random(0), 5)
    await tables.sit(created.table, invitation, "Petr")
    live = await tables.get(created.table)
    assert live.seats[1].played_by == ""


async def test_stand_ins_that_cannot_be(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, RANDOM])
    with pytest.raises(SeatError):
        await tables.stand_in(seated.id, seated.host, 1, STRONGEST)
    with pytest.raises(SeatError):
        await tables.stand_in(seated.id, seated.host, 2, "random")
    with pytest.raises(UnknownAgentError):
        await tables.stand_in(seated.id, seated.host, 0, "hal")


async def test_the_host_cannot_replace_who_is_there_or_was_just_now(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    await there.get(seated.id)
    with pytest.raises(PresentError, match="120 s"):
        await there.stand_in(seated.id, seated.host, 1, STRONGEST)
    await go_away(here, seated.id, 1, minutes=1.9)
    with pytest.raises(PresentError):
        await there.stand_in(seated.id, seated.host, 1, STRONGEST)
    await go_away(here, seated.id, 1, minutes=2)
    there.attend(lambda table: frozenset({1}))
    with pytest.raises(PresentError, match="is at the table"):
        await there.stand_in(seated.id, seated.host, 1, STRONGEST)
    there.attend(lambda table: frozenset({0}))
    live = await there.stand_in(seated.id, seated.host, 1, STRONGEST)
    assert live.seats[1].stand_in == STRONGEST


@pytest.mark.parametrize("agent", ["random", "beginner", "greedy"])
async def test_for_somebody_else_only_the_strongest_may_play(tables: Tables, agent: str) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await go_away(tables, seated.id, 1)
    with pytest.raises(SeatError, match="strongest"):
        await tables.stand_in(seated.id, seated.host, 1, agent)
    assert (await tables.get(seated.id)).seats[1].stand_in == ""
    live = await tables.stand_in(seated.id, seated.secrets[0], 0, agent)
    assert live.seats[0].stand_in == agent_name(agent), "for oneself one may choose"


async def test_a_table_may_be_more_patient(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND], patience=3600)
    invitation = created.seats[1].invitation
    assert invitation is not None
    await tables.sit(created.table, invitation, "Petr")
    await go_away(tables, created.table, 1, minutes=59)
    with pytest.raises(PresentError):
        await tables.stand_in(created.table, created.host, 1, STRONGEST)
    await go_away(tables, created.table, 1, minutes=60)
    await tables.stand_in(created.table, created.host, 1, STRONGEST)
    for patience in (0, 119, 86_401):
        with pytest.raises(SettingsError):
            await tables.create("farshore", [PERSON, FRIEND], patience=patience)


async def test_who_returns_takes_over_at_once_in_whichever_process(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    await go_away(here, seated.id, 1)
    await here.stand_in(seated.id, seated.host, 1, STRONGEST)
    await there.get(seated.id)
    live = await there.come(seated.id, 1)
    assert live.seats[1].stand_in == ""
    assert [note.note for note in live.notes] == ["tables-stood-in", "tables-handed-back"]
    with pytest.raises(PresentError):
        await here.stand_in(seated.id, seated.host, 1, STRONGEST)


async def test_who_let_the_computer_play_takes_over_when_he_says_so(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    with pytest.raises(NotHostError):
        await tables.stand_in(seated.id, seated.secrets[1], 0, "random")
    await tables.stand_in(seated.id, seated.secrets[1], 1, "random")
    live = await tables.come(seated.id, 1)
    assert live.seats[1].stand_in == "random"
    live = await tables.hand_back(seated.id, seated.secrets[1], 1)
    assert live.seats[1].stand_in == ""


async def test_a_person_who_leaves_was_there_until_then(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await go_away(tables, seated.id, 1)
    tables.leave(seated.id, 1)
    await asyncio.gather(*tables._under_way)
    with pytest.raises(PresentError):
        await tables.stand_in(seated.id, seated.host, 1, STRONGEST)


# A lost secret, and more than one seat


async def test_a_new_link_takes_the_seat_from_who_held_it(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    await play_on(here, seated.id, Random(2), 4)
    assert await there.seat_of(seated.id, seated.secrets[1]) == 1
    with pytest.raises(NotHostError):
        await here.renew_invitation(seated.id, seated.secrets[0], 1)
    await go_away(here, seated.id, 1, minutes=2)
    link = await here.renew_invitation(seated.id, seated.host, 1)
    for tables in (here, there):
        assert await tables.seat_of(seated.id, seated.secrets[1]) is None
        with pytest.raises(SecretError):
            await tables.rename(seated.id, seated.secrets[1], "Eve")
        assert await tables.tables_of([seated.secrets[1]]) == []
        live = await tables.get(seated.id)
        assert (live.status, live.seats[1].name) == (Status.RUNNING, "Friend 1")
        assert [note.note for note in live.notes] == ["tables-new-link"]
    assert await there.invitation(seated.id, seated.host, 1) == link
    seat, secret = await there.sit(seated.id, link, "Friend 1")
    assert (seat, await here.seat_of(seated.id, secret)) == (1, 1)
    assert (await play_on(here, seated.id, Random(2))).status is Status.OVER
    with pytest.raises(TableOverError):
        await here.renew_invitation(seated.id, seated.host, 1)


async def test_a_new_link_is_no_way_to_replace_who_was_just_there(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await go_away(tables, seated.id, 1, minutes=1.9)
    with pytest.raises(PresentError, match="new link"):
        await tables.renew_invitation(seated.id, seated.host, 1)
    assert await tables.seat_of(seated.id, seated.secrets[1]) == 1
    await go_away(tables, seated.id, 1)
    tables.attend(lambda _: frozenset({1}))
    with pytest.raises(PresentError, match="has not lost"):
        await tables.renew_invitation(seated.id, seated.host, 1)
    tables.attend(lambda _: frozenset())
    await tables.renew_invitation(seated.id, seated.host, 1)
    link = await tables.invitation(seated.id, seated.host, 1)
    await tables.stand_in(seated.id, seated.host, 1, STRONGEST)
    await tables.sit(seated.id, link, "Petr")
    assert (await tables.get(seated.id)).seats[1].played_by == ""


async def test_who_hosts_or_sits_takes_no_second_seat(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND, OPEN], public=True)
    secret, invitation = created.seats[0].secret, created.seats[1].invitation
    assert secret is not None
    assert invitation is not None
    for held in (secret, created.host):
        with pytest.raises(OwnTableError):
            await tables.take(created.table, 2, "Jana", [held])
        with pytest.raises(OwnTableError):
            await tables.sit(created.table, invitation, "Jana", ["wrong", held])
    other = await tables.create("farshore", [PERSON, FRIEND])
    await tables.take(created.table, 2, "Petr", [other.host])
    await tables.sit(created.table, invitation, "Eva")
    assert (await tables.get(created.table)).status is Status.RUNNING


async def test_at_a_hot_seat_table_the_creator_holds_all_seats_of_persons(tables: Tables) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND, RANDOM], hot_seat=True)
    assert [key.secret is None for key in created.seats] == [False, False, True]
    live = await tables.get(created.table)
    assert (live.record.hot_seat, live.status) == (True, Status.RUNNING)
    alone = await tables.create("farshore", [PERSON, RANDOM], hot_seat=True)
    assert not (await tables.get(alone.table)).record.hot_seat
    mixed = await tables.create("farshore", [PERSON, FRIEND, OPEN], public=True, hot_seat=True)
    await tables.take(mixed.table, 2, "Jana again", [mixed.host])


# Keys on their way to another device


async def test_keys_are_carried_once_and_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = await house(), await house()
    token, until = await here.carry("seats and hosts")
    assert until - now() <= timedelta(minutes=10)
    assert await there.is_carried(token)
    received = await asyncio.gather(
        *(each.receive(token) for each in (here, there) * 3), return_exceptions=True
    )
    assert received.count("seats and hosts") == 1
    assert sum(isinstance(each, CarryError) for each in received) == 5
    assert not await there.is_carried(token)
    late, _ = await here.carry("late")
    monkeypatch.setattr("figurka.tables.store.now", lambda: now() + timedelta(minutes=10))
    assert not await here.is_carried(late)
    for wrong in (late, "", "x" * 32, "\ud800"):
        with pytest.raises(CarryError):
            await here.receive(wrong)


async def test_carried_keys_are_not_in_the_database(tables: Tables) -> None:
    token, _ = await tables.carry("a seat's secret")
    with tables._store.database.reading() as connection:
        (row,) = connection.execute(select(CARRIES)).all()
    assert token not in str(row)
    assert "secret" not in base64.b64decode(row.sealed).decode("latin-1")
    await tables.carry("more")
    with tables._store.database.writing() as connection:
        connection.execute(update(CARRIES).values(until=now() - timedelta(seconds=1)))
    await tables.carry("newest")
    with tables._store.database.reading() as connection:
        assert len(connection.execute(select(CARRIES)).all()) == 1, "what nobody fetched is swept out"


@pytest.mark.parametrize("keys", ["", "ž" * 40, "x" * 5000])
async def test_a_seal_opens_with_its_own_token_only(keys: str) -> None:
    sealed = carrying.seal(keys, "token")
    assert carrying.unseal(sealed, "token") == keys
    assert carrying.seal(keys, "other") != sealed
    data = base64.b64decode(sealed)
    for place in {0, len(data) - 1}:
        changed = bytearray(data)
        changed[place] ^= 1
        with pytest.raises(CarryError):
            carrying.unseal(base64.b64encode(changed).decode(), "token")
    with pytest.raises(CarryError):
        carrying.unseal(sealed, "other")


# Names and talk


async def test_a_seat_is_renamed(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await tables.rename(seated.id, seated.secrets[1], "Petr\u202e\x07")
    assert live.names == ("Jana", "Petr")
    for wrong in ("", " \n", "\u200d", "x" * (NAME_LENGTH + 1)):
        with pytest.raises(TalkError):
            await tables.rename(seated.id, seated.secrets[1], wrong)


async def test_talk_is_cleaned_and_bounded(tables: Tables) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await tables.say(seated.id, 1, "not me", " hi\x00\x1b[31m \ud800there\r\nyou ")
    live = await tables.say(seated.id, None, "Guest", "ž" * CHAT_LENGTH)
    assert [(line.n, line.seat, line.name) for line in live.chat] == [(0, 1, "Friend 1"), (1, None, "Guest")]
    assert live.chat[0].text == "hi[31m there you"
    for wrong in ("", "   ", "\n\t\x00", "x" * (CHAT_LENGTH + 1)):
        with pytest.raises(TalkError):
            await tables.say(seated.id, 0, "", wrong)
    with pytest.raises(TalkError):
        await tables.say(seated.id, None, "", "anonymous")
    with pytest.raises(SeatError):
        await tables.say(seated.id, 2, "", "nobody")


async def test_talk_of_two_processes_has_one_order(house: House) -> None:
    here, there = await house(), await house()
    seated = await seat_all(here, [PERSON, FRIEND])
    await asyncio.gather(*(each.say(seated.id, 0, "", str(n)) for n in range(8) for each in (here, there)))
    lines = [(await each.get(seated.id)).chat for each in (here, there)]
    assert lines[0] == lines[1]
    assert [line.n for line in lines[0]] == list(range(16))


async def test_when_somebody_was_last_seen_is_remembered(house: House) -> None:
    here, there = await house(), await house()
    created = await here.create("farshore", [PERSON, FRIEND])
    assert (await here.get(created.table)).seats[1].last_seen is None
    await here.see(created.table, 1)
    seen = (await here.get(created.table)).seats[1].last_seen
    assert seen is not None
    assert (await there.get(created.table)).seats[1].last_seen == seen
    await here.see(created.table, 1)
    assert (await here.get(created.table)).seats[1].last_seen == seen


# The lobby


async def test_the_lobby_shows_public_tables_with_free_seats_first(tables: Tables) -> None:
    await tables.create("farshore", [PERSON, FRIEND], title="private")
    await tables.create("farshore", [PERSON, OPEN, OPEN], title="free", public=True)
    full = await seat_all(tables, [PERSON, FRIEND], public=True)
    over = await tables.create("farshore", [RANDOM, RANDOM], title="over", public=True)
    await persons_turn(tables, over.table)
    live = await play_on(tables, full.id, Random(0), 3)
    free, running = await tables.open_tables()
    assert (free.record.title, free.free, free.record.status) == ("free", 2, Status.WAITING)
    assert (running.record.id, running.free, running.record.move) == (full.id, 0, 3)
    assert running.record.turn == asked(live)
    assert running.mine == ()
    assert [seat.name for seat in running.seats] == ["Jana", "Friend 1"]


async def test_ones_own_tables_are_found_by_secrets(tables: Tables) -> None:
    first = await seat_all(tables, [PERSON, FRIEND])
    second = await seat_all(tables, [RANDOM, PERSON])
    watched = await tables.create("farshore", [RANDOM, RANDOM])
    await persons_turn(tables, watched.table)
    listed = await tables.tables_of([first.secrets[1], second.secrets[1], watched.host, "wrong"])
    found = [each for each in listed if isinstance(each, Summary)]
    mine = {each.record.id: (each.mine, each.hosted) for each in found}
    assert mine == {first.id: ((1,), False), second.id: ((1,), False), watched.table: ((), True)}
    ended = next(each.record for each in found if each.record.id == watched.table)
    assert ended.status is Status.OVER
    assert ended.finished is not None
    assert ended.winners
    assert await tables.tables_of([]) == []
