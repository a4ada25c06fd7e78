"""Lessons of the year: preparing for a season, map tiles, and the end in autumn."""

from figurka.games.farshore.lessons.looking import (
    SEASON_COMES,
    anchors,
    anchors_left,
    costs,
    earned,
    has_type,
    in_city,
    in_hand,
    map_tiles,
    points,
    season,
    stock,
    workers,
)
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import PROSPERITY, SPRING
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

NOT_FOR_THE_DOCKS = {"hand:grove": "discard-grove", "hand:shipwreck": "discard-shipwreck"}
KEPT = in_hand("grove", "shipwreck")


def raft_in_spring(state: FarshoreState) -> bool:
    """The raft was in the city when spring came: it has worked twice."""
    return season(state) == SPRING and in_city("tangle_raft")(state) and stock("seaweed")(state) == 2


YEAR_TURNS = Lesson(
    "year-turns",
    "farshore",
    4,
    Part(
        "year-turns",
        (
            Ask(
                "docks",
                "turn",
                right=("place:docks",),
                point=("place:docks", "hand:grove"),
                wrong={"place": "docks-place", "*": "docks-shipwreck"},
                figures={"count": costs("grove", "driftwood")},
            ),
            Ask(
                "discard",
                "discard",
                right=("hand:manor",),
                wrong={**NOT_FOR_THE_DOCKS, "done": "discard-done"},
            ),
            Ask("", "discard", right=("hand:manor",), also=KEPT, wrong=NOT_FOR_THE_DOCKS),
            Ask("", "discard", right=("done",), wrong=NOT_FOR_THE_DOCKS, optional=True),
            Ask("gain", "gain", right=("driftwood",), wrong={"*": "gain-other"}),
            Ask("gain-more", "gain", optional=True),
            Others(("place:shore_seaweed",)),
            Ask(
                "grove",
                "turn",
                right=("hand:grove",),
                wrong={"prepare": "grove-prepare", "*": "grove-shipwreck"},
                holds=in_city("grove"),
            ),
            Others(("hand:galley",)),
            Ask(
                "prepare",
                "turn",
                right=("prepare",),
                wrong={"*": "prepare-shipwreck"},
                holds=lambda state: workers(state) == 3,
            ),
            Free(
                "order",
                choices={
                    "city:beach_sledge": "order-sledge",
                    "city:merchant": "order-merchant",
                    "city:grove": "order-grove",
                },
                then="order-done",
                figures={"count": workers},
            ),
            Others(("place:shore_stone",)),
        ),
    ),
    Part(
        "before-preparing",
        (
            Goal(
                "alone",
                raft_in_spring,
                2,
                "alone-missed",
                (("hand:tangle_raft", "prepare"),),
                lost=lambda state: season(state) == SPRING,
                about=("hand:tangle_raft", "city:tangle_raft"),
                then="alone-done",
            ),
        ),
    ),
    unasked=(SEASON_COMES,),
)

LAST_AUTUMN = Lesson(
    "last-autumn",
    "farshore",
    4,
    Part(
        "last-autumn",
        (
            Ask(
                "third-blue",
                "turn",
                right=("hand:navigator",),
                wrong={
                    "place:dunes": "third-blue-dunes",
                    "pass": "third-blue-pass",
                    "*": "third-blue-other",
                },
            ),
            Ask(
                "way",
                "way",
                point=("way:pay", "anchor:city:port", "anchor:city:lighthouse"),
                choices={"way:pay": "way-pay", "anchor:city:port": "way-anchor"},
                figures={"count": costs("navigator", "mushroom"), "anchors": anchors_left},
            ),
            Ask("port", "gain", holds=in_city("navigator")),
            Ask(
                "dunes",
                "turn",
                right=("place:dunes",),
                wrong={"pass": "third-blue-pass", "*": "dunes-other"},
            ),
            Ask(
                "map",
                "map",
                point=("map:production", "map:governance"),
                choices={"map:production": "map-production", "map:governance": "map-governance"},
                then="map-done",
                holds=lambda state: map_tiles(state) == 1,
                figures={"count": earned("maps")},
            ),
            Ask(
                "again",
                "turn",
                right=("place:dunes",),
                wrong={"pass": "third-blue-pass", "*": "again-other"},
                then="again-done",
                holds=lambda state: map_tiles(state) == 2,
                figures={"count": earned("maps")},
            ),
            Ask(
                "purple",
                "turn",
                right=("hand:windmill",),
                also=has_type(PROSPERITY),
                wrong={"pass": "purple-pass", "*": "purple-other"},
                then="purple-done",
                figures={"count": earned("prosperity")},
            ),
            Ask(
                "anchor",
                "turn",
                right=("bay:governor", "bay:admiral"),
                wrong={"pass": "anchor-pass", "*": "anchor-other"},
                figures={"count": anchors},
            ),
            Ask("port", "gain"),
            Ask(
                "pass",
                "turn",
                right=("pass",),
                wrong={"*": "pass-shipwreck"},
                then="pass-done",
                figures={
                    "count": points,
                    "cards": earned("cards"),
                    "purple": earned("prosperity"),
                    "maps": earned("maps"),
                    "ship": earned("ship"),
                },
            ),
        ),
    ),
    Part(
        "second-map",
        (
            Goal(
                "alone",
                lambda state: map_tiles(state) == 2,
                1,
                "alone-missed",
                (("place:dunes",),),
                about=("place:dunes",),
                then="alone-done",
                figures={"count": earned("maps")},
            ),
        ),
    ),
)
