"""Steps as signs: every step has some, and what they show is what the step does."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from figurka.games import viticulture
from figurka.games.viticulture.content.board import ACTIONS, ROWS, YOKE_EFFECT
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules import steps as base_steps
from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    STRUCTURES_ON_MAT,
    WINE,
    Build,
    ChooseOne,
    Discard,
    Draw,
    EachPlayer,
    Effect,
    Gain,
    GainPer,
    Pay,
    Step,
    Train,
    Uproot,
)
from figurka.games.viticulture.web.signs import (
    TO,
    Sign,
    effect_signs,
    order_signs,
    signs_of,
    signs_of_step,
    way_signs,
)
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules import steps as world_steps

SHEET = Path(viticulture.__file__).parent / "web" / "templates" / "symbols.svg"
UNKNOWN = signs_of_step.dispatch(object)
SYMBOLS = set(re.findall(r'<symbol id="v-([\w-]+)"', SHEET.read_text()))


def all_effects() -> Iterator[Effect]:
    """The effects of all visitors and actions."""
    yield from (visitor.effect for visitor in VISITOR_BY_NAME.values())
    yield from (action.effect for action in (*ACTIONS, *WORLD_ACTIONS))


def all_steps() -> Iterator[tuple[Step, ...]]:
    """What tiles, positions, rows, structure cards and events do."""
    yield from (tile.steps for tile in (*TILES, *OVALS))
    yield from (position.benefit for position in POSITIONS)
    yield from (row.bonus for row in ROWS)
    for building in BUILDINGS:
        yield from (building.action, building.bonus, building.year_end)
    for event in EVENT_BY_NAME.values():
        for offer in (event.space, event.bonus, event.service):
            if offer is not None:
                yield from (offer.cost, offer.gain)
    yield (YOKE_EFFECT,)


def flat(signs: Iterable[Sign]) -> Iterator[Sign]:
    """Signs with all that they hold."""
    for sign in signs:
        yield sign
        yield from flat(sign.options)
        yield from flat(sign.group)


def drawn(sign: Sign) -> set[str]:
    """The symbols that a sign needs."""
    return {symbol for symbol in (sign.symbol, sign.per) if symbol}


def test_every_effect_of_the_games_has_signs_and_the_sheet_has_their_symbols() -> None:
    effects = [effect_signs(effect) for effect in all_effects() if any(way.steps for way in effect.ways)]
    steps = [signs_of(steps) for steps in all_steps() if steps]
    assert all(effects)
    assert all(steps)
    assert {
        symbol for signs in (*effects, *steps) for each in flat(signs) for symbol in drawn(each)
    } <= SYMBOLS


@pytest.mark.parametrize("module", [base_steps, world_steps])
def test_every_kind_of_step_has_its_signs(module: object) -> None:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Step)]
    missing = [kind for kind in kinds if kind is not Step and signs_of_step.dispatch(kind) is UNKNOWN]
    assert kinds
    assert not missing


@pytest.mark.parametrize(
    ("steps", "signs"),
    [
        ((Gain(lira=2, vp=1),), (Sign("lira", 2), Sign("vp", 1))),
        ((Draw(vine=1, winter=2),), (Sign("vine", 1), Sign("winter", 2))),
        ((Pay(3), Gain(residual=1)), (Sign("lira", 3, lost=True), TO, Sign("residual", 1))),
        (
            (Discard(WINE, least=7), Gain(vp=4)),
            (Sign("any-wine", 1, lost=True, after="7+"), TO, Sign("vp", 4)),
        ),
        ((GainPer(STRUCTURES_ON_MAT, lira=1),), (Sign("lira", 1, per="structure"),)),
        ((Build(discount=2),), (Sign("a-build", 1), Sign("discount", 2))),
        ((Build(free=True, dearest=3),), (Sign("a-build", 1, price=0, after="≤3"),)),
        ((Train(2),), (Sign("a-train", 1, price=2),)),
        ((EachPlayer((Gain(lira=1),)),), (Sign("everyone", group=(Sign("lira", 1),)),)),
        ((ChooseOne((Gain(lira=2), Gain(vp=1))),), (Sign("", options=(Sign("lira", 2), Sign("vp", 1))),)),
        ((Uproot(), Gain(vp=2)), (Sign("uproot", 1, lost=True), TO, Sign("vp", 2))),
        ((Discard(ANY_CARD, 2),), (Sign("any-card", 2, lost=True),)),
    ],
)
def test_steps_show_their_figures(steps: tuple[Step, ...], signs: tuple[Sign, ...]) -> None:
    assert signs_of(steps) == signs


def test_a_choice_of_ways_shows_each_of_them_and_the_price_of_both() -> None:
    (ways,) = effect_signs(VISITOR_BY_NAME["sponsor"].effect)
    assert ways.options == (Sign("vine", 2), Sign("lira", 3), Sign("both", group=(Sign("vp", 1, lost=True),)))
    (two_of_three,) = effect_signs(VISITOR_BY_NAME["craftsman"].effect)
    assert two_of_three.amount == 2
    assert len(two_of_three.options) == 3


def test_a_way_shows_its_price_first() -> None:
    broker = VISITOR_BY_NAME["broker"].effect.ways[0]
    assert way_signs(broker) == (Sign("lira", 9, lost=True), TO, Sign("vp", 3))


def test_an_order_shows_what_it_asks_and_what_it_brings() -> None:
    for order in ORDERS:
        wines, gains = order_signs(order)[: len(order.wines)], order_signs(order)[len(order.wines) + 1 :]
        assert [sign.value for sign in wines] == [value for _, value in order.wines]
        assert [(sign.symbol, sign.amount) for sign in gains] == [
            ("vp", order.vp),
            ("residual", order.residual),
        ]
