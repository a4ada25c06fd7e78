"""The tapestry cards that work when they are laid (T-27)."""

from typing import Any

import pytest

from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.rules.benefits import PLAY_OVER_A_CARD, advance, conquer
from figurka.games.tapestry.rules.things import EXPLORATION, MILITARY, TECHNOLOGY, TRACK_NAMES
from tests.games.tapestry.cards import holding, of_card, with_income
from tests.games.tapestry.table import Seat, Table

ALL_TRACK_LANDMARKS = [each.name for each in TRACK_LANDMARKS]
EVERYWHERE_AROUND = {(3, -1): 1, (2, 1): 3, (1, 0): 4}
"""Tiles on all hexes beside seat 0's start that are not printed."""


def gone(**said: Any) -> Seat:
    return Seat(finished=True, era=5, **said)


# Trap


@of_card("trap")
@pytest.mark.rule("T-27")
def test_a_laid_trap_is_worth_ten_points() -> None:
    table = holding("trap").income()
    assert table.laid(2) == ["trap"]
    assert table.points() == {"tapestry": 10}


def attacked(**defender: Any) -> Table:
    """Seat 0 has put an outpost onto a territory that seat 1 controls."""
    table = Table(Seat(controls=[(1, 1), (2, -1)], **defender), toppled=[(2, -1)])
    return table.gain(conquer()).choose((1, 1))


@of_card("trap")
@pytest.mark.rule("T-62", "T-63", "T-128", "T-129")
def test_a_trap_keeps_the_territory_and_brings_a_resource_but_the_attacker_has_his_die() -> None:
    table = attacked(hand=["trap"])
    assert (table.asked, table.asked_seat) == ("trap", 1)
    table.dice("vp-6", "food").choose("take", "culture", "red-vp-6")
    assert table.pieces((1, 1)) == [(1, "outpost", "stands"), (0, "outpost", "lies")]
    assert (1, 1) in table.controls(1)
    assert table.have(1) == {"culture": 1}
    assert table.hand(1) == []
    assert [card.name for card in table.state.discard] == ["trap"]
    assert table.points() == {"territories": 6}


@of_card("trap")
@pytest.mark.rule("T-97", "T-133")
def test_an_outpost_toppled_by_a_trap_counts_for_the_defender() -> None:
    table = attacked(hand=["trap"]).choose("take", "coin")
    assert table.achieved("topple_two") == [1]
    assert table.points(1) == {"achievements": 10}


@of_card("trap")
@pytest.mark.rule("T-61")
def test_a_territory_where_a_trap_was_set_is_closed() -> None:
    table = attacked(hand=["trap"]).choose("take", "coin").skip("die")
    assert not table.gain(conquer()).offers("1,1")


@of_card("trap")
def test_one_trap_is_enough_and_need_not_be_set() -> None:
    table = attacked(hand=["trap", "trap"]).choose("take", "coin")
    assert (table.asked, table.asked_seat) == ("die", 0)
    assert table.hand(1) == ["trap"]
    table = attacked(hand=["trap"]).choose("decline")
    assert (1, 1) in table.controls()
    assert table.hand(1) == ["trap"]


@of_card("trap")
@pytest.mark.rule("T-131", "T-154")
def test_who_has_finished_sets_no_trap() -> None:
    table = attacked(hand=["trap"], finished=True, era=5)
    assert table.asked == "die"
    assert (1, 1) in table.controls()


# Age of Discovery


@of_card("age_of_discovery")
@pytest.mark.rule("T-76", "T-115")
def test_age_of_discovery_moves_all_but_only_its_owner_gains_the_space() -> None:
    table = holding("age_of_discovery", Seat(science=1, coin=1), Seat(science=3), science=1, coin=1)
    table.science("science").income()
    assert table.asked == "bonus"
    assert len(table.hand()) == 1
    table.choose("coin", (0, 0)).skip("site")
    assert [table.tracks(seat)["science"] for seat in range(3)] == [2, 2, 4]
    assert table.player(0).placed(1) == 1
    assert table.hand(1) == table.hand(2) == []
    assert table.have(1) == table.have(2) == {"coin": 1}


@of_card("age_of_discovery")
@pytest.mark.rule("T-46", "T-117")
def test_age_of_discovery_moves_its_owner_first_then_clockwise() -> None:
    table = holding("age_of_discovery", Seat(technology=3), Seat(technology=3), coin=1, technology=2)
    table.science("technology").income().choose("benefit:invent", "ammonia")
    assert (table.asked, table.asked_seat) == ("site", 1)
    table.skip("site")
    assert [table.landmarks(seat) for seat in range(3)] == [set(), {"forge"}, set()]
    assert [table.tracks(seat)["technology"] for seat in range(3)] == [3, 4, 4]


