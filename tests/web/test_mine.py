"""My games and turn notices over HTTP: the pages without a script, and the JSON interface."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from html import unescape

import httpx
import pytest

from figurka.tables.clock import DAY
from tests.calling.receiver import Browser, Receiver, receiver
from tests.web.playing import Table, bearer, cookies, new_table, persons_turn, play, show
from tests.web.server import Server, connect

PRIVATE = (
    "import sys; from figurka.web.server import serve; "
    "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, 0.0, False, private_notices=True)"
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator lets notices go to private addresses."""
    with Server(str(tmp_path_factory.mktemp("home") / "own.sqlite"), code=PRIVATE) as server:
        yield server
        assert "Traceback" not in server.errors, server.errors


@pytest.fixture
def guest(home: Server) -> Iterator[httpx.Client]:
    with connect(home.address) as client:
        yield client


@pytest.fixture
def there() -> Iterator[Receiver]:
    with receiver() as listening:
        yield listening


def asked_table(client: httpx.Client, **wishes: object) -> tuple[Table, int]:
    """A table of two people, and the seat that is asked."""
    table = new_table(client, "person", "person", **wishes)
    return table, persons_turn(client, table)["decision"]["seat"]


def text_of(page: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page)))


def section(page: str, heading: str) -> str:
    """The part of the page under a heading."""
    return page.partition(f'id="{heading}"')[2].partition("</section>")[0]


# My games


def test_my_games_begin_with_those_that_wait(guest: httpx.Client) -> None:
    clocks = (0, DAY, 0)
    tables = [asked_table(guest, title=f"Table {n}", turn_time=each) for n, each in enumerate(clocks)]
    (first, mine), (second, also), (third, his) = tables
    held = {first.id: first.secrets[mine], second.id: second.secrets[also], third.id: third.secrets[1 - his]}
    over = new_table(guest, "person", "person", title="Long ago")
    play(guest, over)
    held[over.id] = over.secrets[0]
    headers = {"Cookie": "seats=" + ".".join(f"{table}:{secret}" for table, secret in held.items())}
    page = guest.get("/me/games", headers=headers).text
    yours = section(page, "your-turn")
    assert [name in yours for name in ("Table 0", "Table 1")] == [True, True]
    assert [name in yours for name in ("Table 2", "Long ago")] == [False, False]
    assert yours.index("Table 1") < yours.index("Table 0"), "whose time runs out comes first"
    assert "23 h left" in text_of(yours)
    assert "Table 2" in section(page, "others-turn")
    ended = section(page, "finished")
    assert "Long ago" in ended
    for way in ("result", "analysis", "replay"):
        assert f'href="/tables/{over.id}/{way}"' in ended
    assert "2 tables wait for you" in text_of(page)
    czech = guest.get("/me/games?lang=cs", headers=headers).text
    assert "Čekají na tebe 2 stoly" in czech
    assert guest.get("/api/me/waiting", headers=headers).json() == {
        "count": 2,
        "text": "2 tables wait for you",
    }


@pytest.mark.parametrize(("count", "told"), [(0, "Žádný stůl na tebe nečeká"), (1, "Čeká na tebe 1 stůl")])
def test_what_waits_is_told_in_good_czech(guest: httpx.Client, count: int, told: str) -> None:
    table, asked = asked_table(guest)
    headers = cookies(table, asked if count else 1 - asked) | {"Accept-Language": "cs"}
    assert guest.get("/api/me/waiting", headers=headers).json() == {"count": count, "text": told}


def test_a_table_leads_to_my_games(guest: httpx.Client) -> None:
    table, asked = asked_table(guest)
    assert (
        '<a class="tool" href="/me/games"'
        in guest.get(f"/tables/{table.id}", headers=cookies(table, asked)).text
    )
    assert '<a class="tool" href="/me/games"' not in guest.get(f"/tables/{table.id}").text, "he has none"


def test_programs_are_told_the_same(guest: httpx.Client) -> None:
    table, asked = asked_table(guest, turn_time=3 * DAY)
    told = guest.get("/api/me/games", headers=bearer(table.secrets[asked])).json()
    assert told["count"] == 1
    (game,) = told["tables"]
    shown = show(guest, table, asked)
    assert (game["table"], game["state"], game["asked"], game["seats"]) == (table.id, "yours", asked, [asked])
    assert (game["turn_time"], game["until"], game["since"]) == (3 * DAY, shown["until"], shown["since"])
    assert shown["turn_time"] == 3 * DAY
    other = guest.get("/api/me/games", headers=bearer(table.secrets[1 - asked])).json()
    assert [each["state"] for each in other["tables"]] == ["waits"]
    assert guest.get("/api/me/games").json() == {"count": 0, "text": "No table waits for you", "tables": []}


