"""Taking a lesson: what is asked now, whether an answer is right, and what is said to it."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol

from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.lessons.form import ANYTHING_ELSE, LEARNER, Ask, Figure, Free, Goal, Lesson, Others, Part, Step
from figurka.locales import Message

MOST_TRIED: Final = 200
"""So many choices are tried at most to find out whether a goal can still be reached."""


class LessonError(FigurkaError):
    """A lesson, a part of one, or answers in it that there are not."""


class LessonUnknownError(LessonError):
    """No lesson of that name."""


@dataclass(frozen=True)
class Reply:
    """What comes of an answer: it was made, or must wait for the reason that is said."""

    made: bool
    message: Message | None = None
    key: str = ""
    """The key of what must wait."""
    also: Message | None = None
    """What happened to the learner unasked."""
    back: int = 0
    """How many earlier answers are taken back, where the goal could not be reached before this one either."""


class Seated(Protocol):
    """A table at which a course is played, so that all that tables keep of a game is there."""

    game: Game[Any]

    def repeat(self, choices: Sequence[int]) -> None:
        """Make these choices."""


class Course:
    """A part of a lesson with the learner's answers so far; all else follows from these."""

    def __init__(
        self,
        lesson: Lesson,
        part: str = "lesson",
        answers: Sequence[int] = (),
        table: Seated | None = None,
    ) -> None:
        if part not in lesson.parts:
            raise LessonError("error-lesson-part", part=part, parts=", ".join(lesson.parts))
        self.lesson = lesson
        self.name = part
        self.part: Part = lesson.parts[part]
        self.answers: list[int] = []
        """The indices of what the learner chose."""
        self.keys: list[str] = []
        """The keys of what the learner has chosen in this step."""
        self._kinds: list[str] = []
        """The kinds of decisions that these answered."""
        self.says: Message | None = None
        """What the guide says now: of the latest step that says anything, as it was when that began."""
        self.told: Message | None = None
        """What is said of the last step that was done."""
        self.step = 0
        self._played = 0
        """How many choices of the others' step were made."""
        self._turns = 0
        """How many turns the learner has ended in this step."""
        self._began = 0
        """How many answers were given before the turn that goes on."""
        self.missed = False
        """Whether the goal's turns are over without it."""
        self._table = table
        self.game: Game[Any] = table.game if table is not None else game_of(lesson, part)
        self._settle()
        for index in answers:
            if not self.asks(index):
                raise LessonError("error-lesson-answers", lesson=lesson.id)
            self._take(index)
        if self.missed:
            raise LessonError("error-lesson-answers", lesson=lesson.id)

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
    def points(self) -> tuple[str, ...]:
        """The keys of what is pointed at: only in the lesson, never where one solves alone."""
        step = self.now
        if not isinstance(step, Ask) or self.name != "lesson":
            return ()
        return step.right if step.point is None else step.point

    @property
    def about(self) -> tuple[str, ...]:
        """The keys of what a goal is about."""
        step = self.now
        return step.about if isinstance(step, Goal) else ()

    @property
    def has_begun(self) -> bool:
        """Whether something was chosen in the step that waits."""
        return bool(self.keys)

    @property
    def is_within(self) -> bool:
        """Whether it is asked what follows from a choice of this step, and not what the step began with."""
        decision = self.game.decision
        return decision is not None and bool(self._kinds) and self._kinds[0] != decision.kind

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
        assert self.game.decision is not None
        step, key = self.now, self.game.decision.options[index].key
        if isinstance(step, Ask):
            wrong = self.why_wrong(step, index)
            if wrong is not None:
                return Reply(False, wrong, key)
        if isinstance(step, Goal) and self.loses(step, index):
            return Reply(False, self.message(step.missed, step.figures), key, back=self._taken_back(step))
        turns, told_before = self._turns, self._events()
        self._take(index)
        also = self._unasked(key, told_before)
        if isinstance(step, Goal) and self.now is step and self._turns > turns:
            return Reply(True, Message("table-turns-left", {"count": step.turns - self._turns}), also=also)
        return Reply(True, self.told, also=also)

    def _events(self) -> int:
        """How many events the journal has so far."""
        return 0 if self.game.journal is None else len(self.game.journal.events)

    def _unasked(self, key: str, told_before: int) -> Message | None:
        """What is said of something that has happened to the learner without his choosing it."""
        events = [] if self.game.journal is None else self.game.journal.events[told_before:]
        own = {event.kind for event in events if event.seat == LEARNER}
        for each in self.lesson.unasked:
            if each.event in own and each.key != key:
                return self.message(each.says, {})
        return None

    def loses(self, goal: Goal, index: int) -> bool:
        """Whether it is certain that the goal cannot be reached any more after a choice."""
        return self._after(index).reaches(goal) is False

    def reaches(self, goal: Goal) -> bool | None:
        """Whether a goal can be reached from here; None if trying all that could be done takes too long."""
        if self.now is not goal:
            return True
        return False if self.missed else can_reach(self.lesson, self.name, tuple(self.answers))

    def finds(self, goal: Goal, tries: Iterator[int]) -> bool:
        """Whether any choices lead to a goal; a try is spent on each, and StopIteration ends it."""
        if self.now is not goal:
            return True
        given_up = goal.lost is not None and self.game.opens_turn and goal.lost(self.game.state)
        if self.missed or given_up or self.game.decision is None:
            return False
        shown = self._shown(goal)
        order = [*shown, *(each for each in range(len(self.game.decision.options)) if each not in shown)]
        for index in order:
            next(tries)
            if self._after(index).finds(goal, tries):
                return True
        return False

    def _taken_back(self, goal: Goal) -> int:
        """How many answers are taken back: none, to where it is tried again, this turn's, or all of them."""
        if self.reaches(goal):
            return self._kinds[::-1].index(goal.again) + 1 if goal.again in self._kinds else 0
        turn = self.answers[: self._began]
        if Course(self.lesson, self.name, turn).reaches(goal):
            return len(self.answers) - len(turn)
        return len(self.keys)

    def _after(self, index: int) -> "Course":
        """A course of its own in which this choice was made."""
        twin = copy(self)
        twin.game, twin._table = self.game.clone(), None
        twin.answers, twin.keys, twin._kinds = self.answers[:], self.keys[:], self._kinds[:]
        twin._take(index)
        return twin

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
        shown = self._shown(goal)
        return shown[0] if shown else self.game.mind.instinct(self.game.state, decision)

    def _shown(self, goal: Goal) -> list[int]:
        """The next choices of those solutions that begin as the learner did."""
        decision, made = self.game.decision, len(self.keys)
        assert decision is not None
        begun = [each for each in goal.solutions if list(each[:made]) == self.keys and len(each) > made]
        indices = [decision.index(each[made]) for each in begun]
        return [index for index in dict.fromkeys(indices) if index >= 0]

    # Going on

    def _take(self, index: int) -> None:
        step, decision = self.now, self.game.decision
        assert decision is not None
        self.told = None
        if self.game.opens_turn:
            self._began = len(self.answers)
        self.answers.append(index)
        self.keys.append(decision.options[index].key)
        self._kinds.append(decision.kind)
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
        self.keys, self._kinds = [], []

    def _settle(self) -> None:
        """Go on to what the learner is asked, past steps that the game does not need."""
        self._play_others()
        decision = self.game.decision
        while not self.done and decision is not None:
            step = self.part.steps[self.step]
            left_out = isinstance(step, Ask) and step.optional and step.kind != decision.kind
            if not left_out and not isinstance(step, Others):
                self._speak(step)
                return
            self.step += 1
            self._played = 0

    def _speak(self, step: Ask | Free | Goal) -> None:
        """Say what a step asks for once: it stays so, whatever changes while it is being done."""
        if step.says and not self.keys:
            self.says = self.message(step.says, step.figures)

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
        if self._table is None:
            self.game.choose(index)
        else:
            self._table.repeat((index,))


def game_of(lesson: Lesson, part: str) -> Game[Any]:
    """The game of a part of a lesson, before the first choice."""
    begins = lesson.parts[part]
    return new_game(lesson.game, seed=begins.seed, journal=True, position=begins.position)


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


@lru_cache(maxsize=1 << 12)
def can_reach(lesson: Lesson, part: str, answers: tuple[int, ...]) -> bool | None:
    """Whether the goal that is asked for after these answers can be reached; many learners give the same."""
    course = Course(lesson, part, answers)
    assert isinstance(course.now, Goal)
    try:
        return course.finds(course.now, iter(range(MOST_TRIED)))
    except StopIteration:
        return None
