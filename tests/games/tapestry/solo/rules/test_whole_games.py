"""Whole games against the bots: random choices, and what must hold at each of them."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import figurka
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import INCOME, OUTPOST
from tests.games.tapestry.solo.table import AUTOMA, SHADOW

GAMES = range(4)
EVERY_LEVEL = pytest.mark.parametrize("level", ["1", "2", "3", "4", "5", "6"])
EVERY_EMPIRE = pytest.mark.parametrize("shadow", ["empire", "swift_empire"])


class Watched:
    """A game played at random, but income turns are put off; the position is checked at each decision."""

    def __init__(self, seats: int, seed: int, **settings: Any) -> None:
        self.game: Any = figurka.new_game("tapestry", seats, seed, journal=True, **settings)
        self.random = Random(seed)
        self.eras = [0] * len(self.state.players)

    @property
    def state(self) -> TapestryState:
        state: TapestryState = self.game.state
        return state

    def play(self) -> "Watched":
        while not self.game.over:
            self.look()
            decision = self.game.decision
            count = len(decision.options)
            if decision.kind == "turn" and self.random.random() < 0.9:
                count -= 1
                assert decision.options[count] is INCOME
            self.game.choose(self.random.randrange(count))
        self.look()
        return self

    def look(self) -> None:
        """What holds at each decision."""
        state = self.state
        check(state)
        assert self.game.over or self.game.decision.seat < len(state.humans), "a bot is asked nothing"
        for player in state.players:
            assert player.era >= self.eras[player.seat]
            self.eras[player.seat] = player.era
            if player.bot:
                self.look_at_bot(player.seat)

    def look_at_bot(self, seat: int) -> None:
        """What no bot ever has (A-7, A-41)."""
        bot = self.state.players[seat]
        assert (sum(bot.goods), bot.left, bot.hand, bot.tiles, bot.tech_count) == (0, [5] * 4, [], [], 0)
        assert (bot.space_tiles, bot.stars, bot.civilizations, bot.powers) == ((), (), (), 0)
        if seat == SHADOW:
            assert (bot.vp, bot.era, bot.lands) == (0, 0, 0)
            pieces = [piece for here in self.state.pieces for piece in here if piece.seat == SHADOW]
            assert all(piece.toppled and piece.what is OUTPOST for piece in pieces)

    def told(self, kind: str, seat: int) -> list[Any]:
        return [event for event in self.game.journal.events if event.kind == kind and event.seat == seat]


# Alone


@pytest.mark.rule("A-7", "A-41", "A-113", "A-122")
@EVERY_LEVEL
@pytest.mark.parametrize("seed", GAMES)
def test_a_solo_game_keeps_the_invariants_and_ends(level: str, seed: int) -> None:
    watched = Watched(1, seed, level=level).play()
    state = watched.state
    assert [player.era for player in state.players] == [5, 5, 0]
    assert [event.count for event in watched.told("income", AUTOMA)] == [1, 2, 3, 4, 5]
    assert all(player.finished for player in state.players)
    assert state.players[SHADOW].landmarks == 0, "all of them lie on the Automa's mat"
    assert state.players[AUTOMA].vp > 0
    best = max(state.players[0].vp, state.players[AUTOMA].vp)
    assert watched.game.winners == ([0] if state.players[0].vp == best else [])


@pytest.mark.rule("A-217", "A-218", "A-219", "A-220", "A-221", "A-222", "A-25")
@pytest.mark.parametrize(
    ("level", "cards"),
    [
        ("1", [8, 10, 12, 14]),
        ("2", [8, 10, 12, 14]),
        ("3", [8, 8, 10, 12]),
        ("4", [8, 10, 14, 18]),
        ("5", [8, 10, 16, 22]),
        ("6", [8, 10, 16, 22]),
    ],
)
def test_in_each_era_all_its_decision_cards_are_drawn(level: str, cards: list[int]) -> None:
    watched = Watched(1, 5, level=level).play()
    drawn = [0] * 6
    era = 0
    for event in watched.game.journal.events:
        if event.seat == AUTOMA and event.kind == "income":
            era = event.count
        elif event.kind == "bot-rule" and event.thing.id == "A-24":
            drawn[era] += 2
    assert drawn[1:5] == cards


@pytest.mark.rule("A-19", "A-20")
def test_either_side_may_begin_and_then_they_alternate() -> None:
    firsts = set()
    for seed in range(6):
        watched = Watched(1, seed)
        firsts.add(watched.state.first)
        watched.play()
        turns = turns_of(watched)
        done = min(turns.index(("last", seat)) for seat in (0, AUTOMA))
        alternate = [seat for what, seat in turns[:done] if what == "turn"]
        assert alternate[0] == watched.state.first
        assert all(one != other for one, other in pairwise(alternate))
    assert firsts == {0, AUTOMA}


def turns_of(watched: Watched) -> list[tuple[str, int]]:
    """Who took a turn, and where each side took its last one."""
    turns: list[tuple[str, int]] = []
    for event in watched.game.journal.events:
        key = event.thing.key if event.thing is not None else ""
        begins = event.kind == "pays" and key.startswith("pay:")
        if event.kind == "income":
            begins = event.seat == 0 or event.count == 1
        elif event.kind == "bot-rule":
            begins = key.removeprefix("rule:") in {"A-22", "A-24"}
        if begins:
            turns.append(("turn", event.seat))
        if event.kind == "finishes":
            turns.append(("last", event.seat))
    return turns


# Two people with the Shadow Empire


@pytest.mark.rule("A-281", "A-287", "A-294", "A-304", "A-305")
@EVERY_EMPIRE
@pytest.mark.parametrize("seed", GAMES)
def test_a_game_of_two_with_the_shadow_empire_keeps_the_invariants_and_ends(shadow: str, seed: int) -> None:
    watched = Watched(2, seed, shadow=shadow).play()
    state = watched.state
    assert [player.era for player in state.players] == [5, 5, 0]
    assert not [piece for here in state.pieces for piece in here if piece.seat == SHADOW]
    assert set(watched.game.winners) <= {0, 1}
    assert watched.game.winners
    assert sum(sum(track) for track in state.players[SHADOW].tokens) > 0


@pytest.mark.rule("A-290", "A-295", "A-297")
@EVERY_EMPIRE
@pytest.mark.parametrize("seed", GAMES)
def test_after_six_pairs_the_shadow_empire_shuffles(shadow: str, seed: int) -> None:
    watched = Watched(2, seed, shadow=shadow).play()
    told = [event.thing.id for event in watched.told("bot-rule", SHADOW)]
    turns = [rule for rule in told if rule in {"A-290", "A-291", "A-295"}]
    cycle = ["A-291"] * 6 + ["A-295"]
    assert "A-295" in turns
    assert turns[0] == "A-290"
    assert turns[1:] == (cycle * len(turns))[: len(turns) - 1]
