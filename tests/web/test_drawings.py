"""Drawings that many share: the same as if each were drawn for its viewer alone, and nobody's own in them."""

import asyncio
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest
from litestar.response import ServerSentEventMessage

from benchmarks.load_http import put_together
from figurka.core.registry import find_rules, list_games
from figurka.locales import LANGUAGES, Words
from figurka.tables.live import LiveTable
from figurka.tables.model import ChatLine, now
from figurka.web import drawings, render
from figurka.web.drawings import Drawings
from figurka.web.identity import Visitor
from figurka.web.live import Page, Watcher, Watchers
from figurka.web.patches import CUT, changed, patch_of
from figurka.web.regions import Looking, table_regions
from figurka.web.streaming import compressed, takes_gzip
from tests.web.kit import choose, go_on, go_on_or_back, set_up, visitor
from tests.web.server import Server, connect

CHOICES = 25
EVERYBODY: frozenset[int] = frozenset(range(9))


def lookers(live: LiveTable, random: Random) -> Iterator[Looking]:
    """Somebody at each seat and a spectator, in each language; some are hosts, some of the others away."""
    for language in LANGUAGES:
        for seat in (*range(len(live.seats)), None):
            own = () if seat is None else (seat,)
            here = frozenset(each for each in EVERYBODY if random.random() < 0.9)
            yield Looking(visitor(language), seat, random.random() < 0.3, here, own)


@pytest.mark.parametrize("game", list_games())
def test_what_is_kept_is_what_would_be_drawn_anew(game: str) -> None:
    """Byte for byte, for every seat and spectator, whatever happens; a page that puts it together has it."""
    random, rules = Random(game), find_rules(game)
    live, shared = set_up(game, rules.usual_seats, 3), Drawings()
    live.record = replace(
        live.record, id=f"drawn-{game}"
    )  # whoever follows games of that name follows this one
    pages: dict[tuple[str, int | None], tuple[Page, dict[str, str]]] = {}
    for number in range(CHOICES):
        if live.game.over:
            break
        for looking in lookers(live, random):
            regions = shared.of(live, looking.eyes(live), looking.here)
            assert regions.html == table_regions(live, looking)
            page, texts = pages.setdefault(
                (looking.visitor.language, looking.seat), (Page(-1, patched=True), {})
            )
            receive(page.news(regions), texts)
            assert texts == regions.html
        if number % 5 == 0:
            line = ChatLine(live.next_chat, 0, "Ada", f"<b>{number}</b>", now())
            live.chat = [*live.chat, line]
        go_on_or_back(live, random)


def receive(news: ServerSentEventMessage | None, texts: dict[str, str]) -> None:
    """Take over an update as a page does."""
    if news is None:
        return
    for name, sent in msgspec.json.decode(str(news.data))["regions"].items():
        texts[name] = sent if isinstance(sent, str) else put_together(texts[name], sent["parts"])


def test_nothing_of_a_visitor_comes_into_what_he_shares() -> None:
    live, shared = set_up("farshore", 2, 3), Drawings()
    secrets = {live.id: ("secret-of-a-seat",)}
    private = Visitor(
        Words("en"),
        "dark",
        "Nosy Nora",
        secrets,
        {live.id: "secret-of-the-host"},
        "bearer",
        "/path?a",
        "http://x",
    )
    private = replace(private, guides={"kind": "on"})
    nora, other = (Looking(each, None, False, frozenset()) for each in (private, visitor()))
    first = shared.of(live, nora.eyes(live), nora.here)
    assert shared.of(live, other.eyes(live), other.here) is first
    text = "".join(first.html.values())
    for own in ("Nosy", "secret-of", "bearer", "/path?a", "http://x", "dark"):
        assert own not in text
    # Host, seat and language are what tells eyes apart.
    assert shared.of(live, replace(other, host=True).eyes(live), other.here) is not first
    assert (
        shared.of(live, Looking(visitor("cs"), None, False, frozenset()).eyes(live), other.here) is not first
    )


