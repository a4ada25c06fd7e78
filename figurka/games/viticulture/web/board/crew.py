"""The workers at hand: one of them is picked, then a space for it."""

from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.rules.shape import WorkerName
from figurka.games.viticulture.rules.things import WORKERS
from figurka.games.viticulture.web.board.placing import crews, place_named
from figurka.games.viticulture.web.scene import Scene

IDLE: Final = {"summer": ("blue",), "winter": ("yellow",)}
"""The hats that rest in a season."""
ORDER: Final[tuple[WorkerName, ...]] = ("bare", "yellow", "blue", "grey", "grande")
"""In which order workers are offered; the first of them is picked to begin with."""


@dataclass(frozen=True)
class Pick:
    """A kind of worker to be picked: how many are at hand, what it is called, what it can do and where."""

    kind: str
    count: int
    name: str
    full: str
    """Its whole name and what it can do."""
    where: str
    """To how many places it may go, or why it rests."""
    rests: bool = False


def see_standing(scene: Scene) -> str:
    """Where the viewer stands when a worker is to be placed: the season and its order."""
    if scene.kind != "place" or scene.own is None:
        return ""
    order, phase = scene.view["order"], scene.view["phase"]
    place = order.index(scene.own["seat"]) + 1 if len(order) > 1 else 0
    return scene.say("viticulture-web-asked-standing", season=phase, place=place)


def ready_kinds(scene: Scene) -> list[WorkerName]:
    """The kinds of workers at hand that work in this season, in the order in which they are offered."""
    if scene.own is None:
        return []
    ready, idle = scene.own["available"], IDLE.get(scene.view["phase"], ())
    return [kind for kind in ORDER if ready.get(kind) and kind not in idle]


def see_crew(scene: Scene) -> list[Pick]:
    """The kinds of workers that may be placed now, if there are several, and those that wait for winter."""
    if scene.kind != "place" or scene.own is None or not any(key.startswith("at:") for key in scene.keys):
        return []
    kinds, ready = ready_kinds(scene), scene.own["available"]
    resting = ready.get("blue", 0) if scene.view["phase"] == "summer" else 0
    if len(kinds) + bool(resting) < 2:
        return []
    allowed = crews(scene)
    places = {
        kind: {place_named(key) for key, able in allowed.items() if kind in able.split()} for kind in kinds
    }
    picks = [see_pick(scene, kind, ready[kind], len(places[kind])) for kind in kinds]
    return [*picks, see_resting(scene, "blue", resting)] if resting else picks


def see_pick(scene: Scene, kind: str, count: int, places: int) -> Pick:
    """One kind of worker."""
    name, full = names_of(scene, kind)
    can = scene.say(f"viticulture-web-asked-{kind}-can", game="world" if scene.world else "base")
    where = scene.say("viticulture-web-asked-places", count=places)
    return Pick(kind, count, name, f"{full}: {can}", where)


def see_resting(scene: Scene, kind: str, count: int) -> Pick:
    """A kind of worker that rests until winter."""
    name, full = names_of(scene, kind)
    return Pick(kind, count, name, full, scene.say("viticulture-web-asked-rests"), rests=True)


def names_of(scene: Scene, kind: str) -> tuple[str, str]:
    """The short and the whole name of a kind of worker."""
    full = next(scene.called(worker) for worker in WORKERS if worker.name == kind)
    return scene.say(f"viticulture-web-asked-{kind}"), full
