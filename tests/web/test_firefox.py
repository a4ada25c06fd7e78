"""The tables in Firefox, where it is installed: drawn right, and choices work."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.firefox import FIREFOX, Firefox
from tests.web.playing import new_table
from tests.web.server import Server, connect

pytestmark = pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed")

CHOICES = 8
THINGS = """[...document.querySelectorAll(".decision [data-option], .choosable[data-option]")].filter(
  (each) => each.checkVisibility() && !each.disabled && !each.closest(".all-options")
    && !each.matches(".picks"))"""
OFFERED = f"""return document.querySelector('.decision[data-mine="1"]') && {THINGS}.length"""
SEVERAL = "return document.querySelector('.decision .picks')"
WATCH = """localStorage.setItem("endTurns", "off");
window.wrong = [];
addEventListener("error", (event) => wrong.push(event.message));
addEventListener("unhandledrejection", (event) => wrong.push(String(event.reason)));"""
MOVED = 'return document.getElementById("table").dataset.move !== arguments[0]'
SURE = 'document.querySelector("dialog[open] [value=yes]")'
FITS = """const root = document.documentElement;
const parts = [...document.querySelectorAll("#region-board, #region-dock, .decision")];
return root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight
  && parts.every((each) => each.offsetHeight > 60)"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with Firefox(tmp_path_factory.mktemp("firefox") / "profile") as browser:
        yield browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.sqlite") as server:
        yield server


@pytest.mark.parametrize("game", ["farshore", "tapestry", "viticulture", "viticulture-world"])
def test_a_table_is_drawn_and_played(firefox: Firefox, house: Server, game: str, tmp_path: Path) -> None:
    with connect(house.address) as client:
        table = new_table(client, "person", "random", game=game)
    sit_down(firefox, house, table.id, table.secrets[0])
    for number in range(CHOICES):
        choose(firefox, number)
    firefox.picture(tmp_path / f"{game}.png")
    assert firefox.run(FITS), f"see the picture in {tmp_path}"
    assert firefox.run("return wrong") == []


def choose(firefox: Firefox, number: int) -> None:
    """Choose something; of several things that are picked for one choice, one."""
    count = firefox.wait(OFFERED)
    move = firefox.run('return document.getElementById("table").dataset.move')
    firefox.click(f"return {THINGS}[arguments[0]]", (number * 7) % count)
    if firefox.run(SEVERAL):
        firefox.click(SEVERAL)
    if firefox.wait(f"{MOVED} || {SURE}", move) is not True:
        firefox.click(f"return {SURE}")
        firefox.wait(MOVED, move)


def sit_down(firefox: Firefox, house: Server, table: str, secret: str) -> None:
    """Open the table's page on a seat."""
    firefox.sit(house.address, "seats", f"{table}:{secret}")
    firefox.go(f"{house.address}/tables/{table}")
    firefox.run(WATCH)
