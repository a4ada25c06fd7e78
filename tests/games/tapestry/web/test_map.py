"""Tapestry's map in the browser: the drawings of its hexes, and what exploring and conquering would bring."""

import json
import re
from typing import Any

import pytest

from figurka.core.game import Game
from figurka.games.tapestry.content.maps import LARGE, SMALL
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import OUTPOST, TERRAIN_NAMES, Hex, standing
from figurka.games.tapestry.rules.world import matching_sides
from figurka.games.tapestry.web.map.atlas import World, see_map
from figurka.games.tapestry.web.map.lexicon import map_terms
from figurka.games.tapestry.web.map.terrain import (
    CORNERS,
    centre,
    coast,
    isle_of,
    middle_of_side,
    relief,
    runs,
    tile_drawing,
)
from figurka.games.tapestry.web.map.ventures import see_site
from figurka.games.tapestry.web.scene import Plan
from figurka.locales import Words
from tests.games.tapestry.web.kit import scene_of
from tests.web.kit import NAMES, asked, seat_asked, until

COORDINATE = re.compile(r"-?\d+\.?\d*")


def played_to(kind: str, seats: int = 3) -> Game[Any]:
    """A game played at random until such a question is asked, after some forty choices."""
    return until("tapestry", seats, asked(kind, 40), 5, linger=False)


def look(game: Game[Any], viewer: int | None) -> tuple[World, list[Plan]]:
    """The map and its plans as a viewer sees them."""
    seen, plans = see_map(scene_of(game, viewer))
    world = seen["world"]
    assert isinstance(world, World)
    return world, plans


def test_hexes_carry_the_names_that_choices_call_them_by() -> None:
    game = played_to("conquer")
    seat = seat_asked(game)
    assert game.decision is not None
    world, _ = look(game, seat)
    named = {each.key: each.named for each in world.hexes if each.named}
    assert set(named) == {option.key for option in game.decision.options if option.key.startswith("hex:")}
    assert all(re.fullmatch(r"[A-Z]\d+", name) for name in named.values())
    others, _ = look(game, (seat + 1) % 3)
    assert not any(each.named for each in others.hexes)


# Drawings


def test_land_lies_in_rows_of_corners() -> None:
    sea, wood = "sea", "forest"
    assert runs((sea,) * 6) == []
    assert runs((wood,) * 6) == [(0, 6)]
    assert runs((wood, sea, sea, sea, wood, wood)) == [(4, 3)]
    assert runs((sea, wood, sea, sea, sea, wood)) == [(1, 1), (5, 1)]


@pytest.mark.parametrize("first", range(6))
@pytest.mark.parametrize("count", range(1, 6))
def test_a_coast_goes_from_the_middle_of_a_side_to_that_of_another(first: int, count: int) -> None:
    points = coast(first, count)
    assert points[0] == pytest.approx(middle_of_side(first + 5))
    assert points[-1] == pytest.approx(middle_of_side(first + count - 1))
    assert (len(points) - 1) % count == 0
    assert all(abs(y) <= 31.21 and abs(x) + abs(y) * 36 / 62.4 <= 36.01 for x, y in points)


def test_neighbours_share_a_side() -> None:
    for board in (SMALL, LARGE):
        for each in board.hexes:
            for side, index in enumerate(each.neighbours):
                if index < 0:
                    continue
                here, there = centre(each.q, each.r), centre(board.hexes[index].q, board.hexes[index].r)
                x, y = middle_of_side(side)
                assert (there[0] - here[0], there[1] - here[1]) == pytest.approx((2 * x, 2 * y), abs=0.1)


def test_every_tile_is_drawn_in_every_turn() -> None:
    for tile in TERRITORIES:
        for rotation in range(6):
            drawn = tile_drawing(tile.number, rotation)
            for corner in tile.corners:
                name = TERRAIN_NAMES[corner]
                assert name == "sea" or f'class="{name}"' in drawn
            assert "nan" not in drawn
            assert 'class="seal"' in drawn
        assert bool(isle_of(tile.number)) == (not any(tile.corners))


def test_nothing_sticks_out_of_a_hex() -> None:
    for tile in TERRITORIES:
        for path in re.findall(r' d="([^"]+)"', tile_drawing(tile.number, 0)):
            numbers = [float(each) for each in COORDINATE.findall(path)]
            assert all(abs(x) <= 36.1 for x in numbers[::2])
            assert all(abs(y) <= 31.3 for y in numbers[1::2])


