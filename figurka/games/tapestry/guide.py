"""The guide of Tapestry: what is remarked in a first whole game, against others or alone."""

from collections.abc import Sequence
from typing import Final

from figurka.core.decision import DECLINE, Option
from figurka.core.journal import Event
from figurka.games.tapestry.content.incomes import ERA_BONUSES
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.positions.alone import AUTOMA
from figurka.games.tapestry.rules.state import LAST_ERA, NOBODY, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUILDING,
    INCOME,
    RESOURCES,
    Benefit,
    Civilization,
    Hex,
    Landmark,
    Payment,
    Resource,
    Space,
    Step,
    Tech,
)
from figurka.games.tapestry.rules.turn import tier_after
from figurka.games.tapestry.rules.voids import is_upgrade_void
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.games.tapestry.solo.rules.company import SoloBots
from figurka.games.tapestry.words.naming import amount, called
from figurka.guide.form import Doubt, Figure, Guide, Moment, Remark
from figurka.locales import Message

TURN: Final = ("turn",)
PLENTY: Final = 4
"""Who has so many resources can take some more steps before an income."""
EASY: Final = ("entertainers", "futurists", "leaders")
"""Civilizations that are soon told and do well in unpractised hands (docs/tapestry-strength.md)."""
FEW: Final = 1
"""Who has no more than so many is about to take one."""
SETTLED_IN: Final = 3
"""Who has taken so many steps knows what a step is, and can look at the others."""
LAST_FEW: Final = 2
"""Who has no more than so many in the last era is about to finish."""


def me(moment: Moment) -> Player:
    """The guided player."""
    player: Player = moment.state.players[moment.seat]
    return player


def era(state: TapestryState, seat: int) -> int:
    """The era of a player; what is chosen before the first income belongs to the first."""
    return max(1, state.players[seat].era)


def steps(moment: Moment) -> list[Step]:
    """The advances that can be paid now."""
    return [each for each in moment.decision.options if isinstance(each, Step)]


def keys(options: Sequence[Option]) -> list[str]:
    """How things are called on the page."""
    return [each.key for each in options]


# Landmarks


def next_space(step: Step) -> Space:
    """The space that a token would enter."""
    return SPACES[step.track][step.start + 1]


def contested(moment: Moment) -> list[tuple[Step, Landmark]]:
    """The landmarks that the player can take now, and of which somebody else stands just as near."""
    state: TapestryState = moment.state
    found = []
    for step in steps(moment):
        landmark = next_space(step).landmark
        if landmark is None or state.owners[landmark.index] != NOBODY:
            continue
        if any(other.best(step.track) == step.start for other in state.opponents(me(moment))):
            found.append((step, landmark))
    return found


# Income


def leads_into_era(moment: Moment) -> bool:
    """Whether an income now would be the first into its era, and few resources hold the player back."""
    player = me(moment)
    if not 1 <= player.era < LAST_ERA - 1 or sum(player.goods) > FEW or not steps(moment):
        return False
    return all(other.era <= player.era for other in moment.state.neighbours(player))


def runs_dry(moment: Moment) -> bool:
    """Whether the first income to come is near."""
    return me(moment).era == 1 and sum(me(moment).goods) <= FEW


def is_full(moment: Moment) -> bool:
    """Whether of some resource no more can be kept."""
    return RESOURCE_LIMIT in me(moment).goods


def full_resource(moment: Moment) -> Message:
    """The resource of which no more can be kept."""
    return amount(RESOURCES[me(moment).goods.index(RESOURCE_LIMIT)], RESOURCE_LIMIT)


def takes_income_early(moment: Moment, option: Option) -> bool:
    """Whether an era ends although several more steps could be paid."""
    player = me(moment)
    return (
        option is INCOME and player.era < LAST_ERA - 1 and sum(player.goods) >= PLENTY and bool(steps(moment))
    )


def rival_income(moment: Moment) -> Event | None:
    """The income by which another player has come further than the guided one."""
    own = me(moment)
    return next(
        (
            event
            for event in moment.news
            if event.kind == "income" and event.seat != moment.seat and event.count > own.era
        ),
        None,
    )


def rivals_era(moment: Moment) -> int:
    """The era that another player has entered."""
    event = rival_income(moment)
    assert event is not None
    return event.count


def lays_the_only_card(moment: Moment, option: Option) -> bool:
    """Whether an income lays the only card in hand, so that nobody is asked which."""
    player = me(moment)
    return option is INCOME and 1 <= player.era < LAST_ERA - 1 and len(player.hand) == 1


# Paying


def any_pays(moment: Moment) -> bool:
    """Whether a step of the first tier can be paid with one resource or another, and no bonus is to follow.

    A bonus is the harder question, and a turn has room for one remark.
    """
    step = moment.decision.because
    payments = [each for each in moment.decision.options if isinstance(each, Payment)]
    if not isinstance(step, Step) or len(payments) < 2:
        return False
    return tier_after(step) == 1 and next_space(step).bonus is None


