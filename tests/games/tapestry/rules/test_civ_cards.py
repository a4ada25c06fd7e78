"""Heralds, Historians and Inventors: civilizations of tapestry cards, landmarks and technologies."""

import pytest

from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, landmark
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.civilizations import heralds, historians, inventors
from tests.games.tapestry.civs import Opening, gaining, out
from tests.games.tapestry.table import Seat, Table

# Heralds at the start: the Maker of Fire


def test_heralds_may_play_a_card_over_the_maker_of_fire_when_the_first_income_turn_ends() -> None:
    table = Opening("heralds", deck=["trap"])
    assert (table.asked, table.options) == ("heralds_start", ["take", "decline"])
    assert table.me.era == 1
    assert table.hand() == ["trap"]
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    table.choose("take")
    assert table.laid(1) == ["trap"]
    assert table.hand() == []
    assert table.vp() == 10
    check(table.state)


def test_they_need_not_play_over_it() -> None:
    table = Opening("heralds", deck=["trap"]).choose("decline")
    assert table.laid(1) == []
    assert table.hand() == ["trap"]
    assert table.vp() == 0


@pytest.mark.rule("T-28", "T-119")
def test_a_card_of_the_era_so_played_is_in_force_until_the_second_income_turn() -> None:
    table = Opening("heralds", deck=["capitalism", "trap"]).choose("take")
    assert table.laid(1) == ["capitalism"]
    assert table.me.powers
    table.income()
    assert not table.me.powers


def test_nobody_else_plays_in_the_first_income_turn() -> None:
    table = Opening("leaders", "heralds", deck=["guilds", "trap"])
    assert (table.asked, table.asked_seat) == ("heralds_start", 1)
    assert table.laid(1) == []


def test_heralds_gained_later_play_nothing_over_the_maker_of_fire() -> None:
    table = gaining("heralds", out(), era=1, hand=["trap"])
    assert table.asked == "conquer"
    assert table.me.mats.heralds == 4
    table.skip("conquer")
    assert table.laid(1) == []
    assert table.hand() == ["trap"]


# Heralds: their tokens


def proclaim(table: Table) -> Table:
    """Let the Heralds of seat 0 choose a card by themselves."""
    return table.run(heralds(table.state, table.me))


def test_a_token_gains_the_effect_of_a_card_on_any_income_mat() -> None:
    table = Table(
        out(laid={2: ["meritocracy"]}), civ="heralds", era=2, laid={2: ["trap"]}, hand=["guilds", "feudalism"]
    ).income()
    assert (table.asked, table.options) == ("herald", ["laid:0:2:0", "laid:1:2:0", "decline"])
    table.choose("laid:1:2:0").choose("ammonia")
    assert table.techs("bottom") == ["ammonia"]  # as their own: theirs the invention, and 2 points for it
    assert table.vp() == 2
    assert table.vp(1) == 0
    assert table.me.mats.heralds == 3
    assert table.asked == "lay"  # step 1 comes before the card of the new era


def test_their_own_cards_serve_as_well_and_a_trap_is_worth_10_points() -> None:
    table = proclaim(Table(civ="heralds", era=2, laid={2: ["trap"]})).choose("laid:0:2:0")
    assert table.vp() == 10


def test_covered_cards_may_be_chosen() -> None:
    table = proclaim(Table(civ="heralds", era=3, laid={2: ["trap", "capitalism"], 3: ["academia"]}))
    assert table.options == ["laid:0:2:0", "decline"]


def test_cards_of_an_era_may_not() -> None:
    table = proclaim(Table(Seat(era=2, card="academia"), civ="heralds", era=2, laid={2: ["capitalism"]}))
    assert table.asked == "nothing"


@pytest.mark.rule("T-26", "T-186")
def test_cards_face_down_may_not() -> None:
    table = Table(Seat(era=1), civ="heralds", era=1, actor=1, deck=["trap"])
    table.skip("gain")
    assert table.laid(2, 1) == ["?"]
    assert table.me.era == 2
    assert table.told("heralds") == 0
    assert (table.asked, table.asked_seat) == ("turn", 1)


