"""What a viewer is shown, before it is drawn: the journal's sentences, and any game's data made legible."""

from figurka.core.decision import SEATS, Decision
from figurka.core.registry import new_game
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.things import VINE
from figurka.games.viticulture.world.rules.overheard import overheard
from figurka.games.viticulture.world.rules.things import Goods, Offer
from figurka.locales import Words, capital
from figurka.web.plain import legible
from figurka.web.sight import Entry, cited, reason_of, tell_together

NAMES = ("Jana", "Petr", "the Automa")


def told(*texts: str, seat: int = 0) -> list[str]:
    """The sentences of one seat as the journal tells them."""
    return [entry.text for entry in tell_together(tuple(Entry(0, seat, text) for text in texts), NAMES)]


def test_what_one_did_is_told_in_one_breath() -> None:
    assert told("You pay 1 coin.", "You gain 2 VP.") == ["You pay 1 coin, gain 2 VP."]
    assert told("Petr pays 1 coin.", "Petr gains 2 VP.", seat=1) == ["Petr pays 1 coin, gains 2 VP."]
    assert told("Platíš 1 minci.", "Získáváš 2 VB.") == ["Platíš 1 minci, získáváš 2 VB."]


def test_a_name_keeps_its_capital() -> None:
    assert told("You pay 1 coin.", "Petr gets it.") == ["You pay 1 coin, Petr gets it."]
    assert told("Petr rests.", "The Automa draws a card.", seat=1) == ["Petr rests, the Automa draws a card."]


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
