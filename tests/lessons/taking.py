"""All lessons of all games, and how a test takes them."""

from collections.abc import Iterator

from figurka.core.decision import Decision
from figurka.core.registry import list_games
from figurka.lessons.course import Course
from figurka.lessons.form import LEARNER, Ask, Goal, Lesson
from figurka.lessons.found import lessons_of

LESSONS = {f"{game}-{lesson.id}": lesson for game in list_games() for lesson in lessons_of(game)}
PARTS = [(lesson, part) for lesson in LESSONS.values() for part in lesson.parts]
IDS = [f"{name}-{part}" for name, lesson in LESSONS.items() for part in lesson.parts]
MOST_ANSWERS = 200
"""No part of a lesson asks more than that."""


def asked(course: Course) -> Decision:
    """What the learner is asked."""
    decision = course.game.decision
    assert decision is not None, "the game is over before the lesson is"
    assert decision.seat == LEARNER
    return decision


def where(course: Course) -> str:
    """Where a course stands, to be told when something is wrong."""
    return f"{course.lesson.title}, {course.name}, step {course.step}: {course.now}"


def rightly(lesson: Lesson, part: str) -> Iterator[Course]:
    """A course before each of its right answers, and once more when it is done."""
    course = Course(lesson, part)
    while not course.done:
        yield course
        index = course.right_answer()
        assert index is not None, where(course)
        reply = course.answer(index)
        assert reply.made, where(course)
        assert len(course.answers) < MOST_ANSWERS, where(course)
    yield course


def goals_of(lesson: Lesson) -> Iterator[tuple[str, int, Goal]]:
    """The goals of a lesson with their part and step."""
    for name, part in lesson.parts.items():
        for place, step in enumerate(part.steps):
            if isinstance(step, Goal):
                yield name, place, step


def asks_of(lesson: Lesson) -> Iterator[Ask]:
    """All steps of a lesson that ask for one answer."""
    for part in lesson.parts.values():
        yield from (step for step in part.steps if isinstance(step, Ask))