@of_card("age_of_discovery")
@pytest.mark.rule("T-46", "T-117")
def test_the_owner_of_age_of_discovery_is_first_to_a_landmark() -> None:
    table = holding("age_of_discovery", Seat(military=3), military=3, coin=1, tiles=[1, 3])
    table.science("military").income().skip("site")
    assert table.landmarks() == {"barracks"}
    assert table.landmarks(1) == set()
    assert table.have() == with_income(coin=1, worker=1)
    assert table.points() == {"tracks": 2}


@of_card("age_of_discovery")
@pytest.mark.rule("T-159", "T-155")
@pytest.mark.parametrize(
    "stays", [Seat(card="theocracy", era=2), Seat(science=12), Seat(finished=True, era=5)]
)
def test_age_of_discovery_does_not_move_the_barred_the_completed_and_the_finished(stays: Seat) -> None:
    table = holding("age_of_discovery", stays, coin=1, science=2)
    before = table.tracks(1)
    table.science("science").income().choose("benefit:gain-house", (0, 0))
    assert table.tracks()["science"] == 3
    assert table.tracks(1) == before


@of_card("age_of_discovery")
@pytest.mark.rule("T-132", "T-111")
def test_the_owner_of_age_of_discovery_at_the_end_of_the_track_stays_while_others_complete_it() -> None:
    table = holding("age_of_discovery", Seat(science=11), coin=1, science=12, achievements=["complete_track"])
    table.science("science").income()
    assert table.achieved("complete_track") == [0, 1]
    assert table.points(1) == {"achievements": 5}


# Age of Wonders


@of_card("age_of_wonders")
@pytest.mark.parametrize(
    ("mine", "theirs", "points", "resources"),
    [(0, (1, 2), 0, 2), (2, (1, 0), 12, 0), (1, (1, 0), 6, 1), (0, (0, 3), 6, 1), (1, (0, 2), 6, 1)],
)
def test_age_of_wonders_compares_landmarks(
    mine: int, theirs: tuple[int, int], points: int, resources: int
) -> None:
    pool = iter(ALL_TRACK_LANDMARKS)
    counts = (mine, *theirs)
    owned = [[next(pool) for _ in range(count)] for count in counts]
    table = holding("age_of_wonders", *(Seat(landmarks=each) for each in owned[1:]), landmarks=owned[0])
    table.income().choose(*["food"] * resources)
    assert table.vp() == points
    assert table.have() == with_income(food=resources)


@of_card("age_of_wonders")
@pytest.mark.rule("T-154")
def test_age_of_wonders_counts_the_landmarks_of_the_finished() -> None:
    table = holding("age_of_wonders", gone(landmarks=["forge", "barracks"]), landmarks=["academy"]).income()
    assert table.asked == "gain"
    assert table.vp() == 0


# Boast of Superiority and Plea for Aid


@of_card("boast_of_superiority")
def test_boast_of_superiority_rewards_all_tracks_when_everybody_stands_on_the_start() -> None:
    assert holding("boast_of_superiority", seats=3).income().vp() == 16


@of_card("boast_of_superiority")
@pytest.mark.rule("T-100")
def test_boast_of_superiority_compares_the_best_tokens() -> None:
    rivals = Seat(science=5, military=(3, 0)), Seat(technology=4, military=1)
    table = holding("boast_of_superiority", *rivals, science=4, military=(3, 1), technology=4, exploration=1)
    assert table.income().points() == {"tapestry": 12}


@of_card("boast_of_superiority")
@pytest.mark.rule("T-147")
def test_boast_of_superiority_counts_the_mark_of_ai_singularity_as_the_end() -> None:
    marked: dict[str, Any] = {"technology": (), "exploration": (0, 0), "singular": True}
    assert holding("boast_of_superiority", Seat(technology=9), **marked).income().vp() == 16
    assert holding("boast_of_superiority", Seat(**marked), technology=9).income().vp() == 12


@of_card("plea_for_aid")
def test_plea_for_aid_rewards_tracks_on_which_all_others_are_ahead() -> None:
    rivals = Seat(science=2, military=3, technology=5), Seat(science=3, military=2, technology=6)
    table = holding("plea_for_aid", *rivals, science=1, military=2, technology=4).income()
    table.choose("coin", "culture")
    assert table.points() == {"tapestry": 4}
    assert table.have() == with_income(coin=1, culture=1)


@of_card("plea_for_aid")
def test_plea_for_aid_compares_the_best_own_token_with_the_least_of_the_others() -> None:
    table = holding("plea_for_aid", Seat(military=(6, 2), science=4), military=3, science=(4, 0)).income()
    assert table.vp() == 0
    table = holding("plea_for_aid", Seat(military=(6, 4)), military=(3, 0)).income().choose("food")
    assert table.vp() == 2


