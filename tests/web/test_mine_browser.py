"""My games and the switch for turn notices, in a real browser."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from figurka.tables.clock import DAY
from tests.calling.receiver import Browser as Subscriber
from tests.web.browsing import DESK, PHONE, findings, guest, overflow
from tests.web.playing import Table, bearer, new_table, persons_turn
from tests.web.server import Server, connect

ENDPOINT = "https://push.example/"
"""Each browser has an address of its own there."""
SUBSCRIBES = """
  const subscription = %s;
  const unsubscribe = async () => { delete sessionStorage.made; return true; };
  const made = { ...subscription, toJSON: () => subscription, unsubscribe };
  PushManager.prototype.subscribe = async (options) => {
    sessionStorage.made = options.applicationServerKey;
    return made;
  };
  PushManager.prototype.getSubscription = async () => sessionStorage.made ? made : null;
"""
"""A push service that is always there, in place of the browser's own, which is far away."""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/static/called.js");
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, data, tag, lang }) => ({ title, body, data, tag, lang }));
}"""
LOOKS: dict[str, Any] = {
    "desk": {"viewport": DESK},
    "dark": {"viewport": DESK, "color_scheme": "dark", "locale": "cs-CZ"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "cs-CZ"},
}


@pytest.fixture(scope="module")
def table(sqlite_server: Server) -> tuple[Table, int]:
    """A slow table of two, and the seat that is asked."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", title="Slow", turn_time=3 * DAY)
        return table, persons_turn(client, table)["decision"]["seat"]


@contextmanager
def subscriber(browser: Browser, server: Server, table: Table, seat: int, **wishes: Any) -> Iterator[Page]:
    """Somebody at a table whose browser can be called."""
    usual: dict[str, Any] = {"permissions": ["notifications"]}
    with guest(browser, server, table, seat, **{**usual, **wishes}) as page:
        page.add_init_script(SUBSCRIBES % json.dumps(Subscriber(ENDPOINT + token_hex()).subscription))
        yield page


def kept(server: Server, secret: str) -> list[Any]:
    """What the server has kept of who is called."""
    with connect(server.address) as client:
        notices: list[Any] = client.get("/api/me/notices", headers=bearer(secret)).json()["notices"]
        return notices


@pytest.mark.parametrize("look", LOOKS)
def test_my_games_keep_nobody_out(
    browser: Browser, sqlite_server: Server, table: tuple[Table, int], look: str
) -> None:
    for seat in (*table[0].secrets, None):
        with guest(browser, sqlite_server, table[0], seat, bypass_csp=True, **LOOKS[look]) as page:
            page.goto("/me/games")
            for details in page.locator("details").all():
                details.evaluate("(each) => { each.open = true; }")
            assert overflow(page) == 0
            assert findings(page) == []


def test_the_menu_tells_on_every_page_how_many_wait(
    browser: Browser, sqlite_server: Server, table: tuple[Table, int]
) -> None:
    with guest(browser, sqlite_server, *table) as page:
        for path in ("/", "/me/games", "/help"):
            page.goto(path)
            expect(page.locator("#waiting")).to_have_text("1")
            expect(page.locator("#waiting")).to_have_attribute("aria-label", "1 table waits for you")
    with guest(browser, sqlite_server, table[0], 1 - table[1]) as page:
        page.goto("/help")
        with page.expect_response("**/api/me/waiting"):
            page.reload()
        expect(page.locator("#waiting")).to_be_hidden()


def test_a_browser_is_switched_on_and_off(
    browser: Browser, sqlite_server: Server, table: tuple[Table, int]
) -> None:
    secret = table[0].secrets[table[1]]
    with subscriber(browser, sqlite_server, *table) as page:
        page.goto("/me/games")
        panel = page.locator("[data-calling]")
        expect(panel).to_have_attribute("data-state", "off")
        assert kept(sqlite_server, secret) == [], "off until it is switched on"
        panel.get_by_role("button", name="Switch on").click()
        expect(panel).to_have_attribute("data-state", "on")
        (notice,) = kept(sqlite_server, secret)
        assert (notice["kind"], notice["host"], notice["language"]) == ("push", "push.example", "en")
        page.goto(f"/tables/{table[0].id}")
        page.locator('[popovertarget="calls"]').click()
        expect(panel).to_have_attribute("data-state", "on")
        expect(panel.locator("[data-state-text]")).to_contain_text("even when figurka is closed")
        panel.get_by_role("button", name="Switch off").click()
        expect(panel).to_have_attribute("data-state", "off")
        assert kept(sqlite_server, secret) == []


def test_a_browser_that_blocks_notices_says_so(
    browser: Browser, sqlite_server: Server, table: tuple[Table, int]
) -> None:
    with subscriber(browser, sqlite_server, *table, permissions=[]) as page:
        page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' });")
        page.goto("/me/games")
        panel = page.locator("[data-calling]")
        expect(panel).to_have_attribute("data-state", "blocked")
        expect(panel).to_contain_text("blocks notices")
        expect(panel.get_by_role("button")).to_have_count(0)


def test_a_seat_that_was_taken_later_is_told_of(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        first, second = (new_table(client, "person", "person") for _ in range(2))
    with subscriber(browser, sqlite_server, first, 0) as page:
        page.goto("/me/games")
        page.get_by_role("button", name="Switch on").click()
        expect(page.locator("[data-calling]")).to_have_attribute("data-state", "on")
        held = f"{first.id}:{first.secrets[0]}.{second.id}:{second.secrets[1]}"
        page.context.add_cookies([{"name": "seats", "value": held, "url": sqlite_server.address}])
        with page.expect_response(lambda answer: answer.request.method == "POST"):
            page.goto(f"/tables/{second.id}")
        assert len(kept(sqlite_server, second.secrets[1])) == 1
        assert kept(sqlite_server, second.secrets[0]) == []


def test_a_notice_is_shown_and_leads_to_its_table(
    browser: Browser, sqlite_server: Server, table: tuple[Table, int]
) -> None:
    with subscriber(browser, sqlite_server, *table) as page:
        page.goto("/me/games")
        page.get_by_role("button", name="Switch on").click()
        expect(page.locator("[data-calling]")).to_have_attribute("data-state", "on")
        session, registrations = page.context.new_cdp_session(page), list[str]()

        def registered(told: dict[str, Any]) -> None:
            registrations.extend(each["registrationId"] for each in told["registrations"])

        session.on("ServiceWorker.workerRegistrationUpdated", registered)
        session.send("ServiceWorker.enable")
        while not registrations:
            page.wait_for_timeout(20)
        notice = {
            "title": "Slow",
            "body": "It is your turn.",
            "url": f"/tables/{table[0].id}",
            "tag": "x",
            "lang": "en",
        }
        told = {
            "origin": sqlite_server.address,
            "registrationId": registrations[0],
            "data": json.dumps(notice),
        }
        session.send("ServiceWorker.deliverPushMessage", told)
        while not (shown := page.evaluate(SHOWN)):
            page.wait_for_timeout(20)
        assert shown == [
            {**{key: notice[key] for key in ("title", "body", "tag", "lang")}, "data": notice["url"]}
        ]
        page.get_by_role("button", name="Switch off").click()
