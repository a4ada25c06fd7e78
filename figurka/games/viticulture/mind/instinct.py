"""A rough worth of each option, by fixed figures; World builds on it."""

from collections.abc import Callable
from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.mind.evaluate import BUILT, CARD, WINE, order_worth, vine_worth, wines_near
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.board.workers import Placed
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import (
    BARE,
    GRANDE,
    GREY,
    ORDER,
    PASS,
    Action,
    Basic,
    BoardSpot,
    Building,
    Card,
    Deck,
    Field,
    FieldDeal,
    Gift,
    Grape,
    GrapeOffer,
    Order,
    Planting,
    Recipe,
    Row,
    Swap,
    Vine,
    Visitor,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.rules.vineyard.cellar import wine_slot
from figurka.games.viticulture.rules.vineyard.fields import load

ACTION: Final = {
    "fill_order": 9.0,
    "gain_influence": 8.5,
    "play_winter_visitor": 5.0,
    "make_wine": 6.5,
    "harvest_field": 6.0,
    "plant_vine": 5.5,
    "play_summer_visitor": 5.0,
    "build_structure": 4.5,
    "draw_order": 4.0,
    "innovate": 3.5,
    "train_worker": 3.5,
    "draw_vine": 3.0,
    "give_tour": 3.2,
    "sell_wine": 1.0,
    "trade": 1.0,
    "sell_grapes_or_field": 0.8,
    "event_space": 4.0,
    "gain_lira": 1.5,
}
"""How much a hurried player likes an action."""
SURPLUS: Final = 0.2
"""What each point of value above the request costs when a wine is poured."""

STEPS: Final[dict[type[steps.Step], float]] = {
    steps.Build: 1.3,
    steps.UpgradeCellar: 1.5,
    steps.Plant: 1.0,
    steps.Uproot: -0.8,
    steps.Harvest: 1.2,
    steps.MakeWine: 1.6,
    steps.FillOrder: 4.0,
    steps.AgeWine: 0.6,
    steps.AgeGrape: 0.3,
    steps.Train: 1.6,
    steps.Retrieve: 1.0,
    steps.TakeTemporary: 1.2,
    steps.Play: 1.4,
    steps.GainTile: 1.2,
    steps.GainGrape: 0.3,
    steps.DrawOneOfEach: 2.2,
    steps.RevealOneOfEach: 1.4,
    steps.TakeFromDiscards: 1.4,
    steps.DrawPer: 0.6,
    steps.DrawKeep: 1.2,
    steps.AllMay: 0.8,
    steps.Barter: 0.5,
    steps.Market: 0.4,
    steps.SellWine: 0.6,
    steps.GiveToActor: -0.9,
}


def option_worth(state: VitState, decision: Decision, option: Option) -> float:
    """What an option looks worth."""
    player = state.players[decision.seat]
    if option is DONE:
        return 0.05
    if option is DECLINE or option is PASS:
        return 0.0
    for kind, judge in JUDGES:
        if isinstance(option, kind):
            return judge(state, player, decision, option)
    return 0.1


# Effects


def step_worth(step: steps.Step) -> float:
    """What a step looks worth, whatever the position."""
    if isinstance(step, steps.Gain):
        return 0.3 * step.lira + step.vp + 0.8 * step.residual + 3.0 * step.influence
    if isinstance(step, steps.Pay):
        return -0.28 * step.lira
    if isinstance(step, steps.Lose):
        return -step.vp - 0.7 * step.residual - 0.28 * step.lira
    if isinstance(step, steps.Discard):
        return -0.45 * step.count * (1.6 if step.what == "wine" else 1.0)
    if isinstance(step, steps.Draw):
        return 0.55 * sum(step.counts)
    if isinstance(step, steps.DrawChoice):
        return 0.6 * step.count
    if isinstance(step, steps.GainPer):
        return 1.2 * step.vp + 0.4 * step.lira
    if isinstance(step, steps.When):
        return 0.4 * sum(step_worth(each) for each in step.steps)
    if isinstance(step, steps.ChooseOne):
        return max(step_worth(each) for each in step.steps)
    if isinstance(step, steps.May):
        return max(step_worth(step.step), 0.0)
    if isinstance(step, steps.EachPlayer):
        return 1.2 * sum(step_worth(each) for each in step.steps)
    return STEPS.get(type(step), 0.1)


def judge_way(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Steps together."""
    assert isinstance(option, steps.Way)
    return sum(step_worth(step) for step in option.steps)


def judge_part(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """A step, or the cheapest price to give."""
    assert isinstance(option, steps.Part)
    value = step_worth(option.step)
    if isinstance(option.step, steps.Pay | steps.Lose | steps.Discard) and decision.kind == "barter_give":
        return value + 1.0
    return value


def judge_gift(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """What a papa gives."""
    assert isinstance(option, Gift)
    structure = 0.0 if option.structure is None else BUILT[option.structure.name] + 0.3
    worker = 2.5 if option.worker or option.trains else 0.0
    return 0.33 * option.lira + structure + option.vp + worker + 0.5 * option.orders


def judge_row(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The bonus, and acting early."""
    assert isinstance(option, Row)
    return sum(step_worth(step) for step in option.bonus) + 0.1 * (6 - option.index)


# Places and workers


def judge_spot(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The action, better with its bonus."""
    assert isinstance(option, BoardSpot)
    return ACTION[option.action.name] + (0.5 if option.space == 1 else 0.0)


def judge_action(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """How much the action is liked."""
    assert isinstance(option, Action)
    return ACTION[option.name]


def judge_worker(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Labourers before trained workers, the grande last."""
    assert isinstance(option, WorkerKind)
    return {BARE: 0.5, GREY: 0.45, GRANDE: 0.2}.get(option.index, 0.6)


def judge_placed(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The grande is worth the most."""
    assert isinstance(option, Placed)
    return 0.6 if option.kind == GRANDE else 0.4


# Cards


def card_worth(player: Player, card: Card) -> float:
    """What a card in hand looks worth."""
    if isinstance(card, Order):
        return 0.3 + order_worth(player, card, wines_near(player))
    if isinstance(card, Vine):
        return vine_worth(player, card)
    return CARD[card.deck]


def judge_card(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """A card to be kept or played: the best one; a card to be given up: the worst one."""
    assert isinstance(option, Card)
    if decision.kind in ("order", "keep", "draft", "build"):
        bonus = option.vp if isinstance(option, Order) and decision.kind == "order" else 0.0
        return card_worth(player, option) + bonus
    if isinstance(option, Visitor) and decision.kind == "visitor":
        return max(sum(step_worth(step) for step in way.steps) for way in option.effect.ways) + 2.0
    if decision.kind == "promise":
        return -0.1
    return 3.0 - card_worth(player, option)


def judge_deck(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Orders while there are few, then vines, then visitors."""
    assert isinstance(option, Deck)
    held = len(player.hand[option.index])
    return CARD[option.index] + (0.5 if option.index == ORDER else 0.2) - 0.25 * held


# The vineyard


def judge_basic(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """What it is worth built, more if vines in hand need it."""
    assert isinstance(option, Basic)
    wanted = sum(vine.needs & option.bit != 0 for vine in player.vines())
    return BUILT[option.name] + 0.5 * wanted - 0.12 * option.cost


def judge_building(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Cheap ones are built, dear ones kept."""
    assert isinstance(option, Building)
    if decision.kind == "demolish":
        return 0.5 - 0.01 * option.cost
    return (
        1.9 - 0.15 * option.cost if decision.kind == "build" else judge_card(state, player, decision, option)
    )


def judge_planting(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The best vine where it fits best; the least one is uprooted."""
    assert isinstance(option, Planting)
    if decision.kind == "uproot":
        return 1.0 - 0.1 * option.vine.value
    room = option.field.limit - load(player, option.field.index)
    return 0.5 + 0.3 * option.vine.value - 0.02 * abs(room - option.vine.value)


def judge_swap(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Seldom of use."""
    assert isinstance(option, Swap)
    return 0.1


def judge_field(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The field that bears most."""
    assert isinstance(option, Field)
    return 0.5 + 0.2 * load(player, option.index)


def judge_deal(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Fields are rather kept."""
    assert isinstance(option, FieldDeal)
    return 0.3 if option.buys else 0.4


def judge_grape_offer(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The higher the row, the better."""
    assert isinstance(option, GrapeOffer)
    return 0.35 + 0.1 * option.price


def judge_grape(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The best grape to age or gain, the least one to sell or give up."""
    assert isinstance(option, Grape)
    if decision.kind in ("age_grape", "gain_grape"):
        return 0.5 + 0.02 * option.value
    if decision.kind == "sell_more":
        return 0.0
    return 0.5 + 0.3 * option.price - 0.1 * option.value


def judge_wine(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The best wine to age, the least one to pour, sell or give up."""
    assert isinstance(option, Wine)
    base, each = WINE[option.type]
    worth = base + each * option.value
    if decision.kind in ("age_wine", "gain_wine"):
        return 0.5 + worth
    if decision.kind == "sell_wine":
        return 1.0 + 0.3 * option.value - 1.2 * worth
    return 3.0 - SURPLUS * option.value - worth


def judge_recipe(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Wine for its worth, less what the grapes were worth."""
    assert isinstance(option, Recipe)
    slot = wine_slot(player, option.type, option.sum)
    grapes = 0.1 * (len(option.reds) + len(option.whites))
    wanted = max(
        (
            order.vp / len(order.wines)
            for order in player.orders()
            for kind, value in order.wines
            if kind == option.type and slot >= value and not player.wines[kind] >> value
        ),
        default=0.0,
    )
    base, each = WINE[option.type]
    return base + each * slot + 0.6 * wanted - grapes - 0.08 * (option.sum - slot)


def judge_seat(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """The other player who has the least."""
    assert isinstance(option, SeatOption)
    return 0.5 - 0.005 * state.players[option.seat].vp


Judge = Callable[[VitState, Player, Decision, Option], float]
JUDGES: list[tuple[type, Judge]] = [
    (steps.Way, judge_way),
    (steps.Part, judge_part),
    (Recipe, judge_recipe),
    (Planting, judge_planting),
    (BoardSpot, judge_spot),
    (WorkerKind, judge_worker),
    (Building, judge_building),
    (Card, judge_card),
    (Basic, judge_basic),
    (Field, judge_field),
    (Grape, judge_grape),
    (Wine, judge_wine),
    (Deck, judge_deck),
    (Row, judge_row),
    (Gift, judge_gift),
    (SeatOption, judge_seat),
    (FieldDeal, judge_deal),
    (GrapeOffer, judge_grape_offer),
    (Placed, judge_placed),
    (Action, judge_action),
    (Swap, judge_swap),
]
"""The kinds of options and how each is judged."""
