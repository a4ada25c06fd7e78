"""The companion's page: what is to be moved stands before the reasons, and back after an undo."""

import re

import pytest

from figurka.locales import LANGUAGES
from figurka.tables.live import LiveTable
from figurka.tables.model import ActKind, LogRow
from figurka.web.regions import table_regions
from tests.locales.files import HARD
from tests.web.kit import choose, looking, now_asked, set_up


def tell(live: LiveTable, *keys: str) -> None:
    """Tell the companion what happened."""
    for key in keys:
        choose(live, now_asked(live.game).index(key))


def take_back(live: LiveTable, times: int) -> None:
    """Take choices back, one after the other."""
    for _ in range(times):
        left = len(live.game.history) - 1
        live.apply([LogRow(live.move, ActKind.UNDO, left, 0, live.record.created)])


def make_again(live: LiveTable) -> None:
    """Make the choice again that was taken back last."""
    live.apply([LogRow(live.move, ActKind.REDO, live.redo[-1], 0, live.record.created)])


def carrying_out() -> LiveTable:
    """The bots have had their first turn at level 5."""
    live = set_up("tapestry-automa", 1, 4, level="5")
    tell(live, "income", "done")
    return live


def listed(live: LiveTable, language: str = "en") -> list[str]:
    """What the decision bar lists to be moved."""
    html = table_regions(live, looking(0, language))["decision"].replace(HARD, " ")
    return re.findall(r"<li>([^<]*)</li>", html)


def test_what_is_to_be_moved_stands_in_the_decision_bar() -> None:
    live = carrying_out()
    assert listed(live) == [
        "The Automa’s token on the Military track: from the start to space 1 (Archery).",
        "The Shadow Empire’s token on the Technology track: from the start to space 1 (Pottery).",
        "Lay the top territory tile face up on hex M4, turned as it comes (at random).",
        "Stand an outpost of the Automa on hex M4.",
        "Put the top tapestry card face down beside the Automa’s mat (now 1).",
    ]
    regions = table_regions(live, looking(0))
    assert 'data-key="done"' in regions["decision"]
    assert "A-73" in regions["dock"], "the reasons are apart"
    assert "A-73" not in regions["decision"]
    assert "data-fresh" not in regions["story"], "the story opens when it is asked for"
    tell(live, "done")
    assert listed(live) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_has_its_name_on_the_map(language: str) -> None:
    land = table_regions(carrying_out(), looking(0, language))["land"]
    assert {"K1", "M4", "N4", "R3"} <= set(re.findall(r'class="name"[^>]*>(\w\d)<', land))


def test_the_page_says_that_the_first_turn_is_an_income_turn() -> None:
    live, said = set_up("tapestry-automa", 1, 4), "Your first turn is always an income turn"
    assert said in table_regions(live, looking(0))["decision"]
    tell(live, "income")
    assert said not in table_regions(live, looking(0))["decision"]


def test_undo_lists_what_to_move_back_until_something_else_is_told() -> None:
    live = carrying_out()
    take_back(live, 1)
    assert listed(live) == [
        "The Automa’s token on the Military track: from space 1 to the start.",
        "The Shadow Empire’s token on the Technology track: from space 1 to the start.",
        "Take the tile off hex M4, back to where it came from.",
        "Take the Automa’s outpost off hex M4.",
        "Put the last tapestry card beside the Automa’s mat back on the deck (which leaves 0).",
    ]
    tell(live, "advance:science:0")
    assert listed(live) == []
    take_back(live, 2)
    assert listed(live) == ["Your token on the Science track: from space 1 to the start."]


def test_nothing_to_move_back_is_said_too() -> None:
    live = carrying_out()
    tell(live, "done")
    take_back(live, 1)
    html = table_regions(live, looking(0))["decision"]
    assert "Nothing has to be moved back at your table." in html
    assert "You have already moved this" in html
    assert len(listed(live)) == 5, "what was moved is listed again"


def test_a_shared_victory_is_said_to_be_shared() -> None:
    live = set_up("tapestry-automa", 1, 4)
    while (decision := live.game.decision) is not None:
        index = decision.index("outcome:shared")
        choose(live, index if index >= 0 else live.game.mind.instinct(live.game.state, decision))
    html = table_regions(live, looking(0))["decision"].replace(HARD, " ")
    assert "P0, Automa share the win." in html


def test_what_was_moved_back_and_is_made_again_is_to_be_moved_again() -> None:
    live = carrying_out()
    tell(live, "done")
    take_back(live, 2)
    make_again(live)
    html = table_regions(live, looking(0))["decision"]
    assert "Move this at your table" in html
    assert "already moved" not in html
    assert "moved back" not in html
    take_back(live, 1)
    assert len(listed(live)) == 5, "and may be moved back again"
