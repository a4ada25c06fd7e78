"""Rulings on the trade of the grande worker: W-130 to W-133."""

from typing import Any

import pytest

from figurka.games.viticulture.world.content.board import WORLD_ACTIONS
from figurka.games.viticulture.world.rules.things import LETTERS
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.play import AUTUMN_LIRA, TAKE_LIRA, place, world

RICH: dict[str, Any] = {
    "lira": 20,
    "hand": ["malvasia", "patron", "crusher", "r5"],
    "fields": {"right": ["sangiovese"]},
    "structures": ["medium_cellar"],
    "grapes": {"red": [2]},
    "wines": {"red": [5]},
}
"""A player who can take every action."""


def shared(letter: str, where: str, theirs: str, seats: int = 2, **said: Any) -> Table:
    """The grande of seat 0 comes to a spot of an action where a worker of seat 1 stands."""
    season = "summer" if letter in "ABCDEFGH" else "winter"
    name = WORLD_ACTIONS[LETTERS.index(letter)].name
    others = [Seat(lira=3) for _ in range(seats - 1)]
    table = world(
        Seat(**RICH), *others, season=season, revealed=["tile_tour"], board={theirs: ["1.grande"]}, **said
    )
    return place(table, f"{name}:{where}", "grande")


@pytest.mark.rule("W-130")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_grande_trades_on_every_action_of_the_board(letter: str) -> None:
    table = shared(letter, "beside", f"{letter}1", influence=4)
    assert table.kind == "trade"
    assert table.options == ["seat:1", "later", "no_trade"]
    table.choose("seat:1", "nothing", "number:3", "agree")
    assert table.lira(1) == 0


@pytest.mark.rule("W-130")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_grande_trades_on_the_lira_space(season: str) -> None:
    hat = "yellow" if season == "summer" else "blue"
    table = world(Seat(), Seat(grapes={"red": [4]}), season=season, board={"gain_lira": [f"1.{hat}"]})
    place(table, "gain_lira", "grande", "seat:1", "agree")
    assert (table.lira(), table.grapes("red"), table.grapes("red", 1)) == (1, [4], [])


@pytest.mark.rule("W-130")
def test_the_grande_trades_on_the_event_card_of_greengully() -> None:
    said: dict[str, Any] = {"continent": "greengully", "event": "gg_audience"}
    table = world(Seat(lira=9), Seat(hand=["r5"]), board={"event1": ["1.yellow"]}, **said)
    place(table, "event_space:beside", "grande", "seat:1", "nothing", "agree")
    assert table.hand("order") == ["r5"]


@pytest.mark.rule("W-130")
@pytest.mark.parametrize(
    ("where", "theirs", "ovals"),
    [
        ("2", "C1", {}),
        ("1", "C2", {}),
        ("2", "C1", {"C1": "order"}),
        ("1", "C1", {"C1": "order"}),
        ("1", "C*", {}),
    ],
)
def test_the_fellow_worker_may_stand_on_the_other_space_on_an_oval_or_beside(
    where: str, theirs: str, ovals: dict[str, str]
) -> None:
    table = shared("C", where, theirs, seats=4, ovals=ovals)
    assert table.kind == "trade"
    assert table.options[0] == "seat:1"


@pytest.mark.rule("W-130")
def test_there_is_no_trade_on_private_spaces() -> None:
    seat = Seat(lira=1, structures=["yoke"], fields={"left": ["malvasia"]})
    fellow = Seat(lira=1, structures=["yoke"], fields={"left": ["malvasia"]})
    table = world(seat, fellow, board={"yoke": ["1.yellow"]})
    place(table, "yoke", "grande", "part:harvest")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-131")
def test_what_was_received_before_the_action_may_be_used_in_it() -> None:
    board = {"A1": ["1.yellow"]}
    table = world(Seat(hand=["sangiovese"]), Seat(hand=["malvasia"]), board=board)
    place(table, "plant_vine:beside", "grande", "seat:1", "nothing", "agree")
    assert {"plant:malvasia:left", "plant:sangiovese:left"} <= set(table.options)
    table.choose("plant:malvasia:left")
    assert table.vines("left") == ["malvasia"]


