"""The places for workers: the shore, the islands, docks, lookout and dunes."""

from typing import Final

from figurka.core.decision import Option, Rule, choose
from figurka.games.farshore.content.maps import MAPS, map_value
from figurka.games.farshore.rules.effects import (
    discard_cards,
    discard_for_resources,
    draw,
    draw_from_bay,
    draw_mixed,
    gain,
    idle_without_cards,
    one_after_another,
    sail,
)
from figurka.games.farshore.rules.playing import Bargain
from figurka.games.farshore.rules.shape import OpenPlace
from figurka.games.farshore.rules.state import HAND_LIMIT, NOBODY, FarshoreState, Player, replaced
from figurka.games.farshore.rules.things import BAY, DESIGNED, HAND, PRINTED, MapType, Place, Source


def look_out(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Discard any number of cards, then draw from Bay and deck up to the hand limit (F-30, F-205)."""
    yield from discard_cards(state, player, len(player.hand), source)
    yield from draw_mixed(state, player, HAND_LIMIT, True, source)


def idle_lookout(state: FarshoreState, player: Player) -> bool:
    """There is no card to discard and none to draw."""
    return not player.hand and not state.open_bay_cards() and not state.cards_to_draw()


def can_take_map(state: FarshoreState, player: Player, kind: MapType) -> bool:
    """Whether the player may take the top tile of this pile (F-33, F-202)."""
    if player.maps[kind.index] != NOBODY or not state.map_left[kind.index]:
        return False
    types = player.types
    for type_, count in kind.needs:
        if types[type_] < count:
            return False
    return True


def map_choices(state: FarshoreState, player: Player) -> list[MapType]:
    """The map piles from which the player may take a tile."""
    return [kind for kind in MAPS if can_take_map(state, player, kind)]


def take_map(state: FarshoreState, player: Player, kind: MapType) -> None:
    """Take the top tile of a pile."""
    value = map_value(state, kind)
    player.maps = replaced(player.maps, kind.index, value)
    state.map_left = replaced(state.map_left, kind.index, state.map_left[kind.index] - 1)
    state.tell("takes-map", player.seat, kind, value)


def read_map(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Take a map tile whose requirement the city meets (F-32)."""
    kind = yield from choose(player.seat, "map", map_choices(state, player), source)
    take_map(state, player, kind)


SHORE: Final = (
    Place("shore_driftwood", gain(driftwood=3), DESIGNED),
    Place("shore_seaweed", one_after_another(gain(seaweed=2), draw(1)), DESIGNED, draws=1),
    Place("shore_stone", one_after_another(gain(stone=1), draw(2)), DESIGNED, draws=2),
    Place("shore_mushroom", gain(mushroom=2), DESIGNED),
)
DOCKS: Final = Place("docks", discard_for_resources(3), PRINTED, idle=idle_without_cards)
LOOKOUT: Final = Place("lookout", look_out, PRINTED, idle=idle_lookout)
DUNES: Final = Place("dunes", read_map, PRINTED)
OPEN_PLACES: Final[tuple[OpenPlace, ...]] = ("docks", "lookout", "dunes")
"""The names of the places with room for many workers."""


def hermitage(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
    """Take two cards from the Bay, then perhaps play one for less."""
    yield from draw_from_bay(state, player, 2, source)
    yield from HERMITS_BARGAIN.strike(state, player, source)


HERMITS_BARGAIN: Final = Bargain(HAND, BAY, discount=2, optional=True)


def idle_hermitage(state: FarshoreState, player: Player) -> bool:
    """Neither can a card be taken nor one be played."""
    can_take = len(player.hand) < HAND_LIMIT and state.open_bay_cards()
    return not can_take and HERMITS_BARGAIN.is_idle(state, player)


def mirror(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Do what any shore place does, occupied or not."""
    place = yield from choose(player.seat, "copy", SHORE, source)
    state.tell("copies", player.seat, place)
    yield from place.effect(state, player, place)


ISLANDS: Final = (
    Place("coral_isle", one_after_another(gain(stone=2), draw(1)), DESIGNED, draws=1),
    Place("kelp_isle", one_after_another(gain(seaweed=3), draw(1)), DESIGNED, draws=1),
    Place("timber_spit", gain(driftwood=3, seaweed=1), DESIGNED),
    Place("mushroom_atoll", gain(mushroom=3), DESIGNED),
    Place("treasure_key", one_after_another(gain(treasure=1), draw(2)), DESIGNED, draws=2),
    Place("windward_isle", one_after_another(sail, gain(any=1), draw(1)), DESIGNED, sails=1, draws=1),
    Place("gull_roost", one_after_another(gain(any=1), draw(3)), DESIGNED, draws=3),
    Place("bounty_isle", one_after_another(gain(any=2), draw(1)), DESIGNED, draws=1),
    Place("hermits_isle", hermitage, DESIGNED, idle=idle_hermitage, draws=2),
    Place("mirror_lagoon", one_after_another(mirror, draw(1)), DESIGNED, draws=1),
)
ISLAND: Final = {island.name: island for island in ISLANDS}
