"""What a hurried player of World would choose."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.mind.instinct import ACTION, option_worth, step_worth
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import AgeGrape, AgeWine, Part, Step
from figurka.games.viticulture.rules.things import (
    BARE,
    GREY,
    LATER,
    WINTER,
    YELLOW,
    Action,
    BoardSpot,
    Card,
    Grape,
    Number,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.world.content.balance import FAME_LOW
from figurka.games.viticulture.world.content.goals import GOALS
from figurka.games.viticulture.world.mind.evaluate import TALK, means_worth
from figurka.games.viticulture.world.rules.continents.asia import amount, complete, need
from figurka.games.viticulture.world.rules.influence import cap_left, world_of
from figurka.games.viticulture.world.rules.innovating import oval_bonus
from figurka.games.viticulture.world.rules.things import (
    ACTING,
    AGREE,
    AT_HOME,
    COUNTER,
    DEFER,
    LETTERS,
    LIRA_SPACE,
    LIRA_THING,
    NO_TRADE,
    NOTHING,
    SEARCH,
    TAKE_BACK,
    CardsThing,
    Claim,
    Goal,
    Goods,
    Hat,
    Interview,
    LayResource,
    Offer,
    Oval,
    OvalSpace,
    Position,
    Tile,
)
from figurka.games.viticulture.world.rules.trading import after_giving, after_receiving

EASY_GOALS: Final = ("eu_v1", "eu_s1", "eu_v2", "eu_l1", "eu_t2", "eu_v4", "eu_s4", "eu_t1", "eu_v3")
USEFUL_TILES: Final = "NKIDAEMJLHBCGF"
"""The actions whose tiles help most, first the best."""
MOST_LIRA: Final = 8
"""More than this is not thought about in a trade."""
UNSEEN_CARD: Final = 0.01
"""What keeps a player from asking for more cards that he does not see."""
WINTER_VISITS: Final = "play_winter_visitor"
SPOILING: Final = (VISITOR_BY_NAME["assessor"], VISITOR_BY_NAME["politician"])
"""To one of them a hand goes, the other pays for points below zero."""
BEST_AGED_AFTER: Final[dict[str, type[Step]]] = {"harvest_field": AgeGrape, "make_wine": AgeWine}
TRADE_KINDS: Final = ("offer_give", "offer_ask")


def worth(state: VitState, decision: Decision, option: Option) -> float:
    """What an option looks worth."""
    kind = decision.kind
    player = state.players[decision.seat]
    if kind.startswith(TRADE_KINDS) or kind in ("answer", "trade", "trade_needed", "trade_card"):
        return trade_worth(state, player, decision, option)
    if isinstance(option, Claim | LayResource | Interview) or option is SEARCH:
        return free_act_worth(state, option)
    if isinstance(option, Tile | Oval | OvalSpace):
        return innovation_worth(option)
    if kind == "ingredient":
        return ingredient_worth(state, option)
    if kind == "worker" and isinstance(option, WorkerKind):
        return worker_worth(state, decision, option)
    if isinstance(option, Position):
        return sum(step_worth(step) for step in option.benefit) + 0.3
    if isinstance(option, Hat):
        return hat_worth(state, option)
    if isinstance(option, Goal):
        return goal_worth(kind, option)
    if kind == "oval" and option is LATER:
        return waiting_worth(player, decision)
    if option is DEFER or option is LATER:
        return 0.04
    if isinstance(option, Number):
        return 0.2 - 0.01 * option.value
    return option_worth(state, decision, option)


def worker_worth(state: VitState, decision: Decision, option: WorkerKind) -> float:
    """Labourers first, unless an oval has a bonus for trained workers."""
    spot = decision.because
    bonus = 0.0
    if isinstance(spot, BoardSpot) and spot.action.index < LIRA_SPACE and spot.space < 2:
        steps = oval_bonus(state, spot.action.index, spot.space)
        bonus = sum(step_worth(step) for step in steps)
    trained = {BARE: 0.4, GREY: 0.42}
    if option.index in trained:
        return trained[option.index] + bonus
    return 0.7 if option.index <= 1 else 0.1 + 0.9 * bonus


def waiting_worth(player: Player, decision: Decision) -> float:
    """The bonus of an oval is better after an action that brings what it ages, or spoils what it gives."""
    action, now = decision.because, decision.options[0]
    assert isinstance(action, Action)
    assert isinstance(now, Part)
    spoiled = action.name == WINTER_VISITS and any(card in player.hand[WINTER] for card in SPOILING)
    return 2.0 if spoiled or BEST_AGED_AFTER.get(action.name) is type(now.step) else 0.04


def hat_worth(state: VitState, option: Hat) -> float:
    """In winter a summer labourer at home can work at once."""
    if option.where == AT_HOME:
        return 1.0 if (option.kind == YELLOW) == state.winter else 0.3
    return 0.5 if option.where == ACTING else 0.6


def innovation_worth(option: Option) -> float:
    """Tiles of the actions that are used most; ovals with a bonus on such actions."""
    if isinstance(option, Tile):
        return 1.5 - 0.05 * USEFUL_TILES.index(LETTERS[option.action])
    if isinstance(option, Oval):
        return 0.4 + 0.5 * sum(step_worth(step) for step in option.steps)
    assert isinstance(option, OvalSpace)
    return 0.2 * ACTION[option.action.name]


def ingredient_worth(state: VitState, option: Option) -> float:
    """Cheap ingredients, as long as the dish can still be done."""
    event = world_of(state).event
    if option is DONE or event is None or event.dish is None:
        return 0.5
    if not cap_left(state) or complete(state, event.dish):
        return 0.0
    missing = need(state, event.dish) - amount(state)
    value = option.value if isinstance(option, Grape | Wine) else 1
    wasted = max(value - missing, 0)
    return 1.0 - 0.15 * wasted - 0.05 * value if value >= missing or missing <= 4 else 0.6 - 0.03 * value


def goal_worth(kind: str, option: Goal) -> float:
    """Hard goals are put away, easy ones kept."""
    easy = option.name in EASY_GOALS
    if kind == "goal_away":
        return 0.2 if easy else 0.6 + 0.01 * GOALS.index(option)
    return -0.5


def free_act_worth(state: VitState, option: Option) -> float:
    """Goals that the decree favours, resources that a hardship needs, interviews towards the band."""
    world = world_of(state)
    if isinstance(option, LayResource):
        return 14.0 if option.pair else 15.0
    if isinstance(option, Claim):
        event = world.event
        favoured = event is not None and option.goal.category in event.favoured and cap_left(state) > 0
        return 20.0 if favoured else -0.1
    if isinstance(option, Interview):
        low = FAME_LOW[state.seats]
        wanted = 1 if world.fame < low else -1 if world.fame > low + 1 else 0
        return -0.2 if option.change != wanted or abs(world.fame - low) > 2 else 2.0
    return -0.2


# Trading


def trade_worth(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """A trade is good if the team has more of it afterwards."""
    kind = decision.kind
    if kind == "answer":
        return answer_worth(state, player, decision, option)
    if kind in ("trade", "trade_needed"):
        return {NO_TRADE.key: 0.1, LATER.key: 0.05, TAKE_BACK.key: 0.0}.get(
            option.key, 0.2 if kind == "trade_needed" else -0.1
        )
    if option is NOTHING:
        return 0.01
    if option is DONE:
        return 0.0
    fellow = decision.because
    if not isinstance(fellow, SeatOption):
        return 0.0
    if kind == "offer_ask_number" and isinstance(option, Number):
        return -UNSEEN_CARD * option.value
    other = as_seen(state, state.players[fellow.seat], player.seat)
    giver, taker = (player, other) if kind.startswith("offer_give") else (other, player)
    return goods_worth(state, giver, taker, single(giver, option))


def as_seen(state: VitState, player: Player, seat: int) -> Player:
    """A player as a seat sees him: without the cards that it does not know."""
    if player.seat == seat or state.edition.open_hands(state):
        return player
    seen = player.copy()
    shown = state.edition.cards_shown(state, player, seat)
    seen.hand = [[card for card in shown if card.deck == deck] for deck in range(len(player.hand))]
    return seen


def single(giver: Player, option: Option) -> Goods:
    """The goods that an option stands for, at its best."""
    if option is LIRA_THING:
        return Goods(lira=min(giver.lira, 3))
    if isinstance(option, Number):
        return Goods(lira=option.value) if option.value <= MOST_LIRA else Goods()
    if isinstance(option, CardsThing):
        return Goods(deck=option.deck, cards=tuple(giver.hand[option.deck][:1]))
    if isinstance(option, Card):
        held = option in giver.hand[option.deck]
        return Goods(deck=option.deck, cards=(option,)) if held else Goods()
    if isinstance(option, Grape) and giver.grapes[option.colour] >> option.value & 1:
        return Goods(grape=option)
    if isinstance(option, Wine) and giver.wines[option.type] >> option.value & 1:
        return Goods(wine=option)
    return Goods()


def goods_worth(state: VitState, giver: Player, taker: Player, goods: Goods) -> float:
    """How much more the goods are worth to the one who takes them."""
    if goods.empty:
        return 0.0
    before = means_worth(state, giver) + means_worth(state, taker)
    after = means_worth(state, after_giving(giver, goods))
    return after + means_worth(state, after_receiving(taker, goods)) - before


def answer_worth(state: VitState, player: Player, decision: Decision, option: Option) -> float:
    """Agree if the team gains, as far as the player can see, decline otherwise."""
    if option is COUNTER:
        return -1.0
    offer = decision.because
    if option is DECLINE or not isinstance(offer, Offer):
        return 0.0
    assert option is AGREE
    proposer = as_seen(state, state.players[offer.proposer], player.seat)
    given = goods_worth(state, proposer, player, offer.gives)
    return given + goods_worth(state, player, proposer, offer.asks) - 2 * TALK
