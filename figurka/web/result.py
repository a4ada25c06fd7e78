"""The end of a game: who won, by what, and how it went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from figurka.locales import Words, capital
from figurka.web.charts import Bar, Chart, Scored, Source, bars_of, chart_of, gains_of
from figurka.web.closing import Closing, YearEnd
from figurka.web.drawing import Drawing
from figurka.web.fairness import Proof
from figurka.web.found import drawing_of
from figurka.web.house import GameCard, LessonLink, said
from figurka.web.moments import Course, Moment, best_moments, key_moments
from figurka.web.render import symbols_of
from figurka.web.sight import RIVAL_SEAT

SOURCE_LOOKS = 8
"""So many sources of points have a colour and a pattern of their own."""


@dataclass(frozen=True)
class Onward:
    """What comes after a whole game with the guide."""

    lesson: LessonLink | None
    """A lesson of the game that was not taken yet."""
    level: str
    """The next stronger computer player; nothing where there is none."""
    opponents: int


@dataclass(frozen=True)
class Result:
    """The end of a game."""

    url: str
    share: str
    """The full address of this page."""
    title: str
    game: GameCard
    seats: int
    outcome: str
    """`won`, `shared`, `solo-won`, `solo-lost`, `together` or `together-lost`."""
    heading: str
    viewer: int | None
    """The reader's seat, if he has one: he is told of himself as of himself."""
    winners: tuple[Scored, ...]
    sources: tuple[Source, ...]
    bars: tuple[Bar, ...]
    second: Scored | None
    """Whom the winner is held against."""
    gains: tuple[tuple[Source, int], ...]
    chart: Chart | None
    moments: tuple[Moment, ...]
    facts: tuple[str, ...]
    closing: Closing
    """What the game itself tells of its end."""
    again: bool
    """Whether the reader may start the same table anew."""
    proof: Proof | None = None
    """What shows that it was a fair game."""
    onward: Onward | None = None
    """How somebody goes on whose game was one with the guide."""
    sheet: str = ""
    """The template with the drawings of the sources, or nothing."""
    styles: tuple[str, ...] = ()
    """The game's own style sheets."""

    @property
    def lead(self) -> int:
        """How many points lie between the winner and the second."""
        if self.second is None:
            return 0
        return self.winners[0].total - self.second.total


def sources_of(game: str, drawing: Drawing, scored: Sequence[Scored], words: Words) -> tuple[Source, ...]:
    """The sources of points of a game, in its own order."""
    names = list(dict.fromkeys(name for each in scored for name in each.score))
    return tuple(
        Source(
            name,
            said(words, (f"{game}-score-{name}", f"web-score-{name}"), name),
            icon_of(drawing.look or game, drawing, name),
            place % SOURCE_LOOKS + 1,
        )
        for place, name in enumerate(names)
        if len(names) == 1 or any(each.score.get(name) for each in scored)
    )


def icon_of(look: str, drawing: Drawing, source: str) -> str:
    """The drawing of a source, if the game or the one whose looks it shares has one."""
    icon = f"source-{look}-{source}"
    return icon if icon in symbols_of(drawing.sources) else ""


def scores_of(view: Mapping[str, Any], totals: Sequence[int]) -> list[Mapping[str, int]]:
    """The points of each seat by source; if the view does not tell of sources, there is only one."""
    players = view.get("players")
    told = isinstance(players, list) and all(
        isinstance(player, Mapping) and isinstance(player.get("score"), Mapping) for player in players
    )
    return [player["score"] for player in players or ()] if told else [{"points": total} for total in totals]


def rivals_of(rivals: Sequence[Mapping[str, Any]], names: Sequence[str], won: bool) -> list[Scored]:
    """Those without a seat who have points, the best of them as the winner if no seat has won."""
    scores: list[Mapping[str, int]] = [rival["score"] for rival in rivals]
    most = max((sum(score.values()) for score in scores), default=0)
    return [
        Scored(RIVAL_SEAT - place, capital(name), score, won and sum(score.values()) == most)
        for place, (name, score) in enumerate(zip(names, scores, strict=False))
        if any(score.values())
    ]


def heading_of(
    outcome: str, winners: Sequence[Scored], seats: int, viewer: int | None, rival: str, words: Words
) -> str:
    """Who won, told to the reader."""
    if outcome not in {"won", "shared"}:
        return capital(words(f"web-result-{outcome}", rival=rival, seats=seats))
    points = winners[0].total
    if outcome == "won" and winners[0].seat == viewer:
        return words("web-result-you", points=points)
    names = [winner.name for winner in winners]
    if len(names) == 1:
        return words("web-result-won", player=names[0], points=points)
    return words("web-result-shared", players=enumerated(names, words), points=points)


