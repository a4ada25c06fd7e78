"""What lessons of Tapestry look at in a state, always from the learner's seat."""

from figurka.games.tapestry.content.incomes import ERA_BONUSES
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.positions.alone import AUTOMA
from figurka.games.tapestry.positions.builder import Place, hex_at, landmark_named
from figurka.games.tapestry.rules.incomes import income_of
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import BUILDING_NAMES, MIDDLE, RESOURCE_NAMES, TRACK_NAMES
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.lessons.form import LEARNER, Figure, Holds
from figurka.locales import Message

ALMA = 1


def me(state: TapestryState) -> Player:
    """The learner."""
    return state.players[LEARNER]


def points(state: TapestryState) -> int:
    """The learner's points."""
    return me(state).vp


def scored(least: int) -> Holds:
    """The learner has at least so many points."""
    return lambda state: points(state) >= least


def always(number: int) -> Figure:
    """A number that a goal asks for, the same at any time."""
    return lambda _: number


def reached(track: str, number: int) -> Holds:
    """The learner's token stands on this space of a track or beyond."""
    return lambda state: me(state).best(TRACK_NAMES.index(track)) >= number


def income(resource: str) -> Figure:
    """How much of a resource an income would bring the learner."""
    return lambda state: income_of(me(state))[0][RESOURCE_NAMES.index(resource)]


def income_resources(state: TapestryState) -> int:
    """How many resources an income would bring the learner."""
    return sum(income_of(me(state))[0])


def brings(resource: str, least: int) -> Holds:
    """An income would bring the learner at least so much of a resource."""
    return lambda state: income_of(me(state))[0][RESOURCE_NAMES.index(resource)] >= least


def stands(building: str) -> Holds:
    """A building of this kind stands in the learner's capital city."""
    return lambda state: bool(me(state).plots[BUILDING_NAMES.index(building)])


def resources(state: TapestryState) -> int:
    """How many resources the learner has."""
    return sum(me(state).goods)


def almas_resources(state: TapestryState) -> int:
    """How many resources the other one has."""
    return sum(state.players[ALMA].goods)


def era(state: TapestryState) -> int:
    """The learner's era."""
    return me(state).era


def in_era(number: int) -> Holds:
    """The learner is in this era."""
    return lambda state: me(state).era == number


def first_bonus(state: TapestryState) -> int:
    """How many resources the learner's era brings to whoever enters it first."""
    return ERA_BONUSES[me(state).era]


def next_bonus(state: TapestryState) -> int:
    """How many resources the era after the learner's brings to whoever enters it first."""
    return ERA_BONUSES[me(state).era + 1]


def territories(state: TapestryState) -> int:
    """How many territories the learner controls."""
    return me(state).lands.bit_count()


def controls(where: Place) -> Holds:
    """The learner controls a hex."""
    return lambda state: bool(me(state).lands & hex_at(state, where).bit)


def techs(state: TapestryState) -> int:
    """How many tech cards the learner has."""
    return sum(len(row) for row in me(state).techs)


def upgraded(tech: str) -> Holds:
    """A tech card lies in the learner's middle row."""
    return lambda state: TECH[tech] in me(state).techs[MIDDLE]


def districts(state: TapestryState) -> int:
    """How many districts of the learner's capital city are complete."""
    return me(state).districts.bit_count()


def completed(least: int) -> Holds:
    """The learner has completed at least so many districts."""
    return lambda state: districts(state) >= least


def owns(landmark: str) -> Holds:
    """The learner owns a landmark."""
    return lambda state: state.owners[landmark_named(landmark).index] == LEARNER


# Alone


def automas_points(state: TapestryState) -> int:
    """The Automa's points."""
    return state.players[AUTOMA].vp


def automas_cards(state: TapestryState) -> int:
    """How many tapestry cards lie beside the Automa's mat."""
    return len(bots_of(state).supply)


def favourite(bot: int) -> Figure:
    """The favourite track of the Automa (0) or of the Shadow Empire (1)."""
    return lambda state: Message(f"tapestry-track-{TRACK_NAMES[bots_of(state).favourites[bot]]}")


def decision_cards(state: TapestryState) -> int:
    """How many cards the bots' decision deck has."""
    return len(bots_of(state).deck)


def draws(state: TapestryState) -> int:
    """How many pairs can be drawn from the bots' decision deck."""
    return len(bots_of(state).deck) // 2
