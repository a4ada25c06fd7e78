"""Learning: the paths of all games, and a lesson at the real table with its guide beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from markupsafe import Markup

from figurka.agents import DEFAULT_LEVEL
from figurka.core.positions import POSITION, find_position
from figurka.core.registry import find_rules
from figurka.lessons.course import Course, LessonError, Reply
from figurka.lessons.form import FELLOWS, LEARNER, Ask, Free, Lesson, Others, Part, Step
from figurka.lessons.found import find_lesson, next_lesson, on_path
from figurka.lessons.places import DONE, Place, key_of, read_answers, write_answers
from figurka.locales import Message, Words, capital
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatRecord
from figurka.web.api import answer_table
from figurka.web.found import drawing_of
from figurka.web.identity import AnyRequest, Visitor, address_of, secure, visitor_of
from figurka.web.learning import (
    CHECK,
    Knot,
    Learnt,
    NextStep,
    keep_place,
    knots_of,
    learnt_by,
    next_step,
    paths,
)
from figurka.web.learning import address_of as lesson_address
from figurka.web.limits import Limiter
from figurka.web.missed import Miss, miss_of
from figurka.web.regions import Looking, names_of, seats_of, table_regions
from figurka.web.render import page, render
from figurka.web.signed import Signed
from figurka.web.table_pages import table_page
from figurka.web.tales import Piece, pieces_of
from figurka.web.told import Teller
from figurka.web.unkept import name_of, seat_of_person, unkept_record

SHOW_AFTER: Final = 3
"""After so many wrong answers the right one can be shown."""
POINT_AFTER: Final = 2
"""After so many wrong answers even one who solves alone is pointed at it."""
MOST_DEEDS: Final = 6
"""So many sentences tell at most how a check went."""
LESSON: Final = "lesson"


class Taking(msgspec.Struct):
    """What a page tells of a lesson when somebody acts in it."""

    part: str
    answers: str = ""
    misses: int = 0
    option: int = -1


@dataclass(frozen=True)
class Choice:
    """One of the things that a learner may do, with its letter and what comes of it."""

    letter: str
    key: str
    option: int
    label: str
    text: Markup


@dataclass(frozen=True)
class Guide:
    """What the guide's panel shows."""

    lesson: Lesson
    number: int
    lessons: int
    game: str
    part: str
    answers: str
    misses: int
    opening: Markup
    """What is said before the first step, or nothing."""
    heard: Markup
    """What is said of the last answer: what it brought, or why it must wait."""
    happened: Markup
    """What is said of something that happened unasked, or nothing."""
    wrong: Miss | None
    """What was chosen and must wait, or nothing."""
    asks: bool
    """Whether he asks himself what the game asks now, so that one question is enough."""
    within: bool
    """Whether what follows from a choice is asked."""
    says: Markup
    task: Markup
    step: int
    steps: int
    learnt: tuple[Markup, ...]
    points: tuple[str, ...]
    several: bool
    """Whether each of these is right, so that no single one is flagged."""
    about: tuple[str, ...]
    """The keys of what is brought into sight where nothing is pointed at."""
    waits: str
    """The key of what was chosen and must wait, or nothing."""
    choices: tuple[Choice, ...]
    """What may be done where all is free, as far as something is to be learnt from it."""
    covers: bool
    """Whether these are all that can be chosen."""
    shows: bool
    """Whether the right answer may be shown."""
    ends: str
    """`part` or `lesson` once all is done, otherwise nothing."""
    address: str
    on: str
    """Where one goes from the end of the part: to the check, or to what was learnt."""
    skip: str
    """Where one goes who leaves the part out; nothing if a first game comes next."""


# The paths


@get("/learn", include_in_schema=False, spends="page")
async def learn(request: AnyRequest) -> Response[str]:
    """All lessons of all games, and which comes next."""
    visitor, learnt = visitor_of(request), learnt_by(request)
    found = paths(visitor.words, learnt)
    step = next_step(found, learnt, visitor.guides)
    fresh = next((path for path in found if path.next is not None), None)
    if step is None and fresh is not None:
        step = NextStep(fresh, fresh.next)
    return page(visitor, "learn.html", section="learn", paths=found, onward=step, again=bool(learnt))


# A lesson


def table_of(lesson: Lesson, part: Part, visitor: Visitor) -> LiveTable:
    """The table of a lesson before the first choice: it stands nowhere but in this request."""
    seats = find_position(lesson.game, part.position).seats
    settings = {POSITION: (part.position,)}
    record = unkept_record(LESSON, lesson.game, seats, part.seed, settings, LEARNER)
    return LiveTable(record, tuple(seat_of(seat, visitor) for seat in range(seats)))


