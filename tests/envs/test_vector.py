"""Many games stepped together: the same as one by one, whoever plays them."""

import subprocess
import sys
from textwrap import dedent
from typing import Any

import numpy as np
import pytest

from figurka.core.errors import SettingsError
from figurka.envs.episode import Episode, Kind
from figurka.envs.vector import Batch, VectorTable, WorkerError
from tests.envs.kit import GAMES


def copied(batch: Batch) -> dict[str, Any]:
    return {name: array.copy() for name, array in vars(batch).items()}


def equal(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def played(table: VectorTable, steps: int) -> list[dict[str, Any]]:
    random = np.random.default_rng(3)
    batches = [copied(table.reset(seed=11))]
    return batches + [copied(table.step(table.sample(random))) for _ in range(steps)]


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_what_single_games_tell(name: str) -> None:
    table = VectorTable(name, tables=3)
    kind = Kind(name)
    batch = table.reset(seed=5)
    random = np.random.default_rng(1)
    for _ in range(25):
        for row, episode in enumerate(table.episodes):
            again = Episode(kind, episode.game)
            assert batch.asked[row] == again.seat
            assert np.array_equal(batch.observations[row], again.observe(again.seat))
            assert np.array_equal(batch.masks[row], again.mask())
        batch = table.step(table.sample(random))


def test_a_new_game_begins_where_one_has_ended() -> None:
    table = VectorTable("tapestry", seats=2, tables=4)
    random = np.random.default_rng(2)
    batch = table.reset(seed=6)
    ended = np.zeros(4, int)
    for _ in range(400):
        batch = table.step(table.sample(random))
        assert np.array_equal(batch.rewards.sum(axis=1), batch.ended.astype(np.float32))
        assert batch.masks.any(axis=1).all()
        ended += batch.ended
    assert (ended >= 2).all()


def test_processes_play_what_one_would() -> None:
    alone = played(VectorTable("farshore", seats=2, tables=5), 60)
    with VectorTable("farshore", seats=2, tables=5, workers=2) as table:
        together = played(table, 60)
    assert all(equal(one, other) for one, other in zip(alone, together, strict=True))


def test_what_goes_wrong_in_a_process_is_told() -> None:
    table = VectorTable("farshore", seats=2, tables=2, workers=1)
    batch = table.reset(seed=1)
    with pytest.raises(WorkerError, match="not possible now"):
        table.step(np.flatnonzero(batch.masks.sum(axis=0) == 0)[:2])
    table.close()


def test_what_is_held_can_be_read_after_the_processes_have_ended() -> None:
    told = run("""
        with VectorTable("farshore", seats=2, tables=2, workers=1) as table:
            held, part = table.reset(seed=1), table.batch.masks[1:]
            before = held.observations.copy(), part.copy()
        del table
        gc.collect()
        print((held.observations == before[0]).all(), (part == before[1]).all())
    """)
    assert told == "True True"


def test_what_is_held_can_be_read_after_a_process_has_failed() -> None:
    told = run("""
        table = VectorTable("farshore", seats=2, tables=2, workers=1)
        held = table.reset(seed=1)
        for actions in (np.flatnonzero(held.masks.sum(axis=0) == 0)[:2], [0, 0]):
            try:
                table.step(actions)
            except WorkerError as error:
                print(str(error).splitlines()[-1].startswith("the processes have ended"))
        del table
        gc.collect()
        print(held.observations.any(), held.masks.any(axis=1).all())
    """)
    assert told.split() == ["False", "True", "True", "True"]


def run(body: str) -> str:
    """What a program prints that may do anything to its interpreter."""
    head = "import gc\nimport numpy as np\nfrom figurka.envs.vector import VectorTable, WorkerError\n"
    program = head + dedent(body)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_a_closed_table_is_not_played_at() -> None:
    with VectorTable("farshore", seats=2, tables=2, workers=1) as table:
        table.reset(seed=1)
    with pytest.raises(WorkerError, match="processes have ended"):
        table.reset(seed=1)


def test_seeds_and_points() -> None:
    one, other = VectorTable("farshore", tables=2), VectorTable("farshore", tables=2)
    assert equal(copied(one.reset(seed=1)), copied(other.reset(seed=1)))
    assert not equal(copied(one.reset(seed=1)), copied(other.reset(seed=2)))
    assert not np.array_equal(one.batch.observations[0], one.batch.observations[1])
    assert not equal(copied(one.reset()), copied(other.reset()))


def test_there_are_no_more_processes_than_tables() -> None:
    with pytest.raises(SettingsError, match="no more processes than tables"):
        VectorTable("farshore", tables=2, workers=3)


def test_the_games_themselves_are_at_hand_only_where_they_are_played() -> None:
    table = VectorTable("farshore", seats=2, tables=2)
    batch = table.reset(seed=4)
    assert [episode.seat for episode in table.episodes] == batch.asked.tolist()
    with VectorTable("farshore", seats=2, tables=2, workers=1) as away, pytest.raises(SettingsError):
        _ = away.episodes
