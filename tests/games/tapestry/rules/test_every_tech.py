"""All 33 technologies: the circle, the square, and what the top row asks for."""

from dataclasses import dataclass
from typing import Any

import pytest

from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.rules.benefits import SQUARE_OF_A_TECH, UPGRADE_A_TECH
from figurka.games.tapestry.rules.things import TRACK_NAMES
from tests.games.tapestry.plenty import CITY, chance, changes, follow, holdings, noted, plenty
from tests.games.tapestry.table import Seat, Table


@dataclass
class Tech:
    """A technology as it plays: what changes by its circle and by its square, and what is asked for it."""

    name: str
    circle: str
    square: str
    need: tuple[str, int]
    """The least space on a track, or the least number of buildings, by which the top row opens."""
    circle_asks: str = ""
    square_asks: str = ""
    chance: str = ""

    def met(self, more: int = 0) -> dict[str, Any]:
        """What a player must have, or so much more or less."""
        kind, least = self.need
        return {kind: least + more}


TIER = {"II": 4, "III": 7, "IV": 10}


def on(track: str, tier: str) -> tuple[str, int]:
    return track, TIER[tier]


A_PLOT = "plot=0,0"
CONQUEST = "conquer=3,0 die=red-vp-4"
CONQUERED = "land+1 outpost-1 vp+4"

ALL = (
    Tech("air_conditioning", "worker+1", "house+1", on("technology", "II"), "", A_PLOT),
    Tech("ammonia", "farm+1", "vp+2", on("military", "III"), A_PLOT),
    Tech("anesthesia", "armory+1", "vp+4", on("science", "II"), A_PLOT),
    Tech(
        "assembly_line",
        "vp+5",
        "culture+1",
        on("exploration", "III"),
        "square=penicillin",
        "upgrade=assembly_line",
    ),
    Tech("bakery", "vp+4", "landmark+1", ("farm", 1), "", "site=7,6"),
    Tech("barn", "vp+3", "landmark+1", ("farm", 2), "", "site=8,6"),
    Tech(
        "lithium_ion_battery",
        "vp+4",
        "card+1 coin-1 house+1",
        on("exploration", "IV"),
        "",
        "repeat=space:science:2 bonus=coin plot=0,0",
    ),
    Tech("calendar", "culture+1", "vp+7", on("exploration", "II")),
    Tech("canned_food", "food+1", "vp+7", on("military", "II")),
    Tech("clocks", "technology+1", "vp+4", on("technology", "II"), "bare_advance=advance:technology"),
    Tech(
        "compass",
        "tile+2",
        "tile-1 explored+1 vp+4 food+1",
        on("technology", "II"),
        "",
        "tile=5 explore=1,0",
    ),
    Tech("com_tower", "vp+5", "landmark+1", ("house", 3), "", "quarters=0 site=7,6"),
    Tech("concrete", "market+1", "vp+1", on("exploration", "II"), A_PLOT),
    Tech("dynamite", CONQUERED, "vp+2", on("military", "II"), CONQUEST, chance="dice vp-4 coin"),
    Tech("eyeglasses", "bottom+1", "vp+3", on("technology", "II"), "invent=deck"),
    Tech("irrigation", "food+1", "farm+1", on("science", "II"), "", A_PLOT),
    Tech("library", "vp+3", "landmark+1", ("house", 2), "", "quarters=0 site=7,6"),
    Tech("light_bulb", "coin+1", "market+1", on("military", "II"), "", A_PLOT),
    Tech("paper", "house+1", "vp+3", on("science", "II"), A_PLOT),
    Tech(
        "penicillin",
        "technology+1",
        "vp+5",
        on("science", "II"),
        "bare_advance=advance:technology",
        chance="science technology",
    ),
    Tech("printing_press", "card+1", "card-1 laid+1 vp+10", on("technology", "II"), "", "play_over=trap"),
    Tech("radio", "vp+3", "civilization+1", on("science", "IV")),
    Tech("sewage_and_plumbing", "culture+1", "armory+1", on("technology", "II"), "", A_PLOT),
    Tech("siegecraft", "military+1", "vp+4", on("military", "II"), "bare_advance=advance:military"),
    Tech("stock_market", "vp+5", "landmark+1", ("market", 2), "", "site=7,6"),
    Tech("telescope", "culture+1 tile+1", "vp+3", on("technology", "II")),
    Tech("the_nail", "card+1", "market+1", on("technology", "II"), "", "either=gain-market plot=0,0"),
    Tech(
        "time_travel", "coin+1", "exploration-1", on("technology", "IV"), "", "either=regress-x-exploration"
    ),
    Tech("transistors", "coin+1", "culture+1 vp+4", on("military", "IV")),
    Tech("treasury", "vp+4", "landmark+1", ("market", 1), "", "site=7,6"),
    Tech("vaccines", "science+1", "vp+4", on("science", "II"), "bare_advance=advance:science"),
    Tech("warships", "worker+1", CONQUERED, on("exploration", "III"), "", CONQUEST, "dice vp-4 coin"),
    Tech("zeppelins", "exploration+1", "vp+4", on("exploration", "II"), "bare_advance=advance:exploration"),
)
EACH = [pytest.param(tech, id=tech.name) for tech in ALL]
LOW = {"exploration": 3, "science": 2, "military": 1, "technology": 0}