def seat_of(seat: int, visitor: Visitor) -> SeatRecord:
    """A seat at the table of a lesson: the learner's, or that of somebody who follows the lesson."""
    if seat == LEARNER:
        return seat_of_person(seat, name_of(visitor), LESSON)
    name = FELLOWS[seat - 1]
    return SeatRecord(seat, SeatKind.AGENT, name, DEFAULT_LEVEL, "", None, None, None)


def looking(visitor: Visitor) -> Looking:
    """How the learner looks at the table."""
    return Looking(visitor, LEARNER, False, frozenset((LEARNER,)), (LEARNER,))


def guide_of(
    course: Course, words: Words, reply: Reply | None = None, misses: int = 0, wrong: Miss | None = None
) -> Guide:
    """What the guide says now, to the answer that was given last and to what is asked."""
    lesson = course.lesson
    path = on_path(lesson.game, lesson.path)
    says = None if course.done else course.says
    voice = Signed(lesson.game, words)
    address = lesson_address(lesson)
    ends = "" if not course.done else "lesson" if course.name == CHECK else "part"
    answers = write_answers(course.answers)
    opening = Message(lesson.title, attribute="opening")
    choices = tuple(choices_in(course, voice))
    offered = () if course.game.decision is None else course.game.decision.options
    return Guide(
        lesson,
        path.index(lesson) + 1,
        len(path),
        words.say(find_rules(lesson.game).title()),
        course.name,
        answers,
        misses,
        Markup() if course.name != LESSON or course.answers else voice.say(opening),
        Markup() if reply is None or reply.message is None else voice.say(reply.message),
        Markup() if reply is None or reply.also is None else voice.say(reply.also),
        wrong,
        isinstance(course.now, Ask),
        course.is_within,
        Markup() if says is None else spoken(course, says, voice),
        task_of(course, voice),
        min(course.number, course.count),
        course.count,
        tuple(learnt_in(course, voice)),
        course.points if course.name == LESSON or misses < POINT_AFTER else pointed(course),
        isinstance(course.now, Ask) and course.now.point is None and len(course.now.right) > 1,
        course.about,
        "" if reply is None or reply.made or reply.back else reply.key,
        choices,
        len(choices) == len(offered),
        misses >= SHOW_AFTER,
        ends,
        address,
        f"{address}/done?answers={answers}" if ends == "lesson" else f"{address}?part={CHECK}",
        skipping(lesson, course.name),
    )


def spoken(course: Course, says: Message, voice: Signed) -> Markup:
    """What is said at a step: of what follows from a choice in it the table asks, and the guide no more."""
    if isinstance(course.now, Free) and course.is_within:
        return voice.say(Message("web-lesson-goes-on"))
    meanwhile = voice.attribute(says, "meanwhile") if course.has_begun else Markup()
    return meanwhile or voice.say(says)


def task_of(course: Course, voice: Signed) -> Markup:
    """What is to be done now: the task of the step, or what the game asks where the step is silent."""
    decision, says = course.game.decision, course.says
    if course.done or decision is None or says is None:
        return Markup()
    if isinstance(course.now, Ask | Free) and not course.now.says:
        return voice.say(course.game.rules.asked(decision, (voice.words("web-me-nobody"), *FELLOWS)))
    return voice.attribute(says, "task")


def skipping(lesson: Lesson, part: str) -> str:
    """Where one goes who leaves a part out: from the lesson to its check, from there to the next lesson."""
    if part == LESSON:
        return f"{lesson_address(lesson)}?part={CHECK}"
    onward = next_lesson(lesson)
    return "" if onward is None else lesson_address(onward)


def pointed(course: Course) -> tuple[str, ...]:
    """The key of a right answer."""
    index, decision = course.right_answer(), course.game.decision
    return () if index is None or decision is None else (decision.options[index].key,)


def choices_in(course: Course, voice: Signed) -> Iterator[Choice]:
    """What the step says of the choices that it names, as far as they are offered now."""
    words = voice.words
    decision = course.game.decision
    step = course.now
    if decision is None or not isinstance(step, Ask | Free) or course.is_within:
        return
    names = (words("web-me-nobody"), *FELLOWS)
    offered = [(key, said, decision.index(key)) for key, said in step.choices.items()]
    for letter, (key, said, index) in zip(
        ascii_uppercase, (each for each in offered if each[2] >= 0), strict=False
    ):
        label = course.game.rules.deed(course.game.state, decision, decision.options[index], names)
        text = voice.say(course.message(said, step.figures), inert=True)
        yield Choice(letter, key, index, capital(words.say(label)), text)


