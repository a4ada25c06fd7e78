"""All 48 cards, the shore and the islands: their figures and what they do."""

from collections import Counter
from typing import Any

import pytest

from figurka.games.farshore.content.cards import CARD, DECK_OF_CARDS
from figurka.games.farshore.rules.things import KINDS, RARITIES, TYPES
from tests.games.farshore.table import DULL_BAY, Seat, Table

GONE = Seat(passed=True, season="autumn")

Figures = tuple[str, str, str, int, int, tuple[int, int, int, int]]

# Name, keywords, type, points, copies, cost in driftwood, seaweed, stone and mushrooms
FIGURES: list[Figures] = [
    ("rope_bridge", "common construction", "traveler", 1, 3, (0, 2, 0, 0)),
    ("post_office", "common construction", "destination", 2, 3, (1, 1, 1, 0)),
    ("inn", "common construction", "destination", 2, 3, (1, 2, 0, 0)),
    ("abbey", "common construction", "destination", 2, 3, (1, 1, 1, 0)),
    ("tumbler", "common construction", "production", 2, 3, (1, 1, 1, 0)),
    ("tangle_raft", "common construction", "production", 1, 3, (2, 0, 0, 0)),
    ("scriptorium", "common construction", "production", 2, 3, (1, 1, 1, 0)),
    ("grove", "common construction", "production", 1, 5, (1, 2, 0, 0)),
    ("beach_sledge", "common construction", "production", 1, 3, (0, 2, 0, 0)),
    ("shipwreck", "unique construction", "traveler", -1, 3, (0, 0, 0, 0)),
    ("hideout", "unique construction", "traveler", 0, 2, (0, 1, 1, 0)),
    ("galley", "unique construction", "traveler", 3, 3, (2, 1, 1, 0)),
    ("port", "unique construction", "governance", 2, 3, (2, 1, 1, 0)),
    ("market", "unique construction", "governance", 1, 3, (3, 0, 0, 0)),
    ("lighthouse", "unique construction", "governance", 1, 2, (1, 1, 1, 0)),
    ("customs_office", "unique construction", "governance", 3, 3, (1, 1, 2, 0)),
    ("crows_nest", "unique construction", "destination", 2, 2, (1, 3, 0, 0)),
    ("warehouse", "unique construction", "production", 2, 2, (1, 1, 2, 0)),
    ("sloop", "unique construction", "production", 1, 2, (2, 2, 1, 0)),
    ("windmill", "unique construction", "prosperity", 2, 2, (2, 2, 2, 0)),
    ("manor", "unique construction", "prosperity", 4, 2, (3, 2, 2, 0)),
    ("harbor", "unique construction", "prosperity", 5, 2, (3, 3, 3, 0)),
    ("gardens", "unique construction", "prosperity", 4, 2, (2, 3, 2, 0)),
    ("galleon", "unique construction", "prosperity", 5, 2, (2, 2, 1, 0)),
    ("postal_pigeon", "common critter", "traveler", 0, 3, (0, 0, 0, 2)),
    ("steward", "common critter", "destination", 1, 3, (0, 0, 0, 2)),
    ("sea_chip", "common critter", "production", 1, 3, (0, 0, 0, 2)),
    ("scribe", "common critter", "production", 1, 3, (0, 0, 0, 2)),
    ("scavenger", "common critter", "production", 2, 3, (0, 0, 0, 3)),
    ("sail_maker", "common critter", "production", 1, 3, (0, 0, 0, 2)),
    ("merchant", "common critter", "production", 2, 3, (0, 0, 0, 2)),
    ("diver", "common critter", "production", 1, 3, (0, 0, 0, 3)),
    ("pirate", "unique critter", "traveler", 0, 3, (0, 0, 0, 3)),
    ("stowaway", "unique critter", "traveler", 1, 2, (0, 0, 0, 2)),
    ("castaway", "unique critter", "traveler", -1, 3, (0, 0, 0, 0)),
    ("customs_officer", "unique critter", "governance", 1, 3, (0, 0, 0, 2)),
    ("navigator", "unique critter", "governance", 2, 2, (0, 0, 0, 3)),
    ("lighthouse_keeper", "unique critter", "governance", 1, 3, (0, 0, 0, 2)),
    ("herbalist", "unique critter", "governance", 1, 3, (0, 0, 0, 2)),
    ("cooper", "unique critter", "destination", 2, 2, (0, 0, 0, 3)),
    ("illuminator", "unique critter", "destination", 2, 2, (0, 0, 0, 3)),
    ("cartographer", "unique critter", "destination", 2, 2, (0, 0, 0, 2)),
    ("treasure_hunter", "unique critter", "production", 1, 2, (0, 0, 0, 3)),
    ("sculptor", "unique critter", "prosperity", 4, 2, (0, 0, 0, 5)),
    ("pilgrim", "unique critter", "prosperity", 2, 2, (0, 0, 0, 4)),
    ("guild_master", "unique critter", "prosperity", 2, 2, (0, 0, 0, 4)),
    ("governor", "unique critter", "prosperity", 4, 2, (0, 0, 0, 5)),
    ("admiral", "unique critter", "prosperity", 4, 2, (0, 0, 0, 5)),
]


