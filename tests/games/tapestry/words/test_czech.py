"""Numbers and cases in the Czech of Tapestry."""

from typing import Any

import pytest

from figurka.locales import Message
from tests.locales.reading import check_czech_number, in_czech


@pytest.mark.parametrize(
    ("message_id", "attribute", "count", "expected"),
    [
        ("tapestry-resource-coin", "acc", 1, "1 minci"),
        ("tapestry-resource-coin", "acc", 3, "3 mince"),
        ("tapestry-resource-coin", "acc", 8, "8 mincí"),
        ("tapestry-resource-worker", "count", 2, "2 pracovníci"),
        ("tapestry-resource-worker", "acc", 2, "2 pracovníky"),
        ("tapestry-resource-culture", "acc", 5, "5 bodů kultury"),
        ("tapestry-building-armory", "count", 5, "5 zbrojnic"),
        ("tapestry-piece-outpost", "count", 4, "4 žetony osídlení"),
        ("tapestry-piece-tech_card", "count", 2, "2 karty technologií"),
        ("tapestry-benefit-invent", "", 2, "vynalezni 2 technologie"),
        ("tapestry-price-tapestry_card", "", 3, "3 karty tapiserie z ruky"),
        ("tapestry-label-number-mercantilism", "", 5, "Vyměnit 5 jídel"),
        ("tapestry-refusal-too-dear", "", 1, "Chybí ti 1 zdroj."),
        ("tapestry-refusal-too-dear", "", 2, "Chybí ti 2 zdroje."),
        ("tapestry-refusal-too-dear", "", 5, "Chybí ti 5 zdrojů."),
        ("tapestry-refusal-short-culture", "", 1, "Chybí ti 1 bod kultury."),
        ("tapestry-refusal-short-worker", "", 2, "Chybí ti 2 pracovníci."),
    ],
)
def test_czech_numbers(message_id: str, attribute: str, count: int, expected: str) -> None:
    check_czech_number(message_id, attribute, count, expected)


def test_czech_sentences_change_with_the_reader() -> None:
    def said(message_id: str, **arguments: Any) -> str:
        return in_czech(Message(f"tapestry-{message_id}", {"player": "Jana", "other": "Petr", **arguments}))

    farm, hexagon = Message("tapestry-building-farm"), Message("tapestry-hex", {"place": "N4"})
    plot = (Message("tapestry-plot", {"place": "e3"}),)
    assert said("ask-plot", because=farm) == "Kam postavíš farmu?"
    assert said("tell-builds", who="you", thing=farm, things=plot) == "Stavíš farmu (e3)."
    assert said("tell-builds", who="other", thing=farm, things=plot) == ("Jana staví farmu (e3).")
    conquers = "tell-conquers-from"
    assert said(conquers, who="you", whom="other", thing=hexagon) == "Dobýváš pole N4, které ovládá Petr."
    assert said(conquers, who="other", whom="you", thing=hexagon) == (
        "Jana dobývá pole N4, které ovládáš ty."
    )
    assert said(conquers, who="other", whom="other", thing=hexagon) == (
        "Jana dobývá pole N4, které ovládá Petr."
    )
    die = Message("tapestry-die-red", {"gain": Message("tapestry-benefit-vp", {"count": 5})})
    assert said("tell-takes-die", who="you", thing=die) == "Bereš si červenou kostku (získej 5 bodů)."
    military, archery = Message("tapestry-track-military"), Message("tapestry-space-archery")
    back = [
        said("tell-regresses", who="you", track=military, thing=archery, number=number) for number in (0, 1)
    ]
    assert back == [
        "Vracíš se na začátek stupnice Vojenství.",
        "Vracíš se na stupnici Vojenství na pole Lukostřelba.",
    ]
    gain = Message("tapestry-benefit-conquer", {"count": 1})
    assert said("label-advance", track=military, number=1, space=archery, gain=gain) == (
        "Vojenství 1, Lukostřelba (dobuď území)"
    )
    sides = [said("label-rotation", degrees=60, count=count) for count in (0, 1, 2, 5)]
    assert sides == [
        "Natočení 60°: nenavazuje žádná strana",
        "Natočení 60°: navazuje 1 strana",
        "Natočení 60°: navazují 2 strany",
        "Natočení 60°: navazuje 5 stran",
    ]
