"""Random whole games of the base game, with and without structure cards."""

import hashlib
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

import figurka
from figurka.arena.conformance import check_step, fingerprint, play_some
from figurka.core.saves import load_game
from figurka.games.viticulture.rules.board.workers import standing_workers
from figurka.games.viticulture.rules.state import Player

TABLES = pytest.mark.parametrize(
    ("seats", "structures"), [(seats, module) for seats in (2, 3, 4, 5, 6) for module in ("without", "with")]
)
DECK_SIZES = (42, 38, 38, 36, 36)
"""Vines, summer visitors, winter visitors, orders and structure cards."""
LOOK_EVERY = 7
"""How many choices are made between two looks at the game."""
HASH_SEED_SCRIPT = """
import sys
from tests.games.viticulture.rules.test_whole_games import digest
print(digest(int(sys.argv[1]), sys.argv[2]))
"""


def new(seats: int, structures: str, seed: int) -> figurka.Game[Any]:
    return figurka.new_game("viticulture", seats, seed, journal=True, structures=structures)


def digest(seats: int, structures: str) -> str:
    """All that anybody sees in a whole game, as one number."""
    game = new(seats, structures, seed=11)
    random = Random(11)
    seen = hashlib.sha256()
    while not game.over:
        seen.update(fingerprint(game).encode())
        play_some(game, random, LOOK_EVERY)
    seen.update(fingerprint(game).encode())
    return seen.hexdigest()


def cards_in_the_game(game: figurka.Game[Any], deck: int) -> Counter[str]:
    """Every card of a deck, wherever it is."""
    state = game.state
    cards = [*state.decks[deck].things(), *state.discards[deck]]
    promised = [card for _, card in state.promised]
    cards += [card for card in (*state.aside, *promised) if card.deck == deck]
    cards += [card for packet in state.packets for card in packet if deck == 4]
    for player in state.players:
        cards += player.hand[deck]
        if deck == 0:
            cards += [vine for field in player.fields for vine in field]
        if deck == 4:
            cards += [building for building in player.sites if building is not None]
    return Counter(card.name for card in cards)


def workers_of(game: figurka.Game[Any], seat: int) -> int:
    """How many workers of a seat are at home, on the board or in training."""
    player: Player = game.state.players[seat]
    return sum(player.available) + len(standing_workers(game.state, player)) + player.trainees


@TABLES
def test_whole_games_keep_the_rules_and_all_pieces(seats: int, structures: str) -> None:
    for seed in (1, 2):
        game = new(seats, structures, seed)
        random = Random(seed)
        decks = [cards_in_the_game(game, deck) for deck in range(5)]
        assert [sum(cards.values()) for cards in decks] == list(DECK_SIZES)
        most = [workers_of(game, seat) for seat in range(seats)]
        assert most == [3] * seats
        while not game.over:
            check_step(game)
            assert [cards_in_the_game(game, deck) for deck in range(5)] == decks
            now = [workers_of(game, seat) for seat in range(seats)]
            assert all(3 <= count <= 7 for count in now), "six at most, and the temporary one"
            play_some(game, random, LOOK_EVERY)
        check_step(game)
        best = max(game.scores)
        assert best >= 20
        assert {game.scores[seat] for seat in game.winners} == {best}


@TABLES
def test_a_whole_game_is_the_same_under_any_hash_seed(seats: int, structures: str) -> None:
    here = digest(seats, structures)
    there = subprocess.run(
        [sys.executable, "-c", HASH_SEED_SCRIPT, str(seats), structures],
        env={"PYTHONHASHSEED": "5", "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == here


@TABLES
def test_a_whole_game_can_be_saved_and_repeated(seats: int, structures: str) -> None:
    game = new(seats, structures, seed=4)
    random = Random(4)
    for _ in range(3):
        play_some(game, random, 60)
        again = load_game(game.save())
        assert fingerprint(again) == fingerprint(game)


@TABLES
@pytest.mark.rule("V-6")
def test_a_view_shows_nothing_hidden(seats: int, structures: str) -> None:
    game = new(seats, structures, seed=6)
    random = Random(6)
    for _ in range(40):
        decision = game.decision
        if decision is None:
            break
        for viewer in (None, *range(seats)):
            view: Any = game.view(viewer)
            for player in view["players"]:
                assert (player["hand"] is None) == (player["seat"] != viewer)
                assert (
                    sum(player["hand_counts"].values()) == game.state.players[player["seat"]].cards_in_hand()
                )
            assert ("options" in view["decision"]) == (decision.seat == viewer)
        seen = game.view(decision.seat)
        for other_world in range(2):
            assert game.imagine(decision.seat, other_world).view(decision.seat) == seen
        play_some(game, random, LOOK_EVERY)


@TABLES
@pytest.mark.rule("V-6")
def test_the_journal_tells_nobody_what_another_draws(seats: int, structures: str) -> None:
    game = new(seats, structures, seed=9)
    play_some(game, Random(9), 300)
    assert game.journal is not None
    drawn = [event for event in game.journal.events if event.kind == "draws"]
    assert drawn
    for event in drawn:
        for viewer in (None, *range(seats)):
            assert (event.seen(viewer).thing is None) == (viewer != event.seat)
