"""What the options of Tapestry are called where more must be known before they are chosen."""

import pytest

from figurka.core.decision import EVERYONE
from figurka.core.journal import Event
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.rules.benefits import building, conquer, either
from figurka.games.tapestry.rules.things import ARMORY
from figurka.locales import Words
from tests.games.tapestry.table import Seat, Table
from tests.locales.files import HARD

NAMES = ("Ada", "Greedy")


def labels(table: Table, language: str = "en") -> list[str]:
    """What can be chosen, in words."""
    assert table.decision is not None
    said = [TAPESTRY.label(table.state, table.decision, option, NAMES) for option in table.decision.options]
    return [Words(language).say(each).replace(HARD, " ") for each in said]


def cornered(*, theirs: bool = True) -> Table:
    """All territories around are one's own but one, which is the other's or nobody's."""
    other = Seat(controls=[(1, 1)] if theirs else [], coin=1)
    return Table(other, controls=[(2, -1), (3, 0)], coin=1)


@pytest.mark.rule("T-54")
@pytest.mark.parametrize(
    ("language", "told"), [("en", "only P5, Greedy’s"), ("cs", "jedině P5, ovládá Greedy")]
)
def test_an_advance_that_can_only_be_an_attack_names_its_target(language: str, told: str) -> None:
    (attack,) = [label for label in labels(cornered(), language) if told in label]
    assert attack.endswith(f"; {told}")
    assert Words(language)("tapestry-space-archery") in attack


def test_so_does_a_conquest_that_is_one_of_two_benefits() -> None:
    table = cornered().gain(either(conquer(), building(ARMORY)))
    assert [label.endswith("only P5, Greedy’s") for label in labels(table)] == [True, False]


def test_a_conquest_that_attacks_nobody_or_leaves_a_choice_says_nothing_more() -> None:
    assert not any("only" in label for label in labels(cornered(theirs=False)))
    free = Table(Seat(controls=[(1, 1)], coin=1), coin=1)
    assert not any("only" in label for label in labels(free))


@pytest.mark.parametrize(
    ("space", "language", "told"),
    [
        ("video_games", "en", "You gain 14 points (Territories)."),
        ("barter", "cs", "Získáváš 14 bodů (Technologie)."),
        ("symbology", "en", "You gain 14 points (Capital city)."),
        ("food_printing", "en", "You gain 14 points (Income mat)."),
    ],
)
def test_points_of_the_income_mat_are_told_by_what_is_scored(space: str, language: str, told: str) -> None:
    place = next(each for row in INCOME_ROWS for each in row if each.name == space)
    event = Event("scores", 0, place, 14, -1, (), EVERYONE)
    assert Words(language).say(TAPESTRY.sentence(event, 0, NAMES)).replace(HARD, " ") == told
