"""How much a hurried player likes each option, by what it would gain him."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.core.mind import Weights
from figurka.games.viticulture.content.board import ACTIONS
from figurka.games.viticulture.mind.gains import IMPOSSIBLE, Gains
from figurka.games.viticulture.mind.worths import tasks
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.board.workers import Placed
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.effects.cards import top_discard
from figurka.games.viticulture.rules.effects.ways import BOTH
from figurka.games.viticulture.rules.state import TASTED, Player
from figurka.games.viticulture.rules.things import (
    BARE,
    BESIDE,
    GRANDE,
    MAT_SITES,
    PASS,
    TASTING_ROOM,
    WITH_BONUS,
    Action,
    Basic,
    BoardSpot,
    Building,
    Card,
    CardSpot,
    Deck,
    DemolishSpot,
    Field,
    FieldDeal,
    Gift,
    Grape,
    Order,
    Planting,
    Recipe,
    Row,
    Site,
    Swap,
    Vine,
    Visitor,
    Wine,
    WorkerKind,
    YokeSpot,
)
from figurka.games.viticulture.rules.vineyard.cellar import has_wine
from figurka.games.viticulture.rules.year import BARN_PRICE

KEPT: Final = frozenset(("keep", "draft"))
"""The kinds of decisions in which a card is taken; in the others it goes."""
USUAL_WINE: Final = steps.MakeWine(2, up_to=True)
MAKE_ONE: Final = steps.MakeWine()
FILL: Final = steps.FillOrder()
AGREED: Final = frozenset(("join", "ferment", "mercado", "barn", "tap_room", "tavern"))
"""The kinds of decisions that ask whether to take what is offered."""
POURED: Final = {
    "tap_room": (steps.Discard(steps.WINE), 2.0),
    "tavern": (steps.Discard(steps.GRAPE, 2), 3.0),
    "barn": (BARN_PRICE, 1.0),
}
"""What the structure cards take, and the points for it."""


class Liking:
    """A taste: how the actions of the board are liked besides what they gain."""

    def __init__(
        self,
        weights: Weights,
        actions: Sequence[Action] = ACTIONS,
        likes: Mapping[type[Option], "Like"] | None = None,
    ) -> None:
        self.likes = LIKES if likes is None else likes
        self.actions = [weights[f"at_{action.name}"] for action in actions]
        self.later = weights["later"]
        self.beside = weights["beside"]
        self.early = weights["early"]
        self.grande = weights["grande"]
        self.yoke = weights["yoke_space"]

    def likings(self, gains: Gains, decision: Decision) -> list[float]:
        """How much each option is liked."""
        return [self.option(gains, decision, option) for option in decision.options]

    def option(self, gains: Gains, decision: Decision, option: Option) -> float:
        """How much one option is liked."""
        if option is DONE or option is DECLINE or option is PASS:
            return 0.0
        if decision.kind in AGREED:
            return self.agreed(gains, decision)
        like = self.likes.get(type(option))
        if like is None:
            return 0.1
        return max(like(self, gains, decision, option), IMPOSSIBLE)

    def agreed(self, gains: Gains, decision: Decision) -> float:
        """What an offer would gain."""
        kind = decision.kind
        if kind in POURED:
            price, points = POURED[kind]
            return points + gains.of(price)
        if kind == "ferment":
            return gains.of(MAKE_ONE)
        if kind == "mercado":
            return gains.of(FILL)
        visitor = decision.because
        assert isinstance(visitor, Visitor)
        offer = visitor.effect.ways[0].steps[0]
        return gains.of(offer.step) if isinstance(offer, steps.AllMay) else 0.1

    # Places

    def worker_cost(self, gains: Gains) -> float:
        """What a worker placed in summer could do in winter."""
        if gains.state.winter:
            return 0.0
        busy = sum(gains.player.available) <= tasks(gains.player)
        return self.later * (gains.worths.work if busy else gains.worths.idle)

    def board_spot(self, gains: Gains, decision: Decision, spot: BoardSpot) -> float:
        """What the action gains, with the bonus, and less with the grande beside full spaces."""
        value = self.action(gains, decision, spot.action) - self.worker_cost(gains)
        if spot.space == WITH_BONUS:
            value += self.bonus(gains, spot.action)
        elif spot.space == BESIDE:
            value -= self.beside
        return value

    def action(self, gains: Gains, decision: Decision, action: Action) -> float:
        """What an action of the board gains."""
        value = self.actions[action.index] + gains.of_all(action.effect.ways[0].steps)
        if action.name == "give_tour":
            value += tasted(gains.player)
        return value

    def bonus(self, gains: Gains, action: Action) -> float:
        """What the bonus of the middle space adds."""
        bonus = action.bonus[0]
        if isinstance(bonus, steps.Discount):
            return gains.lira(bonus.lira)
        if isinstance(bonus, steps.Gain | steps.Draw):
            return gains.of(bonus)
        return 0.3

    def card_spot(self, gains: Gains, decision: Decision, spot: CardSpot) -> float:
        """What an own structure card does."""
        building = spot.building
        return gains.of_all(building.action) + gains.of_all(building.bonus) - self.worker_cost(gains)

    def yoke_spot(self, gains: Gains, decision: Decision, spot: YokeSpot) -> float:
        """A harvest at home."""
        return self.yoke + gains.of(steps.Harvest()) - self.worker_cost(gains)

    def demolish_spot(self, gains: Gains, decision: Decision, spot: DemolishSpot) -> float:
        """Structure cards are rather kept."""
        return -1.0

    def worker(self, gains: Gains, decision: Decision, kind: WorkerKind) -> float:
        """The grande, who can stand beside full spaces, is kept for later."""
        return 0.5 - (self.grande if kind.index == GRANDE else 0.0) - 0.01 * (kind.index == BARE)

    def placed(self, gains: Gains, decision: Decision, worker: Placed) -> float:
        """A worker to be taken back: rather the grande, and one who leaves a wanted space."""
        wanted = self.actions[worker.action] if worker.action >= 0 else 0.0
        return 0.6 + (self.grande if worker.kind == GRANDE else 0.0) + 0.05 * wanted

    def row(self, gains: Gains, decision: Decision, row: Row) -> float:
        """The bonus, and acting before others."""
        rivals = gains.rivals()
        chosen = [rival for rival in rivals if rival.row >= 0]
        before = sum([rival.row > row.index for rival in chosen])
        likely = (len(rivals) - len(chosen)) * (6 - row.index) / 6
        return gains.of_all(row.bonus) + self.early * (before + likely)

    def gift(self, gains: Gains, decision: Decision, gift: Gift) -> float:
        """What a papa gives."""
        value = gift.vp + (gains.lira(gift.lira) if gift.lira else 0.0)
        if gift.structure is not None:
            value += gains.structure(gift.structure)
        if gift.worker:
            value += gains.worths.trained(gains.player, gains.time) + gains.worths.work
        return value

    # Effects

    def way(self, gains: Gains, decision: Decision, way: steps.Way) -> float:
        """The steps together."""
        return gains.of_all(way.steps)

    def other(self, gains: Gains, decision: Decision, option: Option) -> float:
        """Both ways of a visitor for their price."""
        visitor = decision.because
        if option is not BOTH or not isinstance(visitor, Visitor) or visitor.effect.both is None:
            return 0.1
        return sum([gains.way(way) for way in visitor.effect.ways]) + gains.of(visitor.effect.both)

    def part(self, gains: Gains, decision: Decision, part: steps.Part) -> float:
        """A step; an offer of several steps is told by its first one."""
        visitor = decision.because
        if decision.kind == "accept" and isinstance(visitor, Visitor):
            offer = next(
                step for step in (*visitor.effect.ways[0].steps,) if isinstance(step, steps.OthersMay)
            )
            return gains.of_all(offer.steps)
        if decision.kind == "part_first" and isinstance(part.step, steps.Build | steps.AgeWine):
            return 99.0
        return gains.of(part.step)

    # Cards

    def card(self, gains: Gains, decision: Decision, card: Card) -> float:
        """A card to be taken: the best one; a card to be given up: the worst one."""
        if decision.kind in KEPT:
            return gains.card(card)
        if decision.kind == "promise":
            return -gains.card(card) - 0.1
        return 3.0 - gains.card(card)

    def order(self, gains: Gains, decision: Decision, order: Order) -> float:
        """An order to be filled, or a card like others."""
        return gains.filling(order) if decision.kind == "order" else self.card(gains, decision, order)

    def visitor(self, gains: Gains, decision: Decision, visitor: Visitor) -> float:
        """A visitor to be played, or a card like others."""
        return gains.visit(visitor) if decision.kind == "visitor" else self.card(gains, decision, visitor)

    def deck(self, gains: Gains, decision: Decision, deck: Deck) -> float:
        """A card that nobody has seen, or the topmost discard."""
        if decision.kind == "pile":
            top = top_discard(gains.state, deck.index)
            return IMPOSSIBLE if top is None else gains.card(top)
        return gains.drawn(deck.index)

    # The vineyard

    def basic(self, gains: Gains, decision: Decision, structure: Basic) -> float:
        """A structure for its price."""
        return gains.structure(structure) + gains.lira(-priced(decision, structure.cost))

    def building(self, gains: Gains, decision: Decision, building: Building) -> float:
        """A structure card to be built, taken down, used, or a card like others."""
        kind = decision.kind
        if kind == "build":
            return gains.structure(building) + gains.lira(-priced(decision, building.cost))
        if kind == "demolish":
            return 3.0 - gains.worths.building_worth(building, gains.time)
        if kind == "harvest":
            return sum([gains.harvesting(index) for index, vines in enumerate(gains.player.fields) if vines])
        return self.card(gains, decision, building)

    def site(self, gains: Gains, decision: Decision, site: Site) -> float:
        """The slots of the mat first, then the smallest field."""
        return 1.0 - 0.1 * site.index if site.index < MAT_SITES else 0.1 - 0.01 * site.index

    def planting(self, gains: Gains, decision: Decision, planting: Planting) -> float:
        """A vine to be planted or uprooted."""
        if decision.kind == "uproot":
            return 3.0 + gains.uprooting(planting.vine, planting.field.index)
        return gains.planting(planting.vine, planting.field.index) + gains.milled()

    def swap(self, gains: Gains, decision: Decision, swap: Swap) -> float:
        """Two vines that change places."""
        return gains.swapping(swap)

    def field(self, gains: Gains, decision: Decision, field: Field) -> float:
        """A field to be harvested: whatever it brings is better than nothing."""
        return max(gains.harvesting(field.index), 0.01)

    def deal(self, gains: Gains, decision: Decision, deal: FieldDeal) -> float:
        """A field to be sold or bought back."""
        return gains.dealing(deal)

    def grape(self, gains: Gains, decision: Decision, grape: Grape) -> float:
        """A grape to be gained, aged, sold or given up."""
        kind = decision.kind
        if kind == "gain_grape":
            return gains.with_grape(grape.colour, grape.value)
        if kind == "age_grape":
            return gains.aging_grape(grape)
        lost = gains.without_grape(grape.colour, grape.value)
        return 3.0 + lost if kind == "give_up" else lost + gains.lira(grape.price)

    def wine(self, gains: Gains, decision: Decision, wine: Wine) -> float:
        """A wine to be aged, poured or given up."""
        if decision.kind == "age_wine":
            assert isinstance(decision, Choice)
            assert isinstance(decision.step, steps.AgeWine)
            return gains.aging_wine(wine, decision.step.times)
        if decision.kind == "pour":
            return 3.0 + gains.without_wine(wine.type, wine.value) - 0.05 * wine.value
        return 3.0 + gains.without_wine(wine.type, wine.value)

    def recipe(self, gains: Gains, decision: Decision, recipe: Recipe) -> float:
        """A wine to be made."""
        step = decision.step if isinstance(decision, Choice) else USUAL_WINE
        assert isinstance(step, steps.MakeWine)
        return gains.making(recipe, step)

    def seat(self, gains: Gains, decision: Decision, option: SeatOption) -> float:
        """Of the others the one who has least."""
        return 0.5 - 0.01 * gains.state.players[option.seat].vp


def tasted(player: Player) -> float:
    """The point of the tasting room for the first tour of a year."""
    return float(player.structures & TASTING_ROOM != 0 and not player.once & TASTED and has_wine(player))


def priced(decision: Decision, cost: int) -> int:
    """What a structure costs by the step that asks."""
    if not isinstance(decision, Choice) or not isinstance(decision.step, steps.Build):
        return cost
    step = decision.step
    if step.free:
        return 0
    printed = step.price if step.price >= 0 else cost
    return max(printed - step.discount - decision.course.discount, 0)


Like: TypeAlias = Callable[[Any, Any, Decision, Any], float]
LIKES: Final[dict[type[Option], Like]] = {
    BoardSpot: Liking.board_spot,
    CardSpot: Liking.card_spot,
    YokeSpot: Liking.yoke_spot,
    DemolishSpot: Liking.demolish_spot,
    Action: Liking.action,
    WorkerKind: Liking.worker,
    Placed: Liking.placed,
    Row: Liking.row,
    Gift: Liking.gift,
    steps.Way: Liking.way,
    steps.Part: Liking.part,
    Option: Liking.other,
    Vine: Liking.card,
    Order: Liking.order,
    Visitor: Liking.visitor,
    Deck: Liking.deck,
    Basic: Liking.basic,
    Building: Liking.building,
    Site: Liking.site,
    Planting: Liking.planting,
    Swap: Liking.swap,
    Field: Liking.field,
    FieldDeal: Liking.deal,
    Grape: Liking.grape,
    Wine: Liking.wine,
    Recipe: Liking.recipe,
    SeatOption: Liking.seat,
}
"""How each sort of option is judged."""
