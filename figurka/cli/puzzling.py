"""Puzzles at the terminal: a position, its answers by number, and why an answer is weaker."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from figurka.agents import DEFAULT_LEVEL
from figurka.cli.prompt import LeaveError
from figurka.cli.saves import saves_folder, write_text
from figurka.cli.seats import YOU, Seat
from figurka.cli.session import Session
from figurka.coach.puzzles import Answer, Puzzle, UnknownPuzzleError, puzzle_of_the_day, puzzles_of
from figurka.coach.solving import Solver, next_puzzle, read_solver
from figurka.coach.telling import amount, signed
from figurka.core.decision import Decision
from figurka.core.registry import all_rules
from figurka.lessons.form import FELLOWS
from figurka.locales import Words, capital


def solver_file() -> Path:
    """Where it is kept which puzzles were solved, and one's rating."""
    return saves_folder() / "puzzles.solver"


def solver() -> Solver:
    """What is kept; a new one if the file is not there."""
    try:
        return read_solver(solver_file().read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        return Solver()


class PuzzleSession(Session):
    """One puzzle: the game stands still until it is solved, shown or left."""

    def __init__(self, puzzle: Puzzle, words: Words, screen: Console) -> None:
        self.puzzle = puzzle
        game = puzzle.position(journal=True)
        decision = game.decision
        assert decision is not None
        self.solver_seat = decision.seat
        seats = [Seat(YOU if seat == decision.seat else DEFAULT_LEVEL) for seat in range(puzzle.seats)]
        super().__init__(game, seats, words, screen, solver_file(), {}, True)
        self.agents = {}
        self.told[decision.seat] = len(self.events())
        self.options = {decision.index(answer.key): answer for answer in puzzle.answers}
        self.tried: set[str] = set()
        """The keys of wrong answers, and of those that a hint struck out."""
        self.missed = False
        """Whether a wrong answer was given."""
        self.solved = False

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: the others as in lessons."""
        own = super().names
        fellows = iter(FELLOWS)
        called = [own[seat] if seat == self.solver_seat else next(fellows) for seat in range(len(self.seats))]
        return (*called, *own[len(self.seats) :])

    def run(self) -> None:
        """Ask until it is solved or left."""
        decision = self.game.decision
        assert decision is not None
        try:
            while not self.solved:
                self.ask(decision)
        except (LeaveError, KeyboardInterrupt):
            if self.missed:
                self.tell_answer(self.puzzle.right, "cli-puzzle-was")
            return
        self.say(self.words("cli-puzzle-next", command=f"figurka puzzle {self.puzzle.game}"), to_copy=True)

    def put(self, decision: Decision) -> None:
        """Show the position once; after a wrong answer only the question again."""
        if self.tried:
            self.drawn_turn = self.game.turns
        super().put(decision)

    def question(self, decision: Decision, with_status: bool) -> list[RenderableType]:
        """What is asked, and which of the choices are answers."""
        words, scene = self.words, self.scene()
        asked = super().question(decision, with_status)
        lines = [Text(words("cli-puzzle-task"), "bold")]
        for index, answer in self.options.items():
            label = words.say(
                self.game.rules.deed(self.game.state, decision, decision.options[index], self.names)
            )
            out = answer.key in self.tried
            lines.append(
                Text.assemble(
                    (f"{'✗' if out else ' '} {scene.number(answer.key)} ", "bold"),
                    (capital(label), "dim strike" if out else ""),
                )
            )
        title = words(
            "cli-puzzle-title",
            theme=words(f"coach-theme-{self.puzzle.theme}"),
            rating=self.puzzle.rating,
            own=round(solver().rating),
        )
        panel = Panel(
            Text("\n").join(lines), title=title, title_align="left", border_style="yellow", box=box.ROUNDED
        )
        return [*asked, panel]

    def choose(self, index: int) -> None:
        """Judge an answer."""
        answer = self.options.get(index)
        if answer is None:
            self.say(self.words("cli-puzzle-other"))
            return
        self.note(right=answer.right)
        if answer.right:
            self.solved = True
            self.tell_answer(answer, "cli-puzzle-right")
            self.game.choose(index)
        else:
            self.missed = True
            self.tried.add(answer.key)
            self.tell_answer(answer, "cli-puzzle-wrong")
            self.print_question(self.asked, True)

    @property
    def asked(self) -> Decision:
        """The decision of the puzzle."""
        decision = self.game.decision
        assert decision is not None
        return decision

    def tell_answer(self, answer: Answer, said: str) -> None:
        """Say how good an answer is, and why."""
        words, decision = self.words, self.asked
        option = decision.options[decision.index(answer.key)]
        label = words.say(self.game.rules.deed(self.game.state, decision, option, self.names))
        points = self.puzzle.margin if answer.right else answer.behind.mean
        told = words(said, answer=capital(label), points=amount(points, words))
        self.screen.print(Text(told, "bold green" if answer.right else "bold red"))
        for message in self.puzzle.told(answer, self.names):
            self.screen.print(Text(f"• {capital(words.say(message))}"))

    def note(self, *, right: bool) -> None:
        """Keep the first answer, and tell what it does to one's rating."""
        before = solver()
        after = before.answered(self.puzzle, right, date.today())
        if after != before:
            write_text(solver_file(), after.written)
            self.say(
                self.words(
                    "cli-puzzle-rating",
                    rating=round(after.rating),
                    change=signed(round(after.rating) - round(before.rating)),
                )
            )

    def advise(self) -> None:
        """Strike out a wrong answer."""
        wrong = [
            answer for answer in self.puzzle.answers if not answer.right and answer.key not in self.tried
        ]
        if len(wrong) < 2:
            self.say(self.words("cli-puzzle-no-hint"))
            return
        weakest = max(wrong, key=lambda answer: answer.behind.mean)
        self.tried.add(weakest.key)
        self.print_question(self.asked, True)

    def go_back(self, step: object) -> None:
        """There is nothing to take back in a puzzle."""
        self.say(self.words("cli-puzzle-no-undo"))

    def tell_promise(self) -> None:
        """A puzzle promises nothing of its chance."""

    def save(self, path: Path) -> None:
        """Nothing is kept of a puzzle but that it was answered."""


def pick(game: str | None, name: str, theme: str) -> Puzzle:
    """The named puzzle, that of today, or the next one near one's rating."""
    found = list(matching(game, theme))
    if name:
        named = [puzzle for puzzle in found if puzzle.id == name]
        if not named:
            raise UnknownPuzzleError("error-puzzle-unknown", puzzle=name)
        return named[0]
    if not found:
        raise UnknownPuzzleError("cli-error-no-puzzles")
    known = solver()
    today = puzzle_of_the_day(date.today(), game or "")
    if not theme and today is not None and known.result(today) is None:
        return today
    following = next_puzzle(known, found)
    assert following is not None
    return following


def matching(game: str | None, theme: str) -> Sequence[Puzzle]:
    """The puzzles of a game or all, about a theme or any."""
    games = [game] if game is not None else [rules.name for rules in all_rules()]
    return [puzzle for each in games for puzzle in puzzles_of(each).values() if theme in ("", puzzle.theme)]


def show_puzzles(game: str | None, theme: str, words: Words, screen: Console) -> None:
    """Print the collection: how many there are of each theme, and how many are solved."""
    known = solver()
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("cli-puzzles-game", "cli-puzzles-theme", "cli-puzzles-count", "cli-puzzles-solved"):
        table.add_column(words(heading))
    for rules in all_rules():
        found = matching(rules.name, theme) if game in (None, rules.name) else ()
        for each in sorted({puzzle.theme for puzzle in found}):
            about = [puzzle for puzzle in found if puzzle.theme == each]
            right = sum(known.result(puzzle) is True for puzzle in about)
            table.add_row(rules.name, f"{each} ({words(f'coach-theme-{each}')})", str(len(about)), str(right))
    screen.print(table)
    screen.print(Text(words("cli-puzzles-hint", rating=round(known.rating)), "dim"))
