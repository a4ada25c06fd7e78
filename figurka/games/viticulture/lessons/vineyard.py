"""First lessons: from the order back to the grape, and from the vine in hand to the field."""

from figurka.games.viticulture.lessons.looking import (
    best_grape,
    built,
    filled,
    has_any_wine,
    has_grape,
    has_wines,
    income,
    limit,
    planted,
    price,
    purse,
    wanted,
    worth,
)
from figurka.lessons.form import Ask, Free, Goal, Lesson, Part

GRAPE_TO_ORDER = Lesson(
    "grape-to-order",
    "viticulture",
    3,
    Part(
        "ripe-field",
        (
            Ask(
                "harvest",
                "place",
                right=("at:harvest_field",),
                point=("at:harvest_field", "order:r3_w1"),
                wrong={
                    "at:draw_order": "harvest-order",
                    "at:gain_lira": "harvest-lira",
                    "pass": "harvest-pass",
                },
                then="harvested",
                holds=has_grape("red", 3),
                figures={
                    "red": wanted("r3_w1", "red"),
                    "white": wanted("r3_w1", "white"),
                    "red-grape": best_grape("red"),
                    "white-grape": best_grape("white"),
                },
            ),
            Ask("make", "place", right=("at:make_wine",), wrong={"*": "make-other"}),
            Ask(
                "both",
                "wine",
                right=("make:red:r3",),
                also=has_any_wine,
                point=("make:red:r3", "make:white:w1"),
                holds=has_any_wine,
            ),
            Ask(
                "",
                "wine",
                right=("make:white:w1",),
                also=has_wines("r3_w1"),
                wrong={"done": "both-done"},
                holds=has_wines("r3_w1"),
            ),
            Ask(
                "fill",
                "place",
                right=("at:fill_order",),
                wrong={"*": "fill-other"},
                then="filled",
                holds=filled("r3_w1"),
                figures={"points": worth("r3_w1"), "income": income},
            ),
            Free(
                "free",
                choices={"at:draw_order": "free-order", "at:gain_lira": "free-lira", "pass": "free-pass"},
            ),
        ),
    ),
    Part(
        "grapes-alone",
        (
            Goal(
                "alone",
                filled("r2_w2"),
                2,
                "alone-missed",
                (
                    ("at:make_wine", "make:red:r2", "make:white:w2", "at:fill_order"),
                    ("at:make_wine", "make:white:w2", "make:red:r4", "at:fill_order"),
                ),
                then="alone-done",
                figures={"kept": best_grape("red"), "enough": wanted("r2_w2", "red")},
            ),
        ),
    ),
)

HAND_TO_FIELD = Lesson(
    "hand-to-field",
    "viticulture",
    3,
    Part(
        "empty-fields",
        (
            Ask(
                "tour",
                "place",
                right=("at:give_tour",),
                point=("at:give_tour", "vine:pinot"),
                wrong={
                    "at:draw_vine": "tour-vine",
                    "at:sell_grapes_or_field": "tour-field",
                    "at:gain_lira": "tour-lira",
                    "pass": "tour-pass",
                },
                figures={"price": price("trellis"), "lira": purse},
            ),
            Ask("who", "worker", then="toured", figures={"lira": purse}),
            Ask(
                "build",
                "place",
                right=("at:build_structure",),
                wrong={"pass": "tour-pass", "*": "build-other"},
                figures={"price": price("trellis"), "lira": purse},
            ),
            Ask("", "worker", optional=True),
            Ask(
                "trellis",
                "build",
                right=("structure:trellis",),
                point=("structure:trellis", "vine:pinot"),
                wrong={"structure:irrigation": "trellis-irrigation", "structure:yoke": "trellis-yoke"},
                holds=built("trellis"),
            ),
            Ask(
                "plant",
                "place",
                right=("at:plant_vine",),
                wrong={"pass": "tour-pass", "*": "plant-other"},
            ),
            Ask("", "worker", optional=True),
            Ask(
                "field",
                "plant",
                choices={
                    "plant:pinot:left": "field-left",
                    "plant:pinot:middle": "field-middle",
                    "plant:pinot:right": "field-right",
                },
                holds=planted,
                figures={name: limit(name) for name in ("left", "middle", "right")},
            ),
            Free(
                "free",
                choices={"at:draw_vine": "free-vine", "at:gain_lira": "free-lira", "pass": "free-pass"},
            ),
            Ask("autumn", "draw", choices={"deck:summer": "autumn-summer", "deck:winter": "autumn-winter"}),
        ),
    ),
    Part(
        "merlot-alone",
        (
            Goal(
                "alone",
                planted,
                2,
                "alone-missed",
                (("at:build_structure", "structure:irrigation", "at:plant_vine", "plant:merlot:middle"),),
                then="alone-done",
            ),
        ),
    ),
)
