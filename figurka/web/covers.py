"""How games look in the house, as their packages show them: `web/cover.svg` and `web/cover.css`.

A cover is read as a file, so that a game can be shown before anybody plays it.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from figurka.packages import game_packages

TEMPLATES = Path(__file__).parent / "templates"
SHEETS = ("house.svg", "macros/scenes.svg")
"""The sheets of the house that have pictures for games without a cover."""
PREVIEW: Final = "preview.jpg"
"""The picture that other sites show with a link, among a game's static files or else those of the house."""
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def covers(file: str) -> Iterator[str]:
    """The texts of such a file of all covers."""
    for package in game_packages().values():
        path = package.folder / "web" / file if package.folder is not None else None
        if path is not None and path.is_file():
            yield path.read_text(encoding="utf-8")


@cache
def cover_sheets() -> Markup:
    """The symbols of all covers: for each game a `scene` and a `medal`."""
    return Markup("".join(covers("cover.svg")))


@cache
def cover_styles() -> str:
    """The colours of all covers as one style sheet."""
    return "\n".join(covers("cover.css"))


@cache
def pictures() -> frozenset[str]:
    """The ids of all symbols on covers and in the sheets of the house."""
    own = "".join((TEMPLATES / sheet).read_text(encoding="utf-8") for sheet in SHEETS)
    return frozenset(SYMBOL.findall(f"{own}{cover_sheets()}"))


def picture(kind: str, game: str) -> str:
    """The symbol that shows a game as a `scene` or a `medal`; games without a cover share a neutral one."""
    return f"{kind}-{game}" if f"{kind}-{game}" in pictures() else f"{kind}-any"


@cache
def preview_of(game: str) -> str:
    """The address of the picture that other sites show with a link to a game, or else to the house."""
    package = game_packages().get(game)
    folder = package.folder if package is not None else None
    if folder is not None and (folder / "web" / "static" / PREVIEW).is_file():
        return f"/static/{game}/{PREVIEW}"
    return f"/static/{PREVIEW}"
