"""How steps that concern other players are done, and steps made of steps."""

from figurka.core.decision import DONE, SEATS, Option, Rule, SeatOption, agree, choose
from figurka.games.viticulture.rules.cards import cards_of
from figurka.games.viticulture.rules.course import Course, agree_at
from figurka.games.viticulture.rules.effects.conditions import holds
from figurka.games.viticulture.rules.effects.goods import largest_discard
from figurka.games.viticulture.rules.effects.verbs import ALWAYS, Perform, perform, possible, verb
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    SUMMER_CARD,
    VISITOR,
    AllMay,
    ChooseOne,
    DemandSummer,
    Discard,
    EachPlayer,
    GiveToActor,
    JointGift,
    Lose,
    May,
    NeighbourMust,
    OtherPlayer,
    OthersMay,
    PayOthers,
    Step,
    When,
    part,
)
from figurka.games.viticulture.rules.things import SUMMER, TAKE, Card

# What others hold


def among_others(perform: Perform) -> Perform:
    """A step that others answer: after it the acting player goes on by cards that they do not see."""

    def performing(state: VitState, player: Player, step: Step, course: Course) -> Rule[None]:
        yield from perform(state, player, step, course)
        state.look_into(player.seat)

    return performing


def able(state: VitState, player: Player, steps: tuple[Step, ...], course: Course) -> bool:
    """Whether a player can do all of the steps that an effect of somebody else offers or orders.

    His cards may decide it, and then whoever led to the question learns something of them.
    """
    if not ALWAYS.issuperset([type(step) for step in steps]):
        state.look_into(player.seat)
    return steps_possible(state, player, steps, course)


# Offers


def do_all_may(state: VitState, player: Player, step: AllMay, course: Course) -> Rule[None]:
    """Everybody may do the step, the acting player first, the others in turn order (V-66, V-75)."""
    for each in (player, *state.others(player.seat)):
        own = course if each is player else Course(course.source)
        if not able(state, each, (step.step,), own):
            continue
        if (yield from agree(each.seat, "join", TAKE, course.source)):
            yield from perform(state, each, step.step, own)
            if each is not player:
                course.did += 1
                yield from aftermath(state, each, own)


def do_others_may(state: VitState, player: Player, step: OthersMay, course: Course) -> Rule[None]:
    """Every other player does all of the steps or nothing (V-66)."""
    for each in state.others(player.seat):
        own = Course(course.source)
        own.benefits = player
        accepted = False
        if able(state, each, step.steps, own):
            accepted = yield from agree(each.seat, "accept", part(step.steps[0]), course.source)
        if accepted:
            course.did += 1
            yield from do_steps(state, each, step.steps, own)
            yield from aftermath(state, each, own)
        else:
            course.did_not += 1


def can_give(state: VitState, player: Player, step: GiveToActor, course: Course) -> bool:
    """Whether the player has what is to be given."""
    return player.lira >= step.lira and player.cards_in_hand() >= step.cards


def do_give(state: VitState, player: Player, step: GiveToActor, course: Course) -> Rule[None]:
    """Give lira or cards to the acting player."""
    actor = course.benefits
    assert actor is not None
    if step.lira:
        hand_over(state, player, actor, step.lira)
    for _ in range(step.cards):
        card = yield from choose(player.seat, "give_card", cards_of(player, ANY_CARD), course.source)
        give_card(state, player, actor, card)


def hand_over(state: VitState, giver: Player, taker: Player, lira: int) -> None:
    """Give lira to another player."""
    giver.lira -= lira
    taker.lira += lira
    state.tell("gives-lira", giver.seat, count=lira, other=taker.seat)


def give_card(state: VitState, giver: Player, taker: Player, card: Card) -> None:
    """Give a card to another player."""
    giver.hand[card.deck].remove(card)
    taker.hand[card.deck].append(card)
    seen = -1 if state.edition.open_hands(state) else 1 << giver.seat | 1 << taker.seat
    state.tell("gives-card", giver.seat, card, other=taker.seat, seen_by=seen)


def can_pay_others(state: VitState, player: Player, step: PayOthers, course: Course) -> bool:
    """Whether at least one other player can be paid."""
    return player.lira >= step.lira and state.seats > 1


def do_pay_others(state: VitState, player: Player, step: PayOthers, course: Course) -> Rule[None]:
    """Pay different other players."""
    paid = yield from choose_others(state, player, "pay_seat", step.up_to, step.lira, course)
    course.did = paid


def choose_others(
    state: VitState, player: Player, kind: str, most: int, lira: int, course: Course
) -> Rule[int]:
    """Choose different other players one after another and pay each of them; tells how many they are."""
    left = [other.seat for other in state.others(player.seat)]
    chosen = 0
    while left and chosen < most and player.lira >= lira:
        options: list[Option] = [SEATS[seat] for seat in left]
        if chosen:
            options.append(DONE)
        seat = yield from choose(player.seat, kind, options, course.source)
        if not isinstance(seat, SeatOption):
            break
        left = [each for each in left if each != seat.seat]
        chosen += 1
        hand_over(state, player, state.players[seat.seat], lira)
    return chosen


def can_demand(state: VitState, player: Player, step: DemandSummer, course: Course) -> bool:
    """Whether there is another player at all."""
    return state.seats > 1


