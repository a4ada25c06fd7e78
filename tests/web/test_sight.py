"""What a viewer is shown, before it is drawn: the journal's sentences, and any game's data made legible."""

import pytest

from figurka.agents import LEVELS
from figurka.core.decision import SEATS, Decision
from figurka.core.registry import new_game
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.things import VINE
from figurka.games.viticulture.world.rules.overheard import overheard
from figurka.games.viticulture.world.rules.things import Goods, Offer
from figurka.locales import Words, capital
from figurka.tables.model import SeatKind, SeatRecord
from figurka.web.house import face_of
from figurka.web.pages import plan_of
from figurka.web.plain import legible
from figurka.web.regions import seat_name
from figurka.web.render import symbols_of
from figurka.web.sight import reason_of
from figurka.web.told import Entry, cited, tell_together
from tests.web.kit import visitor

NAMES = ("Jana", "Petr", "the Automa")


def told(*texts: str, seat: int = 0, language: str = "en") -> list[str]:
    """The sentences of one seat as the journal tells them."""
    entries = tuple(Entry(0, seat, text) for text in texts)
    return [entry.text for entry in tell_together(entries, NAMES, Words(language))]


def test_what_one_did_is_told_in_one_breath() -> None:
    assert told("You pay 1 coin.", "You gain 2 VP.") == ["You pay 1 coin, gain 2 VP."]
    assert told("Petr pays 1 coin.", "Petr gains 2 VP.", seat=1) == ["Petr pays 1 coin, gains 2 VP."]
    assert told("Platíš 1 minci.", "Získáváš 2 VB.", language="cs") == ["Platíš 1 minci, získáváš 2 VB."]


def test_a_czech_clitic_leans_on_the_verb_where_the_name_is_left_out() -> None:
    said = told("Petr platí 1 minci.", "Petr si dobírá 2 karty.", "Petr ti dává 3.", seat=1, language="cs")
    assert said == ["Petr platí 1 minci, dobírá si 2 karty, dává ti 3."]


def test_a_name_keeps_its_capital() -> None:
    assert told("You pay 1 coin.", "Petr gets it.") == ["You pay 1 coin, Petr gets it."]
    assert told("Petr rests.", "The Automa draws a card.", seat=1) == ["Petr rests, the Automa draws a card."]


def test_what_was_done_several_times_is_told_once() -> None:
    assert told("You pay 1 coin.", "You draw a card.", "You draw a card.") == [
        "You pay 1 coin, draw a card (2×)."
    ]


def test_a_list_stands_alone_and_does_not_run_into_what_follows() -> None:
    said = (
        "Petr conquers hex P5.",
        "Petr rolls the dice: red and black.",
        "Petr takes red.",
        "Petr gains 1 VP.",
    )
    assert told(*said, seat=1) == [said[0], said[1], "Petr takes red, gains 1 VP."]


def test_a_reason_stands_alone_and_its_rule_can_be_looked_up() -> None:
    reason = "The Automa may take any track (A-264)."
    said = ("The Automa rests.", reason, "The Automa advances.", "The Automa gains 1 VP.")
    assert told(*said, seat=2) == ["The Automa rests.", reason, "The Automa advances, gains 1 VP."]
    assert cited(reason) == [("The Automa may take any track (", False), ("A-264", True), (").", False)]
    assert cited("Jana rests (F-1x).") == [("Jana rests (F-1x).", False)]


def test_what_nobody_did_belongs_to_nobody() -> None:
    assert told("The Automa waits.", "The Automa is gone.", seat=-1) == [
        "The Automa waits, the Automa is gone."
    ]


def test_others_hear_an_offer_without_its_cards() -> None:
    cards = (VINE_BY_NAME["merlot"], VINE_BY_NAME["pinot"])
    offer = Offer(0, 1, Goods(deck=VINE, cards=cards), Goods(lira=2))
    heard = overheard(Decision(1, "answer", (), offer)).because
    assert isinstance(heard, Offer)
    assert (heard.gives.cards, heard.gives.unnamed, heard.gives.deck) == ((), 2, VINE)
    assert heard.asks.lira == 2
    question = Decision(1, "answer", (), SEATS[0])
    assert overheard(question) is question


def test_a_player_as_a_reason_is_called_by_name() -> None:
    game = new_game("viticulture-world", 2, seed=1)
    assert reason_of(game, SEATS[1], NAMES, Words("en")) == "Petr"
    assert reason_of(game, VINE_BY_NAME["merlot"], NAMES, Words("en")) == "Merlot"
    assert reason_of(game, None, NAMES, Words("en")) == ""


def test_labels_begin_with_a_capital_but_places_do_not() -> None:
    assert [capital(text) for text in ("gain 1 coin", "žádný bonus", "b4–c5", "")] == [
        "Gain 1 coin",
        "Žádný bonus",
        "b4–c5",
        "",
    ]


def test_any_data_is_made_legible() -> None:
    view = {
        "active": 1,
        "era": 1,
        "hand": ["dark_ages", "trap"],
        "passed": False,
        "spouse": None,
        "pieces": [{"seat": 0, "piece": "outpost", "lying": False}, {"seat": 2, "piece": "token"}],
        "corners": [{"at": ["sea", "sea", "forest"]}],
        "grid": ["..#", "#.."],
        "title": "As it is_written",
        "left": 0,
        "tiles": [],
    }
    assert legible(view, NAMES) == {
        "active": "Petr",
        "era": 1,
        "hand": ["Dark ages", "Trap"],
        "pieces": [{"seat": "Jana", "piece": "Outpost"}, {"seat": "the Automa", "piece": "Token"}],
        "corners": [{"at": ["Sea\N{NO-BREAK SPACE}×2", "Forest"]}],
        "grid": ["..#", "#.."],
        "title": "As it is_written",
        "left": 0,
    }


def test_who_gave_no_name_is_called_in_the_language_of_the_reader() -> None:
    def called(name: str, language: str) -> str:
        seat = SeatRecord(0, SeatKind.PERSON, name, "", "", "secret", None, None)
        return seat_name(seat, Words(language))

    assert [called("Guest", language) for language in ("en", "cs")] == ["Guest", "Host"]
    assert [called("Hráč 2", language) for language in ("en", "cs")] == ["Player 2", "Hráč 2"]
    assert called("Jana", "cs") == "Jana"


def test_every_level_has_a_face_also_under_a_name_of_before() -> None:
    assert {face_of(level) for level in LEVELS} <= symbols_of("house.svg")
    assert face_of("greedy") == face_of("intermediate")
    assert face_of("random") == face_of("genius") == ""


@pytest.mark.parametrize(("language", "expert"), [("en", "Otto"), ("cs", "Ota")])
def test_who_is_met_in_the_lobby_sits_at_the_table(language: str, expert: str) -> None:
    seats = ["you", "expert", "expert", "greedy", "from elsewhere"]
    plans = [plan_of(seats, number, visitor(language)) for number in range(1, len(seats))]
    names = [plan.name for plan in plans]
    assert names[0] == expert
    assert len(set(names)) == len(names), "two of a level can be told apart"
    assert names[2] == Words(language)("level-intermediate", "name"), "by a name of before"
    assert [plan.agent for plan in plans] == seats[1:]
