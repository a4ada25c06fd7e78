"""Placing workers (V-30 to V-38)."""

from collections.abc import Callable

import pytest

from tests.games.viticulture.rules.test_year import everybody_passes, phase, year_end
from tests.games.viticulture.table import Seat, Table

SUMMER = [
    "draw_vine",
    "give_tour",
    "build_structure",
    "play_summer_visitor",
    "sell_grapes_or_field",
    "plant_vine",
]
WINTER = ["draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"]
EACH_ACTION = pytest.mark.parametrize("action", [*SUMMER, *WINTER])


def able() -> Seat:
    """A player who can do everything on the board, and its bonus."""
    return Seat(
        lira=20,
        hand=["malvasia"] * 2 + ["patron", "sponsor", "judge", "marketer", "r3_w1"],
        fields={"left": ["sangiovese"], "right": ["malvasia"]},
        grapes={"red": [1, 2], "white": [1]},
        wines={"red": [3], "white": [2]},
    )


def table_for(action: str, seats: int = 2, **settings: object) -> Table:
    """A table in the season of an action, where the acting player can do everything."""
    others = [Seat() for _ in range(seats - 1)]
    season = "summer" if action in SUMMER else "winter"
    return Table(able(), *others, season=season, **settings)  # type: ignore[arg-type]


def at(table: Table, action: str) -> list[str]:
    """The spaces of an action that are offered: plain, bonus, beside."""
    table.begin()
    return [
        key.removeprefix(f"at:{action}").removeprefix(":") or "plain"
        for key in table.options
        if key.startswith(f"at:{action}")
    ]


def everything(table: Table, *wanted: str) -> Table:
    """Go on to the next placement; take what is wanted, else the first that there is."""
    while table.kind != "place":
        keys = [key for key in wanted if key in table.options]
        table.choose(keys[0] if keys else table.options[0])
    return table


# Spaces


@EACH_ACTION
@pytest.mark.rule("V-30")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, ["plain"]),
        (3, ["plain", "bonus"]),
        (4, ["plain", "bonus"]),
        (5, ["plain", "bonus", "plain"]),
        (6, ["plain", "bonus", "plain"]),
    ],
)
def test_the_number_of_players_opens_spaces(action: str, seats: int, spaces: list[str]) -> None:
    taken: list[str] = []
    board: dict[str, list[str]] = {}
    for space in spaces:
        regular = table_for(action, seats, board=board)
        regular.player().available[3] = 0
        assert space in at(regular, action)
        taken.append(space)
        place = action if space == "plain" else f"{action}:{space}"
        board[place] = [*board.get(place, []), "1.bare"]
    full = table_for(action, seats, board=board)
    full.player().available[3] = 0
    assert at(full, action) == []


def effects() -> dict[str, tuple[Callable[[Table], int], int, int]]:
    """For each action what is counted, and how much it changes on a plain and on the bonus space."""
    return {
        "draw_vine": (lambda table: len(table.hand("vine")), 1, 2),
        "give_tour": (lambda table: table.lira(), 2, 3),
        "build_structure": (lambda table: table.lira(), -2, -1),
        "play_summer_visitor": (lambda table: len(table.discards("summer")), 1, 2),
        "sell_grapes_or_field": (lambda table: table.vp(), 0, 1),
        "plant_vine": (lambda table: len(table.hand("vine")), -1, -2),
        "draw_order": (lambda table: len(table.hand("order")), 1, 2),
        "harvest_field": (lambda table: table.player().harvested.bit_count(), 1, 2),
        "train_worker": (lambda table: table.lira(), -4, -3),
        "play_winter_visitor": (lambda table: len(table.discards("winter")), 1, 2),
        "make_wine": (lambda table: len(table.wines("red") + table.wines("white")), 2, 3),
        "fill_order": (lambda table: table.vp(), 2, 3),
    }