def goods_for(name: str) -> dict[str, Any]:
    """What the card costs, as a player's tokens."""
    cost = next(row[5] for row in FIGURES if row[0] == name)
    return dict(zip(("driftwood", "seaweed", "stone", "mushroom"), cost, strict=True))


# Figures


@pytest.mark.parametrize("figures", FIGURES, ids=lambda row: str(row[0]))
def test_the_card_has_its_figures(figures: Figures) -> None:
    name, keywords, colour, points, copies, cost = figures
    card = CARD[name]
    assert f"{RARITIES[card.rarity]} {KINDS[card.kind]}" == keywords
    assert TYPES[card.type] == colour
    assert (card.points, card.copies) == (points, copies)
    assert card.cost.amounts == cost


@pytest.mark.rule("F-14")
def test_the_deck_has_125_cards_of_48_names() -> None:
    assert Counter(card.key for card in DECK_OF_CARDS) == {row[0]: row[4] for row in FIGURES}
    assert len(FIGURES) == 48
    assert len(DECK_OF_CARDS) == 125


@pytest.mark.rule("F-34")
@pytest.mark.parametrize("name", [row[0] for row in FIGURES if any(row[5])])
def test_the_card_is_played_for_exactly_its_cost(name: str) -> None:
    goods = goods_for(name)
    assert Table(hand=[name], **goods).offers(f"hand:{name}")
    for token, amount in goods.items():
        if amount:
            assert not Table(hand=[name], **{**goods, token: amount - 1}).offers(f"hand:{name}")


@pytest.mark.rule("F-89")
@pytest.mark.parametrize(("name", "points"), [(row[0], row[3]) for row in FIGURES])
def test_the_card_scores_its_points(name: str, points: int) -> None:
    assert Table(city=[name]).points()["cards"] == points


# Shore and islands


@pytest.mark.rule("F-23")
@pytest.mark.parametrize(
    ("place", "choices", "gained", "drawn", "ship"),
    [
        ("shore_driftwood", [], {"driftwood": 3}, 0, 0),
        ("shore_seaweed", [], {"seaweed": 2}, 1, 0),
        ("shore_stone", [], {"stone": 1}, 2, 0),
        ("shore_mushroom", [], {"mushroom": 2}, 0, 0),
        ("coral_isle", [], {"stone": 2}, 1, 0),
        ("kelp_isle", [], {"seaweed": 3}, 1, 0),
        ("timber_spit", [], {"driftwood": 3, "seaweed": 1}, 0, 0),
        ("mushroom_atoll", [], {"mushroom": 3}, 0, 0),
        ("treasure_key", [], {"treasure": 1}, 2, 0),
        ("windward_isle", ["stone"], {"stone": 1}, 1, 1),
        ("gull_roost", ["mushroom"], {"mushroom": 1}, 3, 0),
        ("bounty_isle", ["stone", "seaweed"], {"seaweed": 1, "stone": 1}, 1, 0),
        ("mirror_lagoon", ["place:shore_stone"], {"stone": 1}, 3, 0),
    ],
)
def test_a_place_gives_its_reward(
    place: str, choices: list[str], gained: dict[str, int], drawn: int, ship: int
) -> None:
    islands = [] if place.startswith("shore") else [place]
    table = Table(islands=islands, deck=["inn", "abbey", "port"])
    table.choose(f"place:{place}", *choices)
    assert table.asked_seat == 1
    assert table.have() == gained
    assert table.hand() == ["inn", "abbey", "port"][:drawn]
    assert table.me.ship == ship


