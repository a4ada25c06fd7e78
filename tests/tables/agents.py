"""Agents that misbehave, and a pool that outlives its tables."""

import asyncio
import os
import time

from figurka.tables.thinking import AgentPool
from figurka.tables.worker import Question, think


class SharedPool(AgentPool):
    """A pool that is not closed with the tables that use it."""

    async def close(self) -> None:
        pass

    def end(self) -> None:
        asyncio.run(super().close())


def crash(question: Question) -> int:
    """Dies at its first two choices."""
    if len(question.choices) < 4:
        os._exit(1)
    return think(question)


def dawdle(question: Question) -> int:
    """Thinks for ever at first."""
    if len(question.choices) < 4:
        time.sleep(600)
    return think(question)


def fail(question: Question) -> int:
    raise RuntimeError("an agent with a bug")


def ponder(question: Question) -> int:
    """Takes a moment for each choice."""
    time.sleep(0.25)
    return think(question)


def count(question: Question) -> int:
    """Takes a moment, and tells how often this process was asked."""
    time.sleep(0.15)
    count_of.append(question.table)
    return len(count_of)


count_of: list[str] = []


def tell_time(question: Question) -> int:
    """Tells how many milliseconds there are to search."""
    return round(question.seconds * 1000)


def rave(question: Question) -> int:
    """Names options that there are not."""
    return 10_000
