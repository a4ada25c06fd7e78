"""What a continent brings beside its events: goals, resources, fame."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from figurka.games.viticulture.rules.steps import VISITOR, Discard
from figurka.games.viticulture.web.needs import say
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.world.content.balance import FAME_MOST
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, RESOURCES
from figurka.games.viticulture.world.rules.continents.africa import SEARCH_CARDS
from figurka.games.viticulture.world.rules.shape import FameView, GoalView, ResourcesView, WorldView

# Europe


@dataclass(frozen=True)
class GoalSight:
    """A personal goal: its kind, whether it is met, whether the decree favours it, and its control."""

    name: str
    key: str
    symbol: str
    title: str
    met: bool
    favoured: bool
    label: str


@dataclass(frozen=True)
class Ambition:
    """Somebody's goals."""

    mark: Mark
    own: bool
    goals: tuple[GoalSight, ...]
    claimed: bool
    """Whether a goal was claimed this year."""


def see_goals(scene: Scene, world: WorldView) -> tuple[Ambition, ...]:
    """Everybody's goals, those of the viewer first."""
    seen, event = world["goals"], world["event"]
    if seen is None:
        return ()
    favoured = () if event is None else event["favoured"]
    seats = sorted(range(len(seen)), key=lambda seat: seat != scene.shown["seat"])
    return tuple(
        Ambition(
            scene.mark(seat),
            seat == scene.shown["seat"],
            tuple(see_goal(scene, goal, favoured, own=seat == scene.sight.viewer) for goal in seen[seat]),
            seat in world["claimed"],
        )
        for seat in seats
    )


def see_goal(scene: Scene, seen: GoalView, favoured: Sequence[str], own: bool) -> GoalSight:
    """A goal; a viewer's own may be claimed, exchanged or put away."""
    goal = GOAL_BY_NAME[seen["goal"]]
    claim = f"claim:{goal.name}"
    key = claim if own and claim in scene.keys else goal.key
    title = scene.called(goal)
    met = say(scene, "goal-met", goal=title) if seen["met"] else title
    label = scene.keys[key].label if own and key in scene.keys else met
    return GoalSight(
        goal.name, key, f"goal-{goal.category}", title, seen["met"], goal.category in favoured, label
    )


# Africa


@dataclass(frozen=True)
class Holding:
    """Some equal resources: how many, and the key by which one of them can be laid."""

    symbol: str
    name: str
    count: int
    key: str
    label: str


@dataclass(frozen=True)
class Store:
    """Somebody's resources."""

    mark: Mark
    own: bool
    held: tuple[Holding, ...]


@dataclass(frozen=True)
class Exchange:
    """Two equal resources that may be laid as another."""

    key: str
    symbol: str
    counts_as: str
    label: str


@dataclass(frozen=True)
class Supplies:
    """Africa's resources: those of each seat, how many are left, and what may be done with them now."""

    stores: tuple[Store, ...]
    pile: int
    found: str
    """The resource that is about to be dealt."""
    exchanges: tuple[Exchange, ...]
    search: bool
    """Whether one may be searched for now."""
    price: tuple[Sign, ...]
    """What searching costs."""


def see_supplies(scene: Scene, seen: ResourcesView | None) -> Supplies | None:
    """The resources of Africa."""
    if seen is None:
        return None
    seats = sorted(range(len(seen["held"])), key=lambda seat: seat != scene.shown["seat"])
    return Supplies(
        tuple(see_store(scene, seat, seen["held"][seat]) for seat in seats),
        seen["pile"],
        seen["found"] or "",
        tuple(exchanges(scene)),
        "search" in scene.keys,
        signs_of((Discard(VISITOR, SEARCH_CARDS),)),
    )


def see_store(scene: Scene, seat: int, held: Sequence[str]) -> Store:
    """Somebody's resources, equal ones together."""
    own, counts = seat == scene.sight.viewer, Counter(held)
    holdings = tuple(
        holding(scene, each.name, counts[each.name], own) for each in RESOURCES if counts[each.name]
    )
    return Store(scene.mark(seat), seat == scene.shown["seat"], holdings)


def holding(scene: Scene, name: str, count: int, own: bool) -> Holding:
    """Some equal resources."""
    key = f"against:{name}" if own else f"resource:{name}"
    label = scene.say(f"viticulture-resource-{name}", "count", count=count)
    return Holding(
        f"resource-{name}", name, count, key, scene.keys[key].label if key in scene.keys else label
    )


def exchanges(scene: Scene) -> Iterator[Exchange]:
    """The pairs that may be laid as something else now."""
    for key, option in scene.keys.items():
        parts = key.split(":")
        if parts[0] == "against" and len(parts) == 4:
            yield Exchange(key, f"resource-{parts[1]}", f"resource-{parts[3]}", option.label)


# North America


@dataclass(frozen=True)
class Fame:
    """The fame of the team on its track, the good band, and the interview of the year."""

    value: int
    most: int
    low: int
    high: int
    interviewed: bool
    label: str
    down: str
    """The label of the interview that lowers fame, if it may be given now."""
    up: str


def see_fame(scene: Scene, seen: FameView | None) -> Fame | None:
    """The fame of North America."""
    if seen is None:
        return None
    low, high = seen["band"]
    options = [scene.keys.get(f"interview:{way}") for way in ("down", "up")]
    down, up = ("" if option is None else option.label for option in options)
    label = say(scene, "fame", count=seen["fame"], low=low, high=high)
    return Fame(seen["fame"], FAME_MOST, low, high, seen["interviewed"], label, down, up)
