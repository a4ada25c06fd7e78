"""The declared shapes of views, read for people and programs: their fields, types and what they mean."""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from figurka.core.views import TableView

ADDED = frozenset(get_type_hints(TableView))
"""What the engine adds to the view of every game."""
PLAIN: dict[Any, str] = {int: "int", float: "float", str: "str", bool: "bool", NoneType: "null"}
"""How the simplest types are called."""


@dataclass(frozen=True)
class Field:
    """A field of a typed dictionary."""

    name: str
    type: str
    always: bool
    """Whether it is always there."""
    about: str


@dataclass(frozen=True)
class Shape:
    """A typed dictionary: its name, what it is, and its fields."""

    name: str
    about: str
    fields: tuple[Field, ...]


def shapes_of(shape: type) -> list[Shape]:
    """A shape and all that it is made of, in the order in which they are met."""
    return [read_shape(each) for each in parts_of(shape)]


def parts_of(shape: type) -> list[type]:
    """A typed dictionary and all those within it."""
    found: list[type] = []
    waiting = [shape]
    while waiting:
        part = waiting.pop(0)
        if part not in found:
            found.append(part)
            for hint in get_type_hints(part).values():
                waiting += dictionaries_in(hint)
    return found


def dictionaries_in(hint: Any) -> Iterator[type]:
    """The typed dictionaries that a type mentions."""
    if is_typeddict(hint):
        yield hint
    for argument in get_args(hint):
        yield from dictionaries_in(argument)


def read_shape(shape: type) -> Shape:
    """A typed dictionary with its fields, those that it inherits among them."""
    about = meanings(shape)
    fields = tuple(
        Field(name, called(hint), is_always(shape, name), about.get(name, ""))
        for name, hint in get_type_hints(shape).items()
    )
    return Shape(shape.__name__, inspect.getdoc(shape) or "", fields)


@cache
def hints_of(shape: type) -> dict[str, Any]:
    """The types of a shape's fields; a view has the same shapes thousands of times."""
    return get_type_hints(shape)


def is_always(shape: type, name: str) -> bool:
    """Whether a field is always there; what the engine adds to every view is."""
    required: frozenset[str] = shape.__required_keys__  # type: ignore[attr-defined]
    return name in required or name in ADDED


def meanings(shape: type) -> dict[str, str]:
    """What stands below each field in the code."""
    found: dict[str, str] = {}
    tree = ast.parse(textwrap.dedent(inspect.getsource(shape))).body[0]
    assert isinstance(tree, ast.ClassDef)
    for base in tree.bases:
        inherited = getattr(sys.modules[shape.__module__], ast.unparse(base), None)
        if isinstance(inherited, type) and is_typeddict(inherited):
            found |= meanings(inherited)
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[field.target.id] = " ".join(str(below.value.value).split())
    return found


def called(hint: Any) -> str:
    """A type in few words."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Required, NotRequired):
        return called(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(called(each) for each in arguments)
    if origin is list:
        return f"list[{called(arguments[0])}]"
    if origin is tuple:
        return f"list[{', '.join(called(each) for each in arguments)}]"
    if origin is dict:
        return f"dict[{called(arguments[0])}, {called(arguments[1])}]"
    raise TypeError(f"{hint} is no type of plain data")


def unlike(value: Any, hint: Any, where: str = "view") -> Iterator[str]:
    """Where a value is not of the declared type: nothing if it is, field by field."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Required, NotRequired):
        yield from unlike(value, arguments[0], where)
    elif is_typeddict(hint):
        yield from unlike_shape(value, hint, where)
    elif origin in (Union, UnionType):
        if all(any(unlike(value, each)) for each in arguments):
            yield f"{where}: {value!r} is not {called(hint)}"
    elif origin is Literal:
        if value not in arguments:
            yield f"{where}: {value!r} is not {called(hint)}"
    elif origin is list:
        yield from unlike_list(value, arguments[0], where)
    elif origin is dict:
        yield from unlike_dict(value, arguments, where)
    elif type(value) is not hint:
        yield f"{where}: {value!r} is not {called(hint)}"


def unlike_shape(value: Any, shape: Any, where: str) -> Iterator[str]:
    """Where a dictionary differs from its declared shape."""
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {shape.__name__}"
        return
    hints = hints_of(shape)
    yield from (f"{where}.{name}: not declared" for name in value if name not in hints)
    missing = [name for name in hints if name not in value and is_always(shape, name)]
    yield from (f"{where}.{name}: missing" for name in missing)
    for name, each in value.items():
        if name in hints:
            yield from unlike(each, hints[name], f"{where}.{name}")


def unlike_list(value: Any, hint: Any, where: str) -> Iterator[str]:
    """Where a list has something else than it should."""
    if not isinstance(value, list):
        yield f"{where}: {value!r} is no list"
        return
    for place, each in enumerate(value):
        yield from unlike(each, hint, f"{where}[{place}]")


def unlike_dict(value: Any, hints: tuple[Any, ...], where: str) -> Iterator[str]:
    """Where a mapping has something else than it should."""
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no mapping"
        return
    for name, each in value.items():
        yield from unlike(name, hints[0], f"{where}: key")
        yield from unlike(each, hints[1], f"{where}[{name!r}]")