def track_of(moment: Moment) -> Message:
    """The track on which a step is paid."""
    step = moment.decision.because
    assert isinstance(step, Step)
    return called(TRACKS[step.track])


def own_resource(moment: Moment) -> Message:
    """The resource that the farther tiers of the track want."""
    step = moment.decision.because
    assert isinstance(step, Step)
    return amount(RESOURCES[TRACKS[step.track].resource], 1)


# Benefits


def conquers_beside(moment: Moment) -> bool:
    """Whether only land beside the player's own can be conquered."""
    return all(me(moment).reach & each.bit for each in moment.decision.options if isinstance(each, Hex))


def offers_building(moment: Moment) -> bool:
    """Whether a building is among the benefits to choose from, with incomes to come that it feeds."""
    offered = [each for each in moment.decision.options if isinstance(each, Benefit)]
    return me(moment).era < LAST_ERA - 1 and any(each.verb == BUILDING for each in offered)


def bonus_at(moment: Moment) -> Benefit | None:
    """What can be bought now on arriving at a space."""
    space = moment.decision.because
    return space.bonus.gain if isinstance(space, Space) and space.bonus is not None else None


def sells_building(moment: Moment) -> bool:
    """Whether a building is for sale that will still pay at an income."""
    gain = bonus_at(moment)
    return gain is not None and gain.verb == BUILDING and me(moment).era < LAST_ERA - 1


def kept_resource(moment: Moment) -> bool:
    """Whether the last turn was a step after which the bonus, always asked last, was not bought."""
    if not moment.chosen or moment.chosen[-1] != DECLINE.key or not any(me(moment).goods):
        return False
    event = moment.own("advances")
    space = event.thing if event is not None else None
    return isinstance(space, Space) and space.bonus is not None and bool(space.bonus.price.resources)


def takes_any(moment: Moment) -> bool:
    """Whether any resource can be had, and steps are left for which it can be spent."""
    return me(moment).era < LAST_ERA and all(isinstance(each, Resource) for each in moment.decision.options)


def at_income(moment: Moment) -> bool:
    """Whether an income offers an upgrade."""
    return moment.decision.because is None


def skips_upgrade(moment: Moment, option: Option) -> bool:
    """Whether an upgrade that costs nothing and would bring something is left out."""
    techs = [each for each in moment.decision.options if isinstance(each, Tech)]
    wasted = any(not is_upgrade_void(moment.state, me(moment), each) for each in techs)
    return option is DECLINE and at_income(moment) and wasted


def is_asked_by_civilization(moment: Moment) -> bool:
    """Whether it is the player's civilization that asks, once the game has begun."""
    return isinstance(moment.decision.because, Civilization) and me(moment).era > 0


def asking_civilization(moment: Moment) -> Message:
    """The civilization that asks."""
    civilization = moment.decision.because
    assert isinstance(civilization, Civilization)
    return called(civilization)


# Alone


def is_alone(moment: Moment) -> bool:
    """Whether one plays alone against the bots."""
    return isinstance(moment.state.bots, SoloBots)


def favourite(bot: int) -> Figure:
    """The favourite track of the Automa (0) or of the Shadow Empire (1)."""
    return lambda moment: called(TRACKS[bots_of(moment.state).favourites[bot]])


def favourites(moment: Moment) -> list[str]:
    """The favourite tracks of both bots."""
    return keys([TRACKS[track] for track in bots_of(moment.state).favourites])


ALONE: Final = (
    Remark(
        "bots",
        asked=TURN,
        holds=lambda moment: is_alone(moment) and sum(map(sum, me(moment).tokens)) >= SETTLED_IN,
        figures={"automa": favourite(0), "shadow": favourite(1)},
        lights={"tracks": favourites},
    ),
    Remark(
        "automa",
        asked=TURN,
        told=("income",),
        holds=lambda moment: is_alone(moment) and me(moment).era > 1,
        figures={
            "mine": lambda moment: me(moment).vp,
            "points": lambda moment: moment.state.players[AUTOMA].vp,
        },
        times=2,
    ),
)

# Before the first turn


def easy_civilizations(moment: Moment) -> list[Civilization]:
    """The civilizations on offer that are easy to begin with."""
    offered = [each for each in moment.decision.options if isinstance(each, Civilization)]
    return [each for each in offered if each.name in EASY]


SETTING_OUT: Final = (
    Remark("capital", asked=("capital",)),
    Remark(
        "civilization-easy",
        asked=("civilization",),
        holds=lambda moment: bool(easy_civilizations(moment)),
        figures={"civilization": lambda moment: called(easy_civilizations(moment)[0])},
        lights={"easy": lambda moment: keys(easy_civilizations(moment)[:1])},
        apart=True,
    ),
    Remark(
        "civilization",
        asked=("civilization",),
        holds=lambda moment: not easy_civilizations(moment),
        apart=True,
    ),
)

