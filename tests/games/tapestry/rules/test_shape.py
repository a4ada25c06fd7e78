"""The declared shape of the view, as far as it names what is printed in the game."""

from typing import get_args

import pytest

from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.rules.shape import BuildingName, MatName, MatsView, TerrainName, TrackName
from figurka.games.tapestry.rules.things import BUILDING_NAMES, TERRAIN_NAMES, TRACK_NAMES
from figurka.games.tapestry.rules.view import view_mats
from tests.games.tapestry.table import Table


def test_the_names_are_those_of_the_game() -> None:
    assert get_args(TrackName) == TRACK_NAMES
    assert get_args(BuildingName) == BUILDING_NAMES
    assert get_args(TerrainName) == TERRAIN_NAMES
    assert get_args(MatName) == tuple(MatsView.__annotations__)


@pytest.mark.parametrize("civ", CIV)
def test_a_mat_is_seen_if_its_civilization_keeps_something(civ: str) -> None:
    seen = view_mats(Table(civ=civ).me)
    assert list(seen) == [name for name in get_args(MatName) if name == civ]


def test_mats_are_seen_in_one_order_whenever_they_came() -> None:
    assert list(view_mats(Table(civ=["traders", "nomads", "craftsmen"]).me)) == ["craftsmen", "traders"]
