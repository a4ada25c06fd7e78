"""The end of Viticulture and World on the result page: goals, what was lacking and when, ties, moments."""

from collections import Counter
from typing import Any

import pytest

from figurka.core.journal import Event
from figurka.games.viticulture.web.ending.chronicle import years_of
from figurka.games.viticulture.web.ending.closing import tell_tie, who_lacks
from figurka.games.viticulture.web.ending.shortfall import Pace, slip_of, tell_pace, wants_of
from figurka.locales import Words
from figurka.web.moments import Course
from figurka.web.render import render
from figurka.web.result import Result
from tests.games.viticulture.web.world_ends import play, result
from tests.web.kit import visitor

WON = (4, 6, 2)
LOST = (3, 0, 2)


def drawn(shown: Result, language: str = "en") -> str:
    """The page of a result."""
    return render(visitor(language), "result.html", {"result": shown})


# Years


@pytest.mark.parametrize("plan", [WON, LOST, (1, 3, 1), (6, 3, 1)])
def test_the_years_are_counted_as_the_engine_counts(plan: tuple[int, int, int]) -> None:
    end = play(*plan)
    view: Any = end.game.view(None)
    years = years_of(end.course(Words("en")), view)
    assert len(years) == 7
    assert list(years[-1].points) == end.game.scores
    assert years[-1].influence == view["needs"]["influence"]
    assert years[0].influence == Counter(each["origin"] for each in view["needs"]["influence_from"])["start"]
    assert [year.turn for year in years] == sorted(year.turn for year in years)
    for year in years[1:-1]:
        assert end.scores[year.turn] == year.points, "the points when the next year begins"


# What was lacking, and when


@pytest.mark.parametrize(
    ("heights", "best", "lost"),
    [
        ((0, 4, 8, 12, 16, 20, 24), 4, 0),
        ((0, 5, 10, 14, 16, 18, 20), 5, 5),
        ((0, 2, 4, 6, 8, 16, 24), 8, 4),
        ((0, 2, 4, 6, 8, 18, 24), 10, None),
    ],
)
def test_a_goal_is_out_of_reach_when_it_asks_more_than_the_best_year(
    heights: tuple[int, ...], best: int, lost: int | None
) -> None:
    pace = Pace(heights, 25, best)
    assert pace.lost == lost
    for year in range(6 if lost is None else lost, 6):
        assert pace.need(year) > best
    if lost:
        assert pace.need(lost - 1) <= best


def test_a_lost_game_tells_what_was_lacking_and_when() -> None:
    shown = result("en", *LOST)
    end = play(*LOST)
    needs: Any = end.game.view(None)["needs"]
    lacking = {want.seat: want.goal - want.have for want in shown.closing.wants}
    short: dict[int | None, int] = {None: needs["influence_missing"], **dict(enumerate(needs["points"]))}
    assert lacking == {seat: count for seat, count in short.items() if count}
    slip = shown.closing.slip
    assert slip is not None
    assert shown.chart is not None
    assert shown.chart.slip == shown.chart.across[slip.year][0]
    page = drawn(shown)
    assert f'href="/tables/7f2/replay?at={slip.at}"' in page
    assert "This is an estimate" in page
    assert page.count('class="gauge"') == len(lacking)


def test_what_was_reached_and_lost_again_is_told_so() -> None:
    told = tell_pace(Pace((2, 5, 10, 9), 10, 5), Words("en"))
    assert told == "Reached by the end of year 2, then lost again."


def test_a_goal_missed_in_the_last_year_was_open_to_the_end() -> None:
    first = ((Event("points", 0, None, 13, -1, (), -1), ""),)
    year = ((Event("year", -1, None, 2, -1, (), -1), ""),)
    last = ((Event("points", 0, None, 11, -1, (), -1), ""),)
    course = Course(((0,), (13,), (13,), (24,)), (0, 3, 6, 9), (), ((), first, year, last))
    needs = {"influence": 10, "influence_missing": 0, "influence_goal": 10, "goal": 25, "points": [1]}
    view = {"needs": needs, "players": [{}]}
    years = years_of(course, view)
    assert [(each.turn, each.points) for each in years] == [(0, (0,)), (2, (13,)), (3, (24,))]
    assert slip_of(view, years, course, Words("en")) is None
    told = wants_of(view, ("Jana",), years, Words("en"))[0].told
    assert told.startswith("The last year could still have done it: 12 were missing")


# A won game


def test_a_won_game_tells_what_was_reached_and_where_influence_came_from() -> None:
    shown = result("en", *WON)
    assert shown.outcome == "together"
    assert shown.closing.wants == ()
    assert shown.closing.slip is None
    assert all(bar.short is None for bar in shown.bars)
    track = shown.closing.track
    assert track is not None
    assert len(track.steps) == track.goal == 10
    assert {origin.name for origin in track.origins} == {step.name for step in track.steps}
    page = drawn(shown)
    assert "Asia, easy" in page
    assert page.count("<li data-origin=") == 10
    assert "25 each" in page
    assert page.count("<polyline") == 4


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("plan", [WON, LOST, (1, 3, 1), (6, 5, 1)])
def test_moments_lead_into_the_replay(plan: tuple[int, int, int], language: str) -> None:
    shown = result(language, *plan)
    page = drawn(shown, language)
    assert 3 <= len(shown.moments) <= 5
    assert len({moment.turn for moment in shown.moments}) == len(shown.moments)
    for moment in shown.moments:
        assert 1 <= moment.year <= 6
        assert f'href="/tables/7f2/replay?at={moment.at}"' in page
    assert "style=" not in page


def test_the_points_by_source_are_all_points() -> None:
    for bar in result("en", *WON).bars:
        assert bar.scored.total == play(*WON).game.scores[bar.scored.seat]


# Ties of the base game


def vintner(lira: int, wine: int = 0, grape: int = 0, vp: int = 20) -> dict[str, Any]:
    """A player as the view shows him."""
    return {"vp": vp, "lira": lira, "wines": {"red": [wine]}, "grapes": {"white": [grape]}}


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ([vintner(5), vintner(4)], "Level on points; lira decide: Jana has 5, Petr 4."),
        (
            [vintner(4, 7), vintner(4, 6), vintner(9, vp=19)],
            "Level on points and lira; the value of wine decides: Jana has 7, Petr 6.",
        ),
        (
            [vintner(4, 7, 3), vintner(4, 7, 2), vintner(3, 9)],
            "Level on points, lira and wine; the value of grapes decides: Jana has 3, Petr 2.",
        ),
        ([vintner(5), vintner(9, vp=18)], ""),
    ],
)
def test_a_tie_is_told_with_what_has_broken_it(players: list[dict[str, Any]], told: str) -> None:
    assert tell_tie(players, ("Jana", "Petr", "Ela"), [0], Words("en")) == told


def test_a_shared_victory_has_no_tie_break() -> None:
    assert tell_tie([vintner(5), vintner(5)], ("Jana", "Petr"), [0, 1], Words("en")) == ""


@pytest.mark.parametrize(
    ("short", "seats", "told"),
    [
        (1, 1, "you did not reach"),
        (2, 2, "neither of you reached"),
        (4, 4, "none of you reached"),
        (1, 2, "one of you did not reach"),
        (3, 4, "3 of you did not reach"),
    ],
)
def test_who_did_not_reach_the_goal_is_said_as_people_say_it(short: int, seats: int, told: str) -> None:
    who = who_lacks(short, seats)
    said = Words("en")("viticulture-web-result-lacking-points", "", who=who, short=short, goal=25)
    assert said == f"The world knows your wine, but {told} 25 points."
