"""The city, keywords and the five types of cards (F-49 to F-57)."""

from typing import Any

import pytest

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.rules.things import CONSTRUCTION, CRITTER, MUSHROOM
from tests.games.farshore.table import Seat, Table

GONE = Seat(passed=True, season="autumn")
FOURTEEN = ["grove"] * 5 + ["beach_sledge"] * 3 + ["rope_bridge"] * 3 + ["sail_maker"] * 3
FULL_CITY = [*FOURTEEN, "inn"]


@pytest.mark.rule("F-49")
def test_a_city_has_fifteen_spaces() -> None:
    table = Table(GONE, city=FOURTEEN, hand=["tangle_raft", "tangle_raft"], driftwood=4)
    table.choose("hand:tangle_raft")
    assert len(table.city()) == 15
    assert not table.offers("hand:tangle_raft")
    assert table.why_not("hand:tangle_raft") == "farshore-refusal-city-full"


@pytest.mark.rule("F-49")
def test_neither_anchor_nor_discount_makes_room_in_a_full_city() -> None:
    table = Table(city=FULL_CITY, bay=["merchant"], hand=["merchant"], mushroom=8)
    assert not table.offers("hand:merchant")
    assert not table.offers("bay:merchant")
    table.choose("city:inn")
    assert table.city() == FULL_CITY


@pytest.mark.rule("F-50")
@pytest.mark.parametrize(("card", "discarded"), [("shipwreck", "inn"), ("castaway", "sail_maker")])
def test_shipwreck_and_castaway_may_be_played_into_a_full_city(card: str, discarded: str) -> None:
    table = Table(city=FULL_CITY, hand=[card])
    table.choose(f"hand:{card}")
    if card == "shipwreck":
        table.choose("city:inn")
    assert card in table.city()
    assert table.city().count(discarded) == FULL_CITY.count(discarded) - 1
    assert table.me.spaces == 14


@pytest.mark.rule("F-50")
def test_shipwreck_and_castaway_take_no_space() -> None:
    city = ["shipwreck", "castaway", *FOURTEEN]
    table = Table(city=city, hand=["tangle_raft"], driftwood=2)
    table.choose("hand:tangle_raft")
    assert len(table.city()) == 17


@pytest.mark.rule("F-51")
def test_a_city_holds_any_number_of_copies_of_a_common_card() -> None:
    table = Table(city=["sail_maker", "sail_maker"], hand=["sail_maker"], mushroom=2)
    table.choose("hand:sail_maker")
    assert table.city() == ["sail_maker"] * 3


@pytest.mark.rule("F-51")
@pytest.mark.parametrize("source", ["hand", "bay"])
def test_a_city_holds_one_copy_of_a_unique_card(source: str) -> None:
    cards: dict[str, Any] = {source: ["pirate"]}
    table = Table(city=["pirate"], mushroom=3, **cards)
    assert not table.offers(f"{source}:pirate")
    assert table.why_not(f"{source}:pirate") == "farshore-refusal-already-built"


@pytest.mark.rule("F-51")
def test_the_same_unique_card_may_stand_in_two_cities() -> None:
    table = Table(Seat(city=["pirate"]), hand=["pirate"], mushroom=3)
    table.choose("hand:pirate")
    assert table.city() == table.city(1) == ["pirate"]


@pytest.mark.rule("F-52")
def test_critters_cost_mushrooms_and_constructions_never_do() -> None:
    for card in CARDS:
        mushrooms = card.cost.amounts[MUSHROOM]
        if card.kind == CONSTRUCTION:
            assert mushrooms == 0, card.key
        else:
            assert mushrooms == card.cost.total, card.key
    assert [card.key for card in CARDS if card.kind == CRITTER and not card.cost.total] == ["castaway"]


@pytest.mark.rule("F-52")
def test_mushrooms_pay_for_no_construction() -> None:
    table = Table(hand=["tangle_raft"], driftwood=1, mushroom=5)
    assert not table.offers("hand:tangle_raft")


@pytest.mark.rule("F-52")
def test_a_mushroom_may_be_given_where_any_resource_is_asked() -> None:
    table = Table(hand=["merchant"], mushroom=3)
    table.choose("hand:merchant", "mushroom", "driftwood", "driftwood")
    assert table.have() == {"driftwood": 2}