@pytest.mark.rule("F-23")
def test_mirror_lagoon_copies_an_occupied_shore_place() -> None:
    table = Table(Seat(workers_on=["shore_driftwood"]), islands=["mirror_lagoon", "coral_isle"])
    table.choose("place:mirror_lagoon")
    assert table.options == [f"place:shore_{name}" for name in ("driftwood", "seaweed", "stone", "mushroom")]
    table.choose("place:shore_driftwood")
    assert table.have() == {"driftwood": 3}


@pytest.mark.rule("F-23")
def test_hermits_isle_takes_two_bay_cards_and_may_play_one_for_two_less() -> None:
    table = Table(islands=["hermits_isle", "coral_isle"], bay=["merchant", "tumbler", "diver"], seaweed=1)
    table.choose("place:hermits_isle", "bay:tumbler", "bay:merchant")
    assert table.options == ["hand:tumbler", "hand:merchant", "decline"]
    table.choose("hand:tumbler")
    assert table.city() == ["tumbler"]
    assert table.hand() == ["merchant"]
    assert table.have() == {"stone": 1}


# Green cards


@pytest.mark.rule("F-53")
@pytest.mark.parametrize(
    ("name", "brings"),
    [
        ("tumbler", {"stone": 1}),
        ("tangle_raft", {"seaweed": 1}),
        ("grove", {"mushroom": 1}),
        ("beach_sledge", {"driftwood": 2}),
        ("treasure_hunter", {"treasure": 1}),
    ],
)
def test_a_green_card_brings_tokens(name: str, brings: dict[str, int]) -> None:
    table = Table(hand=[name], **goods_for(name))
    table.choose(f"hand:{name}")
    assert table.have() == brings
    assert Table(city=[name], ready=0).prepare("spring").have() == brings
    assert Table(city=[name], ready=0, season="summer", hand_size=8).prepare("autumn").have() == brings


@pytest.mark.rule("F-53")
@pytest.mark.parametrize(("name", "spaces"), [("sail_maker", 1), ("sloop", 2)])
def test_a_green_card_moves_the_ship(name: str, spaces: int) -> None:
    table = Table(hand=[name], **goods_for(name))
    table.choose(f"hand:{name}")
    assert table.me.ship == spaces
    assert Table(city=[name], ready=0).prepare("spring").me.ship == spaces


@pytest.mark.rule("F-53")
def test_scriptorium_draws_two_cards() -> None:
    table = Table(hand=["scriptorium"], deck=["inn", "port", "abbey"], **goods_for("scriptorium"))
    table.choose("hand:scriptorium")
    assert table.hand() == ["inn", "port"]


@pytest.mark.rule("F-53")
def test_warehouse_is_stocked_when_played_and_gives_two_resources_each_time() -> None:
    table = Table(hand=["warehouse"], **goods_for("warehouse"))
    table.choose("hand:warehouse", "mushroom", "mushroom")
    assert table.asked_seat == 1
    assert table.have() == {"mushroom": 2}
    assert table.me.stock == (2, 2, 2, 0)
    later = Table(city=["warehouse"], stock={"stone": 2, "seaweed": 1}, ready=0)
    later.prepare("spring", "stone", "seaweed")
    assert later.have() == {"seaweed": 1, "stone": 1}
    assert later.me.stock == (0, 0, 1, 0)


@pytest.mark.rule("F-53")
def test_sea_chip_activates_one_other_green_card() -> None:
    table = Table(city=["grove", "tumbler", "sea_chip", "inn"], hand=["sea_chip"], mushroom=2, anchors=0)
    table.choose("hand:sea_chip")
    assert table.options == ["city:grove", "city:tumbler"]
    table.choose("city:tumbler")
    assert table.have() == {"stone": 1}


@pytest.mark.rule("F-53")
@pytest.mark.parametrize(("discards", "points"), [(["inn", "port"], 2), (["inn", "done"], 1), (["done"], 0)])
def test_scribe_turns_up_to_two_cards_into_points(discards: list[str], points: int) -> None:
    table = Table(hand=["scribe", "inn", "port", "abbey"], mushroom=2)
    table.choose("hand:scribe", *discards)
    assert table.asked_seat == 1
    assert table.me.goods[5] == points
    assert len(table.hand()) == 3 - points


