"""Making puzzles: games are played, and where one option stands out it is confirmed by a longer search."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import inf
from random import Random
from typing import Any, Final

from figurka.agents import new_agent
from figurka.agents.looking import is_large
from figurka.coach.advice import Difference
from figurka.coach.analysis import LARGE
from figurka.coach.form import coach_of, theme_of
from figurka.coach.judging import acting_in, deviation, leads, play_worlds, told
from figurka.coach.keeping import seat_names
from figurka.coach.proving import CAREFUL_WORLDS, LEAST_MARGIN, holds
from figurka.coach.puzzles import EASIEST, HARDEST, LETTERS, Answer, Puzzle, puzzle_id
from figurka.coach.weighing import Weigher, error, mean
from figurka.core.errors import SaveError
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game
from figurka.core.saves import Saved
from figurka.core.seeds import Source

PLAYERS: Final = ("intermediate", "beginner")
"""Who plays the games: both good and odd positions come of it."""
WIDTH: Final = 6
"""So many options are tried, those that instinct likes best,"""
FIRST_LOOKS: Final = ((2, 0.6), (4, 1.0))
"""in so many worlds at first, and by so many standard errors the best must be ahead to be looked at again."""
SECOND_WORLDS: Final = 16
"""In so many others, if one seems to stand out."""
LAST_WORLDS: Final = 60
"""And in so many others, of which the search knew nothing, it must do so again."""
STANDS_OUT: Final = 2.2
"""By so many standard errors it must be ahead in those others."""
PROVEN: Final = 4.0
"""By so many it must be ahead of each other answer in the end."""
SMALL_ONES: Final = 0.35
"""Of decisions within a turn such a share is looked at."""
TRIES: Final = 10
"""So often each of the weaker players tries it."""
LEAST_FAILED: Final = 0.2
"""A position that nearly all of them solve is no puzzle."""
MOST_OF_A_GAME: Final = 4
"""So many puzzles come from one game at most."""
MOST_ALIKE: Final = 0.35
"""Such a share of a collection has one theme at most."""
FEWEST_ANSWERS: Final = 3
SEATS: Final = (2, 3)


@dataclass(frozen=True)
class Found:
    """A position in which one option stands out, with the options that may be answered."""

    game: Game[Any]
    options: tuple[int, ...]
    """The best first."""


def puzzles_in(name: str, seed: int, most: int = MOST_OF_A_GAME) -> list[Puzzle]:
    """The puzzles of one game that computers play."""
    random = Random(f"{name} {seed}")
    return puzzles_among(positions(name, seed, random), random, most)


def puzzles_from(saved: Saved, most: int = MOST_OF_A_GAME) -> list[Puzzle]:
    """The puzzles of a game that people have played and given for it."""
    if saved.source is not Source.HASHED or saved.older_rules:
        raise SaveError("error-puzzle-game")
    return puzzles_among(positions_of(saved), Random(f"{saved.game} {saved.seed}"), most)


def puzzles_among(offered: Iterator[Game[Any]], random: Random, most: int) -> list[Puzzle]:
    """The first puzzles among some positions, each about something else."""
    made: list[Puzzle] = []
    themes: set[str] = set()
    for game in offered:
        if len(made) == most:
            break
        if not is_large(game.mind, game) and random.random() > SMALL_ONES:
            continue
        found = standing_out(game, random)
        puzzle = None if found is None else proven(found, random)
        if puzzle is not None and puzzle.theme not in themes:
            themes.add(puzzle.theme)
            made.append(puzzle)
    return made


def chosen(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of the puzzles that were found, the first ones first, but not too many of one theme."""
    picked: list[Puzzle] = []
    for puzzle in found:
        alike = sum(each.theme == puzzle.theme for each in picked)
        if len(picked) < count and alike < max(1, round(MOST_ALIKE * count)):
            picked.append(puzzle)
    return picked


def may_be_put(game: Game[Any]) -> bool:
    """Whether what is asked is a choice among several things, and asked where a puzzle can be put."""
    decision = game.decision
    if decision is None or len(decision.options) < FEWEST_ANSWERS:
        return False
    return decision.kind not in coach_of(game.rules.name).apart


def positions(name: str, seed: int, random: Random) -> Iterator[Game[Any]]:
    """Positions with a choice among several things."""
    seats = random.choice([each for each in find_rules(name).seats if each in SEATS])
    game = new_game(name, seats, seed)
    players = [new_agent(random.choice(PLAYERS), seed) for _ in range(seats)]
    while (decision := game.decision) is not None:
        if may_be_put(game):
            yield game.clone()
        game.choose(players[decision.seat].choose(game))


