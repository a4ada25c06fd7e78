"""The year: spring, summer, fall, winter and its end (V-10 to V-16)."""

from typing import Any

import pytest

from figurka.games.viticulture.rules.things import DECK_NAMES
from tests.games.viticulture.table import Seat, Table

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
ASLEEP = -1
"""The row of a rooster that is not on the chart."""


def spring(*seats: Seat, first: int = 0) -> Table:
    """A table at the beginning of a spring."""
    for seat in seats:
        seat.row = ASLEEP
    table = Table(*seats, season="spring", active=first)
    table.state.first = first
    table.state.order = ()
    return table.begin()


def phase(table: Table) -> Any:
    return table.game.view(None)["phase"]


def everybody_passes(table: Table) -> Table:
    """All leave the season that is on."""
    table.begin()
    now = phase(table)
    while table.kind == "place" and phase(table) == now:
        table.choose("pass")
    return table


def winter(*seats: Seat, first: int = 0, **settings: Any) -> Table:
    """A table in winter, where the first player is known."""
    table = Table(*seats, season="winter", **settings)
    table.state.first = first
    return table


def year_end(*seats: Seat, first: int = 0, **settings: Any) -> Table:
    """A table after a winter in which nobody did anything."""
    return everybody_passes(winter(*seats, first=first, **settings))


# The parts of the year


@pytest.mark.rule("V-10")
def test_a_year_is_spring_summer_fall_winter_and_then_the_next_spring() -> None:
    table = spring(Seat(), Seat())
    seen: list[tuple[int, str]] = []
    while table.state.year < 3:
        now = (table.state.year, phase(table))
        if not seen or seen[-1] != now:
            seen.append(now)
        table.choose("pass" if table.kind == "place" else table.options[0])
    seasons = ["spring", "summer", "fall", "winter"]
    assert seen == [(year, season) for year in (1, 2) for season in seasons]


@pytest.mark.rule("V-10", "V-15")
def test_between_winter_and_spring_comes_the_year_end() -> None:
    table = winter(Seat(residual=1, workers=[]), Seat(residual=2)).begin()
    assert (table.lira(0), table.lira(1)) == (0, 0)
    table.choose("pass")
    assert (table.lira(0), table.lira(1)) == (1, 2)
    assert (phase(table), table.state.year) == ("spring", 2)


# Spring


@PLAYERS
@pytest.mark.rule("V-11")
def test_roosters_are_put_clockwise_from_the_first_player(seats: int) -> None:
    for first in range(seats):
        table = spring(*(Seat() for _ in range(seats)), first=first)
        asked = []
        while table.kind == "row":
            asked.append(table.asked)
            table.choose(next(key for key in table.options if key != "row:5"))
        assert asked == [(first + step) % seats for step in range(seats)]


@pytest.mark.rule("V-11")
def test_there_are_seven_rows_and_a_row_with_a_rooster_is_taken() -> None:
    table = spring(Seat(), Seat(), Seat())
    assert table.options == [f"row:{row}" for row in range(1, 8)]
    table.choose("row:4")
    table.cannot("row:4")
    table.choose("row:1")
    assert table.options == ["row:2", "row:3", "row:5", "row:6", "row:7"]


@pytest.mark.rule("V-11")
@pytest.mark.parametrize(
    ("row", "gained"),
    [
        (1, {}),
        (2, {"vine": 1}),
        (3, {"order": 1}),
        (4, {"lira": 1}),
        (6, {"vp": 1}),
        (7, {"grey": 1}),
    ],
)
def test_the_bonus_of_a_row_is_taken_at_once(row: int, gained: dict[str, int]) -> None:
    table = spring(Seat(), Seat()).choose(f"row:{row}")
    assert table.asked == 1, "and then the next player is asked"
    me = table.player()
    now = {"lira": table.lira(), "vp": table.vp(), "grey": table.available().get("grey", 0)}
    now |= {deck: len(me.hand[index]) for index, deck in enumerate(DECK_NAMES)}
    assert {name: count for name, count in now.items() if count} == gained
    assert me.row == row - 1


@pytest.mark.rule("V-11")
@pytest.mark.parametrize("deck", ["summer", "winter"])
def test_the_fifth_row_gives_a_visitor_of_either_deck(deck: str) -> None:
    table = spring(Seat(), Seat()).choose("row:5")
    assert (table.asked, table.options) == (0, ["deck:summer", "deck:winter"])
    table.choose(f"deck:{deck}")
    assert len(table.hand(deck)) == table.player().cards_in_hand() == 1


# Summer and winter


@pytest.mark.rule("V-12")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_lowest_row_acts_first(season: str) -> None:
    table = Table(Seat(row=6), Seat(row=0), Seat(row=3), season=season, active=1)
    order = []
    for _ in range(6):
        table.begin()
        order.append(table.asked)
        table.choose("at:gain_lira", "worker:bare")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("V-12")
