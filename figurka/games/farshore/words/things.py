"""What Farshore's things are called."""

from figurka.core.decision import Option
from figurka.games.farshore.rules.things import TOKENS, Card, CardAt, CityCard, Payment, Token
from figurka.locales import Message


def called(thing: Option) -> Message:
    """The name of a thing."""
    if isinstance(thing, CardAt | CityCard):
        thing = thing.card
    if isinstance(thing, Card):
        return Message(f"farshore-card-{thing.key}")
    if isinstance(thing, Token):
        return Message(f"farshore-resource-{thing.key}")
    kind, _, name = thing.key.partition(":")
    return Message(f"farshore-{kind}-{name}" if name else f"farshore-option-{kind}")


def amount(token: Token, count: int) -> Message:
    """So many tokens, as what somebody gains or pays."""
    return Message(f"farshore-resource-{token.key}", {"count": count}, "acc")


def amounts(payment: Payment) -> tuple[Message, ...]:
    """All tokens of a payment."""
    return tuple(amount(TOKENS[token], count) for token, count in enumerate(payment.amounts) if count)
