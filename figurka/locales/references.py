"""A catalogue that marks what its sentences name by reference, so that a page can show it with its sign."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from figurka.locales.catalog import Catalog
from figurka.locales.marks import FIRST, MOST, OPEN, SHUT

REFERRED: Final = "\ue002"
"""Before the number of a reference, which is the same in all sentences."""
NUMBERED: Final = re.compile(f"{REFERRED}(.)")
NAMING: Final = ("", "acc", "count")
"""The texts of a thing that name it; others tell something about it."""

Reference = tuple[str, str]
"""The id of a message, and which of its texts."""


class MarkedCatalog(Catalog):
    """The messages of a language with marks around the things that they refer to."""

    def __init__(self, language: str) -> None:
        self.references: list[Reference] = []
        """By their numbers."""
        self._numbers: dict[Reference, int] = {}
        self.varied: set[Reference] = set()
        """The texts that take something in, such as how many there are."""
        super().__init__(language)

    def _taken_in(self, entry: Any) -> Any:
        """An entry with its references marked."""
        self._note(entry)
        self._mark(entry)
        return entry

    def _note(self, entry: Any) -> None:
        """Note which texts of an entry take something in."""
        texts = {"": entry.value, **{each.id.name: each.value for each in entry.attributes}}
        self.varied |= {(entry.id.name, name) for name, text in texts.items() if takes_in(text)}

    def _mark(self, node: Any) -> None:
        """Mark all references within a node of Fluent's tree."""
        if type(node).__name__ == "Pattern":
            node.elements = [each for element in node.elements for each in self._marked(element)]
        for each in children(node):
            self._mark(each)

    def _marked(self, element: Any) -> list[Any]:
        from fluent.syntax.ast import TextElement  # noqa: PLC0415 - a game that says nothing needs no Fluent

        named: Any = getattr(element, "expression", None)
        if type(named).__name__ != "MessageReference":
            return [element]
        reference = (named.id.name, "" if named.attribute is None else named.attribute.name)
        if reference[1] not in NAMING or len(self.references) > MOST:
            return [element]
        number = self._numbers.setdefault(reference, len(self.references))
        if number == len(self.references):
            self.references.append(reference)
        return [TextElement(f"{REFERRED}{chr(FIRST + number)}"), element, TextElement(SHUT)]


def takes_in(node: Any) -> bool:
    """Whether a text has a variable in it."""
    return type(node).__name__ == "VariableReference" or any(takes_in(each) for each in children(node))


def children(node: Any) -> list[Any]:
    """The nodes within a node of Fluent's tree."""
    values = getattr(node, "__dict__", {}).values()
    lists = [value if isinstance(value, list) else [value] for value in values]
    return [each for found in lists for each in found if is_node(each)]


def is_node(value: Any) -> bool:
    """Whether it is a node of the tree that may have references in it."""
    return hasattr(value, "__dict__") and type(value).__name__ not in ("Span", "Annotation")


@cache
def marked_catalog(language: str) -> MarkedCatalog:
    """The messages of a language, with marks."""
    return MarkedCatalog(language)


def renumbered(text: str, numbers: Mapping[int, int]) -> str:
    """A text in which references have the numbers of the sentence's other messages."""
    return NUMBERED.sub(lambda found: OPEN + chr(FIRST + numbers[ord(found[1]) - FIRST]), text)


def referred_in(text: str) -> list[int]:
    """The numbers of the references in a text."""
    return list(dict.fromkeys(ord(number) - FIRST for number in NUMBERED.findall(text)))