def do_demand(state: VitState, player: Player, step: DemandSummer, course: Course) -> Rule[None]:
    """Chosen players give a summer visitor of their choice; those without one are counted."""
    left = [other.seat for other in state.others(player.seat)]
    asked = 0
    while left and asked < step.up_to:
        options: list[Option] = [SEATS[seat] for seat in left]
        if asked:
            options.append(DONE)
        seat = yield from choose(player.seat, "demand_seat", options, course.source)
        if not isinstance(seat, SeatOption):
            break
        left = [each for each in left if each != seat.seat]
        asked += 1
        giver = state.players[seat.seat]
        if giver.hand[SUMMER]:
            state.look_into(giver.seat)
            card = yield from choose(giver.seat, "give_card", cards_of(giver, SUMMER_CARD), course.source)
            give_card(state, giver, player, card)
        else:
            course.did_not += 1


def do_joint_gift(state: VitState, player: Player, step: JointGift, course: Course) -> Rule[None]:
    """The others together put up just so many visitors, or take all of them back."""
    others = state.others(player.seat)
    for place, other in enumerate(others):
        while other.visitors() and len(state.promised) < step.total:
            if sum(each.visitors() for each in others[place:]) < step.total - len(state.promised):
                break
            card = yield from choose(other.seat, "promise", [DONE, *cards_of(other, VISITOR)], course.source)
            if not isinstance(card, Card):
                break
            other.hand[card.deck].remove(card)
            state.promised += ((other.seat, card),)
    promised, state.promised = state.promised, ()
    course.given = len(promised) == step.total
    for seat, card in promised:
        giver = state.players[seat]
        giver.hand[card.deck].append(card)
        if course.given:
            give_card(state, giver, player, card)


def can_trouble(state: VitState, player: Player, step: NeighbourMust, course: Course) -> bool:
    """Whether the neighbour can do any of the steps."""
    neighbour = state.players[(player.seat - 1) % state.seats]
    return any(possible(state, neighbour, each, course) for each in step.steps)


def do_trouble(state: VitState, player: Player, step: NeighbourMust, course: Course) -> Rule[None]:
    """The player to the right chooses one of the steps."""
    neighbour = state.players[(player.seat - 1) % state.seats]
    own = Course(course.source)
    own.benefits = player
    options = [part(each) for each in step.steps if able(state, neighbour, (each,), own)]
    chosen = yield from choose(neighbour.seat, "neighbour", options, course.source)
    yield from perform(state, neighbour, chosen.step, own)


# Everybody, or somebody else


def do_each_player(state: VitState, player: Player, step: EachPlayer, course: Course) -> Rule[None]:
    """Every player does the steps as far as possible, the acting one first (W-82)."""
    for each in (player, *state.others(player.seat)):
        own = Course(course.source)
        for single in step.steps:
            yield from as_far_as_possible(state, each, single, own)
        yield from aftermath(state, each, own)


def as_far_as_possible(state: VitState, player: Player, step: Step, course: Course) -> Rule[None]:
    """Do a step; nobody loses what he does not have (W-307)."""
    if isinstance(step, Discard):
        state.look_into(player.seat)
        count = largest_discard(player, step)
        if count:
            yield from perform(state, player, Discard(step.what, count, step.least, step.most), course)
    elif isinstance(step, Lose) or able(state, player, (step,), course):
        yield from perform(state, player, step, course)


def do_other_player(state: VitState, player: Player, step: OtherPlayer, course: Course) -> Rule[None]:
    """One fellow player of the acting player's choice does the steps, if he likes."""
    options = [
        SEATS[other.seat]
        for other in state.others(player.seat)
        if able(state, other, step.steps, Course(course.source))
    ]
    if not options:
        state.edition.gift_without_fellow(state, step.steps)
        return
    seat = yield from choose(player.seat, "fellow", options, course.source)
    fellow = state.players[seat.seat]
    own = Course(course.source)
    if (yield from agree(fellow.seat, "accept", part(step.steps[0]), course.source)):
        yield from do_steps(state, fellow, step.steps, own)
        yield from aftermath(state, fellow, own)


# Steps made of steps


def do_when(state: VitState, player: Player, step: When, course: Course) -> Rule[None]:
    """Do the steps that the condition calls for."""
    steps = step.steps if holds(state, player, step.condition, course) else step.otherwise
    for each in steps:
        if possible(state, player, each, course):
            yield from perform(state, player, each, course)


def can_choose_one(state: VitState, player: Player, step: ChooseOne, course: Course) -> bool:
    """Whether any of the steps can be done."""
    return any(possible(state, player, each, course) for each in step.steps)


def do_choose_one(state: VitState, player: Player, step: ChooseOne, course: Course) -> Rule[None]:
    """Do one of the steps."""
    options = [part(each) for each in step.steps if possible(state, player, each, course)]
    if options:
        chosen = yield from choose(player.seat, "part", options, course.source)
        yield from perform(state, player, chosen.step, course)


def do_may(state: VitState, player: Player, step: May, course: Course) -> Rule[None]:
    """Do the step, or do not."""
    if not possible(state, player, step.step, course):
        return
    if (yield from agree_at(player.seat, "may", part(step.step), step.step, course)):
        yield from perform(state, player, step.step, course)


verb(AllMay, among_others(do_all_may))
verb(OthersMay, among_others(do_others_may))
verb(GiveToActor, do_give, can_give)
verb(PayOthers, do_pay_others, can_pay_others)
verb(DemandSummer, among_others(do_demand), can_demand)
verb(JointGift, among_others(do_joint_gift))
verb(NeighbourMust, among_others(do_trouble), can_trouble)
verb(EachPlayer, among_others(do_each_player))
verb(OtherPlayer, among_others(do_other_player))
verb(When, do_when)
verb(ChooseOne, do_choose_one, can_choose_one)
verb(May, do_may)
