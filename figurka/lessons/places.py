"""Where somebody stands in a lesson: as an address, a cookie or a file has it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from figurka.lessons.form import Lesson

DONE: Final = "done"
MOST_ANSWERS: Final = 120


@dataclass(frozen=True)
class Place:
    """Where a lesson was left: the part and the answers in it, or that it is done."""

    part: str
    answers: tuple[int, ...] = ()

    @property
    def done(self) -> bool:
        """Whether the lesson was finished."""
        return self.part == DONE

    @property
    def written(self) -> str:
        """The place as it is kept."""
        return ":".join((self.part, write_answers(self.answers)))


def read_place(text: str) -> Place:
    """A place as it was kept."""
    part, _, answers = text.partition(":")
    return Place(part, read_answers(answers))


def read_answers(text: str) -> tuple[int, ...]:
    """Numbers with hyphens between; nothing of anything else."""
    numbers = text.split("-")[:MOST_ANSWERS] if text else []
    return tuple(map(int, numbers)) if all(is_small(each) for each in numbers) else ()


def is_small(text: str) -> bool:
    """Whether it is the number of an option."""
    return text.isascii() and text.isdigit() and len(text) < 5


def write_answers(answers: Sequence[int]) -> str:
    """Answers as they are kept."""
    return "-".join(str(each) for each in answers)


def key_of(lesson: Lesson) -> str:
    """What a lesson is called among all of all games."""
    return f"{lesson.game}/{lesson.id}"
