"""What is drawn of a position: everything that a person can see at a terminal, in all languages."""

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
from figurka.locales import LANGUAGES
from tests.cli.terminal import seen_by

WIDTHS = (80, 120)
UNSAID = re.compile(rf"(?<![\w-])(?:cli|error|refusal|rule|{'|'.join(list_games())})-[a-z]+[\w-]*")
"""How the id of a message looks that nobody has written."""
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
    return text


def some(things: Iterable[Any]) -> list[Any]:
    """A few things from all over a list."""
    found = list(things)
    return found[:: max(1, -(-len(found) // SOME))]


def assert_drawn(
    game: Game[Any], languages: Iterable[str] = LANGUAGES, widths: Iterable[int] = WIDTHS
) -> None:
    """Draw the position with everything that can be asked for; nothing fails, is unsaid or too wide."""
    table, widths = find_table(game.rules.name), tuple(widths)
    for language in languages:
        for width in widths:
            viewer = game.decision.seat if game.decision is not None else 0
            scene = seen_by(game, viewer, language, width)
            assert_table(table, game.decision, scene)
            printed(table.draw(seen_by(game, None, language, width)), width)
            if game.decision is not None:
                assert_question(table, game, game.decision, scene)
                assert_things(table, game, scene)


def assert_table(table: PlainTable, decision: Decision | None, scene: Scene[Any]) -> None:
    """The whole table, all its parts by themselves, and folded: what may be folded first, then everything."""
    height = printed(table.draw(scene), scene.width).count("\n")
    for part in table.parts(scene).values():
        printed(part, scene.width)
    foldable = table.foldable(decision, scene)
    printed(table.draw(replace(scene, folded=frozenset(foldable[:1]))), scene.width)
    lowest = printed(table.draw(replace(scene, folded=frozenset(foldable))), scene.width).count("\n")
    assert lowest <= height, f"folding {foldable} made the table higher"


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
