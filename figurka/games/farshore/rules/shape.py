"""The declared shape of Farshore's view: what pages, programs and learners can rely on.

Cards, places, maps and wind roses stand in it by their names, which `figurka content farshore` lists too; the
few names that belong to the rules themselves are spelled out here.
"""

from typing import Literal, TypeAlias, TypedDict

from figurka.core.views import TableView

Phase: TypeAlias = Literal["setup", "play", "over"]
"""How far the game is."""
Season: TypeAlias = Literal["winter", "spring", "summer", "autumn"]
"""The seasons in their order."""
ResourceName: TypeAlias = Literal["driftwood", "seaweed", "stone", "mushroom"]
"""The four resources."""
TokenName: TypeAlias = Literal[ResourceName, "treasure", "point"]
"""All that a player gains and pays."""
TypeName: TypeAlias = Literal["production", "governance", "traveler", "destination", "prosperity"]
"""The five types of cards."""
LevelName: TypeAlias = Literal["cabin_boy", "bosun", "captain"]
"""How strong the rival captain is, the weakest first."""
OpenPlace: TypeAlias = Literal["docks", "lookout", "dunes"]
"""The places of the board with room for many workers."""
ScoreSource: TypeAlias = Literal["cards", "prosperity", "points", "treasures", "maps", "ship"]
"""What brings points at the end."""


class CityCardView(TypedDict):
    """A card in a city."""

    card: str
    """The card's name."""
    anchor: bool
    """Whether an anchor lies on it, so that it can bring no further critter."""
    worker: bool
    """Whether a worker of the owner stands on it."""


class ShipView(TypedDict):
    """A ship on the ship track."""

    space: int
    """The space on which it is; the track begins with space 0 and ends with space 40."""
    value: int
    """The points of that space."""


class HoldingsView(TypedDict):
    """What players and the rival captain both have."""

    goods: dict[TokenName, int]
    """How many tokens of each kind."""
    city: list[CityCardView]
    """The cards of the city, in the order in which they came."""
    spaces: int
    """How many of the city's 15 spaces are taken; the Shipwreck and the Castaway take none."""
    types: dict[TypeName, int]
    """How many cards of each type are in the city."""
    ship: ShipView
    """Where the ship is."""
    maps: dict[str, int]
    """The value of each map tile that was taken, by the name of its map."""
    score: dict[ScoreSource, int]
    """Points if the game ended now: printed on cards, by purple ones, tokens, treasures, maps, ship."""


class WorkersView(TypedDict):
    """Where a player's workers are, besides those on shore, islands and cards."""

    ready: int
    """How many can still be placed in this season."""
    reserve: int
    """How many come in later seasons."""
    docks: int
    """How many stand on the Docks."""
    lookout: int
    """How many stand on the Lookout."""
    dunes: int
    """How many stand on the Dunes."""
    stranded: int
    """How many wait beside the city because the card on which they stood has left it."""


class PlayerView(HoldingsView):
    """A player as the viewer may see him."""

    seat: int
    """The player's seat."""
    season: Season
    """In which season the player is; each player goes through them at a pace of his own."""
    passed: bool
    """Whether the player has passed and plays no further turn."""
    hand: list[str] | None
    """The names of the cards in hand if it is the viewer's own, otherwise null."""
    hand_size: int
    """How many cards are in hand."""
    known: list[str]
    """The names of those cards in another's hand that the viewer has seen; empty for his own hand."""
    workers: WorkersView
    """Where the workers are."""
    anchors: int
    """How many anchors are left."""
    stock: dict[ResourceName, int]
    """The resources that lie on the Warehouse in the city; zeros without one."""


class RivalView(HoldingsView):
    """The rival captain of the solo game."""

    level: LevelName
    """How strong he is."""
    reserve: int
    """How many of his workers will still come to guard the Bay."""
    bay_guards: int
    """How many Bay places, counted from the first, his workers block."""


class BayCardView(TypedDict):
    """What lies on a place of the Bay."""

    card: str
    """The card's name."""
    count: int
    """How many cards of that name are stacked there."""
    blocked: bool
    """Whether a worker of the rival captain keeps the player from taking it."""


class DiscardView(TypedDict):
    """The discard pile."""

    count: int
    """How many cards lie there."""
    known: list[str]
    """The names of those that the viewer saw, in alphabetical order."""


class PlaceView(TypedDict):
    """A place of the board with room for one worker."""

    place: str
    """The place's name."""
    worker: int | None
    """The seat whose worker stands there, null if nobody's; the rival captain's seat is 1."""


class IslandView(PlaceView):
    """An island."""

    up: bool
    """Whether it is still above the water."""


class MapPileView(TypedDict):
    """A pile of map tiles on the Dunes."""

    map: str
    """The name of the map."""
    left: int
    """How many tiles are left."""
    value: int | None
    """The value of the topmost tile, null if none is left."""


class FarshoreView(TableView):
    """What a seat or a spectator may know of a game of Farshore."""

    game: Literal["farshore"]
    """The name of the game."""
    seat: int | None
    """The seat whose view it is, null for a spectator."""
    phase: Phase
    """How far the game is: in the set-up each player may still exchange the first hand."""
    first: int
    """The seat that moved first."""
    active: int
    """The seat whose turn it is."""
    players: list[PlayerView]
    """The players, by seat."""
    bay: list[BayCardView | None]
    """The eight places of the Bay in order, null for an empty one."""
    deck: int
    """How many cards are in the deck."""
    discard: DiscardView
    """The discard pile."""
    shore: list[PlaceView]
    """The four places on the shore."""
    islands: list[IslandView]
    """The islands in this game, also those that are flooded."""
    maps: list[MapPileView]
    """The six piles of map tiles."""
    winds: list[str]
    """The names of the two wind roses in force: a type, then a keyword of cards that sail with them."""
    winds_past: list[list[str]]
    """For each of the two stacks the roses that were put under it, in the order in which they lie there."""
    wind_changes: int
    """How many times the wind has changed."""
    rival: RivalView | None
    """The rival captain of the solo game, null with two players or more."""
