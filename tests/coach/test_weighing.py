"""The coach: he finds what is better, says when two things are equal, and knows no more than the seat."""

import pickle
from dataclasses import replace
from itertools import islice
from math import inf
from random import Random
from typing import Any

import pytest

from figurka.agents import new_agent
from figurka.coach import Advice, Weigher, at_first_sight, reasons_of
from figurka.coach.advice import Difference
from figurka.coach.telling import decimal, in_points
from figurka.coach.weighing import SETTLED, SHOWN, SURE_IN, turn_in
from figurka.core.game import Game
from figurka.core.registry import find_rules, list_games, new_game
from figurka.locales import LANGUAGES, Words

GAMES = [name for name in list_games() if not find_rules(name).companion_of]
NAMES = ("Jana", "Tom", "Eva", "Petr", "Iva", "Ota", "Automa", "Shadow")


def advice_on(game: Game[Any], worlds: int = 3, seed: int = 1) -> Advice:
    return Weigher(game, Random(seed)).think(inf, worlds)


def positions(name: str, seats: int, count: int, seed: int = 3) -> list[Game[Any]]:
    """Positions of one game in which somebody has a choice, scattered over it."""
    game, player, chance = new_game(name, seats, seed), new_agent("intermediate", seed), Random(seed)
    found: list[Game[Any]] = []
    while not game.over and len(found) < count:
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 1 and chance.random() < 0.06:
            found.append(game.clone())
        game.choose(player.choose(game))
    return found


def last_autumn() -> Game[Any]:
    """A position of Farshore's last season in which workers and cards are left."""
    return new_game("farshore", seed=1, position="last-autumn")


def test_passing_with_everything_left_is_not_advised() -> None:
    game = last_autumn()
    advice = advice_on(game, worlds=12)
    assert len(advice.choices) == SHOWN
    assert "pass" not in [choice.key for choice in advice.choices]
    assert [choice.rank for choice in advice.choices] == sorted(choice.rank for choice in advice.choices)
    assert advice.choices[0].behind.mean == 0


def test_what_is_much_worse_is_behind_and_what_is_the_same_is_equal() -> None:
    game = last_autumn()
    assert game.decision is not None
    best = advice_on(game, worlds=12).choices[0].option
    weigher = Weigher(game, Random(1))
    passing = game.decision.index("pass")
    weigher.left = [best, passing]
    weigher.first_look = {best: 0.0, passing: 0.0}
    weigher.found = {best: [], passing: []}
    advice = weigher.think(inf, 12)
    assert [(choice.option, choice.rank) for choice in advice.choices] == [(best, 1), (passing, 2)]
    assert advice.equals == 1
    twin = Weigher(game, Random(1))
    twin.left, twin.first_look = [best, passing], {best: 0.0, passing: 0.0}
    twin.found = {best: [], passing: []}
    twin.play_world(5)
    twin.found[passing] = twin.found[best]
    assert twin.advice().equals == 2


def test_equal_is_what_is_little_behind_and_perhaps_by_chance() -> None:
    game = last_autumn()
    weigher = Weigher(game, Random(1), (0, 1))
    weigher.first_look = {0: 0.0, 1: -6.0}
    weigher.play_world(5)
    one = weigher.found[0][0]

    def equal_if_behind_by(*points: float) -> bool:
        weigher.found = {0: [one] * len(points), 1: [replace(one, lead=one.lead - each) for each in points]}
        return weigher.are_equal(0, 1)

    assert equal_if_behind_by(*[0.0] * 24)
    assert weigher.behind(1, 0) == Difference(0.0)
    weigher.first_look[1] = 0.0
    assert equal_if_behind_by(*[2.0, -1.5] * 12)
    assert not equal_if_behind_by(*[0.5] * 24)
    assert not equal_if_behind_by(*[0.5, 0.7] * 12)
    assert not equal_if_behind_by(*[40.0, -30.0] * 12)


def test_the_first_sight_is_instinct_alone() -> None:
    game = last_autumn()
    assert game.decision is not None
    advice = at_first_sight(game)
    assert advice.playouts == 0
    assert advice.choices[0].option == game.mind.instinct(game.state, game.decision)
    assert not advice.decided


def test_a_search_can_be_repeated_and_goes_on_where_it_was() -> None:
    game = last_autumn()
    before = game.history[:]
    weigher = Weigher(game, Random(4))
    weigher.think(inf, 2)
    again = Weigher(game, Random(4))
    again.think(inf, 2)
    assert weigher.think(inf, 2) == again.think(inf, 2)
    assert weigher.playouts > 2 * SHOWN
    assert advice_on(game, 4, 7) == advice_on(game, 4, 7)
    assert game.history == before


def test_thinking_ends_when_it_is_stopped_or_time_is_up() -> None:
    weigher = Weigher(last_autumn(), Random(1))
    assert weigher.think(0.0).playouts == 0
    assert weigher.think(inf, stopped=lambda: True).playouts == 0
    stops = iter([False, False, True])
    assert weigher.think(inf, stopped=lambda: next(stops)).playouts > 0


