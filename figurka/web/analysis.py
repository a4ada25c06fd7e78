"""The analysis of a finished game as a page shows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from markupsafe import Markup

from figurka.coach.advice import SURE
from figurka.coach.analysis import Analysis, Mark, Player, Point, analysis_of, summary_of, worth
from figurka.coach.judging import After, Judged
from figurka.coach.records import named
from figurka.coach.telling import decimal
from figurka.locales import Message, Words, capital
from figurka.tables.analysing import Found
from figurka.tables.live import LiveTable
from figurka.tables.model import JournalLine
from figurka.web.bands import Bands, Entrant, bands_of
from figurka.web.found import drawing_of
from figurka.web.regions import names_of, seats_of
from figurka.web.sight import RIVAL_SEAT
from figurka.web.told import Teller

NOTHING: Final = "–"


@dataclass(frozen=True)
class PlayerSight:
    """How somebody played."""

    seat: int
    """The number of his colour and emblem."""
    name: str
    own: bool
    points: int
    accuracy: float | None
    """In percent; nothing for a rival without a seat."""
    told: str
    lost: str
    url: str


@dataclass(frozen=True)
class AfterSight:
    """What was chosen, or would have been better, and what was expected after it."""

    key: str
    called: Markup
    told: str
    expected: str
    """The points and the chance to win, or how far the team comes."""


@dataclass(frozen=True)
class MomentSight:
    """A decision as it stands in lists."""

    at: int
    seat: int
    name: str
    turn: int
    when: str
    """The year, season or era of the game, if it has such."""
    begins: bool
    """Whether it is the first of a list in that time."""
    mark: Mark
    called: Markup
    lost: str
    swing: str
    """By how much it changed the chance to win; nothing if that is not known."""
    up: bool
    url: str
    current: bool


@dataclass(frozen=True)
class ShownSight:
    """The decision that is looked at."""

    moment: MomentSight
    played: AfterSight
    better: AfterSight | None
    gained: str
    """How many points the better one is ahead by."""
    error: str
    chance: str
    """And by how much it is likelier to win."""
    reasons: tuple[Markup, ...]
    line: tuple[Markup, ...]
    """What most likely follows the better one."""
    against: tuple[Markup, ...]
    before: str
    """The address of the decision before it, or nothing."""
    after: str
    next_mistake: str


@dataclass(frozen=True)
class AnalysisSight:
    """All of it."""

    seat: int
    name: str
    own: bool
    heading: str
    summary: Markup
    players: tuple[PlayerSight, ...]
    swings: tuple[MomentSight, ...]
    bands: Bands | None
    turns: tuple[MomentSight, ...]
    worth_a_look: int
    all_turns: int
    marks: tuple[tuple[Mark, int], ...]
    shown: ShownSight | None
    error: str
    playouts: int
    """How many games were played out for a turn."""
    together: bool


@dataclass(frozen=True)
class Wanted:
    """What of an analysis is wanted: whose, which moment, and all turns or those worth a look."""

    seat: int
    own: bool
    at: int | None = None
    every: bool = False


def best_known(quick: Found, deep: Found) -> tuple[Judged, ...]:
    """The best that is known of each decision."""
    known = {each.choice: each for each in (*quick.judged, *deep.judged)}
    return tuple(known[choice] for choice in sorted(known))


class Analysing:
    """Tells the analysis of one game to one reader."""

    def __init__(self, live: LiveTable, judged: Sequence[Judged], wanted: Wanted, words: Words) -> None:
        game = live.game
        self.live = live
        self.words = words
        self.wanted = wanted
        self.names = names_of(live, seats_of(live.seats, words), words)
        self.together = game.rules.cooperative
        self.judged = [named(each, self.names) for each in judged]
        way = game.rules.way(game.state) if self.together else 0.0
        self.analysis: Analysis = analysis_of(
            self.judged, game.scores, game.winners, cooperative=self.together, way=way
        )
        self.teller = Teller(live.record.game, drawing_of(live.record.game), self.names, words)
        self.rivals = rivals_of(live, self.names)

    def sight(self) -> AnalysisSight:
        """All that the page shows."""
        analysis, wanted = self.analysis, self.wanted
        own = analysis.of(wanted.seat)
        look = tuple(point for point in own if point.mark is not Mark.GOOD)
        shown = shown_of(own, wanted.at)
        listed = own if wanted.every else look
        turns = len({point.judged.turn for point in own}) or 1
        mine = sum(point.judged.worlds for point in own)
        return AnalysisSight(
            wanted.seat,
            self.names[wanted.seat],
            wanted.own,
            self.heading(),
            self.say(summary_of(analysis, wanted.seat), wanted.seat),
            self.players(),
            tuple(self.moment(point, shown) for point in analysis.swings()),
            bands_of(analysis, wanted.seat, self.entrants(), shown),
            self.listed(listed, shown),
            len(look),
            len(own),
            tuple((mark, sum(point.mark is mark for point in own)) for mark in Mark),
            None if shown is None else self.shown(shown, own, look),
            decimal(SURE * analysis.error, self.words),
            round(mine / turns),
            self.together,
        )

    # Words

    def say(self, message: Message, seat: int) -> Markup:
        """A sentence with its signs; who is not the one it is about reads it as about somebody."""
        about = message if self.wanted.own and seat == self.wanted.seat else as_of_another(message)
        return self.teller.tell(JournalLine(0, seat, about, 0, 0)).inert

    def percent(self, part: float) -> str:
        """A chance."""
        return self.words("web-analysis-percent", percent=str(round(100 * part)))

    def signed(self, part: float) -> str:
        """A difference of chances."""
        sign = "+" if part > 0 else "−"
        return f"{sign}{self.percent(abs(part))}"

    def url(self, seat: int, at: int) -> str:
        """Where a decision is looked at."""
        every = "&show=all" if self.wanted.every else ""
        return f"/tables/{self.live.id}/analysis?seat={seat}&at={at}{every}"

    # Parts

    def heading(self) -> str:
        """How the game ended for the seat."""
        seat, words = self.wanted.seat, self.words
        who, player = "you" if self.wanted.own else "other", self.names[seat]
        won = seat in self.analysis.winners
        if self.together:
            seats = len(self.live.seats)
            return words("web-result-together" if won else "web-result-together-lost", seats=seats)
        others = [score for each, score in enumerate(self.live.game.scores) if each != seat]
        others += [points for _, points in self.rivals]
        lead = abs(self.live.game.scores[seat] - max(others, default=0))
        if not others:
            return words("web-analysis-alone", points=lead, player=player, who=who)
        if won and len(self.analysis.winners) > 1:
            return words("web-analysis-shared", player=player, who=who)
        if lead == 0:
            return words("web-analysis-won-tie" if won else "web-analysis-lost-tie", player=player, who=who)
        return words(
            "web-analysis-won" if won else "web-analysis-lost-by", points=lead, player=player, who=who
        )

    def players(self) -> tuple[PlayerSight, ...]:
        """Everybody, the winner first."""
        order = sorted(
            self.analysis.players, key=lambda each: (each.seat not in self.analysis.winners, -each.points)
        )
        rivals = [
            PlayerSight(sign, name, False, points, None, NOTHING, NOTHING, "")
            for sign, name, points in (
                (RIVAL_SEAT - place, name, points) for place, (name, points) in enumerate(self.rivals)
            )
        ]
        return (*(self.player(each) for each in order), *rivals)

    def player(self, player: Player) -> PlayerSight:
        """How somebody at a seat played."""
        lost = f"−{decimal(player.lost, self.words)}" if player.lost else "0"
        return PlayerSight(
            player.seat,
            self.names[player.seat],
            player.seat == self.wanted.seat,
            player.points,
            round(100 * player.accuracy, 1),
            self.percent(player.accuracy),
            lost,
            f"/tables/{self.live.id}/analysis?seat={player.seat}",
        )

    def entrants(self) -> tuple[Entrant, ...]:
        """Whose chances are shown: one's own below, the strongest rival's above, all others between."""
        seat = self.wanted.seat
        if self.together:
            seats = len(self.live.seats)
            name = self.words("web-analysis-team") if seats > 1 else self.names[seat]
            return (Entrant(seat, name, (seat,)),)
        scores = self.live.game.scores
        others = sorted((each for each in range(len(scores)) if each != seat), key=lambda each: scores[each])
        entrants = [Entrant(each, self.names[each], (each,)) for each in (seat, *others)]
        if self.rivals:
            entrants.append(Entrant(RIVAL_SEAT, self.rivals[0][0], ()))
        return tuple(entrants)

    def listed(self, points: Sequence[Point], shown: Point | None) -> tuple[MomentSight, ...]:
        """Decisions in a list, which tells each time of the game once."""
        found: list[MomentSight] = []
        for point in points:
            moment = self.moment(point, shown)
            begins = bool(moment.when) and (not found or found[-1].when != moment.when)
            found.append(replace(moment, begins=begins))
        return tuple(found)

    def moment(self, point: Point, shown: Point | None) -> MomentSight:
        """A decision in a list."""
        judged = point.judged
        swing = worth(point) if point.mark is Mark.BRILLIANT else point.swing
        told = point.mark is not Mark.GOOD and round(100 * swing)
        return MomentSight(
            judged.choice,
            judged.seat,
            self.names[judged.seat],
            judged.turn,
            "" if judged.when is None else self.words.say(judged.when),
            False,
            point.mark,
            self.say(judged.played.called, judged.seat),
            f"−{decimal(point.lost, self.words)}" if point.lost else "",
            self.signed(swing) if told else "",
            swing > 0,
            self.url(judged.seat, judged.choice),
            point is shown,
        )

    def shown(self, point: Point, own: Sequence[Point], look: Sequence[Point]) -> ShownSight:
        """The decision that is looked at."""
        judged, seat = point.judged, point.judged.seat
        told = point.mark in (Mark.INACCURACY, Mark.MISTAKE)
        better, brilliant = judged.better if told else None, point.mark is Mark.BRILLIANT
        place = own.index(point)
        mistakes = [each for each in look if each.lost]
        following = [each for each in mistakes if each.judged.choice > judged.choice] or mistakes
        onward = following[0] if following and following[0] is not point else None
        addresses = [self.url(seat, each.judged.choice) for each in own]
        return ShownSight(
            self.moment(point, point),
            self.after(judged.played, point.chances[seat], seat),
            None if better is None else self.after(better, point.better_chances[seat], seat),
            f"+{decimal(point.loss.mean, self.words)}",
            decimal(SURE * point.loss.error, self.words),
            self.signed(-point.swing) if better is not None and round(100 * point.swing) else "",
            tuple(self.say(each, seat) for each in self.speaks_for(point)) if better or brilliant else (),
            tuple(self.say(step.said(), seat) for step in judged.line) if told else (),
            tuple(self.say(each, seat) for each in judged.against) if told else (),
            addresses[place - 1] if place else "",
            addresses[place + 1] if place + 1 < len(own) else "",
            "" if onward is None else self.url(seat, onward.judged.choice),
        )

    def speaks_for(self, point: Point) -> tuple[Message, ...]:
        """What the better one brings; what was brilliant is told by how much it was ahead, too."""
        judged = point.judged
        if point.mark is not Mark.BRILLIANT:
            return judged.reasons
        points, doubt = decimal(judged.ahead.mean, self.words), decimal(SURE * judged.ahead.error, self.words)
        return (Message("web-analysis-ahead", {"points": points, "error": doubt}), *judged.reasons)

    def after(self, option: After, chance: float, seat: int) -> AfterSight:
        """An option, and what was expected after it."""
        told = self.teller.tell(JournalLine(0, seat, option.called, 0, 0))
        expected = self.words(
            "web-analysis-expected-team" if self.together else "web-analysis-expected",
            points=decimal(option.points[seat], self.words),
            chance=self.percent(chance),
        )
        return AfterSight(option.key, told.inert, told.text, expected)


def rivals_of(live: LiveTable, names: Sequence[str]) -> list[tuple[str, int]]:
    """Those without a seat who have points, with their names."""
    rivals: Sequence[Mapping[str, Any]] = live.game.rules.rivals(live.game.view(None))
    scores = [sum(rival["score"].values()) for rival in rivals]
    found = zip(names[len(live.seats) :], scores, strict=False)
    return sorted(((capital(name), score) for name, score in found if score), key=lambda each: -each[1])


def shown_of(own: Sequence[Point], at: int | None) -> Point | None:
    """The decision that is asked for, or the one that cost most, or the first."""
    asked = next((point for point in own if point.judged.choice == at), None)
    if asked is not None or not own:
        return asked
    return max(own, key=lambda point: (point.lost, point.mark is Mark.BRILLIANT, -point.judged.choice))


def as_of_another(message: Message) -> Message:
    """A sentence to somebody as one about him."""
    what = message.arguments.get("what")
    if message.id == "coach-times" and isinstance(what, Message):
        return replace(message, arguments={**message.arguments, "what": as_of_another(what)})
    if message.arguments.get("who") != "you":
        return message
    return replace(message, arguments={**message.arguments, "who": "other"})


def quality(mark: Mark) -> Message:
    """How good something was, in a word."""
    return Message(f"coach-quality-{mark}")


def quality_of_choice(mark: Mark) -> Message:
    """What kind of choice it was."""
    return Message(f"coach-quality-a-{mark}")


def quality_explained(mark: Mark) -> Message:
    """Why nothing better is shown."""
    return Message(f"coach-quality-about-{mark}")
