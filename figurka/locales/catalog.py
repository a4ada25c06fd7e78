"""The messages of one language: a Fluent file is parsed when a message of it is said that is not plain."""

import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from figurka.locales.functions import FUNCTIONS
from figurka.packages import game_packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOG = logging.getLogger(__name__)
LANGUAGES = ("en", "cs")
HOUSE = Path(__file__).parent
"""The house's own messages; those of a game are in the folder `words` of its package."""
WORDS = "words"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The id at the head of a message, or of a term with its hyphen."""
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*)\n(?=(?:[ \t]*\n)*(?:[^ \t\n]|\Z))", re.MULTILINE)
"""A message of one line, without anything to put in and without attributes: it says what stands there."""
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")
"""The id of a message or term within another one."""


class Catalog:
    """Where each message is found; those of the games are looked for when the house does not have one."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.parsed: list[Path] = []
        """The files that were needed so far."""
        self._bundle: FluentBundle | None = None
        self._files: dict[str, Path] = {}
        self._plain: dict[str, str] = {}
        self._looked_at_games = False
        self._enter(HOUSE)

    def has(self, message_id: str, attribute: str = "") -> bool:
        """Whether this language has the message."""
        if message_id in self._plain:
            return not attribute
        message = self._found(message_id)
        if message is None:
            return False
        return attribute in message.attributes if attribute else message.value is not None

    def formatted(
        self, message_id: str, attribute: str, arguments: dict[str, int | str]
    ) -> tuple[str, list[Exception]] | None:
        """The message as a sentence with the faults in it, or None if this language does not have it."""
        if message_id in self._plain:
            return None if attribute else (self._plain[message_id], [])
        message = self._found(message_id)
        if message is None:
            return None
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, faults = self._bundle_of_all().format_pattern(pattern, arguments)
        return str(said), faults

    def _found(self, message_id: str) -> Any:
        """The parsed message, or None."""
        if self._bundle is not None and self._bundle.has_message(message_id):
            return self._bundle.get_message(message_id)
        path = self._file_of(message_id)
        if path is None:
            return None
        self._parse(path)
        bundle = self._bundle_of_all()
        return bundle.get_message(message_id) if bundle.has_message(message_id) else None

    def _file_of(self, entry_id: str) -> Path | None:
        """The file that has a message or term."""
        if entry_id not in self._files and not self._looked_at_games:
            self._looked_at_games = True
            for package in game_packages().values():
                if package.folder is not None:
                    self._enter(package.folder / WORDS)
        return self._files.get(entry_id)

    def _enter(self, home: Path) -> None:
        """Note which files have which messages, without parsing them; whoever comes first keeps an id."""
        for path in sorted((home / self.language).glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            for entry_id in ENTRY.findall(text):
                self._files.setdefault(entry_id, path)
            for entry_id, said in PLAIN.findall(text):
                if self._files[entry_id] == path:
                    self._plain[entry_id] = said.rstrip()

    def _parse(self, path: Path) -> None:
        """Parse a file, and those that have what its messages refer to."""
        if path in self.parsed:
            return
        self.parsed.append(path)
        text = path.read_text(encoding="utf-8")
        parsed = resource(text)
        parsed.body = [self._taken_in(entry) for entry in parsed.body if self._is_own(entry, path)]
        self._bundle_of_all().add_resource(parsed)
        for other in sorted(set(self._referred(text))):
            self._parse(other)

    def _is_own(self, entry: Any, path: Path) -> bool:
        """Whether an entry is the file's own: not if another has its id; a broken one is told of."""
        kind = type(entry).__name__
        if kind == "Junk":
            LOG.warning("%s: this is no Fluent: %s", path, entry.content.strip().partition("\n")[0])
        if kind not in ("Message", "Term"):
            return False
        entry_id = f"-{entry.id.name}" if kind == "Term" else entry.id.name
        return self._file_of(entry_id) == path

    def _taken_in(self, entry: Any) -> Any:
        """An entry as this catalogue keeps it."""
        return entry

    def _referred(self, text: str) -> Iterator[Path]:
        for entry_id in REFERENCE.findall(text):
            path = self._file_of(entry_id)
            if path is not None:
                yield path

    def _bundle_of_all(self) -> "FluentBundle":
        if self._bundle is None:
            self._bundle = empty_bundle(self.language)
        return self._bundle


def empty_bundle(language: str) -> "FluentBundle":
    """A bundle without messages."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - a game that says nothing needs no Fluent

    return FluentBundle([language], functions=FUNCTIONS, use_isolating=False)


def resource(text: str) -> Any:
    """A parsed Fluent file."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    return FluentResource(text)


@cache
def catalog(language: str) -> Catalog:
    """The messages of a language."""
    return Catalog(language)
