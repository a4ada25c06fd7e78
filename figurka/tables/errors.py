"""What can go wrong at a table, in words for those who sit at it."""

from figurka.core.errors import FigurkaError


class TableError(FigurkaError):
    """The base of all that a table refuses."""


class TableUnknownError(TableError):
    """There is no such table."""


class TableDamagedError(TableError):
    """What is stored of the table cannot be read, or cannot have happened."""


class TableGoneError(TableError):
    """The table is whole, but what it needs is not installed here: its game, or rules as late as its own."""


class ConflictError(TableError):
    """The table has moved on since the one who acts looked at it; nothing has changed."""


class NotYourTurnError(TableError):
    """Another seat is asked."""


class TableWaitingError(TableError):
    """The game has not begun: somebody is still to sit down."""


class TableOverError(TableError):
    """The game has ended."""


class TableClosedError(TableError):
    """The game can never go on, because its rules have changed."""


class SeatError(TableError):
    """What was asked cannot be done with this seat."""


class SeatTakenError(SeatError):
    """Somebody sits there."""


class PresentError(SeatError):
    """The person is at the table, or has not been away for long enough."""


class OwnTableError(SeatError):
    """Who hosts the table or sits there already cannot take another seat."""


class InvitationError(TableError):
    """The invitation is not, or no longer, good."""


class NotHostError(TableError):
    """Only the table's host may do this."""


class SecretError(TableError):
    """The secret holds no seat at the table."""


class CarryError(TableError):
    """The link to another device was used already, or is too old."""


class TalkError(TableError):
    """A name, a title or a line of table talk that cannot be taken."""


class DatabaseError(FigurkaError):
    """The database cannot be used."""


class DatabaseAwayError(DatabaseError):
    """The database cannot be used just now: it is not there, or its disk is full; later it may be again."""
