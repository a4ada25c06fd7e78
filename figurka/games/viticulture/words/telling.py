"""What Viticulture asks and tells: message ids for the Fluent files, and what goes into them."""

from collections.abc import Sequence

from figurka.core.decision import Decision
from figurka.core.journal import Event
from figurka.games.viticulture.rules.course import Choice, Pouring
from figurka.games.viticulture.rules.state import PHASE_NAMES
from figurka.games.viticulture.rules.steps import Barter, Discard
from figurka.games.viticulture.rules.things import (
    BESIDE,
    WITH_BONUS,
    Action,
    BoardSpot,
    Gift,
    Mama,
    Papa,
    Planting,
)
from figurka.games.viticulture.words.names import (
    called,
    cards,
    lira,
    parent_kind,
    points,
    request,
    thing_called,
)
from figurka.games.viticulture.words.options import label
from figurka.locales import Argument, Message

__all__ = ["arguments_of", "called", "event_name", "label", "obvious", "question", "sentence"]

DRAWS = "draws"
"""The event whose `other` is a deck."""
ASKING = {
    "build": ("build_structure",),
    "plant": ("plant_vine",),
    "harvest": ("harvest_field",),
    "wine": ("make_wine",),
    "order": ("fill_order",),
    "visitor": ("play_summer_visitor", "play_winter_visitor"),
    "market": ("sell_grapes_or_field",),
    "sell_more": ("sell_grapes_or_field",),
    "train_more": ("train_worker",),
    "tile": ("innovate",),
    "sell_wine": ("sell_wine",),
    "barter_give": ("trade",),
    "barter_take": ("trade",),
}
"""By question, the actions which it names itself."""
AS_STRUCTURES = ("builds", "demolishes")
"""The events of a structure card that stands in the vineyard and is no card any more."""


def question(decision: Decision) -> Message:
    """The decision as a question."""
    arguments: dict[str, Argument] = {"count": 1}
    if decision.because is not None:
        arguments["because"] = called(decision.because)
    if isinstance(decision, Choice) and isinstance(decision.step, Discard):
        arguments["count"] = decision.step.count
    if isinstance(decision.because, Papa):
        arguments["parent"] = parent_kind(decision.because)
    if isinstance(decision, Pouring):
        arguments["wine"] = request(*decision.request)
    if decision.kind == "may":
        arguments["text"] = called(decision.options[0])
    if isinstance(decision, Choice) and isinstance(decision.step, Barter):
        step = decision.step
        arguments["turn"] = "only" if step.receive == 1 else ("first", "second")[step.taken]
    return Message(f"viticulture-ask-{decision.kind}", arguments)


def obvious(decision: Decision) -> bool:
    """Whether the question says by itself which action it is asked by."""
    return isinstance(decision.because, Action) and decision.because.name in ASKING.get(decision.kind, ())


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event as a sentence."""
    return Message(f"viticulture-tell-{event_name(event, viewer)}", arguments_of(event, viewer, names))


def arguments_of(event: Event, viewer: int | None, names: tuple[str, ...]) -> dict[str, Argument]:
    """What a sentence says of an event, as far as the viewer may know it."""
    seen = event.seen(viewer)
    arguments: dict[str, Argument] = {"count": abs(seen.count), "lira": lira(abs(seen.count))}
    arguments["points"] = points(abs(seen.count))
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
        arguments["thing"] = called(seen.thing) if seen.kind in AS_STRUCTURES else thing_called(seen.thing)
    if isinstance(seen.thing, Planting):
        arguments["vine"], arguments["field"] = called(seen.thing.vine), called(seen.thing.field)
    if seen.kind == "begins":
        arguments |= gifts_of_parents(seen)
    if seen.kind == "places":
        arguments["worker"] = called(seen.things[0])
    elif seen.things:
        arguments["things"] = tuple(thing_called(thing) for thing in seen.things)
    return arguments


def gifts_of_parents(event: Event) -> dict[str, Argument]:
    """What the one parent gave at once, and what was chosen of the other."""
    told: dict[str, Argument] = {}
    for parent in event.things:
        if isinstance(parent, Mama):
            dealt = [cards(deck, count) for deck, count in enumerate(parent.draw) if count]
            dealt += [lira(parent.lira)] if parent.lira else []
            told |= {"first": called(parent), "dealt": accusative(dealt)}
        elif isinstance(parent, Papa) and isinstance(event.thing, Gift):
            own = parent.lira + event.thing.lira
            chosen = [lira(own)] if own else []
            chosen += [] if event.thing.lira else [called(event.thing)]
            told |= {"second": called(parent), "chosen": accusative(chosen)}
    return told


def accusative(named: Sequence[Message]) -> tuple[Message, ...]:
    """Things as the objects of a sentence."""
    return tuple(Message(each.id, each.arguments, "acc") for each in named)


def event_name(event: Event, viewer: int | None) -> str:
    """Under which name an event is told; some are told in more than one way."""
    if not event.visible(viewer):
        return f"{event.kind}-hidden"
    if event.kind == "places" and isinstance(event.thing, BoardSpot):
        if event.thing.space == BESIDE:
            return "places-beside"
        return "places-bonus" if event.thing.space == WITH_BONUS and event.thing.action.bonus else "places"
    return event.kind
