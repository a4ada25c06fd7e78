"""The story of the bots' turn: nothing that they explain is lost, and every turn can be drawn."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import new_game
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.games.tapestry.solo.rules.explaining import BOT_RULE
from figurka.games.tapestry.web.map.atlas import see_map
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.story.story import Story, see_story, tell_story
from figurka.games.tapestry.web.story.turns import all_rounds
from figurka.locales import LANGUAGES
from figurka.web.render import render
from tests.games.tapestry.solo.duo import DuoTable
from tests.games.tapestry.table import Seat
from tests.games.tapestry.web.kit import scene_of
from tests.web.kit import played, visitor

LEVELS = ("1", "2", "3", "4", "5", "6")
MISSING = re.compile(r"tapestry-[a-z]|rule-A-\d|web-story-")


def drawn(scene: Scene, story: Story | None) -> str:
    reader = visitor(scene.words.language)
    return render(reader, "tapestry/story.html", {"story": story, "scene": scene, **see_map(scene)[0]})


def finished(seats: int, seed: int, name: str = "tapestry", **settings: Any) -> Game[Any]:
    game = new_game(name, seats, seed, journal=True, **settings)
    for _ in played(game, seed, linger=False):
        pass
    return game


def events_of(game: Game[Any]) -> Sequence[Event]:
    assert game.journal is not None
    return game.journal.events


def stories(game: Game[Any], language: str = "en") -> Iterator[tuple[Scene, Story]]:
    """The stories of all rounds of a finished game."""
    scene = scene_of(game, 0, language)
    assert scene.bots is not None
    bots = [bot["seat"] for bot in scene.bots["bots"]]
    for turns in all_rounds(events_of(game), bots):
        yield scene, tell_story(scene, turns, bots)


def check_whole(game: Game[Any], language: str) -> None:
    """Every reason of the game is told once, its rule is cited, and all words are known."""
    told: list[int] = []
    for scene, story in stories(game, language):
        html = drawn(scene, story)
        said = re.sub(r'(href|class|id)="[^"]*"', "", html)
        assert not MISSING.search(said), MISSING.findall(said)
        assert "style=" not in html
        for each in (each for turn in story.turns for stage in turn.stages for each in stage.told):
            told.append(each.place)
            assert not each.rule or f'href="/rules/tapestry#{each.rule}"' in html, each.rule
    reasons = [place for place, event in enumerate(events_of(game)) if event.kind == BOT_RULE]
    assert len(told) == len(set(told))
    assert set(reasons) <= set(told)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_every_reason_of_a_solo_game_is_told(level: str, seed: int) -> None:
    check_whole(finished(1, seed, level=level), LANGUAGES[seed % 2])


@pytest.mark.parametrize("shadow", ["empire", "swift_empire"])
def test_every_reason_of_the_shadow_empire_among_two_is_told(shadow: str) -> None:
    game = finished(2, 3, shadow=shadow)
    for language in LANGUAGES:
        check_whole(game, language)


def test_a_track_that_a_dictatorship_closed_is_told_with_the_choice() -> None:
    table = DuoTable(Seat(era=2), shadow={"science": 5}, decision_deck=[6, 7])
    table.player(1).decree = 1 << TRACK_NAMES.index("science")
    table.shadow_turn()
    _, story = next(stories(table.game))
    why = next(stage for stage in story.turns[0].stages if stage.kind == "why")
    assert [note.text for note in why.notes] == ["The Dictatorship of Bořek closes Science to Shadow Empire."]
    assert [row.verdict for row in why.choices[0].rows if row.track == "science"] == ["barred"]
    check_whole(table.game, "cs")


def test_every_reason_beside_a_printed_game_is_told() -> None:
    check_whole(finished(1, 5, "tapestry-automa", level="4"), "cs")


def test_the_story_opens_only_when_the_bots_have_just_had_their_turn() -> None:
    game = new_game("tapestry", 1, 4, journal=True, level="3")
    fresh: list[str] = []
    for position in played(game, 4, linger=False):
        story = see_story(scene_of(position, 0))["story"]
        assert position.decision is not None
        assert story is None or isinstance(story, Story)
        if story is not None and story.fresh:
            fresh.append(position.decision.kind)
    assert fresh.count("turn") > 10
    assert "trap" not in fresh


def test_there_is_no_story_without_bots() -> None:
    game = new_game("tapestry", 3, 1, journal=True)
    assert see_story(scene_of(game, 0))["story"] is None
    assert drawn(scene_of(game, 0), None).strip() == ""


def test_spectators_read_of_the_player_by_name() -> None:
    game = finished(1, 1, level="4")
    scene = scene_of(game, None)
    html = "".join(
        drawn(scene, tell_story(scene, turns, (1, 2))) for turns in all_rounds(events_of(game), (1, 2))
    )
    assert "Ada" in html
    assert "to your territories" not in html
    assert "those next to you" not in html


def test_the_places_of_a_choice_are_those_before_the_turn() -> None:
    game = finished(1, 2, level="2")
    for _, story in stories(game):
        for turn in story.turns:
            for stage in (stage for stage in turn.stages if stage.kind == "why"):
                for choice in stage.choices:
                    taken = next(row for row in choice.rows if row.track == choice.track)
                    assert taken.verdict == "taken"
                    moves = [
                        gain.lead for each in turn.stages if each.kind == "brought" for gain in each.gains
                    ]
                    assert f"{taken.place} → {taken.place + 1}" in moves


def test_the_scan_ends_on_the_hex_that_was_chosen() -> None:
    scans = [
        stage.scan
        for seed in range(3)
        for _, story in stories(finished(1, seed, level="5"))
        for turn in story.turns
        for stage in turn.stages
        if stage.scan is not None
    ]
    read = [scan for scan in scans if scan.numbers]
    assert read
    for scan in read:
        assert [each.number for each in scan.numbers if each.hit] == [len(scan.numbers)]
        assert sum(ring.kind == "chosen" for ring in scan.rings) == 1
