"""Rulings F-211 to F-219: preparing, passing, tide and wind."""

import random
from typing import Any

import pytest

from figurka import Game, new_game
from figurka.games.farshore.content.winds import ROSES_A, ROSES_B
from figurka.games.farshore.rules.state import NOBODY
from tests.games.farshore.table import Seat, Table

AFTER = {"winter": "spring", "spring": "summer", "summer": "autumn"}


def passed() -> Seat:
    """Another player who is out of the game already."""
    return Seat(season="autumn", passed=True)


def winds_of(game: Game[Any]) -> tuple[str, str]:
    first, second = game.state.winds
    return first.name, second.name


def play_at_random(seats: int, seed: int) -> tuple[Game[Any], list[tuple[str, str]]]:
    """A whole game, and the winds that were in force one after another."""
    game = new_game("farshore", seats=seats, seed=seed, checkpoints=False)
    chance = random.Random(seed)
    winds = [winds_of(game)]
    while game.decision is not None:
        game.choose(chance.randrange(len(game.decision.options)))
        if winds_of(game) != winds[-1]:
            winds.append(winds_of(game))
    return game, winds


@pytest.mark.rule("F-211")
def test_nobody_prepares_with_a_ready_worker() -> None:
    table = Table(ready=1)
    assert not table.offers("prepare")
    assert table.why_not("prepare") == "farshore-refusal-workers-left"


@pytest.mark.rule("F-211")
def test_nobody_prepares_in_autumn() -> None:
    table = Table(season="autumn", ready=0, hand=["rope_bridge"], seaweed=2)
    assert not table.offers("prepare")
    assert table.why_not("prepare") == "farshore-refusal-last-season"


@pytest.mark.rule("F-211")
def test_a_playable_card_does_not_hinder_preparing() -> None:
    table = Table(ready=0, hand=["rope_bridge"], seaweed=2)
    assert set(table.options) == {"hand:rope_bridge", "prepare"}


@pytest.mark.rule("F-212")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
@pytest.mark.parametrize("ready", [0, 1])
def test_nobody_passes_before_autumn(season: str, ready: int) -> None:
    table = Table(season=season, ready=ready, hand=["rope_bridge"], seaweed=2)
    assert not table.offers("pass")
    assert table.why_not("pass") == "farshore-refusal-not-autumn"


@pytest.mark.rule("F-212")
def test_in_autumn_passing_is_legal_with_ready_workers_and_playable_cards() -> None:
    table = Table(season="autumn", hand=["rope_bridge"], seaweed=2)
    assert table.me.ready == 5
    assert table.offers("hand:rope_bridge")
    table.choose("pass")
    assert table.me.passed


@pytest.mark.rule("F-213")
def test_workers_and_marker_come_before_the_reward() -> None:
    table = Table(city=["grove", "scriptorium"], workers_on=["shore_stone"], ready=0).prepare("spring")
    assert table.asked == "production"
    assert (table.me.ready, table.me.reserve) == (3, 2)
    assert table.me.season == 1
    assert table.state.taken[2] == NOBODY
    assert table.have() == {}


@pytest.mark.rule("F-213")
def test_in_autumn_the_green_cards_come_before_the_two_draws() -> None:
    table = Table(season="summer", ready=0, hand_size=6, city=["scriptorium"], deck=["pirate", "port"])
    table.prepare("autumn")
    assert table.hand()[6:] == ["pirate", "port"]
    assert table.asked_seat == 1


@pytest.mark.rule("F-213")
def test_the_bay_is_refilled_after_the_reward_and_before_the_duties() -> None:
    bay = ["inn", "grove", "galley", "gardens", "galleon", "windmill", "sculptor", "governor"]
    late = [Seat(season="summer"), Seat(season="summer")]
    table = Table(*late, seats=3, season="spring", ready=0, bay=bay, deck=["pirate", "port"])
    table.prepare("summer", "bay:inn")
    assert table.bay[0] is None
    table.choose("bay:grove")
    assert table.asked == "tide"
    assert table.bay[:3] == ["pirate", "port", "galley"]
    assert table.state.wind_changes == 0


@pytest.mark.rule("F-214")
def test_who_is_not_the_last_to_prepare_changes_no_wind() -> None:
    table = Table(Seat(season="spring"), Seat(season="winter"), seats=3, ready=0).prepare("spring")
    assert table.me.season == 1
    assert table.state.wind_changes == 0


