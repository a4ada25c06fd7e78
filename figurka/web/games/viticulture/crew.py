"""The workers at hand: one of them is picked, then a space for it."""

from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.things import WORKERS
from figurka.web.games.viticulture.scene import Scene

IDLE: Final = {"summer": ("blue",), "winter": ("yellow",)}
"""The labourers that rest in a season."""
ORDER: Final = ("bare", "yellow", "blue", "grey", "grande")
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
