"""The journal: what happened, each event with who may see its details."""

from figurka.core.decision import EVERYONE, Option


class Event:
    """A small thing that happened: who did it, to what, how many, with whom."""

    __slots__ = ("count", "kind", "other", "seat", "seen_by", "thing", "things")

    def __init__(
        self,
        kind: str,
        seat: int,
        thing: Option | None,
        count: int,
        other: int,
        things: tuple[Option, ...],
        seen_by: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.thing = thing
        self.count = count
        self.other = other
        self.things = things
        self.seen_by = seen_by

    def visible(self, viewer: int | None) -> bool:
        """Whether the viewer (None: a spectator) may know the things of this event."""
        if self.seen_by == EVERYONE:
            return True
        return viewer is not None and bool(self.seen_by >> viewer & 1)

    def seen(self, viewer: int | None) -> "Event":
        """The event as the viewer may know it: without its things where they are not for him."""
        if self.visible(viewer):
            return self
        return Event(self.kind, self.seat, None, self.count, self.other, (), EVERYONE)


class Journal:
    """The events of a game so far, in order."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)

    def forget_after(self, length: int) -> None:
        """Drop what happened after the first `length` events: those choices were taken back."""
        del self.events[length:]


class TurningPointError(Exception):
    """What is tried out would go on beyond what belongs to it."""


class Tripwire(Journal):
    """A journal that ends what is tried out as soon as it would tell of an event of these kinds."""

    __slots__ = ("ends",)

    def __init__(self, ends: frozenset[str]) -> None:
        super().__init__()
        self.ends = ends

    def note(self, event: Event) -> None:
        """Keep an event, unless it is beyond the end."""
        if event.kind in self.ends:
            raise TurningPointError
        super().note(event)
