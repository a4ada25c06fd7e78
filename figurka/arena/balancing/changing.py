"""A file of changed figures: which thing, which of its fields, and what it is to be."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from figurka.core.errors import FigurkaError

CONSTANT: Final = "constant"
"""The table of the figures that stand by themselves."""


class ChangeError(FigurkaError):
    """What is to be changed cannot be changed so."""


@dataclass(frozen=True)
class Change:
    """A field of a thing, or a constant, which has no field."""

    kind: str
    name: str
    field: str
    value: Any

    @property
    def path(self) -> str:
        """How it is written in the file: `card.windmill.points`, or the bare name of a constant."""
        return f"{self.kind}.{self.name}.{self.field}" if self.field else self.name


@dataclass(frozen=True)
class Changed:
    """A change that was made: what the figure was and what it is now, as they are written in code."""

    path: str
    name: str
    was: str
    now: str


def read_changes(path: Path) -> tuple[Change, ...]:
    """The changes that a file asks for."""
    try:
        asked = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ChangeError("balance-error-no-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ChangeError("balance-error-unreadable", file=str(path), reason=str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise ChangeError("balance-error-toml", file=str(path), reason=str(error)) from error
    changes = tuple(changes_in(asked))
    if not changes:
        raise ChangeError("balance-error-empty", file=str(path))
    return changes


def changes_in(asked: dict[str, Any]) -> Iterator[Change]:
    """Every change of a file's tables."""
    for kind, things in asked.items():
        if not isinstance(things, dict):
            raise ChangeError("balance-error-no-table", name=kind)
        for name, fields in things.items():
            if kind == CONSTANT:
                yield Change(CONSTANT, name, "", fields)
            elif isinstance(fields, dict):
                yield from (Change(kind, name, field, value) for field, value in fields.items())
            else:
                raise ChangeError("balance-error-no-field", kind=kind, name=name)