def test_what_was_told_of_tables_that_were_left_long_ago_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "LEFT_KEPT", 2)
    shared, looking = Drawings(), Looking(visitor(), 0, False, EVERYBODY)
    live, *others = (set_up("farshore", 2, seed) for seed in range(3))
    for number, table in enumerate((live, *others)):
        table.record = replace(table.record, id=f"left-{number}")
        for _ in range(8):
            go_on(table, Random(number))

    def look(table: LiveTable) -> dict[str, str]:
        return shared.of(table, looking.eyes(table), looking.here).html

    def others_come_and_go() -> None:
        for table in others:
            look(table)
            shared.forget(table.id)

    told = look(live)
    shared.forget(live.id)
    assert live._lines, "who loads the page anew finds it at hand"
    look(live)
    others_come_and_go()
    assert live._lines, "somebody looks"
    shared.forget(live.id)
    others_come_and_go()
    assert not live._lines
    assert look(live) == told


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each template was drawn."""
    counted: Counter[str] = Counter()
    real = render.traced

    def counting(template: str, *rest: object) -> str:
        counted[template.rpartition("/")[2]] += 1
        return real(template, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(drawings, "traced", counting)
    return counted


def test_spectators_share_one_drawing_and_seats_what_looks_the_same(drawn: Counter[str]) -> None:
    live, watchers = set_up("farshore", 3, 3), Watchers()
    for _ in range(20):
        watchers.draw(live, Looking(visitor(), None, False, EVERYBODY))
    assert set(drawn.values()) == {1}
    for seat in range(3):
        watchers.draw(live, Looking(visitor(), seat, False, EVERYBODY, (seat,)))
    assert drawn["roses.html"] == drawn["chat.html"] == 1
    assert drawn["hand.html"] == 4
    drawn.clear()
    choose(live, 0)
    for _ in range(20):
        watchers.draw(live, Looking(visitor(), None, False, EVERYBODY))
    assert set(drawn.values()) == {1}
    assert "roses.html" not in drawn


def test_who_comes_and_goes_redraws_the_company_and_nothing_else(drawn: Counter[str]) -> None:
    live, watchers = set_up("farshore", 2, 3), Watchers()
    live.mark_seen(1, now())
    host = Looking(visitor(), 0, True, frozenset((0, 1)), (0,))
    before = watchers.draw(live, host).html
    drawn.clear()
    after = watchers.draw(live, replace(host, here=frozenset((0,)))).html
    assert set(drawn) <= {"company.html", "decision.html"}  # where it is told who is waited for
    assert {name for name in after if after[name] != before[name]} == {"company"}


def test_spectators_wake_nobody() -> None:
    watchers, player, spectator = Watchers(), Watcher((0,)), Watcher()
    watchers.come("t", player)
    player.news.clear()
    watchers.come("t", spectator)
    watchers.go("t", spectator)
    assert not player.news.is_set()
    watchers.come("t", Watcher((1,)))
    assert player.news.is_set()


# What changed in a text


@pytest.mark.parametrize("seed", range(40))
def test_a_text_comes_of_the_old_one_and_what_changed(seed: int) -> None:
    random = Random(seed)
    tags = [f"i class='{random.randrange(30)}'>" for _ in range(random.randrange(60))]
    old = CUT.join(tags)
    for _ in range(random.randrange(8)):
        place = random.randrange(len(tags) + 1)
        match random.randrange(3):
            case 0:
                tags.insert(place, f"b>{random.random()}")
            case 1:
                del tags[place : place + random.randrange(4)]
            case _:
                tags = [*tags[place:], *tags[:place]]
    new = CUT.join(tags)
    parts = [part if isinstance(part, str) else list(part) for part in patch_of(old, new)]
    assert put_together(old, parts) == new


def test_what_changed_is_little_and_a_text_that_is_all_new_is_sent_whole() -> None:
    old = "".join(f"<li>{number}</li>" for number in range(300))
    new = old.replace("<li>7</li>", "<li>seven 🌊</li>")
    told = changed(old, new)
    assert len(str(told["parts"])) < 60
    assert told["length"] == len(new) + 1  # counted as the browser counts
    assert changed(old, "<p>" * 400) == "<p>" * 400


# Compression


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br, zstd", True),
        ("GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0, *", False),
        ("identity, gzip; q=0.0", False),
    ],
)
def test_only_who_reads_gzip_is_sent_it(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_pages_and_streams_are_compressed_for_who_reads_that(sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        wish = {"game": "farshore", "seats": ["person"]}
        table = client.post("/api/tables", json=wish).json()["table"]
        for path in (f"/tables/{table}", "/static/table.js", f"/tables/{table}/events"):
            for accepted, told in (("gzip", "gzip"), ("identity", None)):
                with client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
                    assert answer.headers.get("content-encoding") == told
                    assert next(answer.iter_text())


def test_each_event_can_be_read_as_soon_as_it_is_sent_and_resembles_those_before() -> None:
    message = ServerSentEventMessage(event="regions", data="".join(map(str, range(400))))

    async def events() -> AsyncIterator[ServerSentEventMessage]:
        for _ in range(3):
            yield message

    async def read() -> list[tuple[int, bytes]]:
        reader = zlib.decompressobj(31)
        return [(len(part), reader.decompress(part)) async for part in compressed(events())]

    (first, one), (second, two), (_, three), _ = asyncio.run(read())
    assert one == two == three == message.encode()
    assert second < first / 10
