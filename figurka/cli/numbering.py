"""What is typed for an option: a letter if it recurs, else a number that it keeps while its list goes on."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from figurka.cli.plain import PlainTable
from figurka.core.decision import Decision
from figurka.core.game import Game

NOTHING = -1
"""The index of no option."""


@dataclass(frozen=True)
class Numbering:
    """The letters and numbers of a decision's options, by their keys, and the numbers that are gone."""

    decision: Decision
    turn: int
    letters: Mapping[str, str]
    numbers: Mapping[str, int]
    gone: Mapping[int, bool] = field(default_factory=dict)
    """Numbers of this list that stand for nothing any more, and whether that is because they were chosen."""
    continued: bool = False
    """Whether something was chosen from this list before."""

    @property
    def last(self) -> int:
        """The highest number that was ever given out in this list."""
        return max((*self.numbers.values(), *self.gone), default=0)

    def index(self, typed: int | str) -> int:
        """Where the option with this number or letter stands, or `NOTHING`."""
        found = self.letters if isinstance(typed, str) else self.numbers
        return next((self.decision.index(key) for key, mark in found.items() if mark == typed), NOTHING)

    def choices(self) -> str:
        """All that can be typed, in short: `1–3, 5, x`."""
        return ", ".join([*spans(self.numbers.values()), *self.letters.values()])


class Numberings:
    """The numbering of every decision that a person was asked, so that going back brings the same numbers."""

    def __init__(self, game: Game[Any], table: PlainTable) -> None:
        self.game = game
        self.table = table
        self.found: dict[int, Numbering] = {}
        """By the number of choices that were made before."""

    def now(self) -> Numbering:
        """The numbering of what is asked now."""
        game = self.game
        decision, made = game.decision, len(game.history)
        assert decision is not None
        known = self.found.get(made)
        if known is None or known.decision is not decision:
            known = self.number(decision, known)
        self.found[made] = replace(known, turn=game.turns)
        return self.found[made]

    def number(self, decision: Decision, known: Numbering | None) -> Numbering:
        """Number a decision: as when it was asked before, on from the list before it, or afresh."""
        game = self.game
        if known is not None and same_list(known.decision, decision):
            return replace(known, decision=decision)
        letters = {} if decision.kind in self.table.without_letters else self.table.letters
        before = self.found.get(len(game.history) - 1)
        if before is None or before.turn != game.turns or not goes_on(before, decision):
            return afresh(decision, game.turns, letters, self.table.numbers)
        chosen = before.decision.options[game.history[-1]].key
        return on_from(before, chosen, decision, letters)


def spans(numbers: Iterable[int]) -> list[str]:
    """Numbers in short: those that follow each other as one span."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]


def same_list(one: Decision, other: Decision) -> bool:
    """Whether the same is asked, of the same seat and with the same options."""
    return same_question(one, other) and [option.key for option in one.options] == [
        option.key for option in other.options
    ]


def same_question(one: Decision, other: Decision) -> bool:
    """Whether the same seat is asked the same because of the same thing."""
    reasons = [asked.because.key if asked.because is not None else "" for asked in (one, other)]
    return one.seat == other.seat and one.kind == other.kind and reasons[0] == reasons[1]


def goes_on(before: Numbering, decision: Decision) -> bool:
    """Whether the list before is chosen on from: the question is the same, and so are most options."""
    known = sum(option.key in before.numbers or option.key in before.letters for option in decision.options)
    return same_question(before.decision, decision) and 2 * known >= len(decision.options)


def lettered(decision: Decision, letters: Mapping[str, str]) -> dict[str, str]:
    """The letters of the options that have one; two options of one decision never share it."""
    given: dict[str, str] = {}
    for option in decision.options:
        letter = letters.get(option.key, "")
        if letter and letter not in given.values():
            given[option.key] = letter
    return given


def afresh(
    decision: Decision, turn: int, letters: Mapping[str, str], own: Mapping[str, int] | None = None
) -> Numbering:
    """The options of a new list, from 1 on, or beyond the numbers that some have of their own."""
    given = lettered(decision, letters)
    rest = [option.key for option in decision.options if option.key not in given]
    numbers: dict[str, int] = {}
    for key in rest:
        if own and key in own and own[key] not in numbers.values():
            numbers[key] = own[key]
    first = 1 + max(own.values()) if own and numbers else 1
    others = (key for key in rest if key not in numbers)
    numbers |= {key: number for number, key in enumerate(others, first)}
    return Numbering(decision, turn, given, numbers)


def on_from(before: Numbering, chosen: str, decision: Decision, letters: Mapping[str, str]) -> Numbering:
    """A list that is chosen on from: what is still there keeps its number, what is new gets a new one."""
    given, last = lettered(decision, letters), before.last
    numbers: dict[str, int] = {}
    for option in decision.options:
        if option.key in given:
            continue
        if option.key not in before.numbers:
            last += 1
        numbers[option.key] = before.numbers.get(option.key, last)
    vanished = {number: key == chosen for key, number in before.numbers.items() if key not in numbers}
    return Numbering(decision, before.turn, given, numbers, {**before.gone, **vanished}, True)
