"""The tapestry cards that are in force for an era (T-28, T-119)."""

from collections.abc import Callable
from typing import Any

import pytest

from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.advancing import gain_space, offer_bonus
from figurka.games.tapestry.rules.benefits import (
    EXPLORE_A_SPACE_TILE,
    INVENT_AND_UPGRADE,
    PLAY_OVER_A_CARD,
    REPEAT_A_SPACE,
    RESEARCH_FOUR_TIMES,
    UPGRADE_A_TECH,
    advance,
    building,
    cards,
    conquer,
    explore,
    invent,
    regress,
    research,
)
from figurka.games.tapestry.rules.incomes import gain_income, income_turn
from figurka.games.tapestry.rules.inventing import upgrade
from figurka.games.tapestry.rules.things import (
    ARMORY,
    EXPLORATION,
    FARM,
    HOUSE,
    MARKET,
    MILITARY,
    PAID_BONUS,
    SCIENCE,
    TECHNOLOGY,
)
from tests.games.tapestry.cards import holding, of_card, with_income
from tests.games.tapestry.table import Seat, Table


def gone(**said: Any) -> Seat:
    return Seat(finished=True, era=5, **said)


# From being laid until the next income turn begins, or until it is covered


def gained_points(act: Callable[[Table], object]) -> Callable[[Table], int]:
    """How many points seat 0 gains by what happens."""

    def measure(table: Table) -> int:
        before = table.vp()
        act(table)
        return table.vp() - before

    return measure


def explores(table: Table) -> str:
    """What is asked while seat 0 explores with a tile that brings a coin."""
    table.gain(explore())
    if table.asked != "give_tile":
        table.skip("tile").choose((1, 0)).skip("rotation")
    return table.asked


def conquers(table: Table) -> int:
    """How many resources seat 0 gains by conquering a tile, if the red die is taken where one must do."""
    before = sum(table.me.goods)
    table.gain(conquer()).dice("vp-6", "food").choose((1, 0))
    if table.asked == "die":
        table.choose("red-vp-6")
    return sum(table.me.goods) - before


def goods_after(act: Callable[[Table], object]) -> Callable[[Table], int]:
    """How many resources seat 0 gains by what happens."""

    def measure(table: Table) -> int:
        before = sum(table.me.goods)
        act(table)
        return sum(table.me.goods) - before

    return measure


def tiles_after(act: Callable[[Table], object]) -> Callable[[Table], int]:
    """How many territory tiles seat 0 gains by what happens."""

    def measure(table: Table) -> int:
        before = len(table.tiles())
        act(table)
        return len(table.tiles()) - before

    return measure


Scene = tuple[dict[str, Any], dict[str, Any], Callable[[Table], object], object, object]
"""What seat 0 has, what seat 1 has, what happens, and the outcome with the card and without it."""

SCENES: dict[str, Scene] = {
    "academia": ({}, {}, gained_points(lambda table: table.gain(cards())), 3, 0),
    "age_of_sail": ({"tiles": [13]}, {}, explores, "give_tile", "nothing"),
    "alliance": (
        {},
        {"bottom": ["calendar"]},
        goods_after(lambda table: table.run(upgrade(table.state, table.player(1), TECH["calendar"]))),
        1,
        0,
    ),
    "broker_of_peace": (
        {},
        {},
        gained_points(lambda table: table.gain(advance(MILITARY, full=False), seat=1).skip("bare_advance")),
        3,
        0,
    ),
    "capitalism": (
        {},
        {},
        goods_after(lambda table: table.gain(building(MARKET)).choose((0, 0))),
        1,
        0,
    ),
    "empiricism": (
        {},
        {},
        gained_points(lambda table: table.gain(advance(SCIENCE, full=False)).skip("bare_advance")),
        2,
        0,
    ),
    "exploitation": ({"tiles": [13]}, {}, explores, "exploitation", "nothing"),
    "golden_age": (
        {"middle": ["radio"]},
        {},
        lambda table: table.gain(UPGRADE_A_TECH).techs("top"),
        ["radio"],
        [],
    ),
    "industrialism": (
        {},
        {},
        goods_after(lambda table: table.gain(invent()).choose("air_conditioning")),
        1,
        0,
    ),
    "marriage_of_state": (
        {},
        {},
        tiles_after(
            lambda table: table.run(gain_space(table.state, table.player(1), SPACES[EXPLORATION][1]))
        ),
        2,
        0,
    ),
    "mercantilism": (
        {},
        {},
        lambda table: table.run(gain_income(table.state, table.me)).asked,
        "mercantilism",
        "nothing",
    ),
    "militarism": ({"tiles": [13]}, {}, explores, "militarism", "nothing"),
    "monarchy": ({}, {}, gained_points(lambda table: table.gain(building(FARM)).choose((0, 0))), 3, 0),
    "pillage_and_plunder": (
        {"placed": {(1, 0): 13}},
        {"controls": [(1, 0)]},
        conquers,
        1,
        0,
    ),
    "pirate_rule": ({"placed": {(1, 0): 13}}, {}, conquers, 1, 0),
    "revisionism": (
        {"science": 3, "claimed": ["apothecary"]},
        {},
        lambda table: table.gain(advance(SCIENCE, full=False)).skip("bare_advance").asked,
        "plot",
        "nothing",
    ),
    "terraforming": (
        {},
        {},
        lambda table: table.gain(building(FARM)).offers("1,0"),
        True,
        False,
    ),
    "theocracy": (
        {},
        {},
        gained_points(lambda table: table.gain(advance(MILITARY, full=False)).skip("bare_advance")),
        4,
        0,
    ),
    "tyranny": ({}, {}, lambda table: table.gain(cards()).asked, "tyranny", "nothing"),
    "wartime_economy": (
        {"coin": 1},
        {},
        lambda table: table.run(offer_bonus(table.state, table.me, SPACES[SCIENCE][2], PAID_BONUS)).asked,
        "bonus_free",
        "bonus",
    ),
}
EACH_SCENE = pytest.mark.parametrize("card", SCENES)


