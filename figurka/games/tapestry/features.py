"""What learners see of Tapestry: a position in numbers, as one seat may see it."""

from functools import cache
from typing import Final

from figurka.envs.features import Features, bits, fellows
from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS, OMENS, STAGES
from figurka.games.tapestry.content.dice import BLACK, RED
from figurka.games.tapestry.content.landmarks import LANDMARKS, SIZE
from figurka.games.tapestry.content.maps import ACHIEVEMENTS, LARGE, SMALL
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.city import DISTRICTS
from figurka.games.tapestry.rules.state import CARD_SPACES, NOBODY, SETUP, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUILDING_NAMES,
    LAST,
    POINT_SOURCES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    TRACK_COUNT,
    TRACK_NAMES,
    Die,
    Ground,
)
from figurka.games.tapestry.rules.view import PHASES, TECH_ROWS
from figurka.games.tapestry.solo.content.cards import AUTOMA_CIVILIZATIONS, DECISION_CARDS, LEVELS
from figurka.games.tapestry.solo.rules.bots import Bots
from figurka.games.tapestry.solo.rules.view import BOT_NAMES

CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_AT: Final = {name: index for index, name in enumerate(CARD_NAMES)}
TECH_NAMES: Final = tuple(tech.name for tech in TECHS)
TECH_AT: Final = {name: index for index, name in enumerate(TECH_NAMES)}
TILE_NAMES: Final = tuple(str(tile.number) for tile in TERRITORIES)
TILE_AT: Final = {tile.number: index for index, tile in enumerate(TERRITORIES)}
SPACE_TILE_NAMES: Final = tuple(tile.name for tile in SPACE_TILE_LIST)
SPACE_TILE_AT: Final = {name: index for index, name in enumerate(SPACE_TILE_NAMES)}
CIV_NAMES: Final = tuple(each.name for each in CIVILIZATIONS)
CIV_AT: Final = {name: index for index, name in enumerate(CIV_NAMES)}
CAPITAL_NAMES: Final = tuple(capital.name for capital in CAPITALS)
CAPITAL_AT: Final = {name: index for index, name in enumerate(CAPITAL_NAMES)}
LANDMARK_NAMES: Final = tuple(landmark.name for landmark in LANDMARKS)
AUTOMA_NAMES: Final = tuple(each.name for each in AUTOMA_CIVILIZATIONS)
DECISION_NAMES: Final = tuple(str(card.number) for card in DECISION_CARDS)
DECISION_AT: Final = {card.number: index for index, card in enumerate(DECISION_CARDS)}
SPACES: Final = tuple(f"{track}.{space}" for track in TRACK_NAMES for space in range(LAST + 1))
PLOTS: Final = SIZE * SIZE
PLOT_NAMES: Final = tuple(f"{row},{column}" for row in range(SIZE) for column in range(SIZE))
ERAS: Final = tuple(str(era) for era in range(6))
CORNERS: Final = tuple(f"{corner}.{terrain}" for corner in range(6) for terrain in TERRAIN_NAMES)
PILES: Final = ("cards", "techs", "tiles", "space_tiles", "civilizations")
SIDES: Final = {1: 3, 2: 3}
"""How many sides a table can have with so many seats: the bots are sides as well."""
MOST_SEATS: Final = 5

ACTIONS: Final = (
    *(card.key for card in CARDS),
    *(tech.key for tech in TECHS),
    *(tile.key for tile in TERRITORIES),
    *(each.key for each in CIVILIZATIONS),
    *(capital.key for capital in CAPITALS),
    *(place.key for place in LARGE.hexes),
    *(f"plot:{name}" for name in PLOT_NAMES),
    *(f"advance:{track}:{space}" for track in TRACK_NAMES for space in range(LAST + 1)),
    *(f"space:{track}:{space}" for track in TRACK_NAMES for space in range(LAST + 1)),
    *sorted({site.key for landmark in LANDMARKS for turned in landmark.turns for site in turned.sites}),
    *(
        f"laid:+{ahead}:{era}:{depth}"
        for ahead in range(MOST_SEATS)
        for era in range(1, CARD_SPACES + 1)
        for depth in range(3)
    ),
    *(f"seat:+{ahead}" for ahead in range(MOST_SEATS)),
    *(f"number:{number}" for number in range(10)),
)
"""What can be chosen, as far as it is known without playing."""
KINDS: Final = ("regress", "socialism_token")
"""Kinds of questions that are hardly ever asked."""


