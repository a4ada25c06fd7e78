"""The worked examples E-51 to E-67: places, Bay and deck, and the seasons."""

import pytest

from figurka.core.piles import Pile
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.winds import ROSES_A, ROSES_B
from figurka.games.farshore.rules.state import NOBODY
from figurka.games.farshore.rules.things import Rose
from tests.games.farshore.table import Seat, Table

FIFTEEN = (
    *("grove",) * 5,
    *("beach_sledge",) * 3,
    *("rope_bridge",) * 3,
    *("sail_maker",) * 3,
    "inn",
)
EIGHT = ("pirate", "grove", "inn", "port", "diver", "merchant", "manor", "galley")


def passed() -> Seat:
    """An opponent who has passed, so that the first seat takes turn after turn."""
    return Seat(season="autumn", passed=True)


def islands_up(table: Table) -> list[int]:
    """The islands that lie face up."""
    return [slot for slot, up in enumerate(table.state.islands_up) if up]


def flood(table: Table) -> None:
    """Turn any islands face down, as long as it is asked which."""
    while table.asked == "tide":
        table.choose(table.options[0])


# Places, Bay and deck


@pytest.mark.rule("F-27", "F-28")
def test_e51_docks_twice() -> None:
    table = Table(
        Seat(season="autumn", passed=True, workers_on=["docks"]),
        ready=2,
        hand=["inn", "abbey", "grove", "port", "market"],
    )
    table.choose("place:docks", "hand:inn", "hand:abbey", "done", "stone", "mushroom")
    assert table.have() == {"stone": 1, "mushroom": 1}
    table.choose("place:docks", "hand:grove", "hand:port", "hand:market", *("driftwood",) * 3)
    assert table.hand() == []
    assert table.have() == {"stone": 1, "mushroom": 1, "driftwood": 3}
    assert sorted(card.key for card in table.state.discard) == ["abbey", "grove", "inn", "market", "port"]
    assert table.player(1).at_docks == 1


@pytest.mark.rule("F-29", "F-30", "F-205", "F-232")
def test_e52_lookout_refills_the_bay_late() -> None:
    table = Table(hand=["abbey", "abbey"], hand_size=6, bay=EIGHT, deck_size=40, ready=1)
    table.choose("place:lookout", "hand:abbey", "hand:abbey", "done", "bay:inn")
    for _ in range(3):
        assert table.bay == [*EIGHT[:2], None, *EIGHT[3:]], "place 3 is empty during the deck draws"
        table.choose("deck")
    assert len(table.me.hand) == 8
    assert len(set(table.bay)) == 8
    assert None not in table.bay
    assert len(table.state.deck) <= 36


@pytest.mark.rule("F-48", "F-61", "F-62")
def test_e53_equal_names_are_stacked_when_the_bay_is_refilled() -> None:
    bay = ["grove", "inn", "pirate", "port", "diver", "merchant", "manor", "galley"]
    table = Table(passed(), bay=bay, deck=["inn", "diver", "sloop"], mushroom=3)
    cards = len(table.state.deck)
    table.choose("bay:pirate")
    refilled = ["grove", "inn", "sloop", "port", "diver", "merchant", "manor", "galley"]
    assert table.bay == refilled
    assert list(table.state.bay_counts) == [1, 2, 1, 1, 2, 1, 1, 1]
    assert len(table.state.deck) == cards - 3
    table.choose("bay:inn")
    assert table.city() == ["pirate", "inn"], "paid with the Pirate's three treasures"
    assert table.bay == refilled
    assert list(table.state.bay_counts) == [1, 1, 1, 1, 2, 1, 1, 1]
    assert len(table.state.deck) == cards - 3


@pytest.mark.rule("F-63", "F-262")
def test_e54_nothing_left_to_draw() -> None:
    table = Table(
        deck_size=0,
        hand_size=3,
        bay=["sail_maker"],
        mushroom=2,
        city=["navigator"],
        winds=("production", "critter"),
    )
    assert not table.state.discard
    table.choose("bay:sail_maker")
    assert table.me.ship == 3
    assert table.have() == {"treasure": 1}
    assert len(table.me.hand) == 3
    assert table.bay == [None] * 8
    assert table.asked == "turn", "the game goes on"


