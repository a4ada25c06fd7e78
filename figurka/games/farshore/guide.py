"""The guide of Farshore: what is remarked in a first whole game, and what is asked before a waste."""

from collections.abc import Sequence
from typing import Final

from figurka.core.decision import Option
from figurka.games.farshore.rules.scoring import TREASURE_POINTS
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    AUTUMN,
    PASS,
    PREPARE,
    PRODUCTION,
    SEASONS,
    TREASURE,
    Card,
    CardAt,
    CityCard,
    Payment,
    Way,
)
from figurka.games.farshore.words.things import called
from figurka.guide.form import Doubt, Guide, Moment, Remark
from figurka.locales import Message

CHEAP: Final = 3
"""What costs so many resources or fewer can be played soon."""
DEAR: Final = 3
"""A critter of so many mushrooms or more is worth an anchor."""
NARROW: Final = 3
"""With so many spaces left in the city each card should be worth one."""
TURN: Final = ("turn",)


def me(moment: Moment) -> Player:
    """The guided player."""
    player: Player = moment.state.players[moment.seat]
    return player


def season(state: FarshoreState, seat: int) -> int:
    """The season of a player."""
    return state.players[seat].season


# Cards


def cheap_cards(moment: Moment) -> list[Card]:
    """The cards in hand that can be played soon."""
    return [card for card in me(moment).hand if card.cost.total <= CHEAP]


def nearest_card(moment: Moment) -> Card:
    """The card in hand for which the fewest resources are lacking; among equals the first."""
    goods = me(moment).goods

    def lacks(card: Card) -> int:
        return sum(max(0, amount - goods[index]) for index, amount in card.cost.parts)

    return min(me(moment).hand, key=lambda card: (lacks(card) == 0, lacks(card), card.cost.total))


def playable(moment: Moment, *sources: str) -> list[CardAt]:
    """The cards that can be played now, from hand or Bay: first those that would work again in the spring."""
    found = [each for each in moment.decision.options if isinstance(each, CardAt)]
    wanted = [each for each in found if each.key.startswith(sources or ("hand:", "bay:"))]
    return sorted(wanted, key=lambda each: each.card.type != PRODUCTION)


def own_places(moment: Moment) -> list[CityCard]:
    """The cards of one's own city to which a worker may go now."""
    return [each for each in moment.decision.options if isinstance(each, CityCard)]


def keys(options: Sequence[Option]) -> list[str]:
    """How things are called on the page."""
    return [each.key for each in options]


# What is told


def carried(moment: Moment) -> Message:
    """The card that the wind has carried the ship for."""
    event = moment.own("sails-wind")
    assert event is not None
    assert event.thing is not None
    return called(event.thing)


def season_now(moment: Moment) -> Message:
    """The season that has begun for the player."""
    return Message(f"farshore-season-{SEASONS[me(moment).season]}")


def has_anchor(moment: Moment) -> bool:
    """Whether an anchor could pay, and what it would pay can be paid."""
    return any(isinstance(each, Way) and each.anchor_on is not None for each in moment.decision.options)


def anchored(moment: Moment) -> Card | None:
    """The critter for which an anchor could pay."""
    because = moment.decision.because
    return because.card if isinstance(because, CardAt) else None


def is_modest(moment: Moment) -> bool:
    """Whether an anchor could pay for a critter that does not cost much."""
    card = anchored(moment)
    return has_anchor(moment) and card is not None and card.cost.total < DEAR


def could_keep_treasure(moment: Moment) -> bool:
    """Whether a price can be paid with treasures or without."""
    spent = {bool(each.amounts[TREASURE]) for each in moment.decision.options if isinstance(each, Payment)}
    return len(spent) == 2


def without_treasure(moment: Moment) -> list[str]:
    """The payments that leave all treasures."""
    payments = [each for each in moment.decision.options if isinstance(each, Payment)]
    return keys([each for each in payments if not each.amounts[TREASURE]])


# What would be wasted


def prepares_early(moment: Moment, option: Option) -> bool:
    """Whether the season ends although a green card could be played, which would work again at once."""
    return option is PREPARE and bool(green(moment))


def green(moment: Moment) -> list[CardAt]:
    """The green cards that can be played before a season in which they work."""
    works_soon = SEASONS[me(moment).season + 1] in ("spring", "autumn") if season_goes_on(moment) else False
    return [each for each in playable(moment) if each.card.type == PRODUCTION] if works_soon else []


def season_goes_on(moment: Moment) -> bool:
    """Whether another season comes for the player."""
    return me(moment).season < AUTUMN


