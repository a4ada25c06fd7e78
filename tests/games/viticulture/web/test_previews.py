"""What Viticulture's table foretells comes true: each preview is held against what the game then does."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

import figurka
from figurka.agents import Agent, new_agent
from figurka.arena.conformance import fingerprint
from figurka.core.decision import Decision, Option
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.games.viticulture.rules.steps import Part, Way
from figurka.games.viticulture.rules.things import Order, Wine
from figurka.games.viticulture.web.previews.previews import (
    FORETOLD,
    GIVEN_AT_THE_END,
    GOODS,
    Goods,
    goods_of,
    see_previews,
)
from figurka.games.viticulture.web.scene import Preview
from tests.games.viticulture.web.kit import scene_of_game

TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("viticulture", 3, {}),
    ("viticulture", 4, {"structures": "with"}),
    ("viticulture", 2, {"structures": "with"}),
    ("viticulture-world", 3, {"continent": "asia"}),
    ("viticulture-world", 2, {"continent": "africa", "structures": "with"}),
    ("viticulture-world", 2, {"continent": "south_america"}),
    ("viticulture-world", 1, {"continent": "oceania"}),
)
TOLD: Final = FORETOLD | {GIVEN_AT_THE_END}
"""The kinds of decisions of which something is foretold."""
WHIM: Final = 0.3
"""How often a worker is placed anywhere, so that also what agents care little for is done."""
RARE: Final = frozenset(("gain_wine", "neighbour", "oval", "pour", "may", "bonus", "swap"))
"""Asked so seldom, or told so little of, that a test cannot count on it."""


class Watched(list[Event]):
    """A journal that notes at each event what a player has then."""

    def __init__(self, events: list[Event], now: Callable[[], Goods]) -> None:
        super().__init__(events)
        self.now = now
        self.moments: list[Goods] = []

    def append(self, event: Event) -> None:
        """Note an event and the moment."""
        super().append(event)
        self.moments.append(self.now())


def promised(held: Goods, preview: Preview) -> Goods:
    """What the player should have at the moment when the choice has been carried out."""
    change = Counter[str]()
    for sign in preview.gains:
        change[sign.symbol] += sign.amount
    for sign in preview.costs:
        change[sign.symbol] -= sign.amount
    lira, vp, residual, influence = (
        amount + change[symbol] for amount, symbol in zip(held.amounts, GOODS, strict=True)
    )
    cells = held.cells.difference(preview.takes).union(preview.brings)
    return Goods(cells, (lira, vp, residual, influence))


def is_whole(decision: Decision, option: Option, preview: Preview) -> bool:
    """Whether the preview tells all that comes before anything more is asked."""
    return decision.kind != "pour" and not (isinstance(option, Order) and preview.note)


def check(game: Game[Any], decision: Decision, index: int, preview: Preview) -> bool:
    """Choose, and compare; tells whether all of the preview could be compared."""
    assert game.journal is not None
    option, seat = decision.options[index], decision.seat
    held = goods_of(game.state, seat)
    start = len(game.journal.events)
    watched = Watched(game.journal.events, lambda: goods_of(game.state, seat))
    game.journal.events = watched
    game.choose(index)
    while game.decision is not None and game.decision.kind == "site":
        game.choose(0)
    game.journal.events = [*watched]
    if is_whole(decision, option, preview):
        expected = promised(held, preview)
        assert expected in (*watched.moments, goods_of(game.state, seat)), (decision, option, preview, held)
        return True
    used = {
        thing.key.replace(":", "-")
        for event in watched[start:]
        if event.kind == "fills"
        for thing in event.things
        if isinstance(thing, Wine)
    }
    assert not used or isinstance(option, Way | Part) or used.issuperset(preview.takes), (option, preview)
    return False


def play(game: Game[Any], agents: list[Agent], random: Random) -> Iterator[str]:
    """Let agents play, here and there something foretold at random; the kinds where a preview came true."""
    while (decision := game.decision) is not None:
        wild = decision.kind == "place" and random.random() < WHIM
        index = random.randrange(len(decision.options)) if wild else agents[decision.seat].choose(game)
        previews = see_previews(scene_of_game(game, decision.seat)) if decision.kind in TOLD else {}
        foretold = [place for place, each in enumerate(decision.options) if each.key in previews]
        if index not in foretold and foretold and random.random() < 0.5:
            index = random.choice(foretold)
        preview = previews.get(decision.options[index].key)
        if preview is None:
            game.choose(index)
        elif check(game, decision, index, preview):
            yield decision.kind


def test_what_is_foretold_comes_true() -> None:
    came_true: Counter[str] = Counter()
    for name, seats, settings in TABLES:
        for seed in range(2):
            game = figurka.new_game(name, seats=seats, seed=seed, journal=True, **settings)
            agents = [new_agent("greedy", seed + seat) for seat in range(seats)]
            came_true.update(play(game, agents, Random(seed)))
    missing = TOLD - set(came_true) - RARE
    assert not missing, came_true


@pytest.mark.parametrize(
    ("name", "settings"), [("viticulture", {"structures": "with"}), ("viticulture-world", {})]
)
def test_nothing_is_changed_by_looking(name: str, settings: dict[str, Any]) -> None:
    game, random = figurka.new_game(name, seats=3, seed=3, journal=True, **settings), Random(3)
    while (decision := game.decision) is not None and len(game.history) < 400:
        if decision.kind in TOLD:
            before = fingerprint(game)
            first = see_previews(scene_of_game(game, decision.seat))
            assert see_previews(scene_of_game(game, decision.seat)) == first
            assert fingerprint(game) == before
        game.choose(random.randrange(len(decision.options)))


def test_whoever_is_not_asked_is_told_nothing() -> None:
    game = figurka.new_game("viticulture-world", seats=2, seed=1, journal=True)
    decision = game.decision
    assert decision is not None
    assert see_previews(scene_of_game(game, 1 - decision.seat)) == {}
    assert see_previews(scene_of_game(game, None)) == {}
