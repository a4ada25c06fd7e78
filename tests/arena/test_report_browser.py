"""The report in a browser: readable on a phone, in light and dark, and by those who cannot see it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from figurka.arena.findings import Pace, find
from figurka.arena.holding import Course
from figurka.arena.report.page import page as report
from figurka.locales import Words
from tests.arena.kit import contest_of
from tests.arena.test_tally import lively
from tests.web.browsing import DESK, PHONE, findings

AGENTS = ("intermediate", "beginner", "random", "instinct", "expert:60")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A report of five agents with long names."""
    contest = contest_of(*AGENTS, seats=3)
    course = Course(contest, 120, stop_early=True)
    for row in lively(contest, 24):
        course.take(row)
    path: Path = tmp_path_factory.mktemp("report") / "page.html"
    found = find(course, Pace(120, 60.0, 1.0, 2))
    path.write_text(report(found, "figurka arena --report page.html", "2026-11-16", Words("en")))
    return path.as_uri()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_report_fits_and_can_be_read(browser: Browser, address: str, size: object, scheme: str) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("request", lambda asked: complaints.append(asked.url) if asked.url != address else None)
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []
    for name in ("ratings", "wins", "scores", "seats", "times"):
        rows = page.locator(f"section.{name} tbody tr")
        assert rows.count() == (3 if name == "seats" else 5)
        assert rows.first.locator("svg.lane").is_visible()
    assert complaints == []
    context.close()


def test_the_command_can_be_copied(browser: Browser, address: str) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == "figurka arena --report page.html"
    context.close()
