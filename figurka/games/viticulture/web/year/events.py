"""The event of the year: what it asks, how far the team has come with it, and what may be done there now."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.rules.shape import WorkerView
from figurka.games.viticulture.rules.things import BoardSpot, Card, Grape, Wine
from figurka.games.viticulture.web.catalog import CARD_BY_KEY, TOKEN_BY_KEY, WORKER_BY_NAME
from figurka.games.viticulture.web.glossary import SENTENCE_END
from figurka.games.viticulture.web.needs import say
from figurka.games.viticulture.web.scene import Line, Mark, Scene
from figurka.games.viticulture.web.signs import Sign, grape_sign, signs_of, wine_sign
from figurka.games.viticulture.web.year.facts import Fact, facts_of
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.goals import RESOURCES
from figurka.games.viticulture.world.rules.continents.oceania import MOST_SHARES
from figurka.games.viticulture.world.rules.placing import spot
from figurka.games.viticulture.world.rules.shape import EventView, HardshipView
from figurka.games.viticulture.world.rules.things import ANY_DIFFERENT, DESIGNED, EVENT_SPACE, Event
from figurka.games.viticulture.world.words.effects import event_text
from figurka.locales import capital

ANSWERED_HERE: Final = ("event", "service", "shared", "waiver", "louse", "louse_help")
"""The kinds of decisions that the event itself asks."""


@dataclass(frozen=True)
class Stage:
    """How far the team has come with something: so much of so much, with what lies there."""

    label: str
    count: int
    target: int
    done: bool
    given: tuple[tuple[Mark, Sign], ...] = ()
    gains: tuple[Sign, ...] = ()

    @property
    def shown(self) -> int:
        """What the meter shows: no more than all."""
        return min(self.count, self.target)


@dataclass(frozen=True)
class Slot:
    """A resource that a hardship needs, and whether it was laid."""

    symbol: str
    filled: bool
    label: str


@dataclass(frozen=True)
class Worker:
    """A worker on the event's card."""

    kind: str
    seat: int
    label: str


@dataclass(frozen=True)
class Space:
    """A space of the event's card and its workers."""

    key: str
    workers: tuple[Worker, ...]
    label: str
    why: str = ""


@dataclass(frozen=True)
class EventSight:
    """The event of the year as it is drawn."""

    name: str
    title: str
    symbol: str
    marked: tuple[str, ...]
    facts: tuple[Fact, ...]
    stages: tuple[Stage, ...]
    slots: tuple[Slot, ...]
    spaces: tuple[Space, ...]
    influence: tuple[int, int]
    """How much influence the event has given, and the most that it can give."""
    ended: bool
    used: tuple[Mark, ...]
    """Who has used what it offers once a year."""
    about: str
    texts: tuple[str, ...]
    lines: tuple[Line, ...]
    acts: tuple[str, ...]
    """The keys of what is answered here now."""


def see_event(scene: Scene) -> EventSight | None:
    """The event of the year; before it is revealed there is none."""
    world = scene.world
    if world is None or world["event"] is None:
        return None
    seen = world["event"]
    event = EVENT_BY_NAME[seen["event"]]
    given, most = seen["influence_given"], seen["influence_most"]
    return EventSight(
        event.name,
        scene.called(event),
        f"continent-{world['continent']}",
        tuple(event.marked),
        facts_of(scene, event, bool(most) and given >= most),
        tuple(stages(scene, event, seen)),
        tuple(slots(scene, seen["hardship"])),
        tuple(spaces(scene, seen["space"])),
        (given, most),
        bool(seen["hardship"] and seen["hardship"]["ended"]),
        tuple(scene.mark(seat) for seat in seen["used_by"]),
        scene.say(f"viticulture-event-{event.name}", "about").replace("\n", " "),
        tuple(texts(scene, event)),
        tuple(lines(scene, event, seen)),
        tuple(scene.keys) if scene.kind in ANSWERED_HERE else (),
    )


def texts(scene: Scene, event: Event) -> Iterator[str]:
    """The whole text sentence by sentence, and whether it is this project's own."""
    yield from SENTENCE_END.split(scene.text(event_text, event, len(scene.players)))
    if event.source == DESIGNED:
        yield scene.say("viticulture-designed")


# How far the team has come


