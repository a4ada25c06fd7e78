"""The one door through which a process gets to know a game with changed figures.

The modules of the game's content and rules are loaded as if other figures had been written in them, so that
all that follows from a figure follows from the changed one. That holds for the whole process: it must not
know the game before, and it plays that game alone from then on. Nothing is written anywhere, not even caches.
"""

import ast
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from inspect import BoundArguments, signature
from types import CodeType, ModuleType
from typing import Any, Final

from figurka.arena.balancing.changing import CONSTANT, Change, Changed, ChangeError
from figurka.core.errors import UnknownGameError
from figurka.core.registry import find_part, find_rules
from figurka.engine import leave_compiled_out
from figurka.packages import GamePackage, game_packages

PARTS: Final = frozenset(("content", "rules"))
"""The parts of a game in which figures are written."""
MADE: Final = "__made__"
"""The name by which a changed module makes its things."""
NAMES: Final = ("name", "key", "number", "index")
"""By which of its fields a thing is known: the first that it has."""


def alter(game: str, changes: Sequence[Change]) -> tuple[Changed, ...]:
    """Load a game with changed figures into this process, or raise an error that says what is wrong."""
    home = home_of(game_packages()[game])
    if any(name == home or name.startswith(f"{home}.") for name in sys.modules):
        raise ChangeError("balance-error-known", game=game)
    leave_compiled_out()
    alteration = Alteration(home, changes)
    sys.meta_path.insert(0, alteration)
    try:
        find_rules(game)
    except UnknownGameError as error:
        reason = f"{type(error.__cause__).__name__}: {error.__cause__}"
        raise ChangeError("balance-error-breaks", game=game, reason=reason) from error
    find_part(game, "balance")
    return alteration.made_all(game)


def home_of(package: GamePackage) -> str:
    """The package in which a game lies, with the game that it is built upon if that is one."""
    around = (each.module for each in game_packages().values())
    return min(
        (module for module in around if f"{package.module}.".startswith(f"{module}.")),
        key=len,
    )


