"""The moments of a game of World that counted: influence, orders of many points, trades that paid off."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from figurka.core.journal import Event
from figurka.games.viticulture.web.ending.chronicle import POINT_CHANGES, Year, year_of
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.world.content.board import BONUS_POINTS
from figurka.games.viticulture.world.rules.shape import WorldView
from figurka.games.viticulture.world.rules.things import Event as YearEvent
from figurka.locales import Argument, Words, capital
from figurka.web.moments import Course, Moment, best_turns, chosen_of

GREAT_ORDER: Final = 4
"""From so many points on the orders of one turn are worth looking at again."""
RANKS: Final = ("event", "orders", "goal", "trade", "bought", "thirty", "fall")
"""The kinds of moments, the most telling first."""
BUYING: Final = "at:gain_influence"
TRADES: Final = frozenset(("trades", "trades-with-partner"))
DEEDS: Final = frozenset(
    ("dish", "deed", "claims", "answered", "band", "shares", "shares-with-partner", "service")
)
"""What is told just before an event gives influence."""

Told = tuple[tuple[Event, str], ...]


class Finder:
    """Walks through a game and notes the turns worth looking at again."""

    def __init__(
        self,
        course: Course,
        years: tuple[Year, ...],
        view: WorldView,
        names: Sequence[str],
        words: Words,
    ) -> None:
        self.course = course
        self.years = years
        self.goal = view["needs"]["goal"]
        self.names = names
        self.words = words
        self.points = [0] * len(view["players"])
        self.event: YearEvent | None = None
        self.found: dict[str, list[tuple[int, Moment]]] = defaultdict(list)
        for turn, happened in enumerate(course.events):
            self.look(turn, happened)

    def look(self, turn: int, happened: Told) -> None:
        """Note what counts in one turn."""
        before = self.points[:]
        for place, (event, text) in enumerate(happened):
            if event.kind == "event" and isinstance(event.thing, YearEvent):
                self.event = event.thing
            elif event.kind in POINT_CHANGES:
                self.points[event.seat] += POINT_CHANGES[event.kind] * event.count
            elif event.kind == "influence":
                self.look_at_influence(turn, happened, place)
            elif event.kind == "loses-influence" and self.event is not None:
                name = self.event_name()
                self.note("fall", turn, owner(happened), event.count, text, event=name, count=event.count)
            elif event.kind in TRADES:
                self.look_at_trade(turn, event, text)
        self.look_at_orders(turn, happened)
        for seat, (old, new) in enumerate(zip(before, self.points, strict=True)):
            if old < self.goal <= new:
                self.note("goal", turn, seat, turn, "", goal=self.goal)

    def note(self, kind: str, turn: int, seat: int, weight: int, told: str, **figures: Argument) -> None:
        """Note a moment of a kind; the weightiest of each kind come first."""
        title = self.words(f"viticulture-web-result-moment-{kind}", "", player=self.names[seat], **figures)
        moment = Moment(0, turn, seat, kind, 0, self.points[seat], told=told, title=capital(title))
        self.found[kind].append((weight, moment))

    def look_at_orders(self, turn: int, happened: Told) -> None:
        """Orders of many points."""
        filled = [(event, text) for event, text in happened if event.kind == "fills"]
        if filled:
            seat = filled[0][0].seat
            places = [place for place, (event, _) in enumerate(happened) if event.kind == "fills"]
            points = sum(points_after(happened, place) for place in places)
            if points >= GREAT_ORDER:
                told = " ".join(text for _, text in filled)
                self.note("orders", turn, seat, points, told, count=len(filled), points=points)

    def look_at_influence(self, turn: int, happened: Told, place: int) -> None:
        """Influence gained: by a seat with very many points, bought, or by the event."""
        event, text = happened[place]
        before = happened[place - 1][0] if place else None
        if before is not None and before.kind == "points" and self.passed_thirty(before):
            self.note("thirty", turn, event.seat, 1, text, points=BONUS_POINTS)
        elif any(each.kind == "places" and buys_influence(each) for each, _ in happened):
            self.note("bought", turn, event.seat, turn, text)
        elif self.event is not None:
            told = next((said for each, said in reversed(happened[:place]) if each.kind in DEEDS), text)
            name = self.event_name()
            self.note("event", turn, event.seat, event.count, told, event=name, count=event.count)

    def passed_thirty(self, gain: Event) -> bool:
        """Whether points just gained have brought their player over the mark that earns influence."""
        return self.points[gain.seat] - gain.count < BONUS_POINTS <= self.points[gain.seat]

    def event_name(self) -> str:
        """The name of the year's event."""
        assert self.event is not None
        return self.words.say(called(self.event))

    def look_at_trade(self, turn: int, trade: Event, text: str) -> None:
        """A trade that paid off: one of the two filled an order in the rest of the year."""
        pair = {trade.seat, trade.other}
        last = self.years[year_of(self.years, turn)].turn
        points = sum(
            points_after(later, place)
            for later in self.course.events[turn : last + 1]
            for place, (each, _) in enumerate(later)
            if each.kind == "fills" and each.seat in pair
        )
        if points:
            other = self.names[trade.other if trade.kind == "trades" else len(self.points)]
            self.note("trade", turn, trade.seat, points, text, other=other)

    def best(self) -> tuple[Moment, ...]:
        """The best moments: one of each kind before the second of any; then the best turns of all."""
        order = []
        for rank, kind in enumerate(RANKS):
            moments = sorted(self.found[kind], key=lambda each: -each[0])
            order += [(place, rank, moment) for place, (_, moment) in enumerate(moments)]
        order.sort(key=lambda each: each[:2])
        return chosen_of(self.course, [*(moment for _, _, moment in order), *best_turns(self.course)])


def points_after(happened: Told, place: int) -> int:
    """The points of an order: they are told next."""
    following = happened[place + 1][0] if place + 1 < len(happened) else None
    return following.count if following is not None and following.kind == "points" else 0


def buys_influence(event: Event) -> bool:
    """Whether a worker was sent to buy influence."""
    return event.thing is not None and event.thing.key.startswith(BUYING)


def owner(happened: Told) -> int:
    """Whose turn it was."""
    return next((event.seat for event, _ in happened if event.seat >= 0), 0)


def moments_of(
    course: Course, years: tuple[Year, ...], view: WorldView, names: Sequence[str], words: Words
) -> tuple[Moment, ...] | None:
    """The moments of a game that counted; None if its course does not tell what happened."""
    return Finder(course, years, view, names, words).best() if years else None
