"""Lessons about workers and their places: hats, training, bonuses, and tiles that better the board."""

from figurka.games.viticulture.world.lessons.looking import (
    TILES,
    TRAINING,
    both_planted,
    has_points,
    lays_an_oval,
    trained,
)
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

GAME = "viticulture-world"

HATS = Lesson(
    "hats",
    GAME,
    4,
    Part(
        "hats",
        (
            Ask("tour", "place", right=("at:give_tour:1",), wrong={"pass": "tour-pass", "*": "tour-other"}),
            Ask(
                "yellow",
                "worker",
                right=("worker:yellow",),
                wrong={"worker:grande": "yellow-grande"},
                then="yellow-done",
                holds=has_points(3),
                figures=TRAINING,
            ),
            Others(("pass", "part:gain-lira2")),
            Ask("pass", "place", right=("pass",), wrong={"*": "pass-other"}),
            Ask(
                "autumn",
                "autumn",
                choices={"part:gain-lira2": "autumn-lira", "part:drawchoice-count1": "autumn-card"},
            ),
            Ask("", "draw", optional=True),
            Ask(
                "train",
                "place",
                right=("at:train_worker:1",),
                wrong={"pass": "train-pass", "*": "train-other"},
                figures=TRAINING,
            ),
            Ask("", "worker"),
            Ask(
                "hat",
                "hat",
                choices={"hat:yellow:board": "hat-yellow", "hat:blue:home": "hat-blue"},
                then="hat-done",
                holds=lambda state: trained(state) == 2,
                figures=TRAINING,
            ),
            Others(("at:draw_order:1", "worker:blue")),
            Free("free"),
            Others(("pass",)),
        ),
    ),
    Part(
        "bonus-alone",
        (
            Goal(
                "alone",
                has_points(4),
                1,
                "alone-missed",
                (("at:give_tour:1", "worker:bare"),),
                then="alone-done",
            ),
        ),
    ),
)

MAKE_ROOM = ("at:innovate:1", "oval:vp", "lay:plant_vine:1")

INNOVATION = Lesson(
    "innovation",
    GAME,
    4,
    Part(
        "innovation",
        (
            Ask(
                "innovate",
                "place",
                right=("at:innovate:1",),
                wrong={"at:give_tour": "innovate-tour", "*": "innovate-other"},
                figures=TILES,
            ),
            Ask("hand", "worker"),
            Ask(
                "tile",
                "tile",
                right=("oval:vp",),
                also=lays_an_oval,
                wrong={"tile:tour": "tile-tour", "tile:plant": "tile-plant"},
            ),
            Ask(
                "lay",
                "lay",
                right=("lay:give_tour:1",),
                wrong={
                    "lay:harvest_field": "lay-winter",
                    "lay:draw_order": "lay-winter",
                    "lay:make_wine": "lay-winter",
                    "lay:train_worker": "lay-winter",
                    "lay:play_winter_visitor": "lay-winter",
                    "lay:fill_order": "lay-winter",
                    "lay:sell_wine": "lay-winter",
                    "*": "lay-other",
                },
                then="lay-done",
            ),
            Others(("at:give_tour:1", "worker:yellow")),
            Ask("tour", "place", right=("at:give_tour:1",), wrong={"*": "tour-other"}),
            Ask(
                "trained",
                "worker",
                right=("worker:bare",),
                wrong={"worker:yellow": "trained-yellow"},
                then="trained-done",
            ),
            Free(
                "free",
                choices={
                    "at:build_structure:1": "free-build",
                    "at:gain_lira": "free-lira",
                    "pass": "free-pass",
                },
            ),
        ),
    ),
    Part(
        "room-for-both",
        (
            Goal(
                "alone",
                both_planted,
                2,
                "alone-missed",
                (
                    (*MAKE_ROOM, "at:plant_vine:1", "plant:sangiovese:left"),
                    ("at:plant_vine:1", "plant:sangiovese:right", *MAKE_ROOM),
                ),
                then="alone-done",
            ),
            Others(("at:gain_lira", "at:plant_vine:1", "plant:malvasia:left")),
        ),
    ),
)
