"""Games are added up deal by deal: wins, points, seats, who was ahead, and what breaks."""

from random import Random

import pytest

from figurka.arena.contest import Contest, Row
from figurka.arena.findings import Findings, Pace, find
from figurka.arena.holding import Course
from tests.arena.kit import broken, contest_of, row


def taken(contest: Contest, rows: list[Row], stop_early: bool = False, games: int = 0) -> Course:
    """A contest into which these games came."""
    course = Course(contest, games or len(rows), stop_early)
    for each in rows:
        course.take(each)
    return course


def found(contest: Contest, rows: list[Row], games: int = 0) -> Findings:
    """What comes of these games."""
    return find(taken(contest, rows, games=games), Pace())


def lively(contest: Contest, deals: int) -> list[Row]:
    """Games in which the first agent wins mostly."""
    random, rows = Random(2), []
    for number in range(deals * len(contest.agents)):
        sitting = contest.seating(number)
        points = [random.randrange(20) + (10 if agent == 0 else 0) for agent in sitting]
        best = [seat for seat in range(len(points)) if points[seat] == max(points)]
        won = tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(points)))
        rows.append(row(contest, number, tuple(points), won))
    return rows


def test_wins_points_and_meetings_of_two() -> None:
    contest = contest_of("beginner", "random")
    rows = [
        row(contest, 0, (30, 20), (1.0, 0.0)),
        row(contest, 1, (25, 25), (0.5, 0.5)),
        row(contest, 2, (10, 40), (0.0, 1.0)),
        row(contest, 3, (10, 50), (0.0, 1.0)),
    ]
    findings = found(contest, rows)
    beginner, chance = sorted(findings.agents, key=lambda agent: agent.number)
    assert (findings.counted, findings.deals, findings.decisions) == (4, 2, 36)
    assert beginner.wins.value == (1 + 0.5 + 0 + 1) / 4
    assert beginner.points.value == (30 + 25 + 10 + 50) / 4
    assert chance.scores == {10: 1, 20: 1, 25: 1, 40: 1}
    assert findings.ahead["beginner", "random"].value == 2.5 / 4
    assert findings.ahead["random", "beginner"].value == 1.5 / 4
    assert findings.gains["beginner", "random"].value == 1 / 4
    assert [seat.value for seat in findings.seats] == [1.5 / 4, 2.5 / 4]
    assert findings.agents[0] is beginner


def test_whoever_wins_is_ahead_also_with_fewer_points() -> None:
    contest = contest_of("beginner", "random", "instinct", seats=3)
    rows = [row(contest, number, (20, 30, 10), (1.0, 0.0, 0.0)) for number in range(3)]
    course = taken(contest, rows)
    assert [order[1] for order in course.tally.orders[0]] == [(0, 1, 2)] * 3


def test_an_agent_that_sits_twice_does_not_meet_itself() -> None:
    contest = contest_of("beginner", "random", seats=3)
    findings = found(contest, lively(contest, 6))
    assert findings.met["beginner", "random"] == 6 * 2 * 2
    assert sum(agent.seats_played for agent in findings.agents) == 6 * 2 * 3


def test_alone_the_same_deals_are_compared() -> None:
    contest = contest_of("beginner", "random", game="tapestry", seats=1)
    rows = [
        row(contest, 0, (100,), (1.0,)),
        row(contest, 1, (120,), (0.0,)),
        row(contest, 2, (90,), (0.0,)),
        row(contest, 3, (95,), (0.0,)),
    ]
    findings = found(contest, rows)
    assert findings.ahead["beginner", "random"].value == 0.5, "a win counts before points"
    assert findings.gains["beginner", "random"].value == 0.5
    assert findings.ratings is None
    assert findings.seats == ()


def test_together_a_team_is_one_agent_and_wins_whole() -> None:
    contest = contest_of("beginner", "random", game="viticulture-world", seats=2)
    rows = [row(contest, 0, (9, 8), (1.0, 1.0)), row(contest, 1, (3, 4), (0.0, 0.0))]
    assert {each.game.agents for each in rows} == {("beginner", "beginner"), ("random", "random")}
    findings = found(contest, rows)
    assert [agent.wins.value for agent in findings.agents] == [1.0, 0.0]
    assert findings.met["beginner", "random"] == 1


def test_the_order_in_which_games_come_changes_nothing() -> None:
    contest = contest_of("beginner", "random", "instinct")
    rows = lively(contest, 12)
    mixed = rows[:]
    Random(4).shuffle(mixed)
    assert find(taken(contest, mixed), Pace()) == find(taken(contest, rows), Pace())


def test_a_broken_game_takes_its_deal_with_it() -> None:
    contest = contest_of("beginner", "random")
    rows = lively(contest, 3)
    findings = found(contest, [rows[0], broken(contest, 1), *rows[2:]])
    assert (findings.counted, findings.deals, len(findings.failures)) == (4, 2, 1)


def test_of_a_deal_that_is_not_whole_nothing_counts_yet() -> None:
    contest = contest_of("beginner", "random")
    rows = lively(contest, 3)
    findings = found(contest, [rows[0], *rows[2:]], games=6)
    assert (findings.counted, findings.waiting) == (4, 1)


def test_more_games_than_asked_for_are_left_alone() -> None:
    contest = contest_of("beginner", "random")
    assert found(contest, lively(contest, 5), games=6).counted == 6


@pytest.mark.parametrize("mixed", [False, True])
def test_a_contest_that_may_stop_early_ends_at_the_same_deal_however_games_come(mixed: bool) -> None:
    contest = contest_of("beginner", "random")
    rows = lively(contest, 120)
    came = rows[:]
    if mixed:
        Random(9).shuffle(came)
    course = taken(contest, came, stop_early=True)
    assert course.decided
    assert find(course, Pace()).counted == find(taken(contest, rows, stop_early=True), Pace()).counted < 240


def test_with_a_single_agent_nothing_is_rated() -> None:
    contest = contest_of("beginner")
    findings = found(contest, [row(contest, number, (10, 9), (1.0, 0.0)) for number in range(4)])
    assert findings.ratings is None
    assert [seat.value for seat in findings.seats] == [1.0, 0.0]
