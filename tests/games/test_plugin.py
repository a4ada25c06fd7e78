"""The tutorial's game as a wheel of its own, installed beside figurka and played in terminal and browser."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.tutorial import RULES, tutorial_files
from tests.web.browsing import MINE, OVER, choose, guest
from tests.web.server import Server

COLOUR = "card => getComputedStyle(card).getPropertyValue('--game')"
MOST_FURTHER_LINES = 100
USE_IT = """
import figurka
from figurka.arena.conformance import check_game
assert "pebbles" in figurka.list_games()
for seats in (2, 3, 4):
    for seed in range(10):
        assert sum(check_game("pebbles", seats, seed).scores) == 12
print("played")
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a reader of the tutorial has in the end."""
    home = tmp_path_factory.mktemp("pebbles")
    for name, text in tutorial_files().items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return home


@pytest.fixture(scope="module")
def package(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the wheel of the game is installed."""
    site = tmp_path_factory.mktemp("site")
    python(source, site, "-m", "hatchling", "build", "-t", "wheel")
    (wheel,) = (source / "dist").glob("*.whl")
    install = ("install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", "--target")
    python(source, site, "-m", "pip", *install, str(site), str(wheel))
    return site


def python(folder: Path, site: Path, *arguments: str, typed: str = "", **extra: str) -> str:
    """Run Python in a folder with the installed packages of another one; returns what it printed."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8", **extra},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_words_and_drawings_take_some_hundred_lines() -> None:
    taught = re.compile("lessons|positions|guide")
    files = {name: text for name, text in tutorial_files().items() if not taught.search(name)}
    further = [text for name, text in files.items() if name not in {RULES, "pyproject.toml"}]
    assert len(further) == 8
    assert sum(len(text.splitlines()) for text in further) <= MOST_FURTHER_LINES


def test_the_wheel_has_everything(package: Path) -> None:
    installed = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert {name for name in tutorial_files() if name != "pyproject.toml"} <= installed


def test_the_tutorials_game_passes_the_suite_of_every_game(package: Path) -> None:
    assert python(package, package, "-c", USE_IT).strip() == "played"


def test_the_tutorials_game_is_simulated_like_any_other(package: Path) -> None:
    asked = ("--seats", "greedy,random", "--games", "4", "--json")
    assert '"games": 4' in python(package, package, "-m", "figurka", "simulate", "pebbles", *asked)


def test_the_tutorials_code_is_typed(source: Path, package: Path) -> None:
    python(source, package, "-m", "mypy", "--strict", "pebbles")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Step 1 of 1", "Not yet. That leaves white ones", "A full hand.", "You have finished")),
        ("cs", ("Krok 1 z", "Zatím ne. To by bílé nechalo", "Plná hrst.", "máš hotovou")),
    ],
)
def test_its_lesson_is_taken_in_the_terminal(
    language: str, said: tuple[str, ...], package: Path, tmp_path: Path
) -> None:
    out = python(
        package,
        package,
        *("-m", "figurka", "learn", "pebbles", "--lang", language),
        typed="1\n3\n2\n",
        FIGURKA_SAVES=str(tmp_path),
        COLUMNS="100",
    )
    for each in said:
        assert each in out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "Pebbles",
                "How many pebbles do you take?",
                "In the bag",
                "You take 3 pebbles",
                "imagined games",
            ),
        ),
        ("cs", ("Oblázky", "Kolik oblázků si vezmeš?", "V pytlíku", "Bereš si 3 oblázky", "Bílé ve")),
    ],
)
def test_it_is_played_in_the_terminal_with_a_hint(
    language: str, said: tuple[str, ...], package: Path, tmp_path: Path
) -> None:
    out = python(
        package,
        package,
        *("-m", "figurka", "play", "pebbles", "--seats", "you,random", "--seed", "1", "--lang", language),
        typed="h\n" + "3\n" * 12,
        FIGURKA_SAVES=str(tmp_path),
        COLUMNS="100",
    )
    for each in said:
        assert each in out
    assert "●●●" in out
    assert re.search(r"\d+ (imagined game|parti)", out), "a game from elsewhere has a coach, too"
    assert re.search(r"pebbles-[a-z]", out) is None


@pytest.mark.parametrize(
    ("language", "question", "title"),
    [("en", "How many pebbles do you take?", "Pebbles"), ("cs", "Kolik oblázků si vezmeš?", "Oblázky")],
)
def test_it_is_played_in_the_browser(
    language: str, question: str, title: str, package: Path, browser: Browser, database: str
) -> None:
    with Server(database, packages=package) as server, guest(browser, server) as page:
        wrong: list[str] = []
        page.on("response", lambda got: wrong.append(got.url) if got.status >= 400 else None)
        page.goto("/")
        page.locator(f'button[name="language"][value="{language}"]').first.click()
        card = page.locator('.game[data-game="pebbles"]')
        expect(card.locator('use[href="#scene-pebbles"]')).to_have_count(1)
        assert card.evaluate(COLOUR) != page.locator('.game[data-game="farshore"]').evaluate(COLOUR)
        card.locator(".go button").click()
        page.wait_for_selector(MINE)
        expect(page.locator(".decision .asks")).to_have_text(question)
        expect(page.locator(".handful").last).to_have_css("min-width", "64px")
        while not page.locator(OVER).count():
            page.wait_for_selector(f"{MINE}, {OVER}")
            if page.locator(MINE).count():
                choose(page, page.locator(".pebbles-table .handful").last)
        page.locator(f"{OVER} a.primary").click()
        page.wait_for_selector("main.result")
        assert title in page.title()
        assert wrong == []
        assert "Traceback" not in server.errors
