"""Errors that say what is wrong and what to do, in the reader's language."""

from figurka.locales import Argument, Message, Words


class FigurkaError(Exception):
    """The base of every error that a user can cause; `message` can be told in any language."""

    def __init__(self, message_id: str, **arguments: Argument) -> None:
        self.message = Message(message_id, arguments)
        super().__init__(message_id)

    def __str__(self) -> str:
        return Words("en").say(self.message)


class UnknownGameError(FigurkaError):
    """No game of that name is installed."""


class SettingsError(FigurkaError):
    """A game cannot be set up in the way that was asked for."""


class ChoiceError(FigurkaError):
    """What was chosen is not among the options, or nothing can be chosen; nothing has changed."""


class UndoError(FigurkaError):
    """There is nothing that may be taken back."""


class ImagineError(FigurkaError):
    """The seat cannot imagine the hidden things now."""


class SaveError(FigurkaError):
    """A saved game cannot be read."""


class OutgrownError(SaveError):
    """A saved game cannot be repeated further, because its rules have changed since."""


class BrokenInvariantError(Exception):
    """A state that the rules never allow: a bug in a game, found by its check."""


def demand(holds: bool, broken: str) -> None:
    """Raise an error that names the broken invariant."""
    if not holds:
        raise BrokenInvariantError(broken)
