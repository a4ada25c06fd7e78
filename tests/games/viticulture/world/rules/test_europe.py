"""Europe: personal goals, and the decree that may favour them.

Where a figure matters the decree is the test's own, so that the events may be tuned.
"""

from collections.abc import Callable
from typing import Any

import pytest

from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.rules.state import PARENTS
from figurka.games.viticulture.rules.things import WINE_TYPES
from figurka.games.viticulture.world.content.balance import (
    GOALS_DEALT,
    GOALS_KEPT,
    SOLO_GOALS_DEALT,
    SOLO_GOALS_KEPT,
    UNFAVOURED_GOAL,
)
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, GOALS
from figurka.games.viticulture.world.rules.things import Change, Event
from tests.games.viticulture.table import FIELD_NAMES, Seat, Table
from tests.games.viticulture.world.continents import begin_year, idle

GOAL = {name: goal.least for name, goal in GOAL_BY_NAME.items()}
"""The least count of each goal."""


def state_of(
    *seats: Seat, favoured: tuple[str, ...] = (), change: Change | None = None, **said: Any
) -> Table:
    """A year in Europe with a decree of the test's own."""
    table = Table(*seats, **{"continent": "europe", "influence": 0, **said})
    table.world.event = Event(1, "eu_grants", "", "c1", favoured=favoured, change=change or Change())
    return table


def goals(table: Table, seat: int = 0) -> list[str]:
    return [goal.name for goal in table.world.goals[seat]]


def met(**said: Any) -> Seat:
    """A player whose goals of trellis and irrigation, and of a windmill, are met."""
    return Seat(**{"structures": ["trellis", "irrigation", "windmill"], "goals": ["eu_s1", "eu_s3"], **said})


# The goals at the beginning and in spring


@pytest.mark.rule("W-350")
@pytest.mark.parametrize(
    ("seats", "dealt", "kept"), [(1, SOLO_GOALS_DEALT, SOLO_GOALS_KEPT), (3, GOALS_DEALT, GOALS_KEPT)]
)
def test_everybody_draws_goals_and_puts_one_under_the_deck(seats: int, dealt: int, kept: int) -> None:
    table = Table(players=seats, continent="europe")
    table.state.phase = PARENTS
    table.begin()
    assert len(GOALS) == 18
    away: list[str] = []
    while table.kind != "position":
        if table.kind == "goal_away":
            assert len(table.options) == dealt - len(away) % (dealt - kept)
            away.append(table.options[0])
        table.choose("decline" if table.kind == "goal_change" else table.options[0])
    assert [len(goals(table, seat)) for seat in range(seats)] == [kept] * seats
    assert len(away) == seats * (dealt - kept)
    assert [goal.key for goal in table.world.goal_pile.bottom] == away
    assert len(table.world.goal_pile) == len(GOALS) - seats * kept


@pytest.mark.rule("W-351")
def test_every_player_has_goals_of_the_own_and_some_need_neither_grapes_nor_wine() -> None:
    table = state_of(met(), Seat(goals=["eu_s4"])).choose("claim:eu_s1")
    assert (goals(table, 0), goals(table, 1)) == (["eu_s3"], ["eu_s4"])
    assert {goal.category for goal in GOALS} == {"vineyard", "structures", "wine", "trade", "labour"}


@pytest.mark.rule("W-354")
def test_in_spring_a_goal_may_be_exchanged_for_a_lira() -> None:
    table = begin_year(Table(Seat(lira=2, goals=["eu_s1", "eu_t1"]), Seat(), continent="europe"), "eu_grants")
    assert table.kind == "goal_change"
    before = len(table.world.goal_pile)
    table.choose("goal:eu_s1")
    assert table.lira() == 1
    assert (len(goals(table)), goals(table)[0]) == (GOALS_KEPT, "eu_t1")
    assert len(table.world.goal_pile) == before - GOALS_KEPT, "seat 1 had none and has drawn its own"


@pytest.mark.rule("W-354")
def test_the_goal_put_away_lies_under_the_deck() -> None:
    table = Table(Seat(lira=2, goals=["eu_s1", "eu_t1"]), Seat(goals=["eu_s2", "eu_s3"]), continent="europe")
    begin_year(table, "eu_grants").choose("goal:eu_s1")
    drawn = [table.world.goal_pile.draw(table.state).name for _ in range(len(table.world.goal_pile))]
    assert drawn[-1] == "eu_s1"


