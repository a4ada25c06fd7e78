"""The one door out of a state: what a seat may see, and what it may imagine behind the rest."""

from functools import lru_cache
from operator import attrgetter
from typing import Final

from figurka.core.piles import Pile
from figurka.games.tapestry.content.civilizations import OMENS, STAGES
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS, SIZE
from figurka.games.tapestry.content.maps import ACHIEVEMENTS, PLACES
from figurka.games.tapestry.content.mystics import counts
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.incomes import income_of
from figurka.games.tapestry.rules.inventing import is_allowed
from figurka.games.tapestry.rules.scoring import breakdown
from figurka.games.tapestry.rules.setup import capital_deals
from figurka.games.tapestry.rules.shape import (
    BotView,
    CityView,
    DiceView,
    HexView,
    LaidView,
    MatsView,
    OfferView,
    OmenView,
    PieceView,
    PlayerView,
    TapestryView,
    TechView,
)
from figurka.games.tapestry.rules.state import NOBODY, SETUP, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUILDING_NAMES,
    CUBE,
    MIDDLE,
    RESOURCE_NAMES,
    ROW_NAMES,
    TERRAIN_NAMES,
    TRACK_COUNT,
    TRACK_NAMES,
    Hex,
    Laid,
    Piece,
)

PHASES: Final = ("setup", "play", "over")
TECH_ROWS: Final = ("bottom", "middle", "top")


def view(state: TapestryState, seat: int | None) -> TapestryView:
    """What the seat may know, as plain data: all but the hands, face-down cards and secret picks."""
    return {
        "game": "tapestry",
        "seat": seat,
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "adjusted": state.adjusted,
        "players": [view_player(state, player, seat) for player in state.humans],
        "bots": state.bots.view(state),
        "map": {
            "side": state.board.name,
            "hexes": [view_hex(state, place) for place in state.board.hexes],
        },
        "tracks": {
            track.name: [view_tokens(state, track.index, space) for space in range(len(track.spaces))]
            for track in TRACKS
        },
        "landmarks": {landmark.name: owner_of(state.owners[landmark.index]) for landmark in LANDMARKS},
        "achievements": [
            {
                "name": thing.key.partition(":")[2],
                "places": list(places),
                "earned": list(earned),
            }
            for thing, places, earned in zip(
                ACHIEVEMENTS, state.board.achievements, state.achieved, strict=True
            )
        ],
        "display": [tech.name for tech in state.display],
        "dice": view_dice(state),
        "placing": None if state.placing is None else state.placing.key,
        "income_step": state.income_step,
        "ahead": [benefit.key for benefit in state.ahead],
        "piles": {
            "cards": len(state.deck),
            "techs": len(state.tech_pile),
            "tiles": len(state.tile_pile),
            "space_tiles": len(state.space_pile),
            "civilizations": len(state.civ_pile),
        },
        "discards": {
            "cards": sorted(card.name for card in state.discard),
            "techs": sorted(tech.name for tech in state.tech_discard),
            "tiles": sorted(tile.number for tile in state.tile_discard),
        },
    }


def owner_of(seat: int) -> int | None:
    """A seat, or nobody's."""
    return None if seat == NOBODY else seat


def view_dice(state: TapestryState) -> DiceView | None:
    """The conquer dice as they were rolled last."""
    red, black = state.dice
    return None if red < 0 else {"red": RED[red].name, "black": BLACK[black].name}


# The map and the tracks


def view_hex(state: TapestryState, place: Hex) -> HexView:
    """A hex: where it is, what it shows by corner, and the pieces on it."""
    ground = state.ground[place.index]
    tile = None if ground is None else ground.tile
    controller = state.controller(place.index)
    return {
        "place": PLACES[place],
        "q": place.q,
        "r": place.r,
        "printed": place.printed is not None,
        "middle": place is state.board.middle,
        "start": list(place.capitals),
        "corners": None if ground is None else [TERRAIN_NAMES[corner] for corner in ground.corners],
        "tile": None if tile is None else tile.number,
        "rotation": 0 if ground is None else ground.rotation,
        "contested": place.index == state.contested,
        "controller": None if controller is None else controller.seat,
        "pieces": [view_piece(piece) for piece in state.pieces[place.index]],
    }


def view_piece(piece: Piece) -> PieceView:
    """A piece on the map."""
    return {
        "seat": piece.seat,
        "piece": "token" if piece.what is CUBE else piece.what.key.partition(":")[2] or piece.what.key,
        "toppled": piece.toppled,
    }


def view_tokens(state: TapestryState, track: int, space: int) -> list[int]:
    """The seats whose tokens stand on a space, once for each token."""
    return [player.seat for player in state.players for each in player.tokens[track] if each == space]


