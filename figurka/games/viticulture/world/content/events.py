"""The events of the seven continents: this project's own, unless their source says otherwise.

Their figures were set by playing: `figurka balance viticulture-world --across continent` tells of each.
"""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    GRAPE,
    HAS_WINE_OF_6,
    VINE_CARD,
    VISITOR,
    WINE,
    AgeWine,
    Discard,
    Draw,
    DrawChoice,
    EachPlayer,
    Gain,
    GainGrape,
    GainTile,
    Harvest,
    Lose,
    MakeWine,
    OtherPlayer,
    Pay,
    Plant,
    Train,
    Uproot,
    When,
)
from figurka.games.viticulture.rules.things import VISITOR_DECKS, WHITE
from figurka.games.viticulture.world.content.goals import LABOUR, STRUCTURES, TRADE, VINEYARD
from figurka.games.viticulture.world.content.goals import WINE as WINE_GOALS
from figurka.games.viticulture.world.rules.things import (
    ANY_DIFFERENT,
    PUBLIC,
    RULEBOOK,
    Bonus,
    Change,
    Deed,
    Dish,
    Event,
    Hardship,
    Headline,
    Service,
    Share,
    Space,
)

INFLUENCE: Final = (Gain(influence=1),)
TWO_INFLUENCE: Final = (Gain(influence=2),)
A_POINT_EACH: Final = EachPlayer((Gain(vp=1),))
INFLUENCE_AND_A_POINT: Final = (Gain(influence=1), A_POINT_EACH)

GREENGULLY: Final = (
    Event(
        1,
        "gg_innovation",
        source=RULEBOOK,
        space=Space((Pay(2),), (GainTile(0, only_oval=True),)),
    ),
    Event(
        2,
        "gg_market",
        space=Space((Discard(ANY_CARD),), (Gain(lira=2), EachPlayer((DrawChoice(1),)))),
        change=Change(order_vp=1),
    ),
    Event(3, "gg_school", space=Space((Pay(2),), (Train(0),)), change=Change(order_vp=2)),
    Event(
        4,
        "gg_buyer",
        cap="two",
        space=Space(
            (Discard(WINE, least=2),), (Gain(influence=1, lira=2), A_POINT_EACH), (Gain(vp=1, lira=2),)
        ),
        change=Change(order_vp=3),
    ),
    Event(5, "gg_audience", cap="two", space=Space((Pay(5),), INFLUENCE), change=Change(order_vp=3)),
    Event(
        6,
        "gg_feast",
        cap="two",
        space=Space(
            (Discard(GRAPE, least=3), Discard(ANY_CARD)),
            (Gain(influence=1), A_POINT_EACH),
            (Gain(vp=2),),
        ),
        change=Change(order_vp=3),
    ),
)

ASIA: Final = (
    Event(1, "as_raisins", "I", "c1", dish=Dish(GRAPE, 1, 1, INFLUENCE, (Gain(lira=1),))),
    Event(
        2,
        "as_dolma",
        "B",
        "c1",
        dish=Dish(VINE_CARD, 1, 1, INFLUENCE, (Gain(vp=1),)),
        change=Change(order_vp=2),
    ),
    Event(3, "as_qvevri", "K", bonus=Bonus((), (AgeWine(just_made=True),)), change=Change(order_vp=2)),
    Event(
        4,
        "as_churchkhela",
        "K",
        "c1",
        dish=Dish(
            GRAPE,
            2,
            2,
            (Gain(influence=1), EachPlayer((Gain(lira=1),))),
            (Gain(lira=1),),
            both_colours=True,
        ),
        change=Change(order_vp=3),
    ),
    Event(
        5,
        "as_silk_road",
        "G",
        "c2",
        bonus=Bonus((Pay(4),), (Gain(influence=1), OtherPlayer((DrawChoice(1),))), once_per_player=True),
        change=Change(order_vp=3),
    ),
    Event(
        6,
        "as_banquet",
        "N",
        "two",
        dish=Dish(WINE, 2, 3, TWO_INFLUENCE, (Gain(vp=1),)),
        change=Change(order_vp=3),
    ),
    Event(7, "as_koshu", "A", "c1", dish=Dish(GRAPE, 1, 1, INFLUENCE, (Draw(vine=1),), colour=WHITE)),
    Event(
        8,
        "as_poets",
        "EM",
        "c1",
        bonus=Bonus((Discard(VISITOR),), (Gain(vp=1),), team_target="low", team_gain=INFLUENCE),
        change=Change(order_vp=2),
    ),
    Event(9, "as_monsoon", "A", bonus=Bonus((Pay(1),), (Plant(),), once_per_player=True)),
    Event(
        10,
        "as_night_market",
        "$",
        "c1",
        dish=Dish(GRAPE, 2, 2, INFLUENCE, (Gain(lira=2),)),
        change=Change(order_vp=2),
    ),
)

