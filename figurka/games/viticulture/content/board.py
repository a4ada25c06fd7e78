"""The board of the base game: its actions and the wake-up chart."""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    Build,
    ChooseOne,
    Discount,
    Draw,
    DrawChoice,
    FillOrder,
    Gain,
    Harvest,
    MakeWine,
    Market,
    Plant,
    Play,
    Step,
    TakeTemporary,
    Train,
    Uproot,
    just,
)
from figurka.games.viticulture.rules.things import (
    ALL_YEAR,
    SUMMER,
    SUMMER_SEASON,
    VISITOR_DECKS,
    WINTER,
    WINTER_SEASON,
    Action,
    Row,
)

TRAINING_PRICE: Final = 4
SPACES_BY_SEATS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""How many spaces of an action are open: the left one, then the middle with its bonus, then the right one."""

_SUMMER: tuple[tuple[str, Step, Step], ...] = (
    ("draw_vine", Draw(vine=1), Draw(vine=1)),
    ("give_tour", Gain(lira=2), Gain(lira=1)),
    ("build_structure", Build(), Discount(1)),
    ("play_summer_visitor", Play(SUMMER), Play(SUMMER)),
    ("sell_grapes_or_field", Market(), Gain(vp=1)),
    ("plant_vine", Plant(), Plant()),
)
_WINTER: tuple[tuple[str, Step, Step], ...] = (
    ("draw_order", Draw(order=1), Draw(order=1)),
    ("harvest_field", Harvest(), Harvest()),
    ("train_worker", Train(TRAINING_PRICE), Discount(1)),
    ("play_winter_visitor", Play(WINTER), Play(WINTER)),
    ("make_wine", MakeWine(2, up_to=True), MakeWine()),
    ("fill_order", FillOrder(), Gain(vp=1)),
)

ACTIONS: Final = (
    *(
        Action(index, name, SUMMER_SEASON, just(step), (bonus,))
        for index, (name, step, bonus) in enumerate(_SUMMER)
    ),
    *(
        Action(index, name, WINTER_SEASON, just(step), (bonus,))
        for index, (name, step, bonus) in enumerate(_WINTER, len(_SUMMER))
    ),
    Action(len(_SUMMER) + len(_WINTER), "gain_lira", ALL_YEAR, just(Gain(lira=1))),
)
ACTION_BY_NAME: Final = {action.name: action for action in ACTIONS}

YOKE_EFFECT: Final = ChooseOne((Uproot(to_hand=True), Harvest()))

ROWS: Final = tuple(
    Row(index, bonus)
    for index, bonus in enumerate(
        (
            (),
            (Draw(vine=1),),
            (Draw(order=1),),
            (Gain(lira=1),),
            (DrawChoice(1, VISITOR_DECKS),),
            (Gain(vp=1),),
            (TakeTemporary(),),
        )
    )
)
