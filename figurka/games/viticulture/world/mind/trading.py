"""Trades between players: what helps the team is offered and agreed to, all else is left unsaid."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import LATER, Card, Grape, Number, Wine
from figurka.games.viticulture.world.content.balance import PARTNER_GIVES_LIRA
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.gifts import Talks
from figurka.games.viticulture.world.mind.means import purse_worth
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.team import wanted_influence
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import (
    AGREE,
    LIRA_THING,
    NO_TRADE,
    NOTHING,
    PARTNER,
    TAKE_BACK,
    CardsThing,
    Goods,
    Offer,
)
from figurka.games.viticulture.world.rules.trading import Dealing

TRIFLE: Final = 0.05
UNSEEN_CARD: Final = 0.01
"""What keeps a player from asking for cards that he does not see."""
WAITING: Final = 0.001
"""After the action there may be more to give."""
UNSAID: Final = -0.5
"""What nobody says who wants to help."""
RESOURCES: Final = 0.3
"""What it is worth that resources come to whoever asks for them, or offers them."""
TRADE_KINDS: Final = ("trade", "trade_needed", "trade_card", "answer")


def is_trade(kind: str) -> bool:
    """Whether a decision belongs to a trade between players."""
    return kind.startswith("offer_") or kind in TRADE_KINDS


def trade_likings(scale: Scale, state: VitState, decision: Decision) -> list[float]:
    """How much a player likes each option of a trade."""
    player, kind, because = state.players[decision.seat], decision.kind, decision.because
    if kind in ("trade", "trade_needed"):
        return opening_likings(scale, state, player, decision)
    if kind == "answer" and isinstance(because, Offer):
        agreeing = agreeing_worth(scale, state, player, because)
        return [answer_worth(option, agreeing) for option in decision.options]
    if kind == "trade_card":
        return called_likings(scale, state, player, decision)
    if isinstance(because, SeatOption):
        return naming_likings(Talks(scale, state, player, state.players[because.seat]), decision)
    return [partner_worth(kind, option) for option in decision.options]


# To open a trade


def opening_likings(scale: Scale, state: VitState, player: Player, decision: Decision) -> list[float]:
    """To begin talks is good if there is something of which the other makes more.

    What waits for the action is offered only after it and all else only before, so nothing is offered twice.
    """
    after = NO_TRADE in decision.options and LATER not in decision.options
    likings = [0.0 if option in (NO_TRADE, TAKE_BACK) else UNSAID for option in decision.options]
    waiting = WAITING
    for place, option in enumerate(decision.options):
        if option is PARTNER:
            likings[place] = partner_opening_worth(scale, state, player)
        elif isinstance(option, SeatOption):
            best = Talks(scale, state, player, state.players[option.seat]).best()
            worth = UNSAID if best is None else best.gain - 2 * scale.talk
            if best is None or best.waits == after:
                likings[place] = worth
            else:
                waiting = max(waiting, worth)
    return [
        waiting if option is LATER else liking
        for option, liking in zip(decision.options, likings, strict=True)
    ]


def partner_opening_worth(scale: Scale, state: VitState, player: Player) -> float:
    """What it brings if the solo partner gives more lira than it takes."""
    partner = world_of(state).partner
    gained = 0 if partner is None else min(partner.purse, PARTNER_GIVES_LIRA) - 1
    if gained <= 0 or not player.lira:
        return UNSAID
    clock, wanted = Clock(state, player), wanted_influence(scale, state)
    after = purse_worth(scale, player.lira + gained, clock, wanted)
    return after - purse_worth(scale, player.lira, clock, wanted) - scale.talk


# To name what is given


def naming_likings(talks: Talks, decision: Decision) -> list[float]:
    """The best gift is named, and nothing in return for it; of unseen cards as few as can be."""
    if decision.kind == "offer_ask_number":
        return [-UNSEEN_CARD * place for place in range(len(decision.options))]
    best = talks.best()
    own = decision.kind.startswith("offer_give")
    if best is None or best.own != own or named(decision):
        return [0.0 if option in (NOTHING, DONE) else UNSAID for option in decision.options]
    return [best.gain if is_of(option, best.goods) else UNSAID for option in decision.options]


def named(decision: Decision) -> bool:
    """Whether a gift was named already."""
    return isinstance(decision, Dealing) and bool(
        decision.named or (decision.kind.startswith("offer_ask") and not decision.gives.empty)
    )


def is_of(option: Option, goods: Goods) -> bool:
    """Whether an option names goods, or the kind of things to which they belong."""
    if option is LIRA_THING:
        return goods.lira > 0
    if isinstance(option, Number):
        return goods.lira == option.value
    if isinstance(option, CardsThing):
        return goods.deck == option.deck
    if isinstance(option, Card):
        return option in goods.cards
    if isinstance(option, Grape):
        return goods.grape == option
    return isinstance(option, Wine) and goods.wine == option


def called_likings(scale: Scale, state: VitState, player: Player, decision: Decision) -> list[float]:
    """Of cards that were asked for by number, those of which the other makes most."""
    offer = world_of(state).offer
    if offer is None:
        return [0.0] * len(decision.options)
    talks = Talks(scale, state, player, state.players[offer.proposer])
    return [talks.gain(of_card(card), Goods()) for card in decision.options if isinstance(card, Card)]


def of_card(card: Card) -> Goods:
    """A card as goods."""
    return Goods(deck=card.deck, cards=(card,))


def partner_worth(kind: str, option: Option) -> float:
    """One lira for as many as the solo partner gives; nothing else."""
    if option is NOTHING:
        return 0.01
    if option is DONE:
        return 0.0
    if isinstance(option, Number):
        return TRIFLE * option.value if kind == "offer_ask_lira" else -TRIFLE * option.value
    return TRIFLE if option is LIRA_THING else -TRIFLE


# To answer


def answer_worth(option: Option, agreeing: float) -> float:
    """Agree or decline, and never haggle."""
    if option is AGREE:
        return agreeing
    return 0.0 if option is DECLINE else -1.0


def agreeing_worth(scale: Scale, state: VitState, player: Player, offer: Offer) -> float:
    """A gift is always taken; otherwise the team must gain, as far as the player can see."""
    if offer.asks.empty:
        return TRIFLE
    talks = Talks(scale, state, player, state.players[offer.proposer])
    gain = talks.gain(called(talks, offer.asks), offer.gives)
    if offer.asks.resources or offer.gives.resources:
        gain += RESOURCES
    return gain - TRIFLE


def called(talks: Talks, goods: Goods) -> Goods:
    """What the player would give who is asked for cards by number."""
    if not goods.unnamed:
        return goods
    held = talks.player.hand[goods.deck]
    best = sorted(held, key=lambda card: -talks.gain(of_card(card), Goods()))
    return Goods(deck=goods.deck, cards=tuple(best[: goods.unnamed]))