@pytest.mark.parametrize("name", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(name: str) -> None:
    for game in islice(positions(name, 2, 3), 3):
        assert game.decision is not None
        other = game.imagine(game.decision.seat, 77)
        assert advice_on(game, worlds=1) == advice_on(other, worlds=1)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_happens_in_every_world(name: str) -> None:
    told = unsure = 0
    for game in positions(name, 2, 6, seed=8):
        assert game.decision is not None
        seat, seeds, weigher = game.decision.seat, [11, 12, 13, 14], Weigher(game, Random(1))
        for option in weigher.left[:SHOWN]:
            line = weigher.tried(option, seeds)
            worlds = [set(turn_in(game, seat, seed, option, way).signs) for way, seed in enumerate(seeds)]
            assert all(line.sure <= happened for happened in worlds)
            told += len(line.sure)
            unsure += len(set.union(*worlds) - line.sure)
    assert told
    assert unsure, "chance has a say in some turns"


@pytest.mark.parametrize("name", GAMES)
def test_reasons_can_be_said_at_every_number_of_seats(name: str) -> None:
    for seats in find_rules(name).seats:
        for game in positions(name, seats, 2, seed=seats):
            assert game.decision is not None
            names = NAMES[:seats] + NAMES[6:]
            advice = advice_on(game, worlds=1)
            assert pickle.loads(pickle.dumps(advice)) == advice
            for choice in advice.choices:
                messages = reasons_of(game, choice, names).messages(game, game.decision.seat, names)
                for language in LANGUAGES:
                    said = [Words(language).say(message) for message in messages]
                    assert all(each and f"{name}-" not in each and "coach-" not in each for each in said)


def test_in_the_last_season_the_best_choice_has_reasons_in_points() -> None:
    game = last_autumn()
    first, *others = advice_on(game, worlds=12).choices
    told = [Words("en").say(each) for each in reasons_of(game, first, NAMES).messages(game, 0, NAMES)]
    assert told
    assert any(reasons_of(game, each, NAMES).later for each in (first, *others))


def test_what_is_called_equal_tells_of_no_difference_in_the_end() -> None:
    shared = 0
    for game in positions("viticulture", 2, 6, seed=5):
        advice = advice_on(game, worlds=10)
        for choice in advice.choices:
            if advice.shares_rank(choice):
                shared += 1
                assert not choice.sources
                assert not choice.rivals
    assert shared


def test_a_space_tells_what_it_is_meant_for() -> None:
    game, player = new_game("viticulture", 2, 3), new_agent("intermediate", 3)
    while not any(key.startswith("at:play_winter_visitor") for key in keys_of(game)):
        game.choose(player.choose(game))
    option = next(place for place, key in enumerate(keys_of(game)) if key.startswith("at:play_winter"))
    weigher = Weigher(game, Random(1), (option,))
    for seed in range(SURE_IN):
        weigher.play_world(seed)
    meant = weigher.choice(option, option, -1, 1)
    assert meant.meant is None, "nothing is told without another option beside it"
    assert {each.meant.split(":")[0] for each in weigher.found[option]} <= {"visitor", ""}


def keys_of(game: Game[Any]) -> list[str]:
    assert game.decision is not None
    return [option.key for option in game.decision.options]


def test_what_was_given_up_in_doubt_is_told_of() -> None:
    weigher = Weigher(last_autumn(), Random(1))
    weigher.think(inf, 3)
    assert weigher.given_up
    best, (given_up, *_) = weigher.left[0], weigher.given_up
    weigher.given_up = [given_up]
    weigher.first_look[given_up] = weigher.first_look[best]
    weigher.found[given_up] = weigher.found[best][:]
    assert weigher.advice().others == 1
    assert not weigher.advice().decided
    worse = [replace(each, value=each.value - 100 - place) for place, each in enumerate(weigher.found[best])]
    weigher.found[given_up] = worse
    assert weigher.advice().others == 0


def test_few_worlds_do_not_settle_anything() -> None:
    weigher = Weigher(last_autumn(), Random(1), (0, 1))
    weigher.first_look = {0: 100.0, 1: 0.0}
    for worlds in (SETTLED - 1, SETTLED):
        while len(weigher.found[0]) < worlds:
            weigher.play_world(worlds)
        weigher.found[1] = weigher.found[0]
        assert weigher.decided is (worlds == SETTLED)


def test_points_are_told_as_the_reader_writes_them() -> None:
    english, czech = Words("en"), Words("cs")
    assert [decimal(points, english) for points in (3.0, 0.84, 12.4, 0.01)] == ["3", "0.8", "12", "0"]
    assert decimal(0.84, czech) == "0,8"
    assert [in_points(points) for points in (0.6, -0.6, 2.4, -17.8)] == ["+1", "−1", "+2", "−18"]


def test_equal_options_come_before_those_that_are_clearly_behind() -> None:
    for game in positions("farshore", 2, 6, seed=5):
        ranks = [choice.rank for choice in advice_on(game, worlds=10).choices]
        assert ranks == sorted(ranks)


def test_what_can_be_chosen_now_is_not_called_new() -> None:
    told = 0
    for game in positions("tapestry", 2, 12, seed=4):
        assert game.decision is not None
        now = [game.rules.called(option) for option in game.decision.options]
        for choice in advice_on(game, worlds=10).choices:
            told += len(choice.opens)
            assert not set(map(str, choice.opens)) & set(map(str, now))
    assert told


def test_what_was_given_up_early_in_doubt_is_taken_back_and_catches_up() -> None:
    weigher = Weigher(new_game("farshore", 2, 5), Random(1))
    for seed in range(9, 12):
        weigher.play_world(seed)
    best = weigher.order()[0]
    other = min((each for each in weigher.left if each != best), key=lambda each: weigher.leads(best, each))
    weigher.left, weigher.given_up = [best], [other]
    for seed in range(12, 15):
        weigher.play_world(seed)
    assert weigher.doubtful() == [other]
    assert weigher.reconsider()
    assert (weigher.left, weigher.given_up) == ([best, other], [])
    whole = Weigher(weigher.game, Random(1), (best, other))
    for seed in range(9, 15):
        whole.play_world(seed)
    assert weigher.values(best, other) == whole.values(best, other)
    assert not weigher.reconsider()
