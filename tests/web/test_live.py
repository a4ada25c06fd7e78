"""Live updates of a page."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from figurka.locales import Words
from figurka.tables.model import SeatKind, SeatPlan
from figurka.tables.service import Tables
from figurka.web import drawings, live
from figurka.web.identity import Visitor

VISITOR = Visitor(Words("en"), "system", "", {}, {}, "", "/")


def test_a_page_is_told_of_a_move_that_changes_nothing_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawings, "templates_of", lambda *_: {"board": "board.html"})
    monkeypatch.setattr(drawings, "traced", lambda *_: "the same")

    async def follow() -> list[int]:
        """The moves that a page is told of which knows the first one."""
        tables = await Tables.open(f"sqlite:///{tmp_path}/live.db", pace=0.0)
        plans = [SeatPlan(SeatKind.PERSON, "Ada")]
        created = await tables.create("viticulture-world", plans, {}, 5, "", False)
        watchers = live.Watchers()
        stream = live.table_stream(tables, watchers, VISITOR, created.table, 0)
        coming = asyncio.ensure_future(anext(stream))
        while not watchers.at_table:
            await asyncio.sleep(0.01)
        table = await tables.choose(created.table, 0, 0, 0)
        watchers.tell(created.table)
        message = await asyncio.wait_for(coming, 10)
        await stream.aclose()  # type: ignore[attr-defined]
        await tables.close()
        assert isinstance(message.data, str)
        return [table.move, msgspec.json.decode(message.data)["move"]]

    assert asyncio.run(follow()) == [1, 1]
