"""The reference of a game's view: all fields, explained, as the docs have them."""

from pathlib import Path

import pytest

from figurka.arena.shapes import shapes_of, unlike
from figurka.core.registry import find_rules, list_games, new_game
from figurka.core.views import TableView
from tests.cli.terminal import figurka

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", list_games())
def test_every_field_of_our_views_is_declared_and_explained(game: str) -> None:
    shapes = shapes_of(find_rules(game).shape)
    assert len(shapes) > 5
    for shape in shapes:
        assert shape.about.endswith("."), shape.name
        for field in shape.fields:
            assert field.about.endswith("."), f"{shape.name}.{field.name}"


@pytest.mark.parametrize("page", sorted(DOCS.glob("view-*.md")), ids=lambda page: page.stem)
def test_the_reference_in_the_docs_is_of_today(page: Path) -> None:
    assert figurka("view", page.stem.removeprefix("view-")).output == page.read_text(encoding="utf-8")


def test_the_docs_have_a_reference_for_every_game_that_is_played_here() -> None:
    played = {game for game in list_games() if not find_rules(game).companion_of}
    assert {page.stem.removeprefix("view-") for page in DOCS.glob("view-*.md")} == played


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_a_declared_shape_says_so() -> None:
    assert find_rules("pebbles").shape is TableView
    result = figurka("view", "pebbles")
    assert result.exit_code == 2


def test_what_differs_from_the_shape_is_found() -> None:
    game = new_game("farshore", 2, 1)
    shape = game.rules.shape
    assert list(unlike(game.view(0), shape)) == []
    wrong = {**game.view(0), "deck": "many", "secret": 1, "bay": {}}
    del wrong["winds"]
    places = [each.partition(":")[0] for each in unlike(wrong, shape)]
    assert places == ["view.secret", "view.winds", "view.bay", "view.deck"]
