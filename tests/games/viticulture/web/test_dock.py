"""Viticulture's dock: whatever may be chosen in the vineyard has its control there, and figures are true."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

import figurka
from figurka.agents import new_agent
from figurka.core.game import Game
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.state import Player
from figurka.games.viticulture.rules.things import COLOURS, WINE_TYPES
from figurka.games.viticulture.rules.vineyard.building import price
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.web.previews.previews import see_previews
from figurka.games.viticulture.web.vineyard.buildings import see_mat
from figurka.games.viticulture.web.vineyard.cellars import Store, see_store
from figurka.games.viticulture.web.vineyard.fields import see_fields
from figurka.games.viticulture.web.vineyard.terms import dock_terms
from figurka.games.viticulture.web.vineyard.vineyard import see_mine
from figurka.locales import Words
from figurka.tables.live import LiveTable
from figurka.web.regions import table_regions
from tests.games.viticulture.web.kit import scene_of_game
from tests.web.kit import choose, kinds_asked, looking, seat_asked, set_up

REGIONS: Final = ("mine", "fields", "structures", "store")
TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("viticulture", 3, {"structures": "with"}),
    ("viticulture-world", 2, {"continent": "africa", "structures": "with"}),
    ("viticulture-world", 4, {"continent": "asia"}),
)
OWN: Final = {
    "harvest": ("field",),
    "plant": ("plant",),
    "uproot": ("uproot",),
    "site": ("site",),
    "demolish": ("structure",),
    "market": ("grape:", "sell:", "buy:"),
    "place": ("at:yoke", "at:structure", "at:demolish"),
    **dict.fromkeys(("sell_more", "give_up", "gain_grape", "age_grape"), ("grape",)),
    **dict.fromkeys(("gain_wine", "age_wine", "sell_wine", "pour"), ("wine",)),
}
"""The decisions that are answered in the vineyard, and how the keys of such options begin."""
CONTROL: Final = re.compile(r'data-key="([^"]+)" data-option="(\d+)"')
TIP: Final = re.compile(r'data-tip="tip-([^"]+)"')
MADE: Final = re.compile(r'id="tip-([^"]+)"')
CELL: Final = re.compile(r'class="cell full" data-cell="([^"]+)"')
BASIC_KEYS: Final = frozenset(basic.key for basic in BASICS)


def tables(name: str, seats: int, settings: dict[str, Any]) -> Iterator[tuple[LiveTable, dict[str, str]]]:
    """Games of agents, drawn for whoever is asked at each new kind of decision and now and then."""
    met: set[tuple[str, ...]] = set()
    for seed in range(2):
        live, random = set_up(name, seats, seed, **settings), Random(seed)
        agents = [new_agent("random" if seat else "greedy", seed + seat) for seat in range(seats)]
        while live.game.decision is not None:
            kinds, seat = kinds_asked(live.game), seat_asked(live.game)
            if kinds not in met or random.random() < 0.005:
                met.add(kinds)
                yield live, table_regions(live, looking(seat, "cs" if seed % 2 else "en"))
            choose(live, agents[seat].choose(live.game))


def is_own(kind: str, key: str) -> bool:
    """Whether an option has its place in the vineyard."""
    if kind == "build":
        return key in BASIC_KEYS
    return key.startswith(OWN.get(kind, ()))


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_what_is_chosen_in_the_vineyard_has_its_control_there(
    name: str, seats: int, settings: dict[str, Any]
) -> None:
    missing = defaultdict(set)
    terms: Any = dock_terms(Words("en"), world=name != "viticulture")["dock_tips"]
    known = {each.id for each in terms}
    for live, regions in tables(name, seats, settings):
        decision = live.game.decision
        assert decision is not None
        html = "".join(regions[region] for region in REGIONS)
        controls = {key: int(index) for key, index in CONTROL.findall(html)}
        for index, option in enumerate(decision.options):
            if is_own(decision.kind, option.key) and controls.get(option.key) != index:
                missing[decision.kind].add(option.key)
        assert all(decision.options[index].key == key for key, index in controls.items())
        made = known | set(MADE.findall(html))
        tips = {
            tip for tip in TIP.findall(html) if tip.startswith(("structure-", "field-", "parent-", "my-"))
        }
        assert tips <= made
        assert 'style="' not in html
    assert not dict(missing)


def test_whoever_watches_sees_a_vineyard_and_is_offered_nothing() -> None:
    live = set_up("viticulture-world", 3, 2, continent="europe")
    agents = [new_agent("random", seat) for seat in range(3)]
    for _ in range(120):
        choose(live, agents[seat_asked(live.game)].choose(live.game))
    assert live.game.decision is not None
    for viewer in {None, 0, 1, 2} - {live.game.decision.seat}:
        regions = table_regions(live, looking(viewer, "cs"))
        assert all("data-option" not in regions[region] for region in REGIONS)


# Figures


def games(most: int) -> Iterator[tuple[Game[Any], Player]]:
    """Positions of games between agents, with whoever is asked."""
    for name, seats, settings in TABLES:
        game = figurka.new_game(name, seats=seats, seed=7, journal=True, **settings)
        agents = [new_agent("random", seat) for seat in range(seats)]
        while game.decision is not None and len(game.history) < most:
            yield game, game.state.players[game.decision.seat]
            game.choose(agents[game.decision.seat].choose(game))


def test_crush_pad_and_cellar_are_the_players() -> None:
    for game, player in games(200):
        store = see_store(scene_of_game(game, player.seat), {})
        expected = {
            f"grape-{name}-{value}"
            for name, mask in zip(COLOURS, player.grapes, strict=True)
            for value in VALUES[mask]
        }
        expected |= {
            f"wine-{name}-{value}"
            for name, mask in zip(WINE_TYPES, player.wines, strict=True)
            for value in VALUES[mask]
        }
        assert {cell.name for cell in cells(store) if cell.full} == expected
        open_ = max(cell.value for shelf in store.cellar for cell in shelf.cells if cell and not cell.locked)
        assert open_ == (3, 6, 9)[player.cellar_levels()]


def cells(store: Store) -> Iterator[Any]:
    """All cells of a store."""
    for shelf in (*store.pad, *store.cellar):
        yield from (cell for cell in shelf.cells if cell is not None)


def test_structures_show_what_they_cost_now() -> None:
    met = 0
    for game, player in games(600):
        decision = game.decision
        houses = see_mat(scene_of_game(game, player.seat)).houses
        assert [house.built for house in houses] == [player.has(basic.bit) for basic in BASICS]
        if isinstance(decision, Choice) and decision.kind == "build":
            met += 1
            for house, basic in zip(houses, BASICS, strict=True):
                assert house.cost == price(game.state, player, basic, decision.step, decision.course)  # type: ignore[arg-type]
                assert house.built or (house.key in {each.key for each in decision.options}) != bool(
                    house.why
                )
    assert met


def test_fields_and_workers_are_the_players() -> None:
    for game, player in games(200):
        scene = scene_of_game(game, player.seat)
        plots = see_fields(scene, see_previews(scene))
        planted = [sum(row.count for row in plot.vines) for plot in plots]
        assert planted == [len(vines) for vines in player.fields]
        mine = see_mine(scene)
        assert len(mine.ready) == sum(player.available)
        assert len(mine.ready) + len(mine.away) == sum(player.workers)
        assert len({hand.vt for hand in mine.ready}) == len(mine.ready)
        assert (mine.lira, mine.vp, mine.residual) == (player.lira, player.vp, player.residual)
