"""Lessons as a server gives them: pages, acts, and the place that is kept in a cookie."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest

from figurka.lessons.form import Lesson
from figurka.lessons.found import next_lesson
from figurka.lessons.places import DONE, MOST_ANSWERS, Place, read_answers, write_answers
from figurka.locales import LANGUAGES, Words
from figurka.locales.catalog import catalog
from figurka.web.found import drawing_of
from figurka.web.identity import LONGEST_COOKIE
from figurka.web.learning import as_text, next_step, paths
from figurka.web.render import environment
from figurka.web.tales import Piece, pieces_of
from tests.lessons.taking import IDS, LESSONS, PARTS, rightly
from tests.web.server import Server, connect

FIRST = next(iter(LESSONS.values()))
ADDRESS = f"/learn/{FIRST.game}/{FIRST.id}"


@pytest.fixture
def visitor(sqlite_server: Server) -> Iterator[httpx.Client]:
    with connect(sqlite_server.address, follow_redirects=True) as client:
        yield client


def in_words(page: str) -> str:
    """What a page says, without its signs."""
    said = re.sub(r'<span aria-hidden="true">.*?</span>|<[^>]+>', "", page)
    return said.replace("\N{WORD JOINER}", "")


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


def test_too_many_places_forget_the_oldest_but_not_what_is_done() -> None:
    long = Place("lesson", (11,) * MOST_ANSWERS)
    places = {"game/new": long, **{f"game/left-{at}": long for at in range(20)}, "game/done": Place(DONE)}
    kept = as_text(places)
    assert len(kept) <= LONGEST_COOKIE
    assert kept.startswith(f"game/new:{long.written}.game/left-0:")
    assert "game/left-19:" not in kept
    assert kept.endswith("game/done:done:")


def test_places_are_read_as_they_were_written() -> None:
    assert read_answers(write_answers((3, 0, 12))) == (3, 0, 12)
    assert read_answers("") == ()
    assert Place("lesson", (1, 2)).written == "lesson:1-2"


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_three_things_that_a_lesson_has_taught_are_drawn(lesson: Lesson) -> None:
    drawing = drawing_of(lesson.game)
    tales = drawing.tales[lesson.id]
    sheet = environment().get_template(drawing.symbols).render()
    assert len(tales) == 3
    for says, drawn in tales.items():
        for language in LANGUAGES:
            assert catalog(language).has(lesson.message(says), "learnt"), f"{lesson.title}: {says}"
        pieces = pieces_of(drawn)
        assert any(piece.symbol for piece in pieces)
        for symbol in filter(None, (name for piece in pieces for name in (piece.symbol, piece.upon))):
            assert f'<symbol id="{symbol}"' in sheet, f"{lesson.title}, {says}: {symbol}"


def test_pieces_of_a_drawing() -> None:
    assert pieces_of("<place>+crab@1 > 2*weed / [card] !rose (type-x)") == (
        Piece("place", "place", "crab", "", 1),
        Piece("arrow"),
        Piece("count", "weed", written="2"),
        Piece("text", written="/"),
        Piece("card", "card"),
        Piece("crossed", "rose"),
        Piece("disc", "type-x"),
    )


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_the_end_of_a_lesson_tells_what_was_done_and_what_comes_next(
    visitor: httpx.Client, lesson: Lesson
) -> None:
    *_, done = rightly(lesson, "check")
    address = f"/learn/{lesson.game}/{lesson.id}"
    where = {"answers": write_answers(done.answers), "lang": "en"}
    page = unescape(visitor.get(f"{address}/done", params=where).text)
    words, after = Words("en"), next_lesson(lesson)
    assert page.count('class="tale"') == 3
    assert done.told is not None
    assert words.say(done.told) in in_words(page)
    assert page.partition("<main")[2].count('class="button primary') == 1
    if after is not None:
        assert words("web-lesson-next", title=words(after.title)) in page
    unknown = visitor.get(f"{address}/done").text
    assert words.say(done.told) not in unescape(unknown)
    assert unknown.count('class="tale"') == 3


def test_a_wrong_answer_stands_beside_the_task_with_what_it_would_bring(visitor: httpx.Client) -> None:
    course = next(rightly(FIRST, "lesson"))
    assert course.game.decision is not None
    stone = course.game.decision.index("place:shore_stone")
    guide = act(visitor, ADDRESS, "choices", "lesson", option=stone)["regions"]["guide"]
    missed = guide.partition('<div class="missed">')[2].partition("</div>")[0]
    assert Words("en")("farshore-place-shore_stone") in missed
    assert "#token-stone" in missed
    assert "You draw 2 cards." in in_words(missed), "all that it brings"
    assert 'class="task"' in guide


def test_a_card_that_must_wait_is_told_with_its_price_and_what_it_brings(visitor: httpx.Client) -> None:
    lesson = LESSONS["farshore-five-colours"]
    course = next(rightly(lesson, "lesson"))
    assert course.game.decision is not None
    hideout = course.game.decision.index("hand:hideout")
    reply = act(visitor, f"/learn/farshore/{lesson.id}", "choices", "lesson", option=hideout)
    missed = in_words(reply["regions"]["guide"].partition('<div class="missed">')[2].partition("</div>")[0])
    for said in ("You pay", "You gain", "4 points more"):
        assert said in missed


def test_sentences_have_the_signs_of_what_they_name(visitor: httpx.Client) -> None:
    guide = visitor.get(ADDRESS).text.partition('id="guide"')[2].partition("</section>")[0]
    assert "#token-seaweed" in guide
    assert 'data-tip="tip-card-beach_sledge"' in guide


def test_after_the_last_check_comes_a_first_game_with_the_guide(visitor: httpx.Client) -> None:
    lessons = [lesson for lesson in LESSONS.values() if (lesson.game, lesson.path) == ("farshore", "")]
    last, before = (visitor.get(f"/learn/farshore/{each.id}?part=check").text for each in lessons[:-3:-1])
    assert "Next lesson" not in last
    assert 'name="guide" value="on"' in last
    assert "Next lesson" in before


def done(*lessons: str) -> dict[str, Place]:
    """These lessons are finished, the last one latest."""
    return {name: Place(DONE) for name in reversed(lessons)}


def test_the_next_step_is_a_lesson_then_a_game_then_nothing() -> None:
    words, every = (
        Words("en"),
        [f"farshore/{each.id}" for each in LESSONS.values() if each.game == "farshore"],
    )
    begun = done(*every[:2])
    step = next_step(paths(words, begun), begun, {})
    assert step is not None
    assert step.lesson is not None
    assert step.lesson.number == 3
    learnt = done(*every)
    step = next_step(paths(words, learnt), learnt, {"farshore": "off"})
    assert step is not None
    assert (step.path.game, step.lesson) == ("farshore", None)
    assert next_step(paths(words, learnt), learnt, {"farshore": "done"}) is None
    assert next_step(paths(words, {}), {}, {}) is None


def test_who_has_finished_a_game_is_offered_another_and_no_first_one(visitor: httpx.Client) -> None:
    first, another = Words("en")("web-learn-first-game"), Words("en")("web-learn-another-game")
    fresh = visitor.get(f"{ADDRESS}/done").text
    assert first in fresh
    assert another not in fresh
    known = visitor.get(f"{ADDRESS}/done", headers={"cookie": "guide=farshore:done"}).text
    assert another in known
    assert first not in known


def test_the_lobby_says_what_comes_next(visitor: httpx.Client) -> None:
    assert 'class="next-step"' not in visitor.get("/").text
    visitor.get(ADDRESS)
    lobby = visitor.get("/").text.partition('class="next-step"')[2].partition("</section>")[0]
    assert "lesson 1 of 5" in lobby
    assert 'name="guide" value="on"' in lobby