def test_each_card_carries_only_one_token() -> None:
    table = Table(Seat(era=2, laid={2: ["trap"]}), civ="heralds", era=2, laid={2: ["trap"]})
    proclaim(table).choose("laid:1:2:0")
    assert proclaim(table).options == ["laid:0:2:0", "decline"]
    table.choose("laid:0:2:0")
    assert proclaim(table).asked == "nothing"
    assert table.me.mats.heralds == 2
    assert table.vp() == 20


def test_there_are_four_tokens() -> None:
    table = Table(Seat(era=4, laid={2: ["trap"], 3: ["trap"], 4: ["trap"]}), civ="heralds", era=4)
    table.player(1).cards[0] = table.player(1).cards[1] * 2
    for depth in ("1:1:0", "1:1:1", "1:2:0", "1:3:0"):
        proclaim(table).choose(f"laid:{depth}")
    assert table.me.mats.heralds == 0
    assert proclaim(table).asked == "nothing"


def test_heralds_may_decline() -> None:
    table = proclaim(Table(civ="heralds", era=2, laid={2: ["trap"]})).choose("decline")
    assert table.me.mats.heralds == 4
    assert table.vp() == 0


@pytest.mark.rule("T-166")
def test_technocracy_is_judged_as_if_they_had_laid_it_now() -> None:
    first = Table(Seat(era=2, laid={2: ["technocracy"]}), civ="heralds", era=2).income()
    first.choose("laid:1:2:0").choose("ammonia")
    assert first.techs("middle") == ["ammonia"]  # nobody is in era 3 yet
    assert first.vp() == 0
    late = Table(out(laid={2: ["technocracy"]}), civ="heralds", era=2).income().choose("laid:1:2:0")
    assert late.points() == {"tapestry": 3}


@pytest.mark.rule("T-166")
def test_espionage_copies_a_card_for_them_as_if_they_had_laid_it_now() -> None:
    table = Table(out(laid={2: ["espionage"], 3: ["trap"]}), civ="heralds", era=2, laid={2: ["guilds"]})
    table.income().choose("laid:1:2:0")
    assert (table.asked, table.options) == ("espionage", ["laid:0:2:0", "laid:1:3:0"])
    table.choose("laid:1:3:0")
    assert table.points()["tapestry"] == 10


def test_in_the_final_income_turn_too() -> None:
    table = Table(out(laid={2: ["trap"]}), civ="heralds", era=4).income().choose("laid:1:2:0")
    assert table.points() == {"tapestry": 10}
    assert table.me.finished


# Historians


def give(table: Table, tile: int, square: int, seat: int | None = None) -> Table:
    """Let the Historians of seat 0 discard a tile to give the token of a square away."""
    table.run(historians(table.state, table.me)).choose(f"tile:{tile}")
    if table.asked == "historians_square":
        table.choose(f"square:{square}")
    return table if seat is None else table.choose(f"seat:{seat}")


SQUARES = ({"civilization": 3}, {"food": 1}, {"worker": 1}, {"civilization": 3})
"""What the four squares bring: points or a resource."""


def test_for_a_tile_historians_give_the_token_of_a_square_to_an_opponent() -> None:
    table = Table(out(), out(), seats=3, civ="historians", era=1, tiles=[5, 6]).income()
    assert (table.asked, table.options) == ("historians_tile", ["tile:5", "tile:6", "decline"])
    table.choose("tile:6")
    assert table.options == ["square:0", "square:1", "square:2", "square:3"]
    table.choose("square:2")
    assert table.options == ["seat:1", "seat:2"]
    table.choose("seat:2")
    assert table.tiles()[0] == 5
    assert [tile.number for tile in table.state.tile_discard] == [6]
    assert table.me.mats.given == (-1, -1, 2, -1)


@pytest.mark.parametrize("square", range(4))
def test_when_a_holder_gains_a_landmark_they_gain_the_open_square(square: int) -> None:
    table = give(Table(civ="historians", tiles=[5]), 5, square)
    table.gain(landmark(0), seat=1).skip("site")
    assert table.points() | table.have() == SQUARES[square]


