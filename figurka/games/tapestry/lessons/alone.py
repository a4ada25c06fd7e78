"""Lessons for one who plays alone: the race with two bots, their income, and their traps."""

from figurka.games.tapestry.lessons.looking import (
    automas_cards,
    automas_points,
    controls,
    decision_cards,
    draws,
    favourite,
    in_era,
    next_bonus,
    owns,
)
from figurka.lessons.form import Ask, Free, Goal, Lesson, Part

RACE = Lesson(
    "race",
    "tapestry",
    3,
    Part(
        "race",
        (
            Ask(
                "watch",
                "turn",
                right=("advance:exploration:0", "advance:military:0", "advance:technology:0"),
                wrong={"advance": "watch-science", "*": "watch-income"},
            ),
            Free("", then="watched"),
            Free(
                "again",
                choices={
                    "advance:exploration:1": "again-explore",
                    "advance:science:3": "again-science",
                    "advance:technology:0": "again-technology",
                },
                figures={"automas": favourite(0), "shadows": favourite(1)},
            ),
        ),
    ),
    Part(
        "lost-or-kept",
        (
            Goal(
                "alone",
                owns("forge"),
                1,
                "alone-missed",
                (
                    ("advance:technology:3", "pay:1,1,0,0"),
                    ("advance:technology:3", "pay:1,0,1,0"),
                ),
                then="alone-done",
            ),
        ),
    ),
    path="solo",
)

BOTS_INCOME = Lesson(
    "bots-income",
    "tapestry",
    2,
    Part(
        "bots-income",
        (
            Free(
                "watch",
                then="watched",
                figures={"cards": decision_cards, "points": automas_points},
            ),
            Free("again", figures={"cards": decision_cards, "draws": draws}),
        ),
    ),
    Part(
        "before-their-income",
        (
            Goal(
                "alone",
                in_era(2),
                1,
                "alone-missed",
                (("income",),),
                then="alone-done",
                figures={"cards": decision_cards, "bonus": next_bonus},
            ),
        ),
    ),
    path="solo",
)

TRAPS = Lesson(
    "traps",
    "tapestry",
    3,
    Part(
        "traps",
        (
            Ask(
                "walls",
                "turn",
                right=("advance:military:2",),
                wrong={"income": "walls-income", "*": "walls-other"},
            ),
            Ask("", "payment"),
            Ask("attack", "either", right=("benefit:conquer",), wrong={"*": "attack-armory"}),
            Ask(
                "conquer",
                "conquer",
                right=("hex:1,0",),
                wrong={"*": "conquer-other"},
                figures={"cards": automas_cards},
            ),
            Ask("die", "die"),
            Free("free", figures={"cards": automas_cards}),
        ),
    ),
    Part(
        "no-trap",
        (
            Goal(
                "alone",
                controls((1, 0)),
                1,
                "alone-missed",
                (
                    ("advance:military:2", "pay:1,0,0,0", "benefit:conquer", "hex:1,0"),
                    ("advance:military:2", "pay:0,0,0,1", "benefit:conquer", "hex:1,0"),
                ),
                then="alone-done",
                figures={"cards": automas_cards},
            ),
        ),
    ),
    path="solo",
)
