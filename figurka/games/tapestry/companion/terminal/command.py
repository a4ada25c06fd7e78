"""The bots for a printed Tapestry at the terminal: one game, kept in a file and gone on with."""

import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from figurka.cli.help import HELP
from figurka.cli.output import console, speaking
from figurka.cli.prompt import LeaveError, is_no, read_line
from figurka.cli.saves import Save, read_save
from figurka.cli.seats import YOU, Seat
from figurka.core.errors import SaveError
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.games.tapestry.companion.rules.things import AUTOMA, PERSON
from figurka.games.tapestry.companion.terminal.session import GAME, AutomaSession, command_for, usual_file
from figurka.locales import Words

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
        Path | None, typer.Option("--save", metavar=HELP("cli-file"), help=HELP("cli-help-automa-save"))
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

    def new_game(self) -> Game[Any]:
        """A new game that is set up so."""
        said = {"level": self.level, "first": self.first}
        settings: dict[str, Any] = {name: value for name, value in said.items() if value is not None}
        return new_game(GAME, 1, self.seed, journal=True, **settings)


def run(path: Path, asked: Asked, new: bool, words: Words, screen: Console) -> None:
    """Go on with the game of the file if the person likes, or begin one; what is asked must be right."""
    game = asked.new_game()
    path = path.expanduser().absolute()
    save = kept(path)
    is_over = save is not None and save.resume()[0].over
    try:
        if save is not None and not is_over and not new and wants_to_go_on(save, words, screen):
            go_on(save, words, screen)
            return
    except LeaveError:
        screen.print(Text(words("cli-automa-kept")))
        return
    if save is not None:
        aside = set_aside(path)
        told = (
            words("cli-automa-aside-over", command=f"figurka replay {shlex.quote(str(aside))}")
            if is_over
            else words("cli-automa-aside", command=command_for(aside, words))
        )
        screen.print(Text(told), soft_wrap=True)
    begin(game, path, asked.seed is not None, words, screen)


def kept(path: Path) -> Save | None:
    """The game of a file, if there is one; it must be one with these bots."""
    if not path.exists():
        return None
    save = read_save(path)
    game, _ = save.resume()
    if game.rules.name != GAME:
        raise SaveError("cli-error-automa-file", file=str(save.path), game=game.rules.title())
    return save


def wants_to_go_on(save: Save, words: Words, screen: Console) -> bool:
    """Offer to go on with a game, told by its level and how far it has come; only no means no."""
    game, _ = save.resume()
    person, automa = game.state.players[PERSON], game.state.players[AUTOMA]
    level = game.config.settings["level"][0]
    screen.print(Text(words("cli-automa-under-way", level=level, era=person.era, points=automa.vp), "bold"))
    return not is_no(read_line(screen, words("cli-automa-offer")))


def set_aside(path: Path) -> Path:
    """Keep a game under another name, by the time of its last choice."""
    moved = datetime.fromtimestamp(path.stat().st_mtime)
    aside = path.with_name(f"{path.stem}-{moved:%Y%m%d-%H%M%S}{path.suffix}")
    return path.rename(aside)


def begin(game: Game[Any], path: Path, open_seed: bool, words: Words, screen: Console) -> None:
    """A new game, kept from its first question on."""
    session = AutomaSession(game, (Seat(YOU),), words, screen, path, {}, open_seed)
    session.save(path)
    session.run()


def go_on(save: Save, words: Words, screen: Console) -> None:
    """The game of a file, where it was left."""
    game, told = save.resume()
    notice = save.notice(words)
    AutomaSession(game, (Seat(YOU),), words, screen, save.path, told, save.saved.open_seed, notice).run()
