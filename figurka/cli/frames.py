"""Parts of a table: in a frame, side by side, and in lines of which none is broken amid an item."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

FRAME = 4
"""The columns that a frame takes."""


def in_frame(inside: RenderableType, title: str | Text, note: Text | None = None) -> Panel:
    """A part of the table in a frame, with its title above and maybe a note below."""
    return Panel(
        inside,
        title=Text(title, "bold") if isinstance(title, str) else title,
        title_align="left",
        subtitle=note,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="dim",
    )


def title_of(part: RenderableType) -> str:
    """What stands on the frame of a part, if it has one."""
    title = part.title if isinstance(part, Panel) else None
    return title.plain if isinstance(title, Text) else title or ""


def beside(
    left: RenderableType, right: RenderableType, left_width: int | None = None, right_width: int | None = None
) -> RenderableType:
    """Two parts of the table side by side; one without a width takes what is left."""
    grid = Table.grid(expand=True)
    for width in (left_width, right_width):
        grid.add_column(width=width, ratio=None if width else 1)
    grid.add_row(left, right)
    return grid


def flow(head: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Items in lines under each other, none broken in two."""
    indent = head.cell_len
    lines = [Text.assemble(head)]
    for item in items:
        if indent < lines[-1].cell_len > width - item.cell_len:
            lines.append(Text(" " * indent))
        lines[-1].append(item).append("  ")
    return lines


def strung(parts: Sequence[Text], between: str) -> Text:
    """Parts on one line with something dim between them."""
    text = Text()
    for part in parts:
        text.append(between if text else "", "dim").append(part)
    return text


class Flowing:
    """Items that flow into as many lines as the width needs."""

    def __init__(self, items: Sequence[Text]) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        yield from flow(Text(), self.items, options.max_width)
