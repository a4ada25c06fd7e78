"""What the guide says of others is true whatever the learner has chosen where he may choose freely."""

from collections.abc import Callable
from random import Random

import pytest

from figurka.games.tapestry.positions.alone import AUTOMA
from figurka.games.tapestry.positions.builder import hex_at, landmark_named
from figurka.games.tapestry.rules.state import TapestryState
from figurka.lessons.course import Course
from figurka.lessons.form import Ask
from figurka.lessons.found import find_lesson
from tests.lessons.taking import asked

ALMA = 1


def at(lesson: str, says: str, random: Random) -> TapestryState:
    """The state when a step is said, after random answers where they are free."""
    course = Course(find_lesson("tapestry", lesson))
    while True:
        step = course.now
        assert step is not None
        assert not course.done
        if getattr(step, "says", "") == says:
            state: TapestryState = course.game.state
            return state
        right = step.right if isinstance(step, Ask) else ()
        keys = right or [option.key for option in asked(course).options]
        assert course.answer(asked(course).index(random.choice(list(keys)))).made


def alma_has_nothing_left(state: TapestryState) -> bool:
    return not any(state.players[ALMA].goods) and state.players[ALMA].era == state.players[0].era


def alma_came_second(state: TapestryState) -> bool:
    return state.players[ALMA].era == 2


def automa_has_both(state: TapestryState) -> bool:
    names = ("apothecary", "barracks")
    return all(state.owners[landmark_named(name).index] == AUTOMA for name in names)


def bots_took_income(state: TapestryState) -> bool:
    return state.players[AUTOMA].era == 2 and state.players[AUTOMA].vp > 0


def trap_was_sprung(state: TapestryState) -> bool:
    place = hex_at(state, (1, 0))
    return len(state.pieces[place.index]) == 2 and not state.players[0].lands & place.bit


def alma_holds_no_card(state: TapestryState) -> bool:
    return not state.players[ALMA].hand


@pytest.mark.parametrize(
    ("lesson", "says", "true"),
    [
        ("land-and-dice", "conquer", alma_holds_no_card),
        ("when-to-take-income", "income", alma_has_nothing_left),
        ("when-to-take-income", "free", alma_came_second),
        ("race", "again", automa_has_both),
        ("bots-income", "again", bots_took_income),
        ("traps", "die", trap_was_sprung),
    ],
)
def test_what_is_said_of_others_is_true(
    lesson: str, says: str, true: Callable[[TapestryState], bool]
) -> None:
    for seed in range(12):
        assert true(at(lesson, says, Random(seed))), seed
