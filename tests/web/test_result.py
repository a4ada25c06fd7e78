"""The result page: everybody's points by source, also of those who play without a seat."""

import re

import httpx
import pytest

from figurka.core.registry import find_rules
from figurka.locales import Words, capital
from figurka.web.result import rivals_of
from tests.web.playing import cookies, new_table, play


@pytest.mark.parametrize(
    ("game", "seats", "options", "rows"),
    [
        ("farshore", 1, {}, 2),
        ("tapestry", 1, {"level": "1"}, 2),
        ("tapestry", 2, {}, 2),
        ("tapestry", 2, {"shadow": "empire"}, 2),
        ("tapestry", 5, {}, 5),
    ],
)
def test_everybody_with_points_has_a_row_and_a_line(
    visitor: httpx.Client, game: str, seats: int, options: dict[str, str], rows: int
) -> None:
    table = new_table(visitor, "person", *["random"] * (seats - 1), game=game, options=options)
    over = play(visitor, table)
    page = visitor.get(f"/tables/{table.id}/result", headers=cookies(table, 0))
    assert page.status_code == httpx.codes.OK
    assert len(re.findall(r'class="score', page.text)) == rows
    assert len(re.findall(r"<polyline", page.text)) == rows
    if seats == 1:
        rival = capital(Words("en").say(find_rules(game).figures(1)[0]))
        assert rival in page.text
        assert (f"{rival} wins" in page.text) == (not over["winners"])


def test_the_best_of_those_without_a_seat_wins_if_no_seat_does() -> None:
    bots = [{"score": {"tracks": 3}}, {"score": {"tracks": 5}}, {"score": {"tracks": 0}}]
    view = {"players": [{"score": {"tracks": 1}}], "bots": {"bots": bots}}
    names = ("the clerk", "the baker", "the ghost")
    lost = rivals_of(view, names, won=True)
    assert [(each.name, each.winner) for each in lost] == [("The clerk", False), ("The baker", True)]
    assert not any(each.winner for each in rivals_of(view, names, won=False))
    assert rivals_of({"players": [], "bots": None}, (), won=True) == []
