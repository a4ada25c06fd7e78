"""What a template has read: if all of it is the same again, the template would draw the same again.

A template is given its inputs behind readers, which note each answer they give: plain values as they are, of
objects and mappings only what is asked of them. As a template does nothing but ask, the same answers make the
same text, whoever it was first drawn for. Values have to tell by `==` whether they are the same; lists of
objects that change in place do not.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from typing import Any, Final

from jinja2 import Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, missing

from figurka.locales import Words
from figurka.web.sight import DecisionSight, Eyes, Sight

PLAIN: Final = (type(None), bool, int, float, str, bytes, tuple, list, set, frozenset, Enum, datetime)
"""What is compared as a whole, besides dataclasses that never change."""
GONE: Final = object()
"""Stands for what is not there: an attribute, a key or a name."""
LARGE: Final = (Sight, DecisionSight, Eyes)
"""What never changes but is read piece by piece all the same."""
LOOKUPS: Final = (AttributeError, LookupError, TypeError)

Reads = dict["Question", object]
"""Questions with the answers that were given to them."""


@cache
def is_plain(kind: type) -> bool:
    """Whether things of such a type are compared as a whole."""
    if issubclass(kind, PLAIN):
        return True
    parameters = getattr(kind, "__dataclass_params__", None)
    return is_dataclass(kind) and kind not in LARGE and parameters is not None and parameters.frozen


class Question:
    """Something that can be asked of the inputs, as often as they are new: a name, or more about an answer."""

    __slots__ = ("about", "ask", "more", "what")

    def __init__(self, about: "Question | None", ask: Callable[..., object], what: object) -> None:
        self.about = about
        self.ask = ask
        self.what = what
        self.more: dict[tuple[object, ...], Question] = {}

    def further(self, ask: Callable[..., object], what: object = None) -> "Question":
        """A question about the answer to this one; the same one again if it was asked before."""
        kind = tuple(map(type, what)) if isinstance(what, tuple) else type(what)  # a number may equal a truth
        key = (ask, what, kind)
        try:
            found = self.more.get(key)
        except TypeError:  # asked with something that may change
            return Question(self, ask, what)
        if found is None:
            found = self.more[key] = Question(self, ask, what)
        return found


def called(function: Any, arguments: Any) -> object:
    """What a function answers; the names of named arguments stand before their values, after the others."""
    count, *given = arguments
    named = dict(zip(given[count::2], given[count + 1 :: 2], strict=True))
    return function(*given[:count], **named)


def item_of(things: Any, key: object) -> object:
    """What a mapping or list has under a key."""
    return things[key]


def has(things: Any, key: object) -> bool:
    """Whether a mapping has a key."""
    return key in things


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


def alike(answer: object, known: object) -> bool:
    """Whether an answer is the one that was noted: the same value, or an object of the same type."""
    if answer is known:
        return True
    kind = type(answer)
    return kind is known if isinstance(known, type) else bool(kind is type(known) and answer == known)


def holds_mappings(answer: object) -> bool:
    """Whether something is a list of what is read piece by piece."""
    return isinstance(answer, (list, tuple)) and bool(answer) and isinstance(answer[0], dict)


class Inputs:
    """What the templates of one drawing are given, with the answers that were found so far."""

    def __init__(self, given: Mapping[str, object], usual: Mapping[str, object]) -> None:
        self.given = given
        self.usual = usual
        """What is always the same for who reads this language, and need not be noted."""
        self.answers: Reads = {}
        self.reads: Reads = {}
        """What the template has read that is being drawn."""
        self.modules: dict[str | None, tuple[TemplateModule, Reads]] = {}
        """The modules of macros that were made for this drawing, with what they read at that."""

    def answer(self, question: Question) -> object:
        """The answer to a question: what is, and not a reader of it."""
        found = self.answers.get(question, self)
        if found is self:
            found = self.answers[question] = self._find(question)
        return found

    def _find(self, question: Question) -> object:
        if question.about is None:
            return self.given
        about = self.answer(question.about)
        if question.ask in (called, everything, length):  # what goes wrong there is no answer
            return question.ask(about, question.what)
        try:
            return question.ask(about, question.what)
        except LOOKUPS:
            return GONE

    def read(self, question: Question) -> object:
        """Note an answer, and give it: as it is if it is plain, else as a reader."""
        answer = self.answer(question)
        kind = type(answer)
        if isinstance(answer, Words):
            return answer  # says what the language says
        if answer is GONE or (is_plain(kind) and not holds_mappings(answer)):
            self.reads[question] = kind(answer) if kind in (list, set) else answer  # it may be added to later
            return answer
        self.reads[question] = kind
        if isinstance(answer, Mapping):
            return MappingReader(self, question)
        return ListReader(self, question) if isinstance(answer, (list, tuple)) else Reader(self, question)

    def same(self, reads: Reads) -> bool:
        """Whether all that was read once would be read again."""
        try:
            return all(alike(self.answer(question), known) for question, known in reads.items())
        except LOOKUPS:  # what was called then cannot be called now
            return False


class Reader:
    """Stands for an object and notes what is asked of it."""

    __slots__ = ("_inputs", "_question")

    def __init__(self, inputs: Inputs, question: Question) -> None:
        self._inputs = inputs
        self._question = question

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "jinja_pass_arg":
            raise AttributeError(name)
        found = self._inputs.read(self._question.further(getattr, name))
        if found is GONE:
            raise AttributeError(name)
        return found

    def __getitem__(self, key: object) -> Any:
        found = self._inputs.read(self._question.further(item_of, bare(key)))
        if found is GONE:
            raise KeyError(key)
        return found

    def __call__(self, *arguments: object, **named: object) -> Any:
        given = (*map(bare, arguments), *(bare(part) for pair in named.items() for part in pair))
        return self._inputs.read(self._question.further(called, (len(arguments), *given)))

    def __str__(self) -> str:
        raise TypeError("a template writes an object that is no text")

    def __contains__(self, key: object) -> bool:
        return bool(self._inputs.read(self._question.further(has, bare(key))))

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
        found = self._inputs.read(self._question.further(item_of, bare(key)))
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


def bare(thing: object) -> object:
    """A thing itself, where a reader may stand for it."""
    return thing._inputs.answer(thing._question) if isinstance(thing, Reader) else thing


class Names:
    """The names that a template knows, as its context wants them: each is noted when it is looked up."""

    def __init__(self, inputs: Inputs, root: Question, local: Mapping[str, object]) -> None:
        self.inputs = inputs
        self.root = root
        self.local = local

    def find(self, name: str) -> object:
        """What a name means: something of the template's own, something usual, or an input."""
        for known in (self.local, self.inputs.usual):
            if name in known:
                return known[name]
        return self.inputs.read(self.root.further(item_of, name))