# Players


def view_player(state: TapestryState, player: Player, viewer: int | None) -> PlayerView:
    """One player as the viewer may see him: the hand and the choice before the game only if his own."""
    own = viewer == player.seat
    resources, tiles, cards = income_of(player)
    return {
        "seat": player.seat,
        "era": player.era,
        "finished": player.finished,
        "vp": player.vp,
        "score": breakdown(player),
        "resources": dict(zip(RESOURCE_NAMES, player.goods, strict=True)),
        "income": {
            "rows": {
                row: {"building": BUILDING_NAMES[kind], "left": player.left[kind]}
                for kind, row in enumerate(ROW_NAMES)
            },
            "next": {
                **dict(zip(RESOURCE_NAMES, resources, strict=True)),
                "territory_tile": tiles,
                "tapestry_card": cards,
            },
        },
        "tracks": {TRACK_NAMES[track]: list(player.tokens[track]) for track in range(TRACK_COUNT)},
        "singular": player.singular,
        "hand": [card.name for card in player.hand] if own else None,
        "hand_size": len(player.hand),
        "eras": [[view_laid(laid) for laid in stack] for stack in player.cards],
        "in_force": in_force(player),
        "ally": owner_of(player.ally),
        "spouse": owner_of(player.spouse),
        "spouse_track": None if player.spouse_track < 0 else TRACK_NAMES[player.spouse_track],
        "barred_to_others": [
            TRACK_NAMES[track]
            for track in range(TRACK_COUNT)
            if (player.decree | player.decree_fresh) >> track & 1
        ],
        "tiles": [tile.number for tile in player.tiles],
        "space_tiles": [tile.name for tile in player.space_tiles],
        "stars": [tile.name for tile in player.stars],
        "techs": {
            name: [view_tech(state, player, tech_row, index) for index in range(len(player.techs[tech_row]))]
            for tech_row, name in enumerate(TECH_ROWS)
        },
        "outposts": player.outposts,
        "territories": player.lands.bit_count(),
        "landmarks": [landmark.name for landmark in LANDMARKS if state.owners[landmark.index] == player.seat],
        "city": view_city(player),
        "civilizations": [each.name for each in player.civilizations],
        "mats": view_mats(player),
        "offer": view_offer(state, player) if own else None,
    }


def in_force(player: Player) -> list[str]:
    """The cards whose ability is in force for the player in this era."""
    laid = [stack[-1] for stack in player.cards if stack]
    return sorted(
        {
            each.card.name if each.copied is None else each.copied.name
            for each in laid
            if each.power & player.powers
        }
    )


def view_laid(laid: Laid) -> LaidView:
    """A card of the income mat; nobody sees what lies face down."""
    return {
        "card": None if laid.face_down else laid.card.name,
        "copied": None if laid.copied is None else laid.copied.name,
        "heralded": laid.heralded,
    }


def view_tech(state: TapestryState, player: Player, row: int, index: int) -> TechView:
    """A technology: its name, whether it could move up now, and how many Inventors' tokens are on it."""
    tech = player.techs[row][index]
    return {
        "tech": tech.name,
        "ready": row < MIDDLE or (row == MIDDLE and is_allowed(state, player, tech)),
        "tokens": sum(each is tech for other in state.players for each in other.mats.inventions),
    }


def view_city(player: Player) -> CityView:
    """The capital as a grid, with its landmarks, complete districts and lines."""
    return {
        "capital": None if player.capital is None else player.capital.name,
        "grid": city_grid(player),
        "landmarks": [
            {
                "landmark": site.turned.landmark.name,
                "quarters": site.turned.quarters,
                "row": site.row,
                "column": site.column,
                "shape": list(site.turned.shape),
            }
            for site in player.sites
        ],
        "districts": [bool(player.districts >> index & 1) for index in range(len(DISTRICTS))],
        "rows": [line & player.filled == line for line in LINES[:SIZE]] if player.capital else [],
        "columns": [line & player.filled == line for line in LINES[SIZE:]] if player.capital else [],
        "lines": player.lines,
    }


def city_grid(player: Player) -> list[str]:
    """Nine lines of signs: . free, # impassable, L landmark, and M, H, F, A for income buildings."""
    if player.capital is None:
        return []
    return list(grid_of(player.capital.impassable, player.city, tuple(player.plots)))