def positions_of(saved: Saved) -> Iterator[Game[Any]]:
    """Positions of a saved game with a choice among several things."""
    game = saved.begin()
    for number in range(len(saved.choices)):
        if may_be_put(game):
            yield game.clone()
        saved.repeat(game, number)


def standing_out(game: Game[Any], random: Random) -> Found | None:
    """The position, if one of its options stands out when they are tried in a few worlds."""
    liked = Weigher(game, random).left[:WIDTH]
    weigher = Weigher(game, random, liked)
    for worlds, least in FIRST_LOOKS:
        weigher.think(inf, worlds)
        best, second, *_ = weigher.order()
        if leads(weigher, best, second) < least:
            return None
    shown = answers_among(game, weigher.order(), liked)
    if len(shown) < FEWEST_ANSWERS:
        return None
    closer = Weigher(game, random, shown)
    play_worlds(closer, SECOND_WORLDS)
    order = closer.order()
    if any(leads(closer, order[0], each) < STANDS_OUT for each in order[1:]):
        return None
    return Found(game, tuple(order))


def answers_among(game: Game[Any], order: Sequence[int], liked: Sequence[int]) -> list[int]:
    """The best options that were found and those that instinct likes best, by turns."""
    decision = game.decision
    assert decision is not None
    mixed = [each for pair in zip_longest(order, liked, fillvalue=order[0]) for each in pair]
    named: dict[str, int] = {}
    for option in mixed:
        named.setdefault(decision.options[option].key, option)
    return list(named.values())[: len(LETTERS)]


def proven(found: Found, random: Random) -> Puzzle | None:
    """The puzzle, if the same option is clearly best in many other worlds and weaker players miss it."""
    best, *others = found.options
    game = found.game
    failed = [failures(game, best, level) for level in PLAYERS]
    theme = theme_of(game, best)
    if not theme or mean(failed) < LEAST_FAILED:
        return None
    check = Weigher(game, random, found.options)
    play_worlds(check, LAST_WORLDS)
    margin = max(LEAST_MARGIN, LARGE * deviation([each.lead for each in check.found[best]]))
    for other in others:
        points = check.margins(best, other)
        if leads(check, best, other) < PROVEN or mean(points) < max(margin, PROVEN * error(points)):
            return None
    held = holds(game, found.options, random.getrandbits(32))
    return puzzle_of(check, best, others, theme, failed) if held else None


def failures(game: Game[Any], best: int, level: str) -> float:
    """How often a level chooses something else than the best."""
    chosen = [new_agent(level, seed).choose(game) for seed in range(TRIES)]
    return sum(each != best for each in chosen) / TRIES


def puzzle_of(
    check: Weigher, best: int, others: Sequence[int], theme: str, failed: Sequence[float]
) -> Puzzle:
    """A position as a puzzle."""
    game, decision = check.game, check.decision
    names = seat_names(acting_in(game))
    second = max(others, key=lambda each: mean(check.values(each, best)))
    answers = []
    for option in sorted((best, *others)):
        choice = check.choice(option, best, second if option == best else best, 1 if option == best else 2)
        points = check.margins(best, option)
        behind = Difference(0.0) if option == best else Difference(mean(points), error(points))
        answers.append(Answer(decision.options[option].key, behind, told(game, choice, names)))
    rating = EASIEST + (HARDEST - EASIEST) * mean(failed)
    return Puzzle(
        puzzle_id(game.rules.name, game.config.seed, game.history),
        game.rules.name,
        game.config.seats,
        game.config.seed,
        tuple(game.history),
        theme,
        round(rating / 10) * 10,
        len(check.found[best]),
        tuple(answers),
        dict(game.config.settings),
    )


def held_anew(puzzle: Puzzle, seed: int, worlds: int = CAREFUL_WORLDS) -> bool:
    """Whether a puzzle's solution is clearly best in other worlds, too, however well one plays on."""
    game = puzzle.position()
    options = options_in(game, puzzle)
    best = options.pop(puzzle.right.key)
    return holds(game, (best, *options.values()), seed, worlds)


def options_in(game: Game[Any], puzzle: Puzzle) -> dict[str, int]:
    """Which options the answers of a puzzle are in its position, by their keys."""
    assert game.decision is not None
    return {answer.key: game.decision.index(answer.key) for answer in puzzle.answers}


def solved(puzzle: Puzzle, worlds: int, seed: int) -> dict[str, float]:
    """A puzzle weighed anew: how far its solution is ahead of each other answer, in standard errors."""
    game = puzzle.position()
    options = options_in(game, puzzle)
    weigher = Weigher(game, Random(seed), tuple(options.values()))
    play_worlds(weigher, worlds)
    best = options[puzzle.right.key]
    return {key: min(inf, leads(weigher, best, each)) for key, each in options.items() if each != best}
