"""The things Tapestry is made of: immutable values that states hold and options name."""

from typing import Final

from figurka.core.decision import Option

# Resources, each with its row of income buildings
COIN: Final = 0
WORKER: Final = 1
FOOD: Final = 2
CULTURE: Final = 3
MARKET: Final = COIN
HOUSE: Final = WORKER
FARM: Final = FOOD
ARMORY: Final = CULTURE
ANY: Final = 4
RESOURCE_NAMES: Final = ("coin", "worker", "food", "culture")
BUILDING_NAMES: Final = ("market", "house", "farm", "armory")
ROW_NAMES: Final = ("markets", "houses", "farms", "armories")

# Tracks
EXPLORATION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
TECHNOLOGY: Final = 3
TRACK_NAMES: Final = ("exploration", "science", "military", "technology")
TRACK_COUNT: Final = 4
LAST: Final = 12
"""The last space of a track."""
TIER_STARTS: Final = (1, 4, 7, 10)

# Terrains
SEA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
GRASSLAND: Final = 3
MOUNTAIN: Final = 4
TERRAIN_NAMES: Final = ("sea", "desert", "forest", "grassland", "mountain")

# Rows of technologies
BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2

# Where points are from
BY_TRACKS: Final = 0
BY_TERRITORIES: Final = 1
BY_TECHNOLOGIES: Final = 2
BY_CAPITAL: Final = 3
BY_INCOME: Final = 4
BY_CIVILIZATION: Final = 5
BY_TAPESTRY: Final = 6
BY_ACHIEVEMENTS: Final = 7
POINT_SOURCES: Final = (
    "tracks",
    "territories",
    "technologies",
    "capital",
    "income",
    "civilization",
    "tapestry",
    "achievements",
)

# Achievements
COMPLETE_TRACK: Final = 0
TOPPLE_TWO: Final = 1
MIDDLE_ISLAND: Final = 2

# What a benefit does
RESOURCE: Final = 0
TILES: Final = 1
SPACE_TILES: Final = 2
CARDS: Final = 3
BUILDING: Final = 4
LANDMARK: Final = 5
CIVILIZATION: Final = 6
POINTS: Final = 7
SCORE: Final = 8
SCORE_TRACK: Final = 9
EXPLORE: Final = 10
EXPLORE_SPACE: Final = 11
CONQUER: Final = 12
INVENT: Final = 13
UPGRADE: Final = 14
REFRESH: Final = 15
CIRCLE: Final = 16
SQUARE: Final = 17
RESEARCH: Final = 18
ADVANCE: Final = 19
REGRESS: Final = 20
REPEAT: Final = 21
PLAY_OVER: Final = 22
SINGULARITY: Final = 23
TILE_BENEFIT: Final = 24
EITHER: Final = 25
VERB_COUNT: Final = 26

# What is counted by a score
PER_MARKET: Final = 0
PER_HOUSE: Final = 1
PER_FARM: Final = 2
PER_ARMORY: Final = 3
PER_TERRITORY: Final = 4
PER_TECH: Final = 5
PER_LINE: Final = 6
PER_TILE: Final = 7
PER_CARD: Final = 8
SCORE_NAMES: Final = (
    *ROW_NAMES,
    "territories",
    "tech_cards",
    "capital",
    "territory_tiles",
    "tapestry_cards",
)

# How conquests and inventions differ
ONE_DIE: Final = 0
BOTH_DICE: Final = 1
BOTH_IF_OPPONENT: Final = 2
FROM_ANY: Final = 0
FROM_DISPLAY: Final = 1
FROM_DECK: Final = 2

# Whether the bonus of a space can be had
NO_BONUS: Final = 0
PAID_BONUS: Final = 1
FREE_BONUS: Final = 2


class Thing(Option):
    """A thing that can bring points; `branch` is the heading under which they are counted."""

    __slots__ = ("branch",)

    def __init__(self, key: str, branch: int) -> None:
        super().__init__(key)
        self.branch = branch


class Resource(Option):
    """One of the four resources."""

    __slots__ = ("index", "name")

    def __init__(self, name: str, index: int) -> None:
        super().__init__("resource:" + name)
        self.name = name
        self.index = index


class Building(Option):
    """One of the four kinds of income buildings."""

    __slots__ = ("index", "name")

    def __init__(self, name: str, index: int) -> None:
        super().__init__("building:" + name)
        self.name = name
        self.index = index


RESOURCES: Final = tuple(Resource(name, index) for index, name in enumerate(RESOURCE_NAMES))
BUILDINGS: Final = tuple(Building(name, index) for index, name in enumerate(BUILDING_NAMES))


