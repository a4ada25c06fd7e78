"""Placing workers in World: W-20, W-27 to W-32, W-73, W-74."""

import pytest

from tests.games.viticulture.table import Seat
from tests.games.viticulture.world.play import TAKE_LIRA, place, world

FEW = pytest.mark.parametrize("seats", [1, 2, 3])
MANY = pytest.mark.parametrize("seats", [4, 5, 6])


def others(seats: int) -> list[Seat]:
    return [Seat() for _ in range(seats - 1)]


# Placing or passing


@pytest.mark.rule("W-27")
def test_a_turn_is_one_worker_or_passing() -> None:
    table = world(Seat(), Seat())
    place(table, "draw_vine:1", "yellow")
    assert table.asked == 1, "one worker a turn"
    assert "pass" in table.options


@pytest.mark.rule("W-27")
def test_whoever_has_passed_does_not_come_back_in_that_season() -> None:
    table = world(Seat(), Seat())
    table.choose("pass", TAKE_LIRA)
    for _ in range(3):
        assert table.asked == 1
        place(table, "gain_lira", "yellow" if table.player(1).available[0] else "grande")
    assert table.asked == 1
    assert table.kind == "autumn", "with no worker left there is nothing but passing"
    table.choose(TAKE_LIRA)
    assert table.state.winter
    assert table.asked == 0, "and in winter he is back"


@pytest.mark.rule("W-73")
def test_without_a_worker_for_the_season_a_player_must_pass() -> None:
    table = world(Seat(workers=["blue", "blue"]), Seat()).begin()
    assert (table.asked, table.kind) == (0, "autumn")
    assert table.player().passed


@pytest.mark.rule("W-73", "W-30")
def test_unused_trained_workers_stay_for_winter_and_yellow_hats_are_idle() -> None:
    table = world(Seat(hats=(1, 2)), Seat(passed=True))
    table.choose("pass", TAKE_LIRA)
    assert table.state.winter
    assert table.available() == {"yellow": 1, "blue": 2, "bare": 1, "grande": 1}
    table.choose("at:gain_lira")
    assert table.options == ["worker:blue", "worker:bare", "worker:grande"]


# Spaces


@pytest.mark.rule("W-28")
@FEW
def test_with_up_to_three_players_one_space_is_open(seats: int) -> None:
    table = world(Seat(), *others(seats)).begin()
    assert [key for key in table.options if "draw_vine" in key] == ["at:draw_vine:1"]
    table = world(Seat(workers=["yellow"]), *others(seats), board={"B1": ["0.yellow"]}).begin()
    assert not [key for key in table.options if "draw_vine" in key]


@pytest.mark.rule("W-28", "W-108")
@MANY
def test_with_four_or_more_players_both_spaces_are_open(seats: int) -> None:
    table = world(Seat(), *others(seats)).begin()
    assert [key for key in table.options if "draw_vine" in key] == ["at:draw_vine:1", "at:draw_vine:2"]
    table = world(Seat(workers=["yellow"]), *others(seats), board={"B1": ["1.yellow"]}).begin()
    assert [key for key in table.options if "draw_vine" in key] == ["at:draw_vine:2"]
    board = {"B1": ["1.yellow"], "B2": ["2.yellow"]}
    table = world(Seat(workers=["yellow"]), *others(seats), board=board).begin()
    assert not [key for key in table.options if "draw_vine" in key]


@pytest.mark.rule("W-28")
def test_no_space_has_a_bonus_at_the_start() -> None:
    for where in ("give_tour:1", "give_tour:2"):
        table = world(Seat(hats=(1, 2)), *others(4))
        place(table, where, "bare")
        assert (table.lira(), table.vp(), table.player().cards_in_hand()) == (2, 0, 0)


# Workers


@pytest.mark.rule("W-29")
@pytest.mark.parametrize(
    ("season", "hat", "other"), [("summer", "yellow", "blue"), ("winter", "blue", "yellow")]
)
def test_labourers_work_in_their_season_only(season: str, hat: str, other: str) -> None:
    table = world(Seat(workers=[hat]), Seat(), season=season).begin()
    assert table.kind == "place"
    place(table, "gain_lira", hat)
    assert table.lira() == 1, "also on the all-year spaces"
    table = world(Seat(workers=[other]), Seat(), season=season).begin()
    assert table.player().passed, "not even on an all-year space"


@pytest.mark.rule("W-29", "W-32")
def test_a_labourer_of_the_other_season_may_not_use_the_yoke() -> None:
    seat = Seat(workers=["yellow", "grande"], structures=["yoke"], fields={"left": ["malvasia"]})
    table = world(seat, Seat(), season="winter")
    table.choose("at:yoke")
    assert table.kind != "worker", "only the grande could be taken"
    assert table.available() == {"yellow": 1}


@pytest.mark.rule("W-30")
@pytest.mark.parametrize("kind", ["bare", "grande", "grey"])
@pytest.mark.parametrize(("season", "where"), [("summer", "draw_vine:1"), ("winter", "draw_order:1")])
def test_trained_workers_work_in_either_season_and_once_a_year(kind: str, season: str, where: str) -> None:
    table = world(Seat(hats=(1, 2), workers=[kind]), Seat(), season=season)
    place(table, where, kind)
    assert table.player().cards_in_hand() == 1
    assert table.available() == {}
    table.choose("at:gain_lira", f"worker:{'yellow' if season == 'summer' else 'blue'}")
    assert table.player().passed, "there is no worker left for another turn"


@pytest.mark.rule("W-30")
def test_a_trained_worker_placed_in_summer_is_missing_in_winter() -> None:
    table = world(Seat(hats=(1, 2)), Seat(passed=True))
    place(table, "draw_vine:1", "bare")
    table.choose("pass", TAKE_LIRA)
    assert table.state.winter
    assert table.available() == {"yellow": 1, "blue": 2, "grande": 1}
    assert table.standing("B1") == ["0.bare"], "it stands there until its player's year ends"


