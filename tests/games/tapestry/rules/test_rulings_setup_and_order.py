"""Rulings on the set-up, the choice of a turn, the order of things and limits (T-108 to T-125)."""

from typing import Any

import pytest

from figurka.core.chance import game_chance
from figurka.core.game import Config, Game
from figurka.core.journal import Journal
from figurka.core.piles import Pile
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.benefits import (
    A_CIVILIZATION,
    PLAY_OVER_A_CARD,
    REPEAT_A_SPACE,
    SQUARE_OF_A_TECH,
    advance,
    building,
    cards,
    conquer,
    either,
    regress,
    space_tiles,
    tiles,
)
from figurka.games.tapestry.rules.setup import setup
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import ARMORY, FARM, HOUSE, MARKET, SCIENCE, TECHNOLOGY, Benefit
from figurka.games.tapestry.rules.turn import actions
from tests.games.tapestry.table import Seat, Table, having


def dealt(*offers: tuple[str, str]) -> Game[TapestryState]:
    """A game before the choices, in which the seats were dealt these civilizations; seat 0 is first."""
    settings = {"adjustments": ("none",), "shadow": ("none",)}
    state = setup(len(offers), game_chance(1), settings)
    state.first = state.active = 0
    for player, names in zip(state.players, offers, strict=True):
        player.offer = (CIV[names[0]], CIV[names[1]])
    given = [each for player in state.players for each in player.offer]
    state.civ_pile = Pile([each for each in CIV.values() if each not in given])
    game = Game(TAPESTRY, Config(len(offers), 1, settings), state, [], [], Journal())
    game.begin()
    return game


def pick(game: Game[TapestryState], civ: str) -> None:
    """Let the seat that is asked choose the first capital and a civilization."""
    assert game.decision is not None
    assert game.decision.kind == "capital"
    game.choose(0)
    game.choose(game.decision.index(f"civilization:{civ}"))


def because(table: Table) -> str:
    """The thing because of which a decision is asked."""
    decision = table.decision
    assert decision is not None
    assert decision.because is not None
    return decision.because.key


# The set-up


@pytest.mark.rule("T-108")
def test_capital_and_civilization_are_chosen_by_all_before_any_civilization_begins() -> None:
    game = dealt(("futurists", "leaders"), ("mystics", "heralds"))
    pick(game, "futurists")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "capital")
    assert [player.tokens for player in game.state.players] == [[(0,)] * 4] * 2
    assert game.state.players[0].capital is None
    pick(game, "mystics")
    assert game.state.players[0].tokens == [(4,)] * 4
    assert (game.decision.seat, game.decision.kind) == (1, "omen")
    assert all(player.capital is not None for player in game.state.players)


@pytest.mark.rule("T-108")
def test_mystics_foretell_when_all_capitals_are_on_the_map() -> None:
    game = dealt(("mystics", "leaders"), ("nomads", "heralds"), ("traders", "alchemists"))
    for civ in ("mystics", "nomads", "traders"):
        pick(game, civ)
    assert game.decision is not None
    assert game.decision.kind == "omen"
    assert sum(len(pieces) for pieces in game.state.pieces) == 6


@pytest.mark.rule("T-109")
def test_nobody_sees_what_another_chooses_from_or_has_chosen() -> None:
    game = dealt(("futurists", "leaders"), ("mystics", "heralds"))
    before: Any = game.view(1)
    pick(game, "futurists")
    after: Any = game.view(1)
    assert after["players"][0] == before["players"][0]
    assert after["players"][0]["offer"] is None
    assert game.journal is not None
    assert not game.journal.events
    assert after["map"] == before["map"]
    mine: Any = game.view(0)
    assert mine["players"][0]["offer"]["picked"][1] == "futurists"


@pytest.mark.rule("T-109")
def test_all_choices_are_revealed_together() -> None:
    game = dealt(("futurists", "leaders"), ("nomads", "heralds"))
    pick(game, "leaders")
    assert [player.civilizations for player in game.state.players] == [(), ()]
    pick(game, "nomads")
    seen: Any = game.view(None)
    assert [player["civilizations"] for player in seen["players"]] == [["leaders"], ["nomads"]]


