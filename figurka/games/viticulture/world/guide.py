"""The guide of Viticulture World: the team's goals, hats, trades, and what is remarked in any vineyard."""

from dataclasses import replace
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.guide import (
    FITS,
    GIFT,
    HAND,
    LAST_WORKER,
    PLACE,
    me,
    offered,
    summer,
    year,
)
from figurka.games.viticulture.rules.things import BLUE, YELLOW, WorkerKind
from figurka.games.viticulture.words.names import lira, points
from figurka.games.viticulture.world.content.board import (
    GOAL_POINTS,
    INFLUENCE_PRICE,
    MOST_INFLUENCE,
    YEARS,
)
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.scoring import influence_missing, points_missing
from figurka.guide.form import Guide, Moment, Remark

HALF_WAY: Final = YEARS // 2
HATS: Final = (YELLOW, BLUE)


def is_alone(moment: Moment) -> bool:
    """Whether nobody else is in the team."""
    return len(moment.state.players) == 1


def influence(moment: Moment) -> int:
    """The team's influence."""
    return world_of(moment.state).influence


def can_buy_influence(moment: Moment) -> bool:
    """Whether influence is wanted, and can be paid and bought now."""
    wanted = influence_missing(moment.state) > 0 and me(moment).lira >= INFLUENCE_PRICE
    return wanted and bool(offered(moment, "gain_influence"))


def is_behind(moment: Moment) -> bool:
    """Whether the team has fewer points than its years so far should have brought."""
    done = moment.state.year - 1
    due = GOAL_POINTS * done // YEARS
    return done >= HALF_WAY and any(GOAL_POINTS - missing < due for missing in points_missing(moment.state))


def most_missing(moment: Moment) -> int:
    """The points that whoever has the fewest is short of."""
    return max(points_missing(moment.state))


def yellow_left(moment: Moment) -> bool:
    """Whether a hat of the summer has yet to work."""
    return summer(moment) and me(moment).available[YELLOW] > 0


def with_or_without_hat(moment: Moment) -> bool:
    """Whether one with a hat and one without could go."""
    kinds = [each.index in HATS for each in moment.decision.options if isinstance(each, WorkerKind)]
    return True in kinds and False in kinds


def who_plays(moment: Moment) -> str:
    """Whether it is the team that plays, or one alone."""
    return "alone" if is_alone(moment) else "team"


REMARKS: Final = (
    GIFT,
    Remark(
        "goal",
        asked=("position",),
        figures={
            "team": who_plays,
            "goal": lambda _: points(GOAL_POINTS),
            "most": lambda _: MOST_INFLUENCE,
            "years": lambda _: YEARS,
        },
    ),
    Remark("hats", asked=PLACE, holds=yellow_left),
    Remark(
        "influence",
        asked=PLACE,
        holds=can_buy_influence,
        figures={
            "influence": influence,
            "most": lambda _: MOST_INFLUENCE,
            "price": lambda _: lira(INFLUENCE_PRICE),
            "lira": lambda moment: lira(me(moment).lira),
        },
        lights={"place": lambda moment: offered(moment, "gain_influence")},
        times=2,
    ),
    FITS,
    Remark(
        "behind",
        asked=PLACE,
        holds=is_behind,
        figures={
            "count": most_missing,
            "years": lambda moment: YEARS - moment.state.year + 1,
            "team": who_plays,
        },
        times=2,
    ),
    HAND,
    Remark("trade", asked=("trade", "trade_needed"), holds=lambda moment: not is_alone(moment)),
    Remark("answer", asked=("answer",)),
    Remark("bare", asked=("worker",), holds=with_or_without_hat),
    Remark("tile", asked=("tile",)),
)


def spends_last(moment: Moment, option: Option) -> bool:
    """Whether the last worker who could wait for the winter goes in summer although something waits there."""
    return me(moment).available[YELLOW] == 0 and LAST_WORKER.before(moment, option)


DOUBTS: Final = (replace(LAST_WORKER, before=spends_last),)

GUIDE: Final = Guide(REMARKS, year, DOUBTS, weighs={"place": 3.0})
