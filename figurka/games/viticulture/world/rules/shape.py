"""The declared shape of World's view: that of both games, the shared board, the event and the continent."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from figurka.games.viticulture.rules.shape import DeckName, SeasonName, VineyardsView, WorkerView

# Names

ContinentName: TypeAlias = Literal[
    "greengully", "asia", "oceania", "south_america", "europe", "north_america", "africa"
]
Difficulty: TypeAlias = Literal["introductory", "easy", "medium", "hard"]
SourceName: TypeAlias = Literal["rulebook", "public", "designed"]
"""Whether a text is known from the rulebook or other public sources, or is this project's own."""
InfluenceOrigin: TypeAlias = Literal["start", "events", "bought", "points"]
DeedName: TypeAlias = Literal[
    "vines_planted",
    "players_who_planted",
    "fields_harvested",
    "innovation_tiles_gained",
    "red_wine_value_made",
    "orders_filled",
    "structures_built",
    "wine_value_sold",
    "workers_trained",
]
GoalCategory: TypeAlias = Literal["vineyard", "structures", "wine", "trade", "labour"]
ResourceName: TypeAlias = Literal["water", "tools", "knowledge", "unity", "routes"]
HardshipNeed: TypeAlias = Literal["water", "tools", "knowledge", "unity", "routes", "any_different"]
LevelName: TypeAlias = Literal["easy", "normal", "hard"]


# What the team needs


class OriginView(TypedDict):
    """One step of the team's influence."""

    origin: InfluenceOrigin
    """Where it is from; `points` stands for a player's thirtieth point."""
    seat: int | None
    """The seat that brought it; null if nobody in particular did."""


class NeedsView(TypedDict):
    """What the team needs to win, and how much of it is still missing."""

    goal: int
    """The points that every player must have."""
    points: list[int]
    """How many points each seat is still short of the goal."""
    influence: int
    """The place of the team on the influence track."""
    influence_from: list[OriginView]
    """Where each step of this influence came from, the earliest first."""
    influence_goal: int
    """The influence that the team must have."""
    influence_missing: int
    """How much influence is still missing."""
    years_left: int
    """How many years are left, the present one included."""
    met: bool
    """Whether nothing is missing any more."""


# The board


class SpaceView(TypedDict):
    """A space of an action."""

    oval: str | None
    """The name of the oval innovation tile that lies there; null if it is uncovered."""
    covers: NotRequired[list[str]]
    """The keys of what covering it with an oval brings; the lira space cannot be covered and has none."""
    costs: NotRequired[int]
    """How many lira covering it costs; the lira space cannot be covered and has no such cost."""
    workers: list[WorkerView]
    """Who stands there: one worker, or any number on an oval and on the lira space."""


class WorldActionView(TypedDict):
    """An action of World's board."""

    action: str
    """The name of the action, such as `plant_vine`."""
    letter: str
    """The letter of the action, A to P; the lira space has an empty one."""
    season: SeasonName
    """The season in which it can be taken."""
    tile: str | None
    """The name of the rectangular innovation tile that lies on it and replaces its text."""
    marked: bool
    """Whether the event of the year touches it, so that the event's token lies there."""
    spaces: list[SpaceView]
    """Its spaces that are open with so many players."""
    beside: list[WorkerView]
    """The grande workers beside its spaces."""


class PositionView(TypedDict):
    """An outer space of the pocket watch."""

    position: int
    """Its number, counted from 1."""
    seat: int | None
    """The seat whose rooster stands there; null if it is free."""


class TilePilesView(TypedDict):
    """How many innovation tiles are left to be revealed."""

    rectangular: int
    """Those with the letter of an action."""
    oval: int
    """Those for single spaces."""


# The event


class IngredientView(TypedDict):
    """What somebody has put on Asia's dish."""

    seat: int
    """Who has put it there."""
    thing: str
    """The key of the grape, wine or card, such as `grape:red:3`."""


class DishView(TypedDict):
    """Asia's dish of the year."""

    need: int
    """How much the dish needs."""
    amount: int
    """How much lies on it: grapes and wines count their value, cards one each."""
    done: bool
    """Whether the dish is complete."""
    given: list[IngredientView]
    """What lies on it, in the order in which it was given."""


class SharesView(TypedDict):
    """How often Oceania's players have shared this year."""

    count: int
    """How often the team has shared."""
    target: int
    """How often it must have shared for the next influence."""
    by: list[int]
    """How often each seat has shared."""


class UsesView(TypedDict):
    """How often the team has used an offer of the event that rewards everybody's use."""

    count: int
    """How often the team has used it this year."""
    target: int
    """How often it must have used it for the team's gain."""


class DeedView(TypedDict):
    """A deed that South America's person of the year asks for."""

    deed: DeedName
    """What is counted."""
    count: int
    """How much of it the team has done this year."""
    target: int
    """How much the team is to do."""
    done: bool
    """Whether the deed is complete and its gain taken."""


class HardshipView(TypedDict):
    """Africa's hardship of the year."""

    needs: dict[HardshipNeed, int]
    """How many of which resources end it; `any_different` stands for so many different ones."""
    laid: list[ResourceName]
    """The resources laid against it so far; two equal ones laid as another count as that one."""
    ended: bool
    """Whether it was answered and no longer holds."""


