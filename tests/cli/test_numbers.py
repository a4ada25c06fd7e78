"""What is typed for what: letters that stay, numbers that stay while a list goes on, undo and redo."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from figurka.cli.numbering import Numberings
from figurka.cli.plain import PlainTable
from figurka.core.decision import DECLINE, DONE, Decision, Option
from tests.cli.terminal import figurka

CARDS = tuple(Option(f"card:{name}") for name in ("ant", "bee", "cat", "dog", "elk"))


def choices(output: str) -> list[int]:
    """The indices that the save file of a game holds."""
    found = re.search(r"figurka play --load (\S+\.json)", output)
    assert found is not None
    return list(json.loads(Path(found[1]).read_text())["choices"])


class Asking:
    """A game that asks one decision after another, as a list of choices sees it."""

    def __init__(self, *decisions: Decision) -> None:
        self.decisions = decisions
        self.history: list[int] = []
        self.turns = 1

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        return self.decisions[len(self.history)]


def discard(*options: Option, because: Option | None = None, seat: int = 0) -> Decision:
    return Decision(seat, "discard", options, because)


def numbered(*decisions: Decision, chosen: tuple[int, ...]) -> Any:
    """The numbering after these choices."""
    game: Any = Asking(*decisions)
    numberings = Numberings(game, PlainTable())
    numberings.now()
    for index in chosen:
        game.history.append(index)
        numberings.now()
    return numberings.now()


def test_what_recurs_has_a_letter_and_no_number() -> None:
    found = numbered(discard(DONE, *CARDS[:2], DECLINE), chosen=())
    assert found.letters == {"done": "x"}
    assert found.numbers == {"card:ant": 1, "card:bee": 2, "decline": 3}, "a letter is never given twice"
    assert found.choices() == "1–3, x"
    assert found.index("x") == 0
    assert found.index(3) == 3


def test_a_list_keeps_its_numbers_while_one_chooses_on_from_it() -> None:
    ant, bee, cat, dog, elk = CARDS
    found = numbered(
        discard(ant, bee, cat, DONE),
        discard(ant, cat, dog, DONE),
        discard(ant, dog, elk, DONE),
        chosen=(1, 1),
    )
    assert found.numbers == {"card:ant": 1, "card:dog": 4, "card:elk": 5}
    assert found.gone == {2: True, 3: True}
    assert found.choices() == "1, 4–5, x"
    assert found.index(2) == -1


def test_what_vanished_without_being_chosen_is_told_apart() -> None:
    found = numbered(discard(*CARDS), discard(*CARDS[2:]), chosen=(0,))
    assert found.gone == {1: True, 2: False}


@pytest.mark.parametrize(
    "other",
    [
        discard(*CARDS[1:], seat=1),
        discard(*CARDS[1:], because=DONE),
        Decision(0, "draw", CARDS[1:]),
        discard(CARDS[1], *(Option(f"other:{number}") for number in range(4))),
    ],
)
def test_another_question_begins_with_one(other: Decision) -> None:
    found = numbered(discard(*CARDS), other, chosen=(0,))
    assert found.numbers["card:bee"] == 1


def test_going_back_brings_the_same_numbers() -> None:
    first, second, third = discard(*CARDS), discard(*CARDS[1:]), discard(*CARDS[1:4])
    game: Any = Asking(first, second, third)
    numberings = Numberings(game, PlainTable())
    seen = []
    for index in (0, 3, None):
        seen.append(numberings.now().numbers)
        if index is not None:
            game.history.append(index)
    while game.history:
        game.history.pop()
        game.turns += 1
        assert numberings.now().numbers == seen[len(game.history)]


# At the terminal

AT_THE_DOCKS = "1\n5\n"
"""Keeps the starting hand and goes to the docks, where cards are discarded one after another."""


def solo(*lines: str) -> str:
    """What is printed when these lines are typed at the docks."""
    typed = AT_THE_DOCKS + "".join(f"{line}\n" for line in lines)
    return figurka("play", "farshore", "--seats", "you", "--seed", "1", typed=f"{typed}q\n").output


def test_a_second_one_while_discarding_discards_nothing_else() -> None:
    output = solo("1", "1")
    assert "1 is already chosen; what is left: 2–5, x." in output
    assert choices(output) == [0, 4, 0]


def test_the_number_of_a_card_stays_while_others_are_discarded() -> None:
    output = solo("1", "3")
    assert re.findall(r"(?m)^ *(\w+) Discard Treasure Hunter", output) == ["4"] * 3
    assert re.findall(r"(?m)^ *(\w+) Discard Tumbler", output) == ["3"] * 2
    assert re.findall(r"(?m)^ *(\w+) Done", output) == ["x"] * 3
    assert choices(output) == [0, 4, 0, 1]


def test_done_is_always_the_same_letter() -> None:
    assert choices(solo("x", "y"))[:3] == [0, 4, 5]
    assert choices(solo("1", "X"))[:4] == [0, 4, 0, 4]


def test_undo_brings_the_numbers_back() -> None:
    assert choices(solo("1", "2", "u", "1", "3")) == [0, 4, 0, 1]
    assert choices(solo("1", "u", "1")) == [0, 4, 0]


def test_what_was_taken_back_can_be_done_again() -> None:
    assert choices(solo("1", "3", "u", "u", "y", "y")) == [0, 4, 0, 1]
    assert choices(solo("1", "3", "r", "y", "y", "y")) == [0, 4, 0, 1]


def test_another_choice_forgets_what_was_taken_back() -> None:
    output = solo("1", "3", "u", "u", "2", "y")
    assert "There is nothing to redo." in output
    assert choices(output) == [0, 4, 1]


def test_the_same_choice_does_not() -> None:
    assert choices(solo("1", "3", "u", "u", "1", "redo")) == [0, 4, 0, 1]


def test_a_letter_that_is_not_offered_says_why() -> None:
    output = figurka("play", "--seats", "you", "--seed", "7", typed="1\nz\nx\nq\n").output
    assert "Pass: You can pass only in autumn." in output
    assert "There is no choice x now; choose from 1–" in output
    assert len(choices(output)) == 1


def test_help_lists_the_letters_with_what_they_choose() -> None:
    english = " ".join(figurka("play", "--seed", "7", typed="?\nq\n").output.split())
    assert "x choose this, wherever it is offered: Done / Skip this" in english
    assert "z choose this, wherever it is offered: Prepare for the next season / Pass" in english
    czech = " ".join(
        figurka("play", "tapestry", "--lang", "cs", "--seed", "7", typed="?\nq\n").output.split()
    )
    assert "i zvolí, kdekoli se to nabízí: Zvýšit blahobyt" in czech
