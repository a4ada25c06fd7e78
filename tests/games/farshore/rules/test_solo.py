"""Rules F-301 to F-312: alone against the rival captain."""

import random
from typing import Any

import pytest

from figurka import Game, new_game
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.sailing import wind_strength
from figurka.games.farshore.rules.scoring import breakdown, score
from figurka.games.farshore.rules.solo import LEVEL_NAMES, RIVAL_SEAT, rival_plays
from figurka.games.farshore.rules.state import NOBODY
from tests.games.farshore.table import Table

SHORE = ["shore_driftwood", "shore_seaweed", "shore_stone", "shore_mushroom"]
ISLES = ["mirror_lagoon", "kelp_isle"]
DEAR = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral"]
GREEN = ["grove", "grove", "tumbler", "tangle_raft"]
BLUE = ["port", "market", "lighthouse"]
LEVELS = pytest.mark.parametrize(
    ("level", "season_move", "season_cards"), [("cabin_boy", 2, 2), ("bosun", 4, 2), ("captain", 4, 3)]
)


def solo(shore: int = 0, island: int = 0, rival_city: list[str] | None = None, **said: Any) -> Table:
    """A solo table with the rival's workers on these places, and these cards in his city."""
    table = Table(seats=1, islands=said.pop("islands", ISLES), **said)
    table.state.taken[shore] = RIVAL_SEAT
    if table.state.islands_up[island]:
        table.state.taken[4 + island] = RIVAL_SEAT
    for name in rival_city or []:
        table.rival.enter_city(CARD[name])
    return table


def rival_city(table: Table) -> list[str]:
    return [standing.card.key for standing in table.rival.city]


def blocked(game: Game[Any]) -> tuple[list[int], list[int]]:
    """The shore places and the islands where workers of the rival stand."""
    slots = [slot for slot, owner in enumerate(game.state.taken) if owner == RIVAL_SEAT]
    return [slot for slot in slots if slot < 4], [slot - 4 for slot in slots if slot >= 4]


def kinds_told(table: Table) -> list[str]:
    assert table.game.journal is not None
    return [event.kind for event in table.game.journal.events]


# Setup


@pytest.mark.rule("F-301")
def test_the_board_is_set_up_as_for_two_players() -> None:
    view: dict[str, Any] = dict(new_game("farshore", seats=1, seed=4).view(0))
    assert len(view["islands"]) == 2
    assert [(pile["left"], pile["value"]) for pile in view["maps"]] == [(2, 2)] * 6
    assert len({stack["card"] for stack in view["bay"]}) == 8


@pytest.mark.rule("F-301")
def test_the_second_tile_of_a_map_pile_is_worth_one() -> None:
    table = solo(city=GREEN, map_left={"production": 1}).choose("place:dunes")
    assert table.me.maps[0] == 1


@pytest.mark.rule("F-301")
def test_the_lone_player_is_first_with_five_cards_and_the_usual_redraw() -> None:
    game = new_game("farshore", seats=1, seed=4)
    assert (game.state.first, len(game.state.players[0].hand)) == (0, 5)
    assert game.decision is not None
    assert game.decision.kind == "redraw"
    old = [card.key for card in game.state.players[0].hand]
    game.choose(game.decision.index("redraw"))
    assert [card.key for card in game.state.discard] == old
    assert len(game.state.players[0].hand) == 5
    assert game.decision.kind == "turn"


@pytest.mark.rule("F-301")
def test_the_rival_begins_with_a_ship_and_an_empty_city_and_nothing_else() -> None:
    rival = new_game("farshore", seats=1, seed=4).state.rival
    assert rival is not None
    assert (rival.ship, rival.city, rival.hand, rival.anchors) == (0, [], [], 0)
    assert sum(rival.goods) == 0


@pytest.mark.rule("F-302")
def test_the_rival_blocks_a_shore_place_and_an_island_with_three_in_reserve() -> None:
    game = new_game("farshore", seats=1, seed=4)
    shore, islands = blocked(game)
    assert (len(shore), len(islands)) == (1, 1)
    assert game.state.rival.reserve == 3
    assert game.state.bay_guards == 0


@pytest.mark.rule("F-302")
def test_the_places_that_the_rival_blocks_are_random() -> None:
    places = [blocked(new_game("farshore", seats=1, seed=seed)) for seed in range(60)]
    assert {shore[0] for shore, _ in places} == {0, 1, 2, 3}
    assert {islands[0] for _, islands in places} == {0, 1}


