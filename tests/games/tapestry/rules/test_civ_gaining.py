"""Civilizations come into play: chosen at the start, or gained later; several of them side by side."""

import pytest

from figurka.games.tapestry.content.civilizations import CIV, CIVILIZATIONS
from figurka.games.tapestry.rules.benefits import A_CIVILIZATION, UPGRADE_A_TECH, building
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.things import HOUSE
from tests.games.tapestry.civs import Opening, gaining, out
from tests.games.tapestry.table import Table

ALL = (
    "alchemists",
    "architects",
    "craftsmen",
    "entertainers",
    "futurists",
    "heralds",
    "historians",
    "inventors",
    "isolationists",
    "leaders",
    "merrymakers",
    "militants",
    "mystics",
    "nomads",
    "the_chosen",
    "traders",
)
STARTING_ONLY = ("futurists", "mystics")
ACTIVE_IN_STEP_1 = (
    "alchemists",
    "entertainers",
    "heralds",
    "historians",
    "inventors",
    "leaders",
    "merrymakers",
    "militants",
    "the_chosen",
    "traders",
)


def civs(table: Table, seat: int = 0) -> list[str]:
    return [each.name for each in table.player(seat).civilizations]


def pile(table: Table) -> set[str]:
    return {each.name for each in table.state.civ_pile.things()}


# At the start


@pytest.mark.rule("T-13")
def test_there_are_sixteen_and_each_can_begin_a_game() -> None:
    assert {each.name for each in CIVILIZATIONS} == set(ALL)
    for name in ALL:
        table = Opening(name)
        assert civs(table) == [name]
        check(table.state)


@pytest.mark.rule("T-13")
def test_the_civilization_not_kept_goes_into_the_pile_of_unused_ones() -> None:
    table = Opening("leaders", "nomads")
    assert civs(table) == ["leaders"]
    assert civs(table, 1) == ["nomads"]
    assert pile(table) == set(ALL) - {"leaders", "nomads"}


@pytest.mark.rule("T-22", "T-24")
@pytest.mark.parametrize("name", ALL)
def test_the_first_income_turn_has_no_step_of_civilizations(name: str) -> None:
    table = Opening(name)
    if name == "mystics":
        table.choose("number:9", "number:9", "number:9", "number:4")
    assert table.me.era == 1
    each = 2 if name == "futurists" else 1
    assert table.have() == {"coin": each, "worker": each, "food": each, "culture": each}
    assert table.asked == ("heralds_start" if name == "heralds" else "turn")


@pytest.mark.rule("T-24")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_in_step_1_of_the_later_income_turns_the_civilization_is_used(turn: int) -> None:
    table = Table(out(), civ="leaders", era=turn - 1).income()
    assert table.asked == "leaders"
    table.choose("technology").skip("invent")
    assert table.tracks()["technology"] == 1


@pytest.mark.rule("T-24")
def test_each_is_used_once_in_an_income_turn() -> None:
    table = Table(out(), civ="leaders", era=1, hand=["trap", "meritocracy"]).income()
    table.choose("exploration")
    assert table.asked == "lay"


# During the game


@pytest.mark.rule("T-92", "T-143")
@pytest.mark.parametrize("name", [name for name in ALL if name not in STARTING_ONLY])
def test_mechs_bring_another_civilization(name: str) -> None:
    first = "leaders" if name != "leaders" else "nomads"
    table = gaining(name, civ=first, hand=["trap"])
    assert civs(table) == [first, name]
    assert not pile(table)


@pytest.mark.rule("T-92")
def test_the_square_of_radio_brings_another_civilization() -> None:
    table = Table(civ="leaders", science=10, middle=["radio"], civ_pile=["nomads"])
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["radio"]
    assert civs(table) == ["leaders", "nomads"]


@pytest.mark.rule("T-142")
@pytest.mark.parametrize("name", STARTING_ONLY)
def test_futurists_and_mystics_gained_later_are_discarded_for_the_next(name: str) -> None:
    table = Table(civ_pile=[name, "leaders", "nomads"]).gain(A_CIVILIZATION)
    assert civs(table) == ["leaders"]
    assert pile(table) == {"nomads"}
    assert table.tracks() == {"exploration": 0, "science": 0, "military": 0, "technology": 0}
    assert table.have() == {}
    assert table.asked == "nothing"


@pytest.mark.rule("T-142")
def test_both_of_them_may_be_discarded_one_after_the_other() -> None:
    table = Table(civ_pile=["mystics", "futurists"]).gain(A_CIVILIZATION)
    assert civs(table) == []
    assert not pile(table)


@pytest.mark.rule("T-125", "T-142")
def test_from_an_empty_pile_nothing_is_gained() -> None:
    table = Table(civ="leaders", civ_pile=[]).gain(A_CIVILIZATION)
    assert civs(table) == ["leaders"]