def test_all_open_squares_are_gained_once_for_each_landmark() -> None:
    table = Table(civ="historians", tiles=[5, 6, 13, 15])
    for square, tile in enumerate((5, 6, 13, 15)):
        give(table, tile, square)
    table.gain(landmark(0), seat=1).skip("site")
    assert table.points() == {"civilization": 6}
    assert table.have() == {"food": 1, "worker": 1}
    table.gain(landmark(3), seat=1).skip("site")
    assert table.points() == {"civilization": 12}
    assert table.have() == {"food": 2, "worker": 2}


def test_squares_whose_tokens_others_hold_are_open_too() -> None:
    table = Table(seats=3, civ="historians", tiles=[5, 6])
    give(give(table, 5, 0, seat=1), 6, 1, seat=2)
    table.gain(landmark(0), seat=2).skip("site")
    assert table.points() == {"civilization": 3}
    assert table.have() == {"food": 1}


def test_landmarks_of_whoever_holds_no_token_bring_nothing() -> None:
    table = give(Table(seats=3, civ="historians", tiles=[5]), 5, 0, seat=1)
    table.gain(landmark(0), seat=2).skip("site")
    table.gain(landmark(3), seat=0).skip("site")
    assert table.points() == {}


def test_every_kind_of_landmark_counts() -> None:
    track = give(Table(Seat(science=3, worker=2), civ="historians", actor=1, tiles=[5]), 5, 0)
    track.rule = None
    track.choose("advance:science").skip("site")
    assert track.points() == {"civilization": 3}
    tech = give(Table(Seat(middle=["treasury"], market=1), civ="historians", tiles=[5]), 5, 0)
    tech.gain(UPGRADE_A_TECH, seat=1).skip("site")
    assert tech.landmarks(1) == {"treasury"}
    assert tech.points() == {"civilization": 3}
    card = give(Table(civ="historians", tiles=[5]), 5, 0)
    card.work("dystopia", seat=1).choose("academy").skip("quarters", "site")
    assert card.points() == {"civilization": 3}
    nomads = give(Table(Seat(civ="nomads"), civ="historians", tiles=[5]), 5, 0)
    nomads.gain(landmark(0), seat=1).choose("hex:1,-2")
    assert nomads.points() == {"civilization": 3}


@pytest.mark.rule("T-88")
def test_a_landmark_taken_already_is_none_gained() -> None:
    table = give(Table(civ="historians", tiles=[5], landmarks=["lighthouse"]), 5, 0)
    table.gain(landmark(0), seat=1)
    assert table.points() == {}


def test_without_a_tile_or_a_token_historians_are_not_asked() -> None:
    without_tile = Table(civ="historians")
    assert without_tile.run(historians(without_tile.state, without_tile.me)).asked == "nothing"
    table = Table(civ="historians", tiles=[5, 6, 13, 15, 7])
    for square, tile in enumerate((5, 6, 13, 15)):
        give(table, tile, square)
    assert table.run(historians(table.state, table.me)).asked == "nothing"


def test_historians_may_decline() -> None:
    table = Table(out(), civ="historians", era=1, tiles=[5]).income().choose("decline")
    assert table.me.mats.given == (-1, -1, -1, -1)
    assert 5 in table.tiles()


@pytest.mark.rule("T-104")
def test_finished_historians_still_score_the_points_but_gain_no_resources() -> None:
    table = Table(civ="historians", tiles=[5, 6, 13])
    for square, tile in ((0, 5), (1, 6), (2, 13)):
        give(table, tile, square)
    table.me.era, table.me.finished = 5, True
    table.gain(landmark(0), seat=1).skip("site")
    assert table.points() == {"civilization": 3}
    assert table.have() == {}
    assert table.asked == "nothing"


def test_historians_from_the_start_of_the_game() -> None:
    table = Opening("historians").income()
    assert table.asked == "historians_tile"
    assert len(table.options) == 2  # the tile of the first income, or nothing
    table.choose(table.options[0]).choose("square:3")
    assert table.me.mats.given == (-1, -1, -1, 1)


