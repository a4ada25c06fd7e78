"""What must always hold: every piece is somewhere, and no limit is passed."""

from collections import Counter

from figurka.core.errors import demand
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIV, CIVILIZATIONS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.state import (
    BUILDINGS_OF_A_KIND,
    LAST_ERA,
    OUTPOSTS,
    RESOURCE_LIMIT,
    SETUP,
    Player,
    TapestryState,
)
from figurka.games.tapestry.rules.things import (
    BUILDINGS,
    CUBE,
    LAST,
    OUTPOST,
    TRACK_COUNT,
    Card,
    Civilization,
    SpaceTile,
    Tech,
    Tile,
)
from figurka.games.tapestry.rules.world import reach_of

DISCARDED_LATER = (CIV["futurists"], CIV["mystics"])
"""Civilizations that leave the game when they are drawn during it."""


def check(state: TapestryState) -> None:
    """Raise BrokenInvariantError if anything is amiss; may be asked at any decision."""
    check_cards(state)
    check_techs(state)
    check_tiles(state)
    check_civilizations(state)
    check_landmarks(state)
    for player in state.players:
        check_player(player)
        check_tracks(player)
        check_city(player)
        check_pieces(state, player)
    check_map(state)
    state.bots.check(state)


def check_cards(state: TapestryState) -> None:
    """All tapestry cards are somewhere, each as often as printed."""
    count: Counter[Card] = Counter(state.deck.things())
    count.update(state.discard)
    for player in state.players:
        count.update(player.hand)
        count.update(laid.card for stack in player.cards for laid in stack)
    count.update(state.bots.kept_cards())
    printed = Counter(state.bots.printed_cards())
    for card in CARDS:
        demand(count[card] == printed[card], f"{count[card]} of {printed[card]} copies of {card.name}")


def check_techs(state: TapestryState) -> None:
    """All 33 technologies are somewhere, each once."""
    count: Counter[Tech] = Counter(state.tech_pile.things())
    count.update(state.tech_discard)
    count.update(state.display)
    for player in state.players:
        for row in player.techs:
            count.update(row)
    demand(all(count[tech] == 1 for tech in TECHS), "technologies")


def check_tiles(state: TapestryState) -> None:
    """All territory and space tiles are somewhere, each once."""
    tiles: Counter[Tile] = Counter(state.tile_pile.things())
    tiles.update(state.tile_discard)
    tiles.update(ground.tile for ground in state.ground if ground is not None and ground.tile is not None)
    stars: Counter[SpaceTile] = Counter(state.space_pile.things())
    for player in state.players:
        tiles.update(player.tiles)
        stars.update(player.space_tiles)
        stars.update(player.stars)
    demand(all(tiles[tile] == 1 for tile in TERRITORIES), "territory tiles")
    demand(all(stars[star] == 1 for star in SPACE_TILE_LIST), "space tiles")


def check_civilizations(state: TapestryState) -> None:
    """No civilization is there twice, and none is lost but those that only start a game."""
    count: Counter[Civilization] = Counter(state.civ_pile.things())
    for player in state.players:
        count.update(player.civilizations)
        count.update(player.offer)
        bits = sum(each.bit for each in player.civilizations)
        demand(player.civs == bits, f"civilizations of seat {player.seat}")
    for each in CIVILIZATIONS:
        if state.bots.is_removed(each):
            demand(count[each] == 0, f"civilization {each.name}")
            continue
        may_leave = each in DISCARDED_LATER and state.phase != SETUP
        demand(count[each] == 1 or (may_leave and count[each] == 0), f"civilization {each.name}")


def check_landmarks(state: TapestryState) -> None:
    """Each landmark has one owner at most, and stands nowhere but with him."""
    for player in state.players:
        owned = {each for each in LANDMARKS if state.owners[each.index] == player.seat}
        demand(player.landmarks == len(owned), f"landmarks of seat {player.seat}")
        placed = [site.turned.landmark for site in player.sites]
        pieces = on_map(state, player)
        placed += [each for each in LANDMARKS if pieces[each.key]]
        demand(len(set(placed)) == len(placed) and owned >= set(placed), "a landmark in a wrong place")


def on_map(state: TapestryState, player: Player) -> Counter[str]:
    """How many of a player's pieces of each kind are on the map, by key."""
    seat = player.seat
    return Counter(piece.what.key for here in state.pieces if here for piece in here if piece.seat == seat)