def test_a_table_with_a_clock_says_so(guest: httpx.Client) -> None:
    wish = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "open", "turn_time": str(3 * DAY)}
    made = guest.post("/tables", data=wish, follow_redirects=False)
    assert made.status_code == 303
    assert "3 days a turn" in text_of(connect(str(guest.base_url)).get("/").text)
    door = made.headers["location"]
    assert "Each turn may take 3 days." in text_of(connect(str(guest.base_url)).get(door).text)
    wrong = guest.post("/api/tables", json={"game": "farshore", "seats": ["person"], "turn_time": 5})
    assert wrong.status_code == 400
    assert "3,600" in wrong.json()["detail"]


@pytest.mark.parametrize(
    ("language", "so_far", "left"), [("en", "so far", "time left 23 h"), ("cs", "zatím", "zbývá 23 h")]
)
def test_both_clocks_of_a_slow_table_say_what_they_count(
    guest: httpx.Client, language: str, so_far: str, left: str
) -> None:
    (slow, asked), (quick, also) = asked_table(guest, turn_time=DAY), asked_table(guest)
    tables = [(slow, asked), (slow, 1 - asked), (quick, 1 - also)]
    pages = [
        guest.get(f"/tables/{table.id}", headers=cookies(table, seat) | {"Accept-Language": language}).text
        for table, seat in tables
    ]
    bars = [text_of(section(page, "region-decision")) for page in pages]
    assert [(so_far in bar, left in bar) for bar in bars] == [(False, True), (True, True), (False, False)]