AT_A_TURN: Final = (
    Remark(
        "begin",
        asked=TURN,
        holds=lambda moment: me(moment).era == 1,
        figures={"count": lambda moment: sum(me(moment).goods)},
        lights={"tracks": lambda moment: keys(steps(moment))},
    ),
    Remark(
        "landmark",
        asked=TURN,
        holds=lambda moment: bool(contested(moment)),
        figures={
            "landmark": lambda moment: called(contested(moment)[0][1]),
            "track": lambda moment: called(TRACKS[contested(moment)[0][0].track]),
        },
        lights={"step": lambda moment: [contested(moment)[0][0].key]},
        times=2,
    ),
    Remark(
        "last-era",
        asked=TURN,
        holds=lambda moment: me(moment).era == LAST_ERA - 1,
        figures={"count": lambda moment: sum(me(moment).goods)},
    ),
    *ALONE,
    Remark(
        "era",
        asked=TURN,
        told=("income",),
        holds=lambda moment: not is_alone(moment) and me(moment).era > 1,
        figures={"era": lambda moment: me(moment).era},
    ),
    Remark(
        "rival-era",
        asked=TURN,
        holds=lambda moment: rival_income(moment) is not None,
        figures={"era": rivals_era},
    ),
    Remark(
        "full",
        asked=TURN,
        holds=is_full,
        figures={"resource": full_resource, "count": lambda _: RESOURCE_LIMIT},
        times=2,
    ),
    Remark("income", asked=TURN, holds=runs_dry, lights={"income": ("income",)}),
    Remark(
        "first-into-era",
        asked=TURN,
        holds=leads_into_era,
        figures={
            "era": lambda moment: me(moment).era + 1,
            "count": lambda moment: ERA_BONUSES[me(moment).era + 1],
        },
        lights={"income": ("income",)},
    ),
    Remark(
        "last-steps",
        asked=TURN,
        holds=lambda moment: me(moment).era == LAST_ERA - 1 and sum(me(moment).goods) <= LAST_FEW,
    ),
    Remark(
        "built",
        asked=TURN,
        told=("builds",),
        holds=lambda moment: 0 < me(moment).era < LAST_ERA - 1,
    ),
    Remark("bonus-kept", asked=TURN, holds=kept_resource),
)

WITHIN_A_TURN: Final = (
    Remark(
        "civilization-asks",
        holds=is_asked_by_civilization,
        figures={"civilization": asking_civilization},
    ),
    Remark("site", asked=("site",)),
    Remark("conquer", asked=("conquer",), holds=conquers_beside),
    Remark("conquer-anywhere", asked=("conquer",), holds=lambda moment: not conquers_beside(moment)),
    Remark(
        "pay",
        asked=("payment",),
        holds=any_pays,
        figures={"track": track_of, "resource": own_resource},
    ),
    Remark("lay", asked=("lay",), holds=lambda moment: len(me(moment).hand) > 1),
    Remark("explore", asked=("tile", "explore")),
    Remark("either", asked=("either",), holds=offers_building),
    Remark("order", asked=("order",)),
    Remark("upgrade", asked=("upgrade",), holds=at_income),
    Remark("bare-advance", asked=("bare_advance",)),
    Remark("bonus-building", asked=("bonus",), holds=sells_building),
    Remark("bonus", asked=("bonus",), holds=lambda moment: not sells_building(moment)),
    Remark("gain", asked=("gain",), holds=takes_any),
    Remark("die", asked=("die",)),
)

WITHOUT_A_WORD_A_RIDDLE: Final = (
    Remark("invent", asked=("invent",), apart=True),
    Remark("district", asked=("plot",), apart=True),
)

REMARKS: Final = (*SETTING_OUT, *WITHOUT_A_WORD_A_RIDDLE, *AT_A_TURN, *WITHIN_A_TURN)

DOUBTS: Final = (
    Doubt(
        "income-early",
        TURN,
        takes_income_early,
        figures={
            "count": lambda moment: sum(me(moment).goods),
            "left": lambda moment: LAST_ERA - me(moment).era,
        },
    ),
    Doubt(
        "only-card",
        TURN,
        lays_the_only_card,
        figures={"card": lambda moment: called(me(moment).hand[0])},
        times=1,
    ),
    Doubt("upgrade-skipped", ("upgrade",), skips_upgrade),
)

GUIDE: Final = Guide(REMARKS, era, DOUBTS, weighs={"turn": 20.0}, a_chapter=7, a_game=25)
"""There is much to see for the first time in an era, and an era has few turns: one remark in most of them."""
