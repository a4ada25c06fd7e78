"""Short ways of setting a table of World and of playing at it."""

from typing import Any

from figurka.games.viticulture.rules.state import YEAR_START
from figurka.games.viticulture.rules.steps import Gain, Step, TakeTemporary, part
from figurka.games.viticulture.world.content.balance import AUTUMN, WAKE_UP
from tests.games.viticulture.table import Seat, Table

GREY_POSITION = 1 + next(
    index for index, benefit in enumerate(WAKE_UP) if any(isinstance(step, TakeTemporary) for step in benefit)
)
"""Where the grey worker lies on the watch."""
TAKE_LIRA = part(AUTUMN[0]).key
"""The choice of lira in autumn."""


def lira_of(steps: tuple[Step, ...]) -> int:
    """The lira that steps bring."""
    return sum(step.lira for step in steps if isinstance(step, Gain))


AUTUMN_LIRA = lira_of(AUTUMN)
"""The lira of an autumn, and of the space of the watch that brings lira."""
WAKE_UP_LIRA = max(lira_of(benefit) for benefit in WAKE_UP)


def world(*seats: Seat, **said: Any) -> Table:
    """A table of World; on Oceania and without an event nothing matters but the board."""
    return Table(*seats, **{"continent": "oceania", **said})


def place(table: Table, where: str, kind: str, *keys: str) -> Table:
    """Put a worker of a kind somewhere (`draw_vine:1`) and answer what follows."""
    table.begin()
    assert kind in table.available(table.asked), f"seat {table.asked} has no {kind} worker"
    table.choose(f"at:{where}")
    if table.kind == "worker":
        table.choose(f"worker:{kind}")
    return table.choose(*keys)


def open_year(table: Table, *positions: int) -> Table:
    """Go on from the start of a year: event, tiles, and then the roosters to these positions."""
    table.state.phase = YEAR_START
    table.begin()
    for position in positions:
        wake(table, position)
    return table


def wake(table: Table, position: int) -> None:
    """Put a rooster somewhere and take its benefit, the first choice of whatever it asks."""
    seat = table.asked
    table.choose(f"position:{position}")
    while table.asked == seat and table.kind in {"draw", "gain_grape", "age_grape", "hat"}:
        table.choose(table.options[0])


def pass_on(table: Table, times: int = 1) -> Table:
    """Pass with one seat after another; the first choice is taken of whatever is asked besides."""
    table.begin()
    for _ in range(times):
        while table.kind != "place":
            table.choose(table.options[0])
        table.choose("pass")
    while table.decision is not None and table.kind in {"autumn", "draw", "age_grape", "hand_limit"}:
        table.choose(table.options[0])
    return table


def cards_at_all(table: Table, seat: int = 0) -> int:
    """How many cards a hand holds."""
    return table.player(seat).cards_in_hand()
