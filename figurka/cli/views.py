"""The shape of a game's view as Markdown, for whoever writes programs that play it."""

from typing import Any

from figurka.arena.shapes import Field, Shape, shapes_of
from figurka.core.errors import FigurkaError
from figurka.core.rules import Rules
from figurka.core.views import TableView
from figurka.locales import Words


class NoShapeError(FigurkaError):
    """The game has not declared the shape of its view."""


def view_reference(rules: Rules[Any], words: Words) -> str:
    """All fields of the view with their types and meanings."""
    if rules.shape is TableView:
        raise NoShapeError("cli-error-no-shape", game=rules.name)
    title = words("cli-view-title", game=rules.title())
    return "\n".join([f"# {title}", "", words("cli-view-about"), *map(markdown, shapes_of(rules.shape))])


def markdown(shape: Shape) -> str:
    """One typed dictionary as a table."""
    head = [f"\n## {shape.name}\n", shape.about, "", "| field | type | meaning |", "|---|---|---|"]
    return "\n".join([*head, *map(row, shape.fields)])


def row(field: Field) -> str:
    """A field as a row of the table."""
    name = f"`{field.name}`" if field.always else f"`{field.name}` ?"
    kind = field.type.replace("|", "\\|")
    return f"| {name} | `{kind}` | {field.about} |"