@cache
def corners_of(ground: Ground) -> bytes:
    """The terrains of a hex: for each corner one of five is 1."""
    shown = bytearray(len(CORNERS))
    for corner, terrain in enumerate(ground.corners):
        shown[corner * len(TERRAIN_NAMES) + terrain] = 1
    return bytes(shown)


def faces(die: tuple[Die, ...]) -> list[str]:
    """The names of a die's faces, of which some are alike."""
    return [f"{face.name}.{place}" for place, face in enumerate(die)]


class Side:
    """Where the numbers of a player or bot begin."""

    def __init__(self, features: Features[TapestryState], name: str, hexes: tuple[str, ...]) -> None:
        block, count = features.block, features.count
        self.vp = features.amount(f"{name}.vp", "the points")
        self.sources = [
            features.amount(f"{name}.points.{source}", "the points from this source")
            for source in POINT_SOURCES
        ]
        self.bot = block(f"{name}.bot", BOT_NAMES, "which bot it is")
        self.era = block(f"{name}.era", ERAS, "how many income turns were begun")
        self.finished = count(f"{name}.finished", "whether the game has ended for this side")
        self.goods = block(f"{name}.resources", RESOURCE_NAMES, "the resources")
        self.left = block(f"{name}.buildings_left", BUILDING_NAMES, "the buildings left on the income mat")
        self.cards = count(f"{name}.hand_size", "how many tapestry cards are in hand")
        self.outposts = count(f"{name}.outposts", "the outposts left in the supply")
        self.lines = count(f"{name}.lines", "how many rows and columns of the capital are complete")
        self.singular = count(
            f"{name}.singular", "whether the technology track's end is marked (Singularity)"
        )
        self.tokens = block(f"{name}.track", SPACES, "how many tokens stand on the space")
        self.laid = block(f"{name}.laid", CARD_NAMES, "the cards that lie open on the income mat")
        self.covered = count(f"{name}.face_down", "how many cards lie face down on the income mat")
        self.current = block(
            f"{name}.current", CARD_NAMES, "the uncovered card of this era, or what it copies"
        )
        self.heralded = count(f"{name}.heralded", "how many cards bear a token of the Heralds")
        self.barred = block(f"{name}.bars", TRACK_NAMES, "the tracks barred to the others (Dictatorship)")
        self.spouse = block(f"{name}.spouse_track", TRACK_NAMES, "the track of the Marriage of State")
        self.tiles = block(f"{name}.tile", TILE_NAMES, "the territory tiles not yet placed")
        self.space_tiles = block(f"{name}.space_tile", SPACE_TILE_NAMES, "the space tiles not yet explored")
        self.stars = block(f"{name}.star", SPACE_TILE_NAMES, "the space tiles that are explored")
        self.techs = [
            block(f"{name}.tech.{row}", TECH_NAMES, "the technologies of the row") for row in TECH_ROWS
        ]
        self.marked = block(f"{name}.invention", TECH_NAMES, "the technologies that bear an Inventors' token")
        self.landmarks = block(f"{name}.landmark", LANDMARK_NAMES, "the landmarks that the side owns")
        self.achieved = block(
            f"{name}.achieved", [each.key.partition(":")[2] for each in ACHIEVEMENTS], "the achievements"
        )
        self.civs = block(f"{name}.civilization", CIV_NAMES, "the civilizations")
        self.capital = block(f"{name}.capital", CAPITAL_NAMES, "the capital city")
        self.filled = block(f"{name}.filled", PLOT_NAMES, "the plots that are built upon or impassable")
        self.built = [
            block(f"{name}.built.{kind}", PLOT_NAMES, "the plots with this building")
            for kind in BUILDING_NAMES
        ]
        self.districts = block(
            f"{name}.district", [str(each) for each in range(len(DISTRICTS))], "the complete districts"
        )
        self.lands = block(f"{name}.controls", hexes, "the hexes that the side controls")
        self.standing = block(f"{name}.standing", hexes, "how many of its pieces stand on the hex")
        self.toppled = block(f"{name}.toppled", hexes, "how many of its pieces lie on the hex")
        self.ally = block(f"{name}.ally", fellows(MOST_SEATS), "with whom it is allied, as the viewer counts")
        self.married = block(
            f"{name}.spouse", fellows(MOST_SEATS), "to whom it is married (Marriage of State)"
        )
        self.mats(features, name)

    def mats(self, features: Features[TapestryState], name: str) -> None:
        """Where the numbers of the civilization mats begin."""
        block = features.block
        self.tokens_left = block(
            f"{name}.tokens_left",
            ("heralds", "inventors", "isolationists", "traders"),
            "the tokens left to the civilization",
        )
        self.stage = block(f"{name}.stage", [stage.name for stage in STAGES], "the Entertainers' space")
        self.leaders = block(f"{name}.leaders", TRACK_NAMES, "the tracks whose leader has been used")
        self.alchemy = block(f"{name}.alchemy", TRACK_NAMES, "the tracks that the Alchemists have rolled")
        self.statue = block(f"{name}.statue", ("0", "1", "2"), "the buildings in each column of the statue")
        self.revels = block(f"{name}.revels", ("0", "1", "2"), "how far the Merrymakers' tokens are")
        self.ranks = block(f"{name}.ranks", ("0", "1"), "the outposts in each row of the Militants")
        omens = [omen for omen, _ in OMENS]
        self.omens = block(f"{name}.omen", omens, "what the Mystics foretold, one more")
        self.met = block(f"{name}.omen_met", omens, "whether it has come true")
        self.given = block(
            f"{name}.given", fellows(MOST_SEATS), "the Historians' tokens that the side has given"
        )