class Benefit(Option):
    """Something that a player gains: a verb with its particulars, and the name by which it is explained."""

    __slots__ = ("count", "full", "name", "options", "plain", "track", "verb", "what")

    def __init__(
        self,
        verb: int,
        name: str,
        what: int = 0,
        count: int = 1,
        track: int = -1,
        full: bool = True,
        plain: bool = False,
        options: "tuple[Benefit, ...]" = (),
        key: str = "",
    ) -> None:
        super().__init__("benefit:" + (key or name))
        self.verb = verb
        self.name = name
        self.what = what
        self.count = count
        self.track = track
        self.full = full
        """Whether a move on a track also brings the benefit of the space reached."""
        self.plain = plain
        """Whether it can be taken before its fellows without a loss: its order need not be asked."""
        self.options = options


class Price:
    """What a bonus costs: resources of any kind, or things to discard."""

    __slots__ = ("cards", "resources", "techs", "tiles")

    def __init__(self, resources: int = 0, tiles: int = 0, cards: int = 0, techs: int = 0) -> None:
        self.resources = resources
        self.tiles = tiles
        self.cards = cards
        self.techs = techs


class Bonus(Option):
    """What may be bought once on reaching a space."""

    __slots__ = ("gain", "price")

    def __init__(self, price: Price, gain: Benefit) -> None:
        super().__init__("bonus")
        self.price = price
        self.gain = gain


class Landmark(Thing):
    """A landmark: where it is won and the shape of its base in each rotation that differs."""

    __slots__ = ("index", "name", "shape", "space", "track", "turns")

    def __init__(
        self, name: str, index: int, shape: tuple[str, ...], track: int = -1, space: int = 0
    ) -> None:
        super().__init__("landmark:" + name, BY_CAPITAL)
        self.name = name
        self.index = index
        self.shape = shape
        self.track = track
        self.space = space
        self.turns: tuple[Turned, ...] = ()


class Turned(Option):
    """A landmark turned by so many quarters, with all the sites where some of it lies on the grid."""

    __slots__ = ("landmark", "quarters", "shape", "sites")

    def __init__(self, landmark: Landmark, quarters: int, shape: tuple[str, ...]) -> None:
        super().__init__(f"quarters:{quarters}")
        self.landmark = landmark
        self.quarters = quarters
        self.shape = shape
        self.sites: tuple[Site, ...] = ()


class Site(Option):
    """Where a turned landmark lies: the plot of its top left corner, and the mask of the plots it covers."""

    __slots__ = ("column", "mask", "row", "turned")

    def __init__(self, turned: Turned, row: int, column: int, mask: int) -> None:
        super().__init__(f"site:{row},{column}")
        self.turned = turned
        self.row = row
        self.column = column
        self.mask = mask


class Plot(Option):
    """One of the 81 plots of a capital."""

    __slots__ = ("bit", "column", "index", "row")

    def __init__(self, row: int, column: int) -> None:
        super().__init__(f"plot:{row},{column}")
        self.row = row
        self.column = column
        self.index = row * 9 + column
        self.bit = 1 << self.index


class Capital(Option):
    """A capital city mat: its number, and the mask of its impassable plots."""

    __slots__ = ("impassable", "name", "number")

    def __init__(self, name: str, number: int, grid: tuple[str, ...]) -> None:
        super().__init__("capital:" + name)
        self.name = name
        self.number = number
        rows = enumerate(grid)
        self.impassable = sum(
            1 << row * 9 + column for row, line in rows for column, sign in enumerate(line) if sign == "#"
        )


class Space(Thing):
    """A space of a track: what it brings, what may be bought there, and the landmark of its tier."""

    __slots__ = ("benefits", "bit", "bonus", "landmark", "listed", "name", "number", "tier", "track")

    def __init__(
        self,
        name: str,
        track: int,
        number: int,
        benefits: tuple[Benefit, ...],
        listed: bool,
        bonus: Bonus | None,
        landmark: Landmark | None,
    ) -> None:
        super().__init__(f"space:{TRACK_NAMES[track]}:{number}", BY_TRACKS)
        self.name = name
        self.track = track
        self.number = number
        self.tier = 0 if number == 0 else (number + 2) // 3
        self.benefits = benefits
        self.listed = listed
        """Whether the benefits come in the order written, which is otherwise the player's choice."""
        self.bonus = bonus
        self.landmark = landmark
        self.bit = 1 << (track * (LAST + 1) + number)


class Track(Option):
    """One of the four tracks, its spaces from the start to the last."""

    __slots__ = ("index", "name", "resource", "spaces")

    def __init__(self, name: str, index: int, resource: int, spaces: tuple[Space, ...]) -> None:
        super().__init__("track:" + name)
        self.name = name
        self.index = index
        self.resource = resource
        self.spaces = spaces


