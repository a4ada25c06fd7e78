"""Taking a lesson: what is asked now, whether an answer is right, and what is said to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.lessons.form import ANYTHING_ELSE, LEARNER, Ask, Figure, Free, Goal, Lesson, Others, Part, Step
from figurka.locales import Message


class LessonError(FigurkaError):
    """A lesson, a part of one, or answers in it that there are not."""


class LessonUnknownError(LessonError):
    """No lesson of that name."""


@dataclass(frozen=True)
class Reply:
    """What comes of an answer: it was made, or must wait for the reason that is said."""

    made: bool
    message: Message | None = None
    missed: bool = False
    """Whether the goal can no longer be reached, so that the part begins anew."""


class Course:
    """A part of a lesson with the learner's answers so far; all else follows from these."""

    def __init__(self, lesson: Lesson, part: str = "lesson", answers: Sequence[int] = ()) -> None:
        if part not in lesson.parts:
            raise LessonError("error-lesson-part", part=part, parts=", ".join(lesson.parts))
        self.lesson = lesson
        self.name = part
        self.part: Part = lesson.parts[part]
        self.answers: list[int] = []
        """The indices of what the learner chose."""
        self.made: list[int] = []
        """The choices of everybody."""
        self.told: Message | None = None
        """What is said of the last step that was done."""
        self.step = 0
        self._played = 0
        """How many choices of the others' step were made."""
        self._turns = 0
        """How many turns the learner has ended in this step."""
        self.missed = False
        self.game: Game[Any] = new_game(
            lesson.game, seed=self.part.seed, journal=True, position=self.part.position
        )
        self._settle()
        for index in answers:
            if not self.asks(index):
                raise LessonError("error-lesson-answers", lesson=lesson.id)
            self._take(index)

    # What is asked

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        return self.step >= len(self.part.steps)

    @property
    def now(self) -> Step | None:
        """The step that waits for the learner."""
        return None if self.done else self.part.steps[self.step]

    @property
    def number(self) -> int:
        """Which of the steps that say something it is, counted from 1."""
        return sum(1 for step in self.part.steps[: self.step + 1] if speaks(step))

    @property
    def count(self) -> int:
        """How many steps say something."""
        return sum(1 for step in self.part.steps if speaks(step))

    @property
    def says(self) -> Message | None:
        """What the guide says now: of the latest step that says anything."""
        for step in reversed(self.part.steps[: self.step + 1]):
            if not isinstance(step, Others) and step.says:
                return self.message(step.says, step.figures)
        return None

    @property
    def points(self) -> tuple[str, ...]:
        """The keys of what is pointed at: only in the lesson, never where one solves alone."""
        step = self.now
        if not isinstance(step, Ask) or self.name != "lesson":
            return ()
        return step.right if step.point is None else step.point

    def asks(self, index: int) -> bool:
        """Whether the learner may choose the option of this index now."""
        decision = self.game.decision
        asked = decision is not None and decision.seat == LEARNER and 0 <= index < len(decision.options)
        return asked and not self.done and not self.missed

    def message(self, says: str, figures: Mapping[str, Figure]) -> Message:
        """Something that is said, with its figures as they are now."""
        state = self.game.state
        return Message(self.lesson.message(says), {name: figure(state) for name, figure in figures.items()})

    # Answering

    def answer(self, index: int) -> Reply:
        """Make the choice if it is right; otherwise nothing changes, and the reply says why."""
        if not self.asks(index):
            raise LessonError("error-lesson-answers", lesson=self.lesson.id)
        step = self.now
        if isinstance(step, Ask):
            wrong = self.why_wrong(step, index)
            if wrong is not None:
                return Reply(False, wrong)
        self._take(index)
        if self.missed:
            assert isinstance(step, Goal)
            return Reply(True, self.message(step.missed, step.figures), missed=True)
        return Reply(True, self.told)

    def why_wrong(self, step: Ask, index: int) -> Message | None:
        """Why a choice is not what the step asks for, or None if it is."""
        assert self.game.decision is not None
        key = self.game.decision.options[index].key
        if not step.right or key in step.right:
            return None
        if step.also is not None:
            twin = self.game.clone()
            twin.choose(index)
            if step.also(twin.state):
                return None
        return self.message(said_to(step, key), step.figures)

    def right_answer(self) -> int | None:
        """The index of a right choice, to be shown; None where nothing is asked."""
        decision, step = self.game.decision, self.now
        if decision is None or step is None:
            return None
        if isinstance(step, Ask) and step.right:
            offered = [decision.index(key) for key in step.right]
            every = [*(index for index in offered if index >= 0), *range(len(decision.options))]
            right: int = next(index for index in every if self.why_wrong(step, index) is None)
            return right
        if isinstance(step, Goal):
            return self._towards(step)
        liked: int = self.game.mind.instinct(self.game.state, decision)
        return liked

    def _towards(self, goal: Goal) -> int:
        """The next choice of a solution that begins as the learner did, or else instinct's."""
        decision = self.game.decision
        assert decision is not None
        keys = self.keys()
        for solution in goal.solutions:
            if list(solution[: len(keys)]) == keys and len(solution) > len(keys):
                index = decision.index(solution[len(keys)])
                if index >= 0:
                    return index
        return self.game.mind.instinct(self.game.state, decision)

    def keys(self) -> list[str]:
        """The keys of what the learner has chosen in this step."""
        course = Course(self.lesson, self.name)
        keys: list[str] = []
        for index in self.answers:
            assert course.game.decision is not None
            if course.step == self.step:
                keys.append(course.game.decision.options[index].key)
            course._take(index)
        return keys

    # Going on

    def _take(self, index: int) -> None:
        step = self.now
        self.told = None
        self.answers.append(index)
        self._choose(index)
        self._play_others()
        if isinstance(step, Ask) or (isinstance(step, Free) and self._count_turn() >= step.turns):
            self._end_step(step)
        elif isinstance(step, Goal):
            turns = self._count_turn()
            if step.until(self.game.state):
                self._end_step(step)
            else:
                self.missed = turns >= step.turns or self.game.over
        self._settle()

    def _count_turn(self) -> int:
        """How many of the learner's turns are over in this step, after a choice of his."""
        self._turns += self.game.over or self.game.opens_turn
        return self._turns

    def _end_step(self, step: Ask | Free | Goal) -> None:
        if step.then:
            self.told = self.message(step.then, step.figures)
        self.step += 1
        self._turns = 0

    def _settle(self) -> None:
        """Go on to what the learner is asked, past steps that the game does not need."""
        self._play_others()
        decision = self.game.decision
        while not self.done and decision is not None:
            step = self.part.steps[self.step]
            left_out = isinstance(step, Ask) and step.optional and step.kind != decision.kind
            if not left_out and not isinstance(step, Others):
                return
            self.step += 1
            self._played = 0

    def _play_others(self) -> None:
        while (decision := self.game.decision) is not None and decision.seat != LEARNER:
            self._choose(self._choice_of_others())

    def _choice_of_others(self) -> int:
        decision = self.game.decision
        assert decision is not None
        script = self._script()
        if script is not None and self._played < len(script.keys):
            index = decision.index(script.keys[self._played])
            self._played += 1
            if index >= 0:
                return index
        return self.game.mind.instinct(self.game.state, decision)

    def _script(self) -> Others | None:
        """What the others are to do now: the step that comes next, or the one that has begun."""
        steps = self.part.steps
        for place in (self.step, self.step + 1):
            step = steps[place] if place < len(steps) else None
            if isinstance(step, Others):
                return step
        return None

    def _choose(self, index: int) -> None:
        self.made.append(index)
        self.game.choose(index)


def speaks(step: Step) -> bool:
    """Whether the guide says something at a step."""
    return not isinstance(step, Others) and bool(step.says)


def said_to(step: Ask, key: str) -> str:
    """What is said to a wrong choice: by its key, by how that begins, or what is said to all others."""
    parts = key.split(":")
    for count in range(len(parts), 0, -1):
        said = step.wrong.get(":".join(parts[:count]))
        if said is not None:
            return said
    return step.wrong.get(ANYTHING_ELSE, step.says)