class TapestryFeatures(Features[TapestryState]):
    """The numbers of Tapestry; the bots are sides that come after the seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        names = fellows(SIDES.get(seats, seats))
        self.hexes = (LARGE if seats > 3 else SMALL).hexes
        hexes = tuple(f"{place.q},{place.r}" for place in self.hexes)
        block, count = self.block, self.count
        self.phase = block("phase", PHASES, "how far the game is")
        self.active = block("active", names, "whose turn it is")
        self.first = block("first", names, "who began")
        self.adjusted = count("adjusted", "whether the handicaps of civilizations are in force")
        self.step = block("income_step", ("1", "2", "3", "4"), "the step of the income turn")
        self.corners = [
            block(f"hex.{name}", CORNERS, "the terrains at the corners of the hex") for name in hexes
        ]
        self.explored = block("explored", hexes, "the hexes that are explored")
        self.contested = block("contested", hexes, "the hex whose conquest is not settled")
        self.display = block("display", TECH_NAMES, "the technologies that lie open")
        self.red = block("die", faces(RED), "the red die as it was rolled last")
        self.black = block("die", faces(BLACK), "the black die as it was rolled last")
        self.piles = block("pile", PILES, "how many are left to draw")
        self.gone_cards = block("discarded.card", CARD_NAMES, "the tapestry cards that were discarded")
        self.gone_techs = block("discarded.tech", TECH_NAMES, "the technologies that were discarded")
        self.gone_tiles = block("discarded.tile", TILE_NAMES, "the territory tiles that were discarded")
        self.hand = block("me.hand", CARD_NAMES, "the cards in hand")
        self.offered_capitals = block("offer.capital", CAPITAL_NAMES, "the capitals to choose from")
        self.offered_civs = block("offer.civilization", CIV_NAMES, "the civilizations to choose from")
        self.picked = block("offer.picked", ("0", "1", "2", "3"), "what was picked: capital and civilization")
        self.level = block("level", [str(level.number) for level in LEVELS], "the level of the Automa")
        self.favourites = [
            block(f"{bot}.favourite", TRACK_NAMES, "the favourite track of the bot") for bot in BOT_NAMES
        ]
        self.bot_piles = block("bots", ("deck", "progress", "supply", "laid"), "how many cards the bots have")
        self.pair = block("decision.open", DECISION_NAMES, "the decision cards that lie open")
        self.used = block("decision.used", DECISION_NAMES, "the decision cards that were discarded")
        self.automa_civs = block("automa.civilization", AUTOMA_NAMES, "the Automa's civilizations")
        self.sides = [Side(self, name, hexes) for name in names]

    def write(self, state: TapestryState, seat: int, small: bytearray, large: list[float]) -> None:
        """Write a position as the seat may see it over zeros."""
        players = state.players
        count = len(players)
        self.write_table(state, seat, small)
        self.write_map(state, seat, small)
        self.write_own(state, players[seat], small)
        if isinstance(state.bots, Bots):
            self.write_bots(state.bots, small)
        for ahead in range(count):
            player = players[(seat + ahead) % count]
            self.write_player(state, player, self.sides[ahead], small, large)
            self.write_mats(player, self.sides[ahead], seat, count, small)
            self.write_bonds(player, self.sides[ahead], seat, count, small)

    def write_table(self, state: TapestryState, seat: int, small: bytearray) -> None:
        """What everybody shares besides the map."""
        count = len(state.players)
        small[self.phase + state.phase] = 1
        small[self.active + (state.active - seat) % count] = 1
        small[self.first + (state.first - seat) % count] = 1
        small[self.adjusted] = state.adjusted
        if state.income_step:
            small[self.step + state.income_step - 1] = 1
        for tech in state.display:
            small[self.display + TECH_AT[tech.name]] += 1
        red, black = state.dice
        if red >= 0:
            small[self.red + red] = 1
            small[self.black + black] = 1
        small[self.piles : self.piles + 5] = bytes(
            (
                len(state.deck),
                len(state.tech_pile),
                len(state.tile_pile),
                len(state.space_pile),
                len(state.civ_pile),
            )
        )
        for card in state.discard:
            small[self.gone_cards + CARD_AT[card.name]] += 1
        for tech in state.tech_discard:
            small[self.gone_techs + TECH_AT[tech.name]] += 1
        for tile in state.tile_discard:
            small[self.gone_tiles + TILE_AT[tile.number]] += 1
        for index, earned in enumerate(state.achieved):
            for each in earned:
                small[self.sides[(each - seat) % count].achieved + index] += 1
        for index, owner in enumerate(state.owners):
            if owner != NOBODY:
                small[self.sides[(owner - seat) % count].landmarks + index] = 1

    def write_map(self, state: TapestryState, seat: int, small: bytearray) -> None:
        """The map with the pieces on it."""
        count, hexes = len(state.players), len(self.hexes)
        small[self.explored : self.explored + hexes] = bits(state.explored, hexes)
        if state.contested >= 0:
            small[self.contested + state.contested] = 1
        for start, ground in zip(self.corners, state.ground, strict=True):
            if ground is not None:
                small[start : start + len(CORNERS)] = corners_of(ground)
        for place, pieces in enumerate(state.pieces):
            for piece in pieces:
                side = self.sides[(piece.seat - seat) % count]
                small[(side.toppled if piece.toppled else side.standing) + place] += 1

    def write_own(self, state: TapestryState, player: Player, small: bytearray) -> None:
        """What only the seat itself may see: its hand, and before the game what it chooses from."""
        for card in player.hand:
            small[self.hand + CARD_AT[card.name]] += 1
        if state.phase == SETUP:
            for capital in player.capitals:
                small[self.offered_capitals + CAPITAL_AT[capital.name]] = 1
            for civilization in player.offer:
                small[self.offered_civs + CIV_AT[civilization.name]] = 1
            if player.pick >= 0:
                small[self.picked + player.pick] = 1

    def write_bots(self, bots: Bots, small: bytearray) -> None:
        """What lies open of the bots."""
        if bots.level is not None:
            small[self.level + bots.level.number - 1] = 1
        for start, track in zip(self.favourites, bots.favourites, strict=True):
            if track >= 0:
                small[start + track] = 1
        small[self.bot_piles : self.bot_piles + 4] = bytes(
            (len(bots.deck), len(bots.progress), len(bots.supply), len(bots.mat))
        )
        for card in bots.pair:
            small[self.pair + DECISION_AT[card.number]] = 1
        for card in bots.discard:
            small[self.used + DECISION_AT[card.number]] = 1
        for each in bots.civilizations:
            small[self.automa_civs + AUTOMA_NAMES.index(each.name)] = 1

    def write_player(
        self, state: TapestryState, player: Player, at: Side, small: bytearray, large: list[float]
    ) -> None:
        """What a player or bot has in the open."""
        large[at.vp] = player.vp
        large[at.sources[0] : at.sources[-1] + 1] = player.points
        if player.bot:
            small[at.bot + player.bot - 1] = 1
        small[at.era + player.era] = 1
        small[at.finished] = player.finished
        small[at.goods : at.goods + 4] = bytes(player.goods)
        small[at.left : at.left + 4] = bytes(player.left)
        small[at.cards] = len(player.hand)
        small[at.outposts] = player.outposts
        small[at.lines] = player.lines
        small[at.singular] = player.singular
        for track in range(TRACK_COUNT):
            for space in player.tokens[track]:
                small[at.tokens + track * (LAST + 1) + space] += 1
        self.write_laid(player, at, small)
        for tile in player.tiles:
            small[at.tiles + TILE_AT[tile.number]] += 1
        for star in player.space_tiles:
            small[at.space_tiles + SPACE_TILE_AT[star.name]] += 1
        for star in player.stars:
            small[at.stars + SPACE_TILE_AT[star.name]] += 1
        for start, techs in zip(at.techs, player.techs, strict=True):
            for tech in techs:
                small[start + TECH_AT[tech.name]] += 1
        self.write_city(player, at, small)
        if player.lands:
            hexes = len(self.hexes)
            small[at.lands : at.lands + hexes] = bits(player.lands, hexes)

    def write_laid(self, player: Player, at: Side, small: bytearray) -> None:
        """The cards on an income mat; nobody sees what lies face down."""
        for stack in player.cards:
            for laid in stack:
                if laid.face_down:
                    small[at.covered] += 1
                else:
                    small[at.laid + CARD_AT[laid.card.name]] += 1
                small[at.heralded] += laid.heralded
        current = player.current
        if current is not None and not current.face_down:
            small[at.current + CARD_AT[(current.copied or current.card).name]] = 1

    def write_city(self, player: Player, at: Side, small: bytearray) -> None:
        """Capital and civilizations; before the game nobody has chosen them."""
        if player.capital is None:
            return
        small[at.capital + CAPITAL_AT[player.capital.name]] = 1
        for each in player.civilizations:
            small[at.civs + CIV_AT[each.name]] = 1
        small[at.filled : at.filled + PLOTS] = bits(player.filled, PLOTS)
        for start, plots in zip(at.built, player.plots, strict=True):
            if plots:
                small[start : start + PLOTS] = bits(plots, PLOTS)
        if player.districts:
            small[at.districts : at.districts + len(DISTRICTS)] = bits(player.districts, len(DISTRICTS))

    def write_mats(self, player: Player, at: Side, seat: int, count: int, small: bytearray) -> None:
        """What lies on the civilization mats."""
        if not player.civilizations:
            return
        mats = player.mats
        small[at.tokens_left : at.tokens_left + 4] = bytes(
            (mats.heralds, mats.inventors, mats.isolation, mats.traders)
        )
        small[at.stage + mats.stage] = 1
        small[at.leaders : at.leaders + TRACK_COUNT] = bits(mats.leaders, TRACK_COUNT)
        for track in mats.alchemy:
            small[at.alchemy + track.index] += 1
        small[at.statue : at.statue + 3] = bytes([len(column) for column in mats.statue])
        small[at.revels : at.revels + 3] = bytes(mats.revels)
        small[at.ranks : at.ranks + 2] = bytes(mats.ranks)
        small[at.omens : at.omens + len(OMENS)] = bytes([omen + 1 for omen in mats.omens])
        small[at.met : at.met + len(OMENS)] = bits(mats.omens_met, len(OMENS))
        for tech in mats.inventions:
            small[at.marked + TECH_AT[tech.name]] += 1
        for owner in mats.given:
            if owner != NOBODY:
                small[at.given + (owner - seat) % count] += 1

    def write_bonds(self, player: Player, at: Side, seat: int, count: int, small: bytearray) -> None:
        """With whom a player is bound, and what he bars to the others."""
        decree = player.decree | player.decree_fresh
        if decree:
            small[at.barred : at.barred + TRACK_COUNT] = bits(decree, TRACK_COUNT)
        if player.ally != NOBODY:
            small[at.ally + (player.ally - seat) % count] = 1
        if player.spouse != NOBODY:
            small[at.married + (player.spouse - seat) % count] = 1
        if player.spouse_track >= 0:
            small[at.spouse + player.spouse_track] = 1


FEATURES: Final = TapestryFeatures
