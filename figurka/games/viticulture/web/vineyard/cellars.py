"""The crush pad and the cellar: what lies where, and what may be chosen there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from figurka.games.viticulture.rules.things import HIGHEST
from figurka.games.viticulture.rules.view import GRAPE_COLOURS, WINE_KINDS
from figurka.games.viticulture.rules.vineyard.cellar import LEVEL_BITS, TYPE_BITS
from figurka.games.viticulture.web.catalog import TOKEN_BY_KEY
from figurka.games.viticulture.web.scene import Preview, Scene

VALUES: Final = tuple(range(1, HIGHEST + 1))
VAULTS: Final = ("", "medium_cellar", "large_cellar")
VAULT_NAMES: Final = ("small", "medium", "large")
OWN_TOKENS: Final = frozenset(
    ("pour", "sell_wine", "age_wine", "age_grape", "give_up", "market", "sell_more", "ingredient")
)
"""The decisions that are answered with a token that lies there."""
NEW_TOKENS: Final = frozenset(("gain_grape", "gain_wine", "market"))
"""The decisions that bring a token: they are answered where it comes to lie."""


@dataclass(frozen=True)
class Cell:
    """A place for a token."""

    name: str
    symbol: str
    value: int
    full: bool
    locked: bool
    key: str
    """What is chosen here, or nothing."""
    label: str


@dataclass(frozen=True)
class Shelf:
    """A row of cells: grapes of a colour or wines of a type; None where there is no cell."""

    title: str
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True)
class Vault:
    """A part of the cellar."""

    title: str
    structure: str
    built: bool


@dataclass(frozen=True)
class Store:
    """Crush pad and cellar."""

    pad: tuple[Shelf, ...]
    vaults: tuple[Vault, ...]
    cellar: tuple[Shelf, ...]


def see_store(scene: Scene, previews: Mapping[str, Preview]) -> Store:
    """Crush pad and cellar of the player whom the dock shows."""
    keys = chosen_here(scene, previews)
    built, grapes, wines = scene.shown["structures"], scene.shown["grapes"], scene.shown["wines"]
    vaults = tuple(
        Vault(scene.say(f"viticulture-web-dock-vault-{name}"), structure, not structure or structure in built)
        for name, structure in zip(VAULT_NAMES, VAULTS, strict=True)
    )
    level = sum(vault.built for vault in vaults) - 1
    return Store(
        tuple(shelf(scene, keys, f"grape-{colour}", grapes[colour], -1, -1) for colour in GRAPE_COLOURS),
        vaults,
        tuple(
            shelf(scene, keys, f"wine-{kind}", wines[kind], TYPE_BITS[place], LEVEL_BITS[level])
            for place, kind in enumerate(WINE_KINDS)
        ),
    )


def chosen_here(scene: Scene, previews: Mapping[str, Preview]) -> dict[str, str]:
    """The cells where something may be chosen, with the options; of two grapes to be bought, the cheaper."""
    found: dict[str, str] = {}
    for key in scene.keys:
        if scene.kind in NEW_TOKENS and key in previews and previews[key].brings:
            found.setdefault(previews[key].brings[0], key)
        elif scene.kind in OWN_TOKENS and key in TOKEN_BY_KEY:
            found[key.replace(":", "-")] = key
    return found


def shelf(
    scene: Scene, keys: Mapping[str, str], symbol: str, held: Sequence[int], places: int, open_: int
) -> Shelf:
    """A row of cells; the bits tell at which values there are any, and which can be used."""
    cells = tuple(
        cell(scene, keys, symbol, value, value in held, not open_ >> value & 1)
        if places >> value & 1
        else None
        for value in VALUES
    )
    return Shelf(scene.say(f"viticulture-web-dock-{symbol.partition('-')[2]}"), cells)


def cell(scene: Scene, keys: Mapping[str, str], symbol: str, value: int, full: bool, locked: bool) -> Cell:
    """One cell."""
    name = f"{symbol}-{value}"
    key = keys.get(name, "")
    if not key and not full:
        return empty_cell(symbol, value, locked)
    label = scene.keys[key].label if key else scene.called(TOKEN_BY_KEY[name.replace("-", ":")])
    return Cell(name, symbol, value, full, locked, key, label)


@cache
def empty_cell(symbol: str, value: int, locked: bool) -> Cell:
    """One cell that holds nothing and where nothing is chosen."""
    return Cell(f"{symbol}-{value}", symbol, value, full=False, locked=locked, key="", label="")