def position(tech: Tech, row: str) -> Table:
    """A technology in a row, and two in the top row, where they cannot move; its prerequisite is met."""
    rows = {"bottom": [], "middle": [], "top": [], row: [tech.name]}
    rows["top"] = [name for name in ("penicillin", "radio", "warships") if name != tech.name][:2]
    rows["tech_deck"] = ["vaccines" if tech.name == "clocks" else "clocks"]
    if tech.name == "assembly_line" and row == "middle":
        rows["middle"].append("calendar")
    kind, least = tech.need
    tracks = {**LOW, kind: max(least, len(CITY.get(kind, ())))} if row == "middle" else LOW
    return plenty(**rows, **tracks)


def upgraded(table: Table) -> Table:
    return table.gain(UPGRADE_A_TECH)


@pytest.mark.rule("T-2")
def test_there_are_thirty_three_technologies() -> None:
    assert [tech.name for tech in TECHS] == [tech.name for tech in ALL]
    assert [tech.number for tech in TECHS] == list(range(1, 34))


@pytest.mark.rule("T-71", "T-73")
@pytest.mark.parametrize("tech", EACH)
def test_a_move_to_the_middle_row_gives_the_circle(tech: Tech) -> None:
    table = position(tech, "bottom")
    chance(table, tech.chance)
    held = holdings(table)
    follow(upgraded(table), tech.circle_asks)
    assert table.asked == "nothing"
    assert changes(held, holdings(table)) == noted(f"bottom-1 middle+1 {tech.circle}")


@pytest.mark.rule("T-71", "T-74")
@pytest.mark.parametrize("tech", EACH)
def test_a_move_to_the_top_row_gives_the_square(tech: Tech) -> None:
    table = position(tech, "middle")
    chance(table, tech.chance)
    held = holdings(table)
    follow(upgraded(table), tech.square_asks)
    assert table.asked == "nothing"
    assert changes(held, holdings(table)) == noted(f"middle-1 top+1 {tech.square}")
    assert table.landmarks() == ({tech.name} if "landmark" in tech.square else set())


@pytest.mark.rule("T-72")
@pytest.mark.parametrize("tech", EACH)
def test_in_the_top_row_it_stays(tech: Tech) -> None:
    table = Table(top=[tech.name], **tech.met())
    assert upgraded(table).asked == "nothing"
    assert table.techs("top") == [tech.name]


# What the top row asks for


def row_after(tech: Tech, *others: Seat, seats: int = 2, **mine: Any) -> str:
    """The row where the technology lies after an upgrade from the middle row, if it can be upgraded."""
    table = upgraded(Table(*others, seats=seats, middle=[tech.name], outposts=0, **mine))
    return "top" if table.techs("top") == [tech.name] else "middle"


@pytest.mark.rule("T-75", "T-188", "T-189")
@pytest.mark.parametrize("tech", EACH)
def test_its_prerequisite_met_by_the_player(tech: Tech) -> None:
    assert row_after(tech, **tech.met()) == "top"


@pytest.mark.rule("T-75", "T-188", "T-189")
@pytest.mark.parametrize("tech", EACH)
def test_its_prerequisite_met_by_a_neighbour_at_either_side(tech: Tech) -> None:
    able = Seat(**tech.met())
    assert row_after(tech, able, seats=4) == "top"
    assert row_after(tech, Seat(), Seat(), able, seats=4) == "top"


@pytest.mark.rule("T-75", "T-94", "T-190")
@pytest.mark.parametrize("tech", EACH)
def test_its_prerequisite_met_by_nobody_near(tech: Tech) -> None:
    short = tech.met(-1)
    others = Seat(**short), Seat(**tech.met(+2)), Seat(**short)
    assert row_after(tech, *others, seats=4, **short) == "middle"


