"""What the tests of the continents share: the figures of the content, and how a year begins and ends."""

from collections.abc import Sequence
from typing import Any

from figurka.games.viticulture.rules.state import YEAR_START
from figurka.games.viticulture.rules.steps import EachPlayer, Gain, Lose, Pay, Step
from figurka.games.viticulture.world.content.balance import CAPS
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.rules.things import Event
from tests.games.viticulture.table import Seat, Table


def event(name: str) -> Event:
    """An event of the content, whose figures a test reads instead of repeating them."""
    return EVENT_BY_NAME[name]


def price(steps: Sequence[Step]) -> int:
    """The lira that steps ask for."""
    return sum(step.lira for step in steps if isinstance(step, Pay))


def gain(steps: Sequence[Step], what: str) -> int:
    """How much of something steps give to the acting player, for each player's part too."""
    found = 0
    for step in steps:
        if isinstance(step, Gain):
            found += int(getattr(step, what))
        elif isinstance(step, EachPlayer):
            found += gain(step.steps, what)
    return found


def loss(steps: Sequence[Step], what: str) -> int:
    """How much of something steps take from each player, or from the team."""
    found = 0
    for step in steps:
        if isinstance(step, Lose):
            found += int(getattr(step, what))
        elif isinstance(step, EachPlayer):
            found += loss(step.steps, what)
    return found


def most_influence(name: str, seats: int) -> int:
    """The most influence that an event can give in its year."""
    few, many = CAPS[event(name).cap]
    return few if seats <= 3 else many


def idle(**said: Any) -> Seat:
    """A player without workers at hand, who can only pass."""
    return Seat(**{"workers": [], **said})


def begin_year(table: Table, name: str) -> Table:
    """Let the year of an event begin."""
    table.world.events = (event(name),)
    table.state.phase = YEAR_START
    return table.begin()


def end_game(*seats: Seat, **said: Any) -> Table:
    """The last winter, in which nobody can do anything: it ends with the year-end check."""
    return Table(*seats, **{"season": "winter", "year": 6, **said}).begin()
