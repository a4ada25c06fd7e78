"""What World asks and tells: message ids for the Fluent files, and what goes into them."""

from dataclasses import replace

from figurka.core.decision import Decision
from figurka.core.journal import Event
from figurka.games.viticulture.rules.things import WORKERS, Action, Spot
from figurka.games.viticulture.words import telling as base
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.words.phrases import amount
from figurka.games.viticulture.words.telling import obvious
from figurka.games.viticulture.world.rules.things import PARTNER, Hat, Interview, Offer, PartnerCard
from figurka.games.viticulture.world.words.names import traded
from figurka.games.viticulture.world.words.options import label
from figurka.locales import Message

__all__ = ["called", "figures", "label", "obvious", "question", "sentence"]


def figures(seats: int) -> tuple[Message, ...]:
    """Alone one plays with a partner."""
    return (Message("viticulture-partner"),) if seats == 1 else ()


def question(decision: Decision) -> Message:
    """The decision as a question; an offer is told from the side of who answers it."""
    offer = decision.because
    if decision.kind == "place" and not any(isinstance(option, Spot) for option in decision.options):
        return Message("viticulture-ask-place-nobody")
    if not isinstance(offer, Offer):
        asked = base.question(decision)
        whom = "partner" if offer is PARTNER else "player"
        return replace(asked, arguments={**asked.arguments, "whom": whom})
    return Message(f"viticulture-ask-{decision.kind}", traded(offer, "gets", "gives"))


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event as a sentence."""
    arguments = base.arguments_of(event, viewer, names)
    arguments["influence"] = amount("influence", abs(event.count))
    thing = event.seen(viewer).thing
    if isinstance(thing, Offer):
        arguments |= traded(thing, "gives", "asks")
    if isinstance(thing, PartnerCard):
        arguments["places"] = ", ".join(each.letter for each in event.things if isinstance(each, Action))
    if isinstance(thing, Hat):
        arguments["worker"] = called(WORKERS[thing.kind])
    return Message(f"viticulture-tell-{event_name(event, viewer)}", arguments)


def event_name(event: Event, viewer: int | None) -> str:
    """Under which name an event is told; some are told in more than one way."""
    if event.kind == "fame" and event.count < 0:
        return "loses-fame"
    if isinstance(event.thing, Hat):
        return "trains-hat"
    if isinstance(event.thing, Interview):
        return "interview-up" if event.thing.change > 0 else "interview-down"
    return base.event_name(event, viewer)
