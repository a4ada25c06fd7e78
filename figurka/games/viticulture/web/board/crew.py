"""The workers at hand: one of them is picked, then a space for it."""

from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.rules.shape import WorkerName
from figurka.games.viticulture.rules.things import WORKERS
from figurka.games.viticulture.web.scene import Scene

IDLE: Final = {"summer": ("blue",), "winter": ("yellow",)}
"""The labourers that rest in a season."""
ORDER: Final[tuple[WorkerName, ...]] = ("bare", "yellow", "blue", "grey", "grande")
"""In which order workers are offered; the first of them is picked to begin with."""


@dataclass(frozen=True)
class Pick:
    """A kind of worker to be picked: how many are at hand, what it is called and what it can do."""

    kind: str
    count: int
    name: str
    full: str
    """Its whole name."""
    can: str


def see_standing(scene: Scene) -> str:
    """Where the viewer stands when a worker is to be placed: the season, its order, who may go."""
    if scene.kind != "place" or scene.own is None:
        return ""
    order, phase = scene.view["order"], scene.view["phase"]
    ready, idle = scene.own["available"], IDLE.get(phase, ())
    count = sum(number for kind, number in ready.items() if kind not in idle)
    place = order.index(scene.own["seat"]) + 1 if len(order) > 1 else 0
    return scene.say("viticulture-web-asked-standing", season=phase, place=place, count=count)


def see_crew(scene: Scene) -> list[Pick]:
    """The kinds of workers that may be placed now, if there are several."""
    if scene.kind != "place" or scene.own is None or not any(key.startswith("at:") for key in scene.keys):
        return []
    ready, idle = scene.own["available"], IDLE.get(scene.view["phase"], ())
    kinds = [kind for kind in ORDER if ready.get(kind) and kind not in idle]
    return [see_pick(scene, kind, ready[kind]) for kind in kinds] if len(kinds) > 1 else []


def see_pick(scene: Scene, kind: str, count: int) -> Pick:
    """One kind of worker."""
    game = "world" if scene.world else "base"
    full = next(scene.called(worker) for worker in WORKERS if worker.name == kind)
    name = scene.say(f"viticulture-web-asked-{kind}", game=game)
    return Pick(kind, count, name, full, scene.say(f"viticulture-web-asked-{kind}-can", game=game))
