"""Further lessons: the year with its roosters and visitors, its workers, and its end."""

from figurka.games.viticulture.lessons.looking import (
    ALMA,
    best_wine,
    first,
    has_wines,
    planted,
    planted_first,
    points,
    purse,
    row,
    trained,
    wanted,
    won,
    workers,
)
from figurka.games.viticulture.rules.year import END_AT
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

ALMA_WAKES = Others(("row:2", "at:give_tour", "worker:bare"))

ROOSTER_AND_VISITOR = Lesson(
    "rooster-and-visitor",
    "viticulture",
    3,
    Part(
        "roosters",
        (
            Ask(
                "row",
                "row",
                choices={"row:1": "row-first", "row:5": "row-visitor", "row:7": "row-worker"},
                then="woke",
                figures={"row": row()},
            ),
            ALMA_WAKES,
            Ask("row-draw", "draw", optional=True),
            ALMA_WAKES,
            Ask(
                "visitor",
                "place",
                right=("at:play_summer_visitor",),
                point=("at:play_summer_visitor", "visitor:tour_guide", "visitor:surveyor"),
                wrong={
                    "at:plant_vine": "visitor-plant",
                    "at:give_tour": "visitor-tour",
                    "pass": "visitor-pass",
                    "*": "visitor-other",
                },
                figures={"first": first},
            ),
            Free(
                "which",
                choices={"visitor:tour_guide": "which-guide", "visitor:surveyor": "which-surveyor"},
                then="which-done",
            ),
        ),
    ),
    Part(
        "one-planting-space",
        (
            Goal(
                "alone",
                planted_first,
                2,
                "alone-missed",
                (("row:1", "at:plant_vine", "worker:bare", "plant:sangiovese:left"),),
                then="alone-done",
                figures={"alma": row(ALMA)},
            ),
        ),
    ),
)

BLOCKED = Lesson(
    "blocked",
    "viticulture",
    3,
    Part(
        "blocked",
        (
            Ask(
                "beside",
                "place",
                right=("at:plant_vine:beside",),
                wrong={
                    "at:draw_vine": "beside-elsewhere",
                    "at:give_tour": "beside-elsewhere",
                    "pass": "beside-pass",
                    "*": "beside-other",
                },
            ),
            Ask("vine", "plant", then="planted", holds=planted),
            Others(("pass",)),
            Free(
                "free",
                choices={
                    "at:build_structure": "free-build",
                    "at:gain_lira": "free-lira",
                    "pass": "free-pass",
                },
                figures={"workers": workers},
            ),
            Ask("keep", "place", right=("pass",), wrong={"*": "keep-last"}, optional=True),
            Ask("autumn", "draw", choices={"deck:summer": "autumn-summer", "deck:winter": "autumn-winter"}),
            Others(("at:draw_order",)),
            Ask(
                "harvest",
                "place",
                right=("at:harvest_field",),
                wrong={"pass": "harvest-pass", "*": "harvest-other"},
                then="harvested",
            ),
        ),
    ),
    Part(
        "kept-for-winter",
        (
            Goal(
                "alone",
                has_wines("r1_w3"),
                4,
                "alone-missed",
                (
                    (
                        "pass",
                        "deck:summer",
                        "at:harvest_field",
                        "worker:bare",
                        "at:make_wine",
                        "make:red:r1",
                        "make:white:w3",
                    ),
                ),
                then="alone-done",
            ),
        ),
    ),
)

YEAR_ENDS = Lesson(
    "year-ends",
    "viticulture",
    3,
    Part(
        "last-of-winter",
        (
            Ask(
                "train",
                "place",
                right=("at:train_worker",),
                point=("at:train_worker", "order:r5"),
                wrong={"at:make_wine": "train-wine", "pass": "train-pass", "*": "train-other"},
                figures={"red": best_wine("red"), "wanted": wanted("r5", "red"), "lira": purse},
            ),
            Ask("", "worker", then="trained", holds=trained),
            Free(
                "last",
                choices={"at:draw_order": "last-order", "at:make_wine": "last-wine", "pass": "last-pass"},
                then="older",
                figures={"red": best_wine("red"), "workers": workers, "lira": purse},
            ),
            Others(("row:6",)),
            Ask("spring", "row", figures={"end": lambda _: END_AT}),
        ),
    ),
    Part(
        "last-year",
        (
            Goal(
                "alone",
                won,
                1,
                "alone-missed",
                (("at:fill_order", "order:r6"),),
                then="alone-done",
                figures={"mine": points(), "alma": points(ALMA), "end": lambda _: END_AT},
            ),
        ),
    ),
)
