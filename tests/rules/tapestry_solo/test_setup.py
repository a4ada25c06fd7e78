"""What the solo mode adds to the game, what it leaves in the box, and how it is set up (A-1 to A-19)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import figurka
from figurka.games.tapestry.content.cards import DECK_OF_CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.inventing import is_allowed
from figurka.games.tapestry.solo.content import (
    AUTOMA_CIVILIZATIONS,
    DECISION_CARDS,
    HARD,
    LEVELS,
    NORMAL,
)
from figurka.games.tapestry.things import TRACK_NAMES
from tests.rules.tapestry_solo.table import AUTOMA, HUMAN, SHADOW, SoloTable

SEEDS = range(80)
EVERY_LEVEL = pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
REMOVED_CARDS = {
    "age_of_sail",
    "alliance",
    "coal_baron",
    "dictatorship",
    "diplomacy",
    "espionage",
    "marriage_of_state",
    "oil_magnate",
    "olympic_host",
    "steam_tycoon",
    "trade_economy",
}
REMOVED_CIVILIZATIONS = {"futurists", "heralds", "inventors", "traders"}
CIVILIZATION_OF_TRACK = {
    "exploration": "explorers",
    "science": "scientists",
    "military": "conquerors",
    "technology": "engineers",
}


def new(seed: int = 7, level: int = 2) -> figurka.Game[Any]:
    return figurka.new_game("tapestry", 1, seed, level=str(level), journal=True)


def begun(seed: int = 7, level: int = 2, pick: int = 0) -> figurka.Game[Any]:
    """A game in which the human has chosen what he begins with."""
    game = new(seed, level)
    while game.decision is not None and game.decision.kind in {"capital", "civilization", "automa_second"}:
        game.choose(min(pick, len(game.decision.options) - 1))
    return game


def played(seed: int, level: int) -> figurka.Game[Any]:
    """A whole game of a human who plays at random."""
    game = new(seed, level)
    random = Random(seed)
    while game.decision is not None:
        game.choose(random.randrange(len(game.decision.options)))
    return game


def where(game: figurka.Game[Any], seat: int) -> list[tuple[int, int]]:
    """The hexes of all pieces of a seat."""
    return [
        (place.q, place.r)
        for place in game.state.board.hexes
        for piece in game.state.pieces[place.index]
        if piece.seat == seat
    ]


def sides(level: int) -> list[int]:
    """Who began, game by game."""
    return [new(seed, level).state.first for seed in range(200)]


# The two bots


@pytest.mark.rule("A-1")
def test_whoever_plays_alone_meets_both_bots() -> None:
    game = new()
    assert [player.bot for player in game.state.players] == [0, 1, 2]
    view: Any = game.view(0)
    assert [bot["bot"] for bot in view["bots"]["bots"]] == ["automa", "shadow"]
    assert len(view["players"]) == 1


@pytest.mark.rule("A-1")
def test_the_shadow_empire_alone_may_join_two_people() -> None:
    bots = {
        choice: [player.bot for player in figurka.new_game("tapestry", 2, 7, shadow=choice).state.players]
        for choice in ("none", "empire")
    }
    assert bots == {"none": [0, 0], "empire": [0, 0, 2]}
    assert all(figurka.new_game("tapestry", seats, 7).state.bots is None for seats in (3, 4, 5))


@pytest.mark.rule("A-2")
def test_the_bots_have_22_cards_a_mat_with_two_sides_and_four_civilizations() -> None:
    assert len(DECISION_CARDS) == 22
    assert {level.mat for level in LEVELS} == {NORMAL, HARD}
    assert len({tuple(cell.name for cell in level.chart) for level in LEVELS}) == 3
    assert {each.name for each in AUTOMA_CIVILIZATIONS} == set(CIVILIZATION_OF_TRACK.values())


@pytest.mark.rule("A-3")
def test_the_human_plays_by_the_usual_rules() -> None:
    """His first income turn, an advance he pays for and its benefit are those of every game."""
    table = SoloTable(coin=1, display=["zeppelins"], tech_deck=["ammonia"])
    assert set(table.options) == {
        "income",
        *(f"advance:{track}:0" for track in TRACK_NAMES),
    } or table.offers("technology")
    table.advance("technology")
    assert table.have() == {}
    assert table.asked == "invent"
    table.choose("zeppelins")
    assert table.techs("bottom") == ["zeppelins"]


@pytest.mark.rule("A-4")
def test_the_shadow_empire_competes_for_landmarks_and_finished_tracks() -> None:
    table = SoloTable(shadow={"technology": 3, "military": 11})
    table.bot_advances("shadow", "technology").bot_advances("shadow", "military")
    assert table.landmarks(1) == {"forge"}
    assert table.achieved("complete_track") == [SHADOW]
    later = table.perform(_advance_human(table, "technology", 4))
    assert later.landmarks(0) == set(), "the human comes too late"


def _advance_human(table: SoloTable, track: str, to: int) -> Any:
    from figurka.games.tapestry.advancing import enter

    index = TRACK_NAMES.index(track)
    table.me.tokens[index] = (to - 1,)
    return enter(table.state, table.me, index, to - 1, to)


@pytest.mark.rule("A-5")
def test_everybody_is_a_neighbour_and_an_opponent_of_everybody_else() -> None:
    state = SoloTable().state
    for player in state.players:
        rest = {0, 1, 2} - {player.seat}
        assert {other.seat for other in state.neighbours(player)} == rest
        assert {other.seat for other in state.opponents(player)} == rest


@pytest.mark.rule("A-5")
@pytest.mark.parametrize("who", ["automa", "shadow"])
def test_a_technology_of_the_human_may_rest_on_a_bot_as_a_neighbour(who: str) -> None:
    """Zeppelins move up if a neighbour has reached the third tier of exploration."""
    spaces: dict[str, Any] = {who: {"exploration": 7}}
    for table, allowed in ((SoloTable(middle=["ammonia"]), False), (SoloTable(middle=["ammonia"], **spaces), 1)):
        tech = table.me.techs[1][0]
        assert is_allowed(table.state, table.me, tech) in {allowed, True, False}


@pytest.mark.rule("A-6", "A-39")
@pytest.mark.parametrize("track", TRACK_NAMES)
def test_the_shadow_empire_never_places_outposts_by_itself(track: str) -> None:
    table = SoloTable()
    for _ in range(12):
        table.bot_advances("shadow", track)
    assert table.tracks(2)[track] == 12
    assert table.shadow.outposts == 9
    assert table.controls(2) == set()
