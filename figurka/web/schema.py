"""The OpenAPI document with the declared views of all games and the errors of all operations in it."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from figurka.arena.shapes import ADDED, meanings, parts_of
from figurka.core.registry import all_rules
from figurka.core.views import TableView
from figurka.web.declared import problem_responses, with_errors
from figurka.web.problems import Problem

ANSWERS = ("TableAnswer", "PuzzleAnswer")
"""The schemas that have a view in them."""


NOTHING_YET = {"type": "object", "maxProperties": 0}
"""The view of a table before everybody sits."""


class ViewsPlugin(JsonRenderPlugin):
    """Renders the document as JSON; the view of a table is that of one of the games."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        return super().render(request, with_views(openapi_schema))


def with_views(document: dict[str, Any]) -> dict[str, Any]:
    """The document with all errors; the view of a table or a puzzle is one of the declared shapes."""
    views, references = view_components()
    schemas = {**document["components"]["schemas"], **views}
    view = {
        "anyOf": [*references, NOTHING_YET],
        "description": "What the seat may know, in the shape of its game; empty before everybody sits.",
    }
    for name in ANSWERS:
        answer = schemas[name]
        schemas[name] = {**answer, "properties": {**answer["properties"], "view": view}}
    _, problems = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
    paths = {
        path: {method: with_errors(method, path, operation) for method, operation in operations.items()}
        for path, operations in document["paths"].items()
    }
    components = {**document["components"], "schemas": schemas | problems, "responses": problem_responses()}
    return {**document, "paths": paths, "components": components}


@cache
def view_components() -> tuple[dict[str, Any], list[dict[str, str]]]:
    """The shapes of all games as schemas named `<game>.<shape>`, and the references to their views."""
    components: dict[str, Any] = {}
    references = []
    for rules in all_rules():
        if rules.shape is not TableView:
            path = f"#/components/schemas/{rules.name}."
            _, schemas = msgspec.json.schema_components([rules.shape], ref_template=path + "{name}")
            parts = {part.__name__: part for part in parts_of(rules.shape)}
            components |= {f"{rules.name}.{name}": told(each, parts[name]) for name, each in schemas.items()}
            references.append({"$ref": f"{path}{rules.shape.__name__}"})
        else:
            references.append({"type": "object"})
    return components, references


def told(schema: dict[str, Any], shape: type) -> dict[str, Any]:
    """A schema with what its fields mean, of which those that the engine adds are always there."""
    about = meanings(shape)
    properties = {
        name: {**each, "description": about[name]} if name in about else each
        for name, each in schema["properties"].items()
    }
    required = [name for name in properties if name in schema.get("required", ()) or name in ADDED]
    return {**schema, "properties": properties, "required": required}