@pytest.mark.rule("T-104")
def test_a_finished_player_gains_no_civilization() -> None:
    table = Table(finished=True, era=5, civ_pile=["traders"]).gain(A_CIVILIZATION)
    assert civs(table) == []
    assert pile(table) == {"traders"}


@pytest.mark.rule("T-143")
def test_what_a_new_one_does_at_once_comes_inside_of_the_benefit() -> None:
    table = gaining("entertainers")
    assert table.asked == "stage"
    table.choose("coin")
    assert table.have() == {"coin": 1}
    assert table.asked == "conquer"


@pytest.mark.rule("T-144")
def test_one_gained_in_step_1_still_acts_in_that_step() -> None:
    table = Table(
        out(), civ="inventors", era=1, middle=["radio"], bottom=["bakery"], civ_pile=["leaders"]
    ).income()
    assert table.asked == "inventors"
    table.choose("radio")
    assert table.asked == "leaders"
    table.choose("exploration")
    assert table.me.mats.leaders


@pytest.mark.rule("T-144")
def test_one_gained_after_step_1_first_acts_in_the_next_income_turn() -> None:
    table = Table(out(), civ="nomads", era=2, science=10, middle=["radio"], civ_pile=["leaders"]).income()
    assert table.asked == "upgrade"
    table.choose("radio")
    assert civs(table) == ["nomads", "leaders"]
    assert table.asked == "turn"
    table.income()
    assert table.asked == "leaders"


@pytest.mark.rule("T-145")
def test_one_gained_in_the_final_income_turn_gives_what_it_still_can() -> None:
    table = Table(out(), era=4, science=10, middle=["radio"], civ_pile=["isolationists"]).income()
    table.choose("radio")
    assert table.me.finished
    assert table.points()["civilization"] == 5


@pytest.mark.rule("T-145")
def test_one_gained_too_late_gives_nothing_more() -> None:
    table = Table(out(), era=4, science=10, middle=["radio"], civ_pile=["leaders"]).income()
    table.choose("radio")
    assert table.me.finished
    assert table.me.mats.leaders == 0
    assert "civilization" not in table.points()


# Side by side


@pytest.mark.rule("T-118")
def test_several_are_used_in_the_order_that_their_owner_likes() -> None:
    for order in (["leaders", "merrymakers"], ["merrymakers", "leaders"]):
        table = Table(out(), civ=["leaders", "merrymakers"], era=1).income()
        asked = []
        for name in order:
            if table.asked == "civilization_first":
                assert table.options == ["civilization:leaders", "civilization:merrymakers"]
                table.choose(name)
            asked.append(table.asked)
            table.choose("decline")
        assert asked == [{"leaders": "leaders", "merrymakers": "revel"}[name] for name in order]


@pytest.mark.rule("T-118")
def test_the_order_matters_for_what_is_had() -> None:
    late = Table(out(exploration=1), civ=["the_chosen", "leaders"], era=1).income()
    late.choose("civilization:the_chosen", "track:exploration")
    assert late.vp() == 3
    early = Table(out(exploration=1), civ=["the_chosen", "leaders"], era=1).income()
    early.choose("civilization:leaders", "track:exploration")
    assert early.vp() == 4


@pytest.mark.rule("T-92", "T-118")
def test_passive_ones_work_side_by_side() -> None:
    table = Table(civ=["architects", "craftsmen", "nomads"], built={"house": [(3, 0), (4, 0)]})
    check(table.state)
    table.gain(building(HOUSE))
    assert table.offers("plot:4,1")
    assert table.offers("statue:0")
    assert table.offers("hex:1,1")
    table.choose("plot:4,1").choose("coin").choose("coin")
    assert table.have() == {"coin": 2}


@pytest.mark.rule("T-93")
def test_tokens_never_run_out() -> None:
    table = Table(civ=["heralds", "historians", "inventors", "isolationists", "traders"])
    mats = table.me.mats
    assert (mats.heralds, mats.inventors, mats.isolation, mats.traders) == (4, 4, 4, 4)
    assert mats.given.count(-1) == 4


@pytest.mark.rule("T-24")
@pytest.mark.parametrize("name", ALL)
def test_who_acts_in_step_1_and_who_never_is_asked(name: str) -> None:
    """Each beside the Leaders: only one that acts in step 1 must be put in an order with them."""
    if name == "leaders":
        return
    table = Table(out(), civ=["leaders", name], era=1).income()
    assert (table.asked == "civilization_first") == (name in ACTIVE_IN_STEP_1)
    assert (
        CIV[name].income_turns
        == {
            True: (2, 3, 4, 5),
            False: (5,) if name in ("isolationists", "mystics") else (),
        }[name in ACTIVE_IN_STEP_1]
    )
