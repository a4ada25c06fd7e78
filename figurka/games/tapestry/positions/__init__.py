"""The named positions of Tapestry: where lessons begin."""

from figurka.core.chance import Chance
from figurka.core.positions import Position
from figurka.games.tapestry.positions.alone import lay_out_alone
from figurka.games.tapestry.positions.builder import Seat, lay_out
from figurka.games.tapestry.rules.state import TapestryState

LEARNER = "architects"
"""A civilization with nothing to explain before the end."""
ALMA = Seat(civ="nomads", hand=("trap",), coin=3, worker=3, food=3, culture=3)


def first_step(chance: Chance) -> TapestryState:
    """One step on the exploration track away from exploring, with two tiles of which one fits well."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        worker=2,
        food=2,
        exploration=1,
        tiles=(47, 15),
        tile_stack=(21, 3),
        deck=("golden_age",),
    )


def best_border(chance: Chance) -> TapestryState:
    """Two other tiles, of which one matches on three sides or more at one hex."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        worker=1,
        food=1,
        exploration=1,
        tiles=(19, 48),
        tile_stack=(21, 3),
        deck=("golden_age",),
    )


def first_market(chance: Chance) -> TapestryState:
    """One step from a market, with a technology that an income can upgrade."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        worker=1,
        technology=2,
        bottom=("calendar",),
        hand=("golden_age", "renaissance"),
        deck=("diplomacy",),
        tile_stack=(21, 3),
    )


def grey_space(chance: Chance) -> TapestryState:
    """One step from a market and one from a house."""
    return lay_out(chance, ALMA, civ=LEARNER, worker=1, food=1, technology=2, science=2)


def land_and_dice(chance: Chance) -> TapestryState:
    """The beginning of the military track, an empty territory and one of the other nearby."""
    return lay_out(
        chance,
        Seat(civ="nomads", controls=((2, -1),), coin=3, worker=3, food=3, culture=3),
        civ=LEARNER,
        coin=1,
        worker=1,
        food=1,
        culture=3,
        deck=("diplomacy",),
    )


def better_die(chance: Chance) -> TapestryState:
    """Three territories, a fourth to be conquered, and a die that counts them."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        culture=1,
        controls=((1, 1), (3, 0)),
        placed={(1, 0): 15},
    )


def first_invention(chance: Chance) -> TapestryState:
    """Nothing invented yet; what the display and the deck show is fixed."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=2,
        worker=1,
        hand=("trap", "golden_age"),
        display=("calendar", "irrigation", "zeppelins"),
        tech_deck=("bakery", "paper", "clocks"),
        tile_stack=(21, 3),
    )


def idle_techs(chance: Chance) -> TapestryState:
    """Two technologies in the bottom row, and an income not yet taken."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        worker=1,
        technology=2,
        bottom=("calendar", "irrigation"),
        hand=("trap", "golden_age"),
        deck=("diplomacy",),
        tile_stack=(21,),
    )