class TracedContext(Context):
    """The context of a template; what it hands on to others are its names, not all that they mean."""

    def __init__(self, template: Template, names: Names) -> None:
        super().__init__(template.environment, {}, template.name, template.blocks, template.globals)
        self.names = names
        self.globals = template.globals

    def resolve_or_missing(self, key: str) -> Any:
        """What a name means here."""
        if key in self.vars:
            return self.vars[key]
        found = self.names.find(key)
        if found is not GONE:
            return found
        return self.globals.get(key, missing)

    def get_all(self) -> Any:
        """What others are given that are included or imported."""
        return self.names


class TracedTemplate(Template):
    """A template that can be drawn from inputs which note what is read of them."""

    def new_context(self, vars: Any = None, shared: bool = False, locals: Any = None) -> Context:
        """A context over names, or the usual one."""
        if not isinstance(vars, Names):
            return super().new_context(vars, shared, locals)
        local = {name: value for name, value in (locals or {}).items() if value is not missing}
        return TracedContext(self, Names(vars.inputs, vars.root, {**vars.local, **local}))

    def make_module(self, vars: Any = None, shared: bool = False, locals: Any = None) -> TemplateModule:
        """A module of macros; it is made once for a drawing, of what all its templates are given."""
        if not isinstance(vars, Names):
            return super().make_module(vars, shared, locals)
        inputs = vars.inputs
        made = inputs.modules.get(self.name)
        if made is None:
            reads, inputs.reads = inputs.reads, {}
            module = TemplateModule(self, self.new_context(Names(inputs, vars.root, {}), True))
            made = inputs.modules[self.name] = module, inputs.reads
            inputs.reads = reads
        inputs.reads.update(made[1])
        return made[0]
