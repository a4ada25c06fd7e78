"""The end of the game (T-102 to T-107)."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import cards, conquer, invent, landmark, resource, tiles
from figurka.games.tapestry.rules.scoring import winners
from figurka.games.tapestry.rules.state import OVER
from figurka.games.tapestry.rules.things import COIN, Benefit
from tests.games.tapestry.table import Seat, Table


def done(**more: Any) -> Seat:
    """A player who has finished the game."""
    return Seat(era=5, finished=True, **more)


def last_income(*others: Seat, **me: Any) -> Table:
    """A table where the first player begins the fifth income turn."""
    return Table(*(others or (Seat(coin=1),)), era=4, **me).income()


# The last income turn


@pytest.mark.rule("T-102")
def test_the_fifth_income_turn_ends_ones_own_game() -> None:
    table = last_income()
    assert table.me.era == 5
    assert table.me.finished
    assert table.asked_seat == 1


@pytest.mark.rule("T-102")
def test_the_fourth_does_not() -> None:
    table = Table(Seat(coin=1), era=3, hand=["trap"]).income().skip("gain")
    assert table.me.era == 4
    assert not table.me.finished


@pytest.mark.rule("T-102", "T-105")
def test_who_has_finished_has_no_more_turns() -> None:
    table = Table(done(coin=8), Seat(era=2, coin=1), seats=3, actor=2)
    assert table.asked_seat == 2
    table = Table(done(coin=8, worker=8), seats=2, coin=2).advance("science", {"coin": 1})
    table.choose("decline")
    assert table.asked == "turn"
    assert table.asked_seat == 0


@pytest.mark.rule("T-102", "T-103")
def test_in_the_last_income_turn_points_are_scored_but_nothing_is_gained() -> None:
    table = last_income(
        Seat(coin=1),
        hand=["trap"],
        market=5,
        farm=2,
        bottom=["radio", "barn", "clocks"],
        built=[(1, 2), (1, 3), (1, 4), (1, 5), (0, 2), (2, 2), (6, 2), (8, 2)],
        controls=[(1, 1), (2, -1), (3, 0)],
    )
    assert table.asked == "upgrade"
    table.choose("decline")
    assert table.me.lines == 2
    assert table.vp() == 25
    assert table.have() == {}
    assert table.hand() == ["trap"]
    assert table.tiles() == []
    assert table.me.finished


@pytest.mark.rule("T-103")
def test_in_the_last_income_turn_civilizations_act() -> None:
    table = last_income(civ="leaders", coin=1, hand=["trap"])
    assert table.asked == "leaders"
    table = last_income(civ="merrymakers").choose("revel:2")
    assert table.points() == {"civilization": 5}
    assert table.me.finished


@pytest.mark.rule("T-103")
def test_in_the_last_income_turn_one_technology_may_be_upgraded() -> None:
    table = last_income(bottom=["bakery", "barn"])
    assert table.options == ["tech:bakery", "tech:barn", "decline"]
    table.choose("bakery")
    assert table.techs("middle") == ["bakery"]
    assert table.vp() == 4 + 2
    assert table.me.finished


@pytest.mark.rule("T-103")
def test_in_the_last_income_turn_no_card_is_laid() -> None:
    table = last_income(hand=["trap"], laid={4: ["meritocracy"]})
    assert table.hand() == ["trap"]
    assert [table.laid(era) for era in (1, 2, 3, 4)] == [[], [], [], ["meritocracy"]]
    table = last_income(deck_size=5)
    assert len(table.state.deck) == 5
    assert table.told("lays-face-down") == 0


@pytest.mark.rule("T-103")
def test_in_the_last_income_turn_the_steps_are_the_first_and_the_third() -> None:
    table = last_income(civ="merrymakers", bottom=["bakery"]).choose("revel:0", "bakery")
    assert table.have() == {"coin": 1}
    assert table.vp() == 4 + 1
    assert table.me.finished


# Having finished


@pytest.mark.rule("T-104")
@pytest.mark.parametrize("benefit", [resource(COIN), cards(2), tiles(2), invent(), conquer()])
def test_who_has_finished_gains_nothing(benefit: Benefit) -> None:
    table = Table(done()).gain(benefit, seat=1)
    assert table.asked == "nothing"
    assert table.have(1) == {}
    assert table.hand(1) == []
    assert table.tiles(1) == []
    assert table.player(1).tech_count == 0


@pytest.mark.rule("T-104")
def test_a_gift_to_all_passes_by_who_has_finished() -> None:
    table = Table(done(), Seat(), seats=3).work("diplomacy").choose("coin")
    assert table.asked_seat == 2
    table.choose("food")
    assert table.asked == "building"
    assert table.have(1) == {}


@pytest.mark.rule("T-104")
def test_historians_who_have_finished_still_score_the_points_of_their_squares() -> None:
    table = Table(done(civ="historians", vp=50), capital="desert")
    table.player(1).mats.given = (0, 0, 0, 0)
    table.gain(landmark(13)).choose((6, 6), "coin")
    assert table.vp(1) == 56
    assert table.have(1) == {}


@pytest.mark.rule("T-104")
def test_historians_still_in_the_game_gain_all_their_squares() -> None:
    table = Table(Seat(civ="historians", vp=50), capital="desert")
    table.player(1).mats.given = (0, 0, 0, 0)
    table.gain(landmark(13)).choose((6, 6), "coin")
    assert table.vp(1) == 56
    assert table.have(1) == {"food": 1, "worker": 1}


def conquest_beside_a_trader(red: str, black: str, taken: str) -> Table:
    """The first player conquers a hex with a token of Traders who have finished, and takes one die."""
    table = Table(done(civ="traders", traded=[(1, 0)]), placed={(1, 0): 14}, coin=1).dice(red, black)
    return table.gain(conquer()).choose((1, 0)).choose(taken)


@pytest.mark.rule("T-104")
def test_traders_who_have_finished_still_score_the_points_of_a_die() -> None:
    table = conquest_beside_a_trader("vp-6", "coin", "black-coin")
    assert (table.asked, table.asked_seat) == ("trader_die", 1)
    table.choose("red-vp-6")
    assert table.vp(1) == 6


@pytest.mark.rule("T-104")
@pytest.mark.parametrize("black", ["coin", "tile"])
def test_traders_who_have_finished_do_not_gain_a_resource_of_a_die(black: str) -> None:
    table = conquest_beside_a_trader("vp-6", black, "red-vp-6")
    assert table.asked == "nothing"
    assert table.vp(1) == 0
    assert table.have(1) == {}


@pytest.mark.rule("T-104")
@pytest.mark.parametrize(("row", "tech"), [("bottom", "bakery"), ("middle", "calendar"), ("middle", "barn")])
def test_who_has_finished_gains_nothing_by_a_technology_that_inventors_upgrade(row: str, tech: str) -> None:
    rows: dict[str, Any] = {row: [tech]}
    table = Table(done(**rows), civ="inventors", hand=["trap"]).income()
    assert table.asked == "inventors"
    table.choose(tech)
    assert (table.asked, table.asked_seat) == ("inventors_gain", 0)
    assert table.vp(1) == 0
    assert table.landmarks(1) == set()


@pytest.mark.rule("T-104")
def test_a_card_of_who_has_finished_scores_no_more() -> None:
    table = Table(Seat(era=4, card="broker_of_peace"), actor=1, military=0, coin=1).begin()
    assert table.player(1).finished
    table.advance("military", {"coin": 1})
    assert table.tracks()["military"] == 1
    assert table.vp(1) == 0


# The end


@pytest.mark.rule("T-105")
def test_the_game_goes_on_until_everybody_has_finished() -> None:
    table = Table(Seat(coin=1), era=4, coin=1).income()
    assert table.me.finished
    assert not table.game.over
    assert table.asked_seat == 1


@pytest.mark.rule("T-105")
def test_the_game_ends_when_the_last_player_has_finished() -> None:
    table = last_income(done(vp=40), vp=50)
    assert table.state.phase == OVER
    assert table.game.over
    assert table.game.winners == [0]
    assert table.game.scores[1] == 40


@pytest.mark.rule("T-105")
@pytest.mark.parametrize(("mine", "theirs", "best"), [(51, 50, [0]), (50, 51, [1]), (120, 99, [0])])
def test_most_points_win(mine: int, theirs: int, best: list[int]) -> None:
    table = Table(done(vp=theirs, coin=8), vp=mine)
    assert winners(table.state) == best


@pytest.mark.rule("T-106")
def test_with_equal_points_most_resources_of_all_kinds_win() -> None:
    table = Table(done(vp=187, coin=8, culture=1), vp=187, worker=5, food=5, era=5, finished=True)
    assert winners(table.state) == [0]


@pytest.mark.rule("T-106")
def test_still_equal_players_share_the_victory() -> None:
    others = [done(vp=187, culture=3), done(vp=150, coin=8)]
    table = Table(*others, seats=3, vp=187, coin=1, food=2, era=5, finished=True)
    assert winners(table.state) == [0, 1]


@pytest.mark.rule("T-106")
def test_a_shared_victory_is_told_at_the_end_of_the_game() -> None:
    table = last_income(done(vp=60, worker=2), vp=60, coin=2)
    assert table.vp() == table.vp(1)
    assert table.game.winners == [0, 1]
    assert table.game.returns == [0.5, 0.5]


@pytest.mark.rule("T-107")
def test_three_hundred_points_are_a_great_score_and_nothing_more() -> None:
    table = Table(Seat(vp=295), vp=320, coin=1)
    assert table.asked == "turn"
    assert not table.game.over
    assert table.game.scores == [320, 295]
