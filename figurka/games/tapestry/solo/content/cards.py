"""The bots' content: 22 decision cards, the Automa's civilizations, its mats and the six levels."""

from typing import Final

from figurka.games.tapestry.content.cards import DECK_OF_CARDS, TRAP
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    CARDS,
    CONQUER,
    EXPLORATION,
    EXPLORE,
    INVENT,
    MILITARY,
    REGRESS,
    RESEARCH,
    SCIENCE,
    TECHNOLOGY,
    Card,
)
from figurka.games.tapestry.solo.rules.things import (
    ANY_OPEN,
    FAVOURITE,
    NEAREST_END,
    NEAREST_LANDMARK_OR_END,
    AutomaCivilization,
    BotBenefit,
    Cell,
    DecisionCard,
    Level,
    Mat,
    Pattern,
)

# The order in which a card reads the map: direction, first hex, first hex of the next row
P01: Final = Pattern("p01", 2, (0, -3), (-1, -2))
P02: Final = Pattern("p02", 5, (2, -3), (3, -2))
P03: Final = Pattern("p03", 3, (3, -2), (2, -3))
P04: Final = Pattern("p04", 0, (3, 0), (2, 1))
P05: Final = Pattern("p05", 4, (3, 0), (3, -1))
P06: Final = Pattern("p06", 1, (1, 2), (-1, 3))
P07: Final = Pattern("p07", 5, (-1, 3), (1, 2))
P08: Final = Pattern("p08", 2, (-3, 3), (-3, 2))
P09: Final = Pattern("p09", 0, (-3, 3), (-2, 3))
P10: Final = Pattern("p10", 3, (-3, 1), (-2, -1))

