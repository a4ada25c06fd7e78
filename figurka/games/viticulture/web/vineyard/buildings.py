"""The structures of the vineyard: the eight of the mat, and structure cards where they stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.shape import BuildingView, PlayerView, SiteName
from figurka.games.viticulture.rules.steps import Build
from figurka.games.viticulture.rules.things import ACTION_CARD, DECK_NAMES, STRUCTURE, WORKER_NAMES, Basic
from figurka.games.viticulture.rules.vineyard.building import price
from figurka.games.viticulture.web.board.places import placing_order
from figurka.games.viticulture.web.catalog import WORKER_BY_NAME
from figurka.games.viticulture.web.hand.faces import BUILDING_ART
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.words.effects import basic_text

MAT_SITES: Final[tuple[SiteName, ...]] = ("mat1", "mat2")
YOKE: Final = "yoke"
DEMOLISHER: Final = "demolisher"
OFF_BOARD: Final = ("", 0)
"""How the board tells that a worker was placed elsewhere."""
RULES: Final = {
    "trellis": "V-40 V-41",
    "irrigation": "V-40 V-41",
    "yoke": "V-16 V-42",
    "windmill": "V-16",
    "cottage": "V-14",
    "tasting_room": "V-16",
    "medium_cellar": "V-92 V-93",
    "large_cellar": "V-92 V-93",
}
"""The rules behind each structure of the mat."""
REASONED: Final = ("build", "place")
"""The decisions in which it is told why a structure cannot be built."""


@dataclass(frozen=True)
class Worker:
    """A worker on a space of the own mat, with the name by which it glides there."""

    kind: str
    label: str
    vt: str


@dataclass(frozen=True)
class Card:
    """A structure card that is built."""

    name: str
    title: str
    key: str
    label: str
    space: bool
    """Whether a worker can be sent there."""
    worker: Worker | None
    art: str
    """The symbol of the building; the place for taking cards down has none."""


@dataclass(frozen=True)
class House:
    """A structure of the mat: built, or what it costs."""

    name: str
    key: str
    label: str
    title: str
    text: str
    built: bool
    used: bool
    cost: int
    cheaper: bool
    worker: Worker | None
    why: str

    @property
    def rules(self) -> str:
        """The rules behind it."""
        return RULES[self.name]


@dataclass(frozen=True)
class Slot:
    """A slot of the structure mat."""

    key: str
    label: str
    card: Card | None


@dataclass(frozen=True)
class Mat:
    """All structures of a player; slots and the place for taking cards down only with structure cards."""

    seat: int
    houses: tuple[House, ...]
    slots: tuple[Slot, ...]
    demolisher: Card | None


def see_mat(scene: Scene) -> Mat:
    """The structures of the player whom the dock shows."""
    seen = scene.shown
    houses = tuple(see_house(scene, seen, basic) for basic in BASICS)
    if DECK_NAMES[STRUCTURE] not in scene.view["piles"]:
        return Mat(seen["seat"], houses, (), None)
    return Mat(seen["seat"], houses, tuple(see_slots(scene, seen)), see_demolisher(scene, seen))


# The eight structures


def see_house(scene: Scene, seen: PlayerView, basic: Basic) -> House:
    """A structure of the mat."""
    built = basic.name in seen["structures"]
    used = basic.name in seen["used"]
    key = "at:yoke" if built and basic.name == YOKE else basic.key
    cost = asked_price(scene, basic)
    title = scene.called(basic)
    state = "used" if used else "built" if built else "costs"
    label = scene.say(f"viticulture-web-dock-structure-{state}", name=title, count=cost)
    return House(
        basic.name,
        key,
        scene.keys[key].label if key in scene.keys else label,
        title,
        scene.text(basic_text, basic),
        built,
        used,
        cost,
        cost < basic.cost,
        see_worker(scene, seen["yoke"], YOKE) if basic.name == YOKE else None,
        why_not(scene, key, built),
    )


def asked_price(scene: Scene, basic: Basic) -> int:
    """What a structure costs by the effect that asks, or what is printed."""
    decision = scene.decision
    if isinstance(decision, Choice) and isinstance(decision.step, Build) and scene.me is not None:
        return price(scene.state, scene.me, basic, decision.step, decision.course)
    return basic.cost


def why_not(scene: Scene, key: str, built: bool) -> str:
    """Why a structure cannot be built, or no worker be sent to the yoke."""
    if scene.kind not in REASONED or scene.own is None or key in scene.keys:
        return ""
    if built and (key != "at:yoke" or scene.kind != "place"):
        return ""
    return scene.sight.why_not(key)


# Structure cards


def see_card(scene: Scene, seen: BuildingView) -> Card:
    """A structure card: chosen to be taken down or used, or as a space for a worker."""
    building = BUILDING_BY_NAME[seen["card"]]
    key = building.key if building.key in scene.keys else f"at:{building.key}"
    title = scene.called(building)
    label = scene.keys[key].label if key in scene.keys else title
    return Card(
        building.name,
        title,
        key,
        label,
        building.kind == ACTION_CARD,
        see_worker(scene, seen["worker"], seen["site"]),
        BUILDING_ART[building.name],
    )


def see_slots(scene: Scene, seen: PlayerView) -> Iterator[Slot]:
    """The two slots of the structure mat."""
    standing = {each["site"]: each for each in seen["cards"]}
    for site in MAT_SITES:
        key = f"site:{site}"
        label = scene.keys[key].label if key in scene.keys else scene.say("viticulture-web-dock-slot")
        card = see_card(scene, standing[site]) if site in standing else None
        yield Slot(key, label, card)


def see_demolisher(scene: Scene, seen: PlayerView) -> Card | None:
    """The place where structure cards are taken down, if there are any or somebody stands there."""
    if not seen["cards"] and not seen["demolisher"]:
        return None
    key, title = "at:demolish", scene.say("viticulture-web-dock-demolish")
    label = scene.keys[key].label if key in scene.keys else title
    return Card("", title, key, label, True, see_worker(scene, seen["demolisher"], DEMOLISHER), "")


# Workers


def see_worker(scene: Scene, kind: str | None, place: str) -> Worker | None:
    """Who stands on a space."""
    if kind is None:
        return None
    return Worker(kind, scene.called(WORKER_BY_NAME[kind]), names_on_mat(scene).get(place, ""))


def names_on_mat(scene: Scene) -> dict[str, str]:
    """The names of the workers on the mat: among those of a kind they are counted as they were placed."""
    seen = scene.shown
    order = placing_order(scene.events)
    numbers = {
        kind: iter([place + 1 for place, where in enumerate(order[seen["seat"], kind]) if where == OFF_BOARD])
        for kind in WORKER_NAMES
    }
    cards = ((card["site"], card["worker"]) for card in seen["cards"])
    found: dict[str, str] = {}
    for place, kind in ((YOKE, seen["yoke"]), *cards, (DEMOLISHER, seen["demolisher"])):
        number = next(numbers[kind], 0) if kind else 0
        if number:
            found[place] = f"worker-{seen['seat']}-{kind}-{number}"
    return found
