"""The log: one line for each request, if that is wanted, in words or as JSON, with nothing private in it."""

import logging
import os
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

import msgspec

from figurka.web.forwarding import read_address
from figurka.web.hosting import JSON

HOUSE: Final = logging.getLogger("figurka")
ACCESS: Final = logging.getLogger("figurka.access")
UNKNOWN: Final = "-"
TOLD: Final = ("method", "route", "status", "ms", "request", "client")
"""What a line tells of a request, in this order."""


def tell_request(method: str, route: str, status: int, seconds: float, name: str, client: str) -> None:
    """Write the line of a request; of one that broke off before an answer the status is 0."""
    told = (method, route, status, round(seconds * 1000, 1), name, shortened(client))
    ACCESS.info("%s %s %s %s ms %s %s", *told, extra=dict(zip(TOLD, told, strict=True)))


def shortened(client: str) -> str:
    """The network that an address is from, by which nobody is known: /24 of IPv4, /48 of IPv6."""
    address = read_address(client)
    if address is None:
        return UNKNOWN
    kept = 24 if address.version == 4 else 48
    return str(type(address)(int(address) >> address.max_prefixlen - kept << address.max_prefixlen - kept))


class PlainLines(logging.Formatter):
    """A line in words."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")


class JsonLines(logging.Formatter):
    """A line as JSON, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Moment, level, logger and what it says; of a request each part by its name."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if record.name == ACCESS.name:
            told |= {name: getattr(record, name) for name in TOLD}
        else:
            told["message"] = record.getMessage()
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up_logs(form: str) -> None:
    """Write the log of this process as it is wanted; without a wish only warnings, as Python does anyhow."""
    if not form:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else PlainLines())
    logging.basicConfig(handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = tell_fault
    HOUSE.setLevel(logging.INFO)


def tell_fault(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    """What ends a process is told as all else is."""
    HOUSE.critical("process %s ends by a fault", os.getpid(), exc_info=(kind, fault, trace))