# The grande worker on full actions


@pytest.mark.rule("W-31", "W-74")
def test_a_grande_takes_an_action_whose_spaces_are_all_occupied() -> None:
    table = world(Seat(hats=(1, 2)), Seat(workers=[]), board={"B1": ["1.yellow"]})
    assert "at:draw_vine:1" not in table.begin().options
    table.choose("at:draw_vine:beside")
    assert table.kind == "trade", "no other worker could be taken"
    table.choose("no_trade")
    assert len(table.hand("vine")) == 1
    assert table.standing("B*") == ["0.grande"]
    assert table.standing("B1") == ["1.yellow"]


@pytest.mark.rule("W-31")
def test_nobody_else_joins_a_full_action() -> None:
    table = world(Seat(hats=(1, 2), workers=["yellow", "bare", "grey"]), Seat(), board={"B1": ["1.yellow"]})
    table.cannot("at:draw_vine:1", "at:draw_vine:beside")


@pytest.mark.rule("W-74")
def test_beside_the_spaces_there_is_no_bonus() -> None:
    board = {"C1": ["1.yellow"], "C2": ["2.yellow"]}
    table = world(Seat(), *others(4), board=board, ovals={"B1": "arrow_down"})
    place(table, "give_tour:beside", "grande", "no_trade")
    assert table.lira() == 2
    oval = {"C1": "vp"}
    table = world(Seat(), *others(4), board=board, ovals=oval).begin()
    table.cannot("at:give_tour:beside")
    place(table, "give_tour:1", "grande", "no_trade")
    assert table.vp() == 1, "an oval is never full, so the grande stands on it"


@pytest.mark.rule("W-74", "W-56")
def test_an_oval_space_is_never_full() -> None:
    table = world(Seat(workers=["yellow"]), Seat(), Seat(), ovals={"B1": "vp"})
    table._put("B1", ["1.yellow", "2.yellow"])
    place(table, "draw_vine:1", "yellow")
    assert table.standing("B1") == ["1.yellow", "2.yellow", "0.yellow"]


# All-year spaces


@pytest.mark.rule("W-32")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_lira_space_takes_any_number_of_workers(season: str) -> None:
    hat = "yellow" if season == "summer" else "blue"
    table = world(Seat(), Seat(), Seat(), season=season)
    for _ in range(6):
        place(table, "gain_lira", hat)
    assert [table.lira(seat) for seat in range(3)] == [2, 2, 2]
    assert len(table.standing("gain_lira")) == 6


@pytest.mark.rule("W-32")
def test_with_structure_cards_the_lira_space_gives_one_of_them_instead() -> None:
    table = world(Seat(), Seat(), structures=True)
    place(table, "gain_lira", "yellow", "part:draw-structure1")
    assert (table.lira(), len(table.hand("structure"))) == (0, 1)
    place(table, "gain_lira", "yellow", "part:gain-lira1")
    assert (table.lira(1), len(table.hand("structure", 1))) == (1, 0)


@pytest.mark.rule("W-32")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_yoke_works_all_year(season: str) -> None:
    seat = Seat(structures=["yoke"], fields={"left": ["malvasia"]})
    table = world(seat, Seat(), season=season)
    place(table, "yoke", "yellow" if season == "summer" else "blue", "part:harvest")
    assert table.grapes("white") == [1]
    seat = Seat(structures=["yoke"], fields={"left": ["malvasia"]})
    table = world(seat, Seat(), season=season)
    place(table, "yoke", "grande", "part:uproot-to_hand1")
    assert (table.hand("vine"), table.vines("left")) == (["malvasia"], [])


@pytest.mark.rule("W-32")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_space_of_a_structure_card_works_all_year(season: str) -> None:
    table = world(Seat(cards={"mat1": "cafe"}, grapes={"red": [2]}), Seat(), season=season, structures=True)
    place(table, "structure:cafe", "grande")
    assert (table.lira(), table.vp(), table.grapes("red")) == (3, 1, [])


@pytest.mark.rule("W-32")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_event_card_of_greengully_works_all_year(season: str) -> None:
    table = world(
        Seat(lira=9), Seat(), season=season, continent="greengully", event="gg_audience", influence=4
    )
    place(table, "event_space:1", "yellow" if season == "summer" else "blue")
    assert table.world.influence == 5


# Bonuses


@pytest.mark.rule("W-20")
@pytest.mark.parametrize(("kind", "lira"), [("yellow", 2), ("bare", 4), ("grande", 4), ("grey", 4)])
def test_only_trained_workers_gain_the_bonus_of_an_oval(kind: str, lira: int) -> None:
    table = world(
        Seat(hats=(1, 2), workers=["yellow", "bare", "grande", "grey"]), Seat(), ovals={"C1": "lira_2"}
    )
    place(table, "give_tour:1", kind)
    assert table.lira() == lira


@pytest.mark.rule("W-20")
@pytest.mark.parametrize(
    ("kind", "gained"), [("yellow", (0, 0)), ("bare", (3, 1)), ("grande", (3, 1)), ("grey", (3, 1))]
)
def test_only_trained_workers_gain_the_bonus_of_a_structure_card(kind: str, gained: tuple[int, int]) -> None:
    seat = Seat(
        hats=(1, 2),
        workers=["yellow", "bare", "grande", "grey"],
        cards={"mat1": "cafe"},
        grapes={"red": [2]},
    )
    table = world(seat, Seat(), structures=True)
    place(table, "structure:cafe", kind)
    assert (table.lira(), table.vp()) == gained
    assert table.grapes("red") == [], "the action itself is done by anybody"
