"""Computer players: what they find, what they may use for it, and by which names they are known."""

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from figurka.agents import LEVELS, UnknownAgentError, agent_called, agent_title, new_agent
from figurka.agents.crew import Crew
from figurka.agents.greedy import Greedy
from figurka.agents.halving import ENOUGH, Halving, Search, better_half, lead
from figurka.agents.instinctive import Instinctive
from figurka.agents.novice import Novice
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game
from figurka.locales import LANGUAGES, Words
from tests.agents.picking import NUMBERS, PickingMind, picking

BEST = len(NUMBERS) - 1
LATE = 40
"""After so many turns a game of Farshore is more than half over."""


def test_a_search_finds_the_best_option() -> None:
    assert Halving(Random(1)).choose(picking()) == BEST


def test_a_look_to_the_end_of_the_turn_finds_it_too() -> None:
    assert Greedy(Random(1)).choose(picking()) == BEST


def test_instinct_goes_by_its_weights_alone() -> None:
    assert Instinctive(Random(1)).choose(picking()) == 0
    assert Instinctive(Random(1), PickingMind(2, {"high": 1.0})).choose(picking()) == BEST


def test_a_search_plays_out_no_more_than_it_may() -> None:
    game = picking()
    search = Search(game.mind, game, Random(1), inf, PickingMind.playouts)
    search.best(list(range(6)))
    assert sum(len(values) for values in search.values.values()) <= PickingMind.playouts


def test_what_is_decided_is_not_searched_on() -> None:
    game = picking()
    search = Search(PickingMind(2), game, Random(1), inf, 6000)
    assert search.best([0, BEST]) == BEST
    assert search.left > 0, "one of them is ahead in every world"


def test_all_options_are_tried_in_the_same_worlds() -> None:
    game = picking()
    search = Search(game.mind, game, Random(1), inf, PickingMind.playouts)
    search.values = {1: [], 2: []}
    search.try_in_worlds(5, [1, 2])
    differences = {two - one for one, two in zip(search.values[1], search.values[2], strict=True)}
    assert differences == {10.0}, "the luck is the same"


def test_when_time_is_out_the_best_at_a_first_look_is_chosen() -> None:
    assert Halving(Random(1), seconds=-1.0).choose(picking()) == BEST


def test_with_few_playouts_fewer_options_are_tried_in_enough_worlds() -> None:
    game = picking()
    search = Search(game.mind, game, Random(1), inf, 24)
    assert search.best([0, 1, 2, 3, 4, BEST]) == 1, "the better of the two best at a first look"
    worlds = [len(values) for values in search.values.values()]
    assert worlds == [ENOUGH, ENOUGH, 1, 1, 1, 1]


def test_a_starved_search_keeps_to_the_first_look() -> None:
    game = picking()
    assert Search(game.mind, game, Random(1), inf, 12).best([0, BEST]) == 0


def test_a_lead_is_measured_in_its_own_errors() -> None:
    assert lead([2.0, 3.0, 4.0], [1.0, 2.0, 3.0]) == float("inf")
    assert lead([1.0, 1.0], [1.0, 1.0]) == 0.0
    assert 1.0 < lead([3.0, 1.0, 5.0, 2.0], [1.0, 2.0, 2.0, 1.0]) < 2.0


def test_the_best_at_a_first_look_stands_unless_another_has_shown_to_be_better() -> None:
    game = picking()
    search = Search(game.mind, game, Random(1), inf, 60)
    search.values = {0: [3.0, 1.0, 2.0, 2.0] * 2, 1: [2.0, 3.0, 1.0, 2.5] * 2, 2: [4.0, 3.0, 4.0, 3.0] * 2}
    assert not search.leads(1, 0), "a little ahead, and by chance"
    assert search.leads(2, 0)
    search.values = {option: values[:4] for option, values in search.values.items()}
    assert not search.leads(2, 0), "in so few worlds it may be luck"
    assert better_half([4, 3, 1, 0], favourite=0) == [4, 0], "it stays in question"
    assert better_half([4, 3, 1], favourite=0) == [4, 3], "if it was not hopeless"


