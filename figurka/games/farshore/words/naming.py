"""What Farshore's things, questions and events are called: message ids for the Fluent files."""

from figurka.core.decision import Decision, Option, SeatOption
from figurka.core.journal import Event
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import TOKENS, Card, CardAt, CityCard, Payment, Place, Token, Way
from figurka.locales import Argument, Message


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


def figures(seats: int) -> tuple[Message, ...]:
    """Alone one plays against the rival captain."""
    return (Message("farshore-rival-name"),) if seats == 1 else ()


def amount(token: Token, count: int) -> Message:
    """So many tokens, as what somebody gains or pays."""
    return Message(f"farshore-resource-{token.key}", {"count": count}, "acc")


def amounts(payment: Payment) -> tuple[Message, ...]:
    """All tokens of a payment."""
    return tuple(amount(TOKENS[token], count) for token, count in enumerate(payment.amounts) if count)


def label(state: FarshoreState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means."""
    if isinstance(option, SeatOption):
        return Message("farshore-label-seat", {"player": names[option.seat]})
    if isinstance(option, Payment):
        return label_payment(option)
    if isinstance(option, Way):
        return label_way(decision, option)
    if isinstance(option, CityCard):
        return label_city_card(decision, option)
    if isinstance(option, CardAt):
        return Message(
            f"farshore-label-{('hand', 'bay')[option.source]}-{decision.kind}", {"card": called(option)}
        )
    if isinstance(option, Place) and decision.kind == "turn":
        return Message("farshore-label-visit-place", {"place": called(option)})
    if decision.kind == "cards_or_resources":
        return Message(f"farshore-label-bridge-{option.key}")
    return called(option)


def label_payment(payment: Payment) -> Message:
    """The tokens of a payment, or that nothing is paid."""
    parts = amounts(payment)
    if not parts:
        return Message("farshore-label-payment-nothing")
    return Message("farshore-label-payment", {"parts": parts})


def label_way(decision: Decision, way: Way) -> Message:
    """Paying, a helping card, or an anchor on one of the constructions."""
    if way.anchor_on is not None:
        visited = "-worker" if way.anchor_on.worker else ""
        return Message(f"farshore-label-way-anchor{visited}", {"card": called(way.anchor_on)})
    if way.helper is not None:
        return Message("farshore-label-way-helper", {"card": called(way.helper)})
    return Message("farshore-label-way-pay")


def label_city_card(decision: Decision, standing: CityCard) -> Message:
    """A card of the city, told apart by what stands on it."""
    beset = ("bare", "anchor", "worker", "both")[standing.anchor + 2 * standing.worker]
    prefix = "visit" if decision.kind == "turn" else "city"
    return Message(f"farshore-label-{prefix}-{beset}", {"card": called(standing)})


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event, as the viewer may know it, as a sentence."""
    seen = event.seen(viewer)
    arguments: dict[str, Argument] = {
        "who": "you" if seen.seat == viewer else "other",
        "player": names[seen.seat],
        "count": seen.count,
    }
    if isinstance(seen.thing, Token):
        arguments["amount"] = amount(seen.thing, seen.count)
    elif isinstance(seen.thing, Payment):
        arguments["amount"] = amounts(seen.thing)
    elif seen.thing is not None:
        arguments["thing"] = called(seen.thing)
    if seen.other >= 0:
        arguments["whom"] = "you" if seen.other == viewer else "other"
        arguments["other"] = names[seen.other]
    if seen.things:
        arguments["things"] = tuple(called(thing) for thing in seen.things)
    hidden = "" if event.visible(viewer) else "-hidden"
    return Message(f"farshore-tell-{event.kind}{hidden}", arguments)
