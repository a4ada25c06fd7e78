"""Train a network for Farshore with two seats: it imitates a teacher, then learns from its own games by PPO.

    python examples/train.py --minutes 30 --imitate 5
    python examples/train.py --against intermediate,beginner,random --games 200
    python examples/train.py --play

The network is kept in a small file beside this script; a line of JSON is printed each time it has learned.
"""

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from figurka import Game
from figurka.agents import add_agent
from figurka.arena import Contest, compete
from figurka.cli.app import app
from figurka.envs.episode import Kind
from figurka.envs.network import Learner, Network, Numbers
from figurka.envs.vector import VectorTable

TABLES, STEPS, CHUNK, REPEATS, MEMORY, HIDDEN = 128, 128, 256, 4, 9, (192, 128)
RATE, CLIP, CURIOSITY, FORESIGHT, WARMTH = 1e-3, 0.2, 0.005, 0.97, 0.2


def liked(game: Game[Any]) -> Numbers:
    """How likely somebody would choose each option who mostly follows the instinct of the game's mind."""
    assert game.decision is not None
    likings = np.array(game.mind.likings(game.state, game.decision))
    chances: Numbers = np.exp((likings - likings.max()) / WARMTH)
    chances /= chances.sum()
    return chances


class School:
    """Tables at which the network plays itself; at the first half of them the teacher has a seat."""

    def __init__(self, seed: int) -> None:
        self.random, self.rows = np.random.default_rng(seed), np.arange(TABLES)
        self.table = VectorTable("farshore", 2, TABLES, rewards="points")
        self.batch = self.table.reset(seed)
        seen = [self.table.step(self.table.sample(self.random)).observations.copy() for _ in range(2 * STEPS)]
        self.memory: list[dict[str, Numbers]] = []
        self.network = Network.new(np.concatenate(seen), HIDDEN, len(self.table.kind.vocabulary), self.random)

    def play(self, imitate: bool) -> dict[str, Numbers]:
        """Choose so many times at each table; the teacher tells what he likes wherever that is needed."""
        batch, rows, told = self.batch, self.rows, defaultdict[str, list[Numbers]](list)
        for _ in range(STEPS):
            _, chances, values = self.network.look(batch.observations, batch.masks)
            sums = chances.cumsum(1)
            chosen = (sums > self.random.random((TABLES, 1)) * sums[:, -1:]).argmax(1)
            his, chance = (rows < TABLES // 2) & (batch.asked == rows % 2), chances[rows, chosen]
            wanted = np.zeros_like(chances)
            for row in rows if imitate else rows[his]:
                wanted[row, self.table.episodes[row].actions] = liked(self.table.episodes[row].game)
            chosen = np.where(his, wanted.argmax(1), chosen)
            if not imitate:
                wanted[rows, chosen] = 1
            now: dict[str, Numbers] = {"seen": batch.observations, "masks": batch.masks, "seat": batch.asked}
            now |= {"his": his, "chosen": chosen, "wanted": wanted, "chance": chance, "values": values}
            for name, each in now.items():
                told[name].append(each.copy())
            self.table.step(chosen)
            told["ends"].append(np.tanh((batch.rewards - batch.rewards[:, ::-1]) / 25))  # who won by how much
            told["ended"].append(batch.ended.copy())
        return {name: np.stack(each) for name, each in told.items()}

    def judge(self, told: dict[str, Numbers]) -> Numbers:
        """By how much each choice turned out better than expected: what one seat wins the other loses."""
        values, seats = self.network.look(self.batch.observations, self.batch.masks)[2], self.batch.asked
        gains, gain = np.zeros_like(told["values"]), np.zeros((TABLES, 2))
        after = np.where(seats[:, None] == (0, 1), values[:, None], -values[:, None])
        for step in reversed(range(STEPS)):
            ended, at, values = told["ended"][step], (self.rows, told["seat"][step]), told["values"][step]
            after[ended], gain[ended] = told["ends"][step][ended], 0
            gains[step] = gain[at] = after[at] - values + FORESIGHT * gain[at]
            after[at] = values
        return gains

    def learn(self, told: dict[str, Numbers], imitate: bool, rate: float) -> float:
        """Make likelier what the teacher likes, later what turned out well; tell how far off it was."""
        told, own = told | {"gain": self.judge(told)}, np.flatnonzero(~told["his"] | imitate)
        told = {name: array.reshape(-1, *array.shape[2:])[own] for name, array in told.items()}
        told["aims"] = told["gain"] + told["values"]
        told["gain"] = (told["gain"] - told["gain"].mean()) / (told["gain"].std() + 1e-6)
        self.memory, losses = [*self.memory[-MEMORY:], told] if imitate else [told], list[float]()
        for _ in range(REPEATS * len(own) // CHUNK):
            told = self.memory[self.random.integers(len(self.memory))]
            chunk = self.random.integers(len(told["gain"]), size=CHUNK)
            layers, chances, values = self.network.look(told["seen"][chunk], told["masks"][chunk])
            at, logs = (np.arange(CHUNK), told["chosen"][chunk]), np.log(chances + 1e-9)
            wanted = told["wanted"][chunk]
            losses.append(float((wanted * (np.log(wanted + 1e-9) - logs)).sum(1).mean()))
            ratio, gain = chances[at] / told["chance"][chunk], told["gain"][chunk]
            inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = np.ones_like(ratio) if imitate else gain * ratio * inside
            slope = push[:, None] * (chances - wanted)
            slope += CURIOSITY * chances * (logs - (chances * logs).sum(1, keepdims=True))
            slope = np.column_stack((slope, (values - told["aims"][chunk]) / 2)) / CHUNK
            self.network.learn(layers, slope.astype(np.float32), rate)
        return float(np.mean(losses))


def train(minutes: float, imitate: float, seed: int, file: Path) -> None:
    """Play and learn until the time is over, and keep the network each time."""
    school, half, began = School(seed), np.arange(TABLES // 2), perf_counter()
    while (past := (perf_counter() - began) / 60) < minutes:
        told = school.play(past < imitate)
        rate = RATE * max(0.05, 1 - past / minutes) * (1 if past < imitate else 0.3)
        loss = school.learn(told, past < imitate, rate)
        ends = told["ends"][:, half, 1 - half % 2]  # of the games against the teacher
        line = {"minutes": past, "processor": process_time() / 60, "imitates": past < imitate, "loss": loss}
        line |= {"games": int(told["ended"][:, half].sum()), "won": int((ends > 0).sum())}
        print(json.dumps({name: round(value, 4) for name, value in line.items()}), flush=True)
        school.network.save(file)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a network, or let one play."""
    parser = ArgumentParser(description="Train a network for Farshore with two seats, or let it play.")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--imitate", type=float, default=5, help="so many of them it imitates the teacher")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", type=Path, default=Path(__file__).with_name("farshore-policy.npz"))
    parser.add_argument("--against", help="let it play against these agents, separated by commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--play", action="store_true", help="play against it in the terminal")
    asked = parser.parse_args(arguments)
    if not (asked.against or asked.play):
        train(asked.minutes, asked.imitate, asked.seed, asked.network)
        return
    learner = Learner(Kind("farshore", 2), Network.load(asked.network))
    add_agent("learner", lambda random: learner)
    for other in asked.against.split(",") if asked.against else ():
        found = compete(Contest.of("farshore", ("learner", other), seats=2), asked.games)
        won = {each.name: each.wins for each in found.agents}["learner"]
        print(f"{other:<14}{won.value:>7.1%}{won.low:>8.1%} – {won.high:.1%}")
    if asked.play:
        app(["play", "farshore", "--seats", "you,learner"])


if __name__ == "__main__":
    main()
