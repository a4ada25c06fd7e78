"""What a person may type: the number or letter of a choice, or a letter that stands for a command."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.core.decision import Option
from figurka.core.rules import Rules
from figurka.locales import Words

with suppress(ImportError):
    import_module("readline")  # arrows edit the line and bring earlier ones back, where the platform can


class Do(Enum):
    """What a line asks for."""

    CHOOSE = auto()
    CONFIRM = auto()
    REJECT = auto()
    UNDO = auto()
    RESET = auto()
    REDO = auto()
    HELP = auto()
    HINT = auto()
    WHY = auto()
    LIST = auto()
    JOURNAL = auto()
    SAVE = auto()
    TABLE = auto()
    WHOLE = auto()
    LANGUAGE = auto()
    GUIDE = auto()
    LEAVE = auto()
    LETTER = auto()
    WHICH = auto()
    NOTHING = auto()
    UNKNOWN = auto()


COMMANDS = {
    "u": Do.UNDO,
    "undo": Do.UNDO,
    "r": Do.RESET,
    "reset": Do.RESET,
    "y": Do.REDO,
    "redo": Do.REDO,
    "?": Do.HELP,
    "h": Do.HINT,
    "hint": Do.HINT,
    "help": Do.HELP,
    "w": Do.WHY,
    "why": Do.WHY,
    "o": Do.LIST,
    "options": Do.LIST,
    "j": Do.JOURNAL,
    "journal": Do.JOURNAL,
    "s": Do.SAVE,
    "save": Do.SAVE,
    "t": Do.TABLE,
    "table": Do.TABLE,
    "v": Do.WHOLE,
    "view": Do.WHOLE,
    "g": Do.GUIDE,
    "guide": Do.GUIDE,
    "l": Do.LANGUAGE,
    "language": Do.LANGUAGE,
    "q": Do.LEAVE,
    "quit": Do.LEAVE,
}
WITH_WORD = frozenset({Do.HELP, Do.WHY, Do.SAVE, Do.TABLE})


class LeaveError(Exception):
    """The person leaves the table."""


@dataclass(frozen=True)
class Line:
    """A typed line, understood: what it asks for, its number, its word and the option that it means."""

    do: Do
    number: int = 0
    word: str = ""
    index: int = -1


def understand(typed: str) -> Line:
    """What a typed line asks for."""
    typed = typed.strip()
    if not typed:
        return Line(Do.NOTHING)
    if typed.isascii() and typed.isdigit():
        return Line(Do.CHOOSE, number=int(typed[:9]))
    if typed.startswith("?"):
        return Line(Do.HELP, word=typed[1:].strip())
    first, _, rest = typed.partition(" ")
    do = COMMANDS.get(first.casefold(), Do.UNKNOWN)
    if do is Do.UNKNOWN or (rest.strip() and do not in WITH_WORD):
        return Line(Do.UNKNOWN, word=typed)
    return Line(do, word=rest.strip())


def read_line(screen: Console, prompt: str) -> str:
    """Read a line; the end of input or an interrupt means leaving."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        screen.print()
        raise LeaveError from None


def agreed(screen: Console, question: str, words: Words) -> bool:
    """Ask a question that is answered by yes or no; anything but yes is no."""
    return is_yes(read_line(screen, f"{question} {words('cli-yes-or-no')} "), words)


def is_yes(typed: str, words: Words) -> bool:
    """Whether a typed line says yes, in any language."""
    return typed.strip().casefold() in {"y", "yes", "a", "ano", words("cli-yes").casefold()}


def is_no(typed: str) -> bool:
    """Whether a typed line says no, in any language."""
    return typed.strip().casefold() in {"n", "no", "ne"}


def command_list(words: Words, rules: Rules[Any], letters: Mapping[str, str], printed: str = "") -> Table:
    """All that can be typed and what it does, with letters and examples from the game."""
    examples, undo = f"cli-{rules.name}-examples", f"cli-{rules.name}-undo"
    grid = Table.grid(padding=(0, 2))
    for keys, meaning in (
        ("1, 2, 3 …", words("cli-command-number")),
        *([(f"{printed[0]}–{printed[-1]}", words("cli-command-printed"))] if printed else []),
        *letter_meanings(words, rules, letters),
        ("u", words(undo if words.knows(undo) else "cli-command-undo")),
        ("r", words("cli-command-reset")),
        ("y", words("cli-command-redo")),
        ("h", words("cli-command-hint")),
        ("o", words("cli-command-list")),
        (f"? {words('cli-word')}", with_example(words("cli-command-explain"), examples, "", words)),
        (f"w {words('cli-word')}", with_example(words("cli-command-why"), examples, "why", words)),
        ("j", words("cli-command-journal")),
        (f"s [{words('cli-file')}]", words("cli-command-save")),
        (f"t [{words('cli-word')}]", words("cli-command-table")),
        ("v", words("cli-command-whole")),
        ("g", words("cli-command-guide")),
        ("l", words("cli-command-language")),
        ("q", words("cli-command-leave")),
    ):
        grid.add_row(Text(keys, "bold"), Text(meaning))
    return grid


def letter_meanings(words: Words, rules: Rules[Any], letters: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The letters of options that recur, each with what it chooses."""
    for letter in dict.fromkeys(letters.values()):
        things = [words.say(rules.called(Option(key))) for key, own in letters.items() if own == letter]
        yield letter, words("cli-command-letter", things=" / ".join(things))


def with_example(meaning: str, examples: str, attribute: str, words: Words) -> str:
    """What a command does, and an example if the game has one."""
    if not words.knows(examples, attribute):
        return meaning
    return words("cli-for-example", meaning=meaning, example=words(examples, attribute))