# Coal Baron


@of_card("coal_baron")
@pytest.mark.rule("T-117", "T-138")
def test_coal_baron_explores_with_the_tile_drawn_then_the_neighbours_draw() -> None:
    table = holding("coal_baron", seats=4, tiles=[1], tile_stack=[13, 3, 4, 6]).income()
    assert table.asked == "explore"
    table.choose((3, -2)).skip("rotation")
    assert table.have() == with_income(coin=1)
    assert [table.tiles(seat) for seat in range(4)] == [[1, 6], [3], [], [4]]


@of_card("coal_baron")
@pytest.mark.rule("T-137")
def test_a_lone_neighbour_draws_one_tile_by_coal_baron() -> None:
    table = holding("coal_baron").income().choose((1, 0)).skip("rotation", "gain", "plot", "invent")
    assert len(table.tiles(1)) == 1


@of_card("coal_baron")
@pytest.mark.rule("T-136", "T-104")
def test_a_finished_neighbour_draws_no_tile_by_coal_baron() -> None:
    table = holding("coal_baron", gone(), tile_stack=[13, 3]).income().choose((1, 0)).skip("rotation")
    assert table.tiles(1) == []
    assert table.tiles() == [3]


@of_card("coal_baron")
@pytest.mark.rule("T-177")
def test_a_tile_that_coal_baron_cannot_place_stays_in_the_supply() -> None:
    table = holding("coal_baron", tile_stack=[13, 6, 7], placed=EVERYWHERE_AROUND).income()
    assert table.tiles() == [13, 7]
    assert table.tiles(1) == [6]
    assert table.have() == with_income()


@of_card("coal_baron")
@pytest.mark.rule("T-116")
def test_the_tile_of_coal_baron_brings_its_benefit_before_the_neighbours_draw() -> None:
    table = holding("coal_baron", tile_stack=[2, 3, 4, 6, 7]).income().choose((1, 0)).skip("rotation")
    assert table.tiles() == [3, 4, 7]
    assert table.tiles(1) == [6]


@of_card("coal_baron")
def test_coal_baron_without_a_tile_to_draw_does_nothing() -> None:
    table = holding("coal_baron", tiles=[1], tile_stack_size=0).income()
    assert table.tiles() == [1]
    assert table.asked == "turn"


# Colonialism


@of_card("colonialism")
def test_colonialism_brings_a_resource_for_each_land_terrain_of_a_tile() -> None:
    table = holding("colonialism", controls=[(1, 0), (2, 1)], placed={(1, 0): 8, (2, 1): 22}).income()
    assert table.options == ["hex:1,0", "hex:2,1"]
    table.choose((2, 1))
    assert table.have() == with_income(culture=1, food=1)
    table = holding("colonialism", controls=[(1, 0)], placed={(1, 0): 8}).income()
    assert table.have() == with_income(worker=1, coin=1)


@of_card("colonialism")
def test_colonialism_counts_islands_and_not_the_sea() -> None:
    table = holding("colonialism", controls=[(1, 0)], placed={(1, 0): 5}).income()
    assert table.have() == with_income(coin=1)


@of_card("colonialism")
def test_colonialism_needs_a_tile_not_a_printed_territory() -> None:
    table = holding("colonialism", Seat(controls=[(1, 0)]), controls=[(1, 1)], placed={(1, 0): 8}).income()
    assert table.have() == with_income()


# Dark Ages


@of_card("dark_ages")
@pytest.mark.rule("T-46")
def test_dark_ages_goes_back_on_three_tracks_and_three_times_forward_on_one() -> None:
    table = holding("dark_ages", exploration=4, science=5, military=1).income()
    table.choose("track:military").skip("site")
    assert table.tracks() == {"exploration": 3, "science": 4, "military": 4, "technology": 0}
    assert table.landmarks() == {"barracks"}
    assert table.have() == with_income()
    assert table.vp() == 0


@of_card("dark_ages")
@pytest.mark.rule("T-79")
def test_advances_of_dark_ages_beyond_the_end_are_lost() -> None:
    table = holding("dark_ages", science=11, military=3, claimed=["laboratory"]).income().choose("science")
    assert table.tracks() == {"exploration": 0, "science": 12, "military": 2, "technology": 0}
    assert table.achieved("complete_track") == [0]


@of_card("dark_ages")
@pytest.mark.rule("T-100")
def test_of_two_tokens_on_a_track_one_moves_in_the_dark_ages() -> None:
    table = holding("dark_ages", military=(6, 2), science=(4, 1), exploration=1).income()
    table.choose("science", "advance:military:6", "advance:science:1", "advance:science:2")
    table.choose("advance:science:4")
    assert table.me.tokens == [(0,), (5, 3), (5, 2), (0,)]


