"""Replaying a saved game: each choice and what came of it, the table on demand."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from figurka.cli.drawing import find_table
from figurka.cli.ending import show_ending
from figurka.cli.prompt import LeaveError, read_line
from figurka.cli.saves import Save
from figurka.cli.scene import Scene
from figurka.cli.seats import YOU, Seat, seat_names
from figurka.cli.telling import option_names, print_bullets, sentences
from figurka.core.errors import FigurkaError, OutgrownError
from figurka.core.game import Game
from figurka.locales import Words


class ReplayError(FigurkaError):
    """The game cannot be replayed from there, or to there."""


class Replay:
    """A saved game that is told again; a lone person of it sees what he saw, anybody else what all could."""

    def __init__(self, save: Save, words: Words, screen: Console) -> None:
        self.saved = save.saved
        self.game: Game[Any] = self.saved.begin(journal=True)
        self.words = words
        self.screen = screen
        self.table = find_table(self.game.rules.name)
        seats = save.seats or (Seat(YOU),) * self.game.config.seats
        people = [seat for seat, who in enumerate(seats) if not who.is_agent]
        self.viewer = people[0] if save.seats and len(people) == 1 else None
        self.names = seat_names(seats, self.game.rules.name, words)

    def run(self, first: int, last: int | None, stepwise: bool) -> None:
        """Tell the choices from one number to another; stepwise, wait after each."""
        count = len(self.saved.choices)
        goal = count if last is None else last
        if not 1 <= first <= goal <= count:
            raise ReplayError("cli-error-replay-range", count=count)
        if self.saved.older_rules:
            told = self.words("cli-replay-changed", saved=self.saved.rules, now=self.saved.version_now)
            self.screen.print(Text(told, "dim"))
        try:
            self.tell_all(first, goal, stepwise)
        except OutgrownError as error:
            self.draw_table()
            self.screen.print(Text(self.words("cli-replay-ends", why=error.message), "bold"))
            return
        if self.game.over:
            show_ending(self.game, self.viewer, self.names, self.words, self.screen)
        else:
            self.draw_table()

    def tell_all(self, first: int, goal: int, stepwise: bool) -> None:
        """Tell the choices from one number to another, after the table as it was before them."""
        for number in range(first - 1):
            self.saved.repeat(self.game, number)
        if first > 1:
            self.draw_table()
        for number in range(first, goal + 1):
            self.tell(number)
            if stepwise and number < goal:
                self.wait()

    def tell(self, number: int) -> None:
        """Say who chose what and what came of it."""
        decision = self.game.decision
        if decision is None:
            raise self.saved.impossible(number)
        scene = self.scene()
        question = self.words.say(self.game.rules.asked(decision, self.names))
        options: Sequence[str] = option_names(self.game, decision, scene)
        heard = self.heard()
        who = self.names[decision.seat]
        self.saved.repeat(self.game, number - 1)
        chosen = options[self.game.history[-1]]
        self.screen.print(
            Text.assemble((f"{number}. {who}: ", "bold"), (f"{question} ", "dim"), (chosen, "bold cyan"))
        )
        events = self.game.journal.events[heard:] if self.game.journal is not None else []
        print_bullets(sentences(self.game, events, self.viewer, self.names, self.words), self.screen)

    def heard(self) -> int:
        """How many events there have been."""
        return len(self.game.journal.events) if self.game.journal is not None else 0

    def wait(self) -> None:
        """Wait for Enter; `t` draws the table first, `q` ends the replay."""
        while (typed := read_line(self.screen, self.words("cli-replay-prompt")).strip()) == "t":
            self.draw_table()
        if typed == "q":
            raise LeaveError

    def scene(self) -> Scene[Any]:
        """What the viewer sees now."""
        return Scene(self.game.view(self.viewer), self.words, self.names, self.screen.width)

    def draw_table(self) -> None:
        """Draw the whole table."""
        title = self.words("cli-replay-after", count=len(self.game.history))
        self.screen.print(Rule(Text(title, "bold"), style="dim"))
        self.screen.print(self.table.draw(self.scene()))