DECISION_CARDS: Final = (
    DecisionCard(
        1, True, NEAREST_END, ANY_OPEN, (FAVOURITE, MILITARY, EXPLORATION, TECHNOLOGY, SCIENCE), P01, True
    ),
    DecisionCard(
        2,
        True,
        ANY_OPEN,
        NEAREST_LANDMARK_OR_END,
        (MILITARY, EXPLORATION, FAVOURITE, SCIENCE, TECHNOLOGY),
        P02,
        False,
    ),
    DecisionCard(
        3,
        False,
        NEAREST_LANDMARK_OR_END,
        NEAREST_END,
        (SCIENCE, TECHNOLOGY, MILITARY, EXPLORATION, FAVOURITE),
        P01,
        True,
    ),
    DecisionCard(
        4,
        True,
        NEAREST_LANDMARK_OR_END,
        ANY_OPEN,
        (TECHNOLOGY, SCIENCE, FAVOURITE, MILITARY, EXPLORATION),
        P03,
        False,
    ),
    DecisionCard(
        5,
        False,
        ANY_OPEN,
        NEAREST_LANDMARK_OR_END,
        (EXPLORATION, MILITARY, TECHNOLOGY, SCIENCE, FAVOURITE),
        P10,
        False,
    ),
    DecisionCard(
        6, False, ANY_OPEN, ANY_OPEN, (MILITARY, SCIENCE, FAVOURITE, TECHNOLOGY, EXPLORATION), P01, True
    ),
    DecisionCard(
        7, False, ANY_OPEN, ANY_OPEN, (FAVOURITE, TECHNOLOGY, EXPLORATION, MILITARY, SCIENCE), P05, False
    ),
    DecisionCard(
        8, True, ANY_OPEN, ANY_OPEN, (EXPLORATION, MILITARY, TECHNOLOGY, FAVOURITE, SCIENCE), P06, False
    ),
    DecisionCard(
        9, True, ANY_OPEN, ANY_OPEN, (TECHNOLOGY, SCIENCE, FAVOURITE, EXPLORATION, MILITARY), P04, True
    ),
    DecisionCard(
        10,
        False,
        NEAREST_LANDMARK_OR_END,
        ANY_OPEN,
        (MILITARY, EXPLORATION, TECHNOLOGY, SCIENCE, FAVOURITE),
        P09,
        True,
    ),
    DecisionCard(
        11,
        False,
        ANY_OPEN,
        NEAREST_LANDMARK_OR_END,
        (FAVOURITE, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY),
        P07,
        False,
    ),
    DecisionCard(
        12, True, ANY_OPEN, ANY_OPEN, (SCIENCE, TECHNOLOGY, FAVOURITE, MILITARY, EXPLORATION), P08, True
    ),
    DecisionCard(
        13,
        False,
        ANY_OPEN,
        NEAREST_LANDMARK_OR_END,
        (SCIENCE, TECHNOLOGY, MILITARY, FAVOURITE, EXPLORATION),
        P06,
        False,
    ),
    DecisionCard(
        14,
        True,
        NEAREST_LANDMARK_OR_END,
        ANY_OPEN,
        (EXPLORATION, FAVOURITE, SCIENCE, MILITARY, TECHNOLOGY),
        P04,
        True,
    ),
    DecisionCard(
        15,
        False,
        NEAREST_LANDMARK_OR_END,
        NEAREST_LANDMARK_OR_END,
        (FAVOURITE, MILITARY, TECHNOLOGY, EXPLORATION, SCIENCE),
        P09,
        True,
    ),
    DecisionCard(
        16,
        True,
        ANY_OPEN,
        NEAREST_LANDMARK_OR_END,
        (TECHNOLOGY, EXPLORATION, FAVOURITE, SCIENCE, MILITARY),
        P07,
        False,
    ),
    DecisionCard(
        17, True, ANY_OPEN, ANY_OPEN, (EXPLORATION, FAVOURITE, TECHNOLOGY, MILITARY, SCIENCE), P05, False
    ),
    DecisionCard(
        18,
        False,
        NEAREST_LANDMARK_OR_END,
        ANY_OPEN,
        (FAVOURITE, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY),
        P01,
        False,
    ),
    DecisionCard(
        19, True, ANY_OPEN, ANY_OPEN, (MILITARY, TECHNOLOGY, SCIENCE, EXPLORATION, FAVOURITE), P02, True
    ),
    DecisionCard(
        20, False, ANY_OPEN, ANY_OPEN, (TECHNOLOGY, EXPLORATION, SCIENCE, MILITARY, FAVOURITE), P01, False
    ),
    DecisionCard(
        21, True, ANY_OPEN, NEAREST_END, (EXPLORATION, TECHNOLOGY, FAVOURITE, SCIENCE, MILITARY), P03, True
    ),
    DecisionCard(
        22, False, NEAREST_END, ANY_OPEN, (MILITARY, EXPLORATION, TECHNOLOGY, FAVOURITE, SCIENCE), P01, True
    ),
)
STARTING_CARDS: Final = DECISION_CARDS[:7]
PROGRESS_CARDS: Final = DECISION_CARDS[7:]
DUO_CARDS: Final = DECISION_CARDS[:12]
"""The cards of the game of two people with the Shadow Empire (A-286)."""

RESEARCH_FULL: Final = BotBenefit("research", "A-42", RESEARCH)
RESEARCH_X: Final = BotBenefit("research_x", "A-43", RESEARCH)
INVENT_NONE: Final = BotBenefit("invent", "A-44", INVENT)
CONQUER_NEAR: Final = BotBenefit("conquer", "A-45", CONQUER)
CONQUER_ANYWHERE: Final = BotBenefit("conquer_anywhere", "A-46", CONQUER)
EXPLORE_NEAR: Final = BotBenefit("explore", "A-47", EXPLORE)
EXPLORE_ANYWHERE: Final = BotBenefit("explore_anywhere", "A-48", EXPLORE)
ADVANCE_CHOICE: Final = BotBenefit("advance_choice", "A-49", ADVANCE)
REGRESS_CHOICE: Final = BotBenefit("regress_choice", "A-50", REGRESS)
TAPESTRY_CARD: Final = BotBenefit("tapestry_card", "A-51", CARDS)

