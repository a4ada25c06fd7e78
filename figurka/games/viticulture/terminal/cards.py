"""Viticulture's cards in a line: what they bring, need and cost."""

from rich.text import Text

from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.things import (
    ACTION_CARD,
    DECK_NAMES,
    RESIDUAL,
    Building,
    Card,
    Order,
    Vine,
    Visitor,
)
from figurka.games.viticulture.terminal.briefs import effect_brief, said, steps_brief
from figurka.games.viticulture.terminal.marks import DECK_SIGN, GRAPE_SIGN, SIGN, painted, wine_mark
from figurka.games.viticulture.words.effects import building_text
from figurka.locales import Words

CARD_BY_KEY: dict[str, Card] = {
    card.key: card
    for cards in (VINE_BY_NAME, VISITOR_BY_NAME, ORDER_BY_NAME, BUILDING_BY_NAME)
    for card in cards.values()
}
"""All cards of the five decks."""
KEY_OF_DECK = ("vine", "visitor", "visitor", "order", "structure")


def card_of(deck: str, name: str) -> Card:
    """A card of a deck by its name."""
    return CARD_BY_KEY[f"{KEY_OF_DECK[DECK_NAMES.index(deck)]}:{name}"]


def card_name(card: Card, words: Words) -> Text:
    """What a card is called; an order by its wines."""
    if isinstance(card, Order):
        return Text(" ").join(wine_mark(kind, value, words) for kind, value in card.wines)
    return Text(words(f"viticulture-{card.key.replace(':', '-')}"))


def marked_card(card: Card, words: Words) -> Text:
    """A card with the sign of its deck."""
    return Text.assemble(painted(DECK_SIGN[card.deck]), " ", card_name(card, words))


def card_brief(card: Card, words: Words) -> Text:
    """What a card does."""
    if isinstance(card, Vine):
        return vine_brief(card, words)
    if isinstance(card, Order):
        return order_brief(card)
    if isinstance(card, Visitor):
        return painted(effect_brief(card.effect, words))
    assert isinstance(card, Building)
    return Text.assemble(painted(f"{card.cost}{SIGN['lira']} "), building_brief(card, words))


def vine_brief(vine: Vine, words: Words) -> Text:
    """What a vine brings to the harvest and which structures it needs."""
    brings = [
        f"{GRAPE_SIGN[colour]}{value}"
        for colour, value in (("red", vine.red), ("white", vine.white))
        if value
    ]
    text = painted(" ".join(brings))
    needs = [
        words(f"viticulture-structure-{structure.name}", "acc")
        for structure in BASICS
        if vine.needs & structure.bit
    ]
    if needs:
        text.append(f"  {words('cli-viticulture-needs', things=', '.join(needs))}", "dim")
    return text


def order_brief(order: Order) -> Text:
    """What an order pays."""
    return painted(f"+{order.vp}{SIGN['point']} +{order.residual}{SIGN['residual']}")


def building_brief(building: Building, words: Words) -> Text:
    """What a structure card is good for: a space of its own, something every year, or an advantage."""
    if building.kind == RESIDUAL:
        return painted(f"{said('yearly', words)} {steps_brief(building.year_end, words)}")
    if building.kind == ACTION_CARD:
        return painted(steps_brief((*building.action, *building.bonus), words))
    return Text(words.say(building_text(building)))