@pytest.mark.rule("W-354")
def test_nobody_must_exchange_a_goal() -> None:
    table = Table(Seat(lira=2, goals=["eu_s1", "eu_t1"]), Seat(goals=["eu_s2", "eu_s3"]), continent="europe")
    begin_year(table, "eu_grants").choose("decline")
    assert (goals(table), table.lira(), table.kind) == (["eu_s1", "eu_t1"], 2, "position")


@pytest.mark.rule("W-354")
def test_without_a_lira_no_goal_is_exchanged() -> None:
    table = Table(Seat(goals=["eu_s1", "eu_t1"]), Seat(goals=["eu_s2", "eu_s3"]), continent="europe")
    assert begin_year(table, "eu_grants").kind == "position"


@pytest.mark.rule("W-354")
@pytest.mark.parametrize(("seats", "kept"), [(1, SOLO_GOALS_KEPT), (2, GOALS_KEPT)])
def test_in_spring_goals_are_drawn_up_to_the_number_kept(seats: int, kept: int) -> None:
    table = begin_year(Table(players=seats, continent="europe"), "eu_grants")
    assert [len(goals(table, seat)) for seat in range(seats)] == [kept] * seats


@pytest.mark.rule("W-354")
def test_goals_are_drawn_as_long_as_the_deck_lasts() -> None:
    table = Table(Seat(), Seat(), continent="europe")
    table.world.goal_pile.rest = table.world.goal_pile.rest[:3]
    begin_year(table, "eu_grants")
    assert [len(goals(table, seat)) for seat in range(2)] == [2, 1]


@pytest.mark.rule("W-354")
def test_a_claimed_goal_is_out_of_the_game() -> None:
    table = state_of(met(), Seat()).choose("claim:eu_s1")
    there = [*table.world.goal_pile.things(), *table.world.goals[0], *table.world.goals[1]]
    assert (len(there), GOAL_BY_NAME["eu_s1"] in there) == (len(GOALS) - 1, False)


# Claiming


@pytest.mark.rule("W-352")
def test_a_goal_is_claimed_on_the_own_turn_before_the_action() -> None:
    table = state_of(met(), Seat()).choose("claim:eu_s1")
    assert (goals(table), table.asked, table.kind) == (["eu_s3"], 0, "place")


@pytest.mark.rule("W-352")
def test_a_goal_is_claimed_on_the_own_turn_after_the_action() -> None:
    table = state_of(met(), Seat()).choose("at:give_tour:1", "worker:yellow")
    assert (table.kind, table.options) == ("claim", ["claim:eu_s1", "claim:eu_s3", "decline"])
    table.choose("claim:eu_s3")
    assert (goals(table), table.asked) == (["eu_s1"], 1)


@pytest.mark.rule("W-352")
def test_a_goal_is_claimed_after_an_action_of_the_own_mat() -> None:
    table = state_of(
        Seat(structures=["yoke"], goals=["eu_v4"], fields={"left": ["malvasia"]}, harvested=["right"]),
        Seat(),
    )
    table.choose("at:yoke", "worker:yellow", "part:harvest", "claim:eu_v4")
    assert (goals(table), table.asked) == ([], 1)


@pytest.mark.rule("W-352")
def test_a_goal_is_claimed_right_after_the_own_year_end() -> None:
    table = state_of(
        idle(lira=GOAL["eu_t1"] - 1, residual=1, goals=["eu_t1"]), Seat(), season="winter"
    ).begin()
    assert (table.kind, table.options) == ("claim", ["claim:eu_t1", "decline"])


@pytest.mark.rule("W-352")
def test_a_claim_can_wait() -> None:
    table = state_of(met(), Seat()).choose("at:give_tour:1", "worker:yellow", "decline")
    assert (goals(table), table.asked) == (["eu_s1", "eu_s3"], 1)


@pytest.mark.rule("W-352")
def test_each_player_claims_one_goal_a_year() -> None:
    table = state_of(met(), met(goals=["eu_s2"], structures=["medium_cellar", "large_cellar"])).choose(
        "claim:eu_s1"
    )
    table.cannot("claim:eu_s3")
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.asked == 1
    table.choose("claim:eu_s2")


