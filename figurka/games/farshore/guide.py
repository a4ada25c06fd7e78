"""The guide of Farshore: what is remarked in a first whole game, and what is asked before a waste."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from figurka.core.decision import Option
from figurka.games.farshore.content.places import DUNES, SHORE
from figurka.games.farshore.rules.paying import Means, ways_to_play
from figurka.games.farshore.rules.scoring import TREASURE_POINTS
from figurka.games.farshore.rules.seasons import SEASON_DRAWS
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, NOBODY, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    AUTUMN,
    GOVERNANCE,
    PASS,
    PREPARE,
    PRODUCTION,
    PROSPERITY,
    SEASONS,
    TRAVELER,
    TREASURE,
    USUAL,
    Card,
    CardAt,
    CityCard,
    Payment,
    Place,
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
NAMED: Final = 2
"""So many cards are named before the others are counted."""
TURN: Final = ("turn",)
PLAYS: Final = ("plays", "plays-bay")


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


def played(moment: Moment, type_: int) -> Card | None:
    """A card of a type, so of a colour, that the player has just played."""
    events = [each for each in moment.news if each.kind in PLAYS and each.seat == moment.seat]
    return next(
        (each.thing for each in events if isinstance(each.thing, Card) and each.thing.type == type_), None
    )


def of_colour(says: str, type_: int) -> Remark:
    """What is said when a card of a colour was played for the first time."""
    return Remark(
        says,
        asked=TURN,
        told=PLAYS,
        holds=lambda moment: played(moment, type_) is not None,
        figures={"card": lambda moment: called(played(moment, type_) or nearest_card(moment))},
    )


def came_by_itself(moment: Moment) -> bool:
    """Whether a season has begun that the player did not choose: nothing else was left to him."""
    return PREPARE.key not in moment.chosen


def blocked(moment: Moment) -> list[Place]:
    """The places of the shore on which somebody else stands."""
    taken = moment.state.taken
    return [place for slot, place in enumerate(SHORE) if taken[slot] not in (NOBODY, moment.seat)]


@lru_cache(maxsize=1)
def pairs(moment: Moment) -> list[tuple[CardAt, CityCard]]:
    """The critters for which an anchor could pay now, each with the construction that would hold it."""
    means = Means(me(moment), USUAL)
    return [
        (each, way.anchor_on)
        for each in playable(moment)
        for way in ways_to_play(means, each.card, each.source)
        if way.anchor_on is not None
    ]


def has_worked_out(moment: Moment) -> bool:
    """Whether all workers are out, and cards are all that is left before the next season."""
    return not me(moment).ready and PREPARE in moment.decision.options


# What would be wasted


def prepares_early(moment: Moment, option: Option) -> bool:
    """Whether something would be lost or missed by ending the season now."""
    return option is PREPARE and bool(green(moment) or lost_draws(moment))


def prepares_with_cards(moment: Moment, option: Option) -> bool:
    """Whether the season ends although cards could be played, which nothing takes but those in the Bay."""
    return option is PREPARE and not prepares_early(moment, option) and bool(playable(moment))


def green(moment: Moment) -> list[CardAt]:
    """The green cards that can be played before a season in which they work."""
    works_soon = SEASONS[me(moment).season + 1] in ("spring", "autumn") if season_goes_on(moment) else False
    return [each for each in playable(moment) if each.card.type == PRODUCTION] if works_soon else []


def lost_draws(moment: Moment) -> int:
    """How many cards that the next season brings have no room in hand."""
    if not season_goes_on(moment) or SEASONS[me(moment).season + 1] not in ("summer", "autumn"):
        return 0
    return max(0, len(me(moment).hand) + SEASON_DRAWS - HAND_LIMIT)


def season_goes_on(moment: Moment) -> bool:
    """Whether another season comes for the player."""
    return me(moment).season < AUTUMN


def left_before_season(moment: Moment) -> tuple[Message, ...]:
    """All that is wasted if the player prepares now."""
    lost, cards = lost_draws(moment), green(moment)
    parts = [Message("farshore-guide-left-draws", {"count": lost})] if lost else []
    if cards:
        parts.append(Message("farshore-guide-left-green", {"cards": some_of(cards)}))
    return tuple(parts)


def some_of(cards: Sequence[CardAt]) -> tuple[Message, ...]:
    """The names of the first cards, and how many more there are."""
    names = tuple(called(each) for each in cards[:NAMED])
    more = len(cards) - len(names)
    return (*names, Message("farshore-guide-left-more", {"count": more})) if more else names


def passes_early(moment: Moment, option: Option) -> bool:
    """Whether the game ends for the player although something is left that may bring points."""
    return option is PASS and bool(left_before_end(moment))


def left_before_end(moment: Moment) -> tuple[Message, ...]:
    """All that is wasted if the player passes now."""
    player, cards, parts = me(moment), counting(moment), list[Message]()
    if player.ready:
        parts.append(Message("farshore-guide-left-workers", {"count": player.ready}))
    if DUNES in moment.decision.options:
        parts.append(Message("farshore-guide-left-map"))
    for each in cards[:1]:
        parts.append(Message("farshore-guide-left-card", {"card": called(each), "points": each.card.points}))
    if len(cards) > 1:
        parts.append(Message("farshore-guide-left-more", {"count": len(cards) - 1}))
    return tuple(parts)


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
        lights={"hand": lambda moment: keys([card.in_hand for card in me(moment).hand])},
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
            "price": lambda moment: (anchored(moment) or nearest_card(moment)).cost.total,
        },
        times=2,
    ),
    Remark(
        "last-worker",
        asked=TURN,
        holds=lambda moment: me(moment).season == AUTUMN and me(moment).ready == 1,
        lights={"dunes": (DUNES.key,)},
    ),
    Remark(
        "last-season",
        asked=TURN,
        holds=lambda moment: me(moment).season == AUTUMN,
        figures={"count": lambda moment: me(moment).ready},
        lights={"maps": ("place:dunes",)},
    ),
    Remark(
        "season-came",
        asked=TURN,
        told=("prepares",),
        holds=came_by_itself,
        figures={"season": season_now, "count": lambda moment: me(moment).ready},
    ),
    Remark(
        "production",
        asked=("production",),
        figures={"season": season_now},
    ),
    Remark(
        "wind-changed",
        asked=TURN,
        holds=lambda moment: moment.told("changes-wind") is not None,
        lights={"rose": lambda moment: keys(moment.state.winds)},
    ),
    Remark(
        "prepared-green",
        asked=TURN,
        told=("prepares",),
        holds=lambda moment: moment.own("activates") is not None,
        figures={"season": season_now},
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
        "worked-out",
        asked=TURN,
        holds=has_worked_out,
    ),
    Remark(
        "map",
        asked=TURN,
        holds=lambda moment: DUNES in moment.decision.options,
        lights={"dunes": (DUNES.key,)},
    ),
    Remark(
        "pair",
        asked=TURN,
        holds=lambda moment: bool(pairs(moment)),
        figures={
            "card": lambda moment: called(pairs(moment)[0][0]),
            "on": lambda moment: called(pairs(moment)[0][1]),
        },
        lights={
            "card": lambda moment: [pairs(moment)[0][0].key],
            "on": lambda moment: [pairs(moment)[0][1].key],
        },
    ),
    of_colour("green", PRODUCTION),
    of_colour("blue", GOVERNANCE),
    of_colour("tan", TRAVELER),
    of_colour("purple", PROSPERITY),
    Remark(
        "own-place",
        asked=TURN,
        holds=lambda moment: bool(own_places(moment)),
        figures={"card": lambda moment: called(own_places(moment)[0])},
        lights={"card": lambda moment: [own_places(moment)[0].key]},
    ),
    Remark(
        "blocked",
        asked=TURN,
        holds=lambda moment: bool(blocked(moment)) and me(moment).ready > 0,
        figures={"place": lambda moment: called(blocked(moment)[0])},
        lights={"place": lambda moment: [blocked(moment)[0].key]},
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
        "bay",
        asked=TURN,
        holds=lambda moment: bool(playable(moment, "bay:")) and not playable(moment, "hand:"),
        figures={"count": lambda moment: len(playable(moment, "bay:"))},
        lights={"cards": lambda moment: keys(playable(moment, "bay:"))},
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
    Doubt("prepare-early", TURN, prepares_early, figures={"parts": left_before_season}),
    Doubt(
        "prepare-cards",
        TURN,
        prepares_with_cards,
        figures={
            "count": lambda moment: len(playable(moment)),
            "cards": lambda moment: some_of(playable(moment)),
        },
        times=1,
    ),
    Doubt("pass-early", TURN, passes_early, figures={"parts": left_before_end}, times=1),
)

GUIDE: Final = Guide(
    REMARKS,
    season,
    DOUBTS,
    weighs={"turn": 5.0},
    a_chapter=6,
    a_game=20,
    better_a_chapter=2,
    better_a_game=5,
)
