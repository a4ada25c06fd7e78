"""The bots for a printed Tapestry at the terminal: one game, kept in a file and gone on with."""

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.cli.ending import winners_sentence
from figurka.cli.help import HELP
from figurka.cli.output import console, speaking
from figurka.cli.prompt import LeaveError, agreed
from figurka.cli.saves import Save, read_save, saves_folder
from figurka.cli.seats import YOU, Seat
from figurka.cli.session import Session
from figurka.core.errors import SaveError, SettingsError
from figurka.core.registry import new_game
from figurka.locales import Words

GAME = "tapestry-automa"

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command(help=HELP("cli-help-automa"))
def automa(
    level: Annotated[
        str | None, typer.Option("--level", metavar="N", help=HELP("cli-help-automa-level"))
    ] = None,
    first: Annotated[
        str | None, typer.Option("--first", metavar="you|automa", help=HELP("cli-help-automa-first"))
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=HELP("cli-help-automa-save"))
    ] = None,
    new: Annotated[bool, typer.Option("--new", help=HELP("cli-help-automa-new"))] = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=HELP("cli-help-seed"))] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", "--language", metavar="en|cs", help=HELP("cli-help-lang"))
    ] = None,
) -> None:
    """Run the bots for a printed Tapestry."""
    with speaking(lang) as words:
        run(save or usual_file(), Asked(level, first, seed), new, words, console())


@dataclass(frozen=True)
class Asked:
    """How a new game is to be set up, as far as that is said."""

    level: str | None = None
    first: str | None = None
    seed: str | None = None

    @property
    def settings(self) -> dict[str, Any]:
        """The settings that are said."""
        said = {"level": self.level, "first": self.first}
        return {name: value for name, value in said.items() if value is not None}

    @property
    def is_anything(self) -> bool:
        """Whether anything is said."""
        return self.seed is not None or bool(self.settings)


def usual_file() -> Path:
    """Where the game is kept unless another place is named."""
    return saves_folder() / f"{GAME}.json"


def run(path: Path, asked: Asked, new: bool, words: Words, screen: Console) -> None:
    """Go on with the game of the file, or begin one there."""
    path = path.expanduser().absolute()
    save = read_save(path) if path.exists() else None
    if save is not None and is_over(save):
        save = None
    if save is not None and new:
        if not may_overwrite(path, words, screen):
            return
        save = None
    if save is None:
        begin(path, asked, words, screen)
        return
    if asked.is_anything:
        raise SettingsError("cli-error-automa-options", file=str(path))
    go_on(save, words, screen)


def is_over(save: Save) -> bool:
    """Whether the game of a file has ended; it must be one with these bots."""
    game, _ = save.resume()
    if game.rules.name != GAME:
        raise SaveError("cli-error-automa-file", file=str(save.path), game=game.rules.title())
    return game.over


def may_overwrite(path: Path, words: Words, screen: Console) -> bool:
    """Ask whether a game that is under way may be lost."""
    try:
        sure = agreed(screen, words("cli-automa-overwrite", file=str(path)), words)
    except LeaveError:
        sure = False
    if not sure:
        screen.print(Text(words("cli-automa-kept")))
    return sure


def begin(path: Path, asked: Asked, words: Words, screen: Console) -> None:
    """A new game, kept from its first question on."""
    game = new_game(GAME, 1, asked.seed, journal=True, **asked.settings)
    session = AutomaSession(game, (Seat(YOU),), words, screen, path, {}, asked.seed is not None)
    session.save(path)
    session.run()


def go_on(save: Save, words: Words, screen: Console) -> None:
    """The game of a file, where it was left."""
    game, told = save.resume()
    screen.print(Text(words("cli-automa-goes-on", file=str(save.path))), soft_wrap=True)
    notice = save.notice(words)
    AutomaSession(game, (Seat(YOU),), words, screen, save.path, told, save.saved.open_seed, notice).run()


class AutomaSession(Session):
    """A sitting with the bots: it has a command of its own and counts only the Automa's points."""

    def resuming_command(self) -> str:
        """What to type to go on."""
        usual = "" if self.path == usual_file().absolute() else f" --save {shlex.quote(str(self.path))}"
        return f"figurka automa{usual} --lang {self.words.language}"

    def end(self) -> None:
        """Tell what happened last, who won, and where the Automa's points are from."""
        self.tell_news()
        view, words = self.game.view(self.present), self.words
        self.screen.print()
        self.screen.print(Text(winners_sentence(self.game, view, self.present, self.names, words), "bold"))
        table = Table(box=box.SIMPLE_HEAD, show_footer=True)
        score = self.game.rules.rivals(view)[0]["score"]
        table.add_column(words("cli-automa-points"), words("cli-score-total"))
        table.add_column("", str(sum(score.values())), justify="right", footer_style="bold")
        for source, points in score.items():
            table.add_row(words(f"tapestry-score-{source}"), str(points))
        self.screen.print(table)
        command = f"figurka replay {shlex.quote(str(self.path))}"
        self.say(words("cli-saved-at-end", command=command), to_copy=True)
