"""Seats on the pages: who is away, a lost seat, one's own table, and the way to another device."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.response import ServerSentEventMessage
from litestar.testing import TestClient

from figurka.agents import STRONGEST
from figurka.locales import Words
from figurka.tables.model import SeatKind, SeatPlan, now
from figurka.tables.notices import NoNotices
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web import live as streams
from figurka.web.api import move_stream
from figurka.web.app import House, create_app
from figurka.web.identity import Visitor, read_seats
from figurka.web.limits import Limiter
from figurka.web.live import Watchers, table_stream
from tests.patience import PATIENCE
from tests.web.playing import Table, bearer

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
COUNTDOWN = re.compile(r'<time data-until="\d+">')
RESTS = "The computer (Expert) chooses for you until you take over again."
NOBODY_ELSE = "everybody here plays one seat"


class Home:
    """The application in the test's own process, and its tables."""

    def __init__(self, client: httpx.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    def gone(self, table: Table, seat: int, minutes: float) -> None:
        """Let it be so long ago that somebody looked at the table from this seat."""
        self.tables._store.see(table.id, seat, now() - timedelta(minutes=minutes))

    def table(self, *seats: str, **wishes: object) -> Table:
        """A table of two people with a browser each."""
        made = self.client.post(
            "/api/tables", json={"game": "farshore", "seats": seats or ("person", "person"), **wishes}
        ).json()
        return Table(
            made["table"], made["host"], {seat["seat"]: seat.get("secret", "") for seat in made["seats"]}
        )


class Device:
    """A browser: what it holds, and what it does."""

    def __init__(self, home: Home, **cookies: str) -> None:
        self.client = home.client
        self.cookies = cookies

    def get(self, path: str) -> httpx.Response:
        return self._keep(self.client.get(path, headers=self._headers(), follow_redirects=False))

    def post(self, path: str, **data: str) -> httpx.Response:
        return self._keep(self.client.post(path, data=data, headers=self._headers(), follow_redirects=False))

    def _headers(self) -> dict[str, str]:
        self.client.cookies.clear()
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        for each in answer.headers.get_list("set-cookie"):
            name, _, value = each.split(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
        return answer


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """Tables of the test's own."""
    tables = Tables(open_store(str(tmp_path / "tables.sqlite")), AgentPool(1), NoNotices(), pace=60.0)
    house = House(tables, Watchers(), Limiter({}))
    with TestClient(create_app(house), raise_server_exceptions=False) as client:
        yield Home(client, tables)


def two(home: Home) -> tuple[Table, Device, Device]:
    """A table of the web at which two people sit, each with a device; the first hosts it."""
    host, friend = Device(home), Device(home)
    made = host.post("/tables", **{"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend"})
    path = made.headers["location"]
    link = re.search(r'value="([^"]*/invite\?invitation=[^"]*)"', host.get(path).text)
    assert link is not None
    token = link[1].partition("invitation=")[2]
    assert friend.post(path.replace("invite", "join"), name="Petr", invitation=token).status_code == 303
    table_id = path.split("/")[2]
    secrets = {
        seat: read_seats(each.cookies["seats"])[table_id][0] for seat, each in enumerate((host, friend))
    }
    return Table(table_id, host.cookies["hosts"].partition(":")[2], secrets), host, friend


# Who is away


def test_the_host_waits_before_a_computer_plays_and_all_see_how_long(home: Home) -> None:
    table, host, friend = two(home)
    page, seat = f"/tables/{table.id}", f"/tables/{table.id}/seats/2"
    assert host.post(seat, agent=STRONGEST).status_code == 409
    home.gone(table, 1, minutes=1)
    home.tables._held.clear()
    for who in (host, Device(home)):
        assert COUNTDOWN.search(who.get(page).text)
    refused = host.post(seat, agent=STRONGEST)
    assert refused.status_code == 409
    assert re.search(r"\b([3-5]\d|60) s", refused.text), "it says how long is still to wait"
    home.gone(table, 1, minutes=2)
    home.tables._held.clear()
    shown = host.get(page).text
    assert re.search(r'<div class="may" data-after="\d+">', shown), "the host may now do it"
    assert 'class="may"' not in Device(home).get(page).text
    assert host.post(seat, agent=STRONGEST).status_code == 303
    assert "The computer plays for Petr" in host.get(page).text
    assert "is back and plays again" in friend.get(page).text
    assert "The computer plays for Petr" not in host.get(page).text


def test_a_person_lets_the_computer_play_and_takes_over_by_choosing(home: Home) -> None:
    table = home.table()
    asked = home.client.get(table.path).json()["decision"]["seat"]
    device = Device(home, seats=f"{table.id}:{table.secrets[asked]}")
    assert RESTS in device.get(f"/tables/{table.id}").text
    device.post(f"/tables/{table.id}/seats/{asked + 1}", agent="random")
    assert "Play yourself again" in device.get(f"/tables/{table.id}").text, "to look is not to take over"
    seen = home.client.get(table.path, headers=bearer(table.secrets[asked])).json()
    assert (seen["seat"], seen["move"]) == (asked, 1)
    chosen = home.client.post(
        f"{table.path}/choices", json={"move": 1, "option": 0}, headers=bearer(table.secrets[asked])
    )
    assert (chosen.status_code, chosen.json()["move"]) == (200, 3)
    assert RESTS in device.get(f"/tables/{table.id}").text


def test_a_stand_in_over_the_interface_follows_the_same_rules(home: Home) -> None:
    table = home.table()
    path, body = f"{table.path}/seats/1/stand-in", {"agent": "expert"}
    assert home.client.post(path, json=body, headers=bearer(table.secrets[0])).status_code == 403
    problem = home.client.post(path, json=body, headers=bearer(table.host))
    assert (problem.status_code, problem.json()["title"]) == (409, "PresentError")
    home.gone(table, 1, minutes=3)
    assert home.client.post(path, json=body, headers=bearer(table.host)).status_code == 200
    home.client.get(table.path, headers=bearer(table.secrets[1]))
    assert home.client.post(path, json={"agent": ""}, headers=bearer(table.host)).status_code == 400, (
        "he is back"
    )
    assert home.client.post(path, json=body, headers=bearer(table.secrets[1])).status_code == 200
    assert home.client.post(path, json={"agent": ""}, headers=bearer(table.secrets[1])).status_code == 200


def test_the_form_asks_how_long_to_wait(home: Home) -> None:
    host = Device(home)
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend"}
    for asked, kept in (("60", 3600), ("2", 120), ("7", 120), ("", 120)):
        path = host.post("/tables", **form, patience=asked).headers["location"]
        assert home.client.get(f"/api/tables/{path.split('/')[2]}").json()["patience"] == kept
    made = home.client.post("/api/tables", json={"game": "farshore", "seats": ["person"], "patience": 60})
    assert made.status_code == 400


# One's own table


def test_who_made_a_table_takes_no_second_seat_there(home: Home) -> None:
    host = Device(home)
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "open"}
    path = host.post("/tables", **form).headers["location"].removesuffix("/invite")
    refused = host.post(f"{path}/join", name="Jana again")
    assert (refused.status_code, NOBODY_ELSE in refused.text) == (409, True)
    only_host = Device(home, hosts=host.cookies["hosts"])
    assert only_host.post(f"{path}/join", name="Jana again").status_code == 409
    only_seat = Device(home, seats=host.cookies["seats"])
    assert only_seat.post(f"{path}/join", name="Jana again").status_code == 409
    sent = bearer(host.cookies["hosts"].partition(":")[2])
    assert home.client.post(f"{path}/join", data={"name": "x"}, headers=sent).status_code == 409
    assert Device(home).post(f"{path}/join", name="Petr").status_code == 303


def test_who_opens_an_invitation_to_his_own_table_is_told_whose_it_is(home: Home) -> None:
    host = Device(home)
    form = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend"}
    path = host.post("/tables", **form).headers["location"]
    assert NOBODY_ELSE not in host.get(path).text
    assert NOBODY_ELSE in host.get(f"{path}?invitation=anything").text


def test_a_table_with_all_secrets_in_one_hand_says_so(home: Home) -> None:
    hot, cold = home.table(public=True), home.table(invite=True, public=True)
    assert home.client.get(hot.path).json()["hot_seat"]
    assert not home.client.get(cold.path).json()["hot_seat"]
    assert "one screen" in Device(home).get(f"/tables/{hot.id}").text
    rows = Device(home).get("/").text
    assert rows.count("one browser holds several seats") == 1


# At one screen

ONE_SCREEN = {"seats": "2", "seat-1": "you", "seat-2": "friend", "hot_seat": "yes", "name-2": "Žofie"}


def one_screen(home: Home, game: str = "farshore", **form: str) -> tuple[Device, Table]:
    """A screen at which two people sit."""
    device = Device(home)
    made = device.post("/tables", **{"game": game, **ONE_SCREEN, **form})
    assert made.status_code == 303, made.text
    table_id = made.headers["location"].split("/")[2]
    secrets = read_seats(device.cookies["seats"])[table_id]
    return device, Table(table_id, "", dict(enumerate(secrets)))


def hand_of(home: Home, table: Table, seat: int) -> set[str]:
    """What a seat has in hand, as the rules call it."""
    view = home.client.get(table.path, headers=bearer(table.secrets[seat])).json()["view"]
    return set(view["players"][seat]["hand"])


def test_a_shared_screen_is_covered_until_the_asked_one_has_it(home: Home) -> None:
    device, table = one_screen(home)
    page = f"/tables/{table.id}"
    seen = home.client.get(table.path).json()
    assert (seen["status"], seen["hot_seat"], seen["names"][1]) == ("running", True, "Žofie")
    asked, name = seen["decision"]["seat"], seen["names"][seen["decision"]["seat"]]
    for path in (page, f"{page}?seat={1 - asked}", f"{page}?seat=2", f"{page}?seat=77"):
        covered = device.get(path).text
        assert (name in covered, f'href="{page}?seat={asked}"' in covered) == (True, True)
        assert "data-option" not in covered
        assert not any(f":{card}" in covered for seat in (0, 1) for card in hand_of(home, table, seat))
    shown = device.get(f"{page}?seat={asked}").text
    assert f'data-viewer="{asked}" data-shared="1"' in shown
    assert "data-option" in shown
    assert all(f":{card}" in shown for card in hand_of(home, table, asked)), "so it would be seen above"
    past = device.get(f"{page}/replay?at=0").text
    assert 'data-viewer=""' in past, "what was before is seen as everybody sees it"
    assert Device(home).get(f"{page}?seat={asked}").text.count('data-viewer=""') == 1, "no other screen's"


def test_a_shared_screen_needs_no_cover_where_nothing_is_hidden(home: Home) -> None:
    device, table = one_screen(home, "viticulture-world", **{"setting-hands": "open"})
    asked = home.client.get(table.path).json()["decision"]["seat"]
    assert f'data-viewer="{asked}"' in device.get(f"/tables/{table.id}").text


def test_a_shared_screen_plays_again_at_one_screen(home: Home) -> None:
    device, table = one_screen(home)
    again = device.post(f"/tables/{table.id}/again").headers["location"].split("/")[2]
    shown = home.client.get(f"/api/tables/{again}").json()
    assert (shown["hot_seat"], shown["status"]) == (True, "running")
    assert len(read_seats(device.cookies["seats"])[again]) == 2


# A lost seat


def test_a_new_link_is_given_after_a_question_and_the_old_secret_is_worth_nothing(home: Home) -> None:
    table, host, friend = two(home)
    path = f"/tables/{table.id}/seats/2/link"
    for other in (friend, Device(home)):
        assert other.get(path).status_code == 403
        assert other.post(path).status_code == 403
    asked = host.get(path)
    assert (asked.status_code, "invitation=" in asked.text) == (200, False)
    assert "you" in friend.get(f"/tables/{table.id}").text
    refused = host.post(path)
    assert (refused.status_code, "was here just now" in refused.text) == (409, True)
    home.gone(table, 1, minutes=5)
    assert host.post(path).status_code == 303
    link = re.search(r"/tables/[\w-]+[^\"]*invitation=([\w-]+=*)", host.get(path).text)
    assert link is not None
    assert 'data-viewer=""' in friend.get(f"/tables/{table.id}").text, "a spectator now"
    lost = home.client.post(f"{table.path}/chat", json={"text": "hi"}, headers=bearer(table.secrets[1]))
    assert lost.status_code == 403
    guest = Device(home)
    assert 'value="Petr"' in guest.get(f"/tables/{table.id}/invite?invitation={link[1]}").text
    assert guest.post(f"/tables/{table.id}/join", name="Petr", invitation=link[1]).status_code == 303
    assert 'data-viewer="1"' in guest.get(f"/tables/{table.id}").text
    assert host.post("/tables/AAAAAAAAAA/seats/1/link").status_code == 404


def test_the_door_is_open_to_the_invited_though_a_computer_plays_there(home: Home) -> None:
    table, host, _ = two(home)
    home.gone(table, 1, minutes=5)
    host.post(f"/tables/{table.id}/seats/2/link")
    link = re.search(r"invitation=([\w-]+=*)", host.get(f"/tables/{table.id}/seats/2/link").text)
    assert link is not None
    home.gone(table, 1, minutes=5)
    assert host.post(f"/tables/{table.id}/seats/2", agent=STRONGEST).status_code == 303
    assert 'action="/tables/' in Device(home).get(f"/tables/{table.id}/invite?invitation={link[1]}").text


def test_the_interface_gives_a_new_invitation_to_the_host_only(home: Home) -> None:
    table = home.table()
    path = f"{table.path}/seats/1/invitation"
    assert home.client.post(path, headers=bearer(table.secrets[1])).status_code == 403
    assert home.client.post(path, headers=bearer(table.host)).status_code == 409
    home.gone(table, 1, minutes=5)
    answer = home.client.post(path, headers=bearer(table.host))
    assert (answer.status_code, answer.json()["seat"]) == (201, 1)
    assert home.client.get(table.path, headers=bearer(table.secrets[1])).json()["seat"] is None
    assert home.client.post(f"{table.path}/seats/7/invitation", headers=bearer(table.host)).status_code == 400


# Another device


def carried_link(device: Device) -> str:
    link = re.search(r"/carry/[\w-]+", device.post("/me/carry").text)
    assert link is not None
    return link[0]


def test_seats_go_to_another_device_once(home: Home) -> None:
    table, host, _ = two(home)
    host.post("/settings", name="Jana")
    link = carried_link(host)
    phone = Device(home)
    other = phone.post("/play", game="farshore", opponents="1", level="random").headers["location"]
    for _ in range(2):
        looked = phone.get(link)
        assert (looked.status_code, looked.headers["cache-control"]) == (200, "no-store")
    assert phone.post(link).status_code == 303
    for path in (f"/tables/{table.id}", other):
        assert 'data-viewer="0"' in phone.get(path).text, "what the phone had stays"
        assert 'data-viewer="0"' in host.get(f"/tables/{table.id}").text
    assert phone.get(f"/tables/{table.id}/seats/2/link").status_code == 200, "he hosts there, too"
    assert bytes.fromhex(phone.cookies["name"]).decode() == "Jana"
    thief = Device(home)
    for answer in (thief.get(link), thief.post(link)):
        assert (answer.status_code, "ten minutes" in answer.text) == (410, True)
    assert "seats" not in thief.cookies


def test_a_link_to_another_device_is_good_for_ten_minutes(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, host, _ = two(home)
    link, phone = carried_link(host), Device(home)
    monkeypatch.setattr("figurka.tables.store.now", lambda: now() + timedelta(minutes=10))
    assert phone.get(link).status_code == 410
    assert phone.post(link).status_code == 410
    assert phone.cookies == {}
    for wrong in ("/carry/x", f"/carry/{'x' * 33}", "/carry/%00"):
        assert phone.get(wrong).status_code == 404
    assert phone.post("/carry/x").status_code == 410


def test_who_holds_nothing_has_nothing_to_carry(home: Home) -> None:
    nobody = Device(home)
    assert "/me/carry" not in nobody.get("/me").text
    assert nobody.post("/me/carry").headers["location"] == "/me"


def test_running_tables_are_kept_when_a_cookie_is_full(home: Home) -> None:
    _, host, _ = two(home)
    full = ".".join(f"AAAAAAAA{number:02}:{'x' * 32}" for number in range(40))
    phone = Device(home, seats=full, hosts=full)
    phone.post(carried_link(host))
    assert read_seats(host.cookies["seats"]).keys() <= read_seats(phone.cookies["seats"]).keys()
    assert len(phone.cookies["seats"]) < 4000


@pytest.mark.parametrize(
    ("cookie", "seats"),
    [
        ("a:1.b:2", {"a": ("1",), "b": ("2",)}),
        ("a:1+2.b:3", {"a": ("1", "2"), "b": ("3",)}),
        ("", {}),
        ("nonsense", {}),
    ],
)
def test_a_cookie_may_have_several_seats_of_a_table(cookie: str, seats: dict[str, tuple[str, ...]]) -> None:
    assert read_seats(cookie) == seats


# Streams


async def next_event(stream: AsyncIterator[ServerSentEventMessage], name: str = "regions") -> dict[str, Any]:
    """What the next event of this kind tells."""
    async with asyncio.timeout(PATIENCE):
        async for message in stream:
            if message.event == name:
                return dict(msgspec.json.decode(str(message.data))) if name == "regions" else {}
    raise AssertionError(f"no {name}")


def holding(table_id: str, *secrets: str) -> Visitor:
    return Visitor(Words("en"), "system", "", {table_id: secrets}, {}, "", "/")


@pytest.mark.asyncio
async def test_the_stream_of_a_shared_screen_ends_when_it_is_handed_over(tmp_path: Path) -> None:
    tables = Tables(open_store(str(tmp_path / "tables.sqlite")), AgentPool(1), NoNotices())
    watchers = Watchers()
    tables.subscribe(watchers.tell)
    person = SeatPlan(SeatKind.PERSON, "Ada")
    made = await tables.create("farshore", [person, person], hot_seat=True)
    both = holding(made.table, *(str(key.secret) for key in made.seats))
    live = await tables.get(made.table)
    assert live.asked is not None
    first = live.asked.seat
    stream = table_stream(tables, watchers, both, made.table, -1, first)
    assert (await next_event(stream))["seat"] == first
    assert watchers.here(made.table) == {0, 1}
    while live.asked is not None and live.asked.seat == first:
        live = await tables.choose(made.table, first, live.move, 0)
    events = [message async for message in stream]
    assert events[-1].event == "reload"
    for event in events[:-1]:
        assert msgspec.json.decode(str(event.data))["seat"] == first
    await tables.close()


@pytest.mark.asyncio
async def test_streams_know_who_comes_who_goes_and_who_has_lost_his_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.05)
    url = str(tmp_path / "tables.sqlite")
    tables = Tables(open_store(url), AgentPool(1), NoNotices(), pace=60.0)
    other = Tables(open_store(url), AgentPool(1), NoNotices(), pace=60.0)
    watchers = Watchers()
    tables.subscribe(watchers.tell)
    tables.attend(watchers.here)
    person = SeatPlan(SeatKind.PERSON, "Ada")
    made = await tables.create("farshore", [person, person], hot_seat=True)
    first, second = (str(key.secret) for key in made.seats)

    def leave_for(minutes: int) -> None:
        tables._store.see(made.table, 1, now() - timedelta(minutes=minutes))

    leave_for(1)
    await tables.seen_anew(made.table)
    mine = table_stream(tables, watchers, holding(made.table, first), made.table, -1)
    assert "is away" in (await next_event(mine))["regions"]["company"]
    # Through another process somebody looks from the second seat: after a heartbeat he is here.
    await other.see(made.table, 1)
    assert " hidden>" in (await next_event(mine))["regions"]["company"].partition("Ada 2")[0]
    # He goes, is replaced, and opens his own stream: the seat is his at once.
    leave_for(5)
    await tables.stand_in(made.table, made.host, 1, STRONGEST)
    theirs = table_stream(tables, watchers, holding(made.table, second), made.table, -1)
    await next_event(theirs)
    assert (await tables.get(made.table)).seats[1].stand_in == ""
    leave_for(5)
    with pytest.raises(Exception, match="is at the table"):
        await tables.stand_in(made.table, made.host, 1, STRONGEST)
    # A new link is made, even in another process: the stream ends, and does not count as his presence.
    moves = move_stream(tables, watchers, holding(made.table, second), made.table)
    await anext(moves)
    leave_for(5)
    await other.renew_invitation(made.table, made.host, 1)
    await next_event(theirs, "reload")
    assert [message async for message in theirs] == []
    assert [message async for message in moves if message.event == "move"] == []
    await asyncio.gather(*tables._under_way)
    assert watchers.here(made.table) == {0}
    await tables.stand_in(made.table, made.host, 1, STRONGEST)
    # Who closes his page was there until then.
    tables._store.see(made.table, 0, now() - timedelta(minutes=5))
    await mine.aclose()  # type: ignore[attr-defined]
    await asyncio.gather(*tables._under_way)
    seen = tables._store.last_seen(made.table)[0]
    assert seen is not None
    assert now() - seen < timedelta(minutes=1)
    for each in (tables, other):
        await each.close()
