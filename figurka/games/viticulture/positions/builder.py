"""Laying out a position of Viticulture: what is named lies where it is named, all else where it belongs."""

from collections import Counter
from collections.abc import Mapping, Sequence

from figurka.core.chance import Chance
from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.board.workers import standing_workers
from figurka.games.viticulture.rules.points import count_points
from figurka.games.viticulture.rules.setup import WITHOUT, setup
from figurka.games.viticulture.rules.state import (
    FALL,
    NO_POINTS,
    NOBODY,
    REGULAR_AT_START,
    SPRING,
    SUMMER_PHASE,
    WINTER_PHASE,
    Player,
    VitState,
    worker,
)
from figurka.games.viticulture.rules.things import (
    BARE,
    BY_ORDERS,
    COLOURS,
    FIELDS,
    GREY,
    SITES,
    WINE_TYPES,
    WORKER_NAMES,
    Card,
    Vine,
)

FIELD_NAMES = tuple(field.name for field in FIELDS)
SITE_KEYS = tuple(site.key for site in SITES)
PHASES = {"spring": SPRING, "summer": SUMMER_PHASE, "fall": FALL, "winter": WINTER_PHASE}
SPACES = ("", "bonus", "beside")
YOKE = "yoke"
FOR_A_LIRA = "gain_lira"
"""Where there is always room: workers who are neither at hand nor named stand there."""


def card(name: str) -> Card:
    """A card by its name, whatever deck it is of; orders are named like `r5` or `w3_s7`."""
    for cards in (VINE_BY_NAME, VISITOR_BY_NAME, ORDER_BY_NAME, BUILDING_BY_NAME):
        if name in cards:
            found: Card = cards[name]
            return found
    raise KeyError(name)


class Seat:
    """What is said of one player; whatever it does not name is empty.

    `hand` holds card names, `fields` vine names by field (`left`, `middle`, `right`), `grapes` and `wines`
    values by colour or type, `structures` names of basic structures, `cards` structure cards by site (`mat1`,
    `mat2` or a field). `workers` are the kinds still at hand (`bare`, `grande`, `grey`), of `total_workers`.
    """

    def __init__(
        self,
        *,
        lira: int = 0,
        vp: int = 0,
        residual: int = 0,
        hand: Sequence[str] = (),
        fields: Mapping[str, Sequence[str]] | None = None,
        sold: Sequence[str] = (),
        harvested: Sequence[str] = (),
        structures: Sequence[str] = (),
        cards: Mapping[str, str] | None = None,
        grapes: Mapping[str, Sequence[int]] | None = None,
        wines: Mapping[str, Sequence[int]] | None = None,
        workers: Sequence[str] | None = None,
        total_workers: int | None = None,
        passed: bool = False,
        row: int | None = None,
    ) -> None:
        self.lira = lira
        self.vp = vp
        self.residual = residual
        self.hand = hand
        self.fields = fields or {}
        self.sold = sold
        self.harvested = harvested
        self.structures = structures
        self.cards = cards or {}
        self.grapes = grapes or {}
        self.wines = wines or {}
        self.workers = workers
        self.total_workers = total_workers
        self.passed = passed
        self.row = row