@lru_cache(maxsize=256)
def grid_of(impassable: int, city: int, plots: tuple[int, ...]) -> tuple[str, ...]:
    """The lines of a capital with these plots taken; it is seen far more often than it changes."""
    signs = ["." if not impassable >> plot & 1 else "#" for plot in range(SIZE * SIZE)]
    for plot in range(SIZE * SIZE):
        if city >> plot & 1:
            signs[plot] = "L"
        for kind, building in enumerate(BUILDING_NAMES):
            if plots[kind] >> plot & 1:
                signs[plot] = building[0].upper()
    return tuple("".join(signs[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE))


def view_mats(player: Player) -> MatsView:
    """What lies on the civilization mats, for each of the player's civilizations that keeps something."""
    names, mats = {each.name for each in player.civilizations}, player.mats
    seen: MatsView = {}
    if "alchemists" in names:
        seen["alchemists"] = [TRACK_NAMES[track.index] for track in mats.alchemy]
    if "craftsmen" in names:
        seen["craftsmen"] = [[BUILDING_NAMES[kind] for kind in column] for column in mats.statue]
    if "entertainers" in names:
        seen["entertainers"] = STAGES[mats.stage].name
    if "heralds" in names:
        seen["heralds"] = mats.heralds
    if "historians" in names:
        seen["historians"] = [owner_of(seat) for seat in mats.given]
    if "inventors" in names:
        seen["inventors"] = mats.inventors
    if "isolationists" in names:
        seen["isolationists"] = mats.isolation
    if "leaders" in names:
        seen["leaders"] = [TRACK_NAMES[track] for track in range(TRACK_COUNT) if mats.leaders >> track & 1]
    if "merrymakers" in names:
        seen["merrymakers"] = list(mats.revels)
    if "militants" in names:
        seen["militants"] = list(mats.ranks)
    if "mystics" in names:
        seen["mystics"] = view_omens(player)
    if "traders" in names:
        seen["traders"] = mats.traders
    return seen


def view_omens(player: Player) -> dict[str, OmenView]:
    """What the Mystics foretold, and how it stands."""
    mats = player.mats
    return {
        name: {
            "foretold": None if omen < 0 else omen,
            "now": count,
            "met": bool(mats.omens_met >> index & 1),
        }
        for index, ((name, _), omen, count) in enumerate(zip(OMENS, mats.omens, counts(player), strict=True))
    }


def view_offer(state: TapestryState, player: Player) -> OfferView | None:
    """What a player may choose from before the game, and what he has chosen."""
    if state.phase != SETUP:
        return None
    return {
        "capitals": [capital.name for capital in player.capitals],
        "civilizations": [civilization.name for civilization in player.offer],
        "picked": None
        if player.pick < 0
        else [player.capitals[player.pick // 2].name, player.offer[player.pick % 2].name],
    }


# Imagining


def rivals(view: TapestryView) -> list[BotView]:
    """The bots, if there are any."""
    return [] if view["bots"] is None else view["bots"]["bots"]


def redeal(state: TapestryState, seat: int) -> None:
    """Deal anew what the seat cannot know: hands, face-down cards, the deck, and choices before the game.

    How it comes out follows from the state's chance and from what the seat knows, and from nothing else.
    """
    pool = state.deck
    others = [player for player in state.humans if player.seat != seat]
    hidden = [(player, era, depth) for player in state.players for era, depth in face_down(player)]
    for player in others:
        pool.rest += player.hand
    for player, era, depth in hidden:
        pool.rest.append(player.cards[era - 1][depth].card)
    pool.rest += state.bots.kept_cards()
    pool.rest.sort(key=attrgetter("key"))
    state.civ_pile.rest.sort(key=attrgetter("key"))
    for player in others:
        player.hand = [pool.draw(state) for _ in player.hand]
    for player, era, depth in hidden:
        player.set_laid(era, depth, Laid(pool.draw(state), face_down=True))
    if state.phase == SETUP:
        redeal_offers(state, others)
    state.bots.redeal(state)


def face_down(player: Player) -> list[tuple[int, int]]:
    """Where on a player's income mat cards lie face down."""
    return [
        (era, depth)
        for era, stack in enumerate(player.cards, 1)
        for depth, laid in enumerate(stack)
        if laid.face_down
    ]


def redeal_offers(state: TapestryState, others: list[Player]) -> None:
    """Before the game nobody knows what the others choose from, nor what they have chosen."""
    pool = state.civ_pile
    for player in others:
        pool.rest += player.offer
    pool.rest.sort(key=attrgetter("key"))
    seen = [player.capitals for player in state.humans if player not in others]
    deals = Pile([deal for deal in capital_deals(len(state.humans)) if deal not in seen])
    for player in others:
        player.capitals = deals.draw(state)
        player.offer = (pool.draw(state), pool.draw(state))
        if player.pick >= 0:
            player.pick = state.below(2 * len(player.capitals))
