"""Weighing the options of a decision: they are played out in shared imagined worlds, the best most often."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, inf, sqrt
from random import Random
from time import monotonic
from typing import Any, Final

from figurka.agents.halving import DECIDED, Halving
from figurka.agents.looking import win_worth
from figurka.coach.advice import (
    CLOSE,
    ENOUGH,
    SURE,
    TOTAL,
    Advice,
    Choice,
    Difference,
    Line,
    Sign,
    count_of,
    signs_of,
)
from figurka.coach.form import coach_of
from figurka.coach.keeping import seat_names
from figurka.core.decision import DECLINE, DONE, Decision, Option
from figurka.core.game import Game
from figurka.core.journal import Journal
from figurka.locales import Message

SHOWN: Final = 3
"""So many options are advised."""
WIDEST: Final = 8
"""So many options are weighed at least: what instinct likes less is hardly ever best."""
SETTLED: Final = 24
"""In fewer worlds more thinking may still change the order."""
ROUND: Final = 3
"""After so many worlds, and again after as many more, the worse half of the options is given up."""
SURE_IN: Final = 4
"""What happens in so many worlds alike, whatever one chooses on the way, is thought to be sure."""
MOST_WAYS: Final = 12
"""If the next choice has more options, each of so many is tried once, to the same end."""
LONGEST: Final = 20
"""After so many choices of one's own in a turn nothing more of it is told."""
TRUST: Final = 4
"""What instinct says of an option counts as much as so many worlds: a few of them tell little."""
SPREAD: Final = 8.0
"""By so many points at most instinct thinks an option worse than its favourite."""
MOST_SOURCES: Final = 2
LEAST_POINTS: Final = 1.0
"""Smaller differences are not told."""
MOSTLY: Final = 0.75
"""What is so in such a share of worlds is told of all."""
RARELY: Final = 0.25
CLEAR: Final = 2.5
"""By how many of its standard errors a difference must be ahead of chance to be told: many are looked at."""


@dataclass(frozen=True)
class Outcome:
    """How one option came out in one world."""

    value: float
    """By what the mind goes: the points ahead of others, and what a win is worth."""
    lead: float
    """The points ahead of the best of the others alone, or how far a team comes: what people are told."""
    points: Mapping[str, float]
    """One's points in the end by their sources."""
    others: tuple[float, ...]
    """The points of all seats."""
    next: frozenset[str]
    """The keys of what one could choose in one's next turn."""
    then: str
    """The key of what one chose in it."""
    meant: str
    """The key of what the option was chosen for, if the game names that in the same turn."""
    chances: tuple[float, ...]
    """How likely each seat wins; for a team, how much of its way it comes: it nearly always falls short."""


