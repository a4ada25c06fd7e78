"""What somebody chose last when he played at once, game by game, kept in his own cookie."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from litestar.datastructures import Cookie

from figurka.agents import LEVELS
from figurka.web.house import GameCard, SettingField
from figurka.web.identity import AnyRequest, keep

GAMES_KEPT: Final = 40
LONGEST_PART: Final = 40
"""No name of a game or of one of its levels is longer; what a cookie has beyond that is not ours."""


@dataclass(frozen=True)
class Habit:
    """How a game was played last: against how many, how strong they were, and its own level for one alone."""

    opponents: str
    level: str
    alone: str


def habits_of(request: AnyRequest) -> dict[str, Habit]:
    """The habits that a browser has kept, the newest first."""
    habits = {}
    for kept in request.cookies.get("habits", "").split(".")[:GAMES_KEPT]:
        game, *parts = kept.split(":")
        if len(parts) == 3:
            habits[game] = Habit(*parts)
    return habits


def keep_habit(habits: Mapping[str, Habit], game: str, habit: Habit, secure: bool) -> Cookie:
    """A cookie with one more habit; of what is not chosen this time, the one of before stays."""
    before = habits.get(game, Habit("", "", ""))
    level = habit.level if habit.level in LEVELS else before.level
    now = Habit(habit.opponents, level, habit.alone if is_plain(habit.alone) else before.alone)
    kept = {game: now} | {name: each for name, each in habits.items() if name != game}
    written = [f"{name}:{each.opponents}:{each.level}:{each.alone}" for name, each in kept.items()]
    return keep("habits", ".".join(written[:GAMES_KEPT]), secure)


def is_plain(part: str) -> bool:
    """Whether it is a name or a number, which a cookie can hold."""
    return len(part) <= LONGEST_PART and part.isascii() and part.replace("-", "").replace("_", "").isalnum()


def used_to(card: GameCard, habit: Habit | None) -> GameCard:
    """The game as its player likes it, as far as it still has what he chose."""
    if habit is None:
        return card
    seats = next((each for each in card.seats if str(each - 1) == habit.opponents), card.usual_seats)
    level = habit.level if habit.level in LEVELS else card.level
    settings = tuple(chosen_in(each, habit.alone) if each is card.alone else each for each in card.settings)
    return replace(card, usual_seats=seats, level=level, settings=settings)


def chosen_in(setting: SettingField, value: str) -> SettingField:
    """A setting with another value marked, if it has that."""
    if value not in {choice.value for choice in setting.choices}:
        return setting
    marked = tuple(replace(choice, chosen=choice.value == value) for choice in setting.choices)
    return replace(setting, choices=marked)