def check_player(player: Player) -> None:
    """Resources, points and eras are within their limits."""
    seat = player.seat
    demand(all(0 <= count <= RESOURCE_LIMIT for count in player.goods), f"resources of seat {seat}")
    demand(player.vp == sum(player.points) and player.vp >= 0, f"points of seat {seat}")
    demand(0 <= player.era <= LAST_ERA, f"era of seat {seat}")
    demand(not player.finished or player.era == LAST_ERA or player.bot != 0, f"end of seat {seat}")
    laid = [len(stack) for stack in player.cards]
    demand(not any(laid[player.era :]), f"a card of an era to come at seat {seat}")
    mats = player.mats
    tokens = (mats.heralds, mats.inventors, mats.isolation, mats.traders)
    demand(all(0 <= count <= 4 for count in tokens), f"tokens on the mats of seat {seat}")


def check_tracks(player: Player) -> None:
    """Four tokens on the tracks, each between the start and the end."""
    tokens = [space for track in player.tokens for space in track]
    demand(len(tokens) == TRACK_COUNT, f"tokens of seat {player.seat}")
    demand(all(0 <= space <= LAST for space in tokens), f"a token off the track at seat {player.seat}")
    for track in player.tokens:
        demand(list(track) == sorted(track, reverse=True), f"order of the tokens at seat {player.seat}")


def check_city(player: Player) -> None:
    """No plot is covered twice; what is kept beside the grid agrees with it."""
    seat = player.seat
    if player.capital is None:
        return
    masks = [*player.plots, *(site.mask for site in player.sites)]
    demand(sum(masks) == player.city, f"a plot covered twice at seat {seat}")
    demand(player.filled == player.city | player.capital.impassable, f"filled plots of seat {seat}")
    lines = sum(line & player.filled == line for line in LINES)
    demand(player.lines == lines, f"complete lines of seat {seat}")
    for index, district in enumerate(DISTRICTS):
        complete = district & player.filled == district
        demand(bool(player.districts >> index & 1) == complete, f"districts of seat {seat}")


def check_pieces(state: TapestryState, player: Player) -> None:
    """Outposts and income buildings are all somewhere."""
    seat = player.seat
    pieces = on_map(state, player)
    placed_outposts = pieces[OUTPOST.key] + state.bots.outposts_aside(player)
    demand(player.outposts + placed_outposts == OUTPOSTS, f"outposts of seat {seat}")
    demand(player.outposts >= 0, f"outposts of seat {seat}")
    if player.civs & CIV["militants"].bit:
        demand(sum(player.mats.ranks) == player.outposts, f"outposts on the mat of seat {seat}")
    for building in BUILDINGS:
        kind = building.index
        statue = sum(column.count(kind) for column in player.mats.statue)
        placed = player.plots[kind].bit_count() + statue + pieces[building.key]
        demand(0 <= player.left[kind] <= BUILDINGS_OF_A_KIND, f"{building.name} of seat {seat}")
        demand(placed <= player.placed(kind), f"{building.name} of seat {seat}")


def check_map(state: TapestryState) -> None:
    """Never more than two pieces on a hex, none on an unexplored one; control is as the pieces say."""
    lands = [0] * len(state.players)
    for place in state.board.hexes:
        pieces = state.pieces[place.index]
        demand(len(pieces) <= 2, f"{len(pieces)} pieces on {place.key}")
        explored = state.ground[place.index] is not None
        demand(bool(state.explored & place.bit) == explored, f"exploration of {place.key}")
        demand(explored or not pieces, f"a piece on the unexplored {place.key}")
        demand(bool(state.occupied & place.bit) == bool(pieces), f"occupation of {place.key}")
        demand(bool(state.full & place.bit) == (len(pieces) == 2), f"full {place.key}")
        holders = {piece.seat for piece in pieces if not piece.toppled and piece.what is not CUBE}
        if len(holders) == 1 and state.phase != SETUP:
            lands[holders.pop()] |= place.bit
    contested = 0 if state.contested < 0 else 1 << state.contested
    for player in state.players:
        wrong = (player.lands ^ lands[player.seat]) & ~contested
        demand(not wrong, f"control of seat {player.seat}: {state.board.chosen(wrong)}")
        demand(player.reach == reach_of(state, player.lands), f"reach of seat {player.seat}")
