"""What learners see of Viticulture World: what they see of the base game, and the shared board."""

from typing import Final

from figurka.envs.features import bits, fellows
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.features import ACTIONS as BASE_ACTIONS
from figurka.games.viticulture.features import (
    CARD_AT,
    CARD_NAMES,
    MOST_SEATS,
    ViticultureFeatures,
    standing_workers,
)
from figurka.games.viticulture.features import CAUSES as BASE_CAUSES
from figurka.games.viticulture.features import KINDS as BASE_KINDS
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.things import DECK_NAMES, WORKER_NAMES
from figurka.games.viticulture.world.content.board import WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.goals import GOALS, RESOURCES
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.state import TALLIES, World
from figurka.games.viticulture.world.rules.things import EVENT_SPACE, INFLUENCE_ORIGINS, LIRA_SPACE, Goods

CONTINENTS: Final = tuple(EVENTS)
LEVELS: Final = ("easy", "normal", "hard")
EVENT_NAMES: Final = tuple(event.name for events in EVENTS.values() for event in events)
EVENT_AT: Final = {name: index for index, name in enumerate(EVENT_NAMES)}
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
OVAL_NAMES: Final = tuple(oval.name for oval in OVALS)
TILE_AT: Final = {tile.key: index for index, tile in enumerate((*TILES, *OVALS))}
ANY_TILE: Final = tuple(TILE_AT)
GOAL_NAMES: Final = tuple(goal.name for goal in GOALS)
GOAL_AT: Final = {name: index for index, name in enumerate(GOAL_NAMES)}
RESOURCE_NAMES: Final = tuple(resource.name for resource in RESOURCES)
LETTERED: Final = tuple(action.name for action in WORLD_ACTIONS[:LIRA_SPACE])
OVAL_SPACES: Final = tuple(f"{name}.{space}" for name in LETTERED for space in (1, 2))
GOODS: Final = ("lira", "cards", "grape", "wine", "resources")
POSITIONS: Final = 7
MOST_LIRA: Final = 40

ACTIONS: Final = (
    *BASE_ACTIONS,
    *(f"number:{number}" for number in range(MOST_LIRA)),
    *(tile.key for tile in (*TILES, *OVALS)),
    *(f"{verb}:{goal}" for verb in ("goal", "claim") for goal in GOAL_NAMES),
    *(resource.key for resource in RESOURCES),
    *(f"against:{name}" for name in RESOURCE_NAMES),
    *(
        f"against:{name}:{name}:{other}"
        for name in RESOURCE_NAMES
        for other in RESOURCE_NAMES
        if name != other
    ),
    *(f"at:{action.name}:{space}" for action in WORLD_ACTIONS for space in (1, 2, "beside")),
    *(f"lay:{name}:{space}" for name in LETTERED for space in (1, 2)),
    *(f"position:{place}" for place in range(1, POSITIONS)),
    *(key for key in standing_workers(WORLD_ACTIONS, WORKER_NAMES) if key not in BASE_ACTIONS),
)
"""What can be chosen, as far as it is known without playing."""
KINDS: Final = BASE_KINDS
"""Kinds of questions that are hardly ever asked."""
CAUSES: Final = (
    *BASE_CAUSES,
    *(parent.key for parent in (*WORLD_MAMAS, *WORLD_PAPAS)),
    *(event.key for events in EVENTS.values() for event in events),
    *(tile.key for tile in (*TILES, *OVALS)),
)
"""Because of what something can be asked, as far as that is known without playing."""


