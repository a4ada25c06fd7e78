"""What a template has read: if all of it is the same again, the template would draw the same again.

A template is given its inputs behind readers, which note each answer they give: plain values as they are, of
objects and mappings only what is asked of them. As a template does nothing but ask, the same answers make the
same text, whoever it was first drawn for. Values have to tell by `==` whether they are the same; lists of
objects that change in place do not.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from enum import Enum
from itertools import count
from operator import contains, getitem
from typing import Any, Final

from jinja2.environment import TemplateModule
from jinja2.runtime import Macro
from markupsafe import Markup

from figurka.locales import Words
from figurka.web.patches import SHORT, changed

SIMPLE: Final = frozenset((str, int, bool, type(None), Markup))
PLAIN: Final = (type(None), bool, int, float, str, bytes, tuple, list, set, frozenset, Enum, datetime)
"""What is compared as a whole, besides frozen dataclasses that do not say that they are read `in_parts`."""
GONE: Final = object()
"""Stands for what is not there: an attribute, a key or a name."""
KINDS: Final[dict[type, bool]] = {}
"""Of the types that were met whether they are such."""
LOOKUPS: Final = (AttributeError, LookupError, TypeError)

Reads = dict["Question", object]
"""Questions with the answers that were given to them."""
Memory = dict[object, list["Drawn"]]
"""How things looked, by what they are; of each the latest first."""
THINGS_KEPT: Final = 1000
"""Of so many things of a table it is kept how they looked; then all is drawn anew."""
LEAST_LOOKS: Final = 2
"""So many looks of a thing are kept, or one for each who looks, if they are more."""


def is_plain(kind: type) -> bool:
    """Whether things of such a type are compared as a whole."""
    known = KINDS.get(kind)
    if known is None:
        parameters = getattr(kind, "__dataclass_params__", None)
        constant = parameters is not None and parameters.frozen and not getattr(kind, "in_parts", False)
        known = KINDS[kind] = constant or issubclass(kind, PLAIN)
    return known


class Question:
    """Something that can be asked of the inputs whenever they are new: a name, or more about an answer."""

    __slots__ = ("about", "ask", "attributes", "items", "kind", "more", "reader", "what")

    def __init__(self, about: "Question | None", ask: Callable[..., object], what: object) -> None:
        self.about = about
        self.ask = ask
        self.what = what
        self.more: dict[tuple[object, ...], Question] | None = None
        self.attributes: dict[str, Question] | None = None
        self.items: dict[str, Question] | None = None
        self.kind: type | None = None
        """The type of the answer, if its reader is known."""
        self.reader: Any = None

    def attribute(self, name: str) -> "Question":
        """What the answer has under a name."""
        known = self.attributes
        if known is None:
            known = self.attributes = {}
        found = known.get(name)
        if found is None:
            found = known[name] = Question(self, getattr, name)
        return found

    def item(self, key: object) -> "Question":
        """What the answer has under a key."""
        if type(key) is not str:
            return self.further(getitem, key)
        known = self.items
        if known is None:
            known = self.items = {}
        found = known.get(key)
        if found is None:
            found = known[key] = Question(self, getitem, key)
        return found

    def further(self, ask: Callable[..., object], what: object = None) -> "Question":
        """A question about the answer to this one; the same one again if it was asked before."""
        kind = tuple(map(type, what)) if isinstance(what, tuple) else type(what)  # a number may equal a truth
        key = (ask, what, kind)
        known = self.more
        if known is None:
            known = self.more = {}
        try:
            found = known.get(key)
        except TypeError:  # asked with something that may change
            return Question(self, ask, what)
        if found is None:
            found = known[key] = Question(self, ask, what)
        return found


def called(function: Any, arguments: Any) -> object:
    """What a function answers; the names of named arguments stand before their values, after the others."""
    count, *given = arguments
    named = dict(zip(given[count::2], given[count + 1 :: 2], strict=True))
    return function(*given[:count], **named)


def whole(things: Any, _: object) -> tuple[tuple[object, object], ...]:
    """All that a mapping has."""
    return tuple(things.items())


def length(things: Any, _: object) -> int:
    """How many there are."""
    return len(things)


def everything(things: Any, _: object) -> tuple[object, ...]:
    """All of some things, one by one."""
    return tuple(things)


def truth(thing: object, _: object) -> bool:
    """Whether a thing counts as something."""
    return bool(thing)


def holds_mappings(answer: object) -> bool:
    """Whether something is a list of what is read piece by piece."""
    return isinstance(answer, (list, tuple)) and bool(answer) and isinstance(answer[0], dict)


class Drawn:
    """How something looks, and what it was drawn from."""

    __slots__ = ("_patch", "doubt", "html", "number", "reads")
    numbers = count()

    def __init__(self, html: str, reads: Reads) -> None:
        self.html = html
        self.reads = reads
        self.number = next(self.numbers)
        """By which it is told from all others."""
        self.doubt: Question | None = None
        """What was answered otherwise when it was last found to be another look: asked first next time."""
        self._patch: tuple[int, Any] = (-1, None)

    def after(self, old: "Drawn | None") -> Any:
        """What a page is sent that shows this as it was: all of it, or what changed."""
        if old is None or len(self.html) < SHORT:
            return self.html
        if self._patch[0] != old.number:
            self._patch = old.number, changed(old.html, self.html)
        return self._patch[1]


class Inputs:
    """What the templates of a table are given, with the answers found so far for one drawing of it."""

    def __init__(self, usual: Mapping[str, object]) -> None:
        self.usual = usual
        """What is always the same for who reads this language, and need not be noted."""
        self.given: Mapping[str, object] = {}
        self.root = Question(None, getitem, None)
        self.answers: Reads = {}
        self.reads: Reads = {}
        """What the template has read that is being drawn."""
        self.memory: Memory = {}
        self.looks = LEAST_LOOKS
        """So many looks of each thing are kept."""
        self.modules: dict[str | None, tuple[TemplateModule, Reads]] = {}
        """The modules of macros that were made, with what they read at that."""
        self.sound: set[str | None] = set()
        """Those of them that would read the same now."""

    def give(self, given: Mapping[str, object]) -> None:
        """From now on the answers come from these."""
        self.given = given
        self.sound.clear()
        self.answers = {}
        self.reads = {}

    def answer(self, question: Question) -> object:
        """The answer to a question: what is, and not a reader of it."""
        found = self.answers.get(question, self)
        if found is self:
            found = self.answers[question] = self._find(question)
        return found

    def _find(self, question: Question) -> object:
        if question.about is None:
            return self.given
        about = self.answers.get(question.about, self)
        if about is self:
            about = self.answer(question.about)
        if question.ask in (called, everything, length):  # what goes wrong there is no answer
            return question.ask(about, question.what)
        try:
            return question.ask(about, question.what)
        except LOOKUPS:
            return GONE

    def read(self, question: Question) -> object:
        """Note an answer, and give it: as it is if it is plain, else as a reader."""
        answer: Any = self.answers.get(question, self)
        if answer is self:
            answer = self.answers[question] = self._find(question)
        kind = type(answer)
        if kind in SIMPLE:
            self.reads[question] = answer
            return answer
        if kind is question.kind:
            self.reads[question] = kind
            return question.reader
        if kind is Words:
            return answer  # says what the language says
        if answer is GONE or (is_plain(kind) and not holds_mappings(answer)):
            self.reads[question] = kind(answer) if kind in (list, set) else answer  # it may be added to later
            return answer
        self.reads[question] = kind
        if isinstance(answer, (list, tuple)):
            return ListReader(self, question)
        question.kind = kind
        question.reader = (MappingReader if isinstance(answer, Mapping) else Reader)(self, question)
        return question.reader

    def recall(self, thing: object, draw: Callable[[], str]) -> Drawn:
        """How a thing looks: as it was drawn before, if it would be the same again, or else drawn anew.

        Whatever it is part of has read what it has read.
        """
        if len(self.memory) > THINGS_KEPT:
            self.memory.clear()
        looks = self.memory.get(thing)
        if looks is None:
            looks = self.memory[thing] = []
        found, outer = None, self.reads
        for drawn in looks:
            doubt = drawn.doubt
            if doubt is not None and self.differing({doubt: drawn.reads[doubt]}) is not None:
                continue
            drawn.doubt = self.differing(drawn.reads)
            if drawn.doubt is None:
                found = drawn
                break
        if found is None:
            self.reads = {}
            try:
                found = Drawn(draw(), self.reads)
            finally:
                self.reads = outer
        else:
            looks.remove(found)
        outer.update(found.reads)
        looks.insert(0, found)
        del looks[self.looks :]
        return found

    def again(self, home: str, macro: Macro) -> Callable[..., str]:
        """A macro that is drawn anew only if its arguments or something that it reads differ.

        What it uses of its template has to be known there before.
        """
        known = dict(self.reads)

        def draw(*arguments: object) -> str:
            key = home, macro.name, tuple(map(named, arguments))

            def anew() -> str:
                self.reads.update(known)
                return macro(*arguments)

            try:
                return self.recall(key, anew).html
            except TypeError:
                return macro(*arguments)

        return draw

    def differing(self, reads: Reads) -> Question | None:
        """What would be answered otherwise of all that was read once, or nothing."""
        answers, question = self.answers, None
        try:
            for question, known in reads.items():
                answer = answers.get(question, self)
                if answer is self:
                    answer = answers[question] = self._find(question)
                if answer is known:
                    continue
                kind = type(answer)  # of what is read in parts only that was noted
                if kind is not known and (kind is not type(known) or answer != known):
                    return question
        except LOOKUPS:  # what was called then cannot be called now
            return question
        return None


class Reader:
    """Stands for an object and notes what is asked of it."""

    __slots__ = ("_inputs", "_question")

    def __init__(self, inputs: Inputs, question: Question) -> None:
        self._inputs = inputs
        self._question = question

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "jinja_pass_arg":
            raise AttributeError(name)
        return self.dot(name)

    def dot(self, name: str) -> Any:
        """What there is behind a dot."""
        found = self._inputs.read(self._question.attribute(name))
        if found is GONE:
            raise AttributeError(name)
        return found

    def __getitem__(self, key: object) -> Any:
        found = self._inputs.read(self._question.item(bare(key)))
        if found is GONE:
            raise KeyError(key)
        return found

    def __call__(self, *arguments: object, **by_name: object) -> Any:
        """What it answers, if it is a function."""
        given = (*map(bare, arguments), *(bare(part) for pair in by_name.items() for part in pair))
        return self._inputs.read(self._question.further(called, (len(arguments), *given)))

    def __str__(self) -> str:
        raise TypeError("a template writes an object that is no text")

    def __eq__(self, other: object) -> bool:
        raise TypeError("a template compares an object as a whole")

    __hash__ = None  # type: ignore[assignment]

    def __contains__(self, key: object) -> bool:
        return bool(self._inputs.read(self._question.further(contains, bare(key))))

    def __bool__(self) -> bool:
        return bool(self._inputs.read(self._question.further(truth)))

    def __len__(self) -> int:
        found: Any = self._inputs.read(self._question.further(length))
        return int(found)

    def __iter__(self) -> Iterator[Any]:
        found: Any = self._inputs.read(self._question.further(everything))
        return iter(found)


class MappingReader(Reader):
    """Stands for a mapping: its items are read one by one, or all at once."""

    __slots__ = ()

    def get(self, key: object, otherwise: object = None) -> Any:
        """What there is under a key."""
        found = self._inputs.read(self._question.item(bare(key)))
        return otherwise if found is GONE else found

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def _all(self) -> dict[Any, Any]:
        items: Any = self._inputs.read(self._question.further(whole))
        return dict(items)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def keys(self) -> Any:
        """All keys."""
        return self._all().keys()

    def values(self) -> Any:
        """All values."""
        return self._all().values()

    def items(self) -> Any:
        """All keys with their values."""
        return self._all().items()


class ListReader(Reader):
    """Stands for a list of mappings."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))


def named(argument: object) -> object:
    """What tells an argument from others: itself, or what it is an answer to."""
    return argument._question if isinstance(argument, Reader) else (type(argument), argument)


def bare(thing: object) -> object:
    """A thing itself, where a reader may stand for it."""
    return thing._inputs.answer(thing._question) if isinstance(thing, Reader) else thing
