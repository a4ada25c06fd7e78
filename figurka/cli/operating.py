"""The commands for whoever runs a server: backups, and looking after the tables.

What they need is imported when they run.
"""

from pathlib import Path
from typing import Annotated

import typer

from figurka.cli.help import HELP
from figurka.cli.output import console, speaking
from figurka.cli.spoken import in_our_words

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|cs", help=HELP("cli-help-lang"))]
Address = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="FIGURKA_DATABASE",
        show_envvar=False,
        metavar="URL",
        help=HELP("cli-help-database"),
    ),
]
Json = Annotated[bool, typer.Option("--json", help=HELP("cli-help-json"))]

WITH_IDS = {"ignore_unknown_options": True}
"""The id of a table may begin like an option."""

tables = typer.Typer(help=HELP("cli-help-tables"), no_args_is_help=True)


def add_operating(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(help=HELP("cli-help-backup"))(backup)
    app.command(help=HELP("cli-help-restore"))(restore)
    in_our_words(tables)
    app.add_typer(tables, name="tables")


def backup(
    file: Annotated[Path, typer.Argument(metavar=HELP("cli-file"), help=HELP("cli-help-backup-file"))],
    database: Address = "",
    force: Annotated[bool, typer.Option("--force", help=HELP("cli-help-backup-force"))] = False,
    lang: Lang = None,
) -> None:
    """Copy the database into a file, while it is served or not."""
    from figurka.cli.keeping import back_up

    with speaking(lang) as words:
        back_up(database, file, force, words, console())


def restore(
    file: Annotated[Path, typer.Argument(metavar=HELP("cli-file"), help=HELP("cli-help-restore-file"))],
    database: Address = "",
    lang: Lang = None,
) -> None:
    """Put a backup in the place of the database."""
    from figurka.cli.keeping import restore_from

    with speaking(lang) as words:
        restore_from(file, database, words, console())


@tables.callback()
def of_tables(context: typer.Context, lang: Lang = None) -> None:
    """Look after the tables; a language that is named before a command holds for it."""
    context.default_map = {str(context.invoked_subcommand): {"lang": lang}}


@tables.command("list", help=HELP("cli-help-tables-list"))
def list_tables(
    database: Address = "",
    game: Annotated[
        str, typer.Option("--game", metavar=HELP("cli-metavar-game"), help=HELP("cli-help-tables-game"))
    ] = "",
    state: Annotated[
        str,
        typer.Option("--state", metavar="waiting|running|over|closed", help=HELP("cli-help-tables-state")),
    ] = "",
    older_than: Annotated[
        str, typer.Option("--older-than", metavar=HELP("cli-metavar-age"), help=HELP("cli-help-tables-quiet"))
    ] = "",
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables."""
    from figurka.cli.table_care import as_json, existing, read_filter, show_tables
    from figurka.tables.operating import tables_in

    with speaking(lang) as words, existing(database) as store:
        found = tables_in(store, read_filter(game, state, older_than))
        if json:
            typer.echo(as_json(found, words))
        else:
            show_tables(found, words, console())


@tables.command("close", help=HELP("cli-help-tables-close"), context_settings=WITH_IDS)
def close_tables(
    names: Annotated[list[str], typer.Argument(metavar="ID…", help=HELP("cli-help-tables-id"))],
    database: Address = "",
    lang: Lang = None,
) -> None:
    """Close tables."""
    from figurka.cli.table_care import existing
    from figurka.tables.operating import close

    with speaking(lang) as words, existing(database) as store:
        for name in names:
            close(store, name)
            console().print(words("cli-tables-closed", table=name))


@tables.command("expire", help=HELP("cli-help-tables-expire"))
def expire_tables(
    older_than: Annotated[
        str, typer.Option("--older-than", metavar=HELP("cli-metavar-age"), help=HELP("cli-help-tables-quiet"))
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help=HELP("cli-help-tables-dry-run"))] = False,
    database: Address = "",
    lang: Lang = None,
) -> None:
    """Close abandoned tables."""
    from figurka.cli.table_care import existing, read_age, show_expired
    from figurka.tables.operating import abandoned, expire

    with speaking(lang) as words, existing(database) as store:
        quiet = read_age(older_than)
        found = abandoned(store, quiet) if dry_run else [table_id for table_id, _ in expire(store, quiet)]
        show_expired(found, dry_run, words, console())


@tables.command("export", help=HELP("cli-help-tables-export"), context_settings=WITH_IDS)
def export_tables(
    names: Annotated[
        list[str],
        typer.Argument(metavar=HELP("cli-metavar-export"), help=HELP("cli-help-tables-export-what")),
    ],
    everything: Annotated[bool, typer.Option("--all", help=HELP("cli-help-tables-all"))] = False,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help=HELP("cli-help-tables-unfinished"))
    ] = False,
    database: Address = "",
    lang: Lang = None,
) -> None:
    """Save games into a folder."""
    from figurka.cli.table_care import existing, export

    with speaking(lang) as words, existing(database) as store:
        if not export(store, names, everything, unfinished, words, console(), console(stderr=True)):
            raise typer.Exit(1)
