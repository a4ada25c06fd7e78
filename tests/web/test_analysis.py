"""The page of an analysis, for every game and number of seats, in both languages."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from figurka.coach.analysis import analysis_of
from figurka.coach.judging import DEEP, QUICK, Judged
from figurka.core.registry import find_rules, list_games
from figurka.locales import LANGUAGES, Message, Words
from figurka.tables.analysing import Found
from figurka.tables.live import LiveTable
from figurka.web.analysis import Wanted
from figurka.web.analysis_api import answer_judged
from figurka.web.analysis_pages import analysis_page
from figurka.web.bands import Entrant, bands_of
from tests.coach.judged import judged_in
from tests.web import kit

GAMES = [name for name in list_games() if not find_rules(name).companion_of]


def tables() -> Iterator[tuple[str, int]]:
    """Every game with the fewest, a middling and the most seats."""
    for name in GAMES:
        seats = find_rules(name).seats
        for count in sorted({seats[0], seats[len(seats) // 2], seats[-1]}):
            yield name, count


@cache
def finished(game: str, seats: int) -> LiveTable:
    """A table whose game was played to its end by instinct."""
    live = kit.set_up(game, seats, 5)
    while live.game.decision is not None:
        kit.choose(live, live.game.mind.instinct(live.game.state, live.game.decision))
    return live


def judged(live: LiveTable) -> tuple[Judged, ...]:
    return tuple(judged_in(LiveTable(live.record, live.seats).game, tuple(live.game.history)))


def shown(
    live: LiveTable, found: tuple[Judged, ...], wanted: Wanted, language: str = "en", total: int = 0
) -> str:
    """The page with what was found so far."""
    quick = Found(live, QUICK, total or len(found), found, working=total > len(found))
    deep = Found(live, DEEP, quick.total, ())
    return str(analysis_page(quick, deep, wanted, kit.visitor(language)).content)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), list(tables()))
def test_it_tells_of_every_game(game: str, seats: int, language: str) -> None:
    live = finished(game, seats)
    found = judged(live)
    seat = seats - 1
    page = shown(live, found, Wanted(seat, own=True), language)
    own = [each for each in found if each.seat == seat]
    mistakes = [each for each in own if each.better is not None]
    assert page.count('data-mark="mistake" href') == len(mistakes) > 0
    assert "data-working" not in page
    assert page.count('class="tint') == (1 if live.game.rules.cooperative else seats + (seats == 1))
    assert f'name="at" value="{mistakes[0].choice}"' in page
    assert re.search(r"(?:web|coach|table)-[a-z]+-[a-z-]+ *<", page) is None, "a message without words"


def test_a_moment_has_its_address_and_leads_to_the_next_mistake() -> None:
    live = finished("farshore", 2)
    found = judged(live)
    first, second = [each for each in found if each.seat == 0 and each.better is not None][:2]
    page = shown(live, found, Wanted(0, own=True, at=first.choice))
    assert f'href="/tables/{live.id}/analysis?seat=0&amp;at={second.choice}" data-moment>Next mistake' in page
    assert f"/still?at={first.choice}&amp;seat=0&amp;played=" in page
    assert "What the better move brings" in page


def test_somebody_else_is_told_of_by_name() -> None:
    live = finished("farshore", 2)
    page = shown(live, judged(live), Wanted(1, own=False))
    assert "Turns of P1" in page
    assert "Your turns" not in page


def test_while_it_works_it_tells_how_far_it_has_come() -> None:
    live = finished("farshore", 2)
    found = judged(live)
    page = shown(live, found[:3], Wanted(0, own=True), total=len(found))
    assert f"3 of {len(found)} choices are judged" in page
    assert "data-working" in page
    nothing = shown(live, (), Wanted(0, own=True), total=len(found))
    assert f"0 of {len(found)} choices are judged" in nothing
    assert "<iframe" not in nothing


def test_the_scale_of_a_team_begins_below_all_that_it_was_expected_to_come_to() -> None:
    live = finished("viticulture-world", 2)
    found = [
        replace(each, played=replace(each.played, chances=(0.83, 0.83)), better=None) for each in judged(live)
    ]
    points = analysis_of(found, (24, 23), (), cooperative=True, way=0.9)
    chart = bands_of(points, 0, (Entrant(0, "the team", (0,)),), points.points[0])
    assert chart is not None
    assert chart.low == 0.8
    assert chart.grid == ((100, 100), (50, 90), (0, 80))
    assert round(chart.bands[0].now, 3) == 0.83
    page = shown(live, tuple(found), Wanted(0, own=True))
    assert "How far the team comes" in page
    assert "83% of the way" in page
    assert "Win chance" not in page


def test_a_turn_is_told_with_the_time_of_its_game() -> None:
    live = finished("viticulture", 2)
    found = tuple(
        replace(each, when=Message("viticulture-when", {"year": 2, "season": "summer"}))
        for each in judged(live)
    )
    page = shown(live, found, Wanted(0, own=True))
    assert page.count('<li class="time">Year 2, summer</li>') == 1


def test_programs_are_told_the_chances_of_the_page() -> None:
    live = finished("farshore", 2)
    points = analysis_of(judged(live), live.game.scores, live.game.winners, cooperative=False).points
    for point in points:
        told = answer_judged(point, Words("en"))
        assert told.played.chances == told.chances
        if told.better is not None:
            seat = told.seat
            gained = told.better.chances[seat] - told.played.chances[seat]
            assert gained == pytest.approx(-told.swing, abs=0.002)
    assert any(answer_judged(point, Words("en")).better for point in points)


def test_a_brilliant_choice_says_by_how_much_it_was_ahead() -> None:
    live = finished("farshore", 2)
    found = list(judged(live))
    place = next(place for place, each in enumerate(found) if each.ahead.mean > 0 and not each.liked)
    found[place] = replace(found[place], reasons=(Message("coach-now", {"points": 7}),))
    one = found[place]
    page = shown(live, tuple(found), Wanted(one.seat, own=True, at=one.choice))
    assert "6 points further ahead than after the next best choice" in page
    assert "7 points at once" in page


def test_the_last_era_of_tapestry_is_its_final_income() -> None:
    assert Words("en").say(Message("tapestry-when", {"era": 5})) == "The final income"
    assert Words("cs").say(Message("tapestry-when", {"era": 5})) == "Poslední zvýšení blahobytu"
