"""What a change changes: the same deals played with the game as it is and with the changed one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from figurka.arena.balancing.changing import Changed
from figurka.arena.balancing.figures import (
    Counted,
    Estimate,
    clear,
    mean,
    quotient,
    ratio_difference,
)
from figurka.arena.balancing.findings import Findings
from figurka.arena.balancing.playing import Observed, Thing
from figurka.core.registry import find_rules

GENERAL: Final = "general"
PLACES: Final = "places"
SOURCES: Final = "sources"
MEASURES: Final = "measures"
OWNED: Final = "owned"
"""The parts of what is compared: how many have the changed thing, and how they fare."""
OWNERS: Final = "owners"
PARTS: Final = (GENERAL, OWNED, OWNERS, PLACES, SOURCES, MEASURES)

Pair = tuple[Observed, Observed]
"""One deal, played in both versions."""


@dataclass(frozen=True)
class Compared:
    """One figure in both versions, and how far it has moved."""

    part: str
    name: str
    before: float
    after: float
    moved: Estimate
    share: bool = False
    """Whether it is a share, to be told in per cent."""
    clear: bool = False

    @property
    def tested(self) -> bool:
        """Whether enough deals came out differently to say anything."""
        return self.moved.p is not None


@dataclass
class Comparison:
    """Both versions of a game."""

    game: str
    changed: tuple[Changed, ...]
    before: Findings
    after: Findings

    @cached_property
    def pairs(self) -> list[Pair]:
        """The deals that were played to the end in both versions."""
        later = {game.seed: game for game in self.after.played}
        return [(game, later[game.seed]) for game in self.before.played if game.seed in later]

    @property
    def same(self) -> int:
        """How many games were the same in both versions, choice for choice as far as points tell."""
        return sum(
            first.scores == second.scores and first.decisions == second.decisions
            for first, second in self.pairs
        )

    @cached_property
    def rows(self) -> list[Compared]:
        """All that is compared; what stands clear is marked over all of it together, after Holm."""
        if not self.pairs:
            return []
        rows = [*self._general(), *self._owners(), *self._places(), *self._sources(), *self._measures()]
        stand = clear([row.moved.p for row in rows])
        return [replace(row, clear=here) for row, here in zip(rows, stand, strict=True)]

    def of(self, part: str) -> list[Compared]:
        """The rows of a part."""
        return [row for row in self.rows if row.part == part]

    def _general(self) -> list[Compared]:
        rows = [
            self._games("points", lambda game: sum(game.scores) / len(game.scores)),
            self._games("best", lambda game: max(game.scores)),
            self._games("worst", lambda game: min(game.scores)),
            self._games("decisions", lambda game: game.decisions),
            self._games("turns", lambda game: game.turns),
        ]
        if self.pairs[0][0].rival is not None:
            rows.append(self._games("rival", lambda game: game.rival or 0.0))
        if not self.before.apart:
            won = self._games("won", lambda game: sum(game.shares) / len(game.shares))
            rows.append(replace(won, share=True))
        return rows if len(self.pairs[0][0].scores) > 1 else [row for row in rows if row.name not in ALONE]

    def _owners(self) -> list[Compared]:
        rows = []
        for thing in self.things:
            name = f"{thing[0]}/{thing[1]}"
            rows.append(self._seats(OWNED, name, _holding(thing), _every))
            rows.append(self._seats(OWNERS, name, _winning(thing), _holding(thing)))
        return [replace(row, share=True) for row in rows]

    @cached_property
    def things(self) -> list[Thing]:
        """The changed things, as the game tells of them."""
        names = {each.name for each in self.changed}
        balance = self.before.balance
        kinds = balance.things if balance is not None else ()
        return [
            (kind.name, thing.key)
            for kind in kinds
            for thing in kind.all
            if thing.key.rpartition(":")[2] in names
        ]

    def _places(self) -> list[Compared]:
        count = self.before.seats
        if count < 2 or find_rules(self.game).cooperative:
            return []
        return [
            replace(
                self._games(str(place + 1), _in_place(place)),
                part=PLACES,
                share=True,
            )
            for place in range(count)
        ]

    def _sources(self) -> list[Compared]:
        names = self.pairs[0][0].sources[0]
        return [self._each_seat(SOURCES, name, lambda game: game.sources) for name in names]

    def _measures(self) -> list[Compared]:
        names = self.pairs[0][0].measures[0]
        return [self._each_seat(MEASURES, name, lambda game: game.measures) for name in names]

    def _each_seat(
        self, part: str, name: str, told: Callable[[Observed], Sequence[Mapping[str, float]]]
    ) -> Compared:
        """A figure of every seat."""

        def of_game(game: Observed) -> float:
            return sum(each[name] for each in told(game)) / len(told(game))

        return replace(self._games(name, of_game), part=part)

    def _games(self, name: str, measured: Callable[[Observed], float]) -> Compared:
        """A figure of every game, deal by deal."""
        before, after = ([measured(pair[version]) for pair in self.pairs] for version in (0, 1))
        moved = mean([late - early for early, late in zip(before, after, strict=True)])
        return Compared(GENERAL, name, mean(before).value, mean(after).value, moved)

    def _seats(
        self,
        part: str,
        name: str,
        total: Callable[[Observed], float],
        number: Callable[[Observed], int],
    ) -> Compared:
        """A figure of some seats of each game, such as those that have a thing."""
        counted: list[tuple[Counted, Counted]] = [
            ((total(early), number(early)), (total(late), number(late))) for early, late in self.pairs
        ]
        before, after = ([pair[version] for pair in counted] for version in (0, 1))
        return Compared(part, name, quotient(before), quotient(after), ratio_difference(counted))


ALONE: Final = frozenset(("best", "worst"))
"""What says nothing new where one plays alone."""


def _every(game: Observed) -> int:
    return len(game.scores)


def _holding(thing: Thing) -> Callable[[Observed], int]:
    return lambda game: sum(thing in had for had in game.had)


def _winning(thing: Thing) -> Callable[[Observed], float]:
    return lambda game: sum(share for share, had in zip(game.shares, game.had, strict=True) if thing in had)


def _in_place(place: int) -> Callable[[Observed], float]:
    return lambda game: game.shares[game.places.index(place)]
