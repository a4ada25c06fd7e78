"""The vineyard of the dock: the player, fields, structures, crush pad and cellar."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from figurka.games.viticulture.rules.shape import PlayerView
from figurka.games.viticulture.rules.view import WORKER_KINDS
from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.web.catalog import WORKER_BY_NAME
from figurka.games.viticulture.web.scene import Mark, Preview, Scene
from figurka.games.viticulture.web.vineyard.buildings import see_mat
from figurka.games.viticulture.web.vineyard.cellars import see_store
from figurka.games.viticulture.web.vineyard.fields import see_fields
from figurka.games.viticulture.words.names import parent_kind
from figurka.games.viticulture.world.content.parents import PARENT_BY_NAME


@dataclass(frozen=True)
class Hand:
    """A worker at home or away: its kind, what it is called, and the name by which it glides."""

    kind: str
    label: str
    vt: str = ""


@dataclass(frozen=True)
class Parent:
    """The mama or papa of a player."""

    name: str
    title: str
    symbol: str


@dataclass(frozen=True)
class Mine:
    """The player whose vineyard the dock shows."""

    mark: Mark
    own: bool
    lira: int
    vp: int
    goal: int
    residual: int
    place: int
    passed: bool
    parents: tuple[Parent, ...]
    ready: tuple[Hand, ...]
    away: tuple[Hand, ...]
    trainees: int


def see_vineyard(scene: Scene, previews: Mapping[str, Preview]) -> dict[str, object]:
    """What its templates need."""
    return {
        "mine": see_mine(scene),
        "fields": see_fields(scene, previews),
        "mat": see_mat(scene),
        "store": see_store(scene, previews),
    }


def see_mine(scene: Scene) -> Mine:
    """The player: what he has and how many workers are left."""
    seen = scene.shown
    return Mine(
        scene.mark(seen["seat"]),
        scene.own is not None,
        seen["lira"],
        seen["vp"],
        scene.world["needs"]["goal"] if scene.world else END_AT,
        seen["residual"],
        seen["row"] or 0,
        seen["passed"],
        tuple(parents(scene, seen)),
        tuple(at_home(scene, seen)),
        tuple(gone_out(scene, seen)),
        seen["trainees"],
    )


def parents(scene: Scene, seen: PlayerView) -> Iterator[Parent]:
    """Mama and papa."""
    for name in seen["parents"]:
        kind = parent_kind(PARENT_BY_NAME[name])
        yield Parent(name, scene.say(f"viticulture-parent-{name}"), f"parent-{kind}")


def at_home(scene: Scene, seen: PlayerView) -> Iterator[Hand]:
    """The workers that may still be placed; they are counted after those that were."""
    for kind in WORKER_KINDS:
        ready = seen["available"].get(kind, 0)
        placed = seen["workers"].get(kind, 0) - ready
        label = scene.called(WORKER_BY_NAME[kind])
        yield from (
            Hand(kind, label, f"worker-{seen['seat']}-{kind}-{placed + place + 1}") for place in range(ready)
        )


def gone_out(scene: Scene, seen: PlayerView) -> Iterator[Hand]:
    """The workers that were placed."""
    for kind in WORKER_KINDS:
        out = seen["workers"].get(kind, 0) - seen["available"].get(kind, 0)
        yield from (Hand(kind, scene.called(WORKER_BY_NAME[kind])) for _ in range(out))
