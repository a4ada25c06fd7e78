"""Inventing and upgrading (T-66 to T-75)."""

from typing import Any

import pytest

from figurka.core.chance import game_chance
from figurka.games.tapestry.content.techs import TECH, TECHS
from figurka.games.tapestry.rules.benefits import INVENT_AND_UPGRADE, UPGRADE_A_TECH, invent, regress
from figurka.games.tapestry.rules.inventing import meets
from figurka.games.tapestry.rules.things import EXPLORATION, HOUSE
from tests.games.tapestry.table import Seat, Table

OPEN = ("calendar", "ammonia", "compass")
NEEDS = {
    "air_conditioning": ("technology", 4),
    "ammonia": ("military", 7),
    "anesthesia": ("science", 4),
    "assembly_line": ("exploration", 7),
    "bakery": ("farm", 1),
    "barn": ("farm", 2),
    "lithium_ion_battery": ("exploration", 10),
    "calendar": ("exploration", 4),
    "canned_food": ("military", 4),
    "clocks": ("technology", 4),
    "compass": ("technology", 4),
    "com_tower": ("house", 3),
    "concrete": ("exploration", 4),
    "dynamite": ("military", 4),
    "eyeglasses": ("technology", 4),
    "irrigation": ("science", 4),
    "library": ("house", 2),
    "light_bulb": ("military", 4),
    "paper": ("science", 4),
    "penicillin": ("science", 4),
    "printing_press": ("technology", 4),
    "radio": ("science", 10),
    "sewage_and_plumbing": ("technology", 4),
    "siegecraft": ("military", 4),
    "stock_market": ("market", 2),
    "telescope": ("technology", 4),
    "the_nail": ("technology", 4),
    "time_travel": ("technology", 10),
    "transistors": ("military", 10),
    "treasury": ("market", 1),
    "vaccines": ("science", 4),
    "warships": ("exploration", 7),
    "zeppelins": ("exploration", 4),
}
"""What the top row asks of each technology: a space of a track, or so many buildings of a kind."""


def shown(table: Table) -> list[str]:
    """The technologies of the display."""
    return [tech.name for tech in table.state.display]


# Inventing


@pytest.mark.rule("T-66")
def test_one_may_take_any_open_technology_or_the_unseen_top_of_the_deck() -> None:
    table = Table(display=OPEN, tech_deck=["radio"]).gain(invent())
    assert table.options == ["tech:calendar", "tech:ammonia", "tech:compass", "deck"]


@pytest.mark.rule("T-66")
def test_an_open_technology_is_gained() -> None:
    table = Table(display=OPEN).gain(invent()).choose("ammonia")
    assert table.techs("bottom") == ["ammonia"]
    assert table.asked == "nothing"


@pytest.mark.rule("T-66")
def test_the_top_of_the_deck_is_gained_and_the_display_stays() -> None:
    table = Table(display=OPEN, tech_deck=["radio", "barn"]).gain(invent()).choose("deck")
    assert table.techs("bottom") == ["radio"]
    assert shown(table) == list(OPEN)


@pytest.mark.rule("T-66")
def test_nothing_is_invented_where_no_technology_is_left() -> None:
    table = Table(display=(), tech_deck_size=0).gain(invent())
    assert table.asked == "nothing"
    assert table.me.tech_count == 0


@pytest.mark.rule("T-67")
def test_a_technology_taken_from_the_display_is_replaced_from_the_deck() -> None:
    table = Table(display=OPEN, tech_deck=["radio", "barn"]).gain(invent()).choose("ammonia")
    assert sorted(shown(table)) == ["calendar", "compass", "radio"]


@pytest.mark.rule("T-67")
def test_it_is_replaced_at_once_so_that_a_second_invention_may_take_the_new_one() -> None:
    table = Table(display=OPEN, tech_deck=["radio", "barn"]).gain(invent(2)).choose("ammonia")
    table.choose("radio")
    assert table.techs("bottom") == ["ammonia", "radio"]
    assert sorted(shown(table)) == ["barn", "calendar", "compass"]


@pytest.mark.rule("T-67", "T-68")
def test_discards_make_a_new_deck_to_refill_the_display() -> None:
    discards = ["radio", "barn", "clocks", "paper"]
    table = Table(display=OPEN, tech_deck_size=0, tech_discard=discards).gain(invent()).choose("ammonia")
    assert len(shown(table)) == 3
    assert set(shown(table)) & set(discards)
    assert (len(table.state.tech_pile), len(table.state.tech_discard)) == (3, 0)
    assert table.told("reshuffles-techs") == 1


