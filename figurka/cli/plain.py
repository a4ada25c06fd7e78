"""The plain table: any game's view as panels, lists and tables."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from figurka.cli.scene import Scene, Term, Thing
from figurka.core.decision import DECLINE, DONE, Decision, Option
from figurka.core.journal import Event
from figurka.locales import Words

APART = frozenset({"decision", "over", "winners", "game", "seat"})
"""Fields of a view that the question and the ending show in their own way."""

ENOUGH: Final = "x"
"""The letter for whatever ends a list or declines an offer."""
ONWARD: Final = "z"
"""The letter for whatever ends one's part in a season or round."""


class PlainTable:
    """Draws a game of which only its view is known; a game's own table overrides what it does better."""

    letters: ClassVar[Mapping[str, str]] = {DONE.key: ENOUGH, DECLINE.key: ENOUGH}
    """The letters of options that recur, by their keys; all other options have numbers."""
    without_letters: ClassVar[frozenset[str]] = frozenset()
    """The kinds of questions whose options all have numbers: a letter would mislead there."""

    printed: ClassVar[str] = ""
    """The capital letters by which the drawing calls things; a small letter is still a command."""

    numbers: ClassVar[Mapping[str, int]] = {}
    """The numbers of options that have one in the game itself, such as places in an order, by their keys."""

    def draw(self, scene: Scene[Any]) -> RenderableType:
        """The whole table."""
        simple = {name: value for name, value in scene.view.items() if is_simple(value)}
        parts: list[RenderableType] = [facts({name: simple[name] for name in simple if name not in APART})]
        for name in framed_fields(scene):
            part = folded if name in scene.folded else framed
            parts.append(part(name, scene.view[name], scene.names))
        return Group(*parts)

    def foldable(self, decision: Decision | None, scene: Scene[Any]) -> Sequence[str]:
        """The parts that may be told on one line where the window is low, the least needed now first."""
        return [name for name in framed_fields(scene) if not scene.offers(name.removesuffix("s"))]

    def parts(self, scene: Scene[Any]) -> Mapping[str, RenderableType]:
        """The parts of the table that can be drawn by themselves, by their names."""
        return {}

    def legend(self, words: Words) -> RenderableType | None:
        """What the signs of the table mean."""
        return None

    def status(self, scene: Scene[Any]) -> RenderableType | None:
        """What the deciding seat has, on one line, for questions amid a turn."""
        return None

    def in_brief(self, events: Sequence[Event], scene: Scene[Any]) -> RenderableType | None:
        """What the others did, in a few words, for news too long to stand beside the question."""
        return None

    def focus(self, decision: Decision, scene: Scene[Any]) -> RenderableType | None:
        """The part of the table that a question is about, drawn beside it."""
        return None

    def drawn_as(self, key: str, scene: Scene[Any]) -> str:
        """What the thing with this key is called on that drawing, which shows its number; or nothing."""
        return ""

    def preview(self, decision: Decision, option: Option, scene: Scene[Any]) -> RenderableType | None:
        """How the table would look with the option chosen, if that is to be seen before it is confirmed."""
        return None

    def shorthand(self, typed: str, scene: Scene[Any]) -> str | None:
        """The key of the thing that a short name on the drawing means."""
        return None

    def meant_by(self, letter: str, scene: Scene[Any]) -> Sequence[str]:
        """The keys of what is drawn under a printed letter, if the question is about such things."""
        return ()

    def detail(self, option: Option, scene: Scene[Any]) -> Text:
        """What choosing the thing brings, in a few words."""
        return Text()

    def things(self, scene: Scene[Any]) -> list[Thing]:
        """The things about which one may ask why they cannot be chosen."""
        return []

    def terms(self, words: Words) -> list[Term]:
        """The things that can be looked up."""
        return []

    def terms_now(self, scene: Scene[Any]) -> list[Term]:
        """The things that can be looked up, with what they are in this game."""
        return self.terms(scene.words)

    def is_final(self, key: str, scene: Scene[Any]) -> bool:
        """Whether choosing the thing by mistake would cost the game."""
        return False

    def missing(self, scene: Scene[Any]) -> list[Text]:
        """What those who lost together lacked in the end, a line for each thing."""
        return []

    def content(self, words: Words) -> str | None:
        """All of the game's content as Markdown, for readers who own the printed game."""
        return None


def framed_fields(scene: Scene[Any]) -> list[str]:
    """The fields of a view that have a frame each."""
    return [name for name, value in scene.view.items() if name not in APART and not is_simple(value)]


def is_simple(value: object) -> bool:
    """Whether a value fits on a line."""
    return value is None or isinstance(value, str | int | float | bool)


def is_flat(value: object) -> bool:
    """Whether a value is a short list or mapping of simple values."""
    if isinstance(value, Mapping):
        return all(is_simple(each) for each in value.values())
    return isinstance(value, list | tuple) and all(is_simple(each) for each in value)


def in_words(value: Any) -> str:
    """A simple or flat value on one line."""
    if value is None or value in ([], {}, ()):
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, Mapping):
        return "  ".join(f"{name} {in_words(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(in_words(each) for each in value)
    return str(value)


def facts(values: Mapping[str, Any]) -> Text:
    """Simple values in a line."""
    return Text("  ·  ").join(
        Text.assemble((f"{name} ", "dim"), in_words(value)) for name, value in values.items()
    )


def framed(name: str, value: Any, names: tuple[str, ...]) -> RenderableType:
    """A part of the view in a frame with its name."""
    return Panel(drawn(value, names), title=name, title_align="left", box=box.ROUNDED, border_style="dim")


def folded(name: str, value: Any, names: tuple[str, ...]) -> RenderableType:
    """A part of the view on one line, as far as it goes."""
    return Text.assemble((f"{name}  ", "bold"), in_words(value), no_wrap=True, overflow="ellipsis")


def drawn(value: Any, names: tuple[str, ...]) -> RenderableType:
    """Any value: mappings as two columns, lists of mappings as tables, the rest on a line."""
    if is_simple(value) or is_flat(value):
        return Text(in_words(value))
    if isinstance(value, Mapping):
        grid = Table.grid(padding=(0, 2))
        for name, each in value.items():
            grid.add_row(Text(str(name), "dim"), drawn(each, names))
        return grid
    if all(isinstance(each, Mapping) and set(each) == set(value[0]) for each in value):
        return sheet(value, names)
    return Group(*(drawn(each, names) for each in value))


def sheet(rows: list[Mapping[str, Any]], names: tuple[str, ...]) -> RenderableType:
    """Mappings with the same fields: one column for each, so that they stand side by side."""
    table = Table(box=box.SIMPLE_HEAD, show_header="seat" in rows[0], pad_edge=False)
    table.add_column("")
    for row in rows:
        table.add_column(names[row["seat"]] if "seat" in row else "")
    for field in rows[0]:
        table.add_row(Text(field, "dim"), *(drawn(row[field], names) for row in rows))
    return table
