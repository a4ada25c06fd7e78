"""The declared shape of Viticulture's view: what pages, programs and learners can rely on."""

from typing import Literal, TypeAlias, TypedDict

from figurka.core.views import TableView

# Names

PhaseName: TypeAlias = Literal["setup", "draft", "spring", "summer", "fall", "winter", "over", "year_start"]
SeasonName: TypeAlias = Literal["summer", "winter", "all_year"]
DeckName: TypeAlias = Literal["vine", "summer", "winter", "order", "structure"]
WorkerName: TypeAlias = Literal["yellow", "blue", "bare", "grande", "grey"]
"""The labourers of summer and winter, and the regular, the grande and the temporary worker."""
Colour: TypeAlias = Literal["red", "white"]
WineType: TypeAlias = Literal["red", "white", "blush", "sparkling"]
FieldName: TypeAlias = Literal["left", "middle", "right"]
SiteName: TypeAlias = Literal["mat1", "mat2", "left", "middle", "right"]
"""Where a structure card may stand: two slots of the structure mat, and the three fields."""
StructureName: TypeAlias = Literal[
    "trellis",
    "irrigation",
    "yoke",
    "windmill",
    "cottage",
    "tasting_room",
    "medium_cellar",
    "large_cellar",
]
YearlyName: TypeAlias = Literal["windmill", "tasting_room"]
"""The structures that bring a point once a year."""
PointSource: TypeAlias = Literal[
    "orders", "visitors", "structures", "actions", "events", "wake_up", "parents"
]


# The board


class WorkerView(TypedDict):
    """A worker on the board."""

    seat: int
    """Whose worker it is; alone in World, seat 1 is the partner."""
    kind: WorkerName
    """The kind: `bare` is a regular worker, `grey` the temporary one, `yellow` and `blue` wear hats."""


class RoomView(TypedDict):
    """How many spaces of an action are open with so many players."""

    plain: int
    """The spaces without a bonus."""
    bonus: int
    """The space with a bonus: one, or none if it is closed or the action has no bonus."""


class StandingView(TypedDict):
    """The workers that stand on an action."""

    plain: list[WorkerView]
    """Those on the spaces without a bonus."""
    bonus: list[WorkerView]
    """The one on the space with a bonus."""
    beside: list[WorkerView]
    """The grande workers beside the full spaces."""


class ActionView(TypedDict):
    """An action of the board."""

    action: str
    """The name of the action, such as `plant_vine`."""
    season: SeasonName
    """The season in which it can be taken."""
    open: RoomView
    """How many of its spaces are open with so many players."""
    workers: StandingView
    """Who stands there this year."""


# The players


class FieldView(TypedDict):
    """One of the three fields of a vineyard."""

    field: FieldName
    """Which field it is."""
    limit: int
    """The greatest value of vines that it bears, which is also its price."""
    sold: bool
    """Whether it is sold, so that nothing can be planted or harvested there."""
    harvested: bool
    """Whether it was harvested this year."""
    vines: list[str]
    """The names of the vine cards planted there."""
    value: int
    """The value of these vines together."""
    card: str | None
    """The structure card that stands there instead of vines."""


class BuildingView(TypedDict):
    """A structure card that is built."""

    card: str
    """The name of the card."""
    site: SiteName
    """Where it stands: in a slot of the structure mat or on a field."""
    worker: WorkerName | None
    """The kind of worker on its space; null if there is none."""


class PlayerView(TypedDict):
    """A player and everything in front of him, as the viewer may see it."""

    seat: int
    """The number of the seat, counted from 0."""
    vp: int
    """The victory points, which may be negative."""
    score: dict[PointSource, int]
    """How many of the points come from where; only World has points of `events`."""
    lira: int
    """The lira in the purse."""
    residual: int
    """The place on the residual payment track: so many lira come at the end of each year."""
    row: int | None
    """The row of the wake-up chart where the rooster stands, counted from 1; null while it sleeps."""
    passed: bool
    """Whether the player has passed for this season."""
    parents: list[str]
    """The names of mama and papa."""
    workers: dict[WorkerName, int]
    """The workers of this year by kind; kinds that the player does not have are left out."""
    available: dict[WorkerName, int]
    """Those of them that are not placed yet; kinds without any are left out."""
    trainees: int
    """The workers trained this year, which come next year."""
    fields: list[FieldView]
    """The three fields, from left to right."""
    structures: list[StructureName]
    """The structures of the vineyard mat that are built."""
    cards: list[BuildingView]
    """The structure cards that are built."""
    yoke: WorkerName | None
    """The kind of worker on the yoke; null if there is none."""
    demolisher: WorkerName | None
    """The kind of worker on the space of the structure mat where structure cards are taken down."""
    grapes: dict[Colour, list[int]]
    """The values of the grapes on the crush pad, for each colour."""
    wines: dict[WineType, list[int]]
    """The values of the wines in the cellar, for each type."""
    used: list[YearlyName]
    """The structures that have brought their point of this year."""
    hand_counts: dict[DeckName, int]
    """How many cards of each deck in play the hand holds."""
    hand: dict[DeckName, list[str]] | None
    """The names of these cards in the order in which they came; null if the viewer may not see them."""


# The table


class VineyardsView(TableView):
    """What the base game and World have in common."""

    seat: int | None
    """The seat that looks on; null for a spectator, who sees no hidden hand."""
    phase: PhaseName
    """The part of the year, or what comes before the first and after the last one."""
    year: int
    """The number of the year, counted from 1."""
    active: int
    """The seat whose turn it is."""
    order: list[int]
    """The seats in wake-up order; while roosters still sleep there is none, or in World that of last year."""
    players: list[PlayerView]
    """All players, by seat."""
    piles: dict[DeckName, int]
    """How many cards are left in each deck in play."""
    discards: dict[DeckName, list[str]]
    """The names of the cards in each discard pile, the last one on top."""
    playing: list[str]
    """The visitors that are being played right now."""


class ViticultureView(VineyardsView):
    """What a seat or a spectator may know of a game of Viticulture."""

    game: Literal["viticulture"]
    """The name of the game."""
    first: int
    """The seat with the first-player token, which chooses a row of the wake-up chart first."""
    board: list[ActionView]
    """The actions of the board: those of summer, those of winter, and the lira space last."""
    draft: list[str]
    """The structure cards of which the viewer is to keep one in the draft; none at any other time."""