@EACH_ACTION
@pytest.mark.rule("V-30")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_the_middle_space_has_a_bonus(action: str, seats: int) -> None:
    count, plain, bonus = effects()[action]
    boards: list[tuple[str, int, dict[str, list[str]]]] = [("", plain, {}), (":bonus", bonus, {})]
    if seats >= 5:
        boards.append(("", plain, {action: ["1.bare"], f"{action}:bonus": ["2.bare"]}))
    for space, change, board in boards:
        table = table_for(action, seats, board=board)
        before = count(table)
        table.choose(f"at:{action}{space}", "worker:bare")
        everything(table, "structure:trellis", "way:lira", "way:draw")
        assert count(table) - before == change, (space, board)


@pytest.mark.rule("V-31")
def test_a_player_may_hold_several_spaces_of_an_action_one_worker_a_turn() -> None:
    table = Table(Seat(), Seat(), Seat(), Seat(), Seat())
    table.choose("at:give_tour", "worker:bare")
    assert table.asked == 1, "one worker a turn"
    table.choose("pass", "pass", "pass", "pass", "at:give_tour", "worker:bare", "at:give_tour:bonus")
    assert table.standing("give_tour") == ["0.bare", "0.bare"]
    assert table.standing("give_tour:bonus") == ["0.grande"]
    assert table.lira() == 2 + 2 + 3


# The grande worker


@EACH_ACTION
@pytest.mark.rule("V-32")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_grande_may_be_put_beside_full_spaces_and_gets_no_bonus(action: str, seats: int) -> None:
    plain = ["1.bare"] if seats < 5 else ["1.bare", "1.bare"]
    board = {action: plain} if seats == 2 else {action: plain, f"{action}:bonus": ["1.bare"]}
    table = table_for(action, seats, board=board)
    assert at(table, action) == ["beside"]
    count, change, _ = effects()[action]
    before = count(table)
    table.choose(f"at:{action}:beside")
    assert table.available() == {"bare": 2}, "it must be the grande"
    everything(table, "structure:trellis", "way:lira", "way:draw")
    assert count(table) - before == change
    assert table.standing(f"{action}:beside") == ["0.grande"]


@pytest.mark.rule("V-32")
def test_beside_is_only_for_actions_whose_open_spaces_are_all_taken() -> None:
    half = Table(Seat(), Seat(), Seat(), board={"give_tour": ["1.bare"]})
    assert at(half, "give_tour") == ["bonus"]
    assert at(Table(Seat(), Seat(), Seat()), "give_tour") == ["plain", "bonus"]


@pytest.mark.rule("V-32")
def test_several_grandes_may_stand_beside_one_action() -> None:
    table = Table(Seat(), Seat(), board={"give_tour": ["0.bare"]})
    table.choose("at:give_tour:beside", "at:give_tour:beside")
    assert table.standing("give_tour:beside") == ["0.grande", "1.grande"]
    assert (table.lira(0), table.lira(1)) == (2, 2)


@pytest.mark.rule("V-32")
def test_on_a_free_bonus_space_the_grande_gets_the_bonus() -> None:
    table = Table(Seat(), Seat(), Seat()).choose("at:give_tour:bonus", "worker:grande")
    assert table.lira() == 3


@pytest.mark.rule("V-32")
def test_the_grande_beside_full_spaces_must_still_carry_out_the_action() -> None:
    table = Table(Seat(hand=["merlot"]), Seat(), board={"plant_vine": ["1.bare"]})
    assert at(table, "plant_vine") == [], "merlot needs irrigation"


@pytest.mark.rule("V-33", "V-113")
def test_no_grande_fits_beside_a_worker_on_the_yoke() -> None:
    me = Seat(structures=["yoke"], fields={"left": ["malvasia"]}, workers=["grande"])
    Table(me, Seat(), board={"yoke": ["0.bare"]}).cannot("at:yoke", "at:yoke:beside")
    assert "at:yoke" in Table(me, Seat()).begin().options


@pytest.mark.rule("V-33")
def test_the_yoke_takes_one_worker_a_year_in_summer_or_winter() -> None:
    me = Seat(structures=["yoke"], fields={"left": ["malvasia"], "middle": ["malvasia"]})
    for season in ("summer", "winter"):
        table = Table(me, Seat(workers=[]), season=season)
        table.choose("at:yoke", "worker:bare", "part:harvest", "field:left")
        assert (table.asked, table.grapes("white")) == (0, [1])
        table.cannot("at:yoke")
    summer = Table(me, Seat(workers=[])).choose(
        "at:yoke", "worker:bare", "part:harvest", "field:left", "pass"
    )
    summer.choose("deck:summer", "deck:summer")
    assert phase(summer) == "winter"
    summer.cannot("at:yoke")


