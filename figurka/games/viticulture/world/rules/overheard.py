"""What those hear of a decision who are not asked."""

from figurka.core.decision import Decision
from figurka.games.viticulture.world.rules.things import Goods, Offer


def overheard(decision: Decision) -> Decision:
    """The decision with its reason as anybody may know it: an offer without the names of its cards."""
    offer = decision.because
    if not isinstance(offer, Offer):
        return decision
    heard = Offer(offer.proposer, offer.fellow, uncalled(offer.gives), uncalled(offer.asks))
    return Decision(decision.seat, decision.kind, decision.options, heard)


def uncalled(goods: Goods) -> Goods:
    """One side of a trade with its cards only counted."""
    return Goods(
        goods.lira,
        goods.deck,
        (),
        goods.unnamed + len(goods.cards),
        goods.grape,
        goods.wine,
        goods.resources,
    )
