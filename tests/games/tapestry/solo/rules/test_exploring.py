"""How the Automa explores (A-80 to A-84)."""

from collections import Counter
from random import Random

import pytest

from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.positions.builder import hex_at
from tests.games.tapestry.solo import oracle
from tests.games.tapestry.solo.printed import HEXES
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, Place, SoloTable

HOME = (-2, 2)
FAR_AWAY = ("technology", "science")
WARLIKE = ("military", "science")
"""Favourites of the Automa and the Shadow Empire: only military as the Automa's makes a difference."""


def placed(table: SoloTable) -> Place | None:
    """The hex on which the Automa placed a tile last."""
    told = [event.things[0] for event in table.events if event.kind == "explores"]
    return None if not told else (getattr(told[-1], "q", 0), getattr(told[-1], "r", 0))


# Where


@pytest.mark.rule("A-80")
def test_valid_are_unexplored_hexes_beside_a_territory_of_the_automa() -> None:
    table = SoloTable().automa_explores(2)
    assert table.valid_after("A-80") == {(-3, 2), (-2, 3), (-1, 1)}


@pytest.mark.rule("A-80")
def test_territories_gained_later_count_too_those_lost_do_not() -> None:
    tokens = {(-1, -1): ["automa"], (1, 1): ["human", "automa toppled"]}
    table = SoloTable(tokens=tokens).automa_explores(2)
    beside = {(-3, 2), (-2, 3), (-1, 1), (-1, -2), (0, -1), (-1, 0), (-2, 0), (-2, -1)}
    assert table.valid_after("A-80") == beside - set(oracle.PRINTED)


@pytest.mark.rule("A-80")
def test_anywhere_makes_all_unexplored_hexes_valid() -> None:
    table = SoloTable().automa_explores(2, anywhere=True)
    assert table.valid_after("A-80") == HEXES - oracle.PRINTED
    assert len(HEXES - oracle.PRINTED) == 21


@pytest.mark.rule("A-80")
@pytest.mark.parametrize("card", [1, 2])
def test_without_such_a_hex_the_automa_explores_nothing(card: int) -> None:
    table = SoloTable(placed={(-3, 2): 1, (-2, 3): 2, (-1, 1): 3}).automa_explores(card)
    assert placed(table) is None
    assert len(table.state.tile_pile) == 45


# Which


@pytest.mark.rule("A-81")
@pytest.mark.parametrize("favourite", ["exploration", "science", "technology"])
def test_the_automa_explores_far_from_the_human(favourite: str) -> None:
    table = SoloTable(favourites=(favourite, "military")).automa_explores(2)
    assert placed(table) == (-3, 2), "though card 2 reads (-1, 1) before"


@pytest.mark.rule("A-81")
def test_unless_military_is_its_favourite_track() -> None:
    table = SoloTable(favourites=WARLIKE).automa_explores(2)
    assert placed(table) == (-1, 1)


@pytest.mark.rule("A-81")
def test_its_present_favourite_counts_not_that_of_its_civilization() -> None:
    changed = SoloTable(favourites=FAR_AWAY, civilization="conquerors").automa_explores(2)
    assert placed(changed) == (-3, 2)
    warlike = SoloTable(favourites=WARLIKE, civilization="engineers").automa_explores(2)
    assert placed(warlike) == (-1, 1)


@pytest.mark.rule("A-81")
def test_all_territories_of_the_human_count_by_the_nearest_one() -> None:
    """The human has come to the far side: what was furthest from his start is now beside him."""
    table = SoloTable(favourites=FAR_AWAY, tokens={(-3, 1): ["human", "automa toppled"]}).automa_explores(2)
    assert table.distance((-3, 2), (-3, 1), (2, 0)) == 1
    assert placed(table) == (-2, 3)


@pytest.mark.rule("A-81")
def test_territories_that_the_human_has_lost_do_not_count() -> None:
    table = SoloTable(favourites=FAR_AWAY, tokens={(-3, 1): ["automa", "human toppled"]}).automa_explores(2)
    assert table.valid_after("A-80", "A-81") <= {(-3, 2), (-2, 0)}


@pytest.mark.rule("A-82")
@pytest.mark.parametrize(("card", "where"), [(2, (-1, 1)), (5, (-3, 2)), (12, (-2, 3)), (4, (-1, 1))])
def test_the_card_decides_among_the_hexes_left(card: int, where: Place) -> None:
    assert placed(SoloTable(favourites=WARLIKE).automa_explores(card)) == where


# What


@pytest.mark.rule("A-83")
def test_the_top_tile_is_placed_without_points_or_benefit() -> None:
    table = SoloTable(tile_stack=[5, 6]).automa_explores(2)
    assert table.tile((-3, 2)) == 5
    assert table.tokens((-3, 2)) == []
    assert (table.vp(AUTOMA), table.vp(HUMAN)) == (0, 0)
    assert table.automa.goods == [0, 0, 0, 0]
    assert table.automa.outposts == 7


@pytest.mark.rule("A-83")
def test_no_tile_of_the_stack_gives_the_automa_anything() -> None:
    for number in range(1, 49):
        table = SoloTable(tile_stack=[number]).automa_explores(2)
        automa = table.automa
        assert (automa.vp, automa.goods, automa.left) == (0, [0] * 4, [5] * 4)
        assert (automa.tiles, automa.hand, automa.techs, table.supply) == ([], [], [(), (), ()], [])
        assert table.tracks(AUTOMA) == dict.fromkeys(table.tracks(), 0)


@pytest.mark.rule("A-83")
def test_it_is_turned_at_random() -> None:
    ways: Counter[int] = Counter()
    for seed in range(120):
        table = SoloTable(tile_stack=[9], seed=seed * 7919).automa_explores(2)
        ground = table.state.ground[hex_at(table.state, (-3, 2)).index]
        assert ground is not None
        ways[ground.rotation] += 1
    assert len(ways) == 6
    assert min(ways.values()) >= 8


@pytest.mark.rule("A-83")
def test_the_tiles_in_the_humans_supply_are_not_touched() -> None:
    table = SoloTable(tiles=[1, 2]).automa_explores(2)
    assert table.tiles() == [1, 2]


@pytest.mark.rule("A-84")
def test_discarded_tiles_make_a_new_stack() -> None:
    table = SoloTable(tile_stack_size=0)
    tile = TERRITORIES[0]
    table.state.tile_discard = [tile]
    table.automa_explores(2)
    assert table.tile((-3, 2)) == tile.number
    assert table.state.tile_discard == []


@pytest.mark.rule("A-84")
def test_without_any_tile_the_action_is_skipped() -> None:
    table = SoloTable(tile_stack_size=0).automa_explores(2)
    assert placed(table) is None
    assert "A-84" in table.rules_told()


# All of it, against the rules written once more


@pytest.mark.rule("A-80", "A-81", "A-82")
@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize("density", [0.1, 0.25, 0.5])
def test_many_positions_agree_with_the_rules_written_once_more(density: float, anywhere: bool) -> None:
    random = Random(int(density * 1000) + anywhere)
    for _ in range(30):
        tokens = oracle.random_tokens(random, density)
        card = random.randint(1, 22)
        favourite = random.choice(("exploration", "science", "military", "technology"))
        table = SoloTable(tokens=tokens, favourites=(favourite, "science")).automa_explores(card, anywhere)
        where = oracle.exploration({**oracle.HOMES, **tokens}, card, anywhere, favourite)
        assert placed(table) == where, f"card {card}, {favourite}, {tokens}"
