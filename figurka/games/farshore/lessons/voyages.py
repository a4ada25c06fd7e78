"""Lessons of the ship: wind, treasures and anchors."""

from figurka.games.farshore.lessons.looking import (
    anchors,
    costs,
    earned,
    has,
    held,
    sailed_to,
    sails,
    treasure_points,
    wind,
)
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

WITH_THE_WIND = Lesson(
    "with-the-wind",
    "farshore",
    4,
    Part(
        "with-the-wind",
        (
            Ask(
                "one-rose",
                "turn",
                right=("hand:grove",),
                point=("hand:grove", "rose:production"),
                wrong={"place": "one-rose-worker", "*": "one-rose-maker"},
                then="one-rose-done",
                holds=has(mushroom=3),
                figures={"wind": wind("grove"), "ship": earned("ship"), "count": earned("ship")},
            ),
            Others(("place:shore_stone",)),
            Ask(
                "two-roses",
                "turn",
                right=("hand:sail_maker",),
                point=("hand:sail_maker", "rose:production", "rose:critter"),
                wrong={"place": "two-roses-worker", "*": "two-roses-hunter"},
                figures={"wind": wind("sail_maker"), "sails": sails("sail_maker")},
            ),
            Ask(
                "way",
                "way",
                point=("way:pay", "anchor:city:grove"),
                choices={"way:pay": "way-pay", "anchor:city:grove": "way-anchor"},
                then="way-done",
                holds=sailed_to(4),
                figures={
                    "anchors": anchors,
                    "ship": earned("ship"),
                    "treasure": held("treasure"),
                    "count": treasure_points,
                },
            ),
            Others(("place:shore_seaweed",)),
            Ask(
                "hunter",
                "turn",
                right=("hand:treasure_hunter",),
                wrong={"*": "hunter-worker"},
                figures={
                    "count": costs("treasure_hunter", "mushroom"),
                    "mushroom": held("mushroom"),
                    "treasure": held("treasure"),
                    "wind": wind("treasure_hunter"),
                },
            ),
            Ask(
                "save",
                "way",
                right=("anchor:city:grove",),
                wrong={"way:pay": "save-treasures"},
                then="save-done",
                holds=sailed_to(6),
                figures={"count": treasure_points, "ship": earned("ship")},
                optional=True,
            ),
            Ask(
                "spare",
                "payment",
                right=("pay:0,0,0,3,0",),
                wrong={"*": "save-treasures"},
                holds=sailed_to(6),
                figures={"count": treasure_points},
                optional=True,
            ),
            Free(
                "free",
                choices={
                    "place:shore_mushroom": "free-mushroom",
                    "place:lookout": "free-lookout",
                    "place:docks": "free-docks",
                },
                then="free-done",
                figures={"count": earned("ship")},
            ),
        ),
    ),
    Part(
        "two-spaces",
        (
            Goal(
                "alone",
                sailed_to(3),
                1,
                "alone-missed",
                (
                    ("hand:merchant", "decline"),
                    ("hand:merchant", "seaweed", "driftwood", "stone"),
                ),
                about=("hand:merchant",),
                then="alone-done",
                figures={"ship": earned("ship")},
            ),
        ),
    ),
)
