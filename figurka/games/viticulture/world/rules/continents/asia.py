"""Asia: the team adds grapes, vines or wine to the dish of the year."""

from figurka.core.decision import DONE, Option, Rule, agree, choose
from figurka.games.viticulture.rules.cards import cards_of
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import perform
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.points import gain_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import GRAPE, WINE, Gain, GainGrape
from figurka.games.viticulture.rules.things import RED, TAKE, VINE, WHITE, Action, Card, Grape, Wine
from figurka.games.viticulture.rules.vineyard.cellar import grapes_of, take_grape, take_wine, wines_of
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import (
    cap,
    cap_left,
    counted,
    event_gain,
    event_gain_at_once,
    tally,
    target,
    world_of,
)
from figurka.games.viticulture.world.rules.state import Given
from figurka.games.viticulture.world.rules.things import Dish

AFTER_ACTION = 2
WHEN_PASSING = 1


class Asia(Continent):
    """Dishes, and bonuses after the marked action."""

    def begin(self, state: VitState, player: Player) -> Rule[None]:
        """A grape of value 1 in a colour of choice (W-320)."""
        yield from perform(state, player, GainGrape(), Course())

    def after(self, state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
        """Add to the dish, or buy what the event offers."""
        event = world_of(state).event
        if event is None or not event.marks(action.index):
            return
        if event.dish is not None:
            yield from cook(state, player, event.dish, AFTER_ACTION)
        if event.bonus is not None:
            yield from self.buy(state, player, course)

    def passing(self, state: VitState, player: Player) -> Rule[None]:
        """One ingredient when passing (W-321)."""
        event = world_of(state).event
        if event is not None and event.dish is not None:
            yield from cook(state, player, event.dish, WHEN_PASSING)

    def buy(self, state: VitState, player: Player, course: Course) -> Rule[None]:
        """An effect that may be bought after the marked action (W-302)."""
        world = world_of(state)
        event = world.event
        if event is None or event.bonus is None:
            return
        bonus, year = event.bonus, world.year
        if bonus.once_per_player and year.served >> player.seat & 1:
            return
        influential = any(isinstance(step, Gain) and step.influence for step in bonus.gain)
        if influential and cap(state) and not cap_left(state):
            return
        own = Course(event)
        own.made = course.made
        if not steps_possible(state, player, bonus.cost + bonus.gain, own):
            return
        if not (yield from agree(player.seat, "event", TAKE, event)):
            return
        year.served |= 1 << player.seat
        yield from do_steps(state, player, bonus.cost, own)
        yield from event_gain(state, player, bonus.gain, own)
        tally(state, player, "uses")
        if bonus.team_target and counted(state, "uses") == target(state, bonus.team_target):
            event_gain_at_once(state, player, bonus.team_gain)

    def year_end(self, state: VitState) -> Rule[None]:
        """A dish that was not done pays each giver a lira for each ingredient (W-324)."""
        year = world_of(state).year
        if not year.dish_done:
            for given in year.dish:
                gain_lira(state, state.players[given.seat], 1)
        clear(state)
        return
        yield


def need(state: VitState, dish: Dish) -> int:
    """How much the dish needs (W-322)."""
    return dish.need(state.seats)


def amount(state: VitState) -> int:
    """How much lies on the dish: grapes and wines count their value, cards one each (W-322)."""
    return sum(
        given.thing.value if isinstance(given.thing, Grape | Wine) else 1
        for given in world_of(state).year.dish
    )


def ingredients(player: Player, dish: Dish) -> list[Option]:
    """What a player could add to the dish."""
    if dish.ingredient == GRAPE:
        return [grape for grape in grapes_of(player) if dish.colour in (-1, grape.colour)]
    if dish.ingredient == WINE:
        return [*wines_of(player)]
    return [*cards_of(player, dish.ingredient)]


def cook(state: VitState, player: Player, dish: Dish, most: int) -> Rule[None]:
    """Add up to so many ingredients (W-321)."""
    year = world_of(state).year
    for _ in range(most):
        options = ingredients(player, dish)
        if year.dish_done or not options:
            return
        chosen = yield from choose(player.seat, "ingredient", [*options, DONE], world_of(state).event)
        if chosen is DONE:
            return
        give(state, player, chosen)
        if complete(state, dish):
            yield from serve(state, player, dish)


def give(state: VitState, player: Player, thing: Option) -> None:
    """Move an ingredient from a player to the dish."""
    if isinstance(thing, Grape):
        take_grape(player, thing)
    elif isinstance(thing, Wine):
        take_wine(player, thing)
    elif isinstance(thing, Card):
        player.hand[thing.deck].remove(thing)
    world_of(state).year.dish += (Given(player.seat, thing),)
    state.tell("cooks", player.seat, thing)


def complete(state: VitState, dish: Dish) -> bool:
    """Whether the need is met."""
    if amount(state) < need(state, dish):
        return False
    colours = {given.thing.colour for given in world_of(state).year.dish if isinstance(given.thing, Grape)}
    return not dish.both_colours or colours == {RED, WHITE}


def serve(state: VitState, player: Player, dish: Dish) -> Rule[None]:
    """The dish is done: the team and the cooks gain (W-323)."""
    world = world_of(state)
    world.year.dish_done = True
    state.tell("dish", player.seat, world.event)
    yield from event_gain(state, player, dish.team, Course(world.event))
    for seat in dict.fromkeys([given.seat for given in world.year.dish]):
        yield from event_gain(state, state.players[seat], dish.cooks, Course(world.event))


def clear(state: VitState) -> None:
    """The ingredients go away; cards to their discards."""
    year = world_of(state).year
    state.discards[VINE] += [given.thing for given in year.dish if isinstance(given.thing, Card)]
    year.dish = ()