@pytest.mark.rule("W-131")
def test_what_was_received_after_the_action_comes_too_late() -> None:
    board = {"A1": ["1.yellow"]}
    table = world(Seat(hand=["sangiovese"]), Seat(hand=["malvasia"]), board=board)
    place(table, "plant_vine:beside", "grande", "later", "plant:sangiovese:left", "seat:1", "agree")
    assert (table.vines("left"), table.hand("vine")) == (["sangiovese"], ["malvasia"])


@pytest.mark.rule("W-132")
def test_who_has_passed_winter_stands_nowhere_and_cannot_be_traded_with() -> None:
    table = world(Seat(lira=1), Seat(lira=3), season="winter", board={"gain_lira": ["1.blue"]}, active=1)
    table.choose("pass")
    place(table, "gain_lira", "grande")
    assert table.kind == "place", "nobody is there to trade with"
    assert table.lira() == 2


@pytest.mark.rule("W-132")
def test_who_has_passed_summer_can_be_traded_with_in_that_summer() -> None:
    table = world(Seat(lira=1), Seat(lira=3), board={"B1": ["1.yellow"]}, active=1)
    table.choose("pass", TAKE_LIRA)
    all_of_it = 3 + AUTUMN_LIRA
    place(table, "draw_vine:beside", "grande", "seat:1", "nothing", f"number:{all_of_it}", "agree")
    assert (table.lira(0), table.lira(1)) == (1 + all_of_it, 0)


@pytest.mark.rule("W-132")
def test_in_winter_workers_of_summer_still_count_where_they_stand() -> None:
    table = world(Seat(), Seat(lira=3), board={"gain_lira": ["1.yellow"]})
    table.choose("pass", TAKE_LIRA, "pass", TAKE_LIRA)
    assert table.state.winter
    all_of_it = 3 + AUTUMN_LIRA
    place(table, "gain_lira", "grande", "seat:1", "nothing", f"number:{all_of_it}", "agree")
    assert (table.lira(0), table.lira(1)) == (AUTUMN_LIRA + all_of_it + 1, 0)


@pytest.mark.rule("W-133")
def test_an_action_taken_by_a_card_starts_no_trade() -> None:
    board = {"B1": ["1.yellow"], "C1": ["1.yellow"]}
    seat = Seat(hand=["manager"], lira=1)
    fellow = Seat(lira=5, workers=["blue"])
    table = world(seat, fellow, season="winter", board=board)
    place(table, "play_winter_visitor:1", "grande", "action:give_tour")
    assert (table.asked, table.kind) == (1, "place")
    assert (table.lira(0), table.lira(1)) == (3, 5)


@pytest.mark.rule("W-133")
def test_the_trade_of_a_grande_that_plays_a_card_is_before_or_after_the_whole_action() -> None:
    seat = Seat(hand=["manager"], lira=1)
    fellow = Seat(lira=5, workers=["blue"])
    table = world(seat, fellow, season="winter", board={"M1": ["1.blue"], "C1": ["1.yellow"]})
    place(table, "play_winter_visitor:beside", "grande")
    kinds = [table.kind]
    table.choose("later")
    kinds.append(table.kind)
    table.choose("action:give_tour")
    kinds.append(table.kind)
    assert kinds == ["trade", "earlier", "trade"]
    table.choose("seat:1", "nothing", "number:5", "agree")
    assert table.lira() == 8


@pytest.mark.rule("W-133")
def test_an_action_that_an_event_gives_starts_no_trade() -> None:
    seat = Seat(lira=9, fields={"left": ["malvasia"], "right": ["sangiovese"]})
    table = world(
        seat,
        Seat(lira=1),
        season="winter",
        continent="south_america",
        event="sa_jesuits",
        board={"I1": ["1.blue"]},
    )
    place(table, "harvest_field:beside", "grande", "no_trade", "field:left")
    assert table.kind == "service"
    table.choose("take")
    assert table.grapes("red") == [1]
    assert (table.asked, table.kind) == (1, "place")
