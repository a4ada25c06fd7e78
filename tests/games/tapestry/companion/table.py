"""A printed table for tests of the companion: what is told is named by its keys."""

from collections.abc import Sequence
from random import Random
from typing import Any

import figurka
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.games.tapestry.companion.rules.bots import table_bots
from figurka.games.tapestry.companion.rules.moving import Move
from figurka.games.tapestry.companion.rules.things import BLANK_CARD
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import TRACK_NAMES, Hex
from figurka.games.tapestry.solo.rules.bots import Bots, bots_of
from figurka.games.tapestry.solo.rules.things import RuleRef

HOME = "hex:2,0"
"""Where the person begins."""
AUTOMAS_HOME = "hex:-2,2"


class Companion:
    """A game of the companion: `tell` chooses by key, one thing after the other."""

    def __init__(self, seed: int = 1, **settings: Any) -> None:
        self.game: Game[Any] = figurka.new_game("tapestry-automa", seed=seed, journal=True, **settings)

    @property
    def state(self) -> TapestryState:
        state: TapestryState = self.game.state
        return state

    @property
    def bots(self) -> Bots:
        return bots_of(self.state)

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def automa(self) -> Player:
        return self.state.players[1]

    @property
    def shadow(self) -> Player:
        return self.state.players[2]

    @property
    def asked(self) -> Decision:
        assert self.game.decision is not None
        return self.game.decision

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.asked.options]

    def tell(self, *keys: str) -> "Companion":
        for key in keys:
            index = self.asked.index(key)
            assert index >= 0, f"{key} is not among {self.keys}"
            self.game.choose(index)
            self.game.rules.check(self.state)
        return self

    def end_turn(self) -> "Companion":
        """The person's turn is over, and what the bots move in theirs is moved at the table."""
        self.tell("done")
        return self.tell("done") if self.asked.kind == "moved" else self

    def carry_out(self) -> "Companion":
        """All turns that the bots still have, one after the other."""
        while self.asked.kind == "moved":
            self.tell("done")
        return self

    def advance(self, track: str, times: int = 1) -> "Companion":
        for _ in range(times):
            self.tell(f"advance:{track}:{self.me.tokens[TRACK_NAMES.index(track)][0]}")
        return self

    def give_automa_cards(self, count: int) -> "Companion":
        """Put cards beside the Automa's mat; not to be taken back by undo."""
        for _ in range(count):
            self.state.deck.rest.pop()
        self.bots.supply = (BLANK_CARD,) * (len(self.bots.supply) + count)
        return self

    def told(self) -> list[str]:
        """What happened, by the kinds of events and the numbers of rules."""
        assert self.game.journal is not None
        return [
            event.thing.id if isinstance(event.thing, RuleRef) else event.kind
            for event in self.game.journal.events
        ]

    def pieces(self, key: str) -> list[tuple[int, bool]]:
        """Whose pieces are on a hex, and whether they lie."""
        return [(piece.seat, piece.toppled) for piece in self.state.pieces[self.hex(key).index]]

    def to_move(self) -> list[tuple[str, int, str]]:
        """What is to be moved at the table now: what is done, with whose thing, and which or where."""
        return named_moves(table_bots(self.state).moves)

    def hex(self, key: str) -> Hex:
        return next(each for each in self.state.board.hexes if each.key == key)

    def play_on(self, random: Random, choices: int = 10_000) -> "Companion":
        for _ in range(choices):
            if self.game.decision is None:
                break
            self.game.choose(random.randrange(len(self.asked.options)))
        return self


def named_moves(moves: Sequence[Move]) -> list[tuple[str, int, str]]:
    """What is done, with whose thing, and which or where."""
    return [
        (move.kind, move.seat, PLACES[move.place] if move.place else move.thing.key if move.thing else "")
        for move in moves
    ]
