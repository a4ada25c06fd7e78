"""Worked examples of technologies: TE-5, TE-6, TE-31, TE-32, TE-52."""

import pytest

from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, invent
from figurka.games.tapestry.rules.inventing import upgradable
from tests.games.tapestry.table import Seat, Table


@pytest.mark.rule("T-71", "T-73", "T-80")
def test_te_05_upgrade_into_the_middle_row() -> None:
    table = Table(bottom=["zeppelins"], exploration=4, coin=1).gain(UPGRADE_A_TECH)
    table.choose("advance:exploration")
    assert table.techs("middle") == ["zeppelins"]
    assert table.tracks()["exploration"] == 5
    assert table.vp() == 0, "no benefit"
    assert table.asked == "nothing", "and no bonus"


@pytest.mark.rule("T-74", "T-75", "T-188")
def test_te_06_prerequisite_for_the_top_row_by_a_neighbour() -> None:
    table = Table(Seat(exploration=4), seats=3, middle=["zeppelins"], exploration=3).gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["zeppelins"]
    assert table.vp() == 3


@pytest.mark.rule("T-75", "T-94", "T-190")
def test_te_31_prerequisite_of_a_player_who_is_no_neighbour() -> None:
    others = Seat(exploration=3), Seat(exploration=9), Seat()
    table = Table(*others, seats=4, middle=["zeppelins"], exploration=1)
    assert upgradable(table.state, table.me) == []
    table.gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["zeppelins"]
    assert table.vp() == 0


@pytest.mark.rule("T-189", "T-75")
def test_te_32_income_row_prerequisite() -> None:
    table = Table(Seat(farm=2), middle=["barn"]).gain(UPGRADE_A_TECH).choose("site:8,6")
    assert table.techs("top") == ["barn"]
    assert table.landmarks() == {"barn"}


@pytest.mark.rule("T-67", "T-68")
def test_te_52_tech_deck_runs_out() -> None:
    table = Table(tech_deck_size=0, tech_discard=["radio", "paper", "clocks", "compass"]).gain(invent())
    table.choose("ammonia")
    assert table.techs("bottom") == ["ammonia"]
    assert len(table.state.display) == 3
    assert len(table.state.tech_pile) == 3
    assert table.state.tech_discard == []
