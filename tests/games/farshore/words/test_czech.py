"""Numbers and cases in the Czech of Farshore."""

from typing import Any

import pytest

from figurka.locales import Message
from tests.locales.reading import check_czech_number, in_czech


@pytest.mark.parametrize(
    ("message_id", "attribute", "count", "expected"),
    [
        ("farshore-resource-stone", "count", 0, "0 kamenů"),
        ("farshore-resource-stone", "count", 1, "1 kámen"),
        ("farshore-resource-stone", "count", 2, "2 kameny"),
        ("farshore-resource-stone", "count", 4, "4 kameny"),
        ("farshore-resource-stone", "count", 5, "5 kamenů"),
        ("farshore-resource-stone", "count", 22, "22 kamenů"),
        ("farshore-resource-seaweed", "count", 1, "1 chaluha"),
        ("farshore-resource-seaweed", "acc", 1, "1 chaluhu"),
        ("farshore-resource-mushroom", "acc", 3, "3 houby"),
        ("farshore-resource-mushroom", "acc", 5, "5 hub"),
        ("farshore-resource-driftwood", "acc", 5, "5 dřev"),
        ("farshore-resource-treasure", "acc", 2, "2 poklady"),
        ("farshore-resource-point", "acc", 5, "5 bodů"),
        ("farshore-count-workers", "acc", 1, "1 pomocníka"),
        ("farshore-refusal-too-dear", "", 1, "Chybí ti 1 surovina."),
        ("farshore-refusal-too-dear", "", 4, "Chybí ti 4 suroviny."),
        ("farshore-refusal-too-dear", "", 5, "Chybí ti 5 surovin."),
    ],
)
def test_czech_numbers(message_id: str, attribute: str, count: int, expected: str) -> None:
    check_czech_number(message_id, attribute, count, expected)


def test_czech_sentences_change_with_the_reader() -> None:
    mushrooms = Message("farshore-resource-mushroom", {"count": 1}, "acc")
    cards = (Message("farshore-card-inn"), Message("farshore-card-grove"), Message("farshore-card-diver"))

    def said(message_id: str, **arguments: Any) -> str:
        return in_czech(Message(message_id, {"player": "Jana", "other": "Petr", **arguments}))

    assert said("farshore-tell-gains", who="you", amount=mushrooms) == "Získáváš 1 houbu."
    assert said("farshore-tell-gains", who="other", amount=mushrooms) == "Jana získává 1 houbu."
    gives = "farshore-tell-gives"
    assert said(gives, who="you", whom="other", amount=mushrooms) == "Petr od tebe dostává 1 houbu."
    assert said(gives, who="other", whom="you", amount=mushrooms) == "Jana ti dává 1 houbu."
    assert said(gives, who="other", whom="other", amount=mushrooms) == "Jana daruje 1 houbu hráči Petr."
    draws = "farshore-tell-draws"
    assert said(draws, who="you", count=1, kinds=1, things=cards[:1]) == "Dobíráš si kartu Hostinec."
    assert (
        said(draws, who="you", count=3, kinds=3, things=cards) == "Dobíráš si karty Hostinec, Háj a Potápěč."
    )
    hidden = [said("farshore-tell-draws-hidden", who="other", count=count) for count in (1, 2, 5)]
    assert hidden == ["Jana si dobírá 1 kartu.", "Jana si dobírá 2 karty.", "Jana si dobírá 5 karet."]
    spring = Message("farshore-season-spring")
    assert said("farshore-tell-prepares", who="other", thing=spring) == "Jana se připravuje na jaro."
    map_tile = Message("farshore-map-governance")
    assert (
        said("farshore-tell-takes-map", who="you", thing=map_tile, count=2)
        == "Bereš si mapu služeb s hodnotou 2."
    )