@of_card("dark_ages")
def test_no_landmark_is_won_by_going_back_in_the_dark_ages() -> None:
    table = holding("dark_ages", exploration=5, science=8).income().choose("military").skip("site")
    assert table.tracks()["exploration"] == 4
    assert table.landmarks() == set()


@of_card("dark_ages", "broker_of_peace")
def test_each_of_the_three_steps_of_dark_ages_is_an_advance() -> None:
    table = holding("dark_ages", Seat(card="broker_of_peace", era=2)).income().choose("military")
    assert table.vp(1) == 9


# Democracy


@of_card("democracy")
@pytest.mark.rule("T-27")
def test_democracy_draws_three_cards_and_discards_any_number_for_two_points_each() -> None:
    table = holding("democracy", hand=["trap"], deck=["alliance", "guilds", "trap"]).income()
    table.choose("card:democracy")
    assert sorted(table.hand()) == ["alliance", "guilds", "trap", "trap"]
    table.choose("guilds", "trap", "done")
    assert table.points() == {"tapestry": 4}
    assert sorted(table.hand()[:2]) == ["alliance", "trap"]
    assert [card.name for card in table.state.discard] == ["guilds", "trap"]


@of_card("democracy")
def test_democracy_may_discard_nothing_or_everything() -> None:
    assert holding("democracy").income().choose("done").vp() == 0
    table = holding("democracy", deck=["alliance", "guilds", "academia"]).income()
    table.choose("alliance", "guilds", "academia")
    assert table.vp() == 6


# Dictatorship


@of_card("dictatorship")
@pytest.mark.rule("T-112")
def test_dictatorship_bars_its_track_to_opponents_until_the_owners_next_turn_is_over() -> None:
    table = holding("dictatorship", Seat(coin=2), Seat(coin=2)).income()
    table.choose("track:exploration", "advance:exploration")
    assert len(table.tiles()) == 3
    for seat in (1, 2):
        assert table.asked_seat == seat
        assert not table.offers("advance:exploration")
        table.choose("advance:technology").skip("invent")
    assert table.asked_seat == 0
    table.advance("technology", {"coin": 1}).skip("invent")
    for seat in (1, 2):
        assert table.asked_seat == seat
        assert table.offers("advance:exploration")
        table.choose("advance:exploration")


@of_card("dictatorship")
@pytest.mark.rule("T-115")
def test_dictatorship_brings_benefit_and_bonus_and_leaves_the_track_open_to_its_owner() -> None:
    table = holding("dictatorship", coin=1, science=1).income()
    table.choose("science", "advance:science", "coin", (0, 0))
    assert len(table.hand()) == 2
    assert table.me.placed(1) == 1
    table.choose("advance:exploration")
    assert table.offers("advance:science")


@of_card("dictatorship", "age_of_discovery")
@pytest.mark.rule("T-159")
def test_dictatorship_stops_free_and_compulsory_advances_too() -> None:
    table = holding("dictatorship").income().choose("technology", "advance:technology").skip("invent")
    table.choose("decline")
    assert table.gain(advance(TECHNOLOGY, full=False), seat=1).asked == "nothing"
    table.science("technology").work("age_of_discovery", seat=1)
    assert table.tracks(1)["technology"] == 0
    assert table.tracks()["technology"] == 2


@of_card("dictatorship")
@pytest.mark.rule("T-119")
def test_dictatorship_outlives_the_covering_of_its_card() -> None:
    table = holding("dictatorship", deck=["trap"]).income().choose("exploration", "advance:exploration")
    table.gain(PLAY_OVER_A_CARD)
    assert table.laid(2) == ["dictatorship", "trap"]
    assert table.gain(advance(EXPLORATION, full=False), seat=1).asked == "nothing"


@of_card("dictatorship", "age_of_discovery")
@pytest.mark.rule("T-159")
def test_dictatorship_bars_its_track_in_the_very_turn_it_comes() -> None:
    rival = Seat(era=2, laid={2: ["dictatorship"]}, coin=1)
    table = Table(rival, civ="heralds", hand=["age_of_discovery"], coin=1).income()
    table.choose("laid:1:2:0", "exploration").science("exploration").choose("decline")
    assert table.tracks()["exploration"] == 1
    assert table.tracks(1)["exploration"] == 0


@of_card("dictatorship")
def test_dictatorship_ends_when_its_owner_finishes() -> None:
    table = Table(Seat(coin=2, laid={2: ["dictatorship"]}, era=2), civ="heralds", era=4, coin=1).income()
    table.choose("laid:1:2:0", "exploration", "advance:exploration")
    assert table.me.finished
    assert table.offers("advance:exploration")