def test_a_turned_tile_shows_its_terrain_at_the_turned_corner() -> None:
    x, y = CORNERS[2]
    assert f"L{x} {y}L" in tile_drawing(1, 1)
    assert f"L{x} {y}L" not in tile_drawing(1, 0)


def test_an_unknown_tile_is_bare() -> None:
    assert "waves" not in relief(())
    assert "rim" in relief(())


# Previews


def test_a_tile_is_offered_in_every_turn_on_every_legal_hex() -> None:
    game = played_to("explore")
    state, decision = game.state, game.decision
    assert isinstance(state, TapestryState)
    assert decision is not None
    world, plans = look(game, decision.seat)
    assert world.placing is not None
    data = json.loads(str(world.placing.data))
    tile = state.placing
    assert [len(turn["sites"]) for turn in data["turns"]] == [len(decision.options)] * len(tile.turns)  # type: ignore[union-attr]
    assert len(world.placing.ghosts) == len(data["turns"])
    best = max(site["points"] for turn in data["turns"] for site in turn["sites"])
    assert data["turns"][data["turn"]]["sites"][data["site"]]["points"] == best
    assert {site["plan"] for turn in data["turns"] for site in turn["sites"]} == {
        f"plan-{each.id}" for each in plans
    }
    assert not any(each.choosable for each in world.hexes)


def test_the_sides_that_match_are_those_that_score() -> None:
    game = played_to("explore")
    state, decision = game.state, game.decision
    assert isinstance(state, TapestryState)
    assert decision is not None
    scene = scene_of(game, decision.seat)
    for place in decision.options:
        assert isinstance(place, Hex)
        for ground in state.placing.turns:  # type: ignore[union-attr]
            site, points = see_site(scene, ground, place, 0), matching_sides(state, place, ground)
            assert (len(str(site["sides"]).split()), site["points"]) == (points, points)


def test_after_the_hex_the_turns_answer_by_themselves() -> None:
    game = played_to("rotation")
    seat = seat_asked(game)
    world, _ = look(game, seat)
    assert world.placing is not None
    sites = [turn["sites"] for turn in json.loads(str(world.placing.data))["turns"]]
    assert [each[0]["option"] for each in sites] == list(range(len(sites)))
    assert not any("then" in each[0] for each in sites)


def test_a_conquest_foretells_what_falls_and_what_the_dice_could_bring() -> None:
    game = played_to("conquer")
    state, seat = game.state, seat_asked(game)
    assert isinstance(state, TapestryState)
    assert game.decision is not None
    place = game.decision.options[0]
    assert isinstance(place, Hex)
    other = (seat + 1) % 3
    state.pieces[place.index] = (standing(other, OUTPOST),)
    state.players[other].lands |= place.bit
    world, plans = look(game, seat)
    plan = next(each for each in plans if each.id == f"hex-{place.q}_{place.r}")
    texts = [row.text for row in plan.rows]
    assert f"{NAMES[other]}: the outpost falls" in texts
    assert "Closed from then on" in texts
    assert plan.note == f"{NAMES[other]} controls it."
    assert {each.key for each in world.hexes if each.choosable} == {
        each.key for each in game.decision.options
    }


def test_only_who_is_asked_can_choose() -> None:
    game = played_to("explore")
    for viewer in (None, (seat_asked(game) + 1) % 3):
        world, plans = look(game, viewer)
        assert world.placing is None
        assert not plans
        assert not world.tray
        assert not any(each.choosable for each in world.hexes)


def test_tiles_and_dice_lie_in_the_tray() -> None:
    for kind in ("tile", "die"):
        game = played_to(kind)
        assert game.decision is not None
        world, _ = look(game, seat_asked(game))
        assert [each.key for each in world.tray] == [each.key for each in game.decision.options]


def test_the_large_map_has_all_its_hexes_and_each_explains_itself() -> None:
    game = played_to("turn", 5)
    world, _ = look(game, None)
    assert len(world.hexes) == 61
    assert all(each.tip.lines for each in world.hexes)
    names = [piece.name for each in world.hexes for piece in each.pieces]
    assert len(names) == len(set(names))


def test_the_lexicon_explains_every_tile_and_face() -> None:
    for language in ("en", "cs"):
        entries: Any = map_terms(Words(language))["map_entries"]
        ids = [each.id for each in entries]
        assert len(ids) == len(set(ids))
        assert {f"tile-{number}" for number in range(1, 49)} <= set(ids)
        assert {"die-red-vp-4", "die-black-tile", "die-science", "outpost", "toppled"} <= set(ids)
        assert not any("tapestry-" in f"{each.title} {each.text}" for each in entries)
