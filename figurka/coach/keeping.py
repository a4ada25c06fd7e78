"""Messages as they are kept in files and databases: players stand in them by their seats, not their names."""

from collections.abc import Mapping, Sequence
from typing import Any

from figurka.locales import Argument, Message

SEAT = "\N{OBJECT REPLACEMENT CHARACTER}"
"""With the number of a seat after it, stands for the name of who sits there."""


def seat_names(seats: int) -> tuple[str, ...]:
    """What so many who act in a game are called in a message that is to be kept."""
    return tuple(f"{SEAT}{seat}" for seat in range(seats))


def kept(message: Message) -> list[Any]:
    """A message as plain data."""
    arguments = {name: kept_argument(each) for name, each in message.arguments.items()}
    fields = [message.id, arguments, message.attribute, message.otherwise]
    while len(fields) > 1 and not fields[-1]:
        fields.pop()
    return fields


def kept_argument(argument: Argument) -> Any:
    """What goes into a message, as plain data: several messages are told apart from one by a mapping."""
    if isinstance(argument, Message):
        return kept(argument)
    if isinstance(argument, tuple):
        return {"all": [kept(each) for each in argument]}
    return argument


def read(plain: Sequence[Any], names: Sequence[str]) -> Message:
    """The message that was kept, with the names that players have now."""
    message_id, *others = plain
    arguments = others[0] if others else {}
    return Message(
        message_id, {name: read_argument(each, names) for name, each in arguments.items()}, *others[1:]
    )


def read_argument(plain: Any, names: Sequence[str]) -> Argument:
    """What goes into a message that was kept."""
    if isinstance(plain, list):
        return read(plain, names)
    if isinstance(plain, Mapping):
        return tuple(read(each, names) for each in plain["all"])
    if isinstance(plain, str) and plain.startswith(SEAT):
        return names[int(plain[len(SEAT) :])]
    argument: int | str = plain
    return argument