class EventView(TypedDict):
    """The event of the year, and how far the team has come with it."""

    event: str
    """The name of the event card."""
    number: int
    """Its number among the events of the continent."""
    marked: list[str]
    """The letters of the actions that it touches; `$` is the lira space."""
    source: SourceName
    """Where the text of the card is known from."""
    influence_given: int
    """The influence that it has given this year."""
    influence_most: int
    """The most influence that it can give this year."""
    space: list[list[WorkerView]] | None
    """Greengully: who stands on each space of the event card and, last, beside them; null elsewhere."""
    dish: DishView | None
    """Asia: the dish that the team cooks; null if there is none this year."""
    shares: SharesView | None
    """Oceania: how often the team has shared; null elsewhere or if that brings no influence this year."""
    uses: UsesView | None
    """How often the team has used what the event sells; null if its uses are not counted together."""
    deeds: list[DeedView]
    """South America: the deeds that the person of the year asks for; none elsewhere."""
    favoured: list[GoalCategory]
    """Europe: the kinds of goals that bring influence this year; none elsewhere."""
    hardship: HardshipView | None
    """Africa: the hardship and what was laid against it; null elsewhere."""
    used_by: list[int]
    """The seats that have used what the event offers once a year."""


# The continent


class FameView(TypedDict):
    """North America's fame."""

    fame: int
    """The place of the team on the fame track."""
    band: list[int]
    """The lowest and the highest fame that are right with so many players."""
    interviewed: bool
    """Whether the interview of this year was given."""


class GoalView(TypedDict):
    """One of Europe's personal goals."""

    goal: str
    """The name of the goal."""
    category: GoalCategory
    """What kind of goal it is; events favour kinds of goals."""
    met: bool
    """Whether its player meets it now, so that it can be claimed."""


class ResourcesView(TypedDict):
    """Africa's resource cards."""

    held: list[list[ResourceName]]
    """The resources of each seat, sorted by name."""
    pile: int
    """How many resource cards are left in the deck."""
    discards: list[ResourceName]
    """The discarded resources, sorted by name."""
    found: ResourceName | None
    """The resource that the team is dealing right now."""


class PartnerView(TypedDict):
    """The partner of the solo game."""

    level: LevelName
    """How hard the solo game is."""
    purse: int
    """The lira in the partner's purse."""
    display: list[str]
    """The keys of the cards in the partner's display, such as `vine:sangiovese`."""
    cards_left: int
    """How many partner cards are left to be turned up."""
    used_position: int | None
    """The player's position of the year before, which may not be taken again; null in the first year."""


# Trading


class GoodsView(TypedDict):
    """One side of an offer: lira, or cards of one deck, or a grape or wine, or resources, or nothing."""

    lira: int
    """How many lira."""
    deck: DeckName | None
    """The deck of the cards; null if no cards are traded."""
    count: int
    """How many cards."""
    cards: list[str] | None
    """The names of those that are named; null if hands are hidden and the viewer is not part of the trade."""
    grape: str | None
    """The key of the grape, such as `grape:red:3`."""
    wine: str | None
    """The key of the wine, such as `wine:blush:6`."""
    resources: list[ResourceName]
    """The resources, in Africa."""


class OfferView(TypedDict):
    """A trade that one player proposes to another."""

    proposer: int
    """The seat that proposes it."""
    fellow: int
    """The seat that is asked."""
    gives: GoodsView
    """What the proposer would give."""
    asks: GoodsView
    """What the proposer would get."""


# The table


class WorldView(VineyardsView):
    """What a seat or a spectator may know of a game of Viticulture World."""

    game: Literal["viticulture-world"]
    """The name of the game."""
    years: int
    """The number of years that the game lasts."""
    continent: ContinentName
    """The continent where it is played."""
    difficulty: Difficulty
    """How hard the continent is."""
    level: LevelName
    """The level at which it is played, besides."""
    needs: NeedsView
    """What the team still needs to win."""
    board: list[WorldActionView]
    """The actions A to P, and the lira space last."""
    watch: list[PositionView]
    """The pocket watch, from its first position to its last."""
    deferred: list[int]
    """The seats that let others wake up before them this year."""
    event: EventView | None
    """The event of the year; null before the first one is revealed."""
    events_left: int
    """How many events are still to come."""
    tiles: list[str]
    """The keys of the innovation tiles on offer, such as `tile:plant` or `oval:vine`."""
    laying: str | None
    """The key of the innovation tile that somebody is about to lay."""
    tile_piles: TilePilesView
    """How many innovation tiles are left to be revealed."""
    open_hands: bool
    """Whether all players see all hands."""
    fame: FameView | None
    """North America: the team's fame; null elsewhere."""
    goals: list[list[GoalView]] | None
    """Europe: the goals of each seat; null elsewhere."""
    claimed: list[int]
    """Europe: the seats that have claimed a goal this year; none elsewhere."""
    resources: ResourcesView | None
    """Africa: the resource cards; null elsewhere."""
    partner: PartnerView | None
    """The partner of the solo game; null if more than one plays."""
    offer: OfferView | None
    """The trade that is being talked about."""