@pytest.mark.rule("F-53")
def test_scavenger_turns_up_to_two_cards_into_resources() -> None:
    table = Table(hand=["scavenger", "inn", "port", "abbey"], mushroom=3)
    table.choose("hand:scavenger", "inn", "port", "stone", "driftwood")
    assert table.have() == {"driftwood": 1, "stone": 1}
    assert table.hand() == ["abbey"]


@pytest.mark.rule("F-53")
def test_merchant_turns_one_resource_into_two() -> None:
    table = Table(hand=["merchant"], mushroom=2, driftwood=2)
    table.choose("hand:merchant", "driftwood", "stone", "mushroom")
    assert table.asked_seat == 1
    assert table.have() == {"driftwood": 1, "stone": 1, "mushroom": 1}


@pytest.mark.rule("F-53")
@pytest.mark.parametrize(("payments", "treasures"), [(["seaweed"] * 3, 3), (["seaweed", "done"], 1)])
def test_diver_turns_up_to_three_seaweed_into_treasures(payments: list[str], treasures: int) -> None:
    table = Table(hand=["diver"], mushroom=3, seaweed=4)
    table.choose("hand:diver", *payments)
    assert table.asked_seat == 1
    assert table.have() == {"seaweed": 4 - treasures, "treasure": treasures}


# Tan cards


@pytest.mark.rule("F-55")
def test_rope_bridge_draws_five_cards_or_gives_two_resources() -> None:
    drawing = Table(hand=["rope_bridge"], seaweed=2).choose("hand:rope_bridge", "deck")
    assert len(drawing.hand()) == 5
    assert drawing.have() == {}
    gaining = Table(hand=["rope_bridge"], seaweed=2).choose(
        "hand:rope_bridge", "resources", "stone", "mushroom"
    )
    assert gaining.asked_seat == 1
    assert gaining.hand() == []
    assert gaining.have() == {"stone": 1, "mushroom": 1}


@pytest.mark.rule("F-55")
@pytest.mark.parametrize(
    ("name", "others", "discarded"),
    [("shipwreck", ["sail_maker", "grove"], "grove"), ("castaway", ["grove", "sail_maker"], "sail_maker")],
)
def test_shipwreck_and_castaway_turn_a_card_of_their_kind_into_a_treasure(
    name: str, others: list[str], discarded: str
) -> None:
    table = Table(city=others, hand=[name])
    table.choose(f"hand:{name}")
    assert table.city() == [others[0], name]
    assert [card.key for card in table.state.discard] == [discarded]
    assert table.have() == {"treasure": 1}
    assert not Table(city=others[:1], hand=[name]).offers(f"hand:{name}")


@pytest.mark.rule("F-55")
@pytest.mark.parametrize(("name", "treasures"), [("hideout", 2), ("pirate", 3)])
def test_hideout_and_pirate_bring_treasures(name: str, treasures: int) -> None:
    table = Table(hand=[name], **goods_for(name))
    table.choose(f"hand:{name}")
    assert table.have() == {"treasure": treasures}


@pytest.mark.rule("F-55")
def test_galley_moves_the_ship_two_spaces() -> None:
    table = Table(hand=["galley"], ship=6, **goods_for("galley"))
    table.choose("hand:galley")
    assert table.me.ship == 8


@pytest.mark.rule("F-55")
def test_postal_pigeon_draws_two_cards_and_may_play_one_free() -> None:
    table = Table(hand=["postal_pigeon", "grove"], mushroom=2, deck=["port", "galley"])
    table.choose("hand:postal_pigeon")
    assert table.options == ["hand:port", "hand:galley", "decline"]
    table.choose("hand:galley")
    assert table.city() == ["postal_pigeon", "galley"]
    assert table.hand() == ["grove", "port"]
    assert table.me.ship == 2


@pytest.mark.rule("F-55")
def test_postal_pigeon_plays_no_purple_card() -> None:
    table = Table(hand=["postal_pigeon"], mushroom=2, deck=["manor", "admiral"])
    table.choose("hand:postal_pigeon")
    assert table.asked_seat == 1
    assert table.hand() == ["manor", "admiral"]


@pytest.mark.rule("F-55")
def test_stowaway_moves_a_placed_worker_to_another_place() -> None:
    table = Table(hand=["stowaway"], mushroom=2, workers_on=["docks", "shore_stone"])
    table.choose("hand:stowaway", "place:shore_stone", "place:shore_driftwood")
    assert table.have() == {"driftwood": 3}
    assert table.offers("place:shore_stone")
    assert not table.offers("place:shore_driftwood")
    assert (table.me.ready, table.me.at_docks) == (0, 1)


