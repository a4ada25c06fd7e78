"""Rulings T-159 to T-171: cards, civilizations and technologies that meet."""

import pytest

from figurka.games.tapestry.rules.benefits import PLAY_OVER_A_CARD, UPGRADE_A_TECH, advance, conquer, landmark
from figurka.games.tapestry.rules.civilizations import alchemists, traders
from figurka.games.tapestry.rules.incomes import income_turn
from figurka.games.tapestry.rules.things import MILITARY, TECHNOLOGY
from tests.games.tapestry.table import Seat, Table

LATE = Seat(era=4)
"""A neighbour who is further on, so that no era bonus is gained."""
BAKERY = landmark(12)


def income(table: Table, seat: int = 0) -> Table:
    """A player takes an income turn by itself."""
    return table.run(income_turn(table.state, table.player(seat)))


# Age of Discovery


@pytest.mark.rule("T-159")
@pytest.mark.parametrize(("track", "card"), [("military", "broker_of_peace"), ("science", "theocracy")])
def test_who_is_barred_by_his_own_card_does_not_move_when_everybody_does(track: str, card: str) -> None:
    table = Table(Seat(era=2, card=card), seats=3, outposts=0).apart()
    table.science(track, "exploration").work("age_of_discovery").skip("free_advance", "bare_advance")
    assert [table.tracks(seat)[track] for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("T-159")
def test_who_is_barred_by_a_dictatorship_does_not_move_when_everybody_does() -> None:
    table = Table(seats=3).apart().science("military")
    table.work("dictatorship", seat=2).choose("track:military", "decline").work("age_of_discovery")
    assert [table.tracks(seat)["military"] for seat in range(3)] == [0, 0, 1]


# Empiricism


@pytest.mark.rule("T-160")
def test_each_of_the_four_rolls_of_alien_biology_is_made_twice() -> None:
    rolls = ("exploration", "military") * 4
    table = Table(Seat(coin=1), era=2, card="empiricism", worker=2, science=11, exploration=12)
    table.science(*rolls).advance("science")
    for turn in range(4):
        assert table.asked == "science_die"
        assert table.options == ["track:exploration", "track:military"]
        if turn < 3:
            table.choose("track:military", "advance:military")
        else:
            table.choose("track:exploration")
    assert table.told("rolls-science") == 8
    assert table.tracks()["military"] == 3
    # Two points for advancing on science, five for the roll beyond the end, ten for the end itself.
    assert table.vp() == 2 + 5 + 10
    assert table.asked_seat == 1


@pytest.mark.rule("T-160")
def test_two_equal_results_leave_no_choice() -> None:
    rolls = ("military", "military", "technology", "military")
    table = Table(era=2, card="empiricism", worker=2, science=11).science(*rolls).advance("science")
    assert table.options == ["advance:military:0", "decline"]
    table.choose("decline")
    assert table.options == ["track:technology", "track:military"]


@pytest.mark.rule("T-161")
def test_alchemists_roll_once_though_empiricism_is_in_force() -> None:
    table = Table(civ="alchemists", era=2, card="empiricism").apart().science("science", "military")
    table.run(alchemists(table.state, table.me)).choose("roll")
    assert table.asked == "alchemists"
    table.choose("stop", "advance:science")
    assert table.tracks() == {"exploration": 0, "science": 1, "military": 0, "technology": 0}


@pytest.mark.rule("T-161")
def test_in_the_first_step_of_an_income_turn_empiricism_has_ended() -> None:
    table = Table(civ="alchemists", era=2, card="empiricism", coin=1, hand=["trap"])
    table.science("science", "military").income().choose("roll", "stop", "advance:science")
    assert table.tracks()["science"] == 1
    assert table.vp() == 0
    assert table.asked == "gain"


# Age of Sail


@pytest.mark.rule("T-162")
def test_the_tile_of_a_coal_baron_must_be_placed_whatever_age_of_sail_draws() -> None:
    table = Table(era=2, card="age_of_sail", tiles=[1], tile_stack=[5, 14, 16, 17, 18]).work("coal_baron")
    assert table.tiles() == [1, 5, 14, 16, 17]
    assert table.asked == "give_tile"
    assert table.options == ["tile:1", "tile:14", "tile:16", "tile:17", "decline"]
    table.choose("tile:14")
    assert table.vp() == 3
    assert table.asked == "explore"
    table.choose((1, 0))
    assert table.tiles() == [1, 16, 17]
    assert table.have() == {"food": 1}
    assert table.tiles(1) == [14, 18]


# Tyranny


@pytest.mark.rule("T-163")
def test_a_card_of_the_income_may_be_laid_over_tyranny_at_once() -> None:
    table = income(Table(LATE, era=2, hand=["tyranny"], deck=["trap"]))
    assert (table.asked, table.options) == ("tyranny", ["card:trap", "decline"])
    table.choose("trap")
    assert table.laid(3) == ["tyranny", "trap"]
    assert table.points() == {"tapestry": 15}
    assert table.hand() == []


@pytest.mark.rule("T-163")
def test_a_card_of_the_income_may_be_kept_though_tyranny_lies_there() -> None:
    table = income(Table(LATE, era=2, hand=["tyranny"], deck=["trap"])).choose("decline")
    assert table.laid(3) == ["tyranny"]
    assert table.hand() == ["trap"]
    assert table.vp() == 0


@pytest.mark.rule("T-163")
def test_only_the_card_just_gained_may_be_laid_over_tyranny() -> None:
    table = income(Table(LATE, era=2, hand=["tyranny", "feudalism"], deck=["trap"])).choose("tyranny")
    assert table.options == ["card:trap", "decline"]


# Alliance


def allied() -> Table:
    """Seat 0 has allied itself with seat 1, whose land is beside its own."""
    table = Table(Seat(controls=[(1, 1)]), controls=[(2, 1)], placed={(2, 1): 5}, era=2, hand=["trap"])
    return table.work("alliance")


@pytest.mark.rule("T-164")
def test_allies_do_not_conquer_each_other() -> None:
    table = allied()
    assert not table.gain(conquer()).offers("hex:1,1")
    assert not table.gain(conquer(), seat=1).offers("hex:2,1")


@pytest.mark.rule("T-164")
def test_with_the_era_of_its_owner_an_alliance_ends_for_both() -> None:
    table = allied()
    income(table).skip("gain")
    assert table.gain(conquer()).offers("hex:1,1")
    assert table.gain(conquer(), seat=1).offers("hex:2,1")


@pytest.mark.rule("T-164")
def test_the_era_of_the_other_one_does_not_end_it() -> None:
    table = allied()
    income(table, 1).skip("gain")
    assert not table.gain(conquer()).offers("hex:1,1")
    assert not table.gain(conquer(), seat=1).offers("hex:2,1")


@pytest.mark.rule("T-164")
def test_an_alliance_that_is_covered_ends_too() -> None:
    table = Table(Seat(controls=[(1, 1)]), era=2, card="alliance", hand=["trap"])
    table.me.ally = 1
    assert not table.gain(conquer()).offers("hex:1,1")
    table.gain(PLAY_OVER_A_CARD)
    assert table.laid(2) == ["alliance", "trap"]
    assert table.gain(conquer()).offers("hex:1,1")


# Marriage of State


@pytest.mark.rule("T-165")
@pytest.mark.parametrize(("finished", "cards"), [(False, 1), (True, 0)])
def test_a_finished_spouse_brings_nothing_more(finished: bool, cards: int) -> None:
    table = Table(Seat(technology=1, era=5 if finished else 2), era=2)
    table.work("marriage_of_state").choose("track:technology")
    table.player(1).finished = finished
    table.gain(advance(TECHNOLOGY, full=True), seat=1)
    table.skip("free_advance", "bare_advance")
    assert len(table.hand(1)) == len(table.hand()) == cards


@pytest.mark.rule("T-165")
def test_nor_does_a_card_that_moves_everybody() -> None:
    table = Table(Seat(era=5, finished=True, military=1), seats=3, era=2).apart().science("military")
    table.work("marriage_of_state").choose("seat:1", "track:military")
    table.work("age_of_discovery", seat=2).skip("conquer", "die")
    assert [table.tracks(seat)["military"] for seat in range(3)] == [1, 1, 1]
    assert table.hand() == []


# Heralds


@pytest.mark.rule("T-166")
def test_heralds_who_are_first_in_the_era_use_a_technocracy_like_its_first() -> None:
    table = Table(Seat(era=2, laid={2: ["technocracy"]}), civ="heralds", era=2, hand=["trap"])
    income(table).choose("laid:1:2:0", "tech:air_conditioning")
    assert table.techs("middle") == ["air_conditioning"]
    assert table.have() == {"worker": 1}
    assert table.vp() == 0


@pytest.mark.rule("T-166")
def test_heralds_who_are_not_first_in_the_era_gain_points_by_a_technocracy() -> None:
    others = (Seat(era=2, laid={2: ["technocracy"]}), Seat(era=3))
    table = Table(*others, seats=3, civ="heralds", era=2, hand=["trap"])
    income(table).choose("laid:1:2:0")
    assert table.points()["tapestry"] == 6 + 10
    assert table.me.tech_count == 0


@pytest.mark.rule("T-166")
def test_heralds_copy_by_an_espionage_what_lies_open_now() -> None:
    other = Seat(era=4, laid={2: ["espionage"], 3: ["trap", "boast_of_superiority"]})
    table = income(Table(other, civ="heralds", era=2, laid={2: ["feudalism"]}, hand=["trap"]))
    table.choose("laid:1:2:0")
    assert (table.asked, table.asked_seat) == ("espionage", 0)
    assert table.options == ["laid:0:2:0", "laid:1:3:1"]
    table.choose("laid:1:3:1")
    assert table.points()["tapestry"] == 16 + 10


@pytest.mark.rule("T-166")
def test_heralds_copy_by_an_espionage_a_card_for_the_era_that_begins() -> None:
    other = Seat(era=4, laid={2: ["espionage"], 3: ["monarchy"]})
    table = Table(other, civ="heralds", era=2, hand=["trap"], bottom=["paper"])
    income(table).choose("laid:1:2:0", "paper", (0, 0))
    assert table.points()["tapestry"] == 10 + 3
    assert table.vp(1) == 0


@pytest.mark.rule("T-166")
def test_a_card_carries_one_token_of_the_heralds() -> None:
    table = Table(Seat(era=4, laid={2: ["trap"]}), civ="heralds", era=2, hand=["golden_age"])
    income(table).choose("laid:1:2:0")
    assert table.vp() == 10
    assert table.me.mats.heralds == 3
    assert income(table).asked != "herald"


# Nomads and Traders


@pytest.mark.rule("T-167")
def test_a_landmark_of_the_nomads_takes_one_place_on_the_map() -> None:
    table = Table(civ="nomads").gain(BAKERY)
    assert table.asked == "landmark_where"
    table.choose("hex:1,1")
    assert table.asked == "nothing"
    assert table.pieces((1, 1)) == [(0, "bakery", "stands")]
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.me.city == 0
    assert table.landmarks() == {"bakery"}


@pytest.mark.rule("T-167")
def test_a_lone_landmark_of_the_nomads_may_be_conquered_once() -> None:
    others = (Seat(controls=[(2, 1)]), Seat(controls=[(0, 1)]))
    table = Table(*others, civ="nomads", seats=3, placed={(2, 1): 5, (0, 1): 7})
    table.gain(BAKERY).choose("hex:1,1")
    table.gain(conquer(), seat=1).choose((1, 1))
    assert table.pieces((1, 1)) == [(0, "bakery", "lies"), (1, "outpost", "stands")]
    assert (1, 1) in table.controls(1)
    assert table.landmarks() == {"bakery"}
    assert not table.gain(conquer(), seat=2).offers("hex:1,1")


@pytest.mark.rule("T-167")
def test_a_landmark_of_the_nomads_beside_an_outpost_closes_the_territory() -> None:
    table = Table(Seat(controls=[(2, 1)]), civ="nomads", controls=[(1, 1)], placed={(2, 1): 5})
    assert table.gain(conquer(), seat=1).offers("hex:1,1")
    table.gain(BAKERY).choose("hex:1,1", "coin")
    assert table.have() == {"coin": 1}
    assert not table.gain(conquer(), seat=1).offers("hex:1,1")


def traded() -> Table:
    """The token of the Traders at seat 1 lies alone on (1, 1)."""
    others = (Seat(civ="traders", controls=[(2, 1)]), Seat(controls=[(0, 1)]))
    table = Table(*others, seats=3, placed={(2, 1): 5, (0, 1): 7})
    return table.run(traders(table.state, table.player(1))).choose((1, 1))


@pytest.mark.rule("T-168")
def test_a_territory_with_a_token_of_the_traders_is_conquered_and_then_full() -> None:
    table = traded().gain(conquer()).dice("vp-4", "food").choose((1, 1), "red-vp-4")
    assert table.pieces((1, 1)) == [(1, "token", "stands"), (0, "outpost", "stands")]
    assert (1, 1) in table.controls()
    assert (table.asked, table.asked_seat) == ("trader_die", 1)
    table.choose("black-food")
    assert table.have(1) == {"food": 1}
    assert not table.gain(conquer(), seat=2).offers("hex:1,1")
    assert not table.gain(conquer(), seat=1).offers("hex:1,1")


@pytest.mark.rule("T-168")
def test_the_traders_themselves_may_conquer_it() -> None:
    table = traded().gain(conquer(), seat=1).dice("vp-4", "food").choose((1, 1), "red-vp-4")
    assert (1, 1) in table.controls(1)
    assert table.asked == "nothing"
    assert not table.gain(conquer()).offers("hex:1,1")


# Tracks


@pytest.mark.rule("T-169")
def test_warplanes_conquer_anywhere_but_not_beside_two_tokens() -> None:
    others = (Seat(controls=[(1, -2), (-1, 2)]), Seat(toppled=[(-1, 2)], controls=[(-3, 3)]))
    table = Table(*others, seats=3, culture=1, coin=2, military=7).advance("military")
    offered = {"hex:-3,3", "hex:-2,1", "hex:-1,-1", "hex:0,-3", "hex:0,0", "hex:1,-2"}
    assert set(table.options) == offered | {"hex:1,1", "hex:2,-1", "hex:3,0"}
    table.choose((-3, 3))
    assert table.controls() == {(2, 0), (-3, 3)}


@pytest.mark.rule("T-170")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_dystopia_the_first_in_the_tier_wins_no_landmark(seat: int) -> None:
    table = Table(Seat(military=3), military=3).work("dystopia").choose("landmark:barracks", "site:0,2")
    assert table.landmarks() == {"barracks"}
    table.gain(advance(MILITARY, full=False), seat=seat).choose("advance:military")
    assert table.tracks(seat)["military"] == 4
    assert table.asked == "nothing"
    assert table.landmarks() == {"barracks"}
    assert table.landmarks(1) == set()


@pytest.mark.rule("T-170")
def test_dystopia_offers_only_the_landmarks_of_the_tracks_that_are_left() -> None:
    table = Table(claimed=["forge", "bakery"]).work("dystopia")
    assert len(table.options) == 11
    assert not table.offers("landmark:forge")
    assert not table.offers("landmark:library")


# Assembly Line


@pytest.mark.rule("T-171")
def test_the_circle_of_the_assembly_line_gives_a_square_of_the_top_row() -> None:
    table = Table(bottom=["assembly_line"], middle=["radio"], top=["canned_food", "penicillin"])
    table.gain(UPGRADE_A_TECH)
    assert (table.asked, table.options) == ("square", ["tech:canned_food", "tech:penicillin"])
    table.choose("penicillin")
    assert table.vp() == 5
    assert table.techs("top") == ["canned_food", "penicillin"]
    assert table.techs("middle") == ["radio", "assembly_line"]


@pytest.mark.rule("T-171")
def test_the_square_of_the_assembly_line_gives_a_circle_of_the_middle_row() -> None:
    table = Table(middle=["assembly_line", "radio", "transistors"], top=["calendar"], exploration=7)
    table.gain(UPGRADE_A_TECH)
    assert (table.asked, table.options) == ("circle", ["tech:radio", "tech:transistors"])
    table.choose("transistors")
    assert table.have() == {"coin": 1}
    assert table.techs("top") == ["calendar", "assembly_line"]
    assert table.techs("middle") == ["radio", "transistors"]


@pytest.mark.rule("T-171")
def test_without_such_a_card_the_assembly_line_gives_nothing() -> None:
    table = Table(bottom=["assembly_line"], middle=["radio"]).gain(UPGRADE_A_TECH)
    assert table.asked == "nothing"
    assert table.techs("middle") == ["radio", "assembly_line"]
