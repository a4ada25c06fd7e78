"""What would come of a choice: each option is tried on a copy of the state, by the engine's own rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from figurka.core.decision import Decision, Option, Rule
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import COLOURS, HIGHEST, WINE_TYPES
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.web.previews.acts import Act, act_of
from figurka.games.viticulture.web.previews.remarks import remark
from figurka.games.viticulture.web.scene import Preview, Scene
from figurka.games.viticulture.web.signs import Sign, grape_sign, wine_sign

MOST_WAYS: Final = 64
"""So many ways in which a choice may go on are tried; of more nothing is told."""
GOODS: Final = ("lira", "vp", "residual", "influence")


@dataclass(frozen=True)
class Goods:
    """What a player has that a choice may change: tokens as cells of crush pad and cellar, and numbers."""

    cells: frozenset[str]
    amounts: tuple[int, int, int, int]
    """Lira, points, residual payment and the team's influence."""


def see_previews(scene: Scene) -> dict[str, Preview]:
    """The previews of the viewer's options by their keys."""
    decision = scene.decision
    if decision is None:
        return {}
    found: dict[str, Preview] = {}
    for option in decision.options:
        act = act_of(decision, option)
        if act is not None:
            preview = foretell(scene, decision, option, act)
            if preview != Preview():
                found[option.key] = preview
    return found


def foretell(scene: Scene, decision: Decision, option: Option, act: Act) -> Preview:
    """What comes of an option: as far as it is the same however the rest is chosen."""
    state, seat = scene.state, decision.seat
    after = list(outcomes(state, seat, act))
    if not after:
        return Preview()
    held = goods_of(state, seat)
    gone = frozenset.intersection(*(held.cells - each.cells for each in after))
    come = frozenset.intersection(*(each.cells - held.cells for each in after))
    costs, gains = [*tokens(gone)], [*tokens(come)]
    for place, symbol in enumerate(GOODS):
        changes = {each.amounts[place] - held.amounts[place] for each in after}
        change = changes.pop() if len(changes) == 1 else 0
        if change:
            (gains if change > 0 else costs).append(Sign(symbol, abs(change)))
    takes, brings = in_order(gone), in_order(come)
    said = remark(scene, decision, option, brings, settled=len({each.cells for each in after}) == 1)
    return Preview(takes, brings, tuple(costs), tuple(gains), said)


# Trying


def outcomes(state: VitState, seat: int, act: Act) -> Iterator[Goods]:
    """What the player has after each way in which the choice may go on; nothing if there are too many."""
    found: list[Goods] = []
    pending: list[tuple[int, ...]] = [()]
    while pending:
        if len(pending) + len(found) > MOST_WAYS:
            return
        answers = pending.pop()
        apart = state.copy()
        asked = go_on(act(apart, apart.players[seat]), answers)
        if asked is None:
            found.append(goods_of(apart, seat))
        else:
            pending += [(*answers, index) for index in range(len(asked.options))]
    yield from found


def go_on(rule: Rule[None] | None, answers: tuple[int, ...]) -> Decision | None:
    """Answer what a rule asks; what it asks beyond the answers, or nothing if it has ended."""
    if rule is None:
        return None
    try:
        asked = next(rule)
        for answer in answers:
            asked = rule.send(answer)
    except StopIteration:
        return None
    return asked


def goods_of(state: VitState, seat: int) -> Goods:
    """What a player has now."""
    player = state.players[seat]
    influence = 0 if state.world is None else state.world.influence
    return Goods(frozenset(cells_of(player)), (player.lira, player.vp, player.residual, influence))


def cells_of(player: Player) -> Iterator[str]:
    """The cells of crush pad and cellar where something lies."""
    for colour, mask in zip(COLOURS, player.grapes, strict=True):
        yield from (f"grape-{colour}-{value}" for value in VALUES[mask])
    for kind, mask in zip(WINE_TYPES, player.wines, strict=True):
        yield from (f"wine-{kind}-{value}" for value in VALUES[mask])


CELLS: Final = tuple(
    f"{sort}-{kind}-{value}"
    for sort, kinds in (("grape", COLOURS), ("wine", WINE_TYPES))
    for kind in kinds
    for value in range(1, HIGHEST + 1)
)
"""All cells, grapes first, by colour and value."""


def in_order(cells: frozenset[str]) -> tuple[str, ...]:
    """Cells as they lie in the store."""
    return tuple(cell for cell in CELLS if cell in cells) if cells else ()


def tokens(cells: frozenset[str]) -> Iterator[Sign]:
    """The tokens of cells as signs."""
    for cell in in_order(cells):
        kind, colour, value = cell.split("-")
        yield (grape_sign if kind == "grape" else wine_sign)(colour, int(value))
