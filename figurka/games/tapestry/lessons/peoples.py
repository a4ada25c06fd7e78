"""First lessons: one step on one track, the income mat, and the land."""

from figurka.games.tapestry.lessons.looking import (
    always,
    brings,
    era,
    first_bonus,
    in_era,
    income,
    income_resources,
    points,
    reached,
    scored,
    stands,
    territories,
    upgraded,
)
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

FIRST_STEP = Lesson(
    "first-step",
    "tapestry",
    4,
    Part(
        "first-step",
        (
            Ask(
                "step",
                "turn",
                right=("advance:exploration:1",),
                wrong={"income": "step-income", "*": "step-other"},
            ),
            Ask("pay", "payment"),
            Ask("lay", "tile", holds=reached("exploration", 2)),
            Ask("", "explore"),
            Ask("", "rotation", then="laid", figures={"points": points}),
            Ask("bonus", "bonus"),
            Others(("advance:technology:0", "pay:1,0,0,0", "deck")),
            Free(
                "free",
                choices={
                    "advance:exploration:2": "free-explore",
                    "advance:military:0": "free-conquer",
                    "income": "free-income",
                },
                then="freed",
            ),
        ),
    ),
    Part(
        "best-border",
        (
            Goal(
                "alone",
                scored(3),
                1,
                "alone-missed",
                (
                    ("advance:exploration:1", "pay:1,0,0,0", "tile:48", "hex:3,-1", "rotation:5"),
                    ("advance:exploration:1", "pay:0,1,0,0", "tile:48", "hex:1,0", "rotation:2"),
                    ("advance:exploration:1", "pay:0,0,1,0", "tile:19", "hex:2,1", "rotation:5"),
                ),
                again="tile",
                then="alone-done",
                figures={"goal": always(3), "points": points},
            ),
        ),
    ),
)

FIRST_MARKET = Lesson(
    "first-market",
    "tapestry",
    5,
    Part(
        "first-market",
        (
            Ask(
                "step",
                "turn",
                right=("advance:technology:2",),
                wrong={"income": "step-income", "*": "step-other"},
                figures={"coins": income("coin"), "resources": income_resources},
            ),
            Ask("", "payment"),
            Ask("market", "either", right=("benefit:gain-market",), wrong={"*": "market-invent"}),
            Ask(
                "plot",
                "plot",
                then="uncovered",
                holds=brings("coin", 2),
                figures={"coins": income("coin"), "resources": income_resources},
            ),
            Others(("advance:exploration:0", "pay:0,0,1,0")),
            Ask("income", "turn", right=("income",), wrong={"*": "income-later"}),
            Ask("first", "gain", holds=in_era(2), figures={"era": era, "bonus": first_bonus}),
            Ask("cards", "lay", right=("card:golden_age",), wrong={"*": "cards-other"}),
            Ask(
                "upgrade",
                "upgrade",
                right=("tech:calendar",),
                wrong={"*": "upgrade-decline"},
                then="paid",
                holds=upgraded("calendar"),
                figures={"points": points, "coins": income("coin")},
            ),
            Free("free"),
        ),
    ),
    Part(
        "grey-space",
        (
            Goal(
                "alone",
                stands("house"),
                1,
                "alone-missed",
                (
                    ("advance:science:2", "pay:0,0,1,0", "benefit:gain-house", "plot:0,0"),
                    ("advance:science:2", "pay:0,1,0,0", "benefit:gain-house", "plot:4,4"),
                ),
                then="alone-done",
                figures={"workers": income("worker")},
            ),
        ),
    ),
)

LAND_AND_DICE = Lesson(
    "land-and-dice",
    "tapestry",
    3,
    Part(
        "land-and-dice",
        (
            Ask(
                "march",
                "turn",
                right=("advance:military:0",),
                wrong={"income": "march-income", "*": "march-other"},
                figures={"territories": territories},
            ),
            Ask("", "payment"),
            Ask("conquer", "conquer"),
            Ask("die", "die", then="land", figures={"territories": territories}),
            Others(("advance:exploration:0", "pay:0,0,1,0")),
            Ask(
                "weapons",
                "turn",
                right=("advance:military:1",),
                wrong={"income": "weapons-income", "*": "weapons-other"},
            ),
            Ask("", "payment"),
            Ask("armory", "bonus", figures={"culture": income("culture")}),
            Ask("", "plot", optional=True),
            Free("free"),
        ),
    ),
    Part(
        "better-die",
        (
            Goal(
                "alone",
                scored(4),
                1,
                "alone-missed",
                (
                    ("advance:military:0", "pay:1,0,0,0", "hex:2,-1", "die:red-territories"),
                    ("advance:military:0", "pay:0,0,0,1", "hex:1,0", "die:red-territories"),
                ),
                then="alone-done",
                figures={"goal": always(4), "territories": territories},
            ),
        ),
        seed=2,
    ),
)
