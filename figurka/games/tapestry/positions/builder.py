"""Laying out a position of Tapestry: what is named lies where it is named, all else where it belongs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from figurka.core.chance import Chance
from figurka.core.piles import Pile
from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.cards import CARD, DECK_OF_CARDS
from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECH, TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES, TERRITORY
from figurka.games.tapestry.rules.adjustments import NONE
from figurka.games.tapestry.rules.city import DISTRICTS, LINES
from figurka.games.tapestry.rules.civilizations import set_up
from figurka.games.tapestry.rules.setup import setup
from figurka.games.tapestry.rules.state import BUILDINGS_OF_A_KIND, OUTPOSTS, PLAY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUILDING_NAMES,
    CUBE,
    OUTPOST,
    RESOURCE_NAMES,
    TRACK_NAMES,
    Card,
    Hex,
    Laid,
    Landmark,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece, reach_of

Place = tuple[int, int]
Tiles = Mapping[Place, int | tuple[int, int]]
"""Territory tiles on the map by number, or by number and rotation."""
USUAL_CAPITALS = {
    "small": ("wetland", "mountain", "tropical"),
    "large": ("wetland", "tropical", "desert", "grassland", "forest"),
}
"""Where the seats begin unless it is said otherwise: seat 0 on the small map at (2, 0)."""
USUAL_DISPLAY = ("air_conditioning", "ammonia", "anesthesia")
ACHIEVEMENT_NAMES = ("complete_track", "topple_two", "middle_island")
AT_START = 2
"""How many outposts stand where a player begins."""


class Seat:
    """What is said of one player; whatever it does not name is as after the first income turn.

    Resources and tracks are keywords: `coin=2, science=6`; several tokens on a track: `military=(6, 0)`.
    Buildings that left the income mat: `farm=2` and so on; they stand beside the capital unless `built` names
    their plots.
    """

    def __init__(
        self,
        *,
        civ: str | Sequence[str] = (),
        capital: str | None = None,
        start: Place | None = None,
        hand: Sequence[str] = (),
        hand_size: int | None = None,
        era: int = 1,
        laid: Mapping[int, Sequence[str]] | None = None,
        card: str | None = None,
        bottom: Sequence[str] = (),
        middle: Sequence[str] = (),
        top: Sequence[str] = (),
        tiles: Sequence[int] = (),
        space_tiles: Sequence[str] = (),
        controls: Sequence[Place] = (),
        toppled: Sequence[Place] = (),
        traded: Sequence[Place] = (),
        outposts: int | None = None,
        built: Mapping[str, Sequence[Place]] | Sequence[Place] = (),
        landmarks: Sequence[str] = (),
        achievements: Sequence[str] = (),
        finished: bool = False,
        vp: int = 0,
        singular: bool = False,
        **numbers: Any,
    ) -> None:
        self.civs = (civ,) if isinstance(civ, str) else tuple(civ)
        self.capital = capital
        self.start = start
        self.hand = hand
        self.hand_size = hand_size
        self.era = era
        self.laid = laid or {}
        self.card = card
        """The uncovered card of the current era, in force if it is one of this era."""
        self.techs = (bottom, middle, top)
        self.tiles = tiles
        self.space_tiles = space_tiles
        self.controls = controls
        """Hexes besides the start where an outpost stands."""
        self.toppled = toppled
        self.traded = traded
        """Hexes with a token of the Traders."""
        self.outposts = outposts
        """The outposts left in the supply, if not all that are not on the map."""
        self.built = built
        self.landmarks = landmarks
        self.achievements = achievements
        self.finished = finished
        self.vp = vp
        self.singular = singular
        known = {*RESOURCE_NAMES, *TRACK_NAMES, *BUILDING_NAMES}
        assert set(numbers) <= known, f"no such things: {set(numbers) - known}"
        self.numbers = numbers


class Layout:
    """A position in the making: the state, and the cards and tiles that nobody has named yet."""

    def __init__(self, state: TapestryState, cards: Sequence[Card]) -> None:
        self.state = state
        self.cards = Counter(cards)
        self.techs = dict.fromkeys(TECHS)
        self.tiles = dict.fromkeys(TERRITORIES)
        self.stars = dict.fromkeys(SPACE_TILE_LIST)

    def take(self, name: str) -> Card:
        """A tapestry card of this name that lies nowhere yet."""
        card = CARD[name]
        assert self.cards[card] > 0, f"no copy of {name} is left"
        self.cards[card] -= 1
        return card

    # The players

    def seat_player(self, player: Player, seat: Seat) -> None:
        """Give a player what is said of him."""
        player.offer, player.capitals = (), ()
        name = seat.capital or USUAL_CAPITALS[self.state.board.name][player.seat]
        player.capital = next(each for each in CAPITALS if each.name == name)
        for civ in seat.civs:
            set_up(player, CIV[civ])
        count(player, seat)
        self.build_city(player, seat)
        player.hand = [self.take(name) for name in seat.hand]
        player.era, player.finished, player.singular = seat.era, seat.finished, seat.singular
        player.vp = player.points[0] = seat.vp
        self.lay_cards(player, seat)
        self.hand_out(player, seat)
        self.place_outposts(player, seat)
        for name in seat.achievements:
            index = ACHIEVEMENT_NAMES.index(name)
            earned = list(self.state.achieved)
            earned[index] = (*earned[index], player.seat)
            self.state.achieved = tuple(earned)

    def build_city(self, player: Player, seat: Seat) -> None:
        """Put the income buildings onto their plots; landmarks are owned, and lie beside the capital."""
        assert player.capital is not None
        for kind, plots in plots_by_kind(seat).items():
            mask = sum(1 << row * 9 + column for row, column in plots)
            assert not mask & player.capital.impassable, "a building on an impassable plot"
            player.plots[BUILDING_NAMES.index(kind)] = mask
            if kind not in seat.numbers and isinstance(seat.built, Mapping):
                player.left[BUILDING_NAMES.index(kind)] = BUILDINGS_OF_A_KIND - len(plots)
        player.city = sum(player.plots)
        player.filled = player.city | player.capital.impassable
        player.lines = sum(line & player.filled == line for line in LINES)
        player.districts = sum(
            1 << index for index, area in enumerate(DISTRICTS) if area & player.filled == area
        )
        for name in seat.landmarks:
            self.claim(name, player)

    def claim(self, name: str, player: Player) -> None:
        """Let a player own a landmark."""
        self.state.owners[landmark_named(name).index] = player.seat
        player.landmarks += 1

    def lay_cards(self, player: Player, seat: Seat) -> None:
        """Lay tapestry cards onto a player's income mat."""
        for era, names in seat.laid.items():
            player.cards[era - 1] = tuple(Laid(self.take(name)) for name in names)
        if seat.card is not None:
            card = self.take(seat.card)
            player.cards[seat.era - 1] = (*player.cards[seat.era - 1], Laid(card))
            player.powers |= card.power

    def hand_out(self, player: Player, seat: Seat) -> None:
        """Give a player technologies, territory tiles and space tiles."""
        for row, techs in enumerate(seat.techs):
            player.techs[row] = tuple(TECH[name] for name in techs)
            for name in techs:
                del self.techs[TECH[name]]
        player.tiles = [TERRITORY[number] for number in seat.tiles]
        for tile in player.tiles:
            del self.tiles[tile]
        player.space_tiles = tuple(each for each in SPACE_TILE_LIST if each.name in seat.space_tiles)
        for star in player.space_tiles:
            del self.stars[star]

    def place_outposts(self, player: Player, seat: Seat) -> None:
        """Put a player's tokens onto the map: two where he begins, others where they are named."""
        state = self.state
        assert player.capital is not None
        number = player.capital.number
        start = next(each for each in state.board.hexes if number in each.capitals)
        if seat.start is not None:
            start = hex_at(state, seat.start)
        for _ in range(AT_START):
            put_piece(state, start, standing(player.seat, OUTPOST))
        for where in seat.controls:
            put_piece(state, hex_at(state, where), standing(player.seat, OUTPOST))
        for where in seat.toppled:
            put_piece(state, hex_at(state, where), standing(player.seat, OUTPOST).counterpart)
        for where in seat.traded:
            put_piece(state, hex_at(state, where), standing(player.seat, CUBE))
        player.outposts = OUTPOSTS - AT_START - len(seat.controls) - len(seat.toppled)
        if seat.outposts is not None:
            player.outposts = seat.outposts

    # The table

    def put_tiles(self, placed: Tiles) -> None:
        """Put territory tiles onto the map."""
        for where, what in placed.items():
            number, rotation = what if isinstance(what, tuple) else (what, 0)
            self.put_tile(where, number, rotation)

    def put_tile(self, where: Place, number: int, rotation: int = 0) -> None:
        """Put a territory tile onto an unexplored hex."""
        state, tile = self.state, TERRITORY[number]
        del self.tiles[tile]
        place = hex_at(state, where)
        assert state.ground[place.index] is None, f"{where} is explored already"
        state.ground[place.index] = next(each for each in tile.turns if each.rotation == rotation)
        state.explored |= place.bit

    def settle(self) -> None:
        """Note who controls what, as the pieces on the map say."""
        state = self.state
        for player in state.players:
            player.lands = sum(
                place.bit for place in state.board.hexes if holders(state, place) == {player.seat}
            )
            player.reach = reach_of(state, player.lands)

    def fill_deck(
        self, deck: Sequence[str], size: int | None, discard: Sequence[str], said: Sequence[Seat]
    ) -> None:
        """Lay the named cards on top of the deck and all others into it, unless its size is said."""
        state = self.state
        top = tuple(self.take(name) for name in deck)
        state.discard = [self.take(name) for name in discard]
        rest = list(self.cards.elements())
        for player, seat in zip(state.players, said, strict=True):
            while seat.hand_size is not None and len(player.hand) < seat.hand_size:
                player.hand.append(rest.pop())
        if size is not None:
            del rest[max(0, size - len(top)) :]
        state.deck = Pile(rest, top)

    def fill_techs(
        self, display: Sequence[str], deck: Sequence[str], size: int | None, discard: Sequence[str]
    ) -> None:
        """Lay out the technologies; one of the display that is named elsewhere is missing there."""
        state = self.state
        state.display = []
        for name in display:
            if TECH[name] in self.techs:
                state.display.append(TECH[name])
                del self.techs[TECH[name]]
        state.tech_discard = [TECH[name] for name in discard]
        top = tuple(TECH[name] for name in deck)
        rest = [tech for tech in self.techs if tech not in (*state.tech_discard, *top)]
        if size is not None:
            del rest[max(0, size - len(top)) :]
        state.tech_pile = Pile(rest, top)

    def fill_tiles(
        self, stack: Sequence[int], size: int | None, space_stack: Sequence[str], space_size: int | None
    ) -> None:
        """Lay the named territory and space tiles on top of their stacks."""
        state = self.state
        top = tuple(TERRITORY[number] for number in stack)
        rest = [tile for tile in self.tiles if tile not in top]
        if size is not None:
            del rest[max(0, size - len(top)) :]
        state.tile_pile = Pile(rest, top)
        stars = tuple(each for name in space_stack for each in SPACE_TILE_LIST if each.name == name)
        others = [star for star in self.stars if star not in stars]
        if space_size is not None:
            del others[max(0, space_size - len(stars)) :]
        state.space_pile = Pile(others, stars)


