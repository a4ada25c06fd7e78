"""Judgements are kept as plain data, and come back as they were, with the names of the day."""

import json
from random import Random

import pytest

from figurka.coach.judging import Depth, asked_in, judge
from figurka.coach.keeping import seat_names
from figurka.coach.records import UnreadableError, kept_judged, named, read_judged
from figurka.core.registry import find_rules, list_games, new_game
from figurka.locales import LANGUAGES, Words
from tests.coach.judged import judged_in
from tests.web.kit import played

GAMES = [name for name in list_games() if not find_rules(name).companion_of]
NAMES = ("Jana", "Tom", "Eva", "Petr", "Iva", "Ota", "Automa", "Shadow")
TINY = Depth("tiny", 4, 2, 2, 2)


def whole_game(name: str, seats: int) -> tuple[int, ...]:
    """The choices of a game that was played to its end."""
    game = new_game(name, seats, 5)
    for _ in played(game, 5, linger=False):
        pass
    return tuple(game.history)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_found_comes_back_as_it_was(name: str) -> None:
    seats = find_rules(name).seats[0]
    asked = next(iter(asked_in(new_game(name, seats, 5), whole_game(name, seats))))
    found = judge(asked, 4, TINY, Random(1))
    again = read_judged(json.loads(json.dumps(kept_judged(found))), seat_names(len(NAMES)))
    assert again == found
    assert judge(asked, 4, TINY, Random(1)) == found, "the same question has the same answer"


def test_players_are_called_by_the_names_that_they_have_now() -> None:
    choices = whole_game("farshore", 2)
    mistakes = [each for each in judged_in(new_game("farshore", 2, 5), choices) if each.better]
    assert mistakes
    for each in mistakes:
        told = [Words(language).say(each.reasons[1]) for language in LANGUAGES]
        assert not any("Jana" in text for text in told)
        told = [Words(language).say(named(each, NAMES).reasons[1]) for language in LANGUAGES]
        assert all("Jana" in text for text in told)


@pytest.mark.parametrize(
    "spoilt",
    [
        None,
        [],
        "text",
        {},
        {"lost": {"mean": 1.0, "width": 2}},
        {"played": {"key": "pass"}},
        {"reasons": [[]]},
        {"unknown": 1},
    ],
)
def test_what_cannot_be_read_says_so(spoilt: object) -> None:
    whole = kept_judged(judged_in(new_game("farshore", 2, 5), whole_game("farshore", 2))[1])
    with pytest.raises(UnreadableError):
        read_judged({**whole, **spoilt} if isinstance(spoilt, dict) and spoilt else spoilt, NAMES)
