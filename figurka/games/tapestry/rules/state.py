"""Tapestry's state: plain data between turns."""

from typing import TYPE_CHECKING, Final, final

from figurka.core.chance import Chance
from figurka.core.decision import Option
from figurka.core.piles import Pile
from figurka.core.state import State
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    COIN,
    LAST,
    MIDDLE,
    TECHNOLOGY,
    TOP,
    TRACK_COUNT,
    Benefit,
    Board,
    Capital,
    Card,
    Civilization,
    Ground,
    Laid,
    Piece,
    Site,
    SpaceTile,
    Tech,
    Tile,
    Track,
)

if TYPE_CHECKING:
    from figurka.games.tapestry.rules.company import Company

RESOURCE_LIMIT: Final = 8
BUILDINGS_OF_A_KIND: Final = 5
OUTPOSTS: Final = 10
LAST_ERA: Final = 5
CARD_SPACES: Final = 4
"""The tapestry spaces of an income mat; the first shows the Maker of Fire."""
NOBODY: Final = -1
NOT_SET: Final = (-1, -1, -1, -1)

# Phases
SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2


@final
class Mats:
    """What lies on a player's civilization mats."""

    __slots__ = (
        "alchemy",
        "given",
        "heralds",
        "inventions",
        "inventors",
        "isolation",
        "leaders",
        "omens",
        "omens_met",
        "ranks",
        "revels",
        "stage",
        "statue",
        "traders",
    )

    def __init__(
        self,
        statue: tuple[tuple[int, ...], ...] = ((), (), ()),
        stage: int = 0,
        heralds: int = 0,
        given: tuple[int, ...] = NOT_SET,
        inventors: int = 0,
        inventions: tuple[Tech, ...] = (),
        isolation: int = 0,
        leaders: int = 0,
        revels: tuple[int, ...] = (0, 0, 0),
        ranks: tuple[int, ...] = (0, 0),
        omens: tuple[int, ...] = NOT_SET,
        omens_met: int = 0,
        traders: int = 0,
        alchemy: tuple[Track, ...] = (),
    ) -> None:
        self.statue = statue
        """The kinds of buildings in each column of the Craftsmen's statue."""
        self.stage = stage
        """The space of the Entertainers' token."""
        self.heralds = heralds
        """The tokens left to the Heralds."""
        self.given = given
        """To whom the Historians gave the token of each square."""
        self.inventors = inventors
        """The tokens left to the Inventors."""
        self.inventions = inventions
        """The technologies that carry a token of the Inventors."""
        self.isolation = isolation
        """The tokens left to the Isolationists."""
        self.leaders = leaders
        """The bits of the tracks whose leader has been used."""
        self.revels = revels
        """How far the Merrymakers' tokens have come in each column."""
        self.ranks = ranks
        """How many outposts stand in each row of the Militants."""
        self.omens = omens
        """What the Mystics foretold."""
        self.omens_met = omens_met
        self.traders = traders
        """The tokens left to the Traders."""
        self.alchemy = alchemy
        """The tracks that the Alchemists have rolled and not used yet."""

    def copy(self) -> "Mats":
        """The same mats once more, to be changed apart."""
        return Mats(
            self.statue,
            self.stage,
            self.heralds,
            self.given,
            self.inventors,
            self.inventions,
            self.isolation,
            self.leaders,
            self.revels,
            self.ranks,
            self.omens,
            self.omens_met,
            self.traders,
            self.alchemy,
        )


