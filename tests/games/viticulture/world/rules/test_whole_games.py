"""Whole games of World at random: what must hold at each decision, on every continent and at every table."""

import hashlib
import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import figurka
from figurka.arena.conformance import (
    check_clone,
    check_imagine,
    check_save,
    check_step,
    check_undo,
    fingerprint,
)
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.things import DECK_NAMES, Card
from figurka.games.viticulture.world.content.board import YEARS
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.state import World

CONTINENTS = ("greengully", "asia", "oceania", "south_america", "europe", "north_america", "africa")
LEVELS = ("easy", "normal", "hard")
SEATS = (1, 2, 3, 4, 5, 6)
PASSING = 0.15
"""How often a player passes who could also act; otherwise random games would be over before they began."""
HASH_SEED_SCRIPT = """
from tests.games.viticulture.world.rules.test_whole_games import SAMPLE, digest
print(digest(SAMPLE))
"""


def settings(continent: str, seats: int) -> dict[str, Any]:
    """The settings of a table: with the continent and the seats all of them come to their turn."""
    turn = CONTINENTS.index(continent) + seats
    said: dict[str, Any] = {
        "continent": continent,
        "events": ("first", "random")[turn % 2],
        "structures": ("with", "without")[turn // 2 % 2],
        "hands": ("open", "hidden")[(turn + seats) % 2],
        "level": LEVELS[turn % 3],
    }
    return said


TABLES = [(continent, seats) for continent in CONTINENTS for seats in SEATS]
SAMPLE = TABLES[::5]
EVERY_TABLE = pytest.mark.parametrize(("continent", "seats"), TABLES)


class Watched:
    """A game played at random, looked at now and then."""

    def __init__(self, seats: int, seed: int, journal: bool = False, **said: Any) -> None:
        self.game: Any = figurka.new_game("viticulture-world", seats, seed, journal=journal, **said)
        self.random = Random(seed)
        self.choices = 0

    @property
    def state(self) -> VitState:
        state: VitState = self.game.state
        return state

    @property
    def world(self) -> World:
        return world_of(self.state)

    def step(self) -> None:
        options = self.game.decision.options
        count = len(options)
        if options[-1].key == "pass" and self.random.random() > PASSING:
            count -= 1
        self.game.choose(self.random.randrange(count))
        self.choices += 1


@pytest.mark.rule("W-2", "W-3", "W-9", "W-13", "W-109", "W-112")
@EVERY_TABLE
def test_a_random_game_keeps_the_invariants_and_ends_for_all_alike(continent: str, seats: int) -> None:
    watched = Watched(seats, 10 * seats + len(continent), journal=True, **settings(continent, seats))
    game = watched.game
    while not game.over:
        if watched.choices % 4 == 0:
            check_step(game)
        watched.step()
    check_step(game)
    state, world = watched.state, watched.world
    assert state.year == YEARS
    assert [event.kind for event in game.journal.events].count("event") == YEARS
    assert game.winners in ([], list(range(seats)))
    goals = all(player.vp >= 25 for player in state.players) and world.influence == 10
    assert bool(game.winners) == goals
    assert len(game.scores) == seats


@pytest.mark.rule("W-2", "W-3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_that_reaches_the_goals_is_won_by_all(seats: int) -> None:
    watched = Watched(seats, seats)
    while not watched.game.over:
        for player in watched.state.players:
            player.vp = max(player.vp, 25)
        watched.world.influence = 10
        watched.step()
    assert watched.game.winners == list(range(seats))


@pytest.mark.parametrize(("continent", "seats"), TABLES[1::4])
def test_clones_undo_saves_and_imagined_games_hold(continent: str, seats: int) -> None:
    watched = Watched(seats, 7 * seats, **settings(continent, seats))
    looks = {watched.random.randrange(400) for _ in range(3)}
    while not watched.game.over:
        if watched.choices in looks:
            for look in (check_clone, check_undo, check_imagine):
                look(watched.game, watched.random)
            check_save(watched.game)
        watched.step()
    check_save(watched.game)


# The same game elsewhere


def digest(tables: list[tuple[str, int]]) -> str:
    """All that can be seen of some games, from the first choice to the last."""
    whole = hashlib.sha256()
    for continent, seats in tables:
        watched = Watched(seats, 3, **settings(continent, seats))
        while not watched.game.over:
            if watched.choices % 10 == 0:
                whole.update(fingerprint(watched.game).encode())
            watched.step()
        whole.update(fingerprint(watched.game).encode())
    return whole.hexdigest()


def test_a_game_is_the_same_under_any_hash_seed() -> None:
    here = digest(SAMPLE)
    for hash_seed in ("0", "1"):
        there = subprocess.run(
            [sys.executable, "-c", HASH_SEED_SCRIPT],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


# Nothing hidden is seen


def cards_seen(view: dict[str, Any]) -> str:
    """All that a view shows, apart from the offer that two players talk about and the card being used."""
    return json.dumps({key: value for key, value in view.items() if key not in {"offer", "decision"}})


@pytest.mark.rule("W-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("structures", ["with", "without"])
def test_hidden_hands_are_seen_by_their_owners_only(seats: int, structures: str) -> None:
    watched = Watched(seats, seats, journal=True, hands="hidden", structures=structures)
    game = watched.game
    looks = 0
    while not game.over:
        watched.step()
        if game.over or watched.choices % 15:
            continue
        looks += 1
        for viewer in (None, *range(seats)):
            seen = game.view(viewer)
            shown = cards_seen(seen)
            for player in watched.state.players:
                own = player.seat == viewer
                assert (seen["players"][player.seat]["hand"] is not None) == own
                if not own:
                    singles = [card.name for deck in (1, 2, 3, 4) for card in player.hand[deck]]
                    assert not [name for name in singles if f'"{name}"' in shown]
        seat = game.decision.seat
        assert game.imagine(seat, looks).view(seat) == game.view(seat)
    assert looks > 10
    for event in game.journal.events:
        if event.kind in {"draws", "keeps"}:
            assert event.seen_by == 1 << event.seat
        if event.kind in {"offers", "trades", "gives-card"}:
            assert event.seen_by == (1 << event.seat | 1 << event.other)


def offered(world: World) -> tuple[Card, ...]:
    """The cards that the offer on the table names."""
    return () if world.offer is None else world.offer.gives.cards


@pytest.mark.rule("W-35")
def test_who_names_the_cards_asked_for_imagines_those_that_were_named_to_him() -> None:
    tried = 0
    for seed in range(20):
        watched = Watched(3, seed, hands="hidden")
        game = watched.game
        while not game.over:
            watched.step()
            if game.over or game.decision.kind != "trade_card" or not offered(watched.world):
                continue
            tried += 1
            for index in range(len(game.decision.options)):
                game.imagine(game.decision.seat, seed).choose(index)
    assert tried


@pytest.mark.rule("W-17")
def test_the_face_down_piles_are_seen_by_nobody() -> None:
    watched = Watched(3, 4, continent="africa", events="random", hands="open")
    game = watched.game
    while not game.over:
        watched.step()
        if game.over or watched.choices % 25:
            continue
        seen = game.view(0)
        assert set(seen["piles"]) <= set(DECK_NAMES)
        assert all(isinstance(count, int) for count in seen["piles"].values())
        shown = json.dumps(seen)
        for event in watched.world.events:
            assert f'"{event.name}"' not in shown, "an event is not known before its year"
        for tile in watched.world.tile_pile.things():
            assert f'"{tile.key}"' not in shown
