"""What the choices of Tapestry say of their consequences: points, what is used up, where tokens go."""

from typing import Any

import pytest

from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.civilizations import STAGES
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.things import BUILDING, BUILDING_NAMES
from figurka.games.tapestry.terminal.outlook import outlook
from figurka.locales import Words
from tests.cli.terminal import seen_by
from tests.games.tapestry.cards import holding
from tests.games.tapestry.civs import out
from tests.games.tapestry.plenty import plenty
from tests.games.tapestry.table import Seat, Table
from tests.games.tapestry.terminal.test_rare import choices, drawn

WIDE = 220
NO_MARKET: dict[str, Any] = {"market": 5, "built": {}}


def line(table: Table, named: str, language: str = "en") -> str:
    """The line of the choice in which a name occurs."""
    return next(line for line in choices(table, language, WIDE) if named in line)


def ways_of_science(number: int, **tokens: Any) -> Table:
    """A token enters this space of the science track."""
    return Table(Seat(coin=1), worker=8, science=number - 1, **tokens).begin()


# Where tokens go


def test_physics_shows_the_spaces_between_which_one_chooses() -> None:
    table = ways_of_science(9, technology=8, military=4).advance("science", {"worker": 3})
    assert "8 → 9, Electronics (upgrade ⊛, a ○ again" in line(table, "Advance on Technology")
    assert "4 → 5, Cavalry (conquer, +A" in line(table, "Advance on Military")
    assert "Stay where you are" in choices(table)[-1]


@pytest.mark.rule("T-82")
def test_physics_asks_once_whether_and_where_one_advances() -> None:
    table = ways_of_science(9, technology=9).advance("science", {"worker": 3})
    table.choose("advance-technology")
    assert table.tracks()["technology"] == 10
    assert table.asked != "free_advance"


@pytest.mark.rule("T-82")
def test_quantum_physics_asks_for_the_token_only_if_there_are_two() -> None:
    table = ways_of_science(11, exploration=(4, 0)).advance("science")
    assert "4 → 5, " in line(table, "Exploration")
    assert " / 0 → 1, " in line(table, "Exploration")
    table.choose("advance-exploration")
    assert table.asked == "free_advance"
    assert "decline" not in table.options


def test_neuroscience_shows_what_the_way_back_brings() -> None:
    table = ways_of_science(10, technology=10, military=1, claimed=["laboratory"]).advance("science")
    assert "10 → 9, Electronics (upgrade ⊛, a ○ again" in line(table, "Technology")
    assert line(table, "Military").endswith("1 → 0, without benefit")
    assert "10 → 9, Elektronika (" in choices(table, "cs", WIDE)[1]


def test_entertainers_see_the_spaces_of_their_last_column() -> None:
    table = Table(out(), civ="entertainers", military=4, exploration=12)
    table.me.mats.stage = [stage.name for stage in STAGES].index("research")
    table.income()
    assert "4 → 5, Cavalry (" in line(table, "Military")
    assert "you are on 12 · no token can move" in line(table, "Exploration")


def test_the_dark_ages_say_how_far_the_others_fall() -> None:
    table = holding("dark_ages", science=4, technology=8, exploration=(5, 2)).income()
    assert line(table, "Science").endswith("others −1: Exp 5 → 4 / 2 → 1, Tec 8 → 7")
    assert "ostatní −1: " in line(table, "Věda", "cs")


def test_the_singularity_says_that_the_token_leaves_the_end() -> None:
    table = Table(Seat(coin=1), coin=8, technology=11, science=3).begin().advance("technology")
    assert table.asked == "restart"
    assert line(table, "Science").endswith("your token leaves Technology 12 for the start of this track")


# What is used up


@pytest.mark.rule("T-86")
@pytest.mark.parametrize(
    ("language", "name", "said"),
    [("en", "Plastic", "no market left"), ("cs", "Plast", "žádný trh nezbývá")],
)
def test_an_advance_says_that_no_market_is_left(language: str, name: str, said: str) -> None:
    table = Table(Seat(coin=1), coin=8, technology=7, **NO_MARKET).begin()
    assert f"{said} · " in line(table, f"8, {name} (", language)


def test_a_bonus_says_that_no_armory_is_left() -> None:
    table = Table(Seat(coin=1), coin=8, culture=8, military=5, armory=5).begin()
    assert "bonus 1¤: +A – no armory left" in line(table, "Gunpowder")


def test_cavalry_says_that_no_armory_and_no_outpost_are_left() -> None:
    table = Table(Seat(coin=1), culture=8, military=4, armory=5, outposts=0).begin()
    assert "no outpost left · no armory left" in line(table, "Cavalry")


@pytest.mark.rule("T-86", "T-121")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You have no market left to gain."),
        ("cs", "Trh nezískáváš, žádný ti nezbývá."),
    ],
)
def test_the_journal_says_that_no_market_was_left(language: str, said: str) -> None:
    table = Table(Seat(coin=1), coin=8, technology=7, **NO_MARKET).begin()
    table.choose("advance:technology").skip("payment")
    event = next(event for event in table.events if event.kind == "finds-no-building")
    assert Words(language).say(TAPESTRY.sentence(event, 0, ("Anna", "Ben"))) == said


