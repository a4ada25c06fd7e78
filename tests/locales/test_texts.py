"""Things have the texts they need, and questions, sentences and refusals say only what they are told."""

import re
from itertools import chain, product

import pytest

from figurka.core.registry import list_games
from figurka.core.rules import Refusal
from figurka.locales import LANGUAGES, Message
from tests.locales.files import HOMES, attributes, messages, variables
from tests.locales.reading import StrictWords
from tests.locales.sayings import ASKED, TOLD, sayings_at, sayings_of

TEXTS = [
    ("rule-", {"title"}),
    *chain(*(sayings_of(game).attributes.items() for game in list_games())),
]


@pytest.mark.parametrize(("pattern", "wanted"), TEXTS, ids=[pattern for pattern, _ in TEXTS])
def test_things_have_their_texts(pattern: str, wanted: set[str]) -> None:
    things = {name for name in messages("en") if re.match(pattern, name)}
    assert things
    assert {name for name in things if not wanted <= attributes(messages("en")[name])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("home", HOMES)
def test_questions_and_sentences_say_only_what_they_are_told(home: str, language: str) -> None:
    own = list(chain(*(sayings.variables.items() for sayings in sayings_at(home))))
    usual = ((f"{home}-ask-", ASKED), (f"{home}-tell-", TOLD))
    for prefix, _ in usual:
        assert any(name.startswith(prefix) for name in messages(language))
    met = set()
    for name, message in messages(language).items():
        if name.startswith((f"{home}-ask-", f"{home}-tell-")):
            pattern, told = next(each for each in (*own, *usual) if re.match(each[0], name))
            assert variables(message) <= told, name
            met.add(pattern)
    assert {pattern for pattern, _ in own} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said(language: str) -> None:
    ids = [name for name in messages(language) if "refusal-" in name]
    assert ids
    for name, count in product(ids, (0, 1, 2, 5)):
        thing = Message(f"game-{list_games()[0]}") if "thing" in variables(messages(language)[name]) else None
        said = StrictWords(language).say(Refusal(name, count, thing).message())
        assert said.endswith("."), name