@pytest.mark.rule("T-109")
def test_an_imagined_game_may_differ_in_what_the_other_chose() -> None:
    game = dealt(("futurists", "leaders"), ("nomads", "heralds"))
    pick(game, "leaders")
    picks = {game.imagine(1, seed).state.players[0].pick for seed in range(40)}
    assert len(picks) == 4


@pytest.mark.rule("T-110")
def test_the_start_of_an_unused_capital_may_be_conquered_like_any_territory() -> None:
    table = Table(placed={(-1, 1): 14}, controls=[(-1, 1)])
    assert table.pieces((-2, 2)) == []
    table.gain(conquer()).choose((-2, 2))
    assert (-2, 2) in table.controls()


@pytest.mark.rule("T-110")
def test_the_start_of_a_used_capital_holds_two_outposts_and_is_closed() -> None:
    table = Table(seats=3).gain(conquer(anywhere=True))
    assert not table.offers("hex:-2,2")
    assert not table.offers("hex:0,-2")


# The choice of a turn

PRICES = [
    (0, {}, {"coin": 1}),
    (3, {"culture": 1}, {"culture": 1, "coin": 1}),
    (3, {"coin": 4, "worker": 4}, {"culture": 2}),
    (6, {"culture": 1, "coin": 1}, {"culture": 1, "coin": 2}),
    (6, {"coin": 8, "food": 8}, {"culture": 1, "coin": 1, "food": 1}),
    (9, {"culture": 1, "coin": 8}, {"culture": 2}),
]


@pytest.mark.rule("T-111")
@pytest.mark.parametrize(("space", "short", "full"), PRICES)
def test_an_advance_needs_its_full_price(space: int, short: dict[str, int], full: dict[str, int]) -> None:
    assert not affordable(space, short)
    assert affordable(space, full)


def affordable(space: int, resources: dict[str, int]) -> bool:
    """Whether the next space of the military track can be paid."""
    table = Table(military=space, **having(resources))
    return f"advance:military:{space}" in [option.key for option in actions(table.state, table.me)]


@pytest.mark.rule("T-111")
def test_a_token_on_the_last_space_is_not_chosen() -> None:
    table = Table(military=12, culture=8, coin=8)
    assert table.options == ["advance:exploration:0", "advance:science:0", "advance:technology:0", "income"]


@pytest.mark.rule("T-112")
@pytest.mark.parametrize(("card", "track"), [("theocracy", "science"), ("broker_of_peace", "military")])
def test_a_track_barred_by_ones_own_card_is_not_chosen(card: str, track: str) -> None:
    table = Table(era=2, card=card, coin=2)
    assert not table.offers(f"advance:{track}")
    assert len(table.options) == 4
    assert Table(era=2, coin=2).offers(f"advance:{track}")


@pytest.mark.rule("T-112")
def test_a_track_barred_by_an_opponents_card_is_not_chosen() -> None:
    table = Table(Seat(coin=1), hand=["dictatorship"]).income().skip("gain")
    table.choose("track:military", "advance:military").choose((1, 1)).skip("die")
    assert table.asked_seat == 1
    assert not table.offers("advance:military")
    assert table.offers("advance:science")


@pytest.mark.rule("T-112")
def test_a_barred_track_is_open_again_when_the_card_has_ended() -> None:
    table = Table(done(), era=2, card="theocracy", hand=["trap"], coin=1).income().skip("gain")
    assert table.me.era == 3
    assert table.offers("advance:science")


def done() -> Seat:
    """A player who has finished."""
    return Seat(era=5, finished=True)


@pytest.mark.rule("T-113")
def test_who_can_pay_for_no_advance_must_take_income() -> None:
    table = Table(Seat(coin=1), exploration=3, science=3, military=3, technology=3, food=1, hand=["trap"])
    table.begin()
    assert table.me.era == 2


@pytest.mark.rule("T-113")
def test_who_stands_at_the_end_of_all_tracks_must_take_income() -> None:
    twelve = {"exploration": 12, "science": 12, "military": 12, "technology": 12}
    table = Table(Seat(coin=1), coin=8, worker=8, hand=["trap"], **having(twelve)).begin()
    assert table.me.era == 2


# The order of things


