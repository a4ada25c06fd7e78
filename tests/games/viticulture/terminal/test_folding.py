"""A low window: what is not asked about is told on a line, and nothing that can be chosen is lost."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from figurka import Game
from figurka.cli.drawing import find_table
from figurka.cli.telling import draw_choices
from figurka.games.viticulture.rules.things import BoardSpot
from figurka.games.viticulture.terminal.folding import OF_THE_MAT
from figurka.games.viticulture.world.rules.continents import CONTINENTS
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.terminal.folding import OF_THE_EVENT
from figurka.locales import LANGUAGES
from tests.games.viticulture.terminal.test_table import (
    BASE,
    WORLD,
    asked,
    assert_fits,
    find,
    games,
    positions,
)

SIZES = ((80, 24), (100, 30), (120, 40), (150, 50))
HIGHEST = 14
"""So many lines a table has at most, at a hundred columns, when all is folded that may be."""
WITH_EVENT = 20
"""And if the event is asked about, which then is whole."""
EVERY = 61


@cache
def questions() -> list[tuple[str, Game[Any]]]:
    """Decisions of random games of all kinds."""
    return [
        (name, game.clone())
        for name, seats, settings in games()
        for number, game in enumerate(positions(name, seats, seats + 40, **settings))
        if number % EVERY == 0 and game.decision is not None
    ]


@cache
def at_events() -> list[tuple[str, Game[Any]]]:
    """Positions of random games on all continents, one for each event and kind of decision."""
    found: dict[tuple[str, str], Game[Any]] = {}
    for seed, continent in enumerate(CONTINENTS, 3):
        for game in positions(WORLD, 4, seed, continent=continent):
            event, decision = world_of(game.state).event, game.decision
            if event is not None and decision is not None and (event.name, decision.kind) not in found:
                found[event.name, decision.kind] = game.clone()
    return [(event, game) for (event, _), game in found.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folded_table_is_low_and_hides_nothing_that_can_be_chosen(language: str) -> None:
    for name, game in questions():
        table, decision = find_table(name), game.decision
        assert decision is not None
        for width, _ in SIZES[:2]:
            scene = asked(game, language, width)
            names = table.foldable(decision, scene)
            scene = replace(scene, folded=frozenset(names))
            text = assert_fits(table.draw(scene), width)
            highest = WITH_EVENT if name == WORLD and decision.kind in OF_THE_EVENT else HIGHEST
            assert len(text.splitlines()) <= highest + 4 * (width < 100), (decision.kind, text)
            listed = assert_fits(draw_choices(game, decision, table, scene, whole=True), width)
            assert len(re.findall(r"(?m)(?:^ *|  +)(?:\d+|[a-z]) ", listed)) >= len(decision.options)
            for option in decision.options:
                if isinstance(option, BoardSpot) and option.action.name != "event_space":
                    assert f"[{scene.number(option.key)}]" in text


def test_each_fold_makes_the_table_lower() -> None:
    for place, (name, game) in enumerate(questions()):
        table, decision, width = find_table(name), game.decision, SIZES[place % len(SIZES)][0]
        assert decision is not None
        scene = asked(game, width=width)
        names = table.foldable(decision, scene)
        assert len(set(names)) == len(names)
        heights = [
            len(assert_fits(table.draw(replace(scene, folded=frozenset(names[:count]))), width).splitlines())
            for count in range(len(names) + 1)
        ]
        assert heights[-1] < heights[0]
        if width < 140:
            assert heights == sorted(heights, reverse=True), (decision.kind, heights)


def test_what_is_asked_about_is_not_folded() -> None:
    for name, game in questions():
        decision = game.decision
        assert decision is not None
        names = find_table(name).foldable(decision, asked(game))
        if decision.kind in OF_THE_MAT and not any(each.key.startswith("seat:") for each in decision.options):
            assert "mat" not in names
        if name == WORLD and decision.kind in OF_THE_EVENT:
            assert "event" not in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_event_and_the_needs_of_the_team_are_never_lost(language: str) -> None:
    told = set()
    for event, game in at_events():
        decision = game.decision
        assert decision is not None
        table, scene = find_table(WORLD), asked(game, language, width=80)
        scene = replace(scene, folded=frozenset(table.foldable(decision, scene)))
        text = assert_fits(table.draw(scene), 80)
        focus = assert_fits(table.focus(decision, scene), 80)
        assert scene.words("cli-viticulture-team-needs") in focus
        assert scene.words(f"viticulture-event-{event}") in text
        told.add(event)
    assert len(told) > 30


def test_before_the_work_begins_the_folded_board_tells_who_wakes_when() -> None:
    for name, kind, head in ((BASE, "row", "Wake-up"), (WORLD, "position", "Watch")):
        game = find(name, kind)
        scene = replace(asked(game), folded=frozenset({"board"}))
        assert re.search(rf"(?m)^{head}  1\. ", assert_fits(find_table(name).draw(scene), 100))
