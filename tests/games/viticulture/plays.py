"""Playing one card: a position, the answers, and short notes of what has changed.

Answers are the keys of options in the order in which they are asked; what has only one answer is never asked.
Changes are noted as `lira+4 winter+2` for counts (cards in hand by deck), and as `red=1,3 left=merlot` for
what lies there afterwards; `1.lira-2` is what happened to the next seat. Nothing else may have changed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from figurka.games.viticulture.rules.things import (
    BARE,
    BLUE,
    COLOURS,
    DECK_NAMES,
    WINE_TYPES,
    WORKER_NAMES,
    YELLOW,
)
from tests.games.viticulture.table import FIELD_NAMES, Seat, Table, card

PLACES = {"summer": "play_summer_visitor", "winter": "play_winter_visitor"}
CELLARS = ("medium_cellar", "large_cellar")
BASICS = ("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", *CELLARS)


class Play:
    """A card, what its player and the next one have, the answers, and what changes; see the module."""

    def __init__(
        self,
        name: str,
        answers: str,
        result: str,
        *,
        shows: str = "",
        top: Sequence[str] = (),
        discards: Sequence[str] = (),
        other: Mapping[str, Any] | None = None,
        board: Mapping[str, Sequence[str]] | None = None,
        module: bool = False,
        base_only: bool = False,
        **has: Any,
    ) -> None:
        self.name = name
        self.answers = answers.split()
        self.result = set(result.split())
        self.shows = shows.split()
        self.top = top
        self.discards = discards
        self.has = has
        self.other = other or {}
        self.board = board or {}
        self.module = module
        self.base_only = base_only

    @property
    def param(self) -> Any:
        """The play as a parameter of a test, marked with the rules that it shows."""
        marks = [pytest.mark.rule(*self.shows)] if self.shows else []
        return pytest.param(self, id=f"{self.name} {' '.join(self.answers)}", marks=marks)

    def table(self, **settings: Any) -> Table:
        """The position, in the season of the card."""
        has = {**self.has, "hand": [self.name, *self.has.get("hand", ())]}
        season = DECK_NAMES[card(self.name).deck]
        seats = Seat(**has), Seat(**self.other)
        table = Table(*seats, season=season, structures=self.module, board=self.board, **settings)
        return table.put_on_top(*self.top).discard(*self.discards)


def params(plays: Sequence[Play]) -> list[Any]:
    """The plays as parameters of a test."""
    return [play.param for play in plays]


def holdings(table: Table, seat: int) -> dict[str, int | str]:
    """Everything in front of a seat."""
    player = table.player(seat)
    held: dict[str, int | str] = {"lira": player.lira, "vp": player.vp, "residual": player.residual}
    held |= {deck: len(player.hand[index]) for index, deck in enumerate(DECK_NAMES)}
    held |= {f"home_{kind}": player.available[index] for index, kind in enumerate(WORKER_NAMES)}
    held |= {f"hats_{kind}": player.workers[index] for index, kind in ((YELLOW, "yellow"), (BLUE, "blue"))}
    held |= {"regulars": player.workers[BARE], "trainees": player.trainees}
    held |= {colour: listed(table.grapes(colour, seat)) for colour in COLOURS}
    held |= {f"{kind}_wine": listed(table.wines(kind, seat)) for kind in WINE_TYPES}
    held |= {field: listed(table.vines(field, seat)) for field in FIELD_NAMES}
    if seat == 0 and table.state.world is not None:
        held["influence"] = table.world.influence
    held["built"] = listed(table.structures(seat))
    held["harvested"] = listed(
        [name for index, name in enumerate(FIELD_NAMES) if player.harvested >> index & 1]
    )
    return held


def listed(things: Sequence[object]) -> str:
    """Things as a word."""
    return ",".join(str(thing) for thing in things)


def changes(before: Mapping[str, int | str], after: Mapping[str, int | str], prefix: str = "") -> set[str]:
    """What has changed, as notes."""
    notes: set[str] = set()
    for key, old in before.items():
        new = after[key]
        if isinstance(old, int) and isinstance(new, int) and new != old:
            notes.add(f"{prefix}{key}{new - old:+d}")
        elif new != old and isinstance(new, str):
            notes.add(f"{prefix}{key}={new}")
    return notes


def hold_all(table: Table) -> list[dict[str, int | str]]:
    """Everything in front of every seat."""
    return [holdings(table, seat) for seat in range(table.state.seats)]


def changed(table: Table, before: Sequence[Mapping[str, int | str]]) -> set[str]:
    """What has changed for every seat; seats after the first are named."""
    notes: set[str] = set()
    for seat, held in enumerate(before):
        notes |= changes(held, holdings(table, seat), f"{seat}." if seat else "")
    return notes


def start(table: Table, name: str, worker: str = "") -> list[dict[str, int | str]]:
    """Put a worker of seat 0 on the action where a visitor is played, and choose it; tells what was before.

    The card and the worker count as gone already. The worker is the humblest one unless it is named.
    """
    before = hold_all(table)
    deck = DECK_NAMES[card(name).deck]
    place = PLACES[deck] + (":1" if table.state.world is not None else "")
    kind = worker or ("bare" if table.state.world is None else "yellow" if deck == "summer" else "blue")
    table.choose(f"at:{place}")
    if table.kind == "worker":
        table.choose(f"worker:{kind}")
    if table.kind == "visitor":
        table.choose(f"visitor:{name}")
    for gone in (deck, f"home_{kind}"):
        count = before[0][gone]
        assert isinstance(count, int)
        before[0][gone] = count - 1
    return before


def outcome(table: Table, name: str, *answers: str, worker: str = "") -> set[str]:
    """Play a visitor of seat 0 to its end and tell what has changed."""
    before = start(table, name, worker)
    table.choose(*answers)
    assert table.kind == "place", f"{table.kind} is asked: {table.options}"
    assert table.discards(DECK_NAMES[card(name).deck])[-1] == name
    table.rules.check(table.state)
    return changed(table, before)


def is_closed(table: Table, name: str) -> bool:
    """Whether a visitor of seat 0, the only one of its season that could be played, cannot be."""
    table.begin()
    return not any(key.startswith(f"at:{PLACES[DECK_NAMES[card(name).deck]]}") for key in table.options)