def capital(chance: Chance) -> TapestryState:
    """A district that lacks just the shape of the landmark that comes next."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        worker=2,
        science=3,
        built={"farm": ((0, 5), (1, 5), (2, 3)), "market": ((2, 4), (2, 5))},
        deck=("diplomacy",),
    )


def last_plot(chance: Chance) -> TapestryState:
    """A district that lacks one plot."""
    return lay_out(
        chance,
        ALMA,
        civ=LEARNER,
        coin=1,
        technology=2,
        built={"farm": ((0, 0), (0, 1), (0, 2)), "house": ((1, 2), (2, 0), (2, 1))},
    )


def when_to_take_income(chance: Chance) -> TapestryState:
    """The other has one resource left, and so must take income soon."""
    return lay_out(
        chance,
        Seat(civ="nomads", hand=("capitalism",), food=1, exploration=2, technology=2),
        civ=LEARNER,
        coin=2,
        worker=1,
        food=1,
        culture=1,
        hand=("trap", "golden_age"),
        deck=("diplomacy", "colonialism"),
        tile_stack=(21, 3, 9, 30),
    )


def before_the_last_income(chance: Chance) -> TapestryState:
    """The last income comes next, and there are points on the way to it."""
    return lay_out(
        chance,
        Seat(
            civ="nomads",
            era=4,
            laid={2: ("capitalism",), 3: ("monarchy",), 4: ("socialism",)},
            coin=1,
            science=4,
            landmarks=("apothecary",),
            vp=40,
        ),
        civ=LEARNER,
        era=4,
        laid={2: ("trap",), 3: ("feudalism",), 4: ("golden_age",)},
        coin=2,
        worker=1,
        food=1,
        science=3,
        bottom=("calendar", "paper"),
        middle=("irrigation", "canned_food"),
        vp=40,
    )


def race(chance: Chance) -> TapestryState:
    """Landmarks one step ahead of everybody."""
    return lay_out_alone(
        chance,
        civ=LEARNER,
        level=1,
        coin=1,
        worker=2,
        food=1,
        culture=1,
        science=3,
        automa={"science": 3, "exploration": 2},
        shadow={"science": 2, "military": 3},
        decision_deck=(1, 9, 3, 10, 4, 11),
    )


def lost_or_kept(chance: Chance) -> TapestryState:
    """Two landmarks one step ahead, of which one is within the Automa's reach."""
    return lay_out_alone(
        chance,
        civ=LEARNER,
        level=1,
        coin=1,
        worker=1,
        food=1,
        technology=3,
        exploration=3,
        automa={"technology": 3},
        shadow={"military": 3},
        decision_deck=(1, 9, 3, 10, 4, 11),
    )


def bots_income(chance: Chance) -> TapestryState:
    """The last two decision cards before the bots' income."""
    return lay_out_alone(
        chance,
        civ=LEARNER,
        level=1,
        coin=1,
        worker=1,
        food=1,
        culture=1,
        automa={"science": 3, "exploration": 4},
        decision_deck=(9, 1),
    )


def before_their_income(chance: Chance) -> TapestryState:
    """The bots' deck runs out after this turn."""
    return lay_out_alone(
        chance,
        civ=LEARNER,
        level=1,
        coin=1,
        worker=1,
        hand=("golden_age", "feudalism"),
        decision_deck=(9, 1),
    )


def traps(chance: Chance) -> TapestryState:
    """A territory of the Automa next door, and a trap among its cards."""
    return lay_out_alone(
        chance,
        civ=LEARNER,
        level=1,
        coin=1,
        worker=1,
        culture=2,
        military=2,
        tokens={(1, 0): ["automa"]},
        supply=("trap", "golden_age"),
    )


def no_trap(chance: Chance) -> TapestryState:
    """A territory of the Automa next door, and no card that could guard it."""
    return lay_out_alone(
        chance,
        civ=LEARNER,
        level=1,
        coin=1,
        worker=1,
        culture=2,
        military=2,
        tokens={(1, 0): ["automa"]},
        supply=("golden_age",),
    )


POSITIONS = {
    **{
        name: Position(2, lay)
        for name, lay in {
            "first-step": first_step,
            "best-border": best_border,
            "first-market": first_market,
            "grey-space": grey_space,
            "land-and-dice": land_and_dice,
            "better-die": better_die,
            "first-invention": first_invention,
            "idle-techs": idle_techs,
            "capital": capital,
            "last-plot": last_plot,
            "when-to-take-income": when_to_take_income,
            "before-the-last-income": before_the_last_income,
        }.items()
    },
    **{
        name: Position(1, lay)
        for name, lay in {
            "race": race,
            "lost-or-kept": lost_or_kept,
            "bots-income": bots_income,
            "before-their-income": before_their_income,
            "traps": traps,
            "no-trap": no_trap,
        }.items()
    },
}