@pytest.mark.rule("T-114")
def test_a_landmark_is_placed_before_the_benefit_of_its_space() -> None:
    table = Table(Seat(coin=1), capital="desert", military=3, culture=1, food=1, tiles=[5, 7])
    table.advance("military", {"culture": 1, "food": 1})
    assert table.asked == "site"
    assert (table.have(), table.vp()) == ({}, 0)
    table.choose((7, 7))
    assert (table.have(), table.vp()) == ({"worker": 1}, 2)


@pytest.mark.rule("T-114")
def test_the_districts_that_a_landmark_completes_are_rewarded_before_the_benefit() -> None:
    table = Table(Seat(coin=1), capital="desert", exploration=6, food=1, coin=2)
    table.advance("exploration", {"food": 1, "coin": 2}).choose((6, 6))
    assert table.asked == "gain"
    assert table.tiles() == []
    table.choose("worker")
    assert len(table.tiles()) == 2


@pytest.mark.rule("T-115")
def test_a_bonus_may_use_what_the_benefit_brought() -> None:
    table = Table(Seat(coin=1), exploration=5, food=1, coin=1, culture=1, tile_stack=[5])
    table.advance("exploration", {"food": 1, "coin": 1}).choose("gain-territory_tile", (0, 0))
    assert table.tiles() == [5]
    assert table.asked == "bonus"
    table.choose("culture", (1, 0))
    assert table.tiles() == []
    assert table.have() == {"food": 1}


@pytest.mark.rule("T-115")
def test_a_bonus_may_be_paid_with_what_the_benefit_brought() -> None:
    built = {"house": [(4, 3), (4, 4), (5, 4)]}
    table = Table(Seat(coin=1), capital="mountain", built=built, start=(2, 0), technology=5, coin=2)
    table.advance("technology", {"coin": 2}).choose("score-armories", (5, 5), "food")
    assert table.asked == "bonus"
    assert table.options == ["resource:food", "decline"]
    table.choose("food", "deck")
    assert len(table.techs("bottom")) == 1
    assert table.have() == {}


@pytest.mark.rule("T-115")
def test_without_anything_to_pay_the_bonus_is_not_offered() -> None:
    table = Table(Seat(coin=1), technology=1, coin=1).advance("technology", {"coin": 1})
    assert table.asked_seat == 1


@pytest.mark.rule("T-116")
def test_what_a_benefit_causes_is_finished_before_the_next_benefit() -> None:
    built = {"house": [(4, 3), (4, 4), (5, 4)]}
    table = Table(
        Seat(coin=1),
        capital="mountain",
        start=(2, 0),
        built=built,
        military=4,
        culture=2,
        placed={(1, 0): 18},
    )
    table.dice("vp-4", "tile").advance("military").choose("conquer").choose((1, 0)).choose("black-tile")
    assert (table.asked, because(table)) == ("plot", "building:market")
    table.choose((5, 5))
    assert table.asked == "gain"
    table.choose("coin")
    assert (table.asked, because(table)) == ("plot", "building:armory")


@pytest.mark.rule("T-117")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_if_several_gain_the_active_player_is_first_and_the_others_follow_clockwise(first: int) -> None:
    table = Table(seats=4, actor=first).work("diplomacy", seat=first)
    order = []
    while table.asked == "gain":
        order.append(table.asked_seat)
        table.choose("coin")
    assert order == [(first + step) % 4 for step in range(4)]


@pytest.mark.rule("T-117", "T-123")
def test_a_spouse_gains_the_same_space_after_the_active_player() -> None:
    table = Table(Seat(era=2, card="marriage_of_state"), technology=2, coin=1)
    table.player(1).spouse, table.player(1).spouse_track = 0, TECHNOLOGY
    table.advance("technology").choose("gain-market")
    assert (table.asked, table.asked_seat) == ("plot", 0)
    table.choose((0, 0))
    assert (table.asked, table.asked_seat) == ("either", 1)


@pytest.mark.rule("T-118")
@pytest.mark.parametrize(("first", "asked"), [("leaders", "leaders"), ("merrymakers", "revel")])
def test_several_civilizations_act_in_the_players_own_order(first: str, asked: str) -> None:
    table = Table(civ=["leaders", "merrymakers"], hand=["trap"]).income()
    assert table.asked == "civilization_first"
    table.choose(first)
    assert table.asked == asked
    table.choose("decline")
    assert table.asked in {"leaders", "revel"} - {asked}


