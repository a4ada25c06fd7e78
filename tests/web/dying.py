"""Processes that end as soon as they begin."""

import os

from figurka.core.errors import FigurkaError
from figurka.web.access import set_up_logs
from figurka.web.hosting import JSON


def die(*_: object) -> None:
    os._exit(3)


def refuse(*_: object) -> None:
    """It cannot begin, and knows why."""
    set_up_logs(JSON)
    raise FigurkaError("error-database-away")


def fail(*_: object) -> None:
    """It cannot begin by a fault of its own."""
    set_up_logs(JSON)
    raise LookupError("a fault")