def learnt_in(course: Course, voice: Signed) -> list[Markup]:
    """What the steps that are done have taught."""
    done: Sequence[Step] = course.part.steps[: course.step]
    if course.name == CHECK:
        done = (*course.lesson.lesson.steps, *done)
    said = [step.says for step in done if not isinstance(step, Others) and step.says]
    messages = [Message(course.lesson.message(each)) for each in said]
    return [text for text in (voice.attribute(each, "learnt") for each in messages) if text]


@dataclass(frozen=True)
class Sitting:
    """Somebody at the table of a lesson."""

    visitor: Visitor
    learnt: Learnt
    course: Course
    live: LiveTable


def sit(
    request: AnyRequest, lesson: Lesson, part: str, answers: Sequence[int], *, anew: bool = False
) -> Sitting:
    """A course at its table; answers that no longer fit, after a change of the lesson, are forgotten."""
    visitor = visitor_of(request)
    name = part if part in lesson.parts else LESSON
    live = table_of(lesson, lesson.parts[name], visitor)
    try:
        course = Course(lesson, name, answers if name == part else (), live)
    except LessonError:
        if anew:
            raise
        return sit(request, lesson, name, (), anew=True)
    return Sitting(visitor, learnt_by(request), course, live)


@get("/learn/{game:str}/{name:str}", include_in_schema=False, spends="page")
async def lesson_page(
    request: AnyRequest, game: str, name: str, part: str = "", answers: str = "", anew: bool = False
) -> Response[str]:
    """A lesson, from its beginning or from where it was left."""
    find_rules(game)
    lesson = find_lesson(game, name)
    place = Place(part or LESSON, read_answers(answers))
    left = learnt_by(request).get(key_of(lesson))
    if not part and not anew and left is not None and not left.done:
        place = left
    sitting = sit(request, lesson, place.part, place.answers)
    visitor, course = sitting.visitor, sitting.course
    guide = guide_of(course, visitor.words)
    response = table_page(sitting.live, looking(visitor), lesson=guide, guide=drawn(guide, visitor))
    here = Place(course.name, tuple(course.answers))
    response.set_cookie(keep_place(sitting.learnt, lesson, here, secure(request)))
    return response


def drawn(guide: Guide, visitor: Visitor) -> str:
    """The guide's panel."""
    return render(visitor, "regions/guide.html", {"guide": guide})


# Its end


@dataclass(frozen=True)
class Known:
    """Something that a lesson has taught, in a sentence and drawn."""

    text: Markup
    drawn: tuple[Piece, ...]


@dataclass(frozen=True)
class Finished:
    """A finished lesson: what is known now, how the check went, and what comes next."""

    lesson: Lesson
    game: str
    number: int
    title: str
    idea: str
    known: tuple[Known, ...]
    task: str
    came: Markup
    """What the guide said when the check was solved; nothing if it is not known how that went."""
    way: tuple[Markup, ...]
    """What the learner did in it, as the journal tells it."""
    path: tuple[Knot, ...]
    address: str
    next: Lesson | None
    next_address: str
    style: str
    symbols: str


@get("/learn/{game:str}/{name:str}/done", include_in_schema=False, spends="page")
async def finished_page(request: AnyRequest, game: str, name: str, answers: str = "") -> Response[str]:
    """What was learnt in a lesson, drawn, and the next step."""
    find_rules(game)
    lesson = find_lesson(game, name)
    sitting = sit(request, lesson, CHECK, read_answers(answers))
    shown = finished(sitting)
    return page(sitting.visitor, "finished.html", section="learn", done=shown)