def test_the_rows_of_spring_make_the_order_of_summer() -> None:
    table = spring(Seat(), Seat(), Seat()).choose("row:6", "row:7", "row:2")
    order = []
    while table.kind == "place" and phase(table) == "summer":
        order.append(table.asked)
        table.choose("pass")
    assert order == [2, 0, 1]


@pytest.mark.rule("V-12")
def test_a_turn_is_one_worker_or_passing() -> None:
    table = Table(Seat(), Seat()).choose("at:gain_lira", "worker:bare")
    assert (table.asked, table.available()) == (1, {"bare": 1, "grande": 1})
    table.choose("pass")
    assert (table.asked, table.available(1)) == (0, {"bare": 2, "grande": 1})


@pytest.mark.rule("V-12")
def test_who_has_passed_is_out_until_the_season_is_over() -> None:
    table = Table(Seat(), Seat(), Seat()).choose("pass")
    for seat in (1, 2, 1, 2):
        assert table.asked == seat
        table.choose("at:gain_lira")
        if table.kind == "worker":
            table.choose("worker:bare")
    table.choose("pass", "pass")
    assert phase(table) == "fall"
    assert (table.kind, table.asked) == ("draw", 0)


@pytest.mark.rule("V-12")
def test_only_actions_of_the_season_may_be_taken() -> None:
    rich = Seat(lira=9, hand=["malvasia", "patron", "judge", "r5"], fields={"left": ["malvasia"]})
    rich.grapes, rich.wines = {"red": [1]}, {"red": [5]}
    summer = Table(rich, Seat()).begin().options
    winter_options = Table(rich, Seat(), season="winter").begin().options
    assert [key for key in summer if key not in winter_options] == [
        "at:draw_vine",
        "at:give_tour",
        "at:build_structure",
        "at:play_summer_visitor",
        "at:sell_grapes_or_field",
        "at:plant_vine",
    ]
    assert [key for key in winter_options if key not in summer] == [
        "at:draw_order",
        "at:harvest_field",
        "at:train_worker",
        "at:play_winter_visitor",
        "at:make_wine",
        "at:fill_order",
    ]


@pytest.mark.rule("V-13")
def test_workers_of_summer_are_missing_in_winter_and_the_others_are_there() -> None:
    table = Table(Seat(), Seat(workers=[])).choose("at:give_tour", "worker:bare", "pass")
    table.choose("deck:summer", "deck:summer")
    assert phase(table) == "winter"
    assert table.available() == {"bare": 1, "grande": 1}
    assert table.standing("give_tour") == ["0.bare"]


@pytest.mark.rule("V-13", "V-15")
def test_workers_stand_until_the_year_end() -> None:
    table = winter(Seat(), Seat(workers=[]), board={"give_tour": ["1.bare"], "yoke": ["1.grande"]})
    table.choose("at:draw_order", "worker:grande")
    assert (table.standing("draw_order"), table.standing("give_tour")) == (["0.grande"], ["1.bare"])
    table.choose("pass")
    assert (table.standing("draw_order"), table.standing("give_tour")) == ([], [])
    assert table.player(1).yoke == ASLEEP
    assert table.available(0) == table.available(1) == {"bare": 2, "grande": 1}
    table.rules.check(table.state)


# Fall


@pytest.mark.rule("V-14")
@pytest.mark.parametrize("deck", ["summer", "winter"])
def test_in_fall_each_draws_a_visitor_in_wake_up_order(deck: str) -> None:
    table = Table(Seat(row=4), Seat(row=1), Seat(row=2), season="fall", active=1)
    asked = []
    table.begin()
    while table.kind == "draw":
        asked.append(table.asked)
        assert table.options == ["deck:summer", "deck:winter"]
        table.choose(f"deck:{deck}")
    assert asked == [1, 2, 0]
    assert [len(table.hand(deck, seat)) for seat in range(3)] == [1, 1, 1]
    assert [table.player(seat).cards_in_hand() for seat in range(3)] == [1, 1, 1]
    assert phase(table) == "winter"


@pytest.mark.rule("V-14")
@pytest.mark.parametrize("decks", [("summer", "summer"), ("summer", "winter"), ("winter", "winter")])
def test_the_cottage_draws_two_in_any_mix_named_before_looking(decks: tuple[str, str]) -> None:
    table = Table(Seat(structures=["cottage"]), Seat(), season="fall").begin()
    table.choose(f"deck:{decks[0]}")
    assert (table.kind, table.asked) == ("draw", 0)
    assert table.player().cards_in_hand() == 0, "nothing is seen before both are named"
    table.choose(f"deck:{decks[1]}")
    assert [len(table.hand(deck)) for deck in ("summer", "winter")] == [
        decks.count("summer"),
        decks.count("winter"),
    ]
    assert table.asked == 1


# The year end


@pytest.mark.rule("V-15")
def test_at_the_year_end_grapes_and_wine_age() -> None:
    table = year_end(Seat(grapes={"white": [2, 5]}, wines={"red": [1]}), Seat(grapes={"red": [8]}))
    assert (table.grapes("white"), table.wines("red")) == ([3, 6], [2])
    assert table.grapes("red", 1) == [9]