@pytest.mark.rule("T-119")
def test_a_card_of_an_era_ends_before_the_first_step_of_the_next_income_turn() -> None:
    table = Table(civ="alchemists", era=2, card="empiricism", hand=["trap"], coin=1).science("science")
    table.income().choose("roll")
    assert table.asked == "alchemists"
    table.choose("stop", "advance:science")
    assert table.tracks()["science"] == 1
    assert table.vp() == 0


@pytest.mark.rule("T-119")
def test_until_then_it_is_in_force() -> None:
    table = Table(era=2, card="empiricism").gain(advance(SCIENCE, full=False)).choose("advance:science")
    assert table.vp() == 2


@pytest.mark.rule("T-119")
def test_a_covered_card_ends_before_the_new_card_works() -> None:
    table = Table(era=2, card="academia", hand=["meritocracy"]).gain(PLAY_OVER_A_CARD).choose("deck")
    assert table.laid(2) == ["academia", "meritocracy"]
    assert table.vp() == 2
    table.gain(cards(2))
    assert table.vp() == 2


@pytest.mark.rule("T-119")
def test_an_uncovered_card_would_have_worked() -> None:
    assert Table(era=2, card="academia").gain(cards(2)).vp() == 6


# Limits


@pytest.mark.rule("T-120")
def test_with_all_outposts_on_the_map_nothing_is_conquered() -> None:
    table = Table(Seat(coin=1), outposts=0, culture=1).advance("military")
    assert table.tracks()["military"] == 1
    assert table.controls() == {(2, 0)}
    assert table.asked_seat == 1
    assert table.told("cannot-conquer") == 1


@pytest.mark.rule("T-120")
def test_a_toppled_outpost_does_not_return_to_the_supply() -> None:
    table = Table(controls=[(1, 1)])
    assert table.me.outposts == 7
    table.gain(conquer(anywhere=True), seat=1).choose((1, 1))
    assert table.pieces((1, 1)) == [(0, "outpost", "lies"), (1, "outpost", "stands")]
    assert table.me.outposts == 7
    assert table.player(1).outposts == 7


@pytest.mark.rule("T-121")
@pytest.mark.parametrize(("kind", "name"), [(MARKET, "market"), (HOUSE, "house"), (FARM, "farm")])
def test_without_a_building_of_the_kind_the_gain_is_void(kind: int, name: str) -> None:
    table = Table(**having({name: 5})).gain(building(kind))
    assert table.asked == "nothing"
    assert table.me.city == 0


@pytest.mark.rule("T-121")
def test_the_rest_of_the_benefit_happens_all_the_same() -> None:
    table = Table(Seat(coin=1), technology=7, market=5, coin=1, food=2)
    table.advance("technology", {"coin": 1, "food": 2})
    assert table.vp() == 5
    assert table.asked_seat == 1


@pytest.mark.rule("T-121")
def test_a_void_building_may_be_chosen() -> None:
    table = Table(armory=5).gain(either(building(ARMORY), building(FARM))).choose("gain-armory")
    assert table.asked == "nothing"
    assert table.me.left == [5, 5, 5, 0]


@pytest.mark.rule("T-122")
def test_a_hand_and_a_supply_of_tiles_have_no_limit() -> None:
    table = Table(hand_size=20, tiles=range(1, 21)).gain(cards(20), tiles(20))
    assert len(table.hand()) == 40
    assert len(table.tiles()) == 40
    assert table.asked == "nothing"


@pytest.mark.rule("T-123")
def test_academic_research_does_not_repeat_itself() -> None:
    table = Table(Seat(coin=1), science=6, claimed=["academy"], technology=2, military=2, worker=1, coin=2)
    table.advance("science", {"worker": 1, "coin": 2})
    assert table.options == ["space:military:2", "space:technology:2"]


@pytest.mark.rule("T-123")
def test_a_space_serves_a_player_once_in_a_turn() -> None:
    table = Table(technology=2, military=2).gain(*[REPEAT_A_SPACE] * 3)
    table.choose("space:military:2")
    assert len(table.hand()) == 2
    assert table.asked == "nothing"


@pytest.mark.rule("T-123")
def test_a_space_entered_again_in_the_same_turn_brings_nothing() -> None:
    down, up = regress(TECHNOLOGY, full=True), advance(TECHNOLOGY, full=True)
    table = Table(technology=3, coin=2, market=5).gain(down, up, down)
    assert len(table.hand()) == 1
    table.choose("advance:technology", "benefit:gain-market")
    assert table.tracks()["technology"] == 2
    assert len(table.hand()) == 1


