"""Commands that games bring: bots for a printed game, which are loaded when they are called."""

from importlib.metadata import EntryPoint, entry_points

import typer

from figurka.cli.help import HELP
from figurka.cli.spoken import in_our_words

GROUP = "figurka.companions"
"""The entry point group by which a package offers such commands, each a Typer application."""
AS_THEY_ARE = {"ignore_unknown_options": True, "allow_extra_args": True}
"""The options are for the companion to read."""


def add_companions(app: typer.Typer) -> None:
    """Add a command for each companion that is installed."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        add_companion(app, entry)


def add_companion(app: typer.Typer, entry: EntryPoint) -> None:
    """Add the command of a companion."""

    @app.command(
        entry.name, help=HELP("cli-help-companion"), add_help_option=False, context_settings=AS_THEY_ARE
    )
    def run(context: typer.Context) -> None:
        companion: typer.Typer = entry.load()
        in_our_words(companion)
        companion(context.args, prog_name=context.command_path, default_map=context.default_map)