class WorldFeatures(ViticultureFeatures):
    """The numbers of World; alone, the partner's workers are those of `+1`."""

    def __init__(self, seats: int) -> None:
        sides = max(seats, 2)
        super().__init__(seats, WORLD_ACTIONS, (*MAMAS, *PAPAS, *WORLD_MAMAS, *WORLD_PAPAS), sides)
        names = fellows(MOST_SEATS)[:sides]
        block, count = self.block, self.count
        self.continent = block("continent", CONTINENTS, "where the game is played")
        self.difficulty = block("level", LEVELS, "how hard the game is")
        self.influence = count("influence", "the influence of the team")
        self.origins = block("influence_from", INFLUENCE_ORIGINS, "where it is from")
        self.event = block("event", EVENT_NAMES, "the event of the year")
        self.past = block("event_past", EVENT_NAMES, "the events of this and earlier years")
        self.events_left = count("events_left", "the events still to come")
        self.marked = block("marked", [action.name for action in WORLD_ACTIONS], "what the event touches")
        self.tiles = block("tile", TILE_NAMES, "the rectangular tiles that lie on their actions")
        self.ovals = [
            block(f"oval.{space}", OVAL_NAMES, "the oval tile on the space") for space in OVAL_SPACES
        ]
        self.revealed = block("revealed", ANY_TILE, "the tiles that were revealed")
        self.laying = block("laying", ANY_TILE, "the tile that is about to be laid")
        self.tile_piles = block("tile_pile", ("rectangular", "oval"), "the tiles left")
        self.open_hands = count("open_hands", "whether all hands are open")
        self.fame = count("fame", "the fame of the team (North America)")
        self.interviewed = count("interviewed", "whether the press was spoken to this year")
        self.tallies = block("year", TALLIES, "what the team has done this year")
        self.given = count("influence_given", "the influence that this year's event has given")
        self.deeds = block("deed_done", ("0", "1"), "the deeds that were done (South America)")
        self.dish = count("dish", "the ingredients on the dish (Asia)")
        self.dish_done = count("dish_done", "whether the dish is done")
        self.laid = block("laid", RESOURCE_NAMES, "what was laid against the hardship (Africa)")
        self.ended = count("hardship_ended", "whether the hardship was answered")
        self.found = block("found", RESOURCE_NAMES, "the resource that is about to be dealt")
        self.resource_pile = count("resource_pile", "the resource cards left")
        self.spent = block("resources_discarded", RESOURCE_NAMES, "the resource cards that were discarded")
        self.resources = [block(f"{name}.resource", RESOURCE_NAMES, "the resource cards") for name in names]
        self.goals = [block(f"{name}.goal", GOAL_NAMES, "the goals (Europe)") for name in names]
        self.shared = block("shared", names, "how often the player has shared this year (Oceania)")
        self.claimed = block("claimed", names, "whether the player has claimed a goal this year")
        self.served = block("served", names, "whether the player has used what the event offers once")
        self.deferred = block("deferred", names, "whether the player let others wake up before him")
        self.purse = count("partner.purse", "the lira of the partner")
        self.display = block("partner.display", CARD_NAMES, "the cards that the partner offers")
        self.partner_cards = count("partner.cards", "the cards of the partner that are left")
        self.used_position = block(
            "partner.used", [str(place) for place in range(1, POSITIONS)], "the position of the year before"
        )
        self.proposer = block("offer.from", names, "who proposes the trade")
        self.fellow = block("offer.to", names, "to whom it is proposed")
        self.gives = block("offer.gives", GOODS, "what is given")
        self.gives_deck = block("offer.gives_deck", DECK_NAMES, "the deck of the cards that are given")
        self.asks = block("offer.asks", GOODS, "what is asked for")
        self.asks_deck = block("offer.asks_deck", DECK_NAMES, "the deck of the cards that are asked for")
        self.named = block("offer.names", CARD_NAMES, "the cards that the offer names, if they may be heard")

    def write(self, state: VitState, seat: int, small: bytearray, large: list[float]) -> None:
        """Write a position as the seat may see it over zeros."""
        super().write(state, seat, small, large)
        world = world_of(state)
        small[self.continent + CONTINENTS.index(continent_of(state).name)] = 1
        small[self.difficulty + LEVELS.index(world.level)] = 1
        self.write_event(world, small)
        self.write_tiles(world, small)
        self.write_year(world, small)
        self.write_fellows(world, seat, small)
        self.write_partner(world, small)
        self.write_offer(world, seat, small)

    def write_event(self, world: World, small: bytearray) -> None:
        """Influence and the events."""
        small[self.influence] = world.influence
        for origin, _ in world.origins:
            small[self.origins + origin] += 1
        small[self.events_left] = len(world.events)
        for event in world.past_events:
            small[self.past + EVENT_AT[event.name]] = 1
        event_now = world.event
        if event_now is not None:
            small[self.event + EVENT_AT[event_now.name]] = 1
            for index in range(EVENT_SPACE):
                if event_now.marks(index):
                    small[self.marked + index] = 1

    def write_tiles(self, world: World, small: bytearray) -> None:
        """The tiles of innovation."""
        for tile in world.tiles:
            if tile is not None:
                small[self.tiles + TILE_AT[tile.key]] = 1
        for start, oval in zip(self.ovals, world.ovals, strict=False):
            if oval is not None:
                small[start + TILE_AT[oval.key] - len(TILES)] = 1
        for each in world.revealed:
            small[self.revealed + TILE_AT[each.key]] += 1
        if world.laying is not None:
            small[self.laying + TILE_AT[world.laying.key]] = 1
        small[self.tile_piles] = len(world.tile_pile)
        small[self.tile_piles + 1] = len(world.oval_pile)

    def write_year(self, world: World, small: bytearray) -> None:
        """What holds for this year, and what belongs to a continent."""
        year = world.year
        small[self.open_hands] = world.open_hands
        small[self.fame] = world.fame
        small[self.interviewed] = year.interviewed
        small[self.tallies : self.tallies + len(TALLIES)] = bytes(year.tallies)
        small[self.given] = year.cap_used
        small[self.deeds : self.deeds + 2] = bits(year.deeds_done, 2)
        small[self.dish] = len(year.dish)
        small[self.dish_done] = year.dish_done
        for act in year.laid:
            small[self.laid + act.counts_as.index] += 1
        small[self.ended] = year.ended
        if world.found is not None:
            small[self.found + world.found.index] = 1
        small[self.resource_pile] = len(world.resource_pile)
        for resource in world.resource_discards:
            small[self.spent + resource.index] += 1

    def write_fellows(self, world: World, seat: int, small: bytearray) -> None:
        """What each player has of the continent, and has done this year."""
        seats, year = self.seats, world.year
        for ahead in range(seats):
            each = (seat + ahead) % seats
            if world.resources:
                for resource in world.resources[each]:
                    small[self.resources[ahead] + resource.index] += 1
            if world.goals:
                for goal in world.goals[each]:
                    small[self.goals[ahead] + GOAL_AT[goal.name]] = 1
            small[self.shared + ahead] = year.shared[each]
            small[self.claimed + ahead] = year.claimed >> each & 1
            small[self.served + ahead] = year.served >> each & 1
            small[self.deferred + ahead] = year.deferred >> each & 1

    def write_partner(self, world: World, small: bytearray) -> None:
        """The partner of who plays alone."""
        partner = world.partner
        if partner is None:
            return
        small[self.purse] = min(partner.purse, 255)
        for card in partner.display:
            small[self.display + CARD_AT[card.key]] += 1
        small[self.partner_cards] = len(partner.pile)
        if partner.used_position >= 0:
            small[self.used_position + partner.used_position] = 1

    def write_offer(self, world: World, seat: int, small: bytearray) -> None:
        """The trade that is talked about; its cards are heard by the two who trade, or if hands are open."""
        offer = world.offer
        if offer is None:
            return
        sides = len(self.sides)
        small[self.proposer + (offer.proposer - seat) % sides] = 1
        small[self.fellow + (offer.fellow - seat) % sides] = 1
        heard = world.open_hands or seat in (offer.proposer, offer.fellow)
        for goods, start, deck in (
            (offer.gives, self.gives, self.gives_deck),
            (offer.asks, self.asks, self.asks_deck),
        ):
            small[start : start + len(GOODS)] = bytes(amounts_of(goods))
            if goods.deck >= 0:
                small[deck + goods.deck] = 1
            if heard:
                for card in goods.cards:
                    small[self.named + CARD_AT[card.key]] += 1


def amounts_of(goods: Goods) -> tuple[int, ...]:
    """How much of everything one side of a trade has: lira, cards, the value of grape and wine, resources."""
    return (
        min(goods.lira, 255),
        len(goods.cards) + goods.unnamed,
        0 if goods.grape is None else goods.grape.value,
        0 if goods.wine is None else goods.wine.value,
        len(goods.resources),
    )


FEATURES: Final = WorldFeatures
