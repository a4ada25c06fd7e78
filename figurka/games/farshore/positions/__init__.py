"""The named positions of Farshore: where lessons begin."""

from figurka.core.chance import Chance
from figurka.core.positions import Position
from figurka.games.farshore.positions.builder import DEAR_BAY, Seat, lay_out
from figurka.games.farshore.rules.state import FarshoreState

ALMA = Seat(hand=("pirate", "galley", "inn", "steward"))


def first_catch(chance: Chance) -> FarshoreState:
    """Winter with nothing in stock, and a card that costs what one shore place brings."""
    return lay_out(
        chance,
        ALMA,
        winds=("destination", "unique"),
        deck=("diver",),
        islands=("timber_spit", "mushroom_atoll"),
        hand=("beach_sledge", "tangle_raft", "grove", "merchant"),
    )


def grove_alone(chance: Chance) -> FarshoreState:
    """One worker left, and a card that lacks two seaweed."""
    return lay_out(
        chance,
        Seat(hand=("pirate", "galley", "inn", "steward"), workers_on=("shore_mushroom",)),
        winds=("destination", "unique"),
        bay=(*DEAR_BAY[1:], "lighthouse"),
        deck=("diver",),
        islands=("coral_isle", "treasure_key"),
        hand=("grove", "harbor", "merchant"),
        driftwood=1,
        ready=1,
    )


def five_colours(chance: Chance) -> FarshoreState:
    """A card of each colour within reach: green and brown in hand, blue built, red and purple in the Bay."""
    return lay_out(
        chance,
        ALMA,
        winds=("governance", "critter"),
        bay=("inn", "manor", "gardens", "galleon", "windmill", "warehouse", "customs_office", "crows_nest"),
        deck=("scribe", "diver", "scavenger"),
        islands=("coral_isle", "treasure_key"),
        city=("port",),
        hand=("merchant", "hideout"),
        driftwood=3,
        seaweed=7,
        stone=4,
        mushroom=2,
        ready=1,
    )


def worker_on_a_card(chance: Chance) -> FarshoreState:
    """Mushrooms for one of two critters, of which one is a place."""
    return lay_out(
        chance,
        Seat(hand=("pirate", "galley", "inn")),
        winds=("governance", "unique"),
        islands=("coral_isle", "treasure_key"),
        city=("port",),
        hand=("merchant", "steward"),
        mushroom=2,
        ready=1,
    )


def with_the_wind(chance: Chance) -> FarshoreState:
    """Roses that match one card once, another twice."""
    return lay_out(
        chance,
        Seat(hand=("galley", "inn")),
        winds=("production", "critter"),
        deck=("scribe", "diver", "scavenger"),
        islands=("coral_isle", "treasure_key"),
        hand=("grove", "sail_maker", "treasure_hunter"),
        driftwood=1,
        seaweed=2,
        mushroom=2,
    )


def two_spaces(chance: Chance) -> FarshoreState:
    """Three cards that can be played, of which one matches both roses."""
    return lay_out(
        chance,
        Seat(hand=("galley", "inn")),
        winds=("production", "critter"),
        islands=("coral_isle", "treasure_key"),
        hand=("grove", "merchant", "steward"),
        driftwood=1,
        seaweed=2,
        mushroom=2,
        ship=1,
    )


def year_turns(chance: Chance) -> FarshoreState:
    """The last worker of winter, a card that lacks one driftwood, and dear ones for the docks."""
    return lay_out(
        chance,
        Seat(hand=("pirate", "galley", "inn", "admiral"), driftwood=2, seaweed=1, stone=1),
        winds=("traveler", "unique"),
        bay=("governor", "gardens", "galleon", "windmill", "sculptor", "lighthouse", "abbey", "navigator"),
        islands=("coral_isle", "kelp_isle"),
        city=("beach_sledge", "merchant"),
        hand=("grove", "manor", "manor", "shipwreck"),
        workers_on=("shore_driftwood",),
        seaweed=2,
    )


def before_preparing(chance: Chance) -> FarshoreState:
    """No worker left, and a green card that can still be played."""
    return lay_out(
        chance,
        Seat(hand=("pirate", "galley", "inn", "admiral")),
        winds=("traveler", "unique"),
        bay=("governor", "gardens", "galleon", "windmill", "sculptor", "lighthouse", "abbey", "navigator"),
        islands=("coral_isle", "treasure_key"),
        city=("beach_sledge",),
        hand=("tangle_raft", "shipwreck"),
        driftwood=2,
        ready=0,
    )


CHARTED_CITY = ("beach_sledge", "grove", "merchant", "sail_maker", "port", "lighthouse")
"""Four green cards, as many as a map tile needs, and two blue ones, one less than that."""


def last_autumn(chance: Chance) -> FarshoreState:
    """The last workers of autumn, when the islands are under water and the other has finished."""
    return lay_out(
        chance,
        Seat(season="autumn", passed=True, ready=0),
        winds=("destination", "common"),
        islands=("coral_isle", "treasure_key"),
        flooded=(0, 1),
        bay=("harbor", "manor", "gardens", "crows_nest", "customs_office", "sloop", "governor", "admiral"),
        deck=("warehouse", "galley"),
        city=(*CHARTED_CITY, "inn"),
        hand=("navigator", "windmill", "shipwreck"),
        driftwood=2,
        seaweed=2,
        stone=2,
        mushroom=3,
        season="autumn",
        ready=2,
        ship=5,
    )


def second_map(chance: Chance) -> FarshoreState:
    """One worker, one map tile, and cards for another."""
    return lay_out(
        chance,
        Seat(season="autumn", passed=True, ready=0),
        winds=("destination", "common"),
        islands=("coral_isle", "treasure_key"),
        flooded=(0, 1),
        city=(*CHARTED_CITY, "navigator"),
        season="autumn",
        ready=1,
        ship=5,
        maps={"production": 2},
    )


POSITIONS = {
    name: Position(2, lay)
    for name, lay in {
        "first-catch": first_catch,
        "grove-alone": grove_alone,
        "five-colours": five_colours,
        "worker-on-a-card": worker_on_a_card,
        "with-the-wind": with_the_wind,
        "two-spaces": two_spaces,
        "year-turns": year_turns,
        "before-preparing": before_preparing,
        "last-autumn": last_autumn,
        "second-map": second_map,
    }.items()
}
