"""Drawings that are kept: each is what would be drawn anew, whoever looks and in any language."""

from itertools import count

import pytest
from jinja2 import Environment
from jinja2.runtime import Macro
from markupsafe import Markup

from benchmarks.pages import choices
from figurka.core.registry import find_rules, list_games
from figurka.locales import LANGUAGES, Words
from figurka.tables.live import LiveTable
from figurka.web.identity import Visitor
from figurka.web.keeping import KEPT, MOST, kept
from figurka.web.regions import Looking, table_regions

CHOICES, EVERY = 40, 20


def forget() -> None:
    """Keep no drawing any more."""
    for drawings in KEPT.values():
        drawings.clear()


def seen(live: LiveTable, eyes: int | None, language: str) -> dict[str, str]:
    """The regions of a table as somebody sees them."""
    visitor = Visitor(Words(language), "system", "", {}, {}, "", "/")
    return table_regions(live, Looking(visitor, eyes, False, frozenset()))


@pytest.mark.parametrize("game", list_games())
def test_what_is_kept_for_others_is_never_shown_to_somebody_else(game: str) -> None:
    seats = find_rules(game).usual_seats
    readers = [(eyes, language) for language in LANGUAGES for eyes in (*range(seats), None)]
    for number, live in enumerate(choices(game, seats, 3)):
        if number > CHOICES:
            break
        if number % EVERY:
            continue
        kept_ones = [seen(live, *reader) for reader in readers]
        for reader, regions in zip(readers, kept_ones, strict=True):
            forget()
            assert seen(live, *reader) == regions


def macro(source: str, **context: object) -> Macro:
    """The macro called `face` of a template."""
    made: Macro = vars(Environment(autoescape=True).from_string(source).make_module(context))["face"]
    return made


def test_a_thing_is_drawn_once() -> None:
    numbers = count()
    face = kept(
        "once",
        macro(
            "{% macro face(text) %}{{ text }} {{ next(numbers) }}{% endmacro %}", next=next, numbers=numbers
        ),
    )
    assert [face("fox"), face("fox"), face("owl")] == ["fox 0", "fox 0", "owl 1"]


def test_a_name_that_looks_like_a_drawing_is_no_drawing() -> None:
    face = kept("names", macro("{% macro face(text) %}{{ text }}{% endmacro %}"))
    assert face(Markup("<b>")) == "<b>"
    assert face("<b>") == "&lt;b&gt;"


def test_not_more_is_kept_than_there_is_room_for() -> None:
    face = kept("many", macro("{% macro face(number) %}{{ number }}{% endmacro %}"))
    for number in range(MOST + 1):
        assert face(number) == str(number)
    assert len(KEPT["many", "face"]) == 1
