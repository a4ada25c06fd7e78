"""What Viticulture's things, questions and events are called: message ids for the Fluent files."""

from figurka.core.decision import Decision, Option
from figurka.core.journal import Event
from figurka.games.viticulture.state import VitState
from figurka.locales import Argument, Message


def called(thing: Option) -> Message:
    """The name of a thing."""
    return Message(f"viticulture-{thing.key.replace(':', '-')}")


def question(decision: Decision) -> Message:
    """The decision as a question."""
    arguments: dict[str, Argument] = {}
    if decision.because is not None:
        arguments["because"] = called(decision.because)
    return Message(f"viticulture-ask-{decision.kind}", arguments)


def label(state: VitState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means."""
    return called(option)


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event as a sentence."""
    seen = event.seen(viewer)
    arguments: dict[str, Argument] = {"count": seen.count}
    if seen.seat >= 0:
        arguments["player"] = names[seen.seat]
    if seen.thing is not None:
        arguments["thing"] = called(seen.thing)
    return Message(f"viticulture-tell-{seen.kind}", arguments)
