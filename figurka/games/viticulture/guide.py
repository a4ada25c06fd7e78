"""The guide of Viticulture: what is remarked in a first whole game, and what is asked before a waste."""

from collections.abc import Sequence
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.state import SUMMER_PHASE, WINTER_PHASE, Player, VitState
from figurka.games.viticulture.rules.things import IRRIGATION, PASS, TRELLIS, BoardSpot, Gift, Order
from figurka.games.viticulture.rules.vineyard.cellar import wines_of
from figurka.games.viticulture.rules.vineyard.fields import harvestable
from figurka.games.viticulture.rules.vineyard.orders import can_fill
from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.words.names import called, lira, points
from figurka.guide.form import Doubt, Guide, Moment, Remark
from figurka.locales import Message

PLACE: Final = ("place",)
NEAR_END: Final = 4
"""Who lacks so many points or fewer may reach the end within a year."""
CELLAR_TOPS: Final = (3, 6)
"""The highest values of wine in the small and in the medium cellar."""
FOR_VINES: Final = TRELLIS | IRRIGATION
"""The structures that vines need."""
CELLARS: Final = ("medium_cellar", "large_cellar")


def me(moment: Moment) -> Player:
    """The guided player."""
    player: Player = moment.state.players[moment.seat]
    return player


def year(state: VitState, seat: int) -> int:
    """The year, the same for all."""
    return state.year


def summer(moment: Moment) -> bool:
    """Whether it is summer."""
    phase: int = moment.state.phase
    return phase == SUMMER_PHASE


def winter(moment: Moment) -> bool:
    """Whether it is winter."""
    phase: int = moment.state.phase
    return phase == WINTER_PHASE


def workers(moment: Moment) -> int:
    """How many workers can still be placed this year."""
    return sum(me(moment).available)


def offered(moment: Moment, action: str) -> list[str]:
    """The keys of the spaces of an action to which a worker may go now."""
    return [each.key for each in moment.decision.options if each.key.startswith(f"at:{action}")]


# What waits for the winter


def fitting(moment: Moment) -> list[Order]:
    """The orders in hand for which all wine lies in the cellar."""
    return [order for order in me(moment).orders() if can_fill(me(moment), order)]


def what_waits(moment: Moment) -> Message | None:
    """What only the winter can be used for: an order that can be filled, or a ripe field."""
    if fitting(moment):
        return Message("viticulture-guide-waits-order")
    return Message("viticulture-guide-waits-field") if harvestable(me(moment)) else None


def waiting(moment: Moment) -> Message:
    """The same where there is something."""
    found = what_waits(moment)
    assert found is not None
    return found


def spends_last(moment: Moment, option: Option) -> bool:
    """Whether the last worker of the year goes in summer although something waits for the winter."""
    return option is not PASS and summer(moment) and workers(moment) == 1 and what_waits(moment) is not None


# What would be lost


def cards_over(moment: Moment) -> int:
    """How many cards will have to go at the year's end."""
    limit: int = moment.state.edition.hand_limit
    return me(moment).cards_in_hand() - limit


def is_cramped(moment: Moment) -> bool:
    """Whether a wine cannot gain value because the cellar ends there."""
    level = me(moment).cellar_levels()
    return level < len(CELLAR_TOPS) and any(wine.value == CELLAR_TOPS[level] for wine in wines_of(me(moment)))


def next_cellar(moment: Moment) -> str:
    """The key of the cellar that comes next."""
    return f"structure:{CELLARS[me(moment).cellar_levels()]}"


def cellar_called(moment: Moment) -> Message:
    """The name of the cellar that comes next."""
    return Message(f"viticulture-structure-{CELLARS[me(moment).cellar_levels()]}")


def most_points(moment: Moment) -> int:
    """The points of whoever has the most."""
    players: Sequence[Player] = moment.state.players
    return max(player.vp for player in players)


# What is offered


def lira_offered(moment: Moment) -> Message:
    """The lira that a papa gives instead of his gift."""
    return lira(max(each.lira for each in moment.decision.options if isinstance(each, Gift)))


