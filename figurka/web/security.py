"""What keeps the pages safe: headers on every answer, and no changes on behalf of other sites."""

from typing import Any, Final

from litestar import Request

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
HEADERS: Final = tuple((name.lower().encode(), value.encode()) for name, value in SECURITY.items())
ENCRYPTED_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
"""Whoever came by an encrypted connection once comes by no other one for a year."""
USUAL_PORTS: Final = {"http": ":80", "https": ":443"}


class CrossSiteError(FigurkaError):
    """A request that would change something came from another site."""


class HostRefusedError(FigurkaError):
    """The server is asked under a name that is not its own."""


def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Let nothing be changed by a request that another site made a browser send."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site not in (None, "same-origin", "none"):
        raise CrossSiteError("error-cross-site")
    if origin is not None and not is_own_origin(origin, request.url.scheme, request.headers.get("host", "")):
        raise CrossSiteError("error-cross-site")


def is_own_origin(origin: str, scheme: str, host: str) -> bool:
    """Whether an origin is that of the request itself.

    Who came unencrypted may have come so only from a proxy of which the server was not told.
    """
    told, _, name = origin.partition("://")
    if scheme == "https" and told != "https":
        return False
    usual = USUAL_PORTS.get(told, "")
    return bool(host) and name.removesuffix(usual) == host.removesuffix(usual)
