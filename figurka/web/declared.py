"""What can go wrong at each address of the JSON interface, for its OpenAPI document."""

from collections.abc import Iterator
from typing import Any, Final

from figurka.web.problems import PROBLEM_TYPE

ERRORS: Final = {
    400: ("BadRequest", "The request makes no sense, or the rules do not allow it"),
    403: (
        "Forbidden",
        "The seat is not the caller's, another seat is asked, or another site sent the request",
    ),
    404: ("NotFound", "There is no such table, game, puzzle or theme"),
    408: ("TooSlow", "The body did not come within twenty seconds"),
    409: ("Conflict", "The table has moved on, somebody sits there, or he is not away for long enough"),
    410: ("Gone", "The game can never go on, or is not yet over, or is no longer installed"),
    413: ("TooLarge", "The body is larger than 64 KiB"),
    414: ("AddressTooLong", "Path or query are too long"),
    421: ("WrongHost", "The server is not known under this name"),
    429: ("TooOften", "Too many requests, or too many open streams"),
    431: ("HeadersTooLarge", "The headers are too large"),
    500: ("Broken", "A fault of the server, or a table whose record is damaged"),
    503: ("Away", "The database cannot be used just now, or too many look at the table"),
}
"""The name of each problem, and when it comes."""
WITH_WAIT: Final = (429, 503)
"""Those that tell when to ask again."""
ANYWHERE: Final = (400, 404, 414, 421, 431, 500, 503)
UNCOUNTED: Final = ("/api/games", "/api/puzzles")
"""What may be asked as often as one likes."""


def errors_at(method: str, path: str) -> Iterator[int]:
    """The statuses of problems that an operation may answer with."""
    yield from ANYWHERE
    if method == "post":
        yield from (403, 408, 413)
    if path.startswith("/api/tables/"):
        yield from (403, 409, 410)
    if path not in UNCOUNTED:
        yield 429


def problem_responses() -> dict[str, Any]:
    """The problems as components of the document."""
    return {name: problem_response(status, about) for status, (name, about) in ERRORS.items()}


def problem_response(status: int, about: str) -> dict[str, Any]:
    """A problem document, with when to ask again where it tells that."""
    told: dict[str, Any] = {
        "description": about,
        "content": {PROBLEM_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    if status in WITH_WAIT:
        wait = {
            "schema": {"type": "integer", "minimum": 1},
            "description": "In how many seconds",
            "required": True,
        }
        told["headers"] = {"Retry-After": wait}
    return told


def any_of(told: Any) -> Any:
    """What is declared, but where one of several shapes may come it need not be unlike the others."""
    if isinstance(told, dict):
        return {"anyOf" if key == "oneOf" else key: any_of(each) for key, each in told.items()}
    return [any_of(each) for each in told] if isinstance(told, list) else told


def with_errors(method: str, path: str, operation: dict[str, Any]) -> dict[str, Any]:
    """An operation that declares all its problems; what the framework says of them is not how ours look."""
    answers = {
        status: any_of(each) for status, each in operation["responses"].items() if status.startswith("2")
    }
    problems = {
        str(status): {"$ref": f"#/components/responses/{ERRORS[status][0]}"}
        for status in sorted(set(errors_at(method, path)))
    }
    return {**operation, "responses": {**answers, **problems}}
