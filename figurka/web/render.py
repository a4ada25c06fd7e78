"""Turning templates into pages: one Jinja environment, and what every page knows of its visitor."""

from collections.abc import Mapping
from functools import cache

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
)
from litestar import Response
from litestar.enums import MediaType

from figurka.agents import DEFAULT_LEVEL, agent_title
from figurka.locales import LANGUAGES, Argument, Message
from figurka.packages import game_packages
from figurka.web.covers import SYMBOL, cover_sheets, preview_of
from figurka.web.house import House, face_of
from figurka.web.identity import Visitor, reader
from figurka.web.keeping import kept
from figurka.web.learning import has_played
from figurka.web.templating import Names, PageEnvironment, TracedContext


def game_templates() -> dict[str, BaseLoader]:
    """The templates of each game under its name: `<game>/board.html` is its `web/templates/board.html`."""
    return {
        name: FileSystemLoader(package.folder / "web" / "templates")
        for name, package in game_packages().items()
        if package.folder is not None
    }


@cache
def environment() -> Environment:
    """The templates; everything that is not marked safe is escaped."""
    made = PageEnvironment(
        loader=ChoiceLoader([PackageLoader("figurka.web"), PrefixLoader(game_templates())]),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["kept"] = kept
    made.globals["again"] = lambda home, macro: macro  # only where drawings are kept (`tracing.py`)
    return made


def usual(visitor: Visitor) -> dict[str, object]:
    """What every template is given besides its own inputs; of the visitor, only his language is in it."""
    words = visitor.words

    def say(message: str | Message, attribute: str = "", **arguments: Argument) -> str:
        if isinstance(message, Message):
            return words.say(message)
        return words(message, attribute, **arguments)

    return {
        "say": say,
        "words": words,
        "languages": LANGUAGES,
        "covers": cover_sheets,
        "preview_of": preview_of,
        "face_of": face_of,
        "level_of": agent_title,
        "beginner": DEFAULT_LEVEL,
        "has_played": has_played,
    }


def render(visitor: Visitor, template: str, context: Mapping[str, object]) -> str:
    """A template as the visitor reads it."""
    waiting = context.get("waiting")
    house = House(
        visitor.language,
        visitor.theme,
        visitor.name,
        visitor.path,
        str(context.get("section", "")),
        visitor.origin,
        waiting if isinstance(waiting, int) else None,
    )
    given = {**usual(visitor), "house": house, "visitor": visitor, **context}
    return environment().get_template(template).render(given)


@cache
def usual_in(language: str) -> dict[str, object]:
    """What every template is given in a language."""
    return usual(reader(language))


def traced(template: str, names: Names) -> str:
    """A template drawn from inputs that note what it reads."""
    found = environment().get_template(template)
    return environment().concat(found.root_render_func(TracedContext(found, names)))


def page(visitor: Visitor, template: str, code: int = 200, **context: object) -> Response[str]:
    """A whole page as a response."""
    html = render(visitor, template, context)
    return Response(html, media_type=MediaType.HTML, status_code=code, headers={"Cache-Control": "no-store"})


@cache
def symbols_of(sheet: str) -> frozenset[str]:
    """The ids of the symbols in the template of a sheet; of none, nothing."""
    source = environment().get_template(sheet).render() if sheet else ""
    return frozenset(SYMBOL.findall(source))
