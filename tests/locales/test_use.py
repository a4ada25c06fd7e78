"""What the code says is there, and what is there is said."""

import ast
import re

import pytest

from figurka.core.registry import list_games
from figurka.locales import LANGUAGES
from tests.locales.code import called_name, nodes, prefixes, templates, words_of_pages
from tests.locales.files import PACKAGE, messages, variables
from tests.locales.sayings import needed_ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_code_says_is_there(language: str) -> None:
    assert sorted(needed_ids() - messages(language).keys()) == []


def test_ids_put_together_in_the_code_lead_somewhere() -> None:
    for template in templates():
        prefix = re.match(r"(\w+)\\-", template)
        if prefix and prefix[1] in prefixes():
            assert any(re.fullmatch(template, name) for name in messages("en")), template


def test_messages_are_used() -> None:
    patterns = [re.compile(template) for template in templates()]
    pages = tuple(f"{name}-web-" for name in list_games())
    strict = ("rule-", *(f"{name}-" for name in list_games()))
    unused = []
    for name in messages("en"):
        used = name in needed_ids() or name in words_of_pages()
        if name.startswith(pages) or not name.startswith(strict):
            used = used or any(pattern.fullmatch(name) for pattern in patterns)
        if not used:
            unused.append(name)
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_say_only_what_they_are_told(language: str) -> None:
    checked = 0
    for node in nodes(PACKAGE):
        if not (isinstance(node, ast.Call) and called_name(node).endswith("Error") and node.args):
            continue
        first = node.args[0]
        message = messages(language).get(str(first.value)) if isinstance(first, ast.Constant) else None
        if message is not None:
            told = {keyword.arg for keyword in node.keywords}
            assert variables(message) <= told, message.id.name
            checked += 1
    assert checked > 20
