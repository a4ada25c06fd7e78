"""Lessons as a server gives them: pages, acts, and the place that is kept in a cookie."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from figurka.lessons.form import Lesson
from figurka.lessons.places import Place, read_answers, write_answers
from tests.lessons.taking import IDS, LESSONS, PARTS, rightly
from tests.web.server import Server, connect

FIRST = next(iter(LESSONS.values()))
ADDRESS = f"/learn/{FIRST.game}/{FIRST.id}"


@pytest.fixture
def visitor(sqlite_server: Server) -> Iterator[httpx.Client]:
    with connect(sqlite_server.address, follow_redirects=True) as client:
        yield client


def act(
    client: httpx.Client, address: str, act: str, part: str, answers: str = "", **told: int
) -> dict[str, Any]:
    """What the server answers to an act in a lesson."""
    response = client.post(f"{address}/{act}", json={"part": part, "answers": answers, **told})
    assert response.status_code == 200, response.text
    told_back: dict[str, Any] = response.json()
    return told_back


@pytest.mark.parametrize("language", ["en", "cs"])
def test_all_paths_are_shown(visitor: httpx.Client, language: str) -> None:
    page = visitor.get("/learn", params={"lang": language}).text
    for lesson in LESSONS.values():
        assert f'href="/learn/{lesson.game}/{lesson.id}"' in page
    assert 'href="/learn"' in visitor.get("/").text


@pytest.mark.parametrize(("lesson", "part"), PARTS, ids=IDS)
def test_a_lesson_is_taken_through_the_server(visitor: httpx.Client, lesson: Lesson, part: str) -> None:
    address = f"/learn/{lesson.game}/{lesson.id}"
    answers = ""
    for course in rightly(lesson, part):
        assert write_answers(course.answers) == answers
        if course.done:
            break
        index = course.right_answer()
        assert index is not None
        told = act(visitor, address, "choices", part, answers, option=index)
        answers = write_answers((*course.answers, index))
        assert f'data-answers="{answers}"' in told["regions"]["guide"]
        assert told["regions"].keys() > {"decision", "guide"}
    assert 'data-ends="' + ("lesson" if part == "check" else "part") in told["regions"]["guide"]


def test_what_is_pointed_at_is_on_the_page(visitor: httpx.Client) -> None:
    for lesson in LESSONS.values():
        for course in rightly(lesson, "lesson"):
            if course.points:
                where = {"part": "lesson", "answers": write_answers(course.answers)}
                page = visitor.get(f"/learn/{lesson.game}/{lesson.id}", params=where).text
                missing = [
                    key
                    for key in course.points
                    if f'data-key="{key}"' not in page and f'data-spot="{key}"' not in page
                ]
                assert not missing, f"{lesson.title}, step {course.step}: {missing}"


def test_a_wrong_answer_changes_nothing_and_after_three_the_right_one_is_shown(
    visitor: httpx.Client,
) -> None:
    course = next(rightly(FIRST, "lesson"))
    right = course.right_answer()
    assert course.game.decision is not None
    wrong = next(index for index in range(len(course.game.decision.options)) if index != right)
    for misses in range(3):
        guide = act(visitor, ADDRESS, "choices", "lesson", option=wrong, misses=misses)["regions"]["guide"]
        assert f'data-misses="{misses + 1}"' in guide
        assert 'data-answers=""' in guide
        assert ('data-guide="show"' in guide) == (misses == 2)
    shown = act(visitor, ADDRESS, "show", "lesson", misses=3)
    assert f'data-answers="{right}"' in shown["regions"]["guide"]
    back = act(visitor, ADDRESS, "undo", "lesson", str(right))
    assert 'data-answers=""' in back["regions"]["guide"]
    assert act(visitor, ADDRESS, "hint", "lesson")["option"] == right


def test_the_place_is_kept_and_what_is_done_stays_done(visitor: httpx.Client) -> None:
    *_, almost, done = rightly(FIRST, "check")
    begun = next(rightly(FIRST, "lesson")).right_answer() or 0
    act(visitor, ADDRESS, "choices", "lesson", option=begun)
    assert f'data-answers="{begun}"' in visitor.get(ADDRESS).text
    assert 'data-answers=""' in visitor.get(ADDRESS, params={"anew": "true"}).text
    last = done.answers[-1]
    act(visitor, ADDRESS, "choices", "check", write_answers(done.answers[:-1]), option=last)
    assert almost is done, "one course goes on"
    visitor.get(ADDRESS)
    assert 'class="done"' in visitor.get("/learn").text
    act(visitor, ADDRESS, "choices", "lesson", option=begun)
    assert 'class="done"' in visitor.get("/learn").text


@pytest.mark.parametrize("answers", ["x", "9999", "1-", "-1", "1-2-" * 200, "٣", "0-99999999999999999999"])
def test_answers_that_do_not_fit_are_forgotten(visitor: httpx.Client, answers: str) -> None:
    page = visitor.get(ADDRESS, params={"part": "lesson", "answers": answers})
    assert page.status_code == 200
    assert 'data-answers=""' in page.text


def test_what_there_is_not_is_told_plainly(visitor: httpx.Client) -> None:
    assert visitor.get(f"/learn/{FIRST.game}/no-such-lesson").status_code == 404
    assert visitor.get("/learn/no-such-game/x").status_code == 404
    assert visitor.get(ADDRESS, params={"part": "no-such-part"}).status_code == 200
    wrong = visitor.post(f"{ADDRESS}/choices", json={"part": "lesson", "option": 999})
    assert wrong.status_code == 400
    assert visitor.post(f"{ADDRESS}/choices", json={"option": 1}).status_code == 400
    odd = httpx.Cookies({"lessons": "a:b.%%%.farshore/x:y:z:1." + "x" * 500})
    with connect(str(visitor.base_url), cookies=odd) as other:
        assert other.get("/learn").status_code == 200


def test_places_are_read_as_they_were_written() -> None:
    assert read_answers(write_answers((3, 0, 12))) == (3, 0, 12)
    assert read_answers("") == ()
    assert Place("lesson", (1, 2)).written == "lesson:1-2"
