"""The declared shape of Tapestry's view: what pages, programs and learners can rely on."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from figurka.core.views import TableView

TrackName: TypeAlias = Literal["exploration", "science", "military", "technology"]
BuildingName: TypeAlias = Literal["market", "house", "farm", "armory"]
TerrainName: TypeAlias = Literal["sea", "desert", "forest", "grassland", "mountain"]
PhaseName: TypeAlias = Literal["setup", "play", "over"]
BotName: TypeAlias = Literal["automa", "shadow"]
MatName: TypeAlias = Literal[
    "alchemists",
    "craftsmen",
    "entertainers",
    "heralds",
    "historians",
    "inventors",
    "isolationists",
    "leaders",
    "merrymakers",
    "militants",
    "mystics",
    "traders",
]


# The map


class PieceView(TypedDict):
    """A piece on the map."""

    seat: int
    """Whose piece it is."""
    piece: str
    """What it is: `outpost`, `token`, or the name of an income building or a landmark."""
    toppled: bool
    """Whether it lies toppled."""


class HexView(TypedDict):
    """A hex of the map: where it is, what it shows, and the pieces on it."""

    place: str
    """The name of the hex on the drawn map: the letter of its column and a number from the top."""
    q: int
    """The column of the hex, counted from the middle island to the east."""
    r: int
    """The place of the hex along the axis from north to south; the middle island is 0, 0."""
    printed: bool
    """Whether its territory is printed on the board."""
    middle: bool
    """Whether it is the middle island."""
    start: list[int]
    """The numbers of the capitals that begin here."""
    corners: list[TerrainName] | None
    """The terrains of its corners, clockwise from the top left: null if unexplored, none if not told here."""
    tile: int | None
    """The number of the territory tile that lies here."""
    rotation: int
    """By how many sixths the tile is turned clockwise."""
    contested: bool
    """Whether its conquest is not settled yet."""
    controller: int | None
    """The seat that controls it."""
    pieces: list[PieceView]
    """What stands and lies on it, in the order in which it came."""


class MapView(TypedDict):
    """The map."""

    side: str
    """The side of the board that is used: `small` for up to three players, otherwise `large`."""
    hexes: list[HexView]
    """All hexes."""


class AchievementView(TypedDict):
    """An achievement and who has earned it."""

    name: str
    """Which one it is: `complete_track`, `topple_two` or `middle_island`."""
    places: list[int]
    """The points of its places, the first place first."""
    earned: list[int]
    """The seats that have earned it, in that order."""


class DiceView(TypedDict):
    """The conquer dice as they were rolled last."""

    red: str
    """The face of the red die: `red-vp-4` to `red-vp-7`, or `red-territories`."""
    black: str
    """The face of the black die: `black-` and the name of a resource, or `black-tile`."""


# Cards, technologies and piles


class LaidView(TypedDict):
    """A tapestry card on an income mat."""

    card: str | None
    """The name of the card; null if it lies face down."""
    copied: str | None
    """The card whose ability it has taken on (Espionage)."""
    heralded: bool
    """Whether a token of the Heralds lies on it."""


class TechView(TypedDict):
    """A technology of a player."""

    tech: str
    """The name of the technology."""
    ready: bool
    """Whether it may move up by a row now."""
    tokens: int
    """How many tokens of the Inventors lie on it."""


class PilesView(TypedDict):
    """How many things are left to draw; zeros where a printed table has them."""

    cards: int
    """Tapestry cards."""
    techs: int
    """Technology cards."""
    tiles: int
    """Territory tiles."""
    space_tiles: int
    """Space tiles."""
    civilizations: int
    """Civilizations."""


class DiscardsView(TypedDict):
    """What was discarded, sorted."""

    cards: list[str]
    """The names of the tapestry cards."""
    techs: list[str]
    """The names of the technologies."""
    tiles: list[int]
    """The numbers of the territory tiles."""


# Players


class IncomeRowView(TypedDict):
    """A row of an income mat."""

    building: BuildingName
    """The kind of its buildings."""
    left: int
    """How many of them are still on the mat."""


class IncomeView(TypedDict):
    """An income mat."""

    rows: dict[str, IncomeRowView]
    """The rows `markets`, `houses`, `farms` and `armories`."""
    next: dict[str, int]
    """What the uncovered spaces would bring now: each resource, `territory_tile` and `tapestry_card`."""


class SiteView(TypedDict):
    """A landmark in a capital city."""

    landmark: str
    """The name of the landmark."""
    quarters: int
    """By how many quarters it is turned clockwise."""
    row: int
    """The row of its top edge, from 0; it may lie beyond the grid."""
    column: int
    """The column of its left edge, from 0; it may lie beyond the grid."""
    shape: list[str]
    """Its base as it is turned, line by line: `#` is covered, `.` is not."""


class CityView(TypedDict):
    """A capital city."""

    capital: str | None
    """The name of the capital; null until all have chosen."""
    grid: list[str]
    """Nine lines of signs: `.` free, `#` impassable, `L` landmark, `M`, `H`, `F`, `A` income buildings."""
    landmarks: list[SiteView]
    """Where landmarks lie."""
    districts: list[bool]
    """Whether each of the nine districts is complete, row by row."""
    rows: list[bool]
    """Whether each row is complete, from the top."""
    columns: list[bool]
    """Whether each column is complete, from the left."""
    lines: int
    """How many rows and columns are complete."""


class OmenView(TypedDict):
    """A number that the Mystics have foretold."""

    foretold: int | None
    """The number; null until it is chosen."""
    now: int
    """What it would be compared with now."""
    met: bool
    """Whether it has come true and brought its resource."""


class MatsView(TypedDict):
    """What lies on civilization mats: only those that the player has and that keep something."""

    alchemists: NotRequired[list[TrackName]]
    """The tracks rolled in this income turn that are marked and not used yet."""
    craftsmen: NotRequired[list[list[BuildingName]]]
    """The buildings in each column of the statue, from below."""
    entertainers: NotRequired[str]
    """The space where the token stands."""
    heralds: NotRequired[int]
    """How many tokens are left."""
    historians: NotRequired[list[int | None]]
    """To whom the token of each square was given."""
    inventors: NotRequired[int]
    """How many tokens are left."""
    isolationists: NotRequired[int]
    """How many tokens are left."""
    leaders: NotRequired[list[TrackName]]
    """The tracks whose leader has been used."""
    merrymakers: NotRequired[list[int]]
    """How far the token of each column has come."""
    militants: NotRequired[list[int]]
    """How many outposts still cover each row."""
    mystics: NotRequired[dict[str, OmenView]]
    """The omens `tech_cards`, `complete_districts`, `controlled_territories` and `completed_tracks`."""
    traders: NotRequired[int]
    """How many tokens are left."""


class OfferView(TypedDict):
    """What a player chooses from before the game."""

    capitals: list[str]
    """The names of the capitals."""
    civilizations: list[str]
    """The names of the civilizations."""
    picked: list[str] | None
    """The capital and the civilization that were picked; null until then."""


class SideView(TypedDict):
    """What is told of players and bots alike."""

    seat: int
    """The seat; bots follow after the players."""
    era: int
    """How many income turns have begun: 0 before the first, at most 5."""
    finished: bool
    """Whether the game has ended for this side."""
    vp: int
    """The points; those of a person at a printed table are counted there and are 0 here."""
    score: dict[str, int]
    """The points by where they are from: `tracks`, `territories`, `civilization` and so on."""
    tracks: dict[str, list[int]]
    """For each track the spaces of the tokens, the most advanced first."""
    outposts: int
    """How many outposts are left in the supply."""
    territories: int
    """How many territories the side controls."""
    landmarks: list[str]
    """The landmarks that the side owns."""


class PlayerView(SideView):
    """A player."""

    resources: dict[str, int]
    """How many of each resource: `coin`, `worker`, `food` and `culture`."""
    income: IncomeView
    """The income mat."""
    singular: bool
    """Whether the end of the technology track bears the player's mark (Singularity)."""
    hand: list[str] | None
    """The tapestry cards in hand; null for everybody else."""
    hand_size: int
    """How many tapestry cards are in hand."""
    eras: list[list[LaidView]]
    """For each tapestry space of the income mat the cards laid there, the uppermost last."""
    in_force: list[str]
    """The tapestry cards whose ability is in force in this era, sorted."""
    ally: int | None
    """The seat with which the player is allied (Alliance)."""
    spouse: int | None
    """The seat whose benefits on a track the player gains as well (Marriage of State)."""
    spouse_track: TrackName | None
    """The track on which that is so."""
    barred_to_others: list[TrackName]
    """The tracks on which the others may not advance now (Dictatorship)."""
    tiles: list[int]
    """The numbers of the territory tiles not yet placed."""
    space_tiles: list[str]
    """The space tiles not yet explored."""
    stars: list[str]
    """The space tiles that are explored."""
    techs: dict[str, list[TechView]]
    """The technologies in the rows `bottom`, `middle` and `top`."""
    city: CityView
    """The capital city."""
    civilizations: list[str]
    """The names of the civilizations."""
    mats: MatsView
    """What lies on the civilization mats."""
    offer: OfferView | None
    """What is chosen from before the game; null afterwards and for everybody else."""


