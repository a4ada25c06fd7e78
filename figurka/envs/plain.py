"""The features of a game that declares none: the numbers that stand in its view."""

from collections.abc import Iterator, Mapping
from typing import Any

from figurka.core.registry import new_game
from figurka.core.rules import Rules
from figurka.core.state import State
from figurka.envs.features import Features, fellows


class PlainFeatures(Features[State]):
    """The numbers of a first view, and how long its lists are; what comes later is not told."""

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        super().__init__(seats)
        self.rules = rules
        game = new_game(rules.name, seats, 0)
        found = dict(self.numbers(rules.view(game.state, 0), 0, ""))
        self.at = {where: self.amount(where, "as in the view") for where in found}

    def write(self, state: State, seat: int, small: bytearray, large: list[float]) -> None:
        """Write a position as the seat may see it over zeros."""
        for where, number in self.numbers(self.rules.view(state, seat), seat, ""):
            place = self.at.get(where)
            if place is not None:
                large[place] = number

    def numbers(self, value: object, seat: int, where: str) -> Iterator[tuple[str, float]]:
        """All numbers in a part of a view; a list with a place for each seat begins with the viewer's."""
        if isinstance(value, int | float):
            yield where, float(value)
        elif isinstance(value, Mapping):
            for name, part in value.items():
                yield from self.numbers(part, seat, f"{where}.{name}" if where else str(name))
        elif isinstance(value, list | tuple):
            yield f"{where}.count", float(len(value))
            if len(value) == self.seats:
                for ahead, name in enumerate(fellows(self.seats)):
                    yield from self.numbers(value[(seat + ahead) % self.seats], seat, f"{where}.{name}")
