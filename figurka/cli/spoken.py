"""Typer's own words in the reader's language: headings of the help, and mistakes on the command line."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES
from functools import partial
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from figurka.cli.help import HELP

NO_COMMAND = re.compile(r"No such command '(.*)'\.")
EXTRA = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)")
BOUND = re.compile(r"(greater|less) than or equal to (\S+)")
UNREADABLE = re.compile(r"'(.*)' is not readable")
NUMBER = re.compile(r"valid (?:int|float|number)")
COMPLETION = ("install_completion", "show_completion")
"""The options that Typer adds by itself."""


class Spoken:
    """A command that says in our words what Typer would say in English."""

    options_metavar: str | None

    def get_usage(self, ctx: Any) -> str:
        """How the command is typed."""
        self.options_metavar = HELP("cli-typer-options-metavar")
        self.subcommand_metavar = HELP("cli-typer-command-metavar")
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", HELP("cli-typer-usage"), 1)

    def get_params(self, ctx: Any) -> list[Any]:
        """The options and arguments; those that Typer adds are explained by us."""
        params: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if param.name == "help":
                param.help = HELP("cli-typer-help")
            elif param.name in COMPLETION:
                param.help = HELP(f"cli-typer-{param.name.replace('_', '-')}")
            param.display_type_rich = partial(told_type, param)
        return params

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help under our headings."""
        set_headings()
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def make_context(self, *arguments: Any, **options: Any) -> Any:
        """Read what was typed."""
        with mistakes_in_words():
            return super().make_context(*arguments, **options)  # type: ignore[misc]

    def invoke(self, ctx: Any) -> Any:
        """Run the command, for a group the one that was typed after it."""
        with mistakes_in_words():
            return super().invoke(ctx)  # type: ignore[misc]


def told_type(param: Any, **options: Any) -> str | None:
    """What stands for a value in the help, if we have named it: Typer's own names are those of its code."""
    told: str | None = type(param).display_type_rich(param, **options)
    return None if told is None or told.startswith("<") else told


class SpokenCommand(Spoken, TyperCommand):
    """A command in our words."""


class SpokenGroup(Spoken, TyperGroup):
    """A group of commands in our words."""


def in_our_words(app: typer.Typer) -> None:
    """Have an application with all its commands speak the reader's language."""
    app.info.cls = SpokenGroup
    for command in app.registered_commands:
        command.cls = SpokenCommand


def set_headings() -> None:
    """Set what Typer prints around helps and mistakes."""
    from typer import rich_utils  # noqa: PLC0415 - only helps and mistakes need it

    rich_utils.ARGUMENTS_PANEL_TITLE = HELP("cli-typer-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = HELP("cli-typer-options")
    rich_utils.COMMANDS_PANEL_TITLE = HELP("cli-typer-commands")
    rich_utils.ERRORS_PANEL_TITLE = HELP("cli-typer-error")
    rich_utils.DEFAULT_STRING = HELP("cli-typer-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = HELP("cli-typer-required")
    rich_utils.ABORTED_TEXT = HELP("cli-typer-aborted")
    rich_utils.RICH_HELP = HELP("cli-typer-try", command="[blue]{command_path} {help_option}[/]")


@contextmanager
def mistakes_in_words() -> Iterator[None]:
    """A mistake on the command line is told in our words."""
    try:
        yield
    except Exception as error:
        if hasattr(error, "format_message"):
            set_headings()
            said = mistake(error)
            error.format_message = lambda: said
        raise


def mistake(error: Any) -> str:
    """What is wrong with the command line; the names of mistakes are the same in all versions of Typer."""
    message = str(error.message)
    match type(error).__name__:
        case "MissingParameter":
            kind = "option" if error.param.param_type_name == "option" else "argument"
            return HELP(f"cli-typer-missing-{kind}", name=named(error))
        case "NoSuchOption":
            return HELP("cli-typer-no-such-option", name=error.option_name)
        case "BadOptionUsage":
            kind = "needs" if "require" in message else "takes-no"
            return HELP(f"cli-typer-{kind}-value", name=error.option_name)
        case "BadParameter":
            return bad_value(named(error), message)
    if found := NO_COMMAND.fullmatch(message):
        return HELP("cli-typer-no-such-command", name=found[1])
    if found := EXTRA.fullmatch(message):
        return HELP("cli-typer-extra", values=found[1])
    return message


def bad_value(name: str, message: str) -> str:
    """What is wrong with a value."""
    if found := BOUND.search(message):
        bound = "least" if found[1] == "greater" else "most"
        return HELP(f"cli-typer-at-{bound}", name=name, number=found[2])
    if found := UNREADABLE.search(message):
        return HELP("cli-error-read", file=found[1], reason=os.strerror(EACCES))
    return HELP("cli-typer-no-number" if NUMBER.search(message) else "cli-typer-bad-value", name=name)


def named(error: Any) -> str:
    """The option or argument of which a mistake speaks."""
    param = error.param
    return str(param.metavar or param.name) if param.param_type_name == "argument" else str(param.opts[-1])
