"""Lessons about the team: what all of you need, how the grande worker trades, and a spring together."""

from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.world.lessons.looking import (
    FELLOW,
    GOAL,
    TILES,
    event_price,
    has_influence,
    has_points,
    has_won,
    influence,
    is_filled,
    is_offered,
    lira_of,
    lira_short,
    points_of,
)
from figurka.lessons.form import LEARNER, Ask, Free, Goal, Lesson, Others, Part

GAME = "viticulture-world"

TOGETHER = Lesson(
    "together",
    GAME,
    3,
    Part(
        "together",
        (
            Ask(
                "influence",
                "place",
                right=("at:gain_influence:1",),
                wrong={
                    "at:fill_order": "influence-order",
                    "at:sell_wine": "influence-wine",
                    "at:train_worker": "influence-train",
                    "*": "influence-other",
                },
                figures=GOAL,
            ),
            Ask("", "worker", then="influence-done", holds=has_influence(7), figures=GOAL),
            Others(("at:draw_order:1", "worker:blue")),
            Ask(
                "order",
                "place",
                right=("at:fill_order:1",),
                wrong={"at:sell_wine": "order-wine", "*": "order-other"},
                figures=GOAL,
            ),
            Ask("", "worker", then="order-done", holds=has_points(9), figures=GOAL, optional=True),
            Others(("at:gain_lira", "worker:blue")),
            Free(
                "free",
                choices={
                    "at:draw_order:beside": "free-order",
                    "at:gain_lira": "free-lira",
                    "at:event_space:1": "free-event",
                },
                figures=GOAL,
            ),
        ),
    ),
    Part(
        "last-winter",
        (
            Goal(
                "alone",
                has_won,
                2,
                "alone-missed",
                (
                    ("at:fill_order:1", "worker:blue", "at:gain_influence:1"),
                    ("at:gain_influence:1", "worker:grande", "at:fill_order:1"),
                ),
                then="alone-done",
                figures=GOAL,
            ),
        ),
    ),
)

GRANDE_TRADE = Lesson(
    "grande-trade",
    GAME,
    4,
    Part(
        "full-house",
        (
            Ask(
                "beside",
                "place",
                right=("at:gain_influence:beside",),
                wrong={"at:event_space": "beside-event", "*": "beside-other"},
                figures={
                    "price": GOAL["price"],
                    "lira": lira_of(LEARNER),
                    "hers": lira_of(FELLOW),
                },
            ),
            Ask(
                "with",
                "trade_needed",
                right=("seat:1",),
                wrong={"take_back": "with-back"},
                figures={"short": lira_short},
            ),
            Ask(
                "give",
                "offer_give",
                right=("nothing", "thing:order"),
                wrong={"thing:lira": "give-lira"},
                figures={"short": lira_short},
            ),
            Ask(
                "ask",
                "offer_ask",
                right=("thing:lira",),
                wrong={"nothing": "ask-nothing"},
                figures={"short": lira_short},
                optional=True,
            ),
            Ask(
                "lira",
                "offer_ask_lira",
                right=("number:6",),
                also=is_offered,
                wrong={"*": "lira-few"},
                then="lira-done",
                holds=has_influence(9),
                figures={"short": lira_short, "price": GOAL["price"], "influence": influence},
            ),
            Others(("agree", "at:gain_lira", "worker:blue")),
            Free(
                "free",
                choices={
                    "at:harvest_field:1": "free-harvest",
                    "at:draw_order:1": "free-order",
                    "at:gain_lira": "free-lira",
                },
            ),
        ),
    ),
    Part(
        "missing-wine",
        (
            Goal(
                "alone",
                is_filled("r3_w1"),
                1,
                "alone-missed",
                (
                    ("at:draw_order:beside", "seat:1", "wine:red:3", "nothing"),
                    ("at:draw_order:beside", "later", "seat:1", "wine:red:3", "thing:lira", "number:1"),
                ),
                then="alone-done",
                figures={"hers": points_of(FELLOW), "order": lambda _: called(ORDER_BY_NAME["r3_w1"])},
            ),
            Others(("agree", "at:fill_order:1", "worker:blue")),
        ),
    ),
)

ALMA_WAKES = ("position:2", "at:draw_vine:1", "worker:yellow")

FIRST_SPRING = Lesson(
    "first-spring",
    GAME,
    4,
    Part(
        "first-spring",
        (
            Ask("gift", "gift", choices={"gift:structure:trellis": "gift-trellis", "gift:lira": "gift-lira"}),
            Others(("gift:lira",)),
            Ask("wake", "position", choices={"position:1": "wake-first", "defer": "wake-defer"}),
            Others(ALMA_WAKES),
            Ask("", "draw", optional=True),
            Others(ALMA_WAKES),
            Ask("", "position", optional=True),
            Others(ALMA_WAKES[1:]),
            Ask("", "draw", optional=True),
            Others(ALMA_WAKES[1:]),
            Ask(
                "event",
                "place",
                right=("at:event_space:1",),
                wrong={"at:innovate": "event-innovate", "*": "event-other"},
                figures={"price": event_price, "usual": TILES["price"], "lira": lira_of(LEARNER)},
            ),
            Ask("", "worker"),
            Ask("tile", "tile", choices={"oval:winter_visitor": "tile-visitor", "oval:vp": "tile-point"}),
            Ask("lay", "lay", then="laid"),
            Free("free", 2),
        ),
        seed=350,
    ),
    Part(
        "royal-audience",
        (
            Goal(
                "alone",
                has_influence(9),
                1,
                "alone-missed",
                (("at:event_space:1", "worker:yellow"), ("at:event_space:1", "worker:grande")),
                then="alone-done",
                figures={
                    "influence": influence,
                    "lira": lira_of(LEARNER),
                    "price": GOAL["price"],
                },
            ),
        ),
    ),
)