class Alteration(MetaPathFinder):
    """Finds the modules of a game in which figures are written, and loads them changed."""

    def __init__(self, home: str, changes: Sequence[Change]) -> None:
        self.home = home
        self.changes = changes
        self.constants: dict[str, list[str]] = {}
        """In which modules each constant is written as a plain figure."""
        self.computed: set[str] = set()
        """The constants that are worked out."""
        self.things: dict[str, dict[str, BoundArguments]] = {}
        """All things that were made, by kind and name."""
        self.changed: dict[str, Changed] = {}
        """By their paths, the changes that were made."""
        self.misfits: dict[str, ChangeError] = {}
        """By their paths, the changes that do not fit what is to be changed."""
        self.calls: dict[int, tuple[object, str]] = {}
        """By their ids, the things without names, and how they are written."""
        self.compiled = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is that may have figures, with a loader that changes them."""
        inside = fullname.removeprefix(self.home)
        if inside == fullname or (inside and not PARTS.intersection(inside.split("."))):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.loader is None:
            return spec
        if not isinstance(spec.loader, SourceFileLoader):
            self.compiled = True
            return spec
        spec.loader = ChangedLoader(fullname, spec.loader.path, self)
        return spec

    def wanted(self, module: str, name: str) -> Change | None:
        """The change of a constant in a module, if one is asked for."""
        for change in self.changes:
            inside, _, bare = change.name.rpartition(".")
            if (
                change.kind == CONSTANT
                and bare == name
                and f".{module}".endswith(f".{inside}" if inside else "")
            ):
                return change
        return None

    def changed_to(self, change: Change, was: Any) -> Any:
        """What a figure is after its change; as it was if the change does not fit."""
        try:
            now = fitted(change, was, change.value)
        except ChangeError as error:
            self.misfits[change.path] = error
            return was
        before = self.text_of(was)
        after = rewritten(now, change.value)
        self.changed[change.path] = Changed(change.path, change.name, before, after)
        return now

    def text_of(self, value: object) -> str:
        """A figure as it is written in the game's content."""
        return self.calls[id(value)][1] if id(value) in self.calls else written(value)

    def constant(self, module: str, name: str, value: ast.expr) -> ast.expr:
        """What is written for a constant, changed if that is asked for."""
        try:
            was = ast.literal_eval(value)
        except (ValueError, TypeError):
            self.computed.add(name)
            return value
        self.constants.setdefault(name, []).append(module)
        change = self.wanted(module, name)
        if change is None:
            return value
        now = self.changed_to(change, was)
        return ast.copy_location(ast.parse(repr(now), mode="eval").body, value)

    def maker(self, make: Any) -> Any:
        """A class that makes things, or one that makes them changed."""
        if not isinstance(make, type):
            return make
        kind = make.__name__.lower()

        def made(*given: Any, **named: Any) -> Any:
            bound = signature(make).bind(*given, **named)
            bound.apply_defaults()
            name = next((str(bound.arguments[each]) for each in NAMES if each in bound.arguments), "")
            if not name:
                thing = make(*given, **named)
                self.calls[id(thing)] = thing, called(make, given, named)
                return thing
            self.things.setdefault(kind, {})[name] = bound
            for change in self.changes:
                if (change.kind, change.name) == (kind, name) and change.field in bound.arguments:
                    was = bound.arguments[change.field]
                    bound.arguments[change.field] = self.changed_to(change, was)
            return make(*bound.args, **bound.kwargs)

        return made

    def made_all(self, game: str) -> tuple[Changed, ...]:
        """All changes, or an error that tells which could not be made and why."""
        if self.compiled:
            raise ChangeError("balance-error-compiled", game=game)
        for change in self.changes:
            if change.kind == CONSTANT:
                self._check_constant(game, change)
            else:
                self._check_thing(game, change)
            if change.path in self.misfits:
                raise self.misfits[change.path]
        return tuple(self.changed[change.path] for change in self.changes)

    def _check_constant(self, game: str, change: Change) -> None:
        name = change.name.rpartition(".")[2]
        modules = [each for each in self.constants.get(name, []) if self.wanted(each, name) is change]
        if len(modules) > 1:
            where = ", ".join(f'"{module.removeprefix(f"{self.home}.")}.{name}"' for module in modules)
            raise ChangeError("balance-error-several", name=change.name, names=where)
        if not modules and name in self.computed:
            raise ChangeError("balance-error-computed", name=change.name)
        if not modules:
            near = alike(name, self.constants)
            raise ChangeError("balance-error-no-constant", game=game, name=change.name, near=near)

    def _check_thing(self, game: str, change: Change) -> None:
        things = self.things.get(change.kind)
        if things is None:
            kinds = ", ".join(sorted(self.things)) or "–"
            raise ChangeError("balance-error-no-kind", game=game, kind=change.kind, kinds=kinds)
        if change.name not in things:
            near = alike(change.name, things)
            raise ChangeError("balance-error-no-thing", kind=change.kind, name=change.name, near=near)
        known = {
            name: value
            for name, value in things[change.name].arguments.items()
            if name not in NAMES and is_figures(value)
        }
        if change.field not in known:
            raise ChangeError(
                "balance-error-unknown-field",
                kind=change.kind,
                name=change.name,
                field=change.field,
                fields=", ".join(f"{name} ({self.text_of(value)})" for name, value in known.items()),
            )


class ChangedLoader(SourceFileLoader):
    """Loads a module from its source with changed figures, and leaves no trace of it."""

    def __init__(self, fullname: str, path: str, alteration: Alteration) -> None:
        super().__init__(fullname, path)
        self.alteration = alteration

    def get_code(self, fullname: str) -> CodeType:
        """The code of the module with its constants changed and its things made by the alteration."""
        tree = ast.parse(self.get_data(self.path))
        for node in tree.body:
            target, value = assigned(node)
            if isinstance(node, ast.Assign | ast.AnnAssign) and value is not None and target.isupper():
                node.value = self.alteration.constant(fullname, target, value)
        if "content" in fullname.removeprefix(self.alteration.home).split("."):
            tree = Making().visit(tree)
        code: CodeType = compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Run the module, with the way to make its things at hand."""
        setattr(module, MADE, self.alteration.maker)
        super().exec_module(module)


class Making(ast.NodeTransformer):
    """Lets whatever looks like a class be called by way of the alteration."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A call of a class, or of anything else as it was."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id[0].isupper():
            maker = ast.Name(MADE, ast.Load())
            node.func = ast.copy_location(ast.Call(maker, [node.func], []), node.func)
        return node


