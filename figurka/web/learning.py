"""What somebody has learnt: the lessons that were finished and where one was left, in his own cookie."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Cookie

from figurka.core.registry import all_rules
from figurka.guide.found import kind_of
from figurka.lessons.form import Lesson
from figurka.lessons.found import on_path, paths_of
from figurka.lessons.places import DONE, Place, key_of, read_place
from figurka.locales import Words
from figurka.web.covers import picture
from figurka.web.house import LessonLink, card_of
from figurka.web.identity import FINISHED, LONGEST_COOKIE, AnyRequest, keep

COOKIE: Final = "lessons"
MOST_KEPT: Final = 60
CHECK: Final = "check"


Learnt = Mapping[str, Place]
"""Of each lesson that was begun, by `<game>/<lesson>`, where it was left."""


def learnt_by(request: AnyRequest) -> dict[str, Place]:
    """What a browser has kept, the newest first."""
    learnt = {}
    for kept in request.cookies.get(COOKIE, "").split(".")[:MOST_KEPT]:
        name, colon, place = kept.partition(":")
        if colon and place.count(":") == 1 and name.count("/") == 1:
            learnt[name] = read_place(place)
    return learnt


def keep_place(learnt: Learnt, lesson: Lesson, place: Place, secure: bool) -> Cookie:
    """A cookie with the place where a lesson is now; what was finished once stays so."""
    name = key_of(lesson)
    before = learnt.get(name)
    now = before if before is not None and before.done else place
    kept = {name: now} | {each: where for each, where in learnt.items() if each != name}
    return keep(COOKIE, as_text(dict(list(kept.items())[:MOST_KEPT])), secure)


def as_text(learnt: dict[str, Place]) -> str:
    """What a cookie has of each lesson; if it gets too long, places that were left long ago are forgotten."""
    left = [name for name, place in learnt.items() if not place.done]
    while len(text := ".".join(f"{name}:{place.written}" for name, place in learnt.items())) > LONGEST_COOKIE:
        del learnt[left.pop()]
    return text


@dataclass(frozen=True)
class Knot:
    """A lesson on the thread of its path."""

    number: int
    title: str
    idea: str
    minutes: int
    address: str
    state: str
    """`done`, `next` or `open`."""


@dataclass(frozen=True)
class Path:
    """The lessons of a game, or of a path of its own within one."""

    game: str
    name: str
    title: str
    about: str
    scene: str
    knots: tuple[Knot, ...]

    @property
    def done(self) -> int:
        """How many lessons are finished."""
        return sum(knot.state == DONE for knot in self.knots)

    @property
    def minutes(self) -> int:
        """How long the lessons take that are not finished."""
        return sum(knot.minutes for knot in self.knots if knot.state != DONE)

    def has(self, lesson: str) -> bool:
        """Whether a lesson is one of these."""
        return any(knot.address == f"/learn/{self.game}/{lesson}" for knot in self.knots)

    @property
    def next(self) -> Knot | None:
        """The lesson that comes next."""
        return next((knot for knot in self.knots if knot.state == "next"), None)

    @property
    def state(self) -> str:
        """`fresh`, `begun` or `finished`."""
        return "fresh" if not self.done else "finished" if self.done == len(self.knots) else "begun"


def paths(words: Words, learnt: Learnt) -> tuple[Path, ...]:
    """All paths of all games that teach anything."""
    found = []
    for rules in all_rules():
        card = card_of(rules, words)
        for name in paths_of(rules.name):
            own = f"{rules.name}-path-{name}"
            found.append(
                Path(
                    rules.name,
                    name,
                    words(own) if name else card.title,
                    words(own, "about") if name else card.short,
                    picture("scene", f"{rules.name}-{name}") if name else card.scene,
                    knots_of(on_path(rules.name, name), words, learnt),
                )
            )
    return tuple(found)


@dataclass(frozen=True)
class NextStep:
    """What comes next on a path that somebody has begun: a lesson, or after the last a first whole game."""

    path: Path
    lesson: Knot | None


def next_step(found: Sequence[Path], learnt: Learnt, guides: Mapping[str, str]) -> NextStep | None:
    """What comes next on the path that was gone last; nothing where all is done, or nothing was begun."""
    for name in learnt:
        game, _, lesson = name.partition("/")
        path = next((each for each in found if each.game == game and each.has(lesson)), None)
        if path is not None and (path.next is not None or not has_played(path, guides)):
            return NextStep(path, path.next)
    return None


def has_played(path: Path, guides: Mapping[str, str]) -> bool:
    """Whether a game was finished of the kind that a path leads to."""
    kind = kind_of(path.game, 1 if path.name else 2)
    return guides.get(kind) in FINISHED


def is_done(lesson: Lesson, learnt: Learnt) -> bool:
    """Whether a lesson was finished."""
    place = learnt.get(key_of(lesson))
    return place is not None and place.done


def knots_of(lessons: Sequence[Lesson], words: Words, learnt: Learnt) -> tuple[Knot, ...]:
    """The lessons of a path as its thread shows them: the first that is not finished comes next."""
    knots: list[Knot] = []
    for number, lesson in enumerate(lessons, 1):
        following = all(knot.state == DONE for knot in knots)
        state = DONE if is_done(lesson, learnt) else "next" if following else "open"
        idea = words(lesson.title, "idea")
        knots.append(Knot(number, words(lesson.title), idea, lesson.minutes, address_of(lesson), state))
    return tuple(knots)


def address_of(lesson: Lesson) -> str:
    """Where a lesson is taken."""
    return f"/learn/{lesson.game}/{lesson.id}"


def next_lessons(words: Words, learnt: Learnt) -> dict[str, LessonLink]:
    """Of each game that teaches anything the lesson that comes next, as long as there is one."""
    links = ((rules.name, next_link(rules.name, words, learnt)) for rules in all_rules())
    return {game: link for game, link in links if link is not None}


def next_link(game: str, words: Words, learnt: Learnt) -> LessonLink | None:
    """The lesson of a game that comes next: on the first of its paths that is not finished."""
    for path in paths_of(game):
        lessons = on_path(game, path)
        left = [lesson for lesson in lessons if not is_done(lesson, learnt)]
        if left:
            first = len(left) == len(lessons)
            return LessonLink(address_of(left[0]), words(left[0].title), left[0].minutes, first)
    return None