# What the rival blocks


@pytest.mark.rule("F-303")
def test_no_place_with_a_rival_worker_may_be_entered() -> None:
    table = solo(shore=2, island=1)
    assert table.why_not("place:shore_stone") == "farshore-refusal-occupied"
    assert table.why_not("place:kelp_isle") == "farshore-refusal-occupied"
    assert {"place:shore_driftwood", "place:mirror_lagoon"} <= set(table.options)


@pytest.mark.rule("F-303")
def test_no_card_is_played_from_a_blocked_bay_place() -> None:
    table = solo(bay=["grove", "tangle_raft"], driftwood=3, seaweed=3)
    table.state.bay_guards = 1
    assert table.offers("bay:tangle_raft")
    assert table.why_not("bay:grove") == "farshore-refusal-bay-blocked"


@pytest.mark.rule("F-303")
def test_no_card_is_played_from_a_blocked_bay_place_by_an_effect() -> None:
    table = solo(city=["inn"], bay=["grove", "tangle_raft", "tumbler", "harbor"])
    table.state.bay_guards = 2
    table.choose("city:inn")
    assert table.city() == ["inn", "tumbler"]


@pytest.mark.rule("F-303")
def test_no_card_is_drawn_from_a_blocked_bay_place_at_the_lookout() -> None:
    table = solo(bay=["grove", "tangle_raft", "tumbler"])
    table.state.bay_guards = 2
    table.choose("place:lookout")
    assert table.options == ["bay:tumbler", "deck", "done"]


@pytest.mark.rule("F-303")
@pytest.mark.parametrize(
    ("season", "after", "options"),
    [
        ("spring", "summer", ["bay:tumbler", "bay:inn"]),
        ("summer", "autumn", ["bay:tumbler", "bay:inn", "deck"]),
    ],
)
def test_no_card_is_taken_from_a_blocked_bay_place_at_a_preparation(
    season: str, after: str, options: list[str]
) -> None:
    table = solo(season=season, ready=0, bay=["grove", "tangle_raft", "tumbler", "inn"])
    table.state.bay_guards = 2
    assert table.prepare(after).options == options


@pytest.mark.rule("F-303")
def test_no_card_is_taken_from_a_blocked_bay_place_at_hermits_isle() -> None:
    table = solo(islands=["kelp_isle", "hermits_isle"], bay=["grove", "tangle_raft", "tumbler", "inn"])
    table.state.bay_guards = 2
    assert table.choose("place:hermits_isle").options == ["bay:tumbler", "bay:inn"]


@pytest.mark.rule("F-303")
def test_cartographer_and_mirror_lagoon_may_copy_a_blocked_place() -> None:
    shore = solo(shore=3, city=["cartographer"]).choose("city:cartographer", "place:shore_mushroom")
    assert shore.have() == {"mushroom": 2}
    island = solo(island=1, city=["cartographer"]).choose("city:cartographer", "place:kelp_isle")
    assert island.have() == {"seaweed": 3}
    lagoon = solo(shore=3, island=1).choose("place:mirror_lagoon", "place:shore_mushroom")
    assert lagoon.have() == {"mushroom": 2}


@pytest.mark.rule("F-302", "F-303", "F-307")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_rival_keeps_to_one_shore_place_one_island_and_the_bay(seed: int) -> None:
    game = new_game("farshore", seats=1, seed=seed, checkpoints=False)
    chance = random.Random(seed)
    while game.decision is not None:
        state = game.state
        if game.decision.kind == "turn":
            shore, islands = blocked(game)
            assert len(shore) == 1
            assert len(islands) == (1 if all(state.islands_up) else 0)
            assert state.bay_guards == state.players[0].season == 3 - state.rival.reserve
            assert (state.rival.at_docks, state.rival.at_lookout, state.rival.at_dunes) == (0, 0, 0)
        game.choose(chance.randrange(len(game.decision.options)))


# The rival answers


@pytest.mark.rule("F-304")
def test_the_rival_plays_a_card_after_a_turn_with_a_card_played() -> None:
    table = solo(hand=["tangle_raft"], driftwood=2).choose("hand:tangle_raft")
    assert len(rival_city(table)) == 1
    assert rival_city(table)[0] in DEAR