def decline(table: Table, *kinds: str) -> None:
    """Decline what is offered, as long as it is of these kinds."""
    while table.asked in kinds:
        table.choose("decline")


def before_laying(card: str) -> Table:
    """The scene of a card with the card still in hand."""
    mine, theirs, _, _, _ = SCENES[card]
    deck = ["trap"] * 4
    return holding(card, Seat(**theirs), deck=deck, **mine)


def laid(card: str) -> Table:
    """The scene of a card that was laid in the second income turn; the opponent is the one chosen."""
    table = before_laying(card).income()
    table.skip("spouse", "track", "mercantilism")
    decline(table, "upgrade", "tyranny")
    assert table.laid(2) == [card]
    return table


def test_there_is_a_scene_for_each_card_of_an_era() -> None:
    assert set(SCENES) == {card.name for card in CARDS if card.power}


@of_card(*SCENES)
@EACH_SCENE
@pytest.mark.rule("T-28")
def test_a_card_of_this_era_works_once_it_is_laid(card: str) -> None:
    _, _, act, expected, _ = SCENES[card]
    assert act(laid(card)) == expected


@EACH_SCENE
@pytest.mark.rule("T-28")
def test_a_card_of_this_era_does_nothing_in_hand(card: str) -> None:
    _, _, act, _, expected = SCENES[card]
    assert act(before_laying(card)) == expected


@EACH_SCENE
@pytest.mark.rule("T-28", "T-119")
def test_a_card_of_this_era_does_nothing_from_the_next_income_turn_on(card: str) -> None:
    _, _, act, _, expected = SCENES[card]
    table = laid(card)
    table.run(income_turn(table.state, table.me)).skip("gain")
    decline(table, "upgrade")
    assert table.laid(3) == ["trap"]
    assert act(table) == expected


@EACH_SCENE
@pytest.mark.rule("T-119")
def test_a_card_of_this_era_does_nothing_once_it_is_covered(card: str) -> None:
    _, _, act, _, expected = SCENES[card]
    table = laid(card).gain(PLAY_OVER_A_CARD)
    assert table.laid(2) == [card, "trap"]
    assert act(table) == expected


# Academia


@of_card("academia")
@pytest.mark.rule("T-28")
def test_academia_rewards_each_card_and_each_technology() -> None:
    table = Table(era=2, card="academia")
    assert table.gain(cards(2)).vp() == 6
    assert table.gain(invent()).choose("ammonia").vp() == 9
    assert table.gain(cards(), invent(), seat=1).skip("invent").vp() == 9


@of_card("academia")
@pytest.mark.rule("T-23")
def test_academia_rewards_the_card_of_the_income_turn_in_which_it_is_laid() -> None:
    assert holding("academia").income().points() == {"tapestry": 3}


@of_card("academia")
def test_academia_does_not_reward_a_technology_that_is_not_invented() -> None:
    table = Table(Seat(middle=["calendar"], exploration=4), era=2, card="academia", civ="inventors")
    table.me.mats.inventions = (TECH["calendar"],)
    table.run(upgrade(table.state, table.player(1), TECH["calendar"]))
    assert table.techs("bottom") == ["calendar"]
    assert table.vp() == 0


@of_card("academia", "steam_tycoon")
def test_academia_rewards_an_invention_in_the_turn_of_another() -> None:
    table = Table(era=2, card="academia").work("steam_tycoon", seat=1).choose("air_conditioning", "take")
    assert table.me.tech_count == 1
    assert table.vp() == 3


# Age of Sail


def sailing(*others: Seat, **said: Any) -> Table:
    return Table(*others, era=2, card="age_of_sail", **said)


