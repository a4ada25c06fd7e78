"""What stands short on boards, cards and tiles at the terminal is words, never a message as it is written."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from figurka.cli.drawing import find_table
from figurka.core.registry import list_games
from figurka.games.farshore.content.cards import CARDS as FARSHORE_CARDS
from figurka.games.farshore.terminal.marks import brief
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.terminal.briefs import space_brief
from figurka.games.tapestry.terminal.techs import brings
from figurka.games.viticulture.terminal.cards import CARD_BY_KEY, card_brief
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.terminal.board import tile_brief
from figurka.locales import LANGUAGES, Words

RAW = re.compile(r"[A-Z]{3,}\(|[{}]|\$[a-z]")
"""How a message looks that was not put into words."""


def short(game: str, words: Words) -> Iterator[RenderableType]:
    """What a game draws short of its tiles, spaces and cards."""
    match game:
        case "farshore":
            yield from (brief(f"card-{card.key}", words) for card in FARSHORE_CARDS)
        case "tapestry":
            yield from (space_brief(space, words) for track in SPACES for space in track[1:])
            yield from (brings(tech, words) for tech in TECHS)
        case "viticulture":
            yield from (card_brief(card, words) for card in CARD_BY_KEY.values())
        case "viticulture-world":
            yield from (tile_brief(f"tile:{tile.name}", words) for tile in TILES)
            yield from (tile_brief(f"oval:{oval.name}", words) for oval in OVALS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list_games())
def test_nothing_is_drawn_as_a_message_is_written(game: str, language: str) -> None:
    words, table = Words(language), find_table(game)
    screen = Console(width=200, markup=False, emoji=False, highlight=False)
    with screen.capture() as capture:
        for each in short(game, words):
            screen.print(each)
        for term in table.terms(words):
            screen.print(term.explanation)
        screen.print(table.content(words) or "")
    assert RAW.findall(capture.get()) == []


def test_a_tile_whose_numbers_have_signs_is_said_in_czech() -> None:
    assert (
        "nech si 2\N{NO-BREAK SPACE}ze\N{NO-BREAK SPACE}4♣" in tile_brief("tile:draw_vine", Words("cs")).plain
    )
