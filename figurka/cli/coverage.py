"""Which numbered rules the tests show: found by reading the test files, not by running them."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from figurka.core.errors import FigurkaError
from figurka.core.rulebook import Section


class CoverageError(FigurkaError):
    """There are no tests to read."""


def shown_rules(tests: Path) -> frozenset[str]:
    """The ids that the tests name in `pytest.mark.rule("...")`."""
    if not tests.is_dir():
        raise CoverageError("cli-error-no-tests", folder=str(tests))
    files = sorted(tests.rglob("*.py"))
    return frozenset(rule for file in files for rule in rules_of_file(file.read_text(encoding="utf-8")))


def rules_of_file(source: str) -> Iterator[str]:
    """The ids that one test file names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def is_rule_mark(called: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(called, ast.Attribute) or called.attr != "rule":
        return False
    mark = called.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
        isinstance(mark, ast.Name) and mark.id == "mark"
    )


def missing_rules(rulebook: Iterable[Section], shown: frozenset[str]) -> list[str]:
    """The rules that no test names, in the rulebook's order."""
    return [entry.id for section in rulebook for entry in section.rules if entry.id not in shown]