@of_card("dictatorship", "alliance")
@pytest.mark.rule("T-112")
def test_dictatorship_laid_in_the_turn_of_another_lasts_for_one_own_turn() -> None:
    ally = Seat(coin=2, middle=["printing_press"], technology=4)
    table = Table(ally, actor=1, era=2, card="alliance", hand=["dictatorship"], coin=2)
    table.me.ally = 1
    table.choose("income").skip("gain").choose("printing_press")
    assert (table.asked, table.asked_seat) == ("track", 0)
    table.choose("exploration", "advance:exploration")
    table.choose("advance:technology").skip("invent")
    assert table.asked_seat == 1
    assert table.offers("advance:exploration")


# Diplomacy


@of_card("diplomacy")
@pytest.mark.rule("T-117", "T-104")
def test_diplomacy_brings_everybody_a_resource_and_its_owner_a_building() -> None:
    table = holding("diplomacy", gone(), Seat(worker=1)).income()
    assert table.asked_seat == 0
    table.choose("food")
    assert table.asked_seat == 2
    table.choose("culture", "building:market", (0, 0))
    assert table.have() == with_income(food=1, coin=1)
    assert table.have(1) == {}
    assert table.have(2) == {"worker": 1, "culture": 1}
    assert [table.player(seat).left for seat in (1, 2)] == [[5] * 4] * 2


@of_card("diplomacy")
def test_diplomacy_offers_only_buildings_that_are_left() -> None:
    table = holding("diplomacy", market=5, house=5, farm=5).income().choose("coin", "coin")
    assert table.asked == "plot"
    table = holding("diplomacy", market=5, house=5, farm=5, armory=5).income().choose("coin", "coin")
    assert (table.asked, table.asked_seat) == ("turn", 1)


# Dystopia


@of_card("dystopia")
@pytest.mark.rule("T-170", "T-88")
def test_dystopia_takes_any_track_landmark_that_nobody_can_win_then() -> None:
    table = holding("dystopia", Seat(science=3, worker=2, coin=1), claimed=["forge"]).income()
    assert table.options == [f"landmark:{name}" for name in ALL_TRACK_LANDMARKS if name != "forge"]
    table.choose("apothecary").skip("site")
    assert table.landmarks() == {"apothecary"}
    assert table.me.city.bit_count() > 0
    table.advance("science", {"worker": 2}).skip("gain")
    assert table.tracks(1)["science"] == 4
    assert table.landmarks(1) == {"forge"}


@of_card("dystopia")
def test_dystopia_does_nothing_when_the_landmark_board_is_empty() -> None:
    table = holding("dystopia", claimed=ALL_TRACK_LANDMARKS).income()
    assert table.landmarks() == set()
    assert (table.asked, table.asked_seat) == ("turn", 1)


# Feudalism and Guilds


@of_card("feudalism")
def test_feudalism_brings_a_resource_or_three_points_for_each_landmark() -> None:
    table = holding("feudalism", landmarks=["forge", "academy"]).income().choose("some_points")
    assert table.points() == {"tapestry": 6}
    assert table.have() == with_income()
    table = holding("feudalism", landmarks=["forge", "academy"]).income().choose("a_resource", "worker")
    assert table.vp() == 0
    assert table.have() == with_income(worker=1)


@of_card("guilds")
def test_guilds_let_up_to_three_resources_be_bought_for_five_points_each() -> None:
    table = holding("guilds", vp=20).income()
    assert table.options == ["number:1", "number:2", "number:3"]
    table.choose("3", "coin", "food", "food")
    assert table.vp() == 5
    assert table.have() == with_income(coin=1, food=2)


@of_card("guilds")
def test_guilds_let_up_to_three_resources_be_sold_for_five_points_each() -> None:
    table = holding("guilds", coin=2, food=2).income()
    assert table.options == ["number:1", "number:2", "number:3"]
    table.choose("3", "coin", "food", "food")
    assert table.vp() == 15
    assert table.have() == with_income(coin=1)


@of_card("guilds")
def test_guilds_trade_in_one_direction_and_only_what_one_has() -> None:
    table = holding("guilds", vp=14, worker=1).income()
    assert table.options == ["buy", "sell"]
    table.choose("buy")
    assert table.options == ["number:1", "number:2"]
    table.choose("2", "coin", "coin")
    assert table.vp() == 4
    assert (table.asked, table.asked_seat) == ("turn", 1)


