"""Lessons at the terminal: the guide speaks above each question, and wrong answers are told why."""

import json
from collections.abc import Mapping
from pathlib import Path

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from figurka.agents import DEFAULT_LEVEL
from figurka.cli.prompt import LeaveError
from figurka.cli.saves import saves_folder, write_text
from figurka.cli.seats import YOU, Seat
from figurka.cli.session import Session
from figurka.core.decision import Decision
from figurka.core.registry import all_rules
from figurka.lessons.course import Course, LessonError
from figurka.lessons.form import FELLOWS, Lesson
from figurka.lessons.found import lessons_of, next_lesson
from figurka.lessons.places import DONE, Place, key_of, read_place
from figurka.locales import Message, Words

POINT_AFTER = 2
"""After so many wrong answers the number of the right one is told."""


def places_file() -> Path:
    """Where it is kept which lessons were finished, and where one was left."""
    return saves_folder() / "lessons.places"


def read_places() -> dict[str, str]:
    """What is kept; nothing if the file is not there or no longer readable."""
    try:
        kept = json.loads(places_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(place) for name, place in kept.items()} if isinstance(kept, dict) else {}


def keep_place(lesson: Lesson, place: Place) -> None:
    """Keep where a lesson is now; what was finished once stays so."""
    places = read_places()
    if not is_done(lesson, places):
        write_text(places_file(), json.dumps({**places, key_of(lesson): place.written}, indent=1))


def is_done(lesson: Lesson, places: Mapping[str, str]) -> bool:
    """Whether a lesson was finished."""
    return read_place(places.get(key_of(lesson), "")).done


def course_left(lesson: Lesson) -> Course:
    """A lesson where it was left, or its beginning."""
    place = read_place(read_places().get(key_of(lesson), ""))
    try:
        return Course(lesson, place.part, place.answers)
    except LessonError:
        return Course(lesson)


