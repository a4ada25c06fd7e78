"""Saying what is asked, what may be chosen and what has happened."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.plain import PlainTable
from figurka.cli.scene import Scene
from figurka.core.decision import Decision, SeatOption
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Words, capital

LONG_LIST = 8
"""More choices than this stand in two columns if they fit."""


def sentences(
    game: Game[Any], events: Sequence[Event], viewer: int | None, names: tuple[str, ...], words: Words
) -> list[Text]:
    """Events as the viewer may know them: one line for each run of events of one seat.

    Those who act without a seat give their reasons, each on a line of its own.
    """
    lines: list[tuple[int, list[str]]] = []
    for event in events:
        said = capital(words.say(game.rules.sentence(event, viewer, names)))
        if not lines or lines[-1][0] != event.seat or event.seat >= game.config.seats:
            lines.append((event.seat, []))
        lines[-1][1].append(said)
    return [Text(" ".join(counted(said))) for _, said in lines]


def counted(said: Sequence[str]) -> Iterator[str]:
    """Sentences, of which one that is said several times running is said once."""
    for sentence, times in groupby(said):
        count = len(list(times))
        yield sentence if count == 1 else f"{sentence} ({count}×)"


def print_bullets(lines: Sequence[Text], screen: Console) -> None:
    """Print lines with a bullet before each, so that long ones hang."""
    if not lines:
        return
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Text("•", "dim"), line)
    screen.print(grid)


def draw_question(game: Game[Any], decision: Decision, scene: Scene[Any]) -> Text:
    """The question, to whom it goes and because of what it is asked."""
    asked, words = game.rules.question(decision), scene.words
    question = words.say(asked)
    text = Text(f"{scene.names[decision.seat]}: {question}", "bold")
    names_nothing = question == words.say(replace(asked, arguments=dict.fromkeys(asked.arguments, "")))
    if decision.because is not None and names_nothing:
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
    """The options by their numbers; of many, those that a drawing shows are listed only if all are wanted."""
    names = option_names(game, decision, scene)
    numbered = list(enumerate(zip(names, decision.options, strict=True), 1))
    drawn = [table.drawn_as(option.key, scene) for option in decision.options]
    if whole or len(drawn) <= LONG_LIST:
        drawn = [""] * len(drawn)
    rows = [
        (str(number), Text(name), table.detail(option, scene))
        for (number, (name, option)), label in zip(numbered, drawn, strict=True)
        if not label
    ]
    labels = [label for label in drawn if label]
    if not labels:
        return choice_list(rows, scene)
    example = next((label for label in labels if not label.isdigit()), labels[0])
    note = Text(scene.words("cli-choices-drawn", count=len(labels), example=example))
    return Group(note, choice_list(rows, scene)) if rows else note


def choice_list(rows: Sequence[tuple[str, Text, Text]], scene: Scene[Any]) -> RenderableType:
    """Choices under each other, in two columns if they are many and fit."""
    columns = 2 if len(rows) > LONG_LIST and fits_twice(rows, scene.width) else 1
    if columns == 1 and not fits(rows, scene.width):
        rows = [
            (number, Text("  ").join(part for part in (label, detail) if part), Text())
            for number, label, detail in rows
        ]
    height = -(-len(rows) // columns)
    grid = choice_grid(columns)
    for line in range(height):
        grid.add_row(*(cell for row in rows[line::height] for cell in row))
    return grid


def fits(rows: Sequence[tuple[str, Text, Text]], width: int) -> bool:
    """Whether the rows, each with its detail in a column of its own, fit the width unbroken."""
    return widest(rows) + 6 <= width


def widest(rows: Sequence[tuple[str, Text, Text]]) -> int:
    """How wide labels and details under each other are."""
    return max(label.cell_len for _, label, _ in rows) + max(detail.cell_len for _, _, detail in rows)


def fits_twice(rows: Sequence[tuple[str, Text, Text]], width: int) -> bool:
    """Whether the rows, in two columns, fit the width unbroken."""
    half = -(-len(rows) // 2)
    return widest(rows[:half]) + widest(rows[half:]) + 12 <= width


def choice_grid(columns: int) -> Table:
    """An empty list of choices."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        grid.add_column()
        grid.add_column()
    return grid