@of_card("guilds")
def test_guilds_do_nothing_for_those_who_can_afford_neither() -> None:
    table = holding("guilds", vp=4).income()
    assert table.vp() == 4
    assert table.have() == with_income()


# Meritocracy


@of_card("meritocracy")
@pytest.mark.rule("T-66", "T-70")
def test_meritocracy_invents_then_rewards_all_technologies() -> None:
    table = holding("meritocracy", middle=["calendar"], top=["paper"]).income().choose("ammonia")
    assert table.points() == {"tapestry": 6}
    assert table.techs("bottom") == ["ammonia"]


# Oil Magnate


@of_card("oil_magnate")
@pytest.mark.rule("T-115", "T-138")
def test_oil_magnate_lets_owner_and_neighbours_advance_but_only_the_owner_gains() -> None:
    rivals = Seat(science=1, coin=1), Seat(), Seat(science=3)
    table = holding("oil_magnate", *rivals, science=1, coin=1).income()
    table.choose("track:science", "advance:science", "coin", (0, 0))
    assert (table.asked, table.asked_seat) == ("bare_advance", 1)
    table.choose("advance:science")
    assert (table.asked, table.asked_seat) == ("bare_advance", 3)
    table.choose("advance:science").skip("site")
    assert [table.tracks(seat)["science"] for seat in range(4)] == [2, 2, 0, 4]
    assert table.hand(1) == table.hand(3) == []
    assert table.landmarks(3) == {"apothecary"}


@of_card("oil_magnate")
@pytest.mark.rule("T-137")
def test_all_may_stay_when_an_oil_magnate_comes() -> None:
    table = holding("oil_magnate").income().choose("track:military", "decline")
    assert table.asked_seat == 1
    table.choose("decline")
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.tracks()["military"] == table.tracks(1)["military"] == 0


@of_card("oil_magnate")
@pytest.mark.rule("T-112", "T-155")
@pytest.mark.parametrize("stays", [Seat(card="theocracy", era=2), Seat(finished=True, era=5)])
def test_barred_and_finished_neighbours_do_not_move_for_an_oil_magnate(stays: Seat) -> None:
    table = holding("oil_magnate", stays).income().choose("track:science", "decline")
    assert table.asked == "turn"
    assert table.tracks(1)["science"] == 0


# Olympic Host


@of_card("olympic_host")
@pytest.mark.rule("T-117")
def test_olympic_host_gains_a_building_when_an_opponent_takes_part() -> None:
    table = holding("olympic_host", Seat(worker=1), Seat(worker=1), worker=1).income()
    table.choose("worker")
    assert table.asked_seat == 1
    table.choose("worker")
    assert table.asked_seat == 2
    table.choose("decline", "building:armory", (0, 0))
    assert [table.points(seat) for seat in range(3)] == [{"tapestry": 10}, {"tapestry": 10}, {}]
    assert table.have() == with_income(culture=1)
    assert [table.have(seat) for seat in (1, 2)] == [{}, {"worker": 1}]


@of_card("olympic_host")
def test_olympic_host_gains_a_coin_when_no_opponent_takes_part() -> None:
    table = holding("olympic_host", Seat(worker=1), Seat(), worker=1).income().choose("worker", "decline")
    assert table.have() == with_income(coin=1)
    assert table.vp() == 10


@of_card("olympic_host")
def test_olympic_host_without_buildings_takes_the_coin() -> None:
    table = holding("olympic_host", Seat(worker=1), market=5, house=5, farm=5, armory=5).income()
    table.choose("worker").skip("upgrade")
    coins = 4
    assert table.have()["coin"] == coins + 1


@of_card("olympic_host")
@pytest.mark.rule("T-104")
def test_the_finished_take_no_part_in_the_olympics() -> None:
    table = holding("olympic_host", gone(worker=3)).income()
    assert table.have() == with_income(coin=1)
    assert table.vp(1) == 0


# Renaissance


@of_card("renaissance")
@pytest.mark.rule("T-44", "T-47")
def test_renaissance_advances_on_every_track_without_benefit_but_with_free_bonuses() -> None:
    table = holding("renaissance", science=1, military=1, technology=1, exploration=1, tiles=[1]).income()
    table.choose("science")
    assert table.asked == "bonus_free"
    table.choose("take", (0, 0))
    table.choose("exploration", "decline", "technology", "take", (0, 1), "decline")
    assert table.tracks() == dict.fromkeys(TRACK_NAMES, 2)
    assert table.have() == with_income(coin=1, worker=1)
    assert len(table.hand()) == 1
    assert table.tiles()[0] == 1


@of_card("renaissance")
def test_renaissance_makes_bonuses_free_that_cost_tiles_or_cards() -> None:
    table = holding("renaissance", exploration=7, science=4, claimed=ALL_TRACK_LANDMARKS).income()
    table.choose("exploration", "take", "science", "take")
    assert table.points() == {"tracks": 10}


