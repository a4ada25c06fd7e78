"""Lessons at the terminal: taken rightly, wrongly, left and taken up again."""

import pytest

from figurka.lessons.course import Course
from figurka.lessons.form import Lesson
from figurka.locales import Words
from tests.cli.terminal import figurka, numberings_of, typed_for
from tests.lessons.taking import LESSONS, rightly

FIRST = next(iter(LESSONS.values()))


def typed_rightly(lesson: Lesson, part: str) -> list[str]:
    """What is typed for the right answers; what is shown first or asked about is confirmed."""
    lines = []
    numberings = None
    for course in rightly(lesson, part):
        if course.done:
            break
        index, decision = course.right_answer(), course.game.decision
        assert index is not None
        assert decision is not None
        numberings = numberings or numberings_of(course.game)
        lines.append(typed_for(course.game, decision.options[index].key, numberings))
    return lines


@pytest.fixture(autouse=True)
def own_places(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins with nothing learnt."""
    monkeypatch.setenv("FIGURKA_SAVES", str(tmp_path))


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_first_lesson_is_taken_to_its_end(language: str) -> None:
    words = Words(language)
    lines = [*typed_rightly(FIRST, "lesson"), *typed_rightly(FIRST, "check")]
    result = figurka("learn", FIRST.game, "--lang", language, typed="\n".join(lines) + "\n")
    told = " ".join(result.output.replace("│", " ").split())
    assert words("cli-lesson-done", title=words(FIRST.title)) in told
    assert " ".join(words(FIRST.title, "opening").split()) in told
    assert "✓" in figurka("learn", FIRST.game, "--list").output


def test_a_wrong_answer_is_told_why_and_the_second_one_what_to_type() -> None:
    course = Course(FIRST)
    decision, right = course.game.decision, course.right_answer()
    assert decision is not None
    assert right is not None
    wrong = next(option.key for index, option in enumerate(decision.options) if index != right)
    typed = typed_for(course.game, wrong)
    result = figurka("learn", FIRST.game, FIRST.id, typed=f"{typed}\n{typed}\nq\n")
    assert result.output.count("Not yet.") == 2
    assert f"Type {typed_for(course.game, decision.options[right].key)}." in result.output
    assert f"Your place is kept: figurka learn {FIRST.game} {FIRST.id}" in result.output


def test_a_lesson_is_taken_up_where_it_was_left_and_can_go_back() -> None:
    first, second = typed_rightly(FIRST, "lesson")[:2]
    figurka("learn", FIRST.game, typed=f"{first}\nq\n")
    assert "Step 2 of" in figurka("learn", FIRST.game, typed="q\n").output
    back = figurka("learn", FIRST.game, typed=f"{second}\nu\nu\nq\n")
    assert back.output.count("Taken back.") == 2
    assert "Step 1 of" in figurka("learn", FIRST.game, typed="q\n").output


def test_all_lessons_are_listed_and_what_there_is_not_is_told() -> None:
    listed = figurka("learn").output
    for lesson in LESSONS.values():
        assert lesson.id in listed.replace("\n", "")
    assert figurka("learn", FIRST.game, "no-such-lesson").exit_code != 0
    assert figurka("learn", "no-such-game").exit_code != 0
