"""The Fluent files themselves: read without junk, the same in all languages, and nothing in them twice."""

import ast
import re
from collections import Counter

import pytest
from fluent.syntax import ast as fluent

from figurka.locales import LANGUAGES
from tests.locales.code import nodes, texts_in, words_of_pages
from tests.locales.files import PACKAGE, attributes, fluent_files, messages, messages_of, resources

ATTRIBUTES = {"about", "acc", "count", "effect", "into", "later", "loc", "need", "note", "short", "title"}
KEYS_TO_PRESS = {"cli.ftl", "cli-help.ftl", "terminal.ftl"}
"""The files in which a single letter may be a key."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_read_without_junk(language: str) -> None:
    assert resources(language), "there are no files"
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
        assert not junk, f"{language}: {name}: {junk}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_lie_where_they_are_looked_for(language: str) -> None:
    assert set(PACKAGE.rglob(f"{language}/*.ftl")) <= set(fluent_files(language))
    assert {path.parent.name for path in PACKAGE.rglob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_id_and_attribute_is_there_once(language: str) -> None:
    read = [message for resource in resources(language).values() for message in messages_of(resource)]
    count = Counter(message.id.name for message in read)
    assert [name for name, times in count.items() if times > 1] == []
    for message in read:
        assert len(attributes(message)) == len(message.attributes), message.id.name


def test_languages_have_the_same_messages_in_the_same_files() -> None:
    shapes = [
        {
            name: {
                message.id.name: (message.value is not None, attributes(message))
                for message in messages_of(resource)
            }
            for name, resource in resources(language).items()
        }
        for language in LANGUAGES
    ]
    for shape in shapes[1:]:
        assert shape.keys() == shapes[0].keys()
        for name, ids in shape.items():
            assert ids == shapes[0][name], name


def test_attributes_are_known() -> None:
    allowed = ATTRIBUTES | words_of_pages()
    allowed |= {text for node in nodes(PACKAGE) if isinstance(node, ast.Constant) for text in texts_in(node)}
    unknown = {name: attributes(message) - allowed for name, message in messages("en").items()}
    assert {name: extra for name, extra in unknown.items() if extra} == {}


def test_czech_prepositions_are_not_left_at_line_ends() -> None:
    for path in fluent_files("cs"):
        if path.name in KEYS_TO_PRESS:
            continue
        text = re.sub(r"(?m)^#.*$", "", path.read_text(encoding="utf-8"))
        assert re.findall(r"(?i)(?<!\w)[ksvzou][ \n]+\S+", text) == [], path