def test_a_beginner_overlooks_things() -> None:
    class Blind(PickingMind):
        overlooks = 1.0

    class Sharp(PickingMind):
        overlooks = 0.0

    def chosen(mind: type[PickingMind]) -> set[int]:
        game = picking()
        game.rules.minds[2] = mind(2, {"high": 1.0})  # type: ignore[attr-defined]
        return {Novice(Random(seed)).choose(game) for seed in range(40)}

    assert chosen(Sharp) == {BEST}
    assert chosen(Blind) == set(range(6))
    assert len(chosen(PickingMind)) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_repeatable(level: str) -> None:
    game = late()
    chosen = {new_agent(level, 5).choose(game) for _ in range(2)}
    assert len(chosen) == 1


def test_names_of_before_are_still_known() -> None:
    assert isinstance(new_agent("greedy", 1), Greedy)
    with pytest.raises(UnknownAgentError, match="beginner, intermediate, expert"):
        new_agent("genius", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    words = Words(language)
    names = {words.say(agent_called(level)) for level in (*LEVELS, "random", "instinct")}
    assert len(names) == 5
    for level in LEVELS:
        assert words.knows(f"level-{level}", "about")
        assert words.knows(f"level-{level}", "thinks")
    assert words.say(agent_title("greedy")) == words.say(agent_title("intermediate"))


def test_a_game_without_a_mind_is_judged_by_its_points() -> None:
    game = new_game("tapestry-automa", 1, 1)
    assert find_rules("tapestry-automa").mind(1).likings(game.state, game.decision)  # type: ignore[arg-type]


# Several processes for one decision


class Alone(Executor):
    """Plays all shares in this process, one after the other."""

    def __init__(self) -> None:
        self.shares: list[int] = []

    def map(self, fn: Any, *iterables: Any, **_: Any) -> Iterator[Any]:
        shares = list(iterables[0])
        self.shares.append(len(shares))
        return iter([fn(share) for share in shares])


class Broken(Executor):
    """Its processes are dead."""

    def map(self, fn: Any, *iterables: Any, **_: Any) -> Iterator[Any]:
        raise BrokenExecutor


def at_a_turn() -> Game[Any]:
    game = new_game("farshore", 2, 3)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(0)
    return game


def late() -> Game[Any]:
    """Where a game that is played out is soon over, and yet much can be chosen."""
    game = new_game("farshore", 2, 3)
    game.follow(game.mind, LATE)
    return game


def searched(crew: Crew | None, seconds: float = inf) -> tuple[int, dict[int, list[float]]]:
    game = late()
    search = Search(game.mind, game, Random(4), seconds, 60, crew)
    return search.best([0, 1, 2, 3]), search.values


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_crew_of_any_size_finds_the_same_as_one_process(workers: int) -> None:
    alone = Alone()
    assert searched(Crew(alone, workers)) == searched(None)
    assert max(alone.shares) == workers


def test_processes_of_their_own_find_the_same_too() -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert searched(Crew(pool, 2)) == searched(None)


def test_a_search_goes_on_without_a_crew_that_is_lost() -> None:
    assert searched(Crew(Broken(), 2)) == searched(None)


def test_a_crew_that_has_no_time_plays_nothing() -> None:
    assert searched(Crew(Alone(), 2), seconds=-1.0) == (0, {0: [], 1: [], 2: [], 3: []})


def test_a_crew_follows_a_game_that_was_taken_back() -> None:
    game, crew = at_a_turn(), Crew(Alone(), 2)
    assert game.decision is not None
    at_first = crew.play(game, [1, 2], [0, 1])
    game.choose(next(index for index in range(len(game.decision.options)) if undoable(game, index)))
    crew.play(game, [1], [0])
    game.undo()
    assert crew.play(game, [1, 2], [0, 1]) == at_first


def undoable(game: Game[Any], index: int) -> bool:
    twin = game.clone()
    twin.choose(index)
    return twin.can_undo