@pytest.mark.rule("F-304")
def test_the_rival_plays_nothing_after_a_turn_without_a_card_played() -> None:
    table = solo().choose("place:shore_mushroom")
    assert rival_city(table) == []


@pytest.mark.rule("F-304")
def test_nested_and_free_plays_count() -> None:
    table = solo(hand=["postal_pigeon"], mushroom=2, deck=["grove", "manor"])
    table.choose("hand:postal_pigeon", "hand:grove")
    assert len(rival_city(table)) == 2


@pytest.mark.rule("F-304")
def test_a_card_played_at_a_place_counts_once() -> None:
    table = solo(city=["inn"], bay=["grove", *DEAR[1:]]).choose("city:inn")
    assert len(rival_city(table)) == 1


@pytest.mark.rule("F-304")
def test_only_the_cards_of_this_turn_count() -> None:
    table = solo(hand=["tangle_raft", "tangle_raft"], driftwood=4)
    table.choose("hand:tangle_raft", "hand:tangle_raft", "place:docks")
    assert len(rival_city(table)) == 2


@pytest.mark.rule("F-304")
def test_the_rival_plays_after_the_bay_was_refilled() -> None:
    table = solo(bay=["tangle_raft"], deck=["inn"], deck_size=1, driftwood=2).choose("bay:tangle_raft")
    assert rival_city(table) == ["inn"]


@pytest.mark.rule("F-304")
def test_the_bay_is_refilled_after_each_card_of_the_rival() -> None:
    cities = []
    for seed in range(60):
        deck = ["grove", "manor", "inn"]
        table = solo(hand=["postal_pigeon"], mushroom=2, deck=deck, deck_size=3, seed=seed)
        table.choose("hand:postal_pigeon", "hand:grove")
        cities.append(rival_city(table))
        assert sum(card is not None for card in table.bay) == 7
    assert all(city[0] in DEAR for city in cities)
    assert any(city[1] == "inn" for city in cities)


@pytest.mark.rule("F-305")
def test_the_rival_picks_a_bay_place_at_random() -> None:
    taken = set()
    for seed in range(80):
        table = solo(hand=["tangle_raft"], driftwood=2, seed=seed).choose("hand:tangle_raft")
        taken.update(rival_city(table))
    assert taken == set(DEAR)


@pytest.mark.rule("F-305")
@pytest.mark.parametrize(
    ("first", "card"),
    [
        (0, "inn"),
        (1, "inn"),
        (2, "inn"),
        (3, "grove"),
        (4, "grove"),
        (5, "grove"),
        (6, "inn"),
        (7, "inn"),
    ],
)
def test_from_an_empty_place_the_rival_goes_to_the_next_and_from_the_last_to_the_first(
    first: int, card: str
) -> None:
    table = solo(bay=[None, None, "inn", None, None, "grove"])
    rival_plays(table.state, table.rival, first)
    assert rival_city(table) == [card]
    assert table.bay.count(None) == 7


@pytest.mark.rule("F-305")
def test_the_rival_takes_one_card_of_a_stack() -> None:
    table = solo(bay=[("grove", 3)])
    rival_plays(table.state, table.rival, 0)
    assert rival_city(table) == ["grove"]
    assert (table.bay[0], table.state.bay_counts[0]) == ("grove", 2)


@pytest.mark.rule("F-305")
def test_the_rival_discards_a_unique_card_that_he_has_and_goes_to_the_next_place() -> None:
    table = solo(rival_city=["pirate"], bay=[("pirate", 2), None, "grove", "inn"])
    rival_plays(table.state, table.rival, 0)
    assert rival_city(table) == ["pirate", "grove"]
    assert [card.key for card in table.state.discard] == ["pirate"]
    assert table.state.bay_counts[0] == 1
    assert table.bay[:4] == ["pirate", None, None, "inn"]


@pytest.mark.rule("F-305")
def test_the_rival_plays_a_common_card_that_he_has() -> None:
    table = solo(rival_city=["grove"], bay=["grove", "inn"])
    rival_plays(table.state, table.rival, 0)
    assert rival_city(table) == ["grove", "grove"]
    assert table.state.discard == []