@pytest.mark.rule("T-123")
def test_the_bonus_of_a_space_is_bought_once_in_a_turn() -> None:
    down, up = regress(TECHNOLOGY, full=True), advance(TECHNOLOGY, full=True)
    table = Table(technology=3, coin=2).gain(down, up, down).choose("coin", (0, 0))
    table.choose("advance:technology", "benefit:gain-market", (0, 1))
    assert table.asked == "nothing"
    assert table.have() == {"coin": 1}


@pytest.mark.rule("T-123")
def test_copying_a_space_is_limited_alike() -> None:
    table = Table(Seat(technology=2), technology=2).gain(REPEAT_A_SPACE)
    assert len(table.hand()) == 1
    table.work("trade_economy")
    assert len(table.hand()) == 1


@pytest.mark.rule("T-123")
def test_an_advance_with_an_x_does_not_use_a_space_up() -> None:
    table = Table(technology=1).gain(advance(TECHNOLOGY, full=False), REPEAT_A_SPACE)
    table.choose("advance:technology")
    assert len(table.hand()) == 1


@pytest.mark.rule("T-123")
def test_in_the_next_turn_a_space_serves_again() -> None:
    table = Table(done(), technology=1, coin=2).advance("technology").choose("decline")
    assert table.asked == "turn"
    assert len(table.hand()) == 1
    table.gain(REPEAT_A_SPACE)
    assert len(table.hand()) == 2


@pytest.mark.rule("T-124")
def test_the_battery_works_once_in_a_turn() -> None:
    table = Table(top=["lithium_ion_battery"], technology=2, military=2).gain(*[SQUARE_OF_A_TECH] * 2)
    table.choose("space:military:2")
    assert table.asked == "nothing"
    assert len(table.hand()) == 1


@pytest.mark.rule("T-124")
def test_in_the_next_turn_the_battery_works_again() -> None:
    table = Table(done(), top=["lithium_ion_battery"], technology=10, military=2, coin=2, worker=1)
    table.advance("technology").choose("tech_square", "decline")
    assert table.asked == "turn"
    assert len(table.hand()) == 1
    table.gain(SQUARE_OF_A_TECH).choose("space:military:2")
    assert len(table.hand()) == 2


@pytest.mark.rule("T-125")
def test_discarded_tapestry_cards_make_a_new_deck() -> None:
    table = Table(deck_size=1, deck=["trap"], discard=["guilds", "dystopia"]).gain(cards(2))
    assert table.hand()[0] == "trap"
    assert table.hand()[1] in {"guilds", "dystopia"}
    assert (len(table.state.deck), len(table.state.discard)) == (1, 0)


@pytest.mark.rule("T-125")
def test_discarded_territory_tiles_make_a_new_stack() -> None:
    table = Table(tile_stack=[7], tile_stack_size=1)
    table.state.tile_discard = [TERRITORY[5]]
    table.gain(tiles(3))
    assert table.tiles() == [7, 5]
    assert table.state.tile_discard == []


@pytest.mark.rule("T-125")
@pytest.mark.parametrize("gains", [cards(), tiles()])
def test_where_nothing_is_left_nothing_is_drawn(gains: Benefit) -> None:
    table = Table(deck_size=0, tile_stack_size=0).gain(gains)
    assert (table.hand(), table.tiles()) == ([], [])


@pytest.mark.rule("T-125")
def test_space_tiles_do_not_come_back() -> None:
    table = Table(exploration=11, food=2, space_tiles=["twin_earth"], space_stack_size=0)
    table.advance("exploration").gain(space_tiles(3))
    assert [star.name for star in table.me.stars] == ["twin_earth"]
    assert table.me.space_tiles == ()


@pytest.mark.rule("T-125")
def test_discarded_civilizations_do_not_come_back() -> None:
    table = Table(civ="leaders", civ_pile=["futurists", "mystics"]).gain(A_CIVILIZATION, A_CIVILIZATION)
    assert [each.name for each in table.me.civilizations] == ["leaders"]
    assert len(table.state.civ_pile) == 0
    assert table.told("discards-civilization") == 2