@of_card("age_of_sail")
def test_age_of_sail_draws_three_tiles_and_may_hand_one_to_an_opponent() -> None:
    table = sailing(Seat(), Seat(), seats=3, tiles=[13], tile_stack=[1, 3, 4, 5]).gain(explore())
    assert table.options == ["tile:13", "tile:1", "tile:3", "tile:4", "decline"]
    table.choose("tile:3", "seat:2")
    assert table.points() == {"tapestry": 3}
    assert table.tiles(2) == [3]
    assert table.asked == "tile"
    table.choose("tile:13", (1, 0)).skip("rotation")
    assert table.tiles() == [1, 4]
    assert table.have() == {"coin": 1}


@of_card("age_of_sail")
def test_age_of_sail_works_at_each_exploration() -> None:
    table = (
        sailing(tile_stack=[1, 3, 4, 5, 6, 7]).gain(explore(), explore()).choose("decline", "tile:1", (1, 0))
    )
    table.skip("rotation")
    assert table.asked == "give_tile"
    assert table.tiles() == [3, 4, 5, 6, 7]
    assert table.vp() == table.points()["territories"]


@of_card("age_of_sail")
@pytest.mark.rule("T-177")
def test_even_the_last_tile_may_be_given_away_under_age_of_sail() -> None:
    table = sailing(tiles=[13], tile_stack_size=0).gain(explore()).choose("tile:13")
    assert table.asked == "nothing"
    assert (table.tiles(), table.tiles(1)) == ([], [13])
    assert table.vp() == 3


@of_card("age_of_sail")
@pytest.mark.rule("T-104")
def test_under_age_of_sail_nothing_is_given_to_the_finished() -> None:
    table = sailing(gone(), Seat(), seats=3, tile_stack=[1, 3, 4]).gain(explore()).choose("tile:1")
    assert table.tiles(2) == [1]
    assert sailing(gone(), tile_stack=[1, 3, 4]).gain(explore()).asked == "tile"


@of_card("age_of_sail")
def test_age_of_sail_is_not_for_space_tiles() -> None:
    table = sailing(space_tiles=["twin_earth"]).gain(EXPLORE_A_SPACE_TILE)
    assert table.tiles() == []
    assert table.vp() == 13


@of_card("age_of_sail", "coal_baron")
@pytest.mark.rule("T-162")
def test_the_tile_of_coal_baron_must_be_placed_even_under_age_of_sail() -> None:
    table = sailing(tiles=[3], tile_stack=[13, 1, 4, 5, 6]).work("coal_baron")
    assert table.options == ["tile:3", "tile:1", "tile:4", "tile:5", "decline"]
    table.choose("decline", (1, 0)).skip("rotation")
    assert table.tiles() == [3, 1, 4, 5]
    assert table.have() == {"coin": 1}


@of_card("age_of_sail")
@pytest.mark.rule("T-44")
def test_under_age_of_sail_an_exploration_may_be_bought_without_a_tile() -> None:
    tunnels = SPACES[EXPLORATION][6]
    table = sailing(coin=1)
    table.run(offer_bonus(table.state, table.me, tunnels, PAID_BONUS)).choose("coin")
    assert len(table.tiles()) == 3
    table = sailing(coin=1, tile_stack_size=0)
    assert table.run(offer_bonus(table.state, table.me, tunnels, PAID_BONUS)).asked == "nothing"


# Alliance


def allied(**said: Any) -> Table:
    """Seat 0 has chosen seat 1 of two opponents, all of them side by side on the map."""
    rivals = Seat(controls=[(1, 1)], **said), Seat(controls=[(2, -1)])
    table = holding("alliance", *rivals, controls=[(1, 0)], placed={(1, 0): 13}).income()
    return table.choose("seat:1")


@of_card("alliance")
def test_allies_cannot_conquer_each_other() -> None:
    table = allied().gain(conquer())
    assert not table.offers("1,1")
    assert table.offers("2,-1")
    assert not table.gain(conquer(), seat=1).offers("1,0")
    assert table.gain(conquer(), seat=2).offers("1,0")


@of_card("alliance")
@pytest.mark.rule("T-164")
def test_an_alliance_ends_with_the_era_of_its_owner() -> None:
    table = allied()
    table.run(income_turn(table.state, table.player(1))).skip("gain")
    assert not table.gain(conquer()).offers("1,1")
    table.run(income_turn(table.state, table.me)).skip("lay", "gain", "plot", "building")
    assert table.gain(conquer()).offers("1,1")
    assert table.gain(conquer(), seat=1).offers("1,0")


@of_card("alliance")
@pytest.mark.rule("T-117")
@pytest.mark.parametrize(("row", "points"), [("bottom", 0), ("middle", 7)])
def test_an_alliance_brings_the_benefit_of_the_allys_upgrades(row: str, points: int) -> None:
    table = allied(exploration=4, **{row: ["calendar"]}, food=1)
    table.run(upgrade(table.state, table.player(1), TECH["calendar"]))
    assert table.have() == with_income(culture=0 if points else 1)
    assert table.vp() == table.vp(1) == points
    assert table.vp(2) == table.me.tech_count == 0