def enumerated(names: Sequence[str], words: Words) -> str:
    """Names as one enumeration."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])


def outcome_of(winners: Sequence[int], seats: int, rival: bool, together: bool, shared: bool) -> str:
    """How a game ended; a rival without a seat may share the victory."""
    if shared:
        return "solo-shared"
    if together:
        return "together" if winners else "together-lost"
    if rival and (seats == 1 or not winners):
        return "solo-won" if winners else "solo-lost"
    return "won" if len(winners) == 1 or seats == 1 else "shared"


def result_of(
    *,
    url: str,
    share: str,
    title: str,
    game: GameCard,
    view: Mapping[str, Any],
    names: Sequence[str],
    winners: Sequence[int],
    course: Course,
    words: Words,
    rivals: Sequence[Mapping[str, Any]] = (),
    viewer: int | None = None,
    facts: tuple[str, ...] = (),
    again: bool = True,
    proof: Proof | None = None,
    onward: Onward | None = None,
) -> Result:
    """The result page from the last view of a game, the names of all who act in it, and its course."""
    scores = scores_of(view, course.scores[-1])
    scored = [Scored(seat, names[seat], score, seat in winners) for seat, score in enumerate(scores)]
    shared = bool(view.get("shared"))
    others = rivals_of(rivals, names[len(scores) :], won=shared or not winners)
    outcome = outcome_of(winners, len(scored), bool(others), game.together, shared)
    scored += others
    if game.companion:
        scored, course = without_seats(scored, course, len(scores))
    drawing = drawing_of(game.name)
    sources = sources_of(game.name, drawing, scored, words)
    closing = closing_of(drawing, view, names, winners, course, words)
    bars = bars_of(scored, sources, closing.goal)
    best = tuple(bar.scored for bar in bars if bar.scored.winner)
    second = bars[1].scored if outcome in {"won", "solo-won", "solo-lost"} and len(bars) > 1 else None
    entrants = scored[: len(course.scores[0])]
    best_columns = [column for column, entrant in enumerate(entrants) if entrant.winner]
    found = moments_of(course, closing, best_columns, game.together)
    moments = (
        () if game.companion else tuple(name_moment(moment, entrants, closing, viewer) for moment in found)
    )
    return Result(
        url=url,
        share=share,
        title=title,
        game=game,
        seats=len(scores),
        outcome=outcome,
        heading=heading_of(outcome, best, len(scores), viewer, names[len(scores)] if others else "", words),
        viewer=viewer,
        winners=best,
        sources=sources,
        bars=bars,
        second=second,
        gains=gains_of(best[0], second, sources) if second is not None and len(sources) > 1 else (),
        chart=chart_of(course, entrants, moments, closing),
        moments=moments,
        facts=facts,
        closing=closing,
        again=again,
        proof=proof,
        onward=onward,
        sheet=drawing.sources,
        styles=drawing.result_styles,
    )


def without_seats(scored: list[Scored], course: Course, seats: int) -> tuple[list[Scored], Course]:
    """Only the bots and their course, where the points of whoever sits there are counted elsewhere."""
    return scored[seats:], replace(course, scores=tuple(turn[seats:] for turn in course.scores))


def closing_of(
    drawing: Drawing,
    view: Mapping[str, Any],
    names: Sequence[str],
    winners: Sequence[int],
    course: Course,
    words: Words,
) -> Closing:
    """What the game tells of its end; most tell nothing more than who won."""
    close = drawing.close
    return Closing() if close is None else close(view, names, winners, course, words)


def moments_of(
    course: Course, closing: Closing, winners: Sequence[int], together: bool
) -> tuple[Moment, ...]:
    """The key moments: the game's own, else the best turns, and what decided if one could be ahead."""
    if closing.moments is not None:
        return closing.moments
    return best_moments(course) if together else key_moments(course, winners)


def name_moment(moment: Moment, entrants: Sequence[Scored], closing: Closing, viewer: int | None) -> Moment:
    """The moment with its year and whose it is; until then its seat is a column of the course."""
    entrant = entrants[moment.seat]
    return replace(
        moment,
        seat=entrant.seat,
        name=entrant.name,
        own=entrant.seat == viewer,
        year=year_of(closing.years, moment.turn),
    )


def year_of(years: Sequence[YearEnd], turn: int) -> int:
    """In which year a turn was; 0 if the game does not count in years."""
    return next((year for year, end in enumerate(years) if year and turn <= end.turn), max(0, len(years) - 1))