@final
class Player:
    """One player: everything in front of a seat."""

    __slots__ = (
        "ally",
        "battery_used",
        "bonuses_used",
        "bot",
        "capital",
        "capitals",
        "cards",
        "city",
        "civilizations",
        "civs",
        "decree",
        "decree_fresh",
        "districts",
        "era",
        "filled",
        "finished",
        "goods",
        "hand",
        "landmarks",
        "lands",
        "left",
        "lines",
        "mats",
        "offer",
        "outposts",
        "pick",
        "plots",
        "points",
        "powers",
        "reach",
        "seat",
        "singular",
        "sites",
        "space_tiles",
        "spaces_used",
        "spouse",
        "spouse_track",
        "stars",
        "techs",
        "tiles",
        "tokens",
        "vp",
    )

    def __init__(  # noqa: PLR0915
        self,
        seat: int,
        goods: list[int],
        tokens: list[tuple[int, ...]],
        points: list[int],
        left: list[int],
        plots: list[int],
        hand: list[Card],
        cards: list[tuple[Laid, ...]],
        tiles: list[Tile],
        techs: list[tuple[Tech, ...]],
        mats: Mats,
        vp: int = 0,
        singular: bool = False,
        capital: Capital | None = None,
        capitals: tuple[Capital, ...] = (),
        city: int = 0,
        filled: int = 0,
        lines: int = 0,
        districts: int = 0,
        landmarks: int = 0,
        sites: tuple[Site, ...] = (),
        powers: int = 0,
        ally: int = NOBODY,
        spouse: int = NOBODY,
        spouse_track: int = -1,
        decree: int = 0,
        decree_fresh: int = 0,
        space_tiles: tuple[SpaceTile, ...] = (),
        stars: tuple[SpaceTile, ...] = (),
        outposts: int = OUTPOSTS,
        lands: int = 0,
        reach: int = 0,
        civs: int = 0,
        civilizations: tuple[Civilization, ...] = (),
        offer: tuple[Civilization, ...] = (),
        pick: int = -1,
        era: int = 0,
        finished: bool = False,
        spaces_used: int = 0,
        bonuses_used: int = 0,
        battery_used: bool = False,
        bot: int = 0,
    ) -> None:
        self.seat = seat
        self.mats = mats
        self.goods = goods
        """How many of each resource."""
        self.tokens = tokens
        """For each track the spaces of the player's tokens, the most advanced first."""
        self.singular = singular
        """Whether the end of the technology track bears the player's mark (T-147)."""
        self.points = points
        """Points by where they are from; `vp` is their sum."""
        self.vp = vp
        self.left = left
        """How many buildings of each kind are left on the income mat."""
        self.capital = capital
        self.capitals = capitals
        """The capitals to choose from, until all have chosen."""
        self.plots = plots
        """For each kind of income building the mask of the plots where it stands."""
        self.city = city
        """The mask of the plots under buildings and landmarks."""
        self.filled = filled
        """The same with the impassable plots."""
        self.lines = lines
        """How many rows and columns are complete."""
        self.districts = districts
        """The mask of the districts that are complete."""
        self.landmarks = landmarks
        """How many landmarks the player owns."""
        self.sites = sites
        """Where landmarks lie in the capital."""
        self.hand = hand
        self.cards = cards
        """For each tapestry space the cards laid there, the uncovered one last."""
        self.powers = powers
        """The bits of the cards that are in force for the player in this era."""
        self.ally = ally
        self.spouse = spouse
        self.spouse_track = spouse_track
        self.decree = decree
        """The mask of the tracks barred to the opponents until the player's next turn ends (Dictatorship)."""
        self.decree_fresh = decree_fresh
        """Those of this very turn, which stay barred for the next one."""
        self.tiles = tiles
        """The territory tiles not yet placed."""
        self.space_tiles = space_tiles
        self.stars = stars
        """The space tiles that are explored."""
        self.techs = techs
        """The technologies of the bottom, middle and top row."""
        self.outposts = outposts
        self.lands = lands
        """The mask of the hexes that the player controls."""
        self.reach = reach
        """The mask of the hexes beside them."""
        self.civs = civs
        """The bits of the player's civilizations."""
        self.civilizations = civilizations
        self.offer = offer
        """The civilizations to choose from, until all have chosen."""
        self.pick = pick
        """What was picked in secret: the place in `capitals` and in `offer`."""
        self.era = era
        """How many income turns the player has begun."""
        self.finished = finished
        self.spaces_used = spaces_used
        """The bits of the track spaces whose benefit the player had in this turn (T-123)."""
        self.bonuses_used = bonuses_used
        self.battery_used = battery_used
        self.bot = bot
        """Which bot plays the seat, as the bots number themselves; 0 for a person."""

    def copy(self) -> "Player":
        """The same player once more, to be changed apart."""
        return Player(
            self.seat,
            self.goods[:],
            self.tokens[:],
            self.points[:],
            self.left[:],
            self.plots[:],
            self.hand[:],
            self.cards[:],
            self.tiles[:],
            self.techs[:],
            self.mats.copy(),
            self.vp,
            self.singular,
            self.capital,
            self.capitals,
            self.city,
            self.filled,
            self.lines,
            self.districts,
            self.landmarks,
            self.sites,
            self.powers,
            self.ally,
            self.spouse,
            self.spouse_track,
            self.decree,
            self.decree_fresh,
            self.space_tiles,
            self.stars,
            self.outposts,
            self.lands,
            self.reach,
            self.civs,
            self.civilizations,
            self.offer,
            self.pick,
            self.era,
            self.finished,
            self.spaces_used,
            self.bonuses_used,
            self.battery_used,
            self.bot,
        )

    def best(self, track: int) -> int:
        """The space of the most advanced token on a track (T-100)."""
        if track == TECHNOLOGY and self.singular:
            return LAST
        spaces = self.tokens[track]
        return spaces[0] if spaces else 0

    def least(self, track: int) -> int:
        """The space of the least advanced token on a track."""
        spaces = self.tokens[track]
        return spaces[-1] if spaces else LAST

    def move_token(self, track: int, start: int, end: int) -> None:
        """Put a token from one space of a track onto another."""
        spaces = self.tokens[track]
        if len(spaces) == 1:
            self.tokens[track] = (end,)
            return
        moved = list(spaces)
        moved[moved.index(start)] = end
        moved.sort(reverse=True)
        self.tokens[track] = tuple(moved)

    @property
    def completed_tracks(self) -> int:
        """On how many tracks the player has reached the end."""
        return sum(self.best(track) == LAST for track in range(TRACK_COUNT))

    @property
    def tech_count(self) -> int:
        """How many technologies the player has in all rows."""
        techs = self.techs
        return len(techs[BOTTOM]) + len(techs[MIDDLE]) + len(techs[TOP])

    @property
    def card_count(self) -> int:
        """How many tapestry cards the player has in hand and on the income mat."""
        return len(self.hand) + sum(len(stack) for stack in self.cards)

    @property
    def current(self) -> Laid | None:
        """The uncovered card of the current era."""
        if not 0 < self.era <= CARD_SPACES:
            return None
        stack = self.cards[self.era - 1]
        return stack[-1] if stack else None

    def placed(self, kind: int) -> int:
        """How many buildings of a kind have left the income mat."""
        return BUILDINGS_OF_A_KIND - self.left[kind]

    def set_laid(self, era: int, depth: int, laid: Laid) -> None:
        """Replace a card of the income mat by the same otherwise marked."""
        stack = list(self.cards[era - 1])
        stack[depth] = laid
        self.cards[era - 1] = tuple(stack)


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:index], value, *values[index + 1 :])


