"""Later lessons: inventions, the capital city, and when to take income."""

from figurka.games.tapestry.lessons.looking import (
    almas_resources,
    completed,
    era,
    first_bonus,
    in_era,
    next_bonus,
    owns,
    points,
    reached,
    resources,
    techs,
    upgraded,
)
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

FIRST_INVENTION = Lesson(
    "first-invention",
    "tapestry",
    3,
    Part(
        "first-invention",
        (
            Ask(
                "step",
                "turn",
                right=("advance:technology:0",),
                wrong={"income": "step-income", "*": "step-other"},
            ),
            Ask("", "payment"),
            Ask("invent", "invent", then="invented"),
            Others(("advance:exploration:0", "pay:0,0,1,0")),
            Ask(
                "science",
                "turn",
                right=("advance:science:0",),
                wrong={"income": "science-income", "*": "science-other"},
            ),
            Ask("", "payment", optional=True),
            Ask(
                "research",
                "bare_advance",
                right=("advance:exploration:0", "decline"),
                holds=reached("science", 1),
            ),
            Others(("advance:military:0",)),
            Free("free"),
        ),
    ),
    Part(
        "idle-techs",
        (
            Goal(
                "alone",
                upgraded("irrigation"),
                2,
                "alone-missed",
                (
                    ("income", "resource:food", "card:trap", "tech:irrigation"),
                    ("income", "resource:coin", "card:golden_age", "tech:irrigation"),
                ),
                then="alone-done",
                figures={"techs": techs},
            ),
        ),
    ),
)

CAPITAL = Lesson(
    "capital",
    "tapestry",
    4,
    Part(
        "capital",
        (
            Ask(
                "step",
                "turn",
                right=("advance:science:3",),
                wrong={"income": "step-income", "*": "step-other"},
            ),
            Ask("pay", "payment", holds=owns("apothecary")),
            Ask("site", "site", ("site:0,3",), point=(), wrong={"*": "site-other"}, holds=completed(1)),
            Ask("district", "gain", then="line"),
            Others(("advance:exploration:0", "pay:0,0,1,0")),
            Free("free"),
        ),
    ),
    Part(
        "last-plot",
        (
            Goal(
                "alone",
                completed(1),
                1,
                "alone-missed",
                (("advance:technology:2", "benefit:gain-market", "plot:2,2"),),
                then="alone-done",
            ),
        ),
    ),
)

WHEN_TO_TAKE_INCOME = Lesson(
    "when-to-take-income",
    "tapestry",
    3,
    Part(
        "when-to-take-income",
        (
            Ask(
                "advance",
                "turn",
                right=(
                    "advance:exploration:0",
                    "advance:science:0",
                    "advance:military:0",
                    "advance:technology:0",
                ),
                wrong={"*": "advance-income"},
                figures={"resources": resources, "alma": almas_resources},
            ),
            Free(""),
            Others(("advance:technology:2", "benefit:gain-market", "plot:0,0")),
            Ask(
                "income",
                "turn",
                right=("income",),
                wrong={"*": "income-later"},
                figures={"bonus": next_bonus, "resources": resources},
            ),
            Ask("first", "gain", holds=in_era(2), figures={"era": era, "bonus": first_bonus}),
            Ask("tapestry", "lay"),
            Ask("", "upgrade", optional=True),
            Free("free", figures={"resources": resources}),
        ),
    ),
    Part(
        "before-the-last-income",
        (
            Goal(
                "alone",
                reached("science", 4),
                2,
                "alone-missed",
                (("advance:science:3", "pay:1,1,0,0"), ("advance:science:3", "pay:0,1,1,0")),
                then="alone-done",
                figures={"points": points, "techs": techs, "resources": resources},
            ),
        ),
    ),
)