def stages(scene: Scene, event: Event, seen: EventView) -> Iterator[Stage]:
    """What is counted: the dish, shares, uses and deeds."""
    dish, shares, uses = seen["dish"], seen["shares"], seen["uses"]
    if dish:
        given = tuple((scene.mark(each["seat"]), thing_sign(each["thing"])) for each in dish["given"])
        yield Stage(say(scene, "in-dish"), dish["amount"], dish["need"], dish["done"], given)
    for name, counted in (("shared", shares), ("used", uses)):
        if counted:
            done = counted["count"] >= counted["target"]
            yield Stage(say(scene, name), counted["count"], counted["target"], done)
    for deed, asked in zip(seen["deeds"], (event.deed, event.second_deed), strict=False):
        label = capital(scene.say(f"viticulture-deed-{deed['deed']}", count=deed["target"]))
        gains = () if asked is None else signs_of(asked.gain)
        yield Stage(label, deed["count"], deed["target"], deed["done"], gains=gains)


def thing_sign(key: str) -> Sign:
    """Something on the dish as a sign."""
    thing = TOKEN_BY_KEY.get(key) or CARD_BY_KEY[key]
    kind, _, name = thing.key.partition(":")
    if isinstance(thing, Grape):
        return grape_sign(name.partition(":")[0], thing.value)
    if isinstance(thing, Wine):
        return wine_sign(name.partition(":")[0], thing.value)
    assert isinstance(thing, Card)
    return Sign(kind, 1)


def slots(scene: Scene, hardship: HardshipView | None) -> Iterator[Slot]:
    """What a hardship needs, and how much of it lies there."""
    if hardship is None:
        return
    laid, ended = list(hardship["laid"]), hardship["ended"]
    for name, count in hardship["needs"].items():
        if name == ANY_DIFFERENT:
            yield from any_slots(scene, laid, count, ended)
            continue
        label = scene.say(f"viticulture-resource-{name}")
        filled = count if ended else laid.count(name)
        yield from (Slot(f"resource-{name}", place < filled, label) for place in range(count))


def any_slots(scene: Scene, laid: Sequence[str], count: int, ended: bool) -> Iterator[Slot]:
    """Slots for different resources: first those that lie there."""
    kinds = [each.name for each in RESOURCES if each.name in laid]
    for name in kinds[:count]:
        yield Slot(f"resource-{name}", True, scene.say(f"viticulture-resource-{name}"))
    for _ in range(count - len(kinds)):
        yield Slot("resource-any", ended, say(scene, "any-resource"))


def lines(scene: Scene, event: Event, seen: EventView) -> Iterator[Line]:
    """Who has put what on the dish, who has helped how often, and who has used the offer."""
    for each in seen["dish"]["given"] if seen["dish"] else ():
        thing = TOKEN_BY_KEY.get(each["thing"]) or CARD_BY_KEY[each["thing"]]
        yield Line(f"{scene.mark(each['seat']).name}: {scene.say(scene.sight.game.rules.called(thing))}")
    if event.share is not None and seen["shares"]:
        for seat, count in enumerate(seen["shares"]["by"]):
            if count:
                name = scene.mark(seat).name
                yield Line(say(scene, "shared-by", player=name, count=count, most=MOST_SHARES))
    if seen["used_by"]:
        names = ", ".join(scene.mark(seat).name for seat in seen["used_by"])
        yield Line(say(scene, "used-by", players=names))
    if seen["influence_most"]:
        count, most = seen["influence_given"], seen["influence_most"]
        yield Line(say(scene, "influence-given", count=count, most=most), "influence")


# Greengully's spaces


def spaces(scene: Scene, seen: Sequence[Sequence[WorkerView]] | None) -> Iterator[Space]:
    """The spaces of the event's card that are open with so many players, and the place beside them."""
    if seen is None:
        return
    open_spaces = scene.state.edition.spaces(len(scene.players))
    for place, there in enumerate(seen):
        beside = place == len(seen) - 1
        where = spot(EVENT_SPACE, place)
        if place < open_spaces or (beside and (there or where.key in scene.keys)):
            yield see_space(scene, where, there)


def see_space(scene: Scene, where: BoardSpot, there: Sequence[WorkerView]) -> Space:
    """One space of the event's card."""
    choosable = where.key in scene.keys
    workers = tuple(see_worker(scene, each) for each in there)
    label = scene.keys[where.key].label if choosable else say(scene, "event-space")
    if choosable:
        why = scene.keys[where.key].caution
    else:
        why = "" if there or scene.kind != "place" else scene.sight.why_not(where.key)
    return Space(where.key, workers, label, why)


def see_worker(scene: Scene, seen: WorkerView) -> Worker:
    """A worker on the event's card."""
    kind = scene.say(scene.sight.game.rules.called(WORKER_BY_NAME[seen["kind"]]))
    return Worker(seen["kind"], seen["seat"], f"{scene.mark(seen['seat']).name}, {kind}")
