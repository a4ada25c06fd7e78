"""Consoles, and errors told politely."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.text import Text

from figurka.cli.language import environment_language, find_words
from figurka.core.errors import FigurkaError
from figurka.locales import Words

USAGE_ERROR = 2
"""The exit code for a mistake on the command line."""
INTERRUPTED = 130
"""The exit code of a command that was interrupted."""
CLEAR_SCROLLBACK = "\x1b[3J"


def console(stderr: bool = False) -> Console:
    """A console that prints texts as they are."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def speak_unicode() -> None:
    """Print a question mark for a sign that the terminal's encoding lacks, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


@contextmanager
def speaking(lang: str | None) -> Iterator[Words]:
    """The words of a command; an error of the user's is told in them, and ends it with exit code 2."""
    words = Words(environment_language(os.environ))
    try:
        words = find_words(lang, os.environ)
        yield words
    except FigurkaError as error:
        told = Text.assemble((f"{words('cli-error')} ", "bold red"), words.say(error.message))
        console(stderr=True).print(told, soft_wrap=True)
        raise typer.Exit(USAGE_ERROR) from error


def clear(screen: Console) -> None:
    """Empty the screen and what was scrolled off it, so that nobody reads another's hand."""
    screen.clear()
    if screen.is_terminal:
        screen.file.write(CLEAR_SCROLLBACK)
        screen.file.flush()
