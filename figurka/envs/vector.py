"""Many games that are stepped together: arrays in, arrays out, and a new game where one has ended."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from figurka.core.errors import SettingsError
from figurka.core.seeds import new_seed
from figurka.envs.episode import Episode, Kind, Rewards

LONGEST_WAIT: Final = 5.0
"""How many seconds a process is given to end by itself."""


class WorkerError(Exception):
    """A process that plays some of the games has failed; the text is what it had to say."""


@dataclass(frozen=True)
class Batch:
    """What is known of all tables; the same arrays are written anew by each step, so copy what is kept."""

    observations: NDArray[np.float32]
    """For each table what the seat that is asked there may know."""
    masks: NDArray[np.int8]
    """For each table a one for each action that is possible."""
    asked: NDArray[np.int16]
    """Which seat is asked."""
    rewards: NDArray[np.float32]
    """What each seat got by the last step: nothing, unless its game has ended."""
    ended: NDArray[np.bool_]
    """Where a game has ended by the last step; what is asked there belongs to the next one already."""
    actions: NDArray[np.int32]
    """What is chosen next."""

    def part(self, first: int, last: int) -> Batch:
        """The same of some of the tables."""
        return Batch(*(array[first:last] for array in vars(self).values()))


def shapes_of(kind: Kind, tables: int) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """The shapes and types of a batch's arrays."""
    return {
        "observations": ((tables, kind.encoder.size), np.dtype(np.float32)),
        "masks": ((tables, len(kind.vocabulary)), np.dtype(np.int8)),
        "asked": ((tables,), np.dtype(np.int16)),
        "rewards": ((tables, kind.seats), np.dtype(np.float32)),
        "ended": ((tables,), np.dtype(np.bool_)),
        "actions": ((tables,), np.dtype(np.int32)),
    }


class Tables:
    """Some tables whose games one process plays, with their parts of the batch."""

    def __init__(self, kind: Kind, batch: Batch, first: int) -> None:
        self.kind = kind
        self.batch = batch
        self.first = first
        """The number of the first of these tables."""
        self.episodes: list[Episode] = []
        self.seeds: list[Random] = []

    def reset(self, seed: int) -> None:
        """Begin a game at each table."""
        count = len(self.batch.ended)
        self.seeds = [Random(f"{seed} {self.first + table}") for table in range(count)]
        self.episodes = [self.begin(table) for table in range(count)]
        self.batch.rewards[:] = 0
        self.batch.ended[:] = False
        self.batch.masks[:] = 0
        for table in range(count):
            self.show(table)

    def begin(self, table: int) -> Episode:
        """The next game of a table."""
        return Episode.begin(self.kind, self.seeds[table].getrandbits(62))

    def step(self) -> None:
        """Choose at each table, and begin anew where the game has ended."""
        batch, episodes = self.batch, self.episodes
        batch.rewards[:] = 0
        batch.ended[:] = False
        for table, action in enumerate(batch.actions.tolist()):
            episode = episodes[table]
            before = episode.actions
            episode.act(action)
            batch.masks[table, before] = 0
            if episode.over:
                batch.rewards[table] = episode.rewards()
                batch.ended[table] = True
                episodes[table] = self.begin(table)
            self.show(table)

    def show(self, table: int) -> None:
        """Write what is asked at a table."""
        batch, episode = self.batch, self.episodes[table]
        seat = episode.seat
        episode.write(seat, batch.observations[table])
        batch.masks[table, episode.actions] = 1
        batch.asked[table] = seat


