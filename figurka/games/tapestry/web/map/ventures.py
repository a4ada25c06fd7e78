"""What exploring, conquering and other choices on the map would bring."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from figurka.core.positions import POSITION
from figurka.games.tapestry.content.cards import PILLAGE_AND_PLUNDER, PIRATE_RULE
from figurka.games.tapestry.content.tapestries import LAND_RESOURCE
from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.conquering import trader_at
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BOTH_DICE,
    CONQUER,
    CUBE,
    MIDDLE_ISLAND,
    OUTPOST,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    TOPPLE_TWO,
    Ground,
    Hex,
    Space,
    Tile,
)
from figurka.games.tapestry.rules.world import counts_for, sides_that_match
from figurka.games.tapestry.solo.rules.things import SHADOW
from figurka.games.tapestry.web.map.terrain import BOXES, TALL, WIDE, tile_drawing
from figurka.games.tapestry.web.scene import Plan, Row, Scene
from figurka.games.tapestry.web.signs import Sign, signs_of
from figurka.games.tapestry.words.naming import called, gains
from figurka.locales import Message, Words, capital

SAID: Final = "tapestry-web-map"


@dataclass(frozen=True)
class Ghost:
    """The tile that is being placed, so turned."""

    turn: int
    drawing: Markup


@dataclass(frozen=True)
class Placing:
    """A tile that is turned and moved over the map: its drawings, and the sites as data for the script."""

    ghosts: tuple[Ghost, ...]
    keys: frozenset[str]
    data: Markup
    label: str


# Exploring


def see_placing(scene: Scene) -> tuple[Placing | None, list[Plan]]:
    """The tile to place and where it may lie, if that is asked; and what each number of sides would bring."""
    decision = scene.decision
    if decision is None or decision.kind not in ("explore", "rotation"):
        return None, []
    tile = scene.state.placing
    if not isinstance(tile, Tile) or tile.number not in TERRITORY:
        return None, []
    grounds: tuple[Ground, ...] = tile.turns
    if decision.kind == "explore":
        places = [(each, index) for index, each in enumerate(decision.options) if isinstance(each, Hex)]
        turns = [[see_site(scene, ground, place, index) for place, index in places] for ground in grounds]
    else:
        place = decision.because
        assert isinstance(place, Hex)
        places = [(place, 0)]
        turns = [[see_site(scene, ground, place, index)] for index, ground in enumerate(grounds)]
    placing = Placing(
        tuple(Ghost(turn, tile_drawing(tile.number, ground.rotation)) for turn, ground in enumerate(grounds)),
        frozenset(place.key for place, _ in places),
        as_data(turns, alone=POSITION in scene.sight.game.config.settings),
        scene.say(f"{SAID}-placing", tile=called(tile)),
    )
    reached = {int(str(site["points"])) for sites in turns for site in sites}
    return placing, [explore_plan(scene, tile, points) for points in sorted(reached, reverse=True)]


def see_site(scene: Scene, ground: Ground, place: Hex, option: int) -> dict[str, object]:
    """A hex on which a tile so turned may lie: where it is, which sides match, and what answers it."""
    sides = sides_that_match(scene.state, place, ground)
    left, top, wide, tall = BOXES[scene.view["map"]["side"]]
    row = place.r + place.q / 2
    label = site_label(scene.words.language, place, 60 * ground.rotation, len(sides))
    site: dict[str, object] = {
        "x": place.q,
        "y": row,
        "cx": round((left + WIDE * place.q) / wide, 4),
        "cy": round((top + TALL * row) / tall, 4),
        "option": option,
        "plan": f"plan-explore-{len(sides)}",
        "label": label,
        "points": len(sides),
        "sides": " ".join(str(side) for side in sides),
    }
    return site if scene.kind == "rotation" else {**site, "then": ground.key}


@lru_cache(maxsize=4096)
def site_label(language: str, place: Hex, degrees: int, count: int) -> str:
    """A site in words; there are many of them, and they are told again whenever the table is drawn."""
    words = Words(language)
    return capital(words(f"{SAID}-site", place=called(place), degrees=degrees, count=count))


def as_data(turns: list[list[dict[str, object]]], *, alone: bool) -> Markup:
    """The sites for the script, and which of them is proposed: the one with the most sides that match.

    Where somebody learns to find it alone, it is the one with the fewest.
    """
    proposed = (min if alone else max)(
        ((turn, site) for turn, sites in enumerate(turns) for site in range(len(sites))),
        key=lambda at: (int(str(turns[at[0]][at[1]]["points"])), at[0] if alone else -at[0]),
    )
    data = {"turn": proposed[0], "site": proposed[1], "turns": [{"sites": sites} for sites in turns]}
    return Markup(json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


def explore_plan(scene: Scene, tile: Tile, points: int) -> Plan:
    """What a tile brings if so many of its sides match."""
    signs = signs_of(tile.benefits)
    earned = (Sign("vp", points=points),) if points else ()
    return Plan(
        f"explore-{points}",
        capital(scene.say(called(tile))),
        aside=land_of(scene, tile),
        rows=(Row(scene.say(f"{SAID}-sides", count=points), "explore", earned), benefit_row(scene, tile)),
        total=scene.say(f"{SAID}-would-gain"),
        total_signs=(*earned, *signs),
    )


def land_of(scene: Scene, tile: Tile) -> str:
    """The land terrains of a tile."""
    return ", ".join(scene.called(f"terrain-{TERRAIN_NAMES[terrain]}") for terrain in tile.land)


def benefit_row(scene: Scene, tile: Tile) -> Row:
    """What a tile brings whoever lays it."""
    return Row(capital(scene.say(gains(tile.benefits))), "territory_tile", signs_of(tile.benefits))


def tile_plans(scene: Scene) -> list[Plan]:
    """Each tile that may be chosen, told beside the map so that nothing covers the map meanwhile."""
    options = () if scene.decision is None else scene.decision.options
    return [
        Plan(
            f"tile-{tile.number}",
            capital(scene.say(called(tile))),
            aside=land_of(scene, tile),
            rows=(benefit_row(scene, tile),),
        )
        for tile in options
        if isinstance(tile, Tile)
    ]


# Other choices on the map


def see_plans(scene: Scene) -> list[Plan]:
    """A plan for each hex that may be chosen."""
    decision, player = scene.decision, scene.me
    if decision is None or player is None:
        return []
    rows = ROWS.get(decision.kind, camp_rows)
    return [
        Plan(
            f"hex-{place.q}_{place.r}",
            capital(scene.say(called(place))),
            aside=terrains(scene, place),
            note=note_of(scene, place),
            rows=tuple(rows(scene, player, place)),
        )
        for place in decision.options
        if isinstance(place, Hex)
    ]


def terrains(scene: Scene, place: Hex) -> str:
    """The terrains of a hex."""
    ground = scene.state.ground[place.index]
    if ground is None:
        return ""
    return ", ".join(
        scene.called(f"terrain-{name}")
        for terrain, name in enumerate(TERRAIN_NAMES)
        if terrain in ground.corners or (ground.tile is not None and terrain in ground.tile.land)
    )


def note_of(scene: Scene, place: Hex) -> str:
    """Who controls a hex now."""
    holder = scene.state.controller(place.index)
    if holder is None:
        return scene.say(f"{SAID}-nobody")
    if holder is scene.me:
        return scene.say(f"{SAID}-yours")
    return scene.say(f"{SAID}-held", player=scene.mark(holder.seat).name)


def conquer_rows(scene: Scene, player: Player, place: Hex) -> Iterator[Row]:
    """What a conquest would topple, earn, and bring by the dice."""
    state = scene.state
    defender = state.controller(place.index)
    yield from (
        fallen_row(scene, piece.seat) for piece in state.pieces[place.index] if piece.what is not CUBE
    )
    if defender is not None and may_trap(player, defender):
        yield Row(scene.say(f"{SAID}-may-trap"), "tapestry_card")
    for achievement in earned_by(state, player, place):
        points = next_place(state, player, achievement)
        yield Row(scene.say(f"{SAID}-achieves"), "flag", (Sign("vp", points=points),))
    count = player.lands.bit_count() + 1
    yield Row(scene.say(f"{SAID}-red-territories"), "die_red", (Sign("vp", points=count),))
    yield from tile_rows(scene, player, place)
    trader = trader_at(state, place)
    if trader is not None and trader is not player and not brings_both_dice(scene):
        yield Row(scene.say(f"{SAID}-trader", player=scene.mark(trader.seat).name), "die_black")
    if state.pieces[place.index]:
        yield Row(scene.say(f"{SAID}-closes"), "cross")


def brings_both_dice(scene: Scene) -> bool:
    """Whether the conquest brings both dice, so that none is left for the Traders."""
    source = None if scene.decision is None else scene.decision.because
    benefits = source.benefits if isinstance(source, Space) else ()
    return any(each.verb == CONQUER and each.what == BOTH_DICE for each in benefits)


def fallen_row(scene: Scene, seat: int) -> Row:
    """A piece that would be toppled."""
    return Row(scene.say(f"{SAID}-falls", player=scene.mark(seat).name), "fallen")


def may_trap(player: Player, defender: Player) -> bool:
    """Whether the defender might play a trap, as far as anybody can know."""
    if player.powers & PILLAGE_AND_PLUNDER or defender.finished or defender.bot == SHADOW:
        return False
    return bool(defender.bot or defender.hand)


def earned_by(state: TapestryState, player: Player, place: Hex) -> Iterator[int]:
    """The achievements that a conquest would earn."""
    if place is state.board.middle and next_place(state, player, MIDDLE_ISLAND):
        yield MIDDLE_ISLAND
    if next_place(state, player, TOPPLE_TWO):
        beaten = [
            piece
            for each in state.board.chosen(player.lands & state.full)
            for piece in state.pieces[each.index]
            if piece.toppled
        ]
        beaten += state.pieces[place.index]
        if sum(piece.what is OUTPOST and counts_for(state, player, piece) for piece in beaten) >= 2 and (
            any(piece.what is OUTPOST for piece in state.pieces[place.index])
        ):
            yield TOPPLE_TWO


def next_place(state: TapestryState, player: Player, achievement: int) -> int:
    """The points of the best place of an achievement that is left for the player; 0 if there is none."""
    earned, places = state.achieved[achievement], state.board.achievements[achievement]
    return 0 if player.seat in earned or len(earned) >= len(places) else places[len(earned)]


def tile_rows(scene: Scene, player: Player, place: Hex) -> Iterator[Row]:
    """What the tile would bring: for the question mark on the die, or at once under Pirate Rule."""
    ground = scene.state.ground[place.index]
    if ground is None or ground.tile is None or not ground.tile.benefits:
        yield Row(scene.say(f"{SAID}-black-nothing"), "die_black")
        return
    signs = signs_of(ground.tile.benefits)
    yield Row(scene.say(f"{SAID}-black-tile"), "die_black", signs)
    if player.powers & PIRATE_RULE:
        yield Row(scene.called("card-pirate_rule"), "tapestry_card", signs)


def trade_rows(scene: Scene, player: Player, place: Hex) -> Iterator[Row]:
    """What a token of the Traders would bring."""
    state = scene.state
    if not state.pieces[place.index]:
        count = sum((other.lands & place.around).bit_count() for other in state.opponents(player))
        earned = (Sign("vp", points=count),) if count else ()
        yield Row(scene.say(f"{SAID}-trade-around", count=count), "outpost", earned)
        yield Row(scene.say(f"{SAID}-trade-later"), "die_black")
        return
    ground = state.ground[place.index]
    tile = None if ground is None else ground.tile
    signs = () if tile is None else signs_of(tile.benefits)
    said = scene.say(Message("tapestry-benefit-nothing") if tile is None else gains(tile.benefits))
    yield Row(capital(said), "territory_tile", signs)
    yield Row(scene.say(f"{SAID}-closes"), "cross")


def colonial_rows(scene: Scene, player: Player, place: Hex) -> Iterator[Row]:
    """A resource for each land terrain of the tile."""
    ground = scene.state.ground[place.index]
    if ground is None or ground.tile is None:
        return
    for terrain in ground.tile.land:
        name = TERRAIN_NAMES[terrain]
        sign = Sign(RESOURCE_NAMES[LAND_RESOURCE[terrain]])
        yield Row(scene.called(f"terrain-{name}"), name, (sign,))


def uprising_rows(scene: Scene, player: Player, place: Hex) -> Iterator[Row]:
    """Whose outpost would fall when the player's own stands up again."""
    yield Row(scene.say(f"{SAID}-stands"), "outpost")
    for piece in scene.state.pieces[place.index]:
        if piece.seat != player.seat and not piece.toppled:
            yield fallen_row(scene, piece.seat)


def camp_rows(scene: Scene, player: Player, place: Hex) -> Iterator[Row]:
    """What a building of the Nomads would bring on a hex."""
    if player.lands & place.bit:
        yield Row(scene.say(f"{SAID}-camp-beside"), "any_resource", (Sign("any_resource"),))
        yield Row(scene.say(f"{SAID}-closes"), "cross")
    else:
        yield Row(scene.say(f"{SAID}-camp-takes"), "outpost")


ROWS: Final[dict[str, Callable[[Scene, Player, Hex], Iterator[Row]]]] = {
    "conquer": conquer_rows,
    "trade": trade_rows,
    "colonialism": colonial_rows,
    "stand_up": uprising_rows,
}
"""What is told of a hex, by the question; otherwise Nomads put a building there."""
