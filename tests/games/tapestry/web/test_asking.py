"""Tapestry's decision bar: whatever may be chosen is a button there or a control on the drawing."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from figurka.tables.live import LiveTable
from figurka.web.found import drawing_of
from figurka.web.regions import Looking, buttons, sight_of, table_regions
from tests.web.kit import go_on, kinds_asked, looking, seat_asked, set_up

TABLES: tuple[tuple[int, dict[str, str], int], ...] = (
    (1, {"level": "1"}, 1),
    (1, {"level": "5"}, 2),
    (2, {}, 1),
    (2, {"shadow": "empire"}, 1),
    (3, {}, 8),
    (4, {}, 1),
    (5, {}, 1),
)
"""Tables, and how many games are played at each; of each only what was not yet asked is drawn."""
OPTION = re.compile(r'data-option="(\d+)"|"option": ?(\d+)')
"""How an option stands in a region: on a control, or among the sites where something can be placed."""
DRAWING = drawing_of("tapestry")


def decisions(seats: int, settings: dict[str, str], games: int) -> Iterator[tuple[LiveTable, Looking]]:
    """Random games stopped at each decision that is new by its kind and the kinds of its options."""
    met = set()
    for seed in range(games):
        live, random = set_up("tapestry", seats, seed, **settings), Random(seed)
        while live.game.decision is not None:
            kinds = kinds_asked(live.game)
            if kinds not in met:
                met.add(kinds)
                yield live, looking(seat_asked(live.game), "cs" if seed % 2 else "en")
            go_on(live, random, "turn", 0.9)


def drawn(html: str) -> set[int]:
    """The options that a region has controls for."""
    return {int(control or site) for control, site in OPTION.findall(html)}


@pytest.mark.parametrize(("seats", "settings", "games"), TABLES)
def test_every_option_is_a_button_or_on_the_drawing(seats: int, settings: dict[str, str], games: int) -> None:
    missing = defaultdict(set)
    for live, viewer in decisions(seats, settings, games):
        sight = sight_of(live, viewer)
        assert sight.decision is not None
        regions = table_regions(live, viewer)
        in_bar = {option.index for option in buttons(sight, DRAWING)}
        bar, _, _ = regions.pop("decision").partition('class="all-options"')
        assert in_bar <= drawn(bar), sight.decision.kind
        on_drawing = {option for html in regions.values() for option in drawn(html)}
        for option in sight.decision.options:
            if option.index not in in_bar | on_drawing:
                missing[sight.decision.kind].add(option.key)
    assert not dict(missing)


def test_who_only_watches_is_offered_nothing() -> None:
    for live, _ in decisions(3, {}, 1):
        regions = table_regions(live, looking(None))
        assert not any(drawn(html) for html in regions.values())


def test_income_is_asked_twice_since_one_could_still_advance() -> None:
    live, viewer = next(each for each in decisions(2, {}, 1) if asked_kind(each[0]) == "turn")
    assert "data-confirm" in table_regions(live, viewer)["decision"]


def asked_kind(live: LiveTable) -> str:
    """The kind of the decision at a table."""
    return "" if live.game.decision is None else live.game.decision.kind