def test_an_upgrade_says_that_no_market_is_left() -> None:
    table = plenty(bottom=["concrete", "calendar"], middle=[], top=[], technology=8, **NO_MARKET)
    table.begin().advance("technology", {"coin": 2, "food": 1}).choose("upgrade")
    assert table.asked == "upgrade"
    assert line(table, "Concrete").endswith("no market left")


def test_merrymakers_see_that_no_armory_is_left() -> None:
    table = Table(out(), civ="merrymakers", armory=5)
    table.me.mats.revels = (2, 0, 0)
    assert "no armory left" in line(table.income(), "gain an armory")


def test_a_tile_says_that_nothing_is_left_of_what_it_brings() -> None:
    number = next(each.number for each in TERRITORIES if any(gain.verb == BUILDING for gain in each.benefits))
    said: dict[str, Any] = dict.fromkeys(BUILDING_NAMES, 5)
    table = Table(Seat(coin=1), coin=1, exploration=1, tiles=[number, 5], **said).begin()
    table.choose("advance:exploration").skip("payment")
    assert table.asked == "tile"
    assert " left" in line(table, f"Tile {number}")


# What is scored


@pytest.mark.parametrize(
    ("said", "name", "points"),
    [
        ({"technology": 7, "coin": 8, "market": 2}, "Plastic", 3),
        ({"technology": 5, "coin": 8, "armory": 3}, "Steel", 3),
        ({"technology": 9, "coin": 8, "military": 4, "science": 3}, "Computers", 7),
    ],
)
def test_an_advance_says_what_it_scores_now(said: dict[str, Any], name: str, points: int) -> None:
    table = Table(Seat(coin=1), **said).begin()
    assert f"now {points}★" in line(table, name)


def test_a_bonus_that_is_paid_for_says_what_it_uncovers() -> None:
    table = Table(Seat(coin=1), culture=1, food=1, military=1).begin()
    table.choose("advance:military").skip("payment")
    assert table.asked == "bonus"
    assert "opens +" in choices(table)[0]


@pytest.mark.rule("T-95")
@pytest.mark.parametrize(("earned", "said"), [((), "Middle island: +10★"), (("middle_island",), "")])
def test_conquering_the_middle_island_says_the_points_of_the_achievement(
    earned: tuple[str, ...], said: str
) -> None:
    table = Table(Seat(coin=1), culture=8, controls=[(1, 0)], achievements=earned)
    table.begin().choose("advance:military").skip("payment")
    assert table.asked == "conquer"
    here = next(line for line in choices(table, width=WIDE) if "Middle" in line or "N4" in line)
    assert here.endswith(said)
    assert ("Middle island" in here) == bool(said)


# Reasons and conditions


@pytest.mark.rule("T-89")
@pytest.mark.parametrize(("language", "reason"), [("en", "a completed district"), ("cs", "dokončená čtvrť")])
def test_a_resource_is_gained_because_of_the_district(language: str, reason: str) -> None:
    table = Table(capital="mountain", built=[(4, 3), (4, 4), (5, 4)], worker=1, coin=1, science=1)
    table.advance("science", {"coin": 1}).choose("worker", (5, 5))
    assert table.asked == "gain"
    assert reason in drawn(table, language, whole=False)


def test_the_condition_of_the_square_is_told_only_when_inventing() -> None:
    table = Table(Seat(coin=1), coin=1).begin().choose("advance:technology")
    assert table.asked == "invent"
    assert any("□ needs " in line for line in choices(table))
    table = plenty(bottom=["calendar", "paper"], technology=8).begin()
    table.advance("technology", {"coin": 2, "food": 1}).choose("upgrade")
    assert table.asked == "upgrade"
    assert not any("needs" in line for line in choices(table))


# Questions asked once


def test_a_display_that_is_replaced_first_is_not_asked_about_again() -> None:
    table = Table(Seat(coin=1), coin=8, technology=3, claimed=["forge"]).begin()
    table.advance("technology", {"coin": 2})
    assert table.asked == "order"
    table.choose("refresh")
    assert table.asked == "invent"
    assert table.told("refreshes") == 1


@pytest.mark.parametrize(
    ("tile", "said", "points"),
    [
        ("probe", {"bottom": ["calendar"], "middle": ["concrete"], "top": ["light_bulb"]}, 4),
        ("asteroid_belt", {"hand": ["academia"]}, 2),
        ("ice_moon", {"built": {"armory": [(3, 0)]}}, 2),
        ("rocket", {"controls": [(1, 1)]}, 3),
        ("warship", {"military": 4}, 5),
        ("warship", {"military": 12}, 12),
        ("rocket", {"controls": [(1, 1)], "outposts": 0}, 2),
    ],
)
def test_what_comes_with_a_score_is_counted_by_it(tile: str, said: dict[str, Any], points: int) -> None:
    table = Table(Seat(coin=1), coin=1, **said).begin()
    benefits = next(each.benefits for each in SPACE_TILE_LIST if each.name == tile)
    notes = outlook(benefits, seen_by(table.game, 0))
    assert f"now {points}★" in notes
