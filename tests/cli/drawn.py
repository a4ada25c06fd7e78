"""What is drawn of a position: everything that a person can see at a terminal."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rich.console import Console, RenderableType

from figurka import Game
from figurka.cli.drawing import find_table
from figurka.cli.plain import PlainTable
from figurka.cli.scene import Scene
from figurka.cli.telling import draw_choices, draw_question
from figurka.core.decision import Decision
from figurka.core.registry import list_games
from tests.cli.terminal import seen_by

WIDTHS = (80, 120)
UNSAID = re.compile(rf"(?<![\w-])(?:cli|error|refusal|rule|{'|'.join(list_games())})-[a-z]+[\w-]*")
"""How the id of a message looks that nobody has written."""
RAW = re.compile(r"[A-Z]{3,}\([^)]*\)|\{ ?\$")
"""How a message looks that was not put into words."""
CODE_NAME = re.compile(r"\b[a-z]+_[a-z]+\b")
SOME = 4
"""So many options and things of a position are looked at one by one."""


def printed(drawn: RenderableType | None, width: int) -> str:
    """Something as it is printed: no line of it wider than the window, nothing left unsaid."""
    if drawn is None:
        return ""
    screen = Console(width=width, no_color=True, markup=False, emoji=False, highlight=False)
    with screen.capture() as capture:
        screen.print(drawn)
    text = capture.get()
    assert max(map(len, text.splitlines()), default=0) <= width, text
    assert not UNSAID.search(text), UNSAID.findall(text)
    assert not RAW.search(text), RAW.findall(text)
    return text


def some(things: Iterable[Any]) -> list[Any]:
    """A few things from all over a list."""
    found = list(things)
    return found[:: max(1, -(-len(found) // SOME))]


def assert_drawn(game: Game[Any], language: str, width: int) -> None:
    """Draw the table and all that is asked; nothing fails, is unsaid or too wide, and it folds."""
    table, decision = find_table(game.rules.name), game.decision
    scene = seen_by(game, 0 if decision is None else decision.seat, language, width)
    height = printed(table.draw(scene), width).count("\n")
    foldable = table.foldable(decision, scene)
    lowest = printed(table.draw(replace(scene, folded=frozenset(foldable))), width).count("\n")
    assert lowest <= height, f"folding {foldable} made the table higher"
    assert_asked(game, language, width)


def assert_asked(game: Game[Any], language: str, width: int) -> None:
    """Draw what is asked, if anything is, and what can be asked about the things of the table."""
    table, decision = find_table(game.rules.name), game.decision
    if decision is not None:
        scene = seen_by(game, decision.seat, language, width)
        assert_question(table, game, decision, scene)
        assert_things(table, game, scene)


def assert_part_by_part(game: Game[Any], language: str, width: int) -> None:
    """All parts of the table by themselves."""
    scene = seen_by(game, 0 if game.decision is None else game.decision.seat, language, width)
    for part in find_table(game.rules.name).parts(scene).values():
        printed(part, width)


def assert_folded(game: Game[Any], language: str, width: int) -> None:
    """The table with what may be folded first."""
    table, decision = find_table(game.rules.name), game.decision
    scene = seen_by(game, 0 if decision is None else decision.seat, language, width)
    printed(table.draw(replace(scene, folded=frozenset(table.foldable(decision, scene)[:1]))), width)


def assert_looked_on(game: Game[Any], language: str, width: int) -> None:
    """The table as somebody sees it who has no seat."""
    printed(find_table(game.rules.name).draw(seen_by(game, None, language, width)), width)


OTHERWISE = (assert_folded, assert_looked_on, assert_part_by_part)
"""In what other ways a table is drawn."""


def assert_question(table: PlainTable, game: Game[Any], decision: Decision, scene: Scene[Any]) -> None:
    """The question, every choice by a number or letter of its own, and some of them as they would look."""
    printed(table.status(scene), scene.width)
    printed(table.focus(decision, scene), scene.width)
    asked = printed(draw_question(game, decision, scene), scene.width)
    printed(draw_choices(game, decision, table, scene), scene.width)
    listed = printed(draw_choices(game, decision, table, scene, whole=True), scene.width)
    assert not CODE_NAME.search(asked + listed), CODE_NAME.findall(asked + listed)
    marks = [scene.number(option.key) for option in decision.options]
    assert len(set(marks)) == len(marks)
    for mark in marks:
        assert re.search(rf"(?m)(?:^| ) *{mark} ", listed), f"{mark} is not in the list:\n{listed}"
    for option in decision.options:
        label = table.drawn_as(option.key, scene)
        assert not label or label.isdigit() or table.shorthand(label, scene) == option.key
        table.is_final(option.key, scene)
    for option in some(decision.options):
        printed(table.preview(decision, option, scene), scene.width)


def assert_things(table: PlainTable, game: Game[Any], scene: Scene[Any]) -> None:
    """Some of the things about which one may ask why they cannot be chosen."""
    for thing in some(table.things(scene)):
        refusal = game.why_not(thing.key)
        said = thing.name if refusal is None else scene.words.say(refusal.message())
        assert (refusal is None) == bool(scene.number(thing.key))
        assert said
        assert not UNSAID.search(said), said