@pytest.mark.rule("F-26", "F-246")
def test_e55_cartographer_copies_an_occupied_shore_place_not_a_flipped_island() -> None:
    table = Table(Seat(workers_on=["shore_driftwood"]), city=["cartographer"], ready=1, flooded=[0, 1])
    table.choose("city:cartographer")
    assert table.asked == "copy"
    assert table.options == [
        "place:shore_driftwood",
        "place:shore_seaweed",
        "place:shore_stone",
        "place:shore_mushroom",
    ]
    table.choose("place:shore_driftwood")
    assert table.have() == {"driftwood": 3}


@pytest.mark.rule("F-24", "F-85", "F-204")
def test_e56_a_place_for_one_worker() -> None:
    gone = Seat(season="autumn", passed=True, workers_on=["shore_mushroom"])
    table = Table(gone, season="autumn", workers_on=["shore_stone"], ready=1)
    shore = [key for key in table.options if key.startswith("place:shore_")]
    assert shore == ["place:shore_driftwood", "place:shore_seaweed"]
    assert table.why_not("place:shore_mushroom") == "farshore-refusal-occupied"
    assert table.why_not("place:shore_stone") == "farshore-refusal-occupied"


@pytest.mark.rule("F-32", "F-201")
def test_e57_dunes_shared_and_repeated() -> None:
    table = Table(
        Seat(season="autumn", passed=True, workers_on=["dunes"]),
        city=["grove", "grove", "beach_sledge", "merchant", "port", "pirate", "inn", "windmill"],
        ready=2,
    )
    table.choose("place:dunes", "map:production")
    table.choose("place:dunes")
    owned = {kind.name: table.me.maps[kind.index] for kind in MAPS if table.me.maps[kind.index] != NOBODY}
    assert owned == {"production": 2, "all_types": 2}
    assert table.points()["maps"] == 8


@pytest.mark.rule("F-203", "F-237")
def test_e58_an_inn_may_be_visited_in_vain() -> None:
    table = Table(city=["inn"], ready=1, bay=["manor"])
    assert table.offers("city:inn")
    table.choose("city:inn")
    assert table.asked_seat == 1
    assert table.city() == ["inn"]
    assert table.bay[0] == "manor"
    assert table.me.city[0].worker


@pytest.mark.rule("F-203", "F-237")
def test_e58_counter_case_an_inn_must_be_used_if_it_can() -> None:
    table = Table(city=["inn"], ready=1, bay=["manor", "sail_maker"])
    table.choose("city:inn")
    assert table.asked_seat == 1, "declining was not offered"
    assert table.city() == ["inn", "sail_maker"]


@pytest.mark.rule("F-49", "F-50", "F-226", "F-237")
def test_e59_full_city_at_the_inn() -> None:
    table = Table(city=FIFTEEN, anchors=3, ready=1, bay=["merchant", "shipwreck"], mushroom=8)
    table.choose("city:inn")
    assert table.asked == "sacrifice", "the Shipwreck was the only card that could be played"
    assert table.city() == [*FIFTEEN, "shipwreck"]
    assert table.bay[0] == "merchant"
    assert table.have() == {"mushroom": 8}


# Seasons


@pytest.mark.rule("F-75", "F-217", "F-245")
def test_e61_green_cards_in_the_owners_order() -> None:
    table = Table(season="winter", ready=0, city=["grove", "merchant", "sea_chip"])
    table.prepare("spring", "city:grove", "city:sea_chip", "city:grove")
    table.choose("mushroom", "stone", "stone")
    assert table.have() == {"mushroom": 1, "stone": 2}
    assert table.me.ready == 3


@pytest.mark.rule("F-75", "F-217", "F-245")
def test_e61_counter_case_the_merchant_cannot_be_paid_first() -> None:
    table = Table(season="winter", ready=0, city=["grove", "merchant", "sea_chip"])
    table.prepare("spring")
    assert not table.offers("city:merchant")
    table.choose("city:grove", "city:sea_chip", "city:grove", "decline")
    assert table.have() == {"mushroom": 2}


@pytest.mark.rule("F-71", "F-211", "F-212")
def test_e62_no_preparing_with_a_worker_at_hand() -> None:
    table = Table(season="spring", ready=1)
    assert not table.offers("prepare")
    assert table.why_not("prepare") == "farshore-refusal-workers-left"
    assert not table.offers("pass")
    assert table.why_not("pass") == "farshore-refusal-not-autumn"
    assert table.offers("place:docks")
    assert table.offers("place:lookout")


