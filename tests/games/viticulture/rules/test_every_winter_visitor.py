"""The 38 winter visitors: every option with its exact result, every ruling, and when it cannot be played."""

from typing import Any

import pytest

from figurka.games.viticulture.content.winter import WINTER_VISITORS
from tests.games.viticulture.plays import BASICS, CELLARS, Play, changed, is_closed, outcome, params, start
from tests.games.viticulture.table import Seat, Table

ALL_CELLARS: dict[str, Any] = {"structures": CELLARS}
HARVEST_FIRST = "part:harvest-count2-up_to1"
PLAYS = (
    # Two grapes of value 1 for lira, or an order with a point more
    Play("merchant", "", "lira-3 red=1 white=1", lira=3),
    Play(
        "merchant",
        "way:buy",
        "lira-3 red=1,2 white=1",
        lira=3,
        grapes={"red": [2]},
        hand=["r1_w3"],
        wines={"red": [1], "white": [3]},
    ),
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
    Play(
        "crusher",
        "way:wine make:red:r2 done",
        "order+1 red=1 red_wine=2",
        grapes={"red": [1, 2]},
        shows="V-62",
    ),
    Play(
        "crusher",
        "way:wine make:red:r2 make:white:w3",
        "order+1 red=1 white= red_wine=2 white_wine=3",
        grapes={"red": [1, 2], "white": [3]},
    ),
    # Cards, or points for a wine of 4 or more
    Play("judge", "", "summer+2", wines={"red": [3]}, shows="V-61"),
    Play("judge", "way:draw", "summer+2", wines={"red": [4]}),
    Play("judge", "way:wine", "vp+3 red_wine=3", wines={"red": [3, 4]}, grapes={"red": [5]}),
    Play("judge", "way:wine wine:blush:6", "vp+3 blush_wine=", wines={"red": [4], "blush": [6]}),
    # Age all wine twice, or the next cellar for 3
    Play("oenologist", "", "red_wine=3 white_wine=2,3", wines={"red": [1], "white": [1, 2]}),
    Play("oenologist", "", "red_wine=3", wines={"red": [2]}),
    Play("oenologist", "", "red_wine=3 white_wine=6", wines={"red": [1], "white": [4]}, **ALL_CELLARS),
    Play("oenologist", "way:age", "red_wine=3", lira=3, wines={"red": [1]}),
    Play("oenologist", "way:cellar", "lira-3 built=medium_cellar", lira=3, wines={"red": [1]}),
    Play("oenologist", "", "lira-3 built=medium_cellar,large_cellar", lira=3, structures=["medium_cellar"]),
    Play("oenologist", "", "lira-3 built=medium_cellar", lira=3, wines={"red": [3]}, shows="V-61"),
    # Cards and a lira, or an order with a point more
    Play("marketer", "", "summer+2 lira+1", hand=["r5"], wines={"red": [4]}, shows="V-61"),
    Play("marketer", "way:draw", "summer+2 lira+1", hand=["b4"], wines={"blush": [4]}),
    Play("marketer", "way:fill", "order-1 vp+3 residual+1 blush_wine=", hand=["b4"], wines={"blush": [4]}),
    # Lira and a card, or up to three wines
    Play("crush_expert", "", "lira+3 order+1"),
    Play("crush_expert", "way:lira", "lira+3 order+1", grapes={"red": [1]}),
    Play(
        "crush_expert", "way:wine make:red:r1 done", "red=2 red_wine=1", grapes={"red": [1, 2]}, shows="V-62"
    ),
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
    Play(
        "teacher", "way:train", "lira-2 trainees+1", lira=9, grapes={"red": [1]}, base_only=True, shows="V-35"
    ),
    Play("teacher", "way:wine", "red= red_wine=1", lira=2, grapes={"red": [1]}),
    Play("teacher", "", "red= red_wine=1", lira=1, grapes={"red": [1]}, shows="V-61"),
    Play("teacher", "", "red= red_wine=1", lira=2, grapes={"red": [1]}, total_workers=6, base_only=True),
    Play("teacher", "make:red:r1 make:red:r2", "red=3 red_wine=1,2", grapes={"red": [1, 2, 3]}),
    # Cards, or points for two visitors
    Play("benefactor", "", "vine+1 summer+1", hand=["patron"], shows="V-61"),
    Play("benefactor", "way:draw", "vine+1 summer+1", hand=["patron", "vendor"]),
    Play(
        "benefactor",
        "way:vp",
        "vp+2 summer-1 winter-1",
        hand=["patron", "promoter", "malvasia"],
    ),
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
    Play("professor", "", "lira-2 trainees+1", lira=9, base_only=True),
    Play("professor", "", "vp+2", lira=2, total_workers=6, base_only=True),
    # The next cellar for 2 less, or age a wine and fill an order
    Play("master_vintner", "", "lira-2 built=medium_cellar", lira=2),
    Play(
        "master_vintner", "", "lira-4 built=medium_cellar,large_cellar", lira=4, structures=["medium_cellar"]
    ),
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
    Play(
        "uncertified_oenologist",
        "",
        "red_wine=3 white_wine=6",
        wines={"red": [1], "white": [4]},
        **ALL_CELLARS,
    ),
    Play("uncertified_oenologist", "way:cellar", "vp-1 built=medium_cellar", wines={"red": [1]}),
    Play("uncertified_oenologist", "", "vp-1 built=medium_cellar,large_cellar", structures=["medium_cellar"]),
    Play("uncertified_oenologist", "", "red_wine=3", vp=-5, wines={"red": [1]}, shows="V-79"),
    # A point and income for a grape or wine
    Play("promoter", "", "vp+1 residual+1 red=", grapes={"red": [1]}),
    Play(
        "promoter", "wine:white:2", "vp+1 residual+1 white_wine=", grapes={"red": [1]}, wines={"white": [2]}
    ),
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
        "",
        "red_wine=3 harvested=left",
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
        "way:fill",
        "order-1 vp+2 residual+1 red=3 red_wine= harvested=left",
        fields={"left": ["merlot"]},
        hand=["r5"],
        wines={"red": [5]},
    ),
    Play(
        "jack_of_all_trades",
        "make:white:w2",
        "order-1 vp+2 residual+1 red= white=",
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
    Play("scholar", "way:train", "lira-3 trainees+1", lira=9, base_only=True),
    Play(
        "scholar",
        "way:both way:train",
        "vp-1 lira-3 trainees+1 order+2",
        lira=3,
        base_only=True,
        shows="V-74",
    ),
    Play(
        "scholar", "way:both way:draw", "vp-1 lira-3 trainees+1 order+2", lira=3, base_only=True, shows="V-74"
    ),
    Play("scholar", "", "order+2", lira=3, total_workers=6, base_only=True),
    # Up to three fields, and points for three
    Play(
        "reaper",
        "field:left field:right field:middle",
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
    Play("craftsman", "", "order+1 vp+1"),
    Play("craftsman", "way:cellar way:vp", "lira-4 built=medium_cellar vp+1", lira=4),
    Play(
        "craftsman",
        "way:draw way:cellar",
        "order+1 lira-6 built=medium_cellar,large_cellar",
        lira=6,
        structures=["medium_cellar"],
    ),
    Play("craftsman", "", "order+1 vp+1", lira=3, shows="V-61"),
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
    Play("laborer", "way:both", "vp-1 red_wine=3 harvested=left", fields={"left": ["merlot"]}, shows="V-74"),
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
        "site:mat2",
        "lira-2 vp+3 structure-1 built=trellis,irrigation,yoke,cottage,cask,silo",
        lira=2,
        hand=["silo", "dock"],
        structures=["trellis", "irrigation", "yoke", "cottage"],
        cards={"mat1": "cask"},
        module=True,
        shows="V-110 V-125",
    ),
    # A worker for 3 who comes at once, or points for a wine
    Play(
        "governess", "way:train", "lira-3 regulars+1 home_bare+1", lira=9, wines={"red": [1]}, base_only=True
    ),
    Play(
        "governess",
        "way:wine",
        "vp+2 red_wine=",
        lira=3,
        wines={"red": [1]},
        grapes={"red": [1]},
        base_only=True,
    ),
    Play("governess", "", "vp+2 red_wine=", lira=2, wines={"red": [1]}, base_only=True),
    Play("governess", "", "vp+2 red_wine=", lira=3, total_workers=6, wines={"red": [1]}, base_only=True),
    # An action of summer
    Play("manager", "action:draw_vine", "vine+1"),
    Play("manager", "action:build_structure structure:yoke", "lira-2 built=yoke", lira=2),
    Play("manager", "action:give_tour", "lira+2 vp+1", structures=["tasting_room"], wines={"red": [1]}),
    Play("manager", "action:sell_grapes_or_field grape:red:4", "lira+2 red=", grapes={"red": [4]}),
    Play("manager", "action:play_summer_visitor way:lira", "lira+4 summer-1", hand=["patron"]),
    # Wines of 4 or more without their cellar
    Play(
        "zymologist",
        "make:red:r5 make:blush:r4+w2",
        "red= white= red_wine=5 blush_wine=6",
        grapes={"red": [4, 5], "white": [2]},
    ),
    Play(
        "zymologist",
        "make:sparkling:r3+r4+w2",
        "red= white= sparkling_wine=9",
        grapes={"red": [3, 4], "white": [2]},
    ),
    Play("zymologist", "", "white= white_wine=4,5", grapes={"white": [5]}, wines={"white": [5]}),
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
    Play(
        "taster", "", "lira+4 red_wine=", wines={"red": [2]}, other={"wines": {"white": [2]}, "passed": True}
    ),
    Play("taster", "wine:red:2", "lira+4 red_wine=", wines={"red": [2], "white": [2]}),
    Play("taster", "wine:red:3", "lira+4 vp+2 red_wine=2", wines={"red": [2, 3], "white": [2]}),
    Play("taster", "", "lira+4 vp+2 red_wine=", wines={"red": [2]}, grapes={"red": [9]}),
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
        lira=9,
        other={"lira": 9, "passed": True},
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


ONE_FIELD: dict[str, Any] = {"fields": {"left": ["merlot"]}}
UNPLAYABLE = (
    Play("merchant", "", "", lira=2, hand=["r5"], wines={"red": [4]}),
    Play("merchant", "", "", lira=3, grapes={"red": [1]}, shows="V-98"),
    Play("merchant", "", "", lira=3, grapes={"white": [1]}, shows="V-98"),
    Play("oenologist", "", "", lira=2, wines={"red": [3]}),
    Play("oenologist", "", "", lira=9, wines={"red": [9]}, **ALL_CELLARS),
    Play("uncertified_teacher", "", "", vp=-5, other={"total_workers": 5}, base_only=True, shows="V-72 V-79"),
    Play("uncertified_teacher", "", "", total_workers=6, base_only=True, shows="V-35 V-72"),
    Play(
        "uncertified_teacher",
        "",
        "",
        vp=-5,
        other={"total_workers": 5, "workers": ["grey"]},
        base_only=True,
        shows="V-34",
    ),
    Play("teacher", "", "", lira=1),
    Play("teacher", "", "", lira=2, total_workers=6, base_only=True, shows="V-35"),
    Play("assessor", "", "", shows="V-69 V-72"),
    Play("queen", "", "", other={"vp": -5, "lira": 2, "hand": ["malvasia"]}, base_only=True, shows="V-79"),
    Play("harvester", "", "", shows="V-62"),
    Play("harvester", "", "", **ONE_FIELD, harvested=["left"], shows="V-62 V-84"),
    Play(
        "professor", "", "", lira=1, total_workers=5, workers=["bare", "grey"], base_only=True, shows="V-34"
    ),
    Play("master_vintner", "", "", lira=1),
    Play("master_vintner", "", "", lira=9, hand=["r5"], wines={"red": [9]}, **ALL_CELLARS, shows="V-71"),
    Play("master_vintner", "", "", hand=["r5"], wines={"red": [1]}, shows="V-71"),
    Play("uncertified_oenologist", "", "", vp=-5, shows="V-79"),
    Play("uncertified_oenologist", "", "", **ALL_CELLARS),
    Play("promoter", "", ""),
    Play("harvest_expert", "", "", lira=1),
    Play("innkeeper", "", "", discards=["judge", "noble"], shows="V-69"),
    Play("innkeeper", "", "", discards=["judge", "silo"]),
    Play("jack_of_all_trades", "", "", hand=["r5"], wines={"red": [5]}),
    Play("jack_of_all_trades", "", "", grapes={"red": [1]}, hand=["r5"], wines={"red": [4]}),
    Play("jack_of_all_trades", "", "", **ONE_FIELD, wines={"red": [1, 2, 3]}, shows="V-71"),
    Play("supervisor", "", "", shows="V-62"),
    Play("bottler", "", "", shows="V-62"),
    Play("reaper", "", "", shows="V-62"),
    Play("exporter", "", "", hand=["w5"], wines={"white": [4]}),
    Play("laborer", "", "", shows="V-62"),
    Play("designer", "", "", lira=1),
    Play("designer", "", "", lira=9, structures=BASICS),
    Play("governess", "", "", lira=2, base_only=True),
    Play(
        "zymologist",
        "",
        "",
        grapes={"red": [3], "white": [2]},
        wines={"blush": [4, 5]},
    ),
    Play("zymologist", "", "", grapes={"red": [4]}, wines={"red": [4]}),
    Play("noble", "", "", residual=1, shows="V-107"),
    Play("taster", "", ""),
)


@pytest.mark.rule("V-61", "V-71")
@pytest.mark.parametrize("play", params(UNPLAYABLE))
def test_a_visitor_that_cannot_be_resolved_in_full_cannot_be_played(play: Play) -> None:
    assert is_closed(play.table(), play.name)


# Wine and orders


@pytest.mark.rule("V-63", "V-71")
def test_the_master_vintner_may_fill_an_order_first_to_make_room_for_aging() -> None:
    play = Play("master_vintner", "", "", hand=["r8"], wines={"red": [8, 9]}, **ALL_CELLARS)
    assert outcome(play.table(), "master_vintner") == {"order-1", "vp+4", "residual+1", "red_wine=9"}


@pytest.mark.rule("V-71")
def test_the_master_vintner_does_not_pour_the_wine_that_is_still_to_be_aged() -> None:
    play = Play(
        "master_vintner", "", "", hand=["r2_w2"], wines={"red": [6, 9], "white": [2, 9]}, **ALL_CELLARS
    )
    table = play.table()
    start(table, "master_vintner")
    table.choose("part:fillorder", "wine:red:6")
    assert table.wines("white") == [3]


@pytest.mark.rule("V-71")
def test_the_master_vintner_ages_so_that_the_order_can_still_be_filled() -> None:
    play = Play(
        "master_vintner", "", "", hand=["r5"], wines={"red": [4], "white": [1]}, structures=["medium_cellar"]
    )
    assert "white_wine=2" not in outcome(play.table(), "master_vintner")


@pytest.mark.rule("V-93")
@pytest.mark.parametrize("wine", ["make:red:r3", "make:white:w2", "make:blush:r1+w2"])
def test_the_zymologist_makes_no_wine_below_4(wine: str) -> None:
    table = Play("zymologist", "", "", grapes={"red": [1, 3, 5], "white": [2]}).table()
    start(table, "zymologist")
    assert table.kind == "wine"
    table.cannot(wine)


@pytest.mark.rule("V-93")
def test_the_zymologist_makes_no_sparkling_wine_below_7() -> None:
    table = Play("zymologist", "", "", grapes={"red": [1, 2, 4], "white": [3]}).table()
    start(table, "zymologist")
    table.cannot("make:sparkling:r1+r2+w3")
    assert "make:sparkling:r1+r4+w3" in table.options


@pytest.mark.rule("V-97")
def test_the_zymologists_wine_ages_within_its_level_of_the_cellar() -> None:
    table = Play("zymologist", "", "", grapes={"red": [5], "white": [6]}, other={"passed": True}).table()
    start(table, "zymologist")
    table.choose("make:red:r5", "make:white:w6", "pass")
    assert (table.wines("red"), table.wines("white")) == ([6], [6])


MAKING = {
    "crusher": ("way:wine", 2),
    "crush_expert": ("way:wine", 3),
    "teacher": ("", 2),
    "mentor": ("take", 2),
    "jack_of_all_trades": ("way:wine", 2),
    "supervisor": ("", 2),
    "bottler": ("", 3),
    "exporter": ("way:wine", 2),
    "laborer": ("", 3),
}
"""What is answered before the wines of a visitor, and how many it makes at most."""


def making(name: str, grapes: dict[str, list[int]]) -> Table:
    """The visitor was played, and whatever comes before its wines was answered."""
    fields = {"left": ["malvasia"]} if name == "jack_of_all_trades" else {}
    table = Table(Seat(hand=[name], grapes=grapes, fields=fields), Seat(), season="winter")
    start(table, name)
    return table.choose(*MAKING[name][0].split())


@pytest.mark.rule("V-50")
@pytest.mark.parametrize("name", MAKING)
def test_a_visitor_makes_no_more_wines_than_it_says(name: str) -> None:
    table = making(name, {"red": [1, 2, 3], "white": [3]})
    most = MAKING[name][1]
    table.choose(*["make:red:r1", "make:red:r2", "make:red:r3"][:most])
    assert (table.kind, table.asked) == ("place", 1)
    assert (table.wines("red"), table.wines("white")) == ([1, 2, 3][:most], [])


@pytest.mark.rule("V-62")
@pytest.mark.parametrize("name", MAKING)
def test_of_several_wines_one_is_enough(name: str) -> None:
    table = making(name, {"red": [1, 2, 3]})
    table.cannot("done")
    table.choose("make:red:r1", "done")
    assert (table.kind, table.wines("red")) == ("place", [1])


@pytest.mark.rule("V-92")
@pytest.mark.parametrize("name", MAKING)
def test_a_visitors_wine_needs_its_cellar(name: str) -> None:
    table = making(name, {"red": [5]})
    assert (table.kind, table.wines("red")) == ("place", [3])


def test_the_zymologist_makes_one_or_two_wines() -> None:
    for last, reds in (("make:red:r5", [4, 5]), ("done", [4])):
        table = Play("zymologist", "", "", grapes={"red": [4, 5, 6]}).table()
        start(table, "zymologist")
        table.choose("make:red:r4", last)
        assert (table.kind, table.wines("red")) == ("place", reds)


FILLING = {"merchant": "", "marketer": "way:fill", "master_vintner": "part:fillorder", "exporter": ""}


@pytest.mark.parametrize("name", FILLING)
def test_a_visitor_fills_one_order(name: str) -> None:
    wines = {"red": [5], "white": [5]}
    seat = Seat(hand=[name, "r5", "w5"], wines=wines, structures=["medium_cellar"])
    table = Table(seat, Seat(), season="winter")
    start(table, name)
    table.choose(*FILLING[name].split(), "order:r5")
    assert (table.kind, table.hand("order")) == ("place", ["w5"])


def test_the_jack_of_all_trades_harvests_one_field_and_fills_one_order() -> None:
    seat = Seat(
        hand=["jack_of_all_trades", "r5", "w5"],
        wines={"red": [5], "white": [5]},
        fields={"left": ["merlot"], "right": ["merlot"]},
    )
    table = Table(seat, Seat(), season="winter")
    start(table, "jack_of_all_trades")
    table.choose("way:harvest", "way:fill", "field:left", "order:r5")
    assert (table.kind, table.hand("order"), table.grapes("red")) == ("place", ["w5"], [3])


def test_of_the_laborers_two_fields_one_is_enough() -> None:
    table = Play("laborer", "", "", fields={"left": ["merlot"], "right": ["merlot"]}).table()
    start(table, "laborer")
    table.choose("way:harvest", "field:left", "done")
    assert (table.kind, table.grapes("red")) == ("place", [3])


# Other players


def test_the_queen_troubles_the_player_to_the_right_whatever_the_wake_up_order() -> None:
    seats = Seat(hand=["queen"], row=0), Seat(lira=9, row=1), Seat(lira=9, row=5)
    table = Table(*seats, season="winter")
    before = start(table, "queen")
    assert table.asked == 2
    table.choose("part:givetoactor-lira3")
    assert changed(table, before) == {"lira+3", "2.lira-3"}


def test_the_uncertified_teacher_counts_every_other_player_with_six_workers() -> None:
    seats = (
        Seat(hand=["uncertified_teacher"]),
        Seat(total_workers=6),
        Seat(total_workers=5),
        Seat(total_workers=6),
    )
    table = Table(*seats, season="winter")
    before = start(table, "uncertified_teacher")
    table.choose("way:vp")
    assert changed(table, before) == {"vp+2"}


@pytest.mark.rule("V-66", "V-75")
def test_the_mentor_lets_the_deck_be_named_for_each_other_player_who_made_wine() -> None:
    grapes: dict[str, Any] = {"grapes": {"red": [1]}}
    seats = Seat(hand=["mentor"], row=5), Seat(**grapes, row=3), Seat(**grapes, row=1), Seat(row=2)
    table = Table(*seats, season="winter")
    before = start(table, "mentor")
    assert table.asked == 2
    table.choose("take")
    assert table.asked == 1
    table.choose("take", "deck:vine", "deck:summer")
    assert {"vine+1", "summer+1"} <= changed(table, before)


def test_the_innkeeper_takes_the_topmost_cards_and_not_itself() -> None:
    play = Play("innkeeper", "", "", discards=["judge", "noble", "pinot", "merlot", "pinot"])
    table = play.table()
    outcome(table, "innkeeper", "deck:winter")
    assert (table.hand("winter"), table.hand("vine")) == (["noble"], ["pinot"])
    assert table.discards("vine") == ["pinot", "merlot"]
    assert table.discards("winter") == ["judge", "innkeeper"]


def test_the_innkeeper_takes_a_structure_card_where_they_are_in_play() -> None:
    play = Play("innkeeper", "", "", discards=["judge", "silo"], module=True)
    assert outcome(play.table(), "innkeeper", "deck:winter") == {"winter+1", "structure+1"}


def test_the_motivator_gives_back_the_grande_that_played_it() -> None:
    table = Table(Seat(hand=["motivator"]), Seat(), season="winter")
    before = start(table, "motivator", worker="grande")
    table.choose("take")
    assert changed(table, before) == {"home_grande+1"}
    assert table.standing("play_winter_visitor") == []


@pytest.mark.rule("V-12", "V-66")
def test_a_player_who_has_passed_takes_the_grande_back_but_does_not_return() -> None:
    seats = Seat(hand=["motivator"]), Seat(passed=True), Seat()
    table = Table(*seats, season="winter", board={"gain_lira": ["1.grande"]})
    before = start(table, "motivator")
    assert table.asked == 1
    table.choose("take")
    assert changed(table, before) == {"vp+1", "1.home_grande+1"}
    assert table.asked == 2
    table.choose("pass")
    assert table.asked == 0


def test_the_governor_asks_up_to_three_others_who_must_give() -> None:
    hands: list[list[str]] = [["governor"], ["patron", "vendor"], [], ["banker"], ["planter"]]
    table = Table(*(Seat(hand=hand) for hand in hands), season="winter")
    before = start(table, "governor")
    assert table.options == ["seat:1", "seat:2", "seat:3", "seat:4"]
    table.choose("seat:1")
    assert (table.asked, table.options) == (1, ["visitor:patron", "visitor:vendor"])
    table.choose("visitor:vendor")
    table.cannot("seat:1")
    table.choose("seat:2", "seat:3")
    assert changed(table, before) == {"vp+1", "summer+2", "1.summer-1", "3.summer-1"}


def test_the_governor_may_ask_fewer() -> None:
    table = Table(Seat(hand=["governor"]), Seat(), Seat(), season="winter")
    before = start(table, "governor")
    table.cannot("done")
    table.choose("seat:2", "done")
    assert changed(table, before) == {"vp+1"}


def test_the_caravan_discards_what_is_not_kept() -> None:
    table = Play("caravan", "", "", top=["merlot", "patron", "judge", "r5"]).table()
    start(table, "caravan")
    table.choose("vine:merlot", "order:r5")
    assert (table.discards("summer"), table.discards("winter")) == (["patron"], ["judge", "caravan"])
    assert (table.hand("vine"), table.hand("order")) == (["merlot"], ["r5"])


# Workers


@pytest.mark.rule("V-35")
def test_a_worker_trained_by_a_visitor_comes_next_year() -> None:
    table = Play("teacher", "", "", lira=2, other={"passed": True}).table()
    outcome(table, "teacher")
    assert table.available() == {"bare": 1, "grande": 1}
    table.choose("pass")
    assert table.available() == {"bare": 3, "grande": 1}


def test_the_governesss_worker_may_be_placed_this_year() -> None:
    board = {"draw_order": ["0.bare"], "gain_lira": ["0.grande"]}
    table = Table(Seat(hand=["governess"], lira=3), Seat(), season="winter", board=board)
    outcome(table, "governess")
    table.choose("at:gain_lira", "worker:bare", "at:gain_lira")
    assert table.standing("gain_lira") == ["0.grande", "1.bare", "0.bare"]


# The Manager


def managed(*seats: Seat, **settings: Any) -> Table:
    """The Manager of seat 0 was played in winter; the action is still to be chosen."""
    table = Table(*seats, season="winter", **settings)
    start(table, "manager")
    return table


def test_the_manager_offers_the_actions_of_summer_alone() -> None:
    table = managed(
        Seat(
            hand=["manager", "malvasia", "patron"], lira=2, structures=["yoke"], fields={"left": ["merlot"]}
        ),
        Seat(),
    )
    summer = (
        "draw_vine",
        "give_tour",
        "build_structure",
        "play_summer_visitor",
        "sell_grapes_or_field",
        "plant_vine",
    )
    assert table.options == [f"action:{name}" for name in summer]


@pytest.mark.rule("V-37")
def test_the_manager_takes_no_action_that_cannot_be_carried_out() -> None:
    table = managed(Seat(hand=["manager", "planner"]), Seat())
    assert table.options == ["action:draw_vine", "action:give_tour", "action:sell_grapes_or_field"]


def test_the_manager_takes_an_occupied_action_without_its_bonus() -> None:
    board = {"draw_vine": ["1.bare"], "draw_vine:bonus": ["2.bare"]}
    table = managed(Seat(hand=["manager"]), Seat(), Seat(), board=board)
    table.choose("action:draw_vine")
    assert len(table.hand("vine")) == 1
    assert (table.standing("draw_vine"), table.standing("draw_vine:bonus")) == (["1.bare"], ["2.bare"])


def test_the_managers_visitor_does_not_bring_back_the_worker_that_played_the_manager() -> None:
    table = managed(Seat(hand=["manager", "producer"], lira=2), Seat())
    table.cannot("action:play_summer_visitor")
    board = {"gain_lira": ["0.grande"]}
    table = managed(Seat(hand=["manager", "producer"], lira=2), Seat(), board=board)
    table.choose("action:play_summer_visitor")
    assert table.standing("play_winter_visitor") == ["0.bare"]
    assert table.standing("gain_lira") == []