@pytest.mark.rule("W-352")
def test_next_year_another_goal_may_be_claimed() -> None:
    table = state_of(met(), Seat(goals=["eu_w1", "eu_w2"]))
    table.world.year.claimed = 1
    begin_year(table, "eu_coops").choose("position:5", "position:6")
    assert "claim:eu_s1" in table.options


@pytest.mark.rule("W-352")
def test_a_goal_that_is_not_met_cannot_be_claimed() -> None:
    state_of(Seat(structures=["trellis"], goals=["eu_s1", "eu_s3"]), Seat()).cannot(
        "claim:eu_s1", "claim:eu_s3"
    )


@pytest.mark.rule("W-353")
def test_a_favoured_goal_brings_influence() -> None:
    table = state_of(met(), Seat(), favoured=("structures",)).choose("claim:eu_s1")
    assert (table.world.influence, table.lira()) == (1, 0)


@pytest.mark.rule("W-353")
def test_another_goal_brings_lira() -> None:
    table = state_of(met(), Seat(), favoured=("wine",)).choose("claim:eu_s1")
    assert (table.world.influence, table.lira()) == (0, UNFAVOURED_GOAL)


@pytest.mark.rule("W-353", "W-300")
def test_above_the_cap_a_favoured_goal_brings_lira() -> None:
    table = state_of(met(), Seat(), favoured=("structures",))
    table.world.year.cap_used = 1
    table.choose("claim:eu_s1")
    assert (table.world.influence, table.lira()) == (0, UNFAVOURED_GOAL)


@pytest.mark.rule("W-355")
def test_the_change_of_a_decree_holds_for_all_players_all_year() -> None:
    vines: dict[str, Any] = {"hand": ["malvasia"], "lira": 1}
    table = state_of(Seat(**vines), Seat(**vines), change=Change(planting_price=1), ovals={"A1": "vp"})
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert (table.lira(0), table.lira(1)) == (0, 0)


# The conditions of the goals


