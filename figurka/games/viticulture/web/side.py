"""The fellow players: what they have, what they hold where that is open, and how one could help them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from figurka.core.decision import Option
from figurka.core.journal import Event
from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.shape import FieldView, PlayerView, WorkerName
from figurka.games.viticulture.rules.things import DECK_NAMES, Action
from figurka.games.viticulture.rules.view import WORKER_KINDS
from figurka.games.viticulture.web.catalog import CARD_BY_KEY, FIELD_BY_NAME, WORKER_BY_NAME
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.web.signs import Sign, grape_sign, wine_sign
from figurka.games.viticulture.web.trade.deals import order_signs, tip_of, vine_signs
from figurka.games.viticulture.web.trade.suggestions import Suggestion, suggest
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, RESOURCE_BY_NAME
from figurka.games.viticulture.world.rules.things import letter_of


@dataclass(frozen=True)
class Chip:
    """A card or a structure in a few signs, with the tip that explains it."""

    title: str
    signs: tuple[Sign, ...] = ()
    symbol: str = ""
    tip: str = ""
    deck: str = ""
    count: int = 1
    done: bool = False
    key: str = ""
    """The key by which it can be chosen, if it ever can."""


@dataclass(frozen=True)
class Plot:
    """A field with its vines."""

    title: str
    vines: tuple[Chip, ...]
    value: int
    limit: int
    harvested: bool
    sold: bool
    building: Chip | None


@dataclass(frozen=True)
class Fellow:
    """Another player; what is seen when folded, and the rest when opened."""

    mark: Mark
    player: PlayerView
    state: str
    """`thinking`, `next`, `passed`, or nothing."""
    agent: str
    crew: tuple[tuple[str, str], ...]
    """The workers that are left: their kinds and names."""
    hand: tuple[tuple[str, int], ...]
    plots: tuple[Plot, ...]
    grapes: tuple[Sign, ...]
    wines: tuple[Sign, ...]
    structures: tuple[Chip, ...]
    cards: tuple[Chip, ...]
    """The hand, where it is open."""
    goals: tuple[Chip, ...]
    resources: tuple[Chip, ...]
    help: tuple[Suggestion, ...]


def see_side(scene: Scene) -> dict[str, object]:
    """What the side needs."""
    helps = suggest(scene)
    return {
        "fellows": [see_fellow(scene, player, helps) for player in others(scene)],
        "talking": see_talking(scene),
        "companion": see_companion(scene),
    }


def others(scene: Scene) -> list[PlayerView]:
    """The fellow players in the order of turns, beginning after the viewer."""
    order = scene.view["order"] or [player["seat"] for player in scene.players]
    seats = [*order, *(player["seat"] for player in scene.players if player["seat"] not in order)]
    viewer = scene.sight.viewer
    start = seats.index(viewer) + 1 if viewer in seats else 0
    return [scene.players[seat] for seat in (*seats[start:], *seats[:start]) if seat != viewer]


def see_fellow(scene: Scene, player: PlayerView, helps: Iterable[Suggestion]) -> Fellow:
    """A fellow player."""
    seat = player["seat"]
    sitting = scene.sight.seats[seat]
    return Fellow(
        scene.mark(seat),
        player,
        state_of(scene, player),
        sitting.agent,
        tuple(see_crew(scene, player["available"])),
        tuple((deck, count) for deck, count in player["hand_counts"].items() if count),
        tuple(see_plot(scene, field) for field in player["fields"]),
        tuple(grape_sign(colour, value) for colour, values in player["grapes"].items() for value in values),
        tuple(wine_sign(kind, value) for kind, values in player["wines"].items() for value in values),
        tuple(see_structures(scene, player)),
        tuple(see_hand(scene, player)),
        tuple(see_goals(scene, seat)),
        tuple(see_resources(scene, seat)),
        tuple(each for each in helps if each.fellow.seat == seat),
    )


def state_of(scene: Scene, player: PlayerView) -> str:
    """What a player does now: thinks, is next, or has passed."""
    decision, seat = scene.sight.decision, player["seat"]
    if decision is not None and decision.seat == seat:
        return "thinking"
    if player["passed"]:
        return "passed"
    return "next" if seat == next_seat(scene) else ""


def next_seat(scene: Scene) -> int | None:
    """Whose turn comes after the present one."""
    order, active = scene.view["order"], scene.view["active"]
    if active not in order or scene.view["phase"] not in ("summer", "winter"):
        return None
    place = order.index(active)
    coming = [*order[place + 1 :], *order[:place]]
    return next((seat for seat in coming if not scene.players[seat]["passed"]), None)


def see_crew(scene: Scene, available: Mapping[WorkerName, int]) -> Iterable[tuple[str, str]]:
    """Workers by their kinds, the grande last."""
    for name in WORKER_KINDS:
        for _ in range(available.get(name, 0)):
            yield name, scene.called(WORKER_BY_NAME[name])


# The vineyard


def see_plot(scene: Scene, field: FieldView) -> Plot:
    """A field."""
    building = field["card"]
    return Plot(
        scene.called(FIELD_BY_NAME[field["field"]]),
        tuple(vine_chip(scene, name) for name in field["vines"]),
        field["value"],
        field["limit"],
        field["harvested"],
        field["sold"],
        building_chip(scene, building) if building else None,
    )


def vine_chip(scene: Scene, name: str) -> Chip:
    """A vine."""
    vine = VINE_BY_NAME[name]
    return Chip(scene.called(vine), vine_signs(vine), "", tip_of(vine), "vine")


def building_chip(scene: Scene, name: str) -> Chip:
    """A structure card."""
    card = BUILDING_BY_NAME[name]
    return Chip(scene.called(card), (), "", tip_of(card), "structure")


def see_structures(scene: Scene, player: PlayerView) -> Iterable[Chip]:
    """The structures of the mat, and the structure cards beside it."""
    for name in player["structures"]:
        title = scene.called(STRUCTURE_BY_NAME[name])
        yield Chip(title, (), name, f"structure-{name}", "", 1, name in player["used"])
    yield from (building_chip(scene, each["card"]) for each in player["cards"])


# The hand, goals and resources


def see_hand(scene: Scene, player: PlayerView) -> Iterable[Chip]:
    """The cards of a hand that the viewer may see, equal ones together."""
    for deck, names in (player["hand"] or {}).items():
        for name, count in Counter(names).items():
            yield card_chip(scene, deck, name, count)


def card_chip(scene: Scene, deck: str, name: str, count: int = 1) -> Chip:
    """A card of a hand: orders as their wines, vines with their grapes, the rest by name."""
    if deck == "order":
        order = ORDER_BY_NAME[name]
        return Chip("", order_signs(order), "order", tip_of(order), deck, count)
    if deck == "vine":
        vine = VINE_BY_NAME[name]
        return Chip(scene.called(vine), vine_signs(vine), "vine", tip_of(vine), deck, count)
    if deck == "structure":
        card = BUILDING_BY_NAME[name]
        return Chip(scene.called(card), (), deck, tip_of(card), deck, count)
    visitor = VISITOR_BY_NAME[name]
    return Chip(scene.called(visitor), (), deck, tip_of(visitor), deck, count)


def see_goals(scene: Scene, seat: int) -> Iterable[Chip]:
    """Europe: the personal goals."""
    goals = scene.world and scene.world["goals"]
    for seen in goals[seat] if goals else ():
        goal = GOAL_BY_NAME[seen["goal"]]
        yield Chip(scene.called(goal), (), "", f"goal-{goal.name}", "", 1, seen["met"])


def see_resources(scene: Scene, seat: int) -> Iterable[Chip]:
    """Africa: the resource cards."""
    seen = scene.world and scene.world["resources"]
    held = seen["held"][seat] if seen else ()
    for name, count in Counter(held).items():
        signs = (Sign(f"resource-{name}"),)
        yield Chip(scene.called(RESOURCE_BY_NAME[name]), signs, "", f"resource-{name}", "", count)


# The solo partner, and a trade between others


@dataclass(frozen=True)
class Companion:
    """The solo partner: how hard it is, purse, display, cards left, and what was turned up this season."""

    mark: Mark
    level: str
    purse: int
    display: tuple[Chip, ...]
    left: int
    income: int
    """The lira that the purse got this season."""
    actions: tuple[tuple[str, str], ...]
    """The letters and names of the actions that its workers stand on."""


def see_companion(scene: Scene) -> Companion | None:
    """The solo partner, if there is one."""
    seen = scene.world and scene.world["partner"]
    if not seen:
        return None
    cards = [CARD_BY_KEY[key] for key in seen["display"]]
    chips = [card_chip(scene, DECK_NAMES[card.deck], card.name) for card in cards]
    turned = turned_up(scene)
    return Companion(
        scene.mark(len(scene.players)),
        scene.say(f"viticulture-world-level-{seen['level']}"),
        seen["purse"],
        tuple(replace(chip, key=card.key) for chip, card in zip(chips, cards, strict=True)),
        seen["cards_left"],
        0 if turned is None else turned.count,
        () if turned is None else tuple(see_actions(scene, turned.things)),
    )


def turned_up(scene: Scene) -> Event | None:
    """The partner's card of this season, while its workers are on the board."""
    if scene.view["phase"] not in ("summer", "winter"):
        return None
    return next((event for event in reversed(scene.events) if event.kind == "partner"), None)


def see_actions(scene: Scene, actions: Iterable[Option]) -> Iterable[tuple[str, str]]:
    """Actions by letter and name."""
    for action in actions:
        assert isinstance(action, Action)
        yield letter_of(action.index), scene.called(action)


def see_talking(scene: Scene) -> tuple[Mark, Mark] | None:
    """Two others who talk about a trade."""
    offer = scene.world and scene.world["offer"]
    if not offer or scene.sight.viewer in (offer["proposer"], offer["fellow"]):
        return None
    return scene.mark(offer["proposer"]), scene.mark(offer["fellow"])
