"""Making puzzles at the terminal, from where it was broken off; and solving those that there are anew."""

import json
import shlex
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from itertools import count as counting
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from figurka.arena.workers import executor
from figurka.cli.saves import read_save
from figurka.coach.making import chosen, held_anew, puzzles_from, puzzles_in, solved
from figurka.coach.puzzles import Puzzle, kept_puzzle, puzzles_of, read_puzzle, write_puzzles
from figurka.core.errors import SettingsError
from figurka.locales import Words

AHEAD: Final = 2
"""So many games for each process are played ahead of the one that is waited for."""
WORLDS: Final = 120
"""In so many worlds, which its maker did not know, a puzzle is solved anew."""
STILL_SURE: Final = 2.0
"""By so many standard errors the solution must be ahead then."""


def make(game: str, count: int, seed: int, out: Path, jobs: int, words: Words, screen: Console) -> None:
    """Play games until there are so many puzzles; games that are in the file of progress are not repeated."""
    work = out.with_suffix(".progress")
    known = read_progress(work, game)
    found: dict[int, list[Puzzle]] = {}
    with executor(jobs) as workers:
        for number, made in played(game, seed, known, workers, jobs):
            if number not in known:
                keep_progress(work, number, made)
            found[number] = made
            picked = chosen([each for puzzles in found.values() for each in puzzles], count)
            told = words("cli-puzzles-progress", seed=number, count=len(picked), wanted=count)
            screen.print(Text(told), soft_wrap=True)
            if len(picked) == count:
                break
    command = shlex.join(["figurka", *sys.argv[1:]])
    write_puzzles(out, game, command, picked)
    screen.print(words("cli-puzzles-written", path=str(out)), soft_wrap=True)


def make_from(game: str, files: Sequence[Path], out: Path, jobs: int, words: Words, screen: Console) -> None:
    """Find the puzzles of saved games, which their players have given for it."""
    saves = [read_save(path).saved for path in files]
    for path, saved in zip(files, saves, strict=True):
        if saved.game != game:
            raise SettingsError("cli-error-puzzles-game", file=str(path), game=game)
    with executor(jobs) as workers:
        found = [puzzle for made in workers.map(puzzles_from, saves) for puzzle in made]
    write_puzzles(out, game, shlex.join(["figurka", *sys.argv[1:]]), found)
    screen.print(words("cli-puzzles-found", count=len(found), path=str(out)), soft_wrap=True)


def played(
    game: str, first: int, known: dict[int, list[Puzzle]], workers: Executor, jobs: int
) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of one game after the other, in the order of their seeds."""
    waiting: deque[tuple[int, Future[list[Puzzle]] | list[Puzzle]]] = deque()
    for seed in counting(first):
        waiting.append((seed, known[seed] if seed in known else workers.submit(puzzles_in, game, seed)))
        if len(waiting) >= AHEAD * jobs:
            number, made = waiting.popleft()
            yield number, made if isinstance(made, list) else made.result()


def read_progress(work: Path, game: str) -> dict[int, list[Puzzle]]:
    """The puzzles of the games that were played before, by their seeds."""
    if not work.exists():
        return {}
    lines = [json.loads(line) for line in work.read_text(encoding="utf-8").splitlines()]
    return {line["seed"]: [read_puzzle(each, game) for each in line["puzzles"]] for line in lines}


def keep_progress(work: Path, seed: int, made: list[Puzzle]) -> None:
    """Note what came of a game."""
    line = {"seed": seed, "puzzles": [kept_puzzle(puzzle) for puzzle in made]}
    with work.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def check(game: str, jobs: int, words: Words, screen: Console) -> bool:
    """Solve all puzzles of a game anew by a longer search with other worlds; tell which do not hold.

    A solution must also be best for one who goes on from another answer as well as he can.
    """
    found, good = list(puzzles_of(game).values()), True
    with executor(jobs) as workers:
        seed = len(found)
        solve, prove = partial(solved, worlds=WORLDS, seed=seed), partial(held_anew, seed=seed)
        proofs = workers.map(prove, found)
        for puzzle, leads, proof in zip(found, workers.map(solve, found), proofs, strict=True):
            holds = proof and all(each >= STILL_SURE for each in leads.values())
            good = good and holds
            told = words("cli-puzzles-holds" if holds else "cli-puzzles-fails", puzzle=puzzle.id)
            screen.print(Text(f"{told} {', '.join(f'{key} {lead:.1f}' for key, lead in leads.items())}"))
    return good