@pytest.mark.rule("V-33")
def test_the_yoke_of_another_player_cannot_be_used() -> None:
    Table(Seat(fields={"left": ["malvasia"]}), Seat(structures=["yoke"])).cannot("at:yoke")


# The temporary worker


@pytest.mark.rule("V-34")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_grey_worker_works_like_a_regular_one(season: str) -> None:
    action = "draw_vine" if season == "summer" else "draw_order"
    table = Table(Seat(workers=["grey"]), Seat(), Seat(), season=season)
    assert at(table, action) == ["plain", "bonus"]
    table.choose(f"at:{action}:bonus")
    assert table.standing(f"{action}:bonus") == ["0.grey"]
    assert table.player().cards_in_hand() == 2


@pytest.mark.rule("V-34", "V-32")
def test_the_grey_worker_is_no_grande() -> None:
    table = Table(Seat(workers=["grey"]), Seat(), board={"give_tour": ["1.bare"]})
    assert at(table, "give_tour") == []


@pytest.mark.rule("V-34", "V-35")
def test_the_grey_worker_does_not_count_towards_six() -> None:
    table = Table(Seat(total_workers=5, workers=["bare", "grey"], lira=4), Seat(), season="winter")
    table.choose("at:train_worker", "worker:grey")
    assert (table.player().trainees, table.lira()) == (1, 0)


@pytest.mark.rule("V-34")
def test_the_grey_worker_is_gone_after_the_year() -> None:
    table = year_end(Seat(workers=["grey"], total_workers=4), Seat())
    assert table.available() == {"bare": 3, "grande": 1}


# Training


@pytest.mark.rule("V-35")
def test_training_costs_four_and_the_worker_comes_next_year() -> None:
    table = Table(Seat(lira=5), Seat(workers=[]), season="winter").choose("at:train_worker", "worker:bare")
    assert (table.lira(), table.available()) == (1, {"bare": 1, "grande": 1})
    everybody_passes(table)
    assert table.available() == {"bare": 3, "grande": 1}
    table.rules.check(table.state)


@pytest.mark.rule("V-35", "V-37")
def test_who_has_three_lira_can_train_only_where_it_is_cheaper() -> None:
    table = Table(Seat(lira=3), Seat(), Seat(), season="winter")
    assert at(table, "train_worker") == ["bonus"]
    table.choose("at:train_worker:bonus", "worker:bare")
    assert (table.lira(), table.player().trainees) == (0, 1)
    Table(Seat(lira=2), Seat(), Seat(), season="winter").cannot("at:train_worker:bonus")


@pytest.mark.rule("V-35")
def test_nobody_has_more_than_six_workers() -> None:
    six = Table(Seat(lira=9, total_workers=6), Seat(), season="winter")
    six.cannot("at:train_worker")
    five = Table(Seat(lira=9, total_workers=5), Seat(workers=[]), season="winter")
    five.choose("at:train_worker", "worker:bare")
    assert five.player().trainees == 1
    five.cannot("at:train_worker", "at:train_worker:beside")


# The action and its bonus


@pytest.mark.rule("V-36", "V-62")
def test_making_wine_may_stop_after_the_first_one_but_not_before() -> None:
    table = Table(Seat(grapes={"red": [1, 2, 3]}, workers=["bare"]), Seat(), season="winter")
    table.choose("at:make_wine")
    assert table.options == ["make:red:r1", "make:red:r2", "make:red:r3"]
    table.choose("make:red:r2")
    assert table.options == ["make:red:r1", "make:red:r3", "done"]
    table.choose("done")
    assert table.wines("red") == [2]


@pytest.mark.rule("V-36")
@pytest.mark.parametrize(
    "action", ["plant_vine", "harvest_field", "play_summer_visitor", "sell_grapes_or_field"]
)
def test_an_action_once_entered_cannot_be_left_undone(action: str) -> None:
    table = table_for(action, 3).choose(f"at:{action}:bonus", "worker:bare")
    assert table.kind not in ("place", "bonus")
    table.cannot("done", "decline", "pass")


