"""The declared shape of Farshore's view: the names that it spells out are those of the rules."""

from typing import get_args

from figurka.games.farshore.content.places import DOCKS, DUNES, LOOKOUT, OPEN_PLACES
from figurka.games.farshore.rules.scoring import breakdown
from figurka.games.farshore.rules.shape import (
    LevelName,
    OpenPlace,
    Phase,
    ResourceName,
    ScoreSource,
    Season,
    TokenName,
    TypeName,
)
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.things import RESOURCES, SEASONS, TOKENS, TYPES
from figurka.games.farshore.rules.view import PHASES
from tests.games.farshore.table import Table


def test_the_declared_names_are_those_of_the_rules() -> None:
    assert get_args(Phase) == PHASES
    assert get_args(Season) == SEASONS
    assert get_args(TypeName) == TYPES
    assert get_args(LevelName) == LEVEL_NAMES
    assert get_args(ResourceName) == tuple(token.key for token in RESOURCES)
    assert get_args(TokenName) == tuple(token.key for token in TOKENS)
    assert get_args(OpenPlace) == OPEN_PLACES == (DOCKS.name, LOOKOUT.name, DUNES.name)


def test_every_source_of_points_is_declared() -> None:
    table = Table()
    assert tuple(breakdown(table.state, table.me)) == get_args(ScoreSource)
