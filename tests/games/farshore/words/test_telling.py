"""What is told of several cards at once, and what the Customs Office asks."""

import pytest

from figurka import new_game
from figurka.cli.telling import sentences
from figurka.core.decision import Decision
from figurka.core.journal import Event
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.words.naming import question
from figurka.locales import Words

NAMES = ("Anna", "Hamoun")
CARD = {card.key: card for card in CARDS}
HARD = "\N{NO-BREAK SPACE}"


def told(events: list[Event], language: str) -> str:
    """Events as somebody hears them."""
    game = new_game("farshore", 2, 1)
    return " ".join(line.plain for line in sentences(game, events, 0, NAMES, Words(language))).replace(
        HARD, " "
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Hamoun discards 5 cards."), ("cs", "Hamoun odkládá z ruky 5 karet.")],
)
def test_hidden_cards_that_are_discarded_are_counted_in_one_sentence(language: str, said: str) -> None:
    away = [Event("discards", 1, CARD["pirate"], 0, -1, (), 1 << 1) for _ in range(5)]
    assert told(away, language) == said


@pytest.mark.parametrize(
    ("drawn", "english", "czech"),
    [
        (["pirate"], "You draw Pirate.", "Dobíráš si kartu Pirát."),
        (["pirate", "pirate"], "You draw 2 Pirate cards.", "Dobíráš si 2 karty Pirát."),
        (
            ["pirate", "inn", "pirate"],
            "You draw 2× Pirate and Inn.",
            "Dobíráš si karty 2× Pirát a Hostinec.",
        ),
    ],
)
def test_cards_alike_are_counted(drawn: list[str], english: str, czech: str) -> None:
    event = Event("draws", 0, None, len(drawn), -1, tuple(CARD[key] for key in drawn), 1)
    assert told([event], "en") == english
    assert told([event], "cs") == czech


@pytest.mark.rule("F-271")
@pytest.mark.parametrize(
    ("language", "parts"), [("en", ("opponent", "drawn")), ("cs", ("soupeři", "dobrání"))]
)
def test_the_customs_office_says_for_whom_and_for_what_a_card_is_given(
    language: str, parts: tuple[str, str]
) -> None:
    words = Words(language)
    asked = words.say(question(Decision(0, "give_card", (), CARD["customs_office"])))
    assert all(part in asked for part in parts)
    brief = words("cli-farshore-brief-card-customs_office")
    assert {"en": "draw 1", "cs": "dober 1"}[language] in brief
    assert {"en": "to opp.", "cs": "soupeři"}[language] in brief
