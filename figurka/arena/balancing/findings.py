"""What many games say of things, of places at the table and of where points are from."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Final

from figurka.arena.balancing.figures import FEWEST, Estimate, Rate, clear, ratio, slope
from figurka.arena.balancing.form import CHOSEN, Balance, Things, balance_of
from figurka.arena.balancing.playing import CHOICES, Observed, Thing
from figurka.arena.simulate import Failure
from figurka.core.registry import find_rules

Sets = Callable[[Observed], Sequence[frozenset[Thing]]]
"""Which things of a game are meant, by seat."""
HARDLY: Final = 0.01
"""What is had by so small a part of those who could have it is hardly used."""
ENOUGH: Final = 50
"""Of so many who could have had a thing it is said that it is hardly used."""
PLACES: Final = "turn-order"
"""What the rows of places are of; no game has things of that name."""
WON: Final = "won"
LOST: Final = "lost"


@dataclass(frozen=True)
class Row:
    """How those fared who had a thing, or to whom it was dealt."""

    kind: str
    key: str
    games: int
    """How many games can tell anything of it."""
    rate: Rate
    wins: Estimate
    """How much oftener they won than those with whom they are compared."""
    points: Estimate
    """How many points more they had."""
    clear: bool = False
    """Whether its wins stand clear among all comparisons made."""
    points_clear: bool = False
    """Whether its points do."""
    dealt: "Row | None" = None
    """The same of those to whom chance dealt it, whatever they made of it."""
    offered: int = 0
    """How many seats could have had it."""

    @property
    def tested(self) -> bool:
        """Whether there were games enough to say anything."""
        return self.games >= FEWEST

    @property
    def taken(self) -> float:
        """Which part of those who could have it had it."""
        return self.rate.seats / self.offered if self.offered else 0.0


@dataclass(frozen=True)
class Unused:
    """A thing that hardly anybody had who could have had it."""

    kind: str
    key: str
    offered: int
    had: int


@dataclass(frozen=True)
class Finish:
    """How the points and measures of all who finished alike divide."""

    name: str
    """The place in the end, or whether the game was won."""
    seats: int
    points: float
    sources: Mapping[str, float]
    measures: Mapping[str, float]


@dataclass
class Findings:
    """All games that were played of one trial."""

    game: str
    played: list[Observed] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def add(self, game: Observed | Failure) -> None:
        """Take one more game in."""
        if isinstance(game, Failure):
            self.failures.append(game)
        else:
            self.played.append(game)

    @property
    def balance(self) -> Balance | None:
        """What the game tells of itself."""
        return balance_of(self.game)

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.played[0].scores) if self.played else 0

    @cached_property
    def apart(self) -> bool:
        """Whether seats of one table can be compared: not where all win together, nor alone."""
        return self.seats > 1 and not find_rules(self.game).cooperative

    @cached_property
    def usual(self) -> float:
        """The win rate of all seats together."""
        return sum(sum(game.shares) for game in self.played) / (len(self.played) * self.seats)

    @cached_property
    def _of_places(self) -> Mapping[int, tuple[float, float]]:
        """By place in the turn order, the mean share of the win and the mean points."""
        sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
        for game in self.played:
            for place, share, score in zip(game.places, game.shares, game.scores, strict=True):
                found = sums[place]
                found[0] += 1
                found[1] += share
                found[2] += score
        return {place: (share / count, score / count) for place, (count, share, score) in sums.items()}

    @cached_property
    def places(self) -> list[Row]:
        """How each place in the turn order fared; everybody has his by lot."""
        return [row for row in self._marked if row.kind == PLACES]

    @cached_property
    def rows(self) -> list[Row]:
        """How all things fared."""
        return [row for row in self._marked if row.kind != PLACES]

    @cached_property
    def _marked(self) -> list[Row]:
        """All places and things, those that stand clear marked: over all of them together, after Holm."""
        return marked([*self._places(), *self._things()])

    def _places(self) -> list[Row]:
        if self.seats < 2:
            return []
        places = sorted({place for game in self.played for place in game.places})
        return [self._row(PLACES, str(place + 1), _sitting(place), levelled=False) for place in places]

    def _things(self) -> list[Row]:
        kinds = self.balance.things if self.balance is not None else ()
        dealt_kinds = {kind.name for kind in kinds if kind.dealt is not None}
        had, dealt, offered = (self._index(sets) for sets in (_had, _dealt, _offered))
        rows = []
        for kind, key in sorted(had):
            row = self._row(kind, key, _holders(had[kind, key], _had, (kind, key)), games=had[kind, key])
            if kind in dealt_kinds and dealt.get((kind, key)):
                games = dealt[kind, key]
                fair = self._row(kind, key, _holders(games, _dealt, (kind, key)), games=games)
                row = replace(row, dealt=fair)
            rows.append(replace(row, offered=_seats(offered.get((kind, key), ()), (kind, key))))
        return rows

    def of(self, kind: str) -> list[Row]:
        """The things of a kind, those first whose owners won most; at the end those of too few games."""
        return sorted((row for row in self.rows if row.kind == kind), key=_standing)

    @property
    def comparisons(self) -> int:
        """How many comparisons were made."""
        return 2 * sum(1 + (row.dealt is not None) for row in self._marked)

    @property
    def kinds(self) -> list[tuple[str, str, str]]:
        """The kinds of things: name, the id of the title, and how one comes to them."""
        if self.balance is None:
            return [(CHOICES, "balance-choices", CHOSEN)]
        return [(kind.name, kind.title, kind.way) for kind in self.balance.things]

    @cached_property
    def unused(self) -> list[Unused]:
        """What nobody had, or hardly anybody who could have it; the plainest first."""
        offered, had = self._index(_offered), self._index(_had)
        things = {(kind.name, each.key) for kind in self._known for each in kind.all} | set(offered)
        found = []
        for kind, key in sorted(things):
            could = _seats(offered.get((kind, key), ()), (kind, key))
            did = sum((kind, key) in held for game in had.get((kind, key), ()) for held in game.had)
            if not did or (could >= ENOUGH and did < HARDLY * could):
                found.append(Unused(kind, key, could, did))
        return sorted(found, key=lambda each: (each.had, -each.offered))

    @property
    def _known(self) -> tuple[Things, ...]:
        return self.balance.things if self.balance is not None else ()

    @cached_property
    def finishes(self) -> list[Finish]:
        """How points divide by the place in the end, or in games won and lost where all play together."""
        groups: dict[str, list[tuple[Observed, int]]] = defaultdict(list)
        for game in self.played:
            for seat, name in enumerate(finish_of(game, self.apart)):
                groups[name].append((game, seat))
        order = [WON, *map(str, range(1, self.seats + 1)), LOST]
        return [_finish(name, groups[name]) for name in order if name in groups]

    def _index(self, sets: Sets) -> dict[Thing, list[Observed]]:
        """In which games each thing was."""
        index: dict[Thing, list[Observed]] = defaultdict(list)
        for game in self.played:
            for thing in frozenset(chain.from_iterable(sets(game))):
                index[thing].append(game)
        return index

    def _row(
        self,
        kind: str,
        key: str,
        has: Callable[[Observed], Sequence[bool]],
        levelled: bool = True,
        games: Sequence[Observed] | None = None,
    ) -> Row:
        """How those seats fared; places in the turn order are levelled out first."""
        games = self.played if games is None else games
        holding = [(game, has(game)) for game in games]
        wins = [self._outcome(game, 0, levelled) for game in games]
        points = [self._outcome(game, 1, levelled) for game in games]
        usual = self.usual
        counts = [
            (sum(each + usual for each, here in zip(outcome, held, strict=True) if here), sum(held))
            for outcome, (_, held) in zip(wins, holding, strict=True)
        ]
        telling = sum(0 < sum(held) < self.seats or not self.apart for _, held in holding)
        effects = self._effect(holding, wins, 0), self._effect(holding, points, 1)
        return Row(kind, key, telling, ratio(counts), *effects)

    @cached_property
    def _levelled(self) -> Mapping[int, tuple[list[float], list[float]]]:
        """By seed, the share of the win and the points of each seat, less what is usual at its place."""
        usual = self._of_places
        return {
            game.seed: (
                [share - usual[place][0] for share, place in zip(game.shares, game.places, strict=True)],
                [score - usual[place][1] for score, place in zip(game.scores, game.places, strict=True)],
            )
            for game in self.played
        }

    @cached_property
    def _totals(self) -> tuple[dict[int, float], dict[int, float]]:
        """By seed, the levelled shares of a game added up, and its levelled points."""
        shares = {seed: sum(shares) for seed, (shares, _) in self._levelled.items()}
        return shares, {seed: sum(points) for seed, (_, points) in self._levelled.items()}

    def _outcome(self, game: Observed, which: int, levelled: bool) -> Sequence[float]:
        """The share of the win (0) or the points (1) of each seat, less what is usual."""
        if levelled:
            return self._levelled[game.seed][which]
        values: Sequence[float] = (game.shares, game.scores)[which]
        usual = sum(place[which] for place in self._of_places.values()) / len(self._of_places)
        return [value - usual for value in values]

    def _effect(
        self,
        holding: Sequence[tuple[Observed, Sequence[bool]]],
        outcomes: Sequence[Sequence[float]],
        which: int,
    ) -> Estimate:
        """What having it goes with: against the others at the table, or against all other tables."""
        usual = 0.0
        if not self.apart:
            usual = sum(sum(held) for _, held in holding) / (len(self.played) * self.seats)
        pairs = [
            _pair(held, outcome, sum(held) / len(held) if self.apart else usual)
            for (_, held), outcome in zip(holding, outcomes, strict=True)
        ]
        if not self.apart:
            inside, everybody = {game.seed for game, _ in holding}, usual * usual * self.seats
            elsewhere = self._totals[which].items()
            pairs += [(-usual * total, everybody) for seed, total in elsewhere if seed not in inside]
        return slope(pairs, tested=len(holding) >= FEWEST)


def _pair(held: Sequence[bool], outcome: Sequence[float], usual: float) -> tuple[float, float]:
    """What one game says of a thing: how it goes with the outcome, and how much it can say."""
    apart = [here - usual for here in held]
    return sum(x * y for x, y in zip(apart, outcome, strict=True)), sum(x * x for x in apart)


def _standing(row: Row) -> tuple[bool, float, float, str]:
    """What comes first: what is known well, what wins most, what brings most points."""
    return not row.tested, -round(row.rate.value, 6), -row.points.value, row.key


def _had(game: Observed) -> Sequence[frozenset[Thing]]:
    return game.had


def _dealt(game: Observed) -> Sequence[frozenset[Thing]]:
    return game.dealt


def _offered(game: Observed) -> Sequence[frozenset[Thing]]:
    return game.offered


def _holders(games: Sequence[Observed], sets: Sets, thing: Thing) -> Callable[[Observed], Sequence[bool]]:
    return lambda game: [thing in held for held in sets(game)]


def _sitting(place: int) -> Callable[[Observed], Sequence[bool]]:
    return lambda game: [each == place for each in game.places]


def _seats(games: Iterable[Observed], thing: Thing) -> int:
    """How many seats could have had a thing."""
    return sum(thing in offered for game in games for offered in game.offered)


def marked(rows: Sequence[Row]) -> list[Row]:
    """The rows with what stands clear among all comparisons: of wins and points, also of what was dealt."""
    all_of_them = [*rows, *(row.dealt for row in rows if row.dealt is not None)]
    stand = clear([each.p for row in all_of_them for each in (row.wins, row.points)])
    found = [
        replace(row, clear=wins, points_clear=points)
        for row, wins, points in zip(all_of_them, stand[::2], stand[1::2], strict=True)
    ]
    dealt = iter(found[len(rows) :])
    return [row if row.dealt is None else replace(row, dealt=next(dealt)) for row in found[: len(rows)]]


def finish_of(game: Observed, apart: bool) -> list[str]:
    """How each seat finished: its place by the win and then by points, or whether the game was won."""
    if not apart:
        return [WON if share else LOST for share in game.shares]
    standing = list(zip(game.shares, game.scores, strict=True))
    return [str(1 + sum(other > own for other in standing)) for own in standing]


def _finish(name: str, seats: Sequence[tuple[Observed, int]]) -> Finish:
    """The means of all who finished so."""
    count = len(seats)
    return Finish(
        name,
        count,
        sum(game.scores[seat] for game, seat in seats) / count,
        _means([game.sources[seat] for game, seat in seats]),
        _means([game.measures[seat] for game, seat in seats]),
    )


def _means(found: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    """The mean of each figure."""
    return {name: sum(each[name] for each in found) / len(found) for name in found[0]}
