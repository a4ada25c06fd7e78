"""Trades between players: what helps the team is offered and agreed to, all else is left unsaid."""

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import LATER, Card, Grape, Number, Wine
from figurka.games.viticulture.world.content.board import GOAL_POINTS
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.means import means_worth, purse_worth
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.team import wanted_influence
from figurka.games.viticulture.world.rules.continents.africa import missing
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import (
    AGREE,
    COUNTER,
    LIRA_THING,
    NO_TRADE,
    NOTHING,
    PARTNER,
    RESOURCES_THING,
    TAKE_BACK,
    CardsThing,
    Goods,
    Offer,
    Resource,
)
from figurka.games.viticulture.world.rules.trading import (
    PARTNER_LIRA,
    after_giving,
    after_receiving,
    things,
)

USUAL_LIRA = 3
MOST_LIRA = 8
"""More than this is not thought about in a trade."""
TRIFLE = 0.05
UNSEEN_CARD = 0.01
"""What keeps a player from asking for cards that he does not see."""
TRADE_KINDS = ("trade", "trade_needed", "trade_card", "answer")


def is_trade(kind: str) -> bool:
    """Whether a decision belongs to a trade between players."""
    return kind.startswith("offer_") or kind in TRADE_KINDS


def trade_likings(scale: Scale, state: VitState, decision: Decision) -> list[float]:
    """How much a player likes each option of a trade."""
    player, kind = state.players[decision.seat], decision.kind
    if kind == "answer":
        return [answer_worth(scale, state, player, decision.because, option) for option in decision.options]
    if kind in ("trade", "trade_needed"):
        return [opening_worth(scale, state, player, option) for option in decision.options]
    return [goods_option_worth(scale, state, player, decision, option) for option in decision.options]


def opening_worth(scale: Scale, state: VitState, player: Player, option: Option) -> float:
    """To begin talks is good if there is something that one has and the other needs more."""
    if isinstance(option, SeatOption):
        fellow = as_seen(state, state.players[option.seat], player.seat)
        if not (completes(player, fellow) or completes(fellow, player) or uneven(player, fellow)):
            return -0.5
        best = max(best_gift(scale, state, player, fellow), best_gift(scale, state, fellow, player))
        return best - 2 * scale.talk
    if option is PARTNER:
        return partner_opening_worth(scale, state, player)
    return {NO_TRADE.key: 0.0, LATER.key: -0.01, TAKE_BACK.key: 0.0}.get(option.key, -0.5)


def completes(one: Player, other: Player) -> bool:
    """Whether one has a wine that an order of the other waits for."""
    return any(
        one.wines[kind] >> value and not other.wines[kind] >> value
        for order in other.orders()
        for kind, value in order.wines
    )


def uneven(one: Player, other: Player) -> bool:
    """Whether one of two has reached the goal and could help the other."""
    return (one.vp >= GOAL_POINTS) != (other.vp >= GOAL_POINTS)


def best_gift(scale: Scale, state: VitState, giver: Player, taker: Player) -> float:
    """By how much a single thing is worth more to the other; 0 if nothing is."""
    found = [
        gift_worth(scale, state, giver, taker, single(giver, each)) for each in things(state, giver, taker)
    ]
    return max(found, default=0.0) if found and max(found) > 0.0 else 0.0


def as_seen(state: VitState, player: Player, seat: int) -> Player:
    """A player as a seat sees him: without the cards that it does not know."""
    if player.seat == seat or state.edition.open_hands(state):
        return player
    seen = player.copy()
    shown = state.edition.cards_shown(state, player, seat)
    seen.hand = [[card for card in shown if card.deck == deck] for deck in range(len(player.hand))]
    return seen


def goods_option_worth(
    scale: Scale, state: VitState, player: Player, decision: Decision, option: Option
) -> float:
    """What naming a thing brings the team; only one of the two gives, the one whose gift helps more."""
    kind, fellow = decision.kind, decision.because
    if option is NOTHING:
        return 0.01
    if option is DONE:
        return 0.0
    if not isinstance(fellow, SeatOption):
        return partner_worth(kind, option)
    if kind == "offer_ask_number" and isinstance(option, Number):
        return -UNSEEN_CARD * option.value
    other = as_seen(state, state.players[fellow.seat], player.seat)
    giver, taker = (player, other) if kind.startswith("offer_give") else (other, player)
    if isinstance(option, Resource) or option is RESOURCES_THING:
        return 0.0 if kind.startswith("offer_ask") or not missing(state) else -0.1
    if best_gift(scale, state, giver, taker) < best_gift(scale, state, taker, giver):
        return -1.0
    return gift_worth(scale, state, giver, taker, single(giver, option))


def partner_opening_worth(scale: Scale, state: VitState, player: Player) -> float:
    """The solo partner gives three lira for one."""
    partner = world_of(state).partner
    gained = 0 if partner is None else min(partner.purse, PARTNER_LIRA) - 1
    if gained <= 0 or not player.lira:
        return -0.5
    clock, wanted = Clock(state, player), wanted_influence(scale, state)
    after = purse_worth(scale, player.lira + gained, clock, wanted)
    return after - purse_worth(scale, player.lira, clock, wanted) - scale.talk


def partner_worth(kind: str, option: Option) -> float:
    """One lira for as many as the solo partner gives; nothing else."""
    if isinstance(option, Number):
        return TRIFLE * option.value if kind == "offer_ask_lira" else -TRIFLE * option.value
    return TRIFLE if option is LIRA_THING else -TRIFLE


def single(giver: Player, option: Option) -> Goods:
    """The goods that an option stands for, at its best."""
    if option is LIRA_THING:
        return Goods(lira=min(giver.lira, USUAL_LIRA))
    if isinstance(option, Number):
        return Goods(lira=option.value) if option.value <= min(MOST_LIRA, giver.lira) else Goods()
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


def gift_worth(scale: Scale, state: VitState, giver: Player, taker: Player, goods: Goods) -> float:
    """How much more the goods are worth to the one who takes them; who has the goal needs no more."""
    if goods.empty:
        return 0.0
    wanted = wanted_influence(scale, state)
    given, taken = after_giving(giver, goods), after_receiving(taker, goods)
    lost = means_worth(scale, state, giver, wanted) - means_worth(scale, state, given, wanted)
    won = means_worth(scale, state, taken, wanted) - means_worth(scale, state, taker, wanted)
    return needed(won, taker) - needed(lost, giver)


def needed(worth: float, player: Player) -> float:
    """What is worth something only as long as points are missing."""
    return worth if player.vp < GOAL_POINTS else 0.2 * worth


def answer_worth(
    scale: Scale, state: VitState, player: Player, because: Option | None, option: Option
) -> float:
    """Agree to a gift, and if the team gains, as far as the player can see; decline otherwise."""
    if option is COUNTER:
        return -1.0
    if option is DECLINE or not isinstance(because, Offer):
        return 0.0
    assert option is AGREE
    if because.asks.empty:
        return TRIFLE
    proposer = as_seen(state, state.players[because.proposer], player.seat)
    given = gift_worth(scale, state, proposer, player, because.gives)
    if because.asks.resources or because.gives.resources:
        given += 0.3
    return given + gift_worth(scale, state, player, proposer, because.asks) - TRIFLE