# Blue cards


@pytest.mark.rule("F-54")
def test_port_gives_driftwood_seaweed_or_stone_after_a_critter() -> None:
    table = Table(city=["port"], hand=["steward"], mushroom=2)
    table.choose("hand:steward")
    assert table.options == ["driftwood", "seaweed", "stone"]
    table.choose("seaweed")
    assert table.have() == {"seaweed": 1}
    after_construction = Table(city=["port"], hand=["hideout"], seaweed=1, stone=1).choose("hand:hideout")
    assert after_construction.asked_seat == 1


@pytest.mark.rule("F-54")
def test_customs_officer_gives_a_mushroom_after_a_construction() -> None:
    table = Table(GONE, city=["customs_officer"], hand=["inn", "steward"], driftwood=1, seaweed=2, mushroom=2)
    table.choose("hand:steward")
    assert table.have() == {"driftwood": 1, "seaweed": 2}
    table.choose("hand:inn")
    assert table.have() == {"mushroom": 1}


@pytest.mark.rule("F-54")
def test_market_leaves_the_city_and_takes_three_units_off() -> None:
    table = Table(city=["market"], hand=["windmill"], driftwood=2, stone=1)
    table.choose("hand:windmill")
    assert table.city() == ["windmill"]
    assert [card.key for card in table.state.discard] == ["market"]
    assert table.have() == {}
    assert not Table(city=["market"], hand=["windmill"], driftwood=2).offers("hand:windmill")


@pytest.mark.rule("F-54")
@pytest.mark.parametrize("winds", [("destination", None), ("destination", "critter")])
def test_lighthouse_gives_a_point_after_a_wind_move(winds: tuple[str | None, str | None]) -> None:
    table = Table(city=["lighthouse"], hand=["steward"], mushroom=2, ship=6, winds=winds)
    table.choose("hand:steward")
    assert table.have() == {"point": 1}
    calm = Table(city=["lighthouse"], hand=["steward"], mushroom=2).choose("hand:steward")
    assert calm.have() == {}


@pytest.mark.rule("F-54")
def test_navigator_may_draw_a_card_after_a_wind_move() -> None:
    table = Table(
        city=["navigator"],
        hand=["steward"],
        mushroom=2,
        deck=["inn", "port"],
        winds=("destination", "critter"),
    )
    table.choose("hand:steward", "deck")
    assert table.asked_seat == 1
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-54")
def test_customs_office_may_give_a_card_for_a_resource_and_a_card() -> None:
    table = Table(city=["customs_office"], hand=["steward", "inn", "abbey"], mushroom=2, deck=["port"])
    table.choose("hand:steward")
    assert table.options == ["hand:inn", "hand:abbey", "done"]
    table.choose("hand:abbey", "stone")
    assert table.hand() == ["inn", "port"]
    assert table.hand(1) == ["abbey"]
    assert table.have() == {"stone": 1}


@pytest.mark.rule("F-54")
def test_lighthouse_keeper_takes_one_unit_off_a_card_of_the_bay() -> None:
    table = Table(city=["lighthouse_keeper"], bay=["pirate", *DULL_BAY[1:]], hand=["steward"], mushroom=2)
    table.choose("bay:pirate")
    assert table.have() == {"treasure": 3}
    from_hand = Table(city=["lighthouse_keeper"], hand=["pirate"], mushroom=2)
    assert not from_hand.offers("hand:pirate")


@pytest.mark.rule("F-54")
def test_herbalist_lets_seaweed_replace_up_to_three_mushrooms_of_a_critter() -> None:
    table = Table(city=["herbalist"], hand=["governor"], seaweed=4, mushroom=2)
    table.choose("hand:governor")
    assert table.city() == ["herbalist", "governor"]
    assert table.have() == {"seaweed": 1}
    assert not Table(city=["herbalist"], hand=["governor"], seaweed=4, mushroom=1).offers("hand:governor")


# Red cards


@pytest.mark.rule("F-56")
def test_post_office_plays_a_card_for_as_much_less_as_cards_were_discarded() -> None:
    table = Table(city=["post_office"], hand=["guild_master", "grove", "grove"], mushroom=2)
    table.choose("city:post_office", "hand:guild_master")
    assert table.city() == ["post_office", "guild_master"]
    assert len(table.state.discard) == 2
    assert table.have() == {}


