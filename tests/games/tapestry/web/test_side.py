"""The bar at the top and the others: whose turn it is, and who they are."""

import re
from types import SimpleNamespace

from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.side import see_side
from tests.games.tapestry.web.kit import region, scene_of
from tests.web.kit import asked, seat_asked, until

NOW = re.compile(r'aria-current="true">.*?<span>(.*?)</span>')


def scene_in_turn() -> Scene:
    """A table at which somebody begins a turn, as he sees it."""
    game = until("tapestry", 3, asked("turn", 60), 7)
    return scene_of(game, seat_asked(game))


def bar(scene: Scene, unended: int | None) -> str:
    """The bar while a seat may still end its turn."""
    return region("bar", scene, live=SimpleNamespace(unended=unended), since=0, **see_side(scene))


def test_whoever_has_yet_to_end_the_turn_is_whose_turn_it_is() -> None:
    scene = scene_in_turn()
    seat = seat_asked(scene.sight.game)
    before = (seat - 1) % 3
    assert NOW.findall(bar(scene, None)) == [scene.mark(seat).name]
    assert NOW.findall(bar(scene, before)) == [scene.mark(before).name]


def test_the_civilizations_of_the_others_are_named_and_their_level_is_in_the_tip() -> None:
    scene = scene_in_turn()
    html = region("side", scene, level_of=lambda agent: agent, **see_side(scene))
    for player in scene.players:
        if player["seat"] != scene.sight.viewer:
            called = ", ".join(scene.called(f"civilization-{name}") for name in player["civilizations"])
            assert f"<small>{called}</small>" in html
            assert f'title="{scene.mark(player["seat"]).name}, {called}' in html
