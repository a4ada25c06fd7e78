"""A sitting with the bots for a printed Tapestry: what to move at the table stands apart from the reasons."""

import shlex
from collections.abc import Callable, Sequence
from itertools import dropwhile, takewhile
from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.ending import winners_sentence
from figurka.cli.fitting import lines_of, window_height
from figurka.cli.prompt import Line
from figurka.cli.saves import saves_folder
from figurka.cli.session import PROMPT, Session
from figurka.core.decision import DONE, Decision
from figurka.core.journal import Event
from figurka.games.tapestry.companion.rules.bots import at_table, table_bots
from figurka.games.tapestry.companion.rules.moving import Move, moves_between
from figurka.games.tapestry.companion.rules.things import AUTOMA, PERSON
from figurka.games.tapestry.companion.words.moving import told_moves
from figurka.games.tapestry.rules.things import INCOME
from figurka.games.tapestry.terminal.map import map_lines
from figurka.locales import Words

GAME = "tapestry-automa"
LAYOUT = "lays-out"
"""How the kinds of events begin that tell how the bots are laid out."""


def usual_file() -> Path:
    """Where the game is kept unless another place is named."""
    return saves_folder() / f"{GAME}.json"


def command_for(path: Path, words: Words) -> str:
    """What to type to go on with the game of a file."""
    usual = "" if path == usual_file().absolute() else f" --save {shlex.quote(str(path))}"
    return f"figurka automa{usual} --lang {words.language}"


class AutomaSession(Session):
    """A sitting with the bots: it has a command of its own and counts only the Automa's points."""

    taken_back: tuple[Move, ...] | None = None
    """What is to be moved back at the table, if something was just taken back."""
    reasons: Sequence[Event] = ()
    """Why the bots move what is to be moved now."""
    has_moved = False
    """Whether what is to be moved was moved before, as the person has only come back to it."""

    def resuming_command(self) -> str:
        """What to type to go on."""
        return command_for(self.path, self.words)

    # What is told

    @property
    def is_moving(self) -> bool:
        """Whether the person is to move something at the table before anything else."""
        return self.game.decision is not None and self.game.decision.kind == "moved"

    def told_in_words(self, events: Sequence[Event]) -> list[RenderableType]:
        """What happened, at the bots' turn only what led to it: the rest stands with the question."""
        if not self.is_moving:
            return self.sentences(events)
        self.reasons = list(dropwhile(is_before_the_bots, events)) or self.reasons
        return self.sentences(list(takewhile(is_before_the_bots, events)))

    def question(self, decision: Decision, with_status: bool) -> list[RenderableType]:
        """What is asked, and just above it what is to be moved, so that it is never off the window."""
        asked = super().question(decision, with_status)
        place = 1 if self.table.focus(decision, self.scene()) is None else 2
        if not self.game.state.players[PERSON].era and decision.index(INCOME.key) >= 0:
            asked.insert(place + 1, Text(self.words("tapestry-automa-refusal-first-income")))
        if self.taken_back is not None:
            asked[place:place] = self.listed(self.taken_back, "tapestry-automa-moves-back")
        if not self.is_moving:
            return asked
        asked.append(Text(self.words("cli-automa-enter"), "dim"))
        heading = "tapestry-automa-moves-made" if self.has_moved else "tapestry-automa-moves"
        moves = table_bots(self.game.state).moves
        listed, drawn = self.listed(moves, heading), self.drawn_map(moves)
        whole = [*listed, *drawn, *self.told_reasons(), *asked]
        if self.fits(whole):
            return whole
        note = [Text(self.words("cli-automa-reasons-long"), "dim")] if self.reasons else []
        return [*drawn, *listed, *note, *asked]

    def listed(self, moves: Sequence[Move], heading: str) -> list[RenderableType]:
        """What is to be moved at the table, or moved back."""
        back = heading == "tapestry-automa-moves-back"
        if not moves:
            return [Text(self.words(f"{heading}-none"), "bold")]
        grid = Table.grid(padding=(0, 1))
        for number, message in enumerate(told_moves(moves, back), 1):
            grid.add_row(Text(f"{number:3}", "bold cyan"), Text(self.words.say(message), "bold"))
        return [Text(self.words(heading), "bold reverse"), grid]

    def drawn_map(self, moves: Sequence[Move]) -> list[RenderableType]:
        """The map, if anything on it is to be moved."""
        return [map_lines(self.scene())] if any(move.place is not None for move in moves) else []

    def told_reasons(self) -> list[RenderableType]:
        """Why the bots move what they move, as far as that is new."""
        if not self.reasons:
            return []
        return [Text(self.words("tapestry-automa-reasons"), "dim reverse"), *self.sentences(self.reasons)]

    def fits(self, told: Sequence[RenderableType]) -> bool:
        """Whether what is told can be seen at once, with the line on which is typed; a file has no height."""
        height = window_height(self.screen)
        return height is None or lines_of(Group(*told), self.screen) + PROMPT <= height

    def draw_all(self, decision: Decision, news: Sequence[RenderableType] = (), whole: bool = False) -> None:
        """Draw the table and the question; what is to be moved back is said once."""
        super().draw_all(decision, news, whole)
        self.taken_back = None

    # What is typed

    def understood(self, typed: str) -> Line:
        """What a typed line asks for; Enter says that everything is moved."""
        done = self.is_moving and not typed.strip()
        return super().understood(self.scene().number(DONE.key) if done else typed)

    def go_back(self, step: Callable[[], None]) -> None:
        """Take choices back, and remember what is to be moved back at the table."""
        before = at_table(self.game.state)
        super().go_back(step)
        self.taken_back = moves_between(before, at_table(self.game.state))
        self.reasons, self.has_moved = (), True

    def choose(self, index: int) -> None:
        """Choose for good; what the bots answer is not yet moved at the table."""
        self.reasons, self.has_moved = (), False
        super().choose(index)

    # The end

    def end(self) -> None:
        """Tell what happened last, who won, and where the Automa's points are from."""
        self.tell_news()
        view, words = self.game.view(self.present), self.words
        self.screen.print()
        won = winners_sentence(self.game, view, self.present, self.names, words)
        if view["shared"]:
            won = words("cli-won-several", players=", ".join(self.names[: AUTOMA + 1]))
        self.screen.print(Text(won, "bold"))
        table = Table(box=box.SIMPLE_HEAD, show_footer=True)
        score = self.game.rules.rivals(view)[0]["score"]
        table.add_column(words("cli-automa-points"), words("cli-score-total"))
        table.add_column("", str(sum(score.values())), justify="right", footer_style="bold")
        for source, points in score.items():
            if points:
                table.add_row(words(f"{GAME}-score-{source}"), str(points))
        self.screen.print(table)
        command = f"figurka replay {shlex.quote(str(self.path))}"
        self.say(words("cli-saved-at-end", command=command), to_copy=True)


def is_before_the_bots(event: Event) -> bool:
    """Whether an event belongs to the person or to the layout, not to what the bots do."""
    return event.seat == PERSON or event.kind.startswith(LAYOUT)