@pytest.mark.rule("T-143")
def test_historians_gained_later_give_all_tokens_at_once_in_any_split() -> None:
    table = gaining("historians", seats=3)
    for seat in (1, 2, 2, 1):
        assert table.asked == "historians_whom"
        table.choose(f"seat:{seat}")
    assert table.me.mats.given == (1, 2, 2, 1)
    assert table.asked == "conquer"
    table.gain(landmark(0), seat=2).skip("site")
    assert table.points()["civilization"] == 6
    assert table.have() == {"food": 1, "worker": 1}


@pytest.mark.rule("T-143")
def test_with_two_players_the_only_opponent_has_them_all() -> None:
    assert gaining("historians").me.mats.given == (1, 1, 1, 1)


# Inventors: own cards


def mark(table: Table, name: str) -> Table:
    """Let the Inventors of seat 0 put a token onto a card by themselves."""
    table.run(inventors(table.state, table.me))
    return table if table.asked == "nothing" else table.choose(f"tech:{name}")


@pytest.mark.rule("T-73")
def test_a_token_on_an_own_card_upgrades_it_at_once() -> None:
    table = Table(out(), civ="inventors", era=1, bottom=["light_bulb"]).income()
    assert (table.asked, table.options) == ("inventors", ["tech:light_bulb", "decline"])
    table.choose("light_bulb")
    assert table.techs("middle") == ["light_bulb"]
    assert table.have() == {"coin": 1}
    assert table.me.mats.inventors == 3


@pytest.mark.rule("T-74", "T-75")
def test_it_ignores_the_prerequisite() -> None:
    table = Table(civ="inventors", middle=["ammonia"], farm=2)
    assert table.gain(UPGRADE_A_TECH).asked == "nothing"
    assert table.techs("top") == []
    mark(table, "ammonia")
    assert table.techs("top") == ["ammonia"]
    assert table.vp() == 2


@pytest.mark.rule("T-75")
def test_an_own_card_with_a_token_keeps_ignoring_it() -> None:
    table = mark(Table(civ="inventors", bottom=["ammonia"]), "ammonia").choose((0, 0))
    assert table.techs("middle") == ["ammonia"]
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["ammonia"]


@pytest.mark.rule("T-72")
def test_cards_in_a_top_row_are_no_targets() -> None:
    table = Table(Seat(top=["calendar"], middle=["paper"]), civ="inventors", top=["barn"], bottom=["radio"])
    table.run(inventors(table.state, table.me))
    assert table.options == ["tech:radio", "tech:paper", "decline"]


def test_a_card_may_carry_several_tokens() -> None:
    table = mark(Table(civ="inventors", bottom=["calendar"]), "calendar")
    mark(table, "calendar")
    assert table.techs("top") == ["calendar"]
    assert table.me.mats.inventors == 2
    assert table.vp() == 7


def test_there_are_four_tokens_of_the_inventors() -> None:
    table = Table(civ="inventors", bottom=["calendar", "canned_food", "light_bulb"])
    for name in ("calendar", "calendar", "canned_food", "light_bulb"):
        mark(table, name)
    assert table.me.mats.inventors == 0
    assert mark(table, "light_bulb").asked == "nothing"
    assert table.techs("middle") == ["canned_food", "light_bulb"]


def test_inventors_may_decline_and_are_not_asked_without_a_card() -> None:
    table = Table(out(), civ="inventors", era=1, bottom=["calendar"]).income().choose("decline")
    assert table.me.mats.inventors == 4
    assert mark(Table(civ="inventors"), "").asked == "nothing"


# Inventors: cards of opponents


def test_on_an_opposing_card_the_owner_gains_first_and_then_they_may() -> None:
    table = mark(Table(Seat(bottom=["light_bulb"]), civ="inventors"), "light_bulb")
    assert table.techs("middle", 1) == ["light_bulb"]
    assert table.have(1) == {"coin": 1}
    assert table.have() == {}
    assert (table.asked, table.asked_seat, table.options) == ("inventors_gain", 0, ["take", "decline"])
    table.choose("take")
    assert table.have() == {"coin": 1}
    check(table.state)


def test_they_need_not_gain_it() -> None:
    table = mark(Table(Seat(bottom=["light_bulb"]), civ="inventors"), "light_bulb").choose("decline")
    assert table.have() == {}
    assert table.have(1) == {"coin": 1}


