"""A turn: an income turn or an advance; before the first one, the choice of capital and civilization."""

from collections.abc import Sequence

from figurka.core.decision import Option, Rule, choose
from figurka.games.tapestry.content.tracks import PAYMENTS
from figurka.games.tapestry.rules.advancing import advance, movable
from figurka.games.tapestry.rules.civilizations import begin, set_up
from figurka.games.tapestry.rules.incomes import income_turn
from figurka.games.tapestry.rules.state import OVER, PLAY, SETUP, Player, TapestryState, pay
from figurka.games.tapestry.rules.things import (
    INCOME,
    OUTPOST,
    PAID_BONUS,
    TRACK_COUNT,
    Capital,
    Hex,
    Payment,
    Step,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece, settle


def turn(state: TapestryState) -> Rule[None]:
    """One turn of the active player (T-17, T-18)."""
    player = state.players[state.active]
    if state.phase == SETUP:
        yield from set_up_turn(state, player)
        return
    for each in state.players:
        each.spaces_used = each.bonuses_used = 0
        each.battery_used = False
    yield from state.bots.take_turn(state, player)
    state.ahead = ()
    next_player(state)


def over(state: TapestryState) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


def player_turn(state: TapestryState, player: Player) -> Rule[None]:
    """An income turn or an advance."""
    action = state.recall_opening("turn")
    if action is None:
        able = actions(state, player)
        if len(able) == 1 and player.era:
            state.tell("must-take-income", player.seat)
        action = yield from choose(player.seat, "turn", able)
    if isinstance(action, Step):
        yield from paid_advance(state, player, action)
    else:
        yield from income_turn(state, player)
    player.decree, player.decree_fresh = player.decree_fresh, 0


def actions(state: TapestryState, player: Player) -> list[Option]:
    """The advances that the player can pay for, and the income turn (T-16, T-17, T-111, T-113)."""
    options: list[Option] = []
    if player.era:
        for track in range(TRACK_COUNT):
            options += [step for step in movable(state, player, track) if can_pay(player, step)]
    options.append(INCOME)
    return options


def can_pay(player: Player, step: Step) -> bool:
    """Whether the full price of the next space can be paid (T-111)."""
    for payment in PAYMENTS[step.track][tier_after(step)]:
        if affords(player.goods, payment):
            return True
    return False


def tier_after(step: Step) -> int:
    """The tier of the space that a token would enter."""
    return (step.start + 3) // 3


def payable(goods: Sequence[int], step: Step) -> list[Payment]:
    """The ways to pay for the next space with these resources."""
    return [payment for payment in PAYMENTS[step.track][tier_after(step)] if affords(goods, payment)]


def affords(goods: Sequence[int], payment: Payment) -> bool:
    """Whether these resources are enough for a payment."""
    amounts = payment.amounts
    return (
        goods[0] >= amounts[0]
        and goods[1] >= amounts[1]
        and goods[2] >= amounts[2]
        and goods[3] >= amounts[3]
    )


def paid_advance(state: TapestryState, player: Player, step: Step) -> Rule[None]:
    """Pay, move the token, gain the benefit, and maybe buy the bonus (T-41 to T-44)."""
    payment = yield from choose(player.seat, "payment", payable(player.goods, step), step)
    pay(player, payment.amounts)
    state.tell("pays", player.seat, payment)
    yield from advance(state, player, step, full=True, bonus=PAID_BONUS)


def next_player(state: TapestryState) -> None:
    """Give the turn to the next player who has not finished; when all have, the game is over (T-105)."""
    order = state.bots.turn_order(state)
    place = order.index(state.active)
    for seat in (*order[place + 1 :], *order[: place + 1]):
        if not state.players[seat].finished:
            state.active = seat
            break
    if all(player.finished or not state.bots.competes(player) for player in state.players):
        state.phase = OVER


# Before the first turn


def set_up_turn(state: TapestryState, player: Player) -> Rule[None]:
    """One player after the other chooses; when all have, the choices are shown."""
    yield from pick(state, player)
    people = state.humans
    state.active = (state.active + 1) % len(people)
    if all(each.pick >= 0 for each in people):
        yield from reveal(state)


def pick(state: TapestryState, player: Player) -> Rule[None]:
    """Choose a capital and a civilization, not knowing what the others choose (T-108, T-109)."""
    capital = yield from choose(player.seat, "capital", player.capitals)
    civilization = yield from choose(player.seat, "civilization", player.offer)
    player.pick = 2 * player.capitals.index(capital) + player.offer.index(civilization)
    yield from state.bots.picked(state, player)


def reveal(state: TapestryState) -> Rule[None]:
    """All choices are shown: outposts are placed and the civilizations begin."""
    order = [state.players[seat] for seat in state.bots.turn_order(state)]
    people = [player for player in order if not player.bot]
    for player in people:
        state.look_into(player.seat)
        place_capital(state, player)
    state.phase = PLAY
    state.active = state.first
    for place in state.board.chosen(state.occupied):
        yield from settle(state, place)
    for player in people:
        yield from begin(state, player)


def place_capital(state: TapestryState, player: Player) -> None:
    """Two outposts on the capital's territory; the other civilization goes into the pile (T-12, T-13)."""
    capital, kept = player.capitals[player.pick // 2], player.offer[player.pick % 2]
    player.capital = capital
    player.filled = capital.impassable
    state.civ_pile.rest += [each for each in player.offer if each is not kept]
    player.offer, player.capitals, player.pick = (), (), -1
    set_up(player, kept)
    place = next(each for each in state.board.hexes if begins_at(state, capital, each))
    for _ in range(2):
        player.outposts -= 1
        put_piece(state, place, standing(player.seat, OUTPOST))
    state.tell("begins", player.seat, kept, things=(capital,))


def begins_at(state: TapestryState, capital: Capital, place: Hex) -> bool:
    """Whether a capital begins on a hex (T-12)."""
    return state.bots.begins_at(capital, place)