@pytest.mark.rule("F-214")
def test_the_last_to_enter_a_season_changes_the_wind_though_another_is_further_on() -> None:
    table = Table(Seat(season="spring"), Seat(season="autumn"), seats=3, ready=0).prepare("spring")
    assert table.state.wind_changes == 1
    assert all(table.state.islands_up)


@pytest.mark.rule("F-214")
def test_in_summer_the_tide_comes_before_the_wind_change() -> None:
    late = [Seat(season="summer"), Seat(season="summer")]
    table = Table(*late, seats=3, season="spring", ready=0, bay=[]).prepare("summer")
    assert table.asked == "tide"
    assert table.asked_seat == 0
    assert table.state.wind_changes == 0
    table.choose(table.options[0], table.options[1])
    assert table.state.wind_changes == 1


@pytest.mark.rule("F-214")
def test_who_is_not_the_last_to_enter_summer_turns_no_island() -> None:
    late = [Seat(season="summer"), Seat(season="spring")]
    table = Table(*late, seats=3, season="spring", ready=0, bay=[]).prepare("summer")
    assert list(table.state.islands_up) == [True, True, True]
    assert table.asked_seat == 1


@pytest.mark.rule("F-214")
def test_passed_players_have_entered_autumn() -> None:
    table = Table(passed(), season="summer", ready=0, hand_size=8, wind_changes=2).prepare("autumn")
    assert table.state.wind_changes == 3


@pytest.mark.rule("F-214", "F-219")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_has_three_wind_changes_and_no_wind_rose_comes_back(seats: int, seed: int) -> None:
    game, winds = play_at_random(seats, seed)
    assert game.state.wind_changes == 3
    assert len(winds) == 4
    assert {first for first, _ in winds} == {rose.name for rose in ROSES_A}
    assert {second for _, second in winds} == {rose.name for rose in ROSES_B}


@pytest.mark.rule("F-215")
def test_the_summer_draw_is_mandatory() -> None:
    table = Table(season="spring", ready=0, bay=["inn", "grove"]).prepare("summer")
    assert table.options == ["bay:inn", "bay:grove"]


@pytest.mark.rule("F-215")
def test_the_autumn_draw_is_mandatory() -> None:
    table = Table(season="summer", ready=0, bay=["inn", "grove"], deck=["pirate"]).prepare("autumn")
    assert table.options == ["bay:inn", "bay:grove", "deck"]
    table.choose("deck")
    assert table.options == ["bay:inn", "bay:grove", "deck"]
    table.choose("bay:inn")
    assert table.hand() == ["pirate", "inn"]
    assert table.asked_seat == 1


@pytest.mark.rule("F-215")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_the_season_draw_is_cut_to_the_room_in_hand(season: str) -> None:
    table = Table(season=season, ready=0, hand_size=7, bay=["inn", "pirate"])
    table.prepare(AFTER[season], "bay:inn")
    assert len(table.hand()) == 8
    assert table.asked_seat == 1


@pytest.mark.rule("F-215")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_with_a_full_hand_nothing_is_discarded_for_the_season_draw(season: str) -> None:
    table = Table(season=season, ready=0, hand_size=8)
    hand = table.hand()
    table.prepare(AFTER[season])
    assert table.hand() == hand
    assert table.asked_seat == 1


@pytest.mark.rule("F-215")
def test_the_bay_is_not_refilled_between_the_season_draws() -> None:
    table = Table(season="spring", ready=0, bay=["inn", "grove", "galley"], deck=["pirate"])
    table.prepare("summer", "bay:inn")
    assert table.options == ["bay:grove", "bay:galley"]
    assert table.bay == [None, "grove", "galley", None, None, None, None, None]


@pytest.mark.rule("F-215")
def test_two_cards_of_one_bay_stack_may_be_drawn_in_summer() -> None:
    table = Table(season="spring", ready=0, bay=[("grove", 2), "inn"])
    table.prepare("summer", "bay:grove", "bay:grove")
    assert table.hand() == ["grove", "grove"]


@pytest.mark.rule("F-215")
def test_with_an_empty_bay_the_summer_draw_fails() -> None:
    table = Table(season="spring", ready=0, bay=[]).prepare("summer")
    assert table.hand() == []
    assert table.me.season == 2
    assert None not in table.bay


@pytest.mark.rule("F-216")
def test_passed_players_are_skipped() -> None:
    table = Table(passed(), Seat(), seats=3).choose("place:docks")
    assert table.asked_seat == 2


@pytest.mark.rule("F-216")
def test_the_only_player_left_takes_turn_after_turn() -> None:
    table = Table(passed(), passed(), seats=3)
    table.choose("place:docks", "place:docks").prepare("spring")
    assert table.asked_seat == 0