class Weigher:
    """The options of one decision, and how they fared in each world so far.

    It may be asked again and again to think for a while, and each time knows more. Those that instinct likes
    best are weighed, unless it is said which.
    """

    def __init__(self, game: Game[Any], random: Random, only: Sequence[int] = ()) -> None:
        decision = game.decision
        assert decision is not None
        self.game = game
        self.mind = game.mind
        self.random = random
        self.decision = decision
        self.seat = decision.seat
        likings = Halving(random).first_look(self.mind, game)
        liked = sorted(range(len(likings)), key=lambda index: -likings[index])
        self.left = list(only) or liked[: max(self.mind.width, WIDEST)]
        """The options that are still in question, first those that instinct likes."""
        self.given_up: list[int] = []
        """Those that were in question before."""
        self.first_look = {each: max(-SPREAD, likings[each] - likings[self.left[0]]) for each in self.left}
        """How far instinct thinks each option behind the one that it likes best."""
        self.found: dict[int, list[Outcome]] = {option: [] for option in self.left}
        self.worlds: list[int] = []
        """The seeds of the worlds; whatever is in question was played out in all of them."""
        self.planned: dict[int, str] = {}
        """What is chosen in the turn after an option, if it can be, instead of what instinct would."""
        self.playouts = 0
        seats = game.config.seats
        self.names = seat_names(seats + len(game.rules.figures(seats)))
        self.called: dict[str, Message] = {}
        """What could be chosen in a next turn, in words."""
        self.within: dict[str, Message] = {}
        """For what options were chosen, in words."""
        self._lines: dict[int, Line] = {}

    @property
    def decided(self) -> bool:
        """Whether more worlds would hardly change the order of those that are still in question."""
        if len(self.left) == 1:
            return True
        best = self.left[0]
        return len(self.left) <= SHOWN and all(
            len(values := self.values(best, each)) >= SETTLED
            and (self.leads(best, each) > DECIDED or not any(values))
            for each in self.left[1:]
        )

    def think(
        self, seconds: float, worlds: float = inf, stopped: Callable[[], bool] = lambda: False
    ) -> Advice:
        """Go on for so many seconds or worlds, and tell what is known then."""
        until = monotonic() + seconds
        while worlds > 0 and monotonic() < until and not stopped():
            if self.decided and not self.reconsider():
                break
            self.play_world(self.random.getrandbits(32))
            worlds -= 1
            if len(self.found[self.left[0]]) % ROUND == 0:
                self.narrow()
        return self.advice()

    def play_world(self, seed: int) -> None:
        """Play each option that is in question out in one more world."""
        self.worlds.append(seed)
        self.play(seed, self.left)

    def play(self, seed: int, options: Sequence[int]) -> None:
        """Play options out in a world."""
        imagined = self.game.imagine(self.seat, seed)
        for option in options:
            self.found[option].append(self.outcome(imagined, option))
            self.playouts += 1

    def reconsider(self) -> bool:
        """Take one back that was given up early, and play it out in the worlds that it has missed."""
        for option in self.doubtful()[:1]:
            self.given_up.remove(option)
            for seed in self.worlds[len(self.found[option]) :]:
                self.play(seed, (option,))
            self.left.append(option)
            return True
        return False

    def doubtful(self) -> list[int]:
        """Those that were given up after so few worlds that they may be as good as the best."""
        best = self.order()[0]
        early = [each for each in self.given_up if len(self.found[each]) < SETTLED]
        return [each for each in early if self.leads(best, each) < SURE]

    def outcome(self, imagined: Game[Any], option: int) -> Outcome:
        """What comes of an option in a world, if all follow their instinct after it."""
        mind, seat = self.mind, self.seat
        ahead = imagined.fork()
        ahead.choose(option)
        meant = self.meant_in(ahead)
        self.go_to_next_turn(ahead)
        asked = ahead.decision
        following: frozenset[str] = frozenset()
        then = ""
        if asked is not None and asked.seat == seat and self.is_alike(asked):
            following = frozenset(each.key for each in asked.options)
            for each in asked.options:
                if each.key not in self.called:
                    self.called[each.key] = self.deed(ahead, each)
            then = asked.options[mind.instinct(ahead.state, asked)].key
            if option in self.planned and (wanted := self.planned[option]) in following:
                ahead.choose(asked.index(then := wanted))
        ahead.follow(mind, mind.foresight)
        standing = mind.standing(ahead.state, seat)
        return Outcome(
            standing + win_worth(mind, ahead, seat),
            lead_of(ahead, seat),
            points_of(ahead, seat),
            tuple(map(float, ahead.scores)),
            following,
            then,
            meant,
            chances_in(ahead),
        )

    def is_alike(self, asked: Decision) -> bool:
        """Whether what is asked in a next turn can be set beside what is asked now."""
        return asked.kind == self.decision.kind or not self.game.opens_turn

    def deed(self, ahead: Game[Any], option: Option) -> Message:
        """What choosing an option of the next turn means."""
        assert ahead.decision is not None
        return ahead.rules.deed(ahead.state, ahead.decision, option, self.names)

    def meant_in(self, ahead: Game[Any]) -> str:
        """For what the seat chose in its turn, if the game names that; the game goes on up to there."""
        naming = coach_of(ahead.rules.name).naming
        if not naming or self.decision.kind in naming:
            return ""
        while (asked := ahead.decision) is not None and asked.seat == self.seat and not ahead.turns:
            index = self.mind.instinct(ahead.state, asked)
            if asked.kind in naming:
                option = asked.options[index]
                self.within.setdefault(option.key, ahead.rules.called(option))
                return "" if option in (DONE, DECLINE) else option.key
            ahead.choose(index)
        return ""

    def go_to_next_turn(self, ahead: Game[Any]) -> None:
        """Let all follow their instinct until the seat's next turn begins."""
        while ahead.decision is not None:
            if ahead.turns and ahead.opens_turn and ahead.decision.seat == self.seat:
                return
            ahead.follow(self.mind, 1)

    def narrow(self) -> None:
        """Give up the worse half, but none of those that are shown: the time is theirs then."""
        order = self.order()
        count = max(SHOWN, (len(order) + 1) // 2)
        self.left = order[:count]
        self.given_up += order[count:]

    def order(self) -> list[int]:
        """The options in question, the best first; before anything was played out, as instinct has them."""
        return sorted(self.left, key=lambda each: self.ahead(each, self.left[0]), reverse=True)

    def ahead(self, one: int, other: int) -> float:
        """How far one option is probably ahead of another: by the worlds of both, and by instinct."""
        return self.steadied(self.values(one, other), one, other)

    def leads(self, one: int, other: int) -> float:
        """The same in standard errors."""
        if doubt := self.doubt(one, other):
            return self.ahead(one, other) / doubt
        values = self.values(one, other)
        return inf * mean(values) if any(values) else 0.0

    def doubt(self, one: int, other: int) -> float:
        """The standard error of how far one option is ahead of another."""
        return steadied_error(self.values(one, other))

    def steadied(self, differences: Sequence[float], one: int, other: int) -> float:
        """The mean of differences between two options, with what instinct says of them."""
        told = TRUST * (self.first_look[one] - self.first_look[other])
        return (sum(differences) + told) / (len(differences) + TRUST)

    def behind(self, option: int, best: int) -> Difference:
        """By how many points of the lead an option is probably behind the best."""
        margins = self.margins(best, option)
        # What came out alike wherever it was tried is equal: instinct has no say any more
        if len(margins) >= ENOUGH and not any(margins):
            return Difference(0.0)
        return Difference(self.steadied(margins, best, option), steadied_error(margins))

    def values(self, one: int, other: int) -> list[float]:
        """By how much one option was better than another in each world of both."""
        return [a.value - b.value for a, b in zip(self.found[one], self.found[other], strict=False)]

    def margins(self, one: int, other: int) -> list[float]:
        """By how many points one option led further than the other in each world of both."""
        return [a.lead - b.lead for a, b in zip(self.found[one], self.found[other], strict=False)]

    # What is told

    def advice(self) -> Advice:
        """What is known now: the best options with their reasons."""
        best, *others = self.order()[:SHOWN]
        equal = [each for each in others if self.playouts and self.are_equal(best, each)]
        shown = [best, *equal, *(each for each in others if each not in equal)]
        choices = []
        for place, option in enumerate(shown):
            beside = best if place else (shown[1] if others else -1)
            told = self.choice(option, best, beside, 1 if option in equal else place + 1)
            choices.append(without_differences(told) if equal and told.rank == 1 else told)
        in_doubt = len(self.doubtful())
        settled = self.decided and not in_doubt
        return Advice(tuple(choices), self.playouts, len(self.found[best]), settled, in_doubt)

    def are_equal(self, best: int, option: int) -> bool:
        """Whether an option is about as good as the best: what it is behind is little, and may be chance."""
        if len(self.values(best, option)) < ENOUGH:
            return True
        behind = self.behind(option, best)
        return behind.mean <= min(CLOSE, SURE * behind.error)

    def choice(self, option: int, best: int, beside: int, rank: int) -> Choice:
        """All that is known of an option."""
        told = Choice(
            option,
            self.decision.options[option].key,
            self.behind(option, best),
            rank,
            option == best,
        )
        if beside < 0 or not self.playouts:
            return told
        told = replace(told, line=self.unlike(option, beside), meant=self.meant(option))
        if len(self.values(option, beside)) < ENOUGH:
            return told
        good = option == best
        return replace(
            told,
            sources=self.sources(option, beside, good=good),
            rivals=self.rivals(option, beside, good=good),
            opens=self.opens(option, beside),
            then=self.then(option),
        )

    def difference(self, one: int, other: int, of: Callable[[Outcome], float]) -> Difference:
        """By how much something is more after one option than after the other, in the same worlds."""
        pairs = zip(self.found[one], self.found[other], strict=False)
        differences = [of(a) - of(b) for a, b in pairs]
        return Difference(mean(differences), error(differences))

    def clear(self, difference: Difference) -> bool:
        """Whether a difference of many worlds is worth telling, and hardly by chance."""
        return abs(difference.mean) >= max(LEAST_POINTS, CLEAR * difference.error)

    def sources(self, option: int, beside: int, *, good: bool) -> tuple[tuple[str, float], ...]:
        """The sources of which an option makes clearly more or fewer points; what is `good` has only more."""
        names = dict.fromkeys(name for each in self.found[option] for name in each.points)
        found = {name: self.difference(option, beside, points_from(name)) for name in names}
        clear = [(name, each.mean) for name, each in found.items() if self.clear(each)]
        if good:
            clear = [each for each in clear if each[1] > 0]
        return tuple(sorted(clear, key=lambda each: -abs(each[1]))[:MOST_SOURCES])

    def rivals(self, option: int, beside: int, *, good: bool) -> tuple[tuple[int, float], ...]:
        """The others who make clearly more or fewer points; fewer only, if the option is `good`."""
        if self.game.rules.cooperative:
            return ()
        seats = [each for each in range(self.game.config.seats) if each != self.seat]
        found = [(seat, self.difference(option, beside, points_at(seat))) for seat in seats]
        clear = [(seat, each.mean) for seat, each in found if self.clear(each)]
        return tuple(each for each in clear if not good or each[1] < 0)

    def opens(self, option: int, beside: int) -> tuple[Message, ...]:
        """What can be chosen in the next turn after this option, but not now, and hardly after the other."""
        if not self.game.opens_turn:
            return ()
        deed_of = coach_of(self.game.rules.name).deed_of
        now = {deed_of(each.key) for each in self.decision.options}
        own, other = shares(self.found[option], deed_of), shares(self.found[beside], deed_of)
        new = {
            deed
            for deed, share in own.items()
            if share >= MOSTLY and other.get(deed, 0.0) <= RARELY and deed not in now
        }
        chosen = Counter(each.then for each in self.found[option])
        possible = Counter(key for each in self.found[option] for key in each.next if deed_of(key) in new)
        ways: dict[str, str] = {}
        for key in sorted(possible, key=lambda key: (-chosen[key], -possible[key], key)):
            ways.setdefault(deed_of(key), key)
        return tuple(self.called[key] for key in ways.values())

    def then(self, option: int) -> Message | None:
        """What is chosen in the next turn in most worlds."""
        key = usual(each.then for each in self.found[option])
        return self.called[key] if key else None

    def meant(self, option: int) -> Message | None:
        """What the option is chosen for in most worlds, if enough were seen."""
        if len(self.found[option]) < SURE_IN:
            return None
        key = usual(each.meant for each in self.found[option])
        return self.within[key] if key else None

    def unlike(self, option: int, beside: int) -> Line:
        """How the turn goes on, with what is sure after this option, and not as much after the other."""
        line, other = self.line(option), self.line(beside)
        most: dict[Sign, int] = {}
        for same, count in map(count_of, other.usual):
            most[same] = max(count, most.get(same, count))
        counted = ((sign, *count_of(sign)) for sign in line.sure)
        more = (sign for sign, same, count in counted if count > most.get(same, -inf))
        return replace(line, sure=frozenset(more), usual=frozenset(), certain=line.sure)

    def line(self, option: int) -> Line:
        """How the turn goes on after an option, with what is sure in it."""
        if option not in self._lines:
            self._lines[option] = self.tried(option, [self.random.getrandbits(32) for _ in range(SURE_IN)])
        return self._lines[option]

    def tried(self, option: int, seeds: Sequence[int]) -> Line:
        """How the turn goes on in the first of some worlds, and what happens in all, whatever is chosen."""
        first = turn_in(self.game, self.seat, seeds[0], option)
        ways = range(1, max(len(seeds), min(first.ways, MOST_WAYS)))
        others = (turn_in(self.game, self.seat, seeds[way % len(seeds)], option, way) for way in ways)
        tried = [first, *others]
        counted = Counter(sign for turn in tried for sign in turn.signs)
        sure = frozenset(sign for sign, times in counted.items() if times == len(tried))
        usual = frozenset(sign for sign, times in counted.items() if 2 * times >= len(tried))
        points = [turn.points for turn in tried]
        return Line(seeds[0], first.choices, sure, usual, scored=(min(points), max(points)))


@dataclass(frozen=True)
class Turn:
    """One way in which a turn may go."""

    choices: tuple[int, ...]
    signs: tuple[Sign, ...]
    """What it brings."""
    ways: int
    """How many options the next choice of one's own in it has."""
    points: int
    """How many points it brings."""


def at_first_sight(game: Game[Any]) -> Advice:
    """Which options instinct likes best, before anything is played out."""
    return Weigher(game, Random(0)).advice()


def turn_in(game: Game[Any], seat: int, seed: int, option: int, way: int = 0) -> Turn:
    """A turn that begins with an option in a world, and goes on in one of the ways that one may choose."""
    ahead, journal = listened(game, seat, seed)
    before = len(ahead.history)
    ahead.choose(option)
    ways: list[int] = []
    while (decision := ahead.decision) is not None and not ahead.turns and len(ways) < LONGEST:
        index, count = game.mind.instinct(ahead.state, decision), len(decision.options)
        if decision.seat == seat and count > 1:
            ways.append(count)
            index = on_the_way(index, count, way)
        ahead.choose(index)
    choices = tuple(ahead.history[before:])
    scoring = coach_of(game.rules.name).scoring
    points = sum(event.count for event in journal.events if event.seat == seat and event.kind in scoring)
    return Turn(choices, tuple(signs_of(journal.events, seat)), ways[0] if ways else 1, points)


def on_the_way(instinct: int, count: int, way: int) -> int:
    """Which of so many options is chosen on a way: on the first one what instinct says, then all others."""
    order: list[int] = list(dict.fromkeys((instinct, count - 1, *range(count))))
    return order[way % count]


def listened(game: Game[Any], seat: int, seed: int) -> tuple[Game[Any], Journal]:
    """A world of which a journal is kept from now on."""
    ahead = game.imagine(seat, seed)
    journal = ahead.journal = ahead.state.journal = Journal()
    return ahead, journal


def points_of(game: Game[Any], seat: int) -> Mapping[str, float]:
    """The points of a seat by their sources, as its view tells them."""
    players: Any = game.rules.view(game.state, seat).get("players")
    own = players[seat] if isinstance(players, list) else None
    if isinstance(own, Mapping) and isinstance(own.get("score"), Mapping):
        return {name: float(points) for name, points in own["score"].items()}
    return {TOTAL: float(game.scores[seat])}


def chances_in(game: Game[Any]) -> tuple[float, ...]:
    """How likely each seat wins a game: who has won, or how they stand where it goes on.

    A team that follows its instinct hardly ever wins, so that its chance would tell nothing: how much of the
    way it comes does.
    """
    if game.rules.cooperative:
        return (game.rules.way(game.state),) * game.config.seats
    if game.over:
        return tuple(game.returns)
    mind, seats = game.mind, range(game.config.seats)
    likely = [1 / (1 + exp(-mind.standing(game.state, seat) / SPREAD)) for seat in seats]
    whole = 1.0 if len(likely) == 1 else sum(likely)
    return tuple(each / whole for each in likely)


def lead_of(game: Game[Any], seat: int) -> float:
    """The points that a seat is ahead of the others, or how far a team has come."""
    return team_points(game) if game.rules.cooperative else game.mind.standing(game.state, seat)


def team_points(game: Game[Any]) -> float:
    """How far a team has come, in points of all its players together."""
    return game.rules.headway(game.state) * game.config.seats


def points_from(source: str) -> Callable[[Outcome], float]:
    """Tells how many points one makes of a source."""
    return lambda outcome: outcome.points.get(source, 0.0)


def points_at(seat: int) -> Callable[[Outcome], float]:
    """Tells how many points a seat makes."""
    return lambda outcome: outcome.others[seat]


def usual(keys: Iterable[str]) -> str:
    """The key that most worlds have, or nothing."""
    counted = Counter(keys)
    key, times = counted.most_common(1)[0]
    return key if times >= MOSTLY * counted.total() else ""


def without_differences(choice: Choice) -> Choice:
    """An option that is about equal to others: what seems to differ in the end would contradict that."""
    return replace(choice, sources=(), rivals=())


def shares(found: Iterable[Outcome], deed_of: Callable[[str], str]) -> dict[str, float]:
    """In which share of worlds each thing could be done in the next turn, in whatever way."""
    worlds = [{deed_of(key) for key in each.next} for each in found]
    counted = Counter(key for keys in worlds for key in keys)
    return {key: times / len(worlds) for key, times in counted.items()}


def steadied_error(differences: Sequence[float]) -> float:
    """The standard error of their mean, if what instinct says counts as if it were sure."""
    return error(differences) * len(differences) / (len(differences) + TRUST)


def mean(values: Sequence[float]) -> float:
    """The mean, or nothing of nothing."""
    return sum(values) / len(values) if values else 0.0


def error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((each - middle) ** 2 for each in values) / (count - 1) / count)
