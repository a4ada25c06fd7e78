"""Farshore's cards in the page: what playing one would cost and bring is read where the rules read it."""

import pytest

from figurka.games.farshore.content.cards import CARD, CARDS
from figurka.games.farshore.content.places import ISLAND
from figurka.games.farshore.rules.playing import WORKS_WHEN_PLAYED
from figurka.games.farshore.rules.things import Card, Source, Terms
from figurka.games.farshore.web.board import see_bay
from figurka.games.farshore.web.cards import CardSight
from figurka.games.farshore.web.dock import see_hand
from figurka.games.farshore.web.scene import Scene
from figurka.locales import Words
from figurka.web.sight import SeatSight, see
from tests.games.farshore.table import Table

NAMES = ("Ada", "Ben")
WINDS = ("production", "unique")


def cards_to_play(table: Table) -> dict[str, CardSight]:
    """The cards of hand and Bay that seat 0 may choose, by their keys."""
    game = table.begin().game
    seats = tuple(SeatSight(seat, name, "person", "", True) for seat, name in enumerate(NAMES))
    scene = Scene(see(game, 0, seats, NAMES, Words("en"), (), len(game.history)))
    cards = [*see_hand(scene), *(card for card in see_bay(scene) if card is not None)]
    return {card.key: card for card in cards if card.key in scene.keys}


@pytest.mark.parametrize("card", [card for card in CARDS if card.sails], ids=lambda card: card.key)
def test_the_ship_goes_as_far_as_the_page_foretells(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    for spaces in (card.sails, card.sails + 4):
        monkeypatch.setattr(card, "sails", spaces)
        table = Table(hand=[card.key], winds=WINDS, driftwood=4, seaweed=4, stone=4, mushroom=4)
        foretold = cards_to_play(table)[f"hand:{card.key}"]
        assert foretold.sails - foretold.wind == (spaces if card.type in WORKS_WHEN_PLAYED else 0)
        table.choose(f"hand:{card.key}")
        assert table.me.ship == foretold.sails


@pytest.mark.parametrize(
    ("source", "visit"),
    [
        pytest.param(CARD["inn"], ["city:inn"], id="inn"),
        pytest.param(CARD["cooper"], ["city:cooper"], id="cooper"),
        pytest.param(
            ISLAND["hermits_isle"], ["place:hermits_isle", "bay:windmill", "bay:manor"], id="hermits_isle"
        ),
    ],
)
def test_a_card_for_less_costs_what_the_page_foretells(
    source: Source, visit: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = CARD["windmill"].cost.total
    for discount in (source.terms.discount, source.terms.discount + 1):
        monkeypatch.setattr(source, "terms", Terms(discount=discount))
        table = Table(
            city=["inn", "cooper"],
            islands=["hermits_isle", "coral_isle"],
            bay=["windmill", "manor", "harbor"],
            winds=WINDS,
            driftwood=2,
            seaweed=2,
            stone=2,
        )
        foretold = cards_to_play(table.choose(*visit))
        key = next(key for key in foretold if key.endswith(":windmill"))
        price = foretold[key].price
        assert price is not None
        assert price.signs == f"{printed - discount}.any"
        table.choose(key)
        assert {sum(map(int, pay.removeprefix("pay:").split(","))) for pay in table.options} == {
            printed - discount
        }


def test_what_the_pigeon_brings_is_free() -> None:
    table = Table(hand=["postal_pigeon"], deck=["grove", "inn"], winds=WINDS, mushroom=2)
    foretold = cards_to_play(table.choose("hand:postal_pigeon"))
    assert {key: card.price and card.price.text for key, card in foretold.items()} == {
        "hand:grove": Words("en")("farshore-web-free"),
        "hand:inn": Words("en")("farshore-web-free"),
    }
