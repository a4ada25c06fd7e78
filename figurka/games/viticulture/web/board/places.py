"""What an action of the board is drawn from: its spaces, workers and tips, and how they are told."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from figurka.core.journal import Event
from figurka.games.viticulture.rules.things import BoardSpot, WorkerKind
from figurka.games.viticulture.web.board.placing import Fellow, Refused
from figurka.games.viticulture.web.scene import Line, Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.words.effects import steps_text
from figurka.games.viticulture.world.content.balance import COVERED_BENEFITS, COVERED_COSTS
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME
from figurka.games.viticulture.world.rules.shape import WorldActionView
from figurka.games.viticulture.world.rules.things import LETTERS, LIRA_SPACE, Oval
from figurka.locales import Message

SYMBOLS: Final = {
    "plant_vine": "a-plant",
    "draw_vine": "vine",
    "give_tour": "a-tour",
    "build_structure": "a-build",
    "play_summer_visitor": "summer",
    "sell_grapes_or_field": "a-field",
    "trade": "a-trade",
    "innovate": "a-innovate",
    "harvest_field": "a-harvest",
    "draw_order": "order",
    "make_wine": "a-wine",
    "train_worker": "a-train",
    "play_winter_visitor": "winter",
    "fill_order": "a-fill",
    "sell_wine": "a-sell",
    "gain_influence": "influence",
    "gain_lira": "lira",
}
"""The drawing of each action."""


@dataclass(frozen=True)
class Piece:
    """A worker that stands on the board."""

    seat: int
    kind: str
    label: str
    vt: str
    """By this name the piece glides from where it was."""
    key: str
    """The option of taking it back."""


@dataclass(frozen=True)
class Told:
    """What the tip of a space or of an action says."""

    id: str
    title: str
    aside: str = ""
    text: str = ""
    lines: tuple[Line, ...] = ()
    sent: tuple[Fellow, ...] = ()
    """Who could be sent there."""
    standing: tuple[Fellow, ...] = ()
    why: str = ""
    rules: str = ""


@dataclass(frozen=True)
class Space:
    """A space of an action, or the place beside its spaces, with whoever stands there."""

    key: str
    label: str
    tip: str
    told: Told | None
    pieces: tuple[Piece, ...]
    oval: str = ""
    bonus: tuple[Sign, ...] = ()
    arrow: str = ""
    covered: tuple[Sign, ...] = ()
    """What covering it costs and brings, while an oval is being laid."""
    beside: bool = False
    spot: str = ""
    """Its name on the board, whether it can be chosen or not."""


@dataclass(frozen=True)
class Place:
    """An action of the board as it lies there now."""

    name: str
    letter: str
    title: str
    symbol: str
    tile: str
    tip: str
    told: Told | None
    spaces: tuple[Space, ...]
    shut: Refused | None
    event: str
    """The event whose token lies on it."""
    used: bool
    """Whether the viewer, or the team, has had what the event gives there."""
    fee: int
    """What the event asks for it."""
    crowd: int
    """How many workers stand there."""

    @property
    def three(self) -> bool:
        """Whether three spaces are open."""
        return sum(not space.beside for space in self.spaces) > 2

    @property
    def crowded(self) -> bool:
        """Whether the row of spaces has no room for anything else."""
        return self.crowd > 2 or self.three

    @property
    def key(self) -> str:
        """The option of taking the action itself, without a worker."""
        return f"action:{self.name}"


@dataclass(frozen=True)
class Season:
    """The actions of a season, and whether it is over, now, or to come."""

    name: str
    when: str
    places: tuple[Place, ...]


def placing_order(events: Sequence[Event]) -> dict[tuple[int, str], list[tuple[str, int]]]:
    """Where the workers of each seat and kind were sent this year, in that order."""
    order: dict[tuple[int, str], list[tuple[str, int]]] = defaultdict(list)
    for event in reversed(events):
        if event.kind == "year":
            break
        if event.kind == "places":
            kind = event.things[0]
            assert isinstance(kind, WorkerKind)
            spot = event.thing
            where = (spot.action.name, spot.space) if isinstance(spot, BoardSpot) else ("", 0)
            order[event.seat, kind.name].insert(0, where)
    return order


def laid_ovals(board: Sequence[WorldActionView]) -> list[Oval | None]:
    """The ovals of World's board, two for each action as the engine counts them."""
    ovals: list[Oval | None] = [None] * (2 * len(LETTERS))
    for index, seen in enumerate(board[:LIRA_SPACE]):
        for space, each in enumerate(seen["spaces"]):
            if each["oval"]:
                ovals[2 * index + space] = OVAL_BY_NAME[each["oval"]]
    return ovals


@cache
def covered_signs(letter: str, space: int) -> tuple[Sign, ...]:
    """What whoever covers a space pays and gains."""
    cost = COVERED_COSTS.get(letter, (0, 0))[space]
    paid = (Sign("lira", cost, lost=True),) if cost else ()
    return (*paid, *signs_of(COVERED_BENEFITS.get(letter, ((), ()))[space]))


def covering(scene: Scene, letter: str, space: int) -> str:
    """What laying an oval onto a space costs or brings, in words."""
    cost = COVERED_COSTS.get(letter, (0, 0))[space]
    if cost:
        return scene.say("viticulture-web-board-covering-costs", count=cost)
    benefit = COVERED_BENEFITS.get(letter, ((), ()))[space]
    return scene.say("viticulture-web-board-covering", steps=steps_text(benefit)) if benefit else ""


@cache
def kind_called(kind: str) -> Message:
    """What a kind of worker is called."""
    return Message(f"viticulture-worker-{kind}")


@cache
def worker_label(name: str, kind: str) -> str:
    """A worker in words: whose, and of which kind."""
    return f"{name}, {kind}"


def standing(pieces: Sequence[Piece]) -> tuple[Fellow, ...]:
    """Who stands somewhere, for a tip."""
    return tuple(Fellow(piece.kind, piece.seat, piece.label) for piece in pieces)


def sentence(text: str) -> str:
    """A text with a full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."