@of_card("renaissance")
@pytest.mark.rule("T-46", "T-132")
def test_renaissance_wins_landmarks_and_completes_tracks() -> None:
    table = holding("renaissance", exploration=3, science=11, claimed=["forge"]).income()
    table.choose("exploration").skip("site").choose("science", "military")
    assert table.landmarks() == {"lighthouse"}
    assert table.achieved("complete_track") == [0]


@of_card("renaissance")
@pytest.mark.rule("T-112", "T-79")
def test_renaissance_leaves_out_completed_and_barred_tracks() -> None:
    table = holding("renaissance", science=12, coin=1)
    table.player(1).decree = 1 << MILITARY
    table.income()
    assert table.options == ["track:exploration", "track:technology"]
    table.choose("exploration")
    assert table.tracks() == {"exploration": 1, "science": 12, "military": 0, "technology": 1}


# Revolution


LOST = [(1, 1), (2, -1), (3, 0), (1, -2)]


@of_card("revolution")
@pytest.mark.rule("T-55", "T-133")
def test_revolution_wins_back_up_to_three_territories() -> None:
    table = holding("revolution", Seat(controls=LOST), toppled=LOST).income()
    table.choose("stand_up", (1, 1))
    assert table.pieces((1, 1)) == [(0, "outpost", "stands"), (1, "outpost", "lies")]
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.achieved("topple_two") == []
    table.choose((2, -1))
    assert table.achieved("topple_two") == [0]
    table.choose((3, 0))
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.controls(1) == {(0, -2), (1, -2)}
    assert table.told("rolls") == 0


@of_card("revolution")
def test_revolution_may_stop_early_or_bring_a_resource_instead() -> None:
    table = holding("revolution", Seat(controls=LOST), toppled=LOST).income().choose("stand_up", "done")
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.controls() == {(2, 0)}
    table = holding("revolution", Seat(controls=LOST), toppled=LOST).income().choose("a_resource", "food")
    assert table.controls() == {(2, 0)}
    assert table.have() == with_income(food=1)


@of_card("revolution")
def test_a_revolution_on_the_middle_island_is_no_conquest() -> None:
    table = holding("revolution", Seat(controls=[(0, 0)]), toppled=[(0, 0)]).income()
    table.choose("stand_up", (0, 0))
    assert (0, 0) in table.controls()
    assert table.achieved("middle_island") == []


@of_card("revolution")
def test_revolution_needs_an_own_outpost_that_lies() -> None:
    table = holding("revolution", Seat(controls=[(1, 1)]), Seat(toppled=[(1, 1)])).income().choose("stand_up")
    assert (table.asked, table.asked_seat) == ("turn", 1)


# Socialism


@of_card("socialism")
@pytest.mark.rule("T-46")
def test_socialism_moves_up_to_the_nearest_opponent_and_wins_the_landmarks_on_the_way() -> None:
    table = holding("socialism", Seat(military=11), Seat(military=8), military=3, culture=2).income()
    table.skip("quarters", "site")
    assert table.tracks()["military"] == 8
    assert table.landmarks() == {"barracks", "tank_factory"}
    assert table.have() == with_income(culture=2)
    assert table.told("rolls") == 0


@of_card("socialism")
def test_socialism_may_move_down_without_a_landmark() -> None:
    rivals = Seat(military=4), Seat(military=9), Seat(military=1)
    table = holding("socialism", *rivals, military=6).income()
    assert table.options == ["up", "down"]
    table.choose("down")
    assert table.tracks()["military"] == 4
    assert table.landmarks() == set()


@of_card("socialism")
def test_socialism_does_nothing_where_all_are_equal() -> None:
    table = holding("socialism", Seat(science=3), science=3).income()
    assert (table.asked, table.asked_seat) == ("turn", 1)


@of_card("socialism")
@pytest.mark.rule("T-100")
def test_socialism_moves_one_of_two_tokens_on_the_track_chosen() -> None:
    table = holding("socialism", Seat(science=3, military=5), science=3, military=(4, 0)).income()
    assert table.asked == "socialism_token"
    table.choose("advance:military:0")
    assert table.me.tokens[MILITARY] == (5, 4)


@of_card("socialism", "broker_of_peace")
@pytest.mark.rule("T-132")
def test_a_long_move_by_socialism_is_one_advance_and_may_complete_a_track() -> None:
    table = holding("socialism", Seat(military=12, card="broker_of_peace"), military=10).income()
    assert table.achieved("complete_track") == [0]
    assert table.vp(1) == 3


