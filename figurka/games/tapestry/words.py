"""What Tapestry's things, questions and events are called: message ids for the Fluent files."""

from figurka.core.decision import Decision, Option
from figurka.core.journal import Event
from figurka.games.tapestry.state import TapestryState
from figurka.locales import Message


def called(thing: Option) -> Message:
    """The name of a thing."""
    return Message("tapestry-" + thing.key.replace(":", "-"), otherwise=thing.key)


def label(state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means."""
    return called(option)


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event, as the viewer may know it, as a sentence."""
    return Message(f"tapestry-tell-{event.kind}", otherwise=event.kind)