class LessonSession(Session):
    """One lesson: the game is that of the course, which judges what is chosen."""

    def __init__(self, lesson: Lesson, words: Words, screen: Console) -> None:
        self.course = course_left(lesson)
        others = [Seat(DEFAULT_LEVEL)] * (self.course.game.config.seats - 1)
        super().__init__(self.course.game, (Seat(YOU), *others), words, screen, places_file(), {}, True)
        self.agents = {}
        self.misses = 0

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: those beside the learner as the guide calls them."""
        you, *others = super().names
        return you, *FELLOWS[: len(self.seats) - 1], *others[len(self.seats) - 1 :]

    def run(self) -> None:
        """Take the lesson and then its check, until both are done or the learner leaves."""
        lesson = self.course.lesson
        self.screen.print(
            Panel(self.words(lesson.title, "opening"), title=self.words(lesson.title), box=box.ROUNDED)
        )
        try:
            self.take()
            if self.course.name == "lesson":
                self.say(self.words("cli-lesson-part-done"))
                self.go_to(Course(lesson, "check"))
                self.take()
        except (LeaveError, KeyboardInterrupt):
            self.say(
                self.words("cli-lesson-left", command=f"figurka learn {lesson.game} {lesson.id}"),
                to_copy=True,
            )
            return
        keep_place(lesson, Place(DONE))
        self.say(self.words("cli-lesson-done", title=self.words(lesson.title)))
        self.say_next(lesson)

    def take(self) -> None:
        """Put what is asked before the learner until the part is done."""
        while not self.course.done:
            assert self.game.decision is not None
            self.ask(self.game.decision)
        self.tell_news()

    def say_next(self, lesson: Lesson) -> None:
        """Say how to go on."""
        after = next_lesson(lesson)
        command = f"figurka learn {lesson.game} {after.id}" if after else f"figurka play {lesson.game}"
        self.say(self.words("cli-lesson-next", command=command), to_copy=True)

    def go_to(self, course: Course) -> None:
        """Go on at another place."""
        self.course, self.game = course, course.game
        self.numberings = type(self.numberings)(self.game, self.table)
        self.told[self.present] = len(self.events())
        self.drawn_turn = -1

    def question(self, decision: Decision, with_status: bool) -> list[RenderableType]:
        """What the guide says, above what is asked."""
        asked = super().question(decision, with_status)
        says = self.course.says
        if says is None:
            return asked
        spoken = Text(self.words.say(says))
        if self.words.knows(says.id, "task"):
            task = self.words(says.id, "task", **says.arguments)
            spoken = Text.assemble(spoken, "\n", (f"➤ {task}", "bold yellow"))
        step = self.words("cli-lesson-step", step=self.course.number, steps=self.course.count)
        return [Panel(spoken, title=step, title_align="left", border_style="yellow", box=box.ROUNDED), *asked]

    def choose(self, index: int) -> None:
        """Let the course judge a choice; a wrong one is told why, and nothing changes."""
        reply = self.course.answer(index)
        if not reply.made:
            self.misses += 1
            self.tell(reply.message, "cli-lesson-missed" if reply.back else "cli-lesson-not-yet")
            if reply.back:
                self.go_to(Course(self.course.lesson, self.course.name, self.course.answers[: -reply.back]))
            self.point()
            return
        if reply.message is not None:
            self.screen.print(Text(self.words.say(reply.message), "green"))
        if reply.also is not None:
            self.screen.print(Text(self.words.say(reply.also)))
        self.misses = 0
        self.keep()

    def tell(self, message: Message | None, before: str) -> None:
        """Say why something must wait."""
        said = "" if message is None else self.words.say(message)
        self.screen.print(Text.assemble((self.words(before), "bold"), " ", said))

    def point(self) -> None:
        """After some wrong answers, tell what to type."""
        if self.misses >= POINT_AFTER:
            self.tell_answer()

    def advise(self) -> None:
        """Tell what to type, or what the coach thinks where the guide wants nothing in particular."""
        if not self.tell_answer():
            super().advise()

    def tell_answer(self) -> bool:
        """Tell what to type for a right answer; whether there is one."""
        index, decision = self.course.right_answer(), self.game.decision
        if index is None or decision is None:
            return False
        self.say(self.words("cli-lesson-type", number=self.scene().number(decision.options[index].key)))
        return True

    def keep(self) -> None:
        """Keep the place."""
        keep_place(self.course.lesson, Place(self.course.name, tuple(self.course.answers)))

    def go_back(self, step: object) -> None:
        """Take the last answer back, whatever it revealed: a lesson can be taken as often as one likes."""
        course = self.course
        self.go_to(Course(course.lesson, course.name, course.answers[:-1]))
        self.say(self.words("cli-taken-back"))
        self.keep()

    def tell_promise(self) -> None:
        """A lesson promises nothing of its chance: it is the same for everybody."""

    def save(self, path: Path) -> None:
        """What is kept of a lesson is its place."""
        self.keep()


def show_lessons(game: str | None, words: Words, screen: Console) -> None:
    """Print the lessons of a game, or of all: their names to type, how long they take, and which are done."""
    places = read_places()
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("cli-learn-name", "cli-learn-title", "cli-learn-minutes", "cli-learn-idea"):
        table.add_column(words(heading))
    for rules in all_rules():
        for lesson in lessons_of(rules.name) if game in (None, rules.name) else ():
            done = "✓ " if is_done(lesson, places) else ""
            command = f"{lesson.game} {lesson.id}"
            idea = words(lesson.title, "idea")
            table.add_row(Text(command, "bold"), done + words(lesson.title), str(lesson.minutes), idea)
    screen.print(table)
    screen.print(Text(words("cli-learn-hint"), "dim"))


def next_of(game: str) -> Lesson:
    """The first lesson of a game that was not finished, or its first."""
    lessons = lessons_of(game)
    if not lessons:
        raise LessonError("error-lesson-none", game=game)
    places = read_places()
    return next((each for each in lessons if not is_done(each, places)), lessons[0])
