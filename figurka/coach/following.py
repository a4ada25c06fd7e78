"""What follows an option: what one chooses after it, in this turn and the next, in most imagined games."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from figurka.agents.looking import is_large
from figurka.core.game import Game
from figurka.locales import Message

TURNS: Final = 2
"""So many turns after the present one are followed."""
WORLDS: Final = 12
"""In so many imagined games it is seen what follows."""
MOST: Final = 0.5
"""What is chosen in more than such a share of them, after the same as before it, is told."""


@dataclass(frozen=True)
class Step:
    """Something that one chooses later."""

    turn: int
    """How many turns later: 0 in the same one."""
    key: str
    deed: Message

    def said(self) -> Message:
        """When it is chosen, and what."""
        return Message("coach-step", {"turn": self.turn, "deed": self.deed})

    @property
    def sign(self) -> tuple[int, str]:
        """What is the same in every world in which the same is chosen."""
        return self.turn, self.key


def following(
    game: Game[Any], seat: int, option: int, seeds: Sequence[int], names: tuple[str, ...]
) -> tuple[Step, ...]:
    """What the seat chooses after an option, step by step, as long as most imagined games agree."""
    lines = [tuple(steps_in(game.imagine(seat, seed), seat, option, names)) for seed in seeds]
    found: list[Step] = []
    while lines := [line for line in lines if len(line) > len(found)]:
        place = len(found)
        usual, times = Counter(line[place].sign for line in lines).most_common(1)[0]
        if times <= MOST * len(seeds):
            break
        lines = [line for line in lines if line[place].sign == usual]
        found.append(lines[0][place])
    return tuple(found)


def steps_in(ahead: Game[Any], seat: int, option: int, names: tuple[str, ...]) -> Iterator[Step]:
    """On what much hangs and what the seat chooses there, in a game in which all follow their instinct."""
    rules, mind = ahead.rules, ahead.mind
    ahead.choose(option)
    turn = 0
    while (decision := ahead.decision) is not None:
        own = decision.seat == seat
        if own and ahead.opens_turn and ahead.turns:
            turn += 1
            if turn > TURNS:
                return
        index = mind.instinct(ahead.state, decision)
        if own and is_large(mind, ahead):
            thing = decision.options[index]
            yield Step(turn, thing.key, rules.deed(ahead.state, decision, thing, names))
        ahead.choose(index)