OCEANIA: Final = (
    Event(1, "oc_cuttings", "B", "c1", share=Share((Discard(VINE_CARD),), (Draw(vine=1), Gain(lira=1)))),
    Event(2, "oc_busby", "A", "c1", share=Share((Pay(2),), (Plant(),))),
    Event(3, "oc_sydney", "A", change=Change(order_vp=2, planting_price=1)),
    Event(
        4,
        "oc_marsden",
        "E",
        "c1",
        share=Share((Discard(ANY_CARD),), (DrawChoice(1, VISITOR_DECKS),), (Gain(lira=1),)),
        change=Change(order_vp=2),
    ),
    Event(
        5,
        "oc_barossa",
        "I",
        "c1",
        share=Share((Discard(GRAPE),), (), (Gain(vp=1),), same_grape=True),
        change=Change(order_vp=3),
    ),
    Event(
        6,
        "oc_dalmatians",
        "K",
        "c2",
        share=Share((Pay(2),), (MakeWine(),), (Gain(vp=1),)),
        change=Change(order_vp=3),
    ),
    Event(7, "oc_exhibition", "N", "c2", share=Share((Pay(1),), (Draw(order=1),)), change=Change(order_vp=3)),
    Event(8, "oc_gold", "C", "c1", share=Share((Pay(2),), (Gain(lira=2),)), change=Change(order_vp=2)),
    Event(9, "oc_louse", cap="c1", change=Change(on_reveal=(Lose(lira=2), Uproot(to_hand=True)))),
    Event(10, "oc_roseworthy", "L", "c1", share=Share((Pay(2),), (Train(0),))),
)

SOUTH_AMERICA: Final = (
    Event(
        1,
        "sa_carabantes",
        "B",
        "c1",
        service=Service((Pay(1),), (Draw(vine=1),)),
        deed=Deed("vines_planted", INFLUENCE, "low"),
    ),
    Event(
        2,
        "sa_cedron",
        "A",
        "c1",
        service=Service((Pay(1),), waives_structures=True),
        deed=Deed("players_who_planted", INFLUENCE, per_player=1),
    ),
    Event(
        3,
        "sa_jesuits",
        "I",
        "c1",
        service=Service((Pay(1),), (Harvest(),)),
        deed=Deed("fields_harvested", INFLUENCE, "mid"),
        change=Change(order_vp=2),
    ),
    Event(
        4,
        "sa_sarmiento",
        "H",
        "c1",
        service=Service(discount=1),
        deed=Deed("innovation_tiles_gained", INFLUENCE, "tiles"),
        change=Change(order_vp=2),
    ),
    Event(
        5,
        "sa_pouget",
        "K",
        "c1",
        service=Service((Pay(1),), red_wine=1),
        deed=Deed("red_wine_value_made", INFLUENCE, base=1, per_player=2),
        change=Change(order_vp=3),
    ),
    Event(
        6,
        "sa_harriague",
        "N",
        "two",
        service=Service((Pay(1),), relief=2),
        deed=Deed("orders_filled", INFLUENCE, per_player=1),
        second_deed=Deed("orders_filled", INFLUENCE, base=3, per_player=1),
        change=Change(order_vp=3),
    ),
    Event(
        7,
        "sa_ochagavia",
        "D",
        "c1",
        service=Service((Discard(VINE_CARD),), discount=2),
        deed=Deed("structures_built", INFLUENCE, "mid"),
    ),
    Event(8, "sa_benegas", "C", service=Service((), (Gain(lira=2),))),
    Event(
        9,
        "sa_concha",
        "O",
        "c1",
        service=Service((), (Gain(lira=1),)),
        deed=Deed("wine_value_sold", INFLUENCE, base=3, per_player=1),
        change=Change(order_vp=2),
    ),
    Event(
        10,
        "sa_goyenechea",
        "L",
        "c1",
        service=Service((Pay(2),), (Train(0),)),
        deed=Deed("workers_trained", INFLUENCE, "low"),
        change=Change(order_vp=2),
    ),
)