@of_card("socialism", "broker_of_peace")
@pytest.mark.rule("T-112")
def test_socialism_moves_nobody_up_on_a_barred_track() -> None:
    table = Table(Seat(military=6), Seat(military=1), seats=3, era=2, card="broker_of_peace", military=3)
    table.work("socialism")
    assert table.tracks()["military"] == 1


# Steam Tycoon


@of_card("steam_tycoon")
@pytest.mark.rule("T-67", "T-73")
def test_steam_tycoon_invents_an_open_technology_and_upgrades_it() -> None:
    table = holding("steam_tycoon").income()
    assert table.options == ["tech:air_conditioning", "tech:ammonia", "tech:anesthesia"]
    table.choose("air_conditioning")
    assert table.techs("middle") == ["air_conditioning"]
    assert table.have() == {"worker": 1}
    assert len(table.state.display) == 3


@of_card("steam_tycoon")
@pytest.mark.rule("T-94")
def test_after_steam_tycoon_the_right_neighbour_then_the_left_may_invent_unseen() -> None:
    table = holding("steam_tycoon", seats=4, tech_deck=["barn", "bakery", "radio"]).income()
    table.choose("air_conditioning")
    assert (table.asked, table.asked_seat) == ("invent_unseen", 3)
    table.choose("take")
    assert (table.asked, table.asked_seat) == ("invent_unseen", 1)
    table.choose("take")
    assert [table.techs("bottom", seat) for seat in range(4)] == [[], ["radio"], [], ["bakery"]]


@of_card("steam_tycoon")
@pytest.mark.rule("T-137")
def test_a_lone_neighbour_of_steam_tycoon_is_asked_once_and_may_decline() -> None:
    table = holding("steam_tycoon").income().choose("air_conditioning", "decline")
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.player(1).tech_count == 0


@of_card("steam_tycoon")
@pytest.mark.rule("T-104")
def test_a_finished_neighbour_of_steam_tycoon_invents_nothing() -> None:
    table = holding("steam_tycoon", gone()).income().choose("air_conditioning")
    assert (table.asked, table.asked_seat) == ("turn", 0)
    assert table.player(1).tech_count == 0


# Technocracy


@of_card("technocracy")
@pytest.mark.rule("T-73")
def test_technocracy_invents_and_upgrades_for_the_first_of_all_in_the_era() -> None:
    table = Table(seats=4, hand=["technocracy"]).income().choose("coin", "air_conditioning")
    assert table.techs("middle") == ["air_conditioning"]
    assert table.have() == with_income(coin=1, worker=1)
    assert table.points() == {"technologies": 1}


@of_card("technocracy")
def test_technocracy_looks_at_all_opponents_not_only_at_neighbours() -> None:
    table = Table(Seat(), Seat(era=2), Seat(), seats=4, hand=["technocracy"]).income().choose("coin")
    assert table.points() == {"tapestry": 9}
    assert table.me.tech_count == 0


@of_card("technocracy")
def test_technocracy_counts_finished_opponents() -> None:
    assert holding("technocracy", gone(), Seat()).income().vp() == 6


# Trade Economy


@of_card("trade_economy")
@pytest.mark.rule("T-47")
def test_trade_economy_gains_the_space_of_an_opponent_who_has_its_bonus_free() -> None:
    table = holding("trade_economy", Seat(military=2, science=3), Seat(technology=4)).income()
    assert table.options == ["seat:1", "seat:2"]
    table.choose("seat:1")
    assert table.options == ["space:science:3", "space:military:2"]
    table.choose("space:military:2")
    assert len(table.hand()) == 1
    assert (table.asked, table.asked_seat) == ("bonus_free", 1)
    table.choose("take", (0, 0))
    assert table.player(1).placed(3) == 1
    assert table.have(1) == {"coin": 1}
    assert table.me.placed(3) == 0
    assert table.tracks()["military"] == 0


@of_card("trade_economy")
@pytest.mark.rule("T-104", "T-154")
def test_a_finished_opponent_gains_no_bonus_by_trade_economy() -> None:
    table = holding("trade_economy", gone(military=2)).income()
    assert len(table.hand()) == 2
    assert table.player(1).placed(3) == 0


@of_card("trade_economy")
@pytest.mark.rule("T-147")
def test_the_mark_of_ai_singularity_cannot_be_copied_by_trade_economy() -> None:
    table = holding("trade_economy", Seat(technology=(), science=(0, 0), singular=True)).income()
    assert (table.asked, table.asked_seat) == ("turn", 1)


@of_card("trade_economy")
def test_trade_economy_needs_a_token_beyond_the_start() -> None:
    table = holding("trade_economy", Seat(), Seat(exploration=1)).income()
    assert len(table.tiles()) == 3