def finished(sitting: Sitting) -> Finished:
    """What the page of a finished lesson shows."""
    course, words = sitting.course, sitting.visitor.words
    lesson, drawing, voice = course.lesson, drawing_of(course.lesson.game), Signed(course.lesson.game, words)
    path, onward = on_path(lesson.game, lesson.path), next_lesson(lesson)
    goal = next(step for step in reversed(lesson.check.steps) if not isinstance(step, Others))
    task = course.message(goal.says, goal.figures)
    known = drawing.tales.get(lesson.id, {}).items()
    return Finished(
        lesson,
        words.say(find_rules(lesson.game).title()),
        path.index(lesson) + 1,
        words(lesson.title),
        words(lesson.title, "idea"),
        tuple(
            Known(voice.attribute(Message(lesson.message(says)), "learnt", inert=True), pieces_of(drawn))
            for says, drawn in known
        ),
        words(task.id, "task", **task.arguments),
        voice.say(course.told, inert=True) if course.done and course.told is not None else Markup(),
        tuple(deeds_of(sitting)) if course.done else (),
        knots_of(path, words, sitting.learnt),
        lesson_address(lesson),
        onward,
        "/learn" if onward is None else lesson_address(onward),
        next(iter(drawing.styles), ""),
        drawing.symbols,
    )


def deeds_of(sitting: Sitting) -> Iterator[Markup]:
    """What the learner did, a sentence for each thing."""
    live, words = sitting.live, sitting.visitor.words
    names = names_of(live, seats_of(live.seats, words), words)
    teller = Teller(live.record.game, drawing_of(live.record.game), names, words)
    told = [line for line in live.journal(LEARNER, names) if line.seat == LEARNER and line.choices]
    return (teller.tell(line).inert for line in told[:MOST_DEEDS])


@post("/learn/{game:str}/{name:str}/{act:str}", include_in_schema=False, status_code=200)
async def act(
    request: AnyRequest, game: str, name: str, act: str, data: Taking, limiter: Limiter
) -> Response[dict[str, Any]]:
    """An act in a lesson: a choice, a step back, the part anew, or the right answer shown."""
    await limiter.spend("look", address_of(request))
    lesson = find_lesson(game, name)
    sitting = sit(request, lesson, data.part, read_answers(data.answers))
    course, words = sitting.course, sitting.visitor.words
    if act == "hint":
        return Response(advice(sitting))
    reply, wrong, misses, kept = None, None, 0, len(course.answers)
    match act:
        case "choices":
            reply = course.answer(data.option)
            misses, kept = (0, kept + 1) if reply.made else (data.misses + 1, kept - reply.back)
            wrong = None if reply.made else missed(sitting, data.option)
        case "show" if (shown := course.right_answer()) is not None:
            reply = course.answer(shown)
            kept += 1
        case "undo":
            kept -= 1
        case _:
            kept = 0
    if kept < len(course.answers):
        sitting = sit(request, lesson, data.part, course.answers[: max(kept, 0)])
    return answer(request, sitting, guide_of(sitting.course, words, reply, misses, wrong))


def missed(sitting: Sitting, index: int) -> Miss:
    """A choice that must wait, as the learner is told of it."""
    course, words = sitting.course, sitting.visitor.words
    names = names_of(sitting.live, seats_of(sitting.live.seats, words), words)
    return miss_of(course.game, index, names, Signed(course.lesson.game, words))


def advice(sitting: Sitting) -> dict[str, Any]:
    """A right answer, as a hint tells it."""
    index = sitting.course.right_answer()
    if index is None or sitting.course.game.decision is None:
        raise LessonError("error-lesson-answers", lesson=sitting.course.lesson.id)
    seen = answer_table(sitting.live, LEARNER, sitting.visitor)
    assert seen.decision is not None
    assert seen.decision.options is not None
    label = seen.decision.options[index].label
    panel = render(sitting.visitor, "regions/right_answer.html", {"label": label})
    return {"option": index, "label": label, "panel": panel, "ranks": [[index, 1, False]]}


def answer(request: AnyRequest, sitting: Sitting, guide: Guide) -> Response[dict[str, Any]]:
    """The table after an act, drawn anew, with the guide; the place is kept."""
    visitor, course, live = sitting.visitor, sitting.course, sitting.live
    seen = answer_table(live, LEARNER, visitor)
    regions = {**table_regions(live, looking(visitor)), "guide": drawn(guide, visitor)}
    response = Response(
        {
            "move": live.move,
            "seat": LEARNER,
            "mine": not course.done,
            "regions": regions,
            "place": {"part": guide.part, "answers": guide.answers, "misses": guide.misses},
            "decision": None if guide.wrong or course.done else msgspec.to_builtins(seen.decision),
        }
    )
    place = Place(DONE) if guide.ends == LESSON else Place(course.name, tuple(course.answers))
    response.set_cookie(keep_place(sitting.learnt, course.lesson, place, secure(request)))
    return response


LESSON_PAGES = [learn, lesson_page, finished_page, act]