@pytest.mark.rule("F-53")
def test_a_green_card_is_activated_when_played() -> None:
    table = Table(hand=["treasure_hunter"], mushroom=3)
    table.choose("hand:treasure_hunter")
    assert table.have() == {"treasure": 1}


@pytest.mark.rule("F-53")
@pytest.mark.parametrize(("season", "treasures"), [("spring", 1), ("summer", 0), ("autumn", 1)])
def test_a_green_card_is_activated_again_for_spring_and_autumn(season: str, treasures: int) -> None:
    before = {"spring": "winter", "summer": "spring", "autumn": "summer"}[season]
    table = Table(city=["treasure_hunter"], season=before, ready=0, hand_size=8)
    table.prepare(season)
    assert table.me.treasure == treasures


@pytest.mark.rule("F-54")
def test_a_blue_card_works_while_other_cards_are_played() -> None:
    table = Table(city=["customs_officer"], hand=["hideout"], seaweed=1, stone=1)
    table.choose("hand:hideout")
    assert table.have() == {"mushroom": 1, "treasure": 2}


@pytest.mark.rule("F-54")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("customs_office", {"driftwood": 1, "seaweed": 1, "stone": 2}),
        ("lighthouse", {"driftwood": 1, "seaweed": 1, "stone": 1}),
        ("navigator", {"mushroom": 3}),
    ],
)
def test_the_play_of_a_blue_card_does_not_activate_it(card: str, goods: dict[str, Any]) -> None:
    table = Table(hand=[card, "inn"], winds=("governance", None), **goods)
    table.choose(f"hand:{card}")
    assert table.asked_seat == 1
    assert table.me.ship == 1
    assert table.have() == {}
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-54")
def test_a_blue_card_does_not_help_to_pay_for_itself() -> None:
    assert not Table(hand=["market"], driftwood=1).offers("hand:market")


@pytest.mark.rule("F-54")
def test_a_blue_card_does_not_work_for_other_players() -> None:
    table = Table(Seat(city=["customs_officer"]), hand=["hideout"], seaweed=1, stone=1)
    table.choose("hand:hideout")
    assert table.have(1) == {}


@pytest.mark.rule("F-55")
def test_a_tan_card_is_activated_once_when_played() -> None:
    table = Table(GONE, hand=["pirate"], mushroom=3, ready=0)
    table.choose("hand:pirate")
    assert table.have() == {"treasure": 3}
    table.prepare("spring")
    assert table.have() == {"treasure": 3}


@pytest.mark.rule("F-55")
def test_a_tan_card_in_the_city_is_no_place_and_gives_no_production() -> None:
    table = Table(city=["pirate", "galley"], ready=0)
    table.prepare("spring")
    assert (table.me.treasure, table.me.ship) == (0, 0)
    assert table.why_not("city:pirate") is not None


@pytest.mark.rule("F-56")
def test_a_red_card_is_activated_by_a_worker_and_not_when_played() -> None:
    table = Table(GONE, hand=["crows_nest"], driftwood=1, seaweed=3)
    table.choose("hand:crows_nest")
    assert table.me.ship == 0
    table.choose("city:crows_nest")
    assert table.me.ship == 3


@pytest.mark.rule("F-56")
def test_a_red_card_is_not_activated_by_a_season() -> None:
    table = Table(city=["crows_nest", "steward"], ready=0)
    table.prepare("spring")
    assert table.me.ship == 0
    assert table.have() == {}


@pytest.mark.rule("F-57")
@pytest.mark.parametrize(
    ("position", "bonus"),
    [
        ({"city": ["windmill", "grove", "merchant"]}, 4),
        ({"city": ["pilgrim"], "maps": {"production": 2, "traveler": 1}}, 4),
        ({"city": ["admiral"], "ship": 9}, 4),
        ({"city": ["galleon"], "treasure": 3}, 3),
    ],
)
def test_purple_cards_give_points_for_city_maps_ship_or_treasures(
    position: dict[str, Any], bonus: int
) -> None:
    assert Table(**position).points()["prosperity"] == bonus


@pytest.mark.rule("F-57")
def test_a_purple_card_does_nothing_before_the_end() -> None:
    table = Table(city=["grove", "grove"], hand=["windmill"], driftwood=2, seaweed=2, stone=2)
    table.choose("hand:windmill")
    assert table.have() == {}
    assert table.points()["prosperity"] == 4
