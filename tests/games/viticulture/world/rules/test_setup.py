"""Setting up World: W-1, W-5 to W-17, W-75 to W-80."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import figurka
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.rules.setup import decks
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.steps import Draw
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.content.balance import INFLUENCE_START
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.state import World
from tests.games.viticulture.table import Seat, Table, card
from tests.games.viticulture.world.play import GREY_POSITION, open_year, world

CONTINENTS = ("greengully", "asia", "oceania", "south_america", "europe", "north_america", "africa")
EVERY_NUMBER = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])


def start(seats: int = 3, seed: int = 1, **settings: Any) -> VitState:
    """The state of a game before its first choice."""
    state: Any = figurka.new_game("viticulture-world", seats, seed, **settings).state
    assert isinstance(state, VitState)
    return state


def shared(state: VitState) -> World:
    return world_of(state)


def names(things: Iterable[Any]) -> list[str]:
    return [thing.name for thing in things]


# What is in the box


@pytest.mark.rule("W-1")
def test_the_box_holds_tiles_parents_and_seven_decks_of_events() -> None:
    assert len(TILES) == 16
    assert sum(oval.copies for oval in OVALS) == 16
    assert len({parent.name for parent in (*WORLD_MAMAS, *WORLD_PAPAS)}) == 20
    assert {name: len(events) for name, events in EVENTS.items()} == {
        name: 6 if name == "greengully" else 10 for name in CONTINENTS
    }


@pytest.mark.rule("W-1", "W-13")
def test_six_players_wear_all_twenty_four_hats() -> None:
    workers = [player.workers for player in start(6).players]
    assert (sum(each[0] for each in workers), sum(each[1] for each in workers)) == (12, 12)


@pytest.mark.rule("W-75", "W-5")
def test_the_cards_are_those_of_the_base_game() -> None:
    state = start(3, structures="with")
    whole = [Counter(names(pile.things())) for pile in decks()]
    for deck, pile in enumerate(state.decks):
        there = Counter(names([*pile.things(), *state.discards[deck]]))
        there.update(each.name for player in state.players for each in player.hand[deck])
        assert there == whole[deck]


# The board and the continent


@pytest.mark.rule("W-5")
def test_the_side_of_the_board_tells_whether_structure_cards_are_played() -> None:
    plain, orange = world(Seat()), world(Seat(), structures=True)
    for table, decks_there in ((plain, 4), (orange, 5)):
        piles = table.game.view(0)["piles"]
        assert isinstance(piles, dict)
        assert len(piles) == decks_there
        assert ("structure" in piles) == (decks_there == 5)


@pytest.mark.rule("W-5")
def test_with_the_orange_side_structure_cards_are_built_as_well_as_tokens() -> None:
    table = world(Seat(lira=3, hand=["cafe"]), Seat(), structures=True)
    table.choose("at:build_structure:1", "worker:yellow")
    assert {"structure:cafe", "structure:trellis"} <= set(table.options)
    table.choose("structure:cafe", "site:mat1")
    assert table.structures() == ["cafe"]


@pytest.mark.rule("W-6", "W-33")
def test_the_grey_worker_waits_on_the_chart() -> None:
    assert [player.workers[4] for player in start(4).players] == [0] * 4
    table = open_year(world(Seat(), Seat()), GREY_POSITION)
    assert [table.player(seat).available[4] for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("W-7")
def test_the_continent_has_its_own_setup() -> None:
    asia = figurka.new_game("viticulture-world", 2, 3, continent="asia")
    kinds = []
    while asia.decision is not None and asia.decision.kind != "position":
        kinds.append(asia.decision.kind)
        asia.choose(0)
    assert kinds.count("gain_grape") == 2, "each player begins with a grape of choice"
    assert all(shared(start(3, continent="africa")).resources)
    assert not any(shared(start(3)).resources)


@pytest.mark.rule("W-8")
@pytest.mark.parametrize("continent", CONTINENTS)
def test_the_first_game_turns_events_one_to_six_in_order(continent: str) -> None:
    assert [event.number for event in shared(start(3, continent=continent)).events] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("W-8")
def test_event_one_lies_on_top() -> None:
    table = open_year(world(Seat(), Seat(), continent="asia"))
    assert table.world.event is not None
    assert table.world.event.number == 1


@pytest.mark.rule("W-9")
@pytest.mark.parametrize("continent", CONTINENTS[1:])
def test_later_games_use_six_random_events(continent: str) -> None:
    decks_seen = [shared(start(3, seed, continent=continent, events="random")).events for seed in range(12)]
    assert all(len(set(events)) == 6 for events in decks_seen)
    assert len(set(decks_seen)) > 8
    assert {event for events in decks_seen for event in events} == set(EVENTS[continent])


@pytest.mark.rule("W-9")
def test_the_events_of_greengully_are_never_shuffled() -> None:
    for seed in range(6):
        events = shared(start(3, seed, events="random")).events
        assert [event.number for event in events] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("W-76")
def test_the_continents_are_offered_from_the_gentlest_on() -> None:
    setting = next(each for each in VITICULTURE_WORLD.settings if each.name == "continent")
    assert setting.choices == CONTINENTS
    assert setting.default == ("greengully",)


@pytest.mark.rule("W-10")
@EVERY_NUMBER
def test_two_tiles_are_for_solo_only_and_take_the_place_of_two_others(seats: int) -> None:
    world_now = shared(start(seats))
    tiles = names(world_now.tile_pile.things())
    assert len(tiles) == 14
    alone = seats == 1
    assert ("innovate_solo" in tiles, "fill_order_solo" in tiles) == (alone, alone)
    assert ("innovate" in tiles, "fill_order" in tiles) == (not alone, not alone)
    assert len(world_now.oval_pile) == 16


@pytest.mark.rule("W-10")
def test_the_tiles_are_shuffled() -> None:
    seen = set()
    for seed in range(8):
        table = open_year(world(Seat(), Seat(), seed=seed))
        seen.add(tuple(tile.key for tile in table.world.revealed))
    assert len(seen) > 4


@pytest.mark.rule("W-11")
@EVERY_NUMBER
def test_influence_begins_at_the_mark_for_the_number_of_players(seats: int) -> None:
    assert shared(start(seats)).influence == INFLUENCE_START[seats]
    smaller = [each for each in INFLUENCE_START if each < seats]
    assert all(INFLUENCE_START[seats] < INFLUENCE_START[each] for each in smaller), "more players, more to do"


@pytest.mark.rule("W-12", "W-16")
def test_the_game_begins_in_year_one_and_nobody_is_first_player() -> None:
    table = open_year(world(Seat(), Seat(), Seat()), 4, 2, 1)
    assert table.state.year == 1
    assert table.state.order == (2, 1, 0)
    assert table.asked == 2


# What each player begins with


@pytest.mark.rule("W-13")
@EVERY_NUMBER
def test_each_player_has_two_hats_of_each_colour_and_the_grande(seats: int) -> None:
    table = Table(players=seats, continent="oceania")
    for seat in range(seats):
        assert table.available(seat) == {"yellow": 2, "blue": 2, "grande": 1}
        assert table.player(seat).sold == 0, "all three fields are there"


@pytest.mark.rule("W-14")
def test_points_and_income_begin_at_nothing() -> None:
    assert [(player.vp, player.residual) for player in start(6).players] == [(0, 0)] * 6


@pytest.mark.rule("W-15")
@pytest.mark.parametrize("seed", range(6))
def test_each_player_gains_what_both_parents_show(seed: int) -> None:
    game: Any = figurka.new_game("viticulture-world", 2, seed)
    state = game.state
    mama, papa = state.players[0].mama, state.players[0].papa
    assert mama in (*MAMAS, *WORLD_MAMAS)
    assert papa in (*PAPAS, *WORLD_PAPAS)
    assert tuple(len(cards) for cards in state.players[0].hand[:4]) == mama.draw
    assert state.players[0].lira == mama.lira + papa.lira, "and then the gift, or more lira"
    assert [option.key for option in game.decision.options] == [papa.gift.key, "gift:lira"]
    game.choose(1)
    assert state.players[0].lira == mama.lira + papa.lira + papa.instead.lira


@pytest.mark.rule("W-77")
def test_parents_of_both_games_are_shuffled_together() -> None:
    pairs = [(player.mama, player.papa) for seed in range(20) for player in start(6, seed).players]
    assert all(mama is not None and papa is not None for mama, papa in pairs)
    kinds = {(mama in WORLD_MAMAS, papa in WORLD_PAPAS) for mama, papa in pairs}
    assert kinds == {(False, False), (False, True), (True, False), (True, True)}
    for seed in range(20):
        dealt = [player.mama for player in start(6, seed).players]
        assert len(set(dealt)) == 6


@pytest.mark.rule("W-78", "W-112")
def test_whatever_the_parents_show_there_are_four_regular_workers_and_a_grande() -> None:
    for seed in range(15):
        game: Any = figurka.new_game("viticulture-world", 6, seed)
        while game.decision.kind in {"gift", "hat"}:
            game.choose(0)
        for player in game.state.players:
            assert (sum(player.workers[:3]), player.workers[3]) == (4, 1)
            assert player.available == player.workers


@pytest.mark.rule("W-79", "W-78")
def test_the_papas_with_a_worker_to_give_are_left_out() -> None:
    dealt = {player.papa.name for seed in range(40) for player in start(6, seed).players if player.papa}
    every = {papa.name for papa in (*PAPAS, *WORLD_PAPAS)}
    assert every - dealt == {"rafael", "gary"}


@pytest.mark.rule("W-80")
@pytest.mark.parametrize("name", sorted(FORBIDDEN))
def test_a_card_without_a_place_is_discarded_and_replaced(name: str) -> None:
    table = world(Seat(), Seat(), structures=True)
    deck = card(name).deck
    other = {1: "patron", 2: "crusher", 4: "dock"}[deck]
    table.put_on_top(name, other)
    step = {1: "summer", 2: "winter", 4: "structure"}[deck]
    table.do([Draw(**{step: 1})])
    assert table.hand(step) == [other]
    assert table.discards(step) == [name]


@pytest.mark.rule("W-80")
def test_no_card_without_a_place_is_dealt() -> None:
    for seed in range(15):
        for player in start(6, seed).players:
            assert not {each.name for cards in player.hand for each in cards} & FORBIDDEN


# Hands


@pytest.mark.rule("W-17")
@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_hands_are_open_or_hidden_as_the_group_likes(hands: str) -> None:
    table = world(Seat(hand=["pinot"]), Seat(hand=["patron", "r5"]), hands=hands)
    seen: Any = table.game.view(0)["players"]
    assert seen[0]["hand"]["vine"] == ["pinot"]
    assert seen[1]["hand_counts"] == {"vine": 0, "summer": 1, "winter": 0, "order": 1}
    if hands == "open":
        assert seen[1]["hand"]["summer"] == ["patron"]
    else:
        assert seen[1]["hand"] is None
