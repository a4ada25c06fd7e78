"""The lessons that games bring: each in the part `lessons` of its package, as `LESSONS`."""

from functools import cache

from figurka.core.registry import find_part
from figurka.lessons.course import LessonUnknownError
from figurka.lessons.form import Lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are best taken."""
    part = find_part(game, "lessons")
    lessons: tuple[Lesson, ...] = () if part is None else part.LESSONS
    return lessons


def find_lesson(game: str, name: str) -> Lesson:
    """A lesson by its name, or an error that tells all names."""
    for lesson in lessons_of(game):
        if lesson.id == name:
            return lesson
    names = ", ".join(lesson.id for lesson in lessons_of(game)) or "–"
    raise LessonUnknownError("error-lesson-unknown", game=game, lesson=name, lessons=names)


def paths_of(game: str) -> tuple[str, ...]:
    """The names of a game's paths, the usual one first."""
    return tuple(dict.fromkeys(lesson.path for lesson in lessons_of(game)))


def on_path(game: str, path: str) -> tuple[Lesson, ...]:
    """The lessons of a path."""
    return tuple(lesson for lesson in lessons_of(game) if lesson.path == path)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson that comes after this one on its path."""
    path = on_path(lesson.game, lesson.path)
    place = path.index(lesson)
    return path[place + 1] if place + 1 < len(path) else None