def new_player(seat: int) -> Player:
    """A player before the first turn."""
    return Player(
        seat,
        goods=[0, 0, 0, 0],
        tokens=[(0,)] * TRACK_COUNT,
        points=[0] * 8,
        left=[BUILDINGS_OF_A_KIND] * 4,
        plots=[0] * 4,
        hand=[],
        cards=[()] * CARD_SPACES,
        tiles=[],
        techs=[(), (), ()],
        mats=Mats(),
    )


@final
class TapestryState(State):
    """A position: the players, the map and the supplies."""

    __slots__ = (
        "achieved",
        "active",
        "adjusted",
        "ahead",
        "board",
        "bots",
        "civ_pile",
        "contested",
        "deck",
        "dice",
        "discard",
        "display",
        "explored",
        "first",
        "full",
        "ground",
        "income_step",
        "occupied",
        "owners",
        "phase",
        "pieces",
        "placing",
        "players",
        "space_pile",
        "tech_discard",
        "tech_pile",
        "tile_discard",
        "tile_pile",
    )

    def __init__(
        self,
        origin: "Chance | TapestryState",
        board: Board,
        players: list[Player],
        ground: list[Ground | None],
        pieces: list[tuple[Piece, ...]],
        deck: Pile[Card],
        discard: list[Card],
        tech_pile: Pile[Tech],
        display: list[Tech],
        tech_discard: list[Tech],
        tile_pile: Pile[Tile],
        tile_discard: list[Tile],
        space_pile: Pile[SpaceTile],
        civ_pile: Pile[Civilization],
        owners: list[int],
        bots: "Company",
        achieved: tuple[tuple[int, ...], ...] = ((), (), ()),
        explored: int = 0,
        occupied: int = 0,
        full: int = 0,
        first: int = 0,
        active: int = 0,
        phase: int = SETUP,
        adjusted: bool = False,
        dice: tuple[int, int] = (-1, -1),
        contested: int = -1,
        placing: Option | None = None,
        income_step: int = 0,
        ahead: tuple[Benefit, ...] = (),
    ) -> None:
        super().__init__(origin)
        self.board = board
        self.players = players
        self.ground = ground
        """What each hex shows, None where it is unexplored."""
        self.pieces = pieces
        """The pieces on each hex."""
        self.deck = deck
        self.discard = discard
        self.tech_pile = tech_pile
        self.display = display
        self.tech_discard = tech_discard
        self.tile_pile = tile_pile
        self.tile_discard = tile_discard
        self.space_pile = space_pile
        self.civ_pile = civ_pile
        self.owners = owners
        """Who has each landmark."""
        self.achieved = achieved
        """The seats that earned each achievement, in that order."""
        self.explored = explored
        """The mask of the explored hexes."""
        self.occupied = occupied
        """The mask of the hexes with a piece on them."""
        self.full = full
        """The mask of the hexes with two pieces, which nobody can conquer (T-61)."""
        self.first = first
        self.active = active
        self.phase = phase
        self.adjusted = adjusted
        """Whether the published handicaps of civilizations are in force."""
        self.dice = dice
        """The faces of the red and black die as they were rolled last."""
        self.contested = contested
        """The hex whose conquest is not settled yet, or -1."""
        self.bots = bots
        """Who plays besides people, and how that changes the game."""
        self.placing = placing
        """The tile or landmark that is being placed."""
        self.income_step = income_step
        """The step of the income turn that is being carried out, 1 to 4; 0 outside of one."""
        self.ahead = ahead
        """The benefits that come after the one that is being gained, in the order listed."""

    def copy(self) -> "TapestryState":
        """The same position once more, to be changed apart; it tells no journal."""
        return TapestryState(
            self,
            self.board,
            [player.copy() for player in self.players],
            self.ground[:],
            self.pieces[:],
            self.deck.copy(),
            self.discard[:],
            self.tech_pile.copy(),
            self.display[:],
            self.tech_discard[:],
            self.tile_pile.copy(),
            self.tile_discard[:],
            self.space_pile.copy(),
            self.civ_pile.copy(),
            self.owners[:],
            self.bots.copy(),
            self.achieved,
            self.explored,
            self.occupied,
            self.full,
            self.first,
            self.active,
            self.phase,
            self.adjusted,
            self.dice,
            self.contested,
            self.placing,
            self.income_step,
            self.ahead,
        )

    @property
    def humans(self) -> list[Player]:
        """The players who are no bots."""
        return [player for player in self.players if not player.bot]

    def opponents(self, player: Player) -> list[Player]:
        """The other players, clockwise from the one at the left."""
        count = len(self.players)
        return [self.players[(player.seat + step) % count] for step in range(1, count)]

    def neighbours(self, player: Player) -> list[Player]:
        """The players at the left and at the right; one alone if two play (T-94, T-137)."""
        count = len(self.players)
        left = self.players[(player.seat + 1) % count]
        right = self.players[(player.seat - 1) % count]
        return [left] if left is right else [left, right]

    def controller(self, hex_: int) -> Player | None:
        """Who controls a hex (T-55)."""
        for player in self.players:
            if player.lands >> hex_ & 1:
                return player
        return None

    def draw_card(self) -> Card | None:
        """The next tapestry card; the discards make a new deck when it is needed (T-125)."""
        if len(self.deck) == 0:
            if not self.discard:
                return None
            self.deck = Pile(self.discard)
            self.discard = []
            self.tell("reshuffles-cards", self.active)
        return self.deck.draw(self)

    def draw_tech(self) -> Tech | None:
        """The next technology; the discards make a new deck when it is needed (T-68)."""
        if len(self.tech_pile) == 0:
            if not self.tech_discard:
                return None
            self.tech_pile = Pile(self.tech_discard)
            self.tech_discard = []
            self.tell("reshuffles-techs", self.active)
        return self.tech_pile.draw(self)

    def draw_tile(self) -> Tile | None:
        """The next territory tile; the discards make a new stack when it is needed (T-125)."""
        if len(self.tile_pile) == 0:
            if not self.tile_discard:
                return None
            self.tile_pile = Pile(self.tile_discard)
            self.tile_discard = []
            self.tell("reshuffles-tiles", self.active)
        return self.tile_pile.draw(self)

    @property
    def has_tiles(self) -> bool:
        """Whether a territory tile can still be drawn."""
        return len(self.tile_pile) > 0 or len(self.tile_discard) > 0

    @property
    def has_techs(self) -> bool:
        """Whether a technology can still be drawn."""
        return len(self.tech_pile) > 0 or len(self.tech_discard) > 0

    def refill_display(self, size: int) -> None:
        """Open technologies until so many lie there (T-67)."""
        while len(self.display) < size:
            tech = self.draw_tech()
            if tech is None:
                return
            self.display.append(tech)


def pay(player: Player, amounts: tuple[int, ...]) -> None:
    """Hand over resources."""
    for kind in range(COIN, 4):
        player.goods[kind] -= amounts[kind]
