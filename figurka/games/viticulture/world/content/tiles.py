"""The innovation tiles."""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    DID_ALL,
    STRUCTURES_ON_MAT,
    AgeGrape,
    AgeWine,
    Barter,
    Build,
    Draw,
    DrawKeep,
    EachPlayer,
    FillOrder,
    Gain,
    GainGrape,
    GainPer,
    GainTile,
    Harvest,
    MakeWine,
    Market,
    May,
    Plant,
    Play,
    Train,
    When,
)
from figurka.games.viticulture.rules.things import SUMMER, VINE, WINTER
from figurka.games.viticulture.world.content.balance import CHEAP_TILE_PRICE
from figurka.games.viticulture.world.rules.things import (
    DESIGNED,
    DOWN,
    LEFT,
    PUBLIC,
    RIGHT,
    RULEBOOK,
    UP,
    Oval,
    Tile,
)

TILES: Final = (
    Tile("A", "plant", (Plant(2, up_to=True, second_ignores_limit=True),), RULEBOOK),
    Tile("B", "draw_vine", (DrawKeep(VINE, 4, 2), Gain(lira=1)), RULEBOOK),
    Tile("C", "tour", (Gain(lira=2), GainPer(STRUCTURES_ON_MAT, lira=1)), RULEBOOK),
    Tile("D", "build", (Build(2, up_to=True, discount=1), When(DID_ALL, (Gain(vp=1),))), PUBLIC),
    Tile("E", "play_summer", (Play(SUMMER, 2, up_to=True), When(DID_ALL, (Gain(vp=1),))), PUBLIC),
    Tile("F", "field_or_grape", (Market(grapes=1, buys_grape=True), Gain(vp=1)), RULEBOOK),
    Tile("G", "trade", (Barter(receive=2),), RULEBOOK),
    Tile("H", "innovate", (GainTile(CHEAP_TILE_PRICE, 2, up_to=True),), RULEBOOK),
    Tile("I", "harvest", (Harvest(2, up_to=True), When(DID_ALL, (AgeGrape(),))), DESIGNED),
    Tile("J", "draw_order", (Draw(order=2), May(FillOrder(relief=2, just_drawn=True))), RULEBOOK),
    Tile("K", "make_wine", (MakeWine(3, up_to=True), When(DID_ALL, (Gain(lira=1),))), DESIGNED),
    Tile("L", "train", (Train(2, 2, up_to=True),), DESIGNED),
    Tile("M", "play_winter", (Play(WINTER, 2, up_to=True), When(DID_ALL, (Gain(vp=1),))), PUBLIC),
    Tile("N", "fill_order", (FillOrder(2, up_to=True),), DESIGNED),
    Tile("H", "innovate_solo", (GainTile(CHEAP_TILE_PRICE, 2, up_to=True),), DESIGNED, solo=True),
    Tile("N", "fill_order_solo", (FillOrder(2, up_to=True, from_partner=True),), DESIGNED, solo=True),
)
REPLACED_IN_SOLO: Final = ("innovate", "fill_order")

OVALS: Final = (
    Oval("vine", (Draw(vine=1),), RULEBOOK),
    Oval("lira_1", (Gain(lira=1),), PUBLIC, copies=2),
    Oval("lira_2", (Gain(lira=2),), DESIGNED),
    Oval("order", (Draw(order=1),), DESIGNED),
    Oval("summer_visitor", (Draw(summer=1),), DESIGNED),
    Oval("winter_visitor", (Draw(winter=1),), DESIGNED),
    Oval("vp", (Gain(vp=1),), DESIGNED),
    Oval("age_grape", (AgeGrape(),), DESIGNED),
    Oval("age_wine", (AgeWine(),), DESIGNED),
    Oval("grape", (GainGrape(),), DESIGNED),
    Oval("everyone_lira", (EachPlayer((Gain(lira=1),)),), DESIGNED),
    Oval("arrow_left", (), RULEBOOK, arrow=LEFT),
    Oval("arrow_right", (), DESIGNED, arrow=RIGHT),
    Oval("arrow_up", (), DESIGNED, arrow=UP),
    Oval("arrow_down", (), DESIGNED, arrow=DOWN),
)
TILE_BY_NAME: Final = {tile.name: tile for tile in TILES}
OVAL_BY_NAME: Final = {oval.name: oval for oval in OVALS}
