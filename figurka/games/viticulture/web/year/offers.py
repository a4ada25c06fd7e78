"""The innovation tiles on offer."""

from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.web.catalog import TILE_BY_KEY
from figurka.games.viticulture.web.needs import say
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.world.content.balance import CHEAP_TILE_PRICE, TILE_PRICE
from figurka.games.viticulture.world.rules.shape import WorldView
from figurka.games.viticulture.world.rules.things import LETTERS, InnovationTile, Oval, Tile

TILE_SYMBOLS: Final = {
    "A": "a-plant",
    "B": "vine",
    "C": "a-tour",
    "D": "a-build",
    "E": "summer",
    "F": "a-field",
    "G": "a-trade",
    "H": "a-innovate",
    "I": "a-harvest",
    "J": "order",
    "K": "a-wine",
    "L": "a-train",
    "M": "winter",
    "N": "a-fill",
}
"""The drawing of each action that has a tile."""
INNOVATE: Final = LETTERS.index("H")


@dataclass(frozen=True)
class OfferedTile:
    """A tile that can be gained: rectangular with a letter, or oval with its bonus or arrow."""

    key: str
    tip: str
    letter: str
    symbol: str
    times: int
    """How often its action can now be done at once, if more than once."""
    signs: tuple[Sign, ...]
    arrow: str
    label: str


@dataclass(frozen=True)
class Offers:
    """The tiles on offer, their price, the one that is being laid, and how many are left in the piles."""

    tiles: tuple[OfferedTile, ...]
    price: int
    laying: OfferedTile | None
    left: str


def see_offers(scene: Scene, world: WorldView) -> Offers:
    """The tiles that can be gained this year."""
    piles, laying = world["tile_piles"], world["laying"]
    return Offers(
        tuple(see_tile(scene, TILE_BY_KEY[key]) for key in world["tiles"]),
        CHEAP_TILE_PRICE if world["board"][INNOVATE]["tile"] else TILE_PRICE,
        see_tile(scene, TILE_BY_KEY[laying]) if laying else None,
        say(scene, "tiles-left", rectangular=piles["rectangular"], oval=piles["oval"]),
    )


def see_tile(scene: Scene, tile: InnovationTile) -> OfferedTile:
    """A tile on offer."""
    name = scene.called(tile)
    label = scene.keys[tile.key].label if tile.key in scene.keys else name
    tip = tile.key.replace(":", "-")
    if isinstance(tile, Oval):
        return OfferedTile(tile.key, tip, "", "", 0, signs_of(tile.steps), tile.arrow, label)
    assert isinstance(tile, Tile)
    letter = LETTERS[tile.action]
    return OfferedTile(tile.key, tip, letter, TILE_SYMBOLS[letter], times(tile), (), "", f"{letter}: {label}")


def times(tile: Tile) -> int:
    """How often the action of a tile can be done at once."""
    step = tile.steps[0]
    return getattr(step, "keep", 0) or getattr(step, "receive", 0) or getattr(step, "count", 1)