# Bots


class BotView(SideView):
    """The Automa or the Shadow Empire."""

    bot: BotName
    """Which of the bots it is."""
    favourite: TrackName
    """The favourite track."""


class BotsView(TypedDict):
    """The bots, and what lies open of their cards."""

    level: int | None
    """The level of the Automa; null where only the Shadow Empire plays."""
    mat: str | None
    """The side of the Automa's income mat: `normal` or `hard`."""
    deck: int
    """How many decision cards are left to draw."""
    progress: int
    """How many progress cards have not joined the decision deck yet."""
    pair: list[int]
    """The numbers of the track card and the tiebreaker card that lie open, or nothing."""
    discard: list[int]
    """The numbers of the decision cards that were discarded."""
    civilizations: list[str]
    """The names of the Automa's civilizations."""
    supply: int
    """How many tapestry cards lie face down beside the Automa's mat."""
    laid: int
    """How many tapestry cards lie face down on the Automa's mat."""
    bots: list[BotView]
    """The bots themselves."""


# The whole


class TapestryView(TableView):
    """What a seat may know of a game of Tapestry, or of a game at a printed table with the bots run here."""

    game: Literal["tapestry", "tapestry-automa"]
    """The name of the game."""
    seat: int | None
    """Who looks; null is a spectator."""
    phase: PhaseName
    """Whether capitals and civilizations are being chosen, the game is played, or it is over."""
    first: int
    """Who began; alone against the bots 0 is the person and 1 the Automa."""
    active: int
    """Whose turn it is; the numbers after the last player's are those of the bots."""
    adjusted: bool
    """Whether the published handicaps of civilizations are in force."""
    players: list[PlayerView]
    """The players by seat."""
    bots: BotsView | None
    """The bots, where they take part."""
    map: MapView
    """The map."""
    tracks: dict[str, list[list[int]]]
    """For each space of each track the seats whose tokens stand there, once for each token."""
    landmarks: dict[str, int | None]
    """For each landmark who owns it."""
    achievements: list[AchievementView]
    """The three achievements."""
    display: list[str]
    """The technologies that lie open to be invented."""
    dice: DiceView | None
    """The conquer dice; null until they are rolled first."""
    placing: str | None
    """The key of the tile or landmark that is being placed."""
    income_step: int
    """The step of the income turn that is carried out, 1 to 4; 0 outside of one."""
    ahead: list[str]
    """The keys of the benefits that come after the one that is being gained."""
    piles: PilesView
    """How much is left to draw."""
    discards: DiscardsView
    """What was discarded."""
