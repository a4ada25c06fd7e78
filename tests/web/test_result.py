"""The result page: everybody's points by source, also of those who play without a seat."""

import re

import httpx
import pytest

from figurka.core.registry import find_rules
from figurka.locales import Words, capital
from figurka.tables.acts import ASKED_FOR
from figurka.tables.model import ActKind, LogRow, now
from figurka.web.house import card_of
from figurka.web.moments import Course, best_turns, key_moments, widest_lead
from figurka.web.result import Result, result_of, rivals_of
from figurka.web.table_pages import stood_in_for
from tests.web import kit
from tests.web.playing import cookies, new_table, play


@pytest.mark.parametrize(
    ("game", "seats", "options", "rows"),
    [
        ("farshore", 1, {}, 2),
        ("tapestry", 1, {"level": "1"}, 2),
        ("tapestry", 2, {}, 2),
        ("tapestry", 2, {"shadow": "empire"}, 2),
        ("tapestry", 5, {}, 5),
        ("tapestry-automa", 1, {"level": "1"}, 1),
        ("viticulture", 2, {}, 2),
        ("viticulture-world", 4, {"continent": "africa"}, 4),
    ],
)
def test_everybody_with_points_has_a_row_and_a_line(
    visitor: httpx.Client, game: str, seats: int, options: dict[str, str], rows: int
) -> None:
    table = new_table(visitor, "person", *["random"] * (seats - 1), game=game, options=options)
    over = play(visitor, table)
    page = visitor.get(f"/tables/{table.id}/result", headers=cookies(table, 0))
    assert page.status_code == httpx.codes.OK
    assert len(re.findall(r'class="score', page.text)) == rows
    assert len(re.findall(r"<polyline", page.text)) == rows
    if seats == 1:
        rival = capital(Words("en").say(find_rules(game).figures(1)[0]))
        assert rival in page.text
        assert (f"{rival} wins" in page.text) == (not over["winners"])


def test_after_a_game_against_a_beginner_there_is_a_way_on(visitor: httpx.Client) -> None:
    """A lesson that is left, a stronger player, another game; not where others have played."""
    table = new_table(visitor, "person", "beginner", game="farshore")
    play(visitor, table)
    page = visitor.get(f"/tables/{table.id}/result", headers=cookies(table, 0)).text
    assert 'href="/learn/farshore/first-catch"' in page
    assert 'name="level" value="intermediate"' in page
    assert 'class="onward"' not in visitor.get(f"/tables/{table.id}/result").text
    stronger = new_table(visitor, "person", "random", game="farshore")
    play(visitor, stronger)
    answer = visitor.get(f"/tables/{stronger.id}/result", headers=cookies(stronger, 0))
    assert 'class="onward"' not in answer.text


def test_the_best_of_those_without_a_seat_wins_if_no_seat_does() -> None:
    bots = [{"score": {"tracks": 3}}, {"score": {"tracks": 5}}, {"score": {"tracks": 0}}]
    names = ("the clerk", "the baker", "the ghost")
    lost = rivals_of(bots, names, won=True)
    assert [(each.name, each.winner) for each in lost] == [("The clerk", False), ("The baker", True)]
    assert not any(each.winner for each in rivals_of(bots, names, won=False))
    assert rivals_of([], (), won=True) == []


# Key moments


def test_the_widest_lead_is_a_moment_unless_it_is_the_result() -> None:
    lost_again = Course(((0, 0), (9, 0), (9, 5), (9, 12)), (0, 1, 2, 3))
    assert [(each.turn, each.seat, each.count) for each in widest_lead(lost_again)] == [(1, 0, 9)]
    grown = Course(((0, 0), (9, 0), (9, 5), (90, 5)), (0, 1, 2, 3))
    assert widest_lead(grown) == []
    last = key_moments(grown, [0])[-1]
    assert (last.turn, last.kind, last.count) == (3, "jump", 81)


def test_what_is_counted_only_at_the_end_is_nobodys_deed() -> None:
    told: tuple[dict[int, str], ...] = ({}, {0: "Ada plays."}, {1: "Ben plays."}, {0: "Ada passes."})
    course = Course(((0, 0), (5, 0), (5, 3), (5, 20)), (0, 2, 4, 6), told, ending="Counted at the end.")
    stories = {moment.turn: moment.told for moment in key_moments(course, [1])}
    assert stories[3] == "Counted at the end."
    assert stories[1] == "Ada plays."