@pytest.mark.rule("V-36")
@pytest.mark.parametrize(
    "action", ["plant_vine", "harvest_field", "make_wine", "play_summer_visitor", "play_winter_visitor"]
)
def test_a_bonus_may_be_declined(action: str) -> None:
    count, plain, _ = effects()[action]
    table = table_for(action, 3)
    before = count(table)
    table.choose(f"at:{action}:bonus", "worker:bare")
    everything(table, "decline", "way:lira", "way:draw")
    assert count(table) - before == plain


@pytest.mark.rule("V-36")
def test_a_bonus_may_come_after_the_action() -> None:
    me = Seat(hand=["malvasia", "sangiovese"], workers=["bare"])
    table = Table(me, Seat(), Seat()).choose("at:plant_vine:bonus", "plant:malvasia:left")
    assert (table.kind, table.vines("left")) == ("bonus", ["malvasia"])
    table.choose("part:plant", "plant:sangiovese:right")
    assert table.vines("right") == ["sangiovese"]


@pytest.mark.rule("V-36")
def test_a_bonus_may_come_before_the_action() -> None:
    table = Table(Seat(lira=1, workers=["bare"]), Seat(), Seat())
    assert at(table, "build_structure") == ["bonus"], "the lira saved is needed for the structure"
    table.choose("at:build_structure:bonus")
    assert table.options == ["structure:trellis", "structure:yoke"]
    table.choose("structure:yoke")
    assert (table.lira(), table.structures()) == (0, ["yoke"])


@pytest.mark.rule("V-37")
def test_actions_that_cannot_be_carried_out_are_closed() -> None:
    summer = Table(Seat(hand=["merlot", "judge"]), Seat()).begin()
    assert summer.options == [
        "at:draw_vine",
        "at:give_tour",
        "at:sell_grapes_or_field",
        "at:gain_lira",
        "pass",
    ]
    me = Seat(lira=3, hand=["patron", "r5"], wines={"red": [3]}, structures=["yoke"])
    assert Table(me, Seat(), season="winter").begin().options == ["at:draw_order", "at:gain_lira", "pass"]


@pytest.mark.rule("V-37")
@pytest.mark.parametrize(
    ("action", "seat"),
    [
        ("build_structure", Seat(lira=2)),
        ("play_summer_visitor", Seat(hand=["patron"])),
        ("plant_vine", Seat(hand=["malvasia"])),
        ("harvest_field", Seat(fields={"left": ["malvasia"]})),
        ("train_worker", Seat(lira=4)),
        ("play_winter_visitor", Seat(hand=["judge"])),
        ("make_wine", Seat(grapes={"red": [9]})),
        ("fill_order", Seat(hand=["r5"], wines={"red": [5]})),
        ("yoke", Seat(structures=["yoke"], fields={"left": ["malvasia"]}, harvested=["left"])),
    ],
)
def test_actions_that_can_just_be_carried_out_are_open(action: str, seat: Seat) -> None:
    season = "winter" if action in WINTER else "summer"
    assert f"at:{action}" in Table(seat, Seat(), season=season).begin().options
    Table(Seat(), Seat(), season=season).cannot(f"at:{action}")


@pytest.mark.rule("V-37")
def test_nothing_can_be_sold_when_all_fields_are_planted_and_no_grape_is_there() -> None:
    fields = {"left": ["malvasia"], "middle": ["malvasia"], "right": ["malvasia"]}
    Table(Seat(fields=fields), Seat()).cannot("at:sell_grapes_or_field")


# The space that is never full


@pytest.mark.rule("V-38")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_any_number_of_workers_may_gain_a_lira(season: str) -> None:
    table = Table(Seat(), Seat(), season=season)
    for _ in range(2):
        table.choose("at:gain_lira", "worker:bare", "at:gain_lira", "worker:bare")
    table.choose("at:gain_lira")
    assert table.standing("gain_lira") == ["0.bare", "1.bare", "0.bare", "1.bare", "0.grande"]
    assert (table.lira(0), table.lira(1)) == (3, 2)
    assert (table.asked, "at:gain_lira" in table.options) == (1, True)