@pytest.mark.rule("V-15")
def test_at_the_year_end_income_is_paid() -> None:
    table = year_end(Seat(lira=2, residual=4), Seat(residual=0))
    assert (table.lira(0), table.lira(1)) == (6, 0)


@pytest.mark.rule("V-15")
def test_at_the_year_end_hands_are_cut_down_to_seven_cards() -> None:
    nine = ["pinot"] * 5 + ["patron", "judge", "r5", "r6"]
    table = year_end(Seat(hand=nine), Seat(hand=nine[:1] + ["merlot"] * 5 + ["organizer"]))
    assert (table.kind, table.asked) == ("hand_limit", 0)
    assert table.options == ["vine:pinot", "visitor:patron", "visitor:judge", "order:r5", "order:r6"]
    table.choose("order:r5")
    assert (table.kind, table.asked) == ("hand_limit", 0)
    table.choose("vine:pinot")
    assert phase(table) == "spring", "seven cards may be kept"
    assert [table.player(seat).cards_in_hand() for seat in range(2)] == [7, 7]
    assert (table.discards("order"), table.discards("vine")) == (["r5"], ["pinot"])


@pytest.mark.rule("V-15")
def test_the_income_comes_after_aging_and_before_the_hand_limit() -> None:
    table = year_end(Seat(residual=3, grapes={"red": [1]}, hand=["pinot"] * 6 + ["r5", "r6"]), Seat())
    assert table.kind == "hand_limit"
    assert (table.lira(), table.grapes("red"), table.available()) == (3, [2], {"bare": 2, "grande": 1})


@PLAYERS
@pytest.mark.rule("V-15")
def test_the_first_player_token_goes_counter_clockwise(seats: int) -> None:
    for first in range(seats):
        table = year_end(*(Seat() for _ in range(seats)), first=first)
        assert table.game.view(None)["first"] == (first - 1) % seats
        assert (table.kind, table.asked) == ("row", (first - 1) % seats)


@pytest.mark.rule("V-15", "V-34")
def test_the_grey_worker_returns_to_the_seventh_row() -> None:
    table = year_end(Seat(workers=["bare", "grey"]), Seat(), first=1)
    assert table.available() == {"bare": 2, "grande": 1}
    table.choose("row:1")
    assert table.asked == 1
    table.choose("row:7")
    assert table.available(1) == {"bare": 2, "grande": 1, "grey": 1}


@pytest.mark.rule("V-15")
def test_all_roosters_leave_the_chart() -> None:
    table = year_end(Seat(row=2), Seat(row=5))
    assert table.options == [f"row:{row}" for row in range(1, 8)]


# Once a year


@pytest.mark.rule("V-16")
def test_the_windmill_pays_once_a_year_and_again_in_the_next() -> None:
    table = Table(Seat(structures=["windmill"], hand=["malvasia"] * 3), Seat(workers=[]), Seat(workers=[]))
    table.state.first = 0
    table.choose("at:plant_vine", "worker:bare", "plant:malvasia:left")
    assert table.vp() == 1
    table.choose("at:plant_vine:bonus", "worker:bare", "plant:malvasia:left", "decline")
    assert table.vp() == 1
    table.choose("pass", "deck:summer", "deck:summer", "deck:summer", "pass")
    table.choose("row:2", "row:1", "row:3", "at:plant_vine", "worker:bare", "plant:malvasia:left")
    assert (table.state.year, table.vp()) == (2, 2)


@pytest.mark.rule("V-16")
def test_the_tasting_room_pays_once_a_year_and_only_with_wine() -> None:
    table = Table(Seat(structures=["tasting_room"], wines={"red": [1]}), Seat(), Seat())
    table.choose("at:give_tour", "worker:bare")
    assert (table.vp(), table.lira()) == (1, 2)
    table.choose("pass", "pass", "at:give_tour:bonus", "worker:bare")
    assert (table.vp(), table.lira()) == (1, 2 + 3)
    dry = Table(Seat(structures=["tasting_room"], workers=["bare"]), Seat()).choose("at:give_tour")
    assert (dry.vp(), dry.lira()) == (0, 2)


@pytest.mark.rule("V-16")
def test_all_marks_of_the_year_are_cleared_at_its_end() -> None:
    built = ["windmill", "tasting_room", "yoke"]
    me = Seat(
        structures=built, fields={"left": ["malvasia"]}, harvested=["left"], workers=[], wines={"red": [1]}
    )
    table = winter(me, Seat(), board={"yoke": ["0.bare"]})
    table.player().once = 0b11
    before: Any = table.game.view(0)["players"]
    assert (before[0]["used"], before[0]["yoke"]) == (["windmill", "tasting_room"], "bare")
    everybody_passes(table)
    after: Any = table.game.view(0)["players"]
    assert (after[0]["used"], after[0]["yoke"]) == ([], None)
    assert after[0]["fields"][0]["harvested"] is False
    table.choose("row:2", "row:1", "at:yoke", "worker:bare", "part:harvest")
    assert table.grapes("white") == [1]
