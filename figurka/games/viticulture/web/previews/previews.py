"""What would come of a choice: the engine tries each option out, and what the player has is compared."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import COLOURS, HIGHEST, WINE_TYPES, Grape, Wine
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.web.previews.remarks import remark
from figurka.games.viticulture.web.scene import Preview, Scene
from figurka.games.viticulture.web.signs import Sign, grape_sign, wine_sign
from figurka.games.viticulture.world.rules.influence import world_of

FORETOLD: Final = frozenset(
    (
        *("plant", "uproot", "swap", "harvest", "build", "wine", "order", "age_wine", "age_grape"),
        *("gain_grape", "gain_wine", "give_up", "pour", "market", "sell_more", "sell_wine"),
        *("way", "part", "may", "bonus", "oval", "neighbour"),
    )
)
"""The kinds of decisions whose options change what a player has."""
GIVEN_AT_THE_END: Final = "ingredient"
"""What is given when passing: to try it out would show the end of the year as well."""
CARRYING_OUT: Final = frozenset(("site", "pour"))
"""What is asked amid the carrying out of a choice: where a structure stands, which wines an order takes."""
TURNING_POINTS: Final = frozenset(("season", "year"))
"""What is beyond a choice, though nobody is asked before it."""
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
    if decision.kind == GIVEN_AT_THE_END:
        return {option.key: given(option) for option in decision.options if isinstance(option, Grape | Wine)}
    if decision.kind not in FORETOLD:
        return {}
    found: dict[str, Preview] = {}
    for index, option in enumerate(decision.options):
        preview = foretell(scene, decision, index)
        if preview != Preview():
            found[option.key] = preview
    return found


def given(token: Grape | Wine) -> Preview:
    """A token that is given away."""
    cell = token.key.replace(":", "-")
    return Preview(takes=(cell,), costs=tuple(tokens(frozenset((cell,)))))


def foretell(scene: Scene, decision: Decision, index: int) -> Preview:
    """What comes of an option: as far as it is the same however it goes on."""
    held = goods_of(scene.state, decision.seat)
    after = list(outcomes(scene.sight.game, decision, index))
    if not after:
        return Preview()
    gone = frozenset.intersection(*(held.cells - each.cells for each in after))
    come = frozenset.intersection(*(each.cells - held.cells for each in after))
    costs, gains = [*tokens(gone)], [*tokens(come)]
    for place, symbol in enumerate(GOODS):
        changes = {each.amounts[place] - held.amounts[place] for each in after}
        change = changes.pop() if len(changes) == 1 else 0
        if change:
            (gains if change > 0 else costs).append(Sign(symbol, abs(change)))
    takes, brings = in_order(gone), in_order(come)
    settled = len({each.cells for each in after}) == 1
    said = remark(scene, decision, decision.options[index], brings, settled)
    return Preview(takes, brings, tuple(costs), tuple(gains), said)


# Trying


def outcomes(game: Game[Any], decision: Decision, index: int) -> Iterator[Goods]:
    """What the player has after each way to carry the choice out; nothing if there are too many."""
    found: list[Goods] = []
    pending: list[tuple[int, ...]] = [(index,)]
    while pending:
        if len(pending) + len(found) > MOST_WAYS:
            return
        answers = pending.pop()
        tried = game.try_out(answers, TURNING_POINTS)
        if tried.asked is not None and tried.asked.kind in CARRYING_OUT:
            pending += [(*answers, answer) for answer in range(len(tried.asked.options))]
        else:
            found.append(goods_of(tried.state, decision.seat))
    yield from found


def goods_of(state: VitState, seat: int) -> Goods:
    """What a player has now."""
    player = state.players[seat]
    influence = 0 if state.world is None else world_of(state).influence
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
