"""Drawn tables in a browser: what any game's page must keep to, and how its things are chosen."""

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from figurka.core.registry import list_games
from tests.web.browsing import PHONE, QUICKLY, guest, overflow, picture
from tests.web.playing import Table, new_table, play
from tests.web.server import Server, connect

KINDS = ("web", "table", "error", "refusal", "rule", "game", "list", *list_games())
UNSAID = re.compile(rf"\b(?:{'|'.join(KINDS)})-[a-zA-Z]+[\w-]*")
"""How the id of a message looks that nobody has written."""
CODE_NAME = re.compile(r"\b[a-z]+_[a-z]+\b")
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def control(page: Page, key: str) -> Locator:
    """What is clicked to choose the option with this key, on the drawing or in the bar."""
    return page.locator(f'{QUICKLY}[data-option][data-key="{key}"]:visible').first


def said(page: Page, part: str = "body") -> str:
    """What a part of the page says, without commands and file names that are there to be copied."""
    text = page.locator(part).inner_text()
    for code in page.locator(f"{part} code").all_inner_texts():
        text = text.replace(code, "")
    return text


def unsaid(page: Page) -> list[str]:
    """What the page says by the id of a message instead of in words."""
    return UNSAID.findall(said(page))


def code_names(page: Page, part: str = "body") -> list[str]:
    """What a part of the page says by a code name instead of in words."""
    return CODE_NAME.findall(said(page, part))


def in_czech(page: Page) -> None:
    """Have the page in Czech from now on."""
    page.locator('button[name="language"][value="cs"]').click()
    page.wait_for_selector('html[lang="cs"]')


def finished_table(server: Server, game: str, *seats: str) -> Table:
    """A table at which the game is over."""
    with connect(server.address) as client:
        table = new_table(client, *seats, game=game)
        play(client, table)
    return table


def check_fits_a_phone(browser: Browser, server: Server, paths: Iterable[str], shot: str = "") -> None:
    """No page is wider than a phone; the last one may be kept as a picture."""
    with guest(browser, server, None, None, **ON_A_PHONE) as page:
        for path in paths:
            page.goto(path)
            assert overflow(page) <= 0, path
        if shot:
            picture(page, shot, whole=True)
