"""World's edition: what events, tiles and hats change in the base game's ways."""

from collections.abc import Sequence

from figurka.core.decision import Option, Rule, choose
from figurka.core.rules import Refusal
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.board.workers import replace_worker, standing_workers
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.edition import Edition
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import ChooseOne, Draw, Gain, Step, Train
from figurka.games.viticulture.rules.things import (
    BARE,
    BLUE,
    BY_EVENTS,
    BY_WAKE_UP,
    RED,
    SPARKLING,
    YELLOW,
    Action,
    Card,
    Order,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.cellar import wines_of
from figurka.games.viticulture.world.content.board import (
    BONUS_POINTS,
    HAND_LIMIT,
    SPACES_BY_SEATS,
    WORLD_ACTIONS,
)
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.continents.north_america import change_fame
from figurka.games.viticulture.world.rules.influence import (
    at_once,
    event_gain_at_once,
    gain_influence,
    lose_influence,
    tally,
    world_of,
)
from figurka.games.viticulture.world.rules.solo import display_orders, partner_gains, take_from_display
from figurka.games.viticulture.world.rules.things import (
    ACTING,
    AT_HOME,
    EVENT_SPACE,
    FROM_EVENT,
    FROM_POINTS,
    FROM_PURCHASE,
    HATS,
    LETTERS,
    LIRA_SPACE,
    ON_BOARD,
    Event,
    Hat,
    Position,
)

PLANT = LETTERS.index("A")
BUILD = LETTERS.index("D")
SELL_GRAPES = LETTERS.index("F")
MAKE_WINE = LETTERS.index("K")
NEED_OTHERS = frozenset(card.name for card in (*SUMMER_VISITORS, *WINTER_VISITORS) if not card.alone)
"""The visitors that are replaced when nobody else plays (W-124)."""


class WorldEdition(Edition):
    """World on one of its continents."""

    hand_limit = HAND_LIMIT
    actions = WORLD_ACTIONS
    all_trained = Refusal("viticulture-refusal-no-hat")

    def __init__(self, continent: Continent, solo: bool) -> None:
        self.continent = continent
        self.forbidden = FORBIDDEN | NEED_OTHERS if solo else FORBIDDEN

    def spaces(self, seats: int) -> int:
        return SPACES_BY_SEATS[seats]

    def open_hands(self, state: VitState) -> bool:
        return world_of(state).open_hands

    def cards_shown(self, state: VitState, player: Player, seat: int) -> tuple[Card, ...]:
        offer = world_of(state).offer
        if offer is None or offer.fellow != seat or offer.proposer != player.seat:
            return ()
        return offer.gives.cards

    # Prices and changes (W-305: most of them on the board's action only)

    def build_discount(self, state: VitState, course: Course) -> int:
        return self.continent.change(state).build_discount if course.action == BUILD else 0

    def planting_price(self, state: VitState, course: Course) -> int:
        return self.continent.change(state).planting_price if course.action == PLANT else 0

    def harvest_change(self, state: VitState) -> int:
        return self.continent.change(state).harvest_value

    def wine_change(self, state: VitState) -> int:
        return self.continent.change(state).wine_value

    def order_change(self, state: VitState) -> int:
        return self.continent.change(state).order_vp

    def most_wines(self, state: VitState, course: Course, count: int) -> int:
        most = self.continent.change(state).most_wines
        if not most or course.action != MAKE_WINE:
            return count
        return min(count, most + (world_of(state).tiles[MAKE_WINE] is not None))

    def wines_to_sell(self, state: VitState, player: Player) -> list[Wine]:
        return wines_of(player, self.continent.change(state).least_wine_sold)

    def blocked(self, state: VitState, what: str) -> bool:
        return what in self.continent.change(state).blocked

    def effect_of(self, state: VitState, action: Action) -> tuple[Step, ...]:
        if action.index == LIRA_SPACE:
            return self.lira_space(state)
        if action.index < LIRA_SPACE:
            tile = world_of(state).tiles[action.index]
            if tile is not None:
                return tile.steps
        return action.effect.ways[0].steps

    def lira_space(self, state: VitState) -> tuple[Step, ...]:
        """A lira, or a structure card with the module, or what the continent adds (W-32)."""
        choices: tuple[Step, ...] = (Gain(lira=1),)
        if state.with_structures:
            choices += (Draw(structure=1),)
        choices += self.continent.lira_space(state, state.players[state.active])
        return choices if len(choices) == 1 else (ChooseOne(choices),)

    def branch(self, source: Option | None) -> int:
        if isinstance(source, Event) or source is WORLD_ACTIONS[EVENT_SPACE]:
            return BY_EVENTS
        return BY_WAKE_UP if isinstance(source, Position) else super().branch(source)

    # What has happened

    def scored(self, state: VitState, player: Player) -> None:
        """Whoever reaches 30 points brings influence, once (W-19, W-140)."""
        career = world_of(state).careers[player.seat]
        if player.vp >= BONUS_POINTS and not career.thirty:
            career.thirty = True
            gain_influence(state, player, 1, FROM_POINTS)

    def planted(self, state: VitState, player: Player) -> None:
        tally(state, player, "vines_planted")
        tally(state, player, "players_who_planted")

    def harvested(self, state: VitState, player: Player) -> None:
        tally(state, player, "fields_harvested")

    def built(self, state: VitState, player: Player) -> None:
        tally(state, player, "structures_built")

    def visitor_played(self, state: VitState, player: Player) -> None:
        world_of(state).careers[player.seat].visitors_this_season += 1

    def wine_made(self, state: VitState, player: Player, wine: Wine) -> None:
        if wine.type == SPARKLING:
            world_of(state).careers[player.seat].sparkling_made += 1
        if wine.type == RED:
            tally(state, player, "red_wine_value_made", wine.value)
        at_once(state, player, self.continent.change(state).wine_gain)

    def order_filled(self, state: VitState, player: Player, order: Order, wines: Sequence[Wine]) -> None:
        world = world_of(state)
        career = world.careers[player.seat]
        career.best_order = max(career.best_order, order.vp)
        change = self.continent.change(state)
        at_once(state, player, change.order_gain)
        highest = max(wine.value for wine in wines)
        if highest >= 6:
            at_once(state, player, change.order_with_6)
        if highest >= 7 and not world.year.first_fine_order:
            world.year.first_fine_order = True
            event_gain_at_once(state, player, change.first_order_with_7)
        tally(state, player, "orders_filled")

    def grapes_sold(self, state: VitState, player: Player, count: int, course: Course) -> None:
        if course.action == SELL_GRAPES:
            for _ in range(count):
                at_once(state, player, self.continent.change(state).grape_sold_gain)

    # Influence and fame

    def gain_influence(self, state: VitState, player: Player, amount: int, course: Course) -> None:
        by_event = self.branch(course.source) == BY_EVENTS
        gain_influence(state, player, amount, FROM_EVENT if by_event else FROM_PURCHASE)

    def lose_influence(self, state: VitState, amount: int) -> None:
        lose_influence(state, amount)

    def change_fame(self, state: VitState, player: Player, amount: int) -> None:
        change_fame(state, player, amount)

    # The solo partner

    def gift_without_fellow(self, state: VitState, steps: Sequence[Step]) -> None:
        if world_of(state).partner is not None:
            for step in steps:
                partner_gains(state, step)

    def shared_orders(self, state: VitState) -> list[Order]:
        return display_orders(state)

    def take_shared_order(self, state: VitState, order: Order) -> None:
        take_from_display(state, order)

    # Training

    def can_train(self, state: VitState, player: Player) -> bool:
        """Whether a hat is left (W-110)."""
        return player.workers[YELLOW] + player.workers[BLUE] > 0

    def train(self, state: VitState, player: Player, step: Train, course: Course) -> Rule[None]:
        """Take the hat off one of the own workers (W-64, W-110)."""
        hat = yield from choose(player.seat, "hat", hats(state, player, course), course.source)
        take_off_hat(state, player, hat, course)
        state.tell("trains", player.seat, hat)
        tally(state, player, "workers_trained")


def continent_of(state: VitState) -> Continent:
    """The continent where the game is played."""
    assert isinstance(state.edition, WorldEdition)
    return state.edition.continent


def hats(state: VitState, player: Player, course: Course) -> list[Hat]:
    """The hats that may be taken off."""
    found: list[Hat] = []
    for kind in (YELLOW, BLUE):
        if player.available[kind]:
            found.append(HATS[kind, AT_HOME])
        out = player.workers[kind] - player.available[kind]
        if course.worker == kind and out:
            found.append(HATS[kind, ACTING])
            out -= 1
        if out > 0:
            found.append(HATS[kind, ON_BOARD])
    return found


def take_off_hat(state: VitState, player: Player, hat: Hat, course: Course) -> None:
    """A worker becomes a trained one, wherever it stands."""
    kind = hat.kind
    player.workers[kind] -= 1
    player.workers[BARE] += 1
    if hat.where == AT_HOME:
        player.available[kind] -= 1
        player.available[BARE] += 1
        return
    uncover(state, player, kind, course, hat.where == ACTING)
    if hat.where == ACTING:
        course.worker = BARE
        course.trained = True


def uncover(state: VitState, player: Player, kind: int, course: Course, acting: bool) -> None:
    """Take the hat off the worker that acts, or off another one that stands somewhere."""
    own = (course.standing, course.space, course.worker)
    there = [place for place in standing_workers(state, player) if place.kind == kind]
    fitting = [place for place in there if ((place.action, place.space, place.kind) == own) == acting]
    replace_worker(state, player, (fitting or there)[0], BARE)