def count(player: Player, seat: Seat) -> None:
    """Set a player's resources, the tokens on his tracks and the buildings on his income mat."""
    player.goods = [seat.numbers.get(name, 0) for name in RESOURCE_NAMES]
    for track, name in enumerate(TRACK_NAMES):
        spaces = seat.numbers.get(name, 0)
        player.tokens[track] = spaces if isinstance(spaces, tuple) else (spaces,)
    player.left = [BUILDINGS_OF_A_KIND - seat.numbers.get(name, 0) for name in BUILDING_NAMES]


def plots_by_kind(seat: Seat) -> Mapping[str, Sequence[Place]]:
    """The plots of a player's income buildings; where no kinds are said, five of each."""
    if isinstance(seat.built, Mapping):
        return seat.built
    by_kind: dict[str, list[Place]] = {}
    for index, plot in enumerate(seat.built):
        by_kind.setdefault(BUILDING_NAMES[index // BUILDINGS_OF_A_KIND], []).append(plot)
    return by_kind


def hex_at(state: TapestryState, where: Place) -> Hex:
    """A hex by its coordinates."""
    return next(each for each in state.board.hexes if (each.q, each.r) == tuple(where))


def holders(state: TapestryState, place: Hex) -> set[int]:
    """The seats whose pieces stand on a hex."""
    here = state.pieces[place.index]
    return {piece.seat for piece in here if not piece.toppled and piece.what is not CUBE}


def landmark_named(name: str) -> Landmark:
    """A landmark by its name."""
    return next(each for each in LANDMARKS if each.name == name)


def lay_out(
    chance: Chance,
    *others: Seat,
    seats: int = 2,
    actor: int = 0,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    discard: Sequence[str] = (),
    display: Sequence[str] = USUAL_DISPLAY,
    tech_deck: Sequence[str] = (),
    tech_deck_size: int | None = None,
    tech_discard: Sequence[str] = (),
    tile_stack: Sequence[int] = (),
    tile_stack_size: int | None = None,
    space_stack: Sequence[str] = (),
    space_stack_size: int | None = None,
    civ_pile: Sequence[str] | None = None,
    placed: Tiles | None = None,
    claimed: Sequence[str] = (),
    adjustments: str = NONE,
    **me: Any,
) -> TapestryState:
    """A position between two turns; seat 0 moves unless another is named, and is described by the rest.

    What is named nowhere lies in its pile. Only a pile whose size is said, or civilizations that are named,
    may lack something, as no real game does.
    """
    state = setup(seats, chance, {"adjustments": (adjustments,)})
    state.first, state.active, state.phase = 0, actor, PLAY
    layout = Layout(state, DECK_OF_CARDS)
    said = [Seat(**me), *others]
    said += [Seat() for _ in range(seats - len(said))]
    layout.put_tiles(placed or {})
    for player, seat in zip(state.players, said, strict=True):
        layout.seat_player(player, seat)
    layout.settle()
    for name in claimed:
        layout.claim(name, state.players[1])
    layout.fill_deck(deck, deck_size, discard, said)
    layout.fill_techs(display, tech_deck, tech_deck_size, tech_discard)
    layout.fill_tiles(tile_stack, tile_stack_size, space_stack, space_stack_size)
    owned = {each for player in state.players for each in player.civilizations}
    pile = [each for each in CIV.values() if each not in owned]
    state.civ_pile = Pile(pile) if civ_pile is None else Pile([], tuple(CIV[name] for name in civ_pile))
    return state