@pytest.mark.parametrize("game", ["farshore", "tapestry", "viticulture", "viticulture-world"])
def test_a_slow_table_has_no_third_clock_and_its_two_come_to_the_time_of_a_turn(
    home: Server, guest: httpx.Client, game: str
) -> None:
    table, asked = asked_table(guest, game=game, turn_time=DAY)
    let_pass(home, table, DAY // 3)
    for seat, since in ((asked, 0), (1 - asked, 1)):
        page = guest.get(f"/tables/{table.id}", headers=cookies(table, seat)).text
        begun, ends = (re.findall(rf'<time data-{kind}="(\d+)"', page) for kind in ("since", "until"))
        assert (len(begun), len(ends)) == (since, 1)
        assert all(int(ends[0]) - int(each) == DAY for each in begun), "not only since the last choice"


def let_pass(server: Server, table: Table, seconds: int) -> None:
    """Let the wait of a table have begun so much earlier."""
    with closing(sqlite3.connect(server.database)) as connection, connection:
        earlier = "UPDATE tables SET wait_since = wait_since - ?, revision = revision + 1 WHERE id = ?"
        connection.execute(earlier, (seconds * 1000, table.id))


def test_who_waits_for_somebody_late_lets_a_computer_play(home: Server, guest: httpx.Client) -> None:
    table, late = asked_table(guest, turn_time=DAY)
    seat, headers = f"/tables/{table.id}/seats/{late + 1}", cookies(table, 1 - late)
    early = guest.post(seat, data={"agent": "expert"}, headers=headers)
    assert early.status_code == 409
    assert "the time for this turn is not over" in text_of(early.text)
    let_pass(home, table, DAY)
    assert "time is over" in text_of(guest.get("/me/games", headers=headers).text)
    page = guest.get(f"/tables/{table.id}", headers=headers).text
    assert re.search(
        rf'<div class="may" data-after="\d+">\s*<details[^>]*>.*?action="{seat}"', page, re.DOTALL
    )
    before = show(guest, table)["move"]
    done = guest.post(seat, data={"agent": "expert"}, headers=headers, follow_redirects=False)
    assert done.status_code == 303
    shown = persons_turn(guest, table)
    while shown["decision"]["seat"] == late:
        shown = show(guest, table)
    assert shown["move"] > before + 1
    assert show(guest, table, 1 - late)["until"], "whose turn it is now has time again"
    after = text_of(guest.get(f"/tables/{table.id}", headers=headers).text)
    assert "for this turn is over; the computer" in after
    told = "the computer plays for you (Expert)"
    assert told.casefold() in text_of(guest.get("/me/games", headers=cookies(table, late)).text).casefold()
    assert "for you meanwhile" in text_of(guest.get(f"/tables/{table.id}", headers=cookies(table, late)).text)
    assert "for you meanwhile" not in text_of(guest.get(f"/tables/{table.id}", headers=headers).text)
    assert told not in text_of(guest.get("/me/games", headers=cookies(table, late)).text)


# Turn notices


def test_a_webhook_is_added_tried_and_removed_without_a_script(guest: httpx.Client, there: Receiver) -> None:
    table, asked = asked_table(guest)
    headers = cookies(table, asked)
    page = guest.post("/me/notices", data={"kind": "discord", "address": there.address}, headers=headers).text
    secret = re.search(r'value="([\w-]{32})" id="call-secret"', page)
    assert secret
    assert re.search(r'<div class="notice new-secret"[^>]* autofocus>', page), "it is brought into view"
    again = guest.get("/me/games", headers=headers).text
    assert secret[1] not in again, "the secret is shown once"
    assert ["data-again" in each for each in (page, again)] == [False, True], "what was sent is not sent anew"
    assert there.address not in again
    assert "127.0.0.1" in again
    path = re.search(r"/me/notices/[\w-]+", again)
    assert path
    assert "sent and taken" in guest.post(f"{path[0]}/trial", headers=headers).text
    assert "figurka" in there.heard[0].json["content"]
    there.answers.append(403)
    assert "the receiver refused it" in guest.post(f"{path[0]}/trial", headers=headers).text
    for address in ("/me/notices", f"{path[0]}/trial"):
        opened = guest.get(address, headers=headers, follow_redirects=False)
        assert (opened.status_code, opened.headers["location"]) == (303, "/me/games#calling"), address
    gone = guest.post(f"{path[0]}/remove", headers=headers, follow_redirects=False)
    assert gone.headers["location"] == "/me/games#calling"
    assert path[0] not in guest.get("/me/games", headers=headers).text


def test_a_wrong_address_is_told_and_what_was_written_stays(guest: httpx.Client) -> None:
    table, asked = asked_table(guest)
    answer = guest.post(
        "/me/notices", data={"kind": "slack", "address": "ftp://x"}, headers=cookies(table, asked)
    )
    assert answer.status_code == 400
    assert "begins with https://" in answer.text
    assert re.search(r'<input [^>]*id="call-address"[^>]* autofocus>', answer.text), "it is brought into view"
    assert 'value="ftp://x"' in answer.text
    assert '<option value="slack" selected>' in answer.text


def test_programs_add_see_and_remove_notices(guest: httpx.Client, there: Receiver) -> None:
    table, asked = asked_table(guest)
    mine, other = bearer(table.secrets[asked]), bearer(table.secrets[1 - asked])
    made = guest.post("/api/me/notices", json={"kind": "json", "address": there.address}, headers=mine)
    assert made.status_code == 201
    hook = made.json()
    assert len(hook["secret"]) == 32
    browser = Browser(f"{there.origin}/push")
    wish = {"kind": "push", "subscription": browser.subscription}
    assert guest.post("/api/me/notices", json=wish, headers=mine).status_code == 201
    told = guest.get("/api/me/notices", headers=mine).json()
    assert told["push"]
    assert [each["kind"] for each in told["notices"]] == ["json", "push"]
    assert "secret" not in told["notices"][0]
    assert guest.get("/api/me/notices", headers=other).json()["notices"] == []
    trial = guest.post(f"/api/me/notices/{told['notices'][1]['id']}/trial", headers=mine)
    assert trial.json() == {"taken": True, "trouble": ""}
    assert browser.read(there.heard[0])["url"] == "/me/games"
    assert guest.delete(f"/api/me/notices/{hook['id']}", headers=other).status_code == 404
    assert guest.delete(f"/api/me/notices/{hook['id']}", headers=mine).status_code == 204
    assert len(guest.get("/api/me/notices", headers=mine).json()["notices"]) == 1


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "push"},
        {"kind": "fax", "address": "https://x.example"},
        {"kind": "json"},
        {"kind": "json", "address": "https://x.example", "more": 1},
        {"kind": "push", "subscription": {"endpoint": "http://x", "keys": {"p256dh": "", "auth": ""}}},
        {"kind": "json", "address": "https://127.0.0.1/x"},
        {"kind": "json", "address": "https://nobody.invalid/x"},
    ],
)
def test_what_cannot_be_a_notice_is_refused(visitor: httpx.Client, body: dict[str, object]) -> None:
    table, asked = asked_table(visitor)
    answer = visitor.post("/api/me/notices", json=body, headers=bearer(table.secrets[asked]))
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_who_sits_nowhere_is_called_nowhere(guest: httpx.Client, there: Receiver) -> None:
    answer = guest.post("/api/me/notices", json={"kind": "json", "address": there.address})
    assert answer.status_code == 400
    assert "Sit down at a table first" in answer.json()["detail"]


def test_the_worker_is_served_where_browsers_take_it(visitor: httpx.Client) -> None:
    worker = visitor.get("/static/called.js")
    assert worker.status_code == 200
    assert "javascript" in worker.headers["content-type"]
