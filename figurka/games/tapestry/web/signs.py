"""Benefits as signs: what is drawn for each thing that a player may gain."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    ANY,
    BOTH_DICE,
    BOTH_IF_OPPONENT,
    BUILDING,
    BUILDING_NAMES,
    CARDS,
    CIRCLE,
    CIVILIZATION,
    CONQUER,
    EITHER,
    EXPLORE,
    EXPLORE_SPACE,
    FROM_DISPLAY,
    INVENT,
    LANDMARK,
    ONE_DIE,
    PLAY_OVER,
    POINTS,
    REFRESH,
    REGRESS,
    REPEAT,
    RESEARCH,
    RESOURCE,
    RESOURCE_NAMES,
    SCORE,
    SCORE_TRACK,
    SINGULARITY,
    SPACE_TILES,
    SQUARE,
    TILE_BENEFIT,
    TILES,
    TRACK_NAMES,
    UPGRADE,
    Benefit,
    Payment,
    Price,
)


@dataclass(frozen=True)
class Sign:
    """One sign: a symbol with a number before it, a medal of points, or a choice between several."""

    symbol: str
    """The symbol's name on the sheet, without its prefix."""
    count: int = 1
    """How many; told before the symbol if it is not one."""
    points: int | None = None
    """The number in a medal of points."""
    per: str = ""
    """On a medal: the symbol of what is counted, a point for each."""
    track: str = ""
    """The track whose colour the symbol has."""
    move: str = ""
    """Where a token goes on the track: `up` or `down`."""
    bare: bool = False
    """Whether such a move brings nothing of the space that it reaches."""
    dice: str = ""
    """Whether a conquest brings the results of both dice: `dice_both`, or `dice_versus` an opponent."""
    landmark: bool = False
    """Whether the symbol is a landmark."""
    options: tuple["Sign", ...] = ()
    """One of these."""
    each: tuple["Sign", ...] = ()
    """All of these, drawn as one small square."""


COUNTED: Final = (
    *BUILDING_NAMES,
    "outpost",
    "invent",
    "capital",
    "territory_tile",
    "tapestry_card",
)
"""The symbol of what each score counts, in the order of PER_MARKET to PER_CARD."""
SYMBOLS: Final = {
    TILES: "territory_tile",
    SPACE_TILES: "space_tile",
    CARDS: "tapestry_card",
    CIVILIZATION: "civilization",
    EXPLORE_SPACE: "explore_space",
    UPGRADE: "upgrade_tech",
    REFRESH: "refresh_tech",
    CIRCLE: "tech_circle",
    SQUARE: "tech_square",
    REPEAT: "repeat",
    PLAY_OVER: "tapestry_over",
    SINGULARITY: "singularity",
    TILE_BENEFIT: "tile_benefit",
}
"""The symbols of benefits that always look alike."""
DICE: Final = {ONE_DIE: "", BOTH_DICE: "dice_both", BOTH_IF_OPPONENT: "dice_versus"}


def sign_of(benefit: Benefit) -> Sign:
    """A benefit as a sign."""
    verb, what = benefit.verb, benefit.what
    if verb == EITHER:
        return Sign("", options=tuple(sign_of(each) for each in benefit.options))
    if verb == RESOURCE:
        return Sign(resource_symbol(what), benefit.count)
    if verb == BUILDING:
        return Sign("any_building" if what == ANY else BUILDING_NAMES[what])
    if verb == LANDMARK:
        return Sign(LANDMARKS[what].name, landmark=True)
    if verb == POINTS:
        return Sign("vp", points=benefit.count)
    if verb == SCORE:
        return Sign("vp", benefit.count, per=COUNTED[what])
    if verb == SCORE_TRACK:
        return Sign("vp", per=TRACK_NAMES[benefit.track], track=TRACK_NAMES[benefit.track])
    if verb in (ADVANCE, REGRESS):
        name = TRACK_NAMES[benefit.track]
        return Sign(name, track=name, move="down" if verb == REGRESS else "up", bare=not benefit.full)
    if verb == EXPLORE:
        return Sign("explore_anywhere" if benefit.full else "explore")
    if verb == CONQUER:
        return Sign("conquer_anywhere" if benefit.full else "conquer", dice=DICE[what])
    if verb == INVENT:
        return Sign(invent_symbol(benefit), benefit.count)
    if verb == RESEARCH:
        return Sign("research" if benefit.full else "research_x", benefit.count)
    return Sign(SYMBOLS[verb], benefit.count)


def signs_of(benefits: Iterable[Benefit]) -> tuple[Sign, ...]:
    """Several benefits as signs; the same choices in a row are counted, one of each resource is one sign."""
    found: list[Sign] = []
    for benefit in benefits:
        sign = sign_of(benefit)
        if {each.symbol for each in (*found, sign)} == {*RESOURCE_NAMES}:
            found = [Sign("", each=(*found, sign))]
        elif found and sign.options and found[-1].options == sign.options:
            found[-1] = replace(sign, count=found[-1].count + 1)
        else:
            found.append(sign)
    return tuple(found)


def invent_symbol(benefit: Benefit) -> str:
    """The symbol of an invention: a new card, or one that is upgraded at once, maybe from the display."""
    if not benefit.full:
        return "invent"
    return "invent_shown" if benefit.what == FROM_DISPLAY else "invent_upgrade"


def resource_symbol(kind: int) -> str:
    """The symbol of a resource, or of any."""
    return "any_resource" if kind == ANY else RESOURCE_NAMES[kind]


def price_signs(price: Price) -> tuple[Sign, ...]:
    """What a bonus costs."""
    parts = (
        ("any_resource", price.resources),
        ("territory_tile", price.tiles),
        ("tapestry_card", price.cards),
        ("invent", price.techs),
    )
    return tuple(Sign(symbol, count) for symbol, count in parts if count)


def payment_signs(payment: Payment) -> tuple[Sign, ...]:
    """The resources of a payment."""
    return tuple(Sign(RESOURCE_NAMES[kind], count) for kind, count in enumerate(payment.amounts) if count)