@pytest.mark.rule("F-305")
def test_the_rival_plays_nothing_if_no_place_gives_a_fitting_card() -> None:
    table = solo(rival_city=["pirate", "port"], bay=["pirate", None, ("port", 2)])
    rival_plays(table.state, table.rival, 1)
    assert rival_city(table) == ["pirate", "port"]
    assert sorted(card.key for card in table.state.discard) == ["pirate", "port"]


@pytest.mark.rule("F-305")
def test_the_rival_plays_without_cost_effect_or_space_limit() -> None:
    full = [*["grove"] * 5, *["tumbler"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3, "inn"]
    table = solo(rival_city=full, bay=["treasure_hunter"])
    rival_plays(table.state, table.rival, 0)
    assert rival_city(table) == [*full, "treasure_hunter"]
    assert sum(table.rival.goods) == 0


@pytest.mark.rule("F-305")
def test_a_shipwreck_of_the_rival_discards_nothing() -> None:
    table = solo(rival_city=["grove"], bay=["shipwreck"])
    rival_plays(table.state, table.rival, 0)
    assert rival_city(table) == ["grove", "shipwreck"]
    assert table.rival.treasure == 0


@pytest.mark.rule("F-305")
def test_blocked_bay_places_are_open_to_the_rival() -> None:
    table = solo(bay=["grove"], deck_size=0, hand=["tangle_raft"], driftwood=2)
    table.state.bay_guards = 3
    table.choose("hand:tangle_raft")
    assert rival_city(table) == ["grove"]


@pytest.mark.rule("F-306")
def test_the_cards_of_the_rival_sail_with_the_wind() -> None:
    table = solo(bay=["grove"], deck_size=0, hand=["pirate"], mushroom=3, winds=("production", "common"))
    table.choose("hand:pirate")
    assert rival_city(table) == ["grove"]
    assert (table.rival.ship, table.rival.treasure) == (2, 1)
    assert table.me.ship == 0


@pytest.mark.rule("F-306")
def test_a_card_of_the_rival_without_wind_does_not_sail() -> None:
    table = solo(bay=["grove"], deck_size=0, hand=["pirate"], mushroom=3, winds=("traveler", "unique"))
    table.choose("hand:pirate")
    assert (table.rival.ship, table.me.ship) == (0, 2)


@pytest.mark.rule("F-306")
def test_the_ship_of_the_rival_ends_at_sixty() -> None:
    table = solo(bay=["grove"], deck_size=0, hand=["pirate"], mushroom=3, winds=("production", "common"))
    table.rival.ship = 39
    table.choose("hand:pirate")
    assert table.rival.ship == 40


# Your preparation


@LEVELS
@pytest.mark.rule("F-306", "F-307")
def test_at_your_preparation_the_ship_of_the_rival_moves_by_his_level(
    level: str, season_move: int, season_cards: int
) -> None:
    table = solo(level=level, ready=0, bay=[None] * 8, deck_size=0)
    table.rival.ship = 2
    table.prepare("spring")
    assert table.rival.ship == 2 + season_move
    assert table.rival.treasure == {2: 1, 4: 2}[season_move]


@LEVELS
@pytest.mark.rule("F-305", "F-307")
def test_at_your_preparation_the_rival_plays_cards_by_his_level(
    level: str, season_move: int, season_cards: int
) -> None:
    table = solo(level=level, ready=0).prepare("spring")
    assert len(rival_city(table)) == season_cards
    assert None not in table.bay, "the Bay is refilled after each"


@pytest.mark.rule("F-306", "F-307")
def test_the_cards_that_he_plays_at_your_preparation_sail_with_the_new_wind() -> None:
    ships = []
    for seed in range(20):
        table = solo(level="cabin_boy", ready=0, bay=["grove", "inn"], deck_size=0, seed=seed)
        table.prepare("spring")
        strength = sum(wind_strength(table.state, CARD[name]) for name in ("grove", "inn"))
        ships.append((table.rival.ship, 2 + strength))
    assert all(ship == expected for ship, expected in ships)
    assert len({ship for ship, _ in ships}) > 1


@pytest.mark.rule("F-307")
@pytest.mark.parametrize("shore", range(4))
def test_the_shore_worker_goes_to_the_next_shore_place(shore: int) -> None:
    table = solo(shore=shore, ready=0).prepare("spring")
    assert blocked(table.game)[0] == [(shore + 1) % 4]
    assert not table.offers(f"place:{SHORE[(shore + 1) % 4]}")
    assert table.offers(f"place:{SHORE[shore]}")


@pytest.mark.rule("F-307")
@pytest.mark.parametrize("island", [0, 1])
def test_the_island_worker_goes_to_the_other_island(island: int) -> None:
    table = solo(island=island, ready=0).prepare("spring")
    assert blocked(table.game)[1] == [1 - island]
    assert table.offers(f"place:{ISLES[island]}")


@pytest.mark.rule("F-218", "F-307")
def test_in_summer_the_tide_flips_both_islands_and_the_island_worker_goes_out_of_play() -> None:
    table = solo(island=1, season="spring", ready=0, hand_size=8).prepare("summer")
    assert table.asked == "turn", f"asked {table.asked}: {table.options}"
    assert not any(table.state.islands_up)
    assert blocked(table.game)[1] == []


@pytest.mark.rule("F-307")
def test_the_island_worker_never_comes_back() -> None:
    table = solo(season="summer", ready=0, hand_size=8, flooded=[0, 1]).prepare("autumn")
    assert blocked(table.game) == ([1], [])
    assert table.state.bay_guards == 1


@pytest.mark.rule("F-307")
def test_the_lone_player_is_always_the_last_to_prepare() -> None:
    table = solo(ready=0).prepare("spring")
    assert table.state.wind_changes == 1


@pytest.mark.rule("F-307")
@pytest.mark.parametrize("guards", [0, 1, 2])
def test_a_worker_of_the_rival_goes_to_the_lowest_bay_place_without_one(guards: int) -> None:
    stacks = [("rope_bridge", 3), ("beach_sledge", 3), ("tumbler", 3)]
    table = solo(ready=0, level="cabin_boy", bay=[*stacks, *DEAR[3:]])
    table.me.goods[:4] = [2, 5, 2, 0]
    table.state.bay_guards, table.rival.reserve = guards, 3 - guards
    table.choose("prepare")
    assert table.rival.reserve == 2 - guards
    names = ["bay:rope_bridge", "bay:beach_sledge", "bay:tumbler"]
    assert [table.offers(name) for name in names] == [place > guards for place in range(3)]


@pytest.mark.rule("F-307")
def test_the_rival_acts_after_your_reward_and_the_duties_and_in_his_order() -> None:
    table = solo(ready=0, level="cabin_boy", city=["grove"], rival_city=GREEN).prepare("spring")
    kinds = [kind for kind in kinds_told(table) if kind not in {"prepares", "finds", "sails-wind"}]
    yours, his = ["activates", "gains", "changes-wind"], ["sails", "plays-bay", "plays-bay", "guards-bay"]
    assert kinds == [*yours, *his, "takes-map"]


# Maps


def becalmed(**said: Any) -> Table:
    """A solo table at your preparation with nothing in the Bay for the rival to play."""
    return solo(ready=0, bay=[None] * 8, deck_size=0, **said)


@pytest.mark.rule("F-308")
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_rival_takes_two_map_tiles_at_most(level: str) -> None:
    table = becalmed(level=level, rival_city=[*GREEN, *BLUE, "pirate", "hideout", "galley"])
    table.prepare("spring")
    assert table.rival.maps == (2, NOBODY, 2, NOBODY, NOBODY, NOBODY)
    assert list(table.state.map_left) == [1, 2, 1, 2, 2, 2]


@pytest.mark.rule("F-308")
def test_the_rival_takes_the_highest_value_first() -> None:
    third = ["pirate", "hideout", "galley"]
    table = becalmed(rival_city=[*GREEN, *BLUE, *third], map_left={"production": 1}).prepare("spring")
    assert table.rival.maps == (NOBODY, NOBODY, 2, 2, NOBODY, NOBODY)


@pytest.mark.rule("F-308")
def test_the_rival_takes_no_second_tile_of_a_type_and_none_of_an_empty_pile() -> None:
    table = becalmed(rival_city=[*GREEN, *BLUE], map_left={"production": 1, "governance": 0})
    table.rival.maps = (2, *table.rival.maps[1:])
    table.prepare("spring")
    assert table.rival.maps == (2, *[NOBODY] * 5)


@pytest.mark.rule("F-308")
def test_the_rival_takes_no_tile_whose_requirement_his_city_does_not_meet() -> None:
    table = becalmed(city=[*GREEN, *BLUE], rival_city=[*GREEN[:3], *BLUE[:2]])
    table.prepare("spring")
    assert table.rival.map_tiles == 0


# Gifts


@pytest.mark.rule("F-309")
def test_a_card_to_be_given_is_discarded_and_the_reward_gained() -> None:
    table = solo(city=["customs_office"], hand=["tangle_raft", "inn"], driftwood=2, deck=["grove"])
    table.choose("hand:tangle_raft", "hand:inn", "stone")
    assert "inn" in [card.key for card in table.state.discard]
    assert table.have() == {"seaweed": 1, "stone": 1}
    assert table.hand() == ["grove"]
    assert table.rival.hand == []


@pytest.mark.rule("F-309")
def test_a_resource_to_be_given_is_returned_and_the_reward_gained() -> None:
    table = solo(city=["abbey"], stone=2).choose("city:abbey", "stone", "stone")
    assert table.have() == {"point": 4}
    assert sum(table.rival.goods) == 0


# End


@pytest.mark.rule("F-310")
def test_when_you_have_passed_the_rival_makes_one_last_map_phase_and_nothing_else() -> None:
    table = solo(season="autumn", rival_city=[*GREEN, *BLUE]).choose("pass")
    assert table.asked == "over"
    assert table.rival.maps == (2, NOBODY, 2, *[NOBODY] * 3)
    assert (table.rival.ship, table.rival.reserve, table.state.bay_guards) == (0, 3, 0)
    assert rival_city(table) == [*GREEN, *BLUE]


@pytest.mark.rule("F-310")
def test_the_tile_of_the_last_map_phase_is_scored() -> None:
    table = solo(season="autumn", rival_city=GREEN)
    before = score(table.state, table.rival)
    table.choose("pass")
    assert score(table.state, table.rival) == before + 2


@pytest.mark.rule("F-311")
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_rival_scores_his_purple_cards_alike_without_printed_bonuses(level: str) -> None:
    table = solo(level=level, rival_city=["harbor", "windmill", "pilgrim", "grove", "shipwreck"])
    points = breakdown(table.state, table.rival)
    assert points["cards"] == 5 + 2 + 2 + 1 - 1
    assert points["prosperity"] == 3 * 4


@pytest.mark.rule("F-311")
def test_the_rival_scores_cards_purple_ship_maps_and_treasures() -> None:
    table = solo(rival_city=["harbor", "grove"])
    table.rival.ship = 21
    table.rival.maps = (2, 1, NOBODY, NOBODY, NOBODY, NOBODY)
    table.rival.goods[4] = 3
    assert score(table.state, table.rival) == 6 + 4 + 41 + 6 + 6


@pytest.mark.rule("F-311")
def test_the_purple_cards_of_the_lone_player_score_as_printed() -> None:
    assert solo(city=["harbor", "windmill"]).points()["prosperity"] == 6


@pytest.mark.rule("F-312")
@pytest.mark.parametrize(
    ("mine", "ship", "treasure", "maps", "wins"),
    [
        ({"point": 3}, 0, 1, 0, True),
        ({"point": 1}, 0, 1, 0, False),
        ({"ship": 1}, 0, 1, 0, True),
        ({"treasure": 1}, 1, 0, 0, False),
        ({"maps": {"production": 2}}, 0, 1, 0, True),
        ({"treasure": 1}, 0, 0, 1, False),
        ({"treasure": 1}, 0, 1, 0, False),
        ({"treasure": 1, "stone": 1}, 0, 1, 0, True),
        ({"point": 2}, 0, 1, 0, False),
    ],
    ids=["more", "less", "ship", "his ship", "maps", "his maps", "full tie", "resources", "his treasures"],
)
def test_the_higher_score_wins_then_the_tie_breaks_and_a_full_tie_is_the_rivals(
    mine: dict[str, Any], ship: int, treasure: int, maps: int, wins: bool
) -> None:
    table = solo(season="autumn", **mine)
    table.rival.ship = ship
    table.rival.goods[4] = treasure
    if maps:
        table.rival.maps = (2, *table.rival.maps[1:])
    table.choose("pass")
    assert table.asked == "over"
    assert table.game.winners == ([0] if wins else [])