class Step(Option):
    """A token that may be moved: its track and the space where it stands."""

    __slots__ = ("start", "track")

    def __init__(self, track: int, start: int) -> None:
        super().__init__(f"advance:{TRACK_NAMES[track]}:{start}")
        self.track = track
        self.start = start


STEPS: Final = tuple(tuple(Step(track, start) for start in range(LAST + 1)) for track in range(TRACK_COUNT))
"""For each track and each space the token that stands there."""


class Payment(Option):
    """The resources handed over for an advance."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: tuple[int, ...]) -> None:
        super().__init__("pay:" + ",".join(str(amount) for amount in amounts))
        self.amounts = amounts


class Need:
    """What the top row asks of a technology: a tier of a track, or so many buildings placed of a kind."""

    __slots__ = ("buildings", "kind", "space", "tier", "track")

    def __init__(self, track: int = -1, tier: int = 0, kind: int = -1, buildings: int = 0) -> None:
        self.track = track
        self.tier = tier
        self.space = 0 if not tier else TIER_STARTS[tier - 1]
        self.kind = kind
        self.buildings = buildings


class Tech(Thing):
    """A technology: what its circle and its square bring, and what its move to the top row needs."""

    __slots__ = ("circle", "name", "need", "number", "square")

    def __init__(
        self, name: str, number: int, circle: tuple[Benefit, ...], square: tuple[Benefit, ...], need: Need
    ) -> None:
        super().__init__("tech:" + name, BY_TECHNOLOGIES)
        self.name = name
        self.number = number
        self.circle = circle
        self.square = square
        self.need = need


class Card(Thing):
    """A tapestry card; `power` is the bit of what it does in an era, 0 if it works when it is laid."""

    __slots__ = ("bit", "copies", "name", "power")

    def __init__(self, name: str, rank: int, copies: int, power: int) -> None:
        super().__init__("card:" + name, BY_TAPESTRY)
        self.name = name
        self.copies = copies
        self.bit = 1 << rank
        self.power = power


class Laid:
    """A tapestry card on an income mat: maybe face down, as a copy of another, or with a herald's token."""

    __slots__ = ("card", "copied", "face_down", "heralded")

    def __init__(
        self, card: Card, face_down: bool = False, copied: Card | None = None, heralded: bool = False
    ) -> None:
        self.card = card
        self.face_down = face_down
        self.copied = copied
        """The card whose ability this one (Espionage) has taken on."""
        self.heralded = heralded

    @property
    def power(self) -> int:
        """What it does in its era."""
        if self.face_down:
            return 0
        return self.card.power if self.copied is None else self.copied.power


class LaidAt(Option):
    """A card that lies on somebody's income mat, as something to choose."""

    __slots__ = ("card", "depth", "era", "seat")

    def __init__(self, seat: int, era: int, depth: int, card: Card) -> None:
        super().__init__(f"laid:{seat}:{era}:{depth}")
        self.seat = seat
        self.era = era
        self.depth = depth
        self.card = card


class Civilization(Thing):
    """A civilization mat: in which income turns it acts."""

    __slots__ = ("bit", "income_turns", "index", "name")

    def __init__(self, name: str, index: int, income_turns: tuple[int, ...]) -> None:
        super().__init__("civilization:" + name, BY_CIVILIZATION)
        self.name = name
        self.index = index
        self.bit = 1 << index
        self.income_turns = income_turns


class Stage(Option):
    """A space of the Entertainers: what it brings, and where one may go from it."""

    __slots__ = ("benefits", "name", "onward")

    def __init__(self, name: str, benefits: tuple[Benefit, ...], onward: tuple[str, ...]) -> None:
        super().__init__("stage:" + name)
        self.name = name
        self.benefits = benefits
        self.onward = onward


class Tile(Thing):
    """A territory tile as it is printed, and the rotations in which it looks different."""

    __slots__ = ("benefits", "corners", "land", "name", "number", "turns")

    def __init__(
        self, number: int, corners: tuple[int, ...], benefits: tuple[Benefit, ...], island: int = 0
    ) -> None:
        super().__init__(f"tile:{number}", BY_TERRITORIES)
        self.name = f"territory_{number:02}"
        self.number = number
        self.corners = corners
        self.benefits = benefits
        self.land = tuple(sorted(({*corners} - {SEA}) | ({island} - {SEA})))
        """The land terrains anywhere on the tile."""
        self.turns: tuple[Ground, ...] = ()


class Ground(Option):
    """What an explored hex shows: a tile so turned, or a printed territory; terrains by corner."""

    __slots__ = ("corners", "rotation", "tile")

    def __init__(self, corners: tuple[int, ...], tile: Tile | None = None, rotation: int = 0) -> None:
        super().__init__(f"rotation:{rotation}")
        self.corners = corners
        self.tile = tile
        self.rotation = rotation