class Layout:
    """A position in the making, on a table that was set up and is cleared first."""

    def __init__(self, state: VitState) -> None:
        self.state = state
        clear(state)

    def take(self, name: str) -> Card:
        """A card out of its deck."""
        found = card(name)
        self.state.decks[found.deck].rest.remove(found)
        return found

    def put_on_top(self, *names: str) -> None:
        """The next cards of their decks, the first one on top."""
        for name in reversed(names):
            found = self.take(name)
            pile = self.state.decks[found.deck]
            pile.top = (found, *pile.top)

    def begin(self, season: str, year: int, active: int, seats: Sequence[Seat]) -> None:
        """The season, everything in front of each player, and the order of turns."""
        state = self.state
        state.year, state.phase, state.active = year, PHASES[season], active
        for player, said in zip(state.players, seats, strict=True):
            self.arrange(player, said)
        state.order = tuple(sorted(range(len(seats)), key=lambda seat: state.players[seat].row))

    def arrange(self, player: Player, said: Seat) -> None:
        """Give a player what is said of him."""
        player.lira, player.residual = said.lira, said.residual
        count_points(player, said.vp, BY_ORDERS)
        player.passed = said.passed
        player.row = player.seat if said.row is None else said.row
        for name in said.hand:
            found = self.take(name)
            player.hand[found.deck].append(found)
        for name in said.structures:
            player.structures |= STRUCTURE_BY_NAME[name].bit
        for site, name in said.cards.items():
            self.take(name)
            building = BUILDING_BY_NAME[name]
            player.sites[SITE_KEYS.index(f"site:{site}")] = building
            player.buildings |= building.bit
        for colour, values in said.grapes.items():
            player.grapes[COLOURS.index(colour)] = sum(1 << value for value in values)
        for kind, values in said.wines.items():
            player.wines[WINE_TYPES.index(kind)] = sum(1 << value for value in values)
        self.arrange_fields(player, said)
        self.arrange_workers(player, said)

    def arrange_fields(self, player: Player, said: Seat) -> None:
        """Plant a player's vines; mark the fields that are sold or harvested."""
        for field, names in said.fields.items():
            vines = [self.take(name) for name in names]
            player.fields[FIELD_NAMES.index(field)] = tuple(vine for vine in vines if isinstance(vine, Vine))
        for field in said.sold:
            player.sold |= 1 << FIELD_NAMES.index(field)
        for field in said.harvested:
            player.harvested |= 1 << FIELD_NAMES.index(field)

    def arrange_workers(self, player: Player, said: Seat) -> None:
        """Give a player his workers; those at hand are all of them unless it is said."""
        self.give_crew(player, said)
        player.available = player.workers[:]
        if said.workers is not None:
            player.available = [said.workers.count(kind) for kind in WORKER_NAMES]
            if player.available[GREY]:
                player.workers[GREY] = 1

    def give_crew(self, player: Player, said: Seat) -> None:
        """How many workers of each kind a player has at all."""
        player.workers[BARE] = REGULAR_AT_START if said.total_workers is None else said.total_workers - 1

    def put(self, place: str, workers: Sequence[str]) -> None:
        """Workers on the board, as `1.bare`.

        Places are `draw_vine`, `draw_vine:bonus`, `draw_vine:beside`, or `yoke`, that of the worker's seat.
        """
        for name in workers:
            seat, kind = int(name.split(".")[0]), WORKER_NAMES.index(name.split(".")[1])
            if place == YOKE:
                self.state.players[seat].yoke = kind
            else:
                action, space = self.space(place)
                self.state.board[action][space] += (worker(seat, kind),)
            if seat < len(self.state.players):
                player = self.state.players[seat]
                left = player.workers[kind] - self.standing(player)[kind]
                player.available[kind] = max(min(player.available[kind], left), 0)

    def space(self, place: str) -> tuple[int, int]:
        """The action and the space of a place that is named."""
        name, _, space = place.partition(":")
        index = next(each.index for each in self.state.edition.actions if each.name == name)
        return index, SPACES.index(space)

    def standing(self, player: Player) -> Counter[int]:
        """How many of a player's workers of each kind stand somewhere."""
        return Counter(placed.kind for placed in standing_workers(self.state, player))

    def send_out_the_rest(self) -> None:
        """Workers who are neither at hand nor anywhere else went for a lira."""
        action, space = self.space(FOR_A_LIRA)
        for player in self.state.players:
            there = self.standing(player)
            for kind, total in enumerate(player.workers):
                missing = total - player.available[kind] - there[kind]
                self.state.board[action][space] += (worker(player.seat, kind),) * missing


def clear(state: VitState) -> None:
    """Put all dealt cards back and leave every vineyard empty."""
    for player in state.players:
        for deck, cards in enumerate(player.hand):
            state.decks[deck].rest += cards
            cards.clear()
        player.lira = player.vp = player.residual = player.structures = 0
        player.points = NO_POINTS
        player.row = NOBODY
    for deck, pile in enumerate(state.discards):
        state.decks[deck].rest += pile
        pile.clear()


def lay_out(
    chance: Chance,
    *seats: Seat,
    season: str = "summer",
    year: int = 1,
    first: int = 0,
    active: int = 0,
    board: Mapping[str, Sequence[str]] | None = None,
    top: Sequence[str] = (),
) -> VitState:
    """A position between two turns, without structure cards; `top` are the next cards of their decks.

    Workers of a seat that are neither at hand nor on the board stand where there is a lira.
    """
    layout = Layout(setup(len(seats), chance, {"structures": (WITHOUT,)}))
    layout.state.first = first
    layout.begin(season, year, active, seats)
    layout.put_on_top(*top)
    for place, workers in (board or {}).items():
        layout.put(place, workers)
    layout.send_out_the_rest()
    if season == "spring":
        layout.state.order = ()
    return layout.state