def assigned(node: ast.stmt) -> tuple[str, ast.expr | None]:
    """The one name that a statement gives a value, and that value."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id, node.value
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id, node.value
    return "", None


def alike(name: str, known: Mapping[str, object]) -> str:
    """What may have been meant."""
    near = get_close_matches(name, known, n=5, cutoff=0.5)
    return ", ".join(near or sorted(known)[:12])


def figures_of(thing: object) -> dict[str, Any]:
    """All that a thing of a game keeps of itself; nothing of what is no such thing."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {each.name: getattr(thing, each.name) for each in fields(thing)}
    slots = (name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()))
    return {name: getattr(thing, name) for name in slots if hasattr(thing, name)}


def is_figures(value: object) -> bool:
    """Whether something is made of figures, so that it can be changed in a file."""
    if isinstance(value, int | float | str):
        return True
    if isinstance(value, tuple | list):
        return all(map(is_figures, value))
    if isinstance(value, dict):
        return all(map(is_figures, value.values()))
    return bool(figures_of(value)) and not callable(value)


def written(value: object) -> str:
    """A figure as it is written in code; a thing by its figures."""
    if isinstance(value, tuple) and value and not is_plain(value):
        return f"({', '.join(map(written, value))})"
    if is_plain(value) or not figures_of(value):
        return repr(value)
    usual = {name: each.default for name, each in signature(type(value)).parameters.items()}
    told = {name: each for name, each in figures_of(value).items() if is_plain(each)}
    return called(type(value), (), {name: each for name, each in told.items() if usual.get(name) != each})


def rewritten(value: object, asked: object) -> str:
    """A changed figure; a thing that does not keep what it is made of, as it was asked for."""
    if isinstance(asked, dict) and figures_of(value) and not keeps(value):
        return called(type(value), (), asked)
    return written(value)


def keeps(thing: object) -> bool:
    """Whether a thing keeps what it is made of under the same names."""
    return any(name in signature(type(thing)).parameters for name in figures_of(thing))


def called(make: type, given: Sequence[object], named: Mapping[str, object]) -> str:
    """How a thing is made, as it is written in code."""
    parts = [*map(written, given), *(f"{name}={written(each)}" for name, each in named.items())]
    return f"{make.__name__}({', '.join(parts)})"


def is_plain(value: object) -> bool:
    """Whether something is a number or a text, or several of these."""
    if isinstance(value, tuple | list):
        return all(map(is_plain, value))
    return isinstance(value, int | float | str)


def fitted(change: Change, was: Any, now: Any) -> Any:
    """The new value in the shape of the old one, or an error that says which shape that is."""
    if isinstance(was, bool) or isinstance(now, bool):
        if type(was) is type(now):
            return now
    elif isinstance(was, float) and isinstance(now, int | float):
        return float(now)
    elif isinstance(was, int | str) and type(was) is type(now):
        return now
    elif isinstance(was, dict) and isinstance(now, dict):
        return {**was, **_entries(change, was, now)}
    elif isinstance(was, tuple | list) and isinstance(now, list):
        return _several(change, was, now)
    elif isinstance(now, dict) and figures_of(was) and is_figures(was):
        return _thing(change, was, now)
    raise ChangeError("balance-error-shape", path=change.path, was=written(was), now=repr(now))


def _several(change: Change, was: tuple[Any, ...] | list[Any], now: list[Any]) -> Any:
    """Several figures: as many as before, unless they are numbers or texts alone."""
    if was and len(was) == len(now):
        return type(was)(fitted(change, old, new) for old, new in zip(was, now, strict=True))
    if was and is_plain(was):
        return type(was)(fitted(change, was[0], new) for new in now)
    raise ChangeError("balance-error-shape", path=change.path, was=written(was), now=repr(now))


def _entries(change: Change, was: dict[Any, Any], now: dict[str, Any]) -> dict[Any, Any]:
    """The changed entries of a table; a key is written as a text whatever it is."""
    keys = {str(key): key for key in was}
    unknown = [key for key in now if key not in keys]
    if unknown:
        raise ChangeError("balance-error-key", path=change.path, key=unknown[0], keys=", ".join(keys))
    return {keys[key]: fitted(change, was[keys[key]], value) for key, value in now.items()}


def _thing(change: Change, was: object, figures: dict[str, Any]) -> Any:
    """A thing that is made of figures, such as a cost; what is not named stays as it was."""
    asked = signature(type(was)).parameters
    kept = {name: value for name, value in figures_of(was).items() if name in asked}
    named = {
        name: fitted(change, kept[name], value) if name in kept else value for name, value in figures.items()
    }
    try:
        return type(was)(**{**kept, **named})
    except TypeError:
        raise ChangeError("balance-error-figures", path=change.path, fields=", ".join(asked)) from None
