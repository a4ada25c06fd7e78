"""No observation tells anything hidden: it stays as it is when what the seat cannot see is dealt anew."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from figurka.arena.peeking import Table, Walk, tables
from figurka.core.chance import imagined_chance
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.core.state import State
from figurka.envs.encoder import encoder_for
from figurka.envs.episode import Episode, Kind
from tests.envs.kit import GAMES

WALKS = 12
LOOKED_AT = {"viticulture": 1 / 250, "viticulture-world": 1 / 150}
"""At what part of the decisions there is a look, where games are long."""
USUALLY = 1 / 50


class Observing(Walk):
    """A walk through a game that looks at nothing but observations and masks."""

    def look(self, since: Sequence[Game[Any]] = ()) -> None:
        decision = self.game.decision
        assert decision is not None
        self.found.decisions += 1
        worlds = [self.game, *since, self.imagine(decision.seat)]
        self.compare("observation", decision, "", [observed(world, decision.seat) for world in worlds])
        for seat in range(self.game.config.seats):
            if seat != decision.seat:
                self.found.previews += 1
                states = [self.game.state, redealt(self.game, seat, self.random.getrandbits(32))]
                sights = [position_seen(self.game, state, seat) for state in states]
                self.compare("features", decision, "", sights)

    def go_on(self, decision: Decision, index: int) -> None:
        self.since = None
        self.game.choose(index)


def kind_of(game: Game[Any]) -> Kind:
    settings: dict[str, Any] = dict(game.config.settings)
    return Kind(game.rules.name, game.config.seats, **settings)


def observed(game: Game[Any], seat: int) -> dict[str, object]:
    kind = kind_of(game)
    episode = Episode(kind, game)
    named = zip(kind.encoder.names, episode.observe(seat).tolist(), strict=True)
    return {"observation": dict(named), "actions": episode.actions}


def redealt(game: Game[Any], seat: int, seed: int) -> State:
    """The position as a seat could think it is, whoever is asked."""
    state: State = game.state.copy()
    state.chance = imagined_chance(seed)
    game.rules.redeal(state, seat)
    return state


def position_seen(game: Game[Any], state: State, seat: int) -> dict[str, float]:
    """The features without what is asked: the cards of whoever is asked may decide that."""
    features = encoder_for(game.rules.name, game.config.seats).features
    small, large = bytearray(features.small), [0.0] * features.large
    features.write(state, seat, small, large)
    blocks = [(name, block, place) for block in features.blocks for place, name in enumerate(block.names)]
    return {name: (large if block.large else small)[block.start + place] for name, block, place in blocks}


def walk(table: Table) -> Observing:
    game = new_game(table.game, table.seats, table.seed, **table.settings)
    walked = Observing(game, Random(table.seed), LOOKED_AT.get(table.game, USUALLY))
    walked.go()
    return walked


@pytest.mark.parametrize("name", GAMES)
def test_observations_stay_when_hidden_things_are_dealt_anew(name: str) -> None:
    walks = [walk(table) for table, _ in zip(tables(name), range(WALKS), strict=False)]
    peeks = [str(peek) for each in walks for peek in each.found.peeks]
    assert sum(each.found.decisions for each in walks) > WALKS
    assert sum(each.found.previews for each in walks)
    assert not peeks, "\n".join(peeks)
