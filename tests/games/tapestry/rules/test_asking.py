"""Nobody is asked what makes no difference, and the journal says what was lost or forced."""

from typing import Any

import pytest

from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.advancing import discard_price
from figurka.games.tapestry.rules.benefits import cards, invent, points, research, resource, score, tiles
from figurka.games.tapestry.rules.gaining import gain_all, lose_any, take_any
from figurka.games.tapestry.rules.things import (
    COIN,
    ERA_BONUS,
    PER_CARD,
    PER_TECH,
    PER_TERRITORY,
    PER_TILE,
    RESOURCE_NAMES,
    Benefit,
    Price,
)
from figurka.locales import Words
from tests.games.tapestry.table import SOME_THING, Seat, Table, having

FULL = dict.fromkeys(RESOURCE_NAMES, 8)
TO_COME = [(" (3 to discard)", " (zbývají 3)"), (" (2 to discard)", " (zbývají 2)"), ("", "")]
"""How many discards are told to be left, in English and Czech, if there are three."""


def gaining(table: Table, *benefits: Benefit) -> Table:
    """Seat 0 gains these benefits in an order of its own."""
    return table.run(gain_all(table.state, table.me, benefits, SOME_THING))


# The order of benefits


@pytest.mark.rule("T-43")
@pytest.mark.parametrize(
    "benefits",
    [
        (score(PER_TECH), score(PER_TERRITORY)),
        (score(PER_TECH), cards()),
        (score(PER_TERRITORY), tiles()),
        (score(PER_TECH), points(3), tiles(), cards()),
        (tiles(), cards()),
        (resource(COIN, 2), score(PER_TECH)),
        (research(full=True), research(full=True)),
    ],
)
def test_the_order_is_not_asked_where_it_makes_no_difference(benefits: tuple[Benefit, ...]) -> None:
    table = gaining(Table(coin=7, bottom=["radio"], science=1), *benefits)
    assert table.asked != "order"


@pytest.mark.rule("T-43")
@pytest.mark.parametrize(
    "benefits",
    [
        (score(PER_CARD), cards()),
        (score(PER_TILE), tiles()),
        (score(PER_TECH), invent()),
        (research(full=True), tiles()),
    ],
)
def test_the_order_is_asked_where_it_can_matter(benefits: tuple[Benefit, ...]) -> None:
    assert gaining(Table(coin=7), *benefits).asked == "order"


@pytest.mark.rule("T-40", "T-43")
def test_the_order_is_asked_of_a_resource_that_may_find_room_later() -> None:
    assert gaining(Table(coin=8), resource(COIN), research(full=True)).asked == "order"


@pytest.mark.rule("T-43")
def test_under_tyranny_a_card_that_is_drawn_may_change_what_is_scored() -> None:
    table = gaining(Table(era=2, card="tyranny"), score(PER_TECH), cards())
    assert table.asked == "order"


# What is lost or handed over anyway


@pytest.mark.rule("T-40")
def test_a_resource_of_choice_is_not_asked_for_when_there_is_room_for_none() -> None:
    table = Table(**having(FULL))
    table.run(take_any(table.state, table.me, 3, ERA_BONUS))
    assert table.asked == "nothing"
    assert table.told("loses-choice") == 1
    assert table.events[-1].count == 3


@pytest.mark.rule("T-40")
def test_it_is_asked_for_as_long_as_there_is_room_for_one() -> None:
    table = Table(**having({**FULL, "food": 7}))
    table.run(take_any(table.state, table.me, 3, ERA_BONUS)).choose("food")
    assert table.asked == "nothing"
    assert table.have()["food"] == 8
    assert [event.count for event in table.events if event.kind == "loses-choice"] == [2]


@pytest.mark.rule("T-44")
def test_which_of_two_tiles_goes_first_is_not_asked_when_both_go() -> None:
    table = Table(tiles=[5, 7])
    table.run(discard_price(table.state, table.me, Price(tiles=2), SPACES[0][8]))
    assert table.asked == "nothing"
    assert table.tiles() == []
    assert table.told("discards") == 2


@pytest.mark.rule("T-44")
def test_which_of_three_tiles_go_is_asked() -> None:
    table = Table(tiles=[5, 7, 16])
    table.run(discard_price(table.state, table.me, Price(tiles=2), SPACES[0][8])).choose("7")
    assert table.asked == "discard_tile"


@pytest.mark.rule("T-44")
def test_the_last_cards_are_discarded_without_asking() -> None:
    table = Table(hand=["trap", "guilds"])
    table.run(discard_price(table.state, table.me, Price(cards=2), SPACES[1][5]))
    assert table.asked == "nothing"
    assert table.hand() == []


@pytest.mark.rule("T-44")
def test_which_of_three_technologies_goes_first_is_not_asked_when_all_go() -> None:
    table = Table(bottom=["radio"], middle=["compass"], top=["paper"])
    table.run(discard_price(table.state, table.me, Price(techs=3), SPACES[3][11]))
    assert table.asked == "nothing"
    assert not table.me.tech_count
    assert table.told("discards") == 3


@pytest.mark.rule("T-44")
@pytest.mark.parametrize(
    ("price", "supply", "english", "czech"),
    [
        (
            Price(tiles=3),
            {"tiles": [5, 7, 16, 20, 21]},
            "Which territory tile do you discard",
            "Který dílek území odhodíš",
        ),
        (
            Price(cards=3),
            {"hand": ["trap", "guilds", "alliance", "theocracy"]},
            "Which tapestry card do you discard",
            "Kterou kartu tapiserie odhodíš",
        ),
        (
            Price(techs=3),
            {"bottom": ["radio", "bakery"], "middle": ["compass"], "top": ["paper"]},
            "Which tech card do you discard",
            "Kterou kartu technologie odhodíš",
        ),
    ],
)
def test_a_discard_says_how_many_more_are_to_come(
    price: Price, supply: dict[str, Any], english: str, czech: str
) -> None:
    table = Table(**supply)
    table.run(discard_price(table.state, table.me, price, SPACES[0][10]))
    for in_english, in_czech in TO_COME:
        assert table.decision is not None
        asked = TAPESTRY.question(table.decision)
        assert Words("en").say(asked) == f"{english}{in_english}?"
        assert Words("cs").say(asked) == f"{czech}{in_czech}?"
        table.choose(table.options[0])
    assert table.asked == "nothing"


def test_all_resources_are_handed_over_at_once() -> None:
    table = Table(coin=1, food=2)
    table.run(lose_any(table.state, table.me, 3, "sell", SOME_THING))
    assert table.asked == "nothing"
    assert table.have() == {}


# What the journal says


@pytest.mark.rule("T-113")
def test_a_forced_income_turn_says_so() -> None:
    table = Table(Seat(coin=1), hand=["trap"]).begin()
    assert table.me.era == 2
    assert table.told("must-take-income") == 1


@pytest.mark.rule("T-16", "T-113")
def test_the_first_income_turn_and_a_chosen_one_are_not_forced() -> None:
    assert Table(Seat(coin=1), era=0).begin().told("must-take-income") == 0
    assert Table(Seat(coin=1), coin=1).income().told("must-take-income") == 0


@pytest.mark.rule("T-125")
def test_what_cannot_be_drawn_is_told() -> None:
    table = Table(deck_size=0, tile_stack=[5], tile_stack_size=1)
    table.gain(cards(2), tiles(3))
    assert [(event.kind, event.count) for event in table.events if event.kind.startswith("finds-no")] == [
        ("finds-no-cards", 2),
        ("finds-no-tiles", 2),
    ]
