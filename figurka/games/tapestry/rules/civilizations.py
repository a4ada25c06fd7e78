"""Civilizations: their set-up, what they do in income turns, and how they come during the game."""

from collections.abc import Callable
from typing import Final, TypeAlias

from figurka.core.decision import DECLINE, SEATS, Option, Rule, choose
from figurka.games.tapestry.content.civilizations import (
    CIV,
    MASS_POINTS,
    RANK_BENEFITS,
    REVEL_BENEFITS,
    STAGE,
    STAGES,
)
from figurka.games.tapestry.content.historians import HISTORIANS
from figurka.games.tapestry.content.mystics import MYSTICS, foretell, score_omens
from figurka.games.tapestry.content.tapestries import leading_tracks
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.advancing import discard_tile, free_advance, roll_once
from figurka.games.tapestry.rules.city import ARCHITECTS, swap_buildings
from figurka.games.tapestry.rules.conquering import ISOLATIONISTS, TRADERS, gain_tile_benefit
from figurka.games.tapestry.rules.gaining import VERBS, gain_all, score, take, take_any
from figurka.games.tapestry.rules.inventing import (
    UPWARD,
    allies_gain,
    gain_row,
    inventor_takes,
    move_up,
    upgrade,
)
from figurka.games.tapestry.rules.laying import choose_card, work
from figurka.games.tapestry.rules.outposts import MILITANTS
from figurka.games.tapestry.rules.state import LAST_ERA, NOBODY, Player, TapestryState, replaced
from figurka.games.tapestry.rules.things import (
    BY_CIVILIZATION,
    CIVILIZATION,
    CUBE,
    LAST,
    NUMBERS,
    OUTPOST,
    REVELS,
    ROLL,
    SEA,
    SQUARES,
    STOP,
    TAKE,
    TRACK_COUNT,
    Benefit,
    Civilization,
    Column,
    Hex,
    Laid,
    LaidAt,
    Stage,
    Tech,
    Thing,
    Tile,
    Track,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece

ALCHEMISTS: Final = CIV["alchemists"]
ENTERTAINERS: Final = CIV["entertainers"]
FUTURISTS: Final = CIV["futurists"]
HERALDS: Final = CIV["heralds"]
INVENTORS: Final = CIV["inventors"]
LEADERS: Final = CIV["leaders"]
MERRYMAKERS: Final = CIV["merrymakers"]
THE_CHOSEN: Final = CIV["the_chosen"]
STARTING_ONLY: Final = (FUTURISTS, MYSTICS)
"""Gained during the game they are discarded for another one (T-142)."""
TOKENS_ON_MAT: Final = 4
RANK_LENGTH: Final = 4
FUTURIST_JUMP: Final = 4
BEYOND_THE_END: Final = 5

Ability: TypeAlias = Callable[[TapestryState, Player], Rule[None]]


# Coming into play


def set_up(player: Player, civilization: Civilization) -> None:
    """Lay out a civilization with its tokens."""
    player.civs |= civilization.bit
    player.civilizations = (*player.civilizations, civilization)
    if civilization is HERALDS:
        player.mats.heralds = TOKENS_ON_MAT
    elif civilization is INVENTORS:
        player.mats.inventors = TOKENS_ON_MAT
    elif civilization is ISOLATIONISTS:
        player.mats.isolation = TOKENS_ON_MAT
    elif civilization is TRADERS:
        player.mats.traders = TOKENS_ON_MAT
    elif civilization is MILITANTS:
        player.mats.ranks = (RANK_LENGTH, RANK_LENGTH)


def begin(state: TapestryState, player: Player) -> Rule[None]:
    """What a starting civilization does before the first turn (T-108)."""
    if player.civs & FUTURISTS.bit:
        for track in range(TRACK_COUNT):
            start = player.tokens[track][0]
            player.move_token(track, start, min(LAST, start + FUTURIST_JUMP))
        state.tell("futurists-jump", player.seat, FUTURISTS)
        for kind in range(4):
            take(state, player, kind)
    elif player.civs & MYSTICS.bit:
        yield from foretell(state, player)


def gain_civilization(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Draw a civilization of the pile; those that only start a game are discarded (T-92, T-142)."""
    if player.finished:
        return
    while len(state.civ_pile):
        drawn = state.civ_pile.draw(state)
        if drawn in STARTING_ONLY:
            state.tell("discards-civilization", player.seat, drawn)
            continue
        state.tell("gains-civilization", player.seat, drawn)
        set_up(player, drawn)
        yield from arrive(state, player, drawn)
        return


def arrive(state: TapestryState, player: Player, civilization: Civilization) -> Rule[None]:
    """What a civilization does when it is gained during the game (T-143)."""
    if civilization is ARCHITECTS:
        yield from swap_buildings(state, player)
    elif civilization is ENTERTAINERS:
        stage = yield from choose(player.seat, "stage", STAGES[1:], ENTERTAINERS)
        yield from perform(state, player, stage)
    elif civilization is HISTORIANS:
        seats = tuple(SEATS[other.seat] for other in state.opponents(player))
        for square in SQUARES:
            holder = yield from choose(player.seat, "historians_whom", seats, square)
            give_token(state, player, square.index, holder.seat)
    elif civilization is MILITANTS:
        yield from muster(state, player)


def muster(state: TapestryState, player: Player) -> Rule[None]:
    """Militants gained in play: the outposts left are split between the two rows."""
    count = player.outposts
    player.mats.ranks = (0, count)
    options = NUMBERS[max(0, count - RANK_LENGTH) : min(RANK_LENGTH, count) + 1]
    first = yield from choose(player.seat, "muster", options, MILITANTS)
    player.mats.ranks = (first.number, count - first.number)


# Income turns


def alchemists(state: TapestryState, player: Player) -> Rule[None]:
    """Roll the science die as often as one dares; a track twice is a bust, else advance on all of them."""
    answer: Option = yield from choose(player.seat, "alchemists_start", (ROLL, DECLINE), ALCHEMISTS)
    mats = player.mats
    while answer is ROLL:
        track = roll_once(state, player)
        if track in mats.alchemy:
            mats.alchemy = ()
            state.tell("busts", player.seat, track)
            yield from take_any(state, player, 1, ALCHEMISTS)
            return
        mats.alchemy = (*mats.alchemy, track)
        answer = yield from choose(player.seat, "alchemists", (ROLL, STOP), track)
    while mats.alchemy:
        track = yield from choose(player.seat, "alchemists_track", mats.alchemy, ALCHEMISTS)
        mats.alchemy = tuple(each for each in mats.alchemy if each is not track)
        yield from free_advance(state, player, track.index, False, ALCHEMISTS, beyond=BEYOND_THE_END)


def entertainers(state: TapestryState, player: Player) -> Rule[None]:
    """Move the token along a path and gain the space entered."""
    onward = tuple(STAGE[name] for name in STAGES[player.mats.stage].onward)
    if onward:
        chosen = yield from choose(player.seat, "perform", (*onward, DECLINE), ENTERTAINERS)
        if isinstance(chosen, Stage):
            yield from perform(state, player, chosen)


def perform(state: TapestryState, player: Player, stage: Stage) -> Rule[None]:
    """Put the Entertainers' token onto a space and gain what it brings."""
    player.mats.stage = STAGES.index(stage)
    state.tell("performs", player.seat, stage)
    yield from gain_all(state, player, stage.benefits, ENTERTAINERS)


def heralds(state: TapestryState, player: Player) -> Rule[None]:
    """Put a token onto a card that works when it is laid, on any income mat, and gain its effect."""
    targets = herald_targets(state)
    if not player.mats.heralds or not targets:
        return
    chosen = yield from choose(player.seat, "herald", (*targets, DECLINE), HERALDS)
    if not isinstance(chosen, LaidAt):
        return
    player.mats.heralds -= 1
    owner = state.players[chosen.seat]
    laid = owner.cards[chosen.era - 1][chosen.depth]
    owner.set_laid(chosen.era, chosen.depth, Laid(laid.card, False, laid.copied, heralded=True))
    state.tell("heralds", player.seat, chosen.card, other=chosen.seat)
    yield from work(state, player, chosen.card)


def herald_targets(state: TapestryState) -> list[LaidAt]:
    """The open cards on all income mats that work when they are laid and carry no token."""
    return [
        LaidAt(owner.seat, era, depth, laid.card)
        for owner in state.players
        for era, stack in enumerate(owner.cards, 1)
        for depth, laid in enumerate(stack)
        if not laid.face_down and not laid.card.power and not laid.heralded
    ]


def historians(state: TapestryState, player: Player) -> Rule[None]:
    """Discard a territory tile to give one of the tokens to an opponent."""
    free = tuple(square for square in SQUARES if player.mats.given[square.index] == NOBODY)
    if not free or not player.tiles:
        return
    tile = yield from choose(player.seat, "historians_tile", (*player.tiles, DECLINE), HISTORIANS)
    if not isinstance(tile, Tile):
        return
    square = yield from choose(player.seat, "historians_square", free, HISTORIANS)
    seats = tuple(SEATS[other.seat] for other in state.opponents(player))
    holder = yield from choose(player.seat, "historians_whom", seats, square)
    discard_tile(state, player, tile)
    give_token(state, player, square.index, holder.seat)


def give_token(state: TapestryState, player: Player, square: int, seat: int) -> None:
    """Give the Historians' token of a square to an opponent."""
    player.mats.given = replaced(player.mats.given, square, seat)
    state.tell("gives-token", player.seat, SQUARES[square], other=seat)


def inventors(state: TapestryState, player: Player) -> Rule[None]:
    """Put a token onto a technology below anybody's top row; it is upgraded at once."""
    owners = {
        tech: owner
        for owner in (player, *state.opponents(player))
        for row in UPWARD
        for tech in owner.techs[row]
    }
    if not player.mats.inventors or not owners:
        return
    chosen = yield from choose(player.seat, "inventors", (*owners, DECLINE), INVENTORS)
    if not isinstance(chosen, Tech):
        return
    owner = owners[chosen]
    player.mats.inventors -= 1
    player.mats.inventions = (*player.mats.inventions, chosen)
    state.tell("marks-tech", player.seat, chosen, other=owner.seat)
    if owner is player:
        yield from upgrade(state, player, chosen)
        return
    row = move_up(state, owner, chosen)
    if not owner.finished:
        yield from gain_row(state, owner, chosen, row)
    answer = yield from choose(player.seat, "inventors_gain", (TAKE, DECLINE), chosen)
    if answer is TAKE:
        yield from gain_row(state, player, chosen, row)
    yield from allies_gain(state, owner, chosen, row)
    yield from inventor_takes(state, owner, chosen)


def leaders(state: TapestryState, player: Player) -> Rule[None]:
    """Cover a free square to advance on its track, with the benefit and without the bonus."""
    free = tuple(track for track in TRACKS if not player.mats.leaders >> track.index & 1)
    if not free:
        return
    chosen = yield from choose(player.seat, "leaders", (*free, DECLINE), LEADERS)
    if isinstance(chosen, Track):
        player.mats.leaders |= 1 << chosen.index
        state.tell("leads", player.seat, chosen)
        yield from free_advance(state, player, chosen.index, True, LEADERS, optional=False)


def merrymakers(state: TapestryState, player: Player) -> Rule[None]:
    """Move one of the tokens up and gain all on the space entered."""
    able = tuple(
        column for column in REVELS if player.mats.revels[column.index] < len(REVEL_BENEFITS[column.index])
    )
    if not able:
        return
    chosen = yield from choose(player.seat, "revel", (*able, DECLINE), MERRYMAKERS)
    if isinstance(chosen, Column):
        height = player.mats.revels[chosen.index]
        player.mats.revels = replaced(player.mats.revels, chosen.index, height + 1)
        state.tell("revels", player.seat, chosen)
        yield from gain_all(state, player, REVEL_BENEFITS[chosen.index][height], MERRYMAKERS)


def militants(state: TapestryState, player: Player) -> Rule[None]:
    """Gain all that the outposts on the map have left uncovered."""
    uncovered = tuple(
        benefit
        for row, left in zip(RANK_BENEFITS, player.mats.ranks, strict=True)
        for benefit in row[: RANK_LENGTH - left]
    )
    yield from gain_all(state, player, uncovered, MILITANTS, listed=True)


def the_chosen(state: TapestryState, player: Player) -> Rule[None]:
    """Points for each track that one leads or has completed, and a reward for each achievement."""
    leading = leading_tracks(state, player)
    opponents = len(state.players) - 1
    score(state, player, opponents * len(leading), BY_CIVILIZATION, THE_CHOSEN)
    earned = sum(player.seat in seats for seats in state.achieved)
    if player.era == LAST_ERA:
        score(state, player, 5 * earned, BY_CIVILIZATION, THE_CHOSEN)
    else:
        yield from take_any(state, player, earned, THE_CHOSEN)


def traders(state: TapestryState, player: Player) -> Rule[None]:
    """Put a token onto an empty territory or beside a lone outpost of an opponent."""
    targets = trade_targets(state, player)
    if not player.mats.traders or not targets:
        return
    place = yield from choose(player.seat, "trade", (*state.board.chosen(targets), DECLINE), TRADERS)
    if not isinstance(place, Hex):
        return
    player.mats.traders -= 1
    was_empty = not state.occupied & place.bit
    put_piece(state, place, standing(player.seat, CUBE))
    state.tell("trades", player.seat, place)
    if was_empty:
        around = sum((other.lands & place.around).bit_count() for other in state.opponents(player))
        score(state, player, around, BY_CIVILIZATION, TRADERS)
    else:
        yield from gain_tile_benefit(state, player, place)


def trade_targets(state: TapestryState, player: Player) -> int:
    """The mask of the empty territories and of those with nothing but one outpost of an opponent."""
    targets = state.explored & ~state.occupied
    for each in state.board.chosen(state.occupied & ~state.full & ~player.lands):
        piece = state.pieces[each.index][0]
        if piece.what is OUTPOST and piece.seat != player.seat:
            targets |= each.bit
    return targets


ABILITIES: Final[dict[Civilization, Ability]] = {
    ALCHEMISTS: alchemists,
    ENTERTAINERS: entertainers,
    HERALDS: heralds,
    HISTORIANS: historians,
    INVENTORS: inventors,
    LEADERS: leaders,
    MERRYMAKERS: merrymakers,
    MILITANTS: militants,
    THE_CHOSEN: the_chosen,
    TRADERS: traders,
}
"""What civilizations do in step 1 of an income turn."""


def use_civilizations(state: TapestryState, player: Player) -> Rule[None]:
    """Step 1 of an income turn: use each civilization once, in the player's own order (T-24, T-118)."""
    used = 0
    while True:
        able = tuple(each for each in player.civilizations if each in ABILITIES and not used & each.bit)
        if not able:
            return
        chosen = yield from choose(player.seat, "civilization_first", able)
        used |= chosen.bit
        yield from ABILITIES[chosen](state, player)


def after_first_income(state: TapestryState, player: Player) -> Rule[None]:
    """Heralds may lay a card over the Maker of Fire when the first income turn ends."""
    if player.civs & HERALDS.bit and player.hand:
        answer = yield from choose(player.seat, "heralds_start", (TAKE, DECLINE), HERALDS)
        if answer is TAKE:
            yield from choose_card(state, player, "play_over", HERALDS)


def score_at_end(state: TapestryState, player: Player) -> None:
    """What Isolationists and Mystics score when the final income turn ends (T-158)."""
    if player.civs & ISOLATIONISTS.bit:
        size = min(largest_mass(state, player), len(MASS_POINTS) - 1)
        score(state, player, MASS_POINTS[size], BY_CIVILIZATION, ISOLATIONISTS)
    if player.civs & MYSTICS.bit:
        score_omens(state, player)


def largest_mass(state: TapestryState, player: Player) -> int:
    """The most controlled territories that one land terrain joins across the corners of their sides."""
    return max(
        (
            mass_from(state, player, place, terrain)
            for place in state.board.chosen(player.lands)
            for terrain in range(SEA + 1, SEA + 5)
        ),
        default=0,
    )


def mass_from(state: TapestryState, player: Player, start: Hex, terrain: int) -> int:
    """How many controlled territories a terrain joins to this one."""
    ground = state.ground[start.index]
    if ground is None or terrain not in ground.corners:
        return 0
    reached, waiting = start.bit, [start]
    while waiting:
        place = waiting.pop()
        for side, index in enumerate(place.neighbours):
            if index < 0 or not player.lands >> index & 1 or reached >> index & 1:
                continue
            if joins(state, place, side, index, terrain):
                reached |= 1 << index
                waiting.append(state.board.hexes[index])
    return reached.bit_count()


def joins(state: TapestryState, place: Hex, side: int, index: int, terrain: int) -> bool:
    """Whether a terrain meets itself at a corner of the side between two territories."""
    mine, other = state.ground[place.index], state.ground[index]
    if mine is None or other is None:
        return False
    return (mine.corners[side] == terrain == other.corners[(side + 4) % 6]) or (
        mine.corners[(side + 1) % 6] == terrain == other.corners[(side + 3) % 6]
    )


VERBS[CIVILIZATION] = gain_civilization
