"""Puzzles: positions of played games in which one option is clearly better than the others."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from figurka.coach.advice import Difference
from figurka.coach.keeping import kept, read, seat_names
from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.core.rules import Settings
from figurka.locales import Message
from figurka.packages import game_packages

FILE: Final = "puzzles.json"
"""The file of a game's package that has its puzzles."""
LETTERS: Final = "ABCD"
EASIEST: Final = 900
HARDEST: Final = 1800


class UnknownPuzzleError(FigurkaError):
    """No puzzle of that name."""


@dataclass(frozen=True)
class Answer:
    """One of the options that may be answered, how far it is behind the best, and why."""

    key: str
    behind: Difference
    reasons: tuple[Message, ...]
    """What speaks for the right answer, or against a wrong one; players stand in it by their seats."""

    @property
    def right(self) -> bool:
        """Whether it is the solution."""
        return self.behind.mean == 0.0


@dataclass(frozen=True)
class Puzzle:
    """A position, what is asked in it, and what is known of the answers."""

    id: str
    game: str
    seats: int
    seed: int
    choices: tuple[int, ...]
    """What was chosen before."""
    theme: str
    rating: int
    """How hard it is: by how often weaker players choose something else."""
    worlds: int
    """In how many worlds the answers were compared."""
    answers: tuple[Answer, ...]
    """In the order in which the game offers them."""
    settings: Settings = field(default_factory=dict)
    """How the game was set up."""

    @property
    def right(self) -> Answer:
        """The solution."""
        return next(answer for answer in self.answers if answer.right)

    @property
    def margin(self) -> float:
        """By how many points the next best answer is weaker."""
        return min(answer.behind.mean for answer in self.answers if not answer.right)

    def position(self, *, journal: bool = False) -> Game[Any]:
        """The game at the moment of the puzzle."""
        settings: dict[str, Any] = dict(self.settings)
        game = new_game(self.game, self.seats, self.seed, journal=journal, **settings)
        for index in self.choices:
            game.choose(index)
        return game

    def told(self, answer: Answer, names: Sequence[str]) -> tuple[Message, ...]:
        """Why an answer is right or wrong, with the names of the players."""
        return tuple(read(kept(message), names) for message in answer.reasons)


def puzzle_id(game: str, seed: int, choices: Sequence[int]) -> str:
    """What a puzzle is called: the same position has always the same name."""
    return sha256(f"{game} {seed} {list(choices)}".encode()).hexdigest()[:6]


# Where they are kept


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their names; none if its package has no file of them."""
    package = game_packages().get(game)
    if package is None or package.folder is None or not (package.folder / FILE).exists():
        return {}
    return {puzzle.id: puzzle for puzzle in read_puzzles(package.folder / FILE)}


def find_puzzle(game: str, name: str) -> Puzzle:
    """A puzzle by its name, or an error."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise UnknownPuzzleError("error-puzzle-unknown", puzzle=name)
    return found


def all_puzzles() -> list[Puzzle]:
    """The puzzles of all games."""
    return [puzzle for game in game_packages() for puzzle in puzzles_of(game).values()]


def puzzle_of_the_day(day: date, game: str = "") -> Puzzle | None:
    """The puzzle of a day, of one game or of any: all come in turn, games and difficulties mixed."""
    found = sorted(puzzles_of(game).values() if game else all_puzzles(), key=lambda each: each.id)
    return found[day.toordinal() % len(found)] if found else None


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    fields = json.loads(path.read_text(encoding="utf-8"))
    return [read_puzzle(each, fields["game"]) for each in fields["puzzles"]]


def read_puzzle(plain: dict[str, Any], game: str) -> Puzzle:
    """A puzzle as it was kept."""
    names = seat_names(plain["seats"])
    answers = [
        Answer(
            each["key"],
            Difference(*each["behind"]),
            tuple(read(message, names) for message in each["reasons"]),
        )
        for each in plain["answers"]
    ]
    return Puzzle(
        plain["id"],
        game,
        plain["seats"],
        plain["seed"],
        tuple(plain["choices"]),
        plain["theme"],
        plain["rating"],
        plain["worlds"],
        tuple(answers),
        {name: tuple(values) for name, values in plain.get("settings", {}).items()},
    )


def kept_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as plain data."""
    settings = {name: list(values) for name, values in puzzle.settings.items()}
    return {
        "id": puzzle.id,
        "seats": puzzle.seats,
        **({"settings": settings} if settings else {}),
        "seed": puzzle.seed,
        "choices": list(puzzle.choices),
        "theme": puzzle.theme,
        "rating": puzzle.rating,
        "worlds": puzzle.worlds,
        "answers": [
            {
                "key": answer.key,
                "behind": [round(answer.behind.mean, 2), round(answer.behind.error, 2)],
                "reasons": [kept(message) for message in answer.reasons],
            }
            for answer in puzzle.answers
        ],
    }


def write_puzzles(path: Path, game: str, command: str, puzzles: Sequence[Puzzle]) -> None:
    """Write a game's puzzles, each in a line, with the command that made them."""
    head = f'{{\n"game": {json.dumps(game)},\n"made by": {json.dumps(command)},\n"puzzles": [\n'
    lines = [json.dumps(kept_puzzle(puzzle), ensure_ascii=False) for puzzle in puzzles]
    path.write_text(head + ",\n".join(lines) + "\n]\n}\n", encoding="utf-8")
