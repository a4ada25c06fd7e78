"""What can go wrong at a table, in words for those who sit at it."""

from figurka.core.errors import FigurkaError


class TableError(FigurkaError):
    """The base of all that a table refuses."""


class TableUnknownError(TableError):
    """There is no such table."""


class TableDamagedError(TableError):
    """The stored table cannot be brought back under the rules that are installed."""


class ConflictError(TableError):
    """The table has moved on since the one who acts looked at it; nothing has changed."""


class NotYourTurnError(TableError):
    """Another seat is asked."""


class TableWaitingError(TableError):
    """The game has not begun: somebody is still to sit down."""


class TableOverError(TableError):
    """The game has ended."""


class SeatError(TableError):
    """What was asked cannot be done with this seat."""


class SeatTakenError(SeatError):
    """Somebody sits there."""


class InvitationError(TableError):
    """The invitation is not, or no longer, good."""


class NotHostError(TableError):
    """Only the table's host may do this."""


class SecretError(TableError):
    """The secret holds no seat at the table."""


class TalkError(TableError):
    """A name, a title or a line of table talk that cannot be taken."""


class DatabaseError(FigurkaError):
    """The database cannot be used."""