@pytest.mark.rule("T-68")
def test_the_unseen_technology_comes_from_the_discards_if_the_deck_is_empty() -> None:
    table = Table(display=OPEN, tech_deck_size=0, tech_discard=["radio"]).gain(invent()).choose("deck")
    assert table.techs("bottom") == ["radio"]
    assert shown(table) == list(OPEN)
    assert not table.state.tech_discard


@pytest.mark.rule("T-68")
def test_the_order_of_the_new_deck_is_left_to_chance() -> None:
    discards = ["radio", "barn", "clocks", "paper"]
    drawn = set()
    for chance in range(40):
        table = Table(display=OPEN, tech_deck_size=0, tech_discard=discards)
        table.state.chance = game_chance(chance)
        drawn.update(table.gain(invent()).choose("deck").techs("bottom"))
    assert drawn == set(discards)


@pytest.mark.rule("T-68")
def test_while_the_deck_lasts_the_discards_stay_where_they_are() -> None:
    table = Table(display=OPEN, tech_deck=["radio", "barn"], tech_discard=["clocks"]).gain(invent(2))
    table.choose("deck", "deck")
    assert table.techs("bottom") == ["radio", "barn"]
    assert [tech.name for tech in table.state.tech_discard] == ["clocks"]


@pytest.mark.rule("T-69")
def test_a_new_technology_goes_to_the_bottom_row() -> None:
    table = Table(display=OPEN, bottom=["radio"], middle=["barn"], top=["paper"])
    table.gain(invent()).choose("compass")
    assert table.techs("bottom") == ["radio", "compass"]
    assert table.techs("middle") == ["barn"]
    assert table.techs("top") == ["paper"]


@pytest.mark.rule("T-69")
def test_each_row_holds_any_number_of_technologies() -> None:
    thirty = [tech.name for tech in TECHS if tech.name not in ("radio", "calendar", "bakery")]
    table = Table(display=["radio"], bottom=thirty).gain(invent()).choose("radio")
    assert len(table.techs("bottom")) == 31
    table = Table(bottom=["calendar"], middle=thirty).gain(UPGRADE_A_TECH)
    assert len(table.techs("middle")) == 31
    table = Table(middle=["calendar"], top=thirty, exploration=4).gain(UPGRADE_A_TECH)
    assert len(table.techs("top")) == 31


@pytest.mark.rule("T-70")
@pytest.mark.parametrize("name", ["calendar", "compass", "bakery", "ammonia", "clocks"])
def test_a_new_technology_gives_nothing_at_once(name: str) -> None:
    table = Table(display=[name, "radio"]).gain(invent()).choose(name)
    assert table.asked == "nothing"
    assert table.have() == {}
    assert table.vp() == 0
    assert table.tiles() == []
    assert table.tracks()["technology"] == 0


# Upgrading


@pytest.mark.rule("T-71", "T-73")
def test_from_the_bottom_row_a_technology_moves_to_the_middle_one() -> None:
    table = Table(bottom=["calendar", "radio"]).gain(UPGRADE_A_TECH).choose("calendar")
    assert table.techs("bottom") == ["radio"]
    assert table.techs("middle") == ["calendar"]
    assert table.have() == {"culture": 1}


@pytest.mark.rule("T-71", "T-74")
def test_from_the_middle_row_a_technology_moves_to_the_top_one() -> None:
    table = Table(middle=["calendar"], bottom=["radio"], exploration=4).gain(UPGRADE_A_TECH)
    table.choose("calendar")
    assert table.techs("middle") == []
    assert table.techs("top") == ["calendar"]
    assert table.vp() == 7


@pytest.mark.rule("T-71")
def test_one_technology_of_either_row_is_upgraded() -> None:
    table = Table(bottom=["radio", "barn"], middle=["calendar"], exploration=4).gain(UPGRADE_A_TECH)
    assert table.options == ["tech:radio", "tech:barn", "tech:calendar"]
    table.choose("barn")
    assert table.asked == "nothing"
    assert table.techs("middle") == ["calendar", "barn"]


@pytest.mark.rule("T-71")
def test_a_technology_moves_even_if_its_benefit_comes_to_nothing() -> None:
    table = Table(bottom=["dynamite"], outposts=0).gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["dynamite"]
    assert table.asked == "nothing"


@pytest.mark.rule("T-71", "T-73")
def test_zeppelins_in_the_middle_row_advance_by_a_space_without_its_benefit() -> None:
    table = Table(bottom=["zeppelins"], exploration=4, food=1).gain(UPGRADE_A_TECH)
    table.choose("advance:exploration")
    assert table.techs("middle") == ["zeppelins"]
    assert table.tracks()["exploration"] == 5
    assert table.vp() == 0
    assert table.asked == "nothing"