def test_the_best_turn_of_everybody_is_named_however_close_to_others() -> None:
    course = Course(
        tuple((12 * (turn > 20) + 12 * (turn > 40), 33 * (turn > 34), 5 * (turn > 33)) for turn in range(48)),
        tuple(range(48)),
    )
    named = {(each.seat, each.turn, each.gain) for each in key_moments(course, [1])}
    assert {(0, 21, 12), (1, 35, 33), (2, 34, 5)} <= named


def test_points_that_are_only_counted_are_nobodys_best_turn() -> None:
    told: tuple[dict[int, str], ...] = ({}, {0: "Ada plays."}, {1: "Ben plays."}, {0: "Ada passes."}, {})
    course = Course(((0, 0), (5, 0), (5, 3), (5, 3), (5, 9)), (0, 2, 4, 6, 8), told)
    best = best_turns(course)
    assert [(each.seat, each.turn) for each in best[:2]] == [(0, 1), (1, 2)]


def test_the_reader_is_spoken_to_all_over_the_page(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", "person")
    play(visitor, table)
    headings = re.compile(r'<li data-seat="(\d)"><a [^>]*>.*?<strong>(.*?)</strong>', re.DOTALL)
    for reader in (0, 1, None):
        page = visitor.get(f"/tables/{table.id}/result", headers=cookies(table, reader)).text
        told = headings.findall(page)
        assert told
        for seat, words in told:
            assert words.startswith("You ") == (reader is not None and seat == str(reader + 1))


# Winning and losing together


SHORT_COURSE = Course(((0, 0), (3, 0), (3, 4), (5, 4)), (0, 4, 8, 12))


def shared_result(language: str, points: list[int], influence: int, winners: list[int]) -> Result:
    """The result of a game of World for two."""
    words = Words(language)
    needs = {
        "goal": 25,
        "influence_from": [{"origin": "start", "seat": None}] * influence,
        "points": [max(0, 25 - each) for each in points],
        "influence": influence,
        "influence_goal": 10,
        "influence_missing": 10 - influence,
    }
    return result_of(
        url="/tables/x",
        share="",
        title="",
        game=card_of(find_rules("viticulture-world"), words),
        view={
            "continent": "asia",
            "difficulty": "easy",
            "level": "normal",
            "needs": needs,
            "players": [{"vp": each, "score": {"orders": each}} for each in points],
        },
        names=("Jana", "Petr"),
        winners=winners,
        course=SHORT_COURSE,
        words=words,
        viewer=0,
    )


def test_a_table_that_has_lost_together_says_what_it_lacked() -> None:
    english = shared_result("en", [25, 24], 9, [])
    assert english.outcome == "together-lost"
    assert english.heading == "The table has lost together"
    assert [(chip.text, chip.met) for chip in english.closing.chips] == [
        ("1 of 2 at 25 points or more", False),
        ("influence 9 of 10", False),
    ]
    assert [bar.short and bar.short.value for bar in english.bars] == [None, 1]
    czech = shared_result("cs", [22, 1], 10, [])
    assert czech.closing.told.replace("\N{NO-BREAK SPACE}", " ") == (
        "Svět zná vaše víno, ale 25 bodů nemá ani jeden z vás."
    )


def test_a_table_that_has_won_together_has_no_best_player() -> None:
    won = shared_result("en", [26, 30], 10, [0, 1])
    assert won.outcome == "together"
    assert won.heading == "The table wins together"
    assert won.closing.wants == ()
    assert all(chip.met for chip in won.closing.chips)
    assert won.second is None
    assert {moment.kind for moment in won.moments} == {"jump"}
    assert {winner.name for winner in won.winners} == {"Jana", "Petr"}


def test_alone_one_loses_without_an_opponent(visitor: httpx.Client) -> None:
    table = new_table(visitor, "person", game="viticulture-world", options={"level": "hard"})
    assert play(visitor, table)["winners"] == []
    partner = Words("en")("viticulture-partner")
    for page in (f"/tables/{table.id}", f"/tables/{table.id}/result"):
        shown = visitor.get(page, headers=cookies(table, 0)).text
        assert "You have lost this time" in shown
        assert f"winner is {partner}" not in shown


def test_it_is_told_for_whom_a_computer_played() -> None:
    live, words = kit.set_up("farshore", 2, 1), Words("en")
    assert stood_in_for(live, ("Ada", "Pip"), words) == ()
    live.notes.append(LogRow(live.move, ActKind.NOTE, 0, 0, now(), ASKED_FOR, "expert"))
    assert stood_in_for(live, ("Ada", "Pip"), words) == ("partly played by the computer (Ada)",)
