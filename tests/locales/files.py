"""The Fluent files of the house and of all games, parsed."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from figurka.core.registry import find_rules, list_games
from figurka.locales.catalog import HOUSE, WORDS
from figurka.packages import game_packages

PACKAGE = HOUSE.parent
HARD = "\N{NO-BREAK SPACE}"
GAMES = tuple(find_rules(name) for name in list_games())


def folder_of(game: str) -> Path:
    """Where the package of a game lies."""
    folder = game_packages()[game].folder
    assert folder is not None, game
    return folder


def home_of(game: str) -> str:
    """The game in whose folder a game lies, by whose name its ids begin: most often itself."""
    folder = folder_of(game)
    around = [other for other in list_games() if folder.is_relative_to(folder_of(other))]
    return min(around, key=lambda other: len(folder_of(other).parts))


HOMES = tuple(name for name in list_games() if home_of(name) == name)
"""The games with folders of their own; the others lie within the folder of one of them."""


def words_of(game: str) -> Path:
    """Where a game has its messages."""
    return folder_of(game) / WORDS


def fluent_files(language: str) -> list[Path]:
    """The Fluent files of the house and of all games."""
    folders = (HOUSE, *(words_of(game) for game in list_games()))
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


@cache
def resources(language: str) -> dict[Path, fluent.Resource]:
    """The parsed files of a language, by what they are called in any language."""
    parser = FluentParser(with_spans=False)
    return {
        path.parents[1] / path.name: parser.parse(path.read_text(encoding="utf-8"))
        for path in fluent_files(language)
    }


def messages_of(resource: fluent.Resource) -> list[fluent.Message]:
    """The messages of a file."""
    return [entry for entry in resource.body if isinstance(entry, fluent.Message)]


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """All messages of a language by their ids."""
    return {
        message.id.name: message
        for resource in resources(language).values()
        for message in messages_of(resource)
    }


def attributes(message: fluent.Message) -> set[str]:
    """The names of a message's attributes."""
    return {attribute.id.name for attribute in message.attributes}


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.names.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    """The variables that a message uses."""
    collector = Variables()
    collector.visit(message)
    return collector.names