def test_one_that_reaches_the_top_row_gives_its_square_to_both_and_is_taken() -> None:
    table = mark(Table(Seat(middle=["calendar"]), civ="inventors"), "calendar").choose("take")
    assert table.vp(1) == 7
    assert table.vp() == 7
    assert table.techs("top", 1) == []
    assert table.techs("bottom") == ["calendar"]
    assert table.me.mats.inventions[0].name == "calendar"
    check(table.state)


def test_one_marked_before_is_taken_when_its_owner_brings_it_to_the_top() -> None:
    table = mark(Table(Seat(bottom=["calendar"], exploration=4), civ="inventors"), "calendar")
    table.choose("decline").gain(UPGRADE_A_TECH, seat=1)
    assert table.vp(1) == 7
    assert table.vp() == 0  # the upgrade was not theirs
    assert table.asked == "nothing"
    assert table.techs("top", 1) == []
    assert table.techs("bottom") == ["calendar"]


def test_a_card_without_a_token_stays_with_its_owner() -> None:
    table = Table(Seat(middle=["calendar"], exploration=4), civ="inventors").gain(UPGRADE_A_TECH, seat=1)
    assert table.techs("top", 1) == ["calendar"]
    assert table.techs("bottom") == []


@pytest.mark.rule("T-75")
def test_a_card_that_was_taken_keeps_ignoring_its_prerequisite() -> None:
    table = mark(Table(Seat(middle=["time_travel"]), civ="inventors"), "time_travel")
    table.choose("regress-x-military").choose("decline")
    assert table.techs("bottom") == ["time_travel"]
    table.gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["time_travel"]
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["time_travel"]


@pytest.mark.rule("T-75")
def test_even_its_owner_may_bring_a_marked_card_to_the_top_without_the_prerequisite() -> None:
    table = mark(Table(Seat(bottom=["calendar"]), civ="inventors"), "calendar").choose("decline")
    table.gain(UPGRADE_A_TECH, seat=1)
    assert table.vp(1) == 7
    assert table.techs("bottom") == ["calendar"]


@pytest.mark.rule("T-88")
def test_a_landmark_that_the_owner_placed_is_gone_for_the_inventors() -> None:
    table = mark(Table(Seat(middle=["treasury"]), civ="inventors"), "treasury").skip("site")
    assert table.landmarks(1) == {"treasury"}
    table.choose("take")
    assert table.landmarks() == set()
    table.gain(UPGRADE_A_TECH, UPGRADE_A_TECH)
    assert table.techs("top") == ["treasury"]
    assert table.landmarks() == set()
    assert table.vp() == 4  # the circle


@pytest.mark.rule("T-104")
def test_a_finished_owner_gains_nothing_by_it() -> None:
    table = mark(Table(out(bottom=["bakery"]), civ="inventors"), "bakery").choose("take")
    assert table.vp(1) == 0
    assert table.vp() == 4
    again = mark(Table(out(middle=["bakery"]), civ="inventors"), "bakery").choose("take").skip("site")
    assert again.landmarks(1) == set()
    assert again.landmarks() == {"bakery"}
    assert again.techs("bottom") == ["bakery"]


@pytest.mark.rule("T-104")
def test_finished_inventors_take_no_card_any_more() -> None:
    table = mark(Table(Seat(bottom=["calendar"], exploration=4), civ="inventors"), "calendar")
    table.choose("decline")
    table.me.era, table.me.finished = 5, True
    table.gain(UPGRADE_A_TECH, seat=1)
    assert table.techs("top", 1) == ["calendar"]
    assert table.techs("bottom") == []


def test_inventors_from_the_start_of_the_game() -> None:
    table = Opening("inventors").advance("technology", {"coin": 1}).choose("deck")
    table.choose("income").skip("gain", "lay")
    assert table.player(1).era == 2
    table.income()
    assert table.asked == "inventors"
    assert table.me.mats.inventors == 4


@pytest.mark.rule("T-143")
def test_inventors_gained_later_have_four_tokens() -> None:
    table = gaining("inventors", out(), era=1, bottom=["calendar"])
    assert table.me.mats.inventors == 4
    assert table.asked == "conquer"
    table.skip("conquer")
    assert table.income().asked == "inventors"
