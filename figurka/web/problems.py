"""Errors as the outside sees them: problem documents for programs, a page for people, never a stack trace."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR

from figurka.calling.caller import UnknownCallError
from figurka.coach.puzzles import UnknownPuzzleError
from figurka.core.errors import FigurkaError, UnknownGameError
from figurka.lessons.course import LessonUnknownError
from figurka.locales import Message
from figurka.tables import errors
from figurka.web.house import Trouble
from figurka.web.identity import visitor_of
from figurka.web.limits import TooManyRequestsError
from figurka.web.render import page
from figurka.web.security import CrossSiteError, harden

log = logging.getLogger(__name__)

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
    TooManyRequestsError: 429,
}
"""The HTTP status of an error; every other one of figurka's is a bad request."""


class NoSeatError(FigurkaError):
    """The request needs a seat at the table."""


def status_of(error: Exception) -> int:
    """The HTTP status that tells what kind of error it is."""
    if isinstance(error, HTTPException):
        return error.status_code
    if isinstance(error, CrossSiteError | NoSeatError):
        return 403
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


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error as a problem document (RFC 9457) or as a page."""
    status = status_of(error)
    if isinstance(error, errors.TableDamagedError):
        log.warning("a table is damaged: %s: %s (%r)", request.url.path, error, error.__cause__)
    elif status >= HTTP_500_INTERNAL_SERVER_ERROR:
        log.exception("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    visitor = visitor_of(request)
    detail = visitor.words.say(detail_of(error, status))
    if request.url.path.startswith("/api/"):
        problem = {"type": "about:blank", "title": type(error).__name__, "status": status, "detail": detail}
        body = msgspec.json.encode(problem)
        return harden(Response(body, status_code=status, media_type="application/problem+json"))
    trouble = Trouble(status, detail, isinstance(error, errors.TableDamagedError))
    return harden(page(visitor, "error.html", status, trouble=trouble))
