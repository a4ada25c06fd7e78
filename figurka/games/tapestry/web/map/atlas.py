"""The map: hexes with their tips, and the pieces on them."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar

from markupsafe import Markup

from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.shape import HexView, PieceView
from figurka.games.tapestry.rules.things import BUILDING_NAMES, TERRAIN_NAMES
from figurka.games.tapestry.web.map.corners import (
    Achievement,
    DieSight,
    Offered,
    Pile,
    see_achievements,
    see_dice,
    see_piles,
    see_tray,
)
from figurka.games.tapestry.web.map.terrain import centre, isle_of, numeral, relief, seal, view_box
from figurka.games.tapestry.web.map.ventures import Placing, see_placing, see_plans, tile_plans
from figurka.games.tapestry.web.scene import Mark, Plan, Scene
from figurka.games.tapestry.web.signs import Sign, signs_of
from figurka.games.tapestry.words.naming import gains
from figurka.locales import Message, Words, capital


@dataclass(frozen=True)
class Tip:
    """What a hex tells of itself."""

    title: str
    aside: str
    lines: tuple[str, ...]
    signs: tuple[Sign, ...]
    gain: str
    why: str
    """Why it cannot be chosen, if it is asked for such a hex."""


@dataclass(frozen=True)
class Standing:
    """A piece on a hex: whose, its symbol, where on the hex, and the name under which it moves."""

    mark: Mark
    kind: str
    """`outpost`, `token`, or `building` for whatever Nomads put there."""
    symbol: str
    toppled: bool
    spot: str
    name: str
    label: str


@dataclass(frozen=True)
class HexSight:
    """A hex as it is drawn."""

    key: str
    id: str
    q: int
    r: int
    x: str
    y: str
    kind: str
    drawing: Markup
    start: str
    label: str
    tip: Tip
    holder: int
    """The number of the colour of whoever controls it, or 0."""
    contested: bool
    asking: bool
    named: str
    """What it is called where a question or a choice calls it so, or nothing."""
    choosable: bool
    plan: str
    pieces: tuple[Standing, ...]


@dataclass(frozen=True)
class World:
    """The map with all that lies on and around it."""

    in_parts: ClassVar = True
    side: str
    view: str
    hexes: tuple[HexSight, ...]
    placing: Placing | None
    dice: tuple[DieSight, ...]
    achievements: tuple[Achievement, ...]
    piles: tuple[Pile, ...]
    tray: tuple[Offered, ...]


def see_map(scene: Scene) -> tuple[dict[str, object], list[Plan]]:
    """The map for its regions, and a plan for each hex that may be chosen."""
    placing, placing_plans = see_placing(scene)
    plans = [] if placing else [*see_plans(scene), *tile_plans(scene)]
    planned = {plan.id for plan in plans}
    world = World(
        side=scene.view["map"]["side"],
        view=view_box(scene.view["map"]["side"]),
        hexes=tuple(see_hex(scene, each, planned, placing is None) for each in scene.view["map"]["hexes"]),
        placing=placing,
        dice=see_dice(scene),
        achievements=see_achievements(scene),
        piles=see_piles(scene),
        tray=see_tray(scene),
    )
    return {"world": world}, [*placing_plans, *plans]


# Hexes


def see_hex(scene: Scene, seen: HexView, planned: set[str], loose: bool) -> HexSight:
    """A hex for the drawing and for the layer of pieces over it; `loose` if it can be chosen by itself."""
    key, name = f"hex:{seen['q']},{seen['r']}", f"{seen['q']}_{seen['r']}"
    option = scene.keys.get(key) if loose else None
    tip = see_tip(scene, seen)
    holder = seen["controller"]
    return hex_sight(
        key,
        name,
        seen["q"],
        seen["r"],
        hex_kind(seen),
        hex_drawing(
            None if seen["corners"] is None else tuple(seen["corners"]),
            seen["tile"],
            seen["middle"],
            bool(seen["pieces"]),
        ),
        tuple(seen["start"]),
        tip.title if option is None else option.label,
        tip,
        0 if holder is None else holder + 1,
        seen["contested"],
        scene.because == key,
        seen["place"] if key in scene.keys or scene.because == key else "",
        option is not None,
        f"hex-{name}" if f"hex-{name}" in planned else "",
        see_pieces(scene, seen) if seen["pieces"] else (),
    )


@lru_cache(maxsize=4096)
def hex_sight(
    key: str,
    name: str,
    q: int,
    r: int,
    kind: str,
    drawing: Markup,
    start: tuple[int, ...],
    label: str,
    tip: Tip,
    holder: int,
    contested: bool,
    asking: bool,
    named: str,
    choosable: bool,
    plan: str,
    pieces: tuple[Standing, ...],
) -> HexSight:
    """A hex that looks like this: most look as they did."""
    x, y = centre(q, r)
    numbers = "/".join(map(str, start))
    return HexSight(
        *(key, name, q, r, numeral(x), numeral(y), kind, drawing, numbers, label, tip, holder),
        *(contested, asking, named, choosable, plan, pieces),
    )


def hex_kind(seen: HexView) -> str:
    """What a hex is: unexplored, printed, under a tile, or under one that nobody knows here."""
    if seen["corners"] is None:
        return "blank"
    if seen["printed"]:
        return "printed"
    return "tile" if seen["corners"] else "bare"


@cache
def hex_drawing(corners: tuple[str, ...] | None, tile: int | None, middle: bool, aside: bool) -> Markup:
    """The drawing of an explored hex, with the seal of its tile, aside if something stands there."""
    if corners is None:
        return Markup("")
    drawing = relief(corners, "" if tile is None else isle_of(tile), middle)
    return drawing if tile is None else drawing + seal(signs_of(TERRITORY[tile].benefits), aside)


def see_tip(scene: Scene, seen: HexView) -> Tip:
    """What a hex tells of itself to the viewer."""
    why = scene.sight.why_not(f"hex:{seen['q']},{seen['r']}") if scene.kind in ("explore", "conquer") else ""
    holder = seen["controller"]
    pieces = tuple(
        (scene.mark(piece["seat"]).name, piece["piece"], piece["toppled"]) for piece in seen["pieces"]
    )
    return hex_tip(
        scene.words.language,
        seen["place"],
        None if seen["corners"] is None else tuple(seen["corners"]),
        seen["tile"],
        tuple(seen["start"]),
        seen["middle"],
        "" if holder is None else scene.mark(holder).name,
        holder is not None and holder == scene.sight.viewer,
        pieces,
        why,
    )


@lru_cache(maxsize=4096)
def hex_tip(
    language: str,
    place: str,
    corners: tuple[str, ...] | None,
    tile: int | None,
    start: tuple[int, ...],
    middle: bool,
    holder: str,
    own: bool,
    pieces: tuple[tuple[str, str, bool], ...],
    why: str,
) -> Tip:
    """A hex in words; the same hexes are told again and again, so they are remembered."""
    words = Words(language)
    said = "tapestry-web-map"
    lines = []
    if corners is None:
        lines.append(words(f"{said}-unexplored"))
    elif not corners:
        lines.append(words(f"{said}-unknown"))
    if corners is not None:
        lines.append(held(words, holder, own))
    lines += [
        words(piece_message(toppled), player=name, piece=piece_called(piece))
        for name, piece, toppled in pieces
    ]
    if len(pieces) > 1:
        lines.append(words(f"{said}-full"))
    if middle:
        lines.append(words(f"{said}-middle"))
    if start:
        numbers = words.listing(tuple(Message(f"{said}-number", {"number": each}) for each in start))
        lines.append(words(f"{said}-start", count=len(start), numbers=numbers))
    benefits = () if tile is None else TERRITORY[tile].benefits
    return Tip(
        capital(words("tapestry-hex", place=place)),
        terrain_list(words, corners or (), tile),
        tuple(lines),
        signs_of(benefits),
        words(f"{said}-benefit", gain=gains(benefits)) if benefits else "",
        why,
    )


def held(words: Words, holder: str, own: bool) -> str:
    """Who controls a hex."""
    if own:
        return words("tapestry-web-map-yours")
    return words("tapestry-web-map-held", player=holder) if holder else words("tapestry-web-map-nobody")


def terrain_list(words: Words, corners: tuple[str, ...], tile: int | None) -> str:
    """The terrains of a hex in words."""
    found = dict.fromkeys((*corners, *(() if tile is None or not isle_of(tile) else (isle_of(tile),))))
    return ", ".join(words(f"tapestry-terrain-{name}") for name in TERRAIN_NAMES if name in found)


# Pieces


def see_pieces(scene: Scene, seen: HexView) -> tuple[Standing, ...]:
    """The pieces on a hex, side by side; what lies is drawn before what stands."""
    pieces = seen["pieces"]
    counts: dict[int, int] = {}
    found = []
    for index, piece in enumerate(pieces):
        seat, what, toppled = piece["seat"], piece["piece"], piece["toppled"]
        number = counts[seat] = counts.get(seat, 0) + 1
        found.append(
            Standing(
                mark=scene.mark(seat),
                kind=what if what in ("outpost", "token") else "building",
                symbol="fallen" if what == "outpost" and toppled else what,
                toppled=toppled,
                spot=spot_of(pieces, index),
                name=f"piece-{seat}-{seen['place']}-{number}",
                label=piece_label(scene.words.language, scene.mark(seat).name, what, toppled),
            )
        )
    return tuple(sorted(found, key=lambda piece: not piece.toppled))


def spot_of(pieces: list[PieceView], index: int) -> str:
    """Where on its hex a piece is: alone, at either side of another, over one that lies, or under."""
    if len(pieces) == 1:
        return "alone"
    if any(piece["toppled"] for piece in pieces):
        return "under" if pieces[index]["toppled"] else "over"
    return "left" if index == 0 else "right"


def piece_message(toppled: bool) -> str:
    """The message that names a piece and its owner."""
    return "tapestry-web-map-piece-toppled" if toppled else "tapestry-web-map-piece"


@cache
def piece_called(piece: str) -> Message:
    """What a piece on the map is called."""
    if piece in ("outpost", "token"):
        return Message("tapestry-piece-outpost" if piece == "outpost" else "tapestry-option-token")
    return Message(f"tapestry-{'building' if piece in BUILDING_NAMES else 'landmark'}-{piece}")


@lru_cache(maxsize=512)
def piece_label(language: str, player: str, piece: str, toppled: bool) -> str:
    """A piece and its owner in words."""
    return Words(language)(piece_message(toppled), player=player, piece=piece_called(piece))
