"""The site of guides and reference: it builds strictly, holds together, and asks nobody else for anything."""

import io
import os
import re
import subprocess
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils
from sphinx.util.inventory import InventoryFile

import figurka
from figurka import agents, arena
from figurka.arena import balancing
from tests.site.building import DOCS, Site, is_elsewhere

pytestmark = pytest.mark.filterwarnings("ignore:.*Check CHANGES for Sphinx API modifications")
INNER = {"AGENTS", "FORMER", "MAKERS", "agent_called", "agent_title"}
"""What is exported for the house itself."""
PUBLIC = (
    *(f"figurka.{name}" for name in figurka.__all__),
    *(f"figurka.agents.{name}" for name in agents.__all__ if name not in INNER),
    *(f"figurka.arena.{name}" for name in arena.__all__),
    *(f"figurka.arena.balancing.{name}" for name in balancing.__all__),
)
LOADED = re.compile(r"url\(\s*['\"]?(?!data:|#)([^'\")]+)|@import\s+['\"]([^'\"]+)")
"""What a style sheet fetches."""
PHONE, DESKTOP = (390, 844), (1280, 800)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site, built as strictly as by `make docs`."""
    home, said = tmp_path_factory.mktemp("site"), io.StringIO()
    with patch_docutils(DOCS), docutils_namespace():
        building = Sphinx(DOCS, DOCS, home, home / ".doctrees", "html", status=None, warning=said)
        building.build()
    assert said.getvalue() == "", "what `make docs` would fail at"
    return Site(home)


def test_it_is_built_of_the_sources_also_where_the_engine_is_compiled() -> None:
    said = subprocess.run(["make", "-n", "docs"], cwd=DOCS.parent, capture_output=True, text=True, check=True)
    assert os.environ["FIGURKA_ENGINE"] == "interpreted"
    assert re.search(r"FIGURKA_ENGINE=interpreted \S+python -m sphinx", said.stdout)


def test_every_guide_and_the_reference_are_in_it(site: Site) -> None:
    built = {path.relative_to(site.home).with_suffix("") for path in site.pages}
    guides = {path.relative_to(DOCS).with_suffix("") for path in DOCS.rglob("*.md") if path.stem != "package"}
    assert len(guides) > 30
    assert guides <= built


def test_the_reference_has_all_that_is_public(site: Site) -> None:
    with (site.home / "objects.inv").open("rb") as file:
        inventory = InventoryFile.load(file, "", lambda _, name: name)
    known = {name for kind, names in inventory.items() if kind.startswith("py:") for name in names}
    assert set(PUBLIC) - known == set()
    assert {
        "figurka.Game.imagine",
        "figurka.core.rules.Rules.turn",
        "figurka.core.mind.Mind.likings",
    } <= known


def test_all_links_within_it_hold(site: Site) -> None:
    within = [
        (page, address)
        for page in site.pages.values()
        for address in (*page.links, *page.fetched)
        if address and not is_elsewhere(address) and not address.startswith("data:")
    ]
    assert len(within) > 1000
    assert [missing for page, address in within if (missing := site.missing(page, address))] == []


def test_nothing_is_fetched_from_elsewhere(site: Site) -> None:
    fetched = {
        str(page.path): [each for each in page.fetched if is_elsewhere(each)] for page in site.pages.values()
    }
    assert {path: found for path, found in fetched.items() if found} == {}
    for sheet in site.home.rglob("*.css"):
        found = [url or imported for url, imported in LOADED.findall(sheet.read_text(encoding="utf-8"))]
        assert [address for address in found if is_elsewhere(address)] == [], sheet


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_fit_the_window_and_ask_nobody(site: Site, size: tuple[int, int], browser: Browser) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for name in ("index", "examples", "reference/games", "reference/arena", "content-tapestry", "hosting"):
        page.goto((site.home / f"{name}.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.close()
    assert [url for url in asked if not url.startswith("file:")] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_can_be_read_on_its_ground(
    site: Site, scheme: Literal["light", "dark"], browser: Browser
) -> None:
    page = browser.new_page(color_scheme=scheme)
    for name in ("index", "reference/agents"):
        page.goto((site.home / f"{name}.html").as_uri())
        found = Axe().run(page, options={"runOnly": ["color-contrast"]}).response
        assert found["passes"]
        assert [violation["nodes"] for violation in found["violations"]] == [], name
    page.close()


def test_it_has_the_colours_of_the_house() -> None:
    ours = (Path(figurka.__file__).parent / "web" / "static" / "house.css").read_text(encoding="utf-8")
    site = (DOCS / "_static" / "site.css").read_text(encoding="utf-8")
    colours = re.compile(r"#[0-9a-f]{6}\b")
    own = set(colours.findall(site)) - set(colours.findall(ours))
    assert own == {"#5b4a86", "#b7a6e0"}, "only visited links have a colour of their own"