def points_offered(moment: Moment) -> int:
    """The points that a papa offers."""
    return max(each.vp for each in moment.decision.options if isinstance(each, Gift))


def gift_kind(moment: Moment) -> str:
    """What a papa offers: a structure for vines, needed by one in hand or not, points, or anything else."""
    if points_offered(moment):
        return "points"
    structures = [
        each.structure for each in moment.decision.options if isinstance(each, Gift) and each.structure
    ]
    if not structures or not structures[0].bit & FOR_VINES:
        return "other"
    needed = any(vine.needs & structures[0].bit for vine in me(moment).vines())
    return "needed" if needed else "structure"


def beside(moment: Moment) -> list[BoardSpot]:
    """The full actions to which only the grande worker can go."""
    spots = [each for each in moment.decision.options if isinstance(each, BoardSpot)]
    return [each for each in spots if each.key.endswith(":beside")]


def keys(options: Sequence[Option]) -> list[str]:
    """How things are called on the page."""
    return [each.key for each in options]


def beside_action(moment: Moment) -> Message:
    """The first of them by name."""
    return called(beside(moment)[0].action)


CHAIN: Final = (
    Remark(
        "filled",
        asked=PLACE,
        told=("fills",),
        figures={
            "points": lambda moment: points(me(moment).vp),
            "lira": lambda moment: lira(me(moment).residual),
        },
    ),
    Remark(
        "made", asked=PLACE, told=("makes",), lights={"order": lambda moment: offered(moment, "fill_order")}
    ),
    Remark(
        "harvested",
        asked=PLACE,
        told=("harvests",),
        lights={"wine": lambda moment: offered(moment, "make_wine")},
    ),
    Remark("planted", asked=PLACE, told=("plants",), lights={"harvest": ("action:harvest_field",)}),
)
"""From the vine to the order, each told when it was first done."""

GIFT: Final = Remark(
    "gift",
    asked=("gift",),
    figures={
        "lira": lira_offered,
        "points": lambda moment: points(points_offered(moment)),
        "gift": gift_kind,
    },
)
FITS: Final = Remark(
    "fits",
    asked=PLACE,
    holds=lambda moment: winter(moment) and bool(fitting(moment)) and bool(offered(moment, "fill_order")),
    figures={"points": lambda moment: points(fitting(moment)[0].vp)},
    lights={
        "fill": lambda moment: offered(moment, "fill_order"),
        "order": lambda moment: keys(fitting(moment)),
    },
    times=2,
)
HAND: Final = Remark(
    "hand",
    asked=PLACE,
    holds=lambda moment: winter(moment) and cards_over(moment) > 0,
    figures={
        "count": lambda moment: me(moment).cards_in_hand(),
        "limit": lambda moment: moment.state.edition.hand_limit,
    },
    times=2,
)

LOSSES: Final = (
    FITS,
    HAND,
    Remark(
        "cellar",
        asked=PLACE,
        holds=is_cramped,
        figures={"cellar": cellar_called, "top": lambda moment: CELLAR_TOPS[me(moment).cellar_levels()]},
        lights={"cellar": lambda moment: [next_cellar(moment)]},
    ),
)


REMARKS: Final = (
    GIFT,
    Remark("row", asked=("row",)),
    Remark("begin", asked=PLACE, holds=summer, figures={"count": workers}),
    Remark(
        "near-end",
        asked=PLACE,
        holds=lambda moment: most_points(moment) >= END_AT - NEAR_END,
        figures={"points": most_points, "end": lambda _: END_AT},
    ),
    *LOSSES,
    *CHAIN,
    Remark(
        "grande",
        asked=PLACE,
        holds=lambda moment: bool(beside(moment)),
        figures={"action": beside_action},
        lights={"place": lambda moment: keys(beside(moment))},
    ),
    Remark("build", asked=("build",)),
)

LAST_WORKER: Final = Doubt("last-worker", PLACE, spends_last, figures={"waits": waiting})

GUIDE: Final = Guide(REMARKS, year, (LAST_WORKER,), weighs={"place": 2.0})
