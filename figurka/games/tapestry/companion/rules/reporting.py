"""What the person tells of a turn at the printed table, and what follows from it here."""

from figurka.core.decision import DECLINE, DONE, Option, Rule, choose
from figurka.games.tapestry.companion.rules.bots import carried_out
from figurka.games.tapestry.companion.rules.things import (
    AUTOMA,
    BACKS,
    BLANK_TILE,
    CAMP,
    DISCOVERIES,
    SPECIAL,
    Back,
    Discovery,
)
from figurka.games.tapestry.content.cards import CARD
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.tapestries import lies_beaten, stand_up
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.advancing import choose_way_back, enter, free_advance, movable, start_again
from figurka.games.tapestry.rules.city import gain_landmark
from figurka.games.tapestry.rules.conquering import conquer_targets, decide_conquest
from figurka.games.tapestry.rules.state import LAST_ERA, NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUILDINGS,
    CUBE,
    INCOME,
    LAST,
    OUTPOST,
    TECHNOLOGY,
    TRACK_COUNT,
    Hex,
    Landmark,
    Step,
    Track,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece, settle


def report_turn(state: TapestryState, person: Player) -> Rule[None]:
    """One thing after the other, until the person says that this was the turn."""
    advanced = earned = False
    while True:
        told = yield from choose(person.seat, "report", reports(state, person, advanced, earned))
        if told is DONE:
            break
        if told is INCOME:
            earned = True
            person.era += 1
            state.tell("income", person.seat, count=person.era)
        elif told is SPECIAL:
            yield from special(state, person)
        elif isinstance(told, Step):
            advanced = True
            yield from enter(state, person, told.track, told.start, told.start + 1)
        elif isinstance(told, Back):
            yield from choose_way_back(state, person, told.track, full=False, source=TRACKS[told.track])
        elif isinstance(told, Hex):
            yield from change_hex(state, person, told)
    if person.era == LAST_ERA:
        person.finished = True
        state.tell("told-the-last", person.seat, count=int(not state.players[AUTOMA].finished))


def reports(state: TapestryState, person: Player, advanced: bool, earned: bool) -> list[Option]:
    """What can be told now; a turn is an advance or an income turn, the first always the latter (T-17)."""
    options: list[Option] = []
    for track in range(TRACK_COUNT):
        options += movable(state, person, track)
    options += [back for back in BACKS if any(person.tokens[back.track])]
    options += state.board.chosen(tellable_hexes(state, person))
    options.append(SPECIAL)
    if not earned and person.era < LAST_ERA:
        options.append(INCOME)
    if earned or (advanced and person.era):
        options.append(DONE)
    return options


# The map


def tellable_hexes(state: TapestryState, person: Player) -> int:
    """The mask of the hexes where a tile or a piece may have been laid, or an outpost stood up."""
    everything = (1 << len(state.board.hexes)) - 1
    mask = everything & ~state.explored | person.lands & ~state.full
    if person.outposts:
        mask |= conquer_targets(state, person, anywhere=True)
    for place in state.board.chosen(state.full):
        if lies_beaten(state, person, place):
            mask |= place.bit
    return mask


def change_hex(state: TapestryState, person: Player, place: Hex) -> Rule[None]:
    """What a hex means depends on what is there: a tile, an outpost, a further piece, or standing up."""
    if not state.explored & place.bit:
        lay_tile(state, person, place)
    elif state.full & place.bit:
        yield from stand_up(state, person, place)
    elif person.lands & place.bit:
        put_piece(state, place, standing(person.seat, CUBE))
        state.tell("closes", person.seat, place)
    else:
        yield from conquer(state, person, place)


def lay_tile(state: TapestryState, person: Player, place: Hex) -> None:
    """The person explored a hex; which tile lies there is seen at the table."""
    state.tile_pile.rest.pop()
    state.ground[place.index] = BLANK_TILE.turns[0]
    state.explored |= place.bit
    state.tell("explores", person.seat, BLANK_TILE, things=(place,))


def conquer(state: TapestryState, person: Player, place: Hex) -> Rule[None]:
    """The person put an outpost onto a hex; the dice are rolled at the table."""
    defender = state.controller(place.index)
    person.outposts -= 1
    state.contested = place.index
    put_piece(state, place, standing(person.seat, OUTPOST))
    state.tell("conquers", person.seat, place, other=NOBODY if defender is None else defender.seat)
    yield from decide_conquest(state, person, defender, place)


# What is rarer


def special(state: TapestryState, person: Player) -> Rule[None]:
    """A landmark by Dystopia, Age of Discovery, AI Singularity, or a building of the Nomads."""
    told = yield from choose(person.seat, "special", specials(state, person))
    if isinstance(told, Landmark):
        yield from gain_landmark(state, person, told)
    elif isinstance(told, Discovery):
        yield from carried_out(state, discover(state, person, told))
    elif isinstance(told, Track):
        start_again(state, person, told)
    elif told is CAMP:
        place = yield from choose(person.seat, "camp", state.board.chosen(camps(state)), CAMP)
        yield from camp(state, person, place)


def discover(state: TapestryState, person: Player, discovery: Discovery) -> Rule[None]:
    """Both bots advance on the track that the science die named."""
    for other in state.opponents(person):
        yield from free_advance(
            state, other, discovery.track, False, CARD["age_of_discovery"], optional=False
        )


def specials(state: TapestryState, person: Player) -> list[Option]:
    """The rarer things that can be told now."""
    options: list[Option] = [*DISCOVERIES]
    options += [each for each in TRACK_LANDMARKS if state.owners[each.index] == NOBODY]
    if LAST in person.tokens[TECHNOLOGY]:
        options += TRACKS
    if any(person.left) and camps(state):
        options.append(CAMP)
    options.append(DECLINE)
    return options


def camps(state: TapestryState) -> int:
    """The mask of the territories without a piece."""
    return state.explored & ~state.occupied


def camp(state: TapestryState, person: Player, place: Hex) -> Rule[None]:
    """A building of the Nomads holds a territory but is no outpost, so nobody topples it (T-97)."""
    building = next(each for each in BUILDINGS if person.left[each.index])
    person.left[building.index] -= 1
    put_piece(state, place, standing(person.seat, building))
    state.tell("settles", person.seat, place)
    yield from settle(state, place)