@of_card("alliance")
@pytest.mark.rule("T-88")
def test_an_alliance_brings_no_landmark() -> None:
    table = allied(middle=["bakery"], farm=1)
    table.run(upgrade(table.state, table.player(1), TECH["bakery"])).skip("site")
    assert table.asked == "nothing"
    assert (table.landmarks(), table.landmarks(1)) == (set(), {"bakery"})


@of_card("alliance")
def test_an_alliance_brings_its_owner_alone_the_upgrades_of_the_ally_alone() -> None:
    table = allied()
    table.gain(INVENT_AND_UPGRADE).choose("air_conditioning")
    assert table.have() == with_income(worker=1)
    assert table.have(1) == {"coin": 1}
    table.gain(INVENT_AND_UPGRADE, seat=2).choose("ammonia").skip("plot")
    assert table.asked == "nothing"
    assert table.me.placed(FARM) == 0


# Broker of Peace


@of_card("broker_of_peace", "age_of_discovery")
@pytest.mark.rule("T-112", "T-159")
def test_a_broker_of_peace_cannot_advance_on_the_military_track_in_any_way() -> None:
    table = Table(era=2, card="broker_of_peace", coin=1, military=3)
    assert not table.offers("advance:military")
    assert table.offers("advance:science")
    assert table.gain(advance(MILITARY, full=False)).asked == "nothing"
    table.science("military").work("age_of_discovery", seat=1).skip("conquer", "die")
    assert table.tracks()["military"] == 3
    assert table.tracks(1)["military"] == 1


@of_card("broker_of_peace")
def test_a_broker_of_peace_may_go_back_and_repeat_and_conquer() -> None:
    table = Table(era=2, card="broker_of_peace", military=5, tiles=[1])
    table.gain(regress(MILITARY, full=False))
    assert table.tracks()["military"] == 4
    assert table.gain(REPEAT_A_SPACE).have() == {"worker": 1}
    table.gain(conquer()).choose((1, 1))
    assert (1, 1) in table.controls()


@of_card("broker_of_peace")
def test_a_broker_of_peace_is_paid_for_each_advance_of_an_opponent_on_the_military_track() -> None:
    table = Table(Seat(coin=1, science=1), Seat(), seats=3, era=2, card="broker_of_peace", coin=1, actor=1)
    table.choose("advance:military").skip("conquer", "die")
    assert table.points() == {"tapestry": 3}
    table.gain(advance(SCIENCE, full=False), seat=1).skip("bare_advance")
    assert table.vp() == 3
    table.gain(advance(MILITARY, full=False), seat=2).skip("free_advance", "bare_advance")
    assert table.vp() == 6


# Capitalism


@of_card("capitalism")
@pytest.mark.rule("T-38", "T-40")
@pytest.mark.parametrize(("coins", "left"), [(0, 2), (8, 8)])
def test_capitalism_rewards_the_coins_of_its_own_income_turn_even_those_lost(coins: int, left: int) -> None:
    table = holding("capitalism", market=2, coin=coins).income()
    assert table.points() == {"tapestry": 4}
    assert table.have()["coin"] == left


@of_card("capitalism")
@pytest.mark.rule("T-119")
def test_capitalism_has_ended_in_the_next_income_turn() -> None:
    table = Table(era=2, card="capitalism", market=2, deck_size=0).income().skip("gain")
    assert table.laid(3) == []
    assert table.vp() == 0


@of_card("capitalism")
def test_under_capitalism_each_market_brings_a_coin_wherever_it_is_placed() -> None:
    table = Table(era=2, card="capitalism", civ=["craftsmen", "nomads"])
    table.gain(building(MARKET), building(MARKET), building(MARKET), building(HOUSE))
    table.choose((0, 0), (1, 1), "statue:0", (0, 1))
    assert table.have() == {"coin": 3, "worker": 1}


# Empiricism


@of_card("empiricism")
@pytest.mark.rule("T-76")
def test_empiricism_rolls_the_science_die_twice_and_uses_one_result() -> None:
    table = Table(era=2, card="empiricism", coin=1).science("military", "science").gain(research(full=False))
    assert table.options == ["track:military", "track:science"]
    table.choose("science", "advance:science")
    assert table.tracks()["science"] == 1
    assert table.points() == {"tapestry": 2}


@of_card("empiricism")
def test_two_equal_rolls_under_empiricism_leave_no_choice() -> None:
    table = Table(era=2, card="empiricism", coin=1).science("military", "military").gain(research(full=False))
    assert table.options == ["advance:military:0", "decline"]
    assert table.told("rolls-science") == 2


@of_card("empiricism")
@pytest.mark.rule("T-160")
def test_under_empiricism_each_roll_of_alien_biology_is_made_twice() -> None:
    table = Table(era=2, card="empiricism").gain(RESEARCH_FOUR_TIMES)
    table.skip("science_die", "free_advance", "bare_advance", "site", "quarters")
    assert table.told("rolls-science") == 8


