"""What Farshore's questions, options and events are called: message ids for the Fluent files."""

from collections import Counter

from figurka.core.decision import Decision, OneOfSeveral, Option, SeatOption
from figurka.core.journal import Event
from figurka.games.farshore.rules.asking import Paring
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import SEASONS, CardAt, CityCard, Payment, Place, Token, Way
from figurka.games.farshore.words.pricing import label_payment, label_way, note_of, priced
from figurka.games.farshore.words.things import amount, amounts, called
from figurka.locales import Argument, Message


def figures(seats: int) -> tuple[Message, ...]:
    """Alone one plays against the rival captain."""
    return (Message("farshore-rival-name"),) if seats == 1 else ()


def when(state: FarshoreState, seat: int) -> Message:
    """The season that it is for a player."""
    return Message(f"farshore-season-{SEASONS[state.players[seat].season]}")


AT_MOST = ("discard", "give")
"""Of these one makes as many choices as one likes, up to a number that is always told."""


def question(decision: Decision) -> Message:
    """The decision as a question; where several choices alike are to be made, with how many are left."""
    arguments: dict[str, Argument] = {}
    if decision.because is not None:
        arguments["because"] = called(decision.because)
    asked = f"farshore-ask-{decision.kind}"
    if isinstance(decision, Paring) and decision.needed:
        bought: dict[str, Argument] = {"card": called(decision.bought), "count": decision.needed}
        return Message(f"{asked}-needed", {**arguments, **bought})
    if isinstance(decision, OneOfSeveral) and decision.kind in AT_MOST:
        again = "-again" if decision.count else ""
        return Message(asked + again, {**arguments, "count": decision.left})
    if isinstance(decision, OneOfSeveral) and decision.left > 1:
        return Message(f"{asked}-more", {**arguments, "count": decision.left})
    return Message(asked, arguments)


def label(state: FarshoreState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means."""
    if isinstance(option, SeatOption):
        return Message("farshore-label-seat", {"player": names[option.seat]})
    if isinstance(option, Payment):
        return label_payment(option)
    if isinstance(option, Way):
        return label_way(state, decision, option)
    if isinstance(option, Token) and decision.kind == "unpack":
        stored = state.players[decision.seat].stock[option.index]
        resource = Message(called(option).id, {"count": stored})
        return Message("farshore-label-unpack", {"resource": resource, "count": stored})
    return priced(plain_label(decision, option), note_of(state, decision, option))


def deed(state: FarshoreState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means in short: a card or a place without what it takes."""
    if isinstance(option, CityCard | CardAt | Place):
        return plain_label(decision, option)
    return label(state, decision, option, names)


def plain_label(decision: Decision, option: Option) -> Message:
    """What choosing the option means, but for what it takes."""
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
        alike = Counter(seen.things)
        arguments["kinds"] = len(alike)
        arguments["things"] = tuple(
            Message("farshore-times", {"count": count, "thing": called(thing)})
            if count > 1 and len(alike) > 1
            else called(thing)
            for thing, count in alike.items()
        )
    hidden = "" if event.visible(viewer) else "-hidden"
    return Message(f"farshore-tell-{event.kind}{hidden}", arguments)
