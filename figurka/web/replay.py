"""Where a replay stands, and where it can go from there."""

from dataclasses import dataclass

from figurka.tables.model import BegunTurn
from figurka.web.trail import UNTOLD, Caption


@dataclass(frozen=True)
class Replay:
    """Where a replay stands."""

    url: str
    at: int
    choices: int
    turns: tuple[BegunTurn, ...]
    closed: str = ""
    """Why it ends before the game does, if it does."""
    ended: bool = True
    """Whether the game has ended, so that one may play on from any of its moments."""
    analysed: bool = False
    """Whether there is an analysis of it."""
    when: str = ""
    """The year, season or era of the game at this moment, if it has such."""
    names: tuple[str, ...] = ()
    """Those of the seats."""
    told: Caption = UNTOLD
    """What the choice before this moment was."""
    stops: tuple[int, ...] = ()
    """Where one stops who goes step by step: what shows nothing is one step with what follows."""
    asked: int | None = None
    """The seat through whose eyes one asked to look."""
    eyes: int | None = None
    """The seat through whose eyes one looks; None: as somebody who only watches."""
    open_eyes: bool = False
    """Whether one may look through the eyes of any seat: the game is over, and there are several."""

    def to(self, at: int, seat: int | None = None) -> str:
        """The address of another moment through the same eyes, or of one through those of a seat."""
        through = self.asked if seat is None else seat
        return f"{self.url}/replay?at={at}" + ("" if through is None else f"&seat={through}")

    @property
    def goes_on(self) -> bool:
        """Whether one may play on from this moment; only a game that was closed goes on from its end."""
        return self.ended and (self.at < self.choices or bool(self.closed))

    @property
    def before(self) -> int:
        """One step back."""
        return max((stop for stop in self.stops if stop < self.at), default=0)

    @property
    def after(self) -> int:
        """One step on."""
        return min((stop for stop in self.stops if stop > self.at), default=self.choices)

    @property
    def turn(self) -> int:
        """The number of the turn that is shown, from 1."""
        return max(1, sum(turn.choices <= self.at for turn in self.turns))

    @property
    def own_turn(self) -> tuple[str, int, int]:
        """Whose turn is shown, the how manieth of his own it is, and of how many."""
        shown = self.turns[: self.turn]
        if not shown:
            return "", 1, 1
        seat = shown[-1].seat
        return (
            self.names[seat],
            sum(each.seat == seat for each in shown),
            sum(each.seat == seat for each in self.turns),
        )

    @property
    def longest_name(self) -> str:
        """The name for which room is kept."""
        return max(self.names, key=len, default="")

    @property
    def turn_before(self) -> int:
        """Where the turn began, or the one before it if it has only begun."""
        return max((turn.choices for turn in self.turns if turn.choices < self.at), default=0)

    @property
    def turn_after(self) -> int:
        """Where the next turn begins."""
        return min((turn.choices for turn in self.turns if turn.choices > self.at), default=self.choices)

    @property
    def ticks(self) -> tuple[tuple[int, float, float], ...]:
        """For each turn its seat, and its place and length in percent."""
        ends = [turn.choices for turn in self.turns[1:]] + [self.choices]
        whole = max(1, self.choices)
        return tuple(
            (turn.seat, round(turn.choices * 100 / whole, 2), round((end - turn.choices) * 100 / whole, 2))
            for turn, end in zip(self.turns, ends, strict=True)
        )