@pytest.mark.rule("T-75")
@pytest.mark.parametrize("tech", EACH)
def test_its_prerequisite_is_of_one_kind_only(tech: Tech) -> None:
    all_else = {**dict.fromkeys(TRACK_NAMES, 12), **dict.fromkeys(CITY, 5)}
    assert row_after(tech, **{**all_else, **tech.met(-1)}) == "middle"


@pytest.mark.rule("T-71", "T-73")
@pytest.mark.parametrize("tech", EACH)
def test_the_middle_row_asks_for_nothing(tech: Tech) -> None:
    table = upgraded(Table(bottom=[tech.name], outposts=0))
    assert table.techs("middle") == [tech.name]


# Choices among squares and circles


@pytest.mark.rule("T-74")
@pytest.mark.parametrize("building", ["market", "house", "farm"])
def test_the_nail_builds_a_market_a_house_or_a_farm(building: str) -> None:
    table = upgraded(Table(middle=["the_nail"], technology=4))
    assert table.options == ["benefit:gain-market", "benefit:gain-house", "benefit:gain-farm"]
    table.choose(f"gain-{building}").choose((0, 0))
    assert holdings(table)[building] == 1


@pytest.mark.rule("T-74", "T-80")
@pytest.mark.parametrize("track", ["exploration", "military"])
def test_time_travel_goes_back_without_benefit_and_bonus(track: str) -> None:
    table = upgraded(Table(middle=["time_travel"], technology=10, exploration=6, military=6, coin=1))
    assert table.options == ["benefit:regress-x-exploration", "benefit:regress-x-military"]
    table.choose(f"regress-x-{track}")
    assert table.tracks()[track] == 5
    assert table.asked == "nothing"
    assert table.vp() == 0


@pytest.mark.rule("T-171")
def test_assembly_line_gives_the_square_of_a_card_above_and_the_circle_of_one_below() -> None:
    table = upgraded(Table(bottom=["assembly_line"], middle=["barn"], top=["calendar", "transistors"]))
    assert table.options == ["tech:calendar", "tech:transistors"]
    table.choose("transistors")
    assert (table.vp(), table.have()) == (4, {"culture": 1})
    table = Table(middle=["assembly_line", "irrigation", "barn"], top=["calendar"], exploration=7)
    upgraded(table)
    assert table.options == ["tech:irrigation", "tech:barn"]
    table.choose("irrigation")
    assert (table.vp(), table.have()) == (0, {"food": 1})


@pytest.mark.rule("T-80", "T-82")
@pytest.mark.parametrize(
    ("name", "track"),
    [
        ("clocks", "technology"),
        ("siegecraft", "military"),
        ("vaccines", "science"),
        ("zeppelins", "exploration"),
    ],
)
def test_an_advance_by_a_circle_may_be_declined(name: str, track: str) -> None:
    start: dict[str, Any] = {track: 1}
    table = upgraded(Table(bottom=[name], **start))
    table.choose("decline")
    assert table.tracks()[track] == 1
    assert table.techs("middle") == [name]


@pytest.mark.rule("T-123", "T-124")
def test_the_battery_works_once_in_a_turn() -> None:
    table = upgraded(Table(middle=["lithium_ion_battery"], exploration=10, military=2, technology=2))
    table.choose("space:military:2")
    assert len(table.hand()) == 1
    table.gain(SQUARE_OF_A_TECH)
    assert table.asked == "nothing"
    assert len(table.hand()) == 1


@pytest.mark.rule("T-87", "T-88")
@pytest.mark.parametrize("name", ["bakery", "barn", "com_tower", "library", "stock_market", "treasury"])
def test_a_landmark_that_is_taken_is_not_gained_again(name: str) -> None:
    tech = next(tech for tech in ALL if tech.name == name)
    table = upgraded(Table(middle=[name], claimed=[name], **tech.met()))
    assert table.asked == "nothing"
    assert table.techs("top") == [name]
    assert table.landmarks() == set()


@pytest.mark.rule("T-142")
def test_radio_brings_the_topmost_civilization_that_can_come_now() -> None:
    table = Table(middle=["radio"], science=10, civ_pile=["futurists", "mystics", "leaders", "traders"])
    upgraded(table)
    assert [civ.name for civ in table.me.civilizations] == ["leaders"]


@pytest.mark.rule("T-119")
def test_printing_press_needs_a_card_to_be_covered() -> None:
    table = upgraded(Table(middle=["printing_press"], technology=4, hand=["trap"]))
    assert table.asked == "nothing"
    assert table.hand() == ["trap"]
    assert table.techs("top") == ["printing_press"]