@pytest.mark.rule("T-72")
def test_a_technology_of_the_top_row_is_not_upgraded() -> None:
    table = Table(top=["calendar"], bottom=["radio", "barn"], exploration=4).gain(UPGRADE_A_TECH)
    assert table.options == ["tech:radio", "tech:barn"]


@pytest.mark.rule("T-72")
def test_with_the_top_row_alone_there_is_nothing_to_upgrade() -> None:
    table = Table(top=["calendar"], exploration=4).gain(UPGRADE_A_TECH)
    assert table.asked == "nothing"
    assert table.techs("top") == ["calendar"]
    assert table.vp() == 0


@pytest.mark.rule("T-73", "T-74")
def test_the_circle_is_of_the_middle_row_and_the_square_of_the_top_row() -> None:
    table = Table(bottom=["transistors"], military=10).gain(UPGRADE_A_TECH)
    assert (table.have(), table.vp()) == ({"coin": 1}, 0)
    table.gain(UPGRADE_A_TECH)
    assert (table.have(), table.vp()) == ({"coin": 1, "culture": 1}, 4)


@pytest.mark.rule("T-73")
def test_all_in_the_circle_is_gained() -> None:
    table = Table(bottom=["telescope"], tile_stack=[7]).gain(UPGRADE_A_TECH)
    assert table.have() == {"culture": 1}
    assert table.tiles() == [7]


@pytest.mark.rule("T-74")
def test_the_square_may_let_one_choose() -> None:
    table = Table(middle=["the_nail"], technology=4).gain(UPGRADE_A_TECH)
    assert table.options == ["benefit:gain-market", "benefit:gain-house", "benefit:gain-farm"]
    table.choose("gain-house").choose((0, 0))
    assert table.me.placed(HOUSE) == 1


@pytest.mark.rule("T-73")
def test_a_technology_invented_and_upgraded_brings_its_circle() -> None:
    table = Table(display=OPEN).gain(INVENT_AND_UPGRADE).choose("calendar")
    assert table.techs("middle") == ["calendar"]
    assert table.have() == {"culture": 1}


# What the top row asks for


@pytest.mark.rule("T-75")
def test_without_the_prerequisite_a_technology_stays_in_the_middle_row() -> None:
    table = Table(middle=["calendar"], bottom=["radio", "barn"], exploration=3).gain(UPGRADE_A_TECH)
    assert table.options == ["tech:radio", "tech:barn"]


@pytest.mark.rule("T-75")
def test_the_move_to_the_middle_row_needs_nothing() -> None:
    table = Table(bottom=["transistors"]).gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["transistors"]


@pytest.mark.rule("T-75", "T-74")
@pytest.mark.parametrize("neighbour", [1, 2])
def test_a_neighbour_on_the_tier_will_do(neighbour: int) -> None:
    others = [Seat(exploration=4 if seat == neighbour else 0) for seat in (1, 2)]
    table = Table(*others, seats=3, middle=["zeppelins"], exploration=3).gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["zeppelins"]
    assert table.vp() == 3


@pytest.mark.rule("T-75")
def test_a_player_opposite_is_no_neighbour() -> None:
    others = [Seat(exploration=3), Seat(exploration=9), Seat()]
    table = Table(*others, seats=4, middle=["zeppelins"], exploration=1).gain(UPGRADE_A_TECH)
    assert table.techs("middle") == ["zeppelins"]
    assert table.asked == "nothing"


@pytest.mark.rule("T-75")
def test_the_prerequisite_must_be_true_now() -> None:
    table = Table(middle=["calendar"], exploration=4).gain(regress(EXPLORATION, full=False), UPGRADE_A_TECH)
    assert table.tracks()["exploration"] == 3
    assert table.techs("middle") == ["calendar"]


@pytest.mark.rule("T-75")
def test_it_may_become_true_in_the_very_same_turn() -> None:
    table = Table(bottom=["zeppelins"], exploration=3, claimed=["lighthouse"])
    table.gain(UPGRADE_A_TECH).choose("advance:exploration")
    table.gain(UPGRADE_A_TECH)
    assert table.techs("top") == ["zeppelins"]
    assert table.vp() == 4


@pytest.mark.rule("T-75")
def test_an_open_space_of_a_neighbours_income_mat_will_do() -> None:
    table = Table(Seat(farm=2), middle=["barn"]).gain(UPGRADE_A_TECH).choose((0, 2))
    assert table.techs("top") == ["barn"]
    assert table.landmarks() == {"barn"}


@pytest.mark.rule("T-75")
@pytest.mark.parametrize("name", NEEDS)
def test_each_technology_has_its_prerequisite(name: str) -> None:
    what, least = NEEDS[name]
    for count in (least, least - 1):
        numbers: dict[str, Any] = {what: count}
        assert meets(Table(**numbers).me, TECH[name].need) == (count == least)
