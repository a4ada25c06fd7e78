"""The analysis of a saved game at the terminal: how the chances went, and which turns cost most."""

import json
from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from figurka.arena.workers import executor
from figurka.cli.ending import winners_sentence
from figurka.cli.saves import Save
from figurka.cli.seats import YOU, Seat, seat_names
from figurka.cli.simulation import shown
from figurka.coach.analysis import Analysis, Mark, Point, summary_of
from figurka.coach.judging import Depth
from figurka.coach.keeping import kept, read
from figurka.coach.telling import amount, decimal, signed
from figurka.coach.whole import analysed, judge_all, played, tasks_of
from figurka.core.errors import SettingsError
from figurka.core.game import Game
from figurka.locales import Message, Words, capital

SIGNS: Final = {
    Mark.BRILLIANT: ("!!", "bold magenta"),
    Mark.GOOD: ("·", "green"),
    Mark.INACCURACY: ("?!", "yellow"),
    Mark.MISTAKE: ("?", "bold red"),
}
BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
"""So many bars stand beside each other at most."""


class Analyst:
    """A saved game, its analysis, and who is told of it."""

    def __init__(self, save: Save, seat: int | None, words: Words) -> None:
        self.save, self.words = save, words
        self.game: Game[Any] = played(save.saved)
        seats = save.seats or (Seat(YOU),) * self.game.config.seats
        self.names = seat_names(seats, self.game.rules.name, words)
        people = [number for number, who in enumerate(seats) if not who.is_agent]
        if seat is not None and not 1 <= seat <= len(seats):
            raise SettingsError("cli-error-analyse-seat", seats=len(seats))
        self.seat = seat - 1 if seat is not None else people[0] if len(people) == 1 else None
        """Whose turns are told; all, if it is not said and several people or none played."""

    def analyse(self, depth: Depth, jobs: int, screen: Console) -> Analysis:
        """Judge the game, showing how far that is."""
        tasks = tasks_of(self.save.saved, self.game, depth)
        total, doing = sum(len(task.places) for task in tasks), self.words("cli-analyse-progress")
        with executor(jobs) as workers:
            return analysed(self.game, list(shown(judge_all(tasks, workers), total, doing, screen)))

    # For people

    def show(self, analysis: Analysis, screen: Console) -> None:
        """Print it all."""
        words = self.words
        told = winners_sentence(self.game, self.game.view(self.seat), self.seat, self.names, words)
        screen.print(Text(told, "bold"))
        seats = range(self.game.config.seats) if self.seat is None else [self.seat]
        for seat in seats:
            who = "" if len(seats) == 1 else f"{self.names[seat]}: "
            screen.print(Text(f"{who}{self.say(summary_of(analysis, seat))}"))
        screen.print(self.players(analysis))
        screen.print(self.chances(analysis))
        for seat in seats:
            for line in self.worth_a_look(analysis, seat):
                screen.print(line)
        error = decimal(analysis.error, words)
        screen.print(Text(words("cli-analyse-trust", playouts=analysis.playouts, error=error), "dim"))

    def players(self, analysis: Analysis) -> Table:
        """How each of them played."""
        words = self.words
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column("")
        for heading in ("points", "accuracy", "lost", "mistakes", "inaccuracies"):
            table.add_column(words(f"cli-analyse-{heading}"), justify="right")
        for player in analysis.players:
            table.add_row(
                self.names[player.seat],
                str(player.points),
                f"{player.accuracy:.0%}",
                f"−{decimal(player.lost, words)}" if player.lost else "0",
                str(player.marks[Mark.MISTAKE]),
                str(player.marks[Mark.INACCURACY]),
            )
        return table

    def chances(self, analysis: Analysis) -> Table:
        """How likely each of them was to win, from the first turn to the last; the team together."""
        words = self.words
        grid = Table.grid(padding=(0, 1))
        together = analysis.cooperative
        for seat in range(1 if together else self.game.config.seats):
            likely = [point.chances[seat] for point in analysis.points]
            who = words("cli-analyse-team") if together else self.names[seat]
            last = f"{likely[-1]:.0%}" if likely else ""
            grid.add_row(Text(who, "bold"), Text(bars(likely), "cyan"), last)
        return grid

    def worth_a_look(self, analysis: Analysis, seat: int) -> Iterator[RenderableType]:
        """The turns of a seat that cost something, or were brilliant."""
        found = [point for point in analysis.of(seat) if point.mark is not Mark.GOOD]
        if not found:
            return
        yield Text(self.words("cli-analyse-turns", player=self.names[seat]), "bold")
        for point in found:
            yield from self.told(point)

    def told(self, point: Point) -> Iterator[RenderableType]:
        """One turn: what was chosen, what was better, and why."""
        words, judged = self.words, point.judged
        sign, style = SIGNS[point.mark]
        head = Message(f"cli-analyse-{point.mark}", {"turn": judged.turn, "played": judged.played.called})
        when = "" if judged.when is None else f"  {words.say(judged.when)}"
        yield Text.assemble((f"{sign:>2} ", style), self.say(head), (when, "dim"))
        if judged.better is None:
            return
        chance = round(-100 * point.swing)
        gain = "" if not chance else "-way" if point.together else "-chance"
        better = words(
            f"cli-analyse-better{gain}",
            better=self.say(judged.better.called),
            points=amount(point.loss.mean, words),
            chance=signed(chance),
        )
        why = " ".join(self.say(reason) for reason in judged.reasons)
        at = words("cli-analyse-at", choice=judged.choice + 1)
        yield Padding(Text.assemble((better, "bold"), f" {why} ", (at, "dim")), (0, 0, 0, 3))
        for step in judged.line:
            yield Padding(Text(self.say(step.said())), (0, 0, 0, 6))

    def say(self, message: Message) -> str:
        """A sentence with the names of the players."""
        return capital(self.words.say(read(kept(message), self.names)))

    # For programs

    def as_json(self, analysis: Analysis, depth: Depth) -> str:
        """All of it."""
        return json.dumps(
            {
                "game": self.game.rules.name,
                "depth": depth.name,
                "winners": list(analysis.winners),
                "summary": [self.say(summary_of(analysis, player.seat)) for player in analysis.players],
                "players": [
                    {
                        "name": self.names[player.seat],
                        "points": player.points,
                        "accuracy": round(player.accuracy, 3),
                        "lost": round(player.lost, 1),
                        "marks": {str(mark): count for mark, count in player.marks.items()},
                    }
                    for player in analysis.players
                ],
                "moments": [self.moment(point) for point in analysis.points],
                "playouts": analysis.playouts,
            },
            indent=2,
            ensure_ascii=False,
        )

    def moment(self, point: Point) -> dict[str, Any]:
        """One decision for programs."""
        judged = point.judged
        better = judged.better
        return {
            "choice": judged.choice,
            "seat": judged.seat,
            "turn": judged.turn,
            "mark": str(point.mark),
            "played": judged.played.key,
            "better": None if better is None else better.key,
            "lost": round(point.lost, 2),
            "error": round(point.loss.error, 2),
            "chances": [round(each, 3) for each in point.chances],
            "reasons": [self.say(each) for each in judged.reasons] if better else [],
            "line": [
                {"turn": step.turn, "key": step.key, "label": self.say(step.deed)} for step in judged.line
            ],
        }


def bars(chances: list[float]) -> str:
    """Chances as bars, of so many in a row the mean where there are more than fit."""
    if not chances:
        return ""
    step = max(1, -(-len(chances) // WIDEST))
    groups = [chances[first : first + step] for first in range(0, len(chances), step)]
    return "".join(BARS[min(len(BARS) - 1, int(sum(group) / len(group) * len(BARS)))] for group in groups)
