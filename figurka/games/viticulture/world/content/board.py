"""The World board: actions A to P, the lira space and the pocket watch."""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    Barter,
    Build,
    Draw,
    FillOrder,
    Gain,
    GainTile,
    Harvest,
    MakeWine,
    Market,
    Pay,
    Plant,
    Play,
    SellWine,
    Step,
    Train,
    just,
)
from figurka.games.viticulture.rules.things import (
    ALL_YEAR,
    SUMMER,
    SUMMER_SEASON,
    WINTER,
    WINTER_SEASON,
    Action,
)
from figurka.games.viticulture.world.content.balance import TILE_PRICE, TRAINING_PRICE, WAKE_UP
from figurka.games.viticulture.world.rules.things import (
    DOWN,
    EVENT_SPACE,
    LEFT,
    LETTERS,
    LIRA_SPACE,
    RIGHT,
    UP,
    Position,
)

YEARS: Final = 6
GOAL_POINTS: Final = 25
BONUS_POINTS: Final = 30
MOST_INFLUENCE: Final = 10
INFLUENCE_PRICE: Final = 8
HAND_LIMIT: Final = 5
SPACES_BY_SEATS: Final = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2}

_LETTERED: tuple[tuple[str, tuple[Step, ...]], ...] = (
    ("plant_vine", (Plant(),)),
    ("draw_vine", (Draw(vine=1),)),
    ("give_tour", (Gain(lira=2),)),
    ("build_structure", (Build(),)),
    ("play_summer_visitor", (Play(SUMMER),)),
    ("sell_grapes_or_field", (Market(grapes=1),)),
    ("trade", (Barter(),)),
    ("innovate", (GainTile(TILE_PRICE),)),
    ("harvest_field", (Harvest(),)),
    ("draw_order", (Draw(order=1),)),
    ("make_wine", (MakeWine(2, up_to=True),)),
    ("train_worker", (Train(TRAINING_PRICE),)),
    ("play_winter_visitor", (Play(WINTER),)),
    ("fill_order", (FillOrder(),)),
    ("sell_wine", (SellWine(),)),
    ("gain_influence", (Pay(INFLUENCE_PRICE), Gain(influence=1))),
)

WORLD_ACTIONS: Final = (
    *(
        Action(
            index,
            name,
            SUMMER_SEASON if index < 8 else WINTER_SEASON,
            just(*steps, ordered=True),
            letter=LETTERS[index],
        )
        for index, (name, steps) in enumerate(_LETTERED)
    ),
    Action(LIRA_SPACE, "gain_lira", ALL_YEAR, just(Gain(lira=1))),
    Action(EVENT_SPACE, "event_space", ALL_YEAR, just()),
)
WORLD_ACTION_BY_NAME: Final = {action.name: action for action in WORLD_ACTIONS}

POSITIONS: Final = tuple(Position(index, benefit) for index, benefit in enumerate(WAKE_UP))

GRID: Final = ("ABIJ", "CDKL", "EFMN", "GHOP")
"""The rows of the board; arrows look along them and down the columns."""


def neighbour(action: int, space: int, direction: str, spaces: int) -> tuple[int, int] | None:
    """The space next to another in a direction, if there is one; closed spaces are skipped (W-57, W-103)."""
    letter = LETTERS[action]
    row = next(index for index, letters in enumerate(GRID) if letter in letters)
    column = GRID[row].index(letter)
    if direction in (UP, DOWN):
        row += 1 if direction == DOWN else -1
        return (LETTERS.index(GRID[row][column]), space) if 0 <= row < len(GRID) else None
    place = column * spaces + space + (1 if direction == RIGHT else -1)
    if not 0 <= place < len(GRID[row]) * spaces:
        return None
    return LETTERS.index(GRID[row][place // spaces]), place % spaces


DIRECTIONS: Final = (LEFT, RIGHT, UP, DOWN)
