"""What a sentence names by reference is marked, so that a page can show its sign."""

import pytest

from figurka.locales import LANGUAGES, Message, Words
from figurka.locales.marks import pieces, unmarked

FETCH = Message("farshore-lesson-first-catch-fetch", {"count": 2, "have": 0})


def named_in(message: Message, language: str) -> dict[str, Message]:
    """What a sentence says of each thing that it names."""
    text, messages = Words(language).shown(message)
    return {said: thing for said, thing in pieces(text, messages) if thing is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_marked_sentence_says_the_same(language: str) -> None:
    words = Words(language)
    assert unmarked(words.shown(FETCH)[0]) == words.say(FETCH)


def test_what_is_referred_to_is_known_with_what_it_takes_in() -> None:
    named = named_in(FETCH, "cs")
    assert named["Písečné sáně"] == Message("farshore-card-beach_sledge")
    seaweed = next(thing for said, thing in named.items() if "chaluhy" in said)
    assert (seaweed.id, seaweed.arguments["count"]) == ("farshore-resource-seaweed", 2)


def test_arguments_and_references_are_told_apart() -> None:
    have = Message("farshore-resource-driftwood", {"count": 3})
    said = Message("farshore-lesson-first-catch-again", {"count": 2, "have": have})
    named = named_in(said, "en")
    assert named["2 driftwood"].arguments["count"] == 2
    assert named["3 driftwood"].arguments == have.arguments
    assert "Tangle Raft" in named


def test_a_text_about_a_thing_does_not_name_it() -> None:
    named = named_in(Message("farshore-lesson-last-autumn-third-blue"), "en")
    assert [thing.attribute for thing in named.values()] == ["", ""]


def test_what_a_language_lacks_is_said_by_its_id() -> None:
    assert Words("cs").shown(Message("nobody-says-this"))[0] == "nobody-says-this"
