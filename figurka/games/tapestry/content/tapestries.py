"""What tapestry cards do when they are laid; those in force for an era are heeded where they matter."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, SEATS, Option, Rule, choose
from figurka.games.tapestry.content.cards import CARD, ESPIONAGE
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.advancing import (
    choose_way_back,
    discard_card,
    enter,
    free_advance,
    gain_space,
    is_barred,
    movable,
    offer_bonus,
    roll_science,
    token_spaces,
)
from figurka.games.tapestry.rules.benefits import ANY_BUILDING, INVENT_AND_UPGRADE, INVENT_SHOWN_AND_UPGRADE
from figurka.games.tapestry.rules.city import gain_building, gain_landmark
from figurka.games.tapestry.rules.exploring import explore
from figurka.games.tapestry.rules.gaining import (
    draw_cards,
    draw_tiles,
    lose_any,
    score_by_card,
    take,
    take_any,
)
from figurka.games.tapestry.rules.inventing import gain_invention, invent
from figurka.games.tapestry.rules.laying import EFFECTS, work
from figurka.games.tapestry.rules.state import LAST_ERA, NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    A_RESOURCE,
    BUY,
    COIN,
    CULTURE,
    DESERT,
    DOWN,
    FOOD,
    FOREST,
    FREE_BONUS,
    FROM_DECK,
    GRASSLAND,
    LAST,
    MOUNTAIN,
    NUMBERS,
    OUTPOST,
    PAID_BONUS,
    RESOURCES,
    SELL,
    SOME_POINTS,
    STAND_UP,
    STEPS,
    TAKE,
    TECHNOLOGY,
    TRACK_COUNT,
    UP,
    WORKER,
    Card,
    Hex,
    Laid,
    LaidAt,
    Piece,
    Step,
)
from figurka.games.tapestry.rules.world import settle, topple

GUILD_RATE: Final = 5
GUILD_LIMIT: Final = 3
LAND_RESOURCE: Final = {MOUNTAIN: WORKER, GRASSLAND: CULTURE, FOREST: FOOD, DESERT: COIN}
"""What Colonialism brings for each land terrain."""


# Points and resources


def trap(state: TapestryState, player: Player) -> Rule[None]:
    """A trap that is laid is worth 10 points."""
    score_by_card(state, player, 10, "trap")
    return
    yield


def age_of_wonders(state: TapestryState, player: Player) -> Rule[None]:
    """Fewest landmarks: 2 resources; most: 12 points; otherwise a resource and 6 points."""
    card = CARD["age_of_wonders"]
    others = [other.landmarks for other in state.opponents(player)]
    if player.landmarks < min(others):
        yield from take_any(state, player, 2, card)
    elif player.landmarks > max(others):
        score_by_card(state, player, 12, "age_of_wonders")
    else:
        score_by_card(state, player, 6, "age_of_wonders")
        yield from take_any(state, player, 1, card)


def boast_of_superiority(state: TapestryState, player: Player) -> Rule[None]:
    """4 points for each track on which nobody is ahead."""
    score_by_card(state, player, 4 * len(leading_tracks(state, player)), "boast_of_superiority")
    return
    yield


def leading_tracks(state: TapestryState, player: Player) -> list[int]:
    """The tracks on which no opponent is ahead of the player's best token; ties count."""
    others = state.opponents(player)
    return [
        track
        for track in range(TRACK_COUNT)
        if all(other.best(track) <= player.best(track) for other in others)
    ]


def plea_for_aid(state: TapestryState, player: Player) -> Rule[None]:
    """2 points and a resource for each track on which all others are ahead."""
    card = CARD["plea_for_aid"]
    others = state.opponents(player)
    for track in range(TRACK_COUNT):
        if all(other.least(track) > player.best(track) for other in others):
            score_by_card(state, player, 2, "plea_for_aid")
            yield from take_any(state, player, 1, card)


def feudalism(state: TapestryState, player: Player) -> Rule[None]:
    """A resource, or 3 points for each landmark."""
    card = CARD["feudalism"]
    chosen = yield from choose(player.seat, "feudalism", (A_RESOURCE, SOME_POINTS), card)
    if chosen is A_RESOURCE:
        yield from take_any(state, player, 1, card)
    else:
        score_by_card(state, player, 3 * player.landmarks, "feudalism")


def diplomacy(state: TapestryState, player: Player) -> Rule[None]:
    """Everybody gains a resource; the player an income building too."""
    card = CARD["diplomacy"]
    for each in (player, *state.opponents(player)):
        yield from take_any(state, each, 1, card)
    yield from gain_building(state, player, ANY_BUILDING, card)


