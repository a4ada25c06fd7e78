"""What Viticulture asks and tells: message ids for the Fluent files, and what goes into them."""

from figurka.core.decision import Decision, Option
from figurka.core.journal import Event
from figurka.games.viticulture.rules.state import PHASE_NAMES
from figurka.games.viticulture.rules.things import BESIDE, WITH_BONUS, BoardSpot, Card, Planting
from figurka.games.viticulture.words.names import called, card_called, cards, lira
from figurka.games.viticulture.words.options import label
from figurka.locales import Argument, Message

__all__ = ["arguments_of", "called", "event_name", "label", "question", "sentence"]

DRAWS = "draws"
"""The event whose `other` is a deck."""
AS_STRUCTURES = ("builds", "demolishes")
"""The events of a structure card that stands in the vineyard and is no card any more."""


def question(decision: Decision) -> Message:
    """The decision as a question."""
    arguments: dict[str, Argument] = {}
    if decision.because is not None:
        arguments["because"] = called(decision.because)
    return Message(f"viticulture-ask-{decision.kind}", arguments)


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event as a sentence."""
    return Message(f"viticulture-tell-{event_name(event, viewer)}", arguments_of(event, viewer, names))


def arguments_of(event: Event, viewer: int | None, names: tuple[str, ...]) -> dict[str, Argument]:
    """What a sentence says of an event, as far as the viewer may know it."""
    seen = event.seen(viewer)
    arguments: dict[str, Argument] = {"count": abs(seen.count), "lira": lira(abs(seen.count))}
    if seen.seat >= 0:
        arguments["who"] = "you" if seen.seat == viewer else "other"
        arguments["player"] = names[seen.seat]
    if seen.kind == DRAWS:
        arguments["cards"] = cards(seen.other, 1)
    elif seen.other >= 0:
        arguments["whom"] = "you" if seen.other == viewer else "other"
        arguments["other"] = names[seen.other]
    if seen.kind == "season":
        arguments["thing"] = Message(f"viticulture-season-{PHASE_NAMES[seen.count]}")
    if seen.thing is not None:
        arguments["thing"] = called(seen.thing) if seen.kind in AS_STRUCTURES else told(seen.thing)
    if isinstance(seen.thing, Planting):
        arguments["vine"], arguments["field"] = called(seen.thing.vine), called(seen.thing.field)
    if seen.kind == "places":
        arguments["worker"] = called(seen.things[0])
    elif seen.things:
        arguments["things"] = tuple(told(thing) for thing in seen.things)
    return arguments


def told(thing: Option) -> Message:
    """A thing as the journal names it: cards with their kind."""
    return card_called(thing) if isinstance(thing, Card) else called(thing)


def event_name(event: Event, viewer: int | None) -> str:
    """Under which name an event is told; some are told in more than one way."""
    if not event.visible(viewer):
        return f"{event.kind}-hidden"
    if event.kind == "places" and isinstance(event.thing, BoardSpot):
        if event.thing.space == BESIDE:
            return "places-beside"
        return "places-bonus" if event.thing.space == WITH_BONUS and event.thing.action.bonus else "places"
    return event.kind