class VectorTable:
    """A batch of games of one kind; with `workers` they are played by so many processes."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        tables: int = 64,
        workers: int = 0,
        rewards: Rewards = "returns",
        vocabulary: int | None = None,
        **settings: Any,
    ) -> None:
        if tables < 1 or not 0 <= workers <= tables:
            raise SettingsError("error-env-tables", tables=tables, workers=workers)
        self.kind = Kind(game, seats, rewards, vocabulary, checkpoints=False, **settings)
        self.tables = tables
        told = {"game": game, "seats": seats, "rewards": rewards, "vocabulary": vocabulary, **settings}
        self.players: Tables | Workers
        if workers:
            self.players = Workers(self.kind, told, tables, workers)
            self.batch = self.players.batch
        else:
            shapes = shapes_of(self.kind, tables)
            self.batch = Batch(**{name: np.zeros(*shape) for name, shape in shapes.items()})
            self.players = Tables(self.kind, self.batch, 0)

    @property
    def episodes(self) -> list[Episode]:
        """The games themselves, for teachers who need more than numbers; only where `workers=0`."""
        if isinstance(self.players, Workers):
            raise SettingsError("error-env-episodes")
        return self.players.episodes

    def reset(self, seed: int | None = None) -> Batch:
        """Begin a game at each table; from the same seed all of them and their successors are the same."""
        self.players.reset(new_seed() if seed is None else seed)
        return self.batch

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """Choose an action at each table."""
        self.batch.actions[:] = actions
        self.players.step()
        return self.batch

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """An action for each table, all that are possible alike."""
        chances = random.random(self.batch.masks.shape, np.float32) * self.batch.masks
        picked: NDArray[np.int64] = chances.argmax(axis=1)
        return picked

    def close(self) -> None:
        """End the processes, if there are any."""
        if isinstance(self.players, Workers):
            self.players.close()

    def __enter__(self) -> VectorTable:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


# Several processes


class Held:
    """Shared memory as an array that keeps it: it is let go of when nobody has the array any more."""

    def __init__(self, memory: SharedMemory, shape: tuple[int, ...], type_: np.dtype[Any]) -> None:
        self.memory = memory
        self.__array_interface__ = np.ndarray(shape, type_, memory.buf).__array_interface__


class Shared:
    """A batch whose arrays several processes share."""

    def __init__(self, kind: Kind, tables: int, names: Mapping[str, str] | None = None) -> None:
        shapes = shapes_of(kind, tables)
        self.memory: dict[str, SharedMemory] = {}
        for name, (shape, type_) in shapes.items():
            if names is None:
                self.memory[name] = SharedMemory(create=True, size=int(np.prod(shape)) * type_.itemsize)
            else:
                self.memory[name] = SharedMemory(names[name])
        arrays = {
            name: np.asarray(Held(self.memory[name], shape, type_)) for name, (shape, type_) in shapes.items()
        }
        self.batch = Batch(**arrays)

    @property
    def names(self) -> dict[str, str]:
        """By what another process finds the arrays."""
        return {name: memory.name for name, memory in self.memory.items()}

    def close(self) -> None:
        """Give the memory back; whoever still has an array of it can read that."""
        for memory in self.memory.values():
            memory.unlink()


class Workers:
    """Processes that play the tables among them."""

    def __init__(self, kind: Kind, told: Mapping[str, Any], tables: int, workers: int) -> None:
        self.shared = Shared(kind, tables)
        self.batch = self.shared.batch
        context = get_context("spawn")
        bounds = [tables * place // workers for place in range(workers + 1)]
        self.lines: list[Connection] = []
        self.processes = []
        for first, last in pairwise(bounds):
            here, there = context.Pipe()
            arguments = (there, dict(told), tables, self.shared.names, first, last)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin a game at each table."""
        self.ask(("reset", seed))

    def step(self) -> None:
        """Choose at each table."""
        self.ask(("step", 0))

    def ask(self, order: tuple[str, int]) -> None:
        """Let every process do something, and wait until all have done it."""
        if not self.processes:
            raise WorkerError("the processes have ended; make a new table")
        for line in self.lines:
            with suppress(BrokenPipeError):  # its answer is that it has ended
                line.send(order)
        answers = [self.answer(line) for line in self.lines]
        failed = [answer for answer in answers if answer]
        if failed:
            self.close()
            raise WorkerError(failed[0])

    def answer(self, line: Connection) -> str:
        """What a process says: nothing if all went well."""
        try:
            return str(line.recv())
        except (EOFError, ConnectionResetError):
            return "the process has ended"

    def close(self) -> None:
        """End the processes and give the memory back."""
        if not self.processes:
            return
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(LONGEST_WAIT)
            if process.is_alive():
                process.kill()
        self.lines, self.processes = [], []
        self.shared.close()


def work(
    line: Connection, told: dict[str, Any], tables: int, names: Mapping[str, str], first: int, last: int
) -> None:
    """Play some of the tables until nobody asks for it any more."""
    kind = Kind(**told, checkpoints=False)
    shared = Shared(kind, tables, names)
    played = Tables(kind, shared.batch.part(first, last), first)
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            order, seed = line.recv()
            try:
                if order == "reset":
                    played.reset(seed)
                else:
                    played.step()
            except Exception:  # whatever it is, it is told to who asked
                line.send(traceback.format_exc())
            else:
                line.send("")