def vines(value: int) -> list[str]:
    """Vines of a field, worth a value together."""
    rest = ["", "malvasia", "syrah", "merlot"][value % 4]
    return ["chardonnay"] * (value // 4) + ([rest] if rest else [])


def made_of(values: dict[str, list[int]]) -> dict[str, Any]:
    return {"wines": values, "structures": ["medium_cellar", "large_cellar"]}


def first_of(count: int, values: dict[str, list[int]]) -> dict[str, list[int]]:
    return dict([*values.items()][:count])


COUNTED: dict[str, Callable[[int], dict[str, Any]]] = {
    "eu_v1": lambda count: {"fields": {"left": ["malvasia"], "right": vines(count)}},
    "eu_v2": lambda count: {
        "fields": {name: ["malvasia"] * (1 + (name == "left")) for name in FIELD_NAMES[:count]}
    },
    "eu_v3": lambda count: {
        "fields": {name: vines((count + place) // 3) for place, name in enumerate(FIELD_NAMES)}
    },
    "eu_v4": lambda count: {"harvested": FIELD_NAMES[:count]},
    "eu_s4": lambda count: {
        "structures": ["trellis", "yoke", "cottage", "windmill", "irrigation"][: count - 1],
        "cards": {"mat1": "cafe"},
    },
    "eu_w1": lambda count: made_of(
        first_of(count, {"red": [1, 2, 3], "white": [1, 2], "blush": [4], "sparkling": [7]})
    ),
    "eu_w2": lambda count: made_of({"red": [count], "white": [1]}),
    "eu_w4": lambda count: made_of({"red": [*range(1, count)], "white": [1]}),
    "eu_t1": lambda count: {"lira": count},
    "eu_t2": lambda count: {"residual": count},
    "eu_l1": lambda count: {"hats": ((4 - count) // 2, 4 - count - (4 - count) // 2)},
}
"""What comes to a count, and no further; what does not count lies beside it."""
OWNED: dict[str, tuple[list[str], list[str]]] = {
    "eu_s1": (["trellis", "irrigation"], ["trellis", "yoke"]),
    "eu_s2": (["medium_cellar", "large_cellar"], ["medium_cellar"]),
    "eu_s3": (["tasting_room"], ["cottage", "yoke", "trellis"]),
}
"""The structures that meet a goal, and those that do not quite."""


@pytest.mark.rule("W-352", "W-351")
@pytest.mark.parametrize("name", COUNTED)
def test_a_goal_is_met_by_its_count(name: str) -> None:
    enough, less = (Seat(goals=[name], **COUNTED[name](GOAL[name] - missing)) for missing in (0, 1))
    assert f"claim:{name}" in state_of(enough, Seat(), structures=True).begin().options
    state_of(less, Seat(), structures=True).cannot(f"claim:{name}")


@pytest.mark.rule("W-352", "W-351")
@pytest.mark.parametrize("name", OWNED)
def test_a_goal_is_met_by_its_structures(name: str) -> None:
    enough, less = (Seat(goals=[name], structures=structures) for structures in OWNED[name])
    assert f"claim:{name}" in state_of(enough, Seat()).begin().options
    state_of(less, Seat()).cannot(f"claim:{name}")


@pytest.mark.rule("W-352", "W-305")
def test_a_sparkling_wine_made_in_this_game_meets_its_goal() -> None:
    cellar = ["medium_cellar", "large_cellar"]
    one = Seat(goals=["eu_w3"], structures=cellar, grapes={"red": [2, 3], "white": [2]}, workers=["blue"])
    table = state_of(one, Seat(), season="winter")
    table.cannot("claim:eu_w3")
    table.choose("at:make_wine:1", "make:sparkling:r2+r3+w2")
    assert "claim:eu_w3" in table.options
    state_of(
        Seat(goals=["eu_w3"], structures=cellar, wines={"sparkling": [7]}), Seat(), season="winter"
    ).cannot("claim:eu_w3")


@pytest.mark.rule("W-352")
def test_two_trades_of_the_grande_meet_their_goal_on_either_side() -> None:
    seats = [Seat(goals=[name], lira=5, workers=["grande"]) for name in ("eu_t3", "eu_t1")]
    table = state_of(*seats, board={"B1": ["1.yellow"]})
    for career in table.world.careers:
        career.trades = GOAL["eu_t3"] - 2
    keys = ("at:draw_vine:beside", "seat:1", "thing:lira", "number:1", "nothing", "agree")
    table.choose(*keys)
    assert [career.trades for career in table.world.careers] == [GOAL["eu_t3"] - 1] * 2
    table = state_of(*seats, board={"B1": ["1.yellow"]})
    table.world.careers[0].trades = GOAL["eu_t3"] - 1
    table.choose(*keys)
    assert table.options == ["claim:eu_t3", "decline"]


@pytest.mark.rule("W-352")
@pytest.mark.parametrize("missing", [0, 1])
def test_an_order_counts_by_its_printed_points(missing: int) -> None:
    order = next(each for each in ORDERS if each.vp == GOAL["eu_t4"] - missing)
    one = Seat(
        goals=["eu_t4"],
        hand=[order.name],
        workers=["blue"],
        **made_of({WINE_TYPES[kind]: [9] for kind, _ in order.wines}),
    )
    change = Change(order_vp=1 if missing else -1)
    table = state_of(one, Seat(), season="winter", change=change).choose("at:fill_order:1")
    assert table.vp() == order.vp + change.order_vp
    assert ("claim:eu_t4" in table.options) == (not missing)


@pytest.mark.rule("W-352")
def test_visitors_are_counted_in_the_current_season() -> None:
    one = Seat(goals=["eu_l2"], hand=["patron", "vendor", "broker"], lira=9, hats=(1, 2))
    table = state_of(one, Seat(passed=True), tiles="E").choose("at:play_summer_visitor:1", "worker:yellow")
    table.choose("visitor:patron", "way:lira", "visitor:vendor")
    while table.kind not in {"claim", "place"}:
        table.choose(table.options[0])
    assert table.options == ["claim:eu_l2", "decline"]
    table.choose("decline", "pass")
    while not (table.kind == "place" and table.state.winter):
        table.choose("pass" if table.kind == "place" else table.options[0])
    table.cannot("claim:eu_l2")


def test_every_goal_has_a_test() -> None:
    apart = {"eu_w3", "eu_t3", "eu_t4", "eu_l2"}
    assert set(COUNTED) | set(OWNED) | apart == set(GOAL_BY_NAME)
