"""Oceania: after the marked action a player may help a fellow player; enough help brings influence."""

from figurka.core.decision import DECLINE, SEATS, Option, Rule, SeatOption, agree, choose
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.company import able
from figurka.games.viticulture.rules.effects.verbs import perform
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.points import pay_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Lose, Step, Uproot, part
from figurka.games.viticulture.rules.things import TAKE, Action
from figurka.games.viticulture.rules.vineyard.cellar import grape_slot, grapes_of, put_grape, take_grape
from figurka.games.viticulture.world.content.events import INFLUENCE
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import (
    cap,
    counted,
    event_gain,
    event_gain_at_once,
    tally,
    target,
    world_of,
)
from figurka.games.viticulture.world.rules.solo import partner_gains
from figurka.games.viticulture.world.rules.things import PARTNER, Share

MOST_SHARES = 2
UPROOT: Step = Uproot(to_hand=True)
PAY_LOUSE = Option("pay_louse")


class Oceania(Continent):
    """Sharing with fellow players."""

    def after(self, state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
        """Share once with a fellow player (W-331, W-332)."""
        world = world_of(state)
        event = world.event
        if event is None or event.share is None or not event.marks(action.index):
            return
        if world.year.shared[player.seat] >= MOST_SHARES:
            return
        options = fellows(state, player, event.share)
        while options:
            chosen = yield from choose(player.seat, "share", [*options, DECLINE], event)
            if chosen is DECLINE:
                return
            if chosen is PARTNER:
                yield from share_with_partner(state, player, event.share)
                return
            if isinstance(chosen, SeatOption):
                fellow = state.players[chosen.seat]
                agreed = yield from agree(fellow.seat, "shared", TAKE, event)
                state.look_into(player.seat)
                if agreed:
                    yield from share(state, player, fellow, event.share)
                    return
            options = [option for option in options if option is not chosen]

    def reveal(self, state: VitState) -> Rule[None]:
        """The louse: everybody with a planted vine pays or uproots; a fellow player may pay instead."""
        event = world_of(state).event
        if event is None or not event.change.on_reveal:
            return
        for seat in state.order or range(state.seats):
            player = state.players[seat]
            if any(player.fields):
                yield from fight_louse(state, player)


def fellows(state: VitState, player: Player, share: Share) -> list[Option]:
    """Those with whom a player could share."""
    event = world_of(state).event
    if not steps_possible(state, player, share.cost, Course(event)):
        return []
    found: list[Option] = []
    for other in state.others(player.seat):
        if share.same_grape:
            fits = any(grape_slot(other, grape.colour, grape.value) > 0 for grape in grapes_of(player))
        else:
            fits = able(state, other, share.fellow, Course(event))
        if fits:
            found.append(SEATS[other.seat])
    if world_of(state).partner is not None:
        found.append(PARTNER)
    return found


def share(state: VitState, player: Player, fellow: Player, share: Share) -> Rule[None]:
    """Pay the cost; the fellow player gains, then the one who shares (W-331)."""
    event = world_of(state).event
    if share.same_grape:
        fitting = [grape for grape in grapes_of(player) if grape_slot(fellow, grape.colour, grape.value) > 0]
        grape = yield from choose(player.seat, "give_up", fitting, event)
        take_grape(player, grape)
        put_grape(state, fellow, grape.colour, grape.value)
    else:
        yield from do_steps(state, player, share.cost, Course(event))
        own = Course(event)
        state.look_into(fellow.seat)
        yield from do_steps(state, fellow, share.fellow, own)
        yield from aftermath(state, fellow, own)
        state.look_into(player.seat)
    state.tell("shares", player.seat, event, other=fellow.seat)
    yield from count_share(state, player, share)


def share_with_partner(state: VitState, player: Player, share: Share) -> Rule[None]:
    """The solo partner is the fellow player (W-214, W-308)."""
    event = world_of(state).event
    yield from do_steps(state, player, share.cost, Course(event))
    for step in share.fellow or (UPROOT,):
        partner_gains(state, step)
    state.tell("shares-with-partner", player.seat, event)
    yield from count_share(state, player, share)


def count_share(state: VitState, player: Player, share: Share) -> Rule[None]:
    """Count a share of a player."""
    world_of(state).year.shared[player.seat] += 1
    yield from event_gain(state, player, share.actor, Course(world_of(state).event))
    share_counted(state, player)


def share_counted(state: VitState, player: Player) -> None:
    """Enough shares bring influence, with many players twice (W-333)."""
    tally(state, player, "shares")
    shares = counted(state, "shares")
    if shares == target(state, "low") or (cap(state) > 1 and shares == target(state, "mid")):
        event_gain_at_once(state, player, INFLUENCE)


def fight_louse(state: VitState, player: Player) -> Rule[None]:
    """Pay, uproot a vine, or let a fellow player pay, which counts as a share; alone, the partner (W-308)."""
    event, partner = world_of(state).event, world_of(state).partner
    price = louse_price(state)
    options: list[Option] = [part(UPROOT)]
    if player.lira >= price:
        options.insert(0, PAY_LOUSE)
    options += [SEATS[other.seat] for other in state.others(player.seat) if other.lira >= price]
    if partner is not None and partner.purse >= price:
        options.append(PARTNER)
    while True:
        chosen = yield from choose(player.seat, "louse", options, event)
        if chosen is PAY_LOUSE:
            pay_lira(state, player, price)
            return
        if chosen is PARTNER and partner is not None:
            partner.purse -= price
            state.tell("shares-with-partner", player.seat, event)
            share_counted(state, player)
            return
        if not isinstance(chosen, SeatOption):
            yield from perform(state, player, UPROOT, Course(event))
            return
        fellow = state.players[chosen.seat]
        if (yield from agree(fellow.seat, "louse_help", TAKE, event)):
            pay_lira(state, fellow, price)
            state.tell("shares", fellow.seat, event, other=player.seat)
            share_counted(state, fellow)
            return
        options = [option for option in options if option is not chosen]


def louse_price(state: VitState) -> int:
    """The lira that keep the louse away."""
    event = world_of(state).event
    return 0 if event is None else sum(step.lira for step in event.change.on_reveal if isinstance(step, Lose))