@of_card("empiricism")
@pytest.mark.rule("T-161", "T-119")
def test_alchemists_roll_once_for_empiricism_has_ended_in_their_income_turn() -> None:
    table = Table(era=2, card="empiricism", civ="alchemists").income().choose("roll")
    assert table.asked == "alchemists"
    assert table.told("rolls-science") == 1


@of_card("empiricism", "socialism")
def test_empiricism_rewards_a_long_move_once_and_not_the_moves_of_others() -> None:
    table = Table(Seat(science=6), era=2, card="empiricism", science=3).work("socialism").skip("site")
    assert table.vp() == 2
    table.gain(advance(SCIENCE, full=False), seat=1).skip("free_advance", "bare_advance", "site", "quarters")
    table.gain(advance(MILITARY, full=False)).skip("bare_advance")
    assert table.vp() == 2


# Exploitation


def exploiting(tile: int, **said: Any) -> Table:
    table = Table(era=2, card="exploitation", tiles=[tile], **said).gain(explore())
    return table.choose((1, 0)).skip("rotation")


@of_card("exploitation")
@pytest.mark.rule("T-49")
def test_exploitation_doubles_the_benefit_of_a_tile_for_the_points_of_its_sides() -> None:
    table = exploiting(13).choose("take")
    assert table.have() == {"coin": 2}
    assert table.vp() == 0
    table = exploiting(13).choose("decline")
    assert table.have() == {"coin": 1}
    assert table.vp() > 0


@of_card("exploitation")
def test_exploitation_may_double_a_benefit_that_brings_nothing() -> None:
    table = exploiting(8, farm=5).choose("take")
    assert table.asked == "nothing"
    assert table.vp() == 0


# Golden Age


@of_card("golden_age")
@pytest.mark.rule("T-75", "T-31")
def test_the_golden_age_ignores_prerequisites_and_rewards_upgrades() -> None:
    table = holding("golden_age", middle=["transistors", "radio"]).income()
    assert table.options == ["tech:transistors", "tech:radio", "decline"]
    table.choose("transistors")
    assert table.points() == {"tapestry": 3, "technologies": 4 + 2}
    table.gain(INVENT_AND_UPGRADE).choose("ammonia", (0, 0))
    assert table.points()["tapestry"] == 6


@of_card("golden_age")
def test_the_golden_age_does_not_reward_an_upgrade_by_the_inventors_of_another() -> None:
    inventors = Seat(civ="inventors", coin=1)
    table = Table(inventors, actor=1, era=2, card="golden_age", bottom=["calendar"], coin=1)
    table.choose("income", "calendar", "decline")
    assert table.techs("middle") == ["calendar"]
    assert table.have()["culture"] == 1
    assert table.vp() == 0


@of_card("golden_age")
def test_the_golden_age_is_for_its_owner_alone() -> None:
    table = Table(Seat(middle=["radio"], bottom=["calendar"]), era=2, card="golden_age")
    table.gain(UPGRADE_A_TECH, UPGRADE_A_TECH, seat=1)
    assert table.techs("middle", 1) == ["radio", "calendar"]
    assert table.vp() == table.vp(1) == 0


# Industrialism


@of_card("industrialism")
@pytest.mark.rule("T-69", "T-70", "T-73")
def test_industrialism_brings_the_circle_of_an_invention_which_stays_in_the_bottom_row() -> None:
    table = Table(era=2, card="industrialism").gain(invent()).choose("air_conditioning")
    assert table.techs("bottom") == ["air_conditioning"]
    assert table.have() == {"worker": 1}
    table.gain(UPGRADE_A_TECH)
    assert table.have() == {"worker": 2}


@of_card("industrialism")
def test_an_invention_upgraded_at_once_brings_its_circle_twice_under_industrialism() -> None:
    table = Table(era=2, card="industrialism").gain(INVENT_AND_UPGRADE).choose("air_conditioning")
    assert table.techs("middle") == ["air_conditioning"]
    assert table.have() == {"worker": 2}


@of_card("industrialism", "alliance")
def test_industrialism_is_no_upgrade() -> None:
    table = Table(Seat(era=2, card="alliance"), era=2, card="industrialism")
    table.player(1).ally = 0
    table.gain(invent()).choose("air_conditioning")
    assert table.have(1) == {}


@of_card("industrialism")
@pytest.mark.rule("T-116")
def test_a_circle_within_a_circle_comes_first_under_industrialism() -> None:
    table = Table(era=2, card="industrialism", display=["eyeglasses", "canned_food", "barn"])
    table.gain(invent(2)).choose("eyeglasses", "canned_food")
    assert table.have() == {"food": 1}
    assert table.techs("bottom") == ["eyeglasses", "canned_food"]
    assert table.asked == "invent"


# Marriage of State


