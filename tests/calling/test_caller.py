"""Being called back: whoever has switched it on is told once of each turn, and of nothing else."""

import asyncio
import socket
import threading
from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

import http_ece
import pytest
from sqlalchemy import delete, func, select, update

from figurka.calling import lines, posting, push
from figurka.calling.book import StrangeBrowserError
from figurka.calling.caller import MOST_BROWSERS, MOST_WEBHOOKS, Caller, CallError, UnknownCallError
from figurka.calling.lines import TO_ONE
from figurka.calling.model import MOST_FAILURES, Call, Kind
from figurka.calling.targets import TargetError
from figurka.tables.errors import DatabaseAwayError
from figurka.tables.model import now
from figurka.tables.schema import CALL_SEATS, CALLS, CHAT, LOG, SEATS, TABLES
from figurka.tables.service import Tables
from tests.calling.conftest import Callers
from tests.calling.receiver import Browser, Receiver, check_authorization, receiver
from tests.patience import PATIENCE
from tests.tables.conftest import House
from tests.tables.playing import FRIEND, PERSON, RANDOM, Seated, asked, go_away, play_on, seat_all
from tests.tables.test_clock import let_pass

pytestmark = pytest.mark.asyncio
ORIGIN = "https://play.example"


async def hook(caller: Caller, there: Receiver, *secrets: str, kind: Kind = Kind.JSON) -> Call:
    """Let somebody be called by a webhook."""
    return await caller.add_webhook(secrets, kind, there.address, "en", ORIGIN)


async def next_turn(tables: Tables, seated: Seated) -> int:
    """Play until another person is asked; the seat of that person."""
    live = await tables.get(seated.id)
    before = asked(live)
    while asked(live) == before:
        live = await play_on(tables, seated.id, Random(4), 1)
    return asked(live)


async def called(caller: Caller) -> int:
    """Let the caller look round once, and wait until all is sent."""
    told = await caller.call_due()
    await caller.told()
    return told


async def test_a_turn_is_told_once_to_who_wants_it(tables: Tables, callers: Callers, there: Receiver) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    caller = await callers(tables)
    await hook(caller, there, seated.secrets[1])
    assert await called(caller) == 0
    while await next_turn(tables, seated) != 1:
        assert await called(caller) == 0, "nobody else is told"
    assert await called(caller) == 1
    assert await called(caller) == 0
    (heard,) = there.heard
    assert heard.json["link"] == f"{ORIGIN}/tables/{seated.id}"
    assert heard.json["seat"] == 1
    assert not any(secret.encode() in heard.body for secret in (*seated.secrets.values(), seated.host))
    number = (await tables.get(seated.id)).record.wait_number
    live = await play_on(tables, seated.id, Random(4), 1)
    if asked(live) == 1 and live.record.wait_number == number:
        assert await called(caller) == 0, "the same turn goes on"
    await next_turn(tables, seated)
    while await next_turn(tables, seated) != 1:
        pass
    assert await called(caller) == 1, "the next turn is told again"
    assert len(there.heard) == 2