@pytest.mark.rule("F-217")
def test_each_green_card_is_activated_exactly_once_in_the_order_of_choice() -> None:
    table = Table(city=["grove", "diver", "tangle_raft", "grove"], ready=0).prepare("spring")
    table.choose("city:tangle_raft")
    assert table.have() == {"seaweed": 1}
    assert not table.offers("city:tangle_raft")
    table.choose("city:grove", "city:diver", "done")
    assert table.have() == {"seaweed": 1, "mushroom": 2}
    assert table.asked_seat == 1


@pytest.mark.rule("F-217")
def test_nobody_is_asked_in_which_order_green_cards_come_that_only_bring_something() -> None:
    table = Table(city=["grove", "tumbler", "sail_maker", "beach_sledge"], ready=0).prepare("spring")
    assert table.have() == {"driftwood": 2, "stone": 1, "mushroom": 1}
    assert table.me.ship == 1
    assert table.asked_seat == 1


@pytest.mark.rule("F-234")
def test_nobody_is_asked_when_a_blue_card_reacts_that_only_brings_something() -> None:
    city = ["customs_officer", "customs_office"]
    table = Table(city=city, hand=["tangle_raft", "inn"], driftwood=2).choose("hand:tangle_raft")
    assert table.have() == {"seaweed": 1, "mushroom": 1}
    assert table.asked == "give_card"


@pytest.mark.rule("F-217")
def test_gains_of_one_green_card_may_pay_for_the_next() -> None:
    table = Table(city=["merchant", "grove"], ready=0).prepare("spring")
    assert table.asked == "exchange"
    table.choose("mushroom", "stone", "stone")
    assert table.have() == {"stone": 2}


@pytest.mark.rule("F-217")
def test_an_optional_green_card_may_be_declined_when_its_turn_comes() -> None:
    table = Table(city=["merchant", "grove"], stone=1, ready=0)
    table.prepare("spring", "city:merchant", "decline")
    assert table.have() == {"stone": 1, "mushroom": 1}
    assert table.asked_seat == 1


@pytest.mark.rule("F-217")
def test_green_cards_that_can_change_nothing_need_not_be_offered() -> None:
    table = Table(city=["sloop", "warehouse", "grove", "tumbler"], ship=40, ready=0).prepare("spring")
    assert {"city:grove", "city:tumbler"} <= set(table.options)
    table.choose("city:grove")
    assert table.have() == {"stone": 1, "mushroom": 1}
    assert table.me.ship == 40
    assert table.asked_seat == 1


@pytest.mark.rule("F-218")
def test_with_two_players_both_islands_are_flipped_without_a_choice() -> None:
    table = Table(Seat(season="summer"), season="spring", ready=0, hand_size=8).prepare("summer")
    assert table.asked_seat == 1, f"asked {table.asked}: {table.options}"
    assert list(table.state.islands_up) == [False, False]


@pytest.mark.rule("F-218")
@pytest.mark.parametrize(("seats", "stay"), [(3, 1), (4, 2)])
def test_with_more_players_all_islands_but_two_stay_up(seats: int, stay: int) -> None:
    late = [Seat(season="summer") for _ in range(seats - 1)]
    table = Table(*late, seats=seats, season="spring", ready=0, hand_size=8).prepare("summer")
    first, last = table.options[0], table.options[-1]
    table.choose(first, last)
    assert table.asked_seat == 1
    assert list(table.state.islands_up) == [False] + [True] * stay + [False]


@pytest.mark.rule("F-219")
def test_a_wind_change_puts_both_roses_under_their_stacks_and_turns_up_others() -> None:
    game = new_game("farshore", seats=1, seed=5)
    before = winds_of(game)
    game.choose(0)
    while game.decision is not None and game.state.wind_changes == 0:
        keys = [option.key for option in game.decision.options]
        wanted = [key for key in ("prepare", "place:docks", "done") if key in keys]
        game.choose(keys.index(wanted[0]))
    after = winds_of(game)
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert [pile.bottom[-1].name for pile in game.state.roses] == list(before)


@pytest.mark.rule("F-218")
def test_a_game_can_be_cloned_in_the_middle_of_the_tide() -> None:
    table = Table(
        Seat(season="summer"), Seat(season="summer"), seats=3, season="spring", ready=0, hand_size=8
    )
    assert table.asked == "tide"
    table.choose(table.options[-1])
    assert table.asked == "tide"
    assert table.game.clone().view(0) == table.game.view(0)
