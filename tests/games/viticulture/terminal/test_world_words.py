"""What World's table tells beside the board: the end, the own offer, and the parents."""

import re
from typing import Any

import pytest
from rich.text import Text

from figurka.core.journal import Event
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.rules.things import Papa
from figurka.games.viticulture.terminal.terms import terms
from figurka.games.viticulture.words.names import parent_kind
from figurka.games.viticulture.words.telling import sentence
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME, EVENTS
from figurka.games.viticulture.world.content.parents import PARENT_BY_NAME
from figurka.games.viticulture.world.terminal.event import verdict
from figurka.games.viticulture.world.terminal.folding import event_line, world_board_line
from figurka.games.viticulture.world.terminal.table import WorldTable
from figurka.games.viticulture.world.terminal.terms import world_terms
from figurka.games.viticulture.world.terminal.trade import so_far
from figurka.locales import Words
from tests.cli.terminal import NAMES, seen_by
from tests.games.viticulture.table import Seat, Table

WORLD: dict[str, Any] = {"continent": "asia", "event": "as_raisins"}
HARD = "\N{NO-BREAK SPACE}"


# The end


@pytest.mark.rule("W-2")
def test_the_end_tells_influence_and_points_with_their_goals() -> None:
    table = Table(Seat(vp=28), Seat(vp=18), influence=10, **WORLD)
    scene = seen_by(table.begin().game, 0)
    assert verdict(scene).plain == f"Influence 10/10 ✓ · {NAMES[0]} 28/25 ✓ · {NAMES[1]} 18/25 ✗"
    assert WorldTable().missing(scene)[0].plain == verdict(scene).plain


# The own offer


def offer_line(table: Table, language: str = "en") -> str:
    """What is told of an offer that is not yet sent."""
    game = table.begin().game
    assert game.decision is not None
    line = so_far(game.decision, seen_by(game, 0, language))
    return "" if line is None else line.plain.replace(HARD, " ")


@pytest.mark.rule("W-35")
def test_the_own_offer_is_shown_while_it_is_put_together() -> None:
    fellow = Seat(lira=1, hand=["merlot", "pinot"])
    table = Table(Seat(lira=3), fellow, board={"C1": ["1.yellow"]}, **WORLD)
    table.choose("at:give_tour:beside", "seat:1")
    assert offer_line(table) == ""
    table.choose("thing:lira", "number:2")
    assert offer_line(table) == f"Your offer so far · {NAMES[0]}: 2$ · {NAMES[1]}: …"
    table.choose("thing:vine", "vine:merlot")
    assert offer_line(table) == f"Your offer so far · {NAMES[0]}: 2$ · {NAMES[1]}: Merlot"
    assert offer_line(table, "cs").startswith("Tvoje nabídka zatím")


# Parents


def test_parents_can_be_looked_up() -> None:
    words = Words("en")
    assert {parent.name for parent in (*MAMAS, *PAPAS)} <= {term.id for term in terms(words)}
    assert PARENT_BY_NAME.keys() <= {term.id for term in world_terms(words)}


@pytest.mark.rule("W-7")
def test_a_man_is_no_mother() -> None:
    kinds = {name: parent_kind(PARENT_BY_NAME[name]) for name in ("joaquin", "paloma", "alaena", "steven")}
    assert kinds == {"joaquin": "papa", "paloma": "mama", "alaena": "mama", "steven": "papa"}


@pytest.mark.rule("V-3", "V-4")
def test_what_both_parents_gave_is_told() -> None:
    mama, papa = PARENT_BY_NAME["nicole"], PARENT_BY_NAME["steven"]
    assert isinstance(papa, Papa)
    begins = Event("begins", 0, papa.gift, 0, -1, (mama, papa), -1)
    said = Words("en").say(sentence(begins, 0, NAMES)).replace(HARD, " ")
    assert said == (
        "Your parents: Nicole gives you 1 vine card, 1 winter visitor and 2 lira, Steven 6 lira and a yoke."
    )
    said = Words("cs").say(sentence(begins, 1, NAMES)).replace(HARD, " ")
    assert said.startswith("Anna dostává od rodičů 1 kartu vinné révy")


# A low window


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    "event", ["sa_pouget", "sa_jesuits", "as_raisins", "eu_prices", "na_press", "af_drought"]
)
def test_the_folded_event_shortens_its_words_and_keeps_its_figures(event: str, language: str) -> None:
    continent = next(name for name, events in EVENTS.items() if EVENT_BY_NAME[event] in events)
    table = Table(players=3, continent=continent, event=event)
    game = table.begin().game
    wide = event_line(seen_by(game, 0, language, width=300)).plain
    for width in (80, 100):
        line = event_line(seen_by(game, 0, language, width)).plain
        assert len(line) <= width
        assert re.findall(r"\d+/\d+", line) == re.findall(r"\d+/\d+", wide)


def test_a_folded_board_without_workers_says_so() -> None:
    game = Table(**WORLD).choose("at:give_tour:1").begin().game
    game.state.board = [[() for _ in spaces] for spaces in game.state.board]
    line = world_board_line(seen_by(game, 0))
    assert isinstance(line, Text)
    assert line.plain == "Board  nobody is at work yet"