def married(*others: Seat, **said: Any) -> Table:
    """Seat 0 gains after seat 1 the benefits of the military track."""
    rivals = others or (Seat(), Seat())
    return holding("marriage_of_state", *rivals, **said).income().choose("seat:1", "military")


def gains(table: Table, track: int, number: int, seat: int = 1) -> Table:
    """A player gains the benefit of a space, in whatever way."""
    return table.run(gain_space(table.state, table.player(seat), SPACES[track][number]))


@of_card("marriage_of_state")
@pytest.mark.rule("T-117")
def test_a_marriage_brings_the_benefits_of_the_spouse_on_one_track_after_him_but_no_bonus() -> None:
    table = married(Seat(military=1, coin=2), Seat(), deck=["guilds", "alliance", "trap"])
    assert table.hand() == ["guilds"]
    table.advance("military", {"coin": 1})
    assert table.hand(1) == ["alliance"]
    assert table.hand() == ["guilds", "trap"]
    assert (table.asked, table.asked_seat) == ("bonus", 1)
    table.choose("decline")
    assert (table.asked, table.asked_seat) == ("turn", 2)


@of_card("marriage_of_state")
def test_a_marriage_is_to_one_opponent_and_one_track() -> None:
    table = married()
    assert len(gains(table, MILITARY, 2, seat=2).hand()) == 1
    assert len(gains(table, SCIENCE, 2).hand()) == 1
    assert len(gains(table, MILITARY, 2).hand()) == 2


@of_card("marriage_of_state")
def test_repeated_and_copied_benefits_of_the_spouse_count() -> None:
    table = married(Seat(military=2), Seat(military=6))
    table.gain(REPEAT_A_SPACE, seat=1).skip("bonus")
    assert len(table.hand()) == 2
    table = married(Seat(), Seat(military=4), tiles=[1])
    table.work("trade_economy", seat=1)
    assert table.have() == with_income(worker=1)


@of_card("marriage_of_state")
@pytest.mark.rule("T-123")
def test_a_marriage_brings_no_space_twice_in_a_turn() -> None:
    table = married()
    gains(table, MILITARY, 2, seat=0)
    assert len(table.hand()) == 2
    assert len(gains(table, MILITARY, 2).hand()) == 2


@of_card("marriage_of_state")
@pytest.mark.rule("T-165")
def test_a_marriage_to_the_finished_brings_nothing() -> None:
    table = married(gone(military=2), Seat())
    assert len(gains(table, MILITARY, 2).hand()) == 1
    assert table.gain(REPEAT_A_SPACE, seat=1).asked == "nothing"


@of_card("marriage_of_state")
def test_two_players_may_be_married_to_each_other() -> None:
    table = married()
    bride = table.player(1)
    bride.powers, bride.spouse, bride.spouse_track = table.me.powers, 0, MILITARY
    gains(table, MILITARY, 2)
    assert (len(table.hand()), len(table.hand(1))) == (2, 1)


# Mercantilism


@of_card("mercantilism")
@pytest.mark.rule("T-38")
def test_mercantilism_turns_food_of_its_own_income_turn_into_other_resources() -> None:
    table = holding("mercantilism", farm=1, food=3).income()
    assert table.options == ["number:0", "number:1", "number:2"]
    table.choose("2")
    assert table.options == ["resource:coin", "resource:worker", "resource:culture"]
    table.choose("coin", "culture")
    assert table.have() == {"coin": 2, "worker": 1, "food": 3, "culture": 2}
    assert table.points() == {"tapestry": 4}


@of_card("mercantilism")
def test_mercantilism_may_leave_the_food_and_ends_before_the_next_income() -> None:
    table = holding("mercantilism").income().choose("0")
    assert table.have() == with_income()
    assert table.vp() == 0
    table = Table(Seat(coin=1), era=2, card="mercantilism").income().skip("gain")
    assert (table.asked, table.asked_seat) == ("turn", 1)


@of_card("mercantilism")
@pytest.mark.rule("T-40")
def test_what_mercantilism_brings_above_eight_is_lost() -> None:
    table = holding("mercantilism", coin=8, food=8).income().choose("1", "coin")
    assert table.have() == {"coin": 8, "worker": 1, "food": 7, "culture": 1}
    assert table.vp() == 2


# Militarism


@of_card("militarism")
@pytest.mark.rule("T-55", "T-176")
def test_militarism_may_put_an_outpost_onto_the_new_tile() -> None:
    table = Table(era=2, card="militarism", tiles=[13]).gain(explore()).choose((1, 0)).skip("rotation")
    table.choose("take")
    assert table.controls() == {(2, 0), (1, 0)}
    assert table.me.outposts == 7
    assert table.told("rolls") == 0
    assert table.have() == {"coin": 1}
    table = Table(era=2, card="militarism", tiles=[13]).gain(explore()).choose((1, 0)).skip("rotation")
    table.choose("decline")
    assert table.controls() == {(2, 0)}


