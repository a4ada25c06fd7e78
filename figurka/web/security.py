"""What keeps the pages safe: headers on every answer, and no changes on behalf of other sites."""

from typing import Any, Final

from litestar import Request, Response

from figurka.core.errors import FigurkaError

SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class CrossSiteError(FigurkaError):
    """A request that would change something came from another site."""


def harden(response: Response[Any]) -> Response[Any]:
    """Send the security headers with an answer."""
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    return response


def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Let nothing be changed by a request that another site made a browser send."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site not in (None, "same-origin", "none"):
        raise CrossSiteError("error-cross-site")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise CrossSiteError("error-cross-site")
