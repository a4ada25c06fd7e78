"""A rule changes while people play: the server is started with the later rules, and the pages go on."""

import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from figurka import load_game
from figurka.core.registry import find_rules, list_games
from figurka.tables.model import OUTGROWN
from figurka.web.regions import framed_regions
from tests.tutorial import install_pebbles
from tests.web.browsing import MINE, OVER, choose, guest
from tests.web.kit import go_on, looking, set_up
from tests.web.playing import Table, act, new_table, show
from tests.web.playing import choose as choose_by_program
from tests.web.server import Server, connect
from tests.web.test_security import serving

CHANGED = "The rules have changed since then (version 1, now 2)"


def take(page: Page, key: str) -> None:
    """Take a handful by click, once one is asked."""
    page.wait_for_selector(MINE)
    choose(page, page.locator(f'.decision [data-key="{key}"]').first)


def take_threes(client: httpx.Client, table: Table, times: int) -> None:
    """Let both persons take three pebbles in turn."""
    for move in range(times):
        seat = show(client, table)["decision"]["seat"]
        options = show(client, table, seat)["decision"]["options"]
        three = [option["key"] for option in options].index("three")
        choose_by_program(client, table, seat, move, three)


def test_a_game_in_the_browser_goes_on_after_a_rule_has_changed(
    browser: Browser, database: str, tmp_path: Path
) -> None:
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    with Server(database, packages=install_pebbles(tmp_path / "1")) as server:
        with connect(server.address) as client:
            going, stopping = (
                new_table(client, "person", who, game="pebbles") for who in ("random", "person")
            )
            take_threes(client, stopping, 6)
        with guest(browser, server, going, 0) as page:
            page.goto(f"/tables/{going.id}")
            take(page, "one")
            take(page, "one")
            page.wait_for_selector(MINE)
            assert keys(page) == ["one", "two", "three"]
            server.stop()
            server.packages = install_pebbles(tmp_path / "2", 2)
            server.start()
            expect(page.locator("#region-journal")).to_contain_text(f"{CHANGED}. The game goes on")
            assert keys(page) == ["three", "two", "one"], "the rule that was changed"
            while not page.locator(OVER).count():
                page.wait_for_selector(f"{MINE}, {OVER}")
                if page.locator(MINE).count():
                    take(page, keys(page)[0])
            page.locator(f"{OVER} a.primary").click()
            page.wait_for_selector("main.result")
        with guest(browser, server, stopping, 0) as page:
            page.goto(f"/tables/{stopping.id}")
            banner = page.locator(".decision.closed")
            expect(banner).to_contain_text(f"{CHANGED}, and choice number 5 is no longer possible")
            expect(page.locator("[data-option]")).to_have_count(0)
            banner.locator("a.primary").click()
            page.locator('.replay [data-step="last"]').click()
            expect(page.locator(".replay")).to_have_attribute("data-at", "4")
            expect(page.locator(".replay .closed")).to_contain_text("choice number 5")
        assert "Traceback" not in server.errors


def keys(page: Page) -> list[str]:
    """What can be taken."""
    found: list[str] = page.locator(".decision [data-key]").evaluate_all(
        "all => all.map(each => each.dataset.key)"
    )
    return found


@pytest.mark.parametrize("game", list_games())
def test_a_closed_table_of_any_game_is_drawn_and_offers_nothing(game: str) -> None:
    rules, random = find_rules(game), Random(4)
    live = set_up(game, rules.usual_seats, 4)
    while live.game.decision is not None and live.move < 90:
        if live.move % 9 == 0:
            live.outgrown = OUTGROWN
            for seat in (None, *range(rules.usual_seats)):
                regions = framed_regions(live, looking(seat))
                assert "data-option=" not in "".join(regions.values())
                assert f"choice number {live.move + 1} is no longer possible" in regions["decision"]
            live.outgrown = ""
        go_on(live, random)
    assert live.move > 40


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
def test_a_closed_table_can_be_looked_at_by_everybody_and_played_by_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, {}) as client:
        table = new_table(client, "person", "person", public=True)
        for move in range(9):
            choose_by_program(client, table, show(client, table)["decision"]["seat"], move, 0)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET rules_version = 0")
        database.execute("UPDATE log SET chosen = 'sword' WHERE move = 6")
    with serving(tmp_path, {}) as client:
        shown = show(client, table, 0)
        assert (shown["status"], shown["over"], shown["decision"]) == ("closed", True, None)
        assert (shown["scores"], shown["winners"]) == ([], [])
        assert "choice number 7" in shown["closed"]
        for what, body in (
            ("choices", {"option": 0}),
            ("undo", {}),
            ("redo", {}),
            ("reset", {}),
            ("hint", {}),
        ):
            refused = act(client, table, 0, what, move=shown["move"], **body)
            assert (refused.status_code, refused.json()["title"]) == (410, "TableClosedError")
            assert shown["closed"] in refused.json()["detail"]
        saved = client.get(f"{table.path}/history")
        assert len(load_game(saved.text).history) == 6
        path = f"/tables/{table.id}"
        assert client.get(f"{path}/result", follow_redirects=False).headers["location"] == path
        for page in (
            client.get(path),
            client.get(f"{path}/replay?at=6"),
            client.get("/", headers=host_of(table)),
        ):
            assert page.status_code == 200
            assert shown["closed"] in page.text
        assert path not in client.get("/").text


def host_of(table: Table) -> dict[str, str]:
    """The headers by which the browser of a table's host shows itself."""
    return {"Cookie": f"hosts={table.id}:{table.host}"}
