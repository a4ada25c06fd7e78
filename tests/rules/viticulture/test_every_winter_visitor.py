"""The 38 winter visitors: every option with its exact result, every ruling, and when it cannot be played."""

import pytest

from figurka.games.viticulture.content.winter import WINTER_VISITORS
from tests.rules.viticulture.plays import (
    BASICS,
    CELLARS,
    Play,
    changed,
    is_closed,
    outcome,
    params,
    start,
)
from tests.rules.viticulture.table import Seat, Table

ALL_CELLARS = {"structures": CELLARS}
HARVEST_FIRST = "part:harvest-count2-up_to1"
PLAYS = (
    # Two grapes of value 1 for lira, or an order with a point more
    Play("merchant", "", "lira-3 red=1 white=1", lira=3),
    Play("merchant", "way:buy", "lira-3 red=1,2 white=1", lira=3, grapes={"red": [2]}, hand=["r1_w3"], wines={
        "red": [1], "white": [3]
    }),
    Play(
        "merchant",
        "way:fill",
        "order-1 vp+3 residual+1 white_wine=",
        lira=3,
        hand=["w5"],
        wines={"white": [5]},
    ),
    Play(
        "merchant",
        "",
        "order-1 vp+3 residual+1 white_wine=",
        lira=3,
        hand=["w5"],
        wines={"white": [5]},
        grapes={"white": [1]},
        shows="V-98",
    ),
    # Lira and a card, or a card and up to two wines
    Play("crusher", "", "lira+3 summer+1"),
    Play("crusher", "way:lira", "lira+3 summer+1", grapes={"red": [2]}),
    Play("crusher", "way:wine", "order+1 red= red_wine=2", grapes={"red": [2]}),
    Play("crusher", "way:wine make:red:r2 done", "order+1 red=1 red_wine=2", grapes={"red": [1, 2]}, shows="V-62"),
    Play(
        "crusher",
        "way:wine make:red:r2 make:white:w3",
        "order+1 red=1 white= red_wine=2 white_wine=3",
        grapes={"red": [1, 2], "white": [3]},
    ),
    # Cards, or points for a wine of 4 or more
    Play("judge", "", "summer+2", wines={"red": [3]}, shows="V-61"),
    Play("judge", "way:draw", "summer+2", wines={"red": [4]}),
    Play("judge", "way:wine", "vp+3 red_wine=3", wines={"red": [3, 4]}),
    Play("judge", "way:wine wine:blush:6", "vp+3 blush_wine=", wines={"red": [4], "blush": [6]}),
    # Age all wine twice, or the next cellar for 3
    Play("oenologist", "", "red_wine=3 white_wine=2,3", wines={"red": [1], "white": [1, 2]}),
    Play("oenologist", "", "red_wine=3", wines={"red": [2]}),
    Play("oenologist", "way:age", "red_wine=3", lira=3, wines={"red": [1]}),
    Play("oenologist", "way:cellar", "lira-3 built=medium_cellar", lira=3, wines={"red": [1]}),
    Play("oenologist", "", "lira-3 built=medium_cellar,large_cellar", lira=3, structures=["medium_cellar"]),
    Play("oenologist", "", "lira-3 built=medium_cellar", lira=3, wines={"red": [3]}, shows="V-61"),
    # Cards and a lira, or an order with a point more
    Play("marketer", "", "summer+2 lira+1"),
    Play("marketer", "way:draw", "summer+2 lira+1", hand=["b4"], wines={"blush": [4]}),
    Play("marketer", "way:fill", "order-1 vp+3 residual+1 blush_wine=", hand=["b4"], wines={"blush": [4]}),
    # Lira and a card, or up to three wines
    Play("crush_expert", "", "lira+3 order+1"),
    Play("crush_expert", "way:lira", "lira+3 order+1", grapes={"red": [1]}),
    Play("crush_expert", "way:wine make:red:r1 done", "red=2 red_wine=1", grapes={"red": [1, 2]}, shows="V-62"),
    Play(
        "crush_expert",
        "way:wine make:red:r1 make:red:r2 make:white:w1",
        "red= white=2 red_wine=1,2 white_wine=1",
        grapes={"red": [1, 2], "white": [1, 2]},
    ),
    # A worker for a point, or a point for each other player with six
    Play("uncertified_teacher", "", "vp-1 trainees+1", base_only=True),
    Play("uncertified_teacher", "way:train", "vp-1 trainees+1", other={"total_workers": 6}, base_only=True),
    Play("uncertified_teacher", "way:vp", "vp+1", other={"total_workers": 6}, base_only=True),
    Play("uncertified_teacher", "", "vp+1", vp=-5, other={"total_workers": 6}, base_only=True, shows="V-79"),
    Play("uncertified_teacher", "", "vp+1", total_workers=6, other={"total_workers": 6}, base_only=True),
    # Up to two wines, or a worker for 2
    Play("teacher", "way:train", "lira-2 trainees+1", lira=2, grapes={"red": [1]}, base_only=True, shows="V-35"),
    Play("teacher", "way:wine", "red= red_wine=1", lira=2, grapes={"red": [1]}),
    Play("teacher", "", "red= red_wine=1", lira=1, grapes={"red": [1]}, shows="V-61"),
    Play("teacher", "", "red= red_wine=1", lira=2, grapes={"red": [1]}, total_workers=6, base_only=True),
    Play("teacher", "make:red:r1 make:red:r2", "red=3 red_wine=1,2", grapes={"red": [1, 2, 3]}),
    # Cards, or points for two visitors
    Play("benefactor", "", "vine+1 summer+1", hand=["patron"], shows="V-61"),
    Play("benefactor", "way:draw", "vine+1 summer+1", hand=["patron", "vendor"]),
    Play("benefactor", "way:vp visitor:patron", "vp+2 summer-1 winter-1", hand=["patron", "promoter", "malvasia"]),
    # A lira for each card left, or points for all of them
    Play("assessor", "way:lira", "lira+3", hand=["malvasia", "malvasia", "r5"], shows="V-69"),
    Play("assessor", "way:vp", "vp+2 vine-2 order-1", hand=["malvasia", "malvasia", "r5"]),
    Play("assessor", "way:vp", "vp+2 structure-1", hand=["silo"], module=True, shows="V-110"),
    # The right neighbour must choose
    Play(
        "queen",
        "part:lose-vp1",
        "1.vp-1",
        other={"lira": 3, "hand": ["malvasia", "r5", "judge"]},
        base_only=True,
    ),
    Play(
        "queen",
        "part:givetoactor-cards2 visitor:judge vine:malvasia",
        "winter+1 vine+1 1.winter-1 1.vine-1",
        other={"lira": 3, "hand": ["malvasia", "r5", "judge"]},
        base_only=True,
    ),
    Play(
        "queen",
        "part:givetoactor-lira3",
        "lira+3 1.lira-3",
        other={"lira": 3, "hand": ["malvasia", "r5", "judge"]},
        base_only=True,
    ),
    Play("queen", "", "1.vp-1", other={"lira": 2, "hand": ["malvasia"]}, base_only=True),
    Play("queen", "", "lira+3 1.lira-3", other={"lira": 3, "vp": -5}, base_only=True, shows="V-79"),
    # Up to two fields, and lira or a point
    Play(
        "harvester",
        f"{HARVEST_FIRST} field:left field:right part:gain-lira2",
        "lira+2 red=1,3 harvested=left,right",
        fields={"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]},
    ),
    Play(
        "harvester",
        "part:chooseone part:gain-vp1 field:left done",
        "vp+1 red=3 harvested=left",
        fields={"left": ["merlot"], "right": ["sangiovese"]},
        shows="V-62 V-63",
    ),
    # A worker for 2, or points for having six
    Play("professor", "", "lira-2 trainees+1", lira=2, base_only=True),
    Play("professor", "", "vp+2", lira=2, total_workers=6, base_only=True),
    # The next cellar for 2 less, or age a wine and fill an order
    Play("master_vintner", "", "lira-2 built=medium_cellar", lira=2),
    Play("master_vintner", "", "lira-4 built=medium_cellar,large_cellar", lira=4, structures=["medium_cellar"]),
    Play(
        "master_vintner",
        "",
        "order-1 vp+2 residual+1 red_wine=",
        hand=["r5"],
        wines={"red": [4]},
        structures=["medium_cellar"],
        shows="V-63 V-71",
    ),
    Play(
        "master_vintner",
        "way:age_fill part:agewine wine:white:1",
        "order-1 vp+2 residual+1 red_wine= white_wine=2",
        lira=4,
        hand=["r5"],
        wines={"red": [5], "white": [1]},
        structures=["medium_cellar"],
    ),
    Play(
        "master_vintner",
        "way:age_fill part:fillorder",
        "order-1 vp+2 residual+1 red_wine= white_wine=2",
        lira=4,
        hand=["r5"],
        wines={"red": [5], "white": [1]},
        structures=["medium_cellar"],
        shows="V-63",
    ),
    # Age all wine twice, or the next cellar for a point
    Play("uncertified_oenologist", "way:age", "red_wine=3", wines={"red": [1]}),
    Play("uncertified_oenologist", "way:cellar", "vp-1 built=medium_cellar", wines={"red": [1]}),
    Play("uncertified_oenologist", "", "vp-1 built=medium_cellar,large_cellar", structures=["medium_cellar"]),
    Play("uncertified_oenologist", "", "red_wine=3", vp=-5, wines={"red": [1]}, shows="V-79"),
    # A point and income for a grape or wine
    Play("promoter", "", "vp+1 residual+1 red=", grapes={"red": [1]}),
    Play("promoter", "wine:white:2", "vp+1 residual+1 white_wine=", grapes={"red": [1]}, wines={"white": [2]}),
    Play("promoter", "", "vp+1 red=", grapes={"red": [1]}, residual=5, shows="V-106"),
    # Everybody may make up to two wines; a card for each other one who does
    Play(
        "mentor",
        "take make:red:r1 make:red:r2 take deck:vine",
        "red=3 red_wine=1,2 vine+1 1.white= 1.white_wine=2",
        grapes={"red": [1, 2, 3]},
        other={"grapes": {"white": [2]}},
        shows="V-66 V-75",
    ),
    Play(
        "mentor",
        "decline take make:white:w1 done deck:summer",
        "summer+1 1.white=2 1.white_wine=1",
        grapes={"red": [1]},
        other={"grapes": {"white": [1, 2]}, "passed": True},
        shows="V-66",
    ),
    Play("mentor", "take decline", "red= red_wine=1", grapes={"red": [1]}, other={"grapes": {"white": [2]}}),
    Play("mentor", "", "", shows="V-75"),
    # A harvest, and a vine or the yoke for 1
    Play(
        "harvest_expert",
        "part:harvest part:draw-vine1",
        "red=3 vine+1 harvested=left",
        lira=1,
        fields={"left": ["merlot"]},
    ),
    Play(
        "harvest_expert",
        "part:harvest part:build-yoke-price1",
        "red=3 lira-1 built=yoke harvested=left",
        lira=1,
        fields={"left": ["merlot"]},
    ),
    Play(
        "harvest_expert",
        "part:chooseone part:draw-vine1",
        "red=3 vine+1 harvested=left",
        lira=1,
        fields={"left": ["merlot"]},
        shows="V-63",
    ),
    Play("harvest_expert", "part:harvest", "red=3 vine+1 harvested=left", fields={"left": ["merlot"]}),
    Play(
        "harvest_expert",
        "part:harvest",
        "red=3 vine+1 harvested=left",
        lira=1,
        structures=["yoke"],
        fields={"left": ["merlot"]},
    ),
    # The topmost cards of two discard piles
    Play("innkeeper", "deck:vine deck:winter", "vine+1 winter+1", discards=["merlot", "r5", "judge"]),
    Play("innkeeper", "deck:vine", "vine+1 order+1", discards=["merlot", "r5"]),
    # Two of three
    Play(
        "jack_of_all_trades",
        "way:harvest make:red:r3",
        "red= red_wine=3 harvested=left",
        fields={"left": ["merlot"]},
        shows="V-63",
    ),
    Play(
        "jack_of_all_trades",
        "way:harvest way:fill",
        "order-1 vp+2 residual+1 red=3 red_wine= harvested=left",
        fields={"left": ["merlot"]},
        hand=["r5"],
        wines={"red": [5]},
    ),
    Play(
        "jack_of_all_trades",
        "way:fill way:harvest",
        "order-1 vp+2 residual+1 red=3 red_wine= harvested=left",
        fields={"left": ["merlot"]},
        hand=["r5"],
        wines={"red": [5]},
    ),
    Play(
        "jack_of_all_trades",
        "make:white:w2",
        "order-1 vp+2 residual+1 red= white= red_wine= white_wine=",
        hand=["r2_w2"],
        grapes={"red": [2], "white": [2]},
        shows="V-71",
    ),
    # Lira below zero points, cards otherwise
    Play("politician", "", "lira+6", vp=-1),
    Play("politician", "", "vine+1 summer+1 order+1"),
    # Up to two wines, and a point for each sparkling one
    Play(
        "supervisor",
        "make:sparkling:r1+r2+w4 make:sparkling:r3+r4+w1",
        "vp+2 red= white= sparkling_wine=7,8",
        grapes={"red": [1, 2, 3, 4], "white": [1, 4]},
        **ALL_CELLARS,
    ),
    Play(
        "supervisor",
        "make:sparkling:r1+r2+w4 make:red:r3",
        "vp+1 red= white= red_wine=3 sparkling_wine=7",
        grapes={"red": [1, 2, 3], "white": [4]},
        **ALL_CELLARS,
    ),
    Play("supervisor", "", "red= red_wine=1", grapes={"red": [1]}, wines={"sparkling": [7]}),
    # Orders or a worker for 3, or both for a point
    Play("scholar", "", "order+2", lira=2, shows="V-61"),
    Play("scholar", "way:draw", "order+2", lira=3),
    Play("scholar", "way:train", "lira-3 trainees+1", lira=3, base_only=True),
    Play("scholar", "way:both way:train", "vp-1 lira-3 trainees+1 order+2", lira=3, base_only=True, shows="V-74"),
    Play("scholar", "way:both way:draw", "vp-1 lira-3 trainees+1 order+2", lira=3, base_only=True, shows="V-74"),
    Play("scholar", "", "order+2", lira=3, total_workers=6, base_only=True),
    # Up to three fields, and points for three
    Play(
        "reaper",
        "field:left field:right",
        "vp+2 red=1,3 white=1 harvested=left,middle,right",
        fields={"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]},
    ),
    Play(
        "reaper",
        "field:left field:right done",
        "red=1,3 harvested=left,right",
        fields={"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]},
        shows="V-62",
    ),
    Play(
        "reaper",
        "field:left field:right",
        "red=1,3 harvested=left,middle,right",
        fields={"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]},
        harvested=["middle"],
        shows="V-84",
    ),
    # Everybody may take back the grande; a point for each other one who does
    Play(
        "motivator",
        "take take",
        "home_grande+1 vp+1 1.home_grande+1",
        board={"gain_lira": ["0.grande", "1.grande"]},
        shows="V-66 V-75",
    ),
    Play("motivator", "decline decline", "", board={"gain_lira": ["0.grande", "1.grande"]}, shows="V-75"),
    Play("motivator", "take", "vp+1 1.home_grande+1", board={"gain_lira": ["1.grande"]}),
    Play("motivator", "", "", board={"gain_lira": ["0.bare", "1.bare"]}, base_only=True),
    # Up to three wines, and a point for each type
    Play(
        "bottler",
        "make:red:r1 make:white:w1 make:blush:r2+w3",
        "vp+3 red= white= red_wine=1 white_wine=1 blush_wine=5",
        grapes={"red": [1, 2], "white": [1, 3]},
        structures=["medium_cellar"],
    ),
    Play(
        "bottler",
        "make:red:r1 make:red:r2 make:white:w1",
        "vp+2 red= white=3 red_wine=1,2 white_wine=1",
        grapes={"red": [1, 2], "white": [1, 3]},
        wines={"blush": [4]},
    ),
    Play("bottler", "make:red:r1 done", "vp+1 red=2 red_wine=1", grapes={"red": [1, 2]}, shows="V-62"),
    # Two of three
    Play("craftsman", "way:draw", "order+1 vp+1"),
    Play("craftsman", "way:cellar way:vp", "lira-4 built=medium_cellar vp+1", lira=4),
    Play(
        "craftsman",
        "way:draw way:cellar",
        "order+1 lira-6 built=medium_cellar,large_cellar",
        lira=6,
        structures=["medium_cellar"],
    ),
    Play("craftsman", "way:vp", "order+1 vp+1", lira=3, shows="V-61"),
    # Wine, an order, or points for a grape
    Play("exporter", "way:wine make:red:r1 make:red:r2", "red=3 red_wine=1,2", grapes={"red": [1, 2, 3]}),
    Play("exporter", "way:grape grape:red:3", "vp+2 red=1,2", grapes={"red": [1, 2, 3]}),
    Play("exporter", "", "order-1 vp+2 residual+1 white_wine=", hand=["w5"], wines={"white": [5]}),
    Play(
        "exporter",
        "way:fill",
        "order-1 vp+2 residual+1 white_wine=",
        hand=["w5"],
        wines={"white": [5]},
        grapes={"red": [1]},
    ),
    # Up to two fields or three wines, or both for a point
    Play("laborer", "", "red=3 harvested=left", fields={"left": ["merlot"]}, vp=-5, shows="V-79"),
    Play(
        "laborer",
        "way:harvest field:left field:right",
        "red=1,3 harvested=left,right",
        fields={"left": ["merlot"], "middle": ["malvasia"], "right": ["sangiovese"]},
    ),
    Play(
        "laborer",
        "way:wine make:red:r1 make:red:r2 make:red:r3",
        "red=4 red_wine=1,2,3",
        grapes={"red": [1, 2, 3, 4]},
        fields={"left": ["merlot"]},
    ),
    Play("laborer", "way:both", "vp-1 red= red_wine=3 harvested=left", fields={"left": ["merlot"]}, shows="V-74"),
    Play(
        "laborer",
        "way:both way:wine",
        "vp-1 red=3 red_wine=1 harvested=left",
        vp=-4,
        grapes={"red": [1]},
        fields={"left": ["merlot"]},
        shows="V-74 V-79",
    ),
    # Build, and points if six structures stand
    Play(
        "designer",
        "structure:windmill",
        "lira-5 vp+2 built=trellis,irrigation,yoke,windmill,cottage,medium_cellar",
        lira=6,
        structures=["trellis", "irrigation", "yoke", "cottage", "medium_cellar"],
    ),
    Play(
        "designer",
        "structure:windmill",
        "lira-5 built=trellis,irrigation,yoke,windmill,cottage",
        lira=6,
        structures=["trellis", "irrigation", "yoke", "cottage"],
    ),
    Play(
        "designer",
        "structure:silo site:mat2",
        "lira-2 vp+3 structure-1 built=trellis,irrigation,yoke,cottage,cask,silo",
        lira=2,
        hand=["silo", "dock"],
        structures=["trellis", "irrigation", "yoke", "cottage"],
        cards={"mat1": "cask"},
        module=True,
        shows="V-110 V-125",
    ),
    # A worker for 3 who comes at once, or points for a wine
    Play("governess", "way:train", "lira-3 regulars+1 home_bare+1", lira=3, wines={"red": [1]}, base_only=True),
    Play("governess", "way:wine", "vp+2 red_wine=", lira=3, wines={"red": [1]}, base_only=True),
    Play("governess", "", "vp+2 red_wine=", lira=2, wines={"red": [1]}, base_only=True),
    Play("governess", "", "vp+2 red_wine=", lira=3, total_workers=6, wines={"red": [1]}, base_only=True),
    # An action of summer
    Play("manager", "action:draw_vine", "vine+1"),
    Play("manager", "action:build_structure structure:yoke", "lira-2 built=yoke", lira=2),
    Play("manager", "action:give_tour", "lira+2 vp+1", structures=["tasting_room"], wines={"red": [1]}),
    Play("manager", "action:sell_grapes_or_field grape:red:4", "lira+2 red=", grapes={"red": [4]}),
    Play("manager", "action:play_summer_visitor way:lira", "lira+4 summer-1", hand=["patron"]),
    # Wines of 4 or more without their cellar
    Play("zymologist", "make:red:r5 make:blush:r4+w2", "red= white= red_wine=5 blush_wine=6", grapes={
        "red": [4, 5], "white": [2]
    }),
    Play(
        "zymologist",
        "make:sparkling:r3+r4+w2",
        "red= white= sparkling_wine=9",
        grapes={"red": [3, 4], "white": [2]},
    ),
    Play("zymologist", "", "white= white_wine=4,5", grapes={"white": [5], "red": [3]}, wines={"white": [5]}),
    # Income for a lira, or points for income
    Play("noble", "", "lira-1 residual+1", lira=1, residual=1, shows="V-107"),
    Play("noble", "way:buy", "lira-1 residual+1", lira=1, residual=2),
    Play("noble", "way:sell", "residual-2 vp+2", lira=1, residual=2),
    # Summer visitors of the others, or points
    Play("governor", "", "summer+1 1.summer-1", other={"hand": ["patron", "judge"]}),
    Play("governor", "visitor:vendor", "summer+1 1.summer-1", other={"hand": ["patron", "vendor"]}),
    Play("governor", "", "vp+1", other={"hand": ["judge", "malvasia"]}),
    # Lira for a wine, and points if it was the best of all
    Play("taster", "", "lira+4 vp+2 red_wine=", wines={"red": [2]}, other={"wines": {"white": [1]}}),
    Play("taster", "", "lira+4 red_wine=", wines={"red": [2]}, other={"wines": {"blush": [4]}}),
    Play("taster", "", "lira+4 red_wine=", wines={"red": [2]}, other={"wines": {"white": [2]}, "passed": True}),
    Play("taster", "wine:red:2", "lira+4 red_wine=", wines={"red": [2], "white": [2]}),
    Play("taster", "wine:red:3", "lira+4 vp+2 red_wine=2", wines={"red": [2, 3], "white": [2]}),
    # Two of one card of each deck
    Play("caravan", "vine:merlot order:r5", "vine+1 order+1", top=["merlot", "patron", "judge", "r5"]),
    Play(
        "caravan",
        "structure:silo visitor:judge",
        "structure+1 winter+1",
        top=["merlot", "patron", "judge", "r5", "silo"],
        module=True,
    ),
    # Everybody may train for 1; a point for each other one who does
    Play(
        "guest_speaker",
        "take take",
        "lira-1 trainees+1 vp+1 1.lira-1 1.trainees+1",
        lira=1,
        other={"lira": 1, "passed": True},
        base_only=True,
        shows="V-66 V-75",
    ),
    Play("guest_speaker", "take", "lira-1 trainees+1", lira=1, other={}, base_only=True),
    Play("guest_speaker", "take", "vp+1 1.lira-1 1.trainees+1", other={"lira": 1}, base_only=True),
    Play(
        "guest_speaker",
        "decline",
        "",
        lira=1,
        other={"lira": 1, "total_workers": 6},
        base_only=True,
        shows="V-35",
    ),
)


@pytest.mark.parametrize("play", params(PLAYS))
def test_a_winter_visitor_does_just_what_it_says(play: Play) -> None:
    assert outcome(play.table(), play.name, *play.answers) == play.result


def test_every_winter_visitor_is_in_the_table() -> None:
    assert {play.name for play in PLAYS} == {card.name for card in WINTER_VISITORS}
    assert len(WINTER_VISITORS) == 38
