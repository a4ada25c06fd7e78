"""What steps would gain a player of World: as in the base game, and what only World knows."""

from typing import Final

from figurka.games.viticulture.mind.gains import FINDERS, IMPOSSIBLE, NO_COURSE, Finder, Gains
from figurka.games.viticulture.mind.gains import RECEIVED as BARTERED
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.effects.goods import GIVEN
from figurka.games.viticulture.rules.effects.visitors import playable
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import (
    GRAPES,
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    RED,
    TASTING_ROOM,
    TRELLIS,
    WHITE,
    Basic,
    Card,
    GrapeOffer,
    Structure,
    Vine,
    Visitor,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.rules.vineyard.fields import field_deals
from figurka.games.viticulture.rules.vineyard.orders import satisfied
from figurka.games.viticulture.world.content.board import (
    BONUS_POINTS,
    GOAL_POINTS,
    MOST_INFLUENCE,
    SPACES_BY_SEATS,
)
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.means import purse_worth
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.team import oval_promise, wanted_influence
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.innovating import covered_benefit, covered_cost, oval_spaces
from figurka.games.viticulture.world.rules.steps import BuyResource
from figurka.games.viticulture.world.rules.things import LETTERS, Oval, OvalSpace, Tile

LATE_POINT: Final = 0.3
"""A point of a player who has reached the goal, while influence is missing: it may bring the next one."""
NEEDLESS_POINT: Final = 0.05
OTHERS: Final = 0.6
"""How much of a gift counts that another player takes."""
WITHOUT_WINE: Final = 0.4
"""What a tasting room is worth to whoever has neither vines nor wine yet."""
UNKNOWN: Final = -1e9
"""What was not asked yet."""
DRAWN_ORDER: Final = 0.5
"""What it brings to fill one of the orders that are just drawn."""


class WorldGains(Gains):
    """A player's position at one decision of World."""

    def __init__(self, scale: Scale, state: VitState, player: Player, placing: bool = False) -> None:
        self.scale = scale
        self.clock = Clock(state, player)
        if placing and state.winter:
            self.clock.spend()
        self.wanted = wanted_influence(scale, state)
        self.purse = purse_worth(scale, player.lira, self.clock, self.wanted)
        self.best_space = UNKNOWN
        super().__init__(scale.worths, state, player, self.clock, WORLD_FINDERS)

    # The goal

    def points(self, change: int) -> float:
        """Points are needed up to the goal."""
        return self.points_of(self.player, change)

    def points_of(self, player: Player, change: int) -> float:
        """What points are worth to a player; beyond the goal they may bring influence, or nothing."""
        needed = GOAL_POINTS - player.vp
        if change <= needed:
            return float(change)
        needed = max(needed, 0)
        return needed + (change - needed) * self.beyond(player)

    def beyond(self, player: Player) -> float:
        """What a point above the goal is worth."""
        if player.vp < BONUS_POINTS and world_of(self.state).influence < MOST_INFLUENCE:
            return LATE_POINT
        return NEEDLESS_POINT

    def influence(self) -> float:
        """What a step of influence is worth."""
        return self.scale.influence if world_of(self.state).influence < MOST_INFLUENCE else 0.0

    def lira(self, change: int) -> float:
        """What more or less money is worth, some of it saved for influence."""
        had = self.player.lira
        if had + change < 0:
            return IMPOSSIBLE
        return purse_worth(self.scale, had + change, self.clock, self.wanted) - self.purse

    def gain(self, step: steps.Gain) -> float:
        """Influence besides."""
        return super().gain(step) + step.influence * self.influence()

    def lose(self, step: steps.Lose) -> float:
        """Influence besides; of lira no more is lost than one has."""
        lira = min(step.lira, self.player.lira)
        value = self.points(-step.vp) + self.income(-step.residual) - step.influence * self.influence()
        return value + self.lira(-lira) if lira else value

    def structure(self, structure: Structure) -> float:
        """A structure of the mat also for the vines that it lets plant and the orders that will need it."""
        value = super().structure(structure)
        if not isinstance(structure, Basic):
            return value
        worths, clock, player = self.scale.worths, self.clock, self.player
        if structure.bit & (TRELLIS | IRRIGATION):
            before = worths.in_hand(player, player.structures, clock)
            return value + worths.in_hand(player, player.structures | structure.bit, clock) - before
        if structure.bit & (MEDIUM_CELLAR | LARGE_CELLAR):
            before = worths.orders_ahead(self.borne, self.levels, clock)
            return value + worths.orders_ahead(self.borne, self.levels + 1, clock) - before
        if structure.bit & TASTING_ROOM and not any(player.fields) and not any(player.wines):
            return WITHOUT_WINE * value
        return value

    def planting(self, vine: Vine, index: int) -> float:
        """What a vine of the hand would gain on a field."""
        return self.changed_field(index, (*self.player.fields[index], vine)) - self.card(vine)

    def card(self, card: Card) -> float:
        """What a card is worth in the hand."""
        if not isinstance(card, Vine):
            return super().card(card)
        worths, clock, player = self.scale.worths, self.clock, self.player
        before = worths.orders_ahead(self.borne, self.levels, clock)
        return worths.held_vine(card, self.borne, self.levels, player.structures, before, clock)

    # Several at once

    def play(self, step: steps.Play) -> float:
        """The visitors that gain most."""
        guests: list[Visitor] = playable(self.state, self.player, step.deck, NO_COURSE)
        found = sorted([self.visit(card) for card in guests], reverse=True)
        if not found:
            return IMPOSSIBLE
        return found[0] + sum([max(each, 0.0) for each in found[1 : step.count]])

    def fill(self, step: steps.FillOrder) -> float:
        """The orders that gain most."""
        if step.just_drawn:
            return DRAWN_ORDER
        wines = self.player.wines
        orders = (
            [*self.orders, *self.state.edition.shared_orders(self.state)]
            if step.from_partner
            else self.orders
        )
        found = sorted(
            [self.filling(order) for order in orders if satisfied(wines, order.wines, step.relief)],
            reverse=True,
        )
        if not found:
            return IMPOSSIBLE
        more = sum([max(each, 0.0) for each in found[1 : step.count]]) / 2
        return found[0] + more + self.points(step.extra_vp) + self.worths.filled

    # Markets

    def market(self, step: steps.Market) -> float:
        """The best sale or purchase."""
        player = self.player
        found = [self.dealing(deal) for deal in field_deals(self.state, player)]
        if not self.state.edition.blocked(self.state, "sell_grapes"):
            found += [
                self.lira(GRAPES[colour][value].price) + self.without_grape(colour, value)
                for colour in (RED, WHITE)
                for value in VALUES[player.grapes[colour]]
            ]
        return max(found, default=0.1 if step.buys_grape and player.lira else IMPOSSIBLE)

    def grape_offer(self, offer: GrapeOffer) -> float:
        """A grape to be bought."""
        return self.with_grape(offer.colour, 3 * offer.price - 2) + self.lira(-offer.price)

    def selling(self, wine: Wine) -> float:
        """What selling a wine brings."""
        return self.lira(wine.value) + self.without_wine(wine.type, wine.value)

    def sell_wine(self, step: steps.SellWine) -> float:
        """The wine that is sold best."""
        wines = self.state.edition.wines_to_sell(self.state, self.player)
        return max([self.selling(wine) for wine in wines], default=IMPOSSIBLE)

    def barter(self, step: steps.Barter) -> float:
        """The least item for the best ones."""
        given = max([self.of(each) for each in GIVEN])
        return given + max([self.of(each) for each in BARTERED]) * (step.receive - step.taken)

    # Workers and fellow players

    def train(self, step: steps.Train) -> float:
        """A worker without its hat, for the years to come."""
        if not self.state.edition.can_train(self.state, self.player):
            return IMPOSSIBLE
        return self.hat() * self.clock.after + self.lira(-step.price)

    def hat(self) -> float:
        """What a worker does more in a year without its hat."""
        scale = self.scale
        return scale.worths.work + scale.trained - min(scale.summer_worker, scale.winter_worker)

    def each_player(self, step: steps.EachPlayer) -> float:
        """For all players."""
        value = self.of_all(step.steps)
        for other in self.rivals():
            for each in step.steps:
                points = each.vp if isinstance(each, steps.Gain) else 0
                value += self.points_of(other, points) if points else OTHERS * self.of(each)
        return value

    def other_player(self, step: steps.OtherPlayer) -> float:
        """For a fellow player."""
        return OTHERS * self.of_all(step.steps)

    def buy_resource(self, step: BuyResource) -> float:
        """Africa: a resource for its price."""
        return 0.5 + self.lira(-step.price)

    # Tiles

    def tile(self, tile: Tile) -> float:
        """What a rectangular tile will bring the team."""
        return self.scale.tile[LETTERS[tile.action]] * self.team_years(tile.action < 8)

    def oval(self, oval: Oval) -> float:
        """What an oval tile will bring the team on the best space."""
        if self.best_space == UNKNOWN:
            spaces = oval_spaces(self.state, self.player.lira)
            self.best_space = max([self.oval_space(each) for each in spaces], default=0.0)
        return self.best_space + self.scale.oval_bonus * oval_promise(oval) * self.team_years(True)

    def oval_space(self, space: OvalSpace) -> float:
        """What an oval brings the team on a space."""
        index = space.action.index
        value = self.scale.oval[space.action.letter] * self.team_years(index < 8)
        if SPACES_BY_SEATS[self.state.seats] > 1 and world_of(self.state).ovals[2 * index + 1 - space.space]:
            value *= 0.2
        return value + self.of_all(covered_benefit(space)) + self.lira(-covered_cost(space))

    def team_years(self, summer: bool) -> float:
        """The years that a tile will help, of all players together."""
        now = 0.7 * self.clock.summer if summer else 0.9 * self.clock.winter
        return (self.clock.after + now) * self.state.seats

    def gain_tile(self, step: steps.GainTile) -> float:
        """The best tile on offer."""
        found = [
            self.oval(tile) if isinstance(tile, Oval) else self.tile(tile)
            for tile in world_of(self.state).revealed
            if isinstance(tile, Oval) or (isinstance(tile, Tile) and not step.only_oval)
        ]
        return max(found, default=IMPOSSIBLE) + self.lira(-step.price)

    # What is worth the same everywhere

    def small_gain(self, step: steps.Step) -> float:
        """What seldom matters."""
        return SMALL[type(step)]


SMALL: Final[dict[type[steps.Step], float]] = {
    steps.JointGift: 0.2,
    steps.MoveRooster: -0.2,
    steps.GainWine: 0.4,
}
WORLD_FINDERS: Final[dict[type[steps.Step], Finder]] = {
    **FINDERS,
    steps.Gain: WorldGains.gain,
    steps.Lose: WorldGains.lose,
    steps.Play: WorldGains.play,
    steps.FillOrder: WorldGains.fill,
    steps.Market: WorldGains.market,
    steps.SellWine: WorldGains.sell_wine,
    steps.Barter: WorldGains.barter,
    steps.Train: WorldGains.train,
    steps.EachPlayer: WorldGains.each_player,
    steps.OtherPlayer: WorldGains.other_player,
    steps.GainTile: WorldGains.gain_tile,
    BuyResource: WorldGains.buy_resource,
    **dict.fromkeys(SMALL, WorldGains.small_gain),
}
"""How the gain of each kind of step is found."""
