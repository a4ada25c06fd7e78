"""Farshore's cards in the page: what playing one would cost and bring is read where the rules read it."""

from typing import Any

import pytest

from figurka.games.farshore.content.cards import CARD, CARDS
from figurka.games.farshore.content.places import HERMITS_BARGAIN
from figurka.games.farshore.rules.playing import WORKS_WHEN_PLAYED, Bargain
from figurka.games.farshore.rules.things import TREASURE, Card, Terms
from figurka.games.farshore.web.board import see_bay, see_piles
from figurka.games.farshore.web.cards import CardSight
from figurka.games.farshore.web.dock import see_hand
from figurka.games.farshore.web.prices import price_told
from figurka.games.farshore.web.scene import Scene
from figurka.locales import Words
from figurka.web.sight import SeatSight, see
from tests.games.farshore.table import Table

NAMES = ("Ada", "Ben")
WINDS = ("production", "unique")


def scene_of(table: Table) -> Scene:
    """What seat 0 sees."""
    game = table.begin().game
    seats = tuple(SeatSight(seat, name, "person", "", True) for seat, name in enumerate(NAMES))
    return Scene(see(game, 0, seats, NAMES, Words("en"), len(game.history)))


def cards_to_play(table: Table) -> dict[str, CardSight]:
    """The cards of hand and Bay that seat 0 may choose, by their keys."""
    scene = scene_of(table)
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
    ("bargain", "visit"),
    [
        pytest.param(CARD["inn"].bargain, ["city:inn"], id="inn"),
        pytest.param(CARD["cooper"].bargain, ["city:cooper"], id="cooper"),
        pytest.param(HERMITS_BARGAIN, ["place:hermits_isle", "bay:windmill", "bay:manor"], id="hermits_isle"),
    ],
)
def test_a_card_for_less_can_be_paid_in_as_many_ways_as_the_page_foretells(
    bargain: Bargain, visit: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = CARD["windmill"].cost.total
    for discount in (bargain.terms.discount, bargain.terms.discount + 1):
        monkeypatch.setattr(bargain, "terms", Terms(discount=discount))
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
        assert foretold[key].price is None
        (ways,) = (row.text for row in foretold[key].rows if row.label == "Now")
        table.choose(key)
        assert ways == f"{len(table.options)} ways to pay"
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


# What is told before it is chosen


@pytest.mark.parametrize(
    ("position", "signs", "text"),
    [
        ({"city": ["rope_bridge"]}, "anchor", "anchor"),
        ({"mushroom": 1, "treasure": 2}, "1.mushroom 2.treasure", ""),
        ({"treasure": 3}, "3.treasure", "pay"),
        ({"city": ["market"]}, "", "Market"),
    ],
)
def test_a_card_shows_what_it_really_takes(position: dict[str, Any], signs: str, text: str) -> None:
    (card,) = cards_to_play(Table(hand=["pirate"], winds=WINDS, **position)).values()
    assert card.price is not None
    assert (card.price.signs, card.price.text) == (signs, text)


@pytest.mark.rule("F-250")
@pytest.mark.parametrize(
    ("mushrooms", "hand", "signs"),
    [(0, ["grove", "inn", "port"], "3.draw"), (2, ["grove"], "2.mushroom 1.draw")],
)
def test_a_card_at_the_post_office_shows_the_cards_that_must_go(
    mushrooms: int, hand: list[str], signs: str
) -> None:
    position: dict[str, Any] = {
        "city": ["post_office"],
        "bay": ["harbor"],
        "winds": WINDS,
        "mushroom": mushrooms,
    }
    table = Table(hand=["pirate", *hand], **position).choose("city:post_office")
    card = cards_to_play(table)["hand:pirate"]
    assert card.price is not None
    assert (card.price.signs, card.price.text) == (signs, "pay")


def test_a_card_that_costs_what_is_printed_shows_that() -> None:
    (card,) = cards_to_play(Table(hand=["pirate"], winds=WINDS, mushroom=3)).values()
    assert card.price is None
    assert "Now" not in [row.label for row in card.rows]


def test_a_pile_of_maps_shows_which_needs_are_met() -> None:
    scene = scene_of(Table(city=["grove", "grove", "merchant", "tumbler", "port"], winds=WINDS))
    shown = {pile["map"]: [need.is_met for need in pile["needs"]] for pile in see_piles(scene)}
    assert shown["production"] == [True]
    assert shown["governance"] == [False]
    assert shown["all_types"] == [True, True, False, False, False]


@pytest.mark.rule("F-58")
def test_the_tip_of_a_place_tells_that_the_hand_is_full() -> None:
    scene = scene_of(Table(hand_size=8))
    assert price_told(scene, "place:shore_stone") == "no room in hand for more cards"
    assert price_told(scene, "place:shore_driftwood") == ""


@pytest.mark.rule("F-241")
def test_a_card_shows_which_other_must_leave_for_it() -> None:
    (card,) = cards_to_play(Table(hand=["castaway"], city=["merchant"], winds=WINDS)).values()
    assert card.price is not None
    assert card.price.text == "−Merchant"
    choice = Table(hand=["castaway"], city=["merchant", "pirate"], winds=WINDS)
    assert cards_to_play(choice)["hand:castaway"].price is None


def test_a_card_shows_the_treasures_that_its_voyage_finds() -> None:
    table = Table(hand=["sloop"], winds=WINDS, ship=1, driftwood=4, seaweed=4, stone=4)
    foretold = cards_to_play(table)["hand:sloop"]
    before = table.me.goods[TREASURE]
    table.choose("hand:sloop")
    assert foretold.finds == table.me.goods[TREASURE] - before > 0
