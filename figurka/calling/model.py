"""Where somebody wants to be called, and what he is called for."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from urllib.parse import urlsplit

MOST_FAILURES = 3
"""After so many notices in a row that could not be delivered, no more are sent."""


class Kind(StrEnum):
    """How a notice is sent: to a browser, or to a webhook in the shape that its receiver understands."""

    PUSH = "push"
    DISCORD = "discord"
    SLACK = "slack"
    JSON = "json"


class Trouble(StrEnum):
    """Why a notice could not be delivered."""

    ADDRESS = "address"
    """The name leads nowhere, or to a private address."""
    UNREACHABLE = "unreachable"
    SILENT = "silent"
    """It was sent, and nobody has answered."""
    BUSY = "busy"
    REFUSED = "refused"
    GONE = "gone"
    """There is no such receiver any more."""


@dataclass(frozen=True)
class Call:
    """A browser or a webhook that somebody has switched on."""

    id: str
    kind: Kind
    address: str
    public_key: str
    """Of a browser: the key with which only it can read a notice."""
    secret: str
    """Of a browser: what it shares with the server; of a webhook: what its notices are signed with."""
    language: str
    origin: str
    """How links begin: where the pages were read when it was switched on."""
    made: datetime
    failures: int = 0
    """How many notices in a row could not be delivered."""
    failed: datetime | None = None
    trouble: str = ""

    @property
    def host(self) -> str:
        """Where notices go, without what is secret in the address."""
        return urlsplit(self.address).hostname or ""

    @property
    def given_up(self) -> bool:
        """Whether no more notices are sent."""
        return self.failures >= MOST_FAILURES


@dataclass(frozen=True)
class Due:
    """A turn of which its person may be told."""

    table: str
    game: str
    title: str
    seat: int
    seat_hash: str
    number: int
    """The number of the table's wait."""
    since: datetime
    turn_time: int


@dataclass(frozen=True)
class Notice:
    """What somebody is told, in his language; nothing in it is secret."""

    id: str
    title: str
    text: str
    open: str
    """What the way to the table is called."""
    path: str
    turn: Due | None = None
    """The turn that it tells of; none if it is only a trial."""
