"""Messages in the languages that people read: Project Fluent files and their rendering."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias, Union

from figurka.locales.catalog import LANGUAGES, catalog
from figurka.locales.czech import clitics_second
from figurka.locales.functions import capital
from figurka.locales.marks import unmarked, wrapped
from figurka.locales.references import MarkedCatalog, marked_catalog, referred_in, renumbered

__all__ = ["LANGUAGES", "Argument", "Message", "Words", "capital"]

SAID: Final = frozenset((int, str))
"""The types of arguments that are said as they are."""
Argument: TypeAlias = Union[int, str, "Message", tuple["Message", ...]]


@dataclass(frozen=True)
class Message:
    """Something to be said: the id of a Fluent message and what goes into it, which may be messages too."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    attribute: str = ""
    otherwise: str = ""
    """What to say if no language has the message: for games that brought no words of their own."""


def _said(language: str, message_id: str, attribute: str, arguments: dict[str, int | str]) -> str:
    """A message in a language, in English if that lacks it, by its bare id if nobody has it."""
    for each in (language, "en"):
        formatted = catalog(each).formatted(message_id, attribute, arguments)
        if formatted is not None:
            return formatted[0]
    return f"{message_id}.{attribute}" if attribute else message_id


@cache
def _plain(language: str, message_id: str, attribute: str) -> str:
    """A message without arguments: most of a page is made of them."""
    return _said(language, message_id, attribute, {})


@lru_cache(maxsize=1 << 14)
def _with(
    language: str, message_id: str, attribute: str, arguments: tuple[tuple[str, int | str], ...]
) -> str:
    """A message with arguments; after each choice a page says nearly the same ones again."""
    return _said(language, message_id, attribute, dict(arguments))


@lru_cache(maxsize=1 << 12)
def _cases(language: str, message_id: str, attribute: str) -> tuple[str, str]:
    """What a message without arguments says within another one, and in the accusative if it has one."""
    said = _plain(language, message_id, attribute)
    return said, _plain(language, message_id, "acc") if catalog(language).has(message_id, "acc") else said


class Words:
    """Says messages in one language; what a package has not translated is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else "en"

    def knows(self, message_id: str, attribute: str = "") -> bool:
        """Whether this language itself has the message."""
        return catalog(self.language).has(message_id, attribute)

    def say(self, message: Message) -> str:
        """The message as a sentence of this language."""
        if message.otherwise and not (self.knows(message.id) or Words("en").knows(message.id)):
            return message.otherwise
        if not message.arguments:
            return _plain(self.language, message.id, message.attribute)
        arguments = self._arguments(message.arguments)
        return _with(self.language, message.id, message.attribute, tuple(arguments.items()))

    def marked(self, message: Message) -> tuple[str, tuple[Message, ...]]:
        """The message as a sentence with marks around what the messages within it say, and those messages."""
        marking = _Marking(self.language)
        text = Words.say(marking, message)
        return text, tuple(marking.messages)

    def shown(self, message: Message) -> tuple[str, tuple[Message, ...]]:
        """The message as a sentence with marks around all that it names, by argument or by reference."""
        marking = _Marking(self.language)
        arguments = marking._arguments(message.arguments)
        for language in (self.language, "en"):
            found = marked_catalog(language).formatted(message.id, message.attribute, arguments)
            if found is not None:
                return marking.with_references(found[0], marked_catalog(language), message.arguments)
        return _said(self.language, message.id, message.attribute, arguments), tuple(marking.messages)

    def __call__(self, message_id: str, attribute: str = "", **arguments: Argument) -> str:
        """Say a message by its id."""
        if not arguments:
            return _plain(self.language, message_id, attribute)
        if SAID.issuperset(map(type, arguments.values())):
            return self._fill(message_id, attribute, arguments)
        return self.say(Message(message_id, arguments, attribute))

    def _fill(self, message_id: str, attribute: str, arguments: Mapping[str, Any]) -> str:
        """A message with arguments that are said as they are."""
        return _with(self.language, message_id, attribute, tuple(arguments.items()))

    def listing(self, messages: tuple[Message, ...]) -> str:
        """Several things as one enumeration: a, b and c."""
        said = [self.say(message) for message in messages]
        if len(said) < 2:
            return "".join(said)
        return self("list-and", first=", ".join(said[:-1]), last=said[-1])

    def going_on(self, sentence: str, name: str) -> str:
        """A sentence about somebody who was just told of: without his name, which Czech word order feels."""
        for start in (f"{name} ", f"{capital(name)} ", "You "):
            if sentence.startswith(start):
                rest = sentence.removeprefix(start)
                return clitics_second(rest) if self.language == "cs" else rest
        return sentence

    def _arguments(self, arguments: Mapping[str, Any]) -> dict[str, int | str]:
        """Say the arguments that are messages; `$thing-acc` is the accusative of `$thing`, if it has one."""
        if SAID.issuperset(map(type, arguments.values())):
            return dict(arguments)
        said: dict[str, int | str] = {}
        for name, argument in arguments.items():
            if isinstance(argument, Message):
                said[name], said[f"{name}-acc"] = self._both_cases(argument)
            elif isinstance(argument, tuple):
                said[name] = self.listing(argument)
            else:
                said[name] = argument
        return said

    def _both_cases(self, message: Message) -> tuple[str, str]:
        """What a message says within another one, as it stands and in the accusative."""
        if type(self) is Words and not (message.arguments or message.otherwise):
            return _cases(self.language, message.id, message.attribute)
        said = self.say(message)
        if not self.knows(message.id, "acc"):
            return said, said
        return said, self.say(Message(message.id, message.arguments, "acc"))


class _Marking(Words):
    """Says messages with marks around what those within them say."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.messages: list[Message] = []

    def say(self, message: Message) -> str:
        """What a message within another one says, in marks."""
        number = len(self.messages)
        self.messages.append(message)
        return wrapped(super().say(message), number)

    def _fill(self, message_id: str, attribute: str, arguments: Mapping[str, Any]) -> str:
        """That is a message within another one, too."""
        return self.say(Message(message_id, arguments, attribute))

    def with_references(
        self, text: str, found_in: MarkedCatalog, arguments: Mapping[str, Argument]
    ) -> tuple[str, tuple[Message, ...]]:
        """A sentence with what it refers to marked like what was put into it, and all those messages."""
        numbers = {}
        for number in referred_in(text):
            message_id, attribute = reference = found_in.references[number]
            numbers[number] = len(self.messages)
            taken = arguments if reference in found_in.varied else {}
            self.messages.append(Message(message_id, taken, attribute))
        return renumbered(text, numbers), tuple(self.messages)

    def listing(self, messages: tuple[Message, ...]) -> str:
        """Several things as one enumeration, each in marks of its own."""
        said = [self.say(message) for message in messages]
        if len(said) < 2:
            return "".join(said)
        return Words(self.language)("list-and", first=", ".join(said[:-1]), last=said[-1])

    def _arguments(self, arguments: Mapping[str, Any]) -> dict[str, int | str]:
        """The arguments as they are said; a name whose owner has put marks into it loses them."""
        clean = {
            name: unmarked(argument) if isinstance(argument, str) else argument
            for name, argument in arguments.items()
        }
        return super()._arguments(clean)
