"""What no request may be: too long, or written so that no page can have such an address or name."""

import re
from typing import Any, Final

from figurka.core.errors import FigurkaError
from figurka.web.hosting import is_host

LONGEST_PATH: Final = 255
"""In bytes, as long as the name of a file may be: no address of ours comes near."""
LONGEST_QUERY: Final = 4_096
LONGEST_HEADERS: Final = 32_768
"""In bytes with their names: the cookies of somebody who sits at many tables come to a third of it."""
MOST_OPENINGS: Final = 64
"""How many lists and objects a body may begin, within each other or not."""
TEXTS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
"""The texts in JSON, in which brackets mean nothing; one without an end goes to the body's end.

Whatever is sent is read once: nothing is tried a second time from a later quotation mark.
"""


class UnreadableError(FigurkaError):
    """The address, a header or the body of a request cannot be."""


class NowhereError(FigurkaError):
    """No page and no file can have such an address."""


class AddressTooLongError(FigurkaError):
    """The address of a request is too long."""


class HeadersTooLargeError(FigurkaError):
    """The headers of a request are too large, mostly its cookies."""


def check_nesting(body: bytes) -> None:
    """Raise if a JSON body may go so deep that reading it fails; none of ours has more than a few levels."""
    if body.lstrip()[:1] in (b"[", b"{") and body.count(b"[") + body.count(b"{") > MOST_OPENINGS:
        bare = TEXTS.sub(b"", body)
        if bare.count(b"[") + bare.count(b"{") > MOST_OPENINGS:
            raise UnreadableError("error-bad-request")


def check_bounds(scope: Any) -> None:
    """Raise if a request cannot be meant for any page."""
    path: str = scope["path"]
    if "\x00" in path:
        raise NowhereError("error-not-found")
    if len(path.encode("utf-8", "replace")) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
        raise AddressTooLongError("error-address-long")
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEADERS:
        raise HeadersTooLargeError("error-headers-large")
    hosts = [value for name, value in scope["headers"] if name == b"host" and value]
    if len(hosts) > 1 or any(not is_host(host.decode("latin-1")) for host in hosts):
        raise UnreadableError("error-bad-address")
