"""Entertainers and Merrymakers: tokens that move over their mats."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.civilizations import entertainers, merrymakers
from tests.games.tapestry.civs import Opening, answer_all, gaining, out
from tests.games.tapestry.table import Seat, Table

# Entertainers

PATHS = {
    "start": "worker culture food coin",
    "worker": "farm market",
    "culture": "market house",
    "food": "market house",
    "coin": "house armory",
    "farm": "conquer research",
    "market": "conquer research",
    "house": "invent explore",
    "armory": "invent explore",
    "conquer": "technology exploration",
    "research": "exploration military",
    "invent": "exploration military",
    "explore": "military science",
    "technology": "",
    "exploration": "",
    "military": "",
    "science": "",
}
"""Where each space leads to, as printed on the mat."""
SPACES = [name for name in PATHS if name != "start"]


def walk(*names: str) -> Table:
    """Entertainers after these spaces, about to move on."""
    table = Table(civ="entertainers", tiles=[5])
    for name in names:
        answer_all(table.run(entertainers(table.state, table.me)).choose(f"stage:{name}"))
    return table.run(entertainers(table.state, table.me))


def all_walks(*walked: str) -> list[tuple[str, ...]]:
    """Every way that the printed paths allow, to its end."""
    onward = PATHS[walked[-1] if walked else "start"].split()
    return [way for name in onward for way in all_walks(*walked, name)] if onward else [walked]


def test_all_walks_take_four_moves() -> None:
    walks = all_walks()
    assert {len(way) for way in walks} == {4}
    assert {name for way in walks for name in way} == set(SPACES)


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4])
def test_the_token_moves_along_the_printed_paths(steps: int) -> None:
    for way in {way[:steps] for way in all_walks()}:
        table = walk(*way)
        onward = PATHS[way[-1] if way else "start"].split()
        if onward:
            assert table.asked == "perform"
            assert table.options == [*(f"stage:{name}" for name in onward), "decline"]
        else:
            assert table.asked == "nothing"


def test_entertainers_from_the_start_of_the_game() -> None:
    table = Opening("entertainers").income()
    assert table.asked == "perform"
    assert table.options == ["stage:worker", "stage:culture", "stage:food", "stage:coin", "decline"]
    table.choose("stage:food")
    assert table.have()["food"] == 2


def test_declining_leaves_the_token_where_it_is() -> None:
    table = Table(out(), civ="entertainers", era=1, hand=["trap", "trap", "trap"])
    for turn in (2, 3):
        table.income()
        assert table.options == ["stage:worker", "stage:culture", "stage:food", "stage:coin", "decline"]
        table.choose("decline")
        assert table.me.era == turn


def test_one_move_in_each_of_the_four_income_turns() -> None:
    table = Table(out(), civ="entertainers", era=1, hand=["trap"])
    for name in ("coin", "house", "invent", "military"):
        table.income().choose(f"stage:{name}")
        while table.decision is not None and table.asked != "turn":
            table.skip(table.asked)
    assert table.me.finished
    assert table.tracks()["military"] == 1


# What the spaces of the Entertainers bring


def entered(name: str, *others: Seat, **me: Any) -> Table:
    """Entertainers just gained put their token onto a space."""
    table = gaining("entertainers", *others, **me)
    assert table.asked == "stage"
    return table.choose(f"stage:{name}")


@pytest.mark.rule("T-143")
def test_gained_later_the_token_goes_onto_any_space_but_the_start() -> None:
    assert gaining("entertainers").options == [f"stage:{name}" for name in SPACES]


@pytest.mark.parametrize("kind", ["worker", "culture", "food", "coin"])
def test_a_resource_of_the_first_column(kind: str) -> None:
    assert entered(kind).have() == {kind: 1}


@pytest.mark.parametrize("kind", ["farm", "market", "house", "armory"])
def test_a_building_of_the_second_column(kind: str) -> None:
    table = entered(kind)
    assert table.asked == "plot"
    table.choose((0, 0))
    assert table.me.left == [5 - (each == kind) for each in ("market", "house", "farm", "armory")]


def test_the_conquest_of_the_third_column_is_an_ordinary_one() -> None:
    table = entered("conquer")
    assert table.asked == "conquer"
    assert not table.offers("hex:-2,1")  # not far away
    table.choose((1, 1))
    assert table.asked == "die"


@pytest.mark.rule("T-80")
def test_the_research_of_the_third_column_is_without_benefit() -> None:
    table = gaining("entertainers").science("technology").choose("stage:research")
    assert (table.asked, table.options) == ("bare_advance", ["advance:technology:0", "decline"])
    table.choose("advance:technology")
    assert table.tracks()["technology"] == 1
    assert table.techs("bottom") == []


def test_the_invention_of_the_third_column() -> None:
    table = entered("invent").choose("ammonia")
    assert table.techs("bottom") == ["ammonia"]


def test_the_exploration_of_the_third_column() -> None:
    table = entered("explore", tiles=[5])
    assert table.asked == "explore"
    assert not table.offers("hex:-1,0")
    table.choose((1, 0))
    assert table.have() == {"food": 1}


@pytest.mark.rule("T-82")
@pytest.mark.parametrize("track", ["technology", "exploration", "science"])
def test_the_last_column_advances_with_benefit_and_paid_bonus(track: str) -> None:
    table = gaining("entertainers", tiles=[5], coin=1, technology=1, exploration=1, science=1)
    table.choose(f"stage:{track}")
    assert (table.asked, table.options) == ("free_advance", [f"advance:{track}:1", "decline"])
    table.choose(f"advance:{track}").skip("explore", "rotation")
    assert table.tracks()[track] == 2
    assert table.asked == "bonus"


@pytest.mark.rule("T-82")
def test_the_military_space_of_the_last_column() -> None:
    table = Table(civ="entertainers", military=1, coin=1)
    table.me.mats.stage = list(PATHS).index("research")
    table.run(entertainers(table.state, table.me)).choose("stage:military").choose("advance:military")
    assert table.tracks()["military"] == 2
    assert table.asked == "bonus"


def test_such_an_advance_may_be_declined() -> None:
    table = entered("science").choose("decline")
    assert table.tracks()["science"] == 0


def test_gained_later_the_token_moves_on_from_there() -> None:
    table = entered("house", out(), era=1).choose("plot:0,0")
    table.skip("conquer")
    table.income()
    assert table.options == ["stage:invent", "stage:explore", "decline"]


# Merrymakers

COLUMNS = (
    ("coin", "worker, food", "culture, armory"),
    ("tile", "invent, card", "explore, research"),
    ("5 points", "10 points", "15 points"),
)
"""What the spaces of the columns bring, each from below."""


QUESTIONS = {"invent": "invent", "explore": "explore", "free_advance": "research", "plot": "armory"}
"""What a question shows to be gained."""


def revel(table: Table, column: int) -> set[str]:
    """Move a token and say what it brings, answering all questions."""
    have, vp, tiles, hand = table.have(), table.vp(), len(table.tiles()), len(table.hand())
    table.run(merrymakers(table.state, table.me)).choose(f"revel:{column}")
    gained = []
    while table.decision is not None:
        gained.append(QUESTIONS.get(table.asked, ""))
        table.choose("decline" if table.asked == "free_advance" else table.options[0])
    if "explore" not in gained:
        gained += [kind for kind, count in table.have().items() if count > have.get(kind, 0)]
        gained += [f"{table.vp() - vp} points"] * (table.vp() > vp)
        gained += ["tile"] * (len(table.tiles()) - tiles) + ["card"] * (len(table.hand()) - hand)
    return set(gained) - {""}


@pytest.mark.parametrize("column", range(3))
def test_a_token_moves_up_one_space_and_gains_all_on_it(column: int) -> None:
    table = Table(civ="merrymakers", tiles=[40])
    for space in COLUMNS[column]:
        assert revel(table, column) == set(space.split(", "))
    assert table.me.mats.revels[column] == 3


def test_at_the_top_a_token_moves_no_more() -> None:
    table = Table(out(), civ="merrymakers", era=4)
    table.me.mats.revels = (0, 3, 2)
    table.income()
    assert table.options == ["revel:0", "revel:2", "decline"]
    table.choose("revel:2")
    assert table.points() == {"civilization": 15}


def test_different_tokens_may_move() -> None:
    table = Table(out(), civ="merrymakers", era=4)
    table.me.mats.revels = (1, 1, 1)
    table.income().choose("revel:0")
    assert table.have() == {"worker": 1, "food": 1}
    assert table.me.mats.revels == (2, 1, 1)


def test_the_order_on_a_space_is_free() -> None:
    table = Table(out(), civ="merrymakers", era=4, tiles=[5])
    table.me.mats.revels = (0, 2, 0)
    table.income().choose("revel:1")
    assert (table.asked, table.options) == ("order", ["benefit:explore", "benefit:research"])


@pytest.mark.rule("T-81")
def test_the_research_of_the_merrymakers_is_a_full_one() -> None:
    table = Table(out(), civ="merrymakers", era=4)
    table.me.mats.revels = (0, 2, 0)
    table.income().choose("revel:1").science("technology").choose("research").choose("advance:technology")
    assert table.asked == "invent"


def test_merrymakers_may_decline() -> None:
    table = Table(out(), civ="merrymakers", era=1).income().choose("decline")
    assert table.me.mats.revels == (0, 0, 0)


def test_merrymakers_from_the_start_and_later() -> None:
    assert Opening("merrymakers").income().options == ["revel:0", "revel:1", "revel:2", "decline"]
    table = gaining("merrymakers", out(), era=1)
    assert table.me.mats.revels == (0, 0, 0)
    assert table.asked == "conquer"
    table.skip("conquer")
    assert table.income().choose("revel:2").points()["civilization"] == 5
