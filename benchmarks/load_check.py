"""Whether the server has exactly the choices that its clients know: nothing lost, nothing doubled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from benchmarks.load_http import Line, TroubleError
from benchmarks.load_play import OK, SEATS, Played
from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.tables.store import open_store


@dataclass
class Verdict:
    """What a comparison of all tables has found."""

    tables: int = 0
    choices: int = 0
    lost: int = 0
    """Choices that were accepted but are not in the server's log at their place."""
    doubled: int = 0
    """Choices that the server accepted twice, or has in its log though no client made them."""
    different: int = 0
    """Tables that are not as the same choices make them when they are repeated here."""

    @property
    def good(self) -> bool:
        """Whether all is as it should be."""
        return not (self.lost or self.doubled or self.different)


def replay(table: Played) -> Game[Any]:
    """The table's game, made again from its seed and its choices."""
    game = new_game(table.game, SEATS, table.seed)
    for option in table.choices:
        game.choose(option)
    return game


def expected(game: Game[Any], seat: int) -> dict[str, Any]:
    """What the server should tell the seat of this game."""
    decision = game.decision
    asked = None
    if decision is not None:
        keys = [option.key for option in decision.options] if decision.seat == seat else None
        asked = (decision.seat, decision.kind, keys)
    view = msgspec.json.decode(msgspec.json.encode(game.view(seat)))
    return {
        "move": len(game.history),
        "over": game.over,
        "scores": game.scores if game.over else [],
        "winners": game.winners,
        "decision": asked,
        "view": view,
    }


async def told(line: Line, table: Played, seat: int) -> dict[str, Any]:
    """What the server tells the seat of the table."""
    status, body = await line.ask("GET", table.path, table.secrets[seat])
    if status != OK:
        return {"status": status}
    answer = msgspec.json.decode(body)
    asked = answer["decision"]
    if asked is not None:
        options = asked["options"]
        keys = None if options is None else [option["key"] for option in options]
        answer["decision"] = (asked["seat"], asked["kind"], keys)
    return {name: answer[name] for name in ("move", "over", "scores", "winners", "decision", "view")}


async def same_as_told(line: Line, table: Played) -> bool:
    """Whether the table, made again here, is what the server tells each of its seats."""
    try:
        game = replay(table)
        for seat in range(SEATS):
            if await told(line, table, seat) != expected(game, seat):
                return False
    except (FigurkaError, TroubleError):
        return False
    return True


async def check_told(port: int, tables: list[Played], verdict: Verdict) -> None:
    """Compare all tables with what the server tells of them."""
    line = Line(port)
    for table in tables:
        verdict.different += not await same_as_told(line, table)
    line.close()


def check_log(database: str, tables: list[Played], verdict: Verdict) -> None:
    """Compare all tables with the log in the database, after the server has ended."""
    store = open_store(database)
    for table in tables:
        snapshot = store.news(table.id)
        assert snapshot is not None
        logged = [row.option for row in snapshot.log]
        verdict.tables += 1
        verdict.choices += len(table.choices)
        verdict.lost += sum(
            1 for move, option in enumerate(table.choices) if logged[move : move + 1] != [option]
        )
        verdict.doubled += table.twice + max(0, len(logged) - len(table.choices))
    store.close()
