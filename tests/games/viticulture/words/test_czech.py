"""Numbers and cases in the Czech of Viticulture."""

from typing import Any

import pytest

from figurka.core.decision import EVERYONE
from figurka.core.journal import Event
from figurka.core.rules import Rules
from figurka.games.viticulture import VITICULTURE
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.things import WINES
from figurka.games.viticulture.world import VITICULTURE_WORLD
from tests.locales.reading import check_czech_number, in_czech


@pytest.mark.parametrize(
    ("message_id", "attribute", "count", "expected"),
    [
        ("viticulture-lira", "", 1, "1 mince"),
        ("viticulture-lira", "acc", 1, "1 minci"),
        ("viticulture-lira", "acc", 4, "4 mince"),
        ("viticulture-lira", "acc", 5, "5 mincí"),
        ("viticulture-points", "acc", 2, "2 VB"),
        ("viticulture-deck-summer", "count", 2, "2 letní návštěvníci"),
        ("viticulture-deck-summer", "acc", 2, "2 letní návštěvníky"),
        ("viticulture-deck-vine", "acc", 1, "1 kartu vinné révy"),
        ("viticulture-deck-order", "acc", 5, "5 objednávek vína"),
        ("viticulture-label-cards", "", 3, "3 karty"),
        ("viticulture-refusal-too-dear", "", 1, "Chybí ti 1 mince."),
        ("viticulture-refusal-too-dear", "", 6, "Chybí ti 6 mincí."),
        ("viticulture-refusal-lacks-visitor", "", 2, "Potřebuješ odhodit 2 návštěvníky."),
    ],
)
def test_czech_numbers(message_id: str, attribute: str, count: int, expected: str) -> None:
    check_czech_number(message_id, attribute, count, expected)


@pytest.mark.parametrize("rules", [VITICULTURE, VITICULTURE_WORLD], ids=lambda rules: rules.name)
def test_czech_sentences_change_with_the_reader(rules: Rules[Any]) -> None:
    def said(event: Event, viewer: int | None) -> str:
        return in_czech(rules.sentence(event, viewer, ("Jana", "Petr", "Ota")))

    merlot, order = VINE_BY_NAME["merlot"], ORDER_BY_NAME["r4_r3"]
    drawn = Event("draws", 0, merlot, 0, 0, (), 1)
    assert said(drawn, 0) == "Bereš si kartu vinné révy Merlot."
    assert said(drawn, 1) == said(drawn, None) == "Jana si bere 1 kartu vinné révy."
    filled = Event("fills", 0, order, 0, -1, (WINES[0][5], WINES[0][3]), EVERYONE)
    assert said(filled, 1) == (
        "Jana vyřizuje objednávku (červené 4 a červené 3) a dodává červené víno 5 a červené víno 3."
    )