def stack(table: Table, index: int) -> list[Rose]:
    """A stack of wind roses from the one in force to the bottom."""
    return [table.state.winds[index], *table.state.roses[index].things()]


@pytest.mark.rule("F-77", "F-78", "F-79", "F-80", "F-214", "F-218")
def test_e63_last_to_prepare_for_summer_three_players() -> None:
    table = Table(
        Seat(season="summer"),
        Seat(season="spring", hand_size=3, ready=0),
        seats=3,
        actor=2,
        season="summer",
        workers_on=["island 1"],
    )
    table.state.winds = tuple(roses[1] for roses in (ROSES_A, ROSES_B))
    table.state.roses = tuple(Pile([], (*roses[2:], roses[0])) for roses in (ROSES_A, ROSES_B))
    table.prepare("summer", "bay:harbor", "bay:manor", seat=2)
    assert table.asked == "tide"
    table.choose(table.state.islands[1].key, table.state.islands[2].key)
    assert len(table.player(2).hand) == 5
    assert table.player(2).ready == 4
    assert islands_up(table) == [0]
    assert table.state.taken[4 + 1] == 0, "the worker on the flipped island stays"
    for index, (first, second, third, fourth) in enumerate((ROSES_A, ROSES_B)):
        assert stack(table, index) == [third, fourth, first, second]


def at_docks(table: Table, turns: int) -> None:
    """So many turns at the docks, whosever they are, in vain."""
    for _ in range(turns):
        table.choose("place:docks")
        if table.asked == "discard":
            table.choose("done")


@pytest.mark.rule("F-74", "F-76", "F-214")
def test_e64_players_out_of_step() -> None:
    table = Table(Seat(season="winter", ready=0), season="spring", ready=0)
    table.prepare("summer", "bay:harbor", "bay:manor")
    table.prepare("spring", seat=1)
    assert [player.season for player in table.state.players] == [2, 1]
    assert table.state.wind_changes == 1, "the preparations of the first seat brought no duties"
    assert islands_up(table) == [0, 1]
    at_docks(table, turns=7)
    table.prepare("summer", seat=1)
    while table.asked == "bay":
        table.choose(table.options[0])
    flood(table)
    assert table.state.wind_changes == 2
    assert islands_up(table) == []


@pytest.mark.rule("F-74", "F-214")
def test_e64_an_early_preparation_brings_no_duties() -> None:
    table = Table(Seat(season="winter"), season="spring", ready=0)
    table.prepare("summer", "bay:harbor", "bay:manor")
    assert table.asked_seat == 1
    assert table.state.wind_changes == 0
    assert islands_up(table) == [0, 1]


@pytest.mark.rule("F-58", "F-215")
def test_e65_summer_draw_with_seven_cards_in_hand() -> None:
    table = Table(season="spring", ready=0, hand_size=7)
    table.prepare("summer", "bay:manor")
    assert table.asked_seat == 1, "one card only was asked for"
    assert len(table.me.hand) == 8
    assert table.hand()[-1] == "manor"
    assert None not in table.bay
    assert len(set(table.bay)) == 8
    assert table.me.ready == 4


@pytest.mark.rule("F-72", "F-81", "F-82", "F-213")
def test_e66_autumn() -> None:
    table = Table(Seat(season="autumn"), season="summer", ready=0, city=["treasure_hunter"], hand_size=2)
    table.prepare("autumn", "bay:harbor", "deck")
    assert (table.me.ready, table.me.reserve) == (5, 0)
    assert table.have() == {"treasure": 1}
    assert len(table.me.hand) == 4
    assert table.state.wind_changes == 1
    table.choose("pass")
    assert table.asked_seat == 0
    assert not table.offers("prepare")
    assert table.why_not("prepare") == "farshore-refusal-last-season"
    at_docks(table, turns=5)
    assert table.asked == "over" or not table.offers("prepare"), "not with all workers placed either"


@pytest.mark.rule("F-83", "F-87", "F-88", "F-216")
def test_e67_the_last_one_plays_on() -> None:
    table = Table(passed(), season="autumn", ready=2)
    table.choose("place:docks")
    assert table.asked_seat == 0
    assert table.asked == "turn"
    assert table.me.ready == 1
    table.choose("pass")
    assert table.asked == "over"
