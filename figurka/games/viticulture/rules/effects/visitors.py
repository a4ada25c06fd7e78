"""How visitors are played."""

from figurka.core.decision import DONE, Option, Rule, agree
from figurka.games.viticulture.content.buildings import INN, TAP_ROOM, TAVERN
from figurka.games.viticulture.rules.course import Course, choose_at
from figurka.games.viticulture.rules.effects.verbs import perform, possible, verb
from figurka.games.viticulture.rules.effects.vineyard import aftermath, maybe_ferment
from figurka.games.viticulture.rules.effects.ways import effect_possible, take_effect
from figurka.games.viticulture.rules.points import gain_lira, gain_points
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import GRAPE, WINE, Discard, Play
from figurka.games.viticulture.rules.things import BY_STRUCTURES, Building, Visitor

TAP_ROOM_PRICE = Discard(WINE)
TAVERN_PRICE = Discard(GRAPE, 2)


def playable(state: VitState, player: Player, deck: int, course: Course) -> list[Visitor]:
    """The visitors in hand that can be resolved in full (V-61)."""
    return [card for card in player.guests(deck) if can_play(state, player, card, course)]


def can_play(state: VitState, player: Player, card: Visitor, course: Course) -> bool:
    """Whether a visitor can be resolved; while it is played it is not part of the hand (V-69)."""
    hand = player.hand[card.deck]
    place = hand.index(card)
    hand.pop(place)
    can = effect_possible(state, player, card.effect, course)
    hand.insert(place, card)
    return can


def may_play(state: VitState, player: Player, step: Play, course: Course) -> bool:
    """Whether any visitor can be played."""
    return any(can_play(state, player, card, course) for card in player.guests(step.deck))


def do_play(state: VitState, player: Player, step: Play, course: Course) -> Rule[None]:
    """Play visitors; the first is finished before the second is chosen (V-64, W-125)."""
    played = 0
    while played < step.count:
        options: list[Option] = [*playable(state, player, step.deck, course)]
        if not options:
            break
        if played and step.up_to:
            options.append(DONE)
        chosen = yield from choose_at(player.seat, "visitor", options, step, course)
        if not isinstance(chosen, Visitor):
            break
        own = course.of_card(chosen)
        yield from play_visitor(state, player, chosen, own)
        course.worker = own.worker
        course.built += own.built
        played += 1
    course.complete = played >= step.count


def play_visitor(state: VitState, player: Player, card: Visitor, course: Course) -> Rule[None]:
    """Resolve a visitor, then discard it (V-60)."""
    player.hand[card.deck].remove(card)
    state.aside += (card,)
    state.tell("visits", player.seat, card)
    yield from take_effect(state, player, card.effect, course)
    state.aside = tuple(each for each in state.aside if each is not card)
    state.discards[card.deck].append(card)
    yield from aftermath(state, player, course)
    state.edition.visitor_played(state, player)
    if player.buildings:
        yield from hospitality(state, player, course)


def hospitality(state: VitState, player: Player, course: Course) -> Rule[None]:
    """What the Inn, the Tap Room and the Tavern add to every visitor played (V-123, V-125).

    The wine that the Tap Room takes may make room for one of the Fermentation Tank (V-78).
    """
    if player.owns(INN) and not course.fresh(INN):
        gain_lira(state, player, 1)
    poured = False
    if player.owns(TAP_ROOM) and not course.fresh(TAP_ROOM):
        poured = yield from maybe_pour(state, player, TAP_ROOM, TAP_ROOM_PRICE, 2)
    if poured:
        yield from maybe_ferment(state, player, course)
    if player.owns(TAVERN) and not course.fresh(TAVERN):
        yield from maybe_pour(state, player, TAVERN, TAVERN_PRICE, 3)


def maybe_pour(
    state: VitState, player: Player, building: Building, price: Discard, points: int
) -> Rule[bool]:
    """Discard wine or grapes for points, if the player likes; tells whether it was done."""
    course = Course(building)
    if not possible(state, player, price, course):
        return False
    if not (yield from agree(player.seat, building.name, building)):
        return False
    yield from perform(state, player, price, course)
    gain_points(state, player, points, BY_STRUCTURES)
    return True


verb(Play, do_play, may_play)
