"""A table for tests in the rulebook's language: set a position, play by name, look what is true."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from figurka.core.chance import game_chance
from figurka.core.decision import Decision, Rule
from figurka.core.game import Config, Game
from figurka.core.journal import Event, Journal
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.positions.builder import ACHIEVEMENT_NAMES, Place, Seat, hex_at, lay_out
from figurka.games.tapestry.rules.adjustments import HANDICAP, NONE
from figurka.games.tapestry.rules.gaining import gain
from figurka.games.tapestry.rules.laying import work
from figurka.games.tapestry.rules.scoring import breakdown
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    MIDDLE,
    RESOURCE_NAMES,
    TOP,
    TRACK_NAMES,
    Benefit,
    Thing,
)

SOME_THING = Thing("some-thing", 0)


def having(numbers: Mapping[str, int]) -> dict[str, Any]:
    """Resources, tracks or buildings whose names the test has as values: `Table(**having({track: 3}))`."""
    return dict(numbers)


class Table:
    """A game in a position of the test's making, as `lay_out` makes it."""

    def __init__(
        self,
        *others: Seat,
        seats: int = 2,
        adjustments: str = NONE,
        seed: int = 1,
        **said: Any,
    ) -> None:
        state = lay_out(game_chance(seed), *others, seats=seats, adjustments=adjustments, **said)
        self.sit_down(Config(seats, seed, {"adjustments": (adjustments,)}), state)

    def sit_down(self, config: Config, state: TapestryState) -> None:
        """Begin a game in a position."""
        self.game: Game[TapestryState] = Game(TAPESTRY, config, state, [], [], Journal())
        self.rule: Rule[Any] | None = None
        self.rule_decision: Decision | None = None
        self._begun = False

    # Chance

    def dice(self, red: str, black: str) -> "Table":
        """Let the next roll of the conquer dice show these faces: `vp-4`, `territories`; `coin`, `tile`."""
        reds = [index for index, die in enumerate(RED) if die.name == f"red-{red}"]
        blacks = [index for index, die in enumerate(BLACK) if die.name == f"black-{black}"]
        assert reds, f"no red face {red}"
        assert blacks, f"no black face {black}"
        return self._foresee(lambda seen: seen(6) in reds and seen(6) in blacks)

    def science(self, *tracks: str) -> "Table":
        """Let the next rolls of the science die show these tracks (if nothing else is left to chance)."""
        wanted = [TRACK_NAMES.index(name) for name in tracks]
        return self._foresee(lambda seen: all(seen(4) == track for track in wanted))

    def _foresee(self, wanted: Any) -> "Table":
        self.begin()
        probe = self.state.copy()
        for chance in count(12345):
            probe.chance, probe.drawn = game_chance(chance), 0
            if wanted(probe.below):
                self.state.chance, self.state.drawn = game_chance(chance), 0
                return self
        return self

    # What the test sees

    @property
    def state(self) -> TapestryState:
        return self.game.state

    @property
    def me(self) -> Player:
        return self.state.players[0]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def have(self, seat: int = 0) -> dict[str, int]:
        """The resources of a player that are not zero."""
        goods = self.state.players[seat].goods
        return {name: goods[index] for index, name in enumerate(RESOURCE_NAMES) if goods[index]}

    def tracks(self, seat: int = 0) -> dict[str, int]:
        """The most advanced token of a player on each track."""
        return {name: self.player(seat).best(track) for track, name in enumerate(TRACK_NAMES)}

    def vp(self, seat: int = 0) -> int:
        return self.player(seat).vp

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a player by source, without zeros."""
        return {name: points for name, points in breakdown(self.player(seat)).items() if points}

    def hand(self, seat: int = 0) -> list[str]:
        return [card.name for card in self.player(seat).hand]

    def techs(self, row: str, seat: int = 0) -> list[str]:
        """The technologies of the bottom, middle or top row."""
        index = {"bottom": BOTTOM, "middle": MIDDLE, "top": TOP}[row]
        return [tech.name for tech in self.player(seat).techs[index]]

    def tiles(self, seat: int = 0) -> list[int]:
        """The territory tiles in a player's supply."""
        return [tile.number for tile in self.player(seat).tiles]

    def controls(self, seat: int = 0) -> set[Place]:
        """The hexes that a player controls."""
        return {(place.q, place.r) for place in self.state.board.chosen(self.player(seat).lands)}

    def pieces(self, where: Place) -> list[tuple[int, str, str]]:
        """The pieces on a hex: seat, what, and `stands` or `lies`."""
        here = self.state.pieces[hex_at(self.state, where).index]
        return [
            (
                piece.seat,
                piece.what.key.partition(":")[2] or piece.what.key,
                "lies" if piece.toppled else "stands",
            )
            for piece in here
        ]

    def laid(self, era: int, seat: int = 0) -> list[str]:
        """The cards on a tapestry space, the uncovered one last; `?` lies face down."""
        stack = self.player(seat).cards[era - 1]
        return ["?" if laid.face_down else laid.card.name for laid in stack]

    def landmarks(self, seat: int = 0) -> set[str]:
        """The landmarks that a player owns."""
        return {each.name for each in LANDMARKS if self.state.owners[each.index] == seat}

    def districts(self, seat: int = 0) -> set[Place]:
        """The complete districts of a player's capital, by row and column of three."""
        return {(index // 3, index % 3) for index in range(9) if self.player(seat).districts >> index & 1}

    def achieved(self, name: str) -> list[int]:
        """The seats that earned an achievement, in that order."""
        index = ACHIEVEMENT_NAMES.index(name)
        return list(self.state.achieved[index])

    # What the test does

    def begin(self) -> "Table":
        """Ask the first decision; changes made to the state before it count."""
        if not self._begun and self.rule is None:
            self._begun = True
            self.game.begin()
        return self

    def apart(self) -> "Table":
        """Let no turn begin, so that chance can be fixed for rules that are carried out by themselves."""
        self._begun = True
        return self

    def run(self, rule: Rule[Any]) -> "Table":
        """Carry out a rule by itself, outside of a turn, up to its first question."""
        self.rule = rule
        try:
            self.rule_decision = next(rule)
        except StopIteration:
            self.rule_decision = None
        return self

    def gain(self, *benefits: Benefit, seat: int = 0, source: Thing = SOME_THING) -> "Table":
        """Let a player gain benefits by themselves, outside of a turn."""

        def rule() -> Rule[None]:
            for benefit in benefits:
                yield from gain(self.state, self.player(seat), benefit, source)

        return self.run(rule())

    def work(self, card: str, seat: int = 0) -> "Table":
        """Let a tapestry card work for a player by itself, as if it were laid now."""
        return self.run(work(self.state, self.player(seat), CARD[card]))

    @property
    def decision(self) -> Decision | None:
        self.begin()
        return self.game.decision if self.rule is None else self.rule_decision

    @property
    def asked(self) -> str:
        """The kind of the decision, or `nothing`."""
        decision = self.decision
        return "nothing" if decision is None else decision.kind

    @property
    def asked_seat(self) -> int:
        decision = self.decision
        assert decision is not None
        return decision.seat

    @property
    def options(self) -> list[str]:
        """The keys of what may be chosen."""
        decision = self.decision
        assert decision is not None, "nothing is asked"
        return [option.key for option in decision.options]

    def offers(self, name: str) -> bool:
        """Whether something of this name may be chosen."""
        return bool(self._matches(name))

    def _matches(self, name: str) -> list[int]:
        keys = self.options
        exact = [index for index, key in enumerate(keys) if key == name]
        exact = exact or [index for index, key in enumerate(keys) if key.partition(":")[2] == name]
        return exact or [index for index, key in enumerate(keys) if key.rpartition(":")[0] == name]

    def choose(self, *names: str | Place) -> "Table":
        """Choose by name, one after another: a full key, what follows the colon in one, or `(1, 0)`.

        `advance:science` is the token on the science track; `pay:0,1,0,0` is a payment by coin, worker, food
        and culture.
        """
        for name in names:
            wanted = name if isinstance(name, str) else f"{name[0]},{name[1]}"
            matches = self._matches(wanted)
            assert len(matches) == 1, f"{self.asked}: {wanted!r} is not one of {self.options}"
            self._send(matches[0])
        return self

    def _send(self, index: int) -> None:
        if self.rule is None:
            self.game.choose(index)
            return
        try:
            self.rule_decision = self.rule.send(index)
        except StopIteration:
            self.rule_decision = None

    def skip(self, *kinds: str) -> "Table":
        """Answer questions of these kinds by the first option, as long as they are asked."""
        while self.decision is not None and self.asked in kinds:
            self._send(0)
        return self

    def advance(self, track: str, pay: Mapping[str, int] | None = None) -> "Table":
        """Advance on a track by the paid advance of a turn; the payment is named where it is asked."""
        self.choose(f"advance:{track}")
        if self.asked == "payment":
            assert pay is not None, f"one of {self.options} must be named"
            self.choose("pay:" + ",".join(str(pay.get(name, 0)) for name in RESOURCE_NAMES))
        return self

    def income(self) -> "Table":
        """Begin an income turn, unasked where nothing else can be done."""
        era = self.me.era
        self.begin()
        if self.me.era == era:
            self.choose("income")
        return self

    def why_not(self, key: str) -> str | None:
        """The id of the reason why the thing cannot be chosen."""
        self.begin()
        refusal = self.game.why_not(key)
        return None if refusal is None else refusal.id

    @property
    def events(self) -> list[Event]:
        assert self.game.journal is not None
        return self.game.journal.events

    def told(self, kind: str) -> int:
        """How many events of this kind the journal tells."""
        return sum(event.kind == kind for event in self.events)


__all__ = ["HANDICAP", "NOBODY", "NONE", "Place", "Seat", "Table", "having"]