@pytest.mark.rule("F-56")
def test_inn_plays_a_card_of_the_bay_for_three_less() -> None:
    table = Table(city=["inn"], bay=["pirate", "port", "merchant"], hand=["diver"], stone=1)
    table.choose("city:inn")
    assert table.options == ["bay:pirate", "bay:port", "bay:merchant"]
    table.choose("bay:port")
    assert table.city() == ["inn", "port"]
    assert table.have() == {}


@pytest.mark.rule("F-56")
def test_abbey_gives_up_to_two_resources_to_one_opponent_for_two_points_each() -> None:
    table = Table(Seat(), Seat(), seats=3, city=["abbey"], stone=2, mushroom=1)
    table.choose("city:abbey", "stone", "mushroom")
    assert table.options == ["seat:1", "seat:2"]
    table.choose("seat:2")
    assert table.have() == {"stone": 1, "point": 4}
    assert table.have(2) == {"stone": 1, "mushroom": 1}
    assert table.have(1) == {}


@pytest.mark.rule("F-56")
def test_crows_nest_moves_the_ship_three_spaces() -> None:
    table = Table(city=["crows_nest"], ship=21)
    table.choose("city:crows_nest")
    assert table.me.ship == 24


@pytest.mark.rule("F-56")
def test_steward_gives_a_mushroom_any_resource_and_a_card() -> None:
    table = Table(city=["steward"], deck=["inn", "port"])
    table.choose("city:steward", "stone")
    assert table.have() == {"stone": 1, "mushroom": 1}
    assert table.hand() == ["inn"]


@pytest.mark.rule("F-56")
def test_cooper_plays_a_construction_of_hand_or_bay_for_three_less() -> None:
    table = Table(city=["cooper"], hand=["port", "pirate"], bay=["sloop", "diver"], driftwood=2, mushroom=3)
    table.choose("city:cooper")
    assert table.options == ["hand:port", "bay:sloop"]
    table.choose("bay:sloop")
    assert table.city() == ["cooper", "sloop"]
    assert table.have() == {"mushroom": 3, "treasure": 1}


@pytest.mark.rule("F-56")
def test_illuminator_turns_up_to_five_cards_into_points() -> None:
    table = Table(city=["illuminator"], hand=["inn", "inn", "inn", "port", "port", "port"])
    table.choose("city:illuminator", *["hand:inn"] * 3, *["hand:port"] * 2)
    assert table.asked_seat == 1
    assert table.have() == {"point": 5}
    assert table.hand() == ["port"]


@pytest.mark.rule("F-56")
def test_cartographer_copies_a_shore_place_or_an_island() -> None:
    table = Table(
        Seat(workers_on=["coral_isle"]),
        city=["cartographer"],
        islands=["coral_isle", "kelp_isle"],
        flooded=[1],
    )
    table.choose("city:cartographer")
    shore = [f"place:shore_{name}" for name in ("driftwood", "seaweed", "stone", "mushroom")]
    assert table.options == [*shore, "place:coral_isle"]
    table.choose("place:coral_isle")
    assert table.have() == {"stone": 2}


# Purple cards


@pytest.mark.rule("F-57")
@pytest.mark.parametrize(
    ("name", "others", "position", "bonus"),
    [
        ("windmill", ["grove", "merchant", "inn"], {}, 4),
        ("manor", ["merchant", "steward", "pirate", "inn"], {}, 4),
        ("harbor", ["pilgrim", "grove"], {}, 6),
        ("gardens", ["pirate", "herbalist", "merchant", "market"], {}, 4),
        ("galleon", ["pirate"], {"treasure": 3}, 3),
        ("sculptor", ["port", "market", "inn", "pirate"], {}, 4),
        ("pilgrim", ["grove"], {"maps": {"production": 2, "prosperity": 1}}, 4),
        ("guild_master", ["port", "inn", "pirate", "grove"], {}, 3),
        ("governor", ["inn", "grove", "port", "merchant"], {}, 4),
        ("admiral", ["grove"], {"ship": 13}, 5),
    ],
)
def test_a_purple_card_gives_its_bonus(
    name: str, others: list[str], position: dict[str, Any], bonus: int
) -> None:
    assert Table(city=[name, *others], **position).points()["prosperity"] == bonus
    assert Table(city=others, **position).points()["prosperity"] == 0