EUROPE: Final = (
    Event(1, "eu_grants", "D", "two", PUBLIC, change=Change(build_discount=1), favoured=(STRUCTURES, LABOUR)),
    Event(
        2,
        "eu_phylloxera",
        "A",
        "two",
        PUBLIC,
        change=Change(planting_price=1),
        favoured=(VINEYARD, STRUCTURES),
    ),
    Event(
        3,
        "eu_definition",
        "K",
        "two",
        PUBLIC,
        change=Change(wine_value=-1, wine_gain=(Gain(lira=1),), order_gain=(Gain(vp=1),)),
        favoured=(WINE_GOALS, LABOUR),
    ),
    Event(
        4,
        "eu_rootstocks",
        "A",
        "two",
        change=Change(order_vp=3, structures_waived_for=1),
        favoured=(VINEYARD, LABOUR),
    ),
    Event(
        5,
        "eu_fraud",
        "O",
        "two",
        change=Change(order_vp=3, least_wine_sold=4, wine_sold_gain=(Gain(lira=2),)),
        favoured=(TRADE,),
    ),
    Event(
        6,
        "eu_fair",
        "N",
        "two",
        change=Change(order_vp=3, first_order_with_7=INFLUENCE),
        favoured=(WINE_GOALS, TRADE),
    ),
    Event(
        7,
        "eu_coops",
        cap="two",
        change=Change(order_vp=2, trade_gain=(Gain(lira=1),)),
        favoured=(TRADE, LABOUR),
    ),
    Event(
        8,
        "eu_classification",
        cap="two",
        change=Change(order_vp=2, year_end=(EachPlayer((When(HAS_WINE_OF_6, (Gain(vp=1),)),)),)),
        favoured=(WINE_GOALS,),
    ),
    Event(
        9,
        "eu_prices",
        "J",
        "two",
        change=Change(extra_price={"J": 1}, order_gain=(Gain(lira=2),)),
        favoured=(TRADE,),
    ),
    Event(
        10,
        "eu_land_tax",
        cap="two",
        change=Change(on_reveal=(Lose(lira=1),)),
        favoured=(STRUCTURES, VINEYARD),
    ),
)

NORTH_AMERICA: Final = (
    Event(1, "na_catawba", "K", "c1", headline=Headline({"K": 1, "C": 1}, INFLUENCE_AND_A_POINT)),
    Event(
        2,
        "na_press",
        "C",
        "c1",
        change=Change(order_vp=2, tour_gain=(Gain(lira=1),)),
        headline=Headline({"C": 1, "M": 1}, INFLUENCE_AND_A_POINT),
    ),
    Event(
        3,
        "na_maine",
        "O",
        change=Change(blocked_action="O"),
        headline=Headline({"E": 1, "B": 1, "N": -1}, (EachPlayer((Gain(vp=1),)),)),
    ),
    Event(
        4,
        "na_st_louis",
        "N",
        "c1",
        headline=Headline({"N": 2, "C": 1}, (Gain(influence=1), EachPlayer((Gain(lira=1),)))),
        change=Change(order_vp=3),
    ),
    Event(
        5,
        "na_prohibition",
        "N",
        "c1",
        change=Change(extra_price={"N": 1, "K": 1}, grape_sold_gain=(Gain(lira=2),)),
        headline=Headline({"F": 2, "H": 1, "G": 1}, INFLUENCE),
    ),
    Event(
        6,
        "na_paris",
        "N",
        "c1",
        change=Change(order_vp=3, order_with_6=(Gain(fame=1, vp=1),)),
        headline=Headline({"N": 1, "K": 1}, INFLUENCE_AND_A_POINT),
    ),
    Event(
        7, "na_radio", "E", "c1", headline=Headline({"$": 1, "E": 1}, INFLUENCE), change=Change(order_vp=2)
    ),
    Event(
        8,
        "na_hollywood",
        "C",
        "c1",
        change=Change(scandal=(Discard(ANY_CARD),)),
        headline=Headline({"C": 2, "D": 1}, (Gain(influence=1), EachPlayer((DrawChoice(1, VISITOR_DECKS),)))),
    ),
    Event(
        9,
        "na_labels",
        "L",
        "c1",
        change=Change(on_reveal=(Lose(fame=1),)),
        headline=Headline({"L": 2, "H": 1, "J": 1}, INFLUENCE),
    ),
    Event(
        10,
        "na_napa",
        "A",
        change=Change(order_vp=2, build_discount=1),
        headline=Headline({"A": 1, "B": 1, "D": 1}, (EachPlayer((Gain(lira=2),)),)),
    ),
)

_LOSE_POINT: Final = (EachPlayer((Lose(vp=1),)),)