class Hex(Option):
    """A hex of a map: its place, its neighbours by side (-1 beyond the edge), what is printed on it."""

    __slots__ = ("around", "bit", "capitals", "index", "neighbours", "printed", "q", "r")

    def __init__(self, index: int, q: int, r: int, printed: Ground | None, capitals: tuple[int, ...]) -> None:
        super().__init__(f"hex:{q},{r}")
        self.index = index
        self.bit = 1 << index
        self.q = q
        self.r = r
        self.printed = printed
        self.capitals = capitals
        """The numbers of the capitals that begin here."""
        self.neighbours: tuple[int, ...] = ()
        self.around = 0
        """The mask of the hexes beside this one."""


class Board:
    """One side of the map: its hexes, the middle island, and the points of the achievements."""

    __slots__ = ("achievements", "hexes", "middle", "name", "printed")

    def __init__(
        self, name: str, hexes: tuple[Hex, ...], middle: Hex, achievements: tuple[tuple[int, ...], ...]
    ) -> None:
        self.name = name
        self.hexes = hexes
        self.middle = middle
        self.achievements = achievements
        self.printed = sum(each.bit for each in hexes if each.printed is not None)

    def chosen(self, mask: int) -> list[Hex]:
        """The hexes of a mask."""
        hexes, found = self.hexes, []
        while mask:
            low = mask & -mask
            found.append(hexes[low.bit_length() - 1])
            mask ^= low
        return found


class SpaceTile(Thing):
    """A space tile and what it brings."""

    __slots__ = ("benefits", "listed", "name", "number")

    def __init__(self, number: int, name: str, benefits: tuple[Benefit, ...], listed: bool) -> None:
        super().__init__("spacetile:" + name, BY_TRACKS)
        self.number = number
        self.name = name
        self.benefits = benefits
        self.listed = listed


class Die(Thing):
    """A face of a conquer die."""

    __slots__ = ("benefit", "name")

    def __init__(self, name: str, benefit: Benefit) -> None:
        super().__init__("die:" + name, BY_TERRITORIES)
        self.name = name
        self.benefit = benefit


class IncomeSpace(Thing):
    """A space of an income row: what it brings each time once its building is gone."""

    __slots__ = ("gains", "name", "scores")

    def __init__(self, name: str, scores: tuple[Benefit, ...], gains: tuple[Benefit, ...]) -> None:
        super().__init__("incomespace:" + name, BY_INCOME)
        self.name = name
        self.scores = scores
        self.gains = gains


class Piece:
    """A piece on the map: whose, what (an outpost, a building, a landmark, a token), and whether it lies."""

    __slots__ = ("counterpart", "seat", "toppled", "what")

    def __init__(self, seat: int, what: Option, toppled: bool) -> None:
        self.seat = seat
        self.what = what
        self.toppled = toppled
        self.counterpart = self
        """The same piece lying if it stands, standing if it lies."""


OUTPOST: Final = Option("outpost")
CUBE: Final = Option("token")
"""A player token that a civilization puts on the map; it never gives control (T-126)."""

_pieces: dict[tuple[int, str], Piece] = {}


def standing(seat: int, what: Option) -> Piece:
    """The piece of a player that stands on the map."""
    known = _pieces.get((seat, what.key))
    if known is None:
        known = _pieces[seat, what.key] = Piece(seat, what, False)
        lying = Piece(seat, what, True)
        known.counterpart, lying.counterpart = lying, known
    return known


class Column(Option):
    """A column of the Craftsmen's statue or of the Merrymakers, or a row of the Militants."""

    __slots__ = ("index",)

    def __init__(self, kind: str, index: int) -> None:
        super().__init__(f"{kind}:{index}")
        self.index = index


class Number(Option):
    """A number that is chosen: of things, or foretold."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"number:{number}")
        self.number = number


NUMBERS: Final = tuple(Number(number) for number in range(10))
STATUE: Final = tuple(Column("statue", index) for index in range(3))
REVELS: Final = tuple(Column("revel", index) for index in range(3))
RANKS: Final = tuple(Column("rank", index) for index in range(2))
SQUARES: Final = tuple(Column("square", index) for index in range(4))

INCOME: Final = Option("income")
ERA_BONUS: Final = Option("era_bonus")
DISTRICT: Final = Option("district")
"""A completed district, because of which a resource is gained."""
DECK: Final = Option("deck")
TAKE: Final = Option("take")
CITY: Final = Option("city")
UP: Final = Option("up")
DOWN: Final = Option("down")
BUY: Final = Option("buy")
SELL: Final = Option("sell")
ROLL: Final = Option("roll")
STOP: Final = Option("stop")
A_RESOURCE: Final = Option("a_resource")
SOME_POINTS: Final = Option("some_points")
STAND_UP: Final = Option("stand_up")
"""Options that are nothing but words."""
