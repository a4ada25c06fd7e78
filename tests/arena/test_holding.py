"""A contest is played on any executor: every game once, whoever dies, and by no other code."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from figurka.agents.halving import Halving
from figurka.arena.contest import OtherCodeError, play_number
from figurka.arena.holding import Course, LostWorkersError, hold, played
from figurka.arena.keeping import Book
from figurka.arena.players import arena_agent, named
from figurka.arena.running import flow, next_size
from figurka.core.errors import SettingsError
from figurka.core.registry import new_game
from tests.arena.kit import contest_of, one_thread


class Mortal(Executor):
    """Does what it is given at once, and dies after some batches."""

    def __init__(self, batches: int) -> None:
        self.batches = batches

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **options: Any) -> Future[Any]:
        """Do the work."""
        future: Future[Any] = Future()
        self.batches -= 1
        if self.batches < 0:
            future.set_exception(BrokenExecutor("a process was killed"))
        else:
            future.set_result(work(*arguments, **options))
        return future


def test_games_that_are_lost_with_a_process_are_played_by_others() -> None:
    contest, lives = contest_of("random", "instinct"), iter((3, 2, 1000))

    @contextmanager
    def hire() -> Iterator[tuple[Executor, int]]:
        yield Mortal(next(lives)), 1

    found = list(played(contest, range(12), hire))
    assert Counter(row.number for row in found) == Counter(range(12))
    assert next(lives, None) is None


def test_processes_that_always_die_are_told_of() -> None:
    @contextmanager
    def hire() -> Iterator[tuple[Executor, int]]:
        yield Mortal(0), 1

    with pytest.raises(LostWorkersError, match="die again and again"):
        list(played(contest_of("random", "instinct"), range(4), hire))


def test_a_contest_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    contest = contest_of("random", "instinct")
    for games in (6, 10):
        course = Course(contest, games)
        with Book(tmp_path / "games.jsonl", contest).open() as book:
            for row in book.rows():
                course.take(row)
            found = sorted(row.number for row in hold(course, book, one_thread))
        assert found == list(range(6) if games == 6 else range(6, 10))
    assert course.tally.games == 10


def test_workers_with_other_rules_or_agents_are_refused() -> None:
    contest = replace(contest_of("random", "instinct"), code="another")
    with pytest.raises(OtherCodeError, match="other rules or agents"):
        list(played(contest, range(2), one_thread))


def test_the_same_game_comes_out_the_same() -> None:
    contest = contest_of("beginner", "random")
    one, other = play_number(contest, 4), play_number(contest, 4)
    assert one.game == other.game
    assert one.game != play_number(contest, 5).game


def test_batches_grow_with_quick_work_and_shrink_with_slow() -> None:
    assert next_size(1, 1, 0.001) == 4
    assert next_size(100, 100, 0.4) == 100
    assert next_size(100, 100, 40.0) == 1
    assert next_size(3, 0, 0.0) == 12


def test_a_flow_does_each_number_once_and_sends_out_little_at_a_time() -> None:
    sent = []

    class Noting(Mortal):
        def submit(self, work: Callable[..., Any], /, *arguments: Any, **options: Any) -> Future[Any]:
            sent.append(len(arguments[0]))
            return super().submit(work, *arguments, **options)

    numbers = flow(lambda some: [number * 2 for number in some], range(1000), Noting(10_000), 2)
    first = next(numbers)
    assert len(sent) == 6
    assert sorted([first, *numbers]) == [number * 2 for number in range(1000)]
    assert sent[0] == sent[-1] == 1 < max(sent) <= 1000 // 6


def test_an_expert_may_be_told_how_much_to_play_out() -> None:
    agent = arena_agent("expert:60", 3)
    assert isinstance(agent, Halving)
    assert agent.playouts == 60
    assert named("greedy") == ("intermediate", 0)
    game = new_game("farshore", 2, 5)
    chosen = arena_agent("expert:8", 3).choose(game)
    assert chosen == arena_agent("expert:8", 3).choose(game)


@pytest.mark.parametrize(
    "asked", ["expert:0", "expert:", "expert:many", "beginner:5", "expert:-3", "expert:²"]
)
def test_playouts_are_a_number_and_for_experts_only(asked: str) -> None:
    with pytest.raises(SettingsError, match="number of playouts"):
        contest_of(asked, "random")


def test_an_agent_is_named_once() -> None:
    with pytest.raises(SettingsError, match="named twice"):
        contest_of("random", "random")
