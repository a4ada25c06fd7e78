"""Errors as the outside sees them: problem documents for programs, a page for people, never a stack trace."""

import logging
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from figurka.calling.book import StrangeBrowserError
from figurka.calling.caller import UnknownCallError
from figurka.coach.puzzles import UnknownPuzzleError
from figurka.core.errors import FigurkaError, UnknownGameError
from figurka.lessons.course import LessonUnknownError
from figurka.locales import Message
from figurka.tables import errors
from figurka.tables.engine import reason_of
from figurka.web.bounds import AddressTooLongError, HeadersTooLargeError, NowhereError
from figurka.web.connection import SlowBodyError
from figurka.web.house import Trouble
from figurka.web.identity import AnyRequest, visitor_of
from figurka.web.limits import TableCrowdedError, TooManyRequestsError
from figurka.web.metrics import MetricsForbiddenError, MetricsOffError
from figurka.web.passing import passing_of, route_of
from figurka.web.render import page
from figurka.web.security import CrossSiteError, HostRefusedError

log = logging.getLogger(__name__)


class NoSeatError(FigurkaError):
    """The request needs a seat at the table."""


STATUS: Final[dict[type[FigurkaError], int]] = {
    errors.TableUnknownError: 404,
    errors.TableDamagedError: 500,
    errors.TableGoneError: 410,
    errors.TableClosedError: 410,
    UnknownGameError: 404,
    LessonUnknownError: 404,
    UnknownPuzzleError: 404,
    UnknownCallError: 404,
    errors.ConflictError: 409,
    errors.SeatTakenError: 409,
    errors.PresentError: 409,
    errors.OwnTableError: 409,
    errors.CarryError: 410,
    errors.NotYourTurnError: 403,
    errors.NotHostError: 403,
    errors.SecretError: 403,
    errors.InvitationError: 403,
    NoSeatError: 403,
    StrangeBrowserError: 403,
    errors.DatabaseAwayError: 503,
    CrossSiteError: 403,
    NowhereError: 404,
    AddressTooLongError: 414,
    HostRefusedError: 421,
    MetricsOffError: 404,
    MetricsForbiddenError: 403,
    TooManyRequestsError: 429,
    HeadersTooLargeError: 431,
    SlowBodyError: 408,
    TableCrowdedError: 503,
}
"""The HTTP status of an error; every other one of figurka's is a bad request."""


GONE: Final = "disconnected"
"""What the framework calls an error of its own when a visitor goes away before he has said all."""
PROBLEM_TYPE: Final = "application/problem+json"
AWAY_SECONDS: Final = 5
"""After how many seconds one may look whether the database is there again."""


class Problem(msgspec.Struct):
    """What is wrong (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    """In words, in the caller's language."""
    request: str
    """How the request is called in the server's log."""


def status_of(error: Exception) -> int:
    """The HTTP status that tells what kind of error it is."""
    if isinstance(error.__cause__, NotADirectoryError):  # a static file is no folder
        return 404
    if isinstance(error, InternalServerException) and GONE in error.detail:
        return HTTP_400_BAD_REQUEST
    if isinstance(error, HTTPException):
        return error.status_code
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return status
    known = isinstance(error, FigurkaError | UnicodeDecodeError)
    return HTTP_400_BAD_REQUEST if known else HTTP_500_INTERNAL_SERVER_ERROR


def detail_of(error: Exception, status: int) -> Message:
    """What to say of an error; of those that are not figurka's own, only their kind."""
    if isinstance(error, FigurkaError):
        return error.message
    known = {400: "error-bad-request", 404: "error-not-found", 405: "error-not-found", 413: "error-too-large"}
    return Message(
        known.get(status, "error-bad-request" if status < HTTP_500_INTERNAL_SERVER_ERROR else "error-inside")
    )


def wait_of(error: Exception, status: int) -> dict[str, str]:
    """The header that says after how many seconds one may ask again, where that helps."""
    if status not in (HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE):
        return {}
    told = error.message.arguments.get("seconds") if isinstance(error, FigurkaError) else None
    return {"Retry-After": str(told or AWAY_SECONDS)}


def note(request: AnyRequest, error: Exception, status: int) -> None:
    """Tell the operator of what is no fault of the visitor's."""
    route, name = route_of(request.scope), passing_of(request.scope).id
    if isinstance(error, errors.DatabaseAwayError):
        log.warning("the database cannot be used (%s, request %s): %s", route, name, reason_of(error))
    elif isinstance(error, errors.TableDamagedError):
        table = request.path_params.get("table_id", "")
        log.warning("table %s is damaged (%s, request %s): %s", table, route, name, error)
    elif status >= HTTP_500_INTERNAL_SERVER_ERROR and not isinstance(error, FigurkaError):
        log.error("a request failed: %s %s, request %s", request.method, route, name, exc_info=error)


def answer_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """An error as a problem document (RFC 9457) or as a page."""
    status = status_of(error)
    note(request, error, status)
    name, wait = passing_of(request.scope).id, wait_of(error, status)
    visitor = visitor_of(request)
    detail = visitor.words.say(detail_of(error, status))
    if request.scope["path"].startswith("/api/"):
        problem = Problem("about:blank", type(error).__name__, status, detail, name)
        body = msgspec.json.encode(problem)
        return Response(body, status_code=status, media_type=PROBLEM_TYPE, headers=wait)
    trouble = Trouble(status, detail, isinstance(error, errors.TableDamagedError), name)
    answer = page(visitor, "error.html", status, trouble=trouble)
    answer.headers.update(wait)
    return answer