AUTOMA_BENEFITS: Final[dict[tuple[int, int], tuple[BotBenefit, ...]]] = {
    (EXPLORATION, 2): (EXPLORE_NEAR,),
    (EXPLORATION, 3): (EXPLORE_NEAR,),
    (EXPLORATION, 4): (EXPLORE_NEAR,),
    (EXPLORATION, 7): (EXPLORE_NEAR,),
    (EXPLORATION, 9): (EXPLORE_ANYWHERE,),
    (SCIENCE, 1): (RESEARCH_X,),
    (SCIENCE, 2): (TAPESTRY_CARD,),
    (SCIENCE, 3): (RESEARCH_X,),
    (SCIENCE, 4): (TAPESTRY_CARD,),
    (SCIENCE, 5): (RESEARCH_FULL,),
    (SCIENCE, 6): (RESEARCH_FULL,),
    (SCIENCE, 9): (ADVANCE_CHOICE,),
    (SCIENCE, 10): (REGRESS_CHOICE,),
    (SCIENCE, 11): (ADVANCE_CHOICE,),
    (SCIENCE, 12): (RESEARCH_X,),
    (MILITARY, 1): (CONQUER_NEAR,),
    (MILITARY, 2): (TAPESTRY_CARD,),
    (MILITARY, 3): (CONQUER_NEAR,),
    (MILITARY, 5): (CONQUER_NEAR,),
    (MILITARY, 6): (
        CONQUER_NEAR,
        TAPESTRY_CARD,
    ),
    (MILITARY, 7): (CONQUER_NEAR,),
    (MILITARY, 8): (CONQUER_ANYWHERE,),
    (MILITARY, 12): (CONQUER_NEAR,),
    (TECHNOLOGY, 1): (INVENT_NONE,),
    (TECHNOLOGY, 2): (TAPESTRY_CARD,),
    (TECHNOLOGY, 3): (INVENT_NONE,),
    (TECHNOLOGY, 4): (INVENT_NONE,),
    (TECHNOLOGY, 7): (INVENT_NONE,),
}
"""What the Automa gains on each space; everywhere else it gains nothing (A-52)."""
ADVANCE_TRACKS: Final = (MILITARY, TECHNOLOGY, EXPLORATION)
"""The tracks named by Physics and Quantum Physics."""
REGRESS_TRACKS: Final = (MILITARY, TECHNOLOGY)
"""The tracks named by Neuroscience."""

EXPLORERS: Final = AutomaCivilization("explorers", EXPLORATION, "A-245")
SCIENTISTS: Final = AutomaCivilization("scientists", SCIENCE, "A-246")
CONQUERORS: Final = AutomaCivilization("conquerors", MILITARY, "A-247")
ENGINEERS: Final = AutomaCivilization("engineers", TECHNOLOGY, "A-248")
AUTOMA_CIVILIZATIONS: Final = (EXPLORERS, SCIENTISTS, CONQUERORS, ENGINEERS)
"""By favourite track."""

REASSESS: Final = Cell("reassess_favourites", "A-101")
ADVANCE_AGAIN: Final = Cell("advance_with_last_pair", "A-102")
CIVILIZATION_BONUS: Final = Cell("civilization_bonus", "A-103")
SCORE_POINTS: Final = Cell("score_vp", "A-104")
ADD_CARDS: Final = Cell("add_progress_cards", "A-105")
ADD_MORE_CARDS: Final = Cell("add_progress_cards_again", "A-106")
TAPESTRY_TO_MAT: Final = Cell("tapestry_to_mat", "A-107")
TAPESTRY_TO_SUPPLY: Final = Cell("tapestry_to_supply", "A-108")
SHUFFLE: Final = Cell("shuffle_decision_deck", "A-109")
TURNS_OF_CELL: Final = {
    REASSESS: (2, 3, 4, 5),
    ADVANCE_AGAIN: (2, 3, 4, 5),
    CIVILIZATION_BONUS: (2, 3, 4, 5),
    SCORE_POINTS: (2, 3, 4, 5),
    ADD_CARDS: (2, 3, 4),
    ADD_MORE_CARDS: (3, 4),
    TAPESTRY_TO_MAT: (2, 3, 4),
    TAPESTRY_TO_SUPPLY: (1, 2, 3, 4),
    SHUFFLE: (2, 3, 4),
}
"""In which income turns a cell applies, where the chart has it."""