def passes_with_worker(moment: Moment, option: Option) -> bool:
    """Whether the game ends for the player although a worker is ready."""
    return option is PASS and me(moment).ready > 0


def passes_with_card(moment: Moment, option: Option) -> bool:
    """Whether the game ends for the player although he could play a card that counts something."""
    return option is PASS and bool(counting(moment))


def counting(moment: Moment) -> list[CardAt]:
    """The cards that can be played and bear points, the most first; treasures are not spent on them."""
    player = me(moment)
    worth = [each for each in playable(moment) if each.card.points > 0]
    paid = [
        each for each in worth if all(player.goods[index] >= count for index, count in each.card.cost.parts)
    ]
    return sorted(paid, key=lambda each: -each.card.points)


REMARKS: Final = (
    Remark(
        "redraw",
        asked=("redraw",),
        figures={"count": lambda moment: len(cheap_cards(moment)), "price": lambda _: CHEAP},
        lights={"cheap": lambda moment: keys([card.in_hand for card in cheap_cards(moment)])},
    ),
    Remark(
        "begin",
        asked=TURN,
        holds=lambda moment: me(moment).season == 0 and bool(me(moment).hand) and not me(moment).city,
        figures={"card": lambda moment: called(nearest_card(moment))},
        lights={"card": lambda moment: [nearest_card(moment).in_hand.key]},
    ),
    Remark(
        "treasure",
        asked=("payment",),
        holds=could_keep_treasure,
        figures={"points": lambda _: TREASURE_POINTS},
        lights={"without": without_treasure},
        times=2,
    ),
    Remark(
        "anchor",
        asked=("way",),
        holds=is_modest,
        figures={
            "card": lambda moment: called(anchored(moment) or nearest_card(moment)),
            "count": lambda moment: me(moment).anchors,
        },
        times=2,
    ),
    Remark(
        "last-season",
        asked=TURN,
        holds=lambda moment: me(moment).season == AUTUMN,
        figures={"count": lambda moment: me(moment).ready},
        lights={"maps": ("place:dunes",)},
    ),
    Remark(
        "prepared",
        asked=TURN,
        told=("prepares",),
        figures={"season": season_now, "count": lambda moment: me(moment).ready},
    ),
    Remark(
        "wind",
        asked=TURN,
        told=("sails-wind",),
        figures={"card": carried},
        lights={
            "rose": lambda moment: keys(moment.state.winds),
            "ship": lambda moment: [f"ship:{moment.seat + 1}"],
        },
    ),
    Remark(
        "full-hand",
        asked=TURN,
        holds=lambda moment: len(me(moment).hand) >= HAND_LIMIT and me(moment).ready > 0,
        figures={"count": lambda _: HAND_LIMIT},
        lights={"docks": ("place:docks",)},
        times=2,
    ),
    Remark(
        "narrow-city",
        asked=TURN,
        holds=lambda moment: 0 < CITY_SPACES - me(moment).spaces <= NARROW,
        figures={"count": lambda moment: CITY_SPACES - me(moment).spaces},
    ),
    Remark(
        "own-place",
        asked=TURN,
        holds=lambda moment: bool(own_places(moment)),
        figures={"card": lambda moment: called(own_places(moment)[0])},
        lights={"card": lambda moment: [own_places(moment)[0].key]},
    ),
    Remark(
        "bay",
        asked=TURN,
        holds=lambda moment: bool(playable(moment, "bay:")) and not playable(moment, "hand:"),
        figures={"card": lambda moment: called(playable(moment, "bay:")[0])},
        lights={"card": lambda moment: [playable(moment, "bay:")[0].key]},
    ),
    Remark(
        "found",
        asked=TURN,
        told=("finds",),
        figures={"points": lambda _: TREASURE_POINTS},
        lights={"treasure": ("treasure",)},
    ),
)

DOUBTS: Final = (
    Doubt(
        "prepare-early",
        TURN,
        prepares_early,
        figures={
            "card": lambda moment: called(green(moment)[0]),
            "season": lambda moment: Message(f"farshore-season-{SEASONS[me(moment).season + 1]}"),
        },
    ),
    Doubt("pass-worker", TURN, passes_with_worker, figures={"count": lambda moment: me(moment).ready}),
    Doubt(
        "pass-card",
        TURN,
        passes_with_card,
        figures={
            "card": lambda moment: called(counting(moment)[0]),
            "points": lambda moment: counting(moment)[0].card.points,
        },
    ),
)

GUIDE: Final = Guide(REMARKS, season, DOUBTS, weighs={"turn": 5.0})
