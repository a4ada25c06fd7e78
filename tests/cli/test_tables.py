"""How tables look: Farshore's words and signs, and a game without drawings of its own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from figurka import new_game
from figurka.agents import new_agent
from figurka.cli import bench
from figurka.cli.bench import as_json, take
from figurka.cli.drawing import find_table
from figurka.cli.language import argument_language, environment_language
from figurka.cli.plain import PlainTable
from figurka.cli.scene import Scene
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.rules.things import TYPES
from figurka.locales import LANGUAGES, Words
from tests.cli.terminal import figurka

NAMES = ("Anna", "Ben", "Cyril", "Dana")


def drawn(table: PlainTable, scene: Scene[Any]) -> str:
    screen = Console(width=scene.width, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print(table.draw(scene))
    return capture.get()


def briefs() -> Iterator[tuple[str, str]]:
    yield from ((f"card-{card.key}", f"farshore-card-{card.key}") for card in CARDS)
    for place in (*SHORE, *ISLANDS, DOCKS, LOOKOUT, DUNES):
        yield f"place-{place.name}", f"farshore-place-{place.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_brief_has_the_numbers_of_the_whole_text(language: str) -> None:
    words = Words(language)
    for name, whole in briefs():
        assert words.knows(f"cli-farshore-brief-{name}")
        short = words(f"cli-farshore-brief-{name}")
        assert len(short) <= 36, short  # a card in the hand stays on one line of 80 columns
        assert set(re.findall(r"[2-9]", short)) <= set(re.findall(r"[2-9]", words(whole, "effect"))), short


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_has_a_letter_of_its_own(language: str) -> None:
    words = Words(language)
    assert len({words(f"cli-farshore-letter-{name}") for name in TYPES}) == len(TYPES)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_shows_each_seat_what_it_may_see(seats: int) -> None:
    game = new_game("farshore", seats, 8)
    agent = new_agent("random", 1)
    table, words = find_table("farshore"), Words("en")
    names = ("Anna", "the Rival Captain") if seats == 1 else NAMES[:seats]
    while game.decision is not None:
        if len(game.history) % 80 == 0:
            for viewer in (None, *range(seats)):
                text = drawn(table, Scene(game.view(viewer), words, names, 118))
                assert all(name in text for name in names)
                assert ("Hand ·" in text) == (viewer is not None)
        game.choose(agent.choose(game))
    assert "passed" in drawn(table, Scene(game.view(None), words, names, 80))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name_and_an_explanation(language: str) -> None:
    terms = find_table("farshore").terms(Words(language))
    screen = Console(width=100, no_color=True, markup=False, highlight=False)
    assert len(terms) > 100
    for term in terms:
        with screen.capture() as capture:
            screen.print(term.explanation)
        assert not re.search(r"farshore-|cli-", term.name + capture.get()), term.id


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_drawings_is_played_plainly() -> None:
    result = figurka(
        "play", "pebbles", "--seats", "you,random", "--seed", "1", typed="? one\nw one\n" + "3\n" * 9
    )
    assert result.exit_code == 0
    assert "bag 24" in result.output
    assert "Total" in result.output
    assert figurka("rules", "pebbles").exit_code == 2
    assert figurka("content", "pebbles").exit_code == 2
    assert "pebbles" in figurka("games").output


def test_farshore_too_can_be_drawn_plainly() -> None:
    text = drawn(PlainTable(), Scene(new_game("farshore", 2, 1).view(0), Words("en"), NAMES, 160))
    assert "shore_driftwood" in text
    assert "Anna" in text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "cs", "LANG": "de_DE"}, "cs"),
        ({"FIGURKA_LANG": "cs", "LC_ALL": "en_US.UTF-8"}, "cs"),
        ({"FIGURKA_LANG": "de"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language
    assert argument_language(["figurka", "play", "--lang", "cs"], environment) == "cs"
    assert argument_language(["figurka", "--lang=en"], environment) == "en"
    assert argument_language(["figurka", "--lang"], environment) == language


def test_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    report = take("farshore", seats=None, games=1, repeats=1)
    assert report.figures.decisions_per_second > 0
    assert '"subject": "farshore"' in as_json([report])
    monkeypatch.setattr(bench, "take", lambda game, seats, games, repeats: report)
    said = figurka("bench", "farshore", "--lang", "cs").output
    assert "Rozhodnutí za sekundu" in said
    assert "2\N{NO-BREAK SPACE}místa" in said
