"""Saying what is asked, what may be chosen and what has happened."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from math import inf
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.plain import PlainTable
from figurka.cli.scene import Scene
from figurka.core.decision import Decision, SeatOption
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Message, Words, capital

LONG_LIST = 8
"""More choices than this stand in two columns if they fit, more than twice as many in three."""
MOST_COLUMNS = 3


def sentences(
    game: Game[Any], events: Sequence[Event], viewer: int | None, names: tuple[str, ...], words: Words
) -> list[Text]:
    """Events as the viewer may know them: one line for each run of events of one seat.

    Those who act without a seat give their reasons, each on a line of its own.
    """
    lines: list[tuple[int, list[Message]]] = []
    for place, event in enumerate(events):
        if not lines or lines[-1][0] != event.seat or event.seat >= game.config.seats:
            lines.append((event.seat, []))
        retold = game.rules.retold(game.state, events, place)
        lines[-1][1].append(game.rules.sentence(retold, viewer, names))
    return [Text(" ".join(counted(said, words))) for _, said in lines]


def counted(said: Sequence[Message], words: Words) -> Iterator[str]:
    """Sentences, of which one that is said several times running is said once, with how often."""
    for _, times in groupby(said, words.say):
        alike = list(times)
        message, count = alike[0], len(alike)
        sentence = capital(words.say(message))
        if count == 1:
            yield sentence
        elif words.knows(message.id, "several"):
            several = replace(message, attribute="several", arguments={**message.arguments, "count": count})
            yield capital(words.say(several))
        else:
            yield f"{sentence} ({count}×)"


def bullets(lines: Sequence[Text]) -> list[RenderableType]:
    """Lines with a bullet before each, so that long ones hang; nothing if there are none."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Text("•", "dim"), line)
    return [grid] if lines else []


def print_bullets(lines: Sequence[Text], screen: Console) -> None:
    """Print lines with a bullet before each."""
    for grid in bullets(lines):
        screen.print(grid)


def draw_question(game: Game[Any], decision: Decision, scene: Scene[Any]) -> Text:
    """The question, to whom it goes and because of what it is asked."""
    asked, words = game.rules.asked(decision, scene.names), scene.words
    question = words.say(asked)
    text = Text(f"{scene.names[decision.seat]}: {question}", "bold")
    nameless = {name: each if isinstance(each, int) else "" for name, each in asked.arguments.items()}
    names_nothing = question == words.say(replace(asked, arguments=nameless))
    if decision.because is not None and names_nothing and not game.rules.obvious(decision):
        reason = words("cli-because", thing=game.rules.called(decision.because))
        if isinstance(decision.because, SeatOption):
            reason = f"({scene.names[decision.because.seat]})"
        text.append(f"  {reason}", "not bold italic")
    return text


def option_names(game: Game[Any], decision: Decision, scene: Scene[Any]) -> list[str]:
    """What the options are called, in their order."""
    rules, state = game.rules, game.state
    labels = [rules.label(state, decision, option, scene.names) for option in decision.options]
    return [capital(scene.words.say(label)) for label in labels]


def draw_choices(
    game: Game[Any], decision: Decision, table: PlainTable, scene: Scene[Any], whole: bool = False
) -> RenderableType:
    """The options by numbers and letters; of many, those that a drawing shows only if all are wanted."""
    names = option_names(game, decision, scene)
    drawn = [table.drawn_as(option.key, scene) for option in decision.options]
    if whole or len(drawn) <= LONG_LIST:
        drawn = [""] * len(drawn)
    rows = [
        (scene.number(option.key), Text(name), set_apart(table.detail(option, scene)))
        for option, name, label in zip(decision.options, names, drawn, strict=True)
        if not label
    ]
    rows.sort(key=by_number)
    labels = [label for label in drawn if label]
    if not labels:
        return choice_list(rows, scene)
    example = next((label for label in labels if not label.isdigit()), labels[0])
    note = Text(scene.words("cli-choices-drawn", count=len(labels), example=example))
    return Group(note, choice_list(rows, scene)) if rows else note


def set_apart(detail: Text) -> Text:
    """What a choice brings, set apart from what it is called."""
    return Text.assemble(("· ", "dim"), detail) if detail else detail


def by_number(row: tuple[str, Text, Text]) -> int | float:
    """Where a choice stands in the list: numbers ascend, letters come last."""
    return int(row[0]) if row[0].isdigit() else inf


def choice_list(rows: Sequence[tuple[str, Text, Text]], scene: Scene[Any]) -> RenderableType:
    """Choices under each other, in two or three columns if they are many and fit."""
    most = min(MOST_COLUMNS, -(-len(rows) // LONG_LIST))
    columns = next((count for count in range(most, 1, -1) if fits(rows, count, scene.width)), 1)
    if columns == 1 and not fits(rows, 1, scene.width):
        rows = [
            (number, Text(" ").join(part for part in (label, detail) if part), Text())
            for number, label, detail in rows
        ]
    height = -(-len(rows) // columns)
    grid = choice_grid(columns)
    for line in range(height):
        grid.add_row(*(cell for row in rows[line::height] for cell in row))
    return grid


def fits(rows: Sequence[tuple[str, Text, Text]], columns: int, width: int) -> bool:
    """Whether the rows, each with its detail in a column of its own, fit so many columns unbroken."""
    height = -(-len(rows) // columns)
    return sum(widest(rows[start : start + height]) + 6 for start in range(0, len(rows), height)) <= width


def widest(rows: Sequence[tuple[str, Text, Text]]) -> int:
    """How wide labels and details under each other are."""
    return max(label.cell_len for _, label, _ in rows) + max(detail.cell_len for _, _, detail in rows)


def choice_grid(columns: int) -> Table:
    """An empty list of choices."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        grid.add_column()
        grid.add_column()
    return grid
