"""The sight of a Farshore table, and what every part of the page needs of it: seats, workers and boats."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from figurka.games.farshore.content.places import OPEN_PLACES
from figurka.games.farshore.rules.shape import FarshoreView, PlayerView
from figurka.games.farshore.rules.state import WORKERS, FarshoreState
from figurka.locales import capital
from figurka.web.sight import Sight
from figurka.web.table_scene import TableScene

ANIMALS: Final = ("crab", "puffin", "duck", "beaver")


@dataclass(frozen=True)
class Row:
    """A line of a tip: what it is about, then signs (numbers and names of symbols), then words."""

    label: str
    signs: str = ""
    text: str = ""


@dataclass(frozen=True)
class Piece:
    """A worker or a boat: whose, and under which name it glides."""

    seat: int
    colour: int
    animal: str
    name: str
    vt: str


class Scene(TableScene[FarshoreView, PlayerView]):
    """The sight, and what is worked out from it for the whole page."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.out = [self.worker_numbers(player) for player in self.players]
        """For each seat and place the numbers of the workers there."""

    @property
    def state(self) -> FarshoreState:
        """The position; of it only what the viewer may know is shown."""
        state = self.sight.game.state
        assert isinstance(state, FarshoreState)
        return state

    def piece(self, seat: int, vt: str) -> Piece:
        """A piece of a seat; in the solo game the second seat is the rival captain's."""
        if seat < len(self.players):
            return Piece(seat, seat + 1, ANIMALS[seat], self.sight.names[seat], vt)
        return Piece(seat, seat + 1, "rival", capital(self.words("farshore-rival-name")), vt)

    def worker_numbers(self, player: PlayerView) -> dict[str, list[int]]:
        """For each place the numbers of the player's workers there, in the order in which they went."""
        left = Counter(self.worker_places(player))
        order: list[str] = []
        for place in reversed(self.trail(player["seat"])):
            if left[place]:
                left[place] -= 1
                order.insert(0, place)
        numbers: dict[str, list[int]] = {}
        for number, place in enumerate([*order, *left.elements()]):
            numbers.setdefault(place, []).append(number)
        return numbers

    def worker_places(self, player: PlayerView) -> Iterable[str]:
        """Where the player's workers stand, a place for each."""
        for spot in (*self.view["shore"], *self.view["islands"]):
            if spot["worker"] == player["seat"]:
                yield "place:" + spot["place"]
        for name in OPEN_PLACES:
            yield from ["place:" + name] * player["workers"][name]
        yield from (standing["card"] for standing in player["city"] if standing["worker"])
        yield from ["stranded"] * player["workers"]["stranded"]

    def trail(self, seat: int) -> list[str]:
        """Where the seat's workers went since its last preparation, in order."""
        places: list[str] = []
        for event in self.events:
            if event.seat == seat and event.kind == "prepares":
                places.clear()
            elif event.seat == seat and event.kind.startswith("visits") and event.thing is not None:
                places.append(event.thing.key)
        return places

    def workers(self, place: str) -> list[Piece]:
        """The workers that stand on a place of the board."""
        found = [
            self.piece(seat, f"worker-{seat}-{number}")
            for seat, out in enumerate(self.out)
            for number in out.get(place, ())
        ]
        rival = len(self.players)
        for row, spots in (("shore", self.view["shore"]), ("islands", self.view["islands"])):
            taken = [spot["place"] for spot in spots if spot["worker"] == rival]
            found += [self.piece(rival, f"worker-rival-{row}") for name in taken if f"place:{name}" == place]
        return found

    def idle(self, seat: int, where: Literal["ready", "reserve"]) -> list[Piece]:
        """The workers of a seat that are ready, or wait in the reserve."""
        workers = self.players[seat]["workers"]
        first = WORKERS - workers["reserve"] - (workers["ready"] if where == "ready" else 0)
        return [self.piece(seat, f"worker-{seat}-{first + number}") for number in range(workers[where])]