async def test_who_looks_or_has_just_been_asked_is_left_alone(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    caller = await callers(tables, after=timedelta(minutes=5))
    seat = 1 - asked(await tables.get(seated.id))
    call = await hook(caller, there, seated.secrets[seat])
    await next_turn(tables, seated)
    await go_away(tables, seated.id, seat)
    assert await called(caller) == 0, "it has only just become his turn"
    await let_pass(tables, seated.id, 400)
    assert await called(caller) == 0, "his turn began before he wanted to be told"
    await made_earlier(caller, call)
    await tables.see(seated.id, seat)
    await asyncio.to_thread(tables._store.see, seated.id, seat, now())
    assert await called(caller) == 0, "he looks at the table"
    await go_away(tables, seated.id, seat)
    assert await called(caller) == 1


async def test_while_the_database_is_away_the_log_is_spared_and_then_he_is_told(
    tables: Tables, callers: Callers, there: Receiver, caplog: Any, monkeypatch: Any
) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    seat = 1 - asked(await tables.get(seated.id))
    caller = await callers(tables, every=0.01)
    await hook(caller, there, seated.secrets[seat])
    tries, due = iter(range(3)), caller.book.due

    def away_at_first(*moments: Any) -> Any:
        if next(tries, None) is not None:
            raise DatabaseAwayError("error-database-away")
        return due(*moments)

    monkeypatch.setattr(caller.book, "due", away_at_first)
    await next_turn(tables, seated)
    await caller.open()
    async with asyncio.timeout(PATIENCE):
        while not there.heard:
            await asyncio.sleep(0.01)
    assert not [each for each in caplog.records if each.exc_info], "the database tells itself that it is away"


async def made_earlier(caller: Caller, call: Call) -> None:
    """Let a call have been switched on a day ago."""

    def write() -> None:
        with caller.book._database.writing() as connection:
            earlier = update(CALLS).where(CALLS.c.id == call.id)
            connection.execute(earlier.values(made=now() - timedelta(days=1)))

    await asyncio.to_thread(write)


async def test_a_stand_in_and_a_game_that_has_not_begun_call_nobody(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller = await callers(tables)
    created = await tables.create("farshore", [PERSON, FRIEND])
    assert created.seats[0].secret is not None
    assert created.seats[1].invitation is not None
    await hook(caller, there, created.seats[0].secret)
    assert await called(caller) == 0
    await tables.sit(created.table, created.seats[1].invitation, "Friend")
    while asked(await tables.get(created.table)) != 0:
        await play_on(tables, created.table, Random(4), 1)
    await tables.stand_in(created.table, created.seats[0].secret, 0, "random")
    assert await called(caller) == 0
    assert there.heard == []


async def test_of_two_processes_one_tells(house: House, callers: Callers, there: Receiver) -> None:
    first, second = await house(), await house()
    ones = [await callers(first), await callers(second)]
    tables_told = [await seat_all(first, [PERSON, FRIEND], seed=seed) for seed in range(6)]
    for seated in tables_told:
        await hook(ones[0], there, seated.secrets[1 - asked(await first.get(seated.id))])
    for seated in tables_told:
        await next_turn(first, seated)
    told = await asyncio.gather(*(caller.call_due() for caller in ones for _ in range(3)))
    await asyncio.gather(*(caller.told() for caller in ones))
    assert sum(told) == len(tables_told)
    assert sorted(heard.json["table"] for heard in there.heard) == sorted(each.id for each in tables_told)


async def test_what_was_surely_not_taken_is_sent_again(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    secret = seated.secrets[1 - asked(await tables.get(seated.id))]
    await hook(caller, there, secret)
    there.answers.extend([503, 429])
    await next_turn(tables, seated)
    await called(caller)
    assert len(there.heard) == 3
    assert len({heard.headers["Figurka-Notice"] for heard in there.heard}) == 1
    (call,) = await caller.calls_of([secret])
    assert (call.failures, call.trouble) == (0, "")


async def test_a_notice_that_is_claimed_waits_for_the_database(
    tables: Tables, callers: Callers, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    caller, seated = await callers(tables, every=0.01), await seat_all(tables, [PERSON, FRIEND])
    await hook(caller, there, seated.secrets[1 - asked(await tables.get(seated.id))])
    await next_turn(tables, seated)
    book, away = caller.book, dict.fromkeys(("calls_for", "is_wanted"), 3)

    def now_and_then(name: str, asking: Callable[..., Any]) -> Callable[..., Any]:
        def answer(*about: Any) -> Any:
            away[name] -= 1
            if away[name] >= 0:
                raise DatabaseAwayError("error-database-away")
            return asking(*about)

        return answer

    for name in away:
        monkeypatch.setattr(book, name, now_and_then(name, getattr(book, name)))
    await called(caller)
    assert len(there.heard) == 1


async def other_turns(tables: Tables, count: int) -> list[tuple[Seated, int]]:
    """So many tables, and at each the seat whose turn comes next."""
    seated = [await seat_all(tables, [PERSON, FRIEND], seed=seed) for seed in range(count)]
    return [(each, 1 - asked(await tables.get(each.id))) for each in seated]


async def heard_by(there: Receiver, count: int = 1) -> None:
    """Wait until so many notices have come, however long others take."""
    async with asyncio.timeout(PATIENCE):
        while len(there.heard) < count:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("hosts", [["127.0.0.2"], [f"127.0.0.{number}" for number in range(2, 22)]])
async def test_receivers_that_do_not_answer_delay_nobody_else(
    tables: Tables, callers: Callers, there: Receiver, monkeypatch: pytest.MonkeyPatch, hosts: list[str]
) -> None:
    monkeypatch.setattr(posting, "SECONDS", 10 * PATIENCE)
    caller, turns = await callers(tables), await other_turns(tables, 21)
    *slow_turns, (last, seat) = turns
    with receiver(slow=True, host="0.0.0.0") as slow:
        for number, (seated, slow_seat) in enumerate(slow_turns):
            address = slow.address.replace("0.0.0.0", hosts[number % len(hosts)])
            await caller.add_webhook([seated.secrets[slow_seat]], Kind.JSON, address, "en", ORIGIN)
        await hook(caller, there, last.secrets[seat])
        for seated, _ in turns:
            await next_turn(tables, seated)
        assert await caller.call_due() == len(turns)
        await heard_by(slow, min(TO_ONE * len(hosts), len(slow_turns)))
        await heard_by(there)
        if len(hosts) == 1:
            assert len(slow.heard) == TO_ONE, "one host has a few lines, and no more"


async def test_who_answered_last_time_waits_for_no_strangers_however_many_names_they_have(
    tables: Tables, callers: Callers, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "SECONDS", 10 * PATIENCE)
    monkeypatch.setattr(lines, "AT_ONCE", 2)
    caller, turns = await callers(tables), await other_turns(tables, 8)
    *slow_turns, (last, seat) = turns
    with receiver(slow=True, host="0.0.0.0") as slow:
        for number, (seated, slow_seat) in enumerate(slow_turns, 2):
            address = slow.address.replace("0.0.0.0", f"127.0.0.{number}")
            await caller.add_webhook([seated.secrets[slow_seat]], Kind.JSON, address, "en", ORIGIN)
        call = await hook(caller, there, last.secrets[seat])
        assert await caller.try_out([last.secrets[seat]], call.id) is None
        for seated, _ in slow_turns:
            await next_turn(tables, seated)
        assert await caller.call_due() == len(slow_turns)
        await heard_by(slow, 2)
        await next_turn(tables, last)
        assert await caller.call_due() == 1
        await heard_by(there, 2)
        assert len(slow.heard) == 2, "all lines of the others are taken"


async def test_who_answers_no_more_loses_his_lane_and_has_it_again_when_he_answers() -> None:
    kept = lines.Lines()
    others = kept.lane_to("a.example")
    kept.answered("a.example", soon=True)
    assert kept.lane_to("a.example") is not others
    assert kept.lane_to("b.example") is others
    kept.answered("a.example", soon=False)
    assert kept.lane_to("a.example") is others


async def test_names_that_nobody_answers_for_delay_nobody_else(
    tables: Tables, callers: Callers, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    caller, turns = await callers(tables), await other_turns(tables, 16)
    for number, (seated, seat) in enumerate(turns[:-1]):
        address = there.address.replace("127.0.0.1", "localhost" if number else "127.0.0.1")
        call = await caller.add_webhook([seated.secrets[seat]], Kind.JSON, address, "en", ORIGIN)
        await renamed(caller, call, there.address.replace("127.0.0.1", f"slow{number}.example"))
    last, seat = turns[-1]
    await hook(caller, there, last.secrets[seat])
    for seated, _ in turns:
        await next_turn(tables, seated)
    answered, look_up = threading.Event(), socket.getaddrinfo

    def slowly(host: str, *more: Any, **wishes: Any) -> Any:
        if host.startswith("slow"):
            answered.wait()
            raise OSError("nobody knows it")
        return look_up(host, *more, **wishes)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    try:
        await caller.call_due()
        await heard_by(there)
    finally:
        answered.set()


async def renamed(caller: Caller, call: Call, address: str) -> None:
    """Let a webhook lead elsewhere, though nobody has looked at it."""

    def write() -> None:
        with caller.book._database.writing() as connection:
            connection.execute(update(CALLS).where(CALLS.c.id == call.id).values(address=address))

    await asyncio.to_thread(write)


async def test_one_receiver_is_told_one_thing_after_the_other_until_it_is_given_up(
    tables: Tables, callers: Callers
) -> None:
    caller, turns = await callers(tables), await other_turns(tables, MOST_FAILURES + 2)
    secrets = [seated.secrets[seat] for seated, seat in turns]
    with receiver(slow=True) as slow:
        slow.answers.extend([403] * len(turns))
        await hook(caller, slow, *secrets)
        for seated, _ in turns:
            await next_turn(tables, seated)
        assert await caller.call_due() == len(turns)
        await heard_by(slow)
        assert len(slow.heard) == 1, "the others wait behind it"
        slow.let_go.set()
        await caller.told()
        assert len(slow.heard) == MOST_FAILURES, "whoever is given up is not told of what waited"
        (call,) = await caller.calls_of(secrets)
        assert call.given_up


async def test_after_three_failures_nobody_is_called_there_until_a_trial_arrives(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    secret = seated.secrets[1]
    await hook(caller, there, secret)
    for _ in range(MOST_FAILURES + 1):
        while await next_turn(tables, seated) != 1:
            pass
        there.answers.append(403)
        await called(caller)
    assert len(there.heard) == MOST_FAILURES
    there.answers.clear()
    (call,) = await caller.calls_of([secret])
    assert call.given_up
    assert (call.trouble, call.failed is not None) == ("refused", True)
    assert await caller.try_out([secret], call.id) is None
    (call,) = await caller.calls_of([secret])
    assert not call.given_up


async def test_a_webhook_that_is_gone_is_given_up_at_once(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    call = await hook(caller, there, seated.secrets[0])
    there.answers.append(404)
    assert await caller.try_out([seated.secrets[0]], call.id) == "gone"
    (call,) = await caller.calls_of([seated.secrets[0]])
    assert call.given_up


# Browsers


async def subscribe(caller: Caller, browser: Browser, *secrets: str) -> Call:
    keys = browser.subscription["keys"]
    return await caller.add_browser(secrets, browser.endpoint, keys["p256dh"], keys["auth"], "cs", ORIGIN)


async def test_a_browser_can_read_its_notice_and_knows_who_sent_it(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    seat = 1 - asked(await tables.get(seated.id))
    browser = Browser(f"{there.origin}/push/abc")
    await subscribe(caller, browser, seated.secrets[seat])
    await subscribe(caller, browser, seated.secrets[seat])
    await next_turn(tables, seated)
    await called(caller)
    (heard,) = there.heard
    assert heard.path == "/push/abc"
    told = browser.read(heard)
    assert told == {
        "title": "Dálava",
        "body": "Jsi na tahu.",
        "url": f"/tables/{seated.id}",
        "tag": seated.id,
        "lang": "cs",
    }
    assert b"Jsi" not in heard.body
    assert int(heard.headers["TTL"]) > 0
    assert len(heard.headers["Topic"]) <= 32
    claims = check_authorization(heard, caller.public_key, there.origin)
    assert claims["sub"] == ORIGIN
    with pytest.raises(http_ece.ECEException):
        Browser("").read(heard)


async def test_whoever_knows_only_the_address_of_a_browser_cannot_take_it_over(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    seat = 1 - asked(await tables.get(seated.id))
    browser, other = Browser(f"{there.origin}/push/abc"), Browser(f"{there.origin}/push/abc")
    mine, others = seated.secrets[seat], seated.secrets[1 - seat]
    before = await subscribe(caller, browser, mine)
    other.auth = b"somebody else's!"
    half = Browser(browser.endpoint)
    half.p256dh = browser.p256dh
    half.auth = other.auth
    for stranger in (other, half):
        with pytest.raises(StrangeBrowserError):
            await subscribe(caller, stranger, others)
    assert await caller.calls_of([others]) == []
    assert await caller.calls_of([mine]) == [before]
    await next_turn(tables, seated)
    await called(caller)
    (heard,) = there.heard
    assert browser.read(heard)["url"] == f"/tables/{seated.id}"


async def test_of_two_who_tell_of_one_browser_at_once_the_second_knows_of_the_first(
    house: House, callers: Callers, there: Receiver
) -> None:
    ones = [await callers(await house()) for _ in range(2)]
    tables = await house()
    seated = await seat_all(tables, [PERSON, FRIEND])
    for number in range(MOST_BROWSERS // 2):
        browsers = [Browser(f"{there.origin}/push/{number}") for _ in ones]
        told = [
            subscribe(caller, browser, seated.secrets[seat])
            for seat, (caller, browser) in enumerate(zip(ones, browsers, strict=True))
        ]
        found = await asyncio.gather(*told, return_exceptions=True)
        assert sorted(type(each).__name__ for each in found) == ["Call", "StrangeBrowserError"]
    again = Browser(f"{there.origin}/push/again")
    same = [subscribe(caller, again, seated.secrets[seat]) for seat, caller in enumerate(ones)]
    told_of = await asyncio.gather(*same)
    kept = await ones[0].calls_of(list(seated.secrets.values()))
    assert {call.id for call in told_of} == {kept[-1].id}, "the last one holds it"


async def test_the_browser_itself_proves_by_its_keys_that_it_is_the_same(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    browser, renewed = Browser(f"{there.origin}/push/abc"), Browser(f"{there.origin}/push/abc")
    first = await subscribe(caller, browser, seated.secrets[0])
    moved = await subscribe(caller, browser, seated.secrets[1])
    assert (moved.id, await caller.calls_of([seated.secrets[0]])) == (first.id, []), (
        "its seats are others now"
    )
    await subscribe(caller, renewed, seated.secrets[1])
    (call,) = await caller.calls_of([seated.secrets[1]])
    assert call.public_key == renewed.p256dh, "whoever holds its seats may bring new keys"


async def test_all_processes_have_the_same_key_and_keep_it(house: House, callers: Callers) -> None:
    first, second = await house(), await house()
    keys = [(await callers(tables)).public_key for tables in (first, second, first)]
    assert keys[0]
    assert len(set(keys)) == 1


async def test_a_browser_that_is_gone_is_forgotten(tables: Tables, callers: Callers, there: Receiver) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    seat = 1 - asked(await tables.get(seated.id))
    await subscribe(caller, Browser(f"{there.origin}/push/1"), seated.secrets[seat])
    there.answers.append(410)
    await next_turn(tables, seated)
    await called(caller)
    assert await caller.calls_of([seated.secrets[seat]]) == []


@pytest.mark.parametrize(
    "wrong", [{"auth": "AAAA"}, {"p256dh": "AAAA"}, {"p256dh": "č"}, {"p256dh": "B" * 87}]
)
async def test_what_is_no_subscription_is_refused(
    tables: Tables, callers: Callers, wrong: dict[str, str]
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    keys: dict[str, Any] = {**Browser("").subscription["keys"], **wrong}
    with pytest.raises(push.SubscriptionError):
        await caller.add_browser(
            [seated.secrets[0]], "https://push.example/x", keys["p256dh"], keys["auth"], "en", ORIGIN
        )


async def test_without_the_extra_browsers_are_not_called_and_webhooks_are(
    tables: Tables, callers: Callers, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "find_spec", lambda _: None)
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    assert caller.public_key == ""
    with pytest.raises(CallError):
        await subscribe(caller, Browser("https://push.example/x"), seated.secrets[0])
    call = await hook(caller, there, seated.secrets[0])
    assert await caller.try_out([seated.secrets[0]], call.id) is None


# What is kept, and how it is forgotten


async def test_a_call_is_good_for_seats_that_are_taken_later(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, first = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    await hook(caller, there, first.secrets[0])
    later = await seat_all(tables, [PERSON, FRIEND], seed=8)
    seat = 1 - asked(await tables.get(later.id))
    await caller.follow([first.secrets[0], later.secrets[seat]])
    await caller.follow([first.secrets[0], later.secrets[seat]])
    await next_turn(tables, later)
    await called(caller)
    assert [heard.json["table"] for heard in there.heard] == [later.id]


async def test_only_who_holds_the_seat_can_see_try_or_remove_a_call(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    mine, other = seated.secrets[0], seated.secrets[1]
    call = await hook(caller, there, mine)
    assert await caller.calls_of([other, seated.host]) == []
    for act in (caller.remove, caller.try_out):
        with pytest.raises(UnknownCallError):
            await act([other], call.id)
    await caller.remove([mine], call.id)
    assert await caller.calls_of([mine]) == []
    assert rows(caller) == (0, 0), "nothing of it is kept"


async def test_it_goes_with_the_seat_and_with_the_table(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, FRIEND])
    other = await seat_all(tables, [PERSON, FRIEND], seed=9)
    await hook(caller, there, seated.secrets[1])
    await hook(caller, there, other.secrets[1])
    await go_away(tables, seated.id, 1)
    await tables.renew_invitation(seated.id, seated.host, 1)
    await asyncio.to_thread(caller.book.sweep)
    assert rows(caller) == (1, 1)
    with caller.book._database.writing() as connection:
        for table in (LOG, CHAT, SEATS):
            connection.execute(delete(table).where(table.c.table_id == other.id))
        connection.execute(delete(TABLES).where(TABLES.c.id == other.id))
    await asyncio.to_thread(caller.book.sweep)
    assert rows(caller) == (0, 0)


def rows(caller: Caller) -> tuple[int, int]:
    """How many calls and how many of their seats are kept."""
    with caller.book._database.reading() as connection:
        found = [connection.execute(select(func.count()).select_from(each)) for each in (CALLS, CALL_SEATS)]
        return found[0].scalar_one(), found[1].scalar_one()


async def test_one_person_has_a_few_and_nobody_without_a_seat_any(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    caller, seated = await callers(tables), await seat_all(tables, [PERSON, RANDOM])
    with pytest.raises(CallError, match="Sit down"):
        await hook(caller, there, "somebody")
    for _ in range(MOST_WEBHOOKS):
        await hook(caller, there, seated.secrets[0])
    with pytest.raises(CallError, match=str(MOST_WEBHOOKS)):
        await hook(caller, there, seated.secrets[0])
    assert rows(caller)[0] == MOST_WEBHOOKS


async def test_a_private_webhook_is_refused_unless_the_operator_allows_it(
    tables: Tables, callers: Callers, there: Receiver
) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    public, private = await callers(tables, private=False), await callers(tables)
    for address in (there.address, "https://127.0.0.1/x", "https://localhost/x"):
        with pytest.raises(TargetError):
            await public.add_webhook([seated.secrets[0]], Kind.JSON, address, "en", ORIGIN)
    call = await hook(private, there, seated.secrets[0])
    assert await public.try_out([seated.secrets[0]], call.id) == "address"
    assert there.heard == [], "it is checked whenever something is sent"


async def test_a_caller_looks_round_by_itself_and_again_after_a_fault(
    tables: Tables, callers: Callers, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    caller, seated = await callers(tables, every=0.01), await seat_all(tables, [PERSON, FRIEND])
    await hook(caller, there, seated.secrets[1 - asked(await tables.get(seated.id))])
    faults = iter([OSError("the database is away")])
    due = caller.book.due

    def sometimes(*moments: Any) -> Any:
        for fault in faults:
            raise fault
        return due(*moments)

    monkeypatch.setattr(caller.book, "due", sometimes)
    await caller.open()
    await next_turn(tables, seated)
    async with asyncio.timeout(PATIENCE):
        while not there.heard:
            await asyncio.sleep(0.01)
