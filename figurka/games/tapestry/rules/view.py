"""The one door out of a state: what a seat may see, and what it may imagine behind the rest."""

from figurka.games.tapestry.content.civilizations import OMENS, STAGES
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS, SIZE
from figurka.games.tapestry.content.maps import ACHIEVEMENTS
from figurka.games.tapestry.content.mystics import counts
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.incomes import income_of
from figurka.games.tapestry.rules.inventing import is_allowed
from figurka.games.tapestry.rules.scoring import breakdown
from figurka.games.tapestry.rules.state import NOBODY, SETUP, Mats, Player, TapestryState
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
from figurka.games.tapestry.solo.rules.bots import Bots
from figurka.games.tapestry.words.naming import PLACES

PHASES = ("setup", "play", "over")
BOT_NAMES = ("", "automa", "shadow")
TECH_ROWS = ("bottom", "middle", "top")


def view(state: TapestryState, seat: int | None) -> dict[str, object]:
    """What the seat may know, as plain data: all but the hands, face-down cards and secret picks."""
    return {
        "game": "tapestry",
        "seat": seat,
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "adjusted": state.adjusted,
        "players": [view_player(state, player, seat) for player in state.humans],
        "bots": None if state.bots is None else view_bots(state, state.bots),
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


def view_dice(state: TapestryState) -> dict[str, str] | None:
    """The conquer dice as they were rolled last."""
    red, black = state.dice
    return None if red < 0 else {"red": RED[red].name, "black": BLACK[black].name}


# The map and the tracks


def view_hex(state: TapestryState, place: Hex) -> dict[str, object]:
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


def view_piece(piece: Piece) -> dict[str, object]:
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


def view_player(state: TapestryState, player: Player, viewer: int | None) -> dict[str, object]:
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
                row: {"building": building, "left": left}
                for row, building, left in zip(ROW_NAMES, BUILDING_NAMES, player.left, strict=True)
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


def view_laid(laid: Laid) -> dict[str, object]:
    """A card of the income mat; nobody sees what lies face down."""
    return {
        "card": None if laid.face_down else laid.card.name,
        "copied": None if laid.copied is None else laid.copied.name,
        "heralded": laid.heralded,
    }


def view_tech(state: TapestryState, player: Player, row: int, index: int) -> dict[str, object]:
    """A technology: its name, whether it could move up now, and how many Inventors' tokens are on it."""
    tech = player.techs[row][index]
    return {
        "tech": tech.name,
        "ready": row < MIDDLE or (row == MIDDLE and is_allowed(state, player, tech)),
        "tokens": sum(each is tech for other in state.players for each in other.mats.inventions),
    }


def view_city(player: Player) -> dict[str, object]:
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
    signs = ["." if not player.capital.impassable >> plot & 1 else "#" for plot in range(SIZE * SIZE)]
    for plot in range(SIZE * SIZE):
        if player.city >> plot & 1:
            signs[plot] = "L"
        for kind, building in enumerate(BUILDING_NAMES):
            if player.plots[kind] >> plot & 1:
                signs[plot] = building[0].upper()
    return ["".join(signs[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)]


def view_mats(player: Player) -> dict[str, object]:
    """What lies on the civilization mats, for each of the player's civilizations that keeps something."""
    names = {each.name for each in player.civilizations}
    return {name: seen for name, seen in all_mats(player, player.mats).items() if name in names}


def all_mats(player: Player, mats: Mats) -> dict[str, object]:
    """What could lie on the mats of all civilizations."""
    return {
        "craftsmen": [[BUILDING_NAMES[kind] for kind in column] for column in mats.statue],
        "entertainers": STAGES[mats.stage].name,
        "heralds": mats.heralds,
        "historians": [owner_of(seat) for seat in mats.given],
        "inventors": mats.inventors,
        "isolationists": mats.isolation,
        "leaders": [TRACK_NAMES[track] for track in range(TRACK_COUNT) if mats.leaders >> track & 1],
        "merrymakers": list(mats.revels),
        "militants": list(mats.ranks),
        "mystics": {
            name: {
                "foretold": None if omen < 0 else omen,
                "now": count,
                "met": bool(mats.omens_met >> index & 1),
            }
            for index, ((name, _), omen, count) in enumerate(
                zip(OMENS, mats.omens, counts(player), strict=True)
            )
        },
        "traders": mats.traders,
    }


def view_offer(state: TapestryState, player: Player) -> dict[str, object] | None:
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


# Bots


def view_bots(state: TapestryState, bots: Bots) -> dict[str, object]:
    """The bots: what lies open of their cards, their favourites, and what each of them has."""
    return {
        "level": None if bots.level is None else bots.level.number,
        "mat": None if bots.level is None else bots.level.mat.name,
        "deck": len(bots.deck),
        "progress": len(bots.progress),
        "pair": [card.number for card in bots.pair],
        "discard": [card.number for card in bots.discard],
        "civilizations": [each.name for each in bots.civilizations],
        "supply": len(bots.supply),
        "laid": len(bots.mat),
        "bots": [view_bot(state, bots, player) for player in state.players if player.bot],
    }


def view_bot(state: TapestryState, bots: Bots, bot: Player) -> dict[str, object]:
    """One of the bots."""
    return {
        "seat": bot.seat,
        "bot": BOT_NAMES[bot.bot],
        "era": bot.era,
        "finished": bot.finished,
        "vp": bot.vp,
        "score": breakdown(bot),
        "favourite": TRACK_NAMES[bots.favourites[bot.bot - 1]],
        "tracks": {TRACK_NAMES[track]: list(bot.tokens[track]) for track in range(TRACK_COUNT)},
        "outposts": bot.outposts,
        "territories": bot.lands.bit_count(),
        "landmarks": [landmark.name for landmark in LANDMARKS if state.owners[landmark.index] == bot.seat],
    }


# Imagining


def redeal(state: TapestryState, seat: int) -> None:
    """Deal anew what the seat cannot know: hands, face-down cards, the deck, and choices before the game."""
    pool = state.deck
    others = [player for player in state.humans if player.seat != seat]
    hidden = [(player, era, depth) for player in state.players for era, depth in face_down(player)]
    for player in others:
        pool.rest += player.hand
    for player, era, depth in hidden:
        pool.rest.append(player.cards[era - 1][depth].card)
    for player in others:
        player.hand = [pool.draw(state) for _ in player.hand]
    for player, era, depth in hidden:
        player.set_laid(era, depth, Laid(pool.draw(state), face_down=True))
    if state.phase == SETUP:
        redeal_offers(state, others)
    if state.bots is not None:
        redeal_bots(state, state.bots)


def redeal_bots(state: TapestryState, bots: Bots) -> None:
    """Nobody knows the bots' tapestry cards, nor which progress card lies in their first deck."""
    pool = state.deck
    pool.rest += [*bots.supply, *bots.mat]
    bots.supply = tuple(pool.draw(state) for _ in bots.supply)
    bots.mat = tuple(pool.draw(state) for _ in bots.mat)
    hidden = bots.hidden
    if hidden is not None:
        bots.deck.rest.remove(hidden)
        bots.progress.rest.append(hidden)
        bots.hidden = bots.progress.draw(state)
        bots.deck.rest.append(bots.hidden)


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
    for player in others:
        player.offer = (pool.draw(state), pool.draw(state))
        if player.pick >= 0:
            player.pick = state.below(2 * len(player.capitals))