def olympic_host(state: TapestryState, player: Player) -> Rule[None]:
    """Everybody may pay a worker for 10 points; the host gains a building if an opponent did, else a coin."""
    card = CARD["olympic_host"]
    guests = 0
    for each in (player, *state.opponents(player)):
        if each.finished or not each.goods[WORKER]:
            continue
        answer = yield from choose(each.seat, "olympics", (RESOURCES[WORKER], DECLINE), card)
        if answer is DECLINE:
            continue
        each.goods[WORKER] -= 1
        state.tell("pays", each.seat, RESOURCES[WORKER], 1)
        score_by_card(state, each, 10, "olympic_host")
        guests += each is not player
    if guests and any(player.left):
        yield from gain_building(state, player, ANY_BUILDING, card)
    else:
        take(state, player, COIN)


def guilds(state: TapestryState, player: Player) -> Rule[None]:
    """Points for resources or resources for points, up to three times at the rate of 5."""
    card = CARD["guilds"]
    most_bought = min(GUILD_LIMIT, player.vp // GUILD_RATE)
    most_sold = min(GUILD_LIMIT, sum(player.goods))
    ways: list[Option] = []
    if most_bought:
        ways.append(BUY)
    if most_sold:
        ways.append(SELL)
    if not ways:
        return
    way = yield from choose(player.seat, "guilds", ways, card)
    most = most_bought if way is BUY else most_sold
    kind = "guilds_buy" if way is BUY else "guilds_sell"
    number = yield from choose(player.seat, kind, NUMBERS[1 : most + 1], card)
    points = GUILD_RATE * number.number
    if way is BUY:
        score_by_card(state, player, -points, "guilds")
        yield from take_any(state, player, number.number, card)
    else:
        yield from lose_any(state, player, number.number, "sell", card)
        score_by_card(state, player, points, "guilds")


def democracy(state: TapestryState, player: Player) -> Rule[None]:
    """Draw 3 cards, then discard any number for 2 points each."""
    card = CARD["democracy"]
    yield from draw_cards(state, player, 3)
    while player.hand:
        options: list[Option] = [*dict.fromkeys(player.hand), DONE]
        chosen = yield from choose(player.seat, "democracy", options, card)
        if not isinstance(chosen, Card):
            return
        discard_card(state, player, chosen)
        score_by_card(state, player, 2, "democracy")


def colonialism(state: TapestryState, player: Player) -> Rule[None]:
    """For one controlled tile a resource for each of its land terrains."""
    tiles = [each for each in state.board.chosen(player.lands) if is_tile(state, each)]
    if not tiles:
        return
    place = yield from choose(player.seat, "colonialism", tiles, CARD["colonialism"])
    ground = state.ground[place.index]
    assert ground is not None and ground.tile is not None  # noqa: PT018
    for terrain in ground.tile.land:
        take(state, player, LAND_RESOURCE[terrain])


def is_tile(state: TapestryState, place: Hex) -> bool:
    """Whether a hex shows a territory tile, not a printed territory."""
    ground = state.ground[place.index]
    return ground is not None and ground.tile is not None


# Technologies and exploration


def meritocracy(state: TapestryState, player: Player) -> Rule[None]:
    """Invent, then 2 points for each technology."""
    yield from invent(state, player, CARD["meritocracy"])
    score_by_card(state, player, 2 * player.tech_count, "meritocracy")


def steam_tycoon(state: TapestryState, player: Player) -> Rule[None]:
    """Invent an open technology and upgrade it; the neighbours, right then left, may invent unseen."""
    card = CARD["steam_tycoon"]
    yield from gain_invention(state, player, INVENT_SHOWN_AND_UPGRADE, card)
    for other in reversed(state.neighbours(player)):
        if other.finished or other.bot or not state.has_techs:
            continue
        answer = yield from choose(other.seat, "invent_unseen", (TAKE, DECLINE), card)
        if answer is TAKE:
            yield from invent(state, other, card, FROM_DECK)


def technocracy(state: TapestryState, player: Player) -> Rule[None]:
    """First of all in this era: invent and upgrade; otherwise 3 points for each opponent."""
    card = CARD["technocracy"]
    others = state.opponents(player)
    if all(other.era < player.era for other in others):
        yield from gain_invention(state, player, INVENT_AND_UPGRADE, card)
    else:
        score_by_card(state, player, 3 * len(others), "technocracy")


def coal_baron(state: TapestryState, player: Player) -> Rule[None]:
    """Draw a tile and explore with it; then each neighbour draws one."""
    tile = state.draw_tile()
    if tile is not None:
        player.tiles.append(tile)
        state.tell("draws-tiles", player.seat, count=1, things=(tile,))
        yield from explore(state, player, anywhere=False, source=CARD["coal_baron"], only=tile)
    for other in state.neighbours(player):
        draw_tiles(state, other, 1)


def dystopia(state: TapestryState, player: Player) -> Rule[None]:
    """Any landmark of the tracks that nobody has."""
    able = tuple(each for each in TRACK_LANDMARKS if state.owners[each.index] == NOBODY)
    if able:
        landmark = yield from choose(player.seat, "landmark", able, CARD["dystopia"])
        yield from gain_landmark(state, player, landmark)


# Tracks


def age_of_discovery(state: TapestryState, player: Player) -> Rule[None]:
    """Everybody advances on the track of a roll; only the player gains its benefit and may buy its bonus."""
    card = CARD["age_of_discovery"]
    track = yield from roll_science(state, player, card)
    yield from free_advance(state, player, track.index, True, card, optional=False, bonus=PAID_BONUS)
    for other in state.opponents(player):
        yield from free_advance(state, other, track.index, False, card, optional=False)


def oil_magnate(state: TapestryState, player: Player) -> Rule[None]:
    """On one track the player may advance with benefit and bonus, the neighbours without."""
    card = CARD["oil_magnate"]
    track = yield from choose(player.seat, "track", TRACKS, card)
    yield from free_advance(state, player, track.index, True, card, bonus=PAID_BONUS)
    for other in state.neighbours(player):
        if not other.bot:
            yield from free_advance(state, other, track.index, False, card)


def dictatorship(state: TapestryState, player: Player) -> Rule[None]:
    """Advance on a track, which is then barred to all opponents until the player's next turn is over."""
    card = CARD["dictatorship"]
    track = yield from choose(player.seat, "track", TRACKS, card)
    yield from free_advance(state, player, track.index, True, card, bonus=PAID_BONUS)
    if state.active == player.seat:
        player.decree_fresh |= 1 << track.index
    else:
        player.decree |= 1 << track.index
    state.tell("bars", player.seat, track)


def renaissance(state: TapestryState, player: Player) -> Rule[None]:
    """Advance once on every track, in any order; no benefit, but each bonus may be had without paying."""
    card = CARD["renaissance"]
    waiting = [track for track in TRACKS if movable(state, player, track.index)]
    while waiting:
        track = yield from choose(player.seat, "renaissance", tuple(waiting), card)
        waiting.remove(track)
        yield from free_advance(state, player, track.index, False, card, optional=False, bonus=FREE_BONUS)


def dark_ages(state: TapestryState, player: Player) -> Rule[None]:
    """Go back on three tracks, then advance three times on the fourth, without benefits and bonuses."""
    card = CARD["dark_ages"]
    chosen = yield from choose(player.seat, "dark_ages", TRACKS, card)
    for track in TRACKS:
        if track is not chosen:
            yield from choose_way_back(state, player, track.index, False, card)
    for _ in range(3):
        yield from free_advance(state, player, chosen.index, False, card, optional=False)


def socialism(state: TapestryState, player: Player) -> Rule[None]:
    """Move on a track to the nearest opponent ahead or behind, without benefit and bonus."""
    card = CARD["socialism"]
    moves = {track: socialist_moves(state, player, track.index) for track in TRACKS}
    able = tuple(track for track in TRACKS if moves[track])
    if not able:
        return
    track = yield from choose(player.seat, "socialism", able, card)
    steps = tuple(dict.fromkeys(step for step, _, _ in moves[track]))
    step = yield from choose(player.seat, "socialism_token", steps, card)
    ways = tuple(way for each, way, _ in moves[track] if each is step)
    way = yield from choose(player.seat, "up_or_down", ways, track)
    end = next(end for each, each_way, end in moves[track] if each is step and each_way is way)
    if way is UP:
        yield from enter(state, player, track.index, step.start, end)
    else:
        player.move_token(track.index, step.start, end)
        state.tell("regresses", player.seat, SPACES[track.index][end])


def socialist_moves(state: TapestryState, player: Player, track: int) -> list[tuple[Step, Option, int]]:
    """The moves of a player's tokens on a track to the nearest opponents above and below."""
    others = state.opponents(player)
    spaces = [space for other in others for space in other.tokens[track]]
    if track == TECHNOLOGY and any(other.singular for other in others):
        spaces.append(LAST)
    barred = is_barred(state, player, track)
    moves: list[tuple[Step, Option, int]] = []
    for start in dict.fromkeys(player.tokens[track]):
        above = [space for space in spaces if space > start]
        below = [space for space in spaces if space < start]
        if above and not barred:
            moves.append((STEPS[track][start], UP, min(above)))
        if below:
            moves.append((STEPS[track][start], DOWN, max(below)))
    return moves


def trade_economy(state: TapestryState, player: Player) -> Rule[None]:
    """Gain the benefit of an opponent's space; that opponent gains its bonus without paying."""
    card = CARD["trade_economy"]
    able = [other for other in state.opponents(player) if token_spaces(other)]
    if not able:
        return
    chosen = yield from choose(player.seat, "trade_with", tuple(SEATS[other.seat] for other in able), card)
    other = state.players[chosen.seat]
    space = yield from choose(player.seat, "trade_space", token_spaces(other), card)
    state.tell("copies-space", player.seat, space, other=other.seat)
    yield from gain_space(state, player, space)
    yield from offer_bonus(state, other, space, FREE_BONUS)


# Opponents


def alliance(state: TapestryState, player: Player) -> Rule[None]:
    """Choose the ally: no conquest between the two, and the gains of the ally's upgrades."""
    seats = tuple(SEATS[other.seat] for other in state.opponents(player))
    chosen = yield from choose(player.seat, "ally", seats, CARD["alliance"])
    player.ally = chosen.seat
    state.tell("allies", player.seat, CARD["alliance"], other=chosen.seat)


def marriage_of_state(state: TapestryState, player: Player) -> Rule[None]:
    """Choose an opponent and the track whose benefits the player gains after him."""
    card = CARD["marriage_of_state"]
    seats = tuple(SEATS[other.seat] for other in state.opponents(player))
    chosen = yield from choose(player.seat, "spouse", seats, card)
    track = yield from choose(player.seat, "track", TRACKS, card)
    player.spouse, player.spouse_track = chosen.seat, track.index
    state.tell("marries", player.seat, track, other=chosen.seat)


def revolution(state: TapestryState, player: Player) -> Rule[None]:
    """A resource, or up to three toppled outposts stand up again."""
    card = CARD["revolution"]
    answer = yield from choose(player.seat, "revolution", (A_RESOURCE, STAND_UP), card)
    if answer is A_RESOURCE:
        yield from take_any(state, player, 1, card)
        return
    for _ in range(3):
        lost = [each for each in state.board.chosen(state.full) if lies_beaten(state, player, each)]
        if not lost:
            return
        place = yield from choose(player.seat, "stand_up", (*lost, DONE), card)
        if not isinstance(place, Hex):
            return
        yield from stand_up(state, player, place)


def stand_up(state: TapestryState, player: Player, place: Hex) -> Rule[None]:
    """An outpost that lies beaten stands up again, and the one beside it falls."""
    holder = state.controller(place.index)
    assert holder is not None
    topple(state, place, holder.seat)
    state.tell("stands-up", player.seat, place, other=holder.seat)
    yield from settle(state, place)


def lies_beaten(state: TapestryState, player: Player, place: Hex) -> bool:
    """Whether an outpost of the player lies beside a standing outpost of an opponent."""
    pieces = state.pieces[place.index]
    return any(is_outpost(piece) and piece.toppled and piece.seat == player.seat for piece in pieces) and any(
        is_outpost(piece) and not piece.toppled and piece.seat != player.seat for piece in pieces
    )


def is_outpost(piece: Piece) -> bool:
    """Whether a piece is a true outpost."""
    return piece.what is OUTPOST


# Copies


def espionage(state: TapestryState, player: Player) -> Rule[None]:
    """Take on the ability of an uncovered card on any income mat."""
    targets = espionage_targets(state)
    if not targets:
        return
    chosen = yield from choose(player.seat, "espionage", targets, ESPIONAGE)
    state.tell("copies-card", player.seat, chosen.card, other=chosen.seat)
    current = player.current
    if chosen.card.power:
        if player.era == LAST_ERA:
            return
        if current is not None and current.card is ESPIONAGE:
            stack = player.cards[player.era - 1]
            player.set_laid(player.era, len(stack) - 1, Laid(ESPIONAGE, copied=chosen.card))
    yield from work(state, player, chosen.card)


def espionage_targets(state: TapestryState) -> tuple[LaidAt, ...]:
    """The uncovered, open cards on all income mats, but for Espionage itself."""
    return tuple(
        LaidAt(player.seat, era, len(stack) - 1, stack[-1].card)
        for player in state.players
        for era, stack in enumerate(player.cards, 1)
        if stack and not stack[-1].face_down and stack[-1].card is not ESPIONAGE
    )


EFFECTS.update(
    trap=trap,
    age_of_wonders=age_of_wonders,
    boast_of_superiority=boast_of_superiority,
    plea_for_aid=plea_for_aid,
    feudalism=feudalism,
    diplomacy=diplomacy,
    olympic_host=olympic_host,
    guilds=guilds,
    democracy=democracy,
    colonialism=colonialism,
    meritocracy=meritocracy,
    steam_tycoon=steam_tycoon,
    technocracy=technocracy,
    coal_baron=coal_baron,
    dystopia=dystopia,
    age_of_discovery=age_of_discovery,
    oil_magnate=oil_magnate,
    dictatorship=dictatorship,
    renaissance=renaissance,
    dark_ages=dark_ages,
    socialism=socialism,
    trade_economy=trade_economy,
    alliance=alliance,
    marriage_of_state=marriage_of_state,
    revolution=revolution,
    espionage=espionage,
)
