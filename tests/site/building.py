"""The site as `make docs` builds it, and its pages read."""

from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FETCHED = {
    "href": ("link",),
    "src": ("script", "img", "iframe", "source", "audio", "video"),
    "srcset": ("img", "source"),
}
"""The attributes, by tags, of what a browser fetches without being asked."""


@dataclass
class Page(HTMLParser):
    """A page: what can be linked to in it, where its links lead, and what is fetched for it."""

    path: Path
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name == "href" and tag == "a":
                self.links.append(value or "")
            elif tag in FETCHED.get(name, ()):
                self.fetched.append(value or "")


@dataclass
class Site:
    """All pages of the site."""

    home: Path

    @cached_property
    def pages(self) -> dict[Path, Page]:
        """The pages by where they lie."""
        return {path: Page(path) for path in sorted(self.home.rglob("*.html"))}

    def missing(self, page: Page, address: str) -> str:
        """What a page refers to within the site, if it is not there."""
        named, _, place = unquote(address).partition("#")
        name = named.partition("?")[0]
        target = (page.path.parent / name).resolve() if name else page.path
        if not target.is_file():
            return f"{page.path.relative_to(self.home)}: {address}"
        if place and target.suffix == ".html" and place not in self.pages[target].ids:
            return f"{page.path.relative_to(self.home)}: no {address}"
        return ""


def is_elsewhere(address: str) -> bool:
    """Whether an address is outside of the site."""
    return address.startswith(("http:", "https:", "//", "mailto:"))
