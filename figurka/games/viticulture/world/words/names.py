"""What World's things are called: message ids for the Fluent files."""

from figurka.games.viticulture.rules.things import DECK_NAMES, WORKERS
from figurka.games.viticulture.words.names import called, card_called, cards, lira
from figurka.games.viticulture.world.rules.things import (
    CardsThing,
    Claim,
    Goods,
    Hat,
    LayResource,
    Offer,
    OvalSpace,
    PartnerCard,
    Position,
)
from figurka.locales import Argument, Message

NOTHING_AT_ALL = Message("viticulture-nothing")


@called.register
def _(thing: OvalSpace) -> Message:
    return Message(
        "viticulture-oval-space",
        {"place": f"{thing.action.letter}{thing.space + 1}", "action": called(thing.action)},
    )


@called.register
def _(thing: Position) -> Message:
    return Message("viticulture-position", {"number": thing.index + 1})


@called.register
def _(thing: Hat) -> Message:
    return Message(f"viticulture-hat-{thing.where}", {"worker": called(WORKERS[thing.kind])})


@called.register
def _(thing: Claim) -> Message:
    return called(thing.goal)


@called.register
def _(thing: LayResource) -> Message:
    name = "viticulture-against-pair" if thing.pair else "viticulture-against"
    return Message(name, {"resource": called(thing.resource), "as": called(thing.counts_as)})


@called.register
def _(thing: PartnerCard) -> Message:
    return Message("viticulture-partner-card", {"number": thing.number})


# Trading


@called.register
def _(thing: CardsThing) -> Message:
    return Message(f"viticulture-deck-{DECK_NAMES[thing.deck]}")


@called.register
def _(thing: Offer) -> Message:
    return Message("viticulture-offer", {"gives": goods(thing.gives), "asks": goods(thing.asks)})


def goods(side: Goods) -> tuple[Message, ...]:
    """What one side of a trade hands over, as objects of a sentence."""
    named: list[Message] = []
    if side.lira:
        named.append(lira(side.lira))
    if side.unnamed:
        named.append(cards(side.deck, side.unnamed))
    named += [card_called(card) for card in side.cards]
    named += [called(resource) for resource in side.resources]
    named += [called(token) for token in (side.grape, side.wine) if token is not None]
    return tuple(Message(each.id, each.arguments, "acc") for each in named) or (NOTHING_AT_ALL,)


def traded(offer: Offer, own: str, other: str) -> dict[str, Argument]:
    """Both sides of a trade under these names, and for each whether it is `some` or `none` at all."""
    sides = ((own, offer.gives), (other, offer.asks))
    said: dict[str, Argument] = {name: goods(side) for name, side in sides}
    return said | {f"{name}-any": "none" if side.empty else "some" for name, side in sides}