AFRICA: Final = (
    Event(
        1,
        "af_boycott",
        "N",
        "c1",
        change=Change(order_vp=-1),
        hardship=Hardship(
            {"unity": 1, "routes": 1},
            {"unity": 2, "routes": 1},
            {"unity": 2, "routes": 2},
            INFLUENCE_AND_A_POINT,
            _LOSE_POINT,
        ),
    ),
    Event(
        2,
        "af_drought",
        "I",
        "c1",
        change=Change(order_vp=1, harvest_value=-1),
        hardship=Hardship(
            {"water": 1, "knowledge": 1},
            {"water": 2, "knowledge": 1},
            {"water": 2, "knowledge": 2},
            INFLUENCE_AND_A_POINT,
            (EachPlayer((Discard(GRAPE),)),),
        ),
    ),
    Event(
        3,
        "af_louse",
        "A",
        "c1",
        change=Change(order_vp=1, planting_price=1),
        hardship=Hardship(
            {"knowledge": 1, "tools": 1},
            {"knowledge": 1, "tools": 2},
            {"knowledge": 2, "tools": 2},
            (Gain(influence=1), EachPlayer((Gain(vp=1), Draw(vine=1)))),
            (EachPlayer((Uproot(to_hand=True),)),),
        ),
    ),
    Event(
        4,
        "af_unrest",
        "EM",
        "c1",
        change=Change(order_vp=2, extra_price={"E": 1, "M": 1}),
        hardship=Hardship(
            {"unity": 2},
            {"unity": 2, "knowledge": 1},
            {"unity": 3, "knowledge": 1},
            INFLUENCE_AND_A_POINT,
            _LOSE_POINT,
        ),
    ),
    Event(
        5,
        "af_locusts",
        "F",
        change=Change(
            order_vp=2, blocked=("sell_grapes", "buy_grape"), on_reveal=(EachPlayer((Discard(GRAPE),)),)
        ),
        hardship=Hardship(
            {"tools": 1, "unity": 1},
            {"tools": 2, "unity": 1},
            {"tools": 2, "unity": 2},
            (EachPlayer((Gain(vp=1), GainGrape())),),
            (EachPlayer((Lose(lira=2),)),),
        ),
    ),
    Event(
        6,
        "af_markets",
        "O",
        "c1",
        change=Change(order_vp=2, wine_sold_lira=-2, half_income=True),
        hardship=Hardship(
            {"routes": 2},
            {"routes": 2, "unity": 1},
            {"routes": 3, "unity": 1},
            INFLUENCE_AND_A_POINT,
            (Lose(influence=1),),
        ),
    ),
    Event(
        7,
        "af_sirocco",
        "",
        "c1",
        change=Change(hatted_summer_price=1),
        hardship=Hardship(
            {"water": 1, "tools": 1},
            {"water": 2, "tools": 1},
            {"water": 2, "tools": 2},
            INFLUENCE_AND_A_POINT,
            (EachPlayer((Lose(lira=1),)),),
        ),
    ),
    Event(
        8,
        "af_labour",
        "L",
        "c1",
        change=Change(extra_price={"L": 2}),
        hardship=Hardship(
            {"unity": 1, "knowledge": 1},
            {"unity": 1, "knowledge": 2},
            {"unity": 2, "knowledge": 2},
            (Gain(influence=1), Train(0)),
            _LOSE_POINT,
        ),
    ),
    Event(
        9,
        "af_quotas",
        "K",
        "c1",
        change=Change(most_wines=1),
        hardship=Hardship(
            {"routes": 1, "unity": 1},
            {"routes": 1, "unity": 2},
            {"routes": 2, "unity": 2},
            INFLUENCE_AND_A_POINT,
            (EachPlayer((Discard(WINE),)),),
        ),
    ),
    Event(
        10,
        "af_new_dawn",
        "",
        "c1",
        hardship=Hardship(
            {ANY_DIFFERENT: 2},
            {ANY_DIFFERENT: 3},
            {ANY_DIFFERENT: 4},
            (Gain(influence=1), EachPlayer((Gain(lira=1),))),
        ),
    ),
)

EVENTS: Final = {
    "greengully": GREENGULLY,
    "asia": ASIA,
    "oceania": OCEANIA,
    "south_america": SOUTH_AMERICA,
    "europe": EUROPE,
    "north_america": NORTH_AMERICA,
    "africa": AFRICA,
}
"""The continents in the order of their difficulty, with their events."""
EVENT_BY_NAME: Final = {event.name: event for events in EVENTS.values() for event in events}
FIRST_EVENTS: Final = 6
DIFFICULTY: Final = {
    "greengully": "introductory",
    "asia": "easy",
    "oceania": "medium",
    "south_america": "medium",
    "europe": "medium",
    "north_america": "medium",
    "africa": "hard",
}