NORMAL: Final = Mat("normal", "A-210", {2: (1, 0, 1), 3: (2, 1, 1), 4: (2, 1, 2), 5: (3, 2, 3)})
HARD: Final = Mat("hard", "A-211", {2: (1, 0, 1), 3: (2, 1, 2), 4: (2, 2, 2), 5: (3, 3, 4)})
FIRST_INTO_ERA: Final = (0, 0, 2, 3, 4, 0)
"""By income turn what the Automa scores for being first."""

CHART_1: Final = (REASSESS, SCORE_POINTS, ADD_CARDS, TAPESTRY_TO_MAT, SHUFFLE)
CHART_2: Final = (
    REASSESS,
    CIVILIZATION_BONUS,
    SCORE_POINTS,
    ADD_CARDS,
    TAPESTRY_TO_MAT,
    TAPESTRY_TO_SUPPLY,
    SHUFFLE,
)
CHART_3: Final = (
    REASSESS,
    ADVANCE_AGAIN,
    CIVILIZATION_BONUS,
    SCORE_POINTS,
    ADD_CARDS,
    ADD_MORE_CARDS,
    TAPESTRY_TO_MAT,
    TAPESTRY_TO_SUPPLY,
    SHUFFLE,
)
LEVELS: Final = (
    Level(1, "A-217", NORMAL, CHART_1, {2: (2, 0), 3: (2, 0), 4: (2, 0)}),
    Level(2, "A-218", NORMAL, CHART_2, {2: (2, 0), 3: (2, 0), 4: (2, 0)}),
    Level(3, "A-219", NORMAL, CHART_3, {2: (0, 0), 3: (0, 2), 4: (0, 2)}),
    Level(4, "A-220", NORMAL, CHART_3, {2: (2, 0), 3: (2, 2), 4: (2, 2)}),
    Level(5, "A-221", HARD, CHART_3, {2: (2, 0), 3: (2, 4), 4: (2, 4)}),
    Level(6, "A-222", HARD, CHART_3, {2: (2, 0), 3: (2, 4), 4: (2, 4)}),
)
LEVEL_NAMES: Final = tuple(str(level.number) for level in LEVELS)
FIRST_ADVANCES: Final = (MILITARY, EXPLORATION, TECHNOLOGY, SCIENCE)
"""The tracks on which bots advance in the first income turn of level 6, in the printed order."""

REMOVED_CARDS: Final = (
    "age_of_sail",
    "alliance",
    "coal_baron",
    "dictatorship",
    "diplomacy",
    "espionage",
    "marriage_of_state",
    "oil_magnate",
    "olympic_host",
    "steam_tycoon",
    "trade_economy",
)
REMOVED_TRAPS: Final = 2
REMOVED_CIVILIZATIONS: Final = ("futurists", "heralds", "inventors", "traders")
"""What leaves the game before one plays alone (A-8)."""
HUMAN_START: Final = (2, 0)
AUTOMA_START: Final = (-2, 2)


def solo_deck() -> list[Card]:
    """The tapestry cards without those that leave the game (A-8)."""
    deck = [card for card in DECK_OF_CARDS if card.name not in REMOVED_CARDS]
    for _ in range(REMOVED_TRAPS):
        deck.remove(TRAP)
    return deck
