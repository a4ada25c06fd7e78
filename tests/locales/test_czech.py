"""Czech beyond its messages: sentences told in one breath keep their word order, prepositions sound right."""

import re
from random import Random

import pytest
from fluent.syntax import serializer

from figurka.core.registry import find_rules, list_games, new_game
from figurka.locales import Words, capital
from figurka.locales.czech import CLITICS, preposition
from figurka.web.told import Entry, tell_together
from tests.locales.files import HARD, fluent_files, messages
from tests.locales.reading import at_random, names_at

TABLES = [(name, seats) for name in list_games() for seats in find_rules(name).seats]
ANY_CLITIC = "|".join(CLITICS)
LEFT_STANDING = re.compile(rf"(?:^|[.,;:]\s)(?:{ANY_CLITIC})\b")
"""A clitic where no Czech sentence and no part of one begins."""
AFTER_NAME = re.compile(rf"\{{ \$player \}}\s(?:(?:{ANY_CLITIC})\s)+(\S+)")
"""The word after a player's name and what leans on it."""
NO_VERBS = {
    "za",
    "ze",
    "na",
    "do",
    "od",
    "při",
    "pro",
    "po",
    "jako",
    "také",
    "už",
    "tím",
    "tak",
    "k",
    "s",
    "v",
    "z",
}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_part_of_a_sentence_begins_with_a_clitic(name: str, seats: int) -> None:
    words, random = Words("cs"), Random(3)
    game = new_game(name, seats, 3, checkpoints=False, journal=True)
    while (decision := game.decision) is not None:
        game.choose(at_random(game, decision, random))
    assert game.journal is not None
    events = game.journal.events
    names = tuple(name.rstrip(".") for name in names_at(game.rules, seats))
    for viewer in (None, *range(seats)):
        said = [capital(words.say(game.rules.sentence(event, viewer, names))) for event in events]
        entries = tuple(Entry(0, event.seat, text) for event, text in zip(events, said, strict=True))
        told = [entry.text for entry in tell_together(entries, names, words)]
        assert [text for text in told if LEFT_STANDING.search(text)] == []


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("si dobírá 2 karty.", "dobírá si 2 karty."),
        (f"ti dává 2{HARD}mince.", f"dává ti 2{HARD}mince."),
        ("se ho vzdává.", "vzdává se ho."),
        ("je na konci stupnice.", "je na konci stupnice."),
        ("platí 1 minci.", "platí 1 minci."),
    ],
)
def test_what_leaned_on_the_name_leans_on_the_verb(rest: str, expected: str) -> None:
    assert Words("cs").going_on(f"Žofie {rest}", "Žofie") == expected


def test_what_leans_on_a_name_in_the_journal_stands_before_the_verb() -> None:
    between = {
        name: word
        for name, message in messages("cs").items()
        if "-tell-" in name
        for word in AFTER_NAME.findall(serializer.serialize_message(message))
        if word in NO_VERBS
    }
    assert between == {}


@pytest.mark.parametrize(
    ("short", "bare", "lengthened"),
    [
        (
            "s",
            (0, 1, 5, 8, 9, 10, 11, 12, 15, 18, 20, 27, 50, 90, 500, 1000),
            (2, 4, 6, 7, 16, 17, 60, 79, 102, 199, 700),
        ),
        ("z", (1, 5, 10, 25, 30, 1007), (2, 3, 4, 6, 7, 14, 44, 66, 100, 2000, 100000)),
        ("v", (1, 6, 7, 60), (2, 3, 4, 100)),
        ("k", (1, 6, 7, 60), (2, 3, 4, 100)),
    ],
)
def test_prepositions_before_numbers(short: str, bare: tuple[int, ...], lengthened: tuple[int, ...]) -> None:
    assert {preposition(short, number) for number in bare} == {short}
    assert {preposition(short, number) for number in lengthened} == {f"{short}e"}


def test_a_preposition_before_a_figure_is_said_as_the_figure_is_read() -> None:
    for path in fluent_files("cs"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"(?<!\w)(?:s|ze?|ve?|ke?)\s\{ ?\$\w+ ?\}.*", text) == [], path


@pytest.mark.parametrize(
    ("points", "expected"), [(1, "s 1 bodem"), (3, "se 3 body"), (55, "s 55 body"), (102, "se 102 body")]
)
def test_a_winner_has_points(points: int, expected: str) -> None:
    said = Words("cs")("web-result-you", points=points)
    assert said.replace(HARD, " ") == f"Vítězíš {expected}"


def test_what_somebody_gains_is_no_order_to_gain_it() -> None:
    """A benefit is said as an order (`získej 1 minci`) and so stands apart, after a colon or in brackets."""
    ordered = r"(?:získ\w+|přines\w+|přináš\w+|by|dá|dostan\w+)\s\{ ?\$(?:gains?|bonus|benefit|text)\b.*"
    for path in fluent_files("cs"):
        assert re.findall(ordered, path.read_text(encoding="utf-8")) == [], path