@of_card("militarism")
@pytest.mark.rule("T-120")
def test_militarism_needs_an_outpost() -> None:
    table = Table(era=2, card="militarism", tiles=[13], outposts=0).gain(explore()).choose((1, 0))
    assert table.skip("rotation").asked == "nothing"


@of_card("militarism")
def test_militants_take_the_outpost_of_militarism_from_their_mat() -> None:
    table = Table(era=2, card="militarism", civ="militants", tiles=[13]).gain(explore()).choose((1, 0))
    table.skip("rotation").choose("take", "rank:1")
    assert table.me.mats.ranks == (4, 3)
    assert (1, 0) in table.controls()


@of_card("militarism")
def test_militarism_is_no_conquest_for_isolationists() -> None:
    table = Table(era=2, card="militarism", civ="isolationists", tiles=[13]).gain(explore()).choose((1, 0))
    assert table.skip("rotation").choose("take").asked == "nothing"


# Monarchy


@of_card("monarchy")
def test_monarchy_rewards_income_buildings_in_the_capital_and_on_the_statue() -> None:
    table = Table(era=2, card="monarchy", civ="craftsmen").gain(building(FARM), building(ARMORY))
    table.choose((0, 0), "statue:1")
    assert table.points() == {"tapestry": 6}


@of_card("monarchy", "dystopia")
def test_monarchy_rewards_neither_landmarks_nor_buildings_on_the_map() -> None:
    table = Table(era=2, card="monarchy", civ="nomads").gain(building(FARM)).choose((1, 1))
    table.work("dystopia").choose("forge", "city").skip("site")
    assert table.landmarks() == {"forge"}
    assert table.vp() == 0


# Pillage and Plunder, Pirate Rule


@of_card("pillage_and_plunder", "trap")
@pytest.mark.rule("T-131", "T-57")
def test_pillage_and_plunder_brings_both_dice_and_fears_no_trap() -> None:
    table = Table(Seat(controls=[(1, 1)], hand=["trap"]), era=2, card="pillage_and_plunder")
    table.gain(conquer()).dice("vp-6", "food").choose((1, 1))
    assert table.asked == "nothing"
    assert table.have() == {"food": 1}
    assert table.vp() == 6
    assert table.hand(1) == ["trap"]


@of_card("pillage_and_plunder")
def test_pillage_and_plunder_brings_one_die_where_nobody_ruled() -> None:
    table = Table(era=2, card="pillage_and_plunder").gain(conquer()).choose((1, 1))
    assert table.asked == "die"


def pirates(tile: int = 13, **defender: Any) -> Table:
    table = Table(Seat(**defender), era=2, card="pirate_rule", placed={(1, 0): tile})
    return table.gain(conquer())


@of_card("pirate_rule")
@pytest.mark.rule("T-59")
def test_pirate_rule_brings_the_tile_benefit_on_top_of_the_die_even_twice() -> None:
    table = pirates().dice("vp-4", "food").choose((1, 0), "black-food")
    assert table.have() == {"coin": 1, "food": 1}
    table = pirates(controls=[(1, 0)]).dice("vp-4", "tile").choose((1, 0), "black-tile")
    assert table.have() == {"coin": 2}


@of_card("pirate_rule", "trap")
@pytest.mark.rule("T-130")
def test_pirate_rule_brings_nothing_after_a_trap() -> None:
    table = pirates(controls=[(1, 0)], hand=["trap"]).choose((1, 0)).dice("vp-4", "food")
    table.choose("take", "coin", "red-vp-4")
    assert table.have() == {}


@of_card("pirate_rule")
@pytest.mark.rule("T-180")
def test_pirate_rule_brings_nothing_on_a_printed_territory() -> None:
    table = pirates().dice("vp-4", "food").choose((1, 1), "red-vp-4")
    assert table.have() == {}


# Revisionism


def revising(*others: Seat, **said: Any) -> Table:
    return Table(*others, era=2, card="revisionism", **said)


@of_card("revisionism", "dystopia")
@pytest.mark.rule("T-46")
def test_revisionism_brings_a_resource_for_each_landmark_of_the_tracks() -> None:
    table = revising(science=3).gain(advance(SCIENCE, full=False)).choose("advance:science").skip("site")
    table.choose("coin")
    assert table.have() == {"coin": 1}
    table.work("dystopia").choose("forge").skip("site").choose("food")
    assert table.have() == {"coin": 1, "food": 1}
    assert table.me.placed(ARMORY) == 0


@of_card("revisionism")
def test_revisionism_does_not_reward_the_landmark_of_a_technology() -> None:
    table = revising(middle=["bakery"], farm=1).gain(UPGRADE_A_TECH).skip("site")
    assert table.asked == "nothing"
    assert table.landmarks() == {"bakery"}


