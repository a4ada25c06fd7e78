"""First lessons: workers bring resources, resources become cards, and cards work by their colour."""

from figurka.games.farshore.lessons.looking import (
    SEASON_COMES,
    costs,
    discount,
    has,
    has_type,
    held,
    in_city,
    out_of_reach,
    price,
    stock,
    visited,
    workers,
)
from figurka.games.farshore.rules.things import PROSPERITY
from figurka.lessons.form import Ask, Free, Goal, Lesson, Others, Part

FIRST_CATCH = Lesson(
    "first-catch",
    "farshore",
    3,
    Part(
        "first-catch",
        (
            Ask(
                "fetch",
                "turn",
                right=("place:shore_seaweed",),
                point=("place:shore_seaweed", "hand:beach_sledge"),
                wrong={"place:docks": "fetch-docks", "place:lookout": "fetch-lookout", "*": "fetch-other"},
                then="fetched",
                holds=has(seaweed=2),
                figures={"count": costs("beach_sledge", "seaweed"), "have": held("seaweed")},
            ),
            Others(("place:shore_mushroom",)),
            Ask(
                "pay",
                "turn",
                right=("hand:beach_sledge",),
                wrong={"*": "pay-place"},
                then="paid",
                holds=has(driftwood=2),
                figures={"count": stock("driftwood")},
            ),
            Others(("place:mushroom_atoll",)),
            Ask(
                "again",
                "turn",
                right=("hand:tangle_raft",),
                wrong={"place": "again-place", "*": "again-other"},
                then="again-done",
                holds=in_city("tangle_raft"),
                figures={"count": costs("tangle_raft", "driftwood"), "have": held("driftwood")},
            ),
            Others(("hand:steward",)),
            Free(
                "free",
                choices={
                    "place:timber_spit": "free-spit",
                    "place:docks": "free-docks",
                    "hand:merchant": "free-merchant",
                },
            ),
        ),
    ),
    Part(
        "grove-alone",
        (
            Goal(
                "alone",
                in_city("grove"),
                2,
                "alone-missed",
                (
                    ("place:shore_seaweed", "hand:grove"),
                    (
                        "place:docks",
                        "hand:harbor",
                        "hand:merchant",
                        "done",
                        "seaweed",
                        "seaweed",
                        "hand:grove",
                    ),
                ),
                lost=out_of_reach("grove"),
                about=("hand:grove",),
                then="alone-done",
            ),
        ),
    ),
    unasked=(SEASON_COMES,),
)

FIVE_COLOURS = Lesson(
    "five-colours",
    "farshore",
    4,
    Part(
        "five-colours",
        (
            Ask(
                "green",
                "turn",
                right=("hand:merchant",),
                wrong={"place": "green-worker", "hand": "green-hideout", "*": "green-bay"},
            ),
            Ask(
                "trade",
                "exchange",
                right=("seaweed", "driftwood", "stone"),
                wrong={"decline": "trade-decline"},
            ),
            Ask("traded", "gain"),
            Ask("", "gain"),
            Ask("blue", "gain", point=("city:port",), then="blue-done"),
            Others(("place:shore_driftwood",)),
            Ask(
                "bay",
                "turn",
                right=("bay:inn",),
                wrong={"place": "bay-worker", "hand": "bay-hideout", "*": "bay-other"},
                holds=in_city("inn"),
                figures={"driftwood": price("inn", "driftwood"), "seaweed": price("inn", "seaweed")},
            ),
            Others(("place:shore_stone",)),
            Ask(
                "red",
                "turn",
                right=("city:inn",),
                wrong={"place": "red-place", "hand": "red-hideout", "*": "red-bay"},
                figures={"count": discount("inn")},
            ),
            Ask(
                "purple",
                "play",
                right=("bay:windmill", "bay:manor", "bay:gardens", "bay:galleon"),
                wrong={"*": "purple-other"},
                choices={
                    "bay:windmill": "purple-windmill",
                    "bay:manor": "purple-manor",
                    "bay:galleon": "purple-galleon",
                },
            ),
            Ask("pay", "payment", holds=has_type(PROSPERITY), optional=True, then="paid"),
            Ask(
                "tan",
                "turn",
                right=("hand:hideout",),
                wrong={"prepare": "tan-prepare", "*": "tan-bay"},
                then="tan-done",
                holds=in_city("hideout"),
                figures={"count": stock("treasure")},
            ),
        ),
    ),
    Part(
        "worker-on-a-card",
        (
            Goal(
                "alone",
                visited("steward"),
                2,
                "alone-missed",
                (("hand:steward", "stone", "city:steward"), ("hand:steward", "seaweed", "city:steward")),
                lost=lambda state: not in_city("steward")(state) or not workers(state),
                about=("hand:steward", "city:steward"),
                then="alone-done",
            ),
        ),
    ),
)
