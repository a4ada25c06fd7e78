"""What is told of the year's end, of lost draws, and of what is still to be discarded."""

import re

import pytest

from figurka.games.viticulture.rules.things import VINE
from figurka.locales import Words
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.words.test_options import HARD, NAMES, question


def told(table: Table, viewer: int | None, language: str = "en") -> list[str]:
    """All that was told."""
    assert table.game.journal is not None
    words = Words(language)
    return [
        words.say(table.rules.sentence(event, viewer, NAMES)).replace(HARD, " ")
        for event in table.game.journal.events
    ]


@pytest.mark.rule("V-15", "V-95")
def test_aging_at_the_end_of_the_year_is_told_once() -> None:
    table = Table(Seat(wines={"red": [1]}), Seat(grapes={"white": [2]}), season="winter")
    table.choose("pass")
    table.choose("pass")
    assert table.player(0).wines[0] == 1 << 2
    for viewer in (0, 1, None):
        assert told(table, viewer).count("All grapes and wines are a year older.") == 1
    assert told(table, 0, "cs").count("Všechny hrozny a vína jsou o rok starší.") == 1


@pytest.mark.rule("V-15", "V-95")
def test_where_nothing_ages_nothing_is_told() -> None:
    table = Table(Seat(wines={"red": [3]}), Seat(), season="winter")
    table.choose("pass")
    table.choose("pass")
    assert not [line for line in told(table, 0) if "older" in line]


@pytest.mark.rule("W-68")
def test_in_world_the_own_aging_is_told() -> None:
    table = Table(Seat(wines={"red": [1]}), Seat(), season="winter", continent="asia", event="as_raisins")
    table.choose("pass")
    assert told(table, 0).count("Your grapes and wine are a year older.") == 1
    assert told(table, 1).count("The grapes and wine of Jana are a year older.") == 1
    assert told(table, 1, "cs").count("Jana má hrozny a víno o rok starší.") == 1


@pytest.mark.rule("V-73")
def test_a_draw_from_an_exhausted_deck_is_told() -> None:
    table = Table(Seat(), Seat())
    table.state.decks[VINE].rest = []
    table.choose("at:draw_vine", "worker:bare")
    assert told(table, 0).count("There is no card left for you to draw.") == 1
    assert told(table, 1).count("There is no card left for Jana to draw.") == 1


@pytest.mark.rule("V-61")
def test_discards_say_how_many_are_still_to_go() -> None:
    table = Table(Seat(hand=["auctioneer", "merlot", "pinot", "syrah", "malvasia"]), Seat())
    table.choose("at:play_summer_visitor", "worker:bare")
    table.choose(table.options[0])
    assert question(table) == "Still to discard: 2 cards. Which one now?"
    assert question(table, "cs") == "Zbývá odhodit 2 karty. Kterou teď?"
    table.choose(table.options[0])
    assert question(table) == "Which card will you discard?"


@pytest.mark.rule("V-15")
def test_the_hand_limit_says_how_many_are_still_to_go() -> None:
    hand = ["merlot", "pinot", "syrah", "malvasia", "trebbiano", "broker", "patron", "peddler", "artisan"]
    table = Table(Seat(hand=hand), Seat(), season="winter")
    table.choose("pass")
    table.choose("pass")
    assert re.fullmatch(
        r"Your hand is too full\. Still to discard: 2 cards\. Which one now\?", question(table)
    )
    assert question(table, "cs") == "V ruce máš moc karet. Zbývá odhodit 2 karty. Kterou teď?"
    table.choose("vine:merlot")
    assert question(table) == "Your hand is too full. Which card will you discard?"


@pytest.mark.rule("V-123")
def test_grapes_to_give_up_say_how_many_are_still_to_go() -> None:
    seat = Seat(cards={"mat1": "tavern"}, grapes={"red": [1, 2, 3]}, hand=["tour_guide"])
    table = Table(seat, Seat(), structures=True)
    table.choose("at:play_summer_visitor", "worker:bare")
    while table.decision is not None and table.decision.kind != "give_up":
        table.choose("structure:tavern" if "structure:tavern" in table.options else table.options[0])
    assert question(table) == "What will you give up? 2 are still to go."


@pytest.mark.rule("V-63")
def test_the_sharecropper_is_paid_after_the_vine_is_uprooted() -> None:
    table = Table(Seat(hand=["sharecropper"], fields={"left": ["pinot"]}), Seat()).visit("sharecropper")
    assert told(table, 0)[-2:] == ["You uproot Pinot on the left field.", "You gain 2 VP."]