@of_card("revisionism")
@pytest.mark.parametrize("owner", [0, 1])
def test_revisionism_brings_an_armory_where_the_landmark_is_gone(owner: int) -> None:
    taken = {"landmarks": ["apothecary"]} if owner == 0 else {"claimed": ["apothecary"]}
    table = revising(science=3, **taken).gain(advance(SCIENCE, full=False)).choose("advance:science")
    table.choose((0, 0))
    assert table.me.placed(ARMORY) == 1
    assert table.have() == {}


@of_card("revisionism", "socialism")
def test_revisionism_brings_no_armory_for_going_back_or_passing_by() -> None:
    table = revising(science=5, claimed=["apothecary"]).gain(regress(SCIENCE, full=False))
    assert table.tracks()["science"] == 4
    table = revising(Seat(science=5), science=3, claimed=["apothecary"]).work("socialism")
    assert table.tracks()["science"] == 5
    assert table.me.placed(ARMORY) == 0


@of_card("revisionism", "socialism")
def test_revisionism_rewards_each_landmark_passed() -> None:
    table = revising(Seat(science=8), science=3).work("socialism")
    table.skip("site", "quarters").choose("coin").skip("site", "quarters").choose("coin")
    assert table.asked == "nothing"
    assert table.have() == {"coin": 2}


# Terraforming


@of_card("terraforming")
@pytest.mark.rule("T-150")
def test_terraforming_builds_on_impassable_plots_for_five_points_each() -> None:
    table = Table(era=2, card="terraforming").gain(building(FARM), building(FARM)).choose((1, 0), (0, 0))
    assert table.points() == {"tapestry": 5}
    assert table.me.placed(FARM) == 2


@of_card("terraforming", "dystopia")
@pytest.mark.rule("T-87")
def test_a_landmark_on_several_impassable_plots_brings_five_points_once() -> None:
    table = Table(era=2, card="terraforming").work("dystopia").choose("forge", (0, 0))
    assert table.me.city.bit_count() == 4
    assert table.points() == {"tapestry": 5}


@of_card("terraforming")
@pytest.mark.rule("T-150", "T-153")
def test_an_impassable_plot_was_filled_before_so_covering_it_completes_nothing() -> None:
    district = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 0), (2, 1)]
    table = Table(era=2, card="terraforming", built={"farm": district[:4], "house": district[4:]})
    table.gain(building(FARM)).choose((1, 0))
    assert table.districts() == set()
    table.gain(building(MARKET)).choose((2, 2), "coin")
    assert table.districts() == {(0, 0)}
    assert table.have() == {"coin": 1}


# Theocracy


@of_card("theocracy", "age_of_discovery")
@pytest.mark.rule("T-112", "T-159")
def test_a_theocracy_cannot_advance_on_the_science_track_in_any_way() -> None:
    table = Table(era=2, card="theocracy", coin=1, science=3)
    assert not table.offers("advance:science")
    assert table.gain(advance(SCIENCE, full=False)).asked == "nothing"
    table.science("science").work("age_of_discovery", seat=1).skip("bare_advance")
    assert table.tracks()["science"] == 3
    assert table.gain(regress(SCIENCE, full=False)).tracks()["science"] == 2


@of_card("theocracy")
@pytest.mark.rule("T-45")
@pytest.mark.parametrize(("space", "points"), [(1, 4), (2, 0), (3, 0), (4, 4), (7, 4), (10, 4), (12, 0)])
def test_theocracy_rewards_each_tier_entered(space: int, points: int) -> None:
    table = Table(era=2, card="theocracy", technology=space - 1, achievements=["complete_track"])
    table.gain(advance(TECHNOLOGY, full=False)).choose("advance:technology").skip("quarters", "site")
    assert table.vp() == points


@of_card("theocracy", "socialism")
@pytest.mark.parametrize(("space", "points"), [(7, 4), (8, 0)])
def test_theocracy_rewards_only_the_space_where_a_move_ends(space: int, points: int) -> None:
    table = Table(Seat(military=space), era=2, card="theocracy", military=2).work("socialism")
    assert table.skip("quarters", "site").vp() == points


# Wartime Economy


@of_card("wartime_economy")
@pytest.mark.rule("T-44")
def test_under_wartime_economy_bonuses_for_a_resource_cost_nothing() -> None:
    table = Table(era=2, card="wartime_economy", technology=1, coin=1).advance("technology")
    assert table.asked == "bonus_free"
    table.choose("take", (0, 0))
    assert table.me.placed(MARKET) == 1
    assert table.have() == {}


@of_card("wartime_economy")
def test_under_wartime_economy_tiles_and_cards_are_paid_as_ever() -> None:
    cars, chemistry = SPACES[EXPLORATION][8], SPACES[SCIENCE][5]
    table = Table(era=2, card="wartime_economy", tiles=[1, 3], hand=["trap"])
    table.run(offer_bonus(table.state, table.me, cars, PAID_BONUS)).choose("take").skip("discard_tile")
    assert table.tiles() == []
    assert table.vp() == 5
    assert table.run(offer_bonus(table.state, table.me, chemistry, PAID_BONUS)).asked == "nothing"
