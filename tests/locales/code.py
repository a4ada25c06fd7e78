"""What the code and the pages of the package say: calls, ids written out, ids put together."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from figurka.core.registry import list_games
from tests.locales.files import PACKAGE, messages

DRAWINGS = {"web", "terminal", "mind"}
"""The folders of a game that ask and tell nothing by themselves."""
PREFIXES = {"error", "game", "list", "refusal", "rule", *list_games()}
"""How ids begin, also when nobody has written a message of the kind."""


@cache
def nodes(folder: Path) -> list[ast.AST]:
    """Everything in the code of a folder; of a game only what asks and tells."""
    return [
        node
        for path in sorted(folder.rglob("*.py"))
        if folder == PACKAGE or not DRAWINGS & set(path.relative_to(folder).parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]


def texts_in(node: ast.AST) -> set[str]:
    """The strings within a piece of code."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of functions and methods with these names."""
    for node in nodes(folder):
        if isinstance(node, ast.Call) and called_name(node) in names:
            yield node


def called_name(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def prefixes() -> set[str]:
    """How the ids of messages begin."""
    return PREFIXES | {name.partition("-")[0] for name in messages("en")}


def literals() -> set[str]:
    """All strings of code and page templates that are written out and are, or look like, ids of messages."""
    shape = re.compile(rf"(?:{'|'.join(sorted(prefixes()))})-[\w-]*\w")
    written = {
        node.value
        for node in nodes(PACKAGE)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in sorted(PACKAGE.rglob("*.html")):
        written |= set(re.findall(r"[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8")))
    return {text for text in written if shape.fullmatch(text)} - set(list_games())


@cache
def templates() -> frozenset[str]:
    """The f-strings of the code that may be ids of messages, as patterns."""
    found = set()
    for node in nodes(PACKAGE):
        if not isinstance(node, ast.JoinedStr):
            continue
        fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        letters = "".join(str(part) for part in fixed if part is not None)
        if len(letters) > 4 and re.fullmatch(r"[\w-]+", letters) and "-" in letters:
            found.add("".join(r"[\w-]+" if part is None else re.escape(str(part)) for part in fixed))
    return frozenset(found)


@cache
def words_of_pages() -> frozenset[str]:
    """All that might be an id in the pages and scripts of the package."""
    pages = [path for ending in ("html", "js") for path in PACKAGE.rglob(f"*.{ending}")]
    return frozenset(
        word for path in pages for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))
    )
